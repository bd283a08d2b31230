"""Interfering: what those outside a fight may do to it.

Sheets: Interfering With Combat, in the order of its paragraphs.
"""

from collections.abc import Iterator

from munch_cli.effects.abilities import ability_named
from munch_cli.effects.queries import is_main_player, is_on_the_run
from munch_cli.engine.law import do, may, then
from munch_cli.engine.moments import FIGHT_OPEN, FIGHTER, FIGHTING, IN_FIGHT, RUNNING
from munch_cli.engine.reasons import Reason, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.rules.combat import ON_THE_RUN
from munch_cli.rules.enhancers import is_enhancer
from munch_cli.rules.one_shot import side_of, strengthens, used_on_the_run
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import ON_MONSTERS, is_aimed_at_fighters
from munch_cli.table.commands import PlayCard, UseAbility
from munch_cli.table.ids import NO_COPY
from munch_cli.table.state import MONSTERS
from munch_cli.table.vocabulary import Eliminate


def one_shot_in_anothers_combat(table: Table, command: PlayCard) -> Reason | None:
    """A one-shot may be used in another's fight, on either side."""
    return allow() if side_of(table, command) is not None else None


def against_the_ally(table: Table, command: PlayCard) -> Reason | None:
    """It may be used against the player one seems to help. No player seems to help themselves."""
    against = strengthens(table, command.card) and side_of(table, command) == MONSTERS
    return allow() if against else None


def modifying_a_monster(table: Table, command: PlayCard) -> Reason | None:
    """A card that changes a monster may be played in one's own fights and in others'."""
    return allow()


# ---- Wandering Monster


def monster_from_the_hand(table: Table, command: PlayCard) -> Reason | None:
    """With a Wandering Monster card a monster from one's own hand goes to another player's fight."""
    fight, along = table.fight, command.along
    if fight is None:
        return refuse(needs="fight")
    if along == NO_COPY or table.card(along).kind != "monster":
        held = any(table.card(copy).kind == "monster" for copy in table.hand(command.who))
        return refuse(needs="monster along" if held else "monster in hand")
    if fight.running:
        return None
    if not is_main_player(table, command.who):
        return allow()
    return None if table.in_force(OWN_FIGHT) else refuse(fighter=fight.fighter)


def in_any_combat(table: Table, command: PlayCard) -> Reason | None:
    """A Wandering Monster card may be used in any fight, one's own among them."""
    along = command.along
    return allow() if along != NO_COPY and table.card(along).kind == "monster" else None


def in_ones_own_fight(table: Table, command: PlayCard) -> Reason | None:
    """Whether the main player may add to their own fight is left open, where only others' fights are spoken of."""
    if command.along == NO_COPY:
        return None
    return silent(OWN_FIGHT, allows=table.leaning(OWN_FIGHT) == "allowed")


def sending_it(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """The monster joins the fight."""
    if table.fight is not None and command.along != NO_COPY:
        yield e.CardPlayedIn(command.card, command.who, MONSTERS)
        yield e.MonsterJoined(command.along, command.who)


# ---- too late?


def once_they_run(table: Table, command: PlayCard) -> Reason | None:
    """Whether what is played during any combat may still be played while they run is left open."""
    brings = command.along != NO_COPY and table.card(command.along).kind == "monster"
    if brings or is_enhancer(table, command) or used_on_the_run(table, command):
        return silent(ON_THE_RUN, allows=table.leaning(ON_THE_RUN) == "allowed")
    return None


def to_be_run_from_too(table: Table, event: e.MonsterJoined) -> Iterator[e.Event]:
    """From a monster that comes while they run, they run as well."""
    if not is_on_the_run(table) or event.how == "replacing":
        return
    owed = {debt.who: debt for debt in table.owed("run")}
    layer = next((debt.layer for debt in owed.values()), table.new_layer())
    for who in table.fighters():
        debt = owed.get(who)
        if debt is not None:
            yield e.DebtSettled(debt)
        left = () if debt is None else debt.options
        if not table.state.players[who].dead:
            yield e.DebtIncurred(d.Run(who, layer, options=(*left, event.copy)))


# ---- knives, Curses, kindness


def backstabbing(table: Table, command: UseAbility) -> Reason | None:
    """A Thief may backstab a player who is in a fight."""
    ability = ability_named(table, command)
    if ability is None or ability.on != "fighter" or command.on_player == command.who:
        return None
    return allow(target=command.on_player) if table.is_fighting(command.on_player) else refuse(needs="fighter")


def cursing_a_combatant(table: Table, command: PlayCard) -> Reason | None:
    """A Curse may be played on a player who is in a fight."""
    return allow() if table.is_fighting(command.on_player) else None


def trapping_a_combatant(table: Table, command: PlayCard) -> Reason | None:
    """A Trap may be played on a combatant, too."""
    return allow() if table.is_fighting(command.on_player) else None


def unwelcome_help(table: Table, command: PlayCard) -> Reason | None:
    """Help may be given that leaves a player with less Treasure."""
    card = table.card(command.card)
    costs = card.treasures_delta < 0 or any(isinstance(deed, Eliminate) and not deed.treasure for deed in card.do)
    return allow() if costs else None


OWN_FIGHT = "gap.wandering-monster-in-own-fight"

RULES = (
    may(PlayCard, one_shot_in_anothers_combat, of=("one-shot",), when=FIGHT_OPEN & ~FIGHTING),
    may(PlayCard, against_the_ally, of=("one-shot",), when=IN_FIGHT & ~FIGHTER),
    may(PlayCard, modifying_a_monster, of=("monster-enhancer",), when=FIGHT_OPEN),
    may(PlayCard, monster_from_the_hand, of=("wandering-monster",), allows=FIGHT_OPEN & ~FIGHTER, shuts=~IN_FIGHT),
    may(PlayCard, in_any_combat, of=("wandering-monster",), when=FIGHT_OPEN & FIGHTER),
    may(PlayCard, in_ones_own_fight, of=("wandering-monster",), when=FIGHTER),
    may(PlayCard, once_they_run, of=(*ON_MONSTERS, "wandering-monster", "one-shot"), when=RUNNING),
    then(e.MonsterJoined, to_be_run_from_too),
    do(PlayCard, sending_it, of=("wandering-monster",)),
    may(UseAbility, backstabbing, of=is_aimed_at_fighters),
    may(PlayCard, cursing_a_combatant, of=("curse",), when=IN_FIGHT),
    may(PlayCard, trapping_a_combatant, of=("trap",), when=IN_FIGHT),
    may(PlayCard, unwelcome_help, when=FIGHT_OPEN & ~FIGHTING),
)
