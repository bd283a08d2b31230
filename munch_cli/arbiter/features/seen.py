"""What features say of the table: the fight, the players, the turn and the piles, as the view shows them."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

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


# ---- what is then seen on the table: a step for each sentence, made of a path of the view and what stands there

Step = Callable[..., None]


def shows(path: str, wanted: object, otherwise: str) -> Step:
    """This is seen at a path, with what the sentence names filled in. ``otherwise``: what is said if it is not."""

    def step(game: Game, **named: str) -> None:
        found = _at(game, path, named)
        is_so = str(found) == wanted.format(**named) if isinstance(wanted, str) else found is wanted
        must(is_so, otherwise.format(found="nobody" if found is None else found, **named))

    return step


def lists(path: str, otherwise: str, *, among: bool = False) -> Step:
    """These cards are seen at a path, in any order; ``among``: perhaps beside others. "nothing" means no cards."""

    def step(game: Game, cards: str, **named: str) -> None:
        found = _names(game, path, named)
        wanted = [] if cards in ("nothing", "none") else cards.split(" + ")
        is_so = sorted(found) == sorted(wanted)
        if among and wanted:
            is_so = all(found.count(name) >= wanted.count(name) for name in wanted)
        must(is_so, f"{otherwise} {' + '.join(found) or 'nothing'}")

    return step


def standing(game: Game, ours: str, theirs: str) -> None:
    """Both sums of the fight."""
    must(isinstance(_at(game, "combat"), dict), "no fight is on")
    found = (_at(game, "combat/munchkins/total"), _at(game, "combat/monsters/total"))
    told = f"{_terms(game, 'combat/munchkins')} against {_terms(game, 'combat/monsters')}"
    must(found == (figure(ours), figure(theirs)), f"it stands at {found[0]} to {found[1]}: {told}")


def total(game: Game, side: str, total: str) -> None:
    """The sum of one side."""
    found = _at(game, f"combat/{side}/total")
    must(found == figure(total), f"it is {found}: {_terms(game, f'combat/{side}')}")


def term(game: Game, amount: str, side: str, label: str) -> None:
    """Something that counts for a side."""
    terms = _terms(game, f"combat/{side}")
    must(f"{figure(amount)} {label}" in terms.split(" + "), f"what counts: {terms}")


def no_term(game: Game, side: str, label: str) -> None:
    """Something that does not count for a side."""
    terms = _terms(game, f"combat/{side}")
    must(label not in [term.partition(" ")[2] for term in terms.split(" + ")], f"counts: {terms}")


def strength(game: Game, who: str, total: str) -> None:
    """A player's strength."""
    game.look_at("strength", who)
    path = "players/{who}/strength"
    found, terms = _at(game, f"{path}/total", {"who": who}), _terms(game, path, {"who": who})
    must(found == figure(total), f"it is {found}: {terms}")


def character(game: Game, who: str, kind: str, cards: str) -> None:
    """What a player is."""
    game.look_at("traits", who)
    lists("players/{who}/{kind}", "it is")(game, cards, who=who, kind=kind)


def hand(game: Game, who: str, cards: str) -> None:
    """What a player holds, or how much."""
    if match := re.fullmatch(r"(\d+) cards?", cards):
        held = _names(game, "players/{who}/hand", {"who": who})
        must(len(held) == figure(match[1]), f"held: {' + '.join(held) or 'nothing'}")
    else:
        lists("players/{who}/hand", "held:")(game, cards, who=who)


def won(game: Game, who: str) -> None:
    """Who has won: this player, perhaps beside others, this player alone, or nobody."""
    found, alone = _names(game, "winners", {}), who.removeprefix("only ")
    is_so = not found if who == "nobody" else found == [alone] if alone != who else who in found
    must(is_so, f"won: {' + '.join(found) or 'nobody'}")


def owed(game: Game, who: str, what: str) -> None:
    """What a player has to do first."""
    found = [(debt.get("who"), debt.get("what")) for debt in _list(_at(game, "owed")) if isinstance(debt, dict)]
    told = ", ".join(f"{debtor} {thing}" for debtor, thing in found) or "nothing"
    must((who, OWED[what]) in found, f"owed: {told}")


def nothing_owed(game: Game) -> None:
    """Nothing is owed."""
    found = _list(_at(game, "owed"))
    must(not found, f"owed: {[debt.get('what') for debt in found if isinstance(debt, dict)]}")


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
PHASES = {
    "the table is setting up": "setup",
    "the turn begins": "start",
    "the turn has come to the door": "door",
    "the turn has come to looking for trouble": "trouble",
    "the turn has come to looting the room": "loot",
    "the turn has come to charity": "charity",
}
"""How far a turn has come, in words -> the phase."""
SEEN: tuple[tuple[str, Step], ...] = (
    (r"the fight stands at (?P<ours>-?\d+) to (?P<theirs>-?\d+)", standing),
    (r"the (?P<side>munchkins|monsters)' total is (?P<total>-?\d+)", total),
    (r"the (?P<side>munchkins|monsters) are winning", shows("combat/winning", "{side}", "winning: {found}")),
    (r"(?P<amount>-?\d+) counts for the (?P<side>munchkins|monsters) (from )?(?P<label>.+)", term),
    (r"(?P<label>.+) does not count for the (?P<side>munchkins|monsters)", no_term),
    (r"there is no fight", shows("combat", None, "a fight is on")),
    (r"(?P<who>.+) is fighting", shows("combat/fighter", "{who}", "{found} is fighting")),
    (r"(?P<who>.+) is helping", shows("combat/helper", "{who}", "{found} is helping")),
    (r"nobody helps", shows("combat/helper", None, "{found} is helping")),
    (r"(?P<who>.+) picks first", shows("combat/deal/first", "{who}", "{found} picks first")),
    (r"the kill is claimed", shows("combat/claimed", True, "the kill is not claimed")),
    (r"the kill is not claimed", shows("combat/claimed", False, "the kill is claimed")),
    (r"the fight began at the door", shows("combat/began", "door", "it began with: {found}")),
    (r"the fight began by looking for trouble", shows("combat/began", "trouble", "it began with: {found}")),
    (r"(?P<many>\d+) Treasures? (is|are) at stake", shows("combat/treasures", "{many}", "at stake: {found}")),
    (r"(?P<who>.+) is Level (?P<level>\d+)", shows("players/{who}/level", "{level}", "it is Level {found}")),
    (r"(?P<who>.+)'s strength is (?P<total>-?\d+)", strength),
    (r"(?P<who>.+)'s (?P<kind>race|class|accent|powers|minions) (is|are) (?P<cards>.+)", character),
    (r"(?P<who>.+) holds (?P<cards>.+)", hand),
    (r"(?P<who>.+) uses (?P<cards>.+)", lists("players/{who}/in_use", "in use:", among=True)),
    (r"(?P<who>.+) carries (?P<cards>.+) sideways", lists("players/{who}/sideways", "carried:", among=True)),
    (r"(?P<who>.+) is dead", shows("players/{who}/dead", True, "{who} is alive")),
    (r"(?P<who>.+) is alive", shows("players/{who}/dead", False, "{who} is dead")),
    (r"(?P<who>.+) is (?P<sex>male|female)", shows("players/{who}/sex", "{sex}", "{who} is {found}")),
    (r"(?P<who>.+) suffers (?P<cards>.+)", lists("players/{who}/curses", "it is")),
    (r"(?P<who>.+) waits for new cards", shows("players/{who}/new", True, "{who} waits for no new cards")),
    (r"(?P<who>.+) waits for no new cards", shows("players/{who}/new", False, "{who} waits for new cards")),
    (r"(?P<who>.+) has won", won),
    (r"it is (?P<who>.+)'s turn", shows("turn/player", "{who}", "it is {found}'s turn")),
    *((words, shows("turn/phase", phase, "it stands at: {found}")) for words, phase in PHASES.items()),
    (
        r"(?P<cards>.+) lies? in the (?P<deck>door|treasure) discards",
        lists("discards/{deck}", "in the discards:", among=True),
    ),
    (
        r"(?P<many>\d+) cards? (is|are) left in the (?P<deck>door|treasure) pile",
        shows("decks/{deck}", "{many}", "there are {found}"),
    ),
    (r"(?P<cards>.+) lies? to be shared out", lists("spoils", "it is")),
    (r"(?P<cards>.+) lies? on (?P<who>.+)'s body", lists("bodies/{who}", "it is")),
    (
        r"it counts as having met a monster",
        shows("turn/met_monster", True, "it does not count as having met a monster"),
    ),
    (r"no Treasure is due", shows("turn/due", "0", "still to be drawn: {found}")),
    (rf"(?P<who>.+) (?P<what>{'|'.join(OWED)})", owed),
    (r"nothing is owed", nothing_owed),
)
"""What can be seen -> the step that looks at it."""


# ---- the view


def _at(game: Game, path: str, named: Mapping[str, str] = MappingProxyType({})) -> Json:
    """What the view shows at a path of keys."""
    here: Json = game.seen()
    for key in (key.format(**named) for key in path.split("/")):
        if not isinstance(here, dict) or key not in here:
            there = list(here) if isinstance(here, dict | list) else [here]
            raise NotSo(f"nothing is seen at {key}: {here if here is None else ', '.join(map(str, there))}")
        here = here[key]
    return here


def _terms(game: Game, path: str, named: Mapping[str, str] = MappingProxyType({})) -> str:
    """What counts in a sum."""
    terms = [term for term in _list(_at(game, f"{path}/terms", named)) if isinstance(term, dict)]
    return " + ".join(f"{term['amount']} {term['label']}" for term in terms) or "nothing"


def _list(found: Json) -> list[Json]:
    return found if isinstance(found, list) else []


def _names(game: Game, path: str, named: Mapping[str, str]) -> list[str]:
    return [str(name) for name in _list(_at(game, path, named))]
