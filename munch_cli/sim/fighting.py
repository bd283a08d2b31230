"""What a sentence seems good for in a fight, by rules of thumb: cards and abilities, one's own and against others."""

from functools import lru_cache

from munch_cli.effects.abilities import ability_named
from munch_cli.effects.card_moments import is_losing, roll_to_escape
from munch_cli.effects.deeds import top_discard
from munch_cli.effects.queries import marked, monsters, munchkins, suits
from munch_cli.engine.chance import Generator
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.settle import goes_ahead
from munch_cli.engine.table import Table
from munch_cli.rules.precedence import goal
from munch_cli.sim.bots import seen
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table import vocabulary as v
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS, Card
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId

GUESS = 0x7121
"""The guess at hidden cards on which a sentence is tried. It is always the same, so it tells nothing."""
NEVER, VAIN = -100, -30
"""The merit of what harms oneself, and of what comes to nothing."""
TRIED_MOST = 16
"""For how many sentences the result is remembered for a while."""
COMBINED = 3
"""How many one-shots may be spent on one fight."""


@lru_cache(maxsize=TRIED_MOST)
def tried(table: Table, command: c.Command) -> Outcome:
    """What would come of a sentence on a table that looks the same to its player. Without the reasons of a refusal."""
    guess = _guessed(table, command.who)
    if not goes_ahead(guess, command):
        return Outcome(command, Verdict("refused", ()), (), guess)
    return perform(guess, command, Generator())


@lru_cache(maxsize=1)
def _guessed(table: Table, who: PlayerId) -> Table:
    """The table with a guess at hidden cards. It is kept, because many sentences of one moment are tried."""
    return seen(table, who, GUESS)


def margin(table: Table) -> int:
    """By how much the munchkins are ahead."""
    return munchkins(table) - monsters(table)


def lead(table: Table) -> int:
    """How many points would turn a fight that is won; not above 0 if it is not. A tie that is won counts as 1."""
    return margin(table) + (table.total("wins_ties").amount > 0)


def is_enough(table: Table, ahead: int) -> bool:
    """Return True if the munchkins win if they are so far ahead."""
    return ahead > 0 or (ahead == 0 and table.total("wins_ties").amount > 0)


@lru_cache(maxsize=TRIED_MOST)
def helped_by(table: Table, helper: PlayerId) -> Table:
    """The fight that is on as it would lie with a helper: both sides may be stronger or weaker then."""
    joined = table.copy()
    if joined.fight is not None:
        joined.fight.helper = helper
    return joined


def turns_the_fight(table: Table, helper: PlayerId) -> bool:
    """Return True if a fight that is lost would be won with a helper."""
    return is_losing(table) and is_won(helped_by(table, helper))


def would_win(table: Table) -> bool:
    """Return True if the fight that is on, if it is won, wins its main player the game."""
    fight = table.fight
    if fight is None or not table.foes:
        return False
    return table.state.players[fight.fighter].level + levels_at_stake(table) >= goal(table)


def levels_for_helping(table: Table, helper: PlayerId) -> int:
    """How many levels a player gains for helping to kill all monsters of the fight. For most players none."""
    return max(0, table.total("helper_levels", helper).amount) * len(table.foes)


def would_win_by_helping(table: Table, helper: PlayerId) -> bool:
    """Return True if a player who helps reaches the level that wins the game."""
    gained = levels_for_helping(table, helper)
    return gained > 0 and table.state.players[helper].level + gained >= goal(table)


def is_won(table: Table) -> bool:
    """Return True if the fight that is on would be won as it lies."""
    return table.fight is not None and bool(table.foes) and not table.fight.running and not is_losing(table)


def is_over(table: Table) -> bool:
    """Return True if no monster is left to fight."""
    return table.fight is None or not table.foes


def saved(table: Table, command: c.Command) -> int:
    """How well a sentence saves a lost fight: best if the fight can then be won, else after asking for help."""
    outcome = tried(table, command)
    if not outcome.was_done:
        return VAIN
    if is_won(outcome.table):
        return 60
    escapes = any(isinstance(event, e.MonsterEscaped) and event.who == command.who for event in outcome.events)
    return 34 if escapes or is_over(outcome.table) else VAIN


# ---- against others


def against_the_fighter(table: Table, who: PlayerId, points: int) -> int:
    """What it is worth to make a fight harder: much if it may keep a player from winning, else if it turns it."""
    fight = table.fight
    if fight is None:
        return -10
    ahead = lead(table)
    if points < 0:
        return 40 if table.is_fighting(who) and ahead <= 0 < ahead - points else VAIN
    if table.is_fighting(who):
        return 5 if ahead > points + 4 and fight.fighter == who else NEVER
    turns = 0 < ahead <= points
    if ahead > 0 and would_win(table):
        return 200 if turns else 60 if 2 * _hostile(table, who) >= ahead else -10
    return 15 * (table.state.players[fight.fighter].level - 3) if turns else -10


def _hostile(table: Table, who: PlayerId) -> int:
    """What a player's hand would add to the monsters, if all of it were played."""
    cards = [table.card(copy) for copy in table.hand(who)]
    return sum(max(card.strength, card.bonus if card.kind == "one-shot" else 0) for card in cards)


def ended_for_another(table: Table, command: c.Command) -> int:
    """A card that takes a monster out of another's fight only does them a favour, unless they are about to win."""
    fight = table.fight
    if fight is None or not would_win(table) or is_losing(table):
        return VAIN
    return VAIN if is_won(tried(table, command).table) else 90


# ---- in one's own fight


def one_shot(table: Table, command: c.PlayCard) -> int:
    """A one-shot in a fight: worth it where it turns the fight the way its player wants, by itself or with others."""
    card = table.card(command.card)
    for_monsters = command.on_card in table.foes
    if not table.is_fighting(command.who):
        if not card.bonus:
            return ended_for_another(table, command)
        return against_the_fighter(table, command.who, card.bonus) if for_monsters else -50
    if for_monsters and card.bonus:
        return NEVER
    if saves_a_roll(table, command):
        return 34
    if not is_losing(table):
        return VAIN
    if not card.bonus:
        return saved(table, command)
    ahead = margin(table)
    if marked(table, "level_only"):
        return VAIN
    if is_enough(table, ahead + card.bonus):
        return 60 - card.bonus
    return 25 + card.bonus // 2 if is_enough(table, ahead + reserve(table, command.who)) else VAIN


def reserve(table: Table, who: PlayerId) -> int:
    """What a player's best one-shots would add to their side: nothing where only Levels count."""
    if marked(table, "level_only"):
        return 0
    there = table.held(who)
    shots = (table.card(copy) for copy in there if table.card(copy).kind == "one-shot")
    return sum(sorted((card.bonus for card in shots if suits(table, who, card)), reverse=True)[:COMBINED])


def special(table: Table, command: c.PlayCard) -> int:
    """A special card in a fight: worth it if it saves one's own, or stops a player from winning the game."""
    if not table.is_fighting(command.who):
        return ended_for_another(table, command)
    aimless = command.on_player in (NO_PLAYER, command.who)
    return saved(table, command) - (0 if aimless else 1) if is_losing(table) else VAIN


# ---- abilities


def uses(table: Table, command: c.UseAbility) -> int:
    """An ability is worth its price if it changes the result. After a lost fight or roll it is wasted."""
    command = command._replace(discards=paid_with(table, command))
    price = sum(price_worth(table, command.who, copy, command.card) for copy in command.discards)
    ability = ability_named(table, command)
    deeds = ability.do if ability is not None else ()
    if ability is not None and ability.price is not None and ability.price.itself:
        price += card_worth(table.card(command.card)) // 2 if command.card != NO_COPY else 0
    for deed in deeds:
        match deed:
            case v.StealItem():
                return _steals(table, command, deed) - price
            case v.DrawDiscard():
                return _draws_from_the_discards(table, command) - price
            case v.RollAgain() if saves_a_roll(table, command):
                return 45 - price // 2
            case v.AddToRoll():
                return (45 if _gets_away(table, command) else VAIN) - price // 2
            case v.Weaken() if not table.is_fighting(command.who):
                many = deed.amount * (len(command.discards) if deed.each else 1)
                return against_the_fighter(table, command.who, many) - price // 4
            case v.CompelHelp() if table.is_fighting(command.who):
                return (50 if turns_the_fight(table, command.on_player) else VAIN) - price // 2
            case _:
                pass
    if has_got_away(table, command.who):
        return -1 - price
    if table.fight is not None and table.is_fighting(command.who):
        return _in_own_fight(table, command, deeds, price)
    return 30 - price if table.fight is None or command.on_player != NO_PLAYER else -10


def saves_a_roll(table: Table, command: c.Command) -> bool:
    """Return True if a sentence lets its speaker roll once more who has not got away as the die lies."""
    if isinstance(command, c.UseAbility):
        ability = ability_named(table, command)
        deeds = ability.do if ability is not None else ()
    else:
        deeds = table.card(command.card).do if isinstance(command, c.PlayCard) else ()
    again = any(isinstance(deed, v.RollAgain) for deed in deeds)
    return again and roll_to_escape(table, command.who) is not None and not has_got_away(table, command.who)


def paid_with(table: Table, command: c.UseAbility) -> tuple[CopyId, ...]:
    """As many cards as a sentence names to pay with, those that are worth least to its user, where any will do."""
    ability = ability_named(table, command)
    price = None if ability is None else ability.price
    if price is None or price.kind or price.keywords or price.worth or price.whole_hand:
        return command.discards
    could = {*table.hand(command.who), *command.discards}
    least = sorted(could, key=lambda copy: (price_worth(table, command.who, copy, command.card), copy))
    return tuple(least[: len(command.discards)])


def _in_own_fight(table: Table, command: c.UseAbility, deeds: tuple[v.Deed, ...], price: int) -> int:
    """What an ability is worth in one's own fight: nothing unless the fight is lost, most if it turns it, alone or with
    one's one-shots.
    """
    if not is_losing(table):
        return -10 - price
    added = sum(deed.amount * (len(command.discards) if deed.each else 1) for deed in deeds if isinstance(deed, ADDS))
    if added and marked(table, "level_only"):
        return VAIN - price
    if added:
        ahead = margin(table) + added
        if is_enough(table, ahead):
            return 60 - price // 2
        return (30 if is_enough(table, ahead + reserve(table, command.who)) else VAIN) - price // 2
    return saved(table, command) - price // 2


ADDS = (v.Strengthen, v.Weaken)
"""What makes one's own side stronger, or the other one weaker."""


def _steals(table: Table, command: c.UseAbility, deed: v.StealItem) -> int:
    """What is stolen, as likely as not, against the level that a thief who is caught may lose."""
    card = table.card(command.taking)
    gain = card_worth(card) if suits(table, command.who, card) else 10 + card.value // 20
    risk = 100 * deed.otherwise if table.state.players[command.who].level > 1 else 0
    return (gain * (7 - deed.roll) - risk * (deed.roll - 1)) // 6 if deed.roll else gain


def _draws_from_the_discards(table: Table, command: c.UseAbility) -> int:
    """The uppermost discard instead of an unknown card: a Treasure worth having, a monster that can be beaten."""
    words = next((debt.words for debt in table.state.owed if debt.what == "drawing"), ("treasure",))
    top = top_discard(table, words[0])
    if top == NO_COPY:
        return VAIN
    card = table.card(top)
    if words[0] != "door":
        return card_worth(card) - 45
    beaten = card.kind == "monster" and table.total("strength", command.who).amount > card.level
    return 50 if beaten and table.state.turn.phase == "door" else VAIN


def _gets_away(table: Table, command: c.UseAbility) -> bool:
    """Return True if a roll that fails gets a player away with what is added."""
    if has_got_away(table, command.who):
        return False
    outcome = tried(table, command)
    escaped = any(isinstance(event, e.MonsterEscaped) and event.who == command.who for event in outcome.events)
    return escaped or has_got_away(outcome.table, command.who)


def has_got_away(table: Table, who: PlayerId) -> bool:
    """Return True if a roll that may still be answered gets a player away as it is, so that nothing need be spent."""
    return bool(table.state.owed) and table.total("roll_succeeds", who).amount > 0


def looks_for_trouble(table: Table, command: c.LookForTrouble) -> int:
    """A fight that would be won is sought: Curses that hang over one, and what the monster has against one, count."""
    card, strength = table.card(command.monster), table.total("strength", command.who).amount
    if strength + NEAR < card.level:
        return -50
    if not card.gives and not table.curses(command.who):
        return 60 + card.treasures if strength > card.level else -50
    after = tried(table, command).table
    if is_over(after):
        return 30 if after.state.turn.number == table.state.turn.number else -50
    return 60 + card.treasures if is_won(after) else -50


NEAR = 5
"""A monster this much stronger is not beaten by what its card has for or against a player."""


TRAIT = 50
"""What it is worth to be something."""


def card_worth(card: Card) -> int:
    """What a card is worth to a player who has it and can use it. Never below 0."""
    if card.kind in ("item", "ship"):
        return max(0, 10 + 25 * card.bonus + card.value // 20)
    if card.kind == "one-shot":
        return max(0, 15 + 8 * card.bonus + card.value // 20)
    if card.kind == "monster":
        return max(5, 30 - 2 * card.level)
    return KINDS.get(card.kind, 15)


KINDS = {
    "go-up-a-level": 110,
    "special": 45,
    "minion": 45,
    "ship-enhancer": 30,
    "cheat": 35,
    "race": 20,
    "class": 20,
    "accent": 20,
    "power": 35,
    "half-breed": 20,
    "super-munchkin": 20,
    "bilingual": 20,
    "monster-enhancer": 45,
    **dict.fromkeys(CURSE_KINDS, 15),
}


def price_worth(table: Table, who: PlayerId, copy: CopyId, user: CopyId) -> int:
    """What a card is worth to its owner where it could pay for something. ``user``: the card that it pays for."""
    card = table.card(copy)
    if copy in table.hand(who):
        useless = card.kind in ("item", "ship") and not suits(table, who, card)
        return 10 + card.value // 20 if useless else card_worth(card)
    if card.kind in CHARACTER_KINDS:
        return TRAIT + (TRAIT if copy == user else 0)
    return card_worth(card)


def levels_at_stake(table: Table) -> int:
    """How many levels the fight that is on gives its main player if it is won."""
    slain = sum(gone.levels for gone in table.fight.gone) if table.fight is not None else 0
    return slain + sum(table.total("levels", foe).amount for foe in table.foes)


def least_worth(table: Table, copies: tuple[CopyId, ...]) -> int:
    """What giving up cards costs."""
    return sum(card_worth(table.card(copy)) for copy in copies)
