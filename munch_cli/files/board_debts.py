"""What is owed on a board. A file may say it under [[owed]], as ``table/debts.py`` has it; where it does not, what the
board plainly owes is filled in. ``owed = []`` says that nothing is.
"""

from itertools import zip_longest

from munch_cli.files.board_fields import read_record
from munch_cli.files.laying import Laying
from munch_cli.files.problems import did_you_mean
from munch_cli.rulebook.entry import Entry
from munch_cli.table import debts as d
from munch_cli.table import state as s
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.nearest import nearest


def lay_debts(laying: Laying, entry: Entry) -> None:
    """Says what is owed."""
    state = laying.setting.state
    if "owed" in entry.table:
        each = (Entry(held, ("owed", place), entry.faults) for place, held in enumerate(entry.tables("owed")))
        state.owed = tuple(debt for told in each if (debt := _debt(laying, told)) is not None)
    else:
        state.owed = tuple(_plain_debts(state))


def _debt(laying: Laying, told: Entry) -> d.Debt | None:
    what = told.text("what", needed=True)
    if what and what not in d.KINDS:
        near = did_you_mean(nearest(what, d.KINDS, 1)) or f"use one of: {', '.join(d.KINDS)}"
        told.fault("unknown-word", f'nobody can owe "{what}"', near, "what")
    words = told.word_by_word("words") if isinstance(told.table.get("words"), list) else ()
    if what in ("die", "roll"):
        _check_die(told, words)
    elif what in ("draw", "drawing", "blind"):
        _check_draw(told, what, words)
    debt = read_record(laying, told, d.KINDS.get(what, d.Debt), "what")
    return debt if what in d.KINDS and isinstance(debt, d.Debt) else None


def _check_die(told: Entry, words: tuple[str, ...]) -> None:
    """The words that say what a die decides are as the words of cards leave them there; and who its rival is."""
    import re

    from munch_cli.effects.contests import CONTEST
    from munch_cli.effects.deeds import THEFT
    from munch_cli.effects.losing import LOSS

    by = "".join(words[:1])
    form = {
        THEFT: ("the least pips, the levels a failure costs", r"\d+ \d+"),
        CONTEST: ("what the rival rolled, or nothing more", r"(-?\d+)?"),
        LOSS: ("levels or cards, the pips that kill", r"(levels|cards) \d+"),
    }.get(by)
    if form is not None and not re.fullmatch(form[1], " ".join(words[1:])):
        told.fault("wrong-type", f'what the die is to decide by "{by}" is not said', f"say {form[0]}", "words")
    if by in (THEFT, CONTEST) and "rival" not in told.table:
        told.missing("rival")


def _check_draw(told: Entry, what: str, words: tuple[str, ...]) -> None:
    """Of a card to be drawn the words say from where, and perhaps what becomes of it.

    Who draws it is ``other``; ``players``: from whose hand.
    """
    from munch_cli.effects.taking import ANY, TREASURES
    from munch_cli.engine.chance import WAYS

    needed = ((ANY, TREASURES),) if what == "blind" else (tuple(s.DECK_PILES), WAYS)
    if any(word not in known for word, known in zip_longest(words[: len(needed)], needed)):
        listed = ", then ".join(f"one of {', '.join(known)}" for known in needed)
        told.fault("unknown-word", f'"{what}" needs words that tell what is drawn', f"write {listed}", "words")
    if "other" not in told.table:
        told.missing("other")
    if what == "blind" and not told.words("players"):
        told.missing("players")


def _plain_debts(state: s.State) -> list[d.Debt]:
    """A card that lies face up waits for its drawer; a claim waits for the others; who runs owes his runs."""
    debts: list[d.Debt] = [d.FaceUp(state.turn.player, 1, copy=copy) for copy in state.zones[s.FACE_UP]]
    fight = state.combat
    if fight is None:
        return debts
    if fight.offer is not None:
        asked = fight.offer[0]
        debts.append(d.Answer(asked, len(debts) + 1, words=("agrees", "declines")))
    if fight.claimed is not None:
        debts.append(d.Silence(NO_PLAYER, len(debts) + 1))
    if fight.running:
        layer = len(debts) + 1
        for who in (fight.fighter, fight.helper):
            if left := _left_to_flee(fight, who, state.zones[s.FOES]):
                debts.append(d.Run(who, layer, options=left))
    return debts


def _left_to_flee(fight: s.Combat, who: PlayerId, foes: list[CopyId]) -> tuple[CopyId, ...]:
    """The monsters that a fighter still has to run from."""
    met = (*fight.escaped, *fight.caught)
    return () if who == NO_PLAYER else tuple(foe for foe in foes if (who, foe) not in met)
