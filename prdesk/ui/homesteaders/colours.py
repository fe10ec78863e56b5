"""Colours that only this table uses, by what they are for; types of buildings by their ids."""

from typing import Final

LIGHT: Final = {
    "silver": "#c3ced8",
    "trade": "#2f7f85",
    "offer": "#1c6a40",
    "residential": "#e7c85a",
    "commercial": "#7fb069",
    "industrial": "#b7a08a",
    "special": "#c58bb0",
}

DARK: Final = {
    "silver": "#b4c3d2",
    "trade": "#58b4bb",
    "offer": "#63cf93",
    "residential": "#876c1c",
    "commercial": "#4a7a3a",
    "industrial": "#76634f",
    "special": "#8a4f78",
}
