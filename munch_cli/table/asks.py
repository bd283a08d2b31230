"""A question put back instead of an answer: the sentence lacks a part, or can be taken in several ways.

>>> helmet = which("which Helmet", ("hand", "in play"), ("Ann sells Helmet (hand)", "Ann sells Helmet (in play)"))
>>> helmet.question
'which Helmet: hand or in play?'
>>> helmet.meant("2"), helmet.meant("play"), helmet.meant("Boots")
('Ann sells Helmet (in play)', 'Ann sells Helmet (in play)', None)
"""

from munch_cli.table.saying import listed, whole
from munch_cli.table.typed import NamedTuple


class Choice(NamedTuple):
    """One way to answer: ``short`` is enough to say, ``says`` is the whole sentence that it stands for.

    ``fact``: what speaks for it or against it, in a few words, or "".
    """

    short: str
    says: str
    fact: str = ""


class Asks(NamedTuple):
    """A question in words and its possible answers, the best first. Nothing was judged or done.

    ``is_guess``: it guesses at what was not understood, and another sentence answers it as well. ``is_of_newcomer``: it
    asks whether a name is that of a new player.
    """

    question: str
    choices: tuple[Choice, ...]
    is_guess: bool = False
    is_of_newcomer: bool = False

    @property
    def shorts(self) -> tuple[str, ...]:
        """The short answers."""
        return tuple(choice.short for choice in self.choices)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences that the answers stand for."""
        return tuple(choice.says for choice in self.choices)

    def meant(self, text: str) -> str | None:
        """The sentence that an answer stands for. None if it answers nothing, or several choices.

        An answer is the number of a choice, its words, their beginning, or some of them.
        """
        if 0 < whole(text) <= len(self.choices):
            return self.choices[whole(text) - 1].says
        said = _words(text)
        for fits in (_same, _begins, _holds):
            found = [choice for choice in self.choices if said and fits(_words(choice.short), said)]
            if found:
                return found[0].says if len(found) == 1 else None
        return None


def _words(text: str) -> str:
    return " ".join(text.casefold().rstrip(".!").split())


def _same(choice: str, said: str) -> bool:
    return choice == said


def _begins(choice: str, said: str) -> bool:
    return choice.startswith(said)


def _holds(choice: str, said: str) -> bool:
    """Return True if all the words of an answer stand in a choice."""
    return set(said.split()) <= set(choice.split())


def which(what: str, shorts: tuple[str, ...], sentences: tuple[str, ...]) -> Asks:
    """The question which of these it is. ``what`` is its beginning, without the choices."""
    choices = tuple(Choice(short, says) for short, says in zip(shorts, sentences, strict=True))
    return Asks(f"{what}: {listed(shorts, 'or')}?", choices)
