<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About prdesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{games} for the desktop. An unofficial program by fans of the games: neither their authors nor their publishers have anything to do with it. All drawings and texts are our own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions and licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No network, no telemetry: your games stay on your machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>Lay it face down as a forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it as a plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it as it is: {drawn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose: {building}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role} with 1 doubloon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role} with {count} doubloons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role}, without the extra colonist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role} with 1 doubloon, without the extra colonist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role} with {count} doubloons, without the extra colonist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role}, without the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role} with 1 doubloon, without the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role} with {count} doubloons, without the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a face-down plantation with the Hacienda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a quarry with the Hacienda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the Hacienda unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take: {tile}, without a colonist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take as a forest: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take as a forest: {tile}, without a colonist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up an occupied tile: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a tile with a noble: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a colonist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a noble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take nobody: one leaves the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place colonists: {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place nobles: {nobles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place colonists: {places}; nobles: {nobles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build: {building}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build: {building}, without a colonist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build: {building}, giving away {give}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build: {building}, giving away {give}, without a colonist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus barrel: {good}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell: {good}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell at the Trading post: {good}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy a face-down plantation for 1 doubloon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up for 1 doubloon: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up an occupied tile for 1 doubloon: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a tile with a noble for 1 doubloon: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply: {goods}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load {good} on the {ship}-ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load {count} {good} on the {ship}-ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load {good} at the Wharf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load {count} {good} at the Wharf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load {goods} at the Small wharf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep {keep}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep {keep}; given back: {lost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move guests to: {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place workers: {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place no worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place workers: {places}; idle: {idle}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {paid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {paid}: {lost} too much, no change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay in silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay with {paid}, the rest in silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral marker on lot {auction}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral marker on lot {auction}, at {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {amount} on lot {auction}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {reward}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build {building} ({cost})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build {building} (free)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the extra of the lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {gained}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the extra of the lot ({paid}): +{gained}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass: a step on the railroad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build no second building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the extra of the lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {good} ({paid})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {good} ({paid}, no change)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell {good} ({paid}): {gained}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hire a worker ({paid})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a debt: {gained}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market ({paid}): {gained}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank ({paid}): {gained}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repay a debt ({paid})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the trades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no bonus barrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load nothing for now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no second tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up no tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the Land office unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the guests stay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Click circles, tiles or buildings to fill or empty them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click one of the outlined places. L lists all choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{prompt} ({count} to place)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more is to be decided: confirm, or take something out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({level}) is ready to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space shows the next move, Shift+Space all until a person decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({level}) is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: back to your last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you can do, as a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm the placing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out all that waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put everybody back where they were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Warn before something is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Best places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody where the income is best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place as &amp;before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To &amp;my turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on at once until a person decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ver&amp;y large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to play…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and keys in short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contin&amp;ue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer players go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the computer players back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a place for all the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm what you have chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best moves, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scores…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores and where they come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Event log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the event log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Buildings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the buildings do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About prdesk…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlmanacDialog</name>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it brings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {paid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it with {paid}, get {gained}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reward of choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Railroad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almanac</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The last game cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last state of the game cannot be read; this is an older one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be kept for next time: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BarKeeper</name>
    <message>
        <source>Not yet: {count} have no place, and there are empty places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are hints only when it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Trading house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plantations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count}/{all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>×{count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−{count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>San Juan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} + {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn: lay it as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building {count} of {all}: {player} chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role}. {privilege}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Library doubles what you get besides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role}, taken by {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading house: {goods}. Free places: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{good}: price {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship for {all}: {count} {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship for {all}: empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonist ship: {ship}. The next ship brings {next}; {supply} are left in the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{good}: {count} in the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would get 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would get {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship: {ship} colonists, {aboard} nobles. The next ship brings {next}; left in the supply are {supply} colonists and {nobles} nobles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobles on the ship: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonists on the ship: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down plantations: {count}. Discarded: {discarded}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarries left: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}, costs {cost}. {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}, costs {cost} instead of {printed}. {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click shows your own board again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to your own board (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}. {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, number {order} in the order of play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Governor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles this round: {roles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} VP chips are left. When they run out, the round is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} colonists are left in the supply. When they cannot fill the ship, the round is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fullest city has {count} of 12 spaces filled. A full one ends the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>San Juan: colonists without a place, {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>San Juan: nobles without a place, {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>San Juan: {count} colonists and {nobles} nobles without a place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobles in all: {count}, 1 VP each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your VP chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the game ended now: {vp} VP chips, {buildings} buildings, {bonus} bonus, {nobles} nobles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the game ended now: {vp} VP chips, {buildings} buildings, {bonus} bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: an empty circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: a colonist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: a noble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} ({kinds})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost {cost}: 1 kind comes into the game, {filled} chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost {cost}: {count} kinds come into the game, {filled} chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{good}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click shows the board of {player} large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody takes a plantation; you may take a quarry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets colonists; you get 1 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may build; you pay 1 doubloon less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody produces; you get 1 barrel more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may sell a barrel; you get 1 doubloon more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody ships goods; you get 1 VP more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: {figures}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would bring you: {figures}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If occupied: {figures}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 doubloon more for a sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} doubloons more for a sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to 1 doubloon off a price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {count} doubloons off a price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} VP for each load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 doubloon for each load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} doubloons for each load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 doubloon at a production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} doubloons at a production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} VP at a production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 barrel more at a production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} barrels more at a production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} VP at the beginning of a Captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {count} VP for goods returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a noble at the next Mayor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a colonist at the next Mayor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} VP at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 barrel of {good} in all at a production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} barrels of {good} in all at a production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} – {consequence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs 1 doubloon, {left} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs {count} doubloons, {left} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earns 1 doubloon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earns {count} doubloons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earns {count} VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ship for {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{good}: now choose a ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ship}: now choose a good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep {count} {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{good}: now choose where to sell it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{house}: now choose a good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}: click goods to load them, then the ship to send it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goods}: {count} VP. Confirm sends them off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}: choose 1 thing more to give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}: choose {count} things to give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up: {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: a guest moves here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This guest moves: now choose an empty circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hospice sends a colonist along. A click: without him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No colonist comes along. A click: the Hospice sends one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: put a colonist here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: put a noble here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a noble on the best empty circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: take the colonist away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: take the noble away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a colonist on the best empty circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>What you can do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name} is next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of what you own is hidden. Only {name} should look now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to {name}: undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message>
        <source>A colonist here turns the crop of one occupied indigo plantation into a barrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colonist here turns the crop of one occupied sugar plantation into a barrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each colonist here makes a barrel from one occupied indigo plantation, up to 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each colonist here makes a barrel from one occupied sugar plantation, up to 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each colonist here makes a barrel from one occupied tobacco plantation, up to 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each colonist here makes a barrel from one occupied coffee plantation, up to 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sale to the trading house earns 1 doubloon more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Settler phase, draw one face-down plantation before taking a tile as usual; a drawn one has to be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Settler phase, take a quarry instead of a plantation even when another player chose the Settler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After loading, keep all barrels of one kind, besides the single barrel everybody keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile taken in the Settler phase comes with a colonist from the supply, or else from the ship. The Hacienda’s extra tile does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell a good the trading house holds already. A full trading house still buys nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sale to the trading house earns 2 doubloons more; with the Small market, 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After loading, keep all barrels of two kinds, besides the single barrel everybody keeps; with the Small warehouse, of three kinds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Craftsman phase, producing 2, 3, 4 or 5 kinds of goods pays 1, 2, 3 or 5 doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new building comes with one colonist from the supply, or else from the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every load in the Captain phase earns 1 VP more, a load at a wharf too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end, if occupied: 1 VP for every 3 colonists and nobles you have, wherever they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end, if occupied: 1 VP for each building of yours that is no production building, this one included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in each Captain phase, load all barrels of one kind on a ship of your own: 1 VP each, whatever the other ships carry. It is never compulsory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end, if occupied: 1 VP for each small production building in your city and 2 VP for each large one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end, if occupied: 4 VP for up to 9 filled island spaces, 5 for 10, 6 for 11 and 7 for 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end, if occupied: 1 VP for every 4 VP you hold in chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With an occupied Construction hut, the Hacienda may take a quarry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hacienda draws a face-down plantation and never takes a quarry; Hacienda and Forest house are never in one game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>14 new kinds of buildings join those of the base game. 17 kinds out of all of them make up the game, beside the production buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each ship brings a noble among the colonists, and each noble is worth 1 VP at the end. 8 new kinds of buildings make use of them; running out of colonists does not end the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first round, the players choose the 17 kinds in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 17 kinds are drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 17 kinds are given, and nobody chooses any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The buildings of the nobles compete with the others for the 17 places instead of all being in the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever starts with a corn plantation has 1 doubloon less at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Factory costs 8 doubloons and the University 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has to take a colonist from the ship; one that is declined leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody sees everybody’s victory points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Craftsman phase, 1 indigo more if your Indigo plant made any, and 1 sugar more if your Sugar mill did. The small ones do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plantation you take or draw may be laid face down as a forest; a colonist of the Hospice then goes to San Juan. Every 2 forests take 1 doubloon off a building, even while this house is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If doubloons are missing for a building, give a barrel, a victory point and a colonist or noble, at most one of each: each makes up for 1 doubloon. Whoever works here stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After loading, keep 3 barrels of any kinds, besides the single barrel everybody keeps and what your warehouses hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its guests may move to empty circles and work at once: before a role is carried out, other than the Mayor and the Prospector, and right after you place a tile or building with an empty circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell here instead of to the trading house: any good, at its usual price. The markets add nothing, the privilege of the Trader does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you build another building: 1 VP for one of the second or third column, 2 VP for a large one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in each Captain phase, load any mix of barrels on a small ship of your own: 1 VP for every 2 barrels. It is never compulsory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every load in the Captain phase pays 1 doubloon, a load at a wharf too; choosing the Captain pays 1 at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Craftsman phase, the barrels you made of your best kind pay 1 doubloon each, the first of them excepted. Bonus barrels count, corn never does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The privilege of every role you choose counts twice; as Settler, you take a second tile after all others. With 2 players, once a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the loading of the Captain phase, 1 VP for every 2 barrels of the same kind that you have. You keep the barrels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no circle and nothing to do: it simply is worth 8 VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end, if occupied: 1, 3, 6 or 10 VP for 1, 2, 3 or 4 sets of three equal tiles on your island, quarries and forests included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Trader phase, after your sale or without one: with a colonist, pay 1 doubloon to draw a face-down plantation, which has to be placed; with a noble, give up a plantation or forest for 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Craftsman phase, even if you produce nothing: 1 doubloon with a colonist, 1 VP with a noble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the Settler phase: with a colonist, you may give up a plantation or forest; with a noble, 2 VP if your island has more empty spaces than any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a colonist, small buildings cost 1 doubloon less; with a noble, large ones cost 2 less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the loading of the Captain phase, return barrels of different kinds, at most one for each of your nobles: 1 VP each. That is not a load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Mayor phase, one noble more from the supply, or a colonist once no noble is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Craftsman phase, 1 doubloon for each of your nobles. It counts as a large production building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end, if occupied: 1 VP more for each of your nobles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each round: {income}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker here: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers here: {first} on the first space, {second} on the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of 2 workers here: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 workers here together: {second}; one alone brings nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: 1 VP for each residential building, the Homestead too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: 1 VP for each commercial building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: 1 VP for each industrial building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: 1 VP for each special building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: 1 VP for each building, this one and the Homestead too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: 1 VP for each worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: 1 VP for each track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: 1 VP for each worker and each track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner may build a building of any type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner may build one building: {may_build}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot brings 1 worker and a step on the railroad, with its reward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot brings {gift}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then, if wanted: {offer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then, once and if wanted: {offer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No screens: everybody sees everybody’s silver, goods, trade chits, debts and VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When built: a step on the railroad, with its reward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trade chit turns 1 wood into 1 food, or 1 food into 1 steel, any number of times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When built: 1 debt is cleared; without a debt, 2 silver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When built: 1 trade chit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sale brings 1 silver more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold can stand for copper or livestock when buildings and extras of lots are paid, but not in a sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When built: 1 worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each round: 1 debt is cleared; without a debt, 2 silver. A trade chit can be changed for 1 silver, any number of times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When built: a step on the railroad, with its reward. Each building built later: 1 VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each round: 1 silver for each worker, idle or not, but 5 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own bids may equal the bid they beat, even at 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When built: 1 track, and one more building of any type may be built at once.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>{player} takes the {role}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes the {role} and the doubloon on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes the {role} and the {count} doubloons on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} leaves the Hacienda unused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes no tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} builds nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes no bonus barrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sells nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} loads nothing for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is passed over. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets a tile: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes a tile: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes a tile from the supply: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets an extra tile with the Hacienda: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets a colonist. Place: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets a tile from the Land office: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hospice of {player} brings a colonist. Place: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hospice of {player} brings a colonist from the ship. Place: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The University of {player} brings a colonist. Place: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The University of {player} brings a colonist from the ship. Place: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plantations lie face up: {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plantation is left to turn up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the discard pile: {discarded}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile has been shuffled into a new stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes 1 colonist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes {count} colonists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes 1 colonist from the supply, as Mayor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes {count} colonists from the supply, as Mayor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes 1 colonist from the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes {count} colonists from the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} places the colonists: {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no circle to fill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} places the nobles: {nobles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobles: {nobles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In San Juan: {san_juan}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 new colonist boards the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} new colonists board the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 new colonist boards the ship, which should bring {needed} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} new colonists board the ship, which should bring {needed} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No colonist is left to board the ship, which should bring {needed} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} builds the {building} for 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} builds the {building} for {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins lot {auction} for {amount}: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody gets lot {auction}: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} builds the {building} for {amounts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} builds the {building} for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {building} brings {player} {amounts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot brings {player} {amounts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {building} clears 1 debt of {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} uses the extra of the lot: {paid} for {amounts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} produces {goods}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} produces nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More could have been made, but the supply is out: {short}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes a bonus barrel: {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gains 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gains {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} finds 1 doubloon as Prospector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} finds {count} doubloons as Prospector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Factory pays {player} 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Factory pays {player} {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sells {good} for 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sells {good} for {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sells {good} for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trading house is full and sends its goods away: {goods}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} loads {count} {good} on the {ship}-ship: {vp} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} loads {count} {good} at the Wharf: {vp} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} loads {count} {good} on the {ship}-ship: {vp} VP ({bonus}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} loads {count} {good} at the Wharf: {vp} VP ({bonus}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captain +{count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harbor +{count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} keeps {keep}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} keeps {keep} and loses {lost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {ship}-ship sails away full: {count} {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} This round is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} is over. The next governor is {governor}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {stage} stage begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 unbuilt building leaves the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} unbuilt buildings leave the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 new building comes in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} new buildings come in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up for auction: {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All auctions are over: a final income and the last trades follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} becomes the start player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. {players} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. The victory is shared: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} places workers: {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} places no worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 worker stays idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} workers stay idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} collects {amounts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 debt is cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} debts are cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} pays {amounts} in wages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} pays {amounts} for the lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lost} too much: no change is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} places the neutral marker on lot {auction}, at {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} bids {amount} on lot {auction}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} builds no second building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} leaves the extra of the lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} builds nothing. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} builds no second building. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} leaves the extra of the lot. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The neutral marker moves to {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} advances on the railroad to position {position}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is at the end of the railroad, position {position}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The railroad brings {player} {reward}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are not enough colonists to fill the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city is completely built up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last victory point chip has been taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} brings a building into the game: {building}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes no second tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gives no tile up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} leaves the Land office unused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} supplies nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guests of {player} stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} pays the Land office 1 doubloon for a face-down plantation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} looks at the plantation that the Hacienda has drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gives a tile up: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} moves guests to work: {to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newcomer joins {player}: {piece}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Villa brings {player} a newcomer: {piece}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A noble boards the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes a colonist from the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes a noble from the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes nobody from the ship; one leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gives to the Black market: {give}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} supplies goods: {goods}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gains {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Church brings {player} {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Union hall brings {player} {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Chapel brings {player} {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hunting lodge brings {player} {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Royal supplier brings {player} {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Chapel pays {player} 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Chapel pays {player} {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Jeweler pays {player} 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Jeweler pays {player} {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Specialty factory pays {player} 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Specialty factory pays {player} {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Lighthouse pays {player} 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Lighthouse pays {player} {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sells {good} at the Trading post for 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sells {good} at the Trading post for {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sells {good} at the Trading post for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} loads {goods} at the Small wharf: {vp} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} loads {goods} at the Small wharf: {vp} VP ({bonus}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} buys {bought} for {paid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sells {sold} for {amounts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} hires a worker for {paid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} makes {made} at the Market for {paid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} changes {paid} for {made} at the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes 1 debt for {amounts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes {count} debts for {amounts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} repays 1 debt with {paid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has finished trading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role}: {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role}: {player} (+{doubloons})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Feed</name>
    <message>
        <source>The end: what happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: what happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the first line since your last decision</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file {name} already. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number} of this game is not possible: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is opened as it stood before that move.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In ten rounds a village becomes a city. Everybody bids for the right to build, and each building brings income, work or points. Whoever has the most points at the end wins: VP chits, buildings and their bonuses, gold, copper and livestock; debts cost points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody needs the money when bidding. What is missing can be borrowed: 2 silver for a debt, as often as needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody puts his workers on spaces of his buildings; they may be moved freely each round, and may stay idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings, workers and tracks bring what they show, 1 silver for each track. Then each worker is paid 1 silver, an idle one too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn everybody who leads no lot bids more on one of them, or passes for this round. Who passes takes a step on the railroad and a reward: that of the step or any earlier one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lot after lot the winner pays his bid, may build one building of a type the lot allows and pays its goods. Then come the bonus of the building and the extra of the lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of the first lot sold begins the next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While placing workers, paying or building, each trade chit buys or sells one good, or hires a worker for 1 food. A sale also brings 1 point. One gold pays for 5 silver; no change is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trades wait in the bar below until a decision confirms them, and can be taken back before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After ten rounds there is one more income with wages, and everybody trades for the last time. Only now debts are repaid, for 5 silver or 1 gold each; those left cost 1 point, the second 2 more, the third 3 more, and so on. Gold, copper and livestock count 2 points each; silver decides ties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start player first puts a neutral marker on a lot: whoever wants that lot has to bid more than its level. It rises after a round in which both win a lot, and falls by a step for each who passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow crops, sell them or ship them, and build up a city. Whoever has the most victory points at the end wins: chips for goods that were shipped, points of buildings, and what occupied large buildings count besides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plantation or building works only while a colonist stands on its circle. Corn needs a plantation alone; every other good needs circles filled on a plantation and in a production building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every round each player in turn takes a role that is still free, with the doubloons on its card (two players take three roles each). Everybody then does what the role is for; who took it is the first and has a small advantage. A doubloon comes on each role nobody took, and the governor moves on by one seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may take a plantation that lies face up. Who took the role may take a quarry in its place: an occupied quarry makes buildings cheaper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colonists of the ship are shared out, and everybody places all of his anew. Who took the role gets 1 more. Nobody stays in San Juan while a circle is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may buy one building, only one of each kind. Occupied quarries take off 1 doubloon each, up to the number of its column; who took the role pays 1 less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets the goods his occupied plantations and production buildings make. Who took the role takes 1 barrel more of a kind he has just made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may sell one barrel of a kind the trading house does not hold yet, until its 4 places are filled. Who took the role gets 1 doubloon more for his.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn after turn everybody has to load as much as fits of one kind on one ship, 1 point a barrel; each ship takes one kind, and no kind travels on two. Who took the role gets 1 point more, once. Afterwards one barrel may be kept, and more only in warehouses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who took the role gets 1 doubloon. Nobody else acts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round is the last one when the supply can no longer fill the colonist ship, when somebody fills the twelfth space of his city, or when the last victory point chip is taken. The lamps of the board Game end show how near that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from choice to choice; arrows too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose, or confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirm from anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take out all that waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all choices as a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hint: the best moves, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place the others for me; place everybody as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show another player’s board large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back: to your own board, or out of what you began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pause, or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next move; all until a person decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores, what happened, all buildings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>The best in the long run (1 game played out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best in the long run ({count} games played out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the long run much like the best move (1 game played out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the long run much like the best move ({count} games played out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not as good in the long run (1 game played out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not as good in the long run ({count} games played out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not played out: nothing else was worth a try, or there was no time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boards look no better after any other move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boards look a little better after the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best move: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ship 1 barrel for {vp} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ship {count} barrels for {vp} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} ships 1 barrel for {vp} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} ships {count} barrels for {vp} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must throw 1 barrel away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must throw {count} barrels away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} must throw 1 barrel away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} must throw {count} barrels away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep {count} {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} keeps {count} {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sell for 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sell for {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sells for 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sells for {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets 1 doubloon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets {count} doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your next income then brings {count} silver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next income of {player} then brings {count} silver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your next income then brings {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next income of {player} then brings {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your next income then brings {count} {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next income of {player} then brings {count} {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 of your workers stays idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of your workers stay idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 worker of {player} stays idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} workers of {player} stay idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win lot {auction} for {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins lot {auction} for {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You come to position {count} on the railroad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} comes to position {count} on the railroad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You become the start player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} becomes the start player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You build the {building} ({vp} VP).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} builds the {building} ({vp} VP).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can then pay for the {building}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} can then pay for the {building}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your end bonuses then come to {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end bonuses of {player} then come to {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your debts then cost {count} VP at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The debts of {player} then cost {count} VP at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {building} is then left in the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take a tile: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes a tile: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw a face-down plantation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} draws a face-down plantation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get 1 colonist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {count} colonists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets 1 colonist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets {count} colonists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You then have 1 noble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You then have {count} nobles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} then has 1 noble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} then has {count} nobles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can then make 1 barrel at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can then make {count} barrels at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} can then make 1 barrel at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} can then make {count} barrels at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You then have 1 occupied quarry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You then have {count} occupied quarries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} then has 1 occupied quarry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} then has {count} occupied quarries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {building} is occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has the {building} occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You produce 1 barrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You produce {count} barrels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} produces 1 barrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} produces {count} barrels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {count} more {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets {count} more {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your buildings bring you {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings bring {player} {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your large buildings then count {count} VP extra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The large buildings of {player} then count {count} VP extra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends with this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get 1 silver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {count} silver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets 1 silver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets {count} silver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay 1 silver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay {count} silver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} pays 1 silver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} pays {count} silver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get 1 trade chit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {count} trade chits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets 1 trade chit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets {count} trade chits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You spend 1 trade chit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You spend {count} trade chits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} spends 1 trade chit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} spends {count} trade chits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take 1 debt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take {count} debts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes 1 debt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes {count} debts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get rid of 1 debt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get rid of {count} debts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets rid of 1 debt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets rid of {count} debts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get 1 VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets 1 VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets {count} VP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get 1 worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {count} workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets 1 worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets {count} workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get 1 track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {count} tracks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets 1 track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets {count} tracks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {count} {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets {count} {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give {count} {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gives {count} {good}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintModel</name>
    <message>
        <source>{share} % to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final scores: {scores}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} games played out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hint is to be had: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click plays the move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strongest computer player looks at what you can see.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Homesteads</name>
    <message>
        <source>Lot {lot}. {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} leads with {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The neutral marker stands at {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next bid is at least {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid of {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid of {count}, made by {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves you {count} silver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes gold as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes all silver and gold, and 1 debt or a sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes all silver and gold, and {count} debts or sales.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to come, in unknown order: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The extra of the tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The neutral marker stands here at {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score as it stands. Gold, copper and livestock are 2 VP each. The first debt costs 1 VP, the second 2, the third 3 and so on. Silver decides a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The railroad track: who passes, or gets a step, goes on and takes a reward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {count}: {reward} or any earlier reward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {count}: {reward}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 good of your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now choose the good on your board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{good}: bought for {buy}, sold for {sell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every trade costs 1 trade chit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy 1 {good}: {changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell 1 {good}: {changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hire a worker: {changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a debt: {changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}: {changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repay a debt: {changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your General Store adds 1 silver to a sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 rounds: Settlement 1 to 4, Town 5 to 8, City 9 and 10. Then a last income.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click shows the buildings of this stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click shows what can be built now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These buildings can be built now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}, {type}, costs {cost}. {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}, {type}. {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 copy is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} copies are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No copy is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have all it costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lack {goods}: trades or debts bring it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lack {goods}, and cannot get it yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You own it already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{type} buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, number {order} in the turn order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has passed in this auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads lot {lot} with {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver, goods, trade chits, debts and VP are behind the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VP chits: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade chits: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debts: {count}, −{points} VP at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tracks: {count}, each brings 1 silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers: {count}, idle: {idle}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the railroad: step {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{good}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workers as they stand bring {income}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then {count} silver of wages are to be paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the game ended now: VP chits {vp}, buildings {buildings}, bonus {bonus}, goods {goods}, debts {debt}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score at the end: VP chits {vp}, buildings {buildings}, bonus {bonus}, goods {goods}, debts {debt}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}: a place for a worker, {income}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}: a place for a worker, {income}. All workers have a place: take one back first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}: a worker, {income}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both together {income}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}: put a worker here, {income}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}: take the worker away, {income}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a worker on the best empty place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} – {consequence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click shows the board of {player} large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click shows your own board again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy {good}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy {good} for gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sell {good}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make {good}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hire a worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a debt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chit to the Bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repay a debt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repay with gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pay: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 silver is missing: trade, or take a debt (2 silver).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} silver are missing: trade, or take debts (2 silver each).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay with {parts}. Silver: {before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change is given: {count} too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what to pay with and confirm. {payment}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver: {before} → {after}, wages of {wages} paid. Income: {income}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 worker is idle although a space is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} workers are idle although spaces are free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker alone at the River Port brings nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 trade chit is left; it could still {use}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} trade chits are left; they could still {use}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sell goods for a point each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy gold, 2 points each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 silver could still repay a debt: the last one costs 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 silver could still repay a debt: the last one costs {count} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{losses} Confirm again to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lot {lot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is auctioned any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} won it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no higher bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marker {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auctions are over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VP chits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus of buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold, copper, livestock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Railroad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−{count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {count} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final income and scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stage} {first}–{last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>×{count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None before round {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lot {lot}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to your own board (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 silver a sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 VP a building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may bid the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 silver a worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} idle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{game}, the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Computer moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Name</name>
    <message>
        <source>Small indigo plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small sugar mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indigo plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sugar mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tobacco storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coffee roaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hacienda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Construction hut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small warehouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hospice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Office</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large warehouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Homestead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain Mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foundry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steel Mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boarding House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Railworkers House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copper Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meatpacking Plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rodeo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lawyer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fairgrounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dude Ranch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restaurant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train Station</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rail Yard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>University</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wharf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guild hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Customs house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forest house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storehouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guesthouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading post</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Church</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small wharf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specialty factory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Union hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloister</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land office</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunting lodge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoning office</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal supplier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Villa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jeweler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puerto Rico</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indigo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sugar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tobacco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coffee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corn plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indigo plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sugar plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tobacco plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coffee plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quarry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Craftsman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prospector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second prospector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>San Juan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colonist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deluxe edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic edition (2002)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New buildings (expansion I)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobles (expansion II)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings chosen in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen set of buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobles’ buildings drafted too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corn compensation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factory and University swap prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonists can be declined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat Monte Carlo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 trade chit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} trade chits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 food</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} food</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 steel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} steel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 copper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} copper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 livestock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} livestock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} tracks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 debt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} debts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−{amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} as {good}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} ({name})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} × {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Homesteaders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>food</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>livestock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trade chits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>debts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tracks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>railroad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>residential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commercial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>industrial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement and Town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open holdings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({what})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 good of choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reward} (from position {position} on)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gained} for {paid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{worker} and a step on the railroad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gift}, plus {extra}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{may_build}, then {extra}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{may_build}, but {extra}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lot {auction}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Looks no further than the phase being played, and is not too particular.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays some games out before each move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays many games out before each move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays games out for a second before each move: as strong as it gets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level}: {means}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {players} players it won {share} % of {games} games against {count} × {opponent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game now running is kept: Game, Open recent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to 18 digits. The same number deals the same game again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the kinds of buildings are chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set of buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which rules?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>14 kinds of buildings more; 17 kinds are chosen for the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 nobles, 1 VP each; 8 kinds of buildings; no end by a lack of colonists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the game the players choose the kinds, one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance chooses as many kinds of each cost as the draft would.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is played with the 17 kinds of a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 8 kinds of the nobles are drafted too, not added to the 17.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins with corn gets 1 doubloon less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Factory costs 8 doubloons, the University 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece on the ship may be refused; it then leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody sees everybody&apos;s victory points; no curtain between people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hacienda and Construction hut together may take a quarry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hacienda takes no quarry; Hacienda and Forest house never together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs the expansion New buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs both expansions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This set does not fit the rules chosen here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the new ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the base game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships and harbors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markets and workshops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forests and fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody hides anything; no curtain between people.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>choose a building for this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the Hacienda for an extra tile, or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay the drawn tile as a forest, or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a tile for the island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a second tile with the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give up a tile, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take somebody from the ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place the colonists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place the workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay the wages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place the neutral marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a reward of the railroad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay the bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>build, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>build a second building, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the extra of the lot, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make the last trades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker on a space brings its income. Wages, for idle ones too: {wages}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pay: {cost}; 1 gold counts as 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands at {level}, and whoever wants that lot has to beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pass is final; the railroad then brings {rewards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To choose from: {rewards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pay for lot {auction}: {cost}; 1 gold counts as 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lot {auction} allows: {may_build}. Passing gives the right up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Train Station allows one more building of any type, at its usual cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lot {auction} offers: {offer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold, copper and livestock count 2 VP each; silver, trade chits and other goods nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold, copper and livestock count 2 VP each; silver, trade chits and other goods nothing. To repay: {debts}, or lose {penalty}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a bonus barrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sell a barrel, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the Land office, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supply goods for points, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the goods to keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move guests to empty circles, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: {prompt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decide</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>The key “{key}” is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “{key}” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of “{key}” is of the wrong kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value “{value}” of “{key}” is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number in “{key}” is out of range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of “{key}” stands there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name in “{key}” needs 1 to 24 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” does not hold one name for each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship holds a good and its barrels, or neither: see “{key}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” does not fit whose turn it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pieces of the game do not add up: too many or too few of “{key}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” of “{key}” does not go together with the other options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” of “{key}” finds no place among the buildings of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” names no game of ours: “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” names no computer player: “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game has been started yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a saved game, or the file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large for a saved game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is nested too deeply for a saved game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds too many moves for one game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds a text that is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds a number that is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds a number that is not finite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file gives the entry “{key}” twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds text that is not proper Unicode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format is that of a newer version of the program, or of another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has been changed or damaged: its checksum does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry “{key}” of the file makes no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trades have to wait: they are made while placing workers, paying and building. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is for the last trades, after the final income. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else has to be decided first: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers are placed at the beginning of a round. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wages are paid after the income, a bid when its lot is settled. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The neutral marker is placed before the first bid. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids are made when all wages are paid. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reward comes with a step on the railroad. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of a lot builds when the bid is paid. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The extra of a lot comes after its building. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next role is chosen when this phase is over. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles are taken in the Settler phase. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the Hacienda draws a face-down tile, early in the Settler phase. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonists are placed in the Mayor phase. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings are bought in the Builder phase. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods are produced in the Craftsman phase. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods are sold in the Trader phase. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships are loaded in the Captain phase. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is kept is chosen at the end of the Captain phase. Now: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {role} is not in play with this number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {role} is gone for this round: {player} has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the Mayor’s extra colonist can be declined, and only while the supply has colonists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No colonists are left in the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 12 spaces of the island are filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No face-down plantation is left to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking a quarry with the Hacienda needs an occupied Construction hut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the classic edition the Hacienda draws plantations only, never a quarry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hacienda brings a quarry only if it is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quarry is left in the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One quarry has been taken in this Settler phase already, and one is the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {tile} lies face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No occupied Hospice can bring a colonist to this tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough colonists for this: {need} needed, {have} available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gold is held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A count cannot be below zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers go to one’s own buildings only, and no {building} is among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {building} has 1 space for workers, not {have}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {building} has {need} spaces for workers, not {have}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {building} has no space for a worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A space takes 1 worker, those of this building too: {building}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{need} spaces are to be filled, but there is only 1 worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{need} spaces are to be filled, but there are only {have} workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too much gold: each counts as 5 silver, so that {count} is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only 1 gold is held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {have} gold is held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough silver: {cost} needed, {have} held. A debt brings 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lot {auction} is not up for auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bid can be {amount}: the scale is 3, 4, 5, 6, 7, 9, 12, 16, 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bid on lot {auction} is too low: {least} is the least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lot {auction} stands at 21, the top of the scale: bid on another, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The railroad has not come so far: {take}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {building} is of a type that the lot does not allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {building} is in the stock: its stage is not now, or all are built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {building} is built already, and nobody may have two of one name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {building} is there from the beginning and cannot be built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough {good}: {need} needed, {have} held. A trade chit can buy one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paying gold as copper or livestock needs a River Port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost has not so much {good} for gold to take its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold takes the place of copper and livestock only, and this extra costs neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This costs a trade chit, and none is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold pays for this only while there is too little silver, and there is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price is 1 gold in any case, so nothing more is said: {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs a Market of one’s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs a Bank of one’s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is for the last trades, after the final income.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no debt to repay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No building that the lot allows can be paid for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No building can be paid for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The good that it costs is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {tile} on this island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {building} in this city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quarry is for whoever chose the Settler or has an occupied Construction hut; the Library’s second tile needs the hut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too many for the {tile}: there is only 1 circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too many for the {tile}: there are only {circles} circles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {tile} has no circle; nobody stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 more circle has to be filled: nobody stays in San Juan beside a free circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} more circles have to be filled: nobody stays in San Juan beside a free circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough doubloons: the price is {cost}, the purse holds {have}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every {building} has been built already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {building} stands in this city already, and a city has room for one of a kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large building needs 2 city spaces, and only 1 of the 12 is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 12 spaces of the city are built up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {building} is not part of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No occupied University can bring a colonist to this building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus barrel is of a good produced just now, and that was not {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {good} is left in the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {good} is held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This wharf has sent its ship in this Captain phase already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too much to keep: one barrel, and more only in an occupied Storehouse or warehouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not so much {good} is held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No good that is held fits on a ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trading house holds {good} already; only an occupied Office sells it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ship with {ship} spaces sails in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {ship}-ship is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {ship}-ship holds {good}; only {good} may be loaded on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {ship}-ship carries {good}, and no good travels on two ships.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {ship}-ship takes more of these barrels, and as many as fit must be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs an occupied Wharf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While some good fits on a ship, it has to be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is room to keep more, and nothing is given back needlessly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No building can be paid for and placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing the trading house would buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not possible ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {building} is not among the buildings to choose from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {building} has been chosen already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place for the {building}: those of its cost are filled. In the classic edition Hacienda and Forest house also rule each other out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in a game for two can the Library be held back, while it is occupied and has not acted in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying a plantation as a forest needs an occupied Forest house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quarry stays a quarry: it becomes no forest and is never given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody stands on such a tile: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No noble stands on the tile that would go: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Land office either brings a tile or takes one; only for one that it takes is there a choice of who stands on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For this, a noble has to stand here: {building}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For this, a colonist has to stand here, not a noble: {building}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the ship this is no choice now: {piece}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is only 1 noble for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are only {count} nobles for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no noble for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is chosen; to want nothing is to pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Guesthouse does not hold so many guests of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no empty circle for a guest here: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goods have to be of different kinds, and {good} is among them twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs an occupied Black market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only 1 doubloon is missing, and no more than that can be made up for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {count} doubloons are missing, and no more than that can be made up for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The doubloons suffice, so nothing is given to the Black market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} doubloons are missing, and each piece given to the Black market makes up for 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no victory point to give away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can be given away from here: {place}. Whoever works at the Black market stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs an occupied Trading post.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs an occupied Small wharf.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Victory point chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VP chits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold, copper, livestock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver (ties)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubloons and goods (ties)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreReason</name>
    <message>
        <source>small production buildings: {small}, large ones: {large} (2 points each)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filled island spaces: {spaces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colonists and nobles: {pieces} (1 point for every 3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points in chips: {chips} (1 point for every 4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buildings that do not produce: {violet}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sets of three equal tiles: {sets} (1, 3, 6 or 10 points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobles: {nobles} (1 point more each)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody works there: no bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden until the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>residential buildings: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commercial buildings: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>industrial buildings: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special buildings: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buildings: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workers: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tracks: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind the screen until the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no building has points printed on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points gathered during the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goods}, 2 points each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no gold, copper or livestock is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{debts}: 1 point for the first, 2 for the second, and so on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no debts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silver left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubloons: {doubloons}, goods: {goods}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoresDialog</name>
    <message>
        <source>Final scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionModel</name>
    <message>
        <source>{name} could not decide ({error}); some legal move was made instead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StagedRow</name>
    <message>
        <source>{count} × {action}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out: {action}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits: {action}. Enter takes it out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnModel</name>
    <message>
        <source>Taken out too: {action}. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
