"""What a player could say at this moment: the sentences worth judging, finitely many, in a fixed order.

Cards that are alike in the same place are named once. Sales are the smallest sets that buy a level, payments the first
cards that suffice, offers come from a short list. The rules say which candidates are allowed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, islice

from munch_cli.effects.abilities import RIVALS
from munch_cli.effects.card_moments import may_be_now
from munch_cli.effects.losses import is_worth
from munch_cli.effects.queries import (
    borrowed_by,
    face,
    is_item,
    items_carried,
    original_of,
    others,
    treasures_of_the_foes,
)
from munch_cli.engine.physics import shares
from munch_cli.engine.settle import could_be_played, open_kinds
from munch_cli.engine.table import Table
from munch_cli.engine.unknown import may_hold_more
from munch_cli.rules.selling import levels_bought
from munch_cli.table import commands as c
from munch_cli.table import vocabulary as v
from munch_cli.table.cards import CURSE_KINDS, SELLABLE_KINDS
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.state import BOX, DOOR, FACE_UP, FOES, TREASURE, top_layer

MOST_SETS = 60
"""No list of card sets is longer than this."""
MOST_TRIED = 3000
"""No more sets than this are looked through for the smallest ones."""

PARTNERS = {
    "monster": "monster-enhancer",
    "wandering-monster": "monster",
    "half-breed": "race",
    "super-munchkin": "class",
    "bilingual": "accent",
}
"""Kind of card -> the kind that is played along with it."""

Looks = Callable[[CopyId], tuple[CardId, int, CopyId]]
"""What tells a copy from others."""


def candidates(
    table: Table, who: PlayerId, kinds: Iterable[type[c.Command]] | None = None, open_only: bool = False
) -> Iterator[c.Command]:
    """Every sentence worth judging for a player, in canonical order.

    ``kinds``: only these, in the order given (None: all). ``open_only``: leave out what no rule could allow at this
    moment, whether a whole kind of sentence or a card whose time has not come.
    """
    opened = open_kinds(table, who) if open_only else None
    for kind in KINDS if kinds is None else kinds:
        if opened is None or kind in opened:
            yield from SOURCES[kind](table, who, open_only)


def alike_once(table: Table, copies: Iterable[CopyId]) -> list[CopyId]:
    """One copy of each card. Of copies alike in one place the lowest is named; a card with others on it counts by
    itself.
    """
    looks = _looks(table)
    lowest: dict[tuple[CardId, int, CopyId], CopyId] = {}
    for copy in copies:
        alike = looks(copy)
        lowest[alike] = min(copy, lowest.get(alike, copy))
    return list(lowest.values())


def _looks(table: Table) -> Looks:
    """What tells a copy from others: its card, where it lies, and itself if others lie on it."""
    cards, place, host = table.state.cards, table.state.place, table.state.host
    laden = {under for lying, under in host.items() if place[lying] != FOES}
    return lambda copy: (cards[copy], place[copy], copy if copy in laden else NO_COPY)


def _ready(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    if table.state.turn.phase == "setup":
        yield c.BeReady(who)


def _on_own_turn(kind: Callable[[PlayerId], c.Command]) -> "Source":
    """Propose commands that move the player's own turn on."""

    def source(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
        if table.state.turn.player == who:
            yield kind(who)

    return source


def _trouble(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    if table.state.turn.player == who:
        for copy in alike_once(table, table.hand(who)):
            if table.card(copy).kind == "monster":
                yield c.LookForTrouble(who, copy)


def _choices(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    for debt in top_layer(table.state):
        if debt.who == who:
            yield from (c.Choose(who, card=copy) for copy in alike_once(table, debt.options))
            yield from (c.Choose(who, player=player) for player in debt.players if debt.what != "charity")
            yield from (c.Choose(who, word=word) for word in debt.words)


def _gifts_in_charity(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    debt = table.owes(who, "charity")
    for player, between in shares(debt).items() if debt is not None else ():
        for share in sorted(set(between) - {0}):
            handed = handfuls(table, table.hand(who), share)
            yield from (c.GiveInCharity(who, cards, player) for cards in handed)


def _discards_in_charity(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    debt = table.owes(who, "charity")
    if debt is not None:
        thrown = handfuls(table, table.hand(who), debt.count)
        yield from (c.DiscardInCharity(who, cards) for cards in thrown)


def _taken_up(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    if table.state.zones[FACE_UP]:
        yield c.TakeCard(who)


def _answers(kind: Callable[[PlayerId], c.Command]) -> "Source":
    """Propose words that answer something owed."""

    def source(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
        if table.state.owed or table.fight is not None:
            yield kind(who)

    return source


def handfuls(table: Table, hand: Sequence[CopyId], many: int) -> list[tuple[CopyId, ...]]:
    """The ways to take so many cards from a hand; handfuls of the same cards count once."""
    some = islice(combinations(hand, many), MOST_SETS)
    cards, looks = table.state.cards, _looks(table)
    return list({tuple(sorted(cards[copy] for copy in one)): _lowest_alike(looks, hand, one) for one in some}.values())


def _lowest_alike(looks: Looks, among: Sequence[CopyId], some: tuple[CopyId, ...]) -> tuple[CopyId, ...]:
    """The same cards in the same order, each as the lowest copy that is alike, because a name means that one first."""
    alike = {looks(copy): iter(sorted(one for one in among if looks(one) == looks(copy))) for copy in some}
    return tuple(next(alike[looks(copy)]) for copy in some)


def _cards(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    fronts = [copy for copy in (*table.in_play(who), *table.sideways(who)) if table.card(copy).kind == "one-shot"]
    face_up = table.state.zones[FACE_UP] if table.state.turn.player == who else []
    for copy in (*alike_once(table, table.hand(who)), *alike_once(table, fronts), *face_up):
        if not open_only or could_be_played(table, who, table.card(copy)):
            yield from _plays(table, who, copy)


def _plays(table: Table, who: PlayerId, copy: CopyId) -> Iterator[c.Command]:
    """The ways to play one card: with no target, or on each that its kind is aimed at."""
    kind = table.card(copy).kind
    everybody = table.state.seats
    if kind in CURSE_KINDS:
        yield from (c.PlayCard(who, copy, on_player=player) for player in everybody)
    elif kind in ("go-up-a-level", "special"):
        yield c.PlayCard(who, copy)
        yield from (c.PlayCard(who, copy, on_player=player) for player in others(table, who))
        yield from _special(table, who, copy)
    elif kind in ("monster-enhancer", "mate", "evil-twin"):
        yield from (c.PlayCard(who, copy, on_card=monster) for monster in table.foes)
    elif kind in PARTNERS:
        yield c.PlayCard(who, copy)
        fitting = [card for card in alike_once(table, table.hand(who)) if table.card(card).kind == PARTNERS[kind]]
        yield from (c.PlayCard(who, copy, along=card) for card in fitting if card != copy)
    elif kind in ("cheat", "ship-enhancer"):
        yield c.PlayCard(who, copy)
        fronts = [item for player in everybody for item in items_carried(table, player)]
        yield from (c.PlayCard(who, copy, on_card=item) for item in alike_once(table, fronts))
    elif kind == "one-shot":
        yield from _one_shot(table, who, copy)
    else:
        yield c.PlayCard(who, copy)


def _special(table: Table, who: PlayerId, copy: CopyId) -> Iterator[c.Command]:
    """A special card may be meant for a monster, for one in another's place, for a player's Item, for an own one."""
    card = table.card(copy)
    if any(isinstance(deed, v.ReplaceMonster) for deed in card.do):
        coming = [one for one in alike_once(table, table.hand(who)) if table.card(one).kind == "monster"]
        yield from (c.PlayCard(who, copy, on_card=foe, along=one) for foe in table.foes for one in coming)
    if any(isinstance(deed, v.GrabItem) for deed in card.do):
        theirs = [item for player in others(table, who) for item in items_carried(table, player)]
        yield from (c.PlayCard(who, copy, on_card=item) for item in alike_once(table, theirs))
    if "any_item" in card.marks:
        yield from (c.PlayCard(who, copy, on_card=item) for item in alike_once(table, items_carried(table, who)))


def _one_shot(table: Table, who: PlayerId, copy: CopyId) -> Iterator[c.Command]:
    """Ways to use a one-shot: for a side of the fight (named by its people or its first monster), on a monster, for
    oneself or another player. Or it is only laid down.
    """
    card = table.card(copy)
    slain = {name for deed in card.do if isinstance(deed, v.Slay) for name in deed.named}
    if (card.bonus or card.gives) and table.fight is not None:
        yield from (c.PlayCard(who, copy, on_player=player) for player in table.fighters())
        foes = [foe for place, foe in enumerate(table.foes) if place == 0 or face(table, foe).name in slain]
        yield from (c.PlayCard(who, copy, on_card=monster) for monster in foes)
    elif any(isinstance(deed, v.Eliminate) and not deed.every for deed in card.do) and table.fight is not None:
        yield from (c.PlayCard(who, copy, on_card=monster) for monster in table.foes)
    else:
        yield c.PlayCard(who, copy)
        yield from (c.PlayCard(who, copy, on_player=player) for player in others(table, who) if card.do)
        if any(isinstance(deed, v.CancelCurse) for deed in card.do):
            yield from (c.PlayCard(who, copy, on_card=curse) for curse in _one_of_several_curses(table))
        if any(isinstance(deed, v.RollAgain) for deed in card.do):
            yield from (c.PlayCard(who, copy, on_card=foe) for foe in _several_escaped(table))


def _one_of_several_curses(table: Table) -> Iterator[CopyId]:
    """Each Curse that hangs over a player beside another."""
    for seat in table.state.seats:
        hanging = alike_once(table, table.curses(seat))
        yield from hanging if len(hanging) > 1 else ()


def _several_escaped(table: Table) -> list[CopyId]:
    """The monsters from which an escape can still be answered, if there is one to choose."""
    escaped = list(dict.fromkeys(debt.copy for debt in table.owed("escape")))
    return escaped if len(escaped) > 1 else []


def _in_use(table: Table, who: PlayerId) -> list[CopyId]:
    """The Items that a player uses; of those that are alike one."""
    return alike_once(table, (copy for copy in table.in_play(who) if is_item(table.card(copy))))


def _carried(table: Table, who: PlayerId) -> list[CopyId]:
    """The Items that a player uses, and those that they only carry."""
    return [*_in_use(table, who), *alike_once(table, table.sideways(who))]


def _stowed(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    return (c.Stow(who, copy) for copy in _in_use(table, who))


def _equipped(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    return (c.Equip(who, copy) for copy in alike_once(table, table.sideways(who)))


def _sold(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    return (c.Sell(who, items) for items in sales(table, who))


def _given_away(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    return (c.GiveItems(who, (copy,), player) for copy in _carried(table, who) for player in others(table, who))


def _trades(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    carried = _carried(table, who)
    for player in others(table, who) if carried else ():
        theirs = alike_once(table, items_carried(table, player))
        yield from (c.Trade(who, (mine,), player, (copy,)) for mine in carried for copy in theirs)


def _rid_of(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    """What a player could throw away: all that lies in front of them, and their hand."""
    for lying in (table.in_play(who), table.sideways(who), table.curses(who), table.hand(who)):
        yield from (c.DiscardCard(who, copy) for copy in alike_once(table, lying))


def sales(table: Table, who: PlayerId) -> list[tuple[CopyId, ...]]:
    """The smallest sets of Items that buy one level, two, and so on, those with the fewest cards first.

    Many cheap Items have too many sets to look through. Then one set is named that buys as many levels as all would.
    """
    held = table.held(who)
    worth = [copy for copy in held if table.card(copy).kind in SELLABLE_KINDS and table.card(copy).value]
    valued = alike_once(table, worth)
    if not _levels(table, who, tuple(valued)):
        return []
    gold = {copy: table.total("gold", copy).amount for copy in valued}
    price = table.number("selling.price")
    sets = islice((some for many in range(1, len(valued) + 1) for some in combinations(valued, many)), MOST_TRIED)
    dear = (some for some in sets if sum(gold[copy] for copy in some) + max(gold[copy] for copy in some) >= price)
    found = list(islice((some for some in dear if _is_smallest(table, who, some)), MOST_SETS))
    return found or [_without_the_cheap(table, who, tuple(valued))]


def _without_the_cheap(table: Table, who: PlayerId, sold: tuple[CopyId, ...]) -> tuple[CopyId, ...]:
    """A sale of all Items without those, the cheapest first, that it does not need."""
    level = _levels(table, who, sold)
    for copy in sorted(sold, key=lambda copy: table.total("gold", copy).amount):
        fewer = tuple(one for one in sold if one != copy)
        sold = fewer if _levels(table, who, fewer) == level else sold
    return sold


def _is_smallest(table: Table, who: PlayerId, sold: tuple[CopyId, ...]) -> bool:
    """Return True if a sale is worth a level, and worth less without any one of its Items."""
    level = _levels(table, who, sold)
    fewer = (tuple(copy for copy in sold if copy != one) for one in sold)
    return all(_levels(table, who, rest) < level for rest in fewer)


def _levels(table: Table, who: PlayerId, sold: tuple[CopyId, ...]) -> int:
    return levels_bought(table, c.Sell(who, sold))


def _abilities(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    moment = table.moment_of(who)
    lying = [one for copy in table.in_play(who) for one in table.laid(copy)]
    for copy in (*alike_once(table, table.in_play(who)), *alike_once(table, table.sideways(who)), *lying, *table.foes):
        for ability in table.card(copy).abilities:
            if not open_only or may_be_now(moment, ability.when):
                yield from _uses(table, who, ability, copy)
    for double in table.foes:
        original = original_of(table, double)
        for ability in table.card(original).abilities if original != NO_COPY else ():
            for paid in payments(table, who, ability) if ability.on == "self" else ():
                yield c.UseAbility(who, ability.name, original, on_card=double, discards=paid)
    for card in borrowed_by(table, who):
        for ability in table.catalogue[card].abilities:
            if not open_only or may_be_now(moment, ability.when):
                yield from _uses(table, who, ability, _lying_open(table, card))


def _lying_open(table: Table, card: CardId) -> CopyId:
    """The copy of a borrowed card that is meant: the first outside the piles, if there is one."""
    state = table.state
    copies = (CopyId(copy) for copy, one in enumerate(state.cards) if one == card)
    return next((copy for copy in copies if state.place[copy] not in (DOOR, TREASURE, BOX)), NO_COPY)


def _uses(table: Table, who: PlayerId, ability: v.Ability, copy: CopyId) -> Iterator[c.Command]:
    aimed = ability.on in (*RIVALS, "fighter")
    monsters = table.foes if ability.on == "monster" else [NO_COPY]
    for player in others(table, who) if aimed else [NO_PLAYER]:
        for taken in _stolen(table, ability, player):
            for monster in monsters:
                for paid in payments(table, who, ability):
                    yield c.UseAbility(who, ability.name, copy, player, monster, taken, paid)


def _stolen(table: Table, ability: v.Ability, rival: PlayerId) -> list[CopyId]:
    """The Items that a theft could be after. NO_COPY alone, if the ability steals nothing."""
    steals = rival != NO_PLAYER and any(isinstance(deed, v.StealItem) for deed in ability.do)
    return alike_once(table, items_carried(table, rival)) if steals else [NO_COPY]


def payments(table: Table, who: PlayerId, ability: v.Ability) -> list[tuple[CopyId, ...]]:
    """The payments for an ability: the first cards that do, for every number the price allows.

    Nothing is named where a player may hold cards that nobody has named.
    """
    price = ability.price
    if price is None or price.itself or may_hold_more(table, who):
        return [()]
    hand = table.hand(who)
    if price.whole_hand:
        return [tuple(hand)]
    everything = tuple(hand) if price.from_hand else (*hand, *table.in_play(who), *table.sideways(who))
    if price.kind or price.keywords or price.worth:
        fits = [copy for copy in everything if _fits(table, copy, price)]
        return [(copy,) for copy in alike_once(table, fits)]
    first = _lowest_alike(_looks(table), everything, everything[: price.most])
    return [first[:many] for many in range(price.least, len(first) + 1)]


def _fits(table: Table, copy: CopyId, price: v.Price) -> bool:
    card = table.card(copy)
    if price.worth:
        return is_worth(table, copy, price.worth)
    return card.kind == price.kind if price.kind else bool(set(price.keywords) & set(card.keywords))


def _asked_for_help(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    if table.fight is not None and table.fight.fighter == who:
        for player in others(table, who):
            yield from (c.AskHelp(who, player, offer) for offer in offers(table, who, player))


def _offered(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    fight = table.fight
    if fight is not None and fight.fighter != who:
        yield from (c.OfferHelp(who, offer) for offer in offers(table, fight.fighter, who))


def _claimed(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    if table.fight is not None and table.fight.fighter == who:
        yield c.ClaimKill(who)


def _runs(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    if table.fight is not None:
        met = [foe for foe in table.foes if (who, foe) in table.the_fight.met]
        left = alike_once(table, (foe for foe in table.foes if foe not in met))
        yield from (c.RunAway(who, monster) for monster in (*left, *met))


def _sacrifices(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    if table.fight is not None:
        minions = [copy for copy in table.in_play(who) if table.card(copy).kind == "minion"]
        for minion in alike_once(table, minions):
            yield c.Sacrifice(who, minion)
            yield from (c.Sacrifice(who, minion, player) for player in table.fighters() if player != who)


def _silence(table: Table, who: PlayerId, open_only: bool) -> Iterator[c.Command]:
    if any(debt.what == "silence" for debt in table.state.owed):
        yield c.KeepSilent(NO_PLAYER)


def offers(table: Table, fighter: PlayerId, helper: PlayerId) -> list[c.Offer]:
    """Nothing; one Treasure, or all of them, with the helper picking first; one of the fighter's Items."""
    there = treasures_of_the_foes(table)
    some = sorted({min(1, there), there} - {0})
    items = alike_once(table, items_carried(table, fighter))
    shares = (c.Offer(many, helper) for many in some)
    return [c.Offer(), *shares, *(c.Offer(items=(item,)) for item in items)]


Source = Callable[[Table, PlayerId, bool], Iterator[c.Command]]

SOURCES: dict[type[c.Command], Source] = {
    c.Choose: _choices,
    c.GiveInCharity: _gifts_in_charity,
    c.DiscardInCharity: _discards_in_charity,
    c.TakeCard: _taken_up,
    **{kind: _answers(kind) for kind in (c.Agree, c.Decline, c.Pass, c.LetHappen)},
    c.BeReady: _ready,
    c.KickOpen: _on_own_turn(c.KickOpen),
    c.LookForTrouble: _trouble,
    c.Loot: _on_own_turn(c.Loot),
    c.Listen: _on_own_turn(c.Listen),
    c.EndTurn: _on_own_turn(c.EndTurn),
    c.PlayCard: _cards,
    c.Stow: _stowed,
    c.Equip: _equipped,
    c.Sell: _sold,
    c.GiveItems: _given_away,
    c.Trade: _trades,
    c.DiscardCard: _rid_of,
    c.UseAbility: _abilities,
    c.AskHelp: _asked_for_help,
    c.ClaimKill: _claimed,
    c.OfferHelp: _offered,
    c.RunAway: _runs,
    c.Sacrifice: _sacrifices,
    c.KeepSilent: _silence,
}
"""Kind of sentence -> what thinks of such sentences; the order is the canonical one."""
KINDS = tuple(SOURCES)
"""All kinds that are thought of."""
