"""Tags: monsters that join their own sort in a fight, without a Wandering Monster card.

Sheets: When To Play Cards, Undead Monsters, Bats, "Shark" Monsters; Combat, Undead Monsters, Santa Monsters.
"""

from collections.abc import Iterator

from munch_cli.effects.queries import is_main_player, tags
from munch_cli.engine.law import do, may, then
from munch_cli.engine.moments import FIGHT_OPEN, FIGHTER, RUNNING
from munch_cli.engine.reasons import Reason, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.rules.combat import ON_THE_RUN
from munch_cli.table import events as e
from munch_cli.table.commands import PlayCard
from munch_cli.table.ids import NO_COPY, CopyId
from munch_cli.table.state import Gone
from munch_cli.table.typed import NamedTuple


class Joining(NamedTuple):
    """A monster about to join by a tag: the monster, the enhancer that gives it the tag, if one does, and the tag."""

    monster: CopyId
    enhancer: CopyId
    tag: str


def joining(table: Table, command: PlayCard) -> Joining | None:
    """What a play would be by the rules on tags, or None if they do not concern it. It decides nothing."""
    monster, enhancer = command.card, command.along
    if enhancer != NO_COPY and table.card(enhancer).kind != "monster-enhancer":
        return None
    own = table.card(monster).tags
    given = () if enhancer == NO_COPY else table.card(enhancer).tags
    for tag in (*own, *given):
        by_itself = tag in own
        if tag in JOIN and table.in_force(JOIN[tag]) and (by_itself or table.in_force(MADE)) and _met(table, tag):
            return Joining(monster, enhancer, tag)
    return None


def _met(table: Table, tag: str) -> bool:
    """Return True if a monster of a tag is in the fight."""
    return any(tag in tags(table, monster) for monster in table.foes)


def _there_from_the_start(table: Table, tag: str) -> bool:
    """Return True if a monster of a tag is in the fight that did not itself come to it later."""
    later = {copy for copy, _, how in table.the_fight.brought if how != "mate"}
    return any(tag in tags(table, monster) and monster not in later for monster in table.foes)


# ---- the tags


def joins_its_sort(table: Table, command: PlayCard) -> Reason | None:
    """A monster joins another of its tag."""
    join = joining(table, command)
    if join is None or (join.tag not in ANYBODYS and is_main_player(table, command.who)):
        return None
    return allow(JOIN[join.tag], tag=join.tag) if _held(table, command) else refuse(JOIN[join.tag])


def known_by_its_tag(table: Table, command: PlayCard) -> Reason | None:
    """A monster is a Shark by the tag above its name, whatever the name is."""
    join = joining(table, command)
    return allow(table.card(join.monster).rule) if join is not None and join.tag == "Shark" else None


def made_of_that_sort(table: Table, command: PlayCard) -> Reason | None:
    """A card that makes a monster Undead may come along with one that is not."""
    join = joining(table, command)
    if join is None or join.enhancer == NO_COPY:
        return None
    return allow(tag=join.tag) if _held(table, command) else None


def by_its_own_card(table: Table, command: PlayCard) -> Reason | None:
    """A monster whose own sort gives it a way to join may be added by that rule."""
    return None if joining(table, command) is None else allow()


def _held(table: Table, command: PlayCard) -> bool:
    return command.card in table.hand(command.who)


def in_ones_own_fight(table: Table, command: PlayCard) -> Reason | None:
    """Whether the main player may do so in their own fight is left open, unless it is said of any player."""
    join = joining(table, command)
    if join is None or join.tag in ANYBODYS:
        return None
    return silent(OWN_FIGHT, allows=table.leaning(OWN_FIGHT) == "allowed")


def joined_lets_others_join(table: Table, command: PlayCard) -> Reason | None:
    """Whether a monster that itself joined lets others join is left open."""
    join = joining(table, command)
    if join is None or _there_from_the_start(table, join.tag) or _first_is_gone(table, join.tag):
        return None
    return silent(IN_TURN, allows=table.leaning(IN_TURN) == "allowed")


def after_the_first_is_gone(table: Table, command: PlayCard) -> Reason | None:
    """Whether more may come once the monster they join is gone is left open."""
    join = joining(table, command)
    if join is None or _there_from_the_start(table, join.tag) or not _first_is_gone(table, join.tag):
        return None
    return silent(FIRST_GONE, allows=table.leaning(FIRST_GONE) == "stay-and-more-may-come")


def _first_is_gone(table: Table, tag: str) -> bool:
    return any(tag in table.catalogue[one.card].tags for one in table.the_fight.gone)


def once_they_run(table: Table, command: PlayCard) -> Reason | None:
    """Whether a monster may still join when they run is as open as of all that is played during a combat."""
    if joining(table, command) is None or not _held(table, command):
        return None
    return silent(ON_THE_RUN, allows=table.leaning(ON_THE_RUN) == "allowed")


def sending_it(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """The monster joins the fight. The card that is played along is laid on it, and goes with one that goes at once."""
    join = joining(table, command)
    if join is None:
        return
    yield e.MonsterJoined(join.monster, command.who, how="tag")
    if join.enhancer != NO_COPY and join.monster in table.foes:
        yield e.MonsterEnhanced(join.enhancer, join.monster, command.who)
    elif join.enhancer != NO_COPY:
        yield e.CardDiscarded(join.enhancer, command.who)


def those_that_came_for_it(table: Table, event: e.MonsterEliminated) -> Iterator[e.Event]:
    """Whether monsters that joined one of their sort stay when it is gone is left open."""
    for tag in table.catalogue[event.gone.card].tags if table.fight is not None else ():
        if tag not in JOIN or _there_from_the_start(table, tag):
            continue
        came = [copy for copy, _, how in table.the_fight.brought if how == "tag" and copy in table.foes]
        such = [copy for copy in came if tag in tags(table, copy)]
        if such and table.reading(FIRST_GONE) == "leave":
            for copy in such:
                gone = Gone(table.state.cards[copy], 0, (), "denied")
                yield e.MonsterEliminated(copy, gone)


JOIN = {
    "Undead": "tags.undead-may-join-undead",
    "Bat": "tags.bat-may-join-bat",
    "Shark": "tags.shark-may-join-shark",
    "Santa": "tags.santa-may-join-santa",
}
"""Tag -> the rule by which monsters that bear it join each other."""
ANYBODYS = ("Bat", "Shark")
"""Tags of which the sheets say that any player may send such a monster."""
MADE = "tags.card-that-makes-undead-enables-joining"
OWN_FIGHT = "gap.joining-ones-own-fight-by-tag"
IN_TURN = "gap.joined-monster-lets-others-join"
FIRST_GONE = "gap.tag-joiners-after-the-first-is-gone"

RULES = (
    may(PlayCard, joins_its_sort, of=("monster",), when=FIGHT_OPEN),
    may(PlayCard, known_by_its_tag, of=("monster",), when=FIGHT_OPEN),
    may(PlayCard, made_of_that_sort, of=("monster",), when=FIGHT_OPEN & ~FIGHTER),
    may(PlayCard, by_its_own_card, of=("monster",), when=FIGHT_OPEN & ~FIGHTER),
    may(PlayCard, in_ones_own_fight, of=("monster",), when=FIGHT_OPEN & FIGHTER),
    may(PlayCard, joined_lets_others_join, of=("monster",), when=FIGHT_OPEN),
    may(PlayCard, after_the_first_is_gone, of=("monster",), when=FIGHT_OPEN),
    may(PlayCard, once_they_run, of=("monster",), when=RUNNING),
    do(PlayCard, sending_it, of=("monster",)),
    then(e.MonsterEliminated, those_that_came_for_it),
)
