"""Measures anew how far the scenarios reach: ``python -m tests.coverage``. Says what is not shown or not proven yet."""

from .reach import EDITIONS, FILE, as_toml, numbers, of_edition, reach

figures = {}
for edition in EDITIONS:
    figures[edition] = numbers(edition)
    print(edition, figures[edition])
    for lack, pairs in reach(edition).missing().items():
        lacking = of_edition(pairs, edition)
        if lacking:
            print(f"  {lack}: {', '.join(lacking)}")
FILE.write_text(as_toml(figures), encoding="utf-8")
