"""A command said back: the sentence that ``parse`` takes for the same command."""

from typing import cast

from munch_cli.language.fill import (
    PROMISED_PLAYS,
    Board,
    Search,
    copy_field,
    designation,
    player_field,
    search_of,
    slots_of,
    written,
)
from munch_cli.language.forms import Blank, Form, Literal, Options, Pattern, Slot, base
from munch_cli.language.grammar import VERB_OF
from munch_cli.language.names import Index, Names, key, names_of, players_of
from munch_cli.table.cards import Catalogue
from munch_cli.table.commands import Command, Offer
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.state import State

Field = int | str | tuple[CopyId, ...] | Offer


def say(command: Command, state: State, catalogue: Catalogue, eyes: PlayerId | None = None) -> str:
    """The canonical sentence of a command: "Jenn plays Fluffy on Pumpkinhead". Or of a statement about the board."""
    if type(command) not in VERB_OF:
        from munch_cli.language.statements.said import say_statement
        from munch_cli.table.statements import Statement

        return say_statement(cast("Statement", command), state, catalogue)
    saying = Saying(command, state, catalogue, eyes)
    who = "" if saying.form.bare else saying.player(PlayerId(command.who)) + " "
    return who + saying.sentence()


def say_short(command: Command, state: State, catalogue: Catalogue) -> str:
    """The sentence as one says it of oneself at the prompt: "play Fluffy on Pumpkinhead"."""
    saying = Saying(command, state, catalogue, None)
    sentence = saying.sentence()
    if saying.form.bare:
        return sentence
    verb, blank, rest = sentence.partition(" ")
    return base(verb) + blank + rest


def say_question(command: Command, state: State, catalogue: Catalogue) -> str:
    """The sentence as a question: "may Jenn play Fluffy on Pumpkinhead?"."""
    saying = Saying(command, state, catalogue, None)
    who = "" if saying.form.bare else saying.player(PlayerId(command.who)) + " "
    return f"may {who}{say_short(command, state, catalogue)}?"


class Saying:
    """One command being put into words."""

    __slots__ = ("board", "fields", "form", "names", "players", "taken", "who")

    def __init__(self, command: Command, state: State, catalogue: Catalogue, eyes: PlayerId | None) -> None:
        self.board = Board(state, catalogue, NO_PLAYER if eyes is None else eyes)
        self.names: Names = names_of(catalogue)
        self.players: Index[PlayerId] = players_of(state)
        self.fields: dict[str, Field] = command._asdict()
        self.who = PlayerId(command.who)
        self.form = self._fitting(VERB_OF[type(command)].forms)
        self.taken: list[CopyId] = []

    def _fitting(self, forms: tuple[Form, ...]) -> Form:
        """The first way to say it whose fixed words are true, and that names a speaker if there is one."""
        true = [form for form in forms if all(self.fields[field] == value for field, value in form.fixed)]
        return next((form for form in true if form.bare == (self.who == NO_PLAYER)), true[0])

    def sentence(self) -> str:
        """The sentence without its player."""
        slots = slots_of(self.form.pattern)
        said = {name: self._spoken(name, slot) for name, slot in slots}
        return " ".join(_walk(self.form.pattern, said))

    def player(self, seat: PlayerId) -> str:
        """A player's name."""
        return written(self.board.state.players[seat].name, self.names, self.players)

    # ---- slots

    def _spoken(self, name: str, slot: Slot) -> str:
        if slot.kind in ("target", "choice"):
            return self._target(name, slot)
        if slot.kind == "ability":
            return self._ability(slot)
        value = self.fields[name]
        if isinstance(value, Offer):
            return self._offer(value, slot)
        if isinstance(value, tuple):
            said = " + ".join(self._copy(copy, slot) for copy in cast(tuple[CopyId, ...], value))
            return said or ("nothing" if slot.kind == "copies or nothing" else "")
        if slot.kind == "player":
            return self.player(self._seat(name)) if value != NO_PLAYER else ""
        if slot.kind == "copy":
            return self._copy(self._one(name), slot) if value != NO_COPY else ""
        return self._printed(CardId(str(value))) if slot.kind == "card" else str(value)

    def _seat(self, field: str) -> PlayerId:
        return cast(PlayerId, self.fields[field])

    def _one(self, field: str) -> CopyId:
        return cast(CopyId, self.fields[field])

    def _target(self, name: str, slot: Slot) -> str:
        seat, copy = self._seat(player_field(name)), self._one(copy_field(name))
        if seat != NO_PLAYER:
            said = self.player(seat)
            tied = slot.kind == "target" and self.names.cards.has(key(self.board.state.players[seat].name))
            return f"{said} (player)" if tied else said
        if copy != NO_COPY:
            said = self._copy(copy, slot)
            return f"{said} (card)" if self.players.has(key(said)) else said
        return str(self.fields.get("word", ""))

    def _search(self, slot: Slot) -> Search:
        return search_of(slot, self.board.state, self.who, self.fields)

    def _copy(self, copy: CopyId, slot: Slot) -> str:
        name = written(self.board.catalogue[self.board.state.cards[copy]].name, self.names, self.players)
        said, meant = designation(self.board, copy, name, self._search(slot), self.taken)
        self.taken.append(meant)
        return said

    def _ability(self, slot: Slot) -> str:
        copy, called = self._one("card"), str(self.fields["ability"])
        cards = tuple(dict.fromkeys(bearer.card for bearer in self.names.abilities.called(key(called))))
        said, _ = designation(
            self.board, copy, written(called, self.names, self.players), self._search(slot), self.taken, cards
        )
        return said

    def _offer(self, offer: Offer, slot: Slot) -> str:
        if offer == Offer():
            return ""
        parts = [self._copy(copy, slot) for copy in offer.items]
        if offer.treasures:
            parts.append(f"{offer.treasures} treasure{'s' if offer.treasures != 1 else ''}")
        promised = slot._replace(where=PROMISED_PLAYS)
        parts += [f"playing {self._copy(copy, promised)}" for copy in offer.plays]
        first = f", {self.player(offer.first)} picks first" if offer.first != NO_PLAYER else ""
        return (" + ".join(parts) or "nothing") + first

    def _printed(self, card: CardId) -> str:
        """A printed card's name, with its set if another set has the name as well and is as likely meant."""
        catalogue = self.board.catalogue
        name = catalogue[card].name
        same = self.names.cards.called(key(name))
        here = [other for other in same if other in self.board.state.cards] or list(same)
        said = written(name, self.names, self.players)
        return said if here == [card] else f"{said} ({catalogue[card].set})"


def _walk(pattern: Pattern, said: dict[str, str]) -> list[str]:
    words: list[str] = []
    for element in pattern:
        if isinstance(element, Literal):
            words.append(element.shown)
        elif isinstance(element, Blank):
            words.append(said[element.field] + element.mark)
        elif isinstance(element, Options):
            words += [word for part in element.parts if _has_something(part, said) for word in _walk(part, said)]
    return words


def _has_something(part: Pattern, said: dict[str, str]) -> bool:
    return any(isinstance(element, Blank) and said[element.field] for element in part)
