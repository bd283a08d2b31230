"""What features say of the answer to the last sentence: its outcome, the rules that decided, the point left open."""

import re
from collections.abc import Sequence

from munch_cli.arbiter.features.game import Game, must
from munch_cli.show.citing import says

VERDICTS = {
    "left open": "silent",
    "asked back": "asks",
    "a conflict": "conflict",
    "a contradiction": "conflict",
    "not possible": "cannot",
}
"""The words of the features for the outcomes whose own word would read badly."""


def verdict(game: Game, word: str, reason: str | None) -> None:
    """The outcome, and what the rule begins with that decided it."""
    found = game.heed().verdict
    name = "cannot" if found.is_fact else found.outcome
    must(name == VERDICTS.get(word, word), f"it is {name}: {', '.join(found.ids)}", "other-verdict")
    if reason:
        told = [says(id, game.edition, game.table.catalogue) for id in (*found.ids, *found.open)]
        must(any(_begins(one, reason) for one in told), f"no deciding rule says so; they say: {told}", "not-cited")


def left_open(game: Game, asks: str, lean: str) -> None:
    """The outcome is left open by a point that asks this, and play goes on by this reading."""
    found = game.heed().verdict
    must(found.outcome == "silent", f"it is {found.outcome}: {', '.join(found.ids)}", "other-verdict")
    _asked(game, found.open, asks, lean)


def unspoken(game: Game) -> None:
    """The outcome is left open, and not by a point that the rulebook has: no rule says anything of it."""
    found = game.heed().verdict
    must(found.outcome == "silent", f"it is {found.outcome}: {', '.join(found.ids)}", "other-verdict")
    must(not found.open, f"it rests on {', '.join(found.open)}", "not-left-open")


def open_after(game: Game, asks: str, lean: str) -> None:
    """A point that asks this leaves open only what follows, and play goes on by this reading."""
    _asked(game, game.heed().verdict.open_after, asks, lean)


def _asked(game: Game, points: Sequence[str], asks: str, lean: str) -> None:
    """Raises ``NotSo`` unless one of these open points asks this, and leans so."""
    gaps = [game.edition.gaps[id] for id in points if id in game.edition.gaps]
    told = [f"{_small(gap.asks)} (lean: {game.table.leaning(gap.id)})" for gap in gaps]
    wanted = _small(f"{asks} (lean: {lean})")
    must(wanted in map(_small, told), f"open: {'; '.join(told) or 'nothing'}", "not-left-open")


def contradiction(game: Game, sides: str) -> None:
    """The outcome is a contradiction between passages that say this."""
    found = game.heed().verdict
    must(found.outcome == "conflict", f"it is {found.outcome}: {', '.join(found.ids)}", "other-verdict")
    told = [says(id, game.edition, game.table.catalogue) for id in found.open]
    must(any(_begins(one, sides) for one in told), f"the sheet says: {told}", "not-left-open")


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _begins(said: str, reason: str) -> bool:
    plain = re.sub(r"\s+", " ", said).casefold()
    return plain.startswith(reason.rstrip(".").casefold())


def cited(game: Game, ids: str) -> None:
    """Rules that are among those that decided."""
    found = game.heed().verdict.ids
    for id in re.split(r",\s*| and ", ids):
        must(not id or id in found, f"{id} did not decide; cited: {', '.join(found)}", "not-cited")


def choices(game: Game, sentences: str) -> None:
    """The sentences that are asked back, each in quotes, the best first."""
    asks = game.heed().verdict.asks
    found = asks.sentences if asks is not None else ()
    must(re.findall(r'"([^"]+)"', sentences) == list(found), f"asked back are: {', '.join(found) or 'none'}")


def open_point(game: Game, id: str) -> None:
    """The open point or contradiction of which another reading would turn the outcome."""
    found = game.heed().verdict.open
    must(id in found, f"it rests on {', '.join(found) or 'nothing that is open'}", "not-left-open")


def open_point_after(game: Game, id: str) -> None:
    """The open point that leaves open only what follows."""
    found = game.heed().verdict.open_after
    must(id in found, f"open in what follows is {', '.join(found) or 'nothing'}", "not-left-open")
