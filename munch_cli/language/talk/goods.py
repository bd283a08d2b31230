"""Items are put on and off, thrown away, sold, given and traded; cards are given in charity."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from munch_cli.language.talk.clause import (
    AIMING,
    DOUBTED,
    Builder,
    Clause,
    Meant,
    Together,
    all_of,
    is_mine,
    itself,
    likely_owners,
)
from munch_cli.language.talk.mentions import Guess, Mention, Thing
from munch_cli.language.talk.parts import EVERYTHING
from munch_cli.table import commands as c
from munch_cli.table.cards import SELLABLE_KINDS
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.state import CURSES, HAND, IN_PLAY, SIDEWAYS, top_layer

TO_NOBODY = 0.6
"""How well a gift fits of which it is not said who gets it."""
NO_ITEM = 0.7
"""How well it fits that a card changes hands which is no Item: it would be refused."""
GIVING = frozenset({"give", "hand", "pass", "donate"})
AWAY = frozenset({"away", "out"})


def one_of(
    zones: tuple[int, ...],
    makes: Callable[[PlayerId, CopyId], c.Command],
    kinds: tuple[str, ...] = ("item", "ship", "one-shot"),
) -> Builder:
    """An act about one card of one's own."""

    def build(clause: Clause) -> Iterator[Meant]:
        for who, sure in clause.who(likely_owners(clause, *zones)):

            def fits(thing: Thing, who: int = who) -> bool:
                return is_mine(who, *zones)(thing) and thing.card.kind in kinds

            for mention in clause.card_mentions():
                for copies, fit in clause.cards(mention, fits):
                    unused = [copy for copy in copies if clause.thing(copy).zone != IN_PLAY]
                    some = unused if len(copies) > 1 else copies  # "wears both helmets": one of them she wears
                    if len(some) == 1:
                        cost = clause.unused(mention, *itself(clause, who))
                        yield Meant(makes(PlayerId(who), some[0]), sure * fit - cost)

    return build


def discards(clause: Clause) -> Iterator[Meant]:
    """Cards are thrown away; to settle charity, several at once."""
    owners = likely_owners(clause, IN_PLAY, SIDEWAYS, HAND, CURSES)
    for who, sure in clause.who(owners):
        in_charity = clause.owes(who, "charity")
        zones = (HAND,) if in_charity else (IN_PLAY, SIDEWAYS, HAND, CURSES)
        for copies, fit, used in all_of(clause, is_mine(who, *zones)):
            cost = clause.unused(*used, *itself(clause, who)) + 0.3 * any(m.before in AIMING for m in clause.named)
            cost += 0.3 * (clause.verb[:1] == ("lose",))  # it may be told as something that happened
            if in_charity:
                yield Meant(c.DiscardInCharity(PlayerId(who), copies), sure * fit - cost)
            elif len(copies) == 1 and not any(copies[0] in debt.options for debt in top_layer(clause.sight.state)):
                yield Meant(c.DiscardCard(PlayerId(who), copies[0]), sure * fit - cost)


def sells(clause: Clause) -> Iterator[Meant]:
    """Items are sold."""
    for who, sure in clause.who(likely_owners(clause, IN_PLAY, SIDEWAYS, HAND)):

        def fits(thing: Thing, who: int = who) -> bool:
            return is_mine(who, IN_PLAY, SIDEWAYS, HAND)(thing) and thing.card.kind in SELLABLE_KINDS

        buys = clause.verb[:1] == ("buy",)  # with what, is to be asked
        if not clause.card_mentions() and (buys or not EVERYTHING.isdisjoint(clause.words)):
            everything = tuple(thing.copy for thing in clause.sight.things if fits(thing))
            if everything:
                fit = sure * (DOUBTED - 0.1 if buys else 0.9)
                yield Meant(c.Sell(PlayerId(who), everything), fit - clause.unused(*itself(clause, who)))
        for copies, fit, used in all_of(clause, fits):
            yield Meant(c.Sell(PlayerId(who), copies), sure * fit - clause.unused(*used, *itself(clause, who)))


def gives(clause: Clause) -> Iterator[Meant]:
    """Items change hands for nothing, or cards in charity."""
    for who, sure in clause.who(likely_owners(clause, IN_PLAY, SIDEWAYS, HAND)):
        in_charity = clause.owes(who, "charity")

        def fits(thing: Thing, who: int = who, in_charity: bool = in_charity) -> bool:
            if in_charity:
                return is_mine(who, HAND)(thing)
            is_item = is_front(who, is_asked=True)(thing)
            return is_item or (is_mine(who, IN_PLAY, SIDEWAYS)(thing) and not EVERYTHING & clause.words)

        named: list[tuple[Mention | None, Guess]] = list(clause.players(but=who))
        others = [seat for seat in range(len(clause.sight.state.players)) if seat != who]
        for mention, guess in named or [(None, Guess(seat, TO_NOBODY)) for seat in others]:
            behind = clause.tokens[mention.end :] if mention is not None else []
            is_side = bool(behind) and behind[0].text == "side"
            if guess.is_foe or (mention is not None and mention.before == "from") or is_side:
                continue
            to = PlayerId(guess.what)
            is_thrown = 0.25 * (not AWAY.isdisjoint(clause.words) and clause.verb[:1] not in (("give",), ("pass",)))
            some = list(all_of(clause, fits))
            if not some and clause.verb[0] in GIVING:
                some = list(no_items(clause, who))
            for copies, fit, used in some:
                worth = sure * fit * guess.fit - clause.unused(*([mention] if mention else []), *used) - is_thrown
                if in_charity:
                    yield Meant(c.GiveInCharity(PlayerId(who), copies, to), worth)
                else:
                    yield Meant(c.GiveItems(PlayerId(who), copies, to), worth)


def no_items(clause: Clause, who: int) -> Iterator[Together]:
    """Cards in a hand that are named to change hands, though they are no Items that lie there: the rules refuse it."""
    for copies, fit, used in all_of(clause, is_mine(who, HAND)):
        yield copies, fit * NO_ITEM, used


def trades(clause: Clause) -> Iterator[Meant]:
    """Items for Items: whose they are tells who gives what."""
    fronts = likely_owners(clause, IN_PLAY, SIDEWAYS)
    seats = list(clause.who(fronts[:1]))
    for who, sure in seats:
        named = [(m, g) for m, g in clause.players(but=who) if not g.is_foe]
        partners: list[tuple[int, float, tuple[Mention, ...]]] = [(g.what, g.fit, (m,)) for m, g in named] or [
            (owner, 0.85, ()) for owner in dict.fromkeys(fronts) if owner != who
        ]
        if not partners:
            partners = [(seat, 0.55, ()) for seat in range(len(clause.sight.state.players)) if seat != who]
        for to, fit, heard in partners:
            mine = [*all_of(clause, is_front(who, clause.asked))] or [*no_items(clause, who)] or [((), 0.5, [])]
            theirs = list(all_of(clause, is_front(to, clause.asked))) or [((), 0.6, [])]
            if not mine[0][0] and not theirs[0][0]:
                mine = clause.anything(is_front(who), 0.6) or mine
                theirs = clause.anything(is_front(to), 0.8) or theirs
            for gives_, one, used in mine:
                for gets, other, also in theirs:
                    worth = sure * fit * one * other - clause.unused(*heard, *used, *also, *itself(clause, who))
                    yield Meant(c.Trade(PlayerId(who), gives_, PlayerId(to), gets), worth)


def is_front(who: int, is_asked: bool = False) -> Callable[[Thing], bool]:
    """Whether something lies in front of a player and can change hands, or is asked to; ``is_asked``: or is held."""
    zones = (IN_PLAY, SIDEWAYS, HAND) if is_asked else (IN_PLAY, SIDEWAYS)
    return lambda t: t.owner == who and t.zone in zones and t.card.kind in ("item", "ship", "one-shot", "minion")


def charities(clause: Clause) -> Iterator[Meant]:
    """Cards are given away in charity: "Ann gives Crabs to Bob", or "Bob gets Crabs"."""
    if clause.verb[0] not in ("get", "receive", "end"):
        yield from (meant for meant in gives(clause) if isinstance(meant.command, c.GiveInCharity))
        return
    turn = clause.sight.state.turn
    if turn.phase != "charity":
        return
    for whom, sure in clause.who():
        for copies, fit, used in all_of(clause, is_mine(turn.player, HAND)) if whom != turn.player else ():
            yield Meant(c.GiveInCharity(turn.player, copies, PlayerId(whom)), sure * fit - clause.unused(*used))


def equips(clause: Clause) -> Iterator[Meant]:
    """Something carried is put to use; what is still in the hand is played."""
    if clause.verb[:1] == ("draw",) and not any(mention.kind == "card" for mention in clause.named):
        return  # a sword is drawn, but cards are drawn from a deck
    for meant in one_of((SIDEWAYS, HAND, IN_PLAY), c.Equip, ("item", "ship"))(clause):
        command = meant.command
        if isinstance(command, c.Equip) and clause.thing(command.item).zone == HAND:
            yield meant._replace(command=c.PlayCard(command.who, command.item))
        else:
            yield meant
