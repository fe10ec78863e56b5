"""Building functions by the moment at which they act (rules sections 2 and 4).

`hooks.Hooks` lists the moments; each module of this package holds the functions of one set of
buildings. `rules.Ruleset` resolves them for the kinds that are in a game, and the phases loop over
what they find there, so no phase knows a building whose function needs no decision of its own.
"""
