"""The abilities of cards: which can be meant, on whom, taking what, paid with which cards."""

from __future__ import annotations

from collections.abc import Iterator

from munch_cli.language.fill import one_lent
from munch_cli.language.talk.clause import UNUSED, Clause, Meant, foes, named_foes
from munch_cli.language.talk.mentions import Mention, Sight, Thing
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import HAND, IN_PLAY, SIDEWAYS
from munch_cli.table.vocabulary import Ability, StealItem


def uses(clause: Clause) -> Iterator[Meant]:
    """An ability that is named, or whose card is."""
    for who, sure in clause.who():
        for thing, ability in abilities_of(clause.sight, who):
            names = tuple(dict.fromkeys((tuple(ability.name.casefold().split()), *thing.names)))
            for mention, fit in ability_mentions(clause, thing, names):
                left = [m for m in clause.named if m is not mention]
                yield from ability_used(clause, PlayerId(who), thing, ability, left, sure * fit)


def ability_mentions(
    clause: Clause, thing: Thing, names: tuple[tuple[str, ...], ...]
) -> Iterator[tuple[Mention | None, float]]:
    """Where an ability is named in a clause: as itself, or by its card."""
    words = [token.text for token in clause.tokens]
    for name in names:
        for at in range(len(words) - len(name) + 1):
            if all(clause.sight.names.same_word(words[at + n], one) >= 0.8 for n, one in enumerate(name)):
                mention = next((m for m in clause.named if m.kind == "card" and m.guesses[0].what == thing.copy), None)
                yield mention, 0.98
                return
    for mention in clause.named:
        if mention.kind == "card" and thing.copy in [guess.what for guess in mention.likely]:
            yield mention, 0.95
            return


def abilities_of(sight: Sight, who: int) -> Iterator[tuple[Thing, Ability]]:
    """The abilities of a player's cards, and of the monsters of the fight."""
    for thing in sight.things:
        if (thing.owner == who and thing.zone in (IN_PLAY, SIDEWAYS)) or thing.is_foe:
            for ability in thing.card.abilities:
                yield thing, ability
    fight = sight.state.combat
    lent = (*sight.state.turn.borrowed, *(fight.borrowed if fight is not None else ()))
    for borrower, card in lent:
        for copy in one_lent(sight.state, card) if borrower == who else ():
            lying = Thing(copy, sight.catalogue[card], sight.state.place[copy], who, IN_PLAY)
            for ability in lying.card.abilities:
                yield lying, ability


def ability_used(
    clause: Clause, who: PlayerId, thing: Thing, ability: Ability, left: list[Mention], sure: float
) -> Iterator[Meant]:
    """One ability in all the ways the words allow: on whom, taking what, paid with which cards."""
    sight = clause.sight
    steals = any(isinstance(deed, StealItem) for deed in ability.do)
    wants_rival = ability.on not in ("self", "monster", "nobody")
    cards = [m for m in left if m.kind in ("card", "cards")]
    paid: list[tuple[tuple[CopyId, ...], float]] = [((), 1.0)]
    taken: list[tuple[CopyId, int, float]] = []
    used: list[Mention] = []
    for mention in cards:
        own = clause.cards(mention, lambda t: t.owner == who and t.copy != thing.copy)
        own = [one for one in own if mention.kind == "card" or all(clause.thing(copy).zone == HAND for copy in one[0])]
        theirs = (
            [
                (CopyId(g.what), g.fit)
                for g in clause.picks(mention, lambda t: t.owner != who and t.zone in (IN_PLAY, SIDEWAYS))
            ]
            if steals
            else []
        )
        if theirs and mention.kind == "card" and (not own or theirs[0][1] >= own[0][1]):
            taken += [(copy, clause.thing(copy).owner, fit) for copy, fit in theirs]
            used.append(mention)
        elif theirs and mention.before not in sight.lexicon.words["price"]:
            taken += [(copy, clause.thing(copy).owner, 0.6) for copy, _ in theirs]
            used.append(mention)
        elif own and ability.price is not None:
            # "stabs him with the dagger": hardly what it costs, if it lies there in use
            sure_of = 1.0 if mention.before != "with" or clause.thing(own[0][0][0]).zone == HAND else 0.7
            paid = [
                ((*had, *copies), worth * min(1.0, fit + 0.04) * sure_of)
                for had, worth in paid
                for copies, fit in own
                if not set(had) & set(copies)
            ][:12]
            used.append(mention)
    rivals: list[tuple[int, float, tuple[Mention, ...]]] = []
    if wants_rival:
        rivals = [
            (g.what, g.fit, (m,))
            for m in left
            if m.kind == "player"
            for g in m.guesses
            if not g.is_foe and g.what != who
        ]
        if not rivals and taken:
            rivals = [(owner, 0.95, ()) for owner in dict.fromkeys(owner for _, owner, _ in taken)]
        if not rivals:
            fight = sight.state.combat
            some = [s for s in range(len(sight.state.players)) if s != who]
            if ability.on == "fighter" and fight is not None and fight.fighter != who:
                some = [int(fight.fighter)]
            rivals = [(seat, 0.85 if len(some) == 1 else 0.6, ()) for seat in some]
    monsters: list[tuple[CopyId, float, tuple[Mention, ...]]] = []
    if ability.on == "monster":
        monsters = [(copy, fit, (m,)) for copy, fit, m in named_foes(clause, None)] or [
            (copy, 0.9, ()) for copy in foes(clause)
        ]
    for rival, near, heard in rivals or [(NO_PLAYER, 1.0, ())]:
        of_rival = [(copy, fit) for copy, owner, fit in taken if owner == rival] or [
            (NO_COPY, 1.0 if not taken else 0.5)
        ]
        for copy, fit in of_rival:
            for foe, aim, seen in monsters or [(NO_COPY, 1.0, ())]:
                for cards_paid, worth in paid:
                    command = c.UseAbility(who, ability.name, thing.copy, PlayerId(rival), foe, copy, cards_paid)
                    rest = [
                        m
                        for m in left
                        if m not in used and m not in heard and m not in seen and m.kind not in ("number", "foe")
                    ]
                    cost = sum(0.1 if m.kind == "player" else UNUSED for m in rest)
                    yield Meant(command, sure * near * fit * aim * worth - cost)
