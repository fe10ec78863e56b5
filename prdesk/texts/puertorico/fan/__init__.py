"""Words of the buildings that fans add: a module each, named by the building's id.

`NAME` is its name and `EFFECT` says what it does, both marked with `QT_TRANSLATE_NOOP`.
"""
