"""What is owed, as one would tell it at the table: a wording for every kind of debt."""

from munch_cli.show.told import Told
from munch_cli.table.ids import NO_PLAYER
from munch_cli.table.saying import counted, listed
from munch_cli.table.state import Debt

DEBTS: dict[str, str] = {
    "answer": "{who} is to agree or decline.",
    "silence": "",
    "run": "{who} is to run away.",
    "choose": "{who} is to choose: {options}.",
    "pick": "{who} is to pick a Treasure: {options}.",
    "promise": "{who} has promised to play {options}.",
    "lose": "{who} is to choose what to lose: {options}.",
    "lose-worth": "{who} is to choose what to lose, worth {count} in all: {options}.",
    "levy": "{who} is to choose what to lose: {options}.",
    "take": "{who} is to choose what to take: {options}.",
    "take-away": "{who} is to choose what {other} loses: {options}.",
    "make-room": "{who} is to choose what goes to make room for {copy}: {options}.",
    "swap": "{who} may choose Treasures to exchange: {options}.",
    "which": "{who} is to choose: {options}.",
    "blind": "A card is to be drawn, unseen, from the hand of {options}.",
    "loot": "{who} is to choose a card from the body: {options}.",
    "shed": "{who} is to discard down to the limit.",
    "shed-big": "{who} is to sell or give away what is too big.",
    "trade-answer": "{who} is to answer the offer.",
    "face-up": "{who} may take {copy} or play it.",
    "charity": "{who} holds {cards} too many, to be {gone}.",
    "decks": "{who} is to choose what to draw: {options}.",
    "die": "The die is asked for.",
    "draw": "A {word} card is to be drawn.",
    "respond": "{who} may answer, or let it happen.",
    "roll": "The roll of {pips} may still be answered.",
    "drawing": "A {word} card is about to be drawn.",
    "word": "{who} may play a card, or pass.",
    "goes-first": "{who} is to say who goes first: {options}.",
    "surplus": "{who} drew a Treasure too many and is to choose which to discard: {options}.",
    "fetch": "{who} is to choose a card from the discards.",
    "escape": "The escape from {copy} may still be answered.",
    "turn-over": "",
}
"""What is owed -> how it is told; "" where nothing is to tell."""
LOOTING, LOOTERS_DIE = "looting", "{other} is to roll for who chooses first."
"""What the die is asked for where looters are tied, and how that is told: of whom it is asked has to be said."""


def debt_said(debt: Debt, told: Told) -> str:
    """What is owed, as a sentence; "" if it is nothing to tell."""
    options = [told.card(copy) for copy in debt.options] + [told.player(who) for who in debt.players]
    words = () if debt.what == "blind" else debt.words
    is_anothers = debt.what == "lose" and debt.other not in (NO_PLAYER, debt.who)
    is_for_looting = debt.what == "die" and debt.words == (LOOTING,) and debt.other != NO_PLAYER
    wording = LOOTERS_DIE if is_for_looting else DEBTS["take-away" if is_anothers else debt.what]
    said = wording.format(
        who="everybody" if debt.who == NO_PLAYER else told.player(debt.who),
        options=listed([*options, *words], "or"),
        count=f"{debt.count:,}",
        other="" if debt.other == NO_PLAYER else told.player(debt.other),
        copy=told.card(debt.copy),
        word=debt.words[0] if debt.words else "",
        cards=counted(debt.count, "card"),
        gone=f"given to {listed([told.player(who) for who in debt.players])}" if debt.players else "discarded",
        pips=f"{debt.count}{debt.plus:+d}" if debt.plus else debt.count,
    )
    return said.replace(": .", ".")  # what there is to choose from may have to be drawn first
