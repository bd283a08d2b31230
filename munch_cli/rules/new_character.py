"""Death, from the dead character to the new one: what neither receives, when it appears, and what it draws.

Sheets: Death, the paragraphs after Looting The Body.
"""

from collections.abc import Iterator

from munch_cli.effects.looking import kind_in_play, last_fighter
from munch_cli.engine.chance import draw
from munch_cli.engine.law import Instead, bar, instead, may, then
from munch_cli.engine.moments import BEFORE_DOOR, OWN_TURN, SOMEBODY_DEAD
from munch_cli.engine.reasons import Reason, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import CHARACTER_KINDS
from munch_cli.table.commands import GiveInCharity, GiveItems, PlayCard, Trade, UseAbility
from munch_cli.table.ids import NO_PLAYER, PlayerId

# ---- par. 3: the dead


def dead_receive_nothing(table: Table, command: GiveItems | GiveInCharity | Trade) -> Reason | None:
    """The dead receive no cards."""
    return refuse(dead=command.to) if table.state.players[command.to].dead else None


def dead_take_nothing(table: Table, event: e.CardTaken) -> Instead | None:
    """What a dead character would have taken is discarded."""
    return Instead((e.CardDiscarded(event.copy),)) if table.state.players[event.who].dead else None


def dead_pick_no_treasure(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """One who dies while Treasures are divided picks none: a helper's are the main player's, who drew them all."""
    for debt in table.owed("pick"):
        if debt.who != event.who:
            continue
        yield e.DebtSettled(debt)
        left = len(debt.options) - debt.count
        if debt.other != last_fighter(table):
            yield e.DebtIncurred(debt._replace(who=PlayerId(debt.other), other=event.who, count=left))
        else:
            yield from (e.CardTaken(PlayerId(debt.other), copy) for copy in debt.options)


def dead_gain_no_levels(table: Table, event: e.LevelsGained) -> Instead | None:
    """The dead go up no level."""
    return Instead(()) if table.state.players[event.who].dead else None


def no_level_for_the_dead(table: Table, command: PlayCard) -> Reason | None:
    """A Go Up a Level does nothing for the dead."""
    is_such = table.card(command.card).kind == "go-up-a-level"
    target = command.on_player if command.on_player != NO_PLAYER else command.who
    return refuse(dead=target) if is_such and table.state.players[target].dead else None


def played_by_the_dead(table: Table, command: PlayCard | UseAbility) -> Reason | None:
    """Whether the dead may play cards, or use the abilities of those they keep, is left open."""
    if not table.state.players[command.who].dead:
        return None
    gap = "gap.dead-player-plays-cards"
    return silent(gap, allows=table.leaning(gap) == "allowed")


# ---- the turn of one who dies in it


def turn_of_one_killed_by_a_curse(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """Whether the turn goes on for one whom a Curse killed in it is left open; their fight, if one is on, does not."""
    fight = table.fight
    own = table.state.turn.player == event.who
    if not own or not event.because or (fight is not None and fight.running):
        return
    ends = table.reading("gap.turn-of-one-killed-by-a-curse") == "turn-ends"
    if fight is not None:
        yield e.FightEnded(won=False)
    if ends:
        yield e.DebtIncurred(d.TurnOver(event.who, 0))


# ---- par. 4: the new character


def appears_at_once(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """The new character is there at once, though it cannot help before the next turn."""
    yield e.CharacterReturned(event.who, waiting=True)


def is_there_from_the_next_turn(table: Table, event: e.TurnBegan) -> Iterator[e.Event]:
    """When the next turn begins the new character is there and may help."""
    for seat, player in enumerate(table.state.players):
        if player.dead and seat not in table.state.left:
            yield e.CharacterReturned(PlayerId(seat))


def may_be_given_cards(table: Table, command: GiveItems) -> Reason | None:
    """The new character may receive cards before its own next turn."""
    return allow() if _awaits_its_turn(table, command.to) else None


def cards_for_the_new_character(table: Table, command: GiveItems | GiveInCharity | Trade) -> Reason | None:
    """Whether the new character may be given cards before its own next turn is left open."""
    in_charity = isinstance(command, GiveInCharity) and table.state.players[command.to].dead
    if in_charity or not _awaits_its_turn(table, command.to):
        return None
    return silent(WAITS_FOR_CARDS, allows=table.leaning(WAITS_FOR_CARDS) == "allowed")


def charity_for_the_new_character(table: Table, command: GiveInCharity) -> Reason | None:
    """Whether the new character counts as living, for charity, before the next turn is left open."""
    if not table.state.players[command.to].dead:
        return None
    gap = "gap.new-character-and-charity"
    return silent(gap, allows=table.leaning(gap) == "counts-as-living")


def _awaits_its_turn(table: Table, player: PlayerId) -> bool:
    """Whether somebody has died and their next turn has not begun; they may have died in their own."""
    one = table.state.players[player]
    return one.dead or (one.new and table.state.turn.player != player)


# ---- par. 5: its first turn


def draws_anew(table: Table, event: e.TurnBegan) -> Iterator[e.Event]:
    """A player whose character died begins their next turn by drawing from both decks, face down."""
    each = table.number("death.draw-each")
    if not table.state.players[event.who].new:
        return
    for _ in range(each):
        yield from draw(table, "door", event.who, "hand")
    for _ in range(each):
        yield from draw(table, "treasure", event.who, "hand")


def then_his_turn_is_normal(table: Table, event: e.PhaseBegan) -> Iterator[e.Event]:
    """With the door their turn goes on as any other."""
    who = table.state.turn.player
    player = table.state.players[who]
    if event.phase == "door" and player.new and not player.dead:
        yield e.CharacterEquipped(who)


def opening_limits(table: Table, command: PlayCard) -> Reason | None:
    """Whether the limits of the opening hold for what is drawn after a death is left open."""
    card = table.card(command.card)
    if card.kind not in ("race", "class", "accent", "power"):
        return None
    turn = table.state.turn
    opening = table.state.players[command.who].new and turn.player == command.who and turn.phase == "start"
    if not opening or command.on_player not in (NO_PLAYER, command.who):
        return None
    second = card.kind != "power" and kind_in_play(table, command.who, card.kind)
    if not second and not (card.kind == "power" and card.rank > table.number("character.opening-rank")):
        return None
    gap = "gap.opening-limits-after-death"
    return silent(gap, allows=table.leaning(gap) == "ordinary-limits")


NO_CARDS = "death.the-dead-receive-no-cards"
NO_LEVELS = "death.the-dead-gain-no-levels"
APPEARS = ("death.new-character-appears-at-once", "death.new-character-appears-when-the-next-turn-begins")
WAITS_FOR_CARDS = "gap.cards-for-the-new-character"
DRAWS = ("death.next-turn-draws-two-of-each", "death.next-turn-draws-four-of-each")

RULES = (
    bar(GiveItems, dead_receive_nothing, NO_CARDS, when=SOMEBODY_DEAD),
    bar(GiveInCharity, dead_receive_nothing, NO_CARDS, when=SOMEBODY_DEAD),
    bar(Trade, dead_receive_nothing, NO_CARDS, when=SOMEBODY_DEAD),
    instead(e.CardTaken, dead_take_nothing, NO_CARDS),
    then(e.PlayerDied, dead_pick_no_treasure, NO_CARDS),
    instead(e.LevelsGained, dead_gain_no_levels, NO_LEVELS),
    bar(PlayCard, no_level_for_the_dead, NO_LEVELS, of=("go-up-a-level",), when=SOMEBODY_DEAD),
    may(PlayCard, played_by_the_dead, "gap.dead-player-plays-cards", when=SOMEBODY_DEAD),
    may(UseAbility, played_by_the_dead, "gap.dead-player-plays-cards", when=SOMEBODY_DEAD),
    then(e.PlayerDied, turn_of_one_killed_by_a_curse, "gap.turn-of-one-killed-by-a-curse"),
    then(e.PlayerDied, appears_at_once, "death.new-character-appears-at-once"),
    then(e.TurnBegan, is_there_from_the_next_turn, *APPEARS),
    may(GiveItems, may_be_given_cards, "death.new-character-may-receive-charity-and-gifts"),
    may(GiveItems, cards_for_the_new_character, WAITS_FOR_CARDS),
    may(GiveInCharity, cards_for_the_new_character, WAITS_FOR_CARDS),
    may(Trade, cards_for_the_new_character, WAITS_FOR_CARDS),
    may(GiveInCharity, charity_for_the_new_character, "gap.new-character-and-charity", when=SOMEBODY_DEAD),
    then(e.TurnBegan, draws_anew, *DRAWS),
    then(e.PhaseBegan, then_his_turn_is_normal, "death.then-the-turn-is-normal", "death.next-turn-draws-two-of-each"),
    may(PlayCard, opening_limits, "gap.opening-limits-after-death", of=CHARACTER_KINDS, when=OWN_TURN & BEFORE_DOOR),
)
