"""How long `munch` takes to begin, as ratios taken pair by pair in one run: `make bench`.

The version and one replay against Python doing nothing; the first prompt against litecli on an empty database.
"""

import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pexpect

RUNS = 21
HERE = Path(sys.executable).parent
NOTHING = [sys.executable, "-c", "pass"]
SCENARIO = "combat/pumpkinhead"
SURROUNDINGS = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def seconds(command: list[str]) -> float:
    """One whole process, from start to exit."""
    began = perf_counter()
    subprocess.run(command, env=SURROUNDINGS, stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - began


def until_prompt(command: list[str], prompt: str) -> float:
    """From start to the first prompt on a real terminal."""
    surroundings = {**SURROUNDINGS, "TERM": "xterm-256color", "NO_COLOR": "1"}
    began = perf_counter()
    child = pexpect.spawn(command[0], command[1:], env=surroundings, dimensions=(24, 100), timeout=30)
    child.expect(prompt)
    took = perf_counter() - began
    child.close(force=True)
    return took


def paired(ours: Callable[[], float], theirs: Callable[[], float], runs: int = RUNS) -> tuple[float, float, float]:
    """Median seconds of both, and the median of the ratios pair by pair; the first pair only warms up."""
    pairs = [(ours(), theirs()) for _ in range(runs + 1)][1:]
    one, other = zip(*pairs, strict=True)
    return statistics.median(one), statistics.median(other), statistics.median(a / b for a, b in pairs)


def told(what: str, yardstick: str, figures: tuple[float, float, float], floor: float, aim: float) -> None:
    """One line: both medians, the ratio, and what it is held against."""
    one, other, times = figures
    verdict = "aim met" if times <= aim else "floor met" if times <= floor else "FLOOR MISSED"
    print(
        f"{what:<34} {one * 1000:7.1f} ms   {yardstick:<17} {other * 1000:7.1f} ms   {times:5.2f} x"
        f"   floor {floor} x, aim {aim} x: {verdict}"
    )


def main() -> None:
    munch, litecli = str(HERE / "munch"), str(HERE / "litecli")
    print("start: whole processes, in turn, medians")
    nothing = lambda: seconds(NOTHING)  # noqa: E731
    told("munch --version", "python -c pass", paired(lambda: seconds([munch, "--version"]), nothing), 1.2, 1.0)
    replay = [munch, "replay", SCENARIO]
    told(f"munch replay {SCENARIO}", "python -c pass", paired(lambda: seconds(replay), nothing), 4.0, 2.5)
    first = paired(
        lambda: until_prompt([munch], "munch>"), lambda: until_prompt([litecli, ":memory:"], ":memory:"), RUNS // 2
    )
    told("munch, first prompt", "litecli :memory:", first, 0.6, 0.4)


if __name__ == "__main__":
    main()
