"""Facts of the table: what cannot be done under any sheet. They need no citation and are worded *cannot*.

A card that the player does not hold cannot be played, and a fight that is not on cannot be won. While something is
owed, its debtor and the turn wait, except for what may be played at any time.
"""

from collections.abc import Iterator
from functools import cache

from munch_cli.engine import moments as m
from munch_cli.engine.chance import RUN, not_drawn
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import HouseRule
from munch_cli.table import commands as c
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table import vocabulary as v
from munch_cli.table.cards import BRINGING_ANOTHER, CHARACTER_KINDS, CURSE_KINDS, Card
from munch_cli.table.commands import Choose, PlayCard
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import ATTACHED, FACE_UP, FOES, Borrowed, discards_of, pile_of, top_layer

TALK = (c.LeaveGame, c.PlayAtOnce, c.ShowHand, c.AskHand, c.SearchDiscards)
"""Words of the table, for which no player has to wait."""

ANY_TIME = (
    c.PlayCard,
    c.UseAbility,
    c.DiscardCard,
    c.Decide,
    c.RuleHouse,
    c.LetBe,
    c.LetHave,
    c.Die,
    c.Equip,
    c.Stow,
    *TALK,
)
"""Commands that a debtor may still give, if the rules allow them."""

DEALING = (c.Sell, c.Trade, c.GiveItems)
"""Commands that wait for what is owed, so that no player gives away what they are about to lose."""

ONCE_LAID = CHARACTER_KINDS | {"half-breed", "super-munchkin", "bilingual", "minion", "cheat", "item", "ship"}
"""Kinds of card that are played from the hand and then lie there."""

ALL_KINDS = frozenset(c.COMMANDS)
FIGHT_COMMANDS = (c.ClaimKill, c.RunAway, c.Sacrifice)
"""Commands that settle a fight. They wait for what may still change it."""

FOUGHT_ON = (c.ClaimKill, c.AskHelp)
"""Commands that would go on with a fight: that it is lost, and they have to run, is a matter of rules."""


OWED = "table.something-is-owed"
NOTHING_TO_ANSWER = "table.nothing-to-answer"
NO_FIGHT = (m.NO_FIGHT, "table.no-fight")
AT_PLAYERS = frozenset({"curse", "trap", "go-up-a-level", "one-shot", "special", "monster"})
BESIDE_A_MONSTER = frozenset({"monster-enhancer", "mate", "evil-twin"})
AT_MONSTERS = BESIDE_A_MONSTER | {"one-shot", "special", "monster"}
AT_CARDS = frozenset({"cheat", "ship-enhancer"})
WITH_ANOTHER = BRINGING_ANOTHER
"""Kinds of card by what they are played on: a player, a monster of the fight, a card that lies out, or with another
card.

A monster is played on a fighter or on the monster it would join. Whether it may join is for the rules."""
OF_A_RIVAL = (v.StealLevel, v.StealItem, v.HandOver, v.CompelHelp, v.CancelCurse, v.SlipAway, v.Weaken)
OF_A_FIGHT = (v.Eliminate, v.Slay, v.ReplaceMonster, v.ClearRoom)
OF_ITS_USER = (v.DoubleStrength, v.TakeDiscard)
OF_NO_MONSTER = (*OF_ITS_USER, v.CancelCurse)
"""Kinds of deed: about another player; about the fight, where a fighter may be named; about their user alone; without a
monster."""


BARS: dict[type[c.Command], tuple[tuple[m.Moments, str], ...]] = {
    c.BeReady: ((m.ALWAYS & ~m.SETUP, "table.game-is-on"),),
    c.TakeCard: ((m.ALWAYS & ~m.CARD_UP, "table.nothing-face-up"), (m.ALWAYS & ~m.OWN_TURN, "table.not-yours")),
    c.AskHelp: (NO_FIGHT, (m.ALWAYS & ~m.FIGHTER, "table.not-your-fight")),
    c.OfferHelp: (NO_FIGHT, (m.FIGHTER, "table.that-is-you")),
    c.ClaimKill: (NO_FIGHT, (m.ALWAYS & ~m.FIGHTER, "table.not-your-fight")),
    c.RunAway: (NO_FIGHT, (m.ALWAYS & ~m.FIGHTING, "table.not-your-fight")),
    c.Sacrifice: (NO_FIGHT,),
    c.Decline: ((m.NOTHING_OWED & ~m.HELPING, NOTHING_TO_ANSWER),),
    **dict.fromkeys(
        (c.Agree, c.KeepSilent, c.Choose, c.Pass, c.LetHappen),
        ((m.NOTHING_OWED, NOTHING_TO_ANSWER),),
    ),
    **dict.fromkeys((c.KickOpen, c.Loot, c.Listen, c.EndTurn), ((m.SOMETHING_OWED, OWED),)),
    c.LookForTrouble: ((m.SOMETHING_OWED, OWED), (m.IN_FIGHT, "table.fight-is-on")),
}
"""A kind of command -> the moments at which the table does not let it be given, each with the fact that says so."""


def physical_bar(table: Table, command: c.Command) -> str:
    """The id of the fact that makes a command impossible, or "" if none does."""
    kind = type(command)
    state = table.state
    if state.is_over and kind not in LASTING:
        return "table.game-over"
    if state.left and absent(table, command):
        return "table.has-left"
    if state.owed and kind in waiting(table, command.who):
        return OWED
    if kind is c.Die and "death" not in table.law.topics:
        return "table.no-death-here"
    if kind in BARS:
        moment = table.moment_of(command.who)
        for at, fact in BARS[kind]:
            if at >> moment & 1:
                return fact
    return _amiss(table, command)


def possible(kind: type[c.Command]) -> m.Moments:
    """The moments at which the table lets a kind of command be given."""
    barred = m.NEVER
    for at, _ in BARS.get(kind, ()):
        barred |= at
    return m.ALWAYS & ~barred


@cache
def possible_kinds(moment: int) -> frozenset[type[c.Command]]:
    """The kinds of command that can be given at a moment, as far as the table goes."""
    return frozenset(kind for kind in c.COMMANDS if possible(kind) >> moment & 1)


LASTING = frozenset({c.LetBe, c.LetHave, c.Decide, c.RuleHouse})
"""Commands that are still given when the game is over."""


def barred_kinds(table: Table, who: PlayerId) -> frozenset[type[c.Command]]:
    """The kinds of command that cannot be given now, by any player or by this one, under any rules."""
    if table.state.is_over:
        return ALL_KINDS - LASTING
    return waiting(table, who) if table.state.owed else frozenset()


def absent(table: Table, command: c.Command) -> bool:
    """Whether a player has left who would have to be there. The word of an owner who left still holds."""
    left = table.state.left
    if isinstance(command, (*c.UNJUDGED, c.Decide, c.RuleHouse)):
        return False
    return any(getattr(command, field, NO_PLAYER) in left for field in PEOPLE)


PEOPLE = ("who", "to", "whom", "other", "on_player", "player", "saving")
"""The fields of a command that name a player."""


def waiting(table: Table, who: PlayerId) -> frozenset[type[c.Command]]:
    """The kinds of command of a player's that what is owed stops."""
    owed = table.state.owed
    top = max([debt.layer for debt in owed])
    said = [(type(debt), debt.who == who, debt.who == NO_PLAYER, debt.layer == top, _is_a_run(debt)) for debt in owed]
    return _waiting(tuple(said), _unsettled(table))


@cache
def _waiting(
    owed: tuple[tuple[type[d.Debt], bool, bool, bool, bool], ...], unsettled: bool
) -> frozenset[type[c.Command]]:
    """The same, worked out once for a set of debts.

    Of each debt: its kind, whether the player or the table owes it, whether it is in the top layer, and whether it is
    the die for running away.
    """
    settled: set[type[c.Command]] = {c.DieShows, c.CardIs}
    buried: set[type[c.Command]] = set()
    his: set[type[d.Debt]] = set()
    tops: set[type[d.Debt]] = set()
    for kind, own, of_the_table, on_top, runs in owed:
        if own or of_the_table:
            (settled if on_top else buried).update(kind.answers)
        if on_top:
            tops.add(kind)
            his.update([kind] if own else ())
            settled.update([c.Sacrifice] if runs else ())
    waits = buried.difference(ANY_TIME).union(FIGHT_COMMANDS if unsettled else ())
    if his:
        spared = (*(DEALING if all(kind.lets_deal for kind in his) else ()), *(FOUGHT_ON if tops == {d.Run} else ()))
        waits |= ALL_KINDS.difference(ANY_TIME, spared)
    return frozenset(waits - settled)


def _unsettled(table: Table) -> bool:
    """Whether a Curse still waits for an answer, or it is being chosen what a fighter loses."""
    return any(
        (isinstance(debt, d.Respond) and debt.copy != NO_COPY)
        or (debt.loses and table.is_fighting(debt.who))
        or (debt.takes and table.is_fighting(debt.other))
        for debt in table.state.owed
    )


def _is_a_run(debt: d.Debt) -> bool:
    """Whether the die is asked for because a player runs: until it is cast a Minion may still be given up instead."""
    return isinstance(debt, d.Die) and debt.words == (RUN,)


def settles(table: Table, command: c.Command) -> bool:
    """Whether a command is an answer to what a player owes now, if the rules let it through."""
    top = top_layer(table.state)
    given_up = isinstance(command, c.Sacrifice) and any(map(_is_a_run, top))
    return given_up or any(_settles(debt, type(command), command.who) for debt in top if debt.who != NO_PLAYER)


def _settles(debt: d.Debt, kind: type[c.Command], who: PlayerId) -> bool:
    return kind in debt.answers and debt.who in (who, NO_PLAYER)


def _amiss(table: Table, command: c.Command) -> str:
    """What is wrong with what a command names or answers, at a moment at which such commands can be given, or ""."""
    who, state, fight = command.who, table.state, table.fight
    match command:
        case c.PlayCard():
            return _play(table, command)
        case c.UseAbility():
            return _use(table, command)
        case c.Choose():
            return _choose(table, command)
        case c.DiscardCard(card=card):
            bar = _own(table, who, (card,))
            to_run = not bar and table.card(card).kind == "ship" and table.is_fighting(who)
            # A Ship is left behind in a fight only to run, and running waits for what may still change the fight.
            return OWED if to_run and _unsettled(table) and not _answers_with(table, command) else bar
        case c.KeepCard(card=card) | c.LookForTrouble(monster=card):
            return _own(table, who, (card,))
        case c.Equip(item=item):
            return "" if item in table.sideways(who) else _own(table, who, (item,)) or "table.not-carried"
        case c.Stow(item=item):
            return "" if item in table.in_play(who) else _own(table, who, (item,)) or "table.not-in-use"
        case c.Sell(items=items):
            return _own(table, who, items or (NO_COPY,))
        case c.GiveItems(items=items, to=to):
            return _own(table, who, items or (NO_COPY,)) or _other(who, to)
        case c.Trade(to=to, gives=gives, gets=gets):
            mine = _own(table, who, gives or (() if gets else (NO_COPY,)))
            return mine or _own(table, to, gets) or _other(who, to)
        case c.GiveInCharity(cards=cards, to=to):
            return _other(who, to) if set(cards) <= set(table.hand(who)) else "table.not-in-hand"
        case c.DiscardInCharity(cards=cards):
            return "" if set(cards) <= set(table.hand(who)) else "table.not-in-hand"
        case c.AskHelp(whom=whom, offer=offer):
            return _other(who, whom) or _asked_already(table, whom) or _own(table, who, offer.items + offer.plays)
        case c.OfferHelp():
            return _asked_already(table, who)
        case c.RunAway(monster=monster):
            if (monster != NO_COPY and monster not in table.foes) or not table.foes:
                return "table.not-in-the-fight"
            if monster == NO_COPY and len(table.foes) > 1:
                return "table.which-monster"
            return OWED if any(debt.what == "die" and debt.other == who for debt in state.owed) else ""
        case c.Agree():
            # Items that were offered, or asked for, have to be there still when they are to change hands.
            debt = table.owes(who, "trade-answer")
            if debt is None:
                return _unasked(table, who, "answer")
            return _own(table, debt.other, debt.options[: debt.count]) or _own(table, who, debt.options[debt.count :])
        case c.Decline():
            # Also the helper who had said yes may say no, and a player who is to get charity.
            helps = fight is not None and fight.helper == who
            return "" if helps or charity_for(table, who) else _unasked(table, who, "answer", "trade-answer")
        case c.Pass():
            return _unasked(table, who, "respond", "word")
        case c.LetHappen():
            return _unasked(table, who, "respond")
        case c.KeepSilent():
            return _unasked(table, who, "silence")
        case c.DieShows(pips=pips):
            return _unasked(table, who, "die") if 1 <= pips <= 6 else "table.no-such-pips"
        case c.CardIs(card=face):
            draws = (debt for debt in top_layer(state) if debt.what in ("draw", "blind"))
            debt = next(draws, None)
            return NOTHING_TO_ANSWER if debt is None else not_drawn(table, debt, face)
        case c.BeReady():
            return "table.ready-already" if who in state.turn.ready else ""
        case c.ShowHand(to=other) | c.AskHand(whom=other):
            return _other(who, other)
        case c.PlayAtOnce(other=other):
            # Once it is said who goes first, the two have it out before others come in between.
            settled = any(debt.what in ("word", "goes-first") for debt in state.owed)
            return OWED if settled else _other(who, other)
        case c.Decide(point=point, reading=reading):
            gap = table.law.edition.gaps.get(point)
            contested = any(one.id == point for one in table.law.contradictions)
            readings = ("allowed", "refused") if contested else gap.readings if gap is not None else ()
            return "" if reading in readings else "table.no-such-point"
        case c.RuleHouse(rule=rule, how=how):
            return "" if table.law.flaw(HouseRule(rule, how)) is None else "table.no-such-house-rule"
        case _:
            return ""


def _unasked(table: Table, who: PlayerId, *what: str) -> str:
    """A fact if nothing of these kinds is asked of the player who answers, or ""."""
    asked = any(debt.what in what and debt.who in (who, NO_PLAYER) for debt in top_layer(table.state))
    return "" if asked else NOTHING_TO_ANSWER


def _own(table: Table, who: PlayerId, copies: tuple[CopyId, ...]) -> str:
    """ "" if every card lies in the hand or in front of the player."""
    for copy in copies:
        if copy == NO_COPY:
            return "table.nothing-named"
        if table.owner_of(copy) != who:
            return "table.not-yours"
    return "table.named-twice" if len(set(copies)) < len(copies) else ""


def _play(table: Table, command: c.PlayCard) -> str:
    state = table.state
    if command.card in state.zones[FACE_UP]:
        if command.who != state.turn.player:
            return "table.not-yours"
    elif bar := _own(table, command.who, (command.card,)):
        return bar
    elif command.card not in table.hand(command.who) and _only_lies_there(table, command):
        return "table.not-in-hand"
    if command.along != NO_COPY and command.along not in table.hand(command.who):
        return "table.not-in-hand"
    card = table.card(command.card)
    if card.kind in CURSE_KINDS and command.on_player == NO_PLAYER and command.card in table.hand(command.who):
        return "table.which-player"
    host = command.on_card
    if host != NO_COPY and state.place[host] != FOES and table.owner_of(host) == NO_PLAYER:
        return "table.no-such-target"
    return aim_bar(table, command)


def _only_lies_there(table: Table, command: c.PlayCard) -> bool:
    """Whether a card that is not in the hand stays where it lies: a special one may yet be laid on an Item."""
    kind = table.card(command.card).kind
    return kind in ONCE_LAID or (kind == "special" and command.on_card == NO_COPY)


def _answers_with(table: Table, command: c.DiscardCard) -> bool:
    """Whether a card is discarded because one is owed, and this is among those that may go."""
    owed = (debt for debt in top_layer(table.state) if _settles(debt, c.DiscardCard, command.who))
    return any(command.card in debt.options for debt in owed)


def _asked_already(table: Table, helper: PlayerId) -> str:
    """Why a player cannot be asked for help, or offer it, whatever the rules say. That nobody helps twice, a rule says
    itself, unless it is switched off.
    """
    fight = table.fight
    if fight is not None and fight.offer is not None:
        return "table.somebody-is-asked"
    helps = NO_PLAYER != helper == table.helper
    return "table.helps-already" if helps and not table.in_force("helping.only-one-helper") else ""


def _other(who: PlayerId, whom: PlayerId) -> str:
    return "table.that-is-you" if who == whom else ""


def _use(table: Table, command: c.UseAbility) -> str:
    bar = _own(table, command.who, command.discards if command.ability else (NO_COPY,))
    if bar or command.card == NO_COPY:
        return bar
    if _from_untold_discards(table, command):
        return "table.discards-not-told"
    place = table.state.place[command.card]
    lent = (*table.state.turn.borrowed, *(table.fight.borrowed if table.fight is not None else ()))
    borrowed = Borrowed(command.who, table.state.cards[command.card]) in lent
    doubled = any(table.state.host.get(foe) == command.card for foe in table.foes)
    if place in (FOES, ATTACHED) or borrowed or doubled:
        return ""
    if table.owner_of(command.card) != command.who:
        return "table.not-yours"
    return "table.not-in-play" if command.card in table.hand(command.who) else ""


def _from_untold_discards(table: Table, command: c.UseAbility) -> bool:
    """Whether the card that a player is to draw would come from discards whose cards were never told."""
    abilities = (one for one in table.card(command.card).abilities if one.name == command.ability)
    if table.state.whole or not any(isinstance(deed, v.DrawDiscard) for one in abilities for deed in one.do):
        return False
    drawn = (debt.words[0] for debt in top_layer(table.state) if debt.what == "draw" and debt.other == command.who)
    return any(not table.state.zones[discards_of(pile_of(deck))] for deck in drawn)


def charity_for(table: Table, who: PlayerId) -> d.Debt | None:
    """The charity that a player is to get."""
    return next((debt for debt in top_layer(table.state) if debt.what == "charity" and who in debt.players), None)


def _choose(table: Table, command: c.Choose) -> str:
    if any(
        debt.what == "pick" and debt.other == command.who and command.card in debt.options for debt in table.state.owed
    ):
        return ""
    charity = charity_for(table, command.who)
    if charity is not None and command.card in table.hand(charity.who):
        return ""
    return _unasked(table, command.who, *CHOSEN) or ("" if answered(table, command) else "table.not-among-them")


CHOSEN = tuple(what for what, kind in d.KINDS.items() if c.Choose in kind.answers)
"""What is owed and answered by a choice."""
# ---- what a card can be aimed at


def aim_bar(table: Table, command: PlayCard) -> str:
    """The fact that keeps a card from being played so, or "": no such card is aimed at such a thing."""
    kind = table.card(command.card).kind
    if command.along == command.card:
        return "table.named-twice"
    if kind in BESIDE_A_MONSTER and table.fight is not None and not table.foes:
        return "table.no-such-target"
    amiss = (
        (command.along != NO_COPY and not _brings_another(table, command))
        or (command.on_player != NO_PLAYER and (not _at_players(table, command) or _is_elsewhere(table, command)))
        or (command.on_card != NO_COPY and not _at_cards(table, command) and not _on_a_monster(table, command))
    )
    return "table.no-such-target" if amiss else ""


def _brings_another(table: Table, command: PlayCard) -> bool:
    """Whether a card is played with another one. Special cards only if they put a monster in another's place."""
    card = table.card(command.card)
    replaces = any(isinstance(deed, v.ReplaceMonster) for deed in card.do)
    return card.kind in WITH_ANOTHER and (card.kind != "special" or replaces)


def _at_players(table: Table, command: PlayCard) -> bool:
    """Whether a card is played on a player. On another player only if its deeds can be about them."""
    card = table.card(command.card)
    if command.on_player == command.who:
        return card.kind in AT_PLAYERS
    if card.kind == "one-shot":
        about_others = _is_of_a_fight_of_others(table, card, command.on_player)
        return not (_does(card, OF_ITS_USER) or about_others or _lifts_nothing(table, card, command.on_player))
    if card.kind != "special":
        return card.kind in AT_PLAYERS
    return _does(card, OF_A_RIVAL) or (_does(card, OF_A_FIGHT) and table.is_fighting(command.on_player))


def _does(card: Card, deeds: tuple[type[v.Deed], ...]) -> bool:
    return any(isinstance(deed, deeds) for deed in v.all_of(card.do))


def _is_of_a_fight_of_others(table: Table, card: Card, player: PlayerId) -> bool:
    """Whether all that a card does, it does to the fight that is on, and this player is not in it."""
    deeds = list(v.all_of(card.do))
    about_it = bool(deeds) and not card.bonus and all(isinstance(deed, OF_A_FIGHT) for deed in deeds)
    return about_it and table.fight is not None and not table.is_fighting(player)


def _lifts_nothing(table: Table, card: Card, player: PlayerId) -> bool:
    """Whether all that a card does is to cancel a Curse, and none hangs over this player."""
    deeds = list(v.all_of(card.do))
    only = bool(deeds) and not card.bonus and all(isinstance(deed, v.CancelCurse) for deed in deeds)
    return only and not table.curses(player)


def _is_elsewhere(table: Table, command: PlayCard) -> bool:
    """Whether a monster is sent at a player who is not in the fight that is on."""
    kind = table.card(command.card).kind
    return kind == "monster" and table.fight is not None and not table.is_fighting(command.on_player)


def _at_cards(table: Table, command: PlayCard) -> bool:
    """Whether a card is laid on another that lies out, takes it, or cancels the Curse that it is."""
    card = table.card(command.card)
    if table.hangs_over_somebody(command.on_card):
        return _does(card, (v.CancelCurse,))
    return card.kind in AT_CARDS or "any_item" in card.marks or any(isinstance(deed, v.GrabItem) for deed in card.do)


def _on_a_monster(table: Table, command: PlayCard) -> bool:
    card = table.card(command.card)
    return card.kind in AT_MONSTERS and table.state.place[command.on_card] == FOES and not _does(card, OF_NO_MONSTER)


# ---- what is owed, and how a choice answers it


def answered(table: Table, command: Choose) -> Debt | None:
    """The debt of the top layer that a choice answers, or None if it names nothing that is asked for."""
    for debt in top_layer(table.state):
        if debt.who == command.who and _among(debt, command):
            return debt
    return None


def _among(debt: Debt, command: Choose) -> bool:
    if command.card != NO_COPY:
        return command.card in debt.options
    return command.word in debt.words if command.word else command.player in debt.players


def choosing(table: Table, command: Choose) -> Iterator[e.Event]:
    """The debt is settled and the choice made. The rules say what follows from it."""
    debt = answered(table, command)
    if debt is not None:
        yield e.DebtSettled(debt)
        yield e.ChoiceMade(debt, command.card, command.player, command.word, debt.because)


def shares(debt: Debt) -> dict[PlayerId, tuple[int, int]]:
    """How many of the cards owed in charity each receiver is still to get, at least and at most.

    With what they have had already, all are to have as nearly the same number as can be.
    """
    had = {who: debt.had.count(who) for who in debt.players}
    even, over = 0, debt.count
    while had and (behind := sum(number <= even for number in had.values())) <= over:
        even, over = even + 1, over - behind
    least = {who: max(0, even - number) for who, number in had.items()}
    return {who: (least[who], least[who] + (over > 0 and had[who] <= even)) for who in had}
