"""Where a line of talk parts into clauses: behind a comma or another break, and at a joint as "and" or "then"."""

from collections.abc import Iterator

from munch_cli.language.talk.lexicon import Lexicon, Token
from munch_cli.table.typed import NamedTuple


class Split(NamedTuple):
    """A line in two parts, and the joints between them, "" for a mere break."""

    before: list[Token]
    joint: str
    behind: list[Token]


def splits(tokens: list[Token], lexicon: Lexicon) -> Iterator[Split]:
    """Every place where a line may part, from the first on."""
    joints = lexicon.words["joints"]
    for at in range(1, len(tokens)):
        begin = at
        while begin < len(tokens) and tokens[begin].text in joints:
            begin += 1
        is_inside = tokens[at - 1].text in joints
        if begin < len(tokens) and not is_inside and (begin > at or tokens[at].breaks):
            yield Split(tokens[:at], said(tokens[at:begin]), tokens[begin:])


def said(tokens: list[Token]) -> str:
    """Some tokens as words."""
    return " ".join(f"{token.text}'s" if token.is_owner else token.text for token in tokens)
