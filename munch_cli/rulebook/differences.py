"""What two editions do differently, topic by topic."""

from typing import Literal, TypeAlias

from munch_cli.rulebook.book import Edition, Rulebook
from munch_cli.table.typed import NamedTuple

Why: TypeAlias = Literal["differs", "silent", "absent", "otherwise", "unmentioned"]


class Difference(NamedTuple):
    """Rules of one edition against rules of the other, on the same point.

    ``why``: "differs" if both have rules. Else why one side has none: its sheet is silent, its box has no such thing,
    it comes to the same by other rules, or its sheet, if it is a person's own, does not mention it.
    """

    topic: str
    one: tuple[str, ...]
    other: tuple[str, ...]
    why: Why


def differences(rulebook: Rulebook, one: Edition, other: Edition) -> tuple[Difference, ...]:
    """Everything that is in force in only one of the two, paired where the two say different things.

    Worked examples are left out: an example belongs to its sheet.
    """
    only_one = _only(one, other)
    only_other = _only(other, one)
    found: list[Difference] = []
    done: set[str] = set()
    for rule_id in (rule_id for rule_id in rulebook.rules if rule_id in only_one or rule_id in only_other):
        if rule_id in done:
            continue
        together = _together(rulebook, rule_id, only_one, only_other)
        done |= together
        here = tuple(held for held in rulebook.rules if held in together and held in only_one)
        there = tuple(held for held in rulebook.rules if held in together and held in only_other)
        lacking = other if here else one
        why: Why = "differs" if here and there else _why(rulebook, rule_id, lacking)
        found.append(Difference(rulebook.rules[rule_id].topic, here, there, why))
    places = {topic: number for number, topic in enumerate(rulebook.topics)}
    return tuple(sorted(found, key=lambda difference: places[difference.topic]))


def _only(one: Edition, other: Edition) -> frozenset[str]:
    """The rules that only the one has, or that the two put in other words: one states another number, say."""
    return frozenset(
        rule_id
        for rule_id, cited in one.rules.items()
        if not cited.rule.case
        if not other.has(rule_id) or other.rules[rule_id].rule.says != cited.rule.says
    )


def _together(rulebook: Rulebook, rule_id: str, one: frozenset[str], other: frozenset[str]) -> set[str]:
    """The rules that hang together with this one by differing across the two editions."""
    reached = {rule_id}
    ahead = [rule_id]
    while ahead:
        here = ahead.pop()
        across = other if here in one else one
        for held in rulebook.rules[here].differs_from:
            if held in across and held not in reached:
                reached.add(held)
                ahead.append(held)
    return reached


def _why(rulebook: Rulebook, rule_id: str, lacking: Edition) -> Why:
    rule = rulebook.rules[rule_id]
    if lacking.key in rule.silent:
        return "silent"
    if lacking.key in rule.absent:
        return "absent"
    is_own = lacking.own or all(key in rulebook.editions and rulebook.editions[key].own for key in rule.cite)
    return "unmentioned" if is_own else "otherwise"
