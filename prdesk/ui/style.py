"""How the widgets look: paper and ink like the boards, in both themes."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from prdesk.ui import theme
from prdesk.ui.theme import Palette

TEXT_PX = 13
HEADING_PX = 17


def apply_style(application: QApplication, colours: Palette) -> None:
    """Dress every widget of the application in a theme."""
    application.setFont(theme.sans(TEXT_PX))
    application.setPalette(_palette(colours))
    application.setStyleSheet(_sheet(colours))


def heading_font() -> QFont:
    """For prompts and titles."""
    return theme.serif(HEADING_PX)


def button_font() -> QFont:
    """For buttons that decide something.

    A variable typeface takes its weight from the font; one in a style sheet would be ignored.
    """
    return theme.sans(TEXT_PX, 600)


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


def _sheet(p: Palette) -> str:
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
#onSea {{ color: {p.on_sea}; }}
QPushButton {{ background: {p.paper_bottom}; color: {p.ink}; border: 1px solid {p.paper_edge};
    border-radius: 7px; padding: 5px 13px; min-height: 20px; }}
QPushButton:hover {{ background: {p.card_top}; border-color: {p.ink_soft}; }}
QPushButton:pressed {{ background: {p.slot}; }}
QPushButton:disabled {{ color: {p.ink_soft}; background: {p.slot};
    border-color: {p.slot_edge}; }}
QPushButton:focus {{ border: 2px solid {p.focus}; padding: 4px 12px; }}
QPushButton[strong="true"] {{ background: {p.accent}; color: {p.on_accent};
    border-color: {p.accent}; }}
QPushButton[strong="true"]:disabled {{ background: {p.slot}; color: {p.ink_soft};
    border-color: {p.slot_edge}; }}
QPushButton[strong="true"]:focus {{ border: 2px solid {p.ink}; }}
#feed QTableView, #choices QListView {{ background: transparent; border: none; }}
#choices QListView::item {{ padding: 4px 8px; border-radius: 5px; }}
#choices QListView::item:selected {{ background: {p.accent}; color: {p.on_accent}; }}
#feed QTableView:focus {{ border: 1px solid {p.focus}; border-radius: 5px; }}
QLineEdit {{ background: {p.card_top}; color: {p.ink};
    border: 1px solid {p.paper_edge}; border-radius: 5px; padding: 4px 7px; min-height: 18px; }}
QLineEdit:focus {{ border: 2px solid {p.focus}; padding: 3px 6px; }}
QCheckBox::indicator {{ width: 15px; height: 15px; border: 2px solid {p.ink_soft};
    border-radius: 4px; background: {p.card_top}; }}
QCheckBox::indicator:checked {{ background: {p.accent}; border-color: {p.accent}; }}
QCheckBox:focus {{ outline: 2px solid {p.focus}; }}
QTableView {{ background: {p.card_top}; color: {p.ink}; gridline-color: {p.slot};
    border: 1px solid {p.paper_edge}; border-radius: 5px; }}
QTableView::item {{ padding: 3px 7px; }}
QTableView::item:selected {{ background: {p.allowed_wash}; color: {p.ink}; }}
QHeaderView::section {{ background: {p.paper_bottom}; color: {p.ink}; border: none;
    border-bottom: 1px solid {p.slot}; padding: 5px 9px; }}
QTableCornerButton::section {{ background: {p.paper_bottom}; border: none;
    border-bottom: 1px solid {p.slot}; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {p.slot_edge}; border-radius: 4px; min-height: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QPlainTextEdit {{ background: {p.card_top}; color: {p.ink}; border: 1px solid {p.paper_edge};
    border-radius: 5px; }}
"""
