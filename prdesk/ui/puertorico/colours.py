"""Colours that only this table uses, by what they are for; goods by their ids."""

from typing import Final

LIGHT: Final = {
    # kinds of buildings
    "violet": "#d8c6e6",
    "beige": "#dccba3",
    "pink": "#e6bcc6",
    "corn": "#f0c02c",
    "indigo": "#3a55a8",
    "sugar": "#fbf8f0",
    "tobacco": "#b9803f",
    "coffee": "#55331f",
}

DARK: Final = {
    "violet": "#6c568a",
    "beige": "#7d6b45",
    "pink": "#86505f",
    "corn": "#e8b92f",
    "indigo": "#6484da",
    "sugar": "#e9e3d3",
    "tobacco": "#c08a4a",
    "coffee": "#7b4d31",
}
