"""The table of sentences is whole: every command has a verb, every verb has help, and help shows true examples."""

import pytest

from munch_cli.language.answers import Asked, NotUnderstood, Question, Understood
from munch_cli.language.forms import Verb
from munch_cli.language.grammar import (
    QUESTIONS,
    VERBS,
)
from munch_cli.language.parse import parse
from munch_cli.table.commands import Command

from .boards import Laying, quarrel


def test_every_slot_fills_a_field_of_its_command() -> None:
    for verb in VERBS:
        fields = set(verb.makes._fields)
        for form in verb.forms:
            assert {field for field, _ in form.fixed} <= fields, verb.makes


def box() -> Laying:
    """A board on which every example of the help makes sense."""
    laying = quarrel()
    laying.state.players[2].name = "Drake"
    for name in ("Fluffy", "Greenbeard", "Coffin", "Goth Boots"):
        laying.foe(name)
    return laying


@pytest.mark.parametrize("verb", [*VERBS, *QUESTIONS], ids=lambda verb: verb.makes.__name__)
def test_the_examples_of_the_help_are_understood(verb: Verb) -> None:
    laying = box()
    laying.state.players[1].name = "K.C."
    assert verb.help
    assert verb.examples
    for example in verb.examples:
        sentence = example.replace("Bob", "Drake")
        answer = parse(sentence, laying.state, laying.catalogue, at_prompt=True)
        if isinstance(answer, NotUnderstood) and "Banshee" not in laying.catalogue:
            laying.card("Banshee")
            answer = parse(sentence, laying.state, laying.catalogue, at_prompt=True)
        made: Command | Question | None = None
        if isinstance(answer, Understood):
            made = answer.command
        if isinstance(answer, Asked):
            made = answer.question
        assert isinstance(made, verb.makes), (example, answer)
