"""Several monsters in one fight.

Sheets: Combat; Fighting Multiple Monsters.
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.queries import face
from munch_cli.engine.law import bar, may, strike, sum_of, then
from munch_cli.engine.moments import FIGHT_OPEN, FIGHTING, RUNNING
from munch_cli.engine.reasons import Reason, Term, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.rules.combat import has_run, level_struck
from munch_cli.table import events as e
from munch_cli.table.commands import AskHelp, ClaimKill, OfferHelp, PlayCard
from munch_cli.table.ids import A_CHARACTER, NO_COPY, TURN, CopyId, RuleId


def further_monsters_strength(table: Table, subject: int) -> Iterator[Term]:
    """Every further monster's strength is added to the first one's."""
    for monster in table.foes[1:]:
        for term in table.total("monster", monster).terms:
            yield term._replace(because=(*COMBINED, *term.because))


def joined_by_card(table: Table, command: PlayCard) -> Reason | None:
    """Another monster joins a fight by way of Wandering Monster or Mate."""
    comes = command.along != NO_COPY or table.card(command.card).kind == "mate"
    return allow() if comes else None


def rivals_send_more(table: Table, command: PlayCard) -> Reason | None:
    """Certain cards let those outside the fight send further monsters into it."""
    return None if command.along == NO_COPY else allow()


def covers_the_whole_fight(table: Table, subject: int, terms: Sequence[Term]) -> Iterator[int]:
    """What one monster's card says of the fight holds against all of them."""
    if len(table.foes) > 1:
        yield from level_struck(table, terms)


def no_fighting_the_rest(table: Table, command: ClaimKill | AskHelp | OfferHelp) -> Reason | None:
    """No player runs from one monster and fights another, alone or with help: those who run, run from all."""
    return refuse(already="running") if len(table.foes) > 1 or has_run(table.the_fight) else None


def level_for_each_further(table: Table, monster: CopyId) -> Iterator[Term]:
    """Each further monster killed is worth a level too."""
    if monster in table.foes[1:]:
        yield Term(table.number("combat.levels-for-a-kill"), face(table, monster).name, copy=monster)


def fleeing_forfeits_it(table: Table, event: e.FightLost) -> Iterator[e.Event]:
    """One who gets rid of a monster and runs from the rest gets nothing for the first."""
    if table.the_fight.gone:
        yield e.TreasureFellDue(0, face_up=False)


COMBINED = (RuleId("multiple-monsters.beat-combined-levels"), RuleId("multiple-monsters.beat-combined-strengths"))

RULES = (
    sum_of("monsters", further_monsters_strength, reads=A_CHARACTER),
    may(PlayCard, joined_by_card, of=("wandering-monster", "mate"), when=FIGHT_OPEN),
    may(PlayCard, rivals_send_more, of=("wandering-monster",), when=FIGHT_OPEN & ~FIGHTING),
    strike("munchkins", covers_the_whole_fight, reads=A_CHARACTER),
    bar(ClaimKill, no_fighting_the_rest, when=RUNNING),
    bar(AskHelp, no_fighting_the_rest, when=RUNNING),
    bar(OfferHelp, no_fighting_the_rest, when=RUNNING),
    sum_of("levels", level_for_each_further, reads=A_CHARACTER | TURN),
    then(e.FightLost, fleeing_forfeits_it),
)
