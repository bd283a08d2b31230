"""Matches of bots, two against two, by which ``munch sim --strengths`` tells how strong they are."""

from collections.abc import Collection, Iterable, Iterator
from time import monotonic

from munch_cli.sim.batch import GameBatch, game_of, rarely_swept, seating
from munch_cli.sim.strengths import STRENGTHS, Match
from tests.play.random_play import EDITIONS

GAMES = 400
"""So many games are to be played of each pair in each box."""
SEED = 20
HEAD = "# box, strengths, games played, won by the first, won by the other; python -m tools.strengths plays on\n"


def all_matches(known: tuple[Match, ...]) -> list[Match]:
    """Every pair of strengths in every box, the stronger first, with what is known of it."""
    names = list(STRENGTHS)
    found = {(match.box, match.one, match.other): match for match in known}
    pairs = [(one, other) for at, one in enumerate(names) for other in names[:at]]
    return [found.get((box, *pair), Match(box, *pair)) for pair in pairs for box in EDITIONS]


def played_on(matches: list[Match], seconds: float, pairs: Collection[str] = ()) -> Iterator[list[Match]]:
    """The matches after each further game, always one of those of which fewest were played, until time is up.

    ``pairs``: only these, as "ahead:sensible". Empty for all.
    """
    began = monotonic()
    among = [place for place, match in enumerate(matches) if not pairs or f"{match.one}:{match.other}" in pairs]
    with rarely_swept():
        while monotonic() - began < seconds:
            at = min(among, key=lambda place: matches[place].games)
            if matches[at].games >= GAMES:
                return
            matches[at] = after_another(matches[at])
            yield matches


def after_another(match: Match) -> Match:
    """A match after one more game: its number says which, so that nothing hangs on when it is played."""
    batch = GameBatch(match.box, 4, (match.one, match.other), GAMES, SEED)
    game = game_of(batch, match.games)
    for _ in game.sentences():
        pass
    winners = {name for seat, name in enumerate(seating(batch, match.games)) if seat in game.table.state.winners}
    won, lost = (match.one in winners, match.other in winners)
    return match._replace(games=match.games + 1, won=match.won + won, lost=match.lost + lost)


def measured_text(matches: Iterable[Match]) -> str:
    """The file of these matches, as far as they were played."""
    return HEAD + "".join(f"{' '.join(map(str, match))}\n" for match in matches if match.games)
