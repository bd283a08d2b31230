"""Treasure: how much a monster pays, when, and face up or down. How it is divided stands in ``treasure_division``.

Sheets: Treasure (Rewards in the later ones); Combat; Asking For Help.
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.kinds import reactions
from munch_cli.effects.queries import (
    bears,
    face,
    fewest_treasures,
    is_special_treasure,
    lasts,
    monsters_gone,
    traits,
    treasures_at_stake,
)
from munch_cli.effects.windows import about_to_draw
from munch_cli.engine.chance import Way, draw
from munch_cli.engine.law import always, bar, do, strike, sum_of, then, under_every_sheet
from munch_cli.engine.moments import NO_FIGHT, SOMETHING_OWED
from munch_cli.engine.reasons import CARD, Reason, Term, refuse
from munch_cli.engine.table import Table
from munch_cli.rules.combat_end import cards_among
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import Deck
from munch_cli.table.commands import PlayCard
from munch_cli.table.ids import A_CHARACTER, NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.state import HAND, SPOILS, TREASURE, Combat, seat_zone

TREASURES, DOORS = "Treasures", "Doors"
"""The answers of a player who may draw from either deck."""
EITHER_DECK = "doors_for_treasures"


# ---- how much


def number_on_the_card(table: Table, monster: CopyId) -> Iterator[Term]:
    """A monster pays the number of Treasures on its card."""
    card = face(table, monster)
    yield Term(card.treasures, card.name, (card.rule,), copy=monster)


def more_for_some_fighters(table: Table, monster: CopyId) -> Iterator[Term]:
    """A monster may pay more, or less, to a main player who is of some kind: it is they who draw."""
    fight, card = table.fight, face(table, monster)
    if fight is None:
        return
    for word in reactions(card, "treasures"):
        if not traits(table, fight.fighter).isdisjoint(word.against):
            yield Term(word.amount, card.name, (card.rule,), fight.fighter, monster)


def _earned(table: Table) -> tuple[int, tuple[RuleId, ...]]:
    """How many Treasures the fight's monsters pay, and the rules and cards behind the number."""
    totals = [table.total("treasures", monster) for monster in table.foes]
    totals += [table.total("treasures_of_the_gone", place) for place in range(len(monsters_gone(table)))]
    return treasures_at_stake(table), tuple(dict.fromkeys(id for total in totals for id in total.ids))


# ---- for a monster that left without a kill (``place``: which of them)


def any_defeat_pays(table: Table, place: int) -> Iterator[Term]:
    """A monster that a card gets rid of pays as one that is killed."""
    yield _worth(table, place, paid=monsters_gone(table)[place].word != "denied")


def method_decides(table: Table, place: int) -> Iterator[Term]:
    """The method by which it was got rid of decides whether it pays."""
    yield _worth(table, place, paid=monsters_gone(table)[place].word in TAKEN)


def pay_left_open(table: Table, place: int) -> Iterator[Term]:
    """Whether it pays is left open where its card does not say."""
    gone = monsters_gone(table)[place]
    if gone.word in TAKEN or (not gone.word and table.reading("gap.treasure-for-a-win-without-a-kill") == "paid"):
        yield _worth(table, place, paid=True)


def _worth(table: Table, place: int, paid: bool) -> Term:
    """What it pays. How few a weakened monster can pay is asked only where it is paid for."""
    gone = monsters_gone(table)[place]
    worth = fewest_treasures(table) if gone.weakened and paid else gone.treasures
    return Term(worth, table.catalogue[gone.card].name, cards_among(gone.because))


def denied_by_the_card(table: Table, place: int, terms: Sequence[Term]) -> Iterator[int]:
    """A card may deny the Treasure."""
    if monsters_gone(table)[place].word == "denied":
        yield from range(len(terms))


def only_if_the_card_says_so(table: Table, place: int, terms: Sequence[Term]) -> Iterator[int]:
    """It pays nothing unless the card says that it does."""
    if monsters_gone(table)[place].word not in TAKEN:
        yield from range(len(terms))


# ---- paid when the fight ends


def paid_when_the_fight_ends(table: Table, event: e.FightWon) -> Iterator[e.Event]:
    """Treasure is the last step of the fight. In some sheets it waits for the loot phase."""
    fight = table.the_fight
    earned, ids = _earned(table)
    if not earned:
        if ids:
            yield e.TreasureFellDue(0, face_up=False, because=(*WHEN, *ids))
        return
    helper_takes = _helper_takes_it(table, fight)
    if helper_takes:
        yield e.TreasureFellDue(earned, face_up=False, because=(*WHEN, *ids, RuleId(TAKES_IT)), to=fight.helper)
    elif fight.fighter != table.state.turn.player:
        yield e.TreasureFellDue(earned, _face_up(table, fight), because=(*WHEN, *ids), to=fight.fighter)
    else:
        draws = MAIN_DRAWS if fight.helper != NO_PLAYER else ()
        yield e.TreasureFellDue(earned, _face_up(table, fight), because=(*WHEN, *draws, *ids))


def _helper_takes_it(table: Table, fight: Combat) -> bool:
    """Return True if a helper whose ability takes the Treasure takes it themselves is left open."""
    if fight.helper == NO_PLAYER or table.foes:
        return False
    his = [gone for gone in fight.gone if gone.by == fight.helper and gone.word in TAKEN]
    return bool(his) and table.reading(TAKES_IT) == "helper"


def _face_up(table: Table, fight: Combat) -> bool:
    """With a helper it is drawn face up. After a win without a kill that is left open."""
    if fight.helper == NO_PLAYER:
        return False
    killed = bool(table.foes) or any(gone.word == "killed" for gone in fight.gone)
    return killed or table.reading("gap.treasure-after-no-kill") != "face-down"


def drawn_face_down(table: Table, event: e.TreasureFellDue) -> Iterator[e.Event]:
    """Won alone: face down, into the hand."""
    if not event.face_up:
        yield from _fell_due(table, event)


def drawn_face_up(table: Table, event: e.TreasureFellDue) -> Iterator[e.Event]:
    """Won with help: face up, for all to see."""
    if event.face_up:
        yield from _fell_due(table, event)


def _fell_due(table: Table, event: e.TreasureFellDue) -> Iterator[e.Event]:
    if not event.count or (event.to == NO_PLAYER and table.in_force(LOOT_PAYS)):
        return
    who = event.to if event.to != NO_PLAYER else table.the_fight.fighter
    yield from earned_by(table, PlayerId(who), event.count, "spoils" if event.face_up else "hand")
    yield e.DuePaid()


# ---- Treasures that are no Items


def special_is_discarded(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """A Treasure that is no Item goes to the discards when it is played, unless what it gives lasts."""
    card = table.card(command.card)
    if is_special_treasure(table, command) and not lasts(card) and not card.when:
        yield e.CardDiscarded(command.card, command.who)


def special_as_its_card_says(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """Whether it stays is read from its card. If its card does not say, the sheet says nothing."""
    card = table.card(command.card)
    if not is_special_treasure(table, command) or command.on_card != NO_COPY or (card.when and not lasts(card)):
        return
    if lasts(card) or table.reading("gap.treasure-that-does-not-say") == "stays":
        yield e.CardLaidDown(command.who, command.card)
    else:
        yield e.CardDiscarded(command.card, command.who)


TAKEN = ("taken", "killed")
"""What is said of a monster that left the fight and pays."""
PAID = "treasure.paid-when-the-fight-ends"
LOOT_PAYS = "loot.phase-pays-treasure-for-the-kill"
WHEN = (RuleId(PAID), RuleId(LOOT_PAYS))
MAIN_DRAWS = (RuleId("helping.main-player-draws-the-treasure"),)
TAKES_IT = "gap.helpers-ability-takes-the-treasure"


# ---- treasures as they are drawn


def earned_by(table: Table, who: PlayerId, count: int, way: Way) -> Iterator[e.Event]:
    """This many Treasures of a fight go to a player's hand, or lie face up. A card may let them name the deck."""
    if not bears(table, who, EITHER_DECK):
        yield from _drawn(table, "treasure", who, way, count)
        return
    because = tuple(table.card(copy).rule for copy in table.in_play(who) if EITHER_DECK in table.card(copy).marks)
    layer, face_up = table.new_layer(), int(way == "spoils")
    debt = d.Decks(who, layer, because, words=(TREASURES, DOORS), count=count, plus=face_up)
    yield e.DebtIncurred(debt, because)


def _drawn(table: Table, deck: Deck, who: PlayerId, way: Way, count: int) -> Iterator[e.Event]:
    """What is drawn face up may wait for a card that changes this."""
    if way == "spoils":
        yield from about_to_draw(table, deck, who, way, count)
        return
    for _ in range(count):
        yield from draw(table, deck, who, way)


def deck_chosen(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """They draw from the deck they named."""
    debt = event.debt
    deck: Deck = "door" if event.word == DOORS else "treasure"
    for drawn in _drawn(table, deck, debt.who, "spoils" if debt.plus else "hand", debt.count):
        yield drawn._replace(because=debt.because)


def no_choice_any_more(table: Table) -> Iterator[e.Event]:
    """What a card lets them do goes with the card: who has lost it meanwhile draws Treasures."""
    for debt in table.owed("decks"):
        if not bears(table, debt.who, EITHER_DECK):
            yield e.DebtSettled(debt)
            yield from _drawn(table, "treasure", debt.who, "spoils" if debt.plus else "hand", debt.count)


# ---- one too many: a card may let its owner draw one Treasure more, and discard one


LOOT_PAYS = "loot.phase-pays-treasure-for-the-kill"
SURPLUS = "surplus"
"""What is owed by the player who drew a Treasure too many: one of them."""


def one_more_is_drawn(table: Table, event: e.TreasureFellDue) -> Iterator[e.Event]:
    """For a fight won in their own turn the fighter draws one more, and owes one of all that were drawn."""
    if not event.count or event.to != NO_PLAYER:
        return
    if not table.in_force(LOOT_PAYS):
        yield from _one_more(table, event.face_up)


def one_more_in_the_loot_phase(table: Table, event: e.PhaseBegan) -> Iterator[e.Event]:
    """Where the Treasure is drawn in the loot phase, so is the one more."""
    turn = table.state.turn
    if event.phase == "loot" and turn.due and table.in_force(LOOT_PAYS):
        yield from _one_more(table, turn.due_up)


def _one_more(table: Table, face_up: bool) -> Iterator[e.Event]:
    who = table.state.turn.player
    cards = (table.card(copy) for copy in table.in_play(who))
    because = tuple(card.rule for card in cards if "one_too_many" in card.marks)[:1]
    if because:
        yield e.DebtIncurred(d.Surplus(who, table.new_layer(), because), because)
        yield from draw(table, "treasure", who, "spoils" if face_up else "hand")


def among_what_was_drawn(table: Table) -> Iterator[e.Event]:
    """The player chooses among the cards drawn once all are drawn. If there are none, nothing is owed."""
    if any(debt.what in ("draw", "drawing") for debt in table.state.owed):
        return
    for debt in table.owed(SURPLUS):
        who = debt.who
        state = table.state
        places = (SPOILS, seat_zone(who, HAND))
        there = tuple(one for one in state.turn.gained if state.backs[one] == TREASURE and state.place[one] in places)
        if there != debt.options:
            yield e.DebtSettled(debt)
            if there:
                yield e.DebtIncurred(debt._replace(options=there), debt.because)


def none_is_his_before_one_goes(table: Table, command: PlayCard) -> Reason | None:
    """Until one of them is discarded, the player may play none of the cards drawn."""
    owed = next((debt for debt in table.owed(SURPLUS) if command.card in debt.options), None)
    return None if owed is None else refuse(*owed.because, rank=CARD)


def one_goes(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """It is discarded."""
    yield e.CardDiscarded(event.card, event.debt.who, event.debt.because)


RULES = (
    then(e.TreasureFellDue, one_more_is_drawn),
    then(e.PhaseBegan, one_more_in_the_loot_phase),
    always(among_what_was_drawn, when=NO_FIGHT, owed=(SURPLUS,)),
    bar(PlayCard, none_is_his_before_one_goes, when=SOMETHING_OWED),
    then(e.ChoiceMade, one_goes, of=(SURPLUS,)),
    sum_of("treasures", number_on_the_card, reads=A_CHARACTER),
    sum_of("treasures", more_for_some_fighters, reads=A_CHARACTER),
    sum_of("treasures_of_the_gone", any_defeat_pays, reads=A_CHARACTER),
    sum_of("treasures_of_the_gone", method_decides, reads=A_CHARACTER),
    sum_of("treasures_of_the_gone", pay_left_open, reads=A_CHARACTER),
    strike("treasures_of_the_gone", denied_by_the_card, reads=A_CHARACTER),
    strike("treasures_of_the_gone", only_if_the_card_says_so, reads=A_CHARACTER),
    then(e.FightWon, paid_when_the_fight_ends),
    then(e.TreasureFellDue, drawn_face_down),
    then(e.TreasureFellDue, drawn_face_up),
    do(PlayCard, special_is_discarded, of=("special",)),
    do(PlayCard, special_as_its_card_says, of=("special",)),
    *under_every_sheet(
        then(e.ChoiceMade, deck_chosen, of=("decks",)),
        always(no_choice_any_more, owed=("decks",)),
    ),
)
