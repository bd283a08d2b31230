"""What could change a fight: the sentences of a player that a search for a way to win it tries."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from munch_cli.arbiter.candidates import candidates
from munch_cli.arbiter.seen import UNSEEN
from munch_cli.effects.abilities import ability_named
from munch_cli.effects.looking import monsters, munchkins, others
from munch_cli.effects.moments import is_losing
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId

TRIED = (c.PlayCard, c.UseAbility, c.Equip, c.Stow, c.Sell, c.Choose, c.Agree, c.TakeCard, c.LetHappen, c.DiscardCard)
"""The sentences that may change how a fight stands; others move the turn on, give the fight up, or wait."""
ANSWERS = (c.Choose, c.Agree, c.TakeCard, c.LetHappen)
"""Those by which something owed is settled."""
IN_FRONT = 1000
"""What is in front of a player is paid with only when the hand is not enough."""

Worth = Mapping[object, int]
"""What each card is worth to the one who holds it; nothing, if it is not named."""


def own_moves(
    table: Table, who: PlayerId, worth: Worth = MappingProxyType({}), blindly: bool = False
) -> list[c.Command]:
    """What a player could say by himself, each once, in canonical order.

    Abilities are paid for with what is worth least. Nothing is said with a card that is not seen, unless ``blindly``:
    somebody will know what he pays with.
    """
    found: dict[tuple[type, c.Command], c.Command] = {}
    for command in candidates(table, who):
        if isinstance(command, TRIED):
            paid = _paid_cheaply(table, command, worth) if isinstance(command, c.UseAbility) else command
            if blindly or not _is_blind(table, paid):
                found.setdefault((type(paid), paid), paid)
    return list(found.values())


def helping_moves(table: Table) -> list[c.Command]:
    """What would bring a helper into the fight, and what others may answer: all of it needs their goodwill."""
    fight = table.fight
    if fight is None:
        return []
    asked: Iterable[c.Command] = (c.AskHelp(fight.fighter, other) for other in others(table, fight.fighter))
    answers = (c.Agree(PlayerId(seat)) for seat in range(len(table.state.players)) if seat != fight.fighter)
    return [*asked, *answers]


def _is_blind(table: Table, command: c.Command) -> bool:
    """Whether a sentence names a card that is not seen."""
    named: list[CopyId] = []
    if isinstance(command, c.PlayCard | c.DiscardCard):
        named.append(command.card)
    if isinstance(command, c.PlayCard) and command.along >= 0:
        named.append(command.along)
    if isinstance(command, c.UseAbility):
        named += command.discards
    return any(table.state.cards[copy] in UNSEEN for copy in named)


def _paid_cheaply(table: Table, command: c.UseAbility, worth: Worth) -> c.Command:
    """An ability paid for with the cards that are worth least; with hidden ones only where there are no others."""
    ability = ability_named(table, command)
    price = ability.price if ability is not None else None
    if not command.discards or price is None or price.whole_hand or price.kind or price.keywords:
        return command
    hand, front = table.hand(command.who), (*table.in_play(command.who), *table.sideways(command.who))
    costs = {copy: worth.get(copy, 0) for copy in hand}
    costs |= {copy: IN_FRONT for copy in front if not price.from_hand}
    costs |= {copy: 2 * IN_FRONT for copy in hand if table.state.cards[copy] in UNSEEN}
    cheapest = sorted(costs, key=lambda copy: (costs[copy], copy))[: len(command.discards)]
    return command._replace(discards=tuple(cheapest))


# ---- how a fight stands


def lacking(table: Table) -> int:
    """How many points the munchkins' side lacks to win; 0 if it just wins, less if it has some to spare."""
    if table.fight is None or not table.foes:
        return 0
    is_tie_enough = table.total("wins_ties").amount > 0
    return monsters(table) - munchkins(table) + (0 if is_tie_enough else 1)


def is_won(outcome: Outcome) -> bool:
    """Whether a sentence won the fight."""
    return any(isinstance(event, e.FightWon) for event in outcome.events)


def finish(table: Table) -> tuple[Outcome, ...]:
    """The claim, and the silence after it, if the fight is won by them as it stands; else nothing."""
    fight = table.fight
    if fight is None or fight.running or is_losing(table):
        return ()
    done: list[Outcome] = []
    wanted: tuple[c.Command, ...] = (c.ClaimKill(fight.fighter), c.KeepSilent(NO_PLAYER))
    for command in wanted[1:] if fight.claimed is not None else wanted:
        outcome = perform(done[-1].table if done else table, command)
        done.append(outcome)
        if not outcome.was_done:
            return ()
        if is_won(outcome):
            return tuple(done)
    return ()
