"""How things stand: who is winning, whose turn it is, what a player holds; with the rules behind it."""

from collections.abc import Callable, Sequence

from munch_cli.arbiter.view import Seen
from munch_cli.engine.reasons import Total
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.events import event_said
from munch_cli.language.facts import person_said, total_said
from munch_cli.language.talk.stands import Standing
from munch_cli.rules.charity import excess, lowest
from munch_cli.rules.selling import levels_bought, proceeds
from munch_cli.show.board import fight_lines, owed_lines, turn_said
from munch_cli.show.look import Look, wrapped
from munch_cli.show.verdicts import citations
from munch_cli.table import commands as c
from munch_cli.table.cards import SELLABLE_KINDS
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.saying import counted, listed
from munch_cli.table.state import Combat

FIGURES = {"nothing owed": "nothing is owed now.", "no fight": "nobody is fighting."}
"""What is said where there is nothing to tell."""


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
        return self.table.name(self.who)

    def person(self) -> str:
        """Whom it is about, with all that lies before them."""
        return person_said(self.table, self.who, self.eyes)

    def cards(self, copies: Sequence[CopyId]) -> str:
        """Cards by name."""
        return listed([self.table.card(copy).name for copy in copies])

    def in_front(self) -> list[CopyId]:
        """Everything that lies before whom it is about, used and carried."""
        return [*self.table.in_play(self.who), *self.table.sideways(self.who)]

    def fighters(self) -> str:
        """Who fights."""
        return listed([self.table.name(who) for who in self.table.fighters()])

    def sums(self) -> tuple[int, int]:
        """The two sums of the fight, ours first."""
        return self.table.total("munchkins").amount, self.table.total("monsters").amount

    def wins(self, fight: Combat) -> bool:
        """Whether the kill could be claimed now. A tie counts only for players whom a rule lets win it."""
        ours, theirs = self.sums()
        return ours > theirs or perform(self.table, c.ClaimKill(fight.fighter)).verdict.outcome == "allowed"


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
    then = min(table.number("winning.goal"), level + total)
    wins = " and win the game" if then == table.number("winning.goal") else ""
    return f"{said}; {teller.name} is Level {level} and would be Level {then}{wins}."


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
        f"{teller.table.name(fight.helper)} helps {teller.table.name(fight.fighter)}{_terms(teller, fight)}."
        if (fight.helper != NO_PLAYER)
        else f"nobody helps {teller.table.name(fight.fighter)}."
    )


def _terms(teller: Teller, fight: Combat) -> str:
    """What a helper was promised, as a clause."""
    deal = fight.deal
    if deal is None:
        return ""
    parts = [counted(deal.treasures, "treasure")] if deal.treasures else []
    parts += [teller.cards(list(deal.items))] if deal.items else []
    parts += [f"{teller.table.name(deal.first)} picks first"] if deal.first != NO_PLAYER else []
    return f" for {listed(parts)}" if parts else " for nothing"


def _helped_treasure(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is None:
        return FIGURES["no fight"]
    fighter = teller.table.name(fight.fighter)
    if fight.helper == NO_PLAYER:
        return f"{fighter} draws it; who helps gets what was agreed before."
    return f"{fighter} draws it; {teller.table.name(fight.helper)} helps{_terms(teller, fight)}."


def _helped_level(teller: Teller) -> str:
    return f"{teller.name} would go up for the kill only where the rules let a helper:"


def _must_help(teller: Teller) -> str:
    return "nobody has to help; who is asked may say no."


def _must_run(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is not None and teller.wins(fight):
        return f"{teller.fighters()} can win as it stands."
    return f"{teller.fighters()} must run if the fight cannot be won and nobody helps."


def _turn(teller: Teller) -> str:
    return f"{turn_said(teller.table)}."


def _next(teller: Teller) -> str:
    state = teller.table.state
    seats = range(state.turn.player + 1, state.turn.player + len(state.players))
    after = [PlayerId(seat % len(state.players)) for seat in seats if seat % len(state.players) not in state.left]
    said = f", then {teller.table.name(after[0])} is next" if after else ""
    return f"{turn_said(teller.table)}{said}."


def _hand(teller: Teller) -> str:
    held = teller.table.hand(teller.who)
    shown = held and teller.eyes in (None, teller.who)
    return f"{teller.name} holds {counted(len(held), 'card')}{f': {teller.cards(held)}' if shown else ''}."


def _most_cards(teller: Teller) -> str:
    held = {seat: len(teller.table.hand(seat)) for seat in teller.table.state.seats}
    seats = sorted(held, key=lambda seat: -held[seat])
    told = [f"{teller.table.name(seat)} holds {counted(held[seat], 'card')}" for seat in seats]
    return f"{listed(told)}."


def _strongest(teller: Teller) -> str:
    strong = {seat: teller.table.total("strength", seat).amount for seat in teller.table.state.seats}
    seats = sorted(strong, key=lambda seat: -strong[seat])
    return f"{listed([f'{teller.table.name(seat)} has a strength of {strong[seat]}' for seat in seats])}."


def _richest(teller: Teller) -> str:
    worth = {seat: _worth_of(teller.table, seat) for seat in teller.table.state.seats}
    seats = sorted(worth, key=lambda seat: -worth[seat])
    return (
        f"{listed([f'{teller.table.name(seat)} has {worth[seat]:,} gold pieces' for seat in seats])} in front of them."
    )


def _worth_of(table: Table, seat: PlayerId) -> int:
    """How much everything is worth that lies before a player."""
    goods = [copy for copy in (*table.in_play(seat), *table.sideways(seat)) if table.card(copy).kind in SELLABLE_KINDS]
    return sum(table.total("gold", copy).amount for copy in goods)


def _limit(teller: Teller) -> str:
    held, limit = len(teller.table.hand(teller.who)), teller.table.total("hand_limit", teller.who).amount
    return f"{teller.name} may keep {counted(limit, 'card')} at the end of the turn, and holds {held}."


LIMITS = {
    "ship": "ships",
    "ships": "ships",
    "race": "races",
    "races": "races",
    "big": "big_items",
    "bigs": "big_items",
}
"""What there may be several of -> how many of it there may be, as a figure of the table."""


def limit_of(asked: Standing, table: Table) -> Total:
    """How many of the things asked about a player may have."""
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
        return f"nobody: {teller.table.name(giver)} is of the lowest Level ({level})."
    return f"{listed([teller.table.name(who) for who in there])}, of the lowest Level ({level})."


def _level(teller: Teller) -> str:
    return f"{teller.name} is Level {teller.table.state.players[teller.who].level}."


def _strength(teller: Teller) -> str:
    return f"{teller.name}: {total_said(teller.table.total('strength', teller.who), teller.table)}."


def _person(teller: Teller) -> str:
    return f"{teller.person()}."


def _items(teller: Teller) -> str:
    """What lies before a player, of the kind that is asked about if one is."""
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


def _lead(teller: Teller) -> str:
    players = teller.table.state.players
    ranked = sorted({player.level for player in players}, reverse=True)
    groups = [
        f"{listed([player.name for player in players if player.level == level])} at Level {level}" for level in ranked
    ]
    return f"the game: {listed(groups)}."


def _needs(teller: Teller) -> str:
    left = teller.table.number("winning.goal") - teller.table.state.players[teller.who].level
    return f"{teller.name} needs {counted(left, 'level')} more to win."


def _game(teller: Teller) -> str:
    return _lead(teller)


def _gold(teller: Teller, copies: list[CopyId]) -> str:
    """What cards are worth together, and the names of those whose value is not known."""
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
    "game-won": _level_won,
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
    "most-cards": _most_cards,
    "strongest": _strongest,
    "richest": _richest,
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


OF_WINNING = (
    "winning.first-to-level-10-wins",
    "winning.by-kill-only",
    "winning.by-kill-or-divine-intervention",
    "winning.by-kill-unless-card-allows-it-outside-combat",
    "winning.by-kill-unless-card-gives-another-way",
)
"""Who wins, and by what."""


RULES: dict[str, tuple[str, ...]] = {
    "back": (
        "death.new-character-appears-at-once",
        "death.new-character-appears-when-the-next-turn-begins",
        "death.next-turn-draws-four-of-each",
        "death.next-turn-draws-two-of-each",
    ),
    "dies": (
        "death.lose-all-your-stuff",
        "death.level-is-kept",
        "death.race-and-class-are-kept",
        "death.race-and-powers-are-kept",
        "death.class-and-accent-are-kept",
    ),
    "kept": (
        "death.level-is-kept",
        "death.race-and-class-are-kept",
        "death.race-and-powers-are-kept",
        "death.class-and-accent-are-kept",
        "death.lasting-curses-are-kept",
    ),
    "helped-treasure": (
        "helping.main-player-draws-the-treasure",
        "helping.treasure-shared-as-agreed",
        "helping.share-of-treasure-may-be-offered",
    ),
    "helped-level": (
        "helping.helper-gains-no-level-unless-elf",
        "helping.helper-gains-no-level",
        "helping.elf-helper-gains-a-level-for-each-kill",
    ),
    "must-help": (
        "helping.any-other-player-may-be-asked",
        "helping.asking-continues-until-someone-agrees",
        "running-away.forced-without-help",
    ),
    "must-run": ("running-away.forced-without-help", "combat.losing-means-running-away"),
    "must-wait": (
        "combat.wait-about-2-6-seconds",
        "combat.wait-a-reasonable-time",
        "combat.hostile-play-possible-at-the-last-moment",
    ),
    "helper": ("helping.only-one-helper",),
    "score": ("combat.higher-player-total-kills", "combat.monster-wins-ties"),
    "short": ("combat.higher-player-total-kills", "combat.monster-wins-ties"),
    "treasures": ("treasure.number-on-the-monster-card",),
    "level-won": ("combat.kill-gives-one-level", "combat.some-monsters-give-two-levels"),
    "bad-stuff": (),
    "next": ("turn.passes-to-the-left",),
    "lead": ("winning.first-to-level-10-wins",),
    "needs": OF_WINNING,
    "game-won": OF_WINNING,
    "give": (
        "cards.hand-limit-five-dwarf-six",
        "cards.hand-limit-five",
        *(
            "charity.excess-goes-to-lowest-level-living-player",
            "charity.excess-goes-to-lowest-level-player",
        ),
    ),
    "limit": ("cards.hand-limit-five-dwarf-six", "cards.hand-limit-five", "cards.hand-limit-only-at-own-turn-end"),
    "charity-to": (
        "charity.excess-goes-to-lowest-level-living-player",
        "charity.excess-goes-to-lowest-level-player",
        "charity.lowest-giver-discards-instead",
    ),
    "worth": ("items.have-a-gold-piece-value",),
    "worth-all": ("selling.a-thousand-gold-buys-a-level", "selling.each-full-thousand-buys-a-level"),
    "sale": ("selling.a-thousand-gold-buys-a-level", "selling.each-full-thousand-buys-a-level"),
    "game": ("winning.first-to-level-10-wins",),
}
"""Topic -> the rules behind it; those that a sheet does not have are left out."""


WITH_FIGHT = frozenset({"score", "short", "helper", "lead"})
"""Topics that show both sums."""


def standing_lines(
    standing: Standing, table: Table, look: Look, eyes: PlayerId | None = None, past: Sequence[Seen] = ()
) -> list[str]:
    """The answer to a question how it stands, as these eyes see the table, with the rules behind it.

    ``past``: what was done at this table, newest first.
    """
    if standing.topic == "happened":
        return _happened(standing, table, look, eyes, past)
    lines = (
        wrapped(TOLD[standing.topic](Teller(standing, table, eyes)), look, "", "  ") if standing.topic in TOLD else []
    )
    if standing.topic in WITH_FIGHT:
        lines += fight_lines(table, look)
    if standing.topic == "owed":
        lines += owed_lines(table, look) or [
            *wrapped(FIGURES["nothing owed"], look),
            *wrapped((_turn if table.fight is None else _score)(Teller(standing, table, eyes)), look, "", "  "),
        ]
    ids = [*limit_of(standing, table).ids] if standing.topic == "limit-of" else []
    ids += [RuleId(id) for id in RULES.get(standing.topic, ()) if table.in_force(id)]
    return [*lines, *citations(tuple(ids), table, look)]


def _happened(standing: Standing, table: Table, look: Look, eyes: PlayerId | None, past: Sequence[Seen]) -> list[str]:
    """The last things that happened to a player, each with the rules behind it."""
    name = table.name(standing.who)
    for moment in past:
        outcome = moment.outcome
        events = [one for one in outcome.events if standing.who in (getattr(one, "who", -1), getattr(one, "to", -1))]
        told = [(one, said) for one in events if (said := event_said(one, outcome.table, eyes))]
        if told:
            lines: list[str] = []
            for event, said in told:
                lines += wrapped(said, look, "", "  ")
                lines += citations(event.because, outcome.table, look, "    ")
            return [*lines, *wrapped(f"{Teller(standing, table, eyes).person()}.", look)]
    return wrapped(f"nothing has happened to {name} yet. {Teller(standing, table, eyes).person()}.", look, "", "  ")
