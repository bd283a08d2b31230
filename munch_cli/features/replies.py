"""Replies to questions of a case about the rules, or about how things stand: those of the prompt, where it is sure."""

from munch_cli.arbiter.asking import NOTHING_SAID
from munch_cli.arbiter.certainty import Unsure
from munch_cli.arbiter.clauses import Context
from munch_cli.arbiter.in_general import General
from munch_cli.arbiter.lookup import Found, Word, asks
from munch_cli.arbiter.rule_questions import NAMED, is_of_the_rules, rules_asked
from munch_cli.arbiter.understanding import Understanding, asked_in_general, understand
from munch_cli.engine.reasons import OutcomeWord, Reason, ReasonKind, Verdict
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_lexicon
from munch_cli.language.talk.stands import Standing
from munch_cli.rulebook.book import Rule
from munch_cli.show.standing import rules_behind, truth_of
from munch_cli.table.asks import Asks, Choice
from munch_cli.table.ids import RuleId
from munch_cli.table.typed import NamedTuple

VERDICTS: dict[Word, tuple[OutcomeWord, ReasonKind]] = {
    "yes": ("allowed", "licence"),
    "": ("allowed", "licence"),
    "no": ("refused", "refusal"),
    "silent": ("silent", "silence"),
}
"""The word of a reply -> the outcome and the kind of reason that a Then finds."""


class Reply(NamedTuple):
    """A reply and the outcome that a Then looks at. ``is_yes_or_no``: False if the question has another answer."""

    outcome: Outcome
    is_yes_or_no: bool


def reply_to(table: Table, question: str) -> Reply | None:
    """Return the reply to a question about the rules, or about how things stand; None if it is not sure.

    A question that can mean several things is asked back.
    """
    if not asks(question):
        return None
    meant = understand(table, question, load_lexicon(), Context())
    if (found := _rules_asked(table, question, meant)) is not None:
        return _of_rules(table, found)
    if isinstance(meant, Standing):
        truth = truth_of(meant, table)
        word: Word = "" if truth is None else "yes" if truth else "no"
        return _reply(table, word, rules_behind(meant, table))
    if isinstance(meant, Unsure):
        choices = tuple(Choice(said, said) for said in meant.choices)
        asked = Verdict("asks", (), asks=Asks("which is meant?", choices, is_guess=True))
        return Reply(Outcome(NOTHING_SAID, asked, (), table), True)
    return None


def _rules_asked(table: Table, question: str, meant: Understanding) -> Found | None:
    """Return what the sheet has on a question that is surely about the rules in general; None for any other."""
    explained = meant.fit if isinstance(meant, Standing | Unsure) else 0.0
    names_card = asked_in_general(table, question, load_lexicon()).names_card
    found = None if names_card else rules_asked(question, table, explained, NAMED if _names(meant) else 0.0)
    if not found or found[0].word == "missed" or not found[0].is_sure:
        return None
    is_certain = isinstance(meant, General) and meant.is_sure
    return found[0] if is_certain or is_of_the_rules(question, table) else None


def _names(meant: Understanding) -> bool:
    return isinstance(meant, General) and meant.names


def _of_rules(table: Table, found: Found) -> Reply:
    """The reply of the sheet: the entry that answers best."""
    entries = [entry for _, entry in found.hits[:1]]
    rules = tuple(RuleId(entry.id) for entry in entries if isinstance(entry, Rule))
    points = tuple(RuleId(entry.id) for entry in entries if not isinstance(entry, Rule))
    return _reply(table, "silent" if points and not found.word else found.word, rules, points)


def _reply(table: Table, word: Word, rules: tuple[RuleId, ...], points: tuple[RuleId, ...] = ()) -> Reply:
    outcome, kind = VERDICTS[word]
    verdict = Verdict(outcome, (Reason(kind, rules),), open=points)
    return Reply(Outcome(NOTHING_SAID, verdict, (), table), word != "")
