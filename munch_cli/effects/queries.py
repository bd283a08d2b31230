"""What rules look at on the board: what a character is, which Items it has, what a fight comes to. Decides nothing."""

from munch_cli.effects.card_moments import is_the_moment
from munch_cli.engine.reasons import Facts
from munch_cli.engine.table import Table
from munch_cli.table.cards import ITEM_KINDS, SELLABLE_KINDS, Card
from munch_cli.table.commands import Equip, PlayCard, Stow
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId, seats_from
from munch_cli.table.state import FACE_UP, ON_FOES, TREASURE, Gone

COPY_KINDS = ("mate", "evil-twin")
"""Kinds of card that are a second copy of a monster."""


def traits(table: Table, player: PlayerId) -> frozenset[str]:
    """What a character is at this moment: races, classes, accents, sex, "Human"."""
    return frozenset(term.label for term in table.total("traits", player).terms)


def kind_in_play(table: Table, player: PlayerId, kind: str) -> list[CopyId]:
    """The copies of one kind of card that a player has in use in front of them."""
    facts = table.facts
    return [copy for copy in table.in_play(player) if facts[copy].kind == kind]


def bears(table: Table, player: PlayerId, mark: str) -> bool:
    """Return True if a card that a player has in use in front of them bears a mark."""
    facts = table.facts
    return any(mark in facts[copy].marks for copy in table.in_play(player))


def counts_as_human(table: Table, player: PlayerId) -> bool:
    """Return True if a half-human is ruled not to have what the one race lets them hold and carry."""
    return is_half_human(table, player) and table.leaning(HALF_DWARF) == "as-a-human"


def is_half_human(table: Table, player: PlayerId) -> bool:
    """Return True if a player has a card for two races and only one race. They have the advantages of both."""
    return bears(table, player, "two_races") and len(kind_in_play(table, player, "race")) == 1


DOUBLES = {"half-breed": "race", "super-munchkin": "class", "bilingual": "accent"}
"""The card that lets one have two -> of what."""


def held_against_nobody(table: Table, player: PlayerId) -> frozenset[str]:
    """The race or class of which a player has the advantages only: their one race or class beside a card that says
    so.
    """
    found = set()
    for copy in table.in_play(player):
        card = table.card(copy)
        if "one_without_drawbacks" in card.marks and card.kind in DOUBLES:
            had = kind_in_play(table, player, DOUBLES[card.kind])
            found |= {table.card(one).name for one in had} if len(had) == 1 else set()
    return frozenset(found)


def held_against(table: Table, player: PlayerId) -> frozenset[str]:
    """What a character is and what may count against them: all but the races or classes they have the advantages of
    alone.
    """
    return traits(table, player) - held_against_nobody(table, player)


HALF_DWARF = "gap.half-dwarf"
BORROWED_FOR = "gap.merchant-borrows-an-accent-for"


def borrowed_by(table: Table, player: PlayerId) -> list[CardId]:
    """The cards whose abilities a player has borrowed: in this fight, or earlier in the turn if they last that long."""
    lent = table.state.lent
    if table.leaning(BORROWED_FOR) == "this-turn":
        lent = (*lent, *table.state.turn.borrowed)
    return [card for who, card in dict.fromkeys(lent) if who == player] if lent else []


def is_item(card: Card) -> bool:
    """Return True if a card is an Item: an Item proper, a Ship, a Ship enhancer, or a one-shot on the table."""
    return card.kind in SELLABLE_KINDS


def lasts(card: Card) -> bool:
    """Return True if a special card has a lasting effect, so that it stays in front of its player."""
    return bool(card.gives) or card.bonus != 0


def items_in_use(table: Table, player: PlayerId) -> list[CopyId]:
    """The Items a player uses: in play and not sideways. Restrictions are judged elsewhere."""
    facts = table.facts
    return [copy for copy in table.in_play(player) if facts[copy].kind in ITEM_KINDS]


def items_carried(table: Table, player: PlayerId) -> list[CopyId]:
    """The Items in front of a player, in use or sideways."""
    facts = table.facts
    return [copy for copy in table.in_play(player) + table.sideways(player) if is_item(facts[copy])]


def last_fighter(table: Table) -> PlayerId:
    """Whose the fight was that is over: the player's whose turn it is, unless another took it over."""
    turn = table.state.turn
    return turn.player if turn.victor == NO_PLAYER else turn.victor


def items_to_lose(table: Table, player: PlayerId) -> list[CopyId]:
    """The Items in front of a player, those fixed to their Ships before the Ships."""
    carried = items_carried(table, player)
    ships = (copy for copy in carried if table.card(copy).kind == "ship")
    return [lying for ship in ships for lying in table.laid(ship) if is_item(table.card(lying))] + carried


def suits(table: Table, player: PlayerId, card: Card) -> bool:
    """Return True if a player is, at this moment, of a kind that may use a card."""
    if not card.only and not card.not_by:
        return True
    if not held_against(table, player).isdisjoint(card.not_by):
        return False
    return not card.only or not traits(table, player).isdisjoint(card.only)


def unfit(table: Table, player: PlayerId, card: Card) -> Facts:
    """Return why a player may not use a card that does not suit them, as the facts that decide."""
    barred = held_against(table, player).intersection(card.not_by)
    return (("not_for", ", ".join(sorted(barred))),) if barred else (("only_for", ", ".join(sorted(card.only))),)


def has_mark(table: Table, copy: CopyId, mark: str) -> bool:
    """Return True if a card, or one that lies on it, bears a mark."""
    return mark in table.card(copy).marks or any(mark in table.card(lying).marks for lying in table.laid(copy))


def munchkins(table: Table) -> int:
    """The munchkins' side of the fight, in points."""
    return table.total("munchkins").amount


def monsters(table: Table) -> int:
    """The monsters' side of the fight, in points."""
    return table.total("monsters").amount


def tags(table: Table, monster: CopyId) -> frozenset[str]:
    """The tags of a monster in the fight, with those of its enhancers. A Mate or Evil Twin has those of its
    original.
    """
    return frozenset(face(table, monster).tags).union(*(table.card(copy).tags for copy in enhanced_by(table, monster)))


def face(table: Table, monster: CopyId) -> Card:
    """The card whose numbers a monster has: its own, or its original's if it is a Mate or Evil Twin."""
    card = table.facts[monster]
    original = NO_COPY if card.kind not in COPY_KINDS else original_of(table, monster)
    return card if original == NO_COPY else face(table, original)


def original_of(table: Table, monster: CopyId) -> CopyId:
    """The monster that a Mate or Evil Twin doubles, or NO_COPY for any other."""
    if table.card(monster).kind not in COPY_KINDS:
        return NO_COPY
    return table.state.host.get(monster, NO_COPY)


def enhanced_by(table: Table, monster: CopyId) -> list[CopyId]:
    """The enhancers on a monster, and on its original if it is a Mate or Evil Twin."""
    if not table.state.zones[ON_FOES]:
        return []
    original = original_of(table, monster)
    return table.enhancers(monster) + ([] if original == NO_COPY else enhanced_by(table, original))


def treasures_at_stake(table: Table) -> int:
    """How many Treasures the fight pays if it is won: for its monsters, and for those that left it."""
    left = range(len(monsters_gone(table)))
    return treasures_of_the_foes(table) + sum(table.total("treasures_of_the_gone", place).amount for place in left)


def treasures_of_the_foes(table: Table) -> int:
    """How many Treasures the monsters that are in the fight pay together."""
    worth = 0
    for foe in table.foes:
        amount = table.total("treasures", foe).amount
        if amount > 0:
            worth += amount
        elif is_weakened_to_nothing(table, foe):
            worth += fewest_treasures(table)
    return worth


def is_weakened_to_nothing(table: Table, monster: CopyId) -> bool:
    """Return True if a monster that pays is weakened by its enhancers so far that no Treasure is left."""
    total = table.total("treasures", monster)
    if total.amount >= 1 or not total.terms:
        return False
    return any(table.card(copy).treasures_delta < 0 for copy in enhanced_by(table, monster))


def fewest_treasures(table: Table) -> int:
    """How few Treasures a weakened monster can pay. No sheet says it; ask only of one that would pay nothing."""
    return 1 if table.reading("gap.fewest-treasures") == "at-least-one" else 0


def level_of(table: Table, monster: CopyId) -> int:
    """The Level of a monster in the fight: its card's, with what enhancers make of it where the sheet says they do."""
    level = face(table, monster).level
    if not table.in_force(CHANGE_LEVEL):
        return level
    return level + sum(table.card(copy).strength for copy in enhanced_by(table, monster))


CHANGE_LEVEL = "enhancers.change-monster-level"


def marked(table: Table, mark: str) -> list[CopyId]:
    """The monsters of the fight whose cards, or what lies on them, bear a mark."""
    return [
        monster
        for monster in table.foes
        if mark in face(table, monster).marks
        or any(mark in table.card(copy).marks for copy in enhanced_by(table, monster))
    ]


def is_spared(table: Table, player: PlayerId, monster: CopyId) -> bool:
    """Return True if a monster ignores a character of a low Level. Some it always pursues."""
    card = face(table, monster)
    if table.state.players[player].level > card.spares:
        return False
    return held_against(table, player).isdisjoint(card.pursues)


LISTENING = "listen-at-the-door"
"""The option of listening at the door, with which looting the room draws a Treasure."""


def plays_with(table: Table, option: str) -> bool:
    """Return True if this table plays with an optional rule."""
    return option in table.state.options


def left_of(table: Table, player: PlayerId) -> PlayerId:
    """The player to the left of another: the next to take a turn."""
    return next(iter(others(table, player)), player)


def others(table: Table, player: PlayerId) -> list[PlayerId]:
    """The other players, from the left around, without those who have left the game."""
    around, left = seats_from(player, len(table.state.players)), table.state.left
    return [seat for seat in around if seat != player and seat not in left]


# ---- moments


def in_own_turn(table: Table, player: PlayerId) -> bool:
    """Return True if it is a player's turn; before the first one it is no player's."""
    return table.state.turn.player == player and table.state.turn.phase != "setup"


def before_the_door(table: Table, player: PlayerId) -> bool:
    """Return True if it is the start of a player's turn: they have not opened the door yet."""
    return in_own_turn(table, player) and table.state.turn.phase == "start"


def just_gained(table: Table, copy: CopyId) -> bool:
    """Return True if a card came to its holder since the turn last moved on. Cards dealt at the start do not count."""
    return copy in table.state.turn.gained and table.state.turn.phase != "setup"


def is_main_player(table: Table, player: PlayerId) -> bool:
    """Return True if the fight that is on is this player's own."""
    return table.fight is not None and table.fight.fighter == player


def monsters_gone(table: Table) -> tuple[Gone, ...]:
    """The monsters that have left the fight before it was won."""
    return table.fight.gone if table.fight is not None else ()


def is_special_treasure(table: Table, command: PlayCard) -> bool:
    """Return True if the card is a Treasure that is no Item."""
    return table.card(command.card).kind == "special" and table.state.backs[command.card] == TREASURE


def switches_item(table: Table, command: Equip | Stow) -> bool:
    """Return True if an Item proper is put into use or taken out of it."""
    return table.card(command.item).kind in ITEM_KINDS


def is_on_the_run(table: Table) -> bool:
    """Return True if the fight is lost, and they run."""
    return table.fight is not None and table.fight.running


def is_helping(table: Table, player: PlayerId) -> bool:
    """Return True if a player is the helper of the fight that is on."""
    return table.fight is not None and table.fight.helper == player


def lays_item(table: Table, command: PlayCard) -> bool:
    """Return True if an Item, Ship or one-shot is put in front of its player, neither used up nor fixed to a Ship."""
    card = table.card(command.card)
    if not is_item(card) or card.kind == "ship-enhancer":
        return False
    if command.on_player != NO_PLAYER or command.on_card != NO_COPY:
        return False
    if card.kind == "one-shot" and (table.fight is not None or "outside_combat" in card.marks):
        return False
    if card.kind == "one-shot" and is_the_moment(table, command.who, card):
        return False
    return command.card in table.hand(command.who) or table.state.place[command.card] == FACE_UP


def curses_meant(
    table: Table, who: PlayerId, whom: PlayerId = NO_PLAYER, named: CopyId = NO_COPY
) -> tuple[CopyId, ...]:
    """The Curses that a player's card may cancel.

    That is the one named, else the one about to strike the player, or those that hang over them. The player is the one
    named, else the user or the victim of the Curse that they may answer.
    """
    if named != NO_COPY:
        return (named,) if table.hangs_over_somebody(named) else ()
    asked = [debt for debt in table.owed("respond") if table.hangs_over_somebody(debt.copy)]
    if whom == NO_PLAYER:
        victims = [table.owner_of(debt.copy) for debt in asked if debt.who == who]
        whom = who if table.curses(who) or not victims else victims[0]
    hanging = tuple(table.curses(whom))
    to_answer = {debt.copy for debt in asked if debt.who == who} & set(hanging)
    striking = to_answer or {debt.copy for debt in asked}
    return tuple(copy for copy in hanging if copy in striking) or hanging


def fits_out(table: Table, command: PlayCard) -> bool:
    """Return True if an Item is fixed to a Ship."""
    return table.card(command.card).kind == "ship-enhancer" and command.on_card != NO_COPY


def plays_item(table: Table, command: PlayCard) -> bool:
    """Return True if an Item comes into play: laid in front of its player, or fixed to a Ship."""
    return lays_item(table, command) or fits_out(table, command)
