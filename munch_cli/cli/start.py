"""The entry point of `munch`: hand the command line to click, and turn its end into an exit code."""

import codecs
import errno
import os
import sys
from collections.abc import Callable

from munch_cli import __version__

UNUSABLE = 2  # a usage error, or unreadable input
BUG = 70
FAULT = "our-fault"
UNWRITABLE = 74
PLAIN_SIGNS = {"—": "-", "–": "-", "·": "-", "…": "...", "’": "'", "“": '"', "”": '"', "×": "x", "±": "+-", "█": "#"}
INTERRUPTED = 130
NO_ROOM = (errno.ENOSPC, errno.EFBIG, errno.EIO, getattr(errno, "EDQUOT", errno.ENOSPC))
NOBODY_LISTENS = 141  # what a shell reports when the reader of a pipe has left


def run() -> None:
    """Run the program and end the process with its exit code."""
    _open_what_is_closed()
    sys.exit(main())


def _open_what_is_closed() -> None:
    """Give the process empty streams where it was started without input or output.

    Otherwise the number of a closed stream would go to the next file that is opened, such as a kept table.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 - it stays open


def main() -> int:
    """Answer the words after `munch`; comes back with the exit code."""
    try:
        code = _run_command(sys.argv[1:])
    except BaseException as problem:
        code = _code_for(problem)
    return _flushed(code)


def _run_command(words: list[str]) -> int:
    """Carry out one command line and return its exit code."""
    _replace_unprintable()
    from click.exceptions import Exit

    from munch_cli.cli.main import munch

    if asked := os.environ.get("_MUNCH_COMPLETE", ""):
        from munch_cli.cli.completion import complete

        return complete(munch, asked)
    try:
        with munch.make_context("munch", words) as context:
            code: int = munch.invoke(context)
            return code
    except Exit as left:
        return left.exit_code


def _replace_unprintable() -> None:
    """A terminal without a sign gets the nearest plain one in its place, or a question mark, never an error."""
    codecs.register_error("plainly", _nearest_plain)
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="plainly")
            vars(stream)["write"] = _showing_all(type(stream).write.__get__(stream))


def _showing_all(write: Callable[[str], int]) -> Callable[[str], int]:
    """The write function of a stream that shows every sign that would control a terminal. Our own colours stay."""
    from munch_cli.table.saying import visible

    def shown(text: str) -> int:
        if "\033" not in text:
            text = text if text.isprintable() else visible(text, "\n\t")
        else:
            import re

            from munch_cli.show.look import CODES

            parts = re.split(rf"(\033\[(?:0|{'|'.join(CODES.values())})m)", text)
            text = "".join(part if place % 2 else visible(part, "\n\t") for place, part in enumerate(parts))
        return write(text)

    return shown


def _nearest_plain(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    signs = problem.object[problem.start : problem.end]
    return "".join(PLAIN_SIGNS.get(sign, "?") for sign in signs), problem.end


def _code_for(problem: BaseException) -> int:
    """The exit code for what ended the command, after a message on stderr."""
    if isinstance(problem, BrokenPipeError) or isinstance(problem.__context__, BrokenPipeError):
        return NOBODY_LISTENS  # 1 would read as "the answer is no"
    if isinstance(problem, SystemExit):
        return _code_of_exit(problem)
    if isinstance(problem, KeyboardInterrupt):
        return INTERRUPTED
    if isinstance(problem, OSError) and problem.errno in NO_ROOM:
        return _unwritten(problem)
    if "munch_cli.files.problems" in sys.modules:
        from munch_cli.files.problems import Problems

        if isinstance(problem, Problems):
            print(problem, file=sys.stderr)
            return UNUSABLE
    if "click" in sys.modules:
        from click import Abort, ClickException

        if isinstance(problem, Abort):
            return INTERRUPTED
        if isinstance(problem, ClickException):
            from munch_cli.cli.terminal import complain

            context = getattr(problem, "ctx", None)
            command = context.command_path if context else "munch"
            said = problem.message if "; " in problem.message else problem.format_message().rstrip(".")
            complain(said if "; " in said else f"{said[:1].lower()}{said[1:]}; {command} -h lists what it takes")
            return max(UNUSABLE, problem.exit_code)  # 1 is kept for "the answer is no"
    _confess(problem)
    return BUG


def _code_of_exit(problem: SystemExit) -> int:
    """SystemExit carries a code, nothing, or a last word for stderr."""
    if problem.code is None or isinstance(problem.code, int):
        return problem.code or 0
    from munch_cli.cli.terminal import complain

    complain(str(problem.code))
    return UNUSABLE


def _confess(problem: BaseException) -> None:
    """Say that the mistake is ours, where it happened, and how to see all of it."""
    import shlex
    import traceback

    if os.environ.get("MUNCH_TRACEBACK", "0") not in ("", "0"):
        traceback.print_exception(problem)
        return
    last = traceback.format_exception_only(problem)[-1].strip()
    place = traceback.extract_tb(problem.__traceback__)[-1]
    command = shlex.join(["munch", *sys.argv[1:]])
    print(
        f"munch: error[{FAULT}]: this is a bug of ours, not your mistake\n"
        f"  {last}\n"
        f"  in {os.path.basename(place.filename)}, line {place.lineno} ({place.name}), munch {__version__}\n"
        f"remedy: please report it with the whole traceback: MUNCH_TRACEBACK=1 {command}",
        file=sys.stderr,
    )


def _unwritten(problem: OSError) -> int:
    """Say why the answer did not get out."""
    from munch_cli.cli.terminal import complain

    complain(f"the answer could not be written: {problem.strerror}", "answer-unwritten")
    return UNWRITABLE


def _flushed(code: int) -> int:
    """The code once everything has really been written. If that failed, the code for it."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        code = NOBODY_LISTENS
    except OSError as problem:
        code = _unwritten(problem)
    if code in (NOBODY_LISTENS, UNWRITABLE):
        # Python flushes once more on its way out: let that go nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return code
