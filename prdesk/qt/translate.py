"""Languages: found beside the program, changed while it runs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from prdesk import resources

SOURCE_LANGUAGE = "en"
_PREFIX = "prdesk_"


def translate(context: str, text: str) -> str:
    """A text in the language now set; the text itself where there is no translation."""
    return QCoreApplication.translate(context, text)


def available() -> list[str]:
    """Codes of the languages there are, English first."""
    found = sorted(path.stem.removeprefix(_PREFIX) for path in _compiled())
    return [SOURCE_LANGUAGE, *(code for code in found if code != SOURCE_LANGUAGE)]


def system_language() -> str:
    """The first language of the desktop that there is; English otherwise."""
    known = available()
    wanted = (tag.split("-")[0] for tag in QLocale.system().uiLanguages())
    return next((code for code in wanted if code in known), SOURCE_LANGUAGE)


class Languages:
    """Installs the translators of one language at a time.

    Qt then sends a LanguageChange event to every widget.
    """

    def __init__(self) -> None:
        self.current = SOURCE_LANGUAGE
        self._installed: list[QTranslator] = []

    def install(self, language: str) -> bool:
        """Change to a language; False, and English, if it has no translation here."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []
        found = language in available()
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # Qt's own words first: the last one installed is asked first, and ours may overrule.
        for name, folder in (
            (f"qtbase_{language}", qt),
            (f"{_PREFIX}{language}", str(resources.translations())),
        ):
            # Owned by Qt: Python could tidy a translator away in the middle of a translation, and
            # its end would wait for that translation's end for ever.
            translator = QTranslator(QCoreApplication.instance())
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)
            else:
                translator.deleteLater()
        self.current = language if found else SOURCE_LANGUAGE
        QLocale.setDefault(QLocale(self.current))
        return found


def _compiled() -> list[Path]:
    return list(resources.translations().glob(f"{_PREFIX}*.qm"))
