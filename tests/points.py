"""Games in which the players hold victory points already, so that something is to be hidden."""

from prdesk.session import Session


def with_points(session: Session, points: int = 1) -> Session:
    """The same game from its beginning, but everybody has so many points."""
    first = session.state.copy()
    for player in first.players:
        player.vp = points
    first.vp_supply -= points * len(first.players)
    start = session.game.position(first)
    return Session(session.game, first, session.options, session.seats, session.seed, start)
