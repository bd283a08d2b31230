"""Help is asked for and offered, and for what."""

from __future__ import annotations

from collections.abc import Iterator

from munch_cli.language.talk.clause import UNUSED, Clause, Meant, is_mine, itself, named_foes
from munch_cli.language.talk.lexicon import SMALL, number_of
from munch_cli.language.talk.mentions import Guess, Mention
from munch_cli.table import commands as c
from munch_cli.table.cards import SELLABLE_KINDS
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import HAND, IN_PLAY, SIDEWAYS


def offer_of(clause: Clause, who: int, other: int, giver: int) -> tuple[c.Offer, list[Mention], float]:
    """What is offered: so many Treasures, Items of the fighter's, and who picks first."""
    words, help_words = [token.text for token in clause.tokens], clause.sight.lexicon.words["help"]
    treasures, used, fit = 0, [], 1.0
    for number, word in enumerate(words):
        if word in ("treasure", "treasures", "tresure", "loot", "tresures", "treasures'"):
            treasures = treasures or _so_many(words[:number])
    if not treasures and "for" in words[-2:-1]:  # "helps for 2"
        treasures = number_of(words[-1]) or 0
    items: list[CopyId] = []
    lies = is_mine(giver, IN_PLAY, SIDEWAYS, HAND)
    for mention in clause.named:
        is_help = mention.kind == "card" and help_words.issuperset(set(mention.words.split()) - SMALL)
        some: list[Guess] = []
        if is_help:
            used.append(mention)
        elif mention.kind == "card":
            some = clause.picks(mention, lambda t: lies(t) and t.card.kind in SELLABLE_KINDS)
        if some:
            items.append(CopyId(some[0].what))
            used.append(mention)
            fit *= min(1.0, some[0].fit + 0.05) if len(some) == 1 else 0.6
    first = NO_PLAYER
    picks = clause.sight.lexicon.words["picking"] & set(words)
    of_the_first = "first" in words and bool({"treasure", "treasures"} & set(words[words.index("first") :][:4]))
    if of_the_first or (picks and ("first" in words or words[-1] in picks)):
        first = PlayerId(_picker(clause, words, who, other))
        used += [*_same(clause, first), *_same(clause, who)]
    return c.Offer(treasures, first, tuple(items)), used, fit


def _so_many(before: list[str]) -> int:
    """How many Treasures, by the words before: "two of the", "a", "1"."""
    if "of" in before[-4:]:  # "2 of the 3 treasures"
        before = before[: len(before) - 1 - before[::-1].index("of")]
    for word in reversed(before[-4:]):
        if (many := number_of(word)) is not None:
            return many
        if word in ("a", "an"):
            return 1
    return 1


def _picker(clause: Clause, words: list[str], who: int, helper: int) -> int:
    """Who picks first: as named just before, else who helps."""
    at = words.index("first") if "first" in words else len(words)
    before = words[:at][-2:]
    if "for" in before:  # "helps Mina for first pick"
        return helper
    near = [m for m in clause.named if m.kind == "player" and m.end <= at <= m.end + 2]
    if near and not near[-1].guesses[0].is_foe and helper not in (guess.what for guess in near[-1].guesses):
        return near[-1].guesses[0].what
    return who if {"i", "my"} & set(before) else helper


def asks_help(clause: Clause) -> Iterator[Meant]:
    """The fighter asks somebody for help."""
    fight = clause.sight.state.combat
    known = clause.sight.lexicon.words
    needs_it = fight is None or clause.verb[0] in known["needing help"]  # "hires him": perhaps with a card
    asks_so = bool(known["help"] & (clause.words | set(clause.verb))) or not needs_it
    has_offer = {"treasure", "treasures"} & clause.words
    if not asks_so and not (has_offer and clause.verb[0] in known["promising"]) and clause.verb[0] != "ask":
        return
    for who, sure in clause.who([int(fight.fighter)] if fight is not None else []):
        if fight is not None and who != fight.fighter and clause.verb[0] in known["promising"]:
            continue  # who is not in the fight offers help, and asks for none
        seen: set[int] = set()
        called = clause.players(but=who)
        by_name = [one for one in called if one[0].by_name]
        pronouns = [m for m in clause.named if m.kind == "player" and not m.by_name] if by_name else []
        for mention, guess in by_name or called:
            if guess.is_foe or guess.what in seen:
                continue
            seen.add(guess.what)
            offer, used, fit = offer_of(clause, who, guess.what, who)
            loose = [*pronouns, *itself(clause, who), *_same(clause, guess.what), *_foes(clause)]
            rest = clause.unused(mention, *used, *loose)
            worth = sure * guess.fit * fit * (1.0 if asks_so else 0.7) - rest
            yield Meant(c.AskHelp(PlayerId(who), PlayerId(guess.what), offer), worth)
        if not seen and clause.verb[0] in ("ask", "beg", "call", "need", "want", "request", "get") and asks_so:
            others = [seat for seat in range(len(clause.sight.state.players)) if seat != who]
            for seat in others:
                offer, used, fit = offer_of(clause, who, seat, who)
                worth = sure * (0.85 if len(others) == 1 else 0.6) - clause.unused(*used)
                yield Meant(c.AskHelp(PlayerId(who), PlayerId(seat), offer), worth)


def _same(clause: Clause, seat: int) -> list[Mention]:
    """All words that name, or may mean, a player who is named already."""
    return [m for m in clause.named if m.kind == "player" and any(guess.what == seat for guess in m.guesses)]


def _foes(clause: Clause) -> list[Mention]:
    """The monsters that are named: one helps against them."""
    return [mention for _, _, mention in named_foes(clause, None)]


def _is_for_a_foe(clause: Clause) -> bool:
    """Whether it is a monster that is helped: "helps the Goblin"."""
    helps = clause.verb[:1] and clause.verb[0] in clause.sight.lexicon.words["help"]
    first = next((m for m in clause.named if all(token.text in SMALL for token in clause.tokens[: m.start])), None)
    return bool(helps) and first is not None and clause.sight.is_foe(first) and not first.before


def offers_help(clause: Clause) -> Iterator[Meant]:
    """Somebody offers help in the fight."""
    if _is_for_a_foe(clause):
        return
    fight = clause.sight.state.combat
    fighter = int(fight.fighter) if fight is not None else int(clause.sight.state.turn.player)
    others = [seat for seat in range(len(clause.sight.state.players)) if seat != fighter]
    for who, sure in clause.who(others):
        if who == fighter or (fight is not None and who == fight.helper and not clause.asked):
            continue
        offer, used, fit = offer_of(clause, who, who, fighter)
        whom = [(m, g.fit) for m, g in clause.players() if g.what == fighter]
        other = [m for m, g in clause.players() if g.what not in (fighter, who) and m.guesses[0].what == g.what]
        loose = [*itself(clause, who), *other, *_foes(clause)]
        cost = clause.unused(*used, *(m for m, _ in whom), *loose) + UNUSED * len(other)
        near = max((f for _, f in whom), default=1.0)
        yield Meant(c.OfferHelp(PlayerId(who), offer), sure * fit * min(1.0, near + 0.05) - cost)
