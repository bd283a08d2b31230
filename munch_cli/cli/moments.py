"""munch moments [BOX [BOX]] [ACT]: what may be done when, and by whom, made from what the rules say of themselves."""

from munch_cli.arbiter.chart import Act, chart
from munch_cli.arbiter.dealing import catalogue_of
from munch_cli.cli.given import Given
from munch_cli.cli.terminal import look, print_json
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.rulebook.book import Edition
from munch_cli.show.chart import act_lines, both_lines, chart_json, chart_lines
from munch_cli.table.names import remedy_for


def run(given: Given) -> int:
    """Tell the chart of a box, of two boxes side by side, or one act of it with the rules behind it. Always 0."""
    book, looks = load_rulebook(), look(given)
    boxes = [book.editions[name] for name in given.names if name in book.editions]
    said = " ".join(name for name in given.names if name not in book.editions)
    if len(boxes) > 2:
        raise SystemExit("munch: the charts of two boxes stand side by side at most: munch moments classic bites")
    boxes = boxes or [next(iter(book.editions.values()))]
    charts = [_chosen(chart(law_of(box)), said, box) for box in boxes]
    if given.has("--json"):
        told = [chart_json(law_of(box), acts) for box, acts in zip(boxes, charts, strict=True)]
        print_json({"charts": told})
        return 0
    if said:
        told_acts = [(act, box) for box, acts in zip(boxes, charts, strict=True) for act in acts]
        pages = ["\n".join(act_lines(act, box, catalogue_of(box), looks)) for act, box in told_acts]
        print("\n\n".join(pages))
    elif len(boxes) == 2:
        print("\n".join(both_lines(charts[0], charts[1], (boxes[0], boxes[1]), looks)))
    else:
        print("\n".join(chart_lines(charts[0], boxes[0], looks)))
    return 0


def _chosen(acts: tuple[Act, ...], said: str, box: Edition) -> tuple[Act, ...]:
    """The acts named by their key or by words of them. All acts if nothing is named."""
    words = said.lower().split()
    found = [act for act in acts if act.key == said.lower()] or [
        act for act in acts if all(word in f"{act.key} {act.says}".lower() for word in words)
    ]
    if found:
        return tuple(found)
    names = {name: act.key for act in acts for name in (act.key, act.says)}
    near = remedy_for(said, names, f"there are {', '.join(act.key for act in acts)}", 2)
    raise SystemExit(f'munch: no act of {box.title}, nor a box, is called "{said}"; {near}')
