"""munch ask FILE "why …?": why something happened in a scenario or did not, or what a number is made of."""

from munch_cli.arbiter.replay import played
from munch_cli.arbiter.why.told import totals, why_json, why_lines
from munch_cli.arbiter.why.whys import moments
from munch_cli.cli.board import steps_asked
from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import look
from munch_cli.engine.table import Table
from munch_cli.files.scenario import Scenario
from munch_cli.language.answers import Asked, Why, WhyHappened
from munch_cli.language.parse import parse
from munch_cli.show.why import total_lines

ANSWERED, NOT_SO = 0, 1


def asked_why(question: str, table: Table) -> Why | WhyHappened | None:
    """The question, if it is one of these."""
    read = parse(question, table.state, table.catalogue, at_prompt=True)
    if isinstance(read, Asked) and isinstance(read.question, Why | WhyHappened):
        about = read.question
        return None if isinstance(about, Why) and about.number is None else about
    return None


def tell_why(about: Why | WhyHappened, question: str, scenario: Scenario, given: Given) -> int:
    """Answers under the edition that is named, or the first; 1 where what is asked about is not so."""
    edition = given.options.get("--edition", "") or scenario.editions[0]
    if edition not in scenario.editions:
        raise SystemExit(f'munch: the board is not played under "{edition}"; it is for {", ".join(scenario.editions)}')
    outcomes = played(scenario, edition, steps_asked(scenario, given))
    first = scenario.boards[edition]
    now = outcomes[-1].table if outcomes else first
    if isinstance(about, Why):
        return _number(about.number or 0, question, now, given)
    past = moments(first, outcomes)
    told = why_json(about, past, now)
    if given.has("--json"):
        import json

        print(json.dumps(_whole(question, edition, about.what, told), indent=2, ensure_ascii=False))
    else:
        print("\n".join(why_lines(about, past, now, look(given))))
    return NOT_SO if told["happened"] is (about.is_no) and told["happened"] is not None else ANSWERED


def _whole(question: str, edition: str, about: str, found: object) -> dict[str, object]:
    """The answer as it is printed; its shape is told by ``munch schema why``."""
    return {"munch": 1, "question": question, "edition": edition, "about": about, "found": found}


def _number(number: int, question: str, table: Table, given: Given) -> int:
    """The totals that come to a number, taken apart."""
    found = [(name, total) for name, total in totals(table) if total.amount == number]
    if given.has("--json"):
        import json

        told = {
            name: {
                "total": total.amount,
                "terms": [
                    {"amount": term.amount, "label": term.label, "because": list(term.because)} for term in total.terms
                ],
            }
            for name, total in found
        }
        whole = _whole(question, table.law.edition.key, "number", {"number": number, "totals": told})
        print(json.dumps(whole, indent=2, ensure_ascii=False))
    else:
        lines = [line for name, total in found for line in total_lines(name, total, table, look(given))]
        print("\n".join(lines or [f"nothing on the table comes to {number}."]))
    return ANSWERED if found else NOT_SO
