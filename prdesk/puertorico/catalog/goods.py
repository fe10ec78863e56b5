"""The five goods, in the order in which everything counts them."""

from __future__ import annotations

from typing import Final, Literal, get_args

GoodId = Literal["corn", "indigo", "sugar", "tobacco", "coffee"]

GOODS: Final[tuple[str, ...]] = get_args(GoodId)
