"""munch killed at many points: what was told is kept, what is there is whole, and it goes on.

A point is a moment, or a call that changes a file: then it dies before that call, or when a part is written. munch runs
in a fork of this process, so that a point costs little.
"""

import os
import pkgutil
import pty
import random
import select
import shutil
import signal
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import NamedTuple, NoReturn

import munch_cli
from munch_cli.cli.start import main
from munch_cli.files.diary import begin_diary, read_diary

CHANGES = ("os.rename", "os.link", "os.remove", "os.truncate", "os.mkdir")
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT
LONGEST = 120.0
"""So many seconds any run may take on a busy machine."""
OVER = {"board.toml": "precious\n", "out.svg": "precious\n"}
"""What lies in the folder before: it is there whole, or what takes its place is."""
PLAY = ("play", "lite", "--people", "Ann f", "--bots", "sensible, random", "--seed", "5", "--pace", "0")
TABLE = ("Jenn kicks open the door", "undo", "redo", "K.C. offers help", "Jenn agrees", "Jenn claims the kill")
ANSWERS = ("Pumpkinhead attacks", "taken back", "attacks", "is to agree", "help", "Level")
SAVES = (
    *("save surely board.toml", TABLE[0], "transcript surely talk.txt", "save surely board.toml", "save other.toml"),
    *("may Jenn loot the room?", "export feature surely told.feature", TABLE[3], "transcript surely talk.txt"),
    *("save surely board.toml", "export feature surely told.feature"),
)


COLD = ("sim", "check")
"""The commands that find nothing of what was read before."""


class Scene(NamedTuple):
    """What munch is killed at: the words of the command, and the lines it is told."""

    words: tuple[str, ...]
    lines: tuple[str, ...]
    share: int
    """How many of all points, in hundredths."""
    at_terminal: bool = False


SCENES = {
    "prompt": Scene(("open", "combat/pumpkinhead"), TABLE, 10, at_terminal=True),
    "play": Scene(PLAY, ("1",) * 16, 30),
    "sim": Scene(("sim", "--box", "lite", "--games", "2", "--jobs", "1", "--svg", "out.svg", "--force"), (), 10),
    "resume": Scene(("resume", "--pace", "0"), ("1",) * 16, 30),
    "saving": Scene(("open", "combat/pumpkinhead", "--force"), SAVES, 20),
}


class Point(NamedTuple):
    """Where munch is killed: after so many seconds, or at that call, when that part of it is done."""

    seconds: float | None = None
    call: int = 0
    part: float = 0.0


class Run(NamedTuple):
    """How a run went: the code it ended with, None if it was killed; what it told, and how many calls changed files."""

    code: int | None
    told: str
    calls: int
    seconds: float


class Lost(Exception):
    """Something was lost or broken by a kill."""


# ---- to run munch, and to kill it


def run(folder: Path, words: Sequence[str], lines: Sequence[str], point: Point, at_terminal: bool = False) -> Run:
    """munch in a folder of its own, killed there."""
    began, out, said = time.monotonic(), folder / "told", folder / "said"
    counted = folder / "calls"
    out.write_bytes(b"")
    counted.unlink(missing_ok=True)
    said.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    if at_terminal:
        child, keyboard = pty.fork()
        if not child:
            _be_munch(folder, words, point, counted)
        code, told = _typed(child, keyboard, lines, point, began)
    else:
        child = os.fork()
        if not child:
            os.setsid()
            for path, flags, handle in ((said, os.O_RDONLY, 0), (out, os.O_WRONLY, 1), (out, os.O_WRONLY, 2)):
                os.dup2(os.open(path, flags | os.O_APPEND * bool(handle)), handle)
            _be_munch(folder, words, point, counted)
        code, told = _waited(child, point, began), ""
        told = out.read_text(encoding="utf-8", errors="replace")
    calls = int(counted.read_text()) if counted.exists() else 0
    return Run(code, told, calls, time.monotonic() - began)


def _be_munch(folder: Path, words: Sequence[str], point: Point, counted: Path) -> NoReturn:
    """Is munch from here on."""
    try:
        os.chdir(folder)
        sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
        sys.stdout, sys.stderr = (os.fdopen(one, "w", encoding="utf-8", closefd=False) for one in (1, 2))
        for variable in ("XDG_STATE_HOME", "XDG_CONFIG_HOME", *(["XDG_CACHE_HOME"] if words[0] in COLD else [])):
            os.environ[variable] = str(folder / variable)
        os.environ |= {"TERM": "dumb", "COLUMNS": "100", "NO_COLOR": "1"}
        sys.argv = ["munch", *words]
        calls = _die_at(point, folder)
        code = main()
        sys.stdout.flush()
        counted.write_text(str(next(calls) - 1))
        os._exit(code)
    except BaseException:
        os._exit(99)


def _die_at(point: Point, folder: Path) -> "count[int]":
    """From now on every call that changes a file below a folder is counted, and this process is killed at one."""
    calls = count(1)
    really_write, really_sync = os.write, os.fsync

    def heard(event: str, args: tuple[object, ...]) -> None:
        path = args[0] if args else None
        is_change = event in CHANGES or (event == "open" and isinstance(args[2], int) and args[2] & WRITING)
        is_here = isinstance(path, str) and (folder / path).is_relative_to(folder)
        if is_change and (is_here or isinstance(path, int)) and next(calls) == point.call:
            os.kill(os.getpid(), signal.SIGKILL)

    def write(handle: int, text: bytes) -> int:
        if next(calls) == point.call:
            really_write(handle, text[: int(len(text) * point.part)])
            os.kill(os.getpid(), signal.SIGKILL)
        return really_write(handle, text)

    def sync(handle: int) -> None:
        if next(calls) == point.call:
            os.kill(os.getpid(), signal.SIGKILL)
        really_sync(handle)

    os.write, os.fsync = write, sync  # type: ignore[assignment]
    sys.addaudithook(heard)
    return calls


def _waited(child: int, point: Point, began: float) -> int | None:
    """The code a process ended with; None if it was killed, as it is at the point's moment."""
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.WEXITSTATUS(status) if os.WIFEXITED(status) else None
        if point.seconds is not None and time.monotonic() - began >= point.seconds:
            os.kill(child, signal.SIGKILL)
        if time.monotonic() - began > LONGEST:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            raise Lost("it hangs")
        time.sleep(0.002)


def _typed(child: int, keyboard: int, lines: Sequence[str], point: Point, began: float) -> tuple[int | None, str]:
    """The same for a process at a terminal, where each line is typed when the prompt stands; and what was shown."""
    waiting, told, seen = [*lines, "quit"], "", 0
    while time.monotonic() - began < LONGEST:
        if point.seconds is not None and time.monotonic() - began >= point.seconds:
            os.kill(child, signal.SIGKILL)
        if select.select([keyboard], [], [], 0.005)[0]:
            try:
                told += os.read(keyboard, 65536).decode("utf-8", "replace")
            except OSError:
                break
        if waiting and "munch> " in told[seen:]:
            seen = len(told)
            try:
                os.write(keyboard, f"{waiting.pop(0)}\r".encode())
            except OSError:
                break
    else:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    os.close(keyboard)
    if time.monotonic() - began > LONGEST:
        raise Lost("it hangs")
    return (os.WEXITSTATUS(status) if os.WIFEXITED(status) else None), told


# ---- what must hold afterwards


class Whole(NamedTuple):
    """What a scene comes to when nothing kills it: its run, the lines that are kept, and all versions of its files."""

    run: Run
    kept: tuple[str, ...]
    files: dict[str, set[str]]


def kept(folder: Path) -> tuple[str, ...]:
    """The lines of the one table that is kept there; none if there is none."""
    diaries = sorted(folder.rglob("*.munch"))
    if len(diaries) > 1:
        raise Lost(f"{len(diaries)} tables are kept of one")
    if not diaries:
        return ()
    reading = read_diary(str(diaries[0]))
    if reading.is_damaged:
        raise Lost("the kept table is damaged")
    return reading.lines


def begun(folder: Path, left: bytes = b"") -> Path:
    """A folder for a scene, in which its files lie before, and a kept table of these bytes."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for file, text in OVER.items():
        (folder / file).write_text(text, encoding="utf-8")
    if left:
        tables = folder / "XDG_STATE_HOME" / "munch" / "tables"
        tables.mkdir(parents=True)
        (tables / "00000000000000000001-1.munch").write_bytes(left)
    return folder


def wholes(folder: Path) -> dict[str, Whole]:
    """What each scene comes to when nothing kills it."""
    found: dict[str, Whole] = {}
    for name, scene in SCENES.items():
        left = kept_until(folder, found["play"].kept, 1, random.Random(0)) if name == "resume" else b""
        ran = run(begun(folder / name, left), scene.words, scene.lines, Point(), scene.at_terminal)
        if ran.code in (None, 70, 99):
            raise Lost(f"{name} ends with {ran.code} before anything is killed: {ran.told[-400:]}")
        found[name] = Whole(ran, kept(folder / name), versions(folder / "versions", name, scene))
    return found


def versions(folder: Path, name: str, scene: Scene) -> dict[str, set[str]]:
    """All that may lie in the files that a scene writes, as every sentence of it is the last."""
    found = {file: {text} for file, text in OVER.items()}
    saves = [many for many, line in enumerate(scene.lines, 1) if line.startswith(("save", "transcript", "export"))]
    for many in [*saves, *([0] if name == "sim" else [])]:
        there = begun(folder)
        run(there, scene.words, scene.lines[:many], Point())
        for path in there.iterdir():
            if path.suffix in (".toml", ".txt", ".feature", ".svg"):
                found.setdefault(path.name, set()).add(path.read_text(encoding="utf-8"))
    return found


def look(folder: Path, name: str, ran: Run, whole: Whole, before: int) -> None:
    """Raises ``Lost`` where a scene that was killed, or ended, has lost or broken anything.

    `before`: so many lines of the table were kept when it began. How bots go on from there is not looked at.
    """
    if ran.code in (70, 99):
        raise Lost(f"it ends with {ran.code}: {ran.told[-400:]}")
    lines, known = kept(folder), whole.kept[:before] if before else whole.kept
    if lines[: len(known)] != known[: len(lines)]:
        raise Lost(f"kept is what was never said: {lines}")
    if len(lines) < before:
        raise Lost(f"{before - len(lines)} lines of the table that was there are lost")
    if (many := told_as_done(name, ran.told)) > len(lines):
        raise Lost(f"{many} lines were answered, and {len(lines)} are kept")
    for path in folder.iterdir():
        if path.name in whole.files and path.read_text(encoding="utf-8") not in whole.files[path.name]:
            raise Lost(f"{path.name} is written in part")
        if path.suffix in (".toml", ".txt", ".feature", ".svg") and path.name not in whole.files:
            raise Lost(f"{path.name} should not be there")
    if name == "sim" and (again := run(folder, ("check", "combat/pumpkinhead"), (), Point())).code != 0:
        raise Lost(f"what was read before is no longer understood ({again.code}): {again.told[-400:]}")
    if lines:
        words = ("resume",) if name == "prompt" else ("resume", "--pace", "0")
        again = run(folder, words, ("show",), Point())
        if again.code != 0:
            raise Lost(f"it cannot be gone on with ({again.code}): {again.told[-400:]}")
        if kept(folder)[: len(lines)] != lines:
            raise Lost("going on with it has lost lines")


def told_as_done(name: str, told: str) -> int:
    """How many lines must be kept, going by what was told: at the prompt the sentences that were answered."""
    if name != "prompt":
        return 0
    many, at = 0, 0
    for answer in ANSWERS:
        at = told.find(answer, at)
        if at < 0:
            break
        many, at = many + 1, at + len(answer)
    return many + bool(many)


def alone(folder: Path) -> None:
    """Raises ``Lost`` if a process that was begun there is still running."""
    until = time.monotonic() + 20
    while left := [path for path in Path("/proc").glob("[0-9]*/cwd") if _is(path, folder)]:
        if time.monotonic() > until:
            raise Lost(f"{len(left)} processes go on without it")
        time.sleep(0.1)


def _is(link: Path, folder: Path) -> bool:
    try:
        return link.readlink() == folder
    except OSError:
        return False


# ---- the points


def point_in(ran: Run, number: int, chance: random.Random) -> Point:
    """A moment for every third point, a call that changes a file for the others."""
    if number % 3 == 0:
        return Point(seconds=chance.uniform(0, ran.seconds))
    return Point(call=chance.randint(1, ran.calls), part=chance.random())


def killed(folder: Path, many: int, seed: int, tell: Callable[[str], None]) -> list[str]:
    """What does not hold after so many kills."""
    for module in pkgutil.walk_packages(munch_cli.__path__, "munch_cli."):
        if not module.name.endswith("__main__"):
            import_module(module.name)  # here, and not in each fork anew
    known, wrong = wholes(folder), list[str]()
    for name, scene in SCENES.items():
        chance, kills, runs = random.Random(f"{seed} {name}"), 0, 0
        while kills < max(1, many * scene.share // 100):
            runs += 1
            there, whole, before = folder / name, known[name], 0
            if name == "resume":
                before = chance.randint(1, len(whole.kept))
                begun(there, kept_until(folder, known["play"].kept, before, chance))
            else:
                begun(there)
            calls = round(whole.run.calls * (1 - before / len(known["play"].kept))) + 1
            point = point_in(whole.run._replace(calls=calls), runs, chance)
            try:
                ran = run(there, scene.words, scene.lines, point, scene.at_terminal)
                kills += ran.code is None
                look(there, name, ran, whole, before)
                alone(there)
            except Lost as found:
                wrong.append(f"{name}, {point}: {found}")
                tell(wrong[-1])
        tell(f"{name}: {kills} kills, {runs - kills} runs that ended before; {len(wrong)} wrong so far")
    return wrong


def kept_until(folder: Path, lines: Sequence[str], many: int, chance: random.Random) -> bytes:
    """A kept table of so many lines, as it lies on the disk, with a part of the next one."""
    path = folder / "one.munch"
    path.unlink(missing_ok=True)
    diary = begin_diary(str(path))
    diary.add(*lines[:many])
    size = path.stat().st_size
    diary.add(*lines[many : many + 1])
    diary.close()
    whole = path.read_bytes()
    return whole[: chance.randint(size, max(size, len(whole) - 1))]
