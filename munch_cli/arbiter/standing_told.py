"""How it stands, in a sentence or two for each topic that is asked about."""

from __future__ import annotations

from collections.abc import Callable

from munch_cli.engine.run import perform
from munch_cli.engine.sums import Total
from munch_cli.engine.table import Table
from munch_cli.language.talk.stands import Standing
from munch_cli.rules.charity import excess, lowest
from munch_cli.rules.selling import levels_bought, proceeds
from munch_cli.show.board import turn_said
from munch_cli.show.people import person_said
from munch_cli.show.sums import total_said
from munch_cli.table import commands as c
from munch_cli.table.cards import SELLABLE_KINDS
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.saying import counted, listed
from munch_cli.table.state import Combat

FIGURES = {"nothing owed": "nothing is owed now.", "no fight": "nobody is fighting."}
"""What is said where there is nothing to tell."""
GOAL = 10
"""The Level that wins."""


class Teller:
    """A question how it stands, with the table on which it is answered and the eyes that see it."""

    def __init__(self, asked: Standing, table: Table, eyes: PlayerId | None) -> None:
        self.asked = asked
        self.table = table
        self.eyes = eyes
        self.who = asked.who

    @property
    def name(self) -> str:
        """Whom it is about."""
        return self.name_of(self.who)

    def name_of(self, who: PlayerId) -> str:
        """The name of a player."""
        return self.table.state.players[who].name

    def person(self) -> str:
        """Whom it is about, with all that lies before them."""
        return person_said(self.table, self.who, self.eyes)

    def cards(self, copies: list[CopyId]) -> str:
        """Cards by name."""
        return listed([self.table.card(copy).name for copy in copies])

    def in_front(self) -> list[CopyId]:
        """Everything that lies before whom it is about, used and carried."""
        return [*self.table.in_play(self.who), *self.table.sideways(self.who)]

    def fighters(self) -> str:
        """Who fights."""
        return listed([self.name_of(who) for who in self.table.fighters()])

    def sums(self) -> tuple[int, int]:
        """The two sums of the fight, ours first."""
        return self.table.total("munchkins").amount, self.table.total("monsters").amount

    def wins(self, fight: Combat) -> bool:
        """Whether the kill could be claimed now; a tie is won only by whom a rule lets win it."""
        ours, theirs = self.sums()
        return ours > theirs or perform(self.table, c.ClaimKill(fight.fighter)).verdict.outcome == "allowed"


# ---- the fight


def _score(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is None:
        return _lead(teller)
    ours, theirs = teller.sums()
    foes = teller.cards(teller.table.foes) or "no monster"
    verb = "is" if len(teller.table.fighters()) == 1 else "are"
    tie = ", a tie" if ours == theirs else ""
    if teller.wins(fight):
        return f"{teller.fighters()} {verb} winning: {ours} to {theirs} against {foes}{tie}."
    short = counted(theirs - ours + 1, "point")
    return f"{teller.fighters()} {verb} not winning: {ours} to {theirs} against {foes}{tie}. {short} short."


def _short(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is None:
        return FIGURES["no fight"]
    ours, theirs = teller.sums()
    if teller.wins(fight):
        return f"none: {ours} to {theirs} is enough, {ours - theirs} ahead."
    tie = theirs - ours
    return (
        f"{ours} to {theirs}: {tie} for a tie, {tie + 1} to be ahead." if tie else f"{ours} to {theirs}: 1 to be ahead."
    )


def _treasures(teller: Teller) -> str:
    table = teller.table
    each = [(table.card(copy).name, max(0, table.total("treasures", copy).amount)) for copy in teller.asked.copies]
    said = [f"{name} is worth {counted(many, 'treasure')}" for name, many in each]
    total = sum(many for _, many in each)
    return f"{listed(said)}{f', {total} treasures in all' if len(each) > 1 else ''}."


def _level_won(teller: Teller) -> str:
    table = teller.table
    each = [(table.card(copy).name, table.total("levels", copy).amount) for copy in teller.asked.copies]
    level = table.state.players[teller.who].level
    total = sum(many for _, many in each)
    said = listed([f"{name} is worth {counted(many, 'level')}" for name, many in each])
    return f"{said}; {teller.name} is Level {level} and would be Level {min(GOAL, level + total)}."


def _monster_level(teller: Teller) -> str:
    cards = [teller.table.card(copy) for copy in teller.asked.copies]
    return f"{listed([f'{card.name} is a Level {card.level} monster' for card in cards])}."


def _bad_stuff(teller: Teller) -> str:
    cards = [teller.table.card(copy) for copy in teller.asked.copies]
    return " ".join(f"{card.name}: {card.says}" for card in cards)


def _helper(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is None:
        return FIGURES["no fight"]
    return (
        f"{teller.name_of(fight.helper)} helps {teller.name_of(fight.fighter)}{_terms(teller, fight)}."
        if (fight.helper != NO_PLAYER)
        else f"nobody helps {teller.name_of(fight.fighter)}."
    )


def _terms(teller: Teller, fight: Combat) -> str:
    """What a helper was promised, as a clause."""
    deal = fight.deal
    if deal is None:
        return ""
    parts = [counted(deal.treasures, "treasure")] if deal.treasures else []
    parts += [teller.cards(list(deal.items))] if deal.items else []
    parts += [f"{teller.name_of(deal.first)} picks first"] if deal.first != NO_PLAYER else []
    return f" for {listed(parts)}" if parts else " for nothing"


def _helped_treasure(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is None:
        return FIGURES["no fight"]
    fighter = teller.name_of(fight.fighter)
    if fight.helper == NO_PLAYER:
        return f"{fighter} draws it; who helps gets what was agreed before."
    return f"{fighter} draws it; {teller.name_of(fight.helper)} helps{_terms(teller, fight)}."


def _helped_level(teller: Teller) -> str:
    return f"{teller.name} would go up for the kill only where the rules let a helper:"


def _must_help(teller: Teller) -> str:
    return "nobody has to help; who is asked may say no."


def _must_run(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is not None and teller.wins(fight):
        return f"{teller.fighters()} can win as it stands."
    return f"{teller.fighters()} must run if the fight cannot be won and nobody helps."


# ---- the turn, and people


def _turn(teller: Teller) -> str:
    return f"{turn_said(teller.table)}."


def _next(teller: Teller) -> str:
    state = teller.table.state
    seats = range(state.turn.player + 1, state.turn.player + len(state.players))
    after = [PlayerId(seat % len(state.players)) for seat in seats if seat % len(state.players) not in state.left]
    said = f", then {teller.name_of(after[0])} is next" if after else ""
    return f"{turn_said(teller.table)}{said}."


def _hand(teller: Teller) -> str:
    held = teller.table.hand(teller.who)
    shown = held and teller.eyes in (None, teller.who)
    return f"{teller.name} holds {counted(len(held), 'card')}{f': {teller.cards(held)}' if shown else ''}."


def _limit(teller: Teller) -> str:
    held, limit = len(teller.table.hand(teller.who)), teller.table.total("hand_limit", teller.who).amount
    return f"{teller.name} may keep {counted(limit, 'card')} at the end of the turn, and holds {held}."


LIMITS = {"ship": "ships", "ships": "ships", "race": "races", "races": "races", "big": "big_items"}
"""What there may be several of -> how many of it there may be, as a figure of the table."""


def limit_of(asked: Standing, table: Table) -> Total:
    """How many somebody may have of what is asked about."""
    return table.total(next(LIMITS[word] for word in LIMITS if word in asked.line), asked.who)


def _limit_of(teller: Teller) -> str:
    of = next(word for word in LIMITS if word in teller.asked.line).removesuffix("s")
    total = limit_of(teller.asked, teller.table)
    terms = " + ".join(f"{term.amount} {term.label}" for term in total.terms)
    many = counted(total.amount, "Big Item" if of == "big" else of.capitalize())
    return f"{teller.name} may have {many}: {terms}. {teller.person()}."


def _give(teller: Teller) -> str:
    held, limit = len(teller.table.hand(teller.who)), teller.table.total("hand_limit", teller.who).amount
    over = excess(teller.table, teller.who)
    return f"{teller.name} holds {counted(held, 'card')} and may keep {limit}: {over} too many."


def _charity_to(teller: Teller) -> str:
    owed = [debt.who for debt in teller.table.state.owed if debt.what == "charity"]
    giver = owed[0] if owed else teller.table.state.turn.player
    there = lowest(teller.table, giver)
    level = teller.table.state.players[there[0]].level
    if giver in there:
        return f"nobody: {teller.name_of(giver)} is of the lowest Level ({level})."
    return f"{listed([teller.name_of(who) for who in there])}, of the lowest Level ({level})."


def _level(teller: Teller) -> str:
    return f"{teller.name} is Level {teller.table.state.players[teller.who].level}."


def _strength(teller: Teller) -> str:
    return f"{teller.name}: {total_said(teller.table.total('strength', teller.who), teller.table)}."


def _person(teller: Teller) -> str:
    return f"{teller.person()}."


def _items(teller: Teller) -> str:
    """What lies before somebody: of the kind that is asked about, if one is."""
    table, line = teller.table, teller.asked.line
    there = [
        copy for copy in teller.in_front() if table.card(copy).kind in (*SELLABLE_KINDS, "minion", "ship", "power")
    ]
    kinds = {"power": ("power",), "ship": ("ship",), "minion": ("minion",)}
    for word, kind in kinds.items():
        if {word, f"{word}s"} & line:
            there = [copy for copy in there if table.card(copy).kind in kind]
    if {"big", "bigs"} & line:
        there = [copy for copy in there if table.card(copy).big]
    unnamed = [copy for copy in there if copy in table.sideways(teller.who)]
    aside = f" ({teller.cards(unnamed)} sideways)" if unnamed else ""
    return f"{teller.name} has {len(there) or 'none'}{f': {teller.cards(there)}{aside}' if there else ''}."


def _cursed(teller: Teller) -> str:
    curses = teller.table.curses(teller.who)
    return f"{teller.name} suffers {teller.cards(curses)}." if curses else f"no Curse hangs over {teller.name}."


def _dies(teller: Teller) -> str:
    lost = len(teller.table.hand(teller.who)) + len(teller.in_front())
    level = teller.table.state.players[teller.who].level
    return f"if {teller.name} dies, Level {level} is kept; of {counted(lost, 'card')}, all that is not kept is looted:"


def _kept(teller: Teller) -> str:
    return f"{teller.name} keeps Level {teller.table.state.players[teller.who].level}; what else death leaves:"


def _back(teller: Teller) -> str:
    return f"when {teller.name} is back:"


# ---- the game


def _lead(teller: Teller) -> str:
    players = teller.table.state.players
    ranked = sorted({player.level for player in players}, reverse=True)
    groups = [
        f"{listed([player.name for player in players if player.level == level])} at Level {level}" for level in ranked
    ]
    return f"the game: {listed(groups)}."


def _needs(teller: Teller) -> str:
    left = GOAL - teller.table.state.players[teller.who].level
    return f"{teller.name} needs {counted(left, 'level')} more to win."


def _game(teller: Teller) -> str:
    return _lead(teller)


# ---- gold


def _gold(teller: Teller, copies: list[CopyId]) -> str:
    """What cards are worth together; of those whose value is not known, their names."""
    known = [copy for copy in copies if "value" not in teller.table.card(copy).unknown]
    gold = sum(teller.table.total("gold", copy).amount for copy in known)
    unknown = [copy for copy in copies if copy not in known]
    return f"{gold:,} gold pieces" + (f", and no source gives the value of {teller.cards(unknown)}" if unknown else "")


def _worth(teller: Teller) -> str:
    copies = list(teller.asked.copies)
    return f"{teller.cards(copies)}: {_gold(teller, copies)}." if copies else _worth_all(teller)


def _worth_all(teller: Teller) -> str:
    goods = [copy for copy in teller.in_front() if teller.table.card(copy).kind in SELLABLE_KINDS]
    return f"{teller.name}: {_gold(teller, goods)}{f' in all ({teller.cards(goods)})' if goods else ''}."


def _sale(teller: Teller) -> str:
    copies = tuple(copy for copy in teller.asked.copies if teller.table.card(copy).kind in SELLABLE_KINDS)
    if not copies:
        return _worth(teller)
    seller = teller.table.owner_of(copies[0])
    sale = c.Sell(seller if seller != NO_PLAYER else teller.who, copies)
    gold, levels = proceeds(teller.table, sale)[0], levels_bought(teller.table, sale)
    return f"{teller.cards(list(copies))}: {gold:,} gold pieces in all, {counted(levels, 'level')}."


TOLD: dict[str, Callable[[Teller], str]] = {
    "score": _score,
    "short": _short,
    "treasures": _treasures,
    "level-won": _level_won,
    "monster-level": _monster_level,
    "bad-stuff": _bad_stuff,
    "helper": _helper,
    "helped-treasure": _helped_treasure,
    "helped-level": _helped_level,
    "must-help": _must_help,
    "must-run": _must_run,
    "turn": _turn,
    "next": _next,
    "strength": _strength,
    "hand": _hand,
    "limit": _limit,
    "limit-of": _limit_of,
    "give": _give,
    "charity-to": _charity_to,
    "level": _level,
    "person": _person,
    "items": _items,
    "cursed": _cursed,
    "dies": _dies,
    "kept": _kept,
    "back": _back,
    "lead": _lead,
    "needs": _needs,
    "game": _game,
    "worth": _worth,
    "worth-all": _worth_all,
    "sale": _sale,
}
"""Topic -> what is said of it."""
