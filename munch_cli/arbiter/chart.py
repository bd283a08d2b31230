"""The chart of what may be done when, and by whom, under one sheet, made from the rows of the rules.

Every row has the moments at which it has an answer and at which it can allow something. ``chart`` gathers them into a
table: a row for every act, a column for every time of the game. A cell names the players who may, as far as that is
known without a board. The rules behind it state the conditions.
"""

from collections.abc import Iterable

from munch_cli.arbiter.dealing import box_of, catalogue_of
from munch_cli.effects.card_moments import TIMES
from munch_cli.engine import moments as m
from munch_cli.engine.law import Law
from munch_cli.engine.moments import Moments
from munch_cli.engine.physics import possible
from munch_cli.table import commands as c
from munch_cli.table.cards import CHARACTER_KINDS, Card
from munch_cli.table.ids import RuleId
from munch_cli.table.typed import NamedTuple


class Time(NamedTuple):
    """A column: a time of the game. ``fights``: whether a fight is on, so that fighter and helper differ."""

    key: str
    short: str
    says: str
    moments: Moments
    fights: bool = False


ALIVE = ~m.SOMEBODY_DEAD & m.ALWAYS
"""Only the rules on death say what the dead may do."""
QUIET = m.NO_FIGHT & ~m.CARD_UP & ALIVE
FIGHT = (m.AT_DOOR | m.TROUBLE) & ~m.CARD_UP & ALIVE
"""A fight is begun at the door or by looking for trouble."""
TIMES_OF_THE_GAME = (
    Time("setup", "setup", "before the first turn", m.SETUP & QUIET),
    Time("start", "start", "at the start of a turn, the door still shut", m.BEFORE_DOOR & QUIET),
    Time("face-up", "card", "a card from behind the door lies face up", m.AT_DOOR & m.NO_FIGHT & m.CARD_UP & ALIVE),
    Time("fight", "fight", "a fight is on", m.FIGHT_OPEN & ~m.CLAIMED & FIGHT, True),
    Time("claimed", "claim", "the kill is claimed, and others may speak up", m.CLAIMED & ~m.RUNNING & FIGHT, True),
    Time("running", "run", "the fight is lost, and they run", m.RUNNING & FIGHT, True),
    Time("after", "after", "a fight has just ended", m.JUST_OVER & (m.AT_DOOR | m.LOOTING) & QUIET),
    Time("trouble", "trouble", "no monster was behind the door", m.TROUBLE & ~m.JUST_OVER & QUIET),
    Time("loot", "loot", "the room is to be looted", m.LOOTING & ~m.JUST_OVER & QUIET),
    Time("charity", "charity", "charity, at the end of a turn", m.CHARITY & ~m.JUST_OVER & QUIET),
)
"""The columns, in the order in which a turn comes by them."""

WHO: dict[str, tuple[str, Moments]] = {
    "turn": ("the player whose turn it is", m.OWN_TURN & ~m.FIGHTING),
    "fighter": ("the main player of the fight", m.OWN_TURN & m.FIGHTER),
    "helper": ("the helper", ~m.OWN_TURN & m.HELPING),
    "others": ("everybody else", ~m.OWN_TURN & ~m.FIGHTING & m.ALWAYS),
}
"""A role -> its words, and the moments at which a player has it. The fight belongs to the player whose turn it is."""
IN_PEACE, AT_WAR = ("turn", "others"), ("fighter", "helper", "others")


class Deed(NamedTuple):
    """A row before it is looked up.

    ``commands``: what is done. ``kinds``: the kinds of card it is done with, () if that does not matter. ``at``: the
    moments at which it is told.
    """

    key: str
    says: str
    commands: tuple[type[c.Command], ...]
    kinds: tuple[str, ...] = ()
    at: Moments = m.ALWAYS


LIE_IN_FRONT = (
    *sorted(CHARACTER_KINDS),
    *("half-breed", "super-munchkin", "bilingual", "minion", "item", "ship", "ship-enhancer", "one-shot"),
)
ABLE = (*LIE_IN_FRONT, "cheat", "monster", "monster-enhancer", "mate", "special")
DEEDS = (
    Deed("listen", "listen at the door", (c.Listen,)),
    Deed("kick-open", "kick open the door", (c.KickOpen,)),
    Deed("trouble", "look for trouble", (c.LookForTrouble,)),
    Deed("loot", "loot the room", (c.Loot,)),
    Deed("take", "take the door card in hand", (c.TakeCard,)),
    Deed("end-turn", "end the turn", (c.EndTurn,)),
    Deed("claim", "claim the kill", (c.ClaimKill,)),
    Deed("ask", "ask for help", (c.AskHelp,)),
    Deed("offer", "offer help", (c.OfferHelp,)),
    Deed("run", "run away", (c.RunAway,)),
    Deed("sacrifice", "give up a Minion", (c.Sacrifice,), ("minion",)),
    Deed("monster", "play a monster", (c.PlayCard,), ("monster",)),
    Deed("wandering-monster", "play a Wandering Monster", (c.PlayCard,), ("wandering-monster",)),
    Deed("enhancer", "strengthen a monster", (c.PlayCard,), ("monster-enhancer",)),
    Deed("mate", "double a monster", (c.PlayCard,), ("mate", "evil-twin")),
    Deed("curse", "play a Curse", (c.PlayCard,), ("curse",)),
    Deed("trap", "play a Trap", (c.PlayCard,), ("trap",)),
    Deed("one-shot", "use a one-shot Item", (c.PlayCard,), ("one-shot",)),
    Deed("item", "lay down an Item", (c.PlayCard,), ("item",)),
    Deed("ship", "lay down a Ship", (c.PlayCard,), ("ship",)),
    Deed("ship-enhancer", "fit out a Ship", (c.PlayCard,), ("ship-enhancer",)),
    Deed("minion", "lay down a Minion", (c.PlayCard,), ("minion",)),
    Deed("race", "play a Race", (c.PlayCard,), ("race",)),
    Deed("class", "play a Class", (c.PlayCard,), ("class",)),
    Deed("accent", "play an Accent", (c.PlayCard,), ("accent",)),
    Deed("power", "play a Power", (c.PlayCard,), ("power",)),
    Deed("second", "play what allows two of them", (c.PlayCard,), ("half-breed", "super-munchkin", "bilingual")),
    Deed("level", "play a Go Up a Level", (c.PlayCard,), ("go-up-a-level",)),
    Deed("cheat", "play a Cheat!", (c.PlayCard,), ("cheat",)),
    Deed("special", "play another special card", (c.PlayCard,), ("special",)),
    Deed("ability", "use an ability", (c.UseAbility,), ABLE),
    Deed("equip", "put an Item on", (c.Equip,), ("item",)),
    Deed("stow", "take an Item off", (c.Stow,), ("item",)),
    Deed("discard", "throw out a card in play", (c.DiscardCard,), LIE_IN_FRONT),
    Deed("sell", "sell Items", (c.Sell,)),
    Deed("trade", "trade Items", (c.Trade,)),
    Deed("give", "give Items away", (c.GiveItems,)),
    Deed("charity", "give cards in charity", (c.GiveInCharity, c.DiscardInCharity), at=m.NO_FIGHT),
)
"""The rows, in the order of display."""


class Permitted(NamedTuple):
    """Who of ``WHO`` may do a thing at a time. ``asked``: those who may only while something is owed.

    ``lets``: the rules that can allow it. ``bars``: the rules that can prevent it, which are all there is if no player
    may.
    """

    who: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    lets: tuple[RuleId, ...] = ()
    bars: tuple[RuleId, ...] = ()


class ChartRow(NamedTuple):
    """A row of the chart, with a cell for every one of ``TIMES_OF_THE_GAME``."""

    key: str
    says: str
    cells: tuple[Permitted, ...]


def chart(law: Law) -> tuple[ChartRow, ...]:
    """What may be done when under a sheet, with the cards of its box: plain values, without what the box does not have.

    For ``munch moments`` and for pages: every act with its cells, in the order of ``DEEDS`` and ``TIMES_OF_THE_GAME``.
    """
    catalogue = catalogue_of(law.edition)
    cards = [catalogue[id] for id in dict.fromkeys(box_of(law.edition))]
    acts: list[ChartRow] = []
    for deed in DEEDS:
        about: list[Card | None] = [card for card in cards if card.kind in deed.kinds]
        if deed.kinds and not about:
            continue
        asked = [(kind, card) for kind in deed.commands for card in (about or [None])]
        ways = [(law.opening[kind, card] & _possible(kind, card) & deed.at, kind, card) for kind, card in asked]
        cells = tuple(_cell(law, time, ways) for time in TIMES_OF_THE_GAME)
        if any(cell.who or cell.asked for cell in cells):
            acts.append(ChartRow(deed.key, deed.says, cells))
    return tuple(acts)


def _possible(kind: type[c.Command], card: Card | None) -> Moments:
    """The moments at which the table lets such a command be given, and a card's abilities can be used."""
    at_all = possible(kind)
    if kind is not c.UseAbility or card is None:
        return at_all
    times = m.NEVER
    for ability in card.abilities:
        times |= TIMES.get(ability.when, m.SOMETHING_OWED)
    return at_all & times


def _cell(law: Law, time: Time, ways: Iterable[tuple[Moments, type[c.Command], Card | None]]) -> Permitted:
    """A cell: who may, and by what rules, by any of the ways to do it."""
    ways = list(ways)
    roles = AT_WAR if time.fights else IN_PEACE
    free = time.moments if time.key in ("claimed", "running") else time.moments & m.NOTHING_OWED
    opened = m.NEVER
    for opening, _, _ in ways:
        opened |= opening
    who = tuple(role for role in roles if opened & free & WHO[role][1])
    asked = tuple(role for role in roles if role not in who and opened & time.moments & WHO[role][1])
    here = opened & (free if who else time.moments)
    lets: dict[RuleId, None] = {}
    bars: dict[RuleId, None] = {}
    for opening, kind, card in ways:
        for row in law.about[kind, card]:
            if row.allows & opening & here:
                lets.update(dict.fromkeys(row.ids))
            elif row.kind == "may" and row.when & (here or time.moments) and not row.allows:
                bars.update(dict.fromkeys(row.ids))
    return Permitted(who, asked, tuple(lets), tuple(id for id in bars if id not in lets))
