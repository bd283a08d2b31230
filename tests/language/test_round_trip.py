"""Whatever can be commanded can be said, and what is said is that command again, on boards of every kind."""

from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say, say_short
from munch_cli.table import commands as c
from munch_cli.table import debts as d
from munch_cli.table.ids import NO_COPY, CardId, CopyId, PlayerId, RuleId
from munch_cli.table.state import (
    ATTACHED,
    CURSES,
    DOOR,
    DOOR_DISCARDS,
    FACE_UP,
    FOES,
    HAND,
    IN_PLAY,
    ON_FOES,
    SIDEWAYS,
    SPOILS,
    Combat,
    State,
    seat_zone,
)
from munch_cli.table.vocabulary import Ability

from .boards import Laying

CARDS = (
    "Horrific, Steeped in Evil, Yet Somewhat Pitiable",
    "Chicken on Your Head",
    "Chicken",
    "Sword of Beheading People Just Like In That Movie",
    "3,872 Orcs",
    "Help Me Out Here!",
    "Singing & Dancing Sword",
    "Gentlemen's Club",
    "Half-Breed",
    "Cheat!",
    "Mr. Bones",
    "1,000 Gold Pieces",
    "The Card",
    "Who Goes There?",
    'The "Good" Ship',
    "Über-Ente",
    "Sword +1",
    "On",
    "Discarding in Charity",
    "Mate",
    "Drake",
    "Rawk! Nice Chest!",
)
PLAYERS = ("Jenn", "K.C.", "Drake", "Ann Marie", "Ann", "O’Neil", "Zoë", "May", "Bo and Co.")
WORDS = ("one level", "nothing", "no")
SEATED = (HAND, IN_PLAY, SIDEWAYS, CURSES)
OPEN = (FOES, FACE_UP, SPOILS, DOOR_DISCARDS, DOOR)


@st.composite
def boards(draw: st.DrawFn) -> Laying:
    """A table with two to four players and up to two dozen copies, some on others, some in pairs."""
    laying = Laying(*draw(st.lists(st.sampled_from(PLAYERS), min_size=2, max_size=4, unique=True)))
    seats = len(laying.state.players)
    for place, name in enumerate(CARDS):
        abilities = (Ability(name if place % 2 else f"Trick {place % 5}", "any_time", ()),) if place % 3 else ()
        for box in ("plain", "bites") if place % 7 == 0 else ("plain",):
            laying.card(name, set=box, abilities=abilities)
    printed = sorted(laying.catalogue)
    mates = [card for card in printed if laying.catalogue[card].name == "Mate"]
    for _ in range(draw(st.integers(3, 24))):
        zone = draw(st.one_of(st.sampled_from(OPEN), st.tuples(st.integers(0, seats - 1), st.sampled_from(SEATED))))
        number = zone if isinstance(zone, int) else seat_zone(PlayerId(zone[0]), zone[1])
        laying.lay(draw(st.sampled_from([card for card in printed if number != FOES or card not in mates])), number)
    _attach(draw, laying, printed, mates)
    laying.state.combat = Combat(PlayerId(0)) if draw(st.booleans()) else None
    if draw(st.booleans()):
        laying.state.owed = (d.Choice(PlayerId(0), 1, words=WORDS),)
    return laying


def _attach(draw: st.DrawFn, laying: Laying, printed: list[CardId], mates: list[CardId]) -> None:
    seats = range(len(laying.state.players))
    items = {seat_zone(PlayerId(seat), zone) for seat in seats for zone in (IN_PLAY, SIDEWAYS)}
    for _ in range(draw(st.integers(0, 4))):
        host = CopyId(draw(st.integers(0, len(laying.state.cards) - 1)))
        zone = laying.state.place[host]
        if zone == FOES:
            mate = draw(st.booleans())
            laying.lay(draw(st.sampled_from(mates if mate else printed)), FOES if mate else ON_FOES, host)
        elif zone in items:
            laying.lay(draw(st.sampled_from(printed)), ATTACHED, host)


def _commands(draw: st.DrawFn, laying: Laying) -> c.Command:
    state = laying.state
    seats = [PlayerId(seat) for seat in range(len(state.players))]
    who, other = draw(st.permutations(seats))[:2]
    open_to_all = [copy for copy in range(len(state.cards)) if state.place[copy] != DOOR]
    copies = [CopyId(copy) for copy in draw(st.permutations(open_to_all))]
    copies += [NO_COPY] * (6 - len(copies))
    one, two, three, *_ = copies
    some = tuple(copy for copy in copies[: draw(st.integers(1, 4))] if copy != NO_COPY)
    card = draw(st.sampled_from(sorted(laying.catalogue)))
    number = draw(st.integers(0, 12))
    offer = c.Offer(number, draw(st.sampled_from([PlayerId(-1), *seats])), some[:2], some[2:])
    kinds: list[c.Command] = [
        c.KickOpen(who), c.Loot(who), c.Listen(who), c.EndTurn(who), c.BeReady(who), c.TakeCard(who), c.Agree(who),
        c.Decline(who), c.ClaimKill(who), c.KeepSilent(), c.KeepSilent(who), c.RunAway(who), c.Pass(who),
        c.LetHappen(who), c.OfferHelp(who), c.AskHelp(who, other), c.AskHelp(who, other, offer),
        c.OfferHelp(who, offer), c.PlayAtOnce(who, other), c.LeaveGame(who), c.ShowHand(who), c.ShowHand(who, other),
        c.AskHand(who, other), c.AskHand(who, other, "cards"), c.SearchDiscards(who), c.SearchDiscards(who, "door"),
        c.DeclareSex(who, number % 2),
        c.Choose(who, player=other), c.DieShows(number), c.CardIs(card), c.LetBe(who, "level", max(1, min(10, number))),
        c.LetBe(who, "sex", number % 2), c.LetBe(who, "dead", number % 2), c.LetHave(who, card, "in_play"),
        c.LetHave(who, card, "curses"), c.LetHave(who, card), c.LetHave(who, card, "sideways"),
        c.Decide(who, RuleId("gap.x-y"), "one-level", draw(st.sampled_from(("", "he said: so.", "-- 3, 4!")))),
    ]  # fmt: skip
    if state.owed:
        kinds.append(c.Choose(who, word=draw(st.sampled_from(WORDS))))
    if one != NO_COPY:
        kinds += [
            c.LookForTrouble(who, one), c.PlayCard(who, one), c.PlayCard(who, one, other), c.KeepCard(who, one),
            c.DiscardCard(who, one), c.Equip(who, one), c.Stow(who, one), c.RunAway(who, one), c.Choose(who, one),
            c.Sacrifice(who, one), c.Sacrifice(who, one, other), c.Sell(who, some), c.GiveItems(who, some, other),
            c.GiveInCharity(who, some, other), c.DiscardInCharity(who, some), c.Trade(who, some[:1], other, some[1:]),
            c.Trade(who, (), other, some),
        ]  # fmt: skip
        abilities = laying.catalogue[state.cards[one]].abilities
        if abilities:
            called = abilities[0].name or laying.catalogue[state.cards[one]].name
            kinds += [
                c.UseAbility(who, called, one),
                c.UseAbility(who, called, one, other, taking=two, discards=some[2:]),
            ]
            if two != NO_COPY:
                kinds.append(c.UseAbility(who, called, one, on_card=two, discards=some[2:]))
    if two != NO_COPY:
        kinds += [c.PlayCard(who, one, on_card=two, along=three), c.PlayCard(who, one, other, along=two)]
    return draw(st.sampled_from(kinds))


@st.composite
def said_on_boards(draw: st.DrawFn) -> tuple[Laying, c.Command]:
    """A board and something that can be commanded there."""
    laying = draw(boards())
    return laying, _commands(draw, laying)


def looks(state: State, copy: int, depth: int = 4) -> tuple[object, ...]:
    """All that a person sees of a copy: its card, its place, what lies on it and what it lies on."""
    if copy == NO_COPY or not depth:
        return ()
    host = state.host.get(CopyId(copy), NO_COPY)
    upon = sorted(
        state.cards[thing] for thing, under in state.host.items() if under == copy and state.place[thing] != FOES
    )
    return (state.cards[copy], state.place[copy], tuple(upon), looks(state, host, depth - 1))


COPIES = frozenset({"monster", "card", "on_card", "along", "item", "taking", "minion"})
LISTS = frozenset({"cards", "items", "gives", "gets", "discards"})


def seen(command: c.Command, state: State) -> object:
    """A command with each copy replaced by its looks, so that copies nobody could tell apart are equal."""
    fields: list[object] = [type(command).__name__]
    for name, value in command._asdict().items():
        if isinstance(value, c.Offer):
            fields.append((value.treasures, value.first))
            fields += [looks(state, copy) for copy in (*value.items, *value.plays)]
        elif name in LISTS:
            fields.append(tuple(looks(state, copy) for copy in value))
        elif name in COPIES and not isinstance(value, str):
            fields.append(looks(state, value))
        else:
            fields.append(value)
    return fields


@settings(max_examples=120)
@given(said_on_boards())
def test_what_is_said_is_the_command_again(board_and_command: tuple[Laying, c.Command]) -> None:
    laying, command = board_and_command
    sentence = say(command, laying.state, laying.catalogue)
    answer = parse(sentence, laying.state, laying.catalogue)
    assert isinstance(answer, Understood), (sentence, answer)
    assert seen(answer.command, laying.state) == seen(command, laying.state), sentence
    again = say(answer.command, laying.state, laying.catalogue)
    assert again == sentence
    at_the_prompt = parse(sentence, laying.state, laying.catalogue, at_prompt=True)
    assert at_the_prompt == answer, sentence


@settings(max_examples=50)
@given(said_on_boards())
def test_the_short_form_is_the_command_too(board_and_command: tuple[Laying, c.Command]) -> None:
    laying, command = board_and_command
    sentence = say_short(command, laying.state, laying.catalogue)
    speaker = None if command.who == -1 else PlayerId(command.who)
    answer = parse(sentence, laying.state, laying.catalogue, speaker=speaker, at_prompt=True)
    assert isinstance(answer, Understood), (sentence, answer)
    assert seen(answer.command, laying.state) == seen(command, laying.state), sentence
