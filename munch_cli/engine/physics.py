"""Facts of the table: what no sheet can allow. They need no citation and are worded *cannot*.

A card that the player does not hold cannot be played, and a fight that is not on cannot be won. While something is
owed, its debtor and the turn wait, except for what may be played at any time.
"""

from collections.abc import Iterable, Iterator
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
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.state import ATTACHED, FACE_UP, FOES, discards_of, pile_of, top_layer

TALK = (c.LeaveGame, c.PlayAtOnce, c.ShowHand, c.AskHand, c.SearchDiscards)
"""Commands that no player has to wait to give."""

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
"""Kinds of card by their target: a player, a monster of the fight, a card that lies out, or another card played along.

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
"""A kind of command -> the moments at which it cannot be given, each with the fact that bars it."""


def physical_bar(table: Table, command: c.Command) -> str:
    """Return the id of the fact that makes a command impossible, or "" if none does."""
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
    return _card_bar(table, command)


def possible(kind: type[c.Command]) -> m.Moments:
    """Return the moments at which a kind of command can be given."""
    barred = m.NEVER
    for at, _ in BARS.get(kind, ()):
        barred |= at
    return m.ALWAYS & ~barred


@cache
def possible_kinds(moment: int) -> frozenset[type[c.Command]]:
    """Return the kinds of command that no fact of the table bars at a moment."""
    return frozenset(kind for kind in c.COMMANDS if possible(kind) >> moment & 1)


LASTING = frozenset({c.LetBe, c.LetHave, c.Decide, c.RuleHouse})
"""Commands that are still given when the game is over."""


def barred_kinds(table: Table, who: PlayerId) -> frozenset[type[c.Command]]:
    """Return the kinds of command that this player cannot give now under any rules."""
    if table.state.is_over:
        return ALL_KINDS - LASTING
    return waiting(table, who) if table.state.owed else frozenset()


def absent(table: Table, command: c.Command) -> bool:
    """Return True if a player whom the command names has left. An owner who left may still rule."""
    left = table.state.left
    if isinstance(command, (*c.UNJUDGED, c.Decide, c.RuleHouse)):
        return False
    return any(getattr(command, field, NO_PLAYER) in left for field in PEOPLE)


PEOPLE = ("who", "to", "whom", "other", "on_player", "player", "saving")
"""The fields of a command that name a player."""


def waiting(table: Table, who: PlayerId) -> frozenset[type[c.Command]]:
    """Return the kinds of command that a player cannot give until something owed is settled."""
    owed = table.state.owed
    top = max([debt.layer for debt in owed])
    said = [(type(debt), debt.who == who, debt.who == NO_PLAYER, debt.layer == top, _is_a_run(debt)) for debt in owed]
    return _waiting(tuple(said), _unsettled(table))


@cache
def _waiting(
    owed: tuple[tuple[type[d.Debt], bool, bool, bool, bool], ...], unsettled: bool
) -> frozenset[type[c.Command]]:
    """Return the kinds of command that wait for these debts.

    Args:
        owed: for each debt its kind, whether the player owes it, whether the table does, whether it is in the top
            layer, and whether it is the die for running away.
        unsettled: whether a Curse or a loss may still change the fight.
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
        spared = (
            *(DEALING if all(kind.lets_deal for kind in his) else ()),
            *(FOUGHT_ON if tops == {d.Run} else ()),
        )
        waits |= ALL_KINDS.difference(ANY_TIME, spared)
    return frozenset(waits - settled)


def _unsettled(table: Table) -> bool:
    """Return True if a Curse still waits for an answer, or a fighter for the choice of what they lose."""
    return any(
        (isinstance(debt, d.Respond) and debt.copy != NO_COPY)
        or (debt.loses and table.is_fighting(debt.who))
        or (debt.takes and table.is_fighting(debt.other))
        for debt in table.state.owed
    )


def _is_a_run(debt: d.Debt) -> bool:
    """Return True for the die of a player who runs: until it is cast, they may give up a Minion instead."""
    return isinstance(debt, d.Die) and debt.words == (RUN,)


def settles(table: Table, command: c.Command) -> bool:
    """Return True if a command answers what its player owes now."""
    top = top_layer(table.state)
    given_up = isinstance(command, c.Sacrifice) and any(map(_is_a_run, top))
    return given_up or any(_settles(debt, type(command), command.who) for debt in top if debt.who != NO_PLAYER)


def _settles(debt: d.Debt, kind: type[c.Command], who: PlayerId) -> bool:
    return kind in debt.answers and debt.who in (who, NO_PLAYER)


def _card_bar(table: Table, command: c.Command) -> str:
    """Return the fact that bars the cards a command names, or ""."""
    who = command.who
    match command:
        case c.PlayCard():
            return _play(table, command)
        case c.UseAbility():
            return _use(table, command)
        case c.DiscardCard():
            return _discard(table, command)
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
        case _:
            return _answer_bar(table, command)


def _answer_bar(table: Table, command: c.Command) -> str:
    """Return NOTHING_TO_ANSWER, or what else bars an answer to something owed, or ""."""
    who = command.who
    match command:
        case c.Choose():
            return _choose(table, command)
        case c.Agree():
            return _agree(table, who)
        case c.Decline():
            # A helper who had agreed may still decline, and so may a player who is to get charity.
            helps = table.fight is not None and table.fight.helper == who
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
            debt = next((debt for debt in top_layer(table.state) if debt.what in ("draw", "blind")), None)
            return NOTHING_TO_ANSWER if debt is None else not_drawn(table, debt, face)
        case _:
            return _player_bar(table, command)


def _player_bar(table: Table, command: c.Command) -> str:
    """Return the fact that bars the players, monsters or rulings a command names, or ""."""
    who, state = command.who, table.state
    match command:
        case c.AskHelp(whom=whom, offer=offer):
            return _other(who, whom) or _asked_already(table, whom) or _own(table, who, offer.items + offer.plays)
        case c.OfferHelp():
            return _asked_already(table, who)
        case c.RunAway(monster=monster):
            return _run(table, who, monster)
        case c.BeReady():
            return "table.ready-already" if who in state.turn.ready else ""
        case c.ShowHand(to=other) | c.AskHand(whom=other):
            return _other(who, other)
        case c.PlayAtOnce(other=other):
            # Once one of the two goes first, they have it out before others come in between.
            settled = any(debt.what in ("word", "goes-first") for debt in state.owed)
            return OWED if settled else _other(who, other)
        case c.Decide(point=point, reading=reading):
            return "" if reading in _readings(table, point) else "table.no-such-point"
        case c.RuleHouse(rule=rule, how=how):
            return "" if table.law.flaw(HouseRule(rule, how)) is None else "table.no-such-house-rule"
        case _:
            return ""


def _discard(table: Table, command: c.DiscardCard) -> str:
    bar = _own(table, command.who, (command.card,))
    to_run = not bar and table.card(command.card).kind == "ship" and table.is_fighting(command.who)
    # A Ship is left behind in a fight only to run, and running waits for what may still change the fight.
    return OWED if to_run and _unsettled(table) and not _answers_with(table, command) else bar


def _agree(table: Table, who: PlayerId) -> str:
    """Return "" if there is something to agree to, and the Items to be traded are still there."""
    debt = table.owes(who, "trade-answer")
    if debt is None:
        return _unasked(table, who, "answer")
    return _own(table, debt.other, debt.options[: debt.count]) or _own(table, who, debt.options[debt.count :])


def _run(table: Table, who: PlayerId, monster: CopyId) -> str:
    if (monster != NO_COPY and monster not in table.foes) or not table.foes:
        return "table.not-in-the-fight"
    if monster == NO_COPY and len(table.foes) > 1:
        return "table.which-monster"
    return OWED if any(debt.what == "die" and debt.other == who for debt in table.state.owed) else ""


def _readings(table: Table, point: RuleId) -> Iterable[str]:
    """Return the readings of an open point that its owner can choose."""
    if any(one.id == point for one in table.law.contradictions):
        return ("allowed", "refused")
    gap = table.law.edition.gaps.get(point)
    return () if gap is None else gap.readings


def _unasked(table: Table, who: PlayerId, *what: str) -> str:
    """Return "" if the player owes something of these kinds, else NOTHING_TO_ANSWER."""
    asked = any(debt.what in what and debt.who in (who, NO_PLAYER) for debt in top_layer(table.state))
    return "" if asked else NOTHING_TO_ANSWER


def _own(table: Table, who: PlayerId, copies: tuple[CopyId, ...]) -> str:
    """Return "" if every card lies in the player's hand or in front of them, else the fact that bars it."""
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
    """Return True if a card that has left the hand stays where it lies; a special one may still go on an Item."""
    kind = table.card(command.card).kind
    return kind in ONCE_LAID or (kind == "special" and command.on_card == NO_COPY)


def _answers_with(table: Table, command: c.DiscardCard) -> bool:
    """Return True if the discarded card is one of those among which its player owes a discard."""
    owed = (debt for debt in top_layer(table.state) if _settles(debt, c.DiscardCard, command.who))
    return any(command.card in debt.options for debt in owed)


def _asked_already(table: Table, helper: PlayerId) -> str:
    """Return the fact that keeps a player from being asked for help, or from offering it, or "".

    A second helper is for a rule to refuse, unless that rule is off.
    """
    fight = table.fight
    if fight is not None and fight.offer is not None:
        return "table.somebody-is-asked"
    helps = NO_PLAYER != helper == table.helper
    return "table.helps-already" if helps and not table.in_force("helping.only-one-helper") else ""


def _other(who: PlayerId, whom: PlayerId) -> str:
    return "table.that-is-you" if who == whom else ""


def _use(table: Table, command: c.UseAbility) -> str:
    lent = (*table.state.turn.borrowed, *(table.fight.borrowed if table.fight is not None else ()))
    cards = [table.catalogue[one.card] for one in lent if one.by == command.who]
    if not command.ability or (command.card == NO_COPY and not any(_has(card, command.ability) for card in cards)):
        return "table.nothing-named"
    if (bar := _own(table, command.who, command.discards)) or command.card == NO_COPY:
        return bar
    if _from_untold_discards(table, command):
        return "table.discards-not-told"
    place = table.state.place[command.card]
    doubled = any(table.state.host.get(foe) == command.card for foe in table.foes)
    if place in (FOES, ATTACHED) or table.card(command.card) in cards or doubled:
        return ""
    if table.owner_of(command.card) != command.who:
        return "table.not-yours"
    return "table.not-in-play" if command.card in table.hand(command.who) else ""


def _has(card: Card, ability: str) -> bool:
    return any(one.name == ability for one in card.abilities)


def _from_untold_discards(table: Table, command: c.UseAbility) -> bool:
    """Return True if the card to draw would come from a discard pile whose cards are unknown."""
    abilities = (one for one in table.card(command.card).abilities if one.name == command.ability)
    if table.state.whole or not any(isinstance(deed, v.DrawDiscard) for one in abilities for deed in one.do):
        return False
    drawn = (debt.words[0] for debt in top_layer(table.state) if debt.what == "draw" and debt.other == command.who)
    return any(not table.state.zones[discards_of(pile_of(deck))] for deck in drawn)


def charity_for(table: Table, who: PlayerId) -> d.Debt | None:
    """Return the debt of charity by which a player is to get cards, if any."""
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
"""The kinds of debt that a choice answers."""


# ---- what a card can be aimed at


def aim_bar(table: Table, command: PlayCard) -> str:
    """Return the fact that keeps a card from its target, or ""."""
    kind = table.card(command.card).kind
    if command.along == command.card:
        return "table.named-twice"
    if kind in BESIDE_A_MONSTER and table.fight is not None and not table.foes:
        return "table.no-such-target"
    misses = (
        (command.along != NO_COPY and not _brings_another(table, command))
        or (command.on_player != NO_PLAYER and (not _at_players(table, command) or _is_elsewhere(table, command)))
        or (command.on_card != NO_COPY and not _at_cards(table, command) and not _on_a_monster(table, command))
    )
    return "table.no-such-target" if misses else ""


def _brings_another(table: Table, command: PlayCard) -> bool:
    """Return True if the card can bring another along; a special card only if it replaces a monster."""
    card = table.card(command.card)
    replaces = any(isinstance(deed, v.ReplaceMonster) for deed in card.do)
    return card.kind in WITH_ANOTHER and (card.kind != "special" or replaces)


def _at_players(table: Table, command: PlayCard) -> bool:
    """Return True if the card can be played on this player; on a rival only if its effects can concern them."""
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
    """Return True if every effect of the card changes the current fight, and the player is not in it."""
    deeds = list(v.all_of(card.do))
    about_it = bool(deeds) and not card.bonus and all(isinstance(deed, OF_A_FIGHT) for deed in deeds)
    return about_it and table.fight is not None and not table.is_fighting(player)


def _lifts_nothing(table: Table, card: Card, player: PlayerId) -> bool:
    """Return True if the card only cancels a Curse, and none is on this player."""
    deeds = list(v.all_of(card.do))
    only = bool(deeds) and not card.bonus and all(isinstance(deed, v.CancelCurse) for deed in deeds)
    return only and not table.curses(player)


def _is_elsewhere(table: Table, command: PlayCard) -> bool:
    """Return True if a monster is played on a player outside the current fight."""
    kind = table.card(command.card).kind
    return kind == "monster" and table.fight is not None and not table.is_fighting(command.on_player)


def _at_cards(table: Table, command: PlayCard) -> bool:
    """Return True if the card can be put on the target card, take it, or cancel it if it is a Curse."""
    card = table.card(command.card)
    if table.hangs_over_somebody(command.on_card):
        return _does(card, (v.CancelCurse,))
    return card.kind in AT_CARDS or "any_item" in card.marks or any(isinstance(deed, v.GrabItem) for deed in card.do)


def _on_a_monster(table: Table, command: PlayCard) -> bool:
    card = table.card(command.card)
    return card.kind in AT_MONSTERS and table.state.place[command.on_card] == FOES and not _does(card, OF_NO_MONSTER)


# ---- what is owed, and how a choice answers it


def answered(table: Table, command: Choose) -> Debt | None:
    """Return the debt of the top layer that a choice answers, or None if the choice fits none."""
    for debt in top_layer(table.state):
        if debt.who == command.who and _among(debt, command):
            return debt
    return None


def _among(debt: Debt, command: Choose) -> bool:
    if command.card != NO_COPY:
        return command.card in debt.options
    return command.word in debt.words if command.word else command.player in debt.players


def choosing(table: Table, command: Choose) -> Iterator[e.Event]:
    """Yield the events of a choice. The rules say what follows from it."""
    debt = answered(table, command)
    if debt is not None:
        yield e.DebtSettled(debt)
        yield e.ChoiceMade(debt, command.card, command.player, command.word, debt.because)


def shares(debt: Debt) -> dict[PlayerId, tuple[int, int]]:
    """Return for each receiver of charity the least and the most cards they are still to get.

    Counted with the cards they have had already, the numbers are to differ by at most one.
    """
    had = {who: debt.had.count(who) for who in debt.players}
    even, over = 0, debt.count
    while had and (behind := sum(number <= even for number in had.values())) <= over:
        even, over = even + 1, over - behind
    least = {who: max(0, even - number) for who, number in had.items()}
    return {who: (least[who], least[who] + (over > 0 and had[who] <= even)) for who in had}
