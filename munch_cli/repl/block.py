"""Several lines at once, pasted or from a pipe: they run one by one and stop at the first problem.

A problem is a line that is not understood, a question put back that the next line does not answer, a wish that cannot
be fulfilled, and a sentence that is not carried out. Where ``#> `` lines behind a line record its answer, only one that
comes out otherwise is a problem.
"""

from collections.abc import Callable, Iterable, Iterator

from munch_cli.repl.session import Session
from munch_cli.repl.talk import ASKED_BACK, CODES, OTHERWISE, Heard
from munch_cli.repl.transcript import RECORDED, answer_lines, is_alike

NAMED_MOST = 6
Tell = Callable[[Iterable[str], bool], None]
"""Shows lines, and is told whether they are an answer or a message that there is none."""


class Lines:
    """Lines with a look ahead."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self._ahead: list[str] = []

    def __iter__(self) -> Iterator[str]:
        while (line := self.peek()) is not None:
            self._ahead.clear()
            yield line

    def peek(self) -> str | None:
        """The next line, which is not taken. None at the end."""
        if not self._ahead:
            line = next(self._lines, None)
            if line is None:
                return None
            self._ahead.append(line.rstrip("\r\n"))
        return self._ahead[0]

    def recorded(self) -> Iterator[str]:
        """Take the next lines that record an answer."""
        while (line := self.peek()) is not None and line.startswith(RECORDED):
            self._ahead.clear()
            yield line


def run_block(
    session: Session,
    lines: Iterable[str],
    tell: Tell,
    echo: Callable[[str], None] | None = None,
    goes_on: bool = False,
) -> Heard:
    """Say the lines one by one. Return the answer it stopped at, else the last one with a verdict.

    ``echo``: shows each line before it is said. ``goes_on``: stops at no problem, and returns the last one if there was
    any.
    """
    ahead = Lines(lines)
    last, problem = Heard(), Heard()
    for line in ahead:
        if line.startswith(RECORDED):
            continue
        if echo is not None and line.strip():
            echo(line)
        heard = session.hear(line)
        tell(heard.lines, heard.is_answer)
        recorded = [] if line.startswith("#") else list(ahead.recorded())
        if recorded and not is_alike(recorded, heard.lines):
            tell(["this was recorded, and comes out otherwise:", *recorded, "now:", *answer_lines(heard.lines)], False)
            heard = heard._replace(word=OTHERWISE)
        elif recorded:
            heard = heard._replace(word="", undone=False)
        last = heard if heard.word or heard.leaves or recorded else last
        if heard.leaves:
            return problem if problem.word else last
        if goes_on:
            problem = heard if _is_problem(heard, session, ahead) else problem
        elif _is_problem(heard, session, ahead):
            left = [line for line in ahead if line.strip() and not line.startswith("#")]
            if left:
                tell(_not_run(left), False)
            return last
    return problem if problem.word else last


def _is_problem(heard: Heard, session: Session, ahead: Lines) -> bool:
    if heard.word == ASKED_BACK and session.pending is not None:
        following = ahead.peek()
        return following is None or session.pending.meant(following.strip()) is None
    return heard.is_unread or heard.undone or heard.word == OTHERWISE


def _not_run(left: list[str]) -> list[str]:
    named = [f"  {line}" for line in left[:NAMED_MOST]]
    more = len(left) - len(named)
    return ["stopped there; not run:", *named, *([f"  and {more} more"] if more else [])]


def exit_code(heard: Heard) -> int:
    """0 yes, 1 no, 2 a line that could not be read, 3 open: by the last answer."""
    return CODES[heard.word]
