"""Small turns of phrase that every layer above says alike."""

from collections.abc import Iterable, Sequence


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
