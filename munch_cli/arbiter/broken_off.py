"""A sentence that breaks off: "asks for help", "sells", "plays". It is every whole sentence that has its words."""

from collections.abc import Iterator

from munch_cli.arbiter.candidates import KINDS, candidates
from munch_cli.effects.looking import is_item, items_carried, others
from munch_cli.engine.table import Table
from munch_cli.language.forms import Literal
from munch_cli.language.grammar import FIRST_WORDS, MAY
from munch_cli.language.names import ARTICLES, cut
from munch_cli.language.parse import LONGEST, Parser
from munch_cli.language.say import say_short
from munch_cli.table import commands as c
from munch_cli.table.cards import SELLABLE_KINDS
from munch_cli.table.ids import PlayerId
from munch_cli.table.typed import NamedTuple
from munch_cli.table.vocabulary import GrabItem, StealItem, StealLevel

STEAL = "steal"
"""What only a card lets one do, and no sentence of the grammar begins with."""
IN_CHARITY = (c.GiveInCharity, c.DiscardInCharity)
"""What the last words can mean only in charity; offered after everything else."""


class BrokenOff(NamedTuple):
    """The whole sentences that one can be, the likeliest first; ``is_question``: it asks whether one may."""

    whole: tuple[c.Command, ...]
    is_question: bool


def completed(table: Table, text: str, at: int, speaker: PlayerId | None, eyes: PlayerId | None) -> BrokenOff | None:
    """The whole sentences of which a text that is not understood from column ``at`` on is a part; None if it is none.

    Nothing is completed for a player whose hand ``eyes`` do not see. Where a question is whether somebody may do
    something at all, and they have nothing to do it with, it is the act alone: ``may Ann sell?``.
    """
    breaks_at = text[at:].strip(" .!?").partition(" ")[0]
    if breaks_at not in ("", STEAL) or len(text) > LONGEST:
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
    who = seats[0]
    kinds = _kinds(words[verb_at].text)
    said = [word.text for word in words[verb_at + 1 : -1] if word.text not in ARTICLES]
    said += [word.text for word in words[verb_at + 1 :][-1:]]  # at the end "her" is somebody
    found = [one for one in candidates(table, who, kinds=kinds) if _is_plain(one)]
    found = found or [one for kind in kinds for one in _not_worth_listing(table, who, kind)]
    whole = [one for one in dict.fromkeys(found) if _has(table, one, said)]
    if not whole and is_question:
        alone = [kind for kind in kinds if set(said) <= _fixed(words[verb_at].text, kind)]
        alone.sort(key=lambda kind: kind in IN_CHARITY)
        if words[verb_at].text == STEAL and not _steals(table, who):
            _, end = parser.reader.player(verb_at + 2) if said[:1] == ["from"] else (None, verb_at + 1)
            alone = [c.UseAbility] if end == len(words) else []
        whole = [c.of_nothing(kind, who) for kind in alone[:1]]
    return BrokenOff(tuple(whole), is_question) if whole else None


def _steals(table: Table, who: PlayerId) -> bool:
    """Whether a player has a card that steals something, be it for a Thief or once."""
    cards = [table.card(copy) for copy in (*table.in_play(who), *table.hand(who))]
    deeds = (deed for card in cards for deed in (*card.do, *(one for ability in card.abilities for one in ability.do)))
    return any(isinstance(deed, StealItem | StealLevel | GrabItem) for deed in deeds)


def _not_worth_listing(table: Table, who: PlayerId, kind: type[c.Command]) -> Iterator[c.Command]:
    """What a player could mean who has nothing that ``candidates`` think of: too little to sell, Items in the hand to
    put on, give or trade, monsters to fight in another player's turn.
    """
    items = [copy for copy in table.hand(who) if is_item(table.card(copy))]
    if kind is c.Sell:
        held = (*table.hand(who), *table.in_play(who), *table.sideways(who))
        worth = tuple(copy for copy in held if table.card(copy).kind in SELLABLE_KINDS and table.card(copy).value)
        yield from [c.Sell(who, worth)] if worth else []
    elif kind is c.Equip:
        yield from (c.PlayCard(who, copy) for copy in items if table.card(copy).kind != "one-shot")
    elif kind is c.GiveItems:
        yield from (c.GiveItems(who, (copy,), player) for copy in items for player in others(table, who))
    elif kind is c.Trade:
        mine = items_carried(table, who) or items
        yield from (c.Trade(who, (copy,), player, ()) for copy in mine for player in others(table, who))
    elif kind is c.LookForTrouble:
        monsters = (copy for copy in table.hand(who) if table.card(copy).kind == "monster")
        yield from (c.LookForTrouble(who, copy) for copy in monsters)


def _kinds(word: str) -> list[type[c.Command]]:
    """The commands of which a sentence can begin with a word that is taught: what is only heard ("curses") tells more
    than the command, and is left to who understands talk.
    """
    said = {verb.makes for verb, form in FIRST_WORDS.get(word, ()) if not form.only_heard}
    return [kind for kind in KINDS if kind in said]


def _fixed(word: str, kind: type[c.Command]) -> set[str]:
    """The words that belong to the verb of a command: "look for trouble with"."""
    forms = (form for verb, form in FIRST_WORDS.get(word, ()) if verb.makes is kind and not form.only_heard)
    return {said for form in forms for part in form.pattern if isinstance(part, Literal) for said in part.spellings}


def _is_plain(command: c.Command) -> bool:
    """Whether a command promises nothing that nobody has said."""
    return not isinstance(command, c.AskHelp | c.OfferHelp) or command.offer == c.Offer()


def _has(table: Table, command: c.Command, said: list[str]) -> bool:
    """Whether the sentence of a command has words in their order."""
    rest = iter(word.text for word in cut(say_short(command, table.state, table.catalogue))[1:])
    return all(word in rest for word in said)
