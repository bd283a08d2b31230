"""Facts of the table in words: why something *cannot* be, and the particulars that reasons name."""

from munch_cli.engine.reasons import FactValue, Reason
from munch_cli.engine.table import Table
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.saying import listed

FACTS = {
    "table.game-over": "the game is over",
    "table.game-is-on": "the game has begun",
    "table.ready-already": "they have said so already",
    "table.something-is-owed": "something is owed first",
    "table.nothing-to-answer": "nothing is asked that this would answer",
    "table.not-yours": "that card is not theirs",
    "table.not-there": "that card is not within reach",
    "table.named-twice": "a card is named twice",
    "table.no-fight": "no fight is on",
    "table.fight-is-on": "a fight is on",
    "table.not-your-fight": "it is somebody else's fight",
    "table.not-in-hand": "that card is not in their hand",
    "table.no-such-target": "there is nothing of the kind to aim at",
    "table.nothing-face-up": "no card lies face up",
    "table.not-carried": "that Item does not lie sideways in front of them",
    "table.not-in-use": "that Item is not in use",
    "table.nothing-named": "no card is named",
    "table.that-is-you": "that is the very same player",
    "table.somebody-is-asked": "an offer waits for an answer already",
    "table.not-in-the-fight": "that monster is not in the fight",
    "table.which-monster": "there are several monsters, and none is named",
    "table.no-such-pips": "a die shows 1 to 6",
    "table.which-player": "nobody is named, and several could be meant",
    "table.no-such-point": "no such point is left open, or it cannot be read like that",
    "table.card-fact-unknown": "no source tells what the card says about it; say so in a [[card]] of your own",
    "table.not-among-them": "that is not among what is asked for",
}
"""Every fact of the table -> what it says, after "cannot:"."""

PLAYERS = ("helper", "fighter", "turn", "owner", "asked", "victim", "rival", "by")
CARDS = ("items", "copies", "cards")


def particulars(reason: Reason, table: Table) -> str:
    """The facts that decided, in a few words; "" where they add nothing."""
    facts = dict(reason.facts)
    parts = []
    if "munchkins" in facts and "monsters" in facts:
        parts.append(f"{facts.pop('munchkins')} against {facts.pop('monsters')}")
    for name, value in facts.items():
        said = _fact(name, value, table)
        if said:
            parts.append(said)
    return ", ".join(parts)


def _fact(name: str, value: FactValue, table: Table) -> str:
    players = table.state.players
    if name in PLAYERS and isinstance(value, int):
        return f"{name}: {players[value].name}" if 0 <= value < len(players) else ""
    if name == "declined" and isinstance(value, tuple):
        return f"turned down by {listed([players[PlayerId(who)].name for who in value])}" if value else ""
    if name in CARDS and isinstance(value, tuple):
        return listed([table.card(CopyId(copy)).name for copy in value])
    if name in ("phase", "gold", "level", "levels", "limit", "count"):
        return f"{name}: {value}"
    return ""
