"""What is said alone, or of oneself: yes and no, claims, running, the steps of the turn, what is owed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from munch_cli.language.talk.clause import (
    STRANGE,
    Builder,
    Clause,
    Meant,
    fighter_of,
    is_mine,
    itself,
    likely_owners,
    named_foes,
    owing,
    turn_of,
)
from munch_cli.language.talk.mentions import Thing
from munch_cli.table import commands as c
from munch_cli.table.cards import FOE_KINDS
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import HAND, IN_PLAY, top_layer


def plain(makes: Callable[[PlayerId], c.Command], likely: Callable[[Clause], list[int]] | None = None) -> Builder:
    """An act without parts: who does it is all."""

    def build(clause: Clause) -> Iterator[Meant]:
        for who, sure in clause.who(likely(clause) if likely is not None else ()):
            yield Meant(makes(PlayerId(who)), sure - clause.unused(*itself(clause, who)))

    return build


def shows_hand(clause: Clause) -> Iterator[Meant]:
    """The hand is shown: to somebody who is named, or to all."""
    hand = [m for m in clause.named if m.kind == "cards"]
    to_all = not clause.words.isdisjoint(clause.sight.lexicon.words["all together"])
    for who, sure in clause.who():
        seen = [] if to_all else [(m, g) for m, g in clause.players(but=who) if not g.is_foe]
        for m, g in seen:
            cost = clause.unused(m, *hand, *itself(clause, who))
            yield Meant(c.ShowHand(PlayerId(who), PlayerId(g.what)), sure * g.fit - cost)
        if not seen:
            yield Meant(c.ShowHand(PlayerId(who)), sure - clause.unused(*hand, *itself(clause, who)))


UNASKED = 0.73
"""So well yes or no fits a fight in which nobody has asked for anything yet."""


def answers(makes: Callable[[PlayerId], c.Command]) -> Builder:
    """Yes or no to an offer or a trade; hardly meant where there is none."""

    def build(clause: Clause) -> Iterator[Meant]:
        owed = [int(d.who) for d in top_layer(clause.sight.state) if d.what in ("answer", "trade-answer")]
        fight = clause.sight.state.combat
        offered = [int(fight.fighter)] if fight is not None and not owed else []
        for who, sure in clause.who(owed or offered):
            is_likely = fight is not None and (bool(clause.verb) or clause.act.name == "decline")
            fit = sure * (1.0 if owed else UNASKED if is_likely else 0.5)
            yield Meant(makes(PlayerId(who)), fit - clause.unused(*itself(clause, who)))

    return build


NO_KILL = 0.5
"""How well "dead" alone fits a kill where there is no fight."""


def claims(clause: Clause) -> Iterator[Meant]:
    """The kill is claimed; the monster may be named."""
    targets = [m for m in clause.named if m.kind == "foe" or (m.kind == "card" and clause.picks(m, lambda t: t.is_foe))]
    for who, sure in clause.who(fighter_of(clause)):
        him = [m for m, g in clause.players() if g.is_foe]
        sure = sure if fighter_of(clause) or clause.verb else NO_KILL  # "she's dead", where nobody fights
        yield Meant(c.ClaimKill(PlayerId(who)), sure - clause.unused(*targets, *itself(clause, who), *him))


def silent(clause: Clause) -> Iterator[Meant]:
    """Nobody says anything against a kill."""
    waits = any(debt.what == "silence" for debt in clause.sight.state.owed)
    yield Meant(c.KeepSilent(NO_PLAYER), 0.97 if waits else 0.62)


def runs(clause: Clause) -> Iterator[Meant]:
    """Somebody runs; from a monster that is named."""
    for who, sure in clause.who(fighter_of(clause)):
        named = [(copy, fit, m) for copy, fit, m in named_foes(clause, None) if m.kind == "card"]
        for copy, fit, mention in named:
            yield Meant(c.RunAway(PlayerId(who), copy), sure * fit - clause.unused(mention, *itself(clause, who)))
        if not named:
            it = [m for m in clause.named if m.kind == "foe" or (m.guesses and m.guesses[-1].is_foe)]
            yield Meant(c.RunAway(PlayerId(who)), sure - clause.unused(*it, *itself(clause, who)))


def _partner_saved(clause: Clause, who: int) -> PlayerId:
    """Return who fights beside a player, if the clause says that both escape: "for both"; nobody otherwise."""
    fight = clause.sight.state.combat
    if fight is None or {"both", "all", "everyone", "everybody"}.isdisjoint(token.text for token in clause.tokens):
        return NO_PLAYER
    return next((one for one in (fight.fighter, fight.helper) if one not in (who, NO_PLAYER)), NO_PLAYER)


def sacrifices(clause: Clause) -> Iterator[Meant]:
    """A Minion is given up."""
    for who, sure in clause.who(likely_owners(clause, IN_PLAY)):
        for mention in clause.card_mentions():
            for guess in clause.picks(mention, lambda t, w=who: t.owner == w and t.card.kind == "minion"):  # type: ignore[misc]
                enemies = [m for _, _, m in named_foes(clause, mention)]
                saved = [(m, g) for m, g in clause.players(but=who) if not g.is_foe]
                partner = _partner_saved(clause, who) if not saved else NO_PLAYER
                if saved:
                    for m, g in saved:
                        yield Meant(
                            c.Sacrifice(PlayerId(who), CopyId(guess.what), PlayerId(g.what)),
                            sure * guess.fit * g.fit - clause.unused(mention, m, *enemies),
                        )
                else:
                    yield Meant(
                        c.Sacrifice(PlayerId(who), CopyId(guess.what), partner),
                        sure * guess.fit - clause.unused(mention, *enemies),
                    )


def troubles(clause: Clause) -> Iterator[Meant]:
    """A monster from the hand is fought."""
    for who, sure in clause.who(turn_of(clause)):

        def fits(thing: Thing, who: int = who) -> bool:
            return is_mine(who, HAND)(thing) and thing.card.kind in FOE_KINDS

        mentioned = clause.card_mentions()
        for mention in mentioned:
            for copies, fit in clause.cards(mention, fits):
                yield Meant(c.LookForTrouble(PlayerId(who), copies[0]), sure * fit - clause.unused(mention))
        if not mentioned and {"trouble", "fight"} & set(clause.verb[1:]):
            some = [t for t in clause.sight.things if fits(t)]
            for t in some:
                yield Meant(
                    c.LookForTrouble(PlayerId(who), t.copy), sure * (0.9 if len(some) == 1 else 0.6) - clause.unused()
                )


def takes_card(clause: Clause) -> Iterator[Meant]:
    """The card turned up goes to the hand."""
    up = [t for t in clause.sight.things if t.is_up]
    if not up:
        return
    heard = [m for m in clause.named if any(g.what == up[0].copy for g in m.guesses)]
    for who, sure in clause.who(turn_of(clause)):
        yield Meant(c.TakeCard(PlayerId(who)), sure - clause.unused(*heard, *itself(clause, who)))


def chooses(clause: Clause) -> Iterator[Meant]:
    """What is owed is settled by a card, a player or a word."""
    for debt in top_layer(clause.sight.state):
        if debt.who == NO_PLAYER or debt.what in ("answer", "trade-answer", "charity"):
            continue
        subject = dict(clause.who([int(debt.who)]))
        if debt.who not in subject:
            continue
        sure = subject[debt.who]

        def in_options(thing: Thing, options: frozenset[CopyId] = frozenset(debt.options)) -> bool:
            return thing.copy in options

        for mention in clause.named:
            if mention.kind in ("card", "cards"):
                for guess in clause.picks(mention, in_options):
                    fit = sure * max(guess.fit, 0.9) + 0.05
                    yield Meant(c.Choose(debt.who, card=CopyId(guess.what)), fit - clause.unused(mention))
            if mention.kind == "player":
                for guess in mention.guesses:
                    if guess.what in debt.players:
                        yield Meant(
                            c.Choose(debt.who, player=PlayerId(guess.what)), sure * guess.fit - clause.unused(mention)
                        )
        for word in debt.words:
            if all(part in clause.words for part in word.casefold().split()):
                yield Meant(c.Choose(debt.who, word=word), sure * 0.97 - clause.unused())


NOTHING_LETS = 0.25
"""What it costs to let something happen where nothing waits for that."""


def happens(clause: Clause) -> Iterator[Meant]:
    """Nothing is done against what is about to happen."""
    debtors = owing(clause)
    if not debtors:
        return
    heard = [m for m in clause.named if m.kind in ("foe", "cards")]
    for who, sure in clause.who(debtors):
        cost = 0.0 if clause.owes(who, "respond", "roll", "escape") else NOTHING_LETS
        yield Meant(c.LetHappen(PlayerId(who)), sure - cost - clause.unused(*heard, *itself(clause, who)))


def rolls(clause: Clause) -> Iterator[Meant]:
    """What the die shows."""
    pips = clause.number()
    if pips is None or not 1 <= pips <= 6:
        return
    waits = any(debt.what == "die" for debt in clause.sight.state.owed)
    sure = 0.97 if waits else 0.8 if clause.sight.state.combat is not None else 0.5
    heard = [m for m in clause.named if m.kind in ("number", "foe")]
    yield Meant(c.DieShows(pips), sure - clause.unused(*heard))


def card_drawn(clause: Clause) -> Iterator[Meant]:
    """Which card was drawn, where the table asks for it."""
    if not any(debt.what == "draw" for debt in top_layer(clause.sight.state)):
        return
    words = [t.text for t in clause.tokens]
    for start in range(len(words)):
        for card, fit in clause.sight.names.printed(words[start:]):
            yield Meant(c.CardIs(card), fit - STRANGE * max(0, start - 3))
