"""Curses and Traps: whom they strike, what they do, and which of them stay.

Sheets: Turn Phases, (1); When To Play Cards, Curses (with Traps in some, a section of its own in others), in the order
of its paragraphs. A Trap follows the sentences that name it; for the others the sheet leaves it open.
"""

from collections.abc import Callable, Iterator, Sequence

from munch_cli.effects.abilities import pays_with_kept_curse, steals_a_level
from munch_cli.effects.card_moments import is_too_low
from munch_cli.effects.deeds import carry_out
from munch_cli.effects.effect_target import Aim, cards_behind
from munch_cli.effects.kinds import holds, in_force, usable
from munch_cli.effects.queries import is_item, items_in_use
from munch_cli.engine.law import (
    Instead,
    always,
    bar,
    do,
    instead,
    may,
    not_yet,
    strike,
    sum_of,
    then,
    under_every_sheet,
)
from munch_cli.engine.moments import CLAIMED, SOMEBODY_DEAD, SOMETHING_OWED
from munch_cli.engine.reasons import Reason, Term, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.rules.bad_stuff import WHEN_CAUGHT
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import CURSE_KINDS, ITEM_KINDS, Card
from munch_cli.table.commands import DiscardCard, KickOpen, LetHappen, Pass, PlayCard, UseAbility
from munch_cli.table.debts import Debt
from munch_cli.table.ids import A_CHARACTER, HANDS, NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId, rule_ids
from munch_cli.table.state import BODY, DOOR, HAND, seat_zone, top_layer
from munch_cli.table.vocabulary import CancelCurse, ChangeSex, Deed, Gives, LoseKind, LoseWorn

NAMED = "curses.named-exceptions-are-kept"
LASTING = "curses.lasting-and-delayed-ones-are-kept"
CARDS_OUTWEIGH = "precedence.cards-always-override-rules"
CARD_RULES = (CARDS_OUTWEIGH, "precedence.card-usually-overrides-sheet")
COUNTS_NOW = "curses.next-combat-curse-counts-now-if-fighting"
IN_OWN_TURN = "curses.next-turn-curse-counts-now-in-own-turn"
ON_A_HELPER = "gap.next-combat-curse-on-a-helper"
IN_THIS_FIGHT = "gap.next-combat-curse-in-the-present-fight"
IN_THIS_TURN = "gap.next-turn-curse-in-own-turn"
SEX_LASTS = "gap.change-sex-lasts"
TRAPS_TOO = "gap.traps-are-like-curses-in-all"
LIKE_CURSES = "curses.traps-are-drawn-and-played-like-curses"
DRAWN = {"curse": "curses.drawn-at-the-door-hits-the-drawer", "trap": LIKE_CURSES}
PLAYED = {"curse": "curses.gained-otherwise-playable-on-anyone-any-time", "trap": LIKE_CURSES}
ON_ONESELF = {"curse": "curses.may-be-played-on-oneself", "trap": "curses.a-trap-may-be-played-on-oneself"}
SUFFERED = {"curse": "curses.affects-its-victim-at-once", "trap": LIKE_CURSES}
DISCARDED = {"curse": "curses.discarded-after-taking-effect", "trap": LIKE_CURSES}
IGNORED = {"curse": "curses.that-cannot-apply-is-ignored", "trap": LIKE_CURSES}
CHOSEN = "curses.victim-chooses-the-item"
ALTERNATIVE = ("curses.some-have-an-alternative-effect", *CARD_RULES)


def is_curse(table: Table, copy: CopyId) -> bool:
    """Return True if a card is a Curse or a Trap."""
    return table.card(copy).kind in CURSE_KINDS


# ---- par. 1: turned up at the door


def hits_the_drawer(table: Table, event: e.DoorTurnedUp) -> Iterator[e.Event]:
    """A Curse turned up at the door strikes the player who drew it."""
    if is_curse(table, event.copy):
        yield e.CurseStruck(event.copy, event.who, because=rule_ids(DRAWN[table.card(event.copy).kind]))


# ---- par. 2: gained in any other way


def on_anyone_any_time(table: Table, command: PlayCard) -> Reason | None:
    """A Curse in hand may be played on any player at any time."""
    return allow(PLAYED[_kind(table, command)], victim=command.on_player) if _is_played(table, command) else None


def on_oneself(table: Table, command: PlayCard) -> Reason | None:
    """Also on themselves."""
    ones_own = _is_played(table, command) and command.on_player == command.who
    return allow(ON_ONESELF[_kind(table, command)]) if ones_own else None


def as_a_kill_is_claimed(table: Table, command: PlayCard) -> Reason | None:
    """Also on a fighter who has just claimed a kill: until no player speaks up, it can turn the fight."""
    struck = _is_played(table, command) and table.is_fighting(command.on_player)
    return allow(victim=command.on_player) if struck else None


def on_the_dead(table: Table, command: PlayCard | UseAbility) -> Reason | None:
    """Whether a dead player may be cursed, go up by a card, or be robbed of a level is left open."""
    if command.on_player == NO_PLAYER or not table.state.players[command.on_player].dead:
        return None
    is_meant = isinstance(command, PlayCard) and table.card(command.card).kind in CURSE_KINDS | {"go-up-a-level"}
    if not is_meant and not steals_a_level(table, command):
        return None
    return silent("gap.cards-on-the-dead", allows=table.leaning("gap.cards-on-the-dead") == "allowed")


def playing_it(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """It strikes its victim."""
    if _is_played(table, command):
        kind = _kind(table, command)
        own = (ON_ONESELF[kind],) if command.on_player == command.who else ()
        yield e.CurseStruck(command.card, command.on_player, command.who, rule_ids(PLAYED[kind], *own))


def _is_played(table: Table, command: PlayCard) -> bool:
    """Return True if a Curse is played on a player: from the hand, or by the dead from what is laid out."""
    lies = table.state.place[command.card]
    return command.on_player != NO_PLAYER and lies in (seat_zone(command.who, HAND), seat_zone(command.who, BODY))


def _kind(table: Table, command: PlayCard) -> str:
    return table.card(command.card).kind


# ---- par. 3 to 5: what it does, the victim's choice, and what finds nothing to act on


def takes_effect(table: Table, event: e.CurseStruck) -> Iterator[e.Event]:
    """It acts on its victim at once and is then discarded, unless it is kept. If it can do nothing, it is ignored."""
    if not _waits(table, event.copy):
        yield from _effect(table, event)


def _effect(table: Table, event: e.CurseStruck) -> Iterator[e.Event]:
    card = table.card(event.copy)
    if is_beyond_us(card):
        return
    if not card.gives and not any(_does(table, deed, event.victim, card) for deed in card.do):
        because = rule_ids(IGNORED[card.kind], card.rule)
        yield e.CurseIgnored(event.copy, event.victim, because)
        yield e.CardDiscarded(event.copy, event.victim, because)
        return
    for deed in card.do:
        yield from _suffered(table, deed, event)
    if event.copy not in table.curses(event.victim):
        return
    kept = kept_by(table, card) if card.keeps and like_a_curse(table, card) else ()
    if any(table.in_force(id) for id in kept):
        yield e.CurseKept(event.copy, event.victim, (*kept, card.rule))
    else:
        yield e.CardDiscarded(event.copy, event.victim, rule_ids(DISCARDED[card.kind], card.rule))


def _does(table: Table, deed: Deed, victim: PlayerId, card: Card) -> bool:
    plain, ids = _resolved_deed(table, deed, victim, card)
    return next(carry_out(table, plain, Aim(victim, ids)), None) is not None


def _resolved_deed(table: Table, deed: Deed, victim: PlayerId, card: Card) -> tuple[Deed, tuple[RuleId, ...]]:
    """What a card's word does to this victim, and the rules by which it does.

    A card may say what it does if its first effect finds nothing. Either a sheet allows that, or cards outweigh the
    sheet.
    """
    usual = rule_ids(SUFFERED[card.kind], card.rule)
    if not isinstance(deed, LoseWorn | LoseKind) or not deed.otherwise:
        return deed, usual
    first = deed._replace(otherwise=0)
    if next(carry_out(table, first, Aim(victim, usual)), None) is not None:
        return first, usual
    lets = any(table.in_force(id) for id in ALTERNATIVE)
    return (deed if lets else first), rule_ids(*ALTERNATIVE, card.rule)


def _suffered(table: Table, deed: Deed, event: e.CurseStruck) -> Iterator[e.Event]:
    card = table.card(event.copy)
    plain, because = _resolved_deed(table, deed, event.victim, card)
    for happening in carry_out(table, plain, Aim(event.victim, because)):
        yield _chosen(table, happening, event) if isinstance(happening, e.DebtIncurred) else happening


def _chosen(table: Table, event: e.DebtIncurred, struck: e.CurseStruck) -> e.Event:
    """If several Items could be lost, the victim chooses. For Traps the sheet does not say so."""
    debt, card = event.debt, table.card(struck.copy)
    if debt.what != "lose" or not all(is_item(table.card(copy)) for copy in debt.options):
        return event
    chooser = debt.who if struck.by == NO_PLAYER or like_a_curse(table, card) else struck.by
    because = rule_ids(CHOSEN, card.rule)
    return e.DebtIncurred(debt._replace(who=chooser, because=because), because)


# ---- who may cancel it


def waits_for_an_answer(table: Table, event: e.CurseStruck) -> Iterator[e.Event]:
    """A Curse waits while a player has a card that says it cancels Curses, or its victim one that lets them off."""
    layer = table.new_layer()
    for who in table.state.seats:
        answers = _answers(table, who, event.victim)
        if answers and like_a_curse(table, table.card(event.copy)):
            debt = d.Respond(who, layer, (answers[0],), copy=event.copy, other=event.by)
            yield e.DebtIncurred(debt, debt.because)


def _answers(table: Table, who: PlayerId, victim: PlayerId) -> list[RuleId]:
    """The cards by which a player can keep a Curse off its victim."""
    cards = [table.card(copy) for copy in table.held(who)]
    answers = [card.rule for card in cards if _cancels(table, card)]
    if who == victim:
        answers += [table.card(copy).rule for copy in table.in_play(who) if _lets_one_off(table, who, copy)]
    return answers


def has_no_answer_left(table: Table) -> Iterator[e.Event]:
    """A player who can no longer cancel it is not waited for, once all else is settled."""
    for debt in top_layer(table.state):
        asked = debt.what == "respond" and _about_a_curse(table, debt)
        if asked and not _answers(table, debt.who, table.owner_of(debt.copy)):
            yield e.DebtSettled(debt)


def _cancels(table: Table, card: Card) -> bool:
    cancels = any(isinstance(deed, CancelCurse) for deed in card.do)
    return cancels and (table.fight is not None or "outside_combat" in card.marks)


def _lets_one_off(table: Table, who: PlayerId, copy: CopyId) -> bool:
    """Return True if a card in front of a Curse's victim lets them do something about it."""
    abilities = table.card(copy).abilities
    return any(ability.when == "own_curse" and not is_too_low(table, who, ability) for ability in abilities)


def let_it_happen(table: Table, command: LetHappen | Pass) -> Reason | None:
    """The player who could cancel it may let it happen."""
    debt = table.owes(command.who, "respond")
    return allow(table.card(debt.copy).rule) if debt is not None and _about_a_curse(table, debt) else None


def letting_it_happen(table: Table, command: LetHappen | Pass) -> Iterator[e.Event]:
    """They have answered."""
    debt = table.owes(command.who, "respond")
    if debt is not None and _about_a_curse(table, debt):
        yield e.DebtSettled(debt)


def _about_a_curse(table: Table, debt: Debt) -> bool:
    return debt.copy != NO_COPY and is_curse(table, debt.copy)


def nobody_cancelled_it(table: Table, event: e.DebtSettled) -> Iterator[e.Event]:
    """When all have answered and it still hangs there, it takes effect."""
    debt = event.debt
    if not _about_a_curse(table, debt) or _waits(table, debt.copy):
        return
    victim = table.owner_of(debt.copy)
    if victim != NO_PLAYER:
        yield from _effect(table, e.CurseStruck(debt.copy, victim, debt.other))


def cancelled(table: Table, event: e.CardDiscarded) -> Iterator[e.Event]:
    """One that is cancelled waits for no player any more."""
    yield from (e.DebtSettled(debt) for debt in table.owed("respond") if debt.copy == event.copy)


def _waits(table: Table, copy: CopyId) -> bool:
    return any(debt.copy == copy for debt in table.owed("respond"))


# ---- cards whose words are beyond the vocabulary


def is_beyond_us(card: Card) -> bool:
    """Return True if nothing of what a Curse says can be carried out."""
    return bool(card.unmodelled) and not card.do and not card.gives


def played_and_beyond_us(table: Table, command: PlayCard) -> bool:
    """A Curse none of whose words is modelled is played."""
    return is_beyond_us(table.card(command.card))


def at_the_door_and_beyond_us(table: Table, command: KickOpen) -> bool:
    """Such a Curse lies on top of the Door pile."""
    pile = table.state.zones[DOOR]
    return bool(pile) and is_curse(table, pile[-1]) and is_beyond_us(table.card(pile[-1]))


# ---- curses that stay


def kept_by(table: Table, card: Card) -> tuple[RuleId, ...]:
    """The rules by which a Curse that lasts, or comes later, stays with its victim."""
    if not table.in_force(NAMED):
        return rule_ids(LASTING)
    named = table.law.edition.rules[NAMED].rule.names_cards
    is_named = card.name.casefold() in {name.casefold() for name in named}
    return rule_ids(NAMED if is_named else CARDS_OUTWEIGH)


def like_a_curse(table: Table, card: Card) -> bool:
    """Return True if text that names only Curses holds for a card. For Traps the sheet is silent."""
    return card.kind == "curse" or table.reading(TRAPS_TOO) != "only-as-said"


def hanging_over_one(table: Table, command: PlayCard | DiscardCard) -> Reason | None:
    """A Curse that hangs over a player stays until it has had its effect, or something rids them of it."""
    if command.card not in table.curses(command.who):
        return None
    return refuse(*kept_by(table, table.card(command.card)))


def from_curses(what: str) -> Callable[[Table, PlayerId], Iterator[Term]]:
    """A sum rule: what the Curses that hang over a player give to a named sum."""

    def given(table: Table, player: PlayerId) -> Iterator[Term]:
        for copy in table.curses(player):
            card = table.card(copy)
            for word in card.gives:
                fits = word.what == what and word.amount and holds(table, player, word)
                ids = _counts(table, player, copy, word) if fits else ()
                if ids:
                    yield Term(word.amount, card.name, (*ids, card.rule), player, copy)

    return given


strength_by_curses = from_curses("strength")


def items_without_bonus(table: Table, player: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """A Curse may keep Items from giving their bonus, some of them apart."""
    for copy in table.curses(player):
        for word in table.card(copy).gives:
            if word.no_items_but and _counts(table, player, copy, word):
                yield from (place for place, term in enumerate(terms) if _is_item_but(table, term, word))


def _is_item_but(table: Table, term: Term, word: Gives) -> bool:
    card = table.card(term.copy) if term.copy != NO_COPY else None
    return card is not None and card.kind in ITEM_KINDS and card.slot not in word.no_items_but


def gone_with_the_headgear(table: Table, event: e.CardDiscarded | e.CardGiven) -> Iterator[e.Event]:
    """Some Curses end when a Curse, or Bad Stuff, takes their victim's headgear."""
    victim = event.giver if isinstance(event, e.CardGiven) else event.who
    if victim == NO_PLAYER or table.card(event.copy).slot != "headgear":
        return
    # what a monster asks for before the fight, or is bought off with, is no Bad Stuff
    kinds = {*CURSE_KINDS, "monster"} if any(id in WHEN_CAUGHT for id in event.because) else CURSE_KINDS
    if not any(card.kind in kinds for card in cards_behind(table, event.because)):
        return
    for copy in tuple(table.curses(victim)):
        card = table.card(copy)
        if "ends_with_headgear" in card.marks:
            yield e.CardDiscarded(copy, victim, (*kept_by(table, card), card.rule))


def nothing_at_the_door(table: Table, event: e.CurseStruck) -> Instead | None:
    """What a player wears may keep Curses from them that they turn up themselves."""
    if event.by != NO_PLAYER:
        return None
    for copy in items_in_use(table, event.victim):
        card = table.card(copy)
        keeps_off = "no_door_curses" in card.marks and usable(table, event.victim, copy)
        if keeps_off and like_a_curse(table, table.card(event.copy)):
            because = (*in_force(table, *CARD_RULES), card.rule)
            gone = e.CardDiscarded(event.copy, event.victim, because)
            return Instead((e.CurseIgnored(event.copy, event.victim, because), gone), because)
    return None


def _counts(table: Table, player: PlayerId, copy: CopyId, word: Gives) -> tuple[RuleId, ...]:
    """The rules by which a word of a kept Curse counts now. None if it does not, or can still be prevented."""
    if _may_be_kept_off(table, copy):
        return ()
    kept = kept_by(table, table.card(copy))
    if word.next_combat:
        return _in_this_fight(table, player, copy, kept)
    return _in_this_turn(table, player, copy, kept) if word.next_turn else kept


def _in_this_fight(table: Table, player: PlayerId, copy: CopyId, kept: tuple[RuleId, ...]) -> tuple[RuleId, ...]:
    """A Curse on the next fight counts in it. It counts in the fight that is on if it came there and the sheet says
    so.
    """
    fight = table.fight
    if fight is None or not table.is_fighting(player):
        return ()
    if player == fight.helper and table.reading(ON_A_HELPER) != "strikes":
        return ()
    if copy not in fight.cursed:
        return kept
    if table.in_force(COUNTS_NOW):
        return rule_ids(COUNTS_NOW)
    return kept if table.reading(IN_THIS_FIGHT) == "counts-now" else ()


def _in_this_turn(table: Table, player: PlayerId, copy: CopyId, kept: tuple[RuleId, ...]) -> tuple[RuleId, ...]:
    """A Curse on the next turn counts in it. It counts in the turn that is on if it came there and the sheet says
    so.
    """
    turn = table.state.turn
    if turn.player != player:
        return ()
    if copy not in turn.cursed:
        return kept
    if table.in_force(IN_OWN_TURN):
        return rule_ids(IN_OWN_TURN)
    return kept if table.reading(IN_THIS_TURN) == "counts-now" else ()


def penalty_is_taken(table: Table, event: e.FightWon | e.FightLost) -> Iterator[e.Event]:
    """A Curse on the next fight is discarded when it has burdened its victim in one."""
    for player in table.fighters():
        for copy in tuple(table.curses(player)):
            card = table.card(copy)
            if any(word.next_combat and _counts(table, player, copy, word) for word in card.gives):
                yield e.CardDiscarded(copy, player, (*kept_by(table, card), card.rule))


def turn_is_over(table: Table) -> Iterator[e.Event]:
    """A Curse on the next turn is discarded when that turn is over."""
    if table.owed("turn-over") != table.state.owed:
        return
    player = table.state.turn.player
    for copy in tuple(table.curses(player)):
        card = table.card(copy)
        if any(word.next_turn and _counts(table, player, copy, word) for word in card.gives):
            yield e.CardDiscarded(copy, player, (*kept_by(table, card), card.rule))


def sex_returns(table: Table, event: e.CardDiscarded) -> Instead | None:
    """Whether a changed sex outlasts its Curse is left open, whether the penalty is taken or something lifts it."""
    card = table.card(event.copy)
    changes = card.keeps and any(isinstance(deed, ChangeSex) for deed in card.do)
    if not changes or not table.hangs_over_somebody(event.copy) or _may_be_kept_off(table, event.copy):
        return None
    if table.reading(SEX_LASTS) != "ends-with-the-penalty":
        return None
    because = rule_ids(SEX_LASTS, card.rule)
    return Instead((e.SexChanged(table.owner_of(event.copy), because), event), because)


def _may_be_kept_off(table: Table, copy: CopyId) -> bool:
    """Return True if a Curse has yet to take effect, because a player can still cancel it."""
    return any(debt.copy == copy for debt in table.owed("respond"))


def no_payment(table: Table, command: UseAbility) -> Reason | None:
    """The card of a Curse that hangs over a player pays for nothing."""
    return refuse() if pays_with_kept_curse(table, command) else None


def curses_of_the_dead(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """Whether lasting Curses stay with a player who dies is left open where the sheet does not keep them."""
    lasting = [copy for copy in table.curses(event.who) if table.card(copy).keeps]
    if lasting and table.reading("gap.curses-of-the-dead") == "lost":
        yield from (e.CardDiscarded(copy, event.who) for copy in lasting)


RULES = (
    not_yet(PlayCard, played_and_beyond_us, "curses", of=CURSE_KINDS),
    not_yet(KickOpen, at_the_door_and_beyond_us, "curses"),
    then(e.DoorTurnedUp, hits_the_drawer),
    may(PlayCard, on_anyone_any_time, of=CURSE_KINDS),
    may(PlayCard, on_oneself, of=CURSE_KINDS),
    may(PlayCard, as_a_kill_is_claimed, of=CURSE_KINDS, when=CLAIMED),
    may(PlayCard, on_the_dead, when=SOMEBODY_DEAD),
    may(UseAbility, on_the_dead, when=SOMEBODY_DEAD),
    do(PlayCard, playing_it, of=CURSE_KINDS),
    *under_every_sheet(
        then(e.CurseStruck, waits_for_an_answer),
        always(has_no_answer_left, owed=("respond",)),
        may(LetHappen, let_it_happen, when=SOMETHING_OWED),
        may(Pass, let_it_happen, when=SOMETHING_OWED),
        do(LetHappen, letting_it_happen),
        do(Pass, letting_it_happen),
        then(e.CardDiscarded, cancelled),
    ),
    then(e.CurseStruck, takes_effect),
    then(e.DebtSettled, nobody_cancelled_it, of=("respond",)),
    bar(PlayCard, hanging_over_one, of=CURSE_KINDS),
    bar(DiscardCard, hanging_over_one, of=CURSE_KINDS),
    sum_of("strength", strength_by_curses, reads=A_CHARACTER),
    *(sum_of(what, from_curses(what), reads=A_CHARACTER | HANDS) for what in ("run_away", "die_rolls", "hand_limit")),
    strike("strength", items_without_bonus, reads=A_CHARACTER),
    then(e.CardDiscarded, gone_with_the_headgear),
    then(e.CardGiven, gone_with_the_headgear),
    instead(e.CurseStruck, nothing_at_the_door),
    then(e.FightWon, penalty_is_taken),
    then(e.FightLost, penalty_is_taken),
    always(turn_is_over, owed=("turn-over",)),
    instead(e.CardDiscarded, sex_returns),
    bar(UseAbility, no_payment),
    then(e.PlayerDied, curses_of_the_dead),
)
