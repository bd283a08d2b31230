"""The manual is true: its commands run, its files can be read, its links lead somewhere, and `munch help` shows it."""

import io
import re
import shlex
import shutil
import sys
import tomllib
from pathlib import Path

import click
import pytest

from munch_cli.arbiter.dealing import real_cards
from munch_cli.cli.main import GROUPS
from munch_cli.cli.main import munch as group
from munch_cli.cli.start import main
from munch_cli.files.rulebook import load_rulebook

TOP = Path(__file__).parents[2]
PAGES = [TOP / "README.md", *sorted((TOP / "docs").glob("*.md"))]
UNRUN = {"play", "resume", "games", "site", "mcp", "sim", "coverage"}
"""Commands that wait for somebody, take their time, or look at what the user has kept: they are only parsed."""


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def commands(page: Path) -> list[tuple[list[str], list[str]]]:
    """Each command of the page as words, and the lines shown below it."""
    found: list[tuple[list[str], list[str]]] = []
    for block in blocks(page, "console"):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((shlex.split(line[2:], comments=True), []))
            elif line.strip():
                found[-1][1].append(line)
    return found


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what the examples name."""
    (tmp_path / "features").mkdir()
    shutil.copy(TOP / "features" / "charity.feature", tmp_path / "features")
    (tmp_path / "evening.txt").write_text("Jenn kicks open the door\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MUNCH_BOXES", "")
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_command_runs(page: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    for words, shown in commands(page):
        if words[0] != "munch":
            continue
        arguments, stdin = words[1:], ""
        if "|" in arguments:
            arguments = arguments[: arguments.index("|")]
        if "<" in arguments:
            stdin = (folder / arguments.pop()).read_text(encoding="utf-8")
            arguments.pop()
        if arguments and arguments[0] in UNRUN:
            command = group.commands[arguments[0]]
            command.make_context(arguments[0], arguments[1:])
            continue
        said = [line.removeprefix("munch> ") for line in shown if line.startswith("munch> ")]
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in said) or stdin))
        monkeypatch.setattr(sys, "argv", ["munch", *arguments])
        assert main() in (0, 1, 3), words
        out, err = capsys.readouterr()
        assert not err, words
        told = iter(out.splitlines())
        for line in shown:
            assert line.startswith("munch> ") or line in told, (words, line)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [*re.findall(r"\]\(([^)#]+)\)", text), *re.findall(r'src="([^"]+)"', text)]
    assert not [link for link in links if "://" not in link and not (page.parent / link).exists()]


def test_the_files_of_the_manual_can_be_read(folder: Path, monkeypatch, capsys) -> None:
    """Scenarios hold, cards are right, and the box is the one in the folder of examples."""
    moles = TOP / "examples" / "boxes" / "moles"
    files = [tomllib.loads(block) for page in PAGES for block in blocks(page, "toml")]
    assert tomllib.loads((moles / "box.toml").read_text(encoding="utf-8")) in files
    for place, block in enumerate(block for page in PAGES for block in blocks(page, "toml")):
        held = tomllib.loads(block)
        if "player" in held:
            (folder / f"{place}.toml").write_text(block, encoding="utf-8")
            monkeypatch.setattr(sys, "argv", ["munch", "check", f"{place}.toml"])
            assert main() == 0, capsys.readouterr()
        elif "card" in held:
            (folder / "my-cards" / "booty").mkdir(parents=True)
            (folder / "my-cards" / "booty" / "monsters.toml").write_text(block, encoding="utf-8")
            monkeypatch.setattr(sys, "argv", ["munch", "check", "my-cards"])
            assert main() == 0, capsys.readouterr()


def test_the_python_of_the_manual_runs(folder: Path, capsys) -> None:
    (code,) = (block for block in blocks(TOP / "docs" / "programs.md", "python"))
    exec(compile(code, "programs.md", "exec"), {})
    assert capsys.readouterr().out.startswith("refused ")


def test_the_shares_of_real_cards_are_true() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \|.*\| (all|\d+ %) \|$", PAGES[0].read_text(encoding="utf-8"), re.MULTILINE)
    real = {key: real_cards(edition) for key, edition in load_rulebook().editions.items()}
    told = {key: "all" if here == dealt else f"{here * 100 // dealt} %" for key, (here, dealt) in real.items()}
    assert dict(rows) == told


def test_help_shows_every_page_and_every_command(monkeypatch, capsys) -> None:
    def shown(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["munch", "help", *words])
        assert main() == 0
        return capsys.readouterr().out

    assert set(group.commands) == {name for names in GROUPS.values() for name in names.split()}
    listed = shown()
    for page in PAGES[1:]:
        assert f"munch help {page.stem} " in listed
        assert shown(page.stem) == page.read_text(encoding="utf-8")
    assert "Usage: munch ask" in click.unstyle(shown("ask"))
