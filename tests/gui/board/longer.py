"""A language in which everything is longer."""

from PySide6.QtCore import QTranslator


class Longer(QTranslator):
    """A language in which everything takes 40% more letters."""

    def translate(  # type: ignore[override]
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Every word with a tail."""
        words = text.split(" ")
        grown = [word if "{" in word else word + "ő" * round(len(word) * 0.4) for word in words]
        return " ".join(grown)
