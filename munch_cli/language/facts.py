"""Facts of the table in words: why something *cannot* be, the particulars of reasons, and what things are called.

Players, cards, sides and debts are called by what one player's eyes saw of them.
"""

from collections.abc import Callable, Sequence

from munch_cli.engine.reasons import Condition, FactValue, HandHas, Reason, Term, Total
from munch_cli.engine.table import Table
from munch_cli.engine.unknown import range_of, unknown_number
from munch_cli.language.card import FACTS as CARD_FACTS
from munch_cli.language.card import WHEN, WHOM
from munch_cli.rulebook.book import Edition, Gap
from munch_cli.table import debts as d
from munch_cli.table.cards import CHARACTER_KINDS, Catalogue
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.names import UNNAMED
from munch_cli.table.saying import an, counted, listed, sum_said
from munch_cli.table.state import MUNCHKINS

FACTS = {
    "table.game-over": "the game is over",
    "table.has-left": "somebody it takes has left the game",
    "table.game-is-on": "the game has begun",
    "table.ready-already": "they have said so already",
    "table.something-is-owed": "something is owed first",
    "table.nothing-to-answer": "nobody has asked for that",
    "table.not-yours": "that card is not theirs",
    "table.cannot-lie-so": "the board cannot lie like that",
    "table.not-there": "that card is not within reach",
    "table.named-twice": "a card is named twice",
    "table.no-fight": "no fight is on",
    "table.fight-is-on": "a fight is on",
    "table.not-your-fight": "it is somebody else's fight",
    "table.not-in-hand": "that card is not in their hand",
    "table.of-another-deck": "that card is not of the deck that is drawn from",
    "table.no-such-target": "there is nothing of the kind to aim at",
    "table.discards-not-told": "nobody has told what lies on those discards",
    "table.nothing-face-up": "no card lies face up",
    "table.not-carried": "that Item does not lie sideways in front of them",
    "table.not-in-use": "that Item is not in use",
    "table.not-in-play": "that card is in the hand, not in play",
    "table.nothing-named": "there is nothing that they could do it with",
    "table.that-is-you": "that is the very same player",
    "table.helps-already": "they help already",
    "table.somebody-is-asked": "an offer waits for an answer already",
    "table.not-in-the-fight": "that monster is not in the fight",
    "table.which-monster": "there are several monsters, and none is named",
    "table.no-death-here": "in this box nobody dies",
    "table.which-monster-comes": "it is not said which monster comes with it",
    "table.no-such-pips": "a die shows 1 to 6",
    "table.which-player": "nobody is named, and several could be meant",
    "table.no-such-point": "no such point is left open, or it cannot be read like that",
    "table.no-such-house-rule": "no such rule is in force or can be adopted, or it cannot be like that",
    "table.card-fact-unknown": "no source tells what the card says; give it in a [[card]] or with --cards DIR",
    "table.not-among-them": "that is not among what is asked for",
    "table.nobody-can-be-kept": "nobody can be kept at the table",
    "table.anybody-may-speak": "anybody may speak at any time",
}
"""Every fact of the table -> what it says; most are told after "cannot:"."""

OF_A_PLAYER = {
    "helper": "{} helps already",
    "fighter": "{} is in combat",
    "turn": "it is {}'s turn",
    "owner": "the game is {}'s",
    "asked": "{} is asked",
    "declined": "turned down by {}",
    "dead": "{} is dead",
    "raised": "it would raise {}",
    "victim": "it is aimed at {}",
    "target": "it is aimed at {}",
    "rival": "the rival is {}",
    "by": "{} does it",
    "offered_by": "{} has offered help",
    "first": "{} picks first",
    "to": "{} is to have it",
    "bigger": "{} gets the larger share",
    "lowest": "lowest: {}",
    "receivers": "{} may receive",
    "decides": "{} decides",
    "highest": "{} has the highest Level",
}
"""A fact that is one or several players -> how it is said."""
OF_CARDS = {
    "items": "{}",
    "copies": "{}",
    "cards": "{}",
    "copy": "{}",
    "item": "{}",
    "along": "{}",
    "monster": "{}",
    "minion": "{}",
    "not_items": "{}: no Item",
    "taken": "taken by {}",
    "carried": "there is {} already",
    "had": "there is {} already",
    "ship": "it lies on {}",
    "foes": "against {}",
    "ties": "{} wins ties",
    "unplayable": "{} could not be played on the helper",
}
"""A fact that is one or several cards -> how it is said."""
OF_A_NUMBER = {
    "too_few": "cards to pay with: {}",
    "gold": "it comes to {} gold pieces",
    "level": "at Level {}",
    "from_level": "only from Level {} on",
    "levels": "for {} levels",
    "limit": "the limit is {}",
    "had": "{} there already",
    "count": "they are {}",
    "rank": "its Rank is {}",
    "ranks": "the Ranks come to {}",
    "least": "{} at least",
    "most": "{} at most",
    "heard": "{} heard already",
    "foes": "{} of them in the fight",
}
"""A fact that is a number -> how it is said."""
PHASES = {
    "setup": "the game has not begun",
    "start": "the door has not been opened",
    "door": "the door has been opened",
    "trouble": "the door has been opened, and brought no monster",
    "loot": "the turn has come to looting",
    "charity": "the turn has come to its end",
}
"""How far the turn has come."""
SPANS = {
    "fight": "once in a fight",
    "turn": "once in a turn",
    "victim": "once on each victim",
    "roll": "once for each roll",
}
TIMES = {word: f"only {told}" for word, told in WHEN.items()} | {
    "fighting": "only in one's own fight",
    "any_combat": "only while a fight is on",
    "own_turn": "only in one's own turn",
    "any_time": "at any time",
    "losing": "only when the fight is being lost",
}
"""When a card can be played, or an ability used."""
NEEDS = {
    "fight": "it needs a fight",
    "monster": "it needs a monster in the fight",
    "monsters": "it needs a monster in the fight, and another one in the hand",
    "rival": "it needs another player to act on",
    "another": "it needs another player, who is not the fighter",
    "way out": "nobody here could get away by it",
    "turning Item": "it needs an Item that turns the fight",
    "carried Item": "it needs an Item that the other player carries, of the size that the card allows",
    "monster to leave": "there is no monster that one can get away from by it",
    "roll": "it needs a roll of the die",
    "last roll": "it needs a roll that can still be answered",
    "named card": "nothing that it names is in play",
    "fighter": "it needs a player in combat",
    "run": "it needs a monster to run from",
    "wandering": "it needs a Wandering Monster card",
    "monster in hand": "it needs a monster in the hand",
    "monster along": "it needs a monster from the hand",
    "which monster": "it has to name a monster",
    "order of picking": "it has to say who picks first",
    "side": "it has to strengthen a side",
    "race": "it needs a Race in play",
    "class": "it needs a Class in play",
    "accent": "it needs an Accent in play",
    "two classes": "it needs two Classes",
    "own ship": "it needs a Ship of its player",
}
"""What a card lacks that acts on something."""
HAPPENED = {
    "met_monster": "a monster was met this turn",
    "fled": "a player has run from a monster this turn",
    "looted": "the room was looted this turn",
    "running": "the fight is lost",
    "compelled": "the helper was made to help",
    "rolled": "that monster is not to be run from",
}
"""What has happened already and stands in the way."""
OF_A_WORD: dict[str, Callable[[str], str]] = {
    "phase": lambda word: PHASES.get(word, word),
    "once": lambda word: SPANS.get(word, word),
    "when": lambda words: ", or ".join(TIMES[word] for word in words.split(", ")),
    "place": lambda word: f"the place is {word}",
    "only_by": lambda words: f"only by {_either(words)}",
    "not_by": lambda words: f"not by {_either(words)}",
    "facing": lambda words: f"only facing {_either(words)}",
    "only_for": lambda words: f"only for {_either(words)}",
    "not_for": lambda words: f"not for {_either(words)}",
    "already": lambda word: HAPPENED[word],
    "on": lambda word: f"only {WHOM[word]}",
    "needs": lambda word: NEEDS[word],
    "unpaid": lambda name: f"that is not what {name} costs",
    "tag": str,
    "amiss": str,
    "lacks": lambda fact: f"not known: {CARD_FACTS.get(fact, fact)}",
}
"""A fact that is a word -> how it is said."""


def _either(words: str) -> str:
    return listed(words.split(", "), "or")


def particulars(reason: Reason, table: Table) -> str:
    """The facts that decided, in a few words. "" if they add nothing."""
    facts = dict(reason.facts)
    parts = []
    if "munchkins" in facts:
        parts.append(f"{facts.pop('munchkins')} against {facts.pop('monsters')}")
    for name, value in facts.items():
        said = fact_said(name, value, table)
        if said:
            parts.append(said)
    return ", ".join(dict.fromkeys(parts))


def fact_said(name: str, value: FactValue, table: Table) -> str:
    """One fact by its name: "Bo helps already". "" for one that is not told."""
    if isinstance(value, str):
        return OF_A_WORD[name](value) if name in OF_A_WORD else ""
    numbers = value if isinstance(value, tuple) else (value,)
    if name == "treasures":
        return counted(numbers[0], "Treasure")
    if name == "excess":
        return f"{counted(numbers[0], 'card')} too many"
    if name in OF_A_PLAYER:
        return OF_A_PLAYER[name].format(said) if (said := _players(numbers, table)) else ""
    if name in OF_CARDS and (isinstance(value, tuple) or name not in OF_A_NUMBER):
        return OF_CARDS[name].format(said) if (said := _cards(numbers, table)) else ""
    return OF_A_NUMBER.get(name, "").format(value)


def _players(seats: tuple[int, ...], table: Table) -> str:
    players = table.state.players
    return listed([players[PlayerId(seat)].name for seat in seats if 0 <= seat < len(players)])


def _cards(copies: tuple[int, ...], table: Table) -> str:
    return listed([table.card(CopyId(copy)).name for copy in copies if 0 <= copy < len(table.state.cards)])


# ---- ids as people read them


def source(id: str, edition: Edition, catalogue: Catalogue) -> str:
    """Where an id comes from: "Munchkin Bites! 1.6, Combat (p. 2), par. 1", or the card it is printed on."""
    if edition.has(id):
        return edition.cite(id)
    if id in edition.gaps:
        return f"{edition.short} leaves this open; the owner of the game decides"
    if id.startswith("card."):
        card = catalogue.get(CardId(id.removeprefix("card.")))
        return f"the card {card.name}{'*' if card.stand_in else ''} ({card.set})" if card else "a card"
    if id.startswith("conflict."):
        return f"{edition.short} says both; the owner of the game decides"
    return "a fact of the table" if id.startswith("table.") else ""


UNSAID = "the sheet does not say"


def says(id: str, edition: Edition, catalogue: Catalogue, is_led: bool = True) -> str:
    """What an id says, in our words, beginning small and without a final dot. ``is_led``: what is open is led in."""
    if edition.has(id):
        return _small(edition.rules[id].rule.says)
    if id in edition.gaps:
        return f"{UNSAID}: " * is_led + _small(edition.gaps[id].asks)
    if id.startswith("card."):
        card = catalogue.get(CardId(id.removeprefix("card.")))
        return "" if card is None else _small(card.says) if card.says else f"{card.name} says so"
    if id.startswith("conflict."):
        return next((_sides(edition, conflict.between) for conflict in edition.conflicts if conflict.id == id), "")
    return FACTS.get(id, "")


def readings(gap: Gap, leaning: str) -> str:
    """The ways in which an open point can be read, and the one that play goes on with."""
    others = [reading for reading in gap.readings if reading != leaning]
    return f"play goes on with {leaning!r} (or: {listed(others, 'or')})"


def _sides(edition: Edition, between: tuple[tuple[str, ...], ...]) -> str:
    sides = ["; ".join(_small(edition.rules[id].rule.says) for id in side if edition.has(id)) for side in between]
    return "; but ".join(side for side in sides if side)


NAMES = ("Super Munchkin", "Wandering Monster", "Bad Stuff", "Bilingual", "Half-Breed")
"""Names of several words with which a rule may begin."""


def _small(text: str) -> str:
    """A sentence as it continues another: beginning small, unless it begins with a name, and without its dot."""
    first = text.split(" ", 1)[0]
    if text.startswith(NAMES):
        return text.rstrip(".")
    if (text[:1].isupper() and first[1:].islower()) or len(first) == 1:
        text = text[:1].lower() + text[1:]
    return text.rstrip(".")


# ---- what players, cards, sides and debts are called when something of the table is told


class Told:
    """A table that is told of, and the player whose ``eyes`` saw it. None: all eyes."""

    __slots__ = ("eyes", "table")

    def __init__(self, table: Table, eyes: PlayerId | None = None) -> None:
        self.table = table
        self.eyes = eyes

    def player(self, who: PlayerId) -> str:
        """A player's name."""
        return "somebody" if who == NO_PLAYER else self.table.name(who)

    def card(self, copy: CopyId) -> str:
        """A card's name."""
        return "a card" if copy == NO_COPY else self.table.card(copy).name

    def side(self, side: int) -> str:
        """The side of the fight that something is for."""
        return "the munchkins" if side == MUNCHKINS else "the monsters"

    def is_seen_by(self, *seers: PlayerId) -> bool:
        """Whether these eyes see what only these players do."""
        return self.eyes is None or self.eyes in seers

    def is_hidden(self, copy: CopyId) -> bool:
        """Whether a card lies in a hand that these eyes do not see."""
        return any(copy in self.table.hand(who) for who in self.table.state.seats if not self.is_seen_by(who))

    def card_seen_by(self, copy: CopyId, *seers: PlayerId) -> str:
        """A card's name for those who see it. For others it is "a card"."""
        return self.card(copy) if self.is_seen_by(*seers) else "a card"


def total_said(total: Total, table: Table) -> str:
    """A total with its terms, each player's Level first. If several players are in it, each Level has its owner."""
    people = {term.who for term in total.terms if term.who != NO_PLAYER}
    seats = {who: place for place, who in enumerate(dict.fromkeys(term.who for term in total.terms))}
    ordered = list(total.terms)
    if any(term.label == "Level" for term in total.terms):
        ordered.sort(key=lambda term: (seats[term.who], term.label != "Level"))
    parts = [
        (None if unknown_number(table, term) else term.amount, _label(term, table, many=len(people) > 1))
        for term in ordered
    ]
    return sum_said(amount_said(total, table), parts)


def _hand_said(one: HandHas, table: Table) -> str:
    """Return what a player has to hold: "Cy has a card to discard", "Cy holds no more than 5 cards"."""
    name, held = table.name(one.who), len(table.hand(one.who))
    if one.least is None:
        return f"{name} holds at most {counted(one.most or 0, 'card')}" if one.most else f"{name} holds no card"
    if one.kind:
        return f"{name} has {an(one.kind)} in hand"
    price = one.price
    if price is not None and not price.whole_hand:
        many = "a card" if price.least == 1 else counted(price.least, "card")
        if price.kind or price.keywords:
            many = an(listed(price.keywords or (price.kind,), "or"))
        return f"{name} has {f'an Item worth {price.worth} gold pieces' if price.worth else many} to discard"
    many = "a card" if one.least == 1 else f"{counted(one.least, 'card')} or more"
    return f"{name} has {'another card' if held and one.least == held + 1 else many} in hand"


def amount_said(total: Total, table: Table) -> str:
    """Return what a sum comes to: "6", "6 or more", or "?" where no source gives a number in it."""
    limits = range_of(table, total)
    if limits is None:
        return str(total.amount)
    return "?" if limits.least is None else f"{limits.least} or more"


def conditions_said(conditions: Sequence[Condition], table: Table) -> str:
    """Return on what an answer rests: "if Wom Bat's Level is 4 or less", "depending on the Level of Wom Bat"."""
    bounds = [one for one in conditions if one.least is not None or one.most is not None]
    if bounds:
        return f"if {listed([_bound_said(one, table) for one in bounds])}"
    return f"depending on {listed([_unknown_said(one, table) for one in conditions])}"


def _unknown_said(one: Condition, table: Table) -> str:
    if isinstance(one, HandHas):
        return f"what {table.name(one.who)} holds"
    return f"the {CARD_FACTS.get(one.fact, one.fact)} of {table.card(one.copy).name}"


def _bound_said(one: Condition, table: Table) -> str:
    if isinstance(one, HandHas):
        return _hand_said(one, table)
    fact = f"{table.card(one.copy).name}'s {CARD_FACTS.get(one.fact, one.fact)}"
    return f"{fact} is {one.most} or less" if one.most is not None else f"{fact} is {one.least} or more"


def _label(term: Term, table: Table, many: bool) -> str:
    if many and term.label == "Level" and term.who != NO_PLAYER:
        return f"{table.name(term.who)}'s Level"
    return term.label


HUMAN = "Human"
"""What a character without a race is."""


def person_said(table: Table, who: PlayerId, eyes: PlayerId | None = None) -> str:
    """One player: "Jenn, Level 4 Werewolf: Finger Claws in use, Goth Boots sideways, 2 cards in hand"."""
    player = table.state.players[who]
    character = [table.card(copy).name for copy in table.in_play(who) if table.card(copy).kind in CHARACTER_KINDS]
    if any(term.label == HUMAN for term in table.total("traits", who).terms):
        character.insert(0, HUMAN)
    fate = ", has left the game" if who in table.state.left else ", dead" if player.dead else ""
    head = " ".join([f"{player.name}, Level {player.level}", *character]) + fate
    parts = []
    in_use = [name_of(table, copy) for copy in table.in_play(who) if table.card(copy).kind not in CHARACTER_KINDS]
    if in_use:
        parts.append(f"{listed(in_use)} in use")
    if table.sideways(who):
        parts.append(f"{listed([name_of(table, copy) for copy in table.sideways(who)])} sideways")
    if table.hand(who):
        hand = counted(len(table.hand(who)), "card") if eyes not in (None, who) else _held(table, table.hand(who))
        parts.append(f"{hand} in hand")
    if table.curses(who):
        parts.append(f"cursed: {_card_names(table, table.curses(who))}")
    return f"{head}: {', '.join(parts)}" if parts else head


def name_of(table: Table, copy: CopyId) -> str:
    """A card's name with what lies on it; a star marks a stand-in."""
    card = table.card(copy)
    lying = table.laid(copy)
    name = f"{card.name}*" if card.stand_in else card.name
    return f"{name} ({_card_names(table, lying)})" if lying else name


def _held(table: Table, copies: Sequence[CopyId]) -> str:
    """A hand by name. If it holds cards that no player has named, how many there are in all."""
    known = [name_of(table, copy) for copy in copies if table.card(copy).name != UNNAMED]
    unnamed = len(copies) - len(known)
    if not unnamed:
        return listed(known)
    which = f" ({listed([*known, f'{unnamed} not named'])})" if known else " not named"
    return f"{counted(len(copies), 'card')}{which}"


def _card_names(table: Table, copies: Sequence[CopyId]) -> str:
    return listed([name_of(table, copy) for copy in copies])


LOOTING, LOOTERS_DIE = "looting", "{other} is to roll for who chooses first."
"""What the die is asked for where looters are tied, and how that is told: of whom it is asked has to be said."""


def debt_said(debt: d.Debt, told: Told) -> str:
    """What is owed, as a sentence. "" if there is nothing to tell."""
    hidden = sum(told.is_hidden(copy) for copy in debt.options)
    options = [told.card(copy) for copy in debt.options if not told.is_hidden(copy)]
    options += [counted(hidden, "hidden card")] if hidden else []
    options += [told.player(who) for who in debt.players]
    words = () if isinstance(debt, d.Blind) else debt.words
    is_anothers = isinstance(debt, d.Lose) and debt.other not in (NO_PLAYER, debt.who)
    is_for_looting = isinstance(debt, d.Die) and debt.words == (LOOTING,) and debt.other != NO_PLAYER
    wording = LOOTERS_DIE if is_for_looting else d.TakeAway.says if is_anothers else debt.says
    said = wording.format(
        who="everybody" if debt.who == NO_PLAYER else told.player(debt.who),
        options=listed([*options, *words], "or"),
        count=f"{debt.count:,}",
        other="" if debt.other == NO_PLAYER else told.player(debt.other),
        copy=told.card(debt.copy),
        word=debt.words[0] if debt.words else "",
        cards=counted(debt.count, "card"),
        gone=f"given to {listed([told.player(who) for who in debt.players])}" if debt.players else "discarded",
        pips=f"{debt.count}{debt.plus:+d}" if debt.plus else debt.count,
    )
    return said.replace(": .", ".")  # what there is to choose from may have to be drawn first
