"""What features say of the table: the fight, the players, the turn and the piles, as the view shows them."""

import re

from munch_cli.arbiter.asking import came_of
from munch_cli.arbiter.features.boards import seated, sentences_in
from munch_cli.arbiter.meaning import read as understood
from munch_cli.arbiter.replay import fight_sums, flight_sums
from munch_cli.arbiter.stating import NowSo, stated
from munch_cli.arbiter.view import view
from munch_cli.engine.law import Law
from munch_cli.engine.run import Outcome, counted, decisive
from munch_cli.engine.table import Table
from munch_cli.files.boards import empty_table
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.files.scenarios import Scenario, beside, path_of, read_scenario
from munch_cli.language.answers import Asked, NotUnderstood, Stated, Understood, WhatIf
from munch_cli.rulebook.book import Edition
from munch_cli.rules import ALL_RULES
from munch_cli.table.names import did_you_mean
from munch_cli.table.saying import figure
from munch_cli.table.statements import Statement
from munch_cli.table.typed import Json

_SCENARIOS: dict[str, Scenario] = {}


class NotSo(Exception):
    """A sentence of a feature is not understood, or does not hold; ``code`` is that of the problem."""

    def __init__(self, what: str, code: str = "not-as-expected", remedy: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.code = code
        self.remedy = remedy


def must(holds: bool, what: str, code: str = "not-as-expected") -> None:
    """Raises ``NotSo`` with what is so instead, unless a sentence holds."""
    if not holds:
        raise NotSo(what, code)


class Game:
    """One run of a feature's case, on an empty table or on the board of a scenario.

    ``without``: a rule that is switched off for it.
    """

    def __init__(self, edition: str, board: str = "", folder: str = "", without: str = "") -> None:
        editions = load_rulebook().editions
        if edition not in editions:
            raise NotSo(f'no edition is called "{edition}"', "unknown-edition", f"use one of: {', '.join(editions)}")
        self.edition: Edition = editions[edition]
        laid = self._board(board, folder) if board else empty_table(self.edition)
        law = Law(self.edition.without(without), ALL_RULES) if without else law_of(self.edition)
        self.table = Table(laid.state, law, laid.catalogue)
        self.decided = tuple(laid.state.rulings)
        self.outcomes: list[Outcome] = []
        self.ids: set[str] = set()
        self.last: Outcome | None = None
        self.unheeded = ""

    def _board(self, board: str, folder: str) -> Table:
        """The board of a scenario: one that travels with the program, or a file beside the feature."""
        path = beside(folder, board)
        if path not in _SCENARIOS or path != board:
            _SCENARIOS[path] = read_scenario(path_of(path))
        boards = _SCENARIOS[path].boards
        if self.edition.key not in boards:
            what = f'the board "{board}" is not laid out for {self.edition.key}'
            raise NotSo(what, "unknown-edition", f"it is for {', '.join(boards)}")
        return boards[self.edition.key]

    def lay(self, text: str) -> None:
        """Lays a board by the sentences of a text, one a line. Each player they name has a seat."""
        sentences = sentences_in(text)
        self.table = seated(self.table, sentences)
        for sentence in sentences:
            self.say(sentence)
            self.must_be_heeded()
        self.ids.clear()
        self.outcomes.clear()
        self.last = None

    # ---- what is said

    def say(self, sentence: str) -> None:
        """Says a sentence or asks a question. Its result is the last outcome."""
        self.must_be_heeded()
        read = understood(self.table, sentence)
        if isinstance(read, Stated):
            self._lay(read.statement)
        elif isinstance(read, Asked) and isinstance(read.question, WhatIf):
            self._imagine(read.question.sentences)
        elif (outcome := came_of(self.table, read)) is not None:
            self._take(sentence, outcome, done=isinstance(read, Understood))
        else:
            raise _not_understood(sentence, read)

    def _lay(self, statement: Statement) -> None:
        """Lays the board so that something is true of it."""
        try:
            found = stated(self.table, statement)
        except Problems as problems:
            first = problems.problems[0]
            raise NotSo(first.what, first.code, first.remedy) from None
        if not isinstance(found, NowSo):
            clash = found[0]
            raise NotSo(clash.what, "board-at-odds", "say something else of the board")
        self.table = found.outcome.table

    def _take(self, sentence: str, outcome: Outcome, done: bool) -> None:
        if outcome.verdict.outcome == "not-modelled":
            raise NotSo(f"not modelled yet: {outcome.verdict.topic}", "not-modelled-yet")
        self.last = outcome
        self.outcomes.append(outcome)
        self.unheeded = "" if outcome.verdict.outcome == "allowed" else sentence
        self.ids.update(decisive(outcome))
        for table in (self.table, outcome.table):
            self.ids.update(counted(table, fight_sums(table)))
        self.ids.update(counted(self.table, flight_sums(outcome.events)))
        if done:
            self.table = outcome.table

    def _imagine(self, sentences: tuple[str, ...]) -> None:
        before = self.table
        for imagined in sentences:
            self.say(imagined)
            self.unheeded = ""
        seen, self.table = self.table, before
        if self.last is not None:
            self.last = Outcome(self.last.command, self.last.verdict, self.last.events, seen)

    # ---- what is seen

    def look_at(self, name: str, who: str) -> None:
        """A player's strength, or what they are, is looked at: the rules behind it are decisive."""
        table = self.last.table if self.last is not None else self.table
        names = [player.name for player in table.state.players]
        if who not in names:
            raise NotSo(f'nobody here is called "{who}"', "unknown-player", f"at the table: {', '.join(names)}")
        self.ids.update(table.total(name, names.index(who)).ids)

    def heed(self) -> Outcome:
        """Marks the last outcome as checked and returns it."""
        if self.last is None:
            raise NotSo("nothing was said yet", "not-understood", "begin with When …")
        self.unheeded = ""
        return self.last

    def must_be_heeded(self) -> None:
        """Raises ``NotSo`` if the last sentence was not allowed and no Then has said so."""
        if self.unheeded:
            what = f'"{self.unheeded}" did not come out as allowed, and nothing was said of it'
            if self.last is not None and self.last.verdict.asks is not None:
                what = f'"{self.unheeded}" can mean several things: {self.last.verdict.asks.question}'
            raise NotSo(what, "other-verdict", "say Then that is refused, or whatever it is to be")

    def end(self, rules: tuple[str, ...]) -> None:
        """What is to hold at the end: every rule that the scenario shows, and that stands here, was decisive."""
        self.must_be_heeded()
        here = [id for id in rules if self.edition.knows(id)]
        idle = [id for id in here if id not in self.ids]
        if idle:
            raise NotSo(f"tagged and not decisive: {', '.join(idle)}", "not-shown")
        if rules and not here:
            raise NotSo(f"none of {', '.join(rules)} stands in {self.edition.title}", "not-shown")

    def seen(self) -> dict[str, Json]:
        """The view of the table the last sentence left, or would leave."""
        return view(self.last.table if self.last is not None else self.table)


def _not_understood(sentence: str, read: object) -> NotSo:
    if isinstance(read, NotUnderstood):
        rest = sentence[read.at :] or "the end"
        what = f'"{sentence}" is not understood from "{rest}" on: {read.expected} was expected'
        return NotSo(what, "not-understood", did_you_mean(read.nearest) or "? at the prompt lists what can be said")
    return NotSo(f'"{sentence}" is nothing that can be said here', "not-understood", "say what somebody does, or ask")


# ---- the fight


def standing(game: Game, ours: str, theirs: str) -> None:
    """Both sums of the fight."""
    fight = _at(game, "combat")
    must(isinstance(fight, dict), "no fight is on")
    found = (_at(game, "combat.munchkins.total"), _at(game, "combat.monsters.total"))
    told = f"{_told(game, 'munchkins')} against {_told(game, 'monsters')}"
    must(found == (figure(ours), figure(theirs)), f"it stands at {found[0]} to {found[1]}: {told}")


def total(game: Game, side: str, total: str) -> None:
    """The sum of one side."""
    found = _at(game, f"combat.{side}.total")
    must(found == figure(total), f"it is {found}: {_told(game, side)}")


def _told(game: Game, side: str) -> str:
    """What counts for a side."""
    return _terms_told(_at(game, f"combat.{side}.terms"))


def _terms_told(terms: Json) -> str:
    parts = [f"{term['amount']} {term['label']}" for term in _list(terms) if isinstance(term, dict)]
    return " + ".join(parts) or "nothing"


def winning(game: Game, side: str) -> None:
    """Who would win now."""
    found = _at(game, "combat.winning")
    must(found == side, f"winning: {found}")


def term(game: Game, amount: str, side: str, label: str) -> None:
    """Something that counts for a side."""
    terms = _list(_at(game, f"combat.{side}.terms"))
    found = [(each["amount"], each["label"]) for each in terms if isinstance(each, dict)]
    must((figure(amount), label) in found, f"what counts: {_told(game, side)}")


def no_term(game: Game, side: str, label: str) -> None:
    """Something that does not count for a side."""
    terms = _list(_at(game, f"combat.{side}.terms"))
    must(label not in [each["label"] for each in terms if isinstance(each, dict)], f"counts: {_told(game, side)}")


def no_fight(game: Game) -> None:
    """No player fights."""
    must(_at(game, "combat") is None, "a fight is on")


def is_fighting(game: Game, who: str) -> None:
    """Whose fight it is."""
    found = _at(game, "combat.fighter")
    must(found == who, f"{found} is fighting")


def is_helping(game: Game, who: str) -> None:
    """Who helps in the fight."""
    found = _at(game, "combat.helper")
    must(found == who, f"{found or 'nobody'} is helping")


def nobody_helps(game: Game) -> None:
    """The fight has no helper."""
    found = _at(game, "combat.helper")
    must(found is None, f"{found} is helping")


def picks_first(game: Game, who: str) -> None:
    """Who picks first among the Treasures, as the helper was promised."""
    found = _at(game, "combat.deal.first")
    must(found == who, f"{found or 'nobody'} picks first")


def claimed(game: Game, isnt: str | None) -> None:
    """Whether the kill is claimed."""
    found = _at(game, "combat.claimed")
    must(found is not bool(isnt), f"the kill is {'' if found else 'not '}claimed")


def began(game: Game, how: str) -> None:
    """How the fight began."""
    found = _at(game, "combat.began")
    must(found == ("door" if how == "at the door" else "trouble"), f"it began with: {found}")


def at_stake(game: Game, many: str) -> None:
    """How many Treasures the fight is worth."""
    found = _at(game, "combat.treasures")
    must(found == figure(many), f"at stake: {found}")


# ---- players


def level(game: Game, who: str, level: str) -> None:
    """A player's Level."""
    found = _at(game, "players", who, "level")
    must(found == figure(level), f"it is Level {found}")


def strength(game: Game, who: str, total: str) -> None:
    """A player's strength."""
    game.look_at("strength", who)
    found, terms = _at(game, "players", who, "strength", "total"), _at(game, "players", who, "strength", "terms")
    must(found == figure(total), f"it is {found}: {_terms_told(terms)}")


def character(game: Game, who: str, kind: str, cards: str) -> None:
    """What a player is."""
    game.look_at("traits", who)
    found = _names(game, "players", who, kind)
    must(sorted(found) == sorted([] if cards == "none" else cards.split(" + ")), f"it is {' + '.join(found)}")


def hand(game: Game, who: str, cards: str) -> None:
    """What a player holds, or how much."""
    held = _names(game, "players", who, "hand")
    told = f"held: {' + '.join(held) or 'nothing'}"
    if match := re.fullmatch(r"(\d+) cards?", cards):
        must(len(held) == figure(match[1]), told)
    else:
        must(sorted(held) == sorted([] if cards == "nothing" else cards.split(" + ")), told)


def in_use(game: Game, who: str, cards: str) -> None:
    """What a player uses."""
    used = _names(game, "players", who, "in_use")
    must(_lie_among(cards, used), f"in use: {' + '.join(used) or 'nothing'}")


def sideways(game: Game, who: str, cards: str) -> None:
    """What a player carries without using it."""
    carried = _names(game, "players", who, "sideways")
    must(_lie_among(cards, carried), f"carried: {' + '.join(carried) or 'nothing'}")


def dead(game: Game, who: str) -> None:
    """A player is dead."""
    must(_at(game, "players", who, "dead") is True, f"{who} is alive")


def alive(game: Game, who: str) -> None:
    """A player is alive."""
    must(_at(game, "players", who, "dead") is False, f"{who} is dead")


def sex(game: Game, who: str, sex: str) -> None:
    """A player's sex."""
    found = _at(game, "players", who, "sex")
    must(found == sex, f"{who} is {found}")


def suffers(game: Game, who: str, cards: str) -> None:
    """The Curses that hang over a player."""
    _are(cards, _names(game, "players", who, "curses"))


def is_new(game: Game, who: str, no: str | None) -> None:
    """Whether a player waits for the cards of a new character."""
    found = _at(game, "players", who, "new")
    must(found is not bool(no), f"{who} waits for {'' if found else 'no '}new cards")


def not_won(game: Game) -> None:
    """No player has won."""
    found = _names(game, "winners")
    must(not found, f"won: {' + '.join(found)}")


def won(game: Game, who: str) -> None:
    """A player has won."""
    found = _names(game, "winners")
    must(who in found, f"won: {' + '.join(found) or 'nobody'}")


def only_won(game: Game, who: str) -> None:
    """A player has won alone."""
    found = _names(game, "winners")
    must(found == [who], f"won: {' + '.join(found) or 'nobody'}")


# ---- the table


def whose_turn(game: Game, who: str) -> None:
    """Whose turn it is."""
    found = _at(game, "turn.player")
    must(found == who, f"it is {found}'s turn")


def phase(game: Game, phase: str) -> None:
    """How far the turn has come."""
    found = str(_at(game, "turn.phase"))
    must(PHASES[phase] == found, f"it stands at: {found}")


PHASES = {
    "the table is setting up": "setup",
    "the turn begins": "start",
    "the turn has come to the door": "door",
    "the turn has come to looking for trouble": "trouble",
    "the turn has come to looting the room": "loot",
    "the turn has come to charity": "charity",
}
"""How far a turn has come, in words -> the phase."""


def discarded(game: Game, card: str, deck: str) -> None:
    """What lies in the discards of a deck."""
    pile = _names(game, f"discards.{deck}")
    must(_lie_among(card, pile), f"there lie {' + '.join(pile) or 'no cards'}")


def owed(game: Game, who: str, what: str) -> None:
    """What a player has to do first."""
    found = [(debt.get("who"), debt.get("what")) for debt in _list(_at(game, "owed")) if isinstance(debt, dict)]
    told = ", ".join(f"{debtor} {thing}" for debtor, thing in found) or "nothing"
    must((who, OWED[what]) in found, f"owed: {told}")


OWED = {
    "is to run away": "run",
    "is to get down to the limit": "shed",
    "is to get rid of a Big Item": "shed-big",
    "is to pick a Treasure": "pick",
    "is to choose what to lose": "lose",
    "is to choose from the body": "loot",
    "is to give charity": "charity",
    "may answer": "respond",
    "is to take or play the card": "face-up",
}
"""What a player has to do first, in words -> the kind of debt."""


def nothing_owed(game: Game) -> None:
    """Nothing is owed."""
    found = _list(_at(game, "owed"))
    must(not found, f"owed: {[debt.get('what') for debt in found if isinstance(debt, dict)]}")


def piled(game: Game, many: str, deck: str) -> None:
    """How many cards are left in a pile."""
    found = _at(game, "decks", deck)
    must(found == int(many), f"there are {found}")


def shared_out(game: Game, cards: str) -> None:
    """The Treasures that are still to be shared out."""
    _are(cards, _names(game, "spoils"))


def on_the_body(game: Game, cards: str, who: str) -> None:
    """What is left of a player's dead character."""
    _are(cards, _names(game, "bodies", who))


def met_a_monster(game: Game) -> None:
    """The turn counts as one in which a monster was met."""
    must(_at(game, "turn.met_monster") is True, "it does not count as having met a monster")


def no_treasure_due(game: Game) -> None:
    """No Treasure is still to be drawn."""
    found = _at(game, "turn.due")
    must(found == 0, f"still to be drawn: {found}")


def _are(cards: str, found: list[str]) -> None:
    """Raises ``NotSo`` unless these are the cards, in any order. "nothing" means no cards."""
    wanted = [] if cards == "nothing" else cards.split(" + ")
    must(sorted(found) == sorted(wanted), f"it is {' + '.join(found) or 'nothing'}")


# ---- the view


def _at(game: Game, path: str, *more: str) -> Json:
    """What the view shows at a path of keys."""
    here: Json = game.seen()
    for key in (*path.split("."), *more):
        if not isinstance(here, dict) or key not in here:
            raise NotSo(f"nothing is seen at {key}: {here if here is None else ', '.join(map(str, _list_of(here)))}")
        here = here[key]
    return here


def _lie_among(cards: str, found: list[str]) -> bool:
    """Whether all these cards are there, each as often as it is named. For "nothing": whether there are none."""
    if cards == "nothing":
        return not found
    names = cards.split(" + ")
    return all(found.count(name) >= names.count(name) for name in names)


def _list_of(here: Json) -> list[Json]:
    """What can be seen where something else was looked for."""
    return [*here] if isinstance(here, dict | list) else [here]


def _list(found: Json) -> list[Json]:
    return found if isinstance(found, list) else []


def _names(game: Game, path: str, *more: str) -> list[str]:
    return [str(name) for name in _list(_at(game, path, *more))]
