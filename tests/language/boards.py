"""A small builder of boards for the tests of the language: cards of our own making, laid where a test wants them."""

from munch_cli.language.names import key
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.ids import NO_COPY, CardId, CopyId, PlayerId
from munch_cli.table.state import (
    FEMALE,
    FOES,
    HAND,
    IN_PLAY,
    MALE,
    ON_FOES,
    SIDEWAYS,
    Combat,
    Player,
    Turn,
    empty_board,
    seat_zone,
)
from munch_cli.table.vocabulary import Ability, Price


class Laying:
    """A board being laid."""

    def __init__(self, *players: str) -> None:
        self.state = empty_board(
            [Player(name, FEMALE if n % 2 == 0 else MALE, 4) for n, name in enumerate(players)], Turn(PlayerId(0))
        )
        self.catalogue: Catalogue = {}

    def card(self, name: str, kind: str = "item", set: str = "plain", **facts: object) -> CardId:
        """A printed card; the same name and set are the same card."""
        made = CardId(f"{set}.{'-'.join(key(name)) or 'x'}.{sum(map(ord, name))}")
        if made not in self.catalogue:
            card = Card(made, name, set, kind, "door", **facts)  # type: ignore[arg-type]
            self.catalogue = {**self.catalogue, made: card}  # no card is put into a catalogue in use
        return made

    def lay(self, card: CardId, zone: int, host: CopyId = NO_COPY) -> CopyId:
        """A copy of a card in a zone, on another copy if one is given."""
        copy = CopyId(len(self.state.cards))
        self.state.cards += (card,)
        self.state.backs += (0,)
        self.state.place.append(zone)
        self.state.zones[zone] += (copy,)
        if host != NO_COPY:
            self.state.host[copy] = host
        return copy

    def put(self, name: str, player: int, zone: int, kind: str = "item", **facts: object) -> CopyId:
        """A new copy of a card of this name in a player's zone."""
        return self.lay(self.card(name, kind, **facts), seat_zone(PlayerId(player), zone))

    def foe(self, name: str, *enhancers: str, of: CopyId = NO_COPY, **facts: object) -> CopyId:
        """A monster in the fight with its enhancers, or a Mate of another."""
        copy = self.lay(self.card(name, "monster", **facts), FOES, of)
        for enhancer in enhancers:
            self.lay(self.card(enhancer, "monster-enhancer"), ON_FOES, copy)
        if self.state.combat is None:
            self.state.combat = Combat(PlayerId(0))
        return copy


JENN, KC, DRAKE = PlayerId(0), PlayerId(1), PlayerId(2)


def quarrel() -> Laying:
    """Jenn fights Pumpkinhead; K.C. and Drake look on with odd cards in their hands."""
    laying = Laying("Jenn", "K.C.", "Drake")
    laying.foe("Pumpkinhead")
    laying.foe("Wannabe Vampire", abilities=(Ability("Wannabe Vampire", "fighting", (), by=("Cleric",)),))
    for name in ("Fluffy", "Virgin Tears", "Wandering Monster", "Banshee", "Elf", "Loaded Die"):
        laying.put(name, JENN, HAND)
    laying.put(
        "French", JENN, IN_PLAY, "accent", abilities=(Ability("Charm ze Rival", "fighting", (), "opposite_sex"),)
    )
    laying.put(
        "Merchant", JENN, IN_PLAY, "class", abilities=(Ability("Merchant", "any_time", (), price=Price(kind="accent")),)
    )
    laying.put("Warrior", JENN, IN_PLAY, "class", abilities=(Ability("Berserk", "fighting", (), price=Price(1, 3)),))
    laying.put("Coffin", JENN, IN_PLAY)
    laying.put("Igor", JENN, IN_PLAY, "minion")
    laying.put("Goth Boots", JENN, SIDEWAYS)
    odd = (
        "Horrific, Steeped in Evil, Yet Somewhat Pitiable",
        "3,872 Orcs",
        "Help Me Out Here!",
        "Chicken on Your Head",
    )
    for name in (*odd, "Curse Cancel"):
        laying.put(name, KC, HAND)
    laying.put("Sword of Beheading People Just Like In That Movie", KC, IN_PLAY)
    laying.put("Singing & Dancing Sword", DRAKE, IN_PLAY)
    laying.put("Gentlemen's Club", DRAKE, IN_PLAY)
    laying.put("Thief", DRAKE, IN_PLAY, "class", abilities=(Ability("Theft", "any_time", (), "rival", Price()),))
    laying.put("Half-Breed", DRAKE, HAND)
    laying.card("Duck of Doom")
    return laying
