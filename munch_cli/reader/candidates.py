"""The deeds that a line can mean on a board: what the players could do now, and what its names make besides."""

from collections.abc import Iterable, Iterator
from itertools import islice

from munch_cli.arbiter.candidates import candidates
from munch_cli.arbiter.kinds_known import copies_named
from munch_cli.arbiter.view import UNSEEN
from munch_cli.effects.abilities import RIVALS
from munch_cli.engine.table import Table
from munch_cli.language.talk.mentions import NAMED
from munch_cli.reader.line import Line, Named
from munch_cli.table import commands as c
from munch_cli.table import vocabulary as v
from munch_cli.table.cards import SELLABLE_KINDS, Card
from munch_cli.table.commands import Command
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.typed import NamedTuple

MOST_OFFERED, MOST_NAMED, MOST_SETS = 250, 6, 6
"""So many deeds of a player that the board offers are weighed, so many copies that a line names, so many payments."""
PARTNERS = ("wandering-monster", "half-breed", "super-munchkin", "bilingual", "cheat")
"""Kinds of card that are played with another one from the hand."""


class Deed(NamedTuple):
    """A deed that a line may mean, taken apart into the parts that its words may name.

    ``kind``: its type, with the kind of the card that is played or the ability that is used; ``main``: the cards it
    is done with; ``on``: the card it is aimed at; ``other``: what is paid, taken, got or played along; ``whom``: the
    player it is aimed at; ``is_offered``: the board offers it.
    """

    command: Command
    kind: str
    who: int
    whom: int = NO_PLAYER
    main: tuple[CopyId, ...] = ()
    on: tuple[CopyId, ...] = ()
    other: tuple[CopyId, ...] = ()
    offer: c.Offer | None = None
    is_offered: bool = False

    @property
    def base(self) -> str:
        """The type of the command alone."""
        return self.kind.partition(":")[0]


def deed_of(table: Table, command: Command, is_offered: bool = False) -> Deed:
    """Return a command as a deed, taken apart."""
    kind, who = type(command).__name__, int(command.who)

    def made(
        whom: int = NO_PLAYER,
        main: Iterable[CopyId] = (),
        on: Iterable[CopyId] = (),
        other: Iterable[CopyId] = (),
        offer: c.Offer | None = None,
        kind: str = kind,
    ) -> Deed:
        named, aimed, besides = (tuple(copy for copy in some if copy != NO_COPY) for some in (main, on, other))
        return Deed(command, kind, who, int(whom), named, aimed, besides, offer, is_offered)

    match command:
        case c.PlayCard(card=card, on_player=player, on_card=target, along=along):
            return made(player, (card,), (target,), (along,), kind=f"{kind}:{table.card(card).kind}")
        case c.UseAbility(card=card, on_player=player, on_card=target, taking=taking, discards=paid):
            return made(player, (card,), (target,), (taking, *paid), kind=f"{kind}:{command.ability.casefold()}")
        case c.Sell(items=some):
            return made(main=some)
        case c.GiveItems(items=some, to=player) | c.GiveInCharity(cards=some, to=player):
            return made(player, some)
        case c.DiscardInCharity(cards=some):
            return made(main=some)
        case c.Trade(gives=gives, to=player, gets=gets):
            return made(player, gives, other=gets)
        case c.AskHelp(whom=player, offer=offer):
            return made(player, other=(*offer.items, *offer.plays), offer=offer)
        case c.OfferHelp(offer=offer):
            return made(other=(*offer.items, *offer.plays), offer=offer)
        case c.Equip(item=card) | c.Stow(item=card) | c.DiscardCard(card=card) | c.KeepCard(card=card):
            return made(main=(card,))
        case c.LookForTrouble(monster=card):
            return made(main=(card,))
        case c.RunAway(monster=card):
            return made(on=(card,))
        case c.Sacrifice(minion=card, saving=player):
            return made(player, (card,))
        case c.Choose(card=card, player=player):
            return made(player, (card,))
        case _:
            return made()


def deeds(line: Line) -> list[Deed]:
    """Return every deed that a line can mean: those the board offers, and those made of what the line names."""
    table = line.table
    if not table.state.players:
        return []
    found: dict[Command, bool] = {}
    for who in table.state.seats:
        for command in islice(candidates(table, who), MOST_OFFERED):
            found.setdefault(command, True)
    for command in (*_made(line), *_like_the_one_before(line)):
        found.setdefault(command, False)
    some = (deed_of(table, command, is_offered) for command, is_offered in found.items() if _is_seen(table, command))
    return [one for one in some if _is_named_enough(line, one)]


def _is_seen(table: Table, command: Command) -> bool:
    """True if a command names no card that is hidden from the reader."""
    cards = table.state.cards
    return all(cards[copy] not in UNSEEN for copy in copies_named(command) if 0 <= copy < len(cards))


def _is_named_enough(line: Line, deed: Deed) -> bool:
    """True if the line names one of the cards of a deed with several, or the deed has one at most."""
    if isinstance(deed.command, c.UseAbility) or not deed.main:
        return len(deed.other) < 2 or any(copy in line.cards for copy in deed.other)
    if len(deed.main) + len(deed.other) > 1:
        return any(copy in line.cards for copy in (*deed.main, *deed.other))
    return True


def _named_copies(line: Line) -> list[tuple[Named, CopyId]]:
    best = sorted(line.cards.items(), key=lambda one: (-one[1].fit, one[1].first))
    return [(one, copy) for copy, one in best[:MOST_NAMED]]


def _rows(line: Line) -> list[list[CopyId]]:
    """The copies that the line names well, in its order: a list of those that the same words name for each place."""
    rows: dict[int, list[CopyId]] = {}
    for copy, one in line.cards.items():
        if one.fit >= NAMED and line.is_best(copy):
            rows.setdefault(one.first, []).append(copy)
    return [rows[first] for first in sorted(rows)]


def _made(line: Line) -> Iterator[Command]:
    """Deeds with the cards that the line names, whether or not the board offers them."""
    for who in line.table.state.seats:
        table = line.table
        own = {*table.hand(who), *table.in_play(who), *table.sideways(who)}
        named = [copy for _, copy in _named_copies(line)]
        for copy in [copy for copy in named if copy in own]:
            yield from _with(line, who, copy, table.card(copy), named)
        yield from _with_several(line, who, own)
        yield from _of_abilities(line, who, named)
        yield from _of_the_fight(line, who, named)
        for kind in (c.KickOpen, c.Loot, c.EndTurn):
            yield kind(who)
    if any(debt.what == "die" for debt in line.table.state.owed):
        yield from (c.DieShows(n) for n, _ in line.numbers if 0 < n < 7)


def _with(line: Line, who: PlayerId, copy: CopyId, card: Card, named: list[CopyId]) -> Iterator[Command]:
    """Deeds with a card of one's own."""
    table = line.table
    yield c.PlayCard(who, copy)
    for player in table.state.seats:
        yield c.PlayCard(who, copy, on_player=player)
        if player != who and card.kind in SELLABLE_KINDS:
            yield c.GiveItems(who, (copy,), player)
    for target in dict.fromkeys((*table.foes, *named)):
        if target != copy:
            yield c.PlayCard(who, copy, on_card=target)
    if card.kind in PARTNERS:
        yield from (c.PlayCard(who, copy, along=other) for other in table.hand(who) if other != copy)
    if card.kind in SELLABLE_KINDS:
        yield from (c.Equip(who, copy), c.Stow(who, copy), c.Sell(who, (copy,)))
    yield c.DiscardCard(who, copy)
    if card.kind == "monster":
        yield c.LookForTrouble(who, copy)
    if card.kind == "minion":
        yield c.Sacrifice(who, copy)


def _with_several(line: Line, who: PlayerId, own: set[CopyId]) -> Iterator[Command]:
    """Sales, gifts and trades of all the cards of one's own that the line names."""
    rows = [next((copy for copy in row if copy in own), NO_COPY) for row in _rows(line)]
    mine = tuple(dict.fromkeys(copy for copy in rows if copy != NO_COPY))
    if len(mine) > 1:
        yield c.Sell(who, mine)
    for player in line.table.state.seats:
        if player == who:
            continue
        if len(mine) > 1:
            yield c.GiveItems(who, mine, player)
        there = {*line.table.in_play(player), *line.table.sideways(player)}
        gets = [copy for row in _rows(line) for copy in row if copy in there]
        yield from (c.Trade(who, (give,), player, (get,)) for give in mine[:2] for get in gets[:2])


def _of_abilities(line: Line, who: PlayerId, named: list[CopyId]) -> Iterator[Command]:
    """Abilities on each other player, paid with what the line names, taking what it names of that player."""
    table = line.table
    held = [copy for copy in named if copy in table.hand(who)][:MOST_SETS]
    for copy in table.in_play(who):
        for ability in table.card(copy).abilities:
            price = ability.price
            paid: list[tuple[CopyId, ...]] = []
            if price is not None and not price.itself and not price.whole_hand:
                paid = [(one,) for one in held]
                paid += [tuple(held)] if len(held) > 1 and price.most != 1 else []
            paid.append(())
            players = [seat for seat in table.state.seats if seat != who] if ability.on in (*RIVALS, "fighter") else []
            steals = any(isinstance(deed, v.StealItem) for deed in ability.do)
            for discards in paid:
                yield from (c.UseAbility(who, ability.name, copy, player, discards=discards) for player in players)
                if not players:
                    yield c.UseAbility(who, ability.name, copy, discards=discards)
                for player in players if steals else ():
                    there = {*table.in_play(player), *table.sideways(player)}
                    taken = [one for one in named if one in there]
                    yield from (c.UseAbility(who, ability.name, copy, player, NO_COPY, one, discards) for one in taken)


def _of_the_fight(line: Line, who: PlayerId, named: list[CopyId]) -> Iterator[Command]:
    """Help for the numbers and Items that the line names, flight and the claim."""
    table, fighter = line.table, line.fighter
    if fighter is None:
        yield from (c.AskHelp(who, player) for player in table.state.seats if player != who)
        yield from (c.OfferHelp(who), c.ClaimKill(who), c.RunAway(who))
        return
    yield from (c.ClaimKill(who), c.RunAway(who))
    yield from (c.RunAway(who, foe) for foe in table.foes)
    treasures = [n for n, _ in line.numbers if 0 < n < 10]
    if not treasures and any("treasure" in bases for bases in line.bases):
        treasures = [1]
    items = [copy for copy in named if copy in table.in_play(fighter) or copy in table.sideways(fighter)]
    offers = [c.Offer(), *(c.Offer(items=(item,)) for item in items)]
    for player in table.state.seats:
        if player == who:
            continue
        firsts = (NO_PLAYER, who, player)
        shares = [c.Offer(n, first) for n in treasures for first in firsts]
        if who == fighter:
            yield from (c.AskHelp(who, player, offer) for offer in (*offers, *shares))
        elif player == fighter:
            yield from (c.OfferHelp(who, offer) for offer in (*offers, *shares))


def _like_the_one_before(line: Line) -> Iterator[Command]:
    """The command said before, of another player or with another card that the line names."""
    said, state = line.context.command, line.table.state
    if said is None or isinstance(said, c.CardIs | c.DieShows) or not hasattr(said, "who"):
        return
    if any(copy >= len(state.cards) for copy in copies_named(said)) or said.who >= len(state.players):
        return  # it was said of cards or players that were only supposed
    yield said
    people = [PlayerId(one.what) for one in line.players] or [
        seat for seat in state.seats if line.pronoun_of(seat)[0] > 0
    ]
    named = [copy for _, copy in _named_copies(line)]
    for who in people:
        yield said._replace(who=who)
    match said:
        case c.PlayCard():
            yield from (said._replace(on_player=who, on_card=NO_COPY) for who in people)
            yield from (said._replace(card=copy) for copy in named)
            yield from (said._replace(on_card=copy, on_player=NO_PLAYER) for copy in named)
        case c.UseAbility():
            yield from (said._replace(on_player=who) for who in people)
            yield from (said._replace(discards=(copy,)) for copy in named)
            yield from (said._replace(taking=copy) for copy in named)
        case c.AskHelp():
            yield from (said._replace(whom=who) for who in people)
        case c.GiveItems() | c.Trade():
            yield from (said._replace(to=who) for who in people)
        case c.Equip() | c.Stow():
            yield from (said._replace(item=copy) for copy in named)
        case c.Sell():
            yield from (said._replace(items=(copy,)) for copy in named)
        case c.DiscardCard():
            yield from (said._replace(card=copy) for copy in named)
        case _:
            pass
