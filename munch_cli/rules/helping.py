"""Helping: who asks whom, who may help, and how a helper joins the fight and leaves it.

Sheets: Asking For Help, par. 1. What is offered for help stands in ``helping_deals``, what a helper brings to the
fight in ``helping_strength``, who goes up for a win in ``helping_levels``.
"""

from collections.abc import Iterator

from munch_cli.effects.abilities import ability_named
from munch_cli.effects.looking import face, is_helping, marked, monsters, munchkins
from munch_cli.effects.moments import is_losing
from munch_cli.engine.law import Instead, bar, do, instead, may, shut, then
from munch_cli.engine.moments import FIGHT_OPEN, FIGHTING, HELPING, IN_FIGHT, RUNNING, SOMEBODY_DEAD, SOMETHING_OWED
from munch_cli.engine.reasons import CARD, Reason, allow, refuse, silent
from munch_cli.engine.settle import objection
from munch_cli.engine.table import Table
from munch_cli.rules.combat import FOLLOW_CARDS
from munch_cli.rules.helping_deals import pressing
from munch_cli.rules.helping_strength import ADDS
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.commands import Agree, AskHelp, Decline, Offer, OfferHelp, PlayCard, UseAbility
from munch_cli.table.ids import RuleId
from munch_cli.table.state import Deal
from munch_cli.table.vocabulary import CompelHelp

Asking = AskHelp | OfferHelp | UseAbility

# ---- par. 1: asking


def compels(table: Table, command: UseAbility) -> bool:
    """Whether an ability makes somebody help."""
    ability = ability_named(table, command)
    return ability is not None and any(isinstance(deed, CompelHelp) for deed in ability.do)


def _is_about_help(table: Table, command: Asking) -> bool:
    return table.fight is not None and (not isinstance(command, UseAbility) or compels(table, command))


def unable_to_win_alone(table: Table, command: AskHelp | OfferHelp) -> Reason | None:
    """Whoever cannot win alone may ask; help may also be offered them unasked."""
    return allow(munchkins=munchkins(table), monsters=monsters(table)) if is_losing(table) else None


def able_to_win_alone(table: Table, command: AskHelp) -> Reason | None:
    """Whoever wins as it stands has no help to ask for."""
    if table.fight is None or is_losing(table):
        return None
    return refuse(munchkins=munchkins(table), monsters=monsters(table))


def though_winning(table: Table, command: OfferHelp | UseAbility) -> Reason | None:
    """Whether one who is winning may take help that is offered unasked, or make somebody help, is left open."""
    if not _is_about_help(table, command) or is_losing(table):
        return None
    gap = "gap.help-when-already-winning"
    return silent(gap, allows=table.leaning(gap) == "allowed")


def anybody_may_be_asked(table: Table, command: AskHelp) -> Reason | None:
    """Any other player may be asked."""
    return allow(asked=command.whom) if is_losing(table) else None


def another_after_a_refusal(table: Table, command: AskHelp) -> Reason | None:
    """After a refusal another may be asked, until somebody helps or all have refused."""
    fight = table.fight
    return allow(declined=fight.declined) if fight is not None and fight.declined and is_losing(table) else None


def not_on_the_run(table: Table, command: Asking) -> Reason | None:
    """Help is for a fight that may still be won, not for the run."""
    running = table.fight is not None and table.fight.running
    return refuse() if running and _is_about_help(table, command) else None


def must_be_fought_alone(table: Table, command: Asking) -> Reason | None:
    """Some monsters must be fought alone; their cards say so."""
    alone = marked(table, "no_helper")
    if not alone or not _is_about_help(table, command):
        return None
    return refuse(*(table.card(monster).rule for monster in alone), rank=CARD)


def left_alone_with_it(table: Table, event: e.MonsterJoined | e.MonsterEnhanced) -> Iterator[e.Event]:
    """When such a monster joins a fight that somebody helps in, they help no longer."""
    alone, fight = marked(table, "no_helper"), table.fight
    if alone and fight is not None and fight.helper >= 0:
        yield e.HelperLeft(fight.helper, tuple(face(table, monster).rule for monster in alone))


def the_dead_do_not_help(table: Table, command: Asking) -> Reason | None:
    """One who has died helps again only when their new character has appeared."""
    if not _is_about_help(table, command):
        return None
    helper = command.whom if isinstance(command, AskHelp) else command.who
    if isinstance(command, UseAbility):
        helper = command.on_player
    return refuse(dead=helper) if helper >= 0 and table.state.players[helper].dead else None


def only_one_helper(table: Table, command: Asking | Agree) -> Reason | None:
    """Nobody may join a fight that already has a helper."""
    fight = table.fight
    if fight is None or fight.helper < 0 or (isinstance(command, UseAbility) and not compels(table, command)):
        return None
    if isinstance(command, Agree) and not table.owes(command.who, "answer"):
        return None
    if table.leaning(REPLACED) == "allowed":
        return silent(REPLACED, allows=True, helper=fight.helper)
    return refuse(ONLY_ONE, helper=fight.helper)


def in_place_of_one_who_left(table: Table, command: Asking) -> Reason | None:
    """Whether a helper who is gone may be replaced is left open."""
    fight = table.fight
    if fight is None or not fight.former or fight.helper >= 0 or not _is_about_help(table, command):
        return None
    return silent(REPLACED, allows=table.leaning(REPLACED) != "refused")


# ---- what became of it while the die was rolled


def too_late_on_the_run(table: Table, event: e.HelperJoined) -> Instead | None:
    """Nobody joins by a roll once the others run."""
    running = table.fight is not None and table.fight.running
    return Instead((e.HelpCameTooLate(event.who),)) if running else None


def too_late_for_a_loner(table: Table, event: e.HelperJoined) -> Instead | None:
    """Nor when a monster has come that must be fought alone."""
    return Instead((e.HelpCameTooLate(event.who),)) if marked(table, "no_helper") else None


def too_late_beside_another(table: Table, event: e.HelperJoined) -> Instead | None:
    """Nor beside one who helps already, unless a helper may be replaced."""
    fight = table.fight
    if fight is None or fight.helper < 0:
        return None
    if table.leaning(REPLACED) == "allowed":
        return Instead((e.HelperLeft(fight.helper, (RuleId(REPLACED),)), event))
    return Instead((e.HelpCameTooLate(event.who),))


# ---- asking and answering


def asking(table: Table, command: AskHelp) -> Iterator[e.Event]:
    """The player asked owes an answer."""
    offer, pressed = command.offer, pressing(table, command.who, command.whom)
    deal = Deal(offer.treasures, offer.first, offer.items, offer.plays)
    if pressed is not None:
        deal = deal._replace(no_win=pressed[1].no_win, nobody_wins=pressed[1].nobody_wins)
    yield e.HelpAsked(command.whom, deal)
    yield e.DebtIncurred(d.Answer(command.whom, table.new_layer(), words=("agrees", "declines")))


def offering(table: Table, command: OfferHelp) -> Iterator[e.Event]:
    """The fighter owes an answer."""
    if table.fight is not None:
        offer = command.offer
        yield e.HelpOffered(command.who, Deal(offer.treasures, offer.first, offer.items, offer.plays))
        yield e.DebtIncurred(d.Answer(table.fight.fighter, table.new_layer(), words=("agrees", "declines")))


def answer_freely(table: Table, command: Agree | Decline) -> Reason | None:
    """Whoever is asked may agree or refuse."""
    return allow() if table.owes(command.who, "answer") else None


def barred_by_now(table: Table, command: Agree) -> Reason | None:
    """What by now keeps the help from being offered keeps it from being agreed on as well."""
    fight = table.fight
    if fight is None or fight.offer is None or table.owes(command.who, "answer") is None:
        return None
    helper, deal = fight.offer
    return objection(table, OfferHelp(helper, Offer(deal.treasures, deal.first, deal.items, deal.plays)))


def agreeing(table: Table, command: Agree) -> Iterator[e.Event]:
    """The helper joins on the terms offered, in the place of one who was there."""
    debt, fight = table.owes(command.who, "answer"), table.fight
    if debt is None or fight is None or fight.offer is None:
        return
    helper, deal = fight.offer
    yield e.DebtSettled(debt)
    if fight.helper >= 0:
        yield e.HelperLeft(fight.helper)
    yield e.HelperJoined(helper, deal)


def declining(table: Table, command: Decline) -> Iterator[e.Event]:
    """Nobody joins."""
    debt = table.owes(command.who, "answer")
    if debt is not None:
        yield e.DebtSettled(debt)
        yield e.HelpDeclined(command.who)


def withdrawing(table: Table, command: Decline) -> Reason | None:
    """Whether a helper may withdraw once they have agreed is left open."""
    if not is_helping(table, command.who) or table.owes(command.who, "answer", "trade-answer"):
        return None
    return None if _is_compelled(table) else silent(WITHDRAWS, allows=table.leaning(WITHDRAWS) == "allowed")


def compelled_to_stay(table: Table, command: Decline) -> Reason | None:
    """Whoever was made to help by a card never agreed, and leaves as little of their own will as they came."""
    stays = is_helping(table, command.who) and not table.owes(command.who, "answer", "trade-answer")
    return refuse() if stays and _is_compelled(table) else None


def _is_compelled(table: Table) -> bool:
    deal = table.fight.deal if table.fight is not None else None
    return deal is not None and deal.compelled


def he_withdraws(table: Table, command: Decline) -> Iterator[e.Event]:
    """They are in the fight no more."""
    if table.owes(command.who, "trade-answer"):
        return
    if is_helping(table, command.who) and not _is_compelled(table) and table.reading(WITHDRAWS) == "allowed":
        yield e.HelperLeft(command.who)


def the_dead_leave(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """A helper who dies before anybody runs helps no more."""
    if is_helping(table, event.who) and table.fight is not None and not table.fight.running:
        yield e.HelperLeft(event.who)


def other_offers_lapse(table: Table, event: e.HelperJoined) -> Iterator[e.Event]:
    """With a helper in the fight nobody else's answer is awaited."""
    yield from (e.DebtSettled(debt) for debt in table.state.owed if debt.what == "answer")


def anybody_may_still_play(table: Table, command: PlayCard) -> Reason | None:
    """Though only one helps, everybody may play cards that affect the fight."""
    if table.card(command.card).kind not in ("monster-enhancer", "one-shot", "mate", "evil-twin"):
        return None
    fight = table.fight
    if fight is None or fight.running or fight.helper < 0 or table.is_fighting(command.who):
        return None
    affects = command.on_card in table.foes or (command.on_player >= 0 and table.is_fighting(command.on_player))
    return allow() if affects else None


ONLY_ONE = "helping.only-one-helper"
MAY_ASK = "helping.may-ask-when-unable-to-win-alone"
ANSWERS = "helping.asking-continues-until-someone-agrees"
REPLACED = "gap.helper-replaced"
WITHDRAWS = "gap.helper-withdraws"
MUST_RUN = ("running-away.forced-without-help", "running-away.forced-when-helped-but-still-losing")
APPEARS = ("death.new-character-appears-at-once", "death.new-character-appears-when-the-next-turn-begins")
WORDS_OF_HELP: tuple[type[Asking], ...] = (AskHelp, OfferHelp)
HELP: tuple[type[Asking], ...] = (*WORDS_OF_HELP, UseAbility)

RULES = (
    may(AskHelp, unable_to_win_alone, MAY_ASK, when=IN_FIGHT),
    may(OfferHelp, unable_to_win_alone, MAY_ASK, when=IN_FIGHT),
    may(AskHelp, anybody_may_be_asked, "helping.any-other-player-may-be-asked", when=IN_FIGHT),
    may(AskHelp, another_after_a_refusal, ANSWERS, when=IN_FIGHT),
    bar(AskHelp, able_to_win_alone, MAY_ASK, when=IN_FIGHT),
    may(OfferHelp, though_winning, "gap.help-when-already-winning", when=IN_FIGHT),
    may(UseAbility, though_winning, "gap.help-when-already-winning", when=IN_FIGHT),
    *(shut(about, not_on_the_run, *MUST_RUN, at=RUNNING) for about in WORDS_OF_HELP),
    bar(UseAbility, not_on_the_run, *MUST_RUN, when=RUNNING),
    *(bar(about, must_be_fought_alone, "combat.monster-special-powers-apply", when=IN_FIGHT) for about in HELP),
    then(e.MonsterJoined, left_alone_with_it, "combat.monster-special-powers-apply"),
    then(e.MonsterEnhanced, left_alone_with_it, "combat.monster-special-powers-apply"),
    *(bar(about, the_dead_do_not_help, *APPEARS, when=IN_FIGHT & SOMEBODY_DEAD) for about in HELP),
    *(may(about, only_one_helper, ONLY_ONE, when=IN_FIGHT) for about in HELP),
    may(Agree, only_one_helper, ONLY_ONE, when=IN_FIGHT),
    *(may(about, in_place_of_one_who_left, REPLACED, when=IN_FIGHT) for about in HELP),
    instead(e.HelperJoined, too_late_on_the_run, *MUST_RUN),
    instead(e.HelperJoined, too_late_for_a_loner, "combat.monster-special-powers-apply"),
    instead(e.HelperJoined, too_late_beside_another, ONLY_ONE),
    do(AskHelp, asking, "helping.any-other-player-may-be-asked"),
    do(OfferHelp, offering, MAY_ASK),
    may(Agree, answer_freely, ANSWERS, when=SOMETHING_OWED),
    may(Agree, barred_by_now, ANSWERS),
    may(Decline, answer_freely, ANSWERS, when=SOMETHING_OWED),
    do(Agree, agreeing, *ADDS),
    do(Decline, declining, ANSWERS),
    may(Decline, withdrawing, WITHDRAWS, when=HELPING),
    bar(Decline, compelled_to_stay, *FOLLOW_CARDS, when=HELPING),
    do(Decline, he_withdraws, WITHDRAWS),
    then(e.PlayerDied, the_dead_leave, *APPEARS),
    then(e.HelperJoined, other_offers_lapse, ONLY_ONE),
    may(
        PlayCard,
        anybody_may_still_play,
        "helping.any-player-may-still-play-cards",
        of=("monster-enhancer", "one-shot", "mate", "evil-twin"),
        when=FIGHT_OPEN & ~FIGHTING,
    ),
)
