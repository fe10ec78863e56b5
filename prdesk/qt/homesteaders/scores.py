"""The rows of the score table (rules 5.2)."""

from __future__ import annotations

from collections.abc import Callable

from prdesk.core.game import Json
from prdesk.homesteaders.catalog.buildings import INDEX
from prdesk.qt.homesteaders.score_reasons import (
    reason_of_bonus,
    reason_of_buildings,
    reason_of_chips,
    reason_of_debt,
    reason_of_goods,
    reason_of_tiebreak,
)
from prdesk.qt.score_rows import Cell, ScoreRow, added, figure
from prdesk.qt.snapshot import Snapshot
from prdesk.qt.translate import translate
from prdesk.texts.homesteaders import name_of


def score_rows(snapshot: Snapshot) -> list[ScoreRow]:
    """Chips, buildings, each bonus somebody owns, goods, debts; the total; the silver."""
    scores, players = snapshot.scores, snapshot.position["players"]
    bonuses = sorted({b for score in scores for b in score["bonus"]}, key=INDEX.__getitem__)

    def row(key: str, title: str, reason: Callable[[Json], str]) -> ScoreRow:
        cells = [Cell(figure(s[key]), reason(p)) for s, p in zip(scores, players, strict=True)]
        return ScoreRow(title, cells)

    return [
        row("vp", translate("ScoreModel", "VP chits"), reason_of_chips),
        row("buildings", translate("ScoreModel", "Buildings"), reason_of_buildings),
        *(_of_bonus(building, scores, players) for building in bonuses),
        row("goods", translate("ScoreModel", "Gold, copper, livestock"), reason_of_goods),
        row("debt", translate("ScoreModel", "Debts"), reason_of_debt),
        ScoreRow(
            translate("ScoreModel", "Total"),
            [Cell(figure(score["total"]), _sum(score)) for score in scores],
            total=True,
        ),
        row("tiebreak", translate("ScoreModel", "Silver (ties)"), reason_of_tiebreak),
    ]


def _of_bonus(building: str, scores: list[Json], players: list[Json]) -> ScoreRow:
    cells = [
        Cell(
            figure(score["bonus"][building]) if building in score["bonus"] else "",
            reason_of_bonus(player, building),
        )
        for score, player in zip(scores, players, strict=True)
    ]
    return ScoreRow(name_of(building, translate), cells)


def _sum(score: Json) -> str:
    parts = [score["vp"], score["buildings"], *score["bonus"].values(), score["goods"]]
    return added([*parts, score["debt"]] if score["debt"] != 0 else parts)
