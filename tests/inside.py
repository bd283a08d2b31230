"""munch run within the process of the tests, as a shell would run it; a start of its own takes thirty times as long."""

import io
import sys
from subprocess import CompletedProcess
from unittest.mock import patch

from munch_cli.cli.start import main


def munch(*words: str, said: str = "") -> CompletedProcess[str]:
    """Run a command with lines on its standard input; return its exit code, output and messages."""
    given, out, err = (io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8") for text in (said, "", ""))
    streams = {"argv": ["munch", *words], "stdin": given, "stdout": out, "stderr": err}
    with patch.multiple(sys, **streams):
        code = main()
    return CompletedProcess(words, code, *(_text(stream) for stream in (out, err)))


def _text(stream: io.TextIOWrapper) -> str:
    """Return all that was written to a stream."""
    stream.flush()
    stream.seek(0)
    return stream.read()
