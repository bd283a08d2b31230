"""The sentences of features: how a board is given, what can be said on it, and what is then seen in the view.

Each is a pattern and a function of the game. Whoever runs features, pytest-bdd or ``munch check``, goes by these.
"""

import re
from collections.abc import Callable

from munch_cli.arbiter.features.game import Game, NotSo
from munch_cli.arbiter.features.sheets import Rows, Sheets
from munch_cli.show.citing import says
from munch_cli.table.plain import Json

Begin = Callable[..., Game | Sheets]
Step = Callable[..., None]
VERDICTS = {"left open": "silent", "a conflict": "conflict", "a contradiction": "conflict", "not possible": "cannot"}
"""The words of the features for the outcomes whose own word would read badly."""


# ---- the board, and what is said


def on_board(edition: str, board: str, folder: str = "") -> Game:
    """The board of a scenario."""
    return Game(edition, board, folder)


def on_new_table(edition: str, folder: str = "") -> Game:
    """An empty table, on which it is said how the board lies."""
    return Game(edition)


def on_every_sheet(board: str, folder: str = "") -> Sheets:
    """A board that every sheet is asked about."""
    return Sheets(board, folder)


def every_sheet(game: Game | Sheets, question: str) -> None:
    """A question to every sheet."""
    if not isinstance(game, Sheets):
        raise NotSo("this board is laid for one sheet", "not-understood", 'begin with Given the board "NAME"')
    game.ask(question)


def sheets_answer(game: Game | Sheets, datatable: Rows) -> None:
    """What every sheet answers, and by which rules."""
    if not isinstance(game, Sheets):
        raise NotSo("one sheet was asked", "not-understood", 'begin with Given the board "NAME"')
    game.heed(datatable)


def said(game: Game, sentence: str) -> None:
    """A sentence of play, a question, or how the board lies."""
    game.say(sentence)


# ---- verdicts


def verdict(game: Game, word: str, reason: str | None) -> None:
    """The outcome, and what the rule begins with that decided it."""
    found = game.heed().verdict
    name = "cannot" if found.is_fact else found.outcome
    _must(name == VERDICTS.get(word, word), f"it is {name}: {', '.join(found.ids)}", "other-verdict")
    if reason:
        told = [says(id, game.edition, game.table.catalogue) for id in (*found.ids, *found.open)]
        _must(any(_begins(one, reason) for one in told), f"no deciding rule says so; they say: {told}", "not-cited")


def _begins(said: str, reason: str) -> bool:
    plain = re.sub(r"\s+", " ", said).casefold()
    return plain.startswith(reason.rstrip(".").casefold())


def cited(game: Game, ids: str) -> None:
    """Rules that are among those that decided."""
    found = game.heed().verdict.ids
    for id in re.split(r",\s*| and ", ids):
        _must(not id or id in found, f"{id} did not decide; cited: {', '.join(found)}", "not-cited")


def open_point(game: Game, id: str) -> None:
    """The open point or contradiction that the outcome rests on."""
    found = game.heed().verdict.open
    _must(id in found, f"it rests on {', '.join(found) or 'nothing that is open'}", "not-left-open")


# ---- the fight


def standing(game: Game, ours: str, theirs: str) -> None:
    """Both sums of the fight."""
    fight = _at(game, "combat")
    _must(isinstance(fight, dict), "no fight is on")
    found = (_at(game, "combat.munchkins.total"), _at(game, "combat.monsters.total"))
    told = f"{_told(game, 'munchkins')} against {_told(game, 'monsters')}"
    _must(found == (int(ours), int(theirs)), f"it stands at {found[0]} to {found[1]}: {told}")


def total(game: Game, side: str, total: str) -> None:
    """The sum of one side."""
    found = _at(game, f"combat.{side}.total")
    _must(found == int(total), f"it is {found}: {_told(game, side)}")


def _told(game: Game, side: str) -> str:
    terms = _at(game, f"combat.{side}.terms")
    parts = [f"{term['amount']} {term['label']}" for term in _list(terms) if isinstance(term, dict)]
    return " + ".join(parts) or "nothing"


def winning(game: Game, side: str) -> None:
    """Who would win now."""
    found = _at(game, "combat.winning")
    _must(found == side, f"winning: {found}")


def term(game: Game, amount: str, side: str, label: str) -> None:
    """Something that counts for a side."""
    terms = _list(_at(game, f"combat.{side}.terms"))
    found = [(each["amount"], each["label"]) for each in terms if isinstance(each, dict)]
    _must((int(amount), label) in found, f"what counts: {_told(game, side)}")


def no_term(game: Game, side: str, label: str) -> None:
    """Something that does not count for a side."""
    terms = _list(_at(game, f"combat.{side}.terms"))
    _must(label not in [each["label"] for each in terms if isinstance(each, dict)], f"counts: {_told(game, side)}")


def no_fight(game: Game) -> None:
    """Nobody fights."""
    _must(_at(game, "combat") is None, "a fight is on")


def at_stake(game: Game, many: str) -> None:
    """How many Treasures the fight is worth."""
    found = _at(game, "combat.treasures")
    _must(found == int(many), f"at stake: {found}")


# ---- players


def level(game: Game, who: str, level: str) -> None:
    """Somebody's Level."""
    found = _at(game, "players", who, "level")
    _must(found == int(level), f"it is Level {found}")


def strength(game: Game, who: str, total: str) -> None:
    """Somebody's strength."""
    game.look_at("strength", who)
    found, terms = _at(game, "players", who, "strength", "total"), _at(game, "players", who, "strength", "terms")
    _must(found == int(total), f"it is {found}: {terms}")


def character(game: Game, who: str, kind: str, cards: str) -> None:
    """What somebody is."""
    game.look_at("traits", who)
    found = _names(game, "players", who, kind)
    _must(sorted(found) == sorted([] if cards == "none" else cards.split(" + ")), f"it is {' + '.join(found)}")


def hand(game: Game, who: str, cards: str) -> None:
    """What somebody holds, or how much."""
    held = _names(game, "players", who, "hand")
    if match := re.fullmatch(r"(\d+) cards?", cards):
        _must(len(held) == int(match[1]), f"held: {' + '.join(held)}")
    else:
        _must(
            sorted(held) == sorted([] if cards == "nothing" else cards.split(" + ")),
            f"held: {' + '.join(held) or 'nothing'}",
        )


def in_use(game: Game, who: str, cards: str) -> None:
    """What somebody uses."""
    used = _names(game, "players", who, "in_use")
    wanted = set() if cards == "nothing" else set(cards.split(" + "))
    _must(wanted <= set(used) and (bool(wanted) or not used), f"in use: {' + '.join(used) or 'nothing'}")


def sideways(game: Game, who: str, cards: str) -> None:
    """What somebody carries without using it."""
    carried = _names(game, "players", who, "sideways")
    _must(set(cards.split(" + ")) <= set(carried), f"carried: {' + '.join(carried) or 'nothing'}")


def dead(game: Game, who: str) -> None:
    """Somebody is dead."""
    _must(_at(game, "players", who, "dead") is True, f"{who} is alive")


def not_won(game: Game) -> None:
    """Nobody has won."""
    found = _names(game, "winners")
    _must(not found, f"won: {' + '.join(found)}")


def won(game: Game, who: str) -> None:
    """Somebody has won."""
    found = _names(game, "winners")
    _must(who in found, f"won: {' + '.join(found) or 'nobody'}")


# ---- the table


def whose_turn(game: Game, who: str) -> None:
    """Whose turn it is."""
    found = _at(game, "turn.player")
    _must(found == who, f"it is {found}'s turn")


def phase(game: Game, phase: str) -> None:
    """How far the turn has come."""
    found = _at(game, "turn.phase")
    _must(found == phase, f"it is {found}")


def discarded(game: Game, card: str, deck: str) -> None:
    """What lies in the discards of a deck."""
    pile = _names(game, f"discards.{deck}")
    _must(set(card.split(" + ")) <= set(pile), f"there lie {' + '.join(pile) or 'no cards'}")


def owed(game: Game, who: str, what: str) -> None:
    """What somebody owes."""
    found = [(debt.get("who"), debt.get("what")) for debt in _list(_at(game, "owed")) if isinstance(debt, dict)]
    _must((who, what) in found, f"owed: {', '.join(f'{debtor} {thing}' for debtor, thing in found) or 'nothing'}")


def nothing_owed(game: Game) -> None:
    """Nothing is owed."""
    found = _list(_at(game, "owed"))
    _must(not found, f"owed: {[debt.get('what') for debt in found if isinstance(debt, dict)]}")


def anything(game: Game, path: str, value: str) -> None:
    """Whatever the view shows."""
    found = _at(game, path)
    _must(str(found).casefold() == value.casefold(), f"it is {found}")


# ---- the view


def _must(holds: bool, what: str, code: str = "not-as-expected") -> None:
    if not holds:
        raise NotSo(what, code)


def _at(game: Game, path: str, *more: str) -> Json:
    """What the view shows at a path of keys."""
    here: Json = game.seen()
    for key in (*path.split("."), *more):
        if not isinstance(here, dict) or key not in here:
            raise NotSo(f"nothing is seen at {key}: {here if here is None else ', '.join(map(str, _list_of(here)))}")
        here = here[key]
    return here


def _list_of(here: Json) -> list[Json]:
    """What can be seen where something else was looked for."""
    return [*here] if isinstance(here, dict | list) else [here]


def _list(found: Json) -> list[Json]:
    return found if isinstance(found, list) else []


def _names(game: Game, path: str, *more: str) -> list[str]:
    return [str(name) for name in _list(_at(game, path, *more))]


# ---- the tables

GIVEN: tuple[tuple[str, Begin], ...] = (
    (r'the (?P<edition>[\w-]+) board "(?P<board>[^"]+)"', on_board),
    (r"an? (?:new|empty) (?P<edition>[\w-]+) table", on_new_table),
    (r'the board "(?P<board>[^"]+)"', on_every_sheet),
)
"""How a board is given."""
SAID: tuple[tuple[str, Step], ...] = (
    (r"every sheet is asked: (?P<question>.+)", every_sheet),
    (r'(?!the (?:[\w-]+ )?board "|an? (?:new|empty) [\w-]+ table$|every sheet is asked: )(?P<sentence>.+)', said),
)
"""What can be said on it."""
THEN: tuple[tuple[str, Step], ...] = (
    (
        r"that is (?P<word>allowed|refused|silent|left open|a conflict|a contradiction|not possible)"
        r"(, because (?P<reason>.+))?",
        verdict,
    ),
    (r"the sheets answer", sheets_answer),
    (r"the rules? cited (is|are) (?P<ids>.+)", cited),
    (r"the open point is (?P<id>\S+)", open_point),
    (r"the fight stands at (?P<ours>-?\d+) to (?P<theirs>-?\d+)", standing),
    (r"the (?P<side>munchkins|monsters)' total is (?P<total>-?\d+)", total),
    (r"the (?P<side>munchkins|monsters) are winning", winning),
    (r"(?P<amount>-?\d+) counts for the (?P<side>munchkins|monsters) (from )?(?P<label>.+)", term),
    (r"(?P<label>.+) does not count for the (?P<side>munchkins|monsters)", no_term),
    (r"there is no fight", no_fight),
    (r"(?P<many>\d+) Treasures? (is|are) at stake", at_stake),
    (r"(?P<who>.+) is Level (?P<level>\d+)", level),
    (r"(?P<who>.+)'s strength is (?P<total>-?\d+)", strength),
    (r"(?P<who>.+)'s (?P<kind>race|class|accent|powers|minions) (is|are) (?P<cards>.+)", character),
    (r"(?P<who>.+) holds (?P<cards>.+)", hand),
    (r"(?P<who>.+) uses (?P<cards>.+)", in_use),
    (r"(?P<who>.+) carries (?P<cards>.+) sideways", sideways),
    (r"(?P<who>.+) is dead", dead),
    (r"nobody has won", not_won),
    (r"(?!nobody )(?P<who>.+) has won", won),
    (r"it is (?P<who>.+)'s turn", whose_turn),
    (r"the phase is (?P<phase>\w+)", phase),
    (r"(?P<card>.+) lies? in the (?P<deck>door|treasure) discards", discarded),
    (r"(?P<who>.+) owes (?P<what>.+)", owed),
    (r"nothing is owed", nothing_owed),
    (r"the view at (?P<path>\S+) is (?P<value>.+)", anything),
)
"""What is then so."""
