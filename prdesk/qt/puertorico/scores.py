"""The rows of the score table (rules 3.9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prdesk.core.game import Json
from prdesk.qt.puertorico.score_reasons import (
    reason_of_bonus,
    reason_of_buildings,
    reason_of_nothing,
    reason_of_tiebreak,
)
from prdesk.qt.score_rows import Cell, ScoreRow, added, figure
from prdesk.qt.snapshot import Snapshot
from prdesk.qt.translate import translate
from prdesk.texts.puertorico import name_of


def score_rows(snapshot: Snapshot) -> list[ScoreRow]:
    """Chips, buildings, each large building somebody owns, nobles if there are any; the total."""
    scores, players = snapshot.scores, snapshot.position["players"]
    buildings = dict.fromkeys(b for score in scores for b in score["bonus"])

    def row(key: str, title: str, reason: Callable[[Json, Json], str] | None = None) -> ScoreRow:
        why = [reason(s, p) if reason else "" for s, p in zip(scores, players, strict=True)]
        cells = [Cell(figure(s[key]), r) for s, r in zip(scores, why, strict=True)]
        return ScoreRow(title, cells, total=key == "total")

    rows = [
        row("vp", translate("ScoreModel", "Victory point chips")),
        row("buildings", translate("ScoreModel", "Buildings"), lambda _, p: reason_of_buildings(p)),
        *(_of_bonus(building, scores, players) for building in buildings),
    ]
    if any(score["nobles"] for score in scores):
        rows.append(row("nobles", translate("ScoreModel", "Nobles")))
    return [
        *rows,
        row("total", translate("ScoreModel", "Total"), lambda score, _: _sum(score)),
        row(
            "tiebreak",
            translate("ScoreModel", "Doubloons and goods (ties)"),
            lambda _, player: reason_of_tiebreak(player),
        ),
    ]


def _of_bonus(building: str, scores: Sequence[Json], players: Sequence[Json]) -> ScoreRow:
    cells = [
        Cell(figure(score["bonus"][building]), reason_of_bonus(player, building))
        if building in score["bonus"]
        else Cell("", reason_of_nothing())
        for score, player in zip(scores, players, strict=True)
    ]
    return ScoreRow(name_of(building, translate), cells)


def _sum(score: Json) -> str:
    parts = [score["vp"], score["buildings"], *score["bonus"].values()]
    return added(parts + ([score["nobles"]] if score["nobles"] else []))
