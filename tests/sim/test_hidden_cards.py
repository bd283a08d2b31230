"""No player is told a hidden card: with other cards in its place, all that a game shows to this player stays the same.

The tables are moments of random games. Of the copies that a player cannot see, the faces are dealt anew among those of
the same back; then every answer, offer, hint, menu, log and saved file must be equal, and so must what talk is taken
for, also where it names a card that somebody else holds, and what Python and an assistant's tool get, what a hot seat
is told when the keyboard goes over, and what a page shows, completes and keeps.
"""

import json
import os
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from munch_cli import api
from munch_cli.arbiter.clauses import Context
from munch_cli.arbiter.understanding import understand
from munch_cli.arbiter.view import moment_seen
from munch_cli.engine.chance import shuffled
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_lexicon
from munch_cli.repl import offers
from munch_cli.repl.news import News
from munch_cli.repl.party import Member, Party, seated
from munch_cli.repl.session import Session
from munch_cli.repl.sitting import Sitting
from munch_cli.show.log import log_lines
from munch_cli.show.look import PLAIN
from munch_cli.show.menu import menu_of
from munch_cli.sim.batch import GameBatch, game_of
from munch_cli.sim.bots import GameStep, hidden_from
from munch_cli.site.bridge import Arbiter
from munch_cli.site.game_page import Played, PlayPage
from munch_cli.table import events as e
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.state import DOOR, TREASURE

from ..drawn import SEED
from ..play.random_play import IN_TURN

MOMENTS = int(os.environ.get("MUNCH_HIDDEN_MOMENTS", "3"))
"""So many moments of each box."""
PEOPLE = (Member("Ann", "female"), Member("Bob", "male"), Member("Cy", "male"))
OPEN_EVENTS = (e.DoorTurnedUp, e.CardDiscarded, e.CardAppeared)
"""What shows a card to everybody, wherever it lies afterwards."""
ASKED = (
    *("show", "show hand", "hand all", "log", "owed", "why", "why not", "odds", "ways", "compare", "what may I do"),
    *("may Bob kick open the door?", "how strong is Ann?", "who wins?", "what is Bob holding?", "menu"),
    *("what if Ann kicks open the door", "what if Bob claims the kill", "may Ann ask Cy for help?"),
)
TALKED = (
    *("gonna bash the door in", "i wanna leg it", "how do we stand here", "he's got something nasty up his sleeve"),
    *("can i back stab him with that", "i'll help for two of the loot", "she can't do that, can she", "sell my junk"),
)
NAMING = (
    "may {who} play {card}?",
    "{who} plays {card}",
    "i bet {who} throws {card} at me",
    "what if {who} uses {card}",
    "{who} flibbers the {card} zork",
)
PRYING = (
    *(
        "show fight",
        "show owed",
        "show piles",
        "show {who}",
        "hand {who}",
        "log 2",
        "why {n}",
        "why {n}?",
        "odds for {who}",
    ),
    *("ways for {who}", "what may {who} do", "why did {who} lose a level?", "why did {who} draw {n} cards?"),
    *(
        "why did {who} not draw a treasure?",
        "why did {who} die?",
        "why is {who} not level {n}?",
        "why did {who} not win?",
    ),
    *("did {who} draw a monster?", "what did {who} draw?", "what happened to {who}?", "what did {who} lose?", "? hand"),
    *("how many cards does {who} hold?", "what can {who} do to me?", "can {who} beat it?", "who is winning?", "??"),
    *("is {who} bluffing?", "what is on top of the door deck?", "what will {who} roll?", "what if the die shows {n}"),
    *("what if {who} kicks open the door", "what if {who} loots the room", "what if {who} is silent", "rules", "?"),
    *("why did {who} draw {card}?", "why did {who} not lose {card}?", "why does {card} not count?", "where is {card}?"),
    *("who has {card}?", "what if {who} has {card}", "what if {who} gives {card} to Ann", "may {who} sell {card}?"),
    *("let {who} have {card}", "is {card} in the deck?", "has {card} been played?", "can {who} use {card} here?"),
)
ASKED_MANY, TALKED_MANY, NAMED_MANY, PRYING_MANY = 6, 3, 4, 6
"""So many of each kind are drawn for a moment; over all moments each sentence is said several times."""
PAGE = ({"do": "chips", "who": "Bob"}, {"do": "keep", "as": "scenario"}, {"do": "keep", "as": "feature"})
BEGUN = ("", "Ann ", "Bob plays ", "may Cy ", "what if Ann plays ", "Cy gives ")


LEAKED = (("booty", 77), ("lite", 77), ("christmas-lite", 78), ("christmas-lite", 82))
"""Games in which odds, what is owed by others and the log once told of hidden cards."""


def moments(edition: str, seed: int) -> Iterator[tuple[str, GameStep, PlayerId]]:
    """Yield sentences of random games, each with a player who looks on."""
    number = many = 0
    while many < MOMENTS:
        playing = game_of(GameBatch(edition, 3, ("random", "sensible"), seed=seed, longest=12), number)
        for place, said in enumerate(playing.sentences()):
            if place % 7 == number % 7 and said.moment.who >= 0:
                who = PlayerId((place + number) % 3)
                yield f"{edition}, seed {seed}, game {number}, sentence {place}, {PEOPLE[who].name} looks", said, who
                many += 1
            if many == MOMENTS:
                return
        number += 1


def faces_elsewhere(said: GameStep, who: PlayerId, number: int) -> dict[CopyId, CopyId]:
    """Copies that somebody sees neither before nor after a sentence -> those whose faces they get instead."""
    before, after = said.before, said.outcome.table
    shown = {event.copy for event in said.outcome.events if isinstance(event, OPEN_EVENTS)}
    hidden = (set(hidden_from(before, who)) & set(hidden_from(after, who))) - shown
    of: dict[CopyId, CopyId] = {}
    for back in (DOOR, TREASURE):
        unseen = sorted(copy for copy in hidden if before.state.backs[copy] == back)
        order, number = shuffled(unseen, number)
        of |= dict(zip(unseen, order, strict=True))
    return of


def with_faces(table: Table, of: dict[CopyId, CopyId]) -> Table:
    """The same table with other faces on some copies, other dice to come, and nothing found out about it yet."""
    state = table.state.copy()
    faces = list(state.cards)
    for copy, other in of.items():
        faces[copy] = table.state.cards[other]
    state.cards, state.luck = tuple(faces), state.luck + 1
    return Table(state, table.law, table.catalogue)


class Sayings(NamedTuple):
    """What is said at a moment: questions, and talk, some of which names hidden cards."""

    asked: list[str]
    talked: list[str]


def drawn(said: GameStep, of: dict[CopyId, CopyId], who: PlayerId, lot: str) -> Sayings:
    """Draw what is said at a moment."""
    chance = random.Random(lot)
    names = sorted({said.before.card(copy).name for copy in of})
    naming = []
    for form in (*chance.sample(NAMING, NAMED_MANY), *chance.sample(PRYING, PRYING_MANY)) if names else ():
        people = PEOPLE if form in PRYING else (PEOPLE[(who + 1) % 3],)
        words = {"who": chance.choice(people).name, "card": chance.choice(names), "n": chance.randrange(1, 12)}
        naming.append(form.format(**words))
    return Sayings(chance.sample(ASKED, ASKED_MANY), [*chance.sample(TALKED, TALKED_MANY), *naming])


def told(
    said: GameStep, of: dict[CopyId, CopyId], who: PlayerId, sayings: Sayings, path: Path
) -> Iterator[tuple[str, object]]:
    """All that is shown to somebody after a sentence, each with what was asked."""
    before, after = with_faces(said.before, of), with_faces(said.outcome.table, of)
    outcome = Outcome(said.outcome.command, said.outcome.verdict, said.outcome.events, after)
    yield "log of the game", log_lines(moment_seen(before, outcome, who), PLAIN)
    menu = menu_of(after, who, None)
    yield "menu", menu.lines(PLAIN)
    yield "whole menu", [(entry.says, entry.brings, entry.commands) for entry in menu.entries]
    for question in (*sayings.asked, *sayings.talked, f"save surely {path}", "transcript"):
        session = looking(before, outcome, who)
        yield question, session.hear(question).lines
        yield f"asked back after {question}", session.pending
        if question.startswith("save"):
            yield "saved", path.read_text() if path.exists() else ""
            path.unlink(missing_ok=True)
    seen, name = api.Table(after), PEOPLE[who].name
    yield "view of the board", seen.view(name)
    yield "what is legal", seen.legal(name)
    if after.fight is not None:
        yield "ways", api.ways(seen, eyes=name)
        yield "odds", api.odds(seen, name, rollouts=50)
    table = looking(before, outcome, who).table
    assert table is not None
    for talk in sayings.talked:
        yield f"understood: {talk}", understand(table, talk, load_lexicon(), Context(), who)
    offering = offers.Offers(())
    for text in BEGUN:
        yield f"completed: {text}", list(offering.offered(text, table, who))
    yield "told at a hot seat", at_a_hot_seat(before, outcome, who)
    page = at_a_page(before, outcome, who)
    for wish in (*({"do": "complete", "text": f"{text} "} for text in BEGUN[1:]), *PAGE):
        yield f"page: {wish}", page.answer(json.dumps(wish))


class Keyboard(PlayPage):
    """A keyboard that goes over from one to another: all that is told there."""

    def offer(self, lines: Iterable[str]) -> None:
        """What may be said is told."""
        self.told += lines


def at_a_hot_seat(before: Table, outcome: Outcome, who: PlayerId) -> list[str]:
    """What somebody is told who gets the keyboard after a sentence, and what everybody is told of it."""
    keyboard = Keyboard(PLAIN)
    news = News(sitting_at(before, outcome), keyboard, [PlayerId(seat) for seat in range(3)])
    news.tell_all()
    news.take_over(who)
    news.situation(who, None)
    return keyboard.told


def at_a_page(before: Table, outcome: Outcome, who: PlayerId) -> Arbiter:
    """A page on which somebody plays against bots, after a sentence."""
    bots = [one._replace(strength="random" if seat != who else "") for seat, one in enumerate(PEOPLE)]
    arbiter = Arbiter()
    arbiter.game = Played(Party(before.law.edition.key, tuple(bots), 5), arbiter.kept, PLAIN)
    arbiter.game.sitting.journal.first = before
    arbiter.game.sitting.journal.lay(outcome)
    arbiter.session.sitting = arbiter.game.sitting
    return arbiter


def sitting_at(before: Table, outcome: Outcome) -> Sitting:
    """A table at which one sentence was said."""
    sitting = seated(Party(outcome.table.law.edition.key, PEOPLE, 5))
    sitting.journal.first = before
    sitting.journal.lay(outcome)
    return sitting


def looking(before: Table, outcome: Outcome, who: PlayerId) -> Session:
    """A session in which somebody sits who sees no other hand, after one sentence was said."""
    session = Session(sitting=sitting_at(before, outcome), eyes=who)
    session.may_write = session.may_overwrite = True
    return session


@pytest.mark.parametrize(("edition", "seed"), [*((edition, SEED) for edition in IN_TURN), *LEAKED])
def test_nothing_told_hangs_on_a_card_that_the_asker_cannot_see(
    edition: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offers, "AT_MOST_SECONDS", 60.0)  # what is offered must not hang on how busy the machine is
    compared = 0
    for place, said, who in moments(edition, seed):
        of = faces_elsewhere(said, who, compared + 1)
        sayings = drawn(said, of, who, f"{place} {compared}")
        path = tmp_path / "saved.toml"
        pairs = zip(told(said, {}, who, sayings, path), told(said, of, who, sayings, path), strict=True)
        for (asked, one), (_, other) in pairs:
            assert one == other, f"{place}: {asked}"
            compared += 1
    assert compared
