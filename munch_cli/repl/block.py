"""Several lines at once, pasted or from a pipe: they run one by one and stop at the first problem.

A problem is a line that is not understood, a question put back that the next line does not answer, a wish that cannot
be fulfilled, and a sentence that is not carried out, unless the ``#> `` lines behind it say that it came out so before.
"""

from collections.abc import Callable, Iterable, Iterator

from munch_cli.repl.heard import ASKED_BACK, CODES, Heard
from munch_cli.repl.session import Session
from munch_cli.show.verdicts import WORDS

RECORDED = "#>"
NAMED_MOST = 6
Tell = Callable[[Iterable[str], bool], None]
"""Shows lines; told whether they are an answer, or a message that none could be given."""


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
        """The next line, which stays there; None at the end."""
        if not self._ahead:
            line = next(self._lines, None)
            if line is None:
                return None
            self._ahead.append(line.rstrip("\r\n"))
        return self._ahead[0]


def run_block(
    session: Session,
    lines: Iterable[str],
    tell: Tell,
    echo: Callable[[str], None] | None = None,
    goes_on: bool = False,
) -> Heard:
    """Says the lines one by one; gives the answer it stopped at, else the last that held a verdict.

    ``echo`` is told each line before it is said. ``goes_on``: it stops at no problem, and gives the last one, if any.
    """
    ahead = Lines(lines)
    last, problem = Heard(), Heard()
    for line in ahead:
        if line.startswith(RECORDED):
            continue
        if echo is not None and line.strip():
            echo(line)
        heard = session.hear(line)
        tell(heard.lines, not heard.is_unread)
        last = heard if heard.word or heard.leaves else last
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
    if heard.is_unread:
        return True
    return heard.undone and not _is_recorded(heard, ahead.peek())


def _is_recorded(heard: Heard, line: str | None) -> bool:
    """Whether a transcript says that the sentence came out like this."""
    if line is None or not line.startswith(RECORDED):
        return False
    return any(word in line for word in (WORDS.get(heard.word, heard.word), "cannot"))


def _not_run(left: list[str]) -> list[str]:
    named = [f"  {line}" for line in left[:NAMED_MOST]]
    more = len(left) - len(named)
    return ["stopped there; not run:", *named, *([f"  and {more} more"] if more else [])]


def exit_code(heard: Heard) -> int:
    """0 yes, 1 no, 2 a line that could not be read, 3 open: by the last answer."""
    return CODES[heard.word]
