"""Where a line of talk parts into clauses: behind a comma or another break, and at a joint as "and" or "then"."""

from collections.abc import Iterator

from munch_cli.language.talk.lexicon import Lexicon, Token
from munch_cli.table.typed import NamedTuple


class Split(NamedTuple):
    """A line in two parts, and the joints between them, "" for a mere break."""

    before: list[Token]
    joint: str
    behind: list[Token]


EVERYTHING = frozenset({"everything", "all"})


def all_but(words: list[str], lexicon: Lexicon) -> tuple[int, int]:
    """Where the words that leave something out of everything begin and end: "all her items except the bow". Equal, if
    there are none right behind it.
    """
    known = lexicon.words
    but = next((n for n, word in enumerate(words[1:], 1) if word not in known["behind all"]), len(words))
    many = next((many for many in (2, 1) if " ".join(words[but : but + many]) in known["leaving out"]), 0)
    return but, but + many


def left_out(words: list[str], lexicon: Lexicon) -> set[int]:
    """The places of the words that leave something out of everything."""
    everything = (n for n, word in enumerate(words) if word in EVERYTHING)
    return {n + between for n in everything for between in range(*all_but(words[n:], lexicon))}


def splits(tokens: list[Token], lexicon: Lexicon) -> Iterator[Split]:
    """Every place where a line may part, from the first on. What is left out of everything belongs to it."""
    joints, whole = lexicon.words["joints"], left_out([token.text for token in tokens], lexicon)
    for at in range(1, len(tokens)):
        if at in whole:
            continue
        begin = at
        while begin < len(tokens) and tokens[begin].text in joints:
            begin += 1
        is_inside = tokens[at - 1].text in joints
        if begin < len(tokens) and not is_inside and (begin > at or tokens[at].breaks):
            yield Split(tokens[:at], said(tokens[at:begin]), tokens[begin:])


def said(tokens: list[Token]) -> str:
    """Some tokens as words."""
    return " ".join(f"{token.text}'s" if token.is_owner else token.text for token in tokens)
