"""The numbered menu of a game: what may be done, best first, chosen by a digit, a letter or Enter."""

import re
from itertools import islice
from pathlib import Path

import pytest

from munch_cli.arbiter.legal import options_of
from munch_cli.arbiter.moments import Moment
from munch_cli.engine.chance import Generator
from munch_cli.engine.run import perform
from munch_cli.files.rulebook import load_rulebook
from munch_cli.language.card import brief, does
from munch_cli.language.say import say
from munch_cli.repl.keeping import Forgetful, kept_lines, kept_table
from munch_cli.repl.news import LESSONS, Teacher
from munch_cli.repl.party import Member, Party, seated
from munch_cli.repl.playing import Play
from munch_cli.repl.questions import every_card
from munch_cli.repl.sitting import Sitting
from munch_cli.show.look import PLAIN, Look
from munch_cli.show.menu import OTHER_CARDS, Entry, Menu, entries_of, menu_of
from munch_cli.show.summary import summary_lines
from munch_cli.sim.batch import Batch, game_of
from munch_cli.sim.sensible import advice, merit
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


def test_cards_that_do_their_player_no_good_are_one_entry_that_is_not_on_the_first_page() -> None:
    text = FIGHT.replace('hand = ["', 'hand = ["Dwarf", "')
    menu = menu_of(board(text), ANN, Moment(ANN, "fights", may_pass=True))
    potion = next(entry for entry in menu.shown if "Plain Great Potion" in entry.says)
    assert [one.on_player for one in potion.commands if isinstance(one, c.PlayCard)] == [ANN]
    last = menu.picked("0")
    assert isinstance(last, Menu) and "(play other cards)" in told(menu)
    others = menu.entries[-1]
    assert others.says == OTHER_CARDS and others not in menu.shown and others in last.shown
    said = [say(one, board(text).state, board(text).catalogue) for one in others.commands]
    assert "Ann plays Plain Great Potion on Plain Monster 5" in said


def test_what_cancels_a_curse_is_not_spent_on_one_that_strikes_another() -> None:
    table = board(
        """
[table]
turn = "Bob"
door = ["Fashion Faux Pas"]
[player.Ann]
hand = ["Get Out of Coffin Free"]
[player.Bob]
in_play = ["Widow's Peak Cap"]
[player.Cy]
""",
        "bites",
    )
    opened = perform(table, c.KickOpen(BOB)).table
    menu = menu_of(opened, ANN, Moment(ANN, "owes"))
    assert menu.marked is not None and isinstance(menu.marked.commands[0], c.LetHappen), told(menu)


def test_the_odds_of_running_name_the_card_that_raises_them() -> None:
    text = FIGHT.replace('hand = ["', 'hand = ["Invisibility Potion", "')
    menu = menu_of(board(text), ANN, Moment(ANN, "fights", may_pass=True))
    (runs,) = (entry for entry in menu.entries if isinstance(entry.commands[0], c.RunAway))
    assert runs.brings.startswith("2 in 6 to get away, sure with Invisibility Potion")


def test_a_theft_tells_its_odds_and_what_it_may_cost() -> None:
    ann = 'level = 4\nin_play = ["Thief"]\nhand = ["Baby"]'
    table = board(f'[table]\nturn = "Ann"\n[player.Ann]\n{ann}\n[player.Bob]\nsideways = ["Spiky Knees"]\n')
    entries = entries_of(table, ANN, Moment(ANN, "turn"))
    (theft,) = (entry for entry in entries if isinstance(entry.commands[0], c.UseAbility))
    assert theft.brings == "3 in 6 to have it, else lose 1 level"


def test_help_that_makes_the_monsters_as_much_stronger_is_neither_asked_for_nor_given_by_enter() -> None:
    table = board(
        """
[combat]
fighter = "Ann"
monsters = ["3,872 Orcs"]
[player.Ann]
level = 6
[player.Bob]
level = 5
in_play = ["Dwarf"]
"""
    )
    asks = c.AskHelp(ANN, BOB, c.Offer(1, ANN))
    assert merit(table, asks) < 0
    menu = menu_of(perform(table, asks).table, BOB, Moment(BOB, "owes"))
    assert menu.marked is not None and isinstance(menu.marked.commands[0], c.Decline), told(menu)


def test_a_roll_that_fails_is_rolled_once_more_by_enter_where_that_costs_nothing() -> None:
    table = board(
        """
[combat]
fighter = "Ann"
monsters = ["Skeleton Staff"]
[player.Ann]
in_play = ["Celeritousness"]
[player.Bob]
""",
        "bites",
    )
    thrown = perform(perform(table, c.RunAway(ANN)).table, c.DieShows(1)).table
    menu = menu_of(thrown, ANN, Moment(ANN, "owes"))
    assert menu.marked is not None and "Celeritousness" in menu.marked.says, told(menu)
    assert [entry.says for entry in menu.entries[1:2]] == ["let it happen"]
    assert not any(isinstance(entry.commands[0], c.Pass) for entry in menu.entries)


def test_what_was_chosen_below_an_entry_that_costs_something_is_taken_by_enter() -> None:
    ann = 'level = 3\nin_play = ["Warrior"]\nhand = ["Plain Curse", "Plain Gem", "Baby"]'
    table = board(f'[combat]\nfighter = "Ann"\nmonsters = ["Plain Monster 5"]\n[player.Ann]\n{ann}\n[player.Bob]\n')
    menu = menu_of(table, ANN, Moment(ANN, "fights"))
    place = next(at for at, entry in enumerate(menu.entries, 1) if "Berserk" in entry.says)
    below = menu.picked(str(place))
    assert isinstance(below, Menu) and isinstance(taken(below, "")[0], c.UseAbility), told(menu)


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


def test_on_a_later_page_enter_takes_nothing_that_is_not_shown() -> None:
    ways = [c.Choose(ANN, word=str(number)) for number in range(12)]
    menu = Menu(board(FIGHT), ANN, [Entry(way.word, "", (way,)) for way in ways], may_pass=False)
    later = menu.picked("0")
    assert isinstance(later, Menu) and [entry.says for entry in later.shown] == ["9", "10", "11"]
    back = later.picked("")
    assert isinstance(back, Menu) and back.shown == menu.shown
    assert taken(later, "1") == (ways[9],) and taken(menu, "") == (ways[0],)


@pytest.mark.parametrize("box", ["classic", "bites"])
def test_enter_the_first_entry_and_the_sensible_bot_are_one_advice(box: str) -> None:
    game = game_of(Batch(box, 3, ("sensible",), seed=3), 0)
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


def test_several_digits_leave_the_others_no_word_only_where_none_is_due() -> None:
    hand = 'hand = ["Plain Helmet", "Plain Boots"]'
    table = board(f'[table]\nturn = "Ann"\n[player.Ann]\n{hand}\n[player.Bob]\n[player.Cy]\n')
    menu = menu_of(table, ANN, Moment(ANN, "turn"))
    singles = [str(at) for at, entry in enumerate(menu.shown, 1) if len(entry.commands) == 1]
    assert len(singles) > 1 and isinstance(menu.picked(" ".join(singles[:2])), str)
    chosen = [c.Choose(ANN, card) for card in table.hand(ANN)]
    several = Menu(table, ANN, [Entry(str(one.card), "", (one,)) for one in chosen], may_pass=False)
    assert taken(several, "1 2") == tuple(chosen)


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


def test_every_entry_of_a_menu_is_carried_out() -> None:
    for table in (board(FIGHT), too_many(*CHARITY)):
        for entry in menu_of(table, ANN, None).entries:
            assert all(perform(table, command).was_done for command in entry.commands), entry.says


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


@pytest.mark.parametrize("seed", [1, 2, 5, 8])
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


def test_the_end_tells_luck_beside_skill_and_draws_the_levels() -> None:
    table = board(FIGHT)
    done = perform(table, c.RunAway(ANN, table.foes[0]), Generator())
    said = "\n".join(summary_lines(table, [done], Look(60)))
    assert "ran 1 time, 0.3 escapes expected" in said
    assert re.search(r"Odds missed:\n +turn \d+: Ann ran at 2 in 6, and could (ask|play)", said)
    assert re.search(r"^ *4 \|B+$", said, re.MULTILINE) and "A Ann 3, B Bob 4, C Cy 1" in said
    assert max(map(len, said.splitlines())) <= 60


def test_every_card_of_which_anything_is_known_says_something_beside_its_name() -> None:
    silent = [card.name for card in every_card().values() if not brief(card) and not card.unknown and list(does(card))]
    assert silent == []


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


def test_an_offer_is_answered_with_other_terms_in_one_sentence() -> None:
    words = ("play", "classic", "--people", "Ann f, Bob m, Cy m", "--seed", "5", "--pace", "0")
    said = "ready\nready\nready\nready\nready\nready\nkick\nask Bob for help\ncounter 1 treasure, I pick first\n"
    done = munch(*words, said=said)
    assert done.returncode == 0, done.stderr
    lines = kept_lines(kept_table())
    assert lines[-2:] == ["Bob declines", "Bob offers help for 1 treasure, Bob picks first"], lines
