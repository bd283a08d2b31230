"""Helping: asking, offering, agreeing, and what a helper brings to the fight.

Sheets: Asking For Help, in the order of its paragraphs.
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.abilities import ability_named
from munch_cli.effects.looking import has_mark, items_carried, monsters, munchkins
from munch_cli.engine.law import do, may, strike, sum_of, then
from munch_cli.engine.reasons import Reason, allow, refuse, silent
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.rules.combat import against, levels_for
from munch_cli.table import events as e
from munch_cli.table.commands import Agree, AskHelp, ClaimKill, Decline, Offer, OfferHelp, UseAbility
from munch_cli.table.ids import NO_PLAYER, CopyId, RuleId
from munch_cli.table.state import Deal, Debt

# ---- par. 1: asking


def ask_when_unable_to_win_alone(table: Table, command: AskHelp) -> Reason | None:
    """Whoever cannot win alone may ask."""
    return allow(munchkins=munchkins(table), monsters=monsters(table)) if _needs_help(table) else None


def ask_though_winning(table: Table, command: AskHelp | OfferHelp) -> Reason | None:
    """Whether one who is winning may ask, or be helped, is left open."""
    if table.fight is None or _needs_help(table):
        return None
    gap = "gap.help-when-already-winning"
    return silent(gap, allows=table.leaning(gap) == "allowed")


def _needs_help(table: Table) -> bool:
    return munchkins(table) <= monsters(table)


def ask_anybody(table: Table, command: AskHelp) -> Reason | None:
    """Any other player may be asked."""
    return allow(asked=command.whom)


def ask_another_after_a_refusal(table: Table, command: AskHelp) -> Reason | None:
    """After a refusal another may be asked, until somebody helps or all have refused."""
    fight = table.fight
    return allow(declined=fight.declined) if fight is not None and fight.declined else None


def no_second_asking(table: Table, command: AskHelp) -> Reason | None:
    """Help is asked while the fight may still be won, not on the run."""
    return refuse() if table.fight is not None and table.fight.running else None


def only_one_helper(table: Table, command: AskHelp | OfferHelp | Agree) -> Reason | None:
    """Nobody may join a fight that already has a helper."""
    fight = table.fight
    return refuse(helper=fight.helper) if fight is not None and fight.helper >= 0 else None


def asking(table: Table, command: AskHelp) -> Iterator[e.Event]:
    """The player asked owes an answer."""
    yield e.HelpAsked(command.whom, _deal(command.offer))
    yield e.DebtIncurred(Debt("answer", command.whom, table.new_layer(), words=("agrees", "declines")))


def unasked_offer(table: Table, command: OfferHelp) -> Reason | None:
    """Help may be offered unasked; the fighter may turn it down."""
    return allow()


def offering(table: Table, command: OfferHelp) -> Iterator[e.Event]:
    """The fighter owes an answer."""
    if table.fight is not None:
        yield e.HelpOffered(command.who, _deal(command.offer))
        yield e.DebtIncurred(Debt("answer", table.fight.fighter, table.new_layer(), words=("agrees", "declines")))


def _deal(offer: Offer) -> Deal:
    return Deal(offer.treasures, offer.first, offer.items, offer.plays)


def answer_freely(table: Table, command: Agree | Decline) -> Reason | None:
    """Whoever is asked may agree or refuse."""
    return allow() if table.owes(command.who, "answer") else None


def agreeing(table: Table, command: Agree) -> Iterator[e.Event]:
    """The helper joins on the terms offered."""
    debt, fight = table.owes(command.who, "answer"), table.fight
    if debt is not None and fight is not None and fight.offer is not None:
        asked, deal = fight.offer
        yield e.DebtSettled(debt)
        yield e.HelperJoined(asked, deal)


def declining(table: Table, command: Decline) -> Iterator[e.Event]:
    """Nobody joins."""
    debt = table.owes(command.who, "answer")
    if debt is not None:
        yield e.DebtSettled(debt)
        yield e.HelpDeclined(command.who)


# ---- par. 1 and 3: the helper's strength


def helpers_strength(table: Table, subject: int) -> Iterator[Term]:
    """The helper's strength is added to the main player's."""
    fight = table.fight
    if fight is not None and fight.helper >= 0:
        for term in table.total("strength", fight.helper).terms:
            yield term._replace(because=(*ADDS, *term.because))


# ---- par. 2: bribes


def offer_carried_items(table: Table, command: AskHelp) -> Reason | None:
    """Items carried may be offered."""
    items = command.offer.items
    carried = items_carried(table, command.who)
    return allow(items=items) if items and all(item in carried for item in items) else None


def offer_only_what_is_carried(table: Table, command: AskHelp) -> Reason | None:
    """An Item in hand is not carried, so it is no bribe."""
    carried = items_carried(table, command.who)
    amiss = tuple(item for item in command.offer.items if item not in carried)
    return refuse(items=amiss) if amiss else None


def offer_treasures(table: Table, command: AskHelp) -> Reason | None:
    """Any number of the monster's Treasures may be offered."""
    return allow(treasures=command.offer.treasures) if 0 < command.offer.treasures <= _treasures(table) else None


def no_more_than_there_are(table: Table, command: AskHelp) -> Reason | None:
    """More Treasures than the monster has cannot be offered."""
    there = _treasures(table)
    return refuse(treasures=there) if command.offer.treasures > there else None


def _treasures(table: Table) -> int:
    return sum(max(0, table.total("treasures", monster).amount) for monster in table.foes)


def who_picks_first_is_agreed(table: Table, command: AskHelp) -> Reason | None:
    """An offer of Treasure says who picks first."""
    offer = command.offer
    return allow(first=offer.first) if offer.treasures and offer.first != NO_PLAYER else None


def offer_to_play_cards(table: Table, command: AskHelp) -> Reason | None:
    """Cards from the hand may be promised to be played on the helper."""
    plays = command.offer.plays
    return allow(cards=plays) if plays and all(card in table.hand(command.who) for card in plays) else None


# ---- par. 4 (3 in some sheets): specials reach both


def reaction_to_the_helper(table: Table, monster: CopyId) -> Iterator[Term]:
    """A monster reacts to what the helper is as it does to the main player."""
    fight = table.fight
    if fight is not None and fight.helper >= 0:
        yield from against(table, monster, fight.helper)


def shared_trait_counts_once(table: Table, monster: CopyId, terms: Sequence[Term]) -> Iterator[int]:
    """A trait that both have is counted once."""
    seen: set[str] = set()
    for place, term in enumerate(terms):
        if term.key and term.key in seen:
            yield place
        seen.add(term.key)


def warrior_helper_wins_ties(table: Table, command: ClaimKill) -> Reason | None:
    """With a helper whose card wins ties, the munchkins win a tie."""
    fight = table.fight
    if fight is None or fight.helper < 0 or munchkins(table) != monsters(table):
        return None
    cards = [table.card(copy) for copy in table.in_play(fight.helper) if has_mark(table, copy, "wins_ties")]
    return allow(over=TIES, helper=fight.helper) if cards else None


def helpers_own_abilities(table: Table, command: UseAbility) -> Reason | None:
    """The helper's abilities, and what monsters let him do, count in the fight."""
    fight = table.fight
    return allow() if fight is not None and fight.helper == command.who and ability_named(table, command) else None


# ---- par. 5: what follows from a win


def main_player_goes_up(table: Table, event: e.MonsterKilled) -> Iterator[e.Event]:
    """With help, too, the main player gains the levels of each monster slain."""
    fight = table.fight
    if fight is not None and fight.helper >= 0:
        yield from levels_for(table, event)


def elf_helper_goes_up(table: Table, event: e.MonsterKilled) -> Iterator[e.Event]:
    """A helper whose card says so goes up for each monster slain."""
    fight = table.fight
    if fight is None or fight.helper < 0:
        return
    gained = table.total("helper_levels", fight.helper)
    if gained.amount > 0:
        ids = tuple(dict.fromkeys(id for term in gained.terms for id in term.because if id.startswith("card.")))
        yield e.LevelsGained(fight.helper, gained.amount, by_kill=True, because=ids)


ADDS = (RuleId("helping.helper-adds-level-and-bonuses"), RuleId("helping.helper-adds-combat-strength"))
TIES = ("combat.monster-wins-ties", "combat.losing-means-running-away", "combat.losing-means-help-or-running-away")

RULES = (
    may(AskHelp, ask_when_unable_to_win_alone, "helping.may-ask-when-unable-to-win-alone"),
    may(AskHelp, ask_though_winning, "gap.help-when-already-winning"),
    may(OfferHelp, ask_though_winning, "gap.help-when-already-winning"),
    may(AskHelp, ask_another_after_a_refusal, "helping.asking-continues-until-someone-agrees"),
    may(AskHelp, only_one_helper, "helping.only-one-helper"),
    may(OfferHelp, only_one_helper, "helping.only-one-helper"),
    may(Agree, only_one_helper, "helping.only-one-helper"),
    do(AskHelp, asking, "helping.any-other-player-may-be-asked"),
    may(OfferHelp, unasked_offer, "helping.may-ask-when-unable-to-win-alone"),
    do(OfferHelp, offering, "helping.may-ask-when-unable-to-win-alone"),
    may(Agree, answer_freely, "helping.asking-continues-until-someone-agrees"),
    may(Decline, answer_freely, "helping.asking-continues-until-someone-agrees"),
    do(Agree, agreeing, *ADDS),
    do(Decline, declining, "helping.asking-continues-until-someone-agrees"),
    sum_of("munchkins", helpers_strength, *ADDS),
    may(AskHelp, offer_carried_items, "helping.carried-items-may-be-offered"),
    may(AskHelp, offer_only_what_is_carried, "helping.carried-items-may-be-offered"),
    may(AskHelp, offer_treasures, "helping.share-of-treasure-may-be-offered"),
    may(AskHelp, no_more_than_there_are, "helping.share-of-treasure-may-be-offered"),
    may(AskHelp, who_picks_first_is_agreed, "helping.order-of-picking-must-be-agreed"),
    may(AskHelp, offer_to_play_cards, "helping.playing-hand-cards-on-helper-may-be-offered"),
    sum_of("monster", reaction_to_the_helper, "helping.monster-specials-reach-the-helper"),
    strike("monster", shared_trait_counts_once, "helping.shared-trait-counts-once"),
    may(ClaimKill, warrior_helper_wins_ties, "helping.warrior-helper-wins-ties"),
    may(UseAbility, helpers_own_abilities, "helping.helper-specials-reach-the-fight"),
    then(e.MonsterKilled, main_player_goes_up, "helping.main-player-levels-for-each-kill"),
    then(e.MonsterKilled, elf_helper_goes_up, "helping.elf-helper-gains-a-level-for-each-kill"),
)
