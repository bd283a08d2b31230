"""A short question that was put back: the next line may be the bare answer to it."""

from collections.abc import Mapping


class Pending:
    """What may be answered, each with the line it stands for."""

    def __init__(self, lines: Mapping[str, str]) -> None:
        self.lines = dict(lines)

    def meant(self, text: str) -> str | None:
        """The line that an answer stands for: a choice, its beginning if no other begins so, or its number."""
        choices = list(self.lines)
        if text.isdecimal() and 0 < int(text) <= len(choices):
            return self.lines[choices[int(text) - 1]]
        folded = text.casefold().rstrip(".!")
        same = [choice for choice in choices if choice.casefold().rstrip(".!") == folded]
        like = same or [choice for choice in choices if choice.casefold().startswith(folded)]
        return self.lines[like[0]] if len(like) == 1 else None
