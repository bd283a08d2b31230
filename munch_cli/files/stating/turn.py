"""Making true what is said of the turn, of the next rolls and of the next cards."""

from munch_cli.files.board_fields import Tables
from munch_cli.files.stating.draft import NOBODY_SITS, OWED_FIRST, Draft
from munch_cli.table.state import PHASES
from munch_cli.table.statements import NextCards, NextRolls, TurnIs
from munch_cli.table.typed import cast


def turn_is(draft: Draft, turn: TurnIs) -> str:
    """Lets it be somebody's turn, and stand at a phase; why it cannot, or ""."""
    if draft.tables.get("owed"):
        return OWED_FIRST
    if turn.whom:
        draft.seat(turn.whom)
    if not draft.part("player"):
        return NOBODY_SITS
    fight = cast(Tables, draft.tables.get("combat", {}))
    who = turn.whom or str(draft.part("table")["turn"])
    if fight and (fight.get("fighter") != who or turn.phase not in ("", "door", "trouble")):
        return f"{fight.get('fighter')} fights: say nobody fights first"
    if not fight:
        draft.turn_of(who)
    if turn.phase:
        _to_phase(draft, turn.phase)
    return ""


def _to_phase(draft: Draft, phase: str) -> None:
    now = str(draft.part("table")["phase"])
    if PHASES.index(phase) < PHASES.index(now):
        draft.nothing_happened_yet()
    draft.part("table")["phase"] = phase


def next_rolls(draft: Draft, rolls: NextRolls) -> str:
    """Lets the die show these numbers next; why it cannot, or ""."""
    if any(debt.what == "die" for debt in draft.table.state.owed):
        return f'the die is asked for now: say "the die shows {rolls.pips[0]}"'
    if not draft.part("player"):
        return NOBODY_SITS
    draft.part("table")["rolls"] = list(rolls.pips)
    return ""


def next_cards(draft: Draft, cards: NextCards) -> str:
    """Lets these cards lie on top of their piles; why they cannot, or ""."""
    if any(debt.what == "draw" for debt in draft.table.state.owed):
        return f'a card is asked for now: say "the card is {draft.table.catalogue[cards.cards[0]].name}"'
    if not draft.part("player"):
        return NOBODY_SITS
    for deck in ("door", "treasure"):
        coming = [card for card in cards.cards if draft.table.catalogue[card].deck == deck]
        names = [draft.name(card) for card in coming]
        pile = cast("list[object]", draft.part("table").setdefault(deck, []))
        if pile[: len(names)] != names:
            for card in coming:
                draft.take_from_discards(card, deck)
            pile[:0] = names
    return ""
