"""How long `munch` takes to begin, as ratios against Python doing nothing, the two in turn: `make bench`."""

import os
import statistics
import subprocess
import sys
from pathlib import Path
from time import perf_counter

RUNS = 25
HERE = Path(sys.executable).parent
NOTHING = [sys.executable, "-c", "pass"]


def seconds(command: list[str]) -> float:
    """One whole process, from start to exit."""
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    began = perf_counter()
    subprocess.run(command, env=surroundings, stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - began


def ratio(command: list[str], yardstick: list[str], runs: int = RUNS) -> tuple[float, float, float]:
    """Median seconds of both, and the median of the ratios pair by pair; the first pair only warms up."""
    pairs = [(seconds(command), seconds(yardstick)) for _ in range(runs + 1)][1:]
    ours, theirs = zip(*pairs, strict=True)
    return statistics.median(ours), statistics.median(theirs), statistics.median(a / b for a, b in pairs)


def main() -> None:
    for words, floor, aim in ((["--version"], 2.0, 1.2),):
        ours, theirs, times = ratio([str(HERE / "munch"), *words], NOTHING)
        print(
            f"munch {' '.join(words):<12} {ours * 1000:6.1f} ms   python -c pass {theirs * 1000:6.1f} ms"
            f"   {times:.2f} x   (floor {floor} x, aim {aim} x)"
        )


if __name__ == "__main__":
    main()
