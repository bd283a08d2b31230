"""Decisions per second against another commit, checked out beside, in turn: ``make bench-against COMMIT=73b2191``.

Seconds are those of the processor, so that what else runs on the machine counts little; both sides play the same
numbers of games, each as its own rules and bots have them.
"""

import statistics
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parents[2]
ROUNDS, SECONDS = 3, 4.0
BOTS = {"random": (3.5, 4.5), "sensible": (3.0, 4.0), "ahead": (3.0, 5.0)}
"""Strength of the bots -> the least that is wanted against commit 73b2191, and what is aimed at."""

PLAY = """
import sys, time
root, bot, seconds, first = sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4])
sys.path.insert(0, root)
from munch_cli.sim.batch import GameBatch, game_of, rarely_swept

batch = GameBatch("classic", players=4, bots=(bot,))

def rate(seconds, number):
    made, began = 0, time.process_time()
    while True:
        for _ in game_of(batch, number).sentences():
            made += 1
            if time.process_time() - began > seconds:
                return made / (time.process_time() - began)
        number += 1

with rarely_swept():
    rate(seconds / 3, 10_000 + first)
    print(rate(seconds, first))
"""


def rate(root: Path, bot: str, first: int) -> float:
    """Decisions per second of processor time, in a new process."""
    words = [sys.executable, "-c", PLAY, str(root), bot, str(SECONDS), str(first)]
    return float(subprocess.run(words, check=True, capture_output=True, text=True).stdout)


def main(commit: str) -> None:
    """Measures both, and tells the ratios."""
    with TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        subprocess.run(
            ["git", "-C", str(HERE), "worktree", "add", "--quiet", "--detach", str(other), commit], check=True
        )
        try:
            for bot, (floor, aim) in BOTS.items():
                pairs = [(rate(HERE, bot, 50 * place), rate(other, bot, 50 * place)) for place in range(ROUNDS)]
                times = statistics.median(ours / theirs for ours, theirs in pairs)
                ours = statistics.median(ours for ours, _ in pairs)
                print(f"{bot:<10} {ours:8,.0f} decisions/s   {times:6.2f} x {commit}   floor {floor} x, aim {aim} x")
        finally:
            subprocess.run(["git", "-C", str(HERE), "worktree", "remove", "--force", str(other)], check=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "HEAD")
