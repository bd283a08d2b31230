"""A card is played: by itself, on something, or with another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from munch_cli.language.talk.clause import STRANGE, Clause, Meant, foes, is_mine, likely_owners, named_foes, turn_of
from munch_cli.language.talk.lexicon import SMALL, Act, Token
from munch_cli.language.talk.mentions import Guess, Mention, Sight, Thing, mentions
from munch_cli.table import commands as c
from munch_cli.table.cards import CURSE_KINDS, Card
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import CURSES, HAND, IN_PLAY, SIDEWAYS
from munch_cli.table.typed import NamedTuple
from munch_cli.table.vocabulary import GainLevels, Slay

AGAINST, FOR = frozenset(("against", "at")), frozenset(("on", "for", "to"))
"""Little words before whom or what a one-shot is used against, and for whom it may be."""
PARTNERS = {
    "wandering-monster": ("monster",),
    "half-breed": ("race",),
    "super-munchkin": ("class",),
    "bilingual": ("accent",),
    "monster": ("monster-enhancer", "wandering-monster"),
}


def playable(who: int) -> Callable[[Thing], bool]:
    """What somebody may play a card from: the hand, a one-shot that lies in front of them, the card turned up."""
    return lambda t: (
        (t.owner == who and t.zone == HAND)
        or (t.owner == who and t.zone in (IN_PLAY, SIDEWAYS) and t.card.kind == "one-shot")
        or t.is_up
    )


def plays(clause: Clause) -> Iterator[Meant]:
    """A card is played: by itself, on something, or with another."""
    kinds = clause.act.kinds
    if clause.act.name == "level_up" and clause.number() is not None:
        return
    bare = not clause.card_mentions()
    if bare and not kinds:
        return
    owners = likely_owners(clause, HAND) or likely_owners(clause, IN_PLAY, SIDEWAYS)
    for who, sure in clause.who(owners):
        pool = playable(who)
        chosen: list[tuple[CopyId, float, Mention | None]] = []
        for mention in clause.card_mentions():
            chosen += [(copies[0], fit, mention) for copies, fit in clause.cards(mention, pool) if len(copies) == 1]
        if bare:
            some = [t for t in clause.sight.things if pool(t) and t.card.kind in kinds and t.zone == HAND]
            if clause.act.name == "level_up":
                some = [t for t in some if raises(t.card)]
            chosen += [(t.copy, 0.86 if len(some) == 1 else 0.6, None) for t in some]
        for copy, fit, named in chosen:
            card = clause.thing(copy).card
            if card.kind in ("item", "ship") and "play" not in clause.verb:
                fit *= 0.86
            if kinds and card.kind not in kinds:
                fit *= 0.0 if clause.act.name == "become" else 0.93
            if "take" in clause.verb and clause.thing(copy).is_up:
                continue  # what lies behind the door is taken in hand
            for command, worth, used in on_what(clause, PlayerId(who), copy, named):
                cost = clause.unused(*([named] if named else []), *used, *whose(clause, named), *_been(clause, who))
                yield Meant(command, sure * fit * worth - cost)


def _been(clause: Clause, who: int) -> list[Mention]:
    """What somebody is already, where they become something: "a Dwarf as well as an Elf"."""
    if clause.act.name != "become":
        return []
    return [m for m in clause.card_mentions() if clause.picks(m, is_mine(who, IN_PLAY))]


def raises(card: Card) -> bool:
    """Whether a card says that somebody goes up a level."""
    return any(isinstance(deed, GainLevels) for deed in card.do)


def whose(clause: Clause, said: Mention | None) -> list[Mention]:
    """Who is named right before a card as its owner: "Bob's potion" is not aimed at Bob."""
    tokens = clause.tokens
    return [
        m
        for m in clause.named
        if said is not None and m.end == said.start <= len(tokens) and tokens[m.end - 1].is_owner
    ]


Played = tuple[c.Command, float, Sequence[Mention]]


class Aim(NamedTuple):
    """One card that is played, and all that the words name for it to be played on."""

    clause: Clause
    who: PlayerId
    copy: CopyId
    card: Card
    players: list[tuple[Mention, Guess]]
    foes: list[tuple[CopyId, float, Mention]]
    others: list[Mention]

    def hosts(self, fits: Callable[[Thing], bool]) -> list[tuple[Mention, CopyId, float]]:
        """The other cards named that fit."""
        found = ((mention, self.clause.picks(mention, fits)) for mention in self.others)
        return [(mention, CopyId(guess.what), guess.fit) for mention, some in found for guess in some]

    def from_hand(self, *kinds: str) -> list[tuple[Mention, CopyId, float]]:
        """The other cards named of these kinds that the player holds."""
        held = self.hosts(is_mine(self.who, HAND))
        return [one for one in held if self.clause.thing(one[1]).card.kind in kinds]

    def on(self, on_player: PlayerId = NO_PLAYER, on_card: CopyId = NO_COPY, along: CopyId = NO_COPY) -> c.PlayCard:
        """The card played on somebody or something, or with another."""
        return c.PlayCard(self.who, self.copy, on_player, on_card, along)


def on_what(clause: Clause, who: PlayerId, copy: CopyId, said: Mention | None) -> Iterator[Played]:
    """The ways to play one card, as far as the words tell on what."""
    players = [(m, g) for m, g in clause.players() if not g.is_foe and m not in whose(clause, said)]
    others = [mention for mention in clause.card_mentions() if mention is not said]
    others = [mention for mention in others if mention not in _been(clause, who)]
    card = clause.thing(copy).card
    if card.kind in ("one-shot", "go-up-a-level"):
        players = [(m, g) for m, g in players if m.before != "from"]
    aim = Aim(clause, who, copy, card, players, named_foes(clause, said), others)
    if card.kind in CURSE_KINDS:
        return _curses(aim)
    if card.kind in ("monster-enhancer", "mate", "evil-twin"):
        return _enhancers(aim)
    if card.kind == "one-shot":
        return _one_shots(aim)
    if card.kind == "monster":
        return _monsters(aim)
    if card.kind in PARTNERS:
        return _with_partners(aim)
    return _on_items(aim) if card.kind in ("cheat", "ship-enhancer") else _by_itself(aim)


def _curses(aim: Aim) -> Iterator[Played]:
    """On somebody, told by their name or by a card of theirs; else on anybody else, those who fight first."""
    fight = aim.clause.sight.state.combat
    for mention, guess in aim.players:
        yield aim.on(on_player=PlayerId(guess.what)), guess.fit, (mention,)
    for mention, copy, _ in aim.hosts(lambda t: t.zone in (IN_PLAY, SIDEWAYS)):
        yield aim.on(on_player=PlayerId(aim.clause.thing(copy).owner)), 0.75, (mention,)
    if not aim.players and not aim.others:
        seats = [seat for seat in range(len(aim.clause.sight.state.players)) if seat != aim.who]
        near = [seat for seat in seats if fight is not None and seat in (fight.fighter, fight.helper)] or seats
        for seat in near:
            yield aim.on(on_player=PlayerId(seat)), 0.7 if len(near) > 1 else 0.8, ()


def _enhancers(aim: Aim) -> Iterator[Played]:
    """On a monster of the fight, or with one that is sent into it."""
    there = foes(aim.clause)
    hosts = aim.from_hand("monster")
    for foe, fit, mention in aim.foes:
        yield aim.on(on_card=foe), fit, (mention,)
    for mention, monster, fit in hosts:
        yield c.PlayCard(aim.who, monster, along=aim.copy), fit, (mention,)
    if not aim.foes and not hosts:
        for foe in there:
            yield aim.on(on_card=foe), 0.92 if len(there) == 1 else 0.6, [m for m, _ in aim.players][:1]
        if not there:
            yield aim.on(), 0.8, ()


def _monsters(aim: Aim) -> Iterator[Played]:
    """By itself, or along with the card that brings it."""
    loose = [m for m, _ in aim.players] + [m for _, _, m in aim.foes] if aim.clause.sight.state.combat else []
    partners = aim.from_hand(*PARTNERS["monster"])
    for mention, partner, fit in partners:
        yield c.PlayCard(aim.who, partner, along=aim.copy), fit, (mention, *loose)
    if not partners:
        yield aim.on(), 1.0, loose


def _with_partners(aim: Aim) -> Iterator[Played]:
    """With the monster it brings, or the second Race, Class or Accent."""
    partners = aim.from_hand(*PARTNERS[aim.card.kind])
    for mention, partner, fit in partners:
        yield aim.on(along=partner), fit, (mention,)
    if not partners:
        yield aim.on(), 0.97, [m for m, g in aim.players if g.what == aim.who]


def _on_items(aim: Aim) -> Iterator[Played]:
    """On an Item or a Ship of anybody's."""
    hosts = aim.hosts(lambda t: t.zone in (IN_PLAY, SIDEWAYS, HAND))
    for mention, item, fit in hosts:
        yield aim.on(on_card=item), fit, (mention, *(m for m, _ in aim.players))
    if not hosts:
        yield aim.on(), 0.95, ()


def _by_itself(aim: Aim) -> Iterator[Played]:
    """By itself or for oneself, or on whom and what is named."""
    for mention, guess in aim.players:
        command = aim.on() if guess.what == aim.who else aim.on(on_player=PlayerId(guess.what))
        yield command, guess.fit, (mention,)
    for foe, fit, mention in aim.foes:
        yield aim.on(on_card=foe), fit * 0.97, (mention,)
    if aim.card.kind in ("special", "go-up-a-level"):
        for mention, copy, fit in aim.hosts(lambda t: t.zone in (IN_PLAY, SIDEWAYS, CURSES)):
            yield aim.on(on_card=copy), fit, (mention,)
    if not aim.players and not aim.foes and not aim.others:
        yield aim.on(), 1.0, ()


def _slays(card: Card, foe: Card) -> bool:
    """Whether a card does away with this very monster when it is played on it."""
    return any(isinstance(deed, Slay) and foe.name in deed.named for deed in card.do)


def _is_aimed_at(mention: Mention) -> bool:
    """Return True if a card is played against who or what is named: "at the troll", "against Jenn"."""
    return mention.before in AGAINST or mention.words.partition(" ")[0] in AGAINST


def _one_shots(aim: Aim) -> Iterator[Played]:
    """The ways to play a one-shot in a fight: against a monster it is for those who fight it, against them it is for
    the monster. "On" says which side only with "plays", as the grammar has it.
    """
    clause, who, card = aim.clause, aim.who, aim.card
    fight = clause.sight.state.combat
    sides = () if fight is None else (fight.fighter, fight.helper)
    helps_a_side = fight is not None and bool(card.bonus or card.gives)
    is_thrown = helps_a_side and clause.act.name == "attack"
    ours = PlayerId(who if who in sides else sides[0]) if sides else NO_PLAYER
    for foe, fit, mention in aim.foes:
        fit *= 0.8 if mention.kind == "player" else 1.0
        is_against = is_thrown or _is_aimed_at(mention)
        if not helps_a_side or _slays(card, clause.thing(foe).card):
            yield aim.on(on_card=foe), fit, (mention,)
        elif is_against:
            yield aim.on(on_player=ours), fit, (mention,)
        else:
            yield aim.on(on_card=foe), fit, (mention,)
            if "play" not in clause.verb:
                yield aim.on(on_player=ours), fit, (mention,)
    for mention, guess in aim.players:
        is_against = _is_aimed_at(mention) or (is_thrown and mention.before not in FOR)
        is_foe = any(other.is_foe for other in mention.guesses)
        fit = guess.fit * (0.78 if is_thrown and is_foe else 1.0)
        if helps_a_side and is_against and guess.what in sides:
            yield from ((aim.on(on_card=foe), fit, (mention,)) for foe in foes(clause))
        elif guess.what == who and (fight is None or (mention.words.endswith("self") and not mention.before)):
            yield aim.on(), guess.fit, (mention,)
        else:
            yield aim.on(on_player=PlayerId(guess.what)), fit, (mention,)
    if not aim.foes and not aim.players:
        yield aim.on(), 1.0, ()


# ---- a card's name as the verb

TOLD_BY_NAME = frozenset(
    [*CURSE_KINDS, "monster-enhancer", "one-shot", "go-up-a-level", "special", "cheat", "mate", "evil-twin"]
)
"""Kinds of card that players make a verb of: "becalms Mina", "gift-wraps it", "whines at the GM"."""


def told_by_name(sight: Sight, tokens: list[Token], subject: tuple[Guess, ...], begin: int) -> Iterator[Meant]:
    """A card that is played, told by a word of its name instead of a verb."""
    lexicon = sight.lexicon
    if "is" in (token.text for token in tokens) and any(token.is_owner for token in tokens):
        return  # "Ida's twin is evil", "the curse is Bob's"
    for at in range(begin, min(len(tokens), begin + 3)):
        bases = frozenset(lexicon.base_forms(tokens[at].text))
        bases |= {lexicon.nicknames[base] for base in bases if base in lexicon.nicknames}
        is_verb = any(len(phrase) == 1 for base in bases for _, phrase in lexicon.verbs.get(base, ()))
        for thing in sight.things if len(tokens[at].text) > 2 else ():
            if not (thing.zone == HAND or thing.is_up) or thing.card.kind not in TOLD_BY_NAME:
                continue
            heard, whole = name_heard(sight, tokens, at, bases, thing)
            if not heard or (is_verb and (len(heard) < 2 or thing.card.kind in CURSE_KINDS)):
                continue
            fit = 0.97 if len(heard) == whole else 0.93 if len(heard) > 1 else 0.86
            yield from _by_name(sight, tokens, at, heard, thing, subject, fit)
        if tokens[at].text not in lexicon.words["sliding"] and tokens[at].text not in lexicon.fillers:
            return


def name_heard(sight: Sight, tokens: list[Token], at: int, bases: frozenset[str], thing: Thing) -> tuple[set[int], int]:
    """Which tokens from one on are of a card's name, the first of them as a verb; and how many words that name has."""
    for name in thing.names:
        told = [word for word in name if word not in SMALL]
        verbs = [
            word
            for word in told
            if bases & set(sight.lexicon.base_forms(word)) or any(sight.names.is_slip(base, word) for base in bases)
        ]
        if not verbs:
            continue
        heard, left = {at}, [word for word in told if word != verbs[0]]
        for place in range(at + 1, min(len(tokens), at + len(name) + 3)):
            said = frozenset(sight.lexicon.base_forms(tokens[place].text))
            like = next((word for word in left if _is_heard(sight, tokens[place].text, said, word)), None)
            if like is not None:
                heard.add(place)
                left.remove(like)
        return heard, len(told)
    return set(), 0


def _is_heard(sight: Sight, said: str, bases: frozenset[str], word: str) -> bool:
    """Whether a word is one of a name: as it stands there, or in another form."""
    return sight.names.same_word(said, word) >= 0.8 or not bases.isdisjoint(sight.lexicon.base_forms(word))


def _by_name(
    sight: Sight, tokens: list[Token], at: int, heard: set[int], thing: Thing, subject: tuple[Guess, ...], fit: float
) -> Iterator[Meant]:
    left = [token for place, token in enumerate(tokens) if place > at and place not in heard]
    named, strange = mentions(sight, left, 0, len(left), subject[0].what if subject else NO_PLAYER)
    for act in ("attack", "play"):  # thrown at it, or played on it
        clause = Clause(sight, left, Act(act, ()), ("play",), subject, named, 0.0)
        for who, sure in clause.who([thing.owner] if thing.owner != NO_PLAYER else turn_of(clause)):
            if thing.owner in (who, NO_PLAYER):
                for command, worth, used in on_what(clause, PlayerId(who), thing.copy, None):
                    cost = clause.unused(*used) + STRANGE * len(strange)
                    yield Meant(command, sure * fit * worth - cost, "play")
