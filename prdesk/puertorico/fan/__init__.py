"""Buildings that fans add: a package each, named by the building's id.

`row.py` holds `ROW`, the `catalog.building.Building`; `functions.py` holds `HOOKS`, the
`functions.hooks.Hooks` with what it does. docs/architecture.md shows the other two files.
"""
