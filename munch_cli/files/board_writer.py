"""A board as the tables of a scenario file: people's names and card names, piles with their top card first."""

from collections.abc import Iterable

from munch_cli.engine.table import Table
from munch_cli.files.boards import PILES, SEAT_PILES
from munch_cli.files.laying import back_of, index_of
from munch_cli.files.owners_word import house_written, ruling_written
from munch_cli.table import state as s
from munch_cli.table.cards import Card
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.names import OWN, find_card, with_set

Tables = dict[str, object]


def board_tables(table: Table) -> Tables:
    """The tables that the board of a table is read from."""
    writing = Writing(table)
    state = table.state
    whole: Tables = {}
    if sets := writing.sets():
        whole["sets"] = sets
    if printing := writing.printing():
        whole["printing"] = printing
    if state.owed:
        whole["ends_owed"] = True
    else:
        whole["owed"] = []
    whole["table"] = writing.table_part()
    whole["turn"] = writing.turn_part()
    whole["player"] = {
        player.name: writing.player_part(PlayerId(seat), player) for seat, player in enumerate(state.players)
    }
    if state.combat is not None:
        whole["combat"] = writing.combat_part(state.combat)
    whole |= word_tables(table)
    if state.owed:
        whole["owed"] = [writing.debt(debt) for debt in state.owed]
    return {name: part for name, part in whole.items() if part != {}}


def word_tables(table: Table) -> Tables:
    """What its owner has decided for a table, as a scenario file has it."""
    state, whole = table.state, Tables()
    if state.rulings:
        said = ((point, reading, state.ruled.get(point, s.Ruled())) for point, reading in state.rulings.items())
        whole["rulings"] = {point: ruling_written(reading, ruled) for point, reading, ruled in said}
    if table.law.house:
        whole["house"] = [house_written(house) for house in table.law.house]
    return whole


class Writing:
    """One board being written."""

    __slots__ = ("_index", "_spelt", "state", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state = table.state
        self._index = index_of(table.catalogue)
        self._spelt: dict[CardId, str] = {}

    def sets(self) -> list[str]:
        """The boxes on the table besides the edition's own."""
        known = dict.fromkeys(card.set for card in self.table.catalogue.values())
        return [name for name in known if name != OWN and name not in self.table.law.edition.sets]

    def printing(self) -> str:
        """The printing of the box, if it is not the one that goes with the sheet."""
        named = (card.printing for card in self.table.catalogue.values() if card.printing and not card.like)
        return next(named, "")

    # ---- names

    def name(self, card_id: CardId) -> str:
        """How a card is written so that it is found again."""
        if card_id not in self._spelt:
            card = self.table.catalogue[card_id]
            found = find_card(self.table.catalogue, card.name, self._index)
            same = isinstance(found, Card) and found.id == card_id
            self._spelt[card_id] = card.name if same else with_set(card)
        return self._spelt[card_id]

    def player(self, who: PlayerId) -> str:
        """A player's name."""
        return self.state.players[who].name

    def players(self, people: Iterable[PlayerId]) -> list[str]:
        """Players' names."""
        return [self.player(who) for who in people]

    def item(self, copy: CopyId) -> object:
        """A card as it is laid: its name, or a table where something lies on it or its deck has to be told."""
        lying = [other for other, host in self.state.host.items() if host == copy and self._is_laid_on(other)]
        whole: Tables = {"card": self.name(self.state.cards[copy]), **self.back(copy)}
        if lying:
            whole["with"] = [self.item(other) for other in sorted(lying, key=self._order)]
        return whole if len(whole) > 1 else whole["card"]

    def back(self, copy: CopyId) -> Tables:
        """The deck of a copy whose card does not tell it."""
        if back_of(self.table.card(copy), self.state.place[copy]) == self.state.backs[copy]:
            return {}
        return {"back": s.deck_of(self.state.backs[copy])}

    def _is_laid_on(self, copy: CopyId) -> bool:
        return self.state.place[copy] in (s.ATTACHED, s.ON_FOES)

    def _order(self, copy: CopyId) -> int:
        return self.state.zones[self.state.place[copy]].index(copy)

    def reference(self, copy: CopyId, exact: bool = False) -> object:
        """What means a copy that lies on the board: its name, or where it lies if others of its name are there.

        ``exact``: where it lies in any case.
        """
        card_id = self.state.cards[copy]
        name = self.name(card_id)
        if self.state.cards.count(card_id) == 1 and not exact:
            return name
        zone = self.state.place[copy]
        whole: Tables = {"card": name}
        if zone >= s.TABLE_ZONES:
            seat, own = divmod(zone - s.TABLE_ZONES, s.SEAT_ZONES)
            whole |= {"zone": s.SEAT_ZONE_NAMES[own], "of": self.player(PlayerId(seat))}
        else:
            whole["zone"] = s.ZONE_NAMES[zone]
        same = [other for other in self.state.zones[zone] if self.state.cards[other] == card_id]
        if len(same) > 1:
            whole["nth"] = same.index(copy) + 1
        return whole

    def references(self, copies: Iterable[CopyId]) -> list[object]:
        """What means copies that lie on the board."""
        return [self.reference(copy) for copy in copies]

    # ---- the table, the turn, the players

    def table_part(self) -> Tables:
        """[table]"""
        state = self.state
        whole: Tables = {"turn": self.player(state.turn.player), "phase": state.turn.phase}
        if state.owner != NO_PLAYER:
            whole["owner"] = self.player(state.owner)
        whole |= {
            field: [self.item(copy) for copy in reversed(state.zones[zone])]
            for field, zone in PILES.items()
            if state.zones[zone]
        }
        luck = f"{state.luck:x}" if state.luck >= 0 else ""
        said = {
            "whole": state.whole,
            "options": list(state.options),
            "rolls": list(state.rolls),
            "luck": luck,
            "winners": self.players(state.winners),
            "left": self.players(state.left),
        }
        return whole | _said(said)

    def turn_part(self) -> Tables:
        """[turn]"""
        turn = self.state.turn
        up = self.state.zones[s.FACE_UP]
        said: Tables = {
            "number": turn.number if turn.number != 1 else 0,
            "met_monster": turn.met_monster,
            "looted": turn.looted,
            "treasure_due": turn.due,
            "due_face_up": turn.due_up,
            "face_up": [self.item(copy) for copy in up],
            "used": [self._use(use) for use in turn.used],
            "fled": turn.fled,
            "opened": self.name(turn.opened) if turn.opened is not None else "",
            "cleared": self.name(turn.cleared) if turn.cleared is not None else "",
            "gained": self.references(turn.gained),
            "cursed": self.references(turn.cursed),
            "heard": self.references(turn.heard),
            "ready": self.players(turn.ready),
            "earned": turn.earned,
            "victor": "" if turn.victor == NO_PLAYER else self.player(turn.victor),
            "helped": self._offer(turn.helped),
            "borrowed": [{"by": self.player(who), "card": self.name(card)} for who, card in turn.borrowed],
        }
        passed = {} if turn.aftermath is None else {"aftermath": self.players(turn.aftermath)}
        return _said(said) | passed

    def _use(self, use: s.Use) -> Tables:
        on = {} if use.on == NO_PLAYER else {"on": self.player(use.on)}
        paid = {"paid": use.paid} if use.paid else {}
        return {"ability": use.ability, "by": self.player(use.by), **on, "span": use.span or "none", **paid}

    def player_part(self, who: PlayerId, player: s.Player) -> Tables:
        """[player.NAME]"""
        whole: Tables = {"sex": s.SEXES[player.sex], "level": player.level}
        for field, zone in SEAT_PILES.items():
            if copies := self.state.zones[s.seat_zone(who, zone)]:
                whole[field] = [self.item(copy) for copy in copies]
        return whole | _said({"dead": player.dead, "new": player.new})

    # ---- the fight

    def combat_part(self, fight: s.Combat) -> Tables:
        """[combat]"""
        helper = {} if fight.helper == NO_PLAYER else {"helper": self.player(fight.helper)}
        foes = [self._monster(copy) for copy in self.state.zones[s.FOES]]
        whole: Tables = {"fighter": self.player(fight.fighter), **helper, "began": fight.began, "monsters": foes}
        said: Tables = {
            "played": [self._play(play) for play in fight.plays],
            "offer": self._offer(fight.offer),
            "declined": self.players(fight.declined),
            "claimed": list(fight.claimed) if fight.claimed is not None else [],
            "running": fight.running,
            "escaped": self._pairs(fight.escaped),
            "caught": self._pairs(fight.caught),
            "boosts": [self._boost(boost) for boost in fight.boosts],
            "borrowed": [{"by": self.player(who), "card": self.name(card)} for who, card in fight.borrowed],
            "gone": [self._gone(gone) for gone in fight.gone],
            "cursed": self.references(fight.cursed),
            "laid": self.references(fight.laid),
            "former": self.players(fight.former),
            "brought": [self._brought(*brought) for brought in fight.brought],
        }
        deal = {} if fight.deal is None else {"deal": self._deal(fight.deal)}
        return whole | _said(said) | deal

    def _monster(self, copy: CopyId) -> object:
        item = self.item(copy)
        host = self.state.host.get(copy)
        if host is None:
            return item
        whole: Tables = dict(item) if isinstance(item, dict) else {"card": item}
        return whole | {"of": self.reference(host, exact=self.state.place[host] != s.FOES)}

    def _play(self, play: s.Play) -> Tables:
        said = {"by": self.player(play.by), "for": s.SIDES[play.side]}
        if self.state.place[play.copy] != s.PLAYED:
            return {"lies": self.reference(play.copy, exact=True), **said}
        return {"card": self.name(self.state.cards[play.copy]), **said, **self.back(play.copy)}

    def _deal(self, deal: s.Deal) -> Tables:
        first = "" if deal.first == NO_PLAYER else self.player(deal.first)
        said: Tables = {
            "treasures": deal.treasures,
            "first": first,
            "items": self.references(deal.items),
            "plays": self.references(deal.plays),
            "compelled": deal.compelled,
            "unpaid": deal.unpaid,
            "no_win": deal.no_win,
            "nobody_wins": deal.nobody_wins,
        }
        return _said(said)

    def _offer(self, offer: tuple[PlayerId, s.Deal] | None) -> Tables:
        return {} if offer is None else {"who": self.player(offer[0]), **self._deal(offer[1])}

    def _pairs(self, pairs: Iterable[tuple[PlayerId, CopyId]]) -> Tables:
        found: dict[str, list[object]] = {}
        for who, monster in pairs:
            gone = self.state.place[monster] != s.FOES
            found.setdefault(self.player(who), []).append(self.reference(monster, exact=gone))
        return dict(found)

    def _gone(self, gone: s.Gone) -> Tables:
        by = "" if gone.by == NO_PLAYER else self.player(gone.by)
        said: Tables = {"because": list(gone.because), "by": by, "word": gone.word}
        said |= {"levels": gone.levels or ""}
        return {"card": self.name(gone.card), "treasures": gone.treasures} | _said(said)

    def _brought(self, copy: CopyId, by: PlayerId, how: str) -> Tables:
        return {"card": self.reference(copy), "by": self.player(by), "how": how}

    # ---- what is owed

    def debt(self, debt: s.Debt) -> Tables:
        """[[owed]]"""
        said: Tables = {
            "who": "" if debt.who == NO_PLAYER else self.player(debt.who),
            "because": list(debt.because),
            "cards": self.references(debt.options),
            "words": list(debt.words),
            "about": "" if debt.copy == NO_COPY else self.reference(debt.copy),
            "other": "" if debt.other == NO_PLAYER else self.player(debt.other),
            "rival": "" if debt.rival == NO_PLAYER else self.player(debt.rival),
            "players": self.players(debt.players),
            "plus": debt.plus,
            "had": {self.player(who): debt.had.count(who) for who in debt.had},
        }
        return {"what": debt.what, "layer": debt.layer, "count": debt.count} | _said(said)

    def _boost(self, boost: s.Boost) -> Tables:
        told: Tables = {
            "for": s.SIDES[boost.side],
            "amount": boost.amount,
            "label": boost.label,
            "because": list(boost.because),
        }
        return told if boost.of == NO_PLAYER else told | {"of": self.player(boost.of)}


def _said(fields: Tables) -> Tables:
    """Only what has to be said: no empty list, no "", no 0, no false."""
    return {name: value for name, value in fields.items() if value}
