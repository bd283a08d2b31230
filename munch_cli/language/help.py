"""Help on the language, read off the table of its sentences."""

from munch_cli.language.forms import Form, Gap, Literal, Options, Pattern, Verb, leading
from munch_cli.language.grammar import MAY, MAY_HELP, QUESTIONS, SESSION, VERBS, WHAT_IF_HELP
from munch_cli.language.stated_words import STATED_HELP, STATED_VERBS
from munch_cli.language.words import key
from munch_cli.table.records import NamedTuple


class HelpLine(NamedTuple):
    """A sentence as a shape ("PLAYER plays CARD [on ON]"), what it is for, and examples; ``about`` is its group."""

    about: str
    says: str
    help: str
    examples: tuple[str, ...]


def help_lines() -> tuple[HelpLine, ...]:
    """Help on everything that can be said, in the order of the grammar."""
    lines = [_line(verb) for verb in (*VERBS, *QUESTIONS)]
    lines += [HelpLine("board", *told) for told in STATED_HELP]
    lines += [HelpLine("asking", says, about, (example,)) for says, about, example in (MAY_HELP, WHAT_IF_HELP)]
    lines += [HelpLine("session", word, about, ()) for word, about in SESSION.items()]
    return tuple(lines)


def help_on(subject: str) -> tuple[HelpLine, ...]:
    """Help on the sentences that contain a verb or session word of the subject; nothing for an unknown one."""
    words = set(key(subject))
    if subject.strip() in SESSION:
        words.add(subject.strip())
    lines = [
        _line(verb) for verb in (*VERBS, *QUESTIONS) if any(leading(form).spellings & words for form in verb.forms)
    ]
    lines += [HelpLine("board", *told) for told in STATED_HELP if words & _opens(told[0], told[2])]
    lines += [HelpLine("asking", *MAY_HELP[:2], MAY_HELP[2:])] if words & MAY else []
    lines += [HelpLine("asking", *WHAT_IF_HELP[:2], WHAT_IF_HELP[2:])] if {"what", "if"} <= words else []
    lines += [HelpLine("session", word, about, ()) for word, about in SESSION.items() if word in words]
    return tuple(lines)


def _opens(says: str, examples: tuple[str, ...]) -> set[str]:
    """The words by which a statement is known: its verb in every spelling, or what it begins with."""
    first = key(says)[:2]
    verbs = {word for example in examples for word in key(example) if word in STATED_VERBS}
    spelt = {spelling for verb in verbs for spelling in STATED_VERBS[verb]}
    return verbs | spelt | (set() if first[0] == "player" else set(first) - {"card"})


def shape(form: Form) -> str:
    """A sentence with its slots in capitals.

    >>> from munch_cli.language.grammar import VERBS
    >>> shape(VERBS[0].forms[0])
    'PLAYER kicks open the door'
    """
    return ("" if form.bare else "PLAYER ") + " ".join(_shapes(form.pattern))


def _line(verb: Verb) -> HelpLine:
    return HelpLine(verb.about, shape(verb.forms[0]), verb.help, verb.examples)


def _shapes(pattern: Pattern) -> list[str]:
    words: list[str] = []
    for element in pattern:
        if isinstance(element, Literal):
            words.append(element.shown)
        elif isinstance(element, Gap):
            words.append(_SHOWN.get(element.slot.kind, element.slot.kind.upper()) + element.mark)
        elif isinstance(element, Options):
            words += [f"[{' '.join(_shapes(part))}]" for part in element.parts]
    return words


_SHOWN = {
    "copy": "CARD",
    "copies": "CARD + …",
    "copies or nothing": "CARD + …",
    "target": "PLAYER or CARD",
    "choice": "CARD, PLAYER or WORD",
    "cards": "CARD",
    "offer": "CARD + N treasures …",
    "rest": "…",
    "rule": "ID or WORDS",
    "ruled": "ID or NUMBER",
    "why": "did PLAYER …, no …, is PLAYER [not] …",
}
