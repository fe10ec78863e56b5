"""A building that somebody invents is its own files and nothing else (docs/architecture.md)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import prdesk
from prdesk.compiled import LIBRARY

ROW = """
from prdesk.puertorico.catalog.building import Building

ROW = Building("mint", 4, 2, 1, 2, copies=2, copies_2=1, size=1, set="buildings")
"""
FUNCTIONS = '''
from prdesk.puertorico.functions.hooks import Hooks


def mint(player, made):
    """1 doubloon for every 2 barrels of corn."""
    return made[0] // 2


HOOKS = Hooks(produced={"mint": mint})
'''
WORDS = """
from prdesk.texts.mark import QT_TRANSLATE_NOOP

NAME = QT_TRANSLATE_NOOP("Name", "Mint")
EFFECT = QT_TRANSLATE_NOOP("Effect", "Pays 1 doubloon for every 2 barrels of corn.")
"""
PLAY = """
from prdesk.ai.levels import agent
from prdesk.games import game
from prdesk.puertorico.totals import check_totals
from prdesk.texts.puertorico import TEXTS

PR = game("puertorico")
fixed = (
    "small_market hacienda construction_hut small_warehouse mint office large_market "
    "large_warehouse factory university harbor wharf guild_hall residence fortress customs_house "
    "city_hall"
).split()
options = {"players": 3, "expansions": ["buildings"], "set": fixed}

# Bought, manned and paid like any other.
state = PR.load({"game": "puertorico", "options": options, "players": {"0": {"doubloons": 9}}})
PR.apply(state, {"type": "role", "role": "builder"})
PR.apply(state, {"type": "build", "building": "mint"})
assert PR.position(state)["players"][0]["city"] == {"mint": {"colonists": 0, "nobles": 0}}
assert PR.position(state)["players"][0]["doubloons"] == 9 - 3
board = {"island": {"corn": {"tiles": 4, "colonists": 4}}, "city": {"mint": {"colonists": 1}}}
state = PR.load({"game": "puertorico", "options": options, "players": {"0": board}})
events = []
PR.apply(state, {"type": "role", "role": "craftsman"}, events)
assert {"event": "doubloons_gained", "player": 0, "auto": True, "count": 2, "by": "mint"} in events
assert PR.score(state)[0]["buildings"] == 2
assert (TEXTS.title_of("mint"), TEXTS.effect_of("mint")[:4]) == ("Mint", "Pays")

# Drafted and played by the computer players to the end.
state = PR.new({"players": 3, "expansions": ["buildings"]}, None, 1)
assert {"type": "draft", "building": "mint"} in PR.legal(state)[0]
while state.frames:
    PR.play(state, agent("greedy" if state.player else "random").choose(PR, state, state.round))
    check_totals(state)
print("played")
"""


def test_an_invented_building_plays(tmp_path: Path) -> None:
    """Put into a copy of the program, its files bring a building into the game."""
    source = Path(prdesk.__file__).parent
    shutil.copytree(source, tmp_path / "prdesk", ignore=shutil.ignore_patterns("__pycache__"))
    for library in source.parent.glob(f"{LIBRARY}.*"):  # of a compiled engine
        shutil.copy(library, tmp_path)
    files = {
        "prdesk/puertorico/fan/mint/__init__.py": "",
        "prdesk/puertorico/fan/mint/row.py": ROW,
        "prdesk/puertorico/fan/mint/functions.py": FUNCTIONS,
        "prdesk/texts/puertorico/fan/mint.py": WORDS,
        "play.py": PLAY,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    command = [sys.executable, str(tmp_path / "play.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.returncode, done.stdout.strip()) == (0, "played"), done.stderr
