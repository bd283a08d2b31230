"""What must hold at every moment of every game, however the board came about; and what anybody might say at it."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from unittest.mock import patch

from munch_cli.arbiter.candidates import candidates
from munch_cli.engine import table as engine_table
from munch_cli.engine.chance import Generator, spun
from munch_cli.engine.run import Outcome, perform, unrest
from munch_cli.engine.table import Table
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say
from munch_cli.table import commands as c
from munch_cli.table.debts import TurnOver
from munch_cli.table.events import Event, apply
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import ATTACHED, DECK_PILES, FOES, ON_FOES, State, top_layer
from tests.bundled import NAMES, run, scenario

TABLE_TALK = (c.LetBe, c.LetHave, c.Decide, c.DieShows)
"""What states how things are, or what the owner decides: no way on for players who are stuck."""


# ---- what must hold

PILES = tuple(chain.from_iterable(DECK_PILES.values()))


def check_state(state: State) -> None:
    """Each copy lies in exactly one place, and is known to lie there; what lies on a card lies where one is; Levels do
    not fall below 1; a debt has only the fields of its kind.
    """
    lying = list(chain.from_iterable(state.zones))
    zones = [number for number, zone in enumerate(state.zones) for _ in zone]
    assert len(lying) == len(state.cards) == len(state.place), "a copy is lost, or lies in two places"
    assert list(map(state.place.__getitem__, lying)) == zones, "a copy is not where it is said to lie"
    on_others = {copy for copy, zone in enumerate(state.place) if zone in (ATTACHED, ON_FOES)}
    lies_nowhere = {state.cards[copy] for copy in on_others - state.host.keys()}
    lies_alone = {state.cards[copy] for copy in state.host if state.place[copy] not in (ATTACHED, ON_FOES, FOES)}
    assert not lies_nowhere and not lies_alone, f"on no card: {lies_nowhere}; still on one: {lies_alone}"
    gone = {state.cards[state.host[copy]] for copy in on_others if state.place[state.host[copy]] in PILES}
    assert not gone, f"something lies on {gone}, which lie in a pile"
    assert all(player.level >= 1 for player in state.players), [player.level for player in state.players]
    for debt in state.owed:
        of_others = set(debt._fields[3:]).difference(debt.has)
        assert all(getattr(debt, field) == debt._field_defaults[field] for field in of_others), debt


def check_whole(state: State) -> None:
    """What holds between two sentences: those who fight are there, help is offered while an answer to it is owed, and
    nobody who left owes anything but the end of their turn.
    """
    check_state(state)
    fight, owed = state.combat, {debt.what for debt in state.owed}
    assert ("answer" in owed) == (fight is not None and fight.offer is not None), (state.owed, fight)
    assert fight is not None or "run" not in owed, state.owed
    debtors = {debt.who for debt in state.owed if not isinstance(debt, TurnOver)}
    assert debtors.isdisjoint(state.left), (state.owed, state.left)
    if fight is not None:
        assert fight.helper != NO_PLAYER or fight.deal is None, fight.deal
        in_it = [seat for seat in (fight.fighter, fight.helper, *(fight.offer or ())[:1]) if seat != NO_PLAYER]
        assert len(set(in_it)) == len(in_it) and not set(state.left).intersection(in_it), (in_it, state.left)


@contextmanager
def watched() -> Iterator[None]:
    """Within it, the state is checked after every single event."""

    def applied(state: State, event: Event) -> int:
        touched = apply(state, event)
        try:
            check_state(state)
        except AssertionError as wrong:
            raise AssertionError(f"after {event}: {wrong}") from None
        return touched

    with patch.object(engine_table, "apply", applied):
        yield


def check_command(table: Table, command: c.Command, means: bool = True) -> Outcome:
    """What comes of a command: done and the board at rest, or not done and nothing changed.

    ``means``: said in words it is understood as the same command.
    """
    before = table.state.copy()
    outcome = perform(table, command, Generator())
    check_whole(outcome.table.state)
    assert table.state == before, f"the board changed under {command}"
    if not outcome.was_done:
        assert outcome.table is table and not outcome.events, f"{command} was refused and did something"
    else:
        assert unrest(outcome.table) == (), f"the board is not at rest after {command}"
        assert outcome.events or isinstance(command, TABLE_TALK), f"nothing came of {command}"
        if means:
            check_meaning(table, command)
    return outcome


def check_meaning(table: Table, command: c.Command) -> None:
    """The sentence of a command is understood as that command."""
    sentence = say(command, table.state, table.catalogue)
    answer = parse(sentence, table.state, table.catalogue)
    assert isinstance(answer, Understood), f"{sentence!r}: {answer}"
    same = (type(answer.command), answer.command) == (type(command), command)
    assert same, f"{sentence!r}: {answer.command}, not {command}"


def check_moment(table: Table, number: int, few: int = 0) -> list[Outcome]:
    """Everything anybody could say at a moment, or only so many things, and some nonsense; what came of each."""
    seats = [PlayerId(seat) for seat in range(len(table.state.players))]
    sayings = list({(type(one), one): one for who in seats for one in candidates(table, who)}.values())
    if few and few < len(sayings):
        sayings = sayings[number % (len(sayings) // few + 1) :: len(sayings) // few + 1]
    done = [check_command(table, one) for one in sayings]
    done += [check_command(table, one, means=False) for one in nonsense(table, number, few or 20)]
    asked = any(debt.what in ("die", "draw") for debt in top_layer(table.state))
    someone = len(table.state.left) < len(table.state.players)
    if someone and not few and not asked and not table.state.winners and not _too_few_to_begin(table):
        ways = [one for one in done if one.was_done and not isinstance(one.command, TABLE_TALK)]
        assert ways, f"nobody can go on: {table.state.turn.phase}, owed {table.state.owed}"
    return done


def _too_few_to_begin(table: Table) -> bool:
    """Whether a board before the first turn has fewer players than any sheet lets begin."""
    return table.state.turn.phase == "setup" and len(table.state.players) < 3


# ---- what anybody might say


def nonsense(table: Table, number: int, many: int) -> Iterator[c.Command]:
    """Commands of every kind about any cards and players, whether they make sense or not."""
    lots = Lots(table, number)
    for _ in range(many):
        yield lots.command()


class Lots:
    """Draws players, copies and commands by lot."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.luck = number

    def below(self, end: int) -> int:
        """A number from 0 to end - 1."""
        self.luck, number = spun(self.luck)
        return number % end

    def player(self) -> PlayerId:
        """A player."""
        return PlayerId(self.below(len(self.table.state.players)))

    def copy(self) -> CopyId:
        """A card that lies somewhere, in most cases where people can see or hold it; the box apart."""
        zones = [zone for zone in self.table.state.zones if zone]
        out = [zone for zone in self.table.state.zones[4:] if zone] or zones
        zone = (zones if self.below(8) == 0 else out)[self.below(len(zones)) % len(out)] if zones else []
        return zone[self.below(len(zone))] if zone else NO_COPY

    def copies(self) -> tuple[CopyId, ...]:
        """One card, or two."""
        return tuple(self.copy() for _ in range(1 + self.below(2)))

    def command(self) -> c.Command:
        """A command of any kind that somebody says at the table."""
        who, copy = self.player(), self.copy()
        ways: tuple[c.Command, ...] = (
            *(kind(who) for kind in PLAIN),
            *(kind(who, copy) for kind in ABOUT_A_CARD),
            c.PlayCard(who, copy, on_player=self.player()),
            c.PlayCard(who, copy, on_card=self.copy()),
            c.PlayCard(who, copy, along=self.copy()),
            c.GiveInCharity(who, self.copies(), self.player()),
            c.DiscardInCharity(who, self.copies()),
            c.Sell(who, self.copies()),
            c.GiveItems(who, self.copies(), self.player()),
            c.Trade(who, self.copies(), self.player(), self.copies()),
            c.AskHelp(who, self.player(), c.Offer(self.below(5), self.player(), self.copies(), self.copies())),
            c.OfferHelp(who, c.Offer(self.below(5), self.player())),
            c.Sacrifice(who, copy, self.player()),
            c.Choose(who, card=copy),
            c.Choose(who, player=self.player()),
            c.Choose(who, word="agrees"),
            c.DieShows(self.below(8)),
            self._ability(who),
        )
        return ways[self.below(len(ways))]

    def _ability(self, who: PlayerId) -> c.UseAbility:
        able = [copy for copy in range(len(self.table.state.cards)) if self.table.card(CopyId(copy)).abilities]
        copy = CopyId(able[self.below(len(able))]) if able else NO_COPY
        name = self.table.card(copy).abilities[0].name if able else "Theft"
        paid = self.copies() if self.below(2) else ()
        taken = self.copy() if self.below(2) else NO_COPY
        on_player = self.player() if self.below(2) else NO_PLAYER
        return c.UseAbility(who, name, copy, on_player, NO_COPY, taken, paid)


PLAIN = (
    c.KickOpen,
    c.Loot,
    c.Listen,
    c.EndTurn,
    c.BeReady,
    c.TakeCard,
    c.Agree,
    c.Decline,
    c.ClaimKill,
    c.KeepSilent,
    c.RunAway,
    c.Pass,
    c.LetHappen,
)
ABOUT_A_CARD = (c.LookForTrouble, c.PlayCard, c.KeepCard, c.DiscardCard, c.Equip, c.Stow, c.RunAway, c.Sacrifice)


# ---- boards that people wrote down


def written_boards(edition: str, number: int = 0, step: int = 1) -> Iterator[Table]:
    """The boards of bundled scenarios of an edition, one after each of their steps, each with a generator.

    Of the scenarios in the order of their names only one in so many, from one on.
    """
    for name in NAMES[number::step]:
        if edition in scenario(name).editions:
            done = run(name, edition)
            tables = [*(step.before for step in done.steps), done.table]
            yield from (with_luck(table, place) for place, table in enumerate(tables))


def with_luck(table: Table, luck: int) -> Table:
    """The same board with a generator, and with no more in its piles than lies there."""
    new = table.copy()
    new.state.luck = luck
    new.state.whole = True
    return new
