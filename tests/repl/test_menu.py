"""The numbered menu of a game: what may be done, best first, chosen by a digit, a letter or Enter."""

import re
from itertools import islice
from pathlib import Path

import pytest

from munch_cli.arbiter.legal import options_of
from munch_cli.arbiter.moments import Moment
from munch_cli.engine.run import perform
from munch_cli.files.rulebook import load_rulebook
from munch_cli.language.say import say
from munch_cli.repl.keeping import Forgetful, kept_lines, kept_table
from munch_cli.repl.news import LESSONS, Teacher
from munch_cli.repl.party import Member, Party, seated
from munch_cli.repl.playing import Play
from munch_cli.repl.sitting import Sitting
from munch_cli.show.look import PLAIN, Look
from munch_cli.show.menu import Menu, menu_of
from munch_cli.sim.batch import GameBatch, game_of
from munch_cli.sim.sensible import advice
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_PLAYER, PlayerId, RuleId
from tests.boards import board, too_many
from tests.repl.test_playing import munch

ANN, BOB, CY = PlayerId(0), PlayerId(1), PlayerId(2)
FIGHT = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 5"]
[player.Ann]
level = 3
hand = ["Plain Great Potion", "Plain Curse"]
[player.Bob]
level = 4
[player.Cy]
"""
CHARITY = (
    "Plain Helmet",
    "Plain Potion",
    "Plain Boots",
    "Plain Curse",
    "Plain Monster 1",
    "Plain Monster 5",
    "Plain Gem",
)


def told(menu: Menu) -> str:
    return "\n".join(menu.lines(PLAIN))


def taken(menu: Menu, line: str) -> tuple[c.Command, ...]:
    """The sentences that a line takes from a menu."""
    found = menu.picked(line)
    assert isinstance(found, tuple), found
    return found


def test_a_card_and_its_aims_are_one_entry_and_the_aims_a_menu_below_it() -> None:
    table = board(FIGHT.replace("[player.Cy]", "[player.Cy]\nlevel = 4"))
    menu = menu_of(table, ANN, Moment(ANN, "fights", may_pass=True))
    place = next(at for at, entry in enumerate(menu.shown, 1) if "Plain Curse" in entry.says)
    below = menu.picked(str(place))
    assert isinstance(below, Menu)
    aims = {one.on_player for entry in below.entries for one in entry.commands if isinstance(one, c.PlayCard)}
    assert aims == {BOB, CY}
    assert below.picked("0") is menu
    assert perform(table, taken(below, "1")[0]).was_done


def test_enter_takes_the_first_where_something_must_be_said_and_letters_say_the_usual_acts() -> None:
    table = board('[table]\nturn = "Ann"\n[player.Ann]\n[player.Bob]\n[player.Cy]\n')
    menu = menu_of(table, ANN, Moment(ANN, "turn"))
    assert taken(menu, "") == taken(menu, "k") == taken(menu, "1") == (c.KickOpen(ANN),)
    assert menu.picked("x") is None and menu.picked("kick") is None
    assert isinstance(menu.picked("c"), str)


@pytest.mark.parametrize("line", ["77", "1 77", "2 2"])
def test_a_digit_that_is_none_says_which_there_are(line: str) -> None:
    menu = menu_of(board(FIGHT), ANN, None)
    found = menu.picked(line)
    assert isinstance(found, str) and f"1 to {len(menu.shown)}" in found


def test_several_digits_give_several_cards_in_charity() -> None:
    table = perform(too_many(*CHARITY), c.EndTurn(ANN)).table
    menu = menu_of(table, ANN, Moment(ANN, "owes"))
    assert "2 cards too many" in menu.title
    gives = [at for at, entry in enumerate(menu.shown, 1) if isinstance(entry.commands[0], c.GiveInCharity)]
    said = taken(menu, f"{gives[0]} {gives[1]}")
    assert len(said) == 1 and isinstance(said[0], c.GiveInCharity) and len(said[0].cards) == 2
    after = perform(table, said[0])
    assert after.was_done and len(after.table.hand(BOB)) == 2


@pytest.mark.parametrize("box", ["classic", "bites"])
def test_enter_the_first_entry_and_the_sensible_bot_are_one_advice(box: str) -> None:
    game = game_of(GameBatch(box, 3, ("sensible",), seed=3), 0)
    asked = 0
    for said in islice(game.sentences(), 30, 120):
        now, table = said.moment, said.before
        if now.who == NO_PLAYER:
            continue
        wanted = advice(table, now.who, now, options_of(table, now.who))
        menu = menu_of(table, now.who, now)
        if wanted is None:
            assert menu.enter_passes and menu.picked("") is None
        elif not isinstance(wanted, c.GiveInCharity | c.DiscardInCharity | c.Pass):
            assert taken(menu, "") == taken(menu, "1") == (wanted,)
            asked += 1
    assert asked > 10


def test_a_question_put_back_leaves_the_digits_of_the_menu_as_they_were() -> None:
    text = '[table]\nturn = "Ann"\n[player.Ann]\nhand = ["Plain Helmet", "Plain Gem"]\n[player.Bob]\n[player.Cy]\n'
    shown = menu_of(board(text), ANN, Moment(ANN, "turn")).shown
    place = next(at for at, entry in enumerate(shown, 1) if at > 2 and isinstance(entry.commands[0], c.PlayCard))
    play, said = at_the_table(text, "kicc", str(place))
    assert any("is this meant" in line for line in said)
    assert [outcome.command for outcome in play.sitting.journal.outcomes[:1]] == [shown[place - 1].commands[0]]
    play, said = at_the_table(text, "kicc", "", "1")
    assert [outcome.command for outcome in play.sitting.journal.outcomes[:1]] == [shown[0].commands[0]]


def at_the_table(text: str, *lines: str) -> tuple[Play, list[str]]:
    """A game of three people on this board, in which these lines are typed; and what they were told."""
    said: list[str] = []
    left = iter(lines)

    class Typed(Presses):
        def tell(self, lines: object, is_answer: bool = True) -> None:
            said.extend(lines)  # type: ignore[arg-type]

        def ask(self, lead: str, session: object = None) -> str:
            said.append(lead)
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

    members = tuple(Member(name, "female") for name in ("Ann", "Bob", "Cy"))
    sitting = Sitting("a board", "", board(text))
    play = Play(Party("classic", members, 1), sitting, Typed(), Forgetful(), 0, 0)
    assert play.run() == 0
    return play, said


@pytest.mark.parametrize(("answer", "is_left"), [("no", True), ("yes", False)])
@pytest.mark.parametrize("from_menu", [True, False])
def test_before_a_card_in_play_is_thrown_away_it_is_asked(from_menu: bool, answer: str, is_left: bool) -> None:
    text = '[table]\nturn = "Ann"\n[player.Ann]\nin_play = ["Dwarf"]\n[player.Bob]\n[player.Cy]\n'
    first = menu_of(board(text), ANN, Moment(ANN, "turn"))
    assert not any(isinstance(one.commands[0], c.DiscardCard) for one in first.shown)
    menu = first.picked("0")
    assert isinstance(menu, Menu) and "(discard a card)" in told(first)
    place = next(at for at, one in enumerate(menu.shown, 1) if isinstance(one.commands[0], c.DiscardCard))
    play, said = at_the_table(text, *(("0", str(place)) if from_menu else ("discard Dwarf",)), answer)
    assert any("Dwarf" in line and "yes or no" in line for line in said)
    assert bool(play.table.in_play(ANN)) is is_left


def test_what_was_chosen_from_the_menu_stands_in_the_transcript_as_a_sentence() -> None:
    text = '[table]\nturn = "Ann"\n[player.Ann]\nhand = ["Dwarf"]\n[player.Bob]\n[player.Cy]\n'
    table = board(text)
    menu = menu_of(table, ANN, Moment(ANN, "turn"))
    place = next(at for at, one in enumerate(menu.shown, 1) if isinstance(one.commands[0], c.PlayCard))
    _, said = at_the_table(text, str(place), "transcript")
    assert say(menu.shown[place - 1].commands[0], table.state, table.catalogue) in said


def test_the_hand_is_shown_once_a_turn_and_what_comes_into_it_is_told_with_its_facts() -> None:
    ann = '[player.Ann]\nhand = ["Plain Gem", "Plain Helmet"]'
    piles = 'door = ["Plain Monster 5"]'
    text = f'[table]\nturn = "Ann"\nphase = "trouble"\n{piles}\n{ann}\n[player.Bob]\n[player.Cy]\n'
    _, said = at_the_table(text, "play Plain Helmet", "loot the room", "discard Plain Helmet", "no")
    assert sum(line.startswith("Ann holds") for line in said) == 1
    drawn = next(line for line in said if "Ann draws" in line)
    assert "Ann draws Plain Monster 5 (L5" in drawn


def test_it_is_said_when_a_claim_would_win_the_game() -> None:
    called: list[str] = []

    class Waits(Presses):
        def wait(self, seconds: float, said: str) -> bool:
            called.append(said)
            return False

    fight = '[combat]\nfighter = "Bob"\nmonsters = ["Plain Monster 5"]'
    table = perform(board(f"{fight}\n[player.Ann]\n[player.Bob]\nlevel = 9\n[player.Cy]\n"), c.ClaimKill(BOB)).table
    members = (Member("Ann", "female"), Member("Bob", "female", "sensible"), Member("Cy", "female", "sensible"))
    play = Play(Party("classic", members, 1), Sitting("a board", "", table), Waits(), Forgetful(), 0, 0)
    assert play.run() == 0 and play.table.state.winners == (BOB,)
    assert any("wins the game by it" in said for said in called), called


class Presses:
    """A player who only takes what the menu shows first: Enter where it takes something, 1 in a fight that is lost."""

    def __init__(self) -> None:
        self.keys = 0
        self.lines: list[str] = []

    def look(self) -> Look:
        return Look(60, symbols=False)

    def tell(self, lines: object, is_answer: bool = True) -> None:
        self.lines += list(lines)  # type: ignore[call-overload]

    def offer(self, lines: object) -> None:
        self.tell(lines)

    def ask(self, lead: str, session: object = None) -> str:
        if lead == "munch> ":
            raise EOFError
        said = "1" if self.lines and self.lines[-1].strip() == "Enter: wait for the others" else ""
        self.keys += len(said) + 1
        return said

    def wait(self, seconds: float, said: str) -> bool:
        return False

    def hand_over(self, name: str) -> None:
        """Nobody else sits there."""


@pytest.mark.parametrize("seed", [3])
def test_a_whole_game_takes_no_card_name_and_few_keys(seed: int) -> None:
    members = (Member("Ann", "female"), Member("Bo", "male", "sensible"), Member("Cy", "male", "sensible"))
    party = Party("classic", members, seed)
    sitting, person = seated(party), Presses()
    assert Play(party, sitting, person, Forgetful(), 0.1, 0.0).run() == 0
    assert sitting.table.state.winners
    assert person.keys <= 300
    assert max(len(line) for line in person.lines) <= 60
    text = "\n".join(person.lines)
    assert "The game is over:" in text and "Levels, turn by turn:" in text
    assert "other sentence" not in text
    doors = [line.partition("door: ")[2] for line in person.lines if "Behind the door: " in line]
    monsters = {card.name for card in sitting.table.catalogue.values() if card.kind == "monster"}
    assert doors and all("(L" in door or not any(door.startswith(name) for name in monsters) for door in doors)
    assert not [line for line in person.lines if line.startswith("·") and "says anything" in line]


def test_a_game_that_teaches_explains_each_moment_once_to_each_player() -> None:
    fight = board(FIGHT)
    teacher, law = Teacher(fight), fight.law.edition
    fighting = Moment(ANN, "fights", may_pass=True)
    told = [teacher.lines(fight, ANN, fighting, PLAIN) for _ in range(4)]
    said = "\n".join(line for lines in told for line in lines)
    assert told[0] and not told[-1]
    for what in ("fight", "help", "running"):
        assert said.count(f"({what}) ") == 1
    assert law.cite(RuleId("combat.monster-wins-ties")) in said
    assert "(the fights of others)" in "\n".join(teacher.lines(fight, BOB, None, PLAIN))
    owing = perform(too_many(*CHARITY), c.EndTurn(ANN)).table
    assert "(charity) " in "\n".join(teacher.lines(owing, ANN, Moment(ANN, "owes"), PLAIN))


@pytest.mark.parametrize("edition", load_rulebook().editions)
def test_every_box_has_words_of_its_own_for_every_moment(edition: str) -> None:
    law = load_rulebook().editions[edition]
    assert [lesson.what for lesson in LESSONS if not any(law.has(rule) for rule in lesson.rules)] == []
    assert all(load_rulebook().rules.get(rule) for lesson in LESSONS for rule in lesson.rules)


def test_a_game_that_is_over_stays_and_is_listed_with_the_day_and_the_winner(tmp_path: Path) -> None:
    words = ("play", "classic", "--people", "Ann f", "--bots", "Bo sensible, Cy sensible", "--seed", "8", "--pace", "0")
    played = munch(*words, said="\n" * 900)
    assert played.returncode == 0 and "The game is over:" in played.stdout, played.stderr
    assert "the seed was 8:" in played.stdout
    assert kept_lines(kept_table())[-1].startswith("# over: ")
    listed = " ".join(munch("games").stdout.split())
    assert re.search(r"1\. play classic: .* sentences; \w+ won \(\d{4}-\d\d-\d\d", listed), listed
    assert munch("resume").returncode == 2
    opened = munch("games", "1", said="log\nwhy\n")
    assert opened.returncode == 0, opened.stderr
    assert "wins the game" in opened.stdout or "won" in opened.stdout
    assert munch("games", "2").returncode == 2
