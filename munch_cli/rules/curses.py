"""Curses and Traps: whom they strike, what they do, and which of them stay.

Sheets: Turn Phases, (1); When To Play Cards, Curses (with Traps in some, a section of its own in others), in the order
of its paragraphs. A Trap follows the sentences that name it; for the others the sheet leaves it open.
"""

from collections.abc import Callable, Iterator

from munch_cli.effects.abilities import pays_with_kept_curse
from munch_cli.effects.deeds import Aim, carry_out
from munch_cli.effects.gives import holds
from munch_cli.effects.looking import is_item
from munch_cli.engine.law import always, do, may, not_yet, sum_of, then
from munch_cli.engine.reasons import Reason, allow, refuse, silent
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.cards import CURSE_KINDS, Card
from munch_cli.table.commands import DiscardCard, KickOpen, PlayCard, UseAbility
from munch_cli.table.ids import CopyId, PlayerId, RuleId
from munch_cli.table.state import BODY, DOOR, HAND, seat_zone
from munch_cli.table.vocabulary import ChangeSex, Deed, Gives, LoseKind, LoseWorn

LIKE_CURSES = "curses.traps-are-drawn-and-played-like-curses"
DRAWN = {"curse": "curses.drawn-at-the-door-hits-the-drawer", "trap": LIKE_CURSES}
PLAYED = {"curse": "curses.gained-otherwise-playable-on-anyone-any-time", "trap": LIKE_CURSES}
ON_ONESELF = {"curse": "curses.may-be-played-on-oneself", "trap": "curses.a-trap-may-be-played-on-oneself"}
SUFFERED = {"curse": "curses.affects-its-victim-at-once", "trap": LIKE_CURSES}
DISCARDED = {"curse": "curses.discarded-after-taking-effect", "trap": LIKE_CURSES}
IGNORED = {"curse": "curses.that-cannot-apply-is-ignored", "trap": LIKE_CURSES}
AT_A_CLAIM = "curses.may-strike-as-a-kill-is-being-claimed"
CHOSEN = "curses.victim-chooses-the-item"
NAMED = "curses.named-exceptions-are-kept"
LASTING = "curses.lasting-and-delayed-ones-are-kept"
COUNTS_NOW = "curses.next-combat-curse-counts-now-if-fighting"
IN_OWN_TURN = "curses.next-turn-curse-counts-now-in-own-turn"
NO_PAYMENT = "curses.kept-ones-cannot-pay-for-abilities"
CARD_RULES = ("precedence.cards-always-override-rules", "precedence.card-usually-overrides-sheet")
ALTERNATIVE = ("curses.some-have-an-alternative-effect", *CARD_RULES)
KEPT = (NAMED, LASTING, CARD_RULES[0])
TRAPS_TOO = "gap.traps-are-like-curses-in-all"
ON_A_HELPER = "gap.next-combat-curse-on-a-helper"
IN_THIS_FIGHT = "gap.next-combat-curse-in-the-present-fight"
IN_THIS_TURN = "gap.next-turn-curse-in-own-turn"
SEX_LASTS = "gap.change-sex-lasts"


def is_curse(table: Table, copy: CopyId) -> bool:
    """Whether a card is a Curse or a Trap."""
    return table.card(copy).kind in CURSE_KINDS


# ---- par. 1: turned up at the door


def hits_the_drawer(table: Table, event: e.DoorTurnedUp) -> Iterator[e.Event]:
    """A Curse turned up at the door strikes whoever drew it."""
    if is_curse(table, event.copy):
        yield e.CurseStruck(event.copy, event.who, because=_ids(DRAWN[table.card(event.copy).kind]))


# ---- par. 2: gained in any other way


def on_anyone_any_time(table: Table, command: PlayCard) -> Reason | None:
    """A Curse in hand may be played on whomever its holder likes, whenever he likes."""
    return allow(PLAYED[_kind(table, command)], victim=command.on_player) if _is_played(table, command) else None


def on_oneself(table: Table, command: PlayCard) -> Reason | None:
    """Also on himself."""
    ones_own = _is_played(table, command) and command.on_player == command.who
    return allow(ON_ONESELF[_kind(table, command)]) if ones_own else None


def as_a_kill_is_claimed(table: Table, command: PlayCard) -> Reason | None:
    """Also on a fighter who has just claimed a kill: until nobody speaks up, it can turn the fight."""
    if not _is_played(table, command) or table.fight is None or table.fight.claimed is None:
        return None
    return allow(victim=command.on_player) if table.is_fighting(command.on_player) else None


def on_the_dead(table: Table, command: PlayCard) -> Reason | None:
    """Whether a Curse, or a Go Up a Level, may be played on a dead player is left open."""
    kind = table.card(command.card).kind
    if kind not in CURSE_KINDS | {"go-up-a-level"} or command.on_player < 0:
        return None
    if not table.state.players[command.on_player].dead:
        return None
    return silent("gap.cards-on-the-dead", allows=table.leaning("gap.cards-on-the-dead") == "allowed")


def playing_it(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """It strikes its victim."""
    if _is_played(table, command):
        kind = _kind(table, command)
        own = (ON_ONESELF[kind],) if command.on_player == command.who else ()
        yield e.CurseStruck(command.card, command.on_player, command.who, _ids(PLAYED[kind], *own))


def _is_played(table: Table, command: PlayCard) -> bool:
    """Whether a Curse is played on somebody: from the hand, or by the dead from what is laid out."""
    at_hand = (seat_zone(command.who, HAND), seat_zone(command.who, BODY))
    return is_curse(table, command.card) and table.state.place[command.card] in at_hand and command.on_player >= 0


def _kind(table: Table, command: PlayCard) -> str:
    return table.card(command.card).kind


# ---- par. 3 to 5: what it does, the victim's choice, and what finds nothing to act on


def takes_effect(table: Table, event: e.CurseStruck) -> Iterator[e.Event]:
    """It acts on its victim at once; then it is discarded, unless it is kept. One with nothing to act on is ignored."""
    card = table.card(event.copy)
    if is_beyond_us(card):
        return
    if not _acts(table, card, event.victim):
        because = _ids(IGNORED[card.kind], card.rule)
        yield e.CurseIgnored(event.copy, event.victim, because)
        yield e.CardDiscarded(event.copy, event.victim, because)
        return
    for deed in card.do:
        yield from _suffered(table, deed, event)
    if event.copy not in table.curses(event.victim):
        return
    kept = kept_by(table, card) if card.keeps and _like_a_curse(table, card) else ()
    if any(table.in_force(id) for id in kept):
        yield e.CurseKept(event.copy, event.victim, (*kept, card.rule))
    else:
        yield e.CardDiscarded(event.copy, event.victim, _ids(DISCARDED[card.kind], card.rule))


def _acts(table: Table, card: Card, victim: PlayerId) -> bool:
    """Whether a Curse finds anything to act on."""
    return bool(card.gives) or any(_does(table, deed, victim, card) for deed in card.do)


def _does(table: Table, deed: Deed, victim: PlayerId, card: Card) -> bool:
    plain, ids = _read(table, deed, victim, card)
    return next(carry_out(table, plain, Aim(victim, ids)), None) is not None


def _read(table: Table, deed: Deed, victim: PlayerId, card: Card) -> tuple[Deed, tuple[RuleId, ...]]:
    """What a card's word comes to for this victim, and the rules by which it acts.

    A card may say what it does where its first effect finds nothing; a sheet lets it, or cards outweigh the sheet.
    """
    usual = _ids(SUFFERED[card.kind], card.rule)
    if not isinstance(deed, LoseWorn | LoseKind) or not deed.otherwise:
        return deed, usual
    first = deed._replace(otherwise=0)
    if next(carry_out(table, first, Aim(victim, usual)), None) is not None:
        return first, usual
    lets = any(table.in_force(id) for id in ALTERNATIVE)
    return (deed if lets else first), _ids(*ALTERNATIVE, card.rule)


def _suffered(table: Table, deed: Deed, event: e.CurseStruck) -> Iterator[e.Event]:
    card = table.card(event.copy)
    plain, because = _read(table, deed, event.victim, card)
    for happening in carry_out(table, plain, Aim(event.victim, because)):
        yield _chosen(table, happening, event) if isinstance(happening, e.DebtIncurred) else happening


def _chosen(table: Table, event: e.DebtIncurred, struck: e.CurseStruck) -> e.Event:
    """Where several Items could be lost the victim chooses; of Traps the sheet does not say so."""
    debt, card = event.debt, table.card(struck.copy)
    if not all(is_item(table.card(copy)) for copy in debt.options):
        return event
    chooser = debt.who if struck.by < 0 or _like_a_curse(table, card) else struck.by
    because = _ids(CHOSEN, card.rule)
    return e.DebtIncurred(debt._replace(who=chooser, because=because), because)


def _like_a_curse(table: Table, card: Card) -> bool:
    """Whether the sentences that name only Curses hold for a card; of Traps the sheet does not say so."""
    return card.kind == "curse" or table.reading(TRAPS_TOO) != "only-as-said"


# ---- what lasts


def kept_by(table: Table, card: Card) -> tuple[RuleId, ...]:
    """The rules by which a Curse that lasts, or comes later, stays with its victim."""
    if not table.in_force(NAMED):
        return _ids(LASTING)
    named = table.law.edition.rules[NAMED].rule.names_cards
    is_named = card.name.casefold() in {name.casefold() for name in named}
    return _ids(NAMED if is_named else CARD_RULES[0])


def hanging_over_one(table: Table, command: PlayCard | DiscardCard) -> Reason | None:
    """A Curse that hangs over a player stays until it has had its effect, or something rids him of it."""
    if command.card not in table.curses(command.who):
        return None
    return refuse(*kept_by(table, table.card(command.card)))


def from_curses(what: str) -> Callable[[Table, PlayerId], Iterator[Term]]:
    """A sum rule: what the Curses that hang over a player give to a named sum."""

    def given(table: Table, player: PlayerId) -> Iterator[Term]:
        for copy in table.curses(player):
            card = table.card(copy)
            for word in card.gives:
                fits = word.what == what and holds(table, player, word)
                ids = _counts(table, player, copy, word) if fits else ()
                if ids:
                    yield Term(word.amount, card.name, (*ids, card.rule), player, copy)

    given.__doc__ = f"What Curses that hang over a player give to {what}."
    return given


def _counts(table: Table, player: PlayerId, copy: CopyId, word: Gives) -> tuple[RuleId, ...]:
    """The rules by which a word of a kept Curse counts now; none, if it does not."""
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
        return _ids(COUNTS_NOW)
    return kept if table.reading(IN_THIS_FIGHT) == "counts-now" else ()


def _in_this_turn(table: Table, player: PlayerId, copy: CopyId, kept: tuple[RuleId, ...]) -> tuple[RuleId, ...]:
    """A Curse on the next turn counts in it; in the one that is on, if it came there and the sheet says so."""
    turn = table.state.turn
    if turn.player != player:
        return ()
    if copy not in turn.cursed:
        return kept
    if table.in_force(IN_OWN_TURN):
        return _ids(IN_OWN_TURN)
    return kept if table.reading(IN_THIS_TURN) == "counts-now" else ()


def penalty_is_taken(table: Table, event: e.FightWon | e.FightLost) -> Iterator[e.Event]:
    """A Curse on the next fight is discarded when it has burdened its victim in one."""
    for player in table.fighters():
        for copy in tuple(table.curses(player)):
            card = table.card(copy)
            if any(word.next_combat and _counts(table, player, copy, word) for word in card.gives):
                yield from _sex_returns(table, player, card)
                yield e.CardDiscarded(copy, player, (*kept_by(table, card), card.rule))


def turn_is_over(table: Table) -> Iterator[e.Event]:
    """A Curse on the next turn is discarded when that turn is over."""
    state = table.state
    if not state.owed or any(debt.what != "turn-over" for debt in state.owed):
        return
    player = state.turn.player
    for copy in tuple(table.curses(player)):
        card = table.card(copy)
        if any(word.next_turn and _counts(table, player, copy, word) for word in card.gives):
            yield e.CardDiscarded(copy, player, (*kept_by(table, card), card.rule))


def _sex_returns(table: Table, player: PlayerId, card: Card) -> Iterator[e.Event]:
    """Whether a changed sex outlasts the penalty is left open."""
    changes = any(isinstance(deed, ChangeSex) for deed in card.do)
    if changes and table.reading(SEX_LASTS) == "ends-with-the-penalty":
        yield e.SexChanged(player, _ids(SEX_LASTS, card.rule))


def no_payment(table: Table, command: UseAbility) -> Reason | None:
    """The card of a Curse that hangs over a player pays for nothing."""
    return refuse() if pays_with_kept_curse(table, command) else None


def curses_of_the_dead(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """Whether lasting Curses stay with a player who dies is left open where the sheet does not keep them."""
    lasting = [copy for copy in table.curses(event.who) if table.card(copy).keeps]
    if lasting and table.reading("gap.curses-of-the-dead") == "lost":
        yield from (e.CardDiscarded(copy, event.who) for copy in lasting)


# ---- cards whose words are beyond the vocabulary


def is_beyond_us(card: Card) -> bool:
    """Whether nothing of what a Curse says can be carried out."""
    return bool(card.unmodelled) and not card.do and not card.gives


def played_and_beyond_us(table: Table, command: PlayCard) -> bool:
    """A Curse none of whose words is modelled is played."""
    return is_curse(table, command.card) and is_beyond_us(table.card(command.card))


def at_the_door_and_beyond_us(table: Table, command: KickOpen) -> bool:
    """Such a Curse lies on top of the Door pile."""
    pile = table.state.zones[DOOR]
    return bool(pile) and is_curse(table, pile[-1]) and is_beyond_us(table.card(pile[-1]))


def _ids(*ids: str) -> tuple[RuleId, ...]:
    return tuple(RuleId(id) for id in ids)


EFFECT = (
    *dict.fromkeys((*SUFFERED.values(), *DISCARDED.values(), *IGNORED.values())),
    CHOSEN,
    *ALTERNATIVE,
    NAMED,
    LASTING,
)

RULES = (
    not_yet(PlayCard, played_and_beyond_us, "curses"),
    not_yet(KickOpen, at_the_door_and_beyond_us, "curses"),
    then(e.DoorTurnedUp, hits_the_drawer, *DRAWN.values()),
    may(PlayCard, on_anyone_any_time, *PLAYED.values()),
    may(PlayCard, on_oneself, *ON_ONESELF.values()),
    may(PlayCard, as_a_kill_is_claimed, AT_A_CLAIM),
    may(PlayCard, on_the_dead, "gap.cards-on-the-dead"),
    do(PlayCard, playing_it, *PLAYED.values(), *ON_ONESELF.values()),
    then(e.CurseStruck, takes_effect, *EFFECT),
    may(PlayCard, hanging_over_one, *KEPT),
    may(DiscardCard, hanging_over_one, *KEPT),
    sum_of("strength", from_curses("strength"), *KEPT, COUNTS_NOW, IN_OWN_TURN),
    *(sum_of(what, from_curses(what), *KEPT, IN_OWN_TURN) for what in ("run_away", "die_rolls", "hand_limit")),
    then(e.FightWon, penalty_is_taken, *KEPT),
    then(e.FightLost, penalty_is_taken, *KEPT),
    always(turn_is_over, *KEPT),
    may(UseAbility, no_payment, NO_PAYMENT),
    then(e.PlayerDied, curses_of_the_dead, "gap.curses-of-the-dead"),
)
