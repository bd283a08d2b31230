"""How things stand: who is winning, whose turn it is, what a player holds; with the rules behind it."""

from collections.abc import Callable, Sequence

from munch_cli.arbiter.view import Seen
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.facts import person_said, total_said
from munch_cli.language.talk.stands import Standing
from munch_cli.rules.charity import excess, lowest
from munch_cli.rules.selling import levels_bought, proceeds
from munch_cli.show.board import fight_lines, owed_lines, turn_said
from munch_cli.show.look import Look, wrapped
from munch_cli.show.verdicts import citations, happened_lines
from munch_cli.table import commands as c
from munch_cli.table.cards import CHARACTER_KINDS, SELLABLE_KINDS
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.saying import an, counted, listed
from munch_cli.table.state import Combat, Deal

NO_FIGHT = "nobody is fighting."


class Teller:
    """A question how it stands, with the table on which it is answered and the eyes that see it."""

    def __init__(self, asked: Standing, table: Table, eyes: PlayerId | None) -> None:
        self.asked = asked
        self.table = table
        self.eyes = eyes
        self.who = asked.who
        self.name = table.name(asked.who)
        self.level = table.state.players[asked.who].level
        self.held = table.hand(asked.who)
        self.in_front = [*table.in_play(asked.who), *table.sideways(asked.who)]
        self.fighters = listed([table.name(who) for who in table.fighters()])

    @property
    def person(self) -> str:
        """Whom it is about, with all that lies before them."""
        return f"{person_said(self.table, self.who, self.eyes)}."

    @property
    def sums(self) -> tuple[int, int]:
        """The two sums of the fight, ours first."""
        return self.table.total("munchkins").amount, self.table.total("monsters").amount

    def cards(self, copies: Sequence[CopyId]) -> str:
        """Cards by name."""
        return listed([self.table.card(copy).name for copy in copies])

    def limit(self) -> int:
        """How many cards the player may keep."""
        return self.table.total("hand_limit", self.who).amount

    def wins(self, fight: Combat) -> bool:
        """Whether the kill could be claimed now. A tie counts only for players whom a rule lets win it."""
        ours, theirs = self.sums
        return ours > theirs or perform(self.table, c.ClaimKill(fight.fighter)).verdict.outcome == "allowed"

    def each(self, figure: str, thing: str) -> tuple[str, int]:
        """What each of the cards asked about is worth, in words, and all together."""
        worth = [max(0, self.table.total(figure, copy).amount) for copy in self.asked.copies]
        named = zip(self.asked.copies, worth, strict=True)
        return listed([f"{self.cards([one])} is worth {counted(many, thing)}" for one, many in named]), sum(worth)

    def ranked(self, of: Callable[[PlayerId], int], said: Callable[[int], str]) -> str:
        """Every player with a figure of theirs, the highest first."""
        figures = {seat: of(seat) for seat in self.table.state.seats}
        ranking = sorted(figures, key=lambda seat: -figures[seat])
        return listed([f"{self.table.name(seat)} {said(figures[seat])}" for seat in ranking])

    def gold(self, copies: Sequence[CopyId]) -> str:
        """What cards are worth together, and the names of those whose value is not known."""
        unknown = [copy for copy in copies if "value" in self.table.card(copy).unknown]
        gold = sum(self.table.total("gold", copy).amount for copy in copies if copy not in unknown)
        return f"{gold:,} gold pieces" + (
            f", and no source gives the value of {self.cards(unknown)}" if unknown else ""
        )

    def cards_held(self, who: PlayerId) -> int:
        """How many cards a player holds."""
        return len(self.table.hand(who))

    def strength(self, who: PlayerId) -> int:
        """A player's own strength."""
        return self.table.total("strength", who).amount

    def worth(self, who: PlayerId) -> int:
        """How much everything is worth that lies before a player."""
        goods = self.sellable([*self.table.in_play(who), *self.table.sideways(who)])
        return sum(self.table.total("gold", copy).amount for copy in goods)

    def sellable(self, copies: Sequence[CopyId]) -> list[CopyId]:
        """Those of the cards that can be sold."""
        return [copy for copy in copies if self.table.card(copy).kind in SELLABLE_KINDS]


# ---- the fight


def _score(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is None:
        return _lead(teller)
    ours, theirs = teller.sums
    foes = teller.cards(teller.table.foes) or "no monster"
    verb = "is" if len(teller.table.fighters()) == 1 else "are"
    wins = teller.wins(fight)
    short = "" if wins else f" {counted(theirs - ours + 1, 'point')} short."
    tie = ", a tie" if ours == theirs else ""
    return f"{teller.fighters} {verb}{'' if wins else ' not'} winning: {ours} to {theirs} against {foes}{tie}.{short}"


def _short(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is None:
        return NO_FIGHT
    ours, theirs = teller.sums
    if teller.wins(fight):
        return f"none: {ours} to {theirs} is enough, {ours - theirs} ahead."
    tie = f"{theirs - ours} for a tie, " if theirs > ours else ""
    return f"{ours} to {theirs}: {tie}{theirs - ours + 1} to be ahead."


def _treasures(teller: Teller) -> str:
    said, total = teller.each("treasures", "treasure")
    return f"{said}{f', {total} treasures in all' if len(teller.asked.copies) > 1 else ''}."


def _level_won(teller: Teller) -> str:
    said, total = teller.each("levels", "level")
    goal = teller.table.number("winning.goal")
    then = min(goal, teller.level + total)
    wins = " and win the game" if then == goal else ""
    return f"{said}; {teller.name} is Level {teller.level} and would be Level {then}{wins}."


def _monster_level(teller: Teller) -> str:
    cards = [teller.table.card(copy) for copy in teller.asked.copies]
    return f"{listed([f'{card.name} is a Level {card.level} monster' for card in cards])}."


def _bad_stuff(teller: Teller) -> str:
    cards = [teller.table.card(copy) for copy in teller.asked.copies]
    return " ".join(f"{card.name}: {card.says}" for card in cards)


def _foes(teller: Teller) -> str:
    table, fight = teller.table, teller.table.fight
    if fight is None:
        return NO_FIGHT
    verb = "fights" if len(table.fighters()) == 1 else "fight"
    return f"{teller.fighters} {verb} {teller.cards(table.foes) or 'no monster'}."


def _helper(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is None:
        return NO_FIGHT
    fighter = teller.table.name(fight.fighter)
    waits = ""
    if fight.offer is not None:
        helper, deal = fight.offer
        waits = f"; still to be agreed: {teller.table.name(helper)}'s help{_terms(teller, deal)}"
    return f"{_helps(teller, fight)} {fighter}{_terms(teller, fight.deal)}{waits}."


def _helps(teller: Teller, fight: Combat) -> str:
    return "nobody helps" if fight.helper == NO_PLAYER else f"{teller.table.name(fight.helper)} helps"


def _terms(teller: Teller, deal: Deal | None) -> str:
    """What a helper was promised, or is, as a clause."""
    if deal is None:
        return ""
    parts = [counted(deal.treasures, "treasure")] if deal.treasures else []
    parts += [teller.cards(deal.items)] if deal.items else []
    parts += [f"{teller.table.name(deal.first)} picks first"] if deal.first != NO_PLAYER else []
    return f" for {listed(parts) or 'nothing'}"


def _helped_treasure(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is None:
        return NO_FIGHT
    gets = "who helps gets what was agreed before"
    helped = gets if fight.helper == NO_PLAYER else f"{_helps(teller, fight)}{_terms(teller, fight.deal)}"
    return f"{teller.table.name(fight.fighter)} draws it; {helped}."


def _must_run(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is not None and teller.wins(fight):
        return f"{teller.fighters} can win as it stands."
    return f"{teller.fighters} must run if the fight cannot be won and nobody helps."


# ---- the turn, and people


def _running(teller: Teller) -> str:
    """A player's own bonus to run away, and what the monsters of a fight add."""
    own = teller.table.total("run_away", teller.who)
    foes = [(foe, teller.table.total("run_away_from", (teller.who, foe)).amount) for foe in teller.table.foes]
    also = "".join(f", and {speed:+} from {teller.cards([foe])}" for foe, speed in foes if speed)
    mine = total_said(own, teller.table) if own.terms else "none"
    return f"{teller.name}'s bonus to run away: {mine}{also}."


def _whose(teller: Teller) -> str:
    """Who has each of the cards that are meant, and how; or where it lies."""
    table, said = teller.table, list[str]()
    for copy in teller.asked.copies:
        owner, card = table.owner_of(copy), table.card(copy)
        name = table.name(owner) if owner != NO_PLAYER else ""
        if not name:
            said.append(f"{card.name} {'is in the fight' if copy in table.foes else 'lies on the table'}")
        elif copy in table.in_play(owner) and card.kind in CHARACTER_KINDS:
            said.append(f"{name} is {an(card.name)}")
        elif copy in table.in_play(owner):
            said.append(f"{name} has {card.name} in play")
        elif copy in table.hand(owner):
            said.append(f"{name} holds {card.name}")
        else:
            said.append(f"{name} {'suffers' if copy in table.curses(owner) else 'carries'} {card.name}")
    return f"{listed(list(dict.fromkeys(said)))}."


def _next(teller: Teller) -> str:
    state = teller.table.state
    seats = [PlayerId((state.turn.player + step) % len(state.players)) for step in range(1, len(state.players))]
    after = [teller.table.name(seat) for seat in seats if seat not in state.left]
    return f"{turn_said(teller.table)}{f', then {after[0]} is next' if after else ''}."


def _hand(teller: Teller) -> str:
    shown = teller.held and teller.eyes in (None, teller.who)
    return (
        f"{teller.name} holds {counted(len(teller.held), 'card')}{f': {teller.cards(teller.held)}' if shown else ''}."
    )


LIMITS = {"ships-had": ("ships", "Ship"), "races-had": ("races", "Race"), "bigs-had": ("big_items", "Big Item")}
"""Topic of what there may be several of -> how many of it there may be, as a figure of the table, and what it is."""


def _limit_of(teller: Teller) -> str:
    figure, what = LIMITS[teller.asked.topic]
    total = teller.table.total(figure, teller.who)
    terms = " + ".join(f"{term.amount} {term.label}" for term in total.terms)
    return f"{teller.name} may have {counted(total.amount, what)}: {terms}. {teller.person}"


def _charity_to(teller: Teller) -> str:
    owed = [debt.who for debt in teller.table.state.owed if debt.what == "charity"]
    giver = owed[0] if owed else teller.table.state.turn.player
    there = lowest(teller.table, giver)
    level = teller.table.state.players[there[0]].level
    if giver in there:
        return f"nobody: {teller.table.name(giver)} is of the lowest Level ({level})."
    return f"{listed([teller.table.name(who) for who in there])}, of the lowest Level ({level})."


def _items(teller: Teller) -> str:
    """What lies before a player, of the kind that is asked about if one is."""
    table, line = teller.table, teller.asked.line
    of = [kind for kind in ("power", "ship", "minion") if not line.isdisjoint((kind, f"{kind}s"))]
    kinds = of or (*SELLABLE_KINDS, "minion", "ship", "power")
    there = [copy for copy in teller.in_front if table.card(copy).kind in kinds]
    if {"big", "bigs"} & line:
        there = [copy for copy in there if table.card(copy).big]
    unused = [copy for copy in there if copy in table.sideways(teller.who)]
    aside = f" ({teller.cards(unused)} sideways)" if unused else ""
    return f"{teller.name} has {f'{len(there)}: {teller.cards(there)}{aside}' if there else 'none'}."


def _cursed(teller: Teller) -> str:
    curses = teller.table.curses(teller.who)
    return f"{teller.name} suffers {teller.cards(curses)}." if curses else f"no Curse hangs over {teller.name}."


def _dies(teller: Teller) -> str:
    lost = counted(len(teller.held) + len(teller.in_front), "card")
    return f"if {teller.name} dies, Level {teller.level} is kept; of {lost}, all that is not kept is looted:"


# ---- the game, and gold


def _lead(teller: Teller) -> str:
    players = teller.table.state.players
    ranked = sorted({player.level for player in players}, reverse=True)
    groups = [
        f"{listed([player.name for player in players if player.level == level])} at Level {level}" for level in ranked
    ]
    return f"the game: {listed(groups)}."


def _worth_all(teller: Teller) -> str:
    goods = teller.sellable(teller.in_front)
    held = teller.sellable(teller.held) if teller.eyes in (None, teller.who) else []
    also = f", and {teller.gold(held)} in hand ({teller.cards(held)})" if held else ""
    return f"{teller.name}: {teller.gold(goods)}{f' in all ({teller.cards(goods)})' if goods else ''}{also}."


def _worth(teller: Teller) -> str:
    copies = teller.asked.copies
    return f"{teller.cards(copies)}: {teller.gold(copies)}." if copies else _worth_all(teller)


def _sale(teller: Teller) -> str:
    copies = tuple(teller.sellable(teller.asked.copies))
    if not copies:
        return _worth(teller)
    seller = teller.table.owner_of(copies[0])
    sale = c.Sell(seller if seller != NO_PLAYER else teller.who, copies)
    gold, levels = proceeds(teller.table, sale)[0], levels_bought(teller.table, sale)
    return f"{teller.cards(copies)}: {gold:,} gold pieces in all, {counted(levels, 'level')}."


TOLD: dict[str, Callable[[Teller], str]] = {
    "score": _score,
    "short": _short,
    "treasures": _treasures,
    "level-won": _level_won,
    "game-won": _level_won,
    "monster-level": _monster_level,
    "bad-stuff": _bad_stuff,
    "foes": _foes,
    "helper": _helper,
    "helped-treasure": _helped_treasure,
    "helped-level": lambda one: f"{one.name} would go up for the kill only where the rules let a helper:",
    "must-help": lambda one: "nobody has to help; who is asked may say no.",
    "must-run": _must_run,
    "running": _running,
    "whose": _whose,
    "turn": lambda one: f"{turn_said(one.table)}.",
    "next": _next,
    "strength": lambda one: f"{one.name}: {total_said(one.table.total('strength', one.who), one.table)}.",
    "hand": _hand,
    "limit": lambda one: (
        f"{one.name} may keep {counted(one.limit(), 'card')} at the end of the turn, and holds {len(one.held)}."
    ),
    "most-cards": lambda one: one.ranked(one.cards_held, lambda many: f"holds {counted(many, 'card')}") + ".",
    "strongest": lambda one: f"{one.ranked(one.strength, lambda points: f'has a strength of {points}')}.",
    "richest": lambda one: f"{one.ranked(one.worth, lambda gold: f'has {gold:,} gold pieces')} in front of them.",
    **dict.fromkeys(LIMITS, _limit_of),
    "give": lambda one: (
        f"{one.name} holds {counted(len(one.held), 'card')} and may keep {one.limit()}: "
        f"{excess(one.table, one.who)} too many."
    ),
    "charity-to": _charity_to,
    "level": lambda one: f"{one.name} is Level {one.level}.",
    "person": lambda one: one.person,
    "items": _items,
    "cursed": _cursed,
    "dies": _dies,
    "kept": lambda one: f"{one.name} keeps Level {one.level}; what else death leaves:",
    "back": lambda one: f"when {one.name} is back:",
    "lead": _lead,
    "needs": lambda one: (
        f"{one.name} needs {counted(one.table.number('winning.goal') - one.level, 'level')} more to win."
    ),
    "game": _lead,
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
    "running": (
        "running-away.elf-bonus-and-halfling-penalty",
        "running-away.own-cards-may-modify-the-roll",
        "running-away.fast-monsters-give-a-penalty",
        "running-away.fast-or-slow-monsters-modify-the-roll",
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


WITH_FIGHT = frozenset({"score", "short", "foes", "helper", "lead"})
"""Topics that show both sums."""


def standing_lines(
    standing: Standing, table: Table, look: Look, eyes: PlayerId | None = None, past: Sequence[Seen] = ()
) -> list[str]:
    """The answer to a question how it stands, as these eyes see the table, with the rules behind it.

    ``past``: what was done at this table, newest first.
    """
    if standing.topic == "happened":
        return _happened(standing, table, look, eyes, past)
    teller = Teller(standing, table, eyes)
    lines = wrapped(TOLD[standing.topic](teller), look, "", "  ") if standing.topic in TOLD else []
    if standing.topic in WITH_FIGHT:
        lines += fight_lines(table, look)
    if standing.topic == "owed":
        lines += owed_lines(table, look) or [
            *wrapped("nothing is owed now.", look),
            *wrapped(TOLD["turn" if table.fight is None else "score"](teller), look, "", "  "),
        ]
    ids = [*table.total(LIMITS[standing.topic][0], standing.who).ids] if standing.topic in LIMITS else []
    ids += [RuleId(id) for id in RULES.get(standing.topic, ()) if table.in_force(id)]
    return [*lines, *citations(tuple(ids), table, look)]


def _happened(standing: Standing, table: Table, look: Look, eyes: PlayerId | None, past: Sequence[Seen]) -> list[str]:
    """The last things that happened to a player, each with the rules behind it."""
    person = f"{person_said(table, standing.who, eyes)}."
    for moment in past:
        outcome = moment.outcome
        events = [one for one in outcome.events if standing.who in (getattr(one, "who", -1), getattr(one, "to", -1))]
        if lines := happened_lines(events, outcome.table, look, eyes):
            return [*lines, *wrapped(person, look)]
    return wrapped(f"nothing has happened to {table.name(standing.who)} yet. {person}", look, "", "  ")
