"""A sentence that breaks off: "asks for help", "sells", "plays". It is every whole sentence that has its words."""

from munch_cli.arbiter.candidates import KINDS, candidates
from munch_cli.engine.table import Table
from munch_cli.language.grammar import FIRST_WORDS, MAY
from munch_cli.language.parse import LONGEST, Parser
from munch_cli.language.say import say_short
from munch_cli.language.words import ARTICLES, cut
from munch_cli.table.commands import AskHelp, Command, Offer, OfferHelp, Trade
from munch_cli.table.ids import PlayerId
from munch_cli.table.records import NamedTuple

NOT_MEANT = (Trade,)
"""Of what could be traded against what there is too much to be listed."""


class BrokenOff(NamedTuple):
    """The whole sentences that one can be, the likeliest first; ``is_question``: it asks whether one may."""

    whole: tuple[Command, ...]
    is_question: bool


def completed(table: Table, text: str, at: int, speaker: PlayerId | None, eyes: PlayerId | None) -> BrokenOff | None:
    """The whole sentences of which a text that is not understood from column ``at`` on is a part; None if it is none.

    Nothing is completed for a player whose hand ``eyes`` do not see.
    """
    if text[at:].strip(" .!?") or len(text) > LONGEST:
        return None
    parser = Parser(text, table.state, table.catalogue, speaker, True, eyes)
    words = [word for word in parser.words if word.text != "?"]
    is_question = bool(words) and (words[0].text in MAY or len(words) < len(parser.words))
    begin = int(bool(words) and words[0].text in MAY)
    named, behind = parser.reader.player(begin)
    verb_at = begin if named is None else behind
    seats = parser.speakers() if named is None else named.seats
    if verb_at >= len(words) or len(seats) != 1 or (eyes is not None and eyes != seats[0]):
        return None
    kinds = _kinds(words[verb_at].text)
    found = [one for one in candidates(table, seats[0], kinds=kinds) if _is_plain(one)] if kinds else []
    said = [word.text for word in words[verb_at + 1 :] if word.text not in ARTICLES]
    whole = tuple([one for one in dict.fromkeys(found) if _has(table, one, said)])
    return BrokenOff(whole, is_question) if whole else None


def _kinds(word: str) -> list[type[Command]]:
    """The commands of which a sentence can begin with a word that is taught: what is only heard ("curses") tells more
    than the command, and is left to who understands talk.
    """
    said = {verb.makes for verb, form in FIRST_WORDS.get(word, ()) if not form.only_heard}
    return [kind for kind in KINDS if kind in said and kind not in NOT_MEANT]


def _is_plain(command: Command) -> bool:
    """Whether a command promises nothing that nobody has said."""
    return not isinstance(command, AskHelp | OfferHelp) or command.offer == Offer()


def _has(table: Table, command: Command, said: list[str]) -> bool:
    """Whether the sentence of a command has words in their order."""
    rest = iter(word.text for word in cut(say_short(command, table.state, table.catalogue))[1:])
    return all(word in rest for word in said)
