"""The sentences of features: how a board is given, what can be said on it, and what is then so.

Each is a pattern and a function of the game.
"""

from collections.abc import Callable

from munch_cli.arbiter.features import seen, verdicts
from munch_cli.arbiter.features.game import Game, NotSo
from munch_cli.arbiter.features.sheets import Rows, Sheets

Begin = Callable[..., Game | Sheets]
Step = Callable[..., None]


def on_board(edition: str, board: str, docstring: str = "", folder: str = "", without: str = "") -> Game:
    """The board of a scenario; what is told of it below is for people to read."""
    return Game(edition, board, folder, without)


def on_new_table(edition: str, docstring: str = "", folder: str = "", without: str = "") -> Game:
    """An empty table, on which it is said how the board lies: below, or in what follows."""
    game = Game(edition, without=without)
    game.lay(docstring)
    return game


def on_every_sheet(board: str, docstring: str = "", folder: str = "", without: str = "") -> Sheets:
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
        r"that is (?P<word>allowed|refused|silent|left open|asked back|a conflict|a contradiction|not possible)"
        r"(, because (?P<reason>.+))?",
        verdicts.verdict,
    ),
    (r"that is left open: (?P<asks>.+) \(lean: (?P<lean>[\w-]+)\)", verdicts.left_open),
    (r"that is left open: no rule speaks of it", verdicts.unspoken),
    (r"it is open in what follows: (?P<asks>.+) \(lean: (?P<lean>[\w-]+)\)", verdicts.open_after),
    (r"that is a contradiction: (?P<sides>.+)", verdicts.contradiction),
    (r"the sheets answer", sheets_answer),
    (r"the choices? (is|are) (?P<sentences>.+)", verdicts.choices),
    (r"the rules? cited (is|are) (?P<ids>.+)", verdicts.cited),
    (r"the open point is (?P<id>\S+)", verdicts.open_point),
    (r"open in what follows is (?P<id>\S+)", verdicts.open_point_after),
    (r"the fight stands at (?P<ours>-?\d+) to (?P<theirs>-?\d+)", seen.standing),
    (r"the (?P<side>munchkins|monsters)' total is (?P<total>-?\d+)", seen.total),
    (r"the (?P<side>munchkins|monsters) are winning", seen.winning),
    (r"(?P<amount>-?\d+) counts for the (?P<side>munchkins|monsters) (from )?(?P<label>.+)", seen.term),
    (r"(?P<label>.+) does not count for the (?P<side>munchkins|monsters)", seen.no_term),
    (r"there is no fight", seen.no_fight),
    (r"(?P<who>.+) is fighting", seen.is_fighting),
    (r"(?P<who>.+) is helping", seen.is_helping),
    (r"nobody helps", seen.nobody_helps),
    (r"(?P<who>.+) picks first", seen.picks_first),
    (r"the kill is (?P<isnt>not )?claimed", seen.claimed),
    (r"the fight began (?P<how>at the door|by looking for trouble)", seen.began),
    (r"(?P<many>\d+) Treasures? (is|are) at stake", seen.at_stake),
    (r"(?P<who>.+) is Level (?P<level>\d+)", seen.level),
    (r"(?P<who>.+)'s strength is (?P<total>-?\d+)", seen.strength),
    (r"(?P<who>.+)'s (?P<kind>race|class|accent|powers|minions) (is|are) (?P<cards>.+)", seen.character),
    (r"(?P<who>.+) holds (?P<cards>.+)", seen.hand),
    (r"(?P<who>.+) uses (?P<cards>.+)", seen.in_use),
    (r"(?P<who>.+) carries (?P<cards>.+) sideways", seen.sideways),
    (r"(?P<who>.+) is dead", seen.dead),
    (r"(?P<who>.+) is alive", seen.alive),
    (r"(?P<who>.+) is (?P<sex>male|female)", seen.sex),
    (r"(?P<who>.+) suffers (?P<cards>.+)", seen.suffers),
    (r"(?P<who>.+) waits for (?P<no>no )?new cards", seen.is_new),
    (r"nobody has won", seen.not_won),
    (r"(?!nobody |only )(?P<who>.+) has won", seen.won),
    (r"only (?P<who>.+) has won", seen.only_won),
    (r"it is (?P<who>.+)'s turn", seen.whose_turn),
    (rf"(?P<phase>{'|'.join(seen.PHASES)})", seen.phase),
    (r"(?P<card>.+) lies? in the (?P<deck>door|treasure) discards", seen.discarded),
    (r"(?P<many>\d+) cards? (is|are) left in the (?P<deck>door|treasure) pile", seen.piled),
    (r"(?P<cards>.+) lies? to be shared out", seen.shared_out),
    (r"(?P<cards>.+) lies? on (?P<who>.+)'s body", seen.on_the_body),
    (r"it counts as having met a monster", seen.met_a_monster),
    (r"no Treasure is due", seen.no_treasure_due),
    (rf"(?P<who>.+) (?P<what>{'|'.join(seen.OWED)})", seen.owed),
    (r"nothing is owed", seen.nothing_owed),
)
"""What is then so."""
