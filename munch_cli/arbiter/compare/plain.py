"""A comparison as JSON values: an answer for each edition by its key, and what makes the difference.

Its shape: ``asked`` (the sentences), ``same`` (whether all answer alike and let the same follow), ``differing`` (ids
that decide under some sheets only), ``facts`` (names of what comes of it in different ways) and ``answers``, each with
``answer`` (allowed, refused, silent, conflict, not-modelled, asks, absent, owes), ``because``, ``open``,
``open_after`` (what leaves open only what follows), ``decisive``,
``borrowed``, ``unknown_kinds``, ``absent``, ``owes``, ``not_known``, ``changes`` (fact by name: before
and after) and ``sources``.
"""

from munch_cli.arbiter.compare.compare import Compared, Comparison
from munch_cli.arbiter.view.view import event_told
from munch_cli.show.citing import source
from munch_cli.table.plain import Json


def comparison_json(found: Comparison) -> dict[str, Json]:
    """The whole comparison."""
    return {
        "asked": list(found.asked),
        "same": found.is_same,
        "differing": list(found.differing),
        "facts": list(found.facts),
        "answers": {answer.edition.key: _answer(answer) for answer in found.answers},
    }


def _answer(answer: Compared) -> dict[str, Json]:
    verdict = answer.last.verdict
    was, after = dict(answer.was), dict(answer.after)
    catalogue = answer.before.catalogue
    return {
        "answer": answer.word,
        "done": answer.last.was_done,
        "because": list(verdict.ids),
        "open": list(verdict.open),
        "open_after": list(verdict.open_after),
        "decisive": list[Json](sorted(answer.decisive)),
        "borrowed": answer.is_borrowed,
        "unknown_kinds": list(dict.fromkeys((*answer.unknown, *answer.carried))),
        "absent": list(answer.absent),
        "owes": [event_told(answer.before, event) for event in answer.owed],
        "not_known": list(answer.not_known),
        "changes": {name: [was.get(name), after.get(name)] for name in answer.changed},
        "sources": {id: source(id, answer.edition, catalogue) for id in (*answer.ids, *sorted(answer.decisive))},
    }
