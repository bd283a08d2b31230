"""A game with hidden hands, from a pipe: all speak for themselves and see what is theirs to see."""

import re
from pathlib import Path

import pytest

from munch_cli.arbiter.view import Seen
from munch_cli.files.problems import Problems
from munch_cli.repl.keeping import Forgetful, kept_lines, kept_table
from munch_cli.repl.party import Member, Party, members_named, party_of, seated
from munch_cli.repl.playing import Play
from munch_cli.repl.session import Session
from munch_cli.repl.teller import Pipe
from munch_cli.show import log
from munch_cli.show.look import PLAIN, Look
from munch_cli.table.commands import BeReady, KickOpen
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.state import TABLE_ZONES
from tests.inside import munch

HOT_SEAT = ("play", "lite", "--people", "Ann f, Bob m, Cy", "--seed", "5", "--pace", "0")
ALONE = ("play", "lite", "--people", "Ann f", "--bots", "Osric sensible, Wendel random", "--seed", "5", "--pace", "0")


def dealt(eyes: str) -> Session:
    """A session of one of three, in a game whose cards are dealt; Bob holds what Ann does not see."""
    party = Party("lite", (Member("Ann", "female"), Member("Bob", "male"), Member("Cy", "male")), 5)
    sitting = seated(party)
    for seat in range(3):
        assert sitting.journal.perform(BeReady(PlayerId(seat)), sitting.chance).was_done
    names = [one.name for one in party.members]
    session = Session(eyes=PlayerId(names.index(eyes)))
    session.sitting = sitting
    return session


def hand(session: Session, seat: int) -> list[str]:
    assert session.sitting is not None
    table = session.sitting.table
    return [table.card(copy).name for copy in table.hand(PlayerId(seat))]


# ---- whose eyes


QUESTIONS = (
    "show",
    "show hand",
    "hand Bob",
    "hand all",
    "show Bob",
    "log",
    "owed",
    "why",
    "what if Ann kicks open the door",
    "what may I do",
    "what may Bob do",
    "may Bob play",
    "may Bob play?",
    "may Bob discard",
    "may Bob equip?",
    "Bob discards",
)


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_answer_names_what_the_asker_does_not_see(question: str) -> None:
    session = dealt("Ann")
    hidden = {*hand(session, 1), *hand(session, 2)} - set(hand(session, 0))
    assert hidden
    told = " ".join(session.hear(question).lines)
    assert not [name for name in hidden if name in told], told


@pytest.mark.parametrize("question", ["odds", "ways", "ways for Ann", "show", "why not", "compare", "log"])
def test_nor_in_a_fight(question: str) -> None:
    session = dealt("Bob")
    sitting = session.sitting
    assert sitting is not None
    for seat in range(3):
        sitting.journal.perform(BeReady(PlayerId(seat)), sitting.chance)
    sitting.journal.perform(KickOpen(PlayerId(0)), sitting.chance)
    table = sitting.table
    open_now = {table.card(CopyId(copy)).name for copy, zone in enumerate(table.state.place) if 2 <= zone < TABLE_ZONES}
    hidden = {*hand(session, 0), *hand(session, 2)} - set(hand(session, 1)) - open_now
    session.hear("may Ann claim the kill?")
    heard = session.hear(question)
    assert not heard.is_unread
    told = " ".join(" ".join(heard.lines).split())
    assert not [name for name in hidden if name in told], told


def test_nobody_speaks_for_another_or_lays_cards_down_by_word() -> None:
    session = dealt("Ann")
    for line in ("Bob is ready", "let Ann be Level 9", "let Ann have Plain Gem in play", "the die shows 5"):
        assert session.hear(line).is_unread, line
    assert session.sitting is not None
    assert session.sitting.table.state.turn.ready == ()


def test_what_is_saved_is_what_the_asker_sees(tmp_path: Path) -> None:
    session = dealt("Ann")
    assert not session.hear("save mine.toml").is_unread
    text = Path("mine.toml").read_text()
    assert all(name in text for name in hand(session, 0))
    assert not [name for name in {*hand(session, 1), *hand(session, 2)} - set(hand(session, 0)) if name in text]
    assert not Session().hear("open mine.toml").is_unread


# ---- a game


def test_what_was_carried_out_when_its_answer_was_interrupted_is_told_later(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    party = Party("lite", tuple(Member(name, "female") for name in ("Ann", "Bo", "Cy")), 5)
    sitting = seated(party)
    really = log.log_lines
    interrupted = False

    def breaks_once(moment: Seen, look: Look) -> list[str]:
        nonlocal interrupted
        if isinstance(moment.outcome.command, KickOpen) and not interrupted:
            interrupted = True
            raise KeyboardInterrupt
        return really(moment, look)

    monkeypatch.setattr(log, "log_lines", breaks_once)
    lines = ["ready", "ready", "ready", "kick"]
    assert Play(party, sitting, Pipe(lines, lambda: PLAIN), Forgetful(), None, 0.0).run() == 0
    _, broken_off, later = capsys.readouterr().out.partition("interrupted; it was carried out")
    assert broken_off and "Ann kicks open the door" in later and "Behind the door" in later


def test_the_seed_of_a_game_that_is_not_over_is_told_nowhere(tmp_path: Path) -> None:
    """Whoever knew it could deal the same hands; it has so many figures that trying them all is no way either."""
    asked = ("log", "show", "why", "odds", "transcript told.txt", "save mine.toml", "export feature mine.feature")
    played = munch("play", *ALONE[1:6], "--pace", "0", said="\n".join(["ready", "kick", *asked, "help", "menu", ""]))
    (seed,) = re.findall(r"; seed (\d+)", kept_lines(kept_table())[0])
    resumed = munch("resume", "--pace", "0", said="log\nshow\n")
    opened = munch(said="open last\n")
    listed, over = munch("resume", "--list"), munch("games")
    told = [one.stdout + one.stderr for one in (played, resumed, opened, listed, over)]
    assert Path("mine.toml").exists() and Path("told.txt").exists()
    told += [path.read_text() for path in tmp_path.iterdir() if path.is_file()]
    assert all(told) and not [text for text in told if seed in text]
    assert int(seed) > 2**40  # 64 bits, drawn anew: a smaller one comes once in 16 million games


@pytest.mark.parametrize(
    "line",
    [
        "play bitez: Ann (female), Bo (male), Cy (male); seed 7",
        "play bites: Ann (female), Ann (male), Cy (male); seed 7",
        "play bites: Bo (male, random), Cy (male, ahead), Di (female, ahead); seed 7",
    ],
)
def test_a_line_that_is_damaged_lays_no_table(line: str) -> None:
    with pytest.raises(Problems):
        seated(party_of(line))


def test_a_game_whose_first_line_is_damaged_is_told_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "state" / "munch" / "tables" / "1.munch"
    path.parent.mkdir(parents=True)
    said = "play bitez: Ann (female), Bo (male), Cy (male); seed 7\nAnn is ready\n"
    path.write_text(said)
    done = munch("resume")
    assert (done.returncode, done.stdout) == (2, "") and done.stderr.startswith('there is no box called "bitez"')
    assert path.read_text() == said


def test_a_game_that_cannot_be_kept_is_not_said_to_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "no-folder").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "no-folder"))
    done = munch(*ALONE, said="ready\nquit\nno\nkick\nquit\nyes\n")
    assert done.returncode == 0 and "the game is kept" not in done.stdout
    assert "what is said cannot be kept now" in done.stdout and "Behind the door" in done.stdout
    assert done.stdout.endswith("nothing of this game is kept.\n")


def test_a_game_goes_on_the_same_wherever_it_was_left() -> None:
    munch(*ALONE, said="ready\nkick\n")
    path = Path(kept_table())
    whole = path.read_bytes()
    ends = [place for place, byte in enumerate(whole) if byte == 10]
    for cut in (ends[4] + 1, ends[6] + 9, len(whole) - 1):
        path.write_bytes(whole[:cut])
        done = munch("resume", "--pace", "0", said="")
        assert done.returncode == 0, done.stderr
        assert ("torn" in done.stderr) == (not whole[:cut].endswith(b"\n"))
        again = path.read_bytes()
        kept = whole[:cut].rfind(b"\n") + 1
        assert again[:kept] == whole[:kept]
        common = min(len(again), len(whole))
        assert again[:common] == whole[:common]  # the bots say again what they said


def test_a_game_in_another_printing_goes_on_with_its_cards() -> None:
    words = ("play", "classic", "--printing", "2010", *ALONE[2:])
    begun = munch(*words, said="ready\nkick\n")
    assert "in the printing of 2010" in begun.stdout
    line = kept_lines(kept_table())[0]
    assert "; printing 2010; box " in line
    resumed = munch("resume", "--pace", "0", said="save mine.toml\n")
    assert "in the printing of 2010 goes on" in resumed.stdout, resumed.stderr
    assert 'printing = "2010"' in Path("mine.toml").read_text()
    printed = munch("play", "classic", *ALONE[2:], said="ready\nkick\n")
    assert "printing" not in printed.stdout and "printing" not in kept_lines(kept_table())[0]


def rule(*words: str) -> None:
    done = munch("rulings", *words)
    assert done.returncode == 0, done.stderr


def test_a_game_goes_on_by_what_was_decided_when_it_began() -> None:
    rule("add", "deal.each", "3")
    begun = munch("play", "classic", *ALONE[2:], said="ready\n")
    said = kept_lines(kept_table())
    rule("add", "deal.each", "1")
    resumed = munch("resume", "--pace", "0", said="log\n")
    assert kept_lines(kept_table())[: len(said)] == said
    assert "what was decided when the game began still holds" in resumed.stdout and "deal.each is 3" in resumed.stdout
    assert "Osric draws 6 cards face down." in " ".join((begun.stdout + resumed.stdout).split())
    assert "left out" not in resumed.stderr
    rule("remove", "deal.each")
    assert "Osric 1 (4)" in " ".join(munch("play", "classic", *ALONE[2:], said="").stdout.split())


INITIALS = ("play", "lite", "--people", "K.C. m, Jo f, Joan f", "--seed", "2", "--pace", "0")


def test_the_keyboard_goes_to_whoever_is_named_with_or_without_his_dot() -> None:
    for name in ("K.C.", "k.c", "K"):
        done = munch(*INITIALS, said=f"ready\nover to Bo\nover to {name}\nshow hand\n")
        assert "over to K.C. or over to Joan hands the keyboard over." in done.stdout, done.stdout
        assert "K.C. holds" in done.stdout.split("hands the keyboard over.")[1], name
    done = munch(*INITIALS, said="Jo is ready\n")
    assert "only Jo speaks for Jo; over to Jo hands over the keyboard" in " ".join(done.stderr.split())


def test_a_slip_at_who_speaks_costs_nobody_his_word() -> None:
    slipped = munch(*INITIALS, said="ready\nready\nready\nkick\n\nJohanna\nJo\n")
    assert '"Johanna" is not one of those who may speak now: Jo or Joan' in " ".join(slipped.stdout.split())
    assert "Jo holds" in slipped.stdout.split('"Johanna"')[1]
    silent = munch(*INITIALS, said="ready\nready\nready\nkick\n\nnobody\n")
    assert "Jo holds" not in silent.stdout.split("Behind the door: 3,872 Orcs")[1]


def test_tables_that_were_left_are_listed_in_lines_that_fit() -> None:
    assert munch("resume", "--list").stdout == "no table was left.\n"
    munch("play", "bites", "--people", "Jenn, K.C.", "--bots", "Grizelda sensible, Osric ahead", said="ready\n")
    listed = munch("resume", "--list").stdout
    assert listed.startswith("1. play bites: Jenn (male)") and max(len(line) for line in listed.splitlines()) <= 80


def test_taking_back_needs_everybodys_yes() -> None:
    no = munch(*HOT_SEAT, said="ready\nready\nready\nkick\nover to Ann\nundo\nno\n")
    assert "Bob says no" in no.stdout
    yes = munch(*HOT_SEAT, said="ready\nready\nready\nkick\nover to Ann\nundo\nyes\ny\n")
    assert "taken back: Ann kicks open the door." in yes.stdout
    assert kept_lines(kept_table())[-1] == "undo"
    again = munch("resume", "--pace", "0")
    assert "kick open the door" in again.stdout, again.stderr


def test_what_is_missing_is_asked() -> None:
    done = munch("play", "--pace", "0", said="litte\n5\n\n\nready\n")
    assert done.returncode == 0
    assert 'did you mean "lite"?' in done.stderr
    assert "a game of Munchkin Lite: Ann (female), Grizelda (sensible), Osric (ahead)." in done.stdout
    assert munch("play", "litte", said="").returncode == 2


def test_an_answer_that_cannot_be_is_told_and_asked_again() -> None:
    crowd = ", ".join(["random"] * 6)
    said = f"lite\nAnn, ann\nAnn f, Bob\nm\nsensble\n{crowd}\nAnn, Bob\nm\nf\nrandom\nready\n"
    done = munch("play", "--pace", "0", "--seed", "5", said=said)
    assert done.returncode == 0, done.stderr
    told = " ".join(done.stderr.split())
    assert "two players are called ann" in told and 'did you mean "sensible"?' in told
    assert "8 cannot play this: a game has three or four players" in told
    assert "Ann (male), Bob (female), Grizelda (random)" in done.stdout


def test_what_a_pipe_does_not_say_is_missed_in_words() -> None:
    for words in (("play",), ("play", "lite"), ("play", "lite", "--people", "Ann, Bob")):
        done = munch(*words)
        assert (done.returncode, done.stdout) == (2, "")
        assert "munch play lite --people" in done.stderr, words


def test_a_hand_that_is_here_already_is_not_handed_over() -> None:
    done = munch(*HOT_SEAT, said="over to Ann\nready\n")
    assert "over to Bob or over to Cy hands the keyboard over" in done.stdout and "not understood" not in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--people", "Ann, Bob, C, D, E, F, G"), "setup.players"),
        (("--people", "Ann, ann, Cy"), "two players are called ann"),
        (("--people", "Ann", "--bots", "sensble, random"), 'did you mean "sensible"?'),
    ],
)
def test_a_party_that_cannot_play_is_told_why(words: tuple[str, ...], said: str) -> None:
    done = munch("play", "lite", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr


def _printings(party: Party) -> dict[str, str]:
    """Which printing each card on the table of a party is of; those of Lite are told by what they are like."""
    cards = seated(party).table.catalogue.values()
    return {card.id: "" if card.like else card.printing for card in cards}


def test_the_line_of_a_game_lays_the_same_table_again() -> None:
    members = members_named("Ann f, K.C.", "Jo-Jo ahead m, random")
    assert members == (
        Member("Ann", "female"),
        Member("K.C.", "female"),
        Member("Jo-Jo", "male", "ahead"),
        Member("Grizelda", "female", "random"),
    )
    party = Party("lite", members, 7)
    for one in (party, party._replace(edition="classic", printing="2010")):
        again = party_of(one.line)
        assert again.members == members and seated(again).table.state == seated(one).table.state
        assert _printings(again) == _printings(one)
    assert set(_printings(party_of(party.line)).values()) == {""}
    assert "2010" in _printings(again).values()
    with pytest.raises(Problems):
        party_of(party.line[:-8] + "00000000")


# ---- at a terminal
