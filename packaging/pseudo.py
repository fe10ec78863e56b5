"""The test language: English that is recognisably translated, and 40% longer.

What a text may not lose stays as it is: placeholders (`{player}`, `%1`, `%n`), accelerators
(`&File`) and markup.
"""

from __future__ import annotations

import math
import re
from pathlib import Path
from xml.etree import ElementTree

KEPT = re.compile(r"\{[a-z_]+\}|%L?[0-9n]+|&[A-Za-z]|<[^>]*>|\n")
ACCENTS = str.maketrans("AEIOUaeiouCNScnsyzrlt", "ÅÉÎÖÛàéîöűÇÑŠçñšýžřłť")
FILLER = "őőőőő "
LONGER = 1.4


def pseudo_text(text: str) -> str:
    """A text in the test language.

    >>> pseudo_text("&Open {count}")
    '[&Opéñ {count} őőő]'
    """
    accented = "".join(
        part if KEPT.fullmatch(part) else part.translate(ACCENTS) for part in _parts(text)
    )
    missing = max(1, math.ceil(len(text) * LONGER) - len(accented) - len("[ ]"))
    filler = (FILLER * missing)[:missing].rstrip() or "ő"
    return f"[{accented} {filler:ő<{missing}}]"


def _parts(text: str) -> list[str]:
    """A text cut before and after everything that has to stay."""
    parts, end = [], 0
    for hit in KEPT.finditer(text):
        parts += [text[end : hit.start()], hit[0]]
        end = hit.end()
    return [*parts, text[end:]]


def pseudo_file(path: Path) -> None:
    """Translate every message of a .ts file in place."""
    tree = ElementTree.parse(path)  # noqa: S314 (our own file)
    for message in tree.iter("message"):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        if translation is None:
            continue
        translation.attrib.pop("type", None)
        forms = translation.findall("numerusform")
        for form in forms or [translation]:
            form.text = pseudo_text(source)
    tree.write(path, encoding="utf-8", xml_declaration=True)
