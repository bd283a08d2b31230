"""What happens to somebody or to a fight when a card does its work, in words."""

from collections.abc import Callable

from munch_cli.table import vocabulary as v
from munch_cli.table.saying import an, counted


def deeds_said(deeds: tuple[v.Deed, ...]) -> str:
    """Deeds, one after the other; "" for none."""
    return ", ".join(DEEDS.get(type(deed), _as_it_says_itself)(deed) for deed in deeds)


def _as_it_says_itself(deed: v.Deed) -> str:
    """What the type of a deed says of itself, for one that has no wording below."""
    first = (type(deed).__doc__ or "").partition("\n")[0].replace("``", "").rstrip(".")
    return first[:1].lower() + first[1:]


def _sized(size: str) -> str:
    """An Item of a size, as it is told."""
    return {"small": "small Item", "big": "Big Item"}.get(size, "Item")


def _lost_item(deed: v.LoseItem) -> str:
    if deed.best:
        return f"lose the {_sized(deed.size)} that gives the largest bonus"
    return f"lose {counted(deed.count, _sized(deed.size))} of one's choice"


def _lost_kind(deed: v.LoseKind) -> str:
    return f"lose {deed.named}" if deed.named else f"lose {f'every {deed.kind}' if deed.every else an(deed.kind)}"


def _by_roll(deed: v.LoseByRoll) -> str:
    what = "levels" if deed.what == "levels" else "Items or hand cards of one's choice"
    deadly = f"death on {deed.deadly} or less, else " if deed.deadly else ""
    return f"a die is rolled: {deadly}lose as many {what} as it shows"


def _or_all(levels: int) -> str:
    return ", or all they have" + (f" and {counted(levels, 'level')}" if levels else "")


def _taken(deed: v.OthersTake) -> str:
    who, what = TAKERS[deed.who], TAKEN[deed.what]
    rest = ", and the rest of the hand is discarded" if deed.rest_lost else ""
    return f"{who} {'picks' if deed.lost else 'takes'} {what}{', which is lost' if deed.lost else ''}{rest}"


def _depending(deed: v.Depending) -> str:
    parts = [f"{' or '.join(deed.victim)}: {deeds_said(deed.then) or 'nothing'}"]
    return ", ".join([*parts, f"anybody else: {deeds_said(deed.otherwise) or 'nothing'}"])


def _or_levels(count: int) -> str:
    return f", or {counted(count, 'level')} without one" if count else ""


def _each(deed: v.Strengthen | v.Weaken | v.AddToRoll) -> str:
    return " for each card discarded" if deed.each else ""


def _compelled(deed: v.CompelHelp) -> str:
    parts = ["he must help" + (" if the user rolls higher than he does" if deed.out_rolled else "")]
    parts += ["and picks first among the Treasures"] if deed.picks_first else []
    parts += ["without reward"] if deed.no_reward else []
    parts += ["and such a fight does not win the user the game"] if deed.no_win else []
    parts += ["and such a fight does not win the game"] if deed.nobody_wins else []
    return ", ".join(parts)


def _pay(deed: v.Eliminate) -> str:
    if deed.pays:
        return f", {counted(deed.pays, 'Treasure')} {'is' if deed.pays == 1 else 'are'} drawn"
    if deed.if_only:
        return ", its Treasure is taken if it was the only one"
    if deed.treasure:
        return ", its Treasure is taken"
    return ", without its Treasure" if deed.denied else ""


def _grabbed(deed: v.GrabItem) -> str:
    room = ", after discarding an own one if that is needed" if deed.discard_first else ""
    return f"take an Item of somebody's into use, if that turns the fight{room}"


def _theft(deed: v.StealItem) -> str:
    wanted = an(_sized(deed.size))
    roll = f" on a roll of {deed.roll} or more" if deed.roll else ""
    return f"take {wanted}{roll}" + (f", else lose {counted(deed.otherwise, 'level')}" if deed.otherwise else "")


TAKERS: dict[str, str] = {
    "neighbors": "each neighbor",
    "from_the_left": "each other player, from the left,",
    "from_the_right": "each other player, from the right,",
    "highest": "each player of the highest Level",
}
TAKEN: dict[str, str] = {
    "item": "an Item",
    "hand": "a hand card, unseen",
    "treasure": "a Treasure from the table, or one from the hand, unseen",
}


DEEDS: dict[type[v.Deed], Callable[..., str]] = {
    v.LoseLevels: lambda deed: f"lose {counted(deed.amount, 'level')}",
    v.GainLevels: lambda deed: f"go up {counted(deed.amount, 'level')}",
    v.LoseWorn: lambda deed: f"lose what is used as {deed.slot}" + _or_levels(deed.otherwise),
    v.LoseItem: _lost_item,
    v.LoseMarked: lambda deed: f"lose every Item in use that is {' or '.join(deed.bearing)}",
    v.LoseWorth: lambda deed: f"lose Items worth {deed.gold:,} gold pieces, or all, if they come to less",
    v.LoseByRoll: _by_roll,
    v.Levy: lambda deed: f"lose an Item of one's choice; all others lose Items worth as much{_or_all(deed.otherwise)}",
    v.OthersTake: _taken,
    v.LoseItems: lambda deed: f"lose all {_sized(deed.size)}s",
    v.DiscardHand: lambda deed: "discard the hand",
    v.LoseKind: lambda deed: _lost_kind(deed) + _or_levels(deed.otherwise),
    v.ReplaceKind: lambda deed: (
        f"every {deed.kind} is lost for the topmost {deed.kind} in the discards, if there is one"
    ),
    v.SetLevel: lambda deed: f"the Level becomes {'that of the lowest player' if deed.lowest else deed.to}",
    v.Perish: lambda deed: "death",
    v.ChangeSex: lambda deed: "the sex changes",
    v.Strengthen: lambda deed: f"{deed.amount:+d} to one's own side{_each(deed)}",
    v.Weaken: lambda deed: f"{-deed.amount:+d} to the other side{_each(deed)}",
    v.Eliminate: lambda deed: f"{'all monsters leave' if deed.every else 'a monster leaves'} the fight{_pay(deed)}",
    v.Slay: lambda deed: f"kills {' or '.join(deed.named)}",
    v.ReplaceMonster: lambda deed: "a monster goes, and one from the hand takes its place",
    v.ClearRoom: lambda deed: "the room may be looted",
    v.HandOver: lambda deed: "another player takes the fight over, with what it pays",
    v.SlipAway: lambda deed: "get away from all monsters" + (", and a partner who likes to" if deed.partner else ""),
    v.DoubleStrength: lambda deed: "the user's strength counts twice",
    v.GrabItem: _grabbed,
    v.DrawDiscard: lambda deed: "the card comes from the top of the discards",
    v.TakeDiscard: lambda deed: "take any one card from the discards",
    v.EachGains: lambda deed: f"each {' or '.join(deed.of)} goes up {counted(deed.amount, 'level')}",
    v.DiscardInPlay: lambda deed: f"discard {an(' or '.join(deed.named))} in play",
    v.EscapeFrom: lambda deed: (
        "get away without a roll" + (f" from a monster of Level {deed.up_to} or lower" if deed.up_to else "")
    ),
    v.AddToRoll: lambda deed: f"{deed.amount:+d} to the roll{_each(deed)}",
    v.TurnDie: lambda deed: "the die is turned to any number",
    v.RollAgain: lambda deed: "roll once more",
    v.CompelHelp: _compelled,
    v.StealItem: _theft,
    v.BorrowAbilities: lambda deed: "have all abilities of the card discarded",
    v.StealLevel: lambda deed: "the victim loses a level, the user gains it",
    v.CancelCurse: lambda deed: "a Curse is gone",
    v.DrawTreasures: lambda deed: (
        f"draw {counted(deed.amount, 'Treasure')}, face down unless the card was drawn face up"
    ),
    v.SwapTreasures: lambda deed: f"{counted(deed.amount, 'Treasure')} may be exchanged for new ones, face down",
    v.ChooseOne: lambda deed: "one's choice: " + " or ".join(deeds_said((one,)) for one in deed.between),
    v.Depending: _depending,
    v.Odd: lambda deed: "something all its own",
}
"""A deed of the vocabulary -> its wording."""
