"""What is owed on a board. A file may say it; where it does not, what the board plainly owes is filled in.

    [[owed]]   what, who, layer, because, cards, words, count, about, other, rival, players, plus, had

``cards`` are the cards to choose among, ``about`` the card it is about; ``who`` is left out where the table owes (a
die). ``rival`` is whom a roll is against; ``had`` tells how many cards of a charity each has received. ``owed = []``
says that nothing is.
"""

from itertools import zip_longest

from munch_cli.files.board_combat import because
from munch_cli.files.fields import number
from munch_cli.files.laying import Laying
from munch_cli.files.problems import did_you_mean
from munch_cli.rulebook.entry import Entry
from munch_cli.table import state as s
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.nearest import nearest

FIELDS = (
    *("what", "who", "layer", "because", "cards", "words", "count"),
    *("about", "other", "rival", "players", "plus", "had"),
)


def lay_debts(laying: Laying, entry: Entry) -> None:
    """Says what is owed."""
    state = laying.setting.state
    if "owed" in entry.table:
        state.owed = tuple(
            _debt(laying, Entry(held, ("owed", place), entry.faults)) for place, held in enumerate(entry.tables("owed"))
        )
    else:
        state.owed = tuple(_plain_debts(state))


def _debt(laying: Laying, told: Entry) -> s.Debt:
    from munch_cli.engine.physics import ANSWERS

    told.only(*FIELDS)
    what = told.text("what", needed=True)
    if what and what not in ANSWERS and what != "turn-over":
        near = did_you_mean(nearest(what, ANSWERS, 1)) or f"use one of: {', '.join(ANSWERS)}"
        told.fault("unknown-word", f'nobody can owe "{what}"', near, "what")
    about = told.table.get("about")
    return s.Debt(
        what,
        laying.player(told, "who", NO_PLAYER),
        number(told, "layer", 1, 0),
        because(told),
        laying.copies(told, "cards"),
        _words(told, what),
        number(told, "count", 1, 0),
        NO_COPY if about is None else laying.copy(about, (*told.path, "about")),
        laying.player(told, "other", NO_PLAYER),
        tuple(laying.seat(name, (*told.path, "players", place)) for place, name in enumerate(told.words("players"))),
        number(told, "plus"),
        _had(laying, told.inner("had")),
        laying.player(told, "rival", NO_PLAYER),
    )


def _words(told: Entry, what: str) -> tuple[str, ...]:
    """The words of what is owed: some kinds of debt need them in one form."""
    words = told.word_by_word("words")
    if what in ("die", "roll"):
        _check_die(told, words)
    elif what in ("draw", "drawing", "blind"):
        _check_draw(told, what, words)
    return words


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


def _had(laying: Laying, told: Entry) -> tuple[PlayerId, ...]:
    """Who has received, once for each card."""
    each = {laying.seat(name, (*told.path, name)): number(told, name, 0, 0) for name in told.table}
    return tuple(who for who in sorted(each) for _ in range(each[who]))


def _plain_debts(state: s.State) -> list[s.Debt]:
    """A card that lies face up waits for its drawer; a claim waits for the others; who runs owes his runs."""
    debts = [s.Debt("face-up", state.turn.player, 1, copy=copy) for copy in state.zones[s.FACE_UP]]
    fight = state.combat
    if fight is None:
        return debts
    if fight.offer is not None:
        asked = fight.offer[0]
        debts.append(s.Debt("answer", asked, len(debts) + 1, words=("agrees", "declines")))
    if fight.claimed is not None:
        debts.append(s.Debt("silence", NO_PLAYER, len(debts) + 1))
    if fight.running:
        layer = len(debts) + 1
        for who in (fight.fighter, fight.helper):
            if left := _left_to_flee(fight, who, state.zones[s.FOES]):
                debts.append(s.Debt("run", who, layer, options=left))
    return debts


def _left_to_flee(fight: s.Combat, who: PlayerId, foes: list[CopyId]) -> tuple[CopyId, ...]:
    """The monsters that a fighter still has to run from."""
    met = (*fight.escaped, *fight.caught)
    return () if who == NO_PLAYER else tuple(foe for foe in foes if (who, foe) not in met)
