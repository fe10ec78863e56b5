"""How the widgets look: paper and ink like the boards, in both themes."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from prdesk import resources
from prdesk.ui import letters, theme
from prdesk.ui.theme import Palette


def apply_style(application: QApplication, colours: Palette, scale: float = 1.0) -> None:
    """Dress every widget of the application in a theme; `scale`: of its letters."""
    letters.set_scale(scale)
    application.setFont(theme.sans(letters.px(letters.TEXT_PX)))
    application.setPalette(_palette(colours))
    application.setStyleSheet(style_sheet(colours))
    letters.letter_all(application.allWidgets())


def _picture(name: str, p: Palette) -> str:
    """A small drawing in the theme's colours, for the style sheet."""
    return f'url("{resources.path(f"style/{name}_{p.name}.svg").as_posix()}")'


def _palette(p: Palette) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    colours = {
        role.Window: p.paper_top,
        role.WindowText: p.ink,
        role.Base: p.card_top,
        role.AlternateBase: p.paper_bottom,
        role.Text: p.ink,
        role.Button: p.paper_bottom,
        role.ButtonText: p.ink,
        role.BrightText: p.on_accent,
        role.Highlight: p.accent,
        role.HighlightedText: p.on_accent,
        role.ToolTipBase: p.card_top,
        role.ToolTipText: p.ink,
        role.PlaceholderText: p.ink_soft,
        role.Link: p.recent,
    }
    for name, colour in colours.items():
        palette.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(p.ink_soft))
    return palette


def _faded(p: Palette) -> str:
    """The ink of what cannot be done now: half gone into the paper."""
    ink, paper = QColor(p.ink_soft), QColor(p.paper_bottom)
    return QColor(
        (ink.red() + paper.red()) // 2,
        (ink.green() + paper.green()) // 2,
        (ink.blue() + paper.blue()) // 2,
    ).name()


def style_sheet(p: Palette) -> str:
    """The style sheet of a theme."""
    return f"""
QMainWindow, #page {{ background: {p.sea_bottom}; }}
QDialog {{ background: {p.paper_top}; }}
QMenuBar {{ background: {p.paper_bottom}; color: {p.ink}; }}
QMenuBar::item {{ padding: 3px 9px; background: transparent; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: {p.accent}; color: {p.on_accent}; }}
QMenu {{ background: {p.card_top}; color: {p.ink}; border: 1px solid {p.paper_edge}; }}
QMenu::item {{ padding: 5px 26px 5px 26px; }}
QMenu::item:disabled {{ color: {p.slot_edge}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {p.slot}; margin: 3px 8px; }}
QToolTip {{ background: {p.card_top}; color: {p.ink}; border: 1px solid {p.paper_edge};
    padding: 4px; }}
#actionBar, #feed, #choices, #card {{
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {p.paper_top},
        stop:1 {p.paper_bottom});
    border: 1px solid {p.paper_edge}; border-radius: 9px; }}
#actionBar[waiting="true"] {{ border: 2px solid {p.accent}; background: {p.card_top}; }}
#choices {{ border: 2px solid {p.accent}; }}
#soft {{ color: {p.ink_soft}; }}
#soft[refused="true"] {{ color: {p.accent}; }}
#onSea {{ color: {p.on_sea}; }}
QPushButton {{ background: {p.paper_bottom}; color: {p.ink}; border: 1px solid {p.paper_edge};
    border-radius: 7px; padding: 5px 13px; min-height: 20px; }}
QPushButton:hover {{ background: {p.card_top}; border-color: {p.ink_soft}; }}
QPushButton:pressed {{ background: {p.slot}; }}
QPushButton:disabled {{ color: {_faded(p)}; background: transparent;
    border: 1px dashed {p.slot_edge}; }}
QPushButton:focus {{ border: 2px solid {p.focus}; padding: 4px 12px; }}
QPushButton[strong="true"] {{ background: {p.accent}; color: {p.on_accent};
    border-color: {p.accent}; }}
QPushButton[strong="true"]:disabled {{ background: transparent; color: {_faded(p)};
    border: 1px dashed {p.slot_edge}; }}
QPushButton[strong="true"]:focus {{ border: 2px solid {p.ink}; }}
QPushButton[chip="true"] {{ padding: 1px 8px; }}
QPushButton[chip="true"]:focus {{ border: 2px solid {p.focus}; padding: 0px 7px; }}
#clear {{ background: transparent; }}
#feed QTableView, #choices QListView {{ background: transparent; border: none; }}
#choices QListView::item {{ padding: 4px 8px; border-radius: 5px; }}
#choices QListView::item:selected {{ background: {p.accent}; color: {p.on_accent}; }}
#feed QTableView:focus {{ border: 1px solid {p.focus}; border-radius: 5px; }}
QLineEdit, QComboBox {{ background: {p.card_top}; color: {p.ink};
    border: 1px solid {p.paper_edge}; border-radius: 5px; padding: 4px 7px; min-height: 18px; }}
QLineEdit:focus, QComboBox:focus {{ border: 2px solid {p.focus}; padding: 3px 6px; }}
QComboBox:disabled {{ color: {_faded(p)}; border: 1px dashed {p.slot_edge}; }}
QComboBox::drop-down {{ border: none; width: 24px; }}
QComboBox::down-arrow {{ image: {_picture("down", p)}; width: 12px; height: 12px; }}
QComboBox QAbstractItemView {{ background: {p.card_top}; color: {p.ink};
    border: 1px solid {p.paper_edge}; selection-background-color: {p.accent};
    selection-color: {p.on_accent}; outline: none; }}
QCheckBox::indicator {{ width: 15px; height: 15px; border: 2px solid {p.ink_soft};
    border-radius: 4px; background: {p.card_top}; }}
QCheckBox::indicator:checked {{ background: {p.accent}; border-color: {p.accent};
    image: {_picture("tick", p)}; }}
QCheckBox::indicator:disabled {{ background: transparent; border-color: {p.slot_edge}; }}
QCheckBox:focus {{ outline: 2px solid {p.focus}; }}
QTableView {{ background: {p.card_top}; color: {p.ink}; gridline-color: {p.slot};
    border: 1px solid {p.paper_edge}; border-radius: 5px; }}
QTableView::item {{ padding: 3px 7px; }}
QTableView::item:selected {{ background: {p.allowed_wash}; color: {p.ink}; }}
#scores {{ outline: 0; }}
#scores::item:focus {{ border: 2px solid {p.focus}; padding: 1px 5px; }}
QHeaderView::section {{ background: {p.paper_bottom}; color: {p.ink}; border: none;
    border-bottom: 1px solid {p.slot}; padding: 5px 9px; }}
#scores QHeaderView::section:vertical {{ padding: 1px 9px; }}
QTableCornerButton::section {{ background: {p.paper_bottom}; border: none;
    border-bottom: 1px solid {p.slot}; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {p.slot_edge}; border-radius: 4px; min-height: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QPlainTextEdit, QTextBrowser {{ background: {p.card_top}; color: {p.ink};
    border: 1px solid {p.paper_edge}; border-radius: 5px; }}
"""
