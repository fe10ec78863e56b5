"""What does not fit on a drawn table: texts that are cut, overlap or lie on a picture."""

from prdesk.ui.board.elements import Art, Box, Drawing, Text
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.lettering import text_rect


def texts(drawn: Drawing) -> list[Text]:
    return [element for element in drawn.elements if isinstance(element, Text)]


def overlapping(drawn: Drawing) -> list[tuple[str, str]]:
    """Pairs of texts that touch."""
    placed = [(text.key, text_rect(text)) for text in texts(drawn)]
    return [
        (key, other)
        for number, (key, rect) in enumerate(placed)
        for other, place in placed[number + 1 :]
        if rect.meets(place, 0.5)
    ]


def on_pictures(drawn: Drawing) -> list[tuple[str, str]]:
    """Texts that lie on a picture without a plate of their own between the two."""
    found = []
    for depth, text in enumerate(drawn.elements):
        if not isinstance(text, Text):
            continue
        letters = text_rect(text)
        for below, other in enumerate(drawn.elements[:depth]):
            if not isinstance(other, Art) or not letters.meets(other.rect, 1.5):
                continue
            plates = [
                plate
                for plate in drawn.elements[below:depth]
                if isinstance(plate, Box) and plate.rect.holds(letters, 2)
            ]
            if not plates and not text.key.startswith(other.key):
                found.append((text.key, other.key))
        for other in drawn.elements[depth:]:
            if isinstance(other, Art | Box) and letters.meets(other.rect, 1.5):
                struck = isinstance(other, Box) and other.rect.h <= 2
                if not struck and not other.key.endswith("/struck"):
                    found.append((text.key, other.key))
    return found


def off_board(drawn: Drawing, places: list[Rect]) -> list[str]:
    """What does not lie on one of the boards."""
    found = []
    for element in drawn.elements:
        rect = text_rect(element) if isinstance(element, Text) else element.rect
        if element.key != "sea" and not any(place.holds(rect, 1.5) for place in places):
            found.append(element.key)
    return found
