"""What a player may do now, as a numbered list: best first, cards and kinds in one entry each, with what comes of it.

    1  play Spiky Knees (+1 · Dwarf only) — strength 4
    2  kick open the door  [k]
    3  sell Items …
    0  4 more

The first entry, and what Enter does, is what a sensible bot would do: ``sim.sensible.advice``. What an act brings is
found by trying it on a table that looks the same to this player; what a hidden card or the die decides is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from munch_cli.arbiter.legal import LegalMoves, options_of
from munch_cli.arbiter.moments import Moment, ways_on
from munch_cli.arbiter.odds.odds import EscapeOdds, running
from munch_cli.arbiter.view import seen
from munch_cli.effects.abilities import ability_named
from munch_cli.effects.card_moments import RUN, at_stake, is_losing
from munch_cli.effects.queries import treasures_of_the_foes
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.language.card import brief, deeds_said
from munch_cli.language.facts import Told, debt_said
from munch_cli.language.say import say_short
from munch_cli.show.board import why_sideways
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.sim import fighting
from munch_cli.sim.sensible import advice, merit
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table.cards import Card
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.saying import counted, listed
from munch_cli.table.state import top_layer
from munch_cli.table.typed import NamedTuple
from munch_cli.table.vocabulary import Ability, StealItem

SHOWN_MOST = 9
"""How many entries have a digit. 0 shows the others."""
FACTS_MOST = 60
"""How many letters of a card's facts stand in an entry."""
LETTERS: dict[type[c.Command], str] = {
    c.BeReady: "b",
    c.KickOpen: "k",
    c.LookForTrouble: "f",
    c.Loot: "l",
    c.Listen: "i",
    c.EndTurn: "e",
    c.TakeCard: "t",
    c.RunAway: "r",
    c.ClaimKill: "c",
    c.AskHelp: "h",
    c.OfferHelp: "o",
    c.Agree: "y",
    c.Decline: "n",
    c.Pass: "p",
    c.LetHappen: "p",
}
"""The usual acts -> the letter that says them, where only one entry is meant."""
GROUPS: dict[type[c.Command], str] = {
    c.LookForTrouble: "look for trouble",
    c.AskHelp: "ask for help",
    c.OfferHelp: "offer help",
    c.Sell: "sell Items",
    c.GiveItems: "give something away",
    c.Trade: "trade",
    c.DiscardCard: "discard a card",
    c.Stow: "turn an Item sideways",
    c.ShowHand: "show the hand",
    c.AskHand: "ask about a hand",
    c.SearchDiscards: "look through the discards",
    c.DeclareSex: "say the sex",
}
"""The kinds that are one entry, however many ways there are -> what the entry says."""
CHANCE = (c.KickOpen, c.Loot, c.Listen, c.EndTurn, c.BeReady, c.AskHelp, c.OfferHelp, c.Trade, c.GiveItems, c.TakeCard)
"""Commands whose outcome is chance or another player's choice: no preview."""
HIDDEN = (e.DieRolled, e.CardDrawn, e.HandCardDrawn, e.DoorTurnedUp)
"""Events whose outcome no player knows beforehand."""
CHARITY = (c.GiveInCharity, c.DiscardInCharity)
OTHER_CARDS = "play other cards"
"""The last entry: cards and abilities that do their player no good now, and the aims at which a card is wasted."""
THROWING_AWAY = (c.DiscardCard, c.GiveItems, c.Stow, c.Trade)
"""What one has less from than before: it stands last, unless it is good for something."""
HELPING = (c.AskHelp, c.Agree, c.ClaimKill)
"""What helps in a fight with the strength of another, or ends it won."""
TOGETHER = (*CHARITY, c.Choose)
"""Only these may be chosen with several digits: between other sentences the others may speak up."""
RESCUE, DEATH = 400, -900
"""What getting away, and dying, count beside the merit of a sentence."""
BACK = "0"
_PARTS = re.compile(r" (taking|discarding) ")
_DIGITS = re.compile(r"\d+(?:[\s,+]+\d+)*")


class MenuEntry(NamedTuple):
    """One line of the menu: what it says, what it brings ("" if unknown), and its sentences.

    ``can_wait``: it only costs something, or does no good. Such entries stand last, and not on the first page.
    ``is_advised``: a sensible player would do just that now. Enter takes it.
    """

    says: str
    brings: str
    commands: tuple[c.Command, ...]
    can_wait: bool = False
    is_advised: bool = False

    @property
    def letter(self) -> str:
        """The letter that says it. "" if there is none."""
        return LETTERS.get(type(self.commands[0]), "")

    @property
    def kind(self) -> str:
        """What it is called in the line that counts the entries left. "" if it stands for one thing alone."""
        return GROUPS.get(type(self.commands[0]), OTHER_CARDS if self.can_wait else "")


class Menu:
    """The numbered list of one moment. ``may_pass``: Enter says nothing. Otherwise it takes the first entry.

    On a later page Enter turns the page, as 0 does.
    """

    def __init__(
        self, table: Table, who: PlayerId, entries: Sequence[MenuEntry], may_pass: bool, title: str = ""
    ) -> None:
        self.table = table
        self.who = who
        self.entries = tuple(entries)
        self.may_pass = may_pass
        self.title = title
        self.first = 0
        """How many entries are passed over: those that 0 has gone by."""
        self.above: Menu | None = None

    @property
    def shown(self) -> tuple[MenuEntry, ...]:
        """The entries that have a digit now. Entries that only cost something are not on the first page."""
        last = self.first + SHOWN_MOST
        if not self.first:
            last = min(last, sum(not entry.can_wait for entry in self.entries) or last)
        return self.entries[self.first : last]

    @property
    def _left(self) -> tuple[MenuEntry, ...]:
        """The entries on the pages behind this one."""
        return self.entries[self.first + len(self.shown) :]

    @property
    def may_let_happen(self) -> bool:
        """Return True if something waits for an answer that the player may let pass."""
        return any(isinstance(entry.commands[0], c.Pass | c.LetHappen) for entry in self.entries)

    @property
    def enter_passes(self) -> bool:
        """True if Enter says nothing: the player may, and nothing better is advised."""
        return self.may_pass and not any(entry.is_advised for entry in self.entries)

    @property
    def marked(self) -> MenuEntry | None:
        """The entry that Enter takes: the advised one, or the first. None if Enter says nothing or turns the page."""
        return None if self.enter_passes or self.first else next(iter(self.entries), None)

    def lines(self, look: Look) -> list[str]:
        """The menu on the screen."""
        lines = wrapped(self.title, look) if self.title else []
        head = _charity_head(self.table, self.who, after_plays=bool(self.title))
        for place, entry in enumerate(self.shown, 1):
            if head and isinstance(entry.commands[0], CHARITY):
                lines += wrapped(head, look)
                head = ""
            many = " …" if len(entry.commands) > 1 else ""
            keys = [entry.letter] if entry.letter and self._of_letter(entry.letter) is entry else []
            keys += ["Enter"] if entry is self.marked else []
            letter = f"  [{', '.join(keys)}]" if keys else ""
            brings = f" — {entry.brings}" if entry.brings else ""
            said = wrapped(f"{place}  {entry.says}{many}{brings}{letter}", look, "  ", "     ")
            lines += [paint(one, "strong", look) for one in said] if entry is self.marked else said
        turns = "  [Enter]" if self.first and not self.enter_passes else ""
        if self._left:
            kinds = list(dict.fromkeys(entry.kind for entry in self._left))
            which = f" ({', '.join(kinds)})" if all(kinds) else ""
            lines += wrapped(f"0  {len(self._left)} more{which}{turns}", look, "  ", "     ")
        elif self.first or self.above is not None:
            lines += wrapped(f"0  back{turns}", look, "  ")
        return [*lines, *(wrapped(f"Enter: {self._passing}", look, "  ") if self.enter_passes else [])]

    @property
    def _passing(self) -> str:
        """Return what passing means: in the player's own fight, the others may speak next."""
        return "wait for the others" if self.table.is_fighting(self.who) and self.table.foes else "nothing"

    def _of_letter(self, letter: str) -> MenuEntry | None:
        """The one entry that a letter says. None if there is none, or several."""
        found = [entry for entry in self.entries if entry.letter == letter]
        return found[0] if len(found) == 1 else None

    def picked(self, text: str) -> Menu | tuple[c.Command, ...] | str | None:
        """What a short line takes: the menu to show next, or the sentences to say one after the other.

        A string says why it takes nothing. None: the line is no choice from the menu.
        """
        said = text.strip().casefold().rstrip(".")
        if not said and not self.enter_passes and self.entries:
            return self._turned() if self.marked is None else self._taken([self.marked])
        if len(said) == 1 and said.isalpha():
            entry = self._of_letter(said)
            if entry is None and said in LETTERS.values():
                several = any(one.letter == said for one in self.entries)
                return (
                    f'"{said}" could mean several of these.'
                    if several
                    else f'"{said}" is nothing that may be done now.'
                )
            return self._taken([entry]) if entry is not None else None
        if not _DIGITS.fullmatch(said):
            return None
        if said == BACK:
            return self._turned()
        digits = [int(one[:4]) for one in re.split(r"[\s,+]+", said)]
        if any(not 0 < digit <= len(self.shown) for digit in digits) or len(set(digits)) < len(digits):
            least = "0 or " if self.first or self._left or self.above is not None else ""
            return f"{least}1 to {len(self.shown)} may be chosen." if self.shown else "there is nothing to choose from."
        return self._taken([self.shown[digit - 1] for digit in digits])

    def _turned(self) -> Menu:
        """The next page of entries. After the last page the first one again, or the menu above."""
        if self._left:
            turned = Menu(self.table, self.who, self.entries, self.may_pass, self.title)
            turned.first, turned.above = self.first + len(self.shown), self.above
            return turned
        if self.above is not None:
            return self.above
        return Menu(self.table, self.who, self.entries, self.may_pass, self.title)

    def _taken(self, entries: list[MenuEntry]) -> Menu | tuple[c.Command, ...] | str:
        if len(entries) > 1 and any(len(entry.commands) > 1 for entry in entries):
            return "choose those with … one at a time."
        if len(entries) > 1 and not all(isinstance(entry.commands[0], TOGETHER) for entry in entries):
            return "one at a time: the others may speak up in between."
        if len(entries) > 1:
            return _together([entry.commands[0] for entry in entries])
        if len(entries[0].commands) == 1:
            return entries[0].commands
        below = [MenuEntry(_says(self.table, one), _brings(self.table, one), (one,)) for one in entries[0].commands]
        menu = Menu(self.table, self.who, below, False, _title_below(self.table, entries[0]))
        menu.above = self
        return menu


def _thefts(ability: Ability | None) -> list[StealItem]:
    """What an ability steals."""
    return [deed for deed in (ability.do if ability is not None else ()) if isinstance(deed, StealItem)]


def menu_of(table: Table, who: PlayerId, now: Moment | None) -> Menu:
    """What a player may do now, best first. ``now``: what the player is asked. None: they speak up unasked."""
    entries = entries_of(table, who, now)
    vain = [entry for entry in entries if entry.can_wait and isinstance(entry.commands[0], c.PlayCard | c.UseAbility)]
    if len(vain) > 1:
        others = MenuEntry(OTHER_CARDS, "", tuple(one for entry in vain for one in entry.commands), can_wait=True)
        entries = [*(entry for entry in entries if entry not in vain), others]
    return Menu(table, who, entries, now is None or now.may_pass, _title(table, who, now, entries))


def entries_of(table: Table, who: PlayerId, now: Moment | None) -> list[MenuEntry]:
    """Return what a player may do now: what is advised, then best first, and last what does no good."""
    options = options_of(table, who)
    advised = advice(table, who, now, options) if now is not None else None
    if isinstance(advised, c.Pass) and options.allows_too(c.LetHappen(who)):  # to pass is the same then
        advised = c.LetHappen(who)
    groups: dict[tuple[bool, object], list[c.Command]] = {}
    for command in _ranked(table, who, options, now):
        if command != advised or isinstance(command, CHARITY):
            groups.setdefault((_is_vain(table, command), _alike(table, command)), []).append(command)
    entries = [_entry(table, tuple(group), is_vain) for (is_vain, _), group in groups.items()]
    entries.sort(key=lambda entry: entry.can_wait)
    if advised is None or isinstance(advised, c.KeepSilent):
        return entries
    if isinstance(advised, CHARITY):
        return _charity_first(entries, advised)
    return [MenuEntry(_says(table, advised), _brings(table, advised), (advised,), is_advised=True), *entries]


def _charity_first(entries: list[MenuEntry], advised: c.GiveInCharity | c.DiscardInCharity) -> list[MenuEntry]:
    """Return the entries with the first card that is advised to go in front; the others follow one by one."""

    def is_advised(entry: MenuEntry) -> bool:
        first = entry.commands[0]
        same = isinstance(first, CHARITY) and type(first) is type(advised) and set(first.cards) <= set(advised.cards)
        return same and getattr(first, "to", NO_PLAYER) == getattr(advised, "to", NO_PLAYER)

    chosen = next((entry for entry in entries if is_advised(entry)), None)
    if chosen is None:
        return entries
    return [chosen._replace(is_advised=True), *(entry for entry in entries if entry is not chosen)]


def _is_vain(table: Table, command: c.Command) -> bool:
    """Return True if a card or an ability does its player no good now, played like that."""
    if not isinstance(command, c.PlayCard | c.UseAbility) or merit(table, command) > fighting.VAIN:
        return False
    is_losing_it = bool(table.foes) and table.is_fighting(PlayerId(command.who)) and is_losing(table)
    return not (is_losing_it and helps(table, command))


def _ranked(table: Table, who: PlayerId, options: LegalMoves, now: Moment | None) -> list[c.Command]:
    """The sentences, best first: those of merit, then those with which the game goes on, then the others.

    In a fight of the player's own that is being lost, merit counts only for what helps there.
    """
    every = [one for one in options if not isinstance(one, (*CHARITY, c.KeepSilent))]
    if any(isinstance(one, c.LetHappen) for one in every):  # to pass is the same then
        every = [one for one in every if not isinstance(one, c.Pass)]
    charity = list(_charity(table, who, options))
    onward = set(ways_on(table, now, options)) | set(charity) if now is not None else set(charity)
    is_tried = any(debt.who == who and debt.what in ("respond", "roll") for debt in top_layer(table.state))
    is_losing_it = table.is_fighting(who) and bool(table.foes) and is_losing(table)

    def worth(command: c.Command) -> tuple[int, int]:
        points = merit(table, command) + (_fate(table, command) if is_tried else 0)
        if points > 0 and is_losing_it and not helps(table, command):
            return (1 if command in onward else 0, points)
        if points <= 0 and command not in onward:
            return (-1 if isinstance(command, THROWING_AWAY) else 0, points)
        return (2 if points > 0 else 1, points)

    return sorted([*charity, *every], key=worth, reverse=True)


def helps(table: Table, command: c.Command) -> bool:
    """Return True if a sentence helps in a fight that is being lost: with strength, or by ending the fight."""
    if isinstance(command, HELPING) or fighting.saves_a_roll(table, command):
        return True
    outcome = fighting.tried(table, command)
    after = outcome.table
    return outcome.was_done and (fighting.is_over(after) or fighting.margin(after) > fighting.margin(table))


def _charity(table: Table, who: PlayerId, options: LegalMoves) -> Iterator[c.Command]:
    """Charity card by card: each of the hand, to each who may have it. Several are chosen by several digits."""
    debt = next((debt for debt in top_layer(table.state) if debt.what == "charity" and debt.who == who), None)
    if debt is not None:
        for copy in table.hand(who):
            some: list[c.Command] = [c.GiveInCharity(who, (copy,), to) for to in debt.players]
            yield from (one for one in (*some, c.DiscardInCharity(who, (copy,))) if options.allows_too(one))


def _alike(table: Table, command: c.Command) -> object:
    """What sentences of one entry have in common."""
    if isinstance(command, c.LookForTrouble) and merit(table, command) > 0:
        return command
    if isinstance(command, c.PlayCard):
        return ("play", command.card)
    if isinstance(command, c.UseAbility):
        return ("use", command.card, command.ability)
    return type(command) if type(command) in GROUPS else command


def _entry(table: Table, commands: tuple[c.Command, ...], is_vain: bool) -> MenuEntry:
    first = commands[0]
    can_wait = is_vain or (isinstance(first, THROWING_AWAY) and merit(table, first) <= 0)
    if len(commands) == 1:
        return MenuEntry(_says(table, first), _brings(table, first), commands, can_wait)
    if isinstance(first, c.PlayCard):
        return MenuEntry(f"play {_card_with_facts(table, first.card)}", _brings(table, first), commands, can_wait)
    if isinstance(first, c.UseAbility):
        does = f"use {first.ability}{_ability_does(table, first)}"
        return MenuEntry(does, _odds_of_theft(table, first), commands, can_wait)
    brings = "1 level" if isinstance(first, c.Sell) else ""
    if asked := [one for one in commands if isinstance(one, c.AskHelp)]:
        brings = together_against(table, max(asked, key=lambda one: table.total("strength", one.whom).amount))
    return MenuEntry(GROUPS[type(first)], brings, commands, can_wait)


def _charity_head(table: Table, who: PlayerId, after_plays: bool) -> str:
    """What stands above the cards that may go, if a player holds too many. Else "".

    ``after_plays``: what may be played stands above it, and has said how many are too many.
    """
    debt = next((debt for debt in top_layer(table.state) if debt.what == "charity" and debt.who == who), None)
    if debt is None:
        return ""
    said = debt_said(debt, Told(table))[:-1]
    gone = said.partition(", ")[2] if after_plays else said
    return f"{gone[:1].upper()}{gone[1:]} (several digits choose several):"


def _title(table: Table, who: PlayerId, now: Moment | None, entries: Sequence[MenuEntry]) -> str:
    """What the player is asked, if the entries do not say it by themselves. Else ""."""
    for debt in top_layer(table.state):
        if debt.who != who or debt.what in ("face-up", "run"):
            continue
        if debt.what == "respond" and (stake := at_stake(table)) is not None:
            return _stake_said(table, stake)
        if debt.what == "charity":
            has_plays = any(isinstance(entry.commands[0], c.PlayCard) and not entry.can_wait for entry in entries)
            return f"{debt_said(debt, Told(table)).partition(',')[0]}. Some may be played first:" if has_plays else ""
        if said := debt_said(debt._replace(options=(), players=(), words=debt.words[:1]), Told(table)):
            return f"{said.partition(':')[0].removesuffix('.')}:"
    return "" if now is not None else f"{table.name(who)} may speak up:"


def _stake_said(table: Table, roll: Debt) -> str:
    """What may still be answered. Of a roll to get away, what it comes to as it lies."""
    if roll.what != "roll" or roll.words != (RUN,):
        return f"{debt_said(roll, Told(table))[:-1]}:"
    name = table.name(roll.other)
    if fighting.has_got_away(table, roll.other):
        return f"The die shows {roll.count}: {name} gets away, unless somebody answers:"
    needed = f"{table.number('running-away.needed')} in all is needed"
    return f"The die shows {roll.count}: {name} is caught, unless somebody answers ({needed}):"


def _title_below(table: Table, entry: MenuEntry) -> str:
    """The heading of the menu with an entry's ways. If help is bargained for, what there is to share."""
    if not isinstance(entry.commands[0], (c.AskHelp, c.OfferHelp)):
        return f"{entry.says}:"
    treasures = treasures_of_the_foes(table)
    return f"{entry.says}, with {counted(treasures, 'Treasure')} to share:"


# ---- one sentence in words


def _card_with_facts(table: Table, copy: CopyId) -> str:
    card = table.card(copy)
    facts = _short_facts(card)
    return f"{card.name} ({facts})" if facts else card.name


def _short_facts(card: Card) -> str:
    """A card's facts, if they are short: the hand tells them all."""
    facts = brief(card)
    return facts if len(facts) <= FACTS_MOST else ""


def _says(table: Table, command: c.Command) -> str:
    """The sentence, with the facts of the card it is about: short ones, if the card is in the hand, which tells all."""
    said = say_short(command, table.state, table.catalogue)
    if isinstance(command, c.UseAbility):
        is_told = bool(_odds_of_theft(table, command))
        return f"{with_commas(command, said)}{'' if is_told else _ability_does(table, command)}"
    said = said.removesuffix(" in charity")  # the heading says it
    copy = _about(command)
    if copy == NO_COPY:
        return said
    is_in_hand = copy in table.hand(PlayerId(command.who))
    facts = _short_facts(table.card(copy)) if is_in_hand else brief(table.card(copy))
    return f"{said} ({facts})" if facts else said


def with_commas(command: c.Command, said: str) -> str:
    """A sentence as it is read out: what is taken, and what it costs, stands behind a comma."""
    return _PARTS.sub(r", \1 ", said) if isinstance(command, c.UseAbility) else said


def _ability_does(table: Table, command: c.UseAbility) -> str:
    """What an ability does, in brackets, if it is short."""
    ability = ability_named(table, command)
    does = "" if ability is None else deeds_said(ability.do)
    return f" ({does})" if does and len(does) <= FACTS_MOST else ""


def _about(command: c.Command) -> CopyId:
    """The card that a sentence is about, if it is about one."""
    match command:
        case c.PlayCard() | c.Choose() | c.KeepCard() | c.DiscardCard():
            return command.card
        case c.Equip() | c.Stow():
            return command.item
        case c.LookForTrouble():
            return command.monster
        case c.Sacrifice():
            return command.minion
        case c.GiveInCharity() | c.DiscardInCharity():
            return command.cards[0]
        case _:
            return NO_COPY


def _brings(table: Table, command: c.Command) -> str:
    """What comes of a sentence as far as it can be known beforehand. "" if there is nothing to tell."""
    if isinstance(command, c.RunAway):
        runs = _runs(table, command)
        return "; ".join(_odds_of(table, run, len(runs) > 1) for run in runs)
    if isinstance(command, c.AskHelp):
        return together_against(table, command)
    if isinstance(command, (*CHANCE, *CHARITY)):
        return ""
    if isinstance(command, c.UseAbility) and (said := _odds_of_theft(table, command)):
        return said
    outcome = fighting.tried(table, command)
    if not outcome.was_done or any(isinstance(event, HIDDEN) for event in outcome.events):
        return ""
    return ", ".join(dict.fromkeys(_changes(table, outcome, PlayerId(command.who))))


def _changes(table: Table, outcome: Outcome, who: PlayerId) -> Iterator[str]:
    """What is otherwise afterwards, in a few words each."""
    after, players = outcome.table, table.state.players
    for event in outcome.events:
        match event:
            case e.PlayerDied():
                yield "you die" if event.who == who else f"{players[event.who].name} dies"
            case e.MonsterEscaped() if event.who == who:
                yield f"you get away from {table.card(event.monster).name}"
            case e.CardLaidDown() if event.who == who and table.card(event.copy).kind == "one-shot":
                yield "lies in front of you, for a fight to come"
            case e.CardLaidDown(sideways=True) if event.who == who:
                why = why_sideways(after, event.copy)
                yield f"sideways, not in use{f': {why}' if why else ''}"
            case e.ItemsSold():
                yield f"{event.gold:,} gp"
            case e.PlayerCaught() if event.who == who:
                yield f"{table.card(event.monster).name} catches you"
            case _:
                pass
    fight = table.fight if isinstance(outcome.command, c.Agree) else None
    if fight is not None and fight.fighter != who and fighting.would_win(table):
        yield f"{table.name(fight.fighter)} may win the game by it"
    for seat, player in enumerate(players):
        more = after.state.players[seat].level - player.level
        if more:
            name = "you" if seat == who else player.name
            yield f"{name} {'gain' if more > 0 else 'lose'}{'' if seat == who else 's'} {counted(abs(more), 'level')}"
    if after.state.winners:
        yield f"{listed([players[one].name for one in after.state.winners])} wins the game"
    elif after.fight is not None and table.foes and not after.foes:
        yield "no monster is left to fight"
    elif after.fight is not None and not after.fight.running:
        now = (after.total("munchkins").amount, after.total("monsters").amount)
        was = (table.total("munchkins").amount, table.total("monsters").amount) if table.fight is not None else (0, 0)
        if now != was:
            yield f"{now[0]}:{now[1]} in the fight"
    elif after.fight is None and table.fight is None and _strength_counts(outcome, table, who):
        strength = after.total("strength", who).amount
        if strength != table.total("strength", who).amount:
            yield f"your strength is {strength}"
    if isinstance(outcome.command, c.Agree) and (terms := _offer_terms(table, who)):
        yield terms


def _strength_counts(outcome: Outcome, table: Table, who: PlayerId) -> bool:
    """Return True if a changed strength is worth a word: by a sale, or where it is not plain from a changed Level."""
    is_sale = isinstance(outcome.command, c.Sell) and any(copy in table.in_play(who) for copy in outcome.command.items)
    return is_sale or table.state.players[who].level == outcome.table.state.players[who].level


def _offer_terms(table: Table, who: PlayerId) -> str:
    """What an offer that waits for an answer gives its helper: "you get 1 of 2 Treasures and pick first"."""
    fight = table.fight
    if fight is None or fight.offer is None:
        return ""
    helper, deal = fight.offer
    treasures = treasures_of_the_foes(table)
    parts = [f"{deal.treasures} of {counted(treasures, 'Treasure')}"] if deal.treasures else []
    parts += [table.card(copy).name for copy in deal.items]
    if not parts:
        return ""
    picks = f" and {'pick' if helper == who else 'picks'} first" if deal.first == helper else ""
    return f"{'you get' if helper == who else f'{table.name(helper)} gets'} {listed(parts)}{picks}"


def _fate(table: Table, command: c.Command) -> int:
    """What a sentence counts for because a player gets away by it, or dies of it."""
    events = fighting.tried(table, command).events
    died = any(isinstance(event, e.PlayerDied) and event.who == command.who for event in events)
    away = any(isinstance(event, e.MonsterEscaped) and event.who == command.who for event in events)
    return DEATH if died else RESCUE if away else 0


def together_against(table: Table, command: c.AskHelp) -> str:
    """Both sums with the helper who is asked, and the levels that helping brings them."""
    name, gained = table.name(command.whom), fighting.levels_for_helping(table, command.whom)
    together = fighting.helped_by(table, command.whom)
    both, against = together.total("munchkins").amount, together.total("monsters").amount
    sums = f"with {name} {both}:{against}"
    if fighting.would_win_by_helping(table, command.whom):
        return f"{sums}, and {name} may win the game by it"
    return f"{sums}, {counted(gained, 'level')} for {name}" if gained else sums


def _runs(table: Table, command: c.RunAway) -> list[EscapeOdds]:
    """The rolls that a player who runs may make, as all players can work them out."""
    found = running(seen(table, PlayerId(command.who)))
    runs = found.runs if found is not None else ()
    return [run for run in runs if run.who == command.who and command.monster in (NO_COPY, run.monster)]


def odds_of_run(table: Table, command: c.RunAway) -> str:
    """How likely the die alone gets a player away. "" if it is not known from which monster."""
    runs = _runs(table, command)
    return f"{chance_said(runs[0].away)} to get away" if len(runs) == 1 else ""


def chance_to_run(table: Table, command: c.RunAway) -> Fraction:
    """How likely the die alone gets a player away from the named monster, or from the first. 0 if not known."""
    return next((run.away for run in _runs(table, command)), Fraction(0))


def _odds_of(table: Table, run: EscapeOdds, names_it: bool) -> str:
    """The odds of one roll to get away: by the die alone, and with the cards at hand that would raise them."""
    away = f"{chance_said(run.away)} {f'from {table.card(run.monster).name}' if names_it else 'to get away'}"
    if run.at_best == run.away:
        return away
    return f"{away}, {chance_said(run.at_best)} with {listed([table.card(copy).name for copy in run.by], 'or')}"


def _odds_of_theft(table: Table, command: c.UseAbility) -> str:
    """What an ability that steals by a roll is likely to bring, and what it may cost. "" for any other."""
    for deed in _thefts(ability_named(table, command)):
        if deed.roll:
            caught = f", else lose {counted(deed.otherwise, 'level')}" if deed.otherwise else ""
            return f"{chance_said(Fraction(7 - deed.roll, 6))} to have it{caught}"
    return ""


def chance_said(chance: Fraction) -> str:
    """A chance as one says it at a table.

    >>> chance_said(Fraction(1, 3)), chance_said(Fraction(5, 36)), chance_said(Fraction(1))
    ('2 in 6', '14 %', 'sure')
    """
    if chance in (0, 1):
        return "sure" if chance else "no chance"
    return f"{chance * 6} in 6" if (chance * 6).denominator == 1 else f"{round(chance * 100)} %"


def _together(commands: Sequence[c.Command]) -> tuple[c.Command, ...]:
    """Several choices as few sentences: what goes the same way in charity is said at once."""
    given: dict[object, list[CopyId]] = {}
    said: list[c.Command] = []
    for command in commands:
        if isinstance(command, c.GiveInCharity):
            given.setdefault((command.who, command.to), []).extend(command.cards)
        elif isinstance(command, c.DiscardInCharity):
            given.setdefault((command.who, None), []).extend(command.cards)
        else:
            said.append(command)
    for command in commands:
        if isinstance(command, c.GiveInCharity) and (command.who, command.to) in given:
            said.append(c.GiveInCharity(command.who, tuple(given.pop((command.who, command.to))), command.to))
        if isinstance(command, c.DiscardInCharity) and (command.who, None) in given:
            said.append(c.DiscardInCharity(command.who, tuple(given.pop((command.who, None)))))
    return tuple(said)
