"""A sentence that could not be taken: what was expected, a caret where it breaks off, the nearest names."""

from munch_cli.language.answers import Ambiguous, Answer, NotUnderstood
from munch_cli.table.saying import listed


def missed_lines(answer: Answer, text: str) -> list[str]:
    """What to say of a sentence that is no command and no question that can be answered here."""
    if isinstance(answer, NotUnderstood):
        lines = [f"this was not understood: {answer.expected} was expected", f"  {text}"]
        lines.append(f"  {' ' * answer.at}{'^' * max(1, answer.length)}")
        if answer.nearest:
            offered = listed([f'"{name}"' for name in answer.nearest], "or")
            lines.append(f"  did you mean {offered}?")
        return lines
    if isinstance(answer, Ambiguous):
        return [answer.question, f"  {listed(list(answer.choices), 'or')}"]
    return [f"this cannot be answered here: {text}", '  ask "may …?" or "what if …"']
