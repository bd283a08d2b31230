"""What somebody could say at this moment, in a fixed order and finite: the sentences worth judging.

Cards that are alike in the same place are named once; sales come as smallest sets that buy a level, payments as the
first cards that do, offers from a short list. Whether a candidate is allowed is for the rules.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, islice

from munch_cli.engine.table import Table
from munch_cli.table import commands as c
from munch_cli.table.apply import top_layer
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS, SELLABLE_KINDS
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.state import FACE_UP
from munch_cli.table.vocabulary import Ability

MOST_SETS = 60
"""No list of card sets is longer than this."""
GOLD_FOR_A_LEVEL = 1000


def candidates(table: Table, who: PlayerId) -> Iterator[c.Command]:
    """Every sentence worth judging for a player, in canonical order."""
    for source in SOURCES:
        yield from source(table, who)


def alike_once(table: Table, copies: Iterable[CopyId]) -> list[CopyId]:
    """One copy of each card: of copies alike in one place, the first; a card with others on it stands for itself."""
    seen: set[CardId] = set()
    kept = []
    for copy in copies:
        card = table.state.cards[copy]
        if card not in seen or table.laid(copy):
            seen.add(card)
            kept.append(copy)
    return kept


def _turn(table: Table, who: PlayerId) -> Iterator[c.Command]:
    if table.state.turn.phase == "setup":
        yield c.BeReady(who)
        return
    if table.state.turn.player != who:
        return
    yield c.KickOpen(who)
    for copy in alike_once(table, table.hand(who)):
        if table.card(copy).kind == "monster":
            yield c.LookForTrouble(who, copy)
    yield from (c.Loot(who), c.Listen(who), c.EndTurn(who))


def _debts(table: Table, who: PlayerId) -> Iterator[c.Command]:
    for debt in top_layer(table.state):
        if debt.who != who:
            continue
        yield from (c.Choose(who, card=copy) for copy in alike_once(table, debt.options))
        yield from (c.Choose(who, player=player) for player in debt.players if debt.what != "charity")
        yield from (c.Choose(who, word=word) for word in debt.words)
        if debt.what == "charity":
            yield from _charity(table, who, debt.count, debt.players)
    yield from (c.TakeCard(who), c.Agree(who), c.Decline(who), c.Pass(who), c.LetHappen(who))


def _charity(table: Table, who: PlayerId, excess: int, receivers: tuple[PlayerId, ...]) -> Iterator[c.Command]:
    hand = table.hand(who)
    if not receivers:
        yield from (c.DiscardInCharity(who, cards) for cards in handfuls(table, hand, excess))
    shares = sorted({excess // max(1, len(receivers)), -(-excess // max(1, len(receivers)))})
    for player in receivers:
        for share in shares:
            yield from (c.GiveInCharity(who, cards, player) for cards in handfuls(table, hand, share))


def handfuls(table: Table, hand: list[CopyId], many: int) -> list[tuple[CopyId, ...]]:
    """The ways to take so many cards from a hand; handfuls of the same cards count once."""
    some = islice(combinations(hand, many), MOST_SETS)
    return list({tuple(sorted(table.state.cards[copy] for copy in cards)): cards for cards in some}.values())


def _cards(table: Table, who: PlayerId) -> Iterator[c.Command]:
    fronts = [copy for copy in (*table.in_play(who), *table.sideways(who)) if table.card(copy).kind == "one-shot"]
    face_up = table.state.zones[FACE_UP] if table.state.turn.player == who else []
    for copy in (*alike_once(table, table.hand(who)), *alike_once(table, fronts), *face_up):
        yield from _plays(table, who, copy)


def _plays(table: Table, who: PlayerId, copy: CopyId) -> Iterator[c.Command]:
    """The ways to play one card: with no target, or on each that its kind is aimed at."""
    kind = table.card(copy).kind
    everybody = [PlayerId(seat) for seat in range(len(table.state.players))]
    if kind in CURSE_KINDS or kind == "go-up-a-level":
        yield from (c.PlayCard(who, copy, on_player=player) for player in everybody)
    elif kind in ("monster-enhancer", "mate", "evil-twin"):
        yield from (c.PlayCard(who, copy, on_card=monster) for monster in table.foes)
    elif kind == "wandering-monster":
        monsters = [card for card in alike_once(table, table.hand(who)) if table.card(card).kind == "monster"]
        yield from (c.PlayCard(who, copy, along=monster) for monster in monsters)
    elif kind in ("cheat", "ship-enhancer"):
        fronts = (*table.in_play(who), *table.sideways(who))
        yield from (c.PlayCard(who, copy, on_card=item) for item in fronts if table.card(item).kind in ("item", "ship"))
    elif kind == "one-shot" and table.fight is not None:
        yield from (c.PlayCard(who, copy, on_player=player) for player in table.fighters())
        yield from (c.PlayCard(who, copy, on_card=monster) for monster in table.foes[:1])
    else:
        yield c.PlayCard(who, copy)


def _items(table: Table, who: PlayerId) -> Iterator[c.Command]:
    items = [copy for copy in table.in_play(who) if table.card(copy).kind in ("item", "ship")]
    yield from (c.Stow(who, copy) for copy in items)
    yield from (c.Equip(who, copy) for copy in table.sideways(who))
    discardable = CHARACTER_KINDS | {"minion", "half-breed", "super-munchkin", "bilingual", "item", "ship"}
    fronts = (*table.in_play(who), *table.sideways(who))
    yield from (c.DiscardCard(who, copy) for copy in fronts if table.card(copy).kind in discardable)
    yield from (c.Sell(who, sold) for sold in sales(table, who))
    others = [PlayerId(seat) for seat in range(len(table.state.players)) if seat != who]
    carried = [*items, *table.sideways(who)]
    yield from (c.GiveItems(who, (copy,), player) for copy in carried for player in others)


def sales(table: Table, who: PlayerId) -> list[tuple[CopyId, ...]]:
    """The smallest sets of Items that buy one level, two, and so on; the fewest cards first."""
    held = (*table.hand(who), *table.in_play(who), *table.sideways(who))
    worth = {copy: table.card(copy).value for copy in held if table.card(copy).kind in SELLABLE_KINDS}
    valued = alike_once(table, [copy for copy in worth if worth[copy]])
    found: list[tuple[CopyId, ...]] = []
    for many in range(1, len(valued) + 1):
        for some in combinations(valued, many):
            gold = sum(worth[copy] for copy in some)
            level = gold // GOLD_FOR_A_LEVEL
            if level and all((gold - worth[copy]) // GOLD_FOR_A_LEVEL < level for copy in some):
                found.append(some)
                if len(found) == MOST_SETS:
                    return found
    return found


def _abilities(table: Table, who: PlayerId) -> Iterator[c.Command]:
    for copy in (*table.in_play(who), *table.foes):
        for ability in table.card(copy).abilities:
            yield from _uses(table, who, ability, copy)
    for user, card in table.fight.borrowed if table.fight is not None else ():
        if user == who:
            for ability in table.catalogue[card].abilities:
                yield from _uses(table, who, ability, NO_COPY)


def _uses(table: Table, who: PlayerId, ability: Ability, copy: CopyId) -> Iterator[c.Command]:
    players = [NO_PLAYER]
    if ability.on in ("rival", "opposite_sex", "same_race", "fighter"):
        players = [PlayerId(seat) for seat in range(len(table.state.players)) if seat != who]
    monsters = table.foes if ability.on == "monster" else [NO_COPY]
    for player in players:
        for monster in monsters:
            for paid in payments(table, who, ability):
                yield c.UseAbility(who, ability.name, copy, player, monster, NO_COPY, paid)


def payments(table: Table, who: PlayerId, ability: Ability) -> list[tuple[CopyId, ...]]:
    """The payments for an ability: the first cards that do, for every number the price allows."""
    price = ability.price
    if price is None:
        return [()]
    hand = table.hand(who)
    if price.whole_hand:
        return [tuple(hand)]
    everything = (*hand, *table.in_play(who), *table.sideways(who))
    if price.kind or price.keywords:
        fits = [copy for copy in everything if _fits(table, copy, ability)]
        return [(copy,) for copy in alike_once(table, fits)]
    return [tuple(everything[:many]) for many in range(price.least, min(price.most, len(everything)) + 1)]


def _fits(table: Table, copy: CopyId, ability: Ability) -> bool:
    price, card = ability.price, table.card(copy)
    if price is None:
        return False
    return card.kind == price.kind if price.kind else bool(set(price.keywords) & set(card.keywords))


def _fight(table: Table, who: PlayerId) -> Iterator[c.Command]:
    fight = table.fight
    if fight is None:
        return
    others = [PlayerId(seat) for seat in range(len(table.state.players)) if seat != who]
    if fight.fighter == who:
        yield from (c.AskHelp(who, player, offer) for player in others for offer in _offers(table, player))
        yield c.ClaimKill(who)
    else:
        yield c.OfferHelp(who)
    yield from (c.RunAway(who, monster) for monster in table.foes)
    minions = [copy for copy in table.in_play(who) if table.card(copy).kind == "minion"]
    for minion in minions:
        yield c.Sacrifice(who, minion)
        yield from (c.Sacrifice(who, minion, player) for player in table.fighters() if player != who)
    if any(debt.what == "silence" for debt in table.state.owed):
        yield c.KeepSilent(NO_PLAYER)


def _offers(table: Table, helper: PlayerId) -> list[c.Offer]:
    """Nothing, one Treasure, or all of them, the helper picking first."""
    there = sum(max(0, table.total("treasures", monster).amount) for monster in table.foes)
    some = [1] if there == 1 else [1, there] if there else []
    return [c.Offer(), *(c.Offer(many, helper) for many in some)]


SOURCES: tuple[Callable[[Table, PlayerId], Iterator[c.Command]], ...] = (
    _debts,
    _turn,
    _cards,
    _items,
    _abilities,
    _fight,
)
