"""Small turns of phrase that every layer above says alike."""

from collections.abc import Iterable, Sequence

MOST_FIGURES = 20
"""No player means a number of more figures, and Python does not read endless ones."""
BEYOND = 10**MOST_FIGURES
"""What an endless number counts as: more than any limit."""


_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def sum_said(amount: int | str, parts: Iterable[tuple[int, str]]) -> str:
    """A total with its terms; what adds nothing is left out, unless it is all there is.

    >>> sum_said(6, [(8, "Pumpkinhead"), (-2, "against Werewolf"), (0, "Grave Dust")])
    '6 = 8 Pumpkinhead - 2 against Werewolf'
    >>> sum_said(0, [(0, "Grave Dust")])
    '0 = 0 Grave Dust'
    """
    every = list(parts)
    said = ""
    for size, label in [part for part in every if part[0]] or every:
        sign = "-" if size < 0 else "+"
        lead = f" {sign} " if said else "-" if size < 0 else ""
        said += f"{lead}{abs(size)} {label}"
    return f"{amount} = {said}" if said else f"{amount}"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Parts as people list them.

    >>> listed(["Coffin", "Wishing Ring", "Maniac Minion"])
    'Coffin, Wishing Ring and Maniac Minion'
    """
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def quoted(sentence: str) -> str:
    """A sentence in quotes, of the other kind where some stand in it.

    >>> print(quoted("discard Pirate"), quoted('discard "Spanish"'))
    "discard Pirate" 'discard "Spanish"'
    """
    return f"'{sentence}'" if '"' in sentence else f'"{sentence}"'


def counted(number: int, thing: str) -> str:
    """A number of things.

    >>> counted(1, "Treasure"), counted(3, "Treasure")
    ('1 Treasure', '3 Treasures')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def an(thing: str) -> str:
    """A thing with the article before it.

    >>> an("card"), an("Accent"), an("one-shot")
    ('a card', 'an Accent', 'a one-shot')
    """
    begins_with_vowel = thing[:1].casefold() in "aeiou" and not thing.startswith("one")
    return f"{'an' if begins_with_vowel else 'a'} {thing}"


# ---- numbers as people write them


def in_words(number: int) -> str:
    """A small number as a word, a greater one in figures.

    >>> in_words(5), in_words(168)
    ('five', '168')
    """
    return _WORDS[number] if 0 <= number < len(_WORDS) else f"{number:,}"


def whole(text: str) -> int:
    """The number that a text is, if it is a whole one and of a length that a player can mean; else -1.

    >>> whole("13"), whole("-2"), whole("many"), whole("9" * 5000)
    (13, -1, -1, -1)
    """
    return int(text) if text.isdecimal() and len(text) <= MOST_FIGURES else -1


def figure(text: str) -> int:
    """The number that figures stand for, perhaps with a sign before them; an endless one is beyond every limit.

    >>> figure("13"), figure("- 2"), figure("+3"), figure("9" * 5000) == BEYOND
    (13, -2, 3, True)
    """
    bare = text.replace(" ", "")
    number = int(bare) if len(bare.lstrip("+-")) <= MOST_FIGURES else BEYOND
    return -BEYOND if number == BEYOND and bare.startswith("-") else number
