"""Curses that stay: which are kept, when they count, and when they go.

Sheets: When To Play Cards, Curses (with Traps in some), the paragraph on what becomes of one; Curses in the
small boxes.
"""

from collections.abc import Callable, Iterator, Sequence

from munch_cli.effects.abilities import pays_with_kept_curse
from munch_cli.effects.aim import cards_behind
from munch_cli.effects.gives import holds, usable
from munch_cli.effects.looking import items_in_use
from munch_cli.engine.law import Instead, always, bar, instead, strike, sum_of, then
from munch_cli.engine.reasons import Reason, refuse
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.rules.bad_stuff import WHEN_CAUGHT
from munch_cli.table import events as e
from munch_cli.table.cards import CURSE_KINDS, ITEM_KINDS, Card
from munch_cli.table.commands import DiscardCard, PlayCard, UseAbility
from munch_cli.table.ids import NO_COPY, CopyId, PlayerId, RuleId, rule_ids
from munch_cli.table.parts import A_CHARACTER, HANDS
from munch_cli.table.state import FACE_UP
from munch_cli.table.vocabulary import ChangeSex, Gives

NAMED = "curses.named-exceptions-are-kept"
LASTING = "curses.lasting-and-delayed-ones-are-kept"
CARDS_OUTWEIGH = "precedence.cards-always-override-rules"
KEPT = (NAMED, LASTING, CARDS_OUTWEIGH)
CARDS_SAY = (CARDS_OUTWEIGH, "precedence.card-usually-overrides-sheet")
COUNTS_NOW = "curses.next-combat-curse-counts-now-if-fighting"
IN_OWN_TURN = "curses.next-turn-curse-counts-now-in-own-turn"
NO_PAYMENT = "curses.kept-ones-cannot-pay-for-abilities"
ON_A_HELPER = "gap.next-combat-curse-on-a-helper"
IN_THIS_FIGHT = "gap.next-combat-curse-in-the-present-fight"
IN_THIS_TURN = "gap.next-turn-curse-in-own-turn"
SEX_LASTS = "gap.change-sex-lasts"
TRAPS_TOO = "gap.traps-are-like-curses-in-all"


def kept_by(table: Table, card: Card) -> tuple[RuleId, ...]:
    """The rules by which a Curse that lasts, or comes later, stays with its victim."""
    if not table.in_force(NAMED):
        return rule_ids(LASTING)
    named = table.law.edition.rules[NAMED].rule.names_cards
    is_named = card.name.casefold() in {name.casefold() for name in named}
    return rule_ids(NAMED if is_named else CARDS_OUTWEIGH)


def like_a_curse(table: Table, card: Card) -> bool:
    """Whether what names only Curses, in the sheet or on a card, holds for a card; of Traps the sheet is silent."""
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

    given.__doc__ = f"What Curses that hang over a player give to {what}."
    return given


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
    if victim < 0 or table.card(event.copy).slot != "headgear":
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
    """What somebody wears may keep Curses from them that they turn up themselves."""
    if event.by >= 0 or table.state.place[event.copy] != FACE_UP:
        return None
    for copy in items_in_use(table, event.victim):
        card = table.card(copy)
        keeps_off = "no_door_curses" in card.marks and usable(table, event.victim, copy)
        if keeps_off and like_a_curse(table, table.card(event.copy)):
            because = (*rule_ids(*(id for id in CARDS_SAY if table.in_force(id))), card.rule)
            gone = e.CardDiscarded(event.copy, event.victim, because)
            return Instead((e.CurseIgnored(event.copy, event.victim, because), gone), because)
    return None


def _counts(table: Table, player: PlayerId, copy: CopyId, word: Gives) -> tuple[RuleId, ...]:
    """The rules by which a word of a kept Curse counts now; none, if it does not, or can still be kept off."""
    if _may_be_kept_off(table, copy):
        return ()
    kept = kept_by(table, table.card(copy))
    if word.next_combat:
        return _in_this_fight(table, player, copy, kept)
    return _in_this_turn(table, player, copy, kept) if word.next_turn else kept


def _in_this_fight(table: Table, player: PlayerId, copy: CopyId, kept: tuple[RuleId, ...]) -> tuple[RuleId, ...]:
    """A Curse on the next fight counts in it; in the one that is on, if it came there and the sheet says so."""
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
    """A Curse on the next turn counts in it; in the one that is on, if it came there and the sheet says so."""
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
    over = table.owed("turn-over")
    if not over or over != table.state.owed:
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
    """Whether a Curse has yet to take effect, because somebody can still cancel it."""
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
    bar(PlayCard, hanging_over_one, *KEPT),
    bar(DiscardCard, hanging_over_one, *KEPT),
    sum_of("strength", from_curses("strength"), *KEPT, COUNTS_NOW, IN_OWN_TURN, reads=A_CHARACTER),
    *(
        sum_of(what, from_curses(what), *KEPT, IN_OWN_TURN, reads=A_CHARACTER | HANDS)
        for what in ("run_away", "die_rolls", "hand_limit")
    ),
    strike("strength", items_without_bonus, *KEPT, COUNTS_NOW, reads=A_CHARACTER),
    then(e.CardDiscarded, gone_with_the_headgear, *KEPT),
    then(e.CardGiven, gone_with_the_headgear, *KEPT),
    instead(e.CurseStruck, nothing_at_the_door, *CARDS_SAY),
    then(e.FightWon, penalty_is_taken, *KEPT),
    then(e.FightLost, penalty_is_taken, *KEPT),
    always(turn_is_over, *KEPT, owed=("turn-over",)),
    instead(e.CardDiscarded, sex_returns, SEX_LASTS),
    bar(UseAbility, no_payment, NO_PAYMENT),
    then(e.PlayerDied, curses_of_the_dead, "gap.curses-of-the-dead"),
)
