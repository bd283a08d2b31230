"""What munch says of every printed card, in full and in short: a block for each card of a set."""

from munch_cli.files.cards import load_catalogue
from munch_cli.language.card import bad_stuff, brief, card_lines, in_brackets


def told(set: str) -> str:
    """What is said of them now."""
    blocks = []
    for card in load_catalogue((set,)).values():
        lines = [*card_lines(card), f"in short: {in_brackets(card.name, card)}; {brief(card)}; {bad_stuff(card)}"]
        blocks.append("".join(f"{line}\n" for line in lines))
    return "\n".join(blocks)
