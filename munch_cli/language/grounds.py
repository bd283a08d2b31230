"""The ground of an answer: the facts that decided it, as a clause about this board ("Cy has already used Backstab")."""

import re
from collections.abc import Callable

from munch_cli.engine.reasons import Facts, FactValue, Reason
from munch_cli.engine.table import Table
from munch_cli.language.facts import Told, debt_said, fact_said
from munch_cli.table.cards import Card
from munch_cli.table.commands import Command, UseAbility
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.saying import an, counted, listed
from munch_cli.table.state import SEXES, top_layer
from munch_cli.table.typed import NamedTuple


class Ground(NamedTuple):
    """A board, the command that was judged on it, and all facts of the reason."""

    table: Table
    command: Command
    facts: dict[str, FactValue]

    @property
    def who(self) -> str:
        """The player who would act."""
        return self.table.name(self.command.who) if self.command.who != NO_PLAYER else "the player"

    @property
    def card(self) -> Card | None:
        """The card that the command names first."""
        fields = self.command._asdict()
        copies = [fields.get(name, NO_COPY) for name in ("card", "item", "monster", "minion")]
        return next(
            (self.table.card(CopyId(copy)) for copy in copies if isinstance(copy, int) and copy != NO_COPY), None
        )

    @property
    def thing_played(self) -> str:
        """The name of the card that the command names first."""
        return self.card.name if self.card is not None else "it"

    @property
    def thing(self) -> str:
        """The ability that would be used, or the card that would be played."""
        return self.command.ability if isinstance(self.command, UseAbility) else self.thing_played

    @property
    def target(self) -> str:
        """The player at whom the command is aimed, "" if there is none."""
        fields = self.command._asdict()
        seats = [fields.get(name, NO_PLAYER) for name in ("on_player", "whom", "to")]
        return next((self.name(seat) for seat in seats if isinstance(seat, int) and seat != NO_PLAYER), "")

    @property
    def fighters(self) -> str:
        """The players on the munchkins' side."""
        return listed([self.table.name(who) for who in self.table.fighters()])

    def name(self, seat: FactValue) -> str:
        """Return the name of a player who is a fact."""
        return self.table.name(PlayerId(seat)) if isinstance(seat, int) else ""

    def cards(self, value: FactValue) -> str:
        """Return the names of the cards that are a fact."""
        copies = value if isinstance(value, tuple) else (value,)
        return listed([self.table.card(CopyId(copy)).name for copy in copies if isinstance(copy, int)])

    def own(self, text: str) -> str:
        """Return a text about "one" as a text about the player."""
        text = re.sub(r"\bone's own\b", f"{self.who}'s own", text)
        text = re.sub(r"\bof one's own\b|\bof one's\b", f"of {self.who}'s own", text)
        return re.sub(r"\bwhen one is\b", f"when {self.who} is", text).replace("effect on one", f"effect on {self.who}")


def _once(value: FactValue, at: Ground) -> str:
    span = {"fight": " in this fight", "victim": f" on {at.target} in this fight", "turn": " this turn"}
    return f"{at.who} has already used {at.thing}{span.get(str(value), ' for this roll')}"


def _place(value: FactValue, at: Ground) -> str:
    taken = at.facts["taken"]
    verb = "fill" if isinstance(taken, tuple) and len(taken) > 1 else "fills"
    return f"{at.cards(taken)} already {verb} {at.who}'s {'hands' if value == 'hands' else f'place for {value}'}"


def _had(value: FactValue, at: Ground) -> str:
    if isinstance(value, tuple):
        return f"{at.who} has {at.cards(value)} already"
    kind = at.card.kind if at.card is not None else "card"
    limit = at.facts.get("limit")
    most = f" and may have {limit}" if isinstance(limit, int) else ""
    return f"{at.who} has {counted(int(value), kind)} already{most}"


def _level(value: FactValue, at: Ground) -> str:
    return f"{at.who} is Level {value}"


def _ranks(value: FactValue, at: Ground) -> str:
    return f"the Ranks would come to {value}"


def _gold(value: FactValue, at: Ground) -> str:
    items = at.command._asdict().get("items")
    copies = items if isinstance(items, tuple) else ()
    return f"{at.cards(copies)} {'comes' if len(copies) == 1 else 'come'} to {value:,} gold pieces"


def _excess(value: FactValue, at: Ground) -> str:
    return "" if value else f"{at.who} holds no card too many"


def _least(value: FactValue, at: Ground) -> str:
    most = at.facts.get("most")
    return f"exactly {value} must go" if most == value else f"between {value} and {most} must go"


def _too_few(value: FactValue, at: Ground) -> str:
    cards = f"only {counted(int(str(value)), 'card')}" if value else "no card"
    return f"{at.who} has {cards} to discard"


def _on(value: FactValue, at: Ground) -> str:
    if value == "fighter" and at.target:
        return f"{at.target} is not in combat"
    return f"{at.thing} works {at.own(fact_said('on', value, at.table))}"


def _kinds(value: FactValue) -> list[str]:
    return [an(kind if kind not in SEXES else f"{kind} character") for kind in str(value).split(", ")]


def unfit_said(facts: Facts, who: str, thing: str) -> str:
    """Return why a card does not suit a player, as a clause: "only a Human may use Blend In"."""
    for name, value in facts:
        if name == "not_for":
            return f"{who} is {listed(_kinds(value))}, who may not use {thing}"
    return f"only {listed([kind for _, value in facts for kind in _kinds(value)], 'or')} may use {thing}"


ALREADY: dict[str, str] = {
    "met_monster": "{turn} has met a monster this turn",
    "fled": "{turn} has run from a monster this turn",
    "looted": "{turn} has looted the room this turn",
    "running": "the fight is lost, and {fighters} must run",
    "compelled": "{who} is made to help",
    "rolled": "{who} has no more roll to make against {thing}",
}
"""What has happened already and stands in the way -> its clause."""

NEEDS: dict[str, str] = {
    "fight": "no fight is on",
    "fighter": "{target} is not in combat",
    "run": "{who} has no monster to run from",
    "wandering": "no Wandering Monster card goes with it",
    "monster in hand": "{who} has no monster in hand",
    "monster along": "no monster from {who}'s hand goes with it",
    "which monster": "several monsters are in the fight, and none is named",
    "order of picking": "nobody has said who picks first",
    "side": "it strengthens neither side of this fight",
    "race": "{who} has no Race in play",
    "class": "{who} has no Class in play",
    "accent": "{who} has no Accent in play",
    "two classes": "{who} does not have two Classes",
    "monster": "no monster is in the fight",
    "own ship": "that is no Ship of {who}'s",
    "roll": "no die has been rolled",
    "named card": "nothing that {thing} names is in play",
}
"""What is lacking -> its clause. What is not here, ``fact_said`` tells."""

CLAUSES: dict[str, Callable[[FactValue, Ground], str]] = {
    "once": _once,
    "place": _place,
    "had": _had,
    "level": _level,
    "ranks": _ranks,
    "gold": _gold,
    "excess": _excess,
    "least": _least,
    "when": lambda value, at: f"{at.thing} works {at.own(fact_said('when', value, at.table))}",
    "on": _on,
    "facing": lambda value, at: f"{at.thing} works {fact_said('facing', value, at.table)}",
    "from_level": lambda value, at: f"{at.thing} works only from Level {value} on",
    "only_by": lambda value, at: f"only {listed(_kinds(value), 'or')} can use {at.thing}",
    "not_by": lambda value, at: f"{listed(_kinds(value), 'or')} cannot use {at.thing}",
    "only_for": lambda value, at: unfit_said((("only_for", value),), at.who, at.thing),
    "not_for": lambda value, at: unfit_said((("not_for", value),), at.who, at.thing),
    "unpaid": lambda value, at: f"that is not what {value} costs",
    "too_few": _too_few,
    "needs": lambda value, at: _worded(NEEDS, value, at) or fact_said("needs", value, at.table),
    "already": lambda value, at: _worded(ALREADY, value, at),
    "carried": lambda value, at: f"{at.who} carries {at.cards(value)} already",
    "copy": lambda value, at: f"{at.who} has {at.cards(value)} in play already",
    "ship": lambda value, at: f"it lies on {at.cards(value)}",
    "not_items": lambda value, at: f"{at.cards(value)} is no Item",
    "lowest": lambda value, at: f"the lowest Level is {_names(value, at)}'s",
    "receivers": lambda value, at: f"only {_names(value, at)} may receive it",
    "highest": lambda value, at: f"{at.name(value)} has the highest Level",
    "treasures": lambda value, at: f"the fight brings only {counted(int(str(value)), 'Treasure')}",
    "heard": lambda value, at: f"{at.who} has listened at the door this turn",
    "count": lambda value, at: f"{value} players sit at the table",
    "first": lambda value, at: f"{at.name(value)} goes first",
    "ties": lambda value, at: f"{at.cards(value)} wins ties",
    "by": lambda value, at: f"{at.name(value)} has asked {at.who} for help",
    "offered_by": lambda value, at: f"{at.name(value)} has offered to help {at.who}",
    "items": lambda value, at: f"the player who offers {at.cards(value)} does not carry it",
    "minion": lambda value, at: f"{at.who} does not have {at.cards(value)} in play",
    "unplayable": lambda value, at: fact_said("unplayable", value, at.table),
}
"""A fact that makes a clause about the board -> the clause. Those that name a card alone make none."""
AS_TOLD = ("fighter", "helper", "dead", "turn", "owner", "decides", "phase", "raised", "declined", "amiss")
"""Facts whose usual words are a clause already."""
FOR_A_LICENCE = frozenset({"munchkins", "monsters", "ties", "owner", "declined", "gold", "by", "offered_by"})
"""Facts that tell why something may be done. The others only tell what it is about."""


def ground_said(reason: Reason, table: Table, command: Command) -> str:
    """Return the facts of a reason as a clause about this board, "" if they make none."""
    if reason.kind == "cannot":
        return _fact_of_the_table(reason, table, command)
    at = Ground(table, command, dict(reason.facts))
    shown: Facts = reason.facts
    if reason.kind != "refusal":
        shown = tuple(fact for fact in shown if fact[0] in FOR_A_LICENCE)
        if isinstance(command, UseAbility) and command.ability != at.thing_played:
            return f"{at.thing_played} gives {at.who} {command.ability}"
    parts = [_sums(at)] if shown and "munchkins" in at.facts else []
    for name, value in shown:
        if name in AS_TOLD:
            parts.append(fact_said(name, value, table))
        elif name in CLAUSES:
            parts.append(CLAUSES[name](value, at))
    return listed([part for part in dict.fromkeys(parts) if part])


def _sums(at: Ground) -> str:
    ours, theirs = at.facts["munchkins"], at.facts["monsters"]
    verb = "is" if len(at.table.fighters()) == 1 else "are"
    if ours == theirs:
        return f"it is a tie, {ours} to {theirs}"
    return f"{at.fighters} {verb} {'winning' if int(str(ours)) > int(str(theirs)) else 'losing'}, {ours} to {theirs}"


def _worded(words: dict[str, str], value: FactValue, at: Ground) -> str:
    turn = at.name(at.table.state.turn.player)
    return words.get(str(value), "").format(
        who=at.who, thing=at.thing, target=at.target or "nobody", fighters=at.fighters, turn=turn
    )


def _names(value: FactValue, at: Ground) -> str:
    seats = value if isinstance(value, tuple) else (value,)
    return listed([at.name(seat) for seat in seats])


TABLE: dict[str, str] = {
    "table.not-in-hand": "{thing} is not in {who}'s hand",
    "table.not-yours": "{thing} is not {who}'s",
    "table.not-your-fight": "it is {fighters}'s fight",
    "table.no-fight": "nobody is fighting",
    "table.fight-is-on": "{fighters} {are} in combat",
    "table.helps-already": "{target} helps already",
    "table.not-carried": "{thing} does not lie sideways in front of {who}",
    "table.not-in-use": "{who} is not using {thing}",
    "table.not-in-play": "{thing} is in the hand, not in play",
    "table.nothing-face-up": "no card lies face up",
    "table.nothing-to-answer": "nobody has asked {who} for that",
}
"""A fact of the table -> its clause about this board. What is not here is told by its usual words."""


def _fact_of_the_table(reason: Reason, table: Table, command: Command) -> str:
    at = Ground(table, command, dict(reason.facts))
    id = reason.ids[0]
    if id == "table.something-is-owed":
        owed = [said for debt in top_layer(table.state) if (said := debt_said(debt, Told(table)))]
        return f"first {owed[0].rstrip('.')}" if owed else ""
    if id == "table.helps-already" and not at.target:
        return f"{at.who} helps already"
    lacks_a_name = (at.card is None and "{thing}" in TABLE.get(id, "")) or command.who == NO_PLAYER
    if id not in TABLE or lacks_a_name:
        return ""
    are = "is" if len(table.fighters()) == 1 else "are"
    return TABLE[id].format(who=at.who, thing=at.thing_played, target=at.target, fighters=at.fighters, are=are)
