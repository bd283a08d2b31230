"""Cards that say themselves when they are played, what they need, and that they act as soon as they are drawn.

Sheets: When To Play Cards, its first paragraph, and Contradictions Between Cards And Rules: a card is followed where it
says something else than the sheet. What waits for such a card lies in ``munch_cli.effects.windows``.
"""

from collections.abc import Callable, Iterator

from munch_cli.effects.abilities import does_what_it_says, follows_its_card
from munch_cli.effects.card_moments import OWN_MOMENTS, at_stake, is_now, is_the_moment
from munch_cli.effects.deeds import carry_out, needed
from munch_cli.effects.effect_target import Aim
from munch_cli.effects.kinds import PERSONAL, terms
from munch_cli.effects.queries import lasts, lays_item
from munch_cli.engine.law import Instead, bar, do, instead, may, sum_of, then
from munch_cli.engine.reasons import CARD, Reason, Term, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.cards import Card, acts_at_once, has_a_time, spares_the_highest
from munch_cli.table.commands import PlayCard, UseAbility
from munch_cli.table.ids import A_CHARACTER, NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import SPOILS, TREASURE

SPECIALS = ("special", "go-up-a-level", "one-shot")
"""Kinds of card whose words can be all their own."""

# ---- when, and on what


def when_its_card_says(table: Table, command: PlayCard) -> Reason | None:
    """A card that names its moment is played then and at no other time. After a roll of one's own, for oneself.

    An Item is laid down at the times of Items, too.
    """
    card = table.card(command.card)
    if lays_item(table, command):
        timely = is_the_moment(table, command.who, card)
        return allow(card.rule, over=(*TIMES, *ITEM_TIMES), rank=CARD) if timely else None
    if is_the_moment(table, command.who, card) and not _answers_for_another(table, command, card):
        return allow(card.rule, over=TIMES, rank=CARD)
    return refuse(card.rule, when=", ".join(card.when), rank=CARD)


def acts_however_it_comes(table: Table, command: PlayCard) -> Reason | None:
    """Allow a card that acts as soon as it comes to act from a hand, where it lies only if it was put there."""
    return allow(card.rule, rank=CARD) if acts_at_once(card := table.card(command.card)) else None


def _answers_for_another(table: Table, command: PlayCard, card: Card) -> bool:
    """Return True if a card by which its player answers for themselves is aimed at another player."""
    if command.on_player in (NO_PLAYER, command.who):
        return False
    return all(when in OWN_MOMENTS for when in card.when if is_now(table, command.who, when))


def finds_what_it_needs(table: Table, command: PlayCard) -> Reason | None:
    """A card that acts on something is played only where there is such a thing; before its moment it looks for none."""
    card = table.card(command.card)
    if lays_item(table, command) or (card.when and not is_the_moment(table, command.who, card)):
        return None
    lacking = needed(table, card.do, aimed(table, command))
    return refuse(card.rule, needs=lacking, rank=CARD) if lacking else None


def not_for_the_highest(table: Table, command: PlayCard) -> Reason | None:
    """A card may say that it raises no player of the highest Level."""
    card = table.card(command.card)
    raised = command.who if command.on_player == NO_PLAYER else command.on_player
    highest = max(one.level for seat, one in enumerate(table.state.players) if seat not in table.state.left)
    return refuse(card.rule, rank=CARD, highest=raised) if table.state.players[raised].level == highest else None


def aimed(table: Table, command: PlayCard) -> Aim:
    """Whom and what a card is meant for: as it is said, else the only monster, or the one that is run from."""
    card = table.card(command.card)
    foe = command.on_card if command.on_card in table.foes else NO_COPY
    if foe == NO_COPY:
        stake = at_stake(table)
        if stake is not None and stake.copy in table.foes:
            foe = stake.copy
        elif len(table.foes) == 1:
            foe = table.foes[0]
    return Aim(
        command.who, (card.rule,), command.on_player, foe, label=card.name, taking=command.on_card, along=command.along
    )


# ---- what it does


def doing_it(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """A special card with a moment of its own is discarded and does what it says."""
    card = table.card(command.card)
    if not card.when:
        return
    aim = aimed(table, command)
    yield e.CardDiscarded(command.card, command.who, aim.because)
    for deed in card.do:
        yield from carry_out(table, deed, aim)


def as_soon_as_drawn(table: Table, event: e.CardDrawn | e.CardHeard | e.DoorTurnedUp) -> Iterator[e.Event]:
    """A card that says so is not held. It acts as soon as it is drawn.

    It is discarded only after that, so that what it draws cannot be itself, again and again.
    """
    card = table.card(event.copy)
    up = table.state.place[event.copy] == SPOILS
    for deed in card.do:
        yield from carry_out(table, deed, Aim(event.who, (card.rule,), label=card.name, face_up=up))
    yield e.CardDiscarded(event.copy, event.who, (card.rule,))


def acting_from_the_hand(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """Carry out a card that acts as soon as it comes, and discard it after that."""
    card = table.card(command.card)
    for deed in card.do:
        yield from carry_out(table, deed, Aim(command.who, (card.rule,), label=card.name))
    yield e.CardDiscarded(command.card, command.who, (card.rule,))


# ---- special cards that stay


def staying(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """A special Treasure that gives something lasting lies in front of its player from then on."""
    card = table.card(command.card)
    stays = lasts(card) and table.state.backs[command.card] == TREASURE
    if stays and command.on_card == NO_COPY and command.card in table.hand(command.who):
        yield e.CardLaidDown(command.who, command.card, because=(card.rule,))


def given_by_specials(what: str) -> Callable[[Table, PlayerId], Iterator[Term]]:
    """A sum rule: what special cards in front of a player, or on their cards, give to a named sum."""

    def given(table: Table, player: PlayerId) -> Iterator[Term]:
        there = table.in_play(player)
        lying = [one for copy in there for one in table.laid(copy)]
        for copy in (*there, *lying):
            card = table.card(copy)
            if card.kind == "special" and card.bonus and what == "strength" and copy in there:
                yield Term(card.bonus, card.name, (card.rule,), player, copy)
            if card.kind == "special":
                yield from terms(table, player, card, copy, what)

    return given


def lost_together(table: Table, event: e.CardDiscarded) -> Instead | None:
    """A card may say that the Item it lies on is lost with it."""
    card: Card = table.card(event.copy)
    host: CopyId = table.state.host.get(event.copy, NO_COPY)
    if host == NO_COPY or "takes_item_along" not in card.marks:
        return None
    return Instead((event._replace(copy=host),), (card.rule,))


uses_special = follows_its_card("special")
special_doing = does_what_it_says("special")

TIMES = (
    "go-up-a-level.raises-its-own-player",
    "cards.each-type-has-its-own-time",
    "timing.treasure-when-gained-or-own-turn-outside-combat",
    "timing.non-item-treasure-when-gained-or-own-turn",
    "combat.no-selling-equipping-trading-or-playing-treasures",
)
"""The rules that say when a card of its kind is played otherwise."""

ITEM_TIMES = (
    "timing.treasure-when-gained-or-own-turn",
    "timing.item-when-gained-or-own-turn-outside-combat",
    "timing.own-turn-item-mostly-outside-combat",
)
"""The rules that say when an Item is laid down otherwise."""

RULES = (
    may(PlayCard, when_its_card_says, over=(*TIMES, *ITEM_TIMES), of=has_a_time),
    may(PlayCard, acts_however_it_comes, of=acts_at_once),
    do(PlayCard, acting_from_the_hand, of=acts_at_once),
    bar(PlayCard, finds_what_it_needs, of=SPECIALS),
    bar(PlayCard, not_for_the_highest, of=spares_the_highest),
    do(PlayCard, doing_it, of=("special",)),
    then(e.CardDrawn, as_soon_as_drawn, of=acts_at_once),
    then(e.CardHeard, as_soon_as_drawn, of=acts_at_once),
    then(e.DoorTurnedUp, as_soon_as_drawn, of=acts_at_once),
    do(PlayCard, staying, of=("special",)),
    *(sum_of(what, given_by_specials(what), reads=A_CHARACTER) for what in PERSONAL),
    instead(e.CardDiscarded, lost_together),
    may(UseAbility, uses_special, of=("special",)),
    do(UseAbility, special_doing, of=("special",)),
)
