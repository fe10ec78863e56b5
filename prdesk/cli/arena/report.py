"""The figures of a match as tables for the terminal."""

from __future__ import annotations

from prdesk.cli.arena.match import Match
from prdesk.cli.tables import table
from prdesk.core.game import Json
from prdesk.texts import title_of


def report(match: Match, figures: Json) -> str:
    """What `simulate` prints."""
    head = (
        f"{title_of(match.game)}, {len(match.agents)} players, {figures['games']} games, "
        f"seed {match.seed}\n"
        f"{figures['games_per_s']:.1f} games/s, {figures['decisions_per_game']:.1f} decisions "
        f"a game, {figures['mean_rounds']:.1f} rounds"
    )
    parts = [head, _agents(figures["agents"]), _seats(figures["seats"])]
    if "sprt" in figures:
        parts.append(_sprt(figures["sprt"]))
    return "\n\n".join(parts)


def _agents(rows: Json) -> str:
    cells = [
        (
            *("agent", "games", "wins", "95% interval", "mean score"),
            *("Elo", "95% interval", "ms/decision", "at most"),
        )
    ]
    for name, row in rows.items():
        low, high = row["ci95"]
        cells.append(
            (
                name,
                str(row["games"]),
                f"{row['win_share']:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{row['mean_score']:.2f}",
                f"{row['elo']:+.0f}",
                _interval(row["elo_ci95"]),
                f"{row['ms_median']:.2f}",
                f"{row['ms_max']:.1f}",
            )
        )
    return table(cells)


def _interval(elo: list[float] | None) -> str:
    """Nothing to say of the first agent, with whom the scale begins."""
    if elo is None:
        return "one deal"
    low, high = elo
    return f"{low:+.0f} to {high:+.0f}" if low < high else ""


def _seats(rows: list[Json]) -> str:
    cells = [("seat", "agent", "wins", "mean score")]
    for number, row in enumerate(rows, 1):
        cells.append(
            (str(number), row["agent"], f"{row['win_share']:.1%}", f"{row['mean_score']:.2f}")
        )
    return table(cells, left=2)


def _sprt(test: Json) -> str:
    verdict = {
        "h1": f"{test['agent']} wins more than its fair share (H1 accepted)",
        "h0": f"{test['agent']} does not win that much more than its fair share (H0 accepted)",
        None: "undecided, more games are needed",
    }[test["verdict"]]
    return (
        f"SPRT, {test['h0']:.1%} against {test['h1']:.1%} of the wins a seat: {verdict}; "
        f"log likelihood ratio {test['llr']:+.2f} of {test['bounds'][1]:.2f} "
        f"after {test['blocks']} deals"
    )
