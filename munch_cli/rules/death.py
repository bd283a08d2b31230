"""Death: what is kept, who loots the body, and how the new character comes back.

Sheets: Death, in the order of its paragraphs.

Every looter owes a choice, "loot", whose layer is their turn to choose; ``plus`` is the Level that gave them their
turn, and
``count`` what they rolled where Levels are tied, 0 before they have.
"""

from collections.abc import Callable, Iterator

from munch_cli.effects.kinds import in_force
from munch_cli.effects.queries import kind_in_play, last_fighter, others
from munch_cli.engine.chance import die_owed, draw
from munch_cli.engine.law import Instead, always, bar, instead, may, sum_of, then
from munch_cli.engine.moments import BEFORE_DOOR, IN_FIGHT, OWN_TURN, SOMEBODY_DEAD
from munch_cli.engine.reasons import Reason, Term, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.rules.running_away import is_left_to_a_corpse
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS
from munch_cli.table.commands import GiveInCharity, GiveItems, PlayCard, RunAway, Trade, UseAbility
from munch_cli.table.debts import Debt
from munch_cli.table.ids import LYING, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.state import BODY, seat_zone, top_layer

DIE = "looting"
"""What the die is asked for."""
HAND_OR_TABLE = ("hand", "table")
"""Where a looted card goes, if its taker may say."""


# ---- par. 1: what is kept


def kinds_kept(*kinds: str) -> Callable[[Table, PlayerId], Iterator[Term]]:
    """A sum rule for ``kept``: the cards of these kinds, and what lets one have several of a kind."""

    def kept(table: Table, player: PlayerId) -> Iterator[Term]:
        for kind in kinds:
            cards = kind_in_play(table, player, kind)
            lifting = [copy for copy in table.in_play(player) if len(cards) > 1 and _lets_have_two(table, copy, kind)]
            if lifting and not table.in_force(DOUBLES_KEPT) and table.reading(OF_THE_DEAD) == "lost":
                lifting, cards = [], cards[:1]
            for copy in (*cards, *lifting):
                yield Term(1, table.card(copy).name, (table.card(copy).rule,), player, copy)

    return kept


race_and_class_kept = kinds_kept("race", "class")
class_and_accent_kept = kinds_kept("class", "accent")
race_and_powers_kept = kinds_kept("race", "power")


def _lets_have_two(table: Table, copy: CopyId, kind: str) -> bool:
    marks = {"race": "two_races", "class": "two_classes", "accent": "two_accents"}
    return kind in marks and marks[kind] in table.card(copy).marks


def half_breed_and_super_munchkin(table: Table, player: PlayerId) -> Iterator[Term]:
    """Half-Breed and Super Munchkin stay with the dead."""
    for kind in ("half-breed", "super-munchkin"):
        for copy in kind_in_play(table, player, kind):
            yield Term(1, table.card(copy).name, (table.card(copy).rule,), player, copy)


def curses_stay(table: Table, player: PlayerId) -> Iterator[Term]:
    """The Curses on a player outlast their death."""
    for copy in _lasting(table, player):
        yield Term(1, table.card(copy).name, (table.card(copy).rule,), player, copy)


def _lasting(table: Table, player: PlayerId) -> list[CopyId]:
    return [copy for copy in table.curses(player) if table.card(copy).keeps]


# ---- par. 1: what is lost


def dies_once(table: Table, event: e.PlayerDied) -> Instead | None:
    """The dead have nothing left to lose."""
    return Instead(()) if table.state.players[event.who].dead else None


def loses_what_lies_before_him(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """All their cards on the table are lost, but for those they keep."""
    kept = {term.copy for term in table.total("kept", event.who).terms}
    for copy in (*table.in_play(event.who), *table.sideways(event.who)):
        if copy not in kept:
            yield e.CardLaidOut(copy, event.who)
    for copy in () if table.in_force("gap.curses-of-the-dead") else _lasting(table, event.who):
        if copy not in kept:
            yield e.CardDiscarded(copy, event.who)


def parted_from_what_lies_on_it(table: Table, event: e.CardLaidOut) -> Iterator[e.Event]:
    """What lies on an Item is separated from it, so that each can be taken by itself."""
    yield from (e.CardLaidOut(lying, event.who) for lying in table.laid(event.copy))


def hand_is_laid_out(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """The hand is laid out beside the cards from the table."""
    yield from (e.CardLaidOut(copy, event.who) for copy in tuple(table.hand(event.who)))


CHOICES = (*(what for what, kind in d.KINDS.items() if kind.loses or kind.takes), "charity", "swap")
"""What is owed by choosing among one's own cards, or for oneself."""


def choices_lapse(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """A player who has lost everything no longer owes a choice of what to lose."""
    lapsed = [debt for debt in table.state.owed if debt.who == event.who and debt.what in CHOICES]
    yield from (e.DebtSettled(debt) for debt in lapsed)


# ---- par. 1: the monsters that are left


def need_not_flee_the_rest(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """The dead need not run from the monsters that are left."""
    yield from (e.DebtSettled(debt) for debt in _runs_of(table, event.who))


def fleeing_the_rest(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """Whether the dead must still run from the monsters that are left is open."""
    runs = _runs_of(table, event.who)
    if runs and table.reading(REST) == "need-not":
        yield from (e.DebtSettled(debt) for debt in runs)


def dead_man_may_stop(table: Table, command: RunAway) -> Reason | None:
    """The dead, who need not, do not run from a monster that is left."""
    return refuse(dead=command.who) if is_left_to_a_corpse(table, command) else None


def dead_man_running(table: Table, command: RunAway) -> Reason | None:
    """Whether the dead run from a monster that is left is open."""
    if not is_left_to_a_corpse(table, command):
        return None
    return silent(REST, allows=table.leaning(REST) == "must")


def _runs_of(table: Table, who: PlayerId) -> list[Debt]:
    return [debt for debt in table.state.owed if debt.what == "run" and debt.who == who]


# ---- par. 2: looting the body


def looted_at_once(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """The body is looted. If others still have to run, whether this happens at once or after the fight is open."""
    others_run = any(debt.what == "run" and debt.who != event.who for debt in table.state.owed)
    if not others_run or not _body(table, event.who) or table.reading("gap.body-looted-when") == "at-once":
        yield from _looting(table, event.who)


def looted_after_the_fight(table: Table, event: e.FightEnded) -> Iterator[e.Event]:
    """Bodies that lie there when the fight is over are looted now."""
    for seat in table.state.seats:
        waits = any(debt.what == "loot" and debt.other == seat for debt in table.state.owed)
        if _body(table, seat) and not waits:
            yield from _looting(table, seat)


def loots_no_more(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """Whoever dies while a body is looted takes nothing from it. What no other is left to take is discarded."""
    theirs = [debt for debt in table.owed("loot") if debt.who == event.who]
    if not theirs or _may_loot(table, event.who):
        return
    yield from (e.DebtSettled(die) for die in table.owed("die") if die.words == (DIE,) and die.other == event.who)
    for debt in theirs:
        yield e.DebtSettled(debt)
        if not any(other.other == debt.other for other in table.owed("loot") if other.who != event.who):
            yield from (e.CardDiscarded(copy) for copy in debt.options)


def _looting(table: Table, dead: PlayerId) -> Iterator[e.Event]:
    """The debts of those who choose from the body, the highest Level on top. If no one can choose, it is discarded."""
    body = _body(table, dead)
    looters = [player for player in others(table, dead) if body and _may_loot(table, player)]
    if not looters:
        yield from (e.CardDiscarded(copy) for copy in body)
    base, because = table.new_layer(), _live(table)
    for who in looters:
        layer, level = base + _rank(table, who, looters), table.state.players[who].level
        yield e.DebtIncurred(d.Loot(who, layer, because, body, count=0, other=dead, plus=level))


def _body(table: Table, dead: PlayerId) -> tuple[CopyId, ...]:
    return tuple(table.state.zones[seat_zone(dead, BODY)])


def _may_loot(table: Table, player: PlayerId) -> bool:
    """The dead receive no cards. A sheet that does not say so leaves it open."""
    if not table.state.players[player].dead:
        return True
    if table.in_force("death.the-dead-receive-no-cards"):
        return False
    return table.reading("gap.dead-looting-the-dead") != "refused"


def _rank(table: Table, who: PlayerId, looters: list[PlayerId]) -> int:
    """How many of the looters' Levels are below this one. The highest chooses first."""
    players, in_order = table.state.players, table.in_force(HIGHEST_FIRST)
    return len({players[other].level for other in looters if in_order and players[other].level < players[who].level})


def _live(table: Table) -> tuple[RuleId, ...]:
    return in_force(table, EACH_ONE, HIGHEST_FIRST)


def highest_by_now(table: Table) -> Iterator[e.Event]:
    """Levels count as they are when the next looter chooses. If new ties arise, all who are tied roll again.

    The die is asked for only where there is still a tie.
    """
    dead = _being_looted(table)
    looters = [(debt, table.state.players[debt.who].level) for debt in table.owed("loot") if debt.other == dead]
    anew = {level for debt, level in looters if debt.plus != level}
    if not anew:
        return
    turns = [(level, 0 if level in anew else debt.layer) for debt, level in looters]
    yield from (e.DebtSettled(die) for die in _dice(table))
    base, ranks = table.new_layer(), sorted(set(turns))
    for (debt, level), turn in zip(looters, turns, strict=True):
        rolled = 0 if level in anew else debt.count
        yield e.DebtSettled(debt)
        yield e.DebtIncurred(debt._replace(layer=base + ranks.index(turn), count=rolled, plus=level))


def _being_looted(table: Table) -> PlayerId:
    """Whose body a player is to choose from, or to roll for, now."""
    if _dice(table):
        return max(table.owed("loot"), key=lambda debt: debt.layer).other
    return next((debt.other for debt in top_layer(table.state) if debt.what == "loot"), NO_PLAYER)


def _dice(table: Table) -> list[Debt]:
    """The die that is asked for because looters are tied."""
    return [debt for debt in top_layer(table.state) if debt.words == (DIE,)]


def tied_looters_roll(table: Table) -> Iterator[e.Event]:
    """Looters of equal Level roll for who chooses first."""
    tied = [debt for debt in top_layer(table.state) if debt.what == "loot"]
    if len(tied) < 2:
        return
    if waiting := [debt.who for debt in tied if debt.count == 0]:
        yield die_owed(table, waiting[0], DIE)
        return
    low_first = table.reading("gap.tied-looting-rolls") == "low-first-then-roll-again"
    best = (min if low_first else max)(debt.count for debt in tied)
    first = [debt for debt in tied if debt.count == best]
    layer = table.new_layer()
    for debt in first:
        yield e.DebtSettled(debt)
        yield e.DebtIncurred(debt._replace(layer=layer, count=0 if len(first) > 1 else debt.count))


def looters_roll(table: Table, event: e.RollStands) -> Iterator[e.Event]:
    """What they rolled is kept until the others have rolled."""
    debt = table.owes(event.debt.other, "loot")
    if debt is not None:
        yield e.DebtSettled(debt)
        yield e.DebtIncurred(debt._replace(count=event.pips))


def goes_to_his_hand(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """A looted card goes to its taker's hand."""
    yield e.CardTaken(event.debt.who, event.card)


def goes_to_hand_or_table(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """Whether a looted card goes to the hand or to the table is left open."""
    debt = event.debt
    if table.reading("gap.looted-cards-go-to") == "hand":
        yield e.CardTaken(debt.who, event.card, _live(table))
    else:
        where = d.Choice(debt.who, table.new_layer(), _live(table), words=HAND_OR_TABLE, copy=event.card)
        yield e.DebtIncurred(where, _live(table))


def where_it_goes(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """Its taker said where it goes."""
    debt = event.debt
    if debt.words == HAND_OR_TABLE:
        yield e.CardTaken(debt.who, debt.copy) if event.word == "hand" else e.CardLaidDown(debt.who, debt.copy)


def body_runs_out(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """The others choose from what is left. If nothing is, they get nothing."""
    for debt in table.owed("loot"):
        if debt.other == event.debt.other:
            left = tuple(copy for copy in debt.options if copy != event.card)
            yield e.DebtSettled(debt)
            if left:
                yield e.DebtIncurred(debt._replace(options=left))


def rest_is_discarded(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """What is left when everybody has had one card is discarded."""
    dead = event.debt.other
    if any(debt.other == dead for debt in table.owed("loot")):
        return
    yield from (e.CardDiscarded(copy) for copy in event.debt.options if copy != event.card)


EACH_ONE = "death.each-looter-takes-one-card"
HIGHEST_FIRST = "death.looting-goes-from-highest-level-down"
DOUBLES_KEPT = "death.half-breed-and-super-munchkin-are-kept"
OF_THE_DEAD = "gap.doubles-of-the-dead"
REST = "gap.dead-and-the-monsters-left"


# ---- par. 3: the dead


def dead_receive_nothing(table: Table, command: GiveItems | GiveInCharity | Trade) -> Reason | None:
    """The dead receive no cards."""
    return refuse(dead=command.to) if table.state.players[command.to].dead else None


def dead_take_nothing(table: Table, event: e.CardTaken) -> Instead | None:
    """What a dead character would have taken is discarded."""
    return Instead((e.CardDiscarded(event.copy),)) if table.state.players[event.who].dead else None


def dead_pick_no_treasure(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """A player who dies while Treasures are divided picks none. A helper's go to the main player, who drew them all."""
    for debt in table.owed("pick"):
        if debt.who != event.who:
            continue
        yield e.DebtSettled(debt)
        left = len(debt.options) - debt.count
        if debt.other != last_fighter(table):
            yield e.DebtIncurred(debt._replace(who=PlayerId(debt.other), other=event.who, count=left))
        else:
            yield from (e.CardTaken(PlayerId(debt.other), copy) for copy in debt.options)


def dead_gain_no_levels(table: Table, event: e.LevelsGained) -> Instead | None:
    """The dead go up no level."""
    return Instead(()) if table.state.players[event.who].dead else None


def no_level_for_the_dead(table: Table, command: PlayCard) -> Reason | None:
    """A Go Up a Level does nothing for the dead."""
    target = command.on_player if command.on_player != NO_PLAYER else command.who
    return refuse(dead=target) if table.state.players[target].dead else None


def played_by_the_dead(table: Table, command: PlayCard | UseAbility) -> Reason | None:
    """Whether the dead may play cards, or use the abilities of those they keep, is left open."""
    if not table.state.players[command.who].dead or _strikes_nobody(table, command):
        return None
    gap = "gap.dead-player-plays-cards"
    return silent(gap, allows=table.leaning(gap) == "allowed")


def _strikes_nobody(table: Table, command: PlayCard | UseAbility) -> bool:
    """Return True if a Curse is played and no victim is named, so that nothing would come of it."""
    is_curse = isinstance(command, PlayCard) and table.card(command.card).kind in CURSE_KINDS
    return is_curse and command.on_player == NO_PLAYER


# ---- the turn of one who dies in it


def turn_of_one_killed_by_a_curse(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """Whether the turn of a player whom a Curse killed in it goes on is left open. Their fight, if one is on, does
    not.
    """
    fight = table.fight
    own = table.state.turn.player == event.who
    if not own or not event.because or (fight is not None and fight.running):
        return
    ends = table.reading("gap.turn-of-one-killed-by-a-curse") == "turn-ends"
    if fight is not None:
        yield e.FightEnded(won=False)
    if ends:
        yield e.DebtIncurred(d.TurnOver(event.who, 0))


# ---- par. 4: the new character


def appears_at_once(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """The new character is there at once, though it cannot help before the next turn."""
    yield e.CharacterReturned(event.who, waiting=True)


def is_there_from_the_next_turn(table: Table, event: e.TurnBegan) -> Iterator[e.Event]:
    """When the next turn begins the new character is there and may help."""
    for seat, player in enumerate(table.state.players):
        if player.dead and seat not in table.state.left:
            yield e.CharacterReturned(PlayerId(seat))


def may_be_given_cards(table: Table, command: GiveItems) -> Reason | None:
    """The new character may receive cards before its own next turn."""
    return allow() if _awaits_its_turn(table, command.to) else None


def cards_for_the_new_character(table: Table, command: GiveItems | GiveInCharity | Trade) -> Reason | None:
    """Whether the new character may be given cards before its own next turn is left open."""
    in_charity = isinstance(command, GiveInCharity) and table.state.players[command.to].dead
    if in_charity or not _awaits_its_turn(table, command.to):
        return None
    return silent(WAITS_FOR_CARDS, allows=table.leaning(WAITS_FOR_CARDS) == "allowed")


def charity_for_the_new_character(table: Table, command: GiveInCharity) -> Reason | None:
    """Whether the new character counts as living, for charity, before the next turn is left open."""
    if not table.state.players[command.to].dead:
        return None
    gap = "gap.new-character-and-charity"
    return silent(gap, allows=table.leaning(gap) == "counts-as-living")


def _awaits_its_turn(table: Table, player: PlayerId) -> bool:
    """Return True if a player has died and their next turn has not begun. They may have died in their own turn."""
    one = table.state.players[player]
    return one.dead or (one.new and table.state.turn.player != player)


# ---- par. 5: its first turn


def draws_anew(table: Table, event: e.TurnBegan) -> Iterator[e.Event]:
    """A player whose character died begins their next turn by drawing from both decks, face down."""
    each = table.number("death.draw-each")
    if not table.state.players[event.who].new:
        return
    for _ in range(each):
        yield from draw(table, "door", event.who, "hand")
    for _ in range(each):
        yield from draw(table, "treasure", event.who, "hand")


def then_his_turn_is_normal(table: Table, event: e.PhaseBegan) -> Iterator[e.Event]:
    """With the door their turn goes on as any other."""
    who = table.state.turn.player
    player = table.state.players[who]
    if event.phase == "door" and player.new and not player.dead:
        yield e.CharacterEquipped(who)


def opening_limits(table: Table, command: PlayCard) -> Reason | None:
    """Whether the limits of the opening hold for what is drawn after a death is left open."""
    card = table.card(command.card)
    if not table.state.players[command.who].new:
        return None
    second = card.kind != "power" and kind_in_play(table, command.who, card.kind)
    if not second and card.rank <= table.number("character.opening-rank"):
        return None
    gap = "gap.opening-limits-after-death"
    return silent(gap, allows=table.leaning(gap) == "ordinary-limits")


WAITS_FOR_CARDS = "gap.cards-for-the-new-character"


RULES = (
    sum_of("kept", race_and_class_kept, reads=LYING),
    sum_of("kept", class_and_accent_kept, reads=LYING),
    sum_of("kept", race_and_powers_kept, reads=LYING),
    sum_of("kept", half_breed_and_super_munchkin, reads=LYING),
    sum_of("kept", curses_stay, reads=LYING),
    instead(e.PlayerDied, dies_once),
    then(e.PlayerDied, loses_what_lies_before_him),
    then(e.CardLaidOut, parted_from_what_lies_on_it),
    then(e.PlayerDied, hand_is_laid_out),
    then(e.PlayerDied, choices_lapse),
    then(e.PlayerDied, need_not_flee_the_rest),
    then(e.PlayerDied, fleeing_the_rest),
    may(RunAway, dead_man_may_stop, when=IN_FIGHT),
    may(RunAway, dead_man_running, when=IN_FIGHT),
    then(e.PlayerDied, loots_no_more),
    then(e.PlayerDied, looted_at_once),
    then(e.FightEnded, looted_after_the_fight),
    always(highest_by_now, owed=("loot",)),
    always(tied_looters_roll, owed=("loot",)),
    then(e.RollStands, looters_roll, of=(DIE,)),
    then(e.ChoiceMade, goes_to_his_hand, of=("loot",)),
    then(e.ChoiceMade, goes_to_hand_or_table, of=("loot",)),
    then(e.ChoiceMade, where_it_goes, of=("choose",)),
    then(e.ChoiceMade, body_runs_out, of=("loot",)),
    then(e.ChoiceMade, rest_is_discarded, of=("loot",)),
    bar(GiveItems, dead_receive_nothing, when=SOMEBODY_DEAD),
    bar(GiveInCharity, dead_receive_nothing, when=SOMEBODY_DEAD),
    bar(Trade, dead_receive_nothing, when=SOMEBODY_DEAD),
    instead(e.CardTaken, dead_take_nothing),
    then(e.PlayerDied, dead_pick_no_treasure),
    instead(e.LevelsGained, dead_gain_no_levels),
    bar(PlayCard, no_level_for_the_dead, of=("go-up-a-level",), when=SOMEBODY_DEAD),
    may(PlayCard, played_by_the_dead, when=SOMEBODY_DEAD),
    may(UseAbility, played_by_the_dead, when=SOMEBODY_DEAD),
    then(e.PlayerDied, turn_of_one_killed_by_a_curse),
    then(e.PlayerDied, appears_at_once),
    then(e.TurnBegan, is_there_from_the_next_turn),
    may(GiveItems, may_be_given_cards),
    may(GiveItems, cards_for_the_new_character),
    may(GiveInCharity, cards_for_the_new_character),
    may(Trade, cards_for_the_new_character),
    may(GiveInCharity, charity_for_the_new_character, when=SOMEBODY_DEAD),
    then(e.TurnBegan, draws_anew),
    then(e.PhaseBegan, then_his_turn_is_normal),
    may(PlayCard, opening_limits, of=CHARACTER_KINDS, when=OWN_TURN & BEFORE_DOOR),
)
