"""The site as this machine shows it to its browsers."""

import socket
from pathlib import Path

import pytest

from munch_cli.cli.site import server_of


@pytest.mark.parametrize(
    ("problem", "is_told"), [(BrokenPipeError, False), (ConnectionResetError, False), (KeyError, True)]
)
def test_only_what_is_amiss_with_the_site_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], problem: type[Exception], is_told: bool
) -> None:
    with server_of(str(tmp_path)) as server, socket.socket() as browser:
        try:
            raise problem
        except problem:
            server.handle_error(browser, ("127.0.0.1", 1))
    assert (problem.__name__ in capsys.readouterr().err) == is_told
