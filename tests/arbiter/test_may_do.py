"""What somebody may do is what would be carried out, and rests on the open points that are named."""

from munch_cli.repl.session import Session


def asked(board: str, *more: str) -> Session:
    session = Session()
    session.hear(f"open {board}")
    for line in more:
        session.hear(line)
    return session


def test_who_has_to_speak_first_is_told_to_the_others() -> None:
    horrific = "K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead"
    session = asked("combat/pumpkinhead", "Jenn kicks open the door", horrific, "Jenn asks K.C. for help")
    assert session.hear("what may I do").lines[0] == "K.C. may:"
    assert "agree" in " ".join(session.hear("what may K.C. do?").lines)


def test_nothing_is_carried_out_by_asking() -> None:
    session = asked("combat/pumpkinhead")
    before = session.table
    assert not session.hear("what may Jenn do?").undone
    assert session.table is before
