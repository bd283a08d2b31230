"""Work that is done in forks of this process."""

import os
import tempfile
import traceback
from collections.abc import Callable, Iterator, Mapping
from typing import IO, NoReturn, TextIO


def forked(tasks: Mapping[int, Callable[[], str]], jobs: int, out: TextIO) -> Iterator[tuple[int, str]]:
    """What each task says, done in forks of this process, so many at a time, in the order in which they end.

    One that is stopped, because it takes too long or too much, has said that.
    """
    waiting, running = list(tasks), dict[int, tuple[int, IO[bytes]]]()
    while waiting or running:
        while waiting and len(running) < jobs:
            number = waiting.pop(0)
            said = tempfile.TemporaryFile()  # noqa: SIM115 - it is closed when the fork has ended
            out.flush()
            if not (child := os.fork()):
                _be_a_fork(tasks[number], said)
            running[child] = number, said
        child, status = os.wait()
        number, said = running.pop(child)
        with said:
            said.seek(0)
            told = said.read().decode()
        assert not os.WIFEXITED(status) or os.WEXITSTATUS(status) == 0, told
        yield number, told if os.WIFEXITED(status) else f"stopped by signal {os.WTERMSIG(status)}"


def _be_a_fork(task: Callable[[], str], said: IO[bytes]) -> NoReturn:
    """Does a task in folders of its own, and ends."""
    try:
        for variable in ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
            os.environ[variable] = tempfile.mkdtemp()
        said.write(task().encode())
        said.flush()
        os._exit(0)
    except BaseException:
        said.write(traceback.format_exc().encode())
        said.flush()
        os._exit(1)
