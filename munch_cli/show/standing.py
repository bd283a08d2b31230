"""Standing questions: who is winning, whose turn it is, what a player holds. Each topic has one sentence, found on the
board by the functions with which the engine judges, and the rules behind it.
"""

from collections.abc import Callable, Iterable, Sequence

from munch_cli.arbiter.view import Seen
from munch_cli.arbiter.ways.search import finish, lacking
from munch_cli.engine.reasons import Term, Verdict
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.engine.unknown import may_hold_more
from munch_cli.language.facts import person_said, total_said
from munch_cli.language.talk.stands import Standing
from munch_cli.rules.big_items import lifts_the_limit
from munch_cli.rules.charity import excess, lowest
from munch_cli.rules.combat import winning_ties
from munch_cli.rules.selling import levels_bought, proceeds
from munch_cli.show.board import fight_lines, owed_lines, turn_said, unknown_lead
from munch_cli.show.look import Look, wrapped
from munch_cli.show.verdicts import citations, happened_lines, yes_or_no
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table import state as s
from munch_cli.table.cards import CHARACTER_KINDS, SELLABLE_KINDS
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
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

    @property
    def claim(self) -> Verdict:
        """The verdict on a claim of the kill, by the fighter, as the fight stands."""
        return judge(self.table, c.ClaimKill(self.table.the_fight.fighter))

    @property
    def lacks(self) -> int:
        """How many points the munchkins' side lacks to win, 0 or fewer if it wins."""
        return lacking(self.table)

    @property
    def gained(self) -> int | None:
        """How many levels the player gains if the kill is claimed now and nobody objects. None if it cannot be won."""
        return self.gained_by(self.who)

    def gained_by(self, who: PlayerId) -> int | None:
        """The same for any player."""
        outcomes = finish(self.table)
        if outcomes is None:
            return None
        events = [event for outcome in outcomes for event in outcome.events]
        return sum(one.amount for one in events if isinstance(one, e.LevelsGained) and one.who == who)

    @property
    def excess(self) -> int:
        """How many cards more the player holds than they may keep."""
        return excess(self.table, self.who)

    @property
    def is_dead(self) -> bool:
        """True if the player is dead."""
        return self.table.state.players[self.who].dead

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
    if said := unknown_lead(teller.table):
        return f"{said}."
    ours, theirs = teller.sums
    verb = "is" if len(teller.table.fighters()) == 1 else "are"
    foes = teller.cards(teller.table.foes) or "no monster"
    sums = f"{ours} to {theirs} against {foes}"
    if fight.running:
        return f"{teller.fighters} {verb} running away: {sums}."
    if teller.lacks > 0:
        tie = ", a tie, which the monsters win" if ours == theirs else ""
        return f"{teller.fighters} {verb} not winning: {sums}{tie}. {counted(teller.lacks, 'point')} short."
    tie = f", a tie, which {_tie_breakers(teller)} wins" if ours == theirs and teller.table.foes else ""
    return f"{teller.fighters} {verb} winning: {sums}{tie}."


def _tie_breakers(teller: Teller) -> str:
    """The cards by which the munchkins win a tie."""
    return listed([term.label for who in teller.table.fighters() for term in winning_ties(teller.table, who)])


def _tie_terms(teller: Teller) -> list[Term]:
    """The terms of the cards by which a player wins ties: their own, in a fight those of a partner too."""
    table = teller.table
    allies = table.fighters() if table.fight is not None and table.is_fighting(teller.who) else ()
    return [term for who in dict.fromkeys((teller.who, *allies)) for term in winning_ties(table, who)]


def _ties(teller: Teller) -> str:
    if terms := _tie_terms(teller):
        return f"{teller.name} wins ties with {listed([term.label for term in terms])}."
    return f"{teller.name} has no card that wins ties, so a tie goes to the monsters."


def _is_score_so(teller: Teller) -> bool | None:
    """True if the side that is asked about stands as the question supposes: winning, or losing."""
    if teller.table.fight is None or unknown_lead(teller.table):
        return None
    wins = teller.lacks <= 0 and not teller.table.the_fight.running
    return wins if LOSING.isdisjoint(teller.asked.line) else not wins


LOSING = frozenset({"lose", "loses", "losing", "lost", "behind", "doomed", "dead", "short"})
"""Words by which a question supposes that the fight is not won."""


def _short(teller: Teller) -> str:
    if teller.table.fight is None:
        return NO_FIGHT
    if said := unknown_lead(teller.table):
        return f"{said}."
    ours, theirs = teller.sums
    if teller.lacks <= 0:
        return f"none: {ours} to {theirs} is enough."
    return f"{counted(teller.lacks, 'point')}: it is {ours} to {theirs}."


def _treasures(teller: Teller) -> str:
    said, total = teller.each("treasures", "treasure")
    return f"{said}{f', {total} treasures in all' if len(teller.asked.copies) > 1 else ''}."


def _level_won(teller: Teller) -> str:
    said, total = teller.each("levels", "level")
    goal = teller.table.number("winning.goal")
    partners = [who for who in teller.table.fighters() if who != teller.who and teller.gained_by(who)]
    would: list[str] = []
    for who in (teller.who, *partners):
        gained, level = teller.gained_by(who), teller.table.state.players[who].level
        then = min(goal, level + (total if gained is None else gained))
        wins = " and win the game" if then == goal else ""
        would.append(f"{teller.table.name(who)} is Level {level} and would be Level {then}{wins}")
    return f"{said}; {'; '.join(would)}."


def _wins_game(teller: Teller) -> bool | None:
    """True if the fight, claimed now, wins the game for the player. None if it is not won as it stands, or if it would
    win it and the question is whether it does so for two.
    """
    gained = teller.gained
    if gained is None or {"both", "together"} & teller.asked.line:
        return None if gained is None or teller.level + gained >= teller.table.number("winning.goal") else False
    return teller.level + gained >= teller.table.number("winning.goal")


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
        waits = f"; still to be agreed: {teller.table.name(helper)}'s help{_deal_clause(teller, deal)}"
    return f"{_helps(teller, fight)} {fighter}{_deal_clause(teller, fight.deal)}{waits}."


def _helps(teller: Teller, fight: Combat) -> str:
    return "nobody helps" if fight.helper == NO_PLAYER else f"{teller.table.name(fight.helper)} helps"


def _deal_clause(teller: Teller, deal: Deal | None) -> str:
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
    helped = gets if fight.helper == NO_PLAYER else f"{_helps(teller, fight)}{_deal_clause(teller, fight.deal)}"
    return f"{teller.table.name(fight.fighter)} draws it; {helped}."


def _helped_level(teller: Teller) -> str:
    table, fight = teller.table, teller.table.fight
    if fight is None:
        return NO_FIGHT
    if fight.helper != teller.who:
        return f"{teller.name} is not helping. {_of_helpers(teller)}"
    gained = teller.gained
    if gained is None:
        total = table.total("helper_levels", teller.who).amount
        return f"{teller.name} would go up {counted(max(0, total), 'level')} for each monster, if the fight is won."
    return f"{teller.name} goes up {counted(gained, 'level')} for the kill, as the fight stands."


def _of_helpers(teller: Teller) -> str:
    """The rules on the levels of helpers, in the words of the sheet."""
    return _words_of(teller, RULES["helped-level"])


def _is_helper_raised(teller: Teller) -> bool | None:
    if teller.table.helper != teller.who:
        return None
    gained = teller.gained
    return (teller.table.total("helper_levels", teller.who).amount if gained is None else gained) > 0


def _must_run(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is None:
        return NO_FIGHT
    ours, theirs = teller.sums
    if fight.running:
        return f"{teller.fighters} must run: the fight is lost, {ours} to {theirs}."
    if said := unknown_lead(teller.table):
        return f"{said}."
    if teller.lacks <= 0:
        return f"{teller.fighters} can win as it stands, {ours} to {theirs}."
    return f"{teller.fighters} must run unless a helper or a card turns the fight: {ours} to {theirs}."


def _is_forced_to_run(teller: Teller) -> bool | None:
    if teller.table.fight is None or unknown_lead(teller.table):
        return None
    return teller.table.the_fight.running or teller.lacks > 0


def _limit(one: Teller) -> str:
    keeps = f"{one.name} may keep {counted(one.limit(), 'card')} at the end of the turn"
    held = f"{len(one.held)} or more" if may_hold_more(one.table, one.who) else str(len(one.held))
    return f"{keeps}, and holds {held}." if one.held or not may_hold_more(one.table, one.who) else f"{keeps}."


def _must_wait(teller: Teller) -> str:
    fight = teller.table.fight
    if fight is None:
        return NO_FIGHT
    claimed = fight.claimed is not None
    name = teller.table.name(fight.fighter)
    lead = f"{name} has claimed the kill and waits" if claimed else f"{name} has not claimed the kill yet"
    return f"{lead}. {_words_of(teller, RULES['must-wait'])}"


def _words_of(teller: Teller, ids: Iterable[str]) -> str:
    """The words of those of the rules that are in force, as sentences."""
    edition = teller.table.law.edition
    return " ".join(edition.rules[id].rule.says for id in ids if edition.has(id))


# ---- the turn, and people


def _running(teller: Teller) -> str:
    """A player's own bonus to run away, and what the monsters of a fight add."""
    own = teller.table.total("run_away", teller.who)
    foes = [(foe, teller.table.total("run_away_from", (teller.who, foe)).amount) for foe in teller.table.foes]
    also = "".join(f", and {speed:+} from {teller.cards([foe])}" for foe, speed in foes if speed)
    mine = total_said(own, teller.table) if own.terms else "none"
    return f"{teller.name}'s bonus to run away: {mine}{also}."


PLACES = {
    s.DOOR: "in the Door pile",
    s.TREASURE: "in the Treasure pile",
    s.DOOR_DISCARDS: "in the Door discards",
    s.TREASURE_DISCARDS: "in the Treasure discards",
    s.FOES: "in the fight",
    s.PLAYED: "played into the fight",
    s.SPOILS: "among the Treasures to be divided",
    s.BOX: "out of the game",
}
"""A zone of the table -> words for a card there. In every other zone it lies on the table."""


def _lies(teller: Teller, copy: CopyId) -> str:
    """Where a card lies that no player has."""
    table = teller.table
    place = table.state.place[copy]
    if host := table.state.host.get(copy):
        return f"on {table.card(host).name}"
    where = PLACES.get(place, "on the table")
    on_top = place in (s.DOOR_DISCARDS, s.TREASURE_DISCARDS) and table.state.zones[place][-1] == copy
    return f"{where}, on top" if on_top else where


def _whose(teller: Teller) -> str:
    """Who has each of the cards that are meant, and how; or where it lies."""
    table, said = teller.table, list[str]()
    for copy in teller.asked.copies:
        owner, card = table.owner_of(copy), table.card(copy)
        name = table.name(owner) if owner != NO_PLAYER else ""
        if not name:
            said.append(f"{card.name} is {_lies(teller, copy)}")
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
    if may_hold_more(teller.table, teller.who):
        if not teller.held:
            return f"nobody has told what {teller.name} holds."
        return f"{teller.name} holds {counted(len(teller.held), 'card')}: {teller.cards(teller.held)}; perhaps more."
    return (
        f"{teller.name} holds {counted(len(teller.held), 'card')}{f': {teller.cards(teller.held)}' if shown else ''}."
    )


LIMITS = {"ships-had": ("ships", "Ship"), "races-had": ("races", "Race"), "bigs-had": ("big_items", "Big Item")}
"""Topic of what there may be several of -> how many of it there may be, as a figure of the table, and what it is."""


def _limit_of(teller: Teller) -> str:
    figure, what = LIMITS[teller.asked.topic]
    if (copy := _unlimited(teller)) != NO_COPY:
        return f"{teller.name} may have any number of {what}s: {teller.cards([copy])}. {teller.person}"
    total = teller.table.total(figure, teller.who)
    if not total.terms:
        return f"the sheet names no limit of {what}s. {teller.person}"
    terms = " + ".join(f"{term.amount} {term.label}" for term in total.terms)
    return f"{teller.name} may have {counted(total.amount, what)}: {terms}. {teller.person}"


def _unlimited(teller: Teller) -> CopyId:
    """The card that lifts the limit asked about, NO_COPY if there is none."""
    return lifts_the_limit(teller.table, teller.who) if teller.asked.topic == "bigs-had" else NO_COPY


def _may_have_several(teller: Teller) -> bool | None:
    """True if the player may have more than one of what is asked about. None if the sheet names no limit."""
    total = teller.table.total(LIMITS[teller.asked.topic][0], teller.who)
    if _unlimited(teller) != NO_COPY:
        return True
    return total.amount > 1 if total.terms else None


def _give(teller: Teller) -> str:
    """How many cards are too many, and where they go."""
    held = f"{teller.name} holds {counted(len(teller.held), 'card')} and may keep {teller.limit()}"
    if teller.excess <= 0:
        return f"{held}, so none has to go."
    return f"{held}, so {counted(teller.excess, 'card')} must go. {_charity_of(teller.table, teller.who)}"


def _charity_of(table: Table, giver: PlayerId) -> str:
    """Where the cards go that a player has too many of."""
    there = lowest(table, giver)
    if giver in there:
        return f"{table.name(giver)} is of the lowest Level and discards them."
    return f"They go to {listed([table.name(who) for who in there], 'or')}, of the lowest Level."


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
    return (
        f"if {teller.name} dies, Level {teller.level} stays; {lost} lie or are held. {_words_of(teller, RULES['dies'])}"
    )


def _kept(teller: Teller) -> str:
    lead = (
        f"{teller.name} is dead, Level {teller.level}" if teller.is_dead else f"{teller.name} is Level {teller.level}"
    )
    return f"{lead}. {_words_of(teller, RULES['kept'])}"


def _back(teller: Teller) -> str:
    if not teller.is_dead:
        return f"{teller.name} is not dead."
    return f"{teller.name} is dead. {_words_of(teller, RULES['back'])}"


def _is_person_so(teller: Teller) -> bool | None:
    """True if the player is what the question supposes: dead, alive, male, female. None for anything else."""
    line, sex = teller.asked.line, s.SEXES[teller.table.state.players[teller.who].sex]
    supposed = {"dead": teller.is_dead, "alive": not teller.is_dead}
    supposed |= dict.fromkeys(("male", "man"), sex == "male") | dict.fromkeys(("female", "woman"), sex == "female")
    return next((holds for word, holds in supposed.items() if word in line), None)


def _is_level_so(teller: Teller) -> bool | None:
    """True if the player has the Level that the question names. None if it names none."""
    named = [word for word in teller.asked.line if word.isdecimal()]
    return str(teller.level) in named if named else None


# ---- the game, and gold


def _lead(teller: Teller) -> str:
    players = teller.table.state.players
    ranked = sorted({player.level for player in players}, reverse=True)
    groups = [
        f"{listed([player.name for player in players if player.level == level])} at Level {level}" for level in ranked
    ]
    return f"the game: {listed(groups)}."


def _over(table: Table) -> str:
    """How a game ended that is over."""
    winners = [table.name(who) for who in table.state.winners]
    return f"the game is over: {f'{listed(winners)} won' if winners else 'everybody has left'}."


def _needs(teller: Teller) -> str:
    missing = counted(teller.table.number("winning.goal") - teller.level, "level")
    if teller.who in teller.table.state.left:
        return f"{teller.name} has left the game and cannot win."
    if teller.is_dead:
        back = _words_of(teller, RULES["back"])
        return f"{teller.name} is dead and cannot win before being back; then {missing} more. {back}"
    return f"{teller.name} needs {missing} more to win."


def _owed(teller: Teller) -> str:
    """What charity asks for at the end of a turn that nobody has ended yet, or that nothing is owed."""
    table = teller.table
    turn = table.state.turn
    if turn.phase == "charity" and (many := excess(table, turn.player)) > 0:
        name = table.name(turn.player)
        held = counted(len(table.hand(turn.player)), "card")
        return f"{name} holds {held}, {many} too many: plays down or gives. {_charity_of(table, turn.player)}"
    return f"nothing is owed now. {TOLD['turn' if table.fight is None else 'score'](teller)}"


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
    "helped-level": _helped_level,
    **dict.fromkeys(("must-help", "may-refuse"), lambda one: "nobody has to help; a player who is asked may say no."),
    "must-wait": _must_wait,
    "ties": _ties,
    "owed": _owed,
    "must-run": _must_run,
    "running": _running,
    "whose": _whose,
    "turn": lambda one: f"{turn_said(one.table)}.",
    "next": _next,
    "strength": lambda one: f"{one.name}: {total_said(one.table.total('strength', one.who), one.table)}.",
    "hand": _hand,
    "limit": _limit,
    "most-cards": lambda one: one.ranked(one.cards_held, lambda many: f"holds {counted(many, 'card')}") + ".",
    "strongest": lambda one: f"{one.ranked(one.strength, lambda points: f'has a strength of {points}')}.",
    "richest": lambda one: f"{one.ranked(one.worth, lambda gold: f'has {gold:,} gold pieces')} in front of them.",
    **dict.fromkeys(LIMITS, _limit_of),
    "give": _give,
    "charity-to": _charity_to,
    "level": lambda one: f"{one.name} is Level {one.level}.",
    "person": lambda one: one.person,
    "items": _items,
    "cursed": _cursed,
    "dies": _dies,
    "kept": _kept,
    "back": _back,
    "lead": _lead,
    "needs": _needs,
    "game": _lead,
    "worth": _worth,
    "worth-all": _worth_all,
    "sale": _sale,
}
"""Topic -> what is said of it."""
TRUTHS: dict[str, Callable[[Teller], bool | None]] = {
    "score": _is_score_so,
    "ties": lambda one: bool(_tie_terms(one)),
    "game-won": _wins_game,
    "helped-level": _is_helper_raised,
    "must-help": lambda one: False,
    "may-refuse": lambda one: True,
    "must-run": _is_forced_to_run,
    "turn": lambda one: one.table.state.turn.player == one.who,
    "limit": lambda one: one.excess > 0,
    "give": lambda one: one.excess > 0,
    **dict.fromkeys(LIMITS, _may_have_several),
    "cursed": lambda one: bool(one.table.curses(one.who)),
    "needs": lambda one: False if one.is_dead or one.who in one.table.state.left else None,
    "back": lambda one: not one.is_dead,
    "person": _is_person_so,
    "level": _is_level_so,
}
"""Topic -> whether what a yes-or-no question supposes is so. None: neither yes nor no can be said."""
WHEN_OVER = frozenset(
    {
        "score",
        "short",
        "lead",
        "needs",
        "game",
        "game-won",
        "level-won",
        "turn",
        "next",
        "must-run",
        "must-help",
        "may-refuse",
        "must-wait",
        "helper",
        "foes",
        "helped-level",
        "helped-treasure",
        "treasures",
        "owed",
        "give",
        "charity-to",
        "back",
    }
)
"""Topics that ask how play goes on: once the game is over, the answer is how it ended."""
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
    **dict.fromkeys(
        ("must-help", "may-refuse"),
        (
            "helping.any-other-player-may-be-asked",
            "helping.asking-continues-until-someone-agrees",
            "running-away.forced-without-help",
        ),
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
    "ties": ("combat.monster-wins-ties",),
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
    if table.state.is_over and standing.topic in WHEN_OVER:
        return [*wrapped(_over(table), look, "", "  "), *citations(_in_force(OF_WINNING[:1], table), table, look)]
    teller = Teller(standing, table, eyes)
    owed = owed_lines(table, look) if standing.topic == "owed" else []
    said, truth = TOLD[standing.topic](teller), truth_of(standing, table, eyes)
    lines = owed or (wrapped(said, look, "", "  ") if truth is None else yes_or_no(truth, said, look))
    if standing.topic in WITH_FIGHT:
        lines += fight_lines(table, look)
    return [*lines, *citations(rules_behind(standing, table, eyes), table, look)]


def truth_of(standing: Standing, table: Table, eyes: PlayerId | None = None) -> bool | None:
    """Return whether what a yes-or-no question supposes is so; None if it is no such question, or if it is open."""
    is_open = table.state.is_over and standing.topic in WHEN_OVER
    asks_so = standing.is_yes_or_no and standing.topic in TRUTHS and not is_open
    return TRUTHS[standing.topic](Teller(standing, table, eyes)) if asks_so else None


def rules_behind(standing: Standing, table: Table, eyes: PlayerId | None = None) -> tuple[RuleId, ...]:
    """Return the rules and cards behind an answer: those that decide the claim, a sum, or else those of the topic."""
    topic, teller = standing.topic, Teller(standing, table, eyes)
    ids: list[RuleId] = []
    if topic in ("score", "short", "must-run") and table.fight is not None:
        ids += [id for id in teller.claim.ids if not id.startswith(("table.", "precedence."))]
    if topic == "ties":
        ids += [id for term in _tie_terms(teller) for id in term.because]
    if topic == "helped-level":
        ids += table.total("helper_levels", teller.who).ids
    if topic == "game-won" and sum(bool(teller.gained_by(who)) for who in table.fighters()) > 1:
        ids += _in_force(("winning.two-reaching-10-together-both-win", *RULES[topic]), table)
    if (copy := _unlimited(teller)) != NO_COPY:
        ids.append(table.card(copy).rule)
    elif topic in LIMITS:
        ids += table.total(LIMITS[topic][0], teller.who).ids
    return tuple(dict.fromkeys(ids)) or _in_force(RULES.get(topic, ()), table)


def _in_force(ids: Iterable[str], table: Table) -> tuple[RuleId, ...]:
    return tuple(RuleId(id) for id in ids if table.in_force(id))


def _happened(standing: Standing, table: Table, look: Look, eyes: PlayerId | None, past: Sequence[Seen]) -> list[str]:
    """The last things that happened to a player, each with the rules behind it."""
    person = f"{person_said(table, standing.who, eyes)}."
    if lines := happened_to(standing.who, look, eyes, past):
        return [*lines, *wrapped(person, look)]
    return wrapped(f"nothing has happened to {table.name(standing.who)} yet. {person}", look, "", "  ")


def happened_to(who: PlayerId, look: Look, eyes: PlayerId | None, past: Sequence[Seen]) -> list[str]:
    """The last things that happened to a player, in lines; none if nothing has."""
    for moment in past:
        outcome = moment.outcome
        events = [one for one in outcome.events if who in (getattr(one, "who", -1), getattr(one, "to", -1))]
        if lines := happened_lines(events, outcome.table, look, eyes):
            return lines
    return []
