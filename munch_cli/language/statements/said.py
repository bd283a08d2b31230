"""What was said of a board, said back: the sentence that is read as the same statement."""

from munch_cli.language.fill import written
from munch_cli.language.forms import PHASES_SAID
from munch_cli.language.names import Index, Names, key, names_of, players_of
from munch_cli.language.statements.facts import said_fact
from munch_cli.language.statements.sentence import CHARACTER, FRONT, SPOT_SAID
from munch_cli.language.statements.somebody import NEW, begins_a_sentence, is_of_two_minds, like_a_card, meant_perhaps
from munch_cli.table import statements as st
from munch_cli.table.cards import CURSE_KINDS, Catalogue
from munch_cli.table.ids import CardId, PlayerId
from munch_cli.table.names import OWN
from munch_cli.table.saying import an, listed
from munch_cli.table.state import State

BELONGINGS = frozenset(FRONT.where[0]) - frozenset(CHARACTER.where[0])
ONLY = {"hand": "holds", "in_play": "has", "sideways": "carries", "curses": "has"}


def say_statement(statement: st.Statement, state: State, catalogue: Catalogue) -> str:
    """The sentence of a statement, as it is understood on this board."""
    return Saying(state, catalogue).sentence(statement)


class Saying:
    """Statements being put into words on one board."""

    def __init__(self, state: State, catalogue: Catalogue) -> None:
        self.state = state
        self.catalogue = catalogue
        self.names: Names = names_of(catalogue)
        self.players: Index[PlayerId] = players_of(state)

    def sentence(self, statement: st.Statement) -> str:
        """The sentence of a statement."""
        if isinstance(statement, st.Being):
            return f"{self.player(statement.whom)} {self.being(statement)}"
        if isinstance(statement, st.Fighting):
            return self._fighting(statement)
        if isinstance(statement, st.Seating):
            return f"{listed([self.player(name) for name in statement.names])} join"
        if isinstance(statement, st.Helping):
            whom = f" {self.player(statement.whom)}" if statement.whom else ""
            return f"{self.player(statement.helper)} helps{whom}{self._terms(statement.terms)}"
        if isinstance(statement, st.NoFight):
            return "nobody fights"
        if isinstance(statement, st.TurnIs):
            phase = PHASES_SAID[statement.phase] if statement.phase else ""
            if not statement.whom:
                return f"the phase is {phase}"
            return f"it is {self.player(statement.whom)}'s turn{', ' if phase else ''}{phase}"
        if isinstance(statement, st.HandsAre):
            return "all hands are known" if statement.known else "nobody's hand is known"
        if isinstance(statement, st.OwnedBy):
            return f"{self.player(statement.whom)} owns the game"
        if isinstance(statement, st.NextRolls):
            return f"next roll{'s' * (len(statement.pips) > 1)} {' + '.join(map(str, statement.pips))}"
        if isinstance(statement, st.NextCards):
            return f"next card{'s' * (len(statement.cards) > 1)} {' + '.join(map(self.card, statement.cards))}"
        if isinstance(statement, st.FieldStated):
            return said_fact(statement, self.player, self.card)
        assert isinstance(statement, st.MadeUp)
        return f'card "{statement.name}": {statement.facts}'

    # ---- names

    def player(self, name: str) -> str:
        """A player's name, marked "(new)" if it could be taken for another player's."""
        known = [player.name for player in self.state.players]
        if name in known:
            return written(name, self.names, self.players)
        said, cards = written(name, self.names, self.players), self.names.cards
        is_odd = is_of_two_minds(name) or begins_a_sentence(name)
        return f"{said} ({NEW})" if is_odd or meant_perhaps(name, known) or like_a_card(name, cards) else said

    def card(self, card_id: CardId, *marks: str) -> str:
        """A card's name, with its set where others bear it too, and with more marks in brackets."""
        card = self.catalogue[card_id]
        if card.set != OWN and len(self.names.cards.called(key(card.name))) > 1:
            marks = (card.set, *marks)
        said = written(card.name, self.names, self.players)
        return f"{said} ({' + '.join(marks)})" if marks else said

    def thing(self, thing: st.LaidCard) -> str:
        """A card with what lies on it in brackets."""
        said = self.card(thing.card, *(self.catalogue[card].name for card in thing.upon))
        return f"{said} of {self.card(thing.of)}" if thing.of else said

    def things(self, things: st.Things) -> str:
        """Cards in a list."""
        return " + ".join(map(self.thing, things))

    # ---- somebody

    def _kinds(self, things: st.Things) -> list[str]:
        return [self.catalogue[thing.card].kind for thing in things]

    def _who(self, things: st.Things) -> int:
        """How many of these cards, from the first on, say what a player is."""
        kinds = self._kinds(things)
        return next((place for place, kind in enumerate(kinds) if kind not in CHARACTER.where[0]), len(kinds))

    def is_orderly(self, things: st.Things) -> bool:
        """Whether what a player is comes before what they have, and all of it lies in front of people."""
        return BELONGINGS.issuperset(self._kinds(things[self._who(things) :]))

    def being(self, being: st.Being) -> str:
        """What is said of a player."""
        if being.only:
            spot = being.only[0]
            things = {"hand": being.hand, "in_play": being.in_play, "sideways": being.sideways, "curses": being.curses}
            said = f"only {self.things(things[spot])}" if things[spot] else "nothing"
            return f"{ONLY[spot]} {said}{f' {SPOT_SAID[spot]}' if ONLY[spot] == 'has' else ''}"
        if being.lacks:
            place = f" {SPOT_SAID[being.lacks_in]}" if being.lacks_in else ""
            return f"has no {' + '.join(map(self.card, being.lacks))}{place}"
        if being == st.Being(being.whom):
            return "joins"
        who = self._who(being.in_play)
        if being == st.Being(being.whom, in_play=being.in_play) and not (who and self.is_orderly(being.in_play)):
            return f"has {self.things(being.in_play)} in play"
        if being == st.Being(being.whom, hand=being.hand):
            return f"holds {self.things(being.hand)}"
        if being == st.Being(being.whom, sideways=being.sideways):
            return f"carries {self.things(being.sideways)}"
        if being == st.Being(being.whom, curses=being.curses) and not CURSE_KINDS.issuperset(self._kinds(being.curses)):
            return f"has {self.things(being.curses)} as a curse"
        return self._described(being, who)

    def _described(self, being: st.Being, who: int) -> str:
        words = [being.sex, f"Level {being.level}" if being.level else "", "Human" if being.human else ""]
        words += [being.life, *(self.thing(thing) for thing in being.in_play[:who])]
        is_kind = bool(being.in_play[:who]) or being.human
        head = (" " if is_kind else ", ").join(word for word in words if word)
        rest = being.in_play[who:]
        clauses = (("carrying", being.sideways), ("holding", being.hand), ("cursed with", being.curses))
        said = [an(head) if is_kind else head, *(f"{word} {self.things(things)}" for word, things in clauses if things)]
        said[0] += f" with {self.things(rest)}" if rest else ""
        return f"is {', '.join(part.strip() for part in said if part)}"

    # ---- the fight and the turn

    def _fighting(self, fight: st.Fighting) -> str:
        said = f"{self.player(fight.whom)} {'also ' if fight.also else ''}fights {self.things(fight.monsters)}"
        if fight.helper:
            said += f" with {self.player(fight.helper)} helping{self._terms(fight.terms)}"
        return f"{said}, looking for trouble" if fight.trouble else said

    def _terms(self, terms: st.Terms) -> str:
        if terms == st.Terms():
            return ""
        parts = [self.card(card) for card in terms.items]
        if terms.treasures:
            parts.append(f"{terms.treasures} treasure{'s' * (terms.treasures > 1)}")
        parts += [f"playing {self.card(card)}" for card in terms.plays]
        first = f", {self.player(terms.first)} picks first" if terms.first else ""
        return f" for {' + '.join(parts) or 'nothing'}{first}"
