"""All sheets at once, in a feature: one board, one question, and the answer of every sheet in a table."""

import re

from munch_cli.arbiter.compare.compare import Comparison, Luck, compare
from munch_cli.arbiter.features.game import NotSo
from munch_cli.files.bundled_scenarios import beside, path_of
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import read_scenario
from munch_cli.show.citing import source

ANSWERS = {
    "left open": "silent",
    "a contradiction": "conflict",
    "no such thing": "absent",
    "something comes first": "owes",
    "cannot": "refused",
}
"""The words of the features for the answers of a comparison whose own word would read badly."""
Rows = list[list[str]]


class Sheets:
    """A board that every sheet is asked about, and then what they answer."""

    def __init__(self, board: str, folder: str = "") -> None:
        self.scenario = read_scenario(path_of(beside(folder, board)), board)
        self.found: Comparison | None = None
        self.has_failed = False

    def ask(self, question: str) -> None:
        """Puts a question to every sheet."""
        scenario = self.scenario
        table = scenario.boards[scenario.editions[0]]
        draws = tuple(one for step in scenario.steps for one in step.draws)
        names = {card.name: card.id for card in table.catalogue.values()}
        luck = Luck(draws=tuple(names[name] for name in dict.fromkeys(draws)))
        found = compare(table, question, load_rulebook(), luck)
        if not isinstance(found, Comparison):
            raise NotSo(f'"{question}" is not understood', "not-understood", "? at the prompt lists what can be said")
        self.found = found

    def heed(self, rows: Rows) -> None:
        """Holds a table against the answers: edition, answer, the rules that decided."""
        if self.found is None:
            raise NotSo("nothing was asked yet", "not-understood", "say When every sheet is asked: …")
        if any(len(row) != 3 for row in rows):
            raise NotSo("each line of the table has an edition, an answer, and ids of rules", "not-understood")
        answers = {answer.edition.key: answer for answer in self.found.answers}
        if [row[0] for row in rows] != list(answers):
            raise NotSo(f"the sheets are {', '.join(answers)}, in this order")
        for key, word, ids in rows:
            answer = answers[key]
            told = f"{key}: {answer.word}, {', '.join(answer.ids)}"
            if answer.word != ANSWERS.get(word, word) or answer.last.verdict.is_fact != (word == "cannot"):
                raise NotSo(told, "other-verdict")
            decided = {*answer.ids, *answer.decisive, *answer.absent}
            wanted = {id for id in re.split(r",\s*| and ", ids) if id}
            if not wanted <= decided:
                raise NotSo(f"{key}: decided by {', '.join(sorted(decided))}", "not-cited")
            cited = [id for id in answer.ids if source(id, answer.edition, answer.before.catalogue)]
            if not cited and word != "no such thing":
                raise NotSo(f"{key}: nothing is cited", "not-cited")

    def end(self, rules: tuple[str, ...]) -> None:
        """Nothing more is to hold at the end."""
