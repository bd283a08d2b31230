"""A sentence that is not understood: its understood part, what was expected behind it, and the nearest names."""

from munch_cli.language.answers import NotUnderstood
from munch_cli.language.forms import PHASE_WORDS, base, leading
from munch_cli.language.grammar import (
    FIRST_WORDS,
    MAY,
    OTHER_WORDS,
    QUESTIONS,
    SESSION,
    STATED_OPENINGS,
    STATED_VERBS,
    VERBS,
)
from munch_cli.language.names import QUOTES, key
from munch_cli.language.reader import THE_END, Reader, Want, taught
from munch_cli.table.names import likeness, nearest
from munch_cli.table.saying import listed

_JOINTS = frozenset(
    {"on", "with", "to", "for", "taking", "discarding", "offering", "saving", "from", "in", "because", "be", "have"}
    | {"and", "holding", "carrying", "wearing", "cursed", "sideways", "looking", "+", ";", "?", "(", ")"}
)
_NAMED_BY_CARD = ("copy", "copies", "copies or nothing", "target", "choice", "card", "cards", "offer", "host")
_EXPECTED_MOST = 4
_BETWEEN_SENTENCES = frozenset({"and", "then", "but"})
ANOTHER = '";" before the next sentence'
"""What is expected where a second sentence begins as if it were part of the first."""


def missed(reader: Reader, begin: int) -> NotUnderstood:
    """Where the sentence that begins at a word breaks off, at the furthest point that any reading of it reached."""
    furthest = max((want.at for want in reader.wants), default=begin)
    wants = taught([want for want in reader.wants if want.at == furthest])
    if furthest >= reader.end:
        at, length = reader.words[reader.end - 1].end, 0
        close: tuple[str, ...] = ()
    else:
        at = reader.words[furthest].start
        close, length = _nearest(reader, furthest, wants)
    says = list(dict.fromkeys(want.says for want in wants))
    says = says[:_EXPECTED_MOST]
    if _another_begins(reader, furthest, THE_END.asks in says):
        says = [*says[: _EXPECTED_MOST - 1], ANOTHER]
    return NotUnderstood(at, length, listed(says, "or"), close, reader.text[:at].rstrip())


def _another_begins(reader: Reader, at: int, may_end: bool) -> bool:
    """Whether a sentence of its own seems to begin at a word.

    That is a verb behind a comma or "and" where a sentence ``may_end``, or a verb behind a player's name.
    """
    begin = at
    while reader.is_word(begin, *_BETWEEN_SENTENCES):
        begin += 1
    if begin >= reader.end or (begin == at and not reader.words[at].gap.strip()):
        return False
    who, behind = reader.player(begin)
    verb = begin if who is None else behind
    return (may_end or who is not None) and verb < reader.end and _is_verb(reader.words[verb].text)


def _is_verb(word: str) -> bool:
    """Whether a sentence, or what people say for one, has this for its verb."""
    return word in FIRST_WORDS or base(word) in OTHER_WORDS or any(word in said for said in STATED_VERBS.values())


def _nearest(reader: Reader, furthest: int, wants: list[Want]) -> tuple[tuple[str, ...], int]:
    """Names like the part that is not understood, and how long that part is."""
    start = reader.words[furthest].start
    if (named := _named_for_a_verb(reader, furthest, wants)) is not None:
        return named
    known = list(dict.fromkeys(name for want in wants for name in _known(reader, want)))
    longest = reader.end
    joint = next((n for n in range(furthest + 1, longest) if _parts_at(reader, n)), longest)
    one_word = (furthest + 1,) if any(want.slot is None or want.slot.kind == "verb" for want in wants) else ()
    found: list[tuple[float, tuple[str, ...], int]] = []
    for stop in dict.fromkeys((*one_word, joint, longest)):
        end = reader.words[stop - 1].end
        said = reader.text[start:end].strip(QUOTES)
        close = nearest(said, [name for name in known if key(name) != key(said)], 3)
        if close:
            found.append((likeness(said.casefold(), close[0].casefold()), close, end - start))
    if not found:
        return (), reader.words[joint - 1].end - start
    _, names, length = max(found, key=lambda one: one[0])
    return names, length


def _named_for_a_verb(reader: Reader, at: int, wants: list[Want]) -> tuple[tuple[str, ...], int] | None:
    """What to say where a verb was wanted and something else stands: "Cy backstabs", "Cy Fluffy", "Cy flees"."""
    if not any(want.slot is not None and want.slot.kind == "verb" for want in wants):
        return None
    for names, verb in ((reader.names.abilities, "use"), (reader.names.cards, "play")):
        found = names.find(reader.text, reader.words[: reader.end], at)
        if found is not None:
            length = reader.words[found.after - 1].end - reader.words[at].start
            return tuple(dict.fromkeys(f"{verb} {name}" for name, _ in found.bearers)), length
    word = reader.words[at]
    for said in (word.text, base(word.text), word.text.removesuffix("es")):
        if said in OTHER_WORDS:
            return (OTHER_WORDS[said],), word.end - word.start
    done = dict.fromkeys(f"use {ability.called}" for ability in reader.names.abilities.called((base(word.text),)))
    return (tuple(done), word.end - word.start) if done else None


def _parts_at(reader: Reader, at: int) -> bool:
    """Whether the sentence goes on with another part at a word."""
    word = reader.words[at].text
    return word in _JOINTS or "," in reader.words[at].gap or word in STATED_VERBS


def _known(reader: Reader, want: Want) -> list[str]:
    """The names that could stand where something is wanted."""
    if want.slot is None:
        return [want.says]
    kind = want.slot.kind
    known: list[str] = []
    if kind in _NAMED_BY_CARD:
        known += reader.names.cards.names()
    if kind == "laid":
        kinds, cards = want.slot.where[0], reader.names.catalogue.values()
        known += [card.name for card in cards if not kinds or card.kind in kinds]
    if kind == "phase":
        known += [way for ways in PHASE_WORDS.values() for way in ways]
    if kind in ("player", "target", "choice"):
        known += [player.name for player in reader.state.players]
    if kind == "choice":
        known += [word for debt in reader.state.owed for word in debt.words]
    if kind == "ability":
        known += reader.names.abilities.names()
    if kind == "verb":
        known += verbs_known()
        known += [*SESSION, *MAY, "what if", *STATED_OPENINGS] if want.at == 0 else []
    return known


def verbs_known() -> list[str]:
    """The first words of all sentences, as they are said of somebody and bare."""
    words: dict[str, None] = {}
    for verb in (*VERBS, *QUESTIONS):
        for form in verb.forms:
            if not form.only_heard:
                words.update(dict.fromkeys(sorted(leading(form).spellings)))
    for stated, spellings in STATED_VERBS.items():
        words.update(dict.fromkeys((stated, *sorted(spellings))))
    return list(words)
