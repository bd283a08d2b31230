"""Helping: who asks whom, how a helper joins and leaves, what they bring, who goes up, and what is offered.

Sheets: Asking For Help, all its paragraphs.
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.abilities import ability_named, entitled, judged, source_card, used
from munch_cli.effects.card_moments import is_losing
from munch_cli.effects.deeds import no_answer_awaited
from munch_cli.effects.kinds import of_second_copies, usable
from munch_cli.effects.queries import (
    face,
    is_helping,
    is_on_the_run,
    items_carried,
    items_in_use,
    last_fighter,
    marked,
    monsters,
    munchkins,
    treasures_of_the_foes,
)
from munch_cli.engine.law import (
    Cards,
    Instead,
    always,
    bar,
    do,
    instead,
    may,
    shut,
    strike,
    sum_of,
    then,
    under_every_sheet,
)
from munch_cli.engine.moments import (
    FIGHT_OPEN,
    FIGHTER,
    FIGHTING,
    HELPING,
    IN_FIGHT,
    RUNNING,
    SOMEBODY_DEAD,
    SOMETHING_OWED,
)
from munch_cli.engine.reasons import CARD, Reason, Term, allow, refuse, silent
from munch_cli.engine.settle import is_allowed, objection
from munch_cli.engine.table import Table
from munch_cli.rules.combat import TIES, against, tie_facts, winning_ties, won_by
from munch_cli.rules.combat_end import KILLS, Kill, levels_for
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import CHARACTER_KINDS, compels_help
from munch_cli.table.commands import Agree, AskHelp, ClaimKill, Decline, Offer, OfferHelp, PlayCard, Sell, UseAbility
from munch_cli.table.ids import A_CHARACTER, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.state import Deal
from munch_cli.table.vocabulary import Ability, CompelHelp, Strengthen

Asking = AskHelp | OfferHelp | UseAbility
Offering = AskHelp | OfferHelp
Spending = PlayCard | UseAbility | Sell


# ---- par. 1: asking


def compels(table: Table, command: UseAbility) -> bool:
    """Return True if an ability makes a player help."""
    ability = ability_named(table, command)
    return ability is not None and any(isinstance(deed, CompelHelp) for deed in ability.do)


def who_would_help(command: Asking) -> PlayerId:
    """The player who is asked, who offers, or whom an ability makes help."""
    if isinstance(command, AskHelp):
        return command.whom
    return command.on_player if isinstance(command, UseAbility) else command.who


def _is_about_help(table: Table, command: Asking) -> bool:
    return not isinstance(command, UseAbility) or compels(table, command)


def unable_to_win_alone(table: Table, command: AskHelp | OfferHelp) -> Reason | None:
    """The player who cannot win alone may ask for help. Help may also be offered to them unasked."""
    return allow(munchkins=munchkins(table), monsters=monsters(table)) if is_losing(table) else None


def able_to_win_alone(table: Table, command: AskHelp) -> Reason | None:
    """The player who wins as it stands has no help to ask for."""
    if is_losing(table):
        return None
    return refuse(munchkins=munchkins(table), monsters=monsters(table))


def though_winning(table: Table, command: OfferHelp | UseAbility) -> Reason | None:
    """Whether one who is winning may take help that is offered unasked, or make a player help, is left open."""
    if not _is_about_help(table, command) or is_losing(table):
        return None
    gap = "gap.help-when-already-winning"
    return silent(gap, allows=table.leaning(gap) == "allowed")


def anybody_may_be_asked(table: Table, command: AskHelp) -> Reason | None:
    """Any other player may be asked."""
    return allow(asked=command.whom) if is_losing(table) else None


def another_after_a_refusal(table: Table, command: AskHelp) -> Reason | None:
    """After a refusal another may be asked, until a player helps or all have refused."""
    declined = table.the_fight.declined
    return allow(declined=declined) if declined and is_losing(table) else None


def not_on_the_run(table: Table, command: Asking) -> Reason | None:
    """Help is for a fight that may still be won, not for the run."""
    return refuse(already="running") if _is_about_help(table, command) else None


def must_be_fought_alone(table: Table, command: Asking) -> Reason | None:
    """Some monsters must be fought alone. Their cards say so."""
    alone = marked(table, "no_helper")
    if not alone or not _is_about_help(table, command):
        return None
    return refuse(*(table.card(monster).rule for monster in alone), rank=CARD)


def left_alone_with_it(table: Table, event: e.MonsterJoined | e.MonsterEnhanced) -> Iterator[e.Event]:
    """When such a monster joins a fight in which a player helps, they stop helping."""
    alone = marked(table, "no_helper")
    if alone and table.helper != NO_PLAYER:
        yield e.HelperLeft(table.helper, tuple(face(table, monster).rule for monster in alone))


def the_dead_do_not_help(table: Table, command: Asking) -> Reason | None:
    """One who has died helps again only when their new character has appeared."""
    if not _is_about_help(table, command):
        return None
    helper = who_would_help(command)
    return refuse(dead=helper) if helper != NO_PLAYER and table.state.players[helper].dead else None


def only_one_helper(table: Table, command: Asking | Agree) -> Reason | None:
    """No player may join a fight that already has a helper; where one may be replaced, another has to come."""
    if table.helper == NO_PLAYER or (isinstance(command, UseAbility) and not compels(table, command)):
        return None
    if isinstance(command, Agree) and not table.owes(command.who, "answer"):
        return None
    is_there = not isinstance(command, Agree) and who_would_help(command) == table.helper
    if table.leaning(REPLACED) == "allowed" and not is_there:
        return silent(REPLACED, allows=True, helper=table.helper)
    return refuse(ONLY_ONE, helper=table.helper)


def in_place_of_one_who_left(table: Table, command: Asking) -> Reason | None:
    """Whether a helper who is gone may be replaced is left open."""
    fight = table.the_fight
    if not fight.former or fight.helper != NO_PLAYER or not _is_about_help(table, command):
        return None
    return silent(REPLACED, allows=table.leaning(REPLACED) != "refused")


# ---- what became of it while the die was rolled


def too_late_on_the_run(table: Table, event: e.HelperJoined) -> Instead | None:
    """No player joins by a roll once the others run."""
    return Instead((e.HelpCameTooLate(event.who),)) if table.the_fight.running else None


def too_late_for_a_loner(table: Table, event: e.HelperJoined) -> Instead | None:
    """It is too late once a monster has come that must be fought alone."""
    return Instead((e.HelpCameTooLate(event.who),)) if marked(table, "no_helper") else None


def too_late_beside_another(table: Table, event: e.HelperJoined) -> Instead | None:
    """It is too late beside a helper, unless a helper may be replaced."""
    if table.helper == NO_PLAYER:
        return None
    if table.leaning(REPLACED) == "allowed":
        return Instead((e.HelperLeft(table.helper, (RuleId(REPLACED),)), event))
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
    offer = command.offer
    yield e.HelpOffered(command.who, Deal(offer.treasures, offer.first, offer.items, offer.plays))
    yield e.DebtIncurred(d.Answer(table.the_fight.fighter, table.new_layer(), words=("agrees", "declines")))


def answer_freely(table: Table, command: Agree | Decline) -> Reason | None:
    """The player who is asked may agree or refuse."""
    if table.owes(command.who, "answer") is None:
        return None
    fight = table.the_fight
    if fight.offer is not None and fight.fighter == command.who:
        return allow(offered_by=fight.offer[0])
    return allow(by=fight.fighter)


def barred_by_now(table: Table, command: Agree) -> Reason | None:
    """What by now keeps the help from being offered keeps it from being agreed on as well."""
    offer = table.the_fight.offer
    if offer is None or table.owes(command.who, "answer") is None:
        return None
    helper, deal = offer
    return objection(table, OfferHelp(helper, Offer(deal.treasures, deal.first, deal.items, deal.plays)))


def agreeing(table: Table, command: Agree) -> Iterator[e.Event]:
    """The helper joins on the terms offered, in the place of one who was there."""
    debt, fight = table.owes(command.who, "answer"), table.fight
    if debt is None or fight is None or fight.offer is None:
        return
    helper, deal = fight.offer
    yield e.DebtSettled(debt)
    if fight.helper != NO_PLAYER:
        yield e.HelperLeft(fight.helper)
    yield e.HelperJoined(helper, deal)


def declining(table: Table, command: Decline) -> Iterator[e.Event]:
    """No player joins."""
    debt = table.owes(command.who, "answer")
    if debt is not None:
        yield e.DebtSettled(debt)
        yield e.HelpDeclined(command.who)


def withdrawing(table: Table, command: Decline) -> Reason | None:
    """Whether a helper may withdraw once they have agreed is left open."""
    if table.owes(command.who, "trade-answer"):
        return None
    return None if _is_compelled(table) else silent(WITHDRAWS, allows=table.leaning(WITHDRAWS) == "allowed")


def compelled_to_stay(table: Table, command: Decline) -> Reason | None:
    """The player who was made to help by a card never agreed, and leaves as little of their own will as they came."""
    stays = not table.owes(command.who, "trade-answer")
    return refuse(already="compelled") if stays and _is_compelled(table) else None


def _is_compelled(table: Table) -> bool:
    deal = table.the_fight.deal
    return deal is not None and deal.compelled


def he_withdraws(table: Table, command: Decline) -> Iterator[e.Event]:
    """They are in the fight no more."""
    if is_helping(table, command.who) and not table.owes(command.who, "trade-answer"):
        yield e.HelperLeft(command.who)


def the_dead_leave(table: Table, event: e.PlayerDied) -> Iterator[e.Event]:
    """A helper who dies before any player runs helps no more."""
    if is_helping(table, event.who) and not is_on_the_run(table):
        yield e.HelperLeft(event.who)


def other_offers_lapse(table: Table, event: e.HelperJoined) -> Iterator[e.Event]:
    """With a helper in the fight no other player's answer is awaited."""
    return no_answer_awaited(table)


def own_offer_lapses(table: Table, event: e.HelperJoined) -> Iterator[e.Event]:
    """Whoever is made to help is not asked for it any more, nor offers it."""
    offer = table.the_fight.offer
    if offer is not None and offer[0] == event.who:
        yield from no_answer_awaited(table)


def anybody_may_still_play(table: Table, command: PlayCard) -> Reason | None:
    """Though only one helps, everybody may play cards that affect the fight."""
    if table.helper == NO_PLAYER:
        return None
    affects = command.on_card in table.foes or table.is_fighting(command.on_player)
    return allow() if affects else None


ONLY_ONE = "helping.only-one-helper"
REPLACED = "gap.helper-replaced"
WITHDRAWS = "gap.helper-withdraws"
WORDS_OF_HELP: tuple[type[Asking], ...] = (AskHelp, OfferHelp)
HELP: dict[type[Asking], Cards] = {AskHelp: None, OfferHelp: None, UseAbility: compels_help}
"""Ways to get help -> the cards by which."""


# ---- par. 3 (1 in the later sheets): the helper's strength


def helpers_strength(table: Table, subject: int) -> Iterator[Term]:
    """The helper's strength is added to the main player's. A helper who died on the run adds nothing."""
    helper = table.helper
    if helper != NO_PLAYER and not table.state.players[helper].dead:
        for term in table.total("strength", helper).terms:
            yield term._replace(because=(*ADDS, *term.because))


# ---- par. 4 (3 in the later sheets): what monsters have against them, and what they can do


def reaction_to_the_helper(table: Table, monster: CopyId) -> Iterator[Term]:
    """A monster reacts to what the helper is as it does to the main player."""
    helper = table.helper
    if helper != NO_PLAYER and not table.state.players[helper].dead:
        yield from against(table, monster, helper)


def shared_trait_counts_once(table: Table, monster: CopyId, terms: Sequence[Term]) -> Iterator[int]:
    """A trait that both have is counted once."""
    seen: set[str] = set()
    for place, term in enumerate(terms):
        if term.key and term.key in seen:
            yield place
        seen.add(term.key)


def what_the_monster_lets_him_do(table: Table, command: UseAbility) -> Reason | None:
    """What a monster's card lets a fighter do, the helper may do."""
    return judged(table, command, "monster")


def doing_it(table: Table, command: UseAbility) -> Iterator[e.Event]:
    """It does what the monster's card says."""
    if is_helping(table, command.who):
        yield from used(table, command, "monster")


def helpers_card_wins_ties(table: Table, subject: int) -> Iterator[Term]:
    """With a helper whose card wins ties, the munchkins win a tie."""
    if table.helper != NO_PLAYER:
        yield from winning_ties(table, table.helper)


def warrior_helper_wins_ties(table: Table, command: ClaimKill) -> Reason | None:
    """With a helper whose card wins ties, the kill may be claimed on a tie."""
    ours = munchkins(table)
    if table.helper == NO_PLAYER or ours != monsters(table):
        return None
    terms = tuple(winning_ties(table, table.helper))
    facts = tie_facts(ours, terms)
    return allow(*won_by(terms), over=TIES, rank=CARD, helper=table.helper, **facts) if terms else None


def helper_goes_berserk(table: Table, command: UseAbility) -> Reason | None:
    """A Warrior who helps may discard cards to strengthen their side."""
    return allow() if command.discards and _berserk(table, command) is not None else None


def berserk_once(table: Table, command: UseAbility) -> Reason | None:
    """They do so once in a fight, however many monsters are in it."""
    ability = _berserk(table, command)
    used_before = any(use.by == command.who and use.ability == command.ability for use in table.state.turn.used)
    once = ability is not None and ability.once == "fight"
    return refuse(once="fight") if once and used_before else None


def _berserk(table: Table, command: UseAbility) -> Ability | None:
    """The ability meant, if it is a Warrior's for more strength. Warriors are known by winning ties."""
    card, ability = source_card(table, command), ability_named(table, command)
    if card is None or ability is None or "wins_ties" not in card.marks:
        return None
    return ability if any(isinstance(deed, Strengthen) for deed in ability.do) else None


def helpers_own_abilities(table: Table, command: UseAbility) -> Reason | None:
    """The helper's own abilities count in the fight as the main player's do."""
    return allow() if ability_named(table, command) is not None else None


ADDS = (RuleId("helping.helper-adds-level-and-bonuses"), RuleId("helping.helper-adds-combat-strength"))


# ---- who goes up for the win


def main_player_goes_up(table: Table, event: Kill) -> Iterator[e.Event]:
    """With help, too, the main player gains the levels of each monster slain."""
    if table.helper != NO_PLAYER:
        for gained in levels_for(table, event):
            yield gained._replace(because=(RuleId(MAIN_PLAYER), *gained.because))


def both_have_slain_it(table: Table, helper: PlayerId) -> Iterator[Term]:
    """The helper has had their part in the kill."""
    yield Term(1, "Level", who=helper)


def helper_gains_no_level(table: Table, helper: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """Yet they go up no level for it."""
    yield from range(len(terms))


def helper_goes_up(table: Table, event: Kill) -> Iterator[e.Event]:
    """What the helper gains by the kill: nothing, as long as a sheet says so."""
    if table.helper != NO_PLAYER:
        gained = table.total("helpers_part", table.helper).amount
        if gained > 0:
            yield e.LevelsGained(table.helper, gained, by_kill=True)


def elf_helper_goes_up(table: Table, event: Kill) -> Iterator[e.Event]:
    """A helper whose card says so goes up for each monster slain, unless that is ruled to break protected rule 2."""
    helper = table.helper
    if helper == NO_PLAYER:
        return
    gained = table.total("helper_levels", helper)
    if gained.amount <= 0 or _is_held_to_gain_nothing(table):
        return
    cards = tuple(dict.fromkeys(id for term in gained.terms for id in term.because if id.startswith("card.")))
    yield e.LevelsGained(helper, gained.amount, by_kill=True, because=cards)


def card_against_the_sheet(table: Table, event: Kill) -> Iterator[e.Event]:
    """Where the sheet lets no helper go up, a card of another box that says they do is followed all the same."""
    if table.in_force(NEVER):
        yield from elf_helper_goes_up(table, event)


def _is_held_to_gain_nothing(table: Table) -> bool:
    """Return True if a reading bars a compelled helper's level: by protected rule 2, or as help without reward.

    Ask only where the helper would go up: the answer rests on every reading that was asked for.
    """
    if table.reading(PROTECTED) == "gains-nothing":
        return True
    deal = table.the_fight.deal
    return deal is not None and deal.unpaid and table.reading(UNREWARDED) == "gains-nothing"


def no_more_of_an_elf(table: Table, helper: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """It is one level for each monster: a second copy of their card gives none."""
    return of_second_copies(table, terms, *CHARACTER_KINDS)


MAIN_PLAYER = "helping.main-player-levels-for-each-kill"
NEVER = "helping.helper-gains-no-level"
PROTECTED = "gap.elf-helper-and-protected-rule-2"
UNREWARDED = "gap.elf-helper-unrewarded"


# ---- who cannot refuse


def pressing(table: Table, asker: PlayerId, asked: PlayerId) -> tuple[RuleId, CompelHelp] | None:
    """The Item in use by which a player of higher Level must help when asked, and what it says about such help."""
    for copy in items_in_use(table, asker):
        card = table.card(copy)
        for ability in card.abilities if usable(table, asker, copy) else ():
            aimed = UseAbility(asker, ability.name, copy, on_player=asked)
            for deed in ability.do if ability.on == "higher_level" else ():
                if isinstance(deed, CompelHelp) and entitled(table, aimed, ability):
                    return card.rule, deed
    return None


def cannot_refuse(table: Table, command: Decline) -> Reason | None:
    """A player who is asked by the user of such a card may not refuse, as long as they may agree."""
    fight = table.the_fight
    if fight.offer is None or fight.offer[0] != command.who:
        return None
    found = pressing(table, fight.fighter, command.who)
    return (
        refuse(found[0], rank=CARD, already="compelled")
        if found is not None and is_allowed(table, Agree(command.who))
        else None
    )


# ---- what may be offered


def bribes_are_allowed(table: Table, command: Offering) -> Reason | None:
    """Help may be bought."""
    offer = command.offer
    return allow() if offer.items or offer.treasures or offer.plays else None


def carried_items(table: Table, command: Offering) -> Reason | None:
    """Any Items that the main player carries may be offered, and no others."""
    items = command.offer.items
    if not items:
        return None
    carried = items_carried(table, table.the_fight.fighter)
    amiss = tuple(item for item in items if item not in carried)
    return refuse(items=amiss) if amiss else allow(items=items)


def share_of_the_treasure(table: Table, command: Offering) -> Reason | None:
    """Any number of the monsters' Treasures may be offered, up to the number there is."""
    if not command.offer.treasures:
        return None
    there = treasures_of_the_foes(table)
    return refuse(treasures=there) if command.offer.treasures > there else allow(treasures=command.offer.treasures)


def order_of_picking(table: Table, command: Offering) -> Reason | None:
    """An offer of a part of the Treasure says who picks first."""
    offer = command.offer
    if not offer.treasures:
        return None
    if offer.first != NO_PLAYER:
        return allow(first=offer.first)
    return refuse(needs="order of picking") if offer.treasures < treasures_of_the_foes(table) else None


def cards_played_on_the_helper(table: Table, command: Offering) -> Reason | None:
    """Cards in the main player's hand that can be played on the helper, now or after the fight, may be promised."""
    plays, fight = command.offer.plays, table.the_fight
    if not plays:
        return None
    helper = who_would_help(command)
    over = table.onward()
    over.happen(e.FightEnded(won=True))
    playable = {card for when in (table, over) for card in _still_playable(when, fight.fighter, plays, helper)}
    amiss = tuple(card for card in plays if card not in playable)
    return refuse(unplayable=amiss) if amiss else allow(cards=plays)


def _still_playable(table: Table, giver: PlayerId, plays: tuple[CopyId, ...], helper: PlayerId) -> tuple[CopyId, ...]:
    """Those of the cards promised to a helper that the main player still holds, and may play on them now."""
    held = [card for card in plays if card in table.hand(giver)]
    return tuple(card for card in held if is_allowed(table, PlayCard(giver, card, on_player=helper)))


# ---- what becomes of it


def items_change_hands_at_once(table: Table, event: e.HelperJoined) -> Iterator[e.Event]:
    """When an Item given for help changes hands is left open: as the helper joins …"""
    if event.deal.items and table.reading(WHEN) == "at-once":
        yield from _handed_over(table, table.the_fight.fighter, event.who, event.deal)


def items_change_hands_at_the_end(table: Table, event: e.FightEnded) -> Iterator[e.Event]:
    """… or when the fight is over, won or lost."""
    helped, giver = table.state.turn.helped, last_fighter(table)
    if helped is not None and _still_carried(table, giver, helped[1]) and table.reading(WHEN) == "when-the-fight-ends":
        yield from _handed_over(table, giver, *helped)


def _handed_over(table: Table, giver: PlayerId, helper: PlayerId, deal: Deal) -> Iterator[e.Event]:
    yield from (e.CardGiven(item, giver, helper) for item in _still_carried(table, giver, deal))


def _still_carried(table: Table, giver: PlayerId, deal: Deal) -> tuple[CopyId, ...]:
    """The Items agreed on that the main player has not lost since."""
    return tuple(item for item in deal.items if item in items_carried(table, giver))


def promised_plays(table: Table, event: e.FightEnded) -> Iterator[e.Event]:
    """Whether the main player must keep a promise to play cards on the helper is left open."""
    helped, giver = table.state.turn.helped, last_fighter(table)
    plays = _still_playable(table, giver, helped[1].plays, helped[0]) if helped is not None else ()
    if helped is not None and plays and table.reading(BINDS) == "binding":
        debt = d.Promise(giver, table.new_layer(), options=plays, count=len(plays), other=helped[0])
        yield e.DebtIncurred(debt)


def promise_kept(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """A promised card that is played on the helper is owed no more."""
    debt = table.owes(command.who, "promise")
    if debt is None or command.card not in debt.options or command.on_player != debt.other:
        return
    left = tuple(card for card in debt.options if card != command.card)
    yield e.DebtSettled(debt)
    if left:
        yield e.DebtIncurred(debt._replace(options=left, count=len(left)))


def nothing_left_to_keep(table: Table) -> Iterator[e.Event]:
    """A promise ends when none of its cards can be played on the helper: they are gone, or may not be theirs."""
    for debt in table.owed("promise"):
        if not _still_playable(table, debt.who, debt.options, debt.other):
            yield e.DebtSettled(debt)


def promised_to_the_helper(table: Table, command: Spending) -> Reason | None:
    """A card that was promised to the helper is not used for anything else, if such a promise binds."""
    if not _breaks_a_promise(table, command) or table.reading(BINDS) != "binding":
        return None
    return silent(BINDS, allows=False)


def _breaks_a_promise(table: Table, command: Spending) -> bool:
    """Return True if a card promised to the helper is sold, discarded to pay for something, or not played on them."""
    cards, helper = _promised(table, command.who)
    if not cards:
        return False
    if isinstance(command, PlayCard):
        return command.card in cards and command.on_player != helper
    spent = command.items if isinstance(command, Sell) else command.discards
    return any(card in cards for card in spent)


def _promised(table: Table, giver: PlayerId) -> tuple[tuple[CopyId, ...], PlayerId]:
    """The cards a player has promised to play, and on whom."""
    fight, debt = table.fight, table.owes(giver, "promise")
    if fight is not None and fight.fighter == giver and fight.deal is not None:
        return fight.deal.plays, fight.helper
    return (debt.options, debt.other) if debt is not None else ((), NO_PLAYER)


WHEN = "gap.bribe-item-changes-hands"
BINDS = "gap.other-bargains-bind"
OFFERS: tuple[type[Offering], ...] = (AskHelp, OfferHelp)
WAYS_TO_SPEND: tuple[type[Spending], ...] = (PlayCard, UseAbility, Sell)


RULES = (
    may(AskHelp, unable_to_win_alone, when=IN_FIGHT),
    may(OfferHelp, unable_to_win_alone, when=IN_FIGHT),
    may(AskHelp, anybody_may_be_asked, when=IN_FIGHT),
    may(AskHelp, another_after_a_refusal, when=IN_FIGHT),
    bar(AskHelp, able_to_win_alone, when=IN_FIGHT),
    may(OfferHelp, though_winning, when=IN_FIGHT),
    may(UseAbility, though_winning, of=compels_help, when=IN_FIGHT),
    *(shut(about, not_on_the_run, at=RUNNING) for about in WORDS_OF_HELP),
    bar(UseAbility, not_on_the_run, of=compels_help, when=RUNNING),
    *(bar(about, must_be_fought_alone, of=of, when=IN_FIGHT) for about, of in HELP.items()),
    then(e.MonsterJoined, left_alone_with_it),
    then(e.MonsterEnhanced, left_alone_with_it),
    *(bar(about, the_dead_do_not_help, of=of, when=IN_FIGHT & SOMEBODY_DEAD) for about, of in HELP.items()),
    *(may(about, only_one_helper, of=of, when=IN_FIGHT) for about, of in HELP.items()),
    may(Agree, only_one_helper, when=IN_FIGHT),
    *(may(about, in_place_of_one_who_left, of=of, when=IN_FIGHT) for about, of in HELP.items()),
    instead(e.HelperJoined, too_late_on_the_run),
    instead(e.HelperJoined, too_late_for_a_loner),
    instead(e.HelperJoined, too_late_beside_another),
    do(AskHelp, asking),
    do(OfferHelp, offering),
    may(Agree, answer_freely, when=SOMETHING_OWED),
    may(Agree, barred_by_now, when=IN_FIGHT),
    may(Decline, answer_freely, when=SOMETHING_OWED),
    do(Agree, agreeing),
    may(Decline, withdrawing, when=HELPING),
    bar(Decline, compelled_to_stay, when=HELPING),
    do(Decline, he_withdraws),
    do(Decline, declining),
    then(e.PlayerDied, the_dead_leave),
    then(e.HelperJoined, other_offers_lapse),
    *under_every_sheet(then(e.HelperJoined, own_offer_lapses)),
    may(
        PlayCard,
        anybody_may_still_play,
        of=("monster-enhancer", "one-shot", "mate", "evil-twin"),
        when=FIGHT_OPEN & ~FIGHTING,
    ),
    sum_of("munchkins", helpers_strength, reads=A_CHARACTER),
    sum_of("monster", reaction_to_the_helper, reads=A_CHARACTER),
    strike("monster", shared_trait_counts_once, reads=A_CHARACTER),
    may(UseAbility, what_the_monster_lets_him_do, of=("monster",), when=HELPING),
    do(UseAbility, doing_it, of=("monster",)),
    may(UseAbility, helpers_own_abilities, when=HELPING),
    sum_of("wins_ties", helpers_card_wins_ties, reads=A_CHARACTER),
    may(ClaimKill, warrior_helper_wins_ties, over=TIES, when=IN_FIGHT),
    may(UseAbility, helper_goes_berserk, when=HELPING),
    bar(UseAbility, berserk_once, when=FIGHTING),
    *(then(kill, main_player_goes_up) for kill in KILLS),
    sum_of("helpers_part", both_have_slain_it, reads=A_CHARACTER),
    strike("helpers_part", helper_gains_no_level, reads=A_CHARACTER),
    *(then(kill, helper_goes_up) for kill in KILLS),
    *(then(kill, elf_helper_goes_up) for kill in KILLS),
    *(then(kill, card_against_the_sheet) for kill in KILLS),
    strike("helper_levels", no_more_of_an_elf, reads=A_CHARACTER),
    bar(Decline, cannot_refuse, when=IN_FIGHT),
    *(may(offer, bribes_are_allowed) for offer in OFFERS),
    *(may(offer, carried_items, when=IN_FIGHT) for offer in OFFERS),
    *(may(offer, share_of_the_treasure) for offer in OFFERS),
    *(may(offer, order_of_picking, when=IN_FIGHT) for offer in OFFERS),
    *(may(offer, cards_played_on_the_helper, when=IN_FIGHT) for offer in OFFERS),
    then(e.HelperJoined, items_change_hands_at_once),
    then(e.FightEnded, items_change_hands_at_the_end),
    then(e.FightEnded, promised_plays),
    do(PlayCard, promise_kept),
    always(nothing_left_to_keep, owed=("promise",)),
    *(bar(spending, promised_to_the_helper, when=FIGHTER | SOMETHING_OWED) for spending in WAYS_TO_SPEND),
)
