"""Helping: asking, offering, agreeing, and what a helper brings to the fight.

Sheets: Asking For Help, in the order of its paragraphs. What is offered for help stands in ``helping_deals``.
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.abilities import ability_named, judged, source_card, used
from munch_cli.effects.kinds import of_second_copies
from munch_cli.effects.looking import face, is_helping, marked, monsters, munchkins
from munch_cli.effects.moments import is_losing
from munch_cli.engine.law import Instead, do, instead, may, strike, sum_of, then
from munch_cli.engine.reasons import CARD, Reason, allow, refuse, silent
from munch_cli.engine.settle import objection
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.rules.combat import FOLLOW_CARDS, TIES, against
from munch_cli.rules.combat_end import KILLS, Kill, levels_for
from munch_cli.rules.helping_deals import pressing
from munch_cli.table import events as e
from munch_cli.table.cards import CHARACTER_KINDS
from munch_cli.table.commands import Agree, AskHelp, ClaimKill, Decline, Offer, OfferHelp, PlayCard, UseAbility
from munch_cli.table.ids import CopyId, PlayerId, RuleId
from munch_cli.table.state import Deal, Debt
from munch_cli.table.vocabulary import Ability, CompelHelp, Strengthen

Asking = AskHelp | OfferHelp | UseAbility

# ---- par. 1: asking


def compels(table: Table, command: UseAbility) -> bool:
    """Whether an ability makes somebody help."""
    ability = ability_named(table, command)
    return ability is not None and any(isinstance(deed, CompelHelp) for deed in ability.do)


def _is_about_help(table: Table, command: Asking) -> bool:
    return table.fight is not None and (not isinstance(command, UseAbility) or compels(table, command))


def unable_to_win_alone(table: Table, command: AskHelp | OfferHelp) -> Reason | None:
    """Whoever cannot win alone may ask; help may also be offered him unasked."""
    return allow(munchkins=munchkins(table), monsters=monsters(table)) if is_losing(table) else None


def though_winning(table: Table, command: Asking) -> Reason | None:
    """Whether one who is winning may ask, or take help, is left open."""
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
    """When such a monster joins a fight that somebody helps in, he helps no longer."""
    alone, fight = marked(table, "no_helper"), table.fight
    if alone and fight is not None and fight.helper >= 0:
        yield e.HelperLeft(fight.helper, tuple(face(table, monster).rule for monster in alone))


def the_dead_do_not_help(table: Table, command: Asking) -> Reason | None:
    """One who has died helps again only when his new character has appeared."""
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
    yield e.DebtIncurred(Debt("answer", command.whom, table.new_layer(), words=("agrees", "declines")))


def offering(table: Table, command: OfferHelp) -> Iterator[e.Event]:
    """The fighter owes an answer."""
    if table.fight is not None:
        offer = command.offer
        yield e.HelpOffered(command.who, Deal(offer.treasures, offer.first, offer.items, offer.plays))
        yield e.DebtIncurred(Debt("answer", table.fight.fighter, table.new_layer(), words=("agrees", "declines")))


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
    """Whether a helper may withdraw once he has agreed is left open."""
    if not is_helping(table, command.who) or table.owes(command.who, "answer", "trade-answer"):
        return None
    return None if _is_compelled(table) else silent(WITHDRAWS, allows=table.leaning(WITHDRAWS) == "allowed")


def compelled_to_stay(table: Table, command: Decline) -> Reason | None:
    """Whoever was made to help by a card never agreed, and goes no more than he came of his own will."""
    stays = is_helping(table, command.who) and not table.owes(command.who, "answer", "trade-answer")
    return refuse() if stays and _is_compelled(table) else None


def _is_compelled(table: Table) -> bool:
    deal = table.fight.deal if table.fight is not None else None
    return deal is not None and deal.compelled


def he_withdraws(table: Table, command: Decline) -> Iterator[e.Event]:
    """He is in the fight no more."""
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


# ---- par. 1 and 3: the helper's strength


def helpers_strength(table: Table, subject: int) -> Iterator[Term]:
    """The helper's strength is added to the main player's."""
    fight = table.fight
    if fight is not None and fight.helper >= 0:
        for term in table.total("strength", fight.helper).terms:
            yield term._replace(because=(*ADDS, *term.because))


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
    """A Warrior who helps may discard cards to strengthen his side."""
    discards = is_helping(table, command.who) and bool(command.discards)
    return allow() if discards and _berserk(table, command) is not None else None


def berserk_once(table: Table, command: UseAbility) -> Reason | None:
    """He does so once in a fight, however many monsters are in it."""
    ability = _berserk(table, command)
    used_before = any(use.by == command.who and use.ability == command.ability for use in table.state.turn.used)
    once = ability is not None and ability.once == "fight"
    return refuse(once="fight") if once and used_before and table.is_fighting(command.who) else None


def _berserk(table: Table, command: UseAbility) -> Ability | None:
    """The ability meant, if it is a Warrior's for adding to his strength; he is known by winning ties."""
    card, ability = source_card(table, command), ability_named(table, command)
    if card is None or ability is None or "wins_ties" not in card.marks:
        return None
    return ability if any(isinstance(deed, Strengthen) for deed in ability.do) else None


def helpers_own_abilities(table: Table, command: UseAbility) -> Reason | None:
    """The helper's own abilities count in the fight as the main player's do."""
    return allow() if is_helping(table, command.who) and ability_named(table, command) is not None else None


# ---- par. 5: what follows from a win


def main_player_goes_up(table: Table, event: Kill) -> Iterator[e.Event]:
    """With help, too, the main player gains the levels of each monster slain."""
    fight = table.fight
    if fight is not None and fight.helper >= 0:
        for gained in levels_for(table, event):
            yield gained._replace(because=(RuleId(MAIN_PLAYER), *gained.because))


def both_have_slain_it(table: Table, helper: PlayerId) -> Iterator[Term]:
    """The helper has had his part in the kill."""
    yield Term(1, "Level", who=helper)


def helper_gains_no_level(table: Table, helper: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """Yet he goes up no level for it."""
    yield from range(len(terms))


def helper_goes_up(table: Table, event: Kill) -> Iterator[e.Event]:
    """What the helper gains by the kill: nothing, as long as a sheet says so."""
    fight = table.fight
    if fight is not None and fight.helper >= 0:
        gained = table.total("helpers_part", fight.helper).amount
        if gained > 0:
            yield e.LevelsGained(fight.helper, gained, by_kill=True)


def _goes_unrewarded(table: Table) -> bool:
    """Whether the helper, compelled to help without reward, is held not to go up either; asked only where he would."""
    deal = table.fight.deal if table.fight is not None else None
    return deal is not None and deal.unpaid and table.reading(UNREWARDED) == "gains-nothing"


def elf_helper_goes_up(table: Table, event: Kill) -> Iterator[e.Event]:
    """A helper whose card says so goes up for each monster slain, unless that is held to break protected rule 2."""
    fight = table.fight
    if fight is None or fight.helper < 0:
        return
    gained = table.total("helper_levels", fight.helper)
    if gained.amount <= 0:
        return
    protected = "gap.elf-helper-and-protected-rule-2"
    if table.in_force(protected) and table.reading(protected) == "gains-nothing":
        return
    if _goes_unrewarded(table):
        return
    cards = tuple(dict.fromkeys(id for term in gained.terms for id in term.because if id.startswith("card.")))
    yield e.LevelsGained(fight.helper, gained.amount, by_kill=True, because=cards)


def no_more_of_an_elf(table: Table, helper: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """It is one level for each monster: a second copy of his card gives none."""
    return of_second_copies(table, terms, *CHARACTER_KINDS)


ADDS = (RuleId("helping.helper-adds-level-and-bonuses"), RuleId("helping.helper-adds-combat-strength"))
ONLY_ONE = "helping.only-one-helper"
MAY_ASK = "helping.may-ask-when-unable-to-win-alone"
ANSWERS = "helping.asking-continues-until-someone-agrees"
MAIN_PLAYER = "helping.main-player-levels-for-each-kill"
SPECIALS_REACH = "helping.monster-specials-reach-the-helper"
ELF = "helping.elf-helper-gains-a-level-for-each-kill"
UNREWARDED = "gap.elf-helper-unrewarded"
REPLACED = "gap.helper-replaced"
WITHDRAWS = "gap.helper-withdraws"
MUST_RUN = ("running-away.forced-without-help", "running-away.forced-when-helped-but-still-losing")
APPEARS = ("death.new-character-appears-at-once", "death.new-character-appears-when-the-next-turn-begins")
HELP: tuple[type[Asking], ...] = (AskHelp, OfferHelp, UseAbility)

RULES = (
    may(AskHelp, unable_to_win_alone, MAY_ASK),
    may(OfferHelp, unable_to_win_alone, MAY_ASK),
    may(AskHelp, anybody_may_be_asked, "helping.any-other-player-may-be-asked"),
    may(AskHelp, another_after_a_refusal, ANSWERS),
    *(may(about, though_winning, "gap.help-when-already-winning") for about in HELP),
    *(may(about, not_on_the_run, *MUST_RUN) for about in HELP),
    *(may(about, must_be_fought_alone, "combat.monster-special-powers-apply") for about in HELP),
    then(e.MonsterJoined, left_alone_with_it, "combat.monster-special-powers-apply"),
    then(e.MonsterEnhanced, left_alone_with_it, "combat.monster-special-powers-apply"),
    *(may(about, the_dead_do_not_help, *APPEARS) for about in HELP),
    *(may(about, only_one_helper, ONLY_ONE) for about in HELP),
    may(Agree, only_one_helper, ONLY_ONE),
    *(may(about, in_place_of_one_who_left, REPLACED) for about in HELP),
    instead(e.HelperJoined, too_late_on_the_run, *MUST_RUN),
    instead(e.HelperJoined, too_late_for_a_loner, "combat.monster-special-powers-apply"),
    instead(e.HelperJoined, too_late_beside_another, ONLY_ONE),
    do(AskHelp, asking, "helping.any-other-player-may-be-asked"),
    do(OfferHelp, offering, MAY_ASK),
    may(Agree, answer_freely, ANSWERS),
    may(Agree, barred_by_now, ANSWERS),
    may(Decline, answer_freely, ANSWERS),
    do(Agree, agreeing, *ADDS),
    do(Decline, declining, ANSWERS),
    may(Decline, withdrawing, WITHDRAWS),
    may(Decline, compelled_to_stay, *FOLLOW_CARDS),
    do(Decline, he_withdraws, WITHDRAWS),
    then(e.PlayerDied, the_dead_leave, *APPEARS),
    then(e.HelperJoined, other_offers_lapse, ONLY_ONE),
    may(PlayCard, anybody_may_still_play, "helping.any-player-may-still-play-cards"),
    sum_of("munchkins", helpers_strength, *ADDS),
    sum_of("monster", reaction_to_the_helper, SPECIALS_REACH),
    strike("monster", shared_trait_counts_once, "helping.shared-trait-counts-once"),
    may(UseAbility, what_the_monster_lets_him_do, SPECIALS_REACH),
    do(UseAbility, doing_it, SPECIALS_REACH),
    may(UseAbility, helpers_own_abilities, "helping.helper-specials-reach-the-fight"),
    sum_of("wins_ties", helpers_card_wins_ties, "helping.warrior-helper-wins-ties"),
    may(ClaimKill, warrior_helper_wins_ties, "helping.warrior-helper-wins-ties", over=TIES),
    may(UseAbility, helper_goes_berserk, "helping.warrior-helper-may-discard-for-strength"),
    may(UseAbility, berserk_once, "helping.warrior-discards-once-per-combat"),
    *(then(kill, main_player_goes_up, MAIN_PLAYER) for kill in KILLS),
    sum_of("helpers_part", both_have_slain_it, MAIN_PLAYER),
    strike(
        "helpers_part",
        helper_gains_no_level,
        "helping.helper-gains-no-level",
        "helping.helper-gains-no-level-unless-elf",
    ),
    *(then(kill, helper_goes_up, MAIN_PLAYER) for kill in KILLS),
    *(then(kill, elf_helper_goes_up, ELF) for kill in KILLS),
    strike("helper_levels", no_more_of_an_elf, ELF),
)
