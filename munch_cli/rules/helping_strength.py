"""What a helper brings to the fight: their strength, what monsters have against them, ties, and their own abilities.

Sheets: Asking For Help, pars. 1, 3 and 4 (1 and 3 in the later ones).
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.abilities import ability_named, judged, source_card, used
from munch_cli.effects.looking import is_helping, monsters, munchkins
from munch_cli.engine.law import bar, do, may, strike, sum_of
from munch_cli.engine.moments import FIGHTING, HELPING
from munch_cli.engine.reasons import CARD, Reason, allow, refuse
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.rules.combat import TIES, against
from munch_cli.table import events as e
from munch_cli.table.commands import ClaimKill, UseAbility
from munch_cli.table.ids import CopyId, RuleId
from munch_cli.table.parts import A_CHARACTER
from munch_cli.table.vocabulary import Ability, Strengthen

# ---- par. 3 (1 in the later sheets): the helper's strength


def helpers_strength(table: Table, subject: int) -> Iterator[Term]:
    """The helper's strength is added to the main player's; one who has died on the run adds nothing."""
    fight = table.fight
    if fight is not None and fight.helper >= 0 and not table.state.players[fight.helper].dead:
        for term in table.total("strength", fight.helper).terms:
            yield term._replace(because=(*ADDS, *term.because))


# ---- par. 4 (3 in the later sheets): what monsters have against them, and what they can do


def reaction_to_the_helper(table: Table, monster: CopyId) -> Iterator[Term]:
    """A monster reacts to what the helper is as it does to the main player."""
    fight = table.fight
    if fight is not None and fight.helper >= 0 and not table.state.players[fight.helper].dead:
        yield from against(table, monster, fight.helper)


def shared_trait_counts_once(table: Table, monster: CopyId, terms: Sequence[Term]) -> Iterator[int]:
    """A trait that both have is counted once."""
    seen: set[str] = set()
    for place, term in enumerate(terms):
        if term.key and term.key in seen:
            yield place
        seen.add(term.key)


def what_the_monster_lets_him_do(table: Table, command: UseAbility) -> Reason | None:
    """What a monster's card lets a fighter do, the helper may do."""
    return judged(table, command, "monster") if is_helping(table, command.who) else None


def doing_it(table: Table, command: UseAbility) -> Iterator[e.Event]:
    """It does what the monster's card says."""
    if is_helping(table, command.who):
        yield from used(table, command, "monster")


def helpers_card_wins_ties(table: Table, subject: int) -> Iterator[Term]:
    """With a helper whose card wins ties, the munchkins win a tie."""
    fight = table.fight
    for copy in table.in_play(fight.helper) if fight is not None and fight.helper >= 0 else ():
        if "wins_ties" in table.card(copy).marks:
            yield Term(1, table.card(copy).name, (table.card(copy).rule,), copy=copy)


def warrior_helper_wins_ties(table: Table, command: ClaimKill) -> Reason | None:
    """With a helper whose card wins ties, the kill may be claimed on a tie."""
    fight = table.fight
    if fight is None or munchkins(table) != monsters(table):
        return None
    cards = tuple(term.because[-1] for term in helpers_card_wins_ties(table, 0))
    return allow(*cards, over=TIES, rank=CARD, helper=fight.helper) if cards else None


def helper_goes_berserk(table: Table, command: UseAbility) -> Reason | None:
    """A Warrior who helps may discard cards to strengthen their side."""
    discards = is_helping(table, command.who) and bool(command.discards)
    return allow() if discards and _berserk(table, command) is not None else None


def berserk_once(table: Table, command: UseAbility) -> Reason | None:
    """They do so once in a fight, however many monsters are in it."""
    ability = _berserk(table, command)
    used_before = any(use.by == command.who and use.ability == command.ability for use in table.state.turn.used)
    once = ability is not None and ability.once == "fight"
    return refuse(once="fight") if once and used_before and table.is_fighting(command.who) else None


def _berserk(table: Table, command: UseAbility) -> Ability | None:
    """The ability meant, if it is a Warrior's for adding to their strength; they are known by winning ties."""
    card, ability = source_card(table, command), ability_named(table, command)
    if card is None or ability is None or "wins_ties" not in card.marks:
        return None
    return ability if any(isinstance(deed, Strengthen) for deed in ability.do) else None


def helpers_own_abilities(table: Table, command: UseAbility) -> Reason | None:
    """The helper's own abilities count in the fight as the main player's do."""
    return allow() if is_helping(table, command.who) and ability_named(table, command) is not None else None


ADDS = (RuleId("helping.helper-adds-level-and-bonuses"), RuleId("helping.helper-adds-combat-strength"))
SPECIALS_REACH = "helping.monster-specials-reach-the-helper"
WINS_TIES = ("helping.warrior-helper-wins-ties", "helping.helper-specials-reach-the-fight")
"""The Warrior's example, where the sheet gives it, and what it is an example of."""

RULES = (
    sum_of("munchkins", helpers_strength, *ADDS, reads=A_CHARACTER),
    sum_of("monster", reaction_to_the_helper, SPECIALS_REACH, reads=A_CHARACTER),
    strike("monster", shared_trait_counts_once, "helping.shared-trait-counts-once", reads=A_CHARACTER),
    may(UseAbility, what_the_monster_lets_him_do, SPECIALS_REACH, of=("monster",), when=HELPING),
    do(UseAbility, doing_it, SPECIALS_REACH, of=("monster",)),
    may(UseAbility, helpers_own_abilities, "helping.helper-specials-reach-the-fight", when=HELPING),
    sum_of("wins_ties", helpers_card_wins_ties, *WINS_TIES, reads=A_CHARACTER),
    may(ClaimKill, warrior_helper_wins_ties, *WINS_TIES, over=TIES),
    may(UseAbility, helper_goes_berserk, "helping.warrior-helper-may-discard-for-strength", when=HELPING),
    bar(UseAbility, berserk_once, "helping.warrior-discards-once-per-combat", when=FIGHTING),
)
