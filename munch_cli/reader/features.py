"""What speaks for a deed on a line, and for the mood of a line, as named numbers; weights say what each is worth."""

from functools import cache

from munch_cli.language.talk.asking import is_wished, may_begins, supposed_parts
from munch_cli.language.talk.card_names import stem
from munch_cli.language.talk.lexicon import SMALL, Lexicon, trimmed
from munch_cli.language.talk.mentions import NAMED, OBJECTS
from munch_cli.language.talk.whys import behind_why
from munch_cli.reader.candidates import Deed
from munch_cli.reader.line import Line, Named
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_PLAYER, CopyId

Features = dict[str, float]
"""What speaks for or against a reading, by name."""

TOLD_BY: dict[str, tuple[str, ...]] = {
    "play": ("PlayCard",),
    "attack": ("PlayCard:one-shot", "PlayCard:curse", "PlayCard:trap"),
    "curse": ("PlayCard:curse", "PlayCard:trap"),
    "buff": tuple(
        f"PlayCard:{kind}" for kind in ("monster-enhancer", "mate", "one-shot", "ship-enhancer", "evil-twin")
    ),
    "rob": ("PlayCard:special",),
    "become": tuple(
        f"PlayCard:{kind}" for kind in ("race", "class", "accent", "power", "super-munchkin", "half-breed")
    ),
    "level_up": ("PlayCard:go-up-a-level", "PlayCard:special", "PlayCard:one-shot"),
    "equip": ("Equip", "PlayCard:item"),
    "stow": ("Stow",),
    "discard": ("DiscardCard", "DiscardInCharity"),
    "sell": ("Sell",),
    "give": ("GiveItems", "GiveInCharity"),
    "charity": ("GiveInCharity", "DiscardInCharity"),
    "trade": ("Trade",),
    "use": ("UseAbility", "PlayCard:one-shot"),
    "ask_help": ("AskHelp",),
    "offer_help": ("OfferHelp",),
    "agree": ("Agree",),
    "decline": ("Decline",),
    "claim": ("ClaimKill",),
    "silence": ("KeepSilent",),
    "run": ("RunAway",),
    "sacrifice": ("Sacrifice",),
    "kick": ("KickOpen",),
    "trouble": ("LookForTrouble",),
    "loot": ("Loot",),
    "listen": ("Listen",),
    "end": ("EndTurn",),
    "take_card": ("TakeCard",),
    "choose": ("Choose",),
    "roll": ("DieShows",),
    "happen": ("LetHappen",),
    "pass": ("Pass",),
}
"""Act of the lexicon -> the kinds of deed that its verbs tell."""


@cache
def acts_of(kind: str) -> frozenset[str]:
    """Return the acts whose verbs tell a kind of deed."""
    return frozenset(
        act for act, kinds in TOLD_BY.items() if any(kind == one or kind.startswith(f"{one}:") for one in kinds)
    )


def is_told_by(kind: str, act: str) -> bool:
    """True if the verbs of an act tell a kind of deed."""
    return act in acts_of(kind)


class Weighing:
    """The features of one deed on one line, part by part, with the places of the words that it explains."""

    def __init__(self, line: Line, deed: Deed) -> None:
        self.line, self.deed, self.known = line, deed, line.lexicon.weighing
        self.features: Features = {f"kind={deed.kind}": 1.0, f"base={deed.base}": 1.0}
        self.explained: set[int] = set()
        self.verb_at = 99
        self._verb()
        self._cards()
        self._owner()
        self._doer()
        self._target()
        self._terms()
        self._moment()
        self._before()
        self._left()

    def _set(self, name: str, value: float = 1.0) -> None:
        if value:
            self.features[name] = value

    # ---- what is done

    def _verb(self) -> None:
        line, deed = self.line, self.deed
        best = 0.0
        for act, at in line.acts.items():
            self._set(f"act={act}|{deed.base}")
            if is_told_by(deed.kind, act) and not at <= line.of_cards:
                self.explained |= at
                first = min(at)
                is_plain = len(at) == 1 and not self.known["plain"].isdisjoint(line.bases[first])
                self.verb_at = min(self.verb_at, first)
                best = max(best, 0.6 if is_plain else float(min(len(at), 3)))
        if isinstance(deed.command, c.UseAbility):
            best = max(best, self._ability(deed.command))
        else:
            told = frozenset().union(*line.abilities.values()) - line.of_cards
            self._set("verb of an ability", float(bool(told) and not told <= self.explained))
        self._set("verb", float(best > 0))
        self._set("verb, long", best / 3)
        others = [at for act, at in line.acts.items() if not is_told_by(deed.kind, act) and not at <= self.explained]
        strong = [at for at in others if len(at) > 1 or self.known["plain"].isdisjoint(line.bases[min(at)])]
        self._set("other verb", float(bool(strong) and not best))
        firsts = [min(at) for at in line.acts.values() if not at <= line.of_cards]
        self._set("verb, first of all", float(best > 0 and self.verb_at <= min(firsts, default=99)))
        self._set("also other verb", float(bool([at for at in strong if not at & line.of_cards]) and best > 0))
        for place in line.telling:
            if line.best_at.get(place, 0.0) < NAMED:
                self._set(f"word={line.bases[place][-1]}|{deed.base}")
                if deed.base in ("UseAbility", "PlayCard"):
                    self._set(f"word={line.bases[place][-1]}|{deed.kind}")
        for word in self.known["aiming"].intersection(line.words):
            self._set(f"little={word}|{deed.base}")

    def _ability(self, command: c.UseAbility) -> float:
        """How well the line names an ability by its name or a verb of its."""
        hit = self.line.abilities.get(command.ability.casefold(), frozenset())
        if not hit:
            return 0.0
        self.verb_at = min(self.verb_at, *hit)
        self.explained |= hit
        self._set("ability, named")
        return float(min(len(hit) + 1, 3))

    # ---- with which cards

    def _cards(self) -> None:
        line, deed = self.line, self.deed
        roles = (("main", deed.main), ("on", deed.on), ("other", deed.other))
        used: list[CopyId] = []
        for role, copies in roles:
            if not copies:
                continue
            if role == "main" and isinstance(deed.command, c.UseAbility):
                one = line.cards.get(copies[0])
                if one is not None:
                    self._set("ability card", one.fit)
                    self.explained |= one.at
                    used.append(copies[0])
                continue
            used += [copy for copy in copies if self._card(role, copy, len(copies))]
            self._set(f"{role}, many", float(len(copies) - 1))
        first = {role: line.cards[copies[0]] for role, copies in roles if copies and copies[0] in line.cards}
        if "main" in first and "on" in first:
            self._set("main before on", 1.0 if first["main"].first < first["on"].first else -1.0)
            self._set("main and on, same words", float(bool(first["main"].at & first["on"].at)))
        if "main" in first and "other" in first:
            self._set("main before other", 1.0 if first["main"].first < first["other"].first else -1.0)
        spans = [line.cards[copy].at for copy in used]
        twice = sum(len(one) for one in spans) - len(frozenset().union(*spans))
        self._set("named twice", float(twice > 0))
        left = 0.0
        for copy, one in line.cards.items():
            if copy not in used and one.fit >= NAMED and not one.at & self.explained and line.is_best(copy):
                left = max(left, one.fit)
        self._set("card left", left)

    def _card(self, role: str, copy: CopyId, of: int) -> bool:
        """Weigh how the line names a card in a role. True if it does."""
        line = self.line
        one = line.cards.get(copy)
        is_foe = copy in line.table.foes
        if one is None:
            speaks_of_it = is_foe and line.speaks_of_it
            only = is_foe and len(line.table.foes) == 1
            self._set(f"{role}, it" if speaks_of_it else f"{role}, unnamed", 1.0)
            self._set(f"{role}, the only foe", float(only))
            kinds = {kind for act in line.acts for kind in line.lexicon.acts[act].kinds}
            self._set(f"{role}, by its kind", float(line.table.card(copy).kind in kinds))
            return False
        self.features[f"{role}, fit"] = self.features.get(f"{role}, fit", 0.0) + one.fit / of
        best = max((line.best_at[place] for place in one.at), default=one.fit)
        self._set(f"{role}, worse", max(self.features.get(f"{role}, worse", 0.0), best - one.fit))
        self.explained |= one.at
        self._set(f"{role}, behind={self._little_word_before(one)}")
        self._set(f"{role}, behind verb", 1.0 if one.first > self.verb_at else -1.0)
        return True

    def _little_word_before(self, one: Named) -> str:
        """The little word before a name, "-" for none; an article or an owner may stand between."""
        words = self.line.words
        at = one.first - 1
        at -= at > 0 and words[at] in ("the", "a", "his", "her", "their", "my")
        return words[at] if at >= 0 and words[at] in self.known["aiming"] else "-"

    def _owner(self) -> None:
        """Whose card it is, beside whom the line names as its owner."""
        line, deed, table = self.line, self.deed, self.line.table
        if not deed.main or deed.who == NO_PLAYER:
            return
        copy, who = deed.main[0], line.table.state.seats[deed.who]
        zones = (("hand", table.hand(who)), ("play", table.in_play(who)), ("sideways", table.sideways(who)))
        where = next((name for name, zone in zones if copy in zone), "foes" if copy in table.foes else "elsewhere")
        self._set(f"from={where}|{deed.base}")
        owners = [one.what for one in line.players if one.is_owner]
        if owners and not isinstance(deed.command, c.UseAbility):
            self._set("of its owner", 1.0 if table.owner_of(copy) in owners else -1.0)
        card = table.card(copy)
        if deed.kind == "PlayCard:one-shot" and table.fight is not None:
            self._side(deed, bool(card.bonus))

    def _side(self, deed: Deed, has_bonus: bool) -> None:
        """For which side of the fight a one-shot is played, beside how the line names its target."""
        line, table = self.line, self.line.table
        foes = [line.cards[copy] for copy in table.foes if copy in line.cards and line.cards[copy].fit > 0.5]
        names_foe = bool(foes) or any("monster" in line.lexicon.kinds.get(word, ()) for word in line.words)
        hostile = "attack" in line.acts or not {"at", "against"}.isdisjoint(line.words)
        helps = not {"for", "help", "helps", "aid", "save"}.isdisjoint(line.words)
        fights = table.fight is not None and deed.who in (table.fight.fighter, table.fight.helper)
        at = "fighter" if deed.whom == line.fighter else "player" if deed.whom != NO_PLAYER else ""
        at = at or ("foe" if deed.on else "none")
        names = deed.whom != NO_PLAYER and deed.whom in line.called and deed.whom != deed.who
        names |= line.fighter is not None and line.fighter in line.called and deed.who != line.fighter
        for told in (
            f"foe={names_foe}",
            f"hostile={hostile},foe={names_foe},names={names}",
            f"fights={fights}",
            f"helps={helps}",
            f"bonus={has_bonus},fights={fights},foe={names_foe},names={names}",
        ):
            self._set(f"side {at}|{told}")

    # ---- who does it, and to whom

    def _doer(self) -> None:
        line, deed, table = self.line, self.deed, self.line.table
        if deed.who == NO_PLAYER:
            return
        one = line.called.get(deed.who)
        others = [called for seat, called in line.called.items() if seat not in (deed.who, deed.whom)]
        verb = self.verb_at
        fit, place = line.pronoun_of(deed.who, end=min(verb, 99))
        if one is not None:
            self.explained |= one.at
            self._set("who, named")
            self._set("who, first", 1.0 if line.players[0].what == deed.who else -0.5)
            if verb < 99:
                self._set("who, before verb", 1.0 if one.first < verb else -1.0)
            before = line.words[one.first - 1] if one.first else ""
            self._set("who, behind by", float(before == "by"))
            self._set("who, aimed at", float(before in self.known["aiming"]))
            self._set("who, owner", float(one.is_owner))
        elif fit:
            self.explained.add(place)
            self._set("who, pronoun", fit)
            self._set("who, pronoun before names", float(place < min((p.first for p in line.players), default=99)))
            self._set("who, pronoun early", float(place <= 2))
        else:
            self._set("who, unnamed")
            self._set("who, unnamed beside others", float(bool(others)))
            self._set("who, unnamed, pronoun", float(bool(line.pronouns)))
        untold = "" if one is not None or fit else ", untold"
        self._set(f"who, speaks{untold}", float(deed.who in line.speakers))
        self._set(f"who, fights{untold}", float(deed.who == line.fighter))
        self._set(f"who, has the turn{untold}", float(deed.who == table.state.turn.player))
        said = line.context.command
        self._set(f"who, before{untold}", float(said is not None and said.who == deed.who))

    def _target(self) -> None:
        line, deed, table = self.line, self.deed, self.line.table
        aims = deed.base in ("PlayCard", "UseAbility", "GiveItems", "GiveInCharity", "Trade", "AskHelp", "Sacrifice")
        objects = [at for at, word in enumerate(line.words) if at and word in OBJECTS and at not in self.line.of_cards]
        if deed.whom == NO_PLAYER:
            self._set(f"whom, none, but a pronoun|{deed.base}", float(aims and not deed.on and bool(objects)))
        elif deed.whom == deed.who:
            self._set("oneself")
            self._set(f"oneself|{deed.kind}")
            own = {"herself", "himself", "myself", "themselves", "themself", "yourself"}
            self._set("oneself, told", float(not own.isdisjoint(line.words)))
        else:
            self._other_player(objects)
        if deed.whom != NO_PLAYER:
            self._set("whom, fights", float(deed.whom == line.fighter))
        known = {deed.who, deed.whom, deed.offer.first if deed.offer is not None else NO_PLAYER}
        if deed.base == "OfferHelp" and line.fighter is not None:
            known.add(line.fighter)  # helping is always helping the fighter
            if line.fighter in line.called:
                self.explained |= line.called[line.fighter].at
        owners = {table.owner_of(copy) for copy in (*deed.main, *deed.other)}
        left = [one for seat, one in line.called.items() if seat not in known]
        self._set("player left", float(sum(1 for one in left if not (one.is_owner and one.what in owners))))

    def _other_player(self, objects: list[int]) -> None:
        line, deed = self.line, self.deed
        one = line.called.get(deed.whom)
        if one is not None:
            self.explained |= one.at
            self._set("whom, named")
            self._set(f"whom, behind={self._little_word_before(one)}")
            self._set(f"whom, owner|{deed.base}", float(one.is_owner))
            self._set("whom, behind verb", 1.0 if one.first > self.verb_at else -1.0)
            self._set("whom, first", float(line.players[0].what == deed.whom))
            self._set("whom, last", float(line.players[-1].what == deed.whom))
            return
        fit = 0.0
        for at in objects:
            own, _ = line.pronoun_of(deed.whom, at, at + 1)
            fit = max(fit, own)
        owner = max(
            (fits.get(deed.whom, 0.0) for at, fits in line.pronouns if line.words[at] in ("his", "their", "her")),
            default=0.0,
        )
        if fit:
            self._set("whom, pronoun", fit)
            self._set("whom, pronoun behind verb", float(objects[-1] > self.verb_at))
        elif owner:
            self._set("whom, by what is theirs", owner)
        else:
            self._set("whom, unnamed")
            self._set("whom, the only other", float(len(line.table.state.players) == 2))
            self._set("whom, unnamed, fights", float(deed.whom == line.fighter))

    # ---- terms, the moment, what was said before

    def _terms(self) -> None:
        line, deed, offer = self.line, self.deed, self.deed.offer
        told = {base for bases in line.bases for base in bases}
        numbers = [n for n, _ in line.numbers]
        speaks = "treasure" in told or "loot" in told or bool(numbers)
        if offer is None:
            return
        picks = not {"pick", "choose", "choice", "first", "dibs"}.isdisjoint(told)
        self._set("first, told", 1.0 if (offer.first != NO_PLAYER) == picks else -1.0)
        if offer.first != NO_PLAYER:
            helper = deed.whom if isinstance(deed.command, c.AskHelp) else deed.who
            self._set("first, helper", float(offer.first == helper))
            self._set(
                "first, named",
                float(
                    any(
                        one.what == offer.first
                        and not {"pick", "choose", "get"}.isdisjoint(
                            base
                            for at in range(max(one.at) + 1, min(max(one.at) + 4, len(line.words)))
                            for base in line.bases[at]
                        )
                        for one in line.players
                    )
                ),
            )
        if offer.treasures:
            is_said = offer.treasures in numbers or (not numbers and offer.treasures == 1)
            self._set("treasures, told", 1.0 if is_said else -1.0)
            self._set("treasures, spoken of", 1.0 if speaks else -1.0)
            self.explained |= {at for n, at in line.numbers if n == offer.treasures}
            belongs = {"treasure", "loot", "pick", "first", "choose", "return", "exchange"}
            self.explained |= {at for at, bases in enumerate(line.bases) if not belongs.isdisjoint(bases)}
        elif not offer.items:
            self._set("treasures, left", float(speaks))

    def _moment(self) -> None:
        line, deed, table = self.line, self.deed, self.line.table
        self._set("offered", float(deed.is_offered))
        self._set(f"offered|{deed.base}", float(deed.is_offered))
        if deed.base in (
            "Agree",
            "Decline",
            "KeepSilent",
            "LetHappen",
            "Choose",
            "TakeCard",
            "GiveInCharity",
            "DiscardInCharity",
            "Pass",
        ):
            owes = any(debt.who == deed.who for debt in table.state.owed)
            owes = owes or (deed.base == "KeepSilent" and bool(table.state.owed))
            self._set("owed", 1.0 if owes else -1.0)
            self._set(f"owed|{deed.base}", 1.0 if owes else -1.0)
        if deed.base in ("KickOpen", "Loot", "EndTurn", "LookForTrouble", "Sell"):
            self._set("on the own turn", 1.0 if table.state.turn.player == deed.who else -1.0)
        if deed.base in ("RunAway", "ClaimKill", "AskHelp"):
            fights = table.fight is not None and deed.who in (table.fight.fighter, table.fight.helper)
            self._set("in the own fight", 1.0 if fights else -1.0)

        if isinstance(deed.command, c.DieShows):
            pips = deed.command.pips
            self.explained |= {at for n, at in line.numbers if n == pips}
            self._set("the only number", float(len(line.numbers) == 1))

    def _before(self) -> None:
        said, deed = self.line.context.command, self.deed
        if said is None or type(said) is not type(deed.command):
            return
        self._set("as before, kind")
        self._set("as before", float(said == deed.command))
        alike = sum(a == b for a, b in zip(said, deed.command, strict=True)) / len(said)
        self._set("as before, parts", alike)
        self._set("as before, parts, short", alike if not self.line.acts or len(self.line.words) < 6 else 0.0)

    def _left(self) -> None:
        """The words that the deed leaves unexplained, and the numbers."""
        telling, left = self._telling(), self.left()
        self._set("unexplained", float(min(len(left), 4)))
        self._set("explained", 1.0 - len(left) / len(telling) if telling else 1.0)
        self._set("number left", float(sum(1 for n, at in self.line.numbers if at not in self.explained and n != 1)))
        if "main, unnamed" in self.features:
            long = self.features.get("verb, long", 0.0)
            self._set(f"main, unnamed|verb={'strong' if long > 0.3 else 'plain' if long else 'none'}")

    def _telling(self) -> list[int]:
        """The places of the words that tell something of a deed, other than those that belong to this one."""
        line, base = self.line, self.deed.base
        if base not in line.telling_of:
            empty, own = self.known["empty"], KNOWN.get(base, frozenset())
            line.telling_of[base] = [
                at for at in line.telling if line.words[at] not in empty and own.isdisjoint(line.bases[at])
            ]
        return line.telling_of[base]

    def left(self) -> list[str]:
        """Return the telling words that the deed does not explain, in order."""
        return [self.line.words[at] for at in self._telling() if at not in self.explained]


KNOWN: dict[str, frozenset[str]] = {
    "ClaimKill": frozenset({"dead", "kill", "fight", "win", "beat", "claim"}),
    "RunAway": frozenset({"away", "run", "fight", "monster", "escape"}),
    "AskHelp": frozenset({"help", "treasure", "hand", "fight"}),
    "OfferHelp": frozenset({"help", "treasure", "hand", "fight"}),
    "Sell": frozenset({"level", "gold"}),
    "UseAbility": frozenset({"power", "ability", "discard", "pay"}),
    "PlayCard": frozenset({"fight", "hand", "monster"}),
}
"""Type of a deed -> words that belong to it, whatever its verb."""


def deed_features(line: Line, deed: Deed) -> Features:
    """Return what speaks for a deed on a line."""
    return Weighing(line, deed).features


def left_words(line: Line, deed: Deed) -> list[str]:
    """Return the telling words of a line that a deed does not explain, in order."""
    return Weighing(line, deed).left()


# ---- the mood of a line


def frame(line: Line, doer: frozenset[int], verb_at: int) -> Features:
    """Return how a verb stands in a line: its form, the words between who does it and the verb, those ahead of both.

    "Ann may want to run": a bare "run" behind "may want to"; "I bet Ann runs": "I bet" stands ahead.
    """
    lexicon, words = line.lexicon, line.words
    if verb_at >= len(words):
        return {"form=none": 1.0}
    silent = lexicon.words["sliding"] | lexicon.fillers | SMALL - {"to"}
    begin = max(doer, default=-1) + 1
    between = [word for at, word in enumerate(words[begin:verb_at], begin) if word not in silent]
    ahead = [word for at, word in enumerate(words[: min(doer, default=0)]) if word not in silent]
    form = _form(words[verb_at], lexicon)
    told = "with" if between else "without"
    found = {f"form={form}": 1.0, f"form={form}, {told} words between, {'doer' if doer else 'nobody'}": 1.0}
    found |= {"between": min(len(between), 3) / 3, "ahead": min(len(ahead), 3) / 3}
    found |= {f"between={word}": 1.0 for word in between} | {f"ahead={word}": 1.0 for word in ahead}
    return {name: value for name, value in found.items() if value}


def _form(word: str, lexicon: Lexicon) -> str:
    """The form of a verb."""
    if word.endswith("ing") and len(word) > len("bring"):
        return "ing"
    if word.endswith("s") and not word.endswith("ss"):
        return "s"
    return "past" if word.endswith("ed") or word in lexicon.bases else "bare"


def mood_features(line: Line) -> Features:
    """Return what tells whether a line does something, asks whether one may, supposes, states or asks something."""
    found: Features = {"bias": 1.0}
    plain = _plain(line)
    if line.is_question:
        found["question"] = 1.0
    for word in set(plain):
        found[f"word={word}"] = 1.0
    for one, other in zip(["<", *plain], [*plain, ">"], strict=True):
        found[f"pair={one} {other}"] = 0.7
    opening = [word for word in plain if word not in line.lexicon.weighing["leading"]]
    for many in (1, 2, 3):
        found[f"opens={' '.join(opening[:many])}"] = 1.0
    found[f"opens={' '.join(opening[:1])}, question={line.is_question}"] = 1.0
    for word in line.lexicon.weighing["unreal"].intersection(line.words):
        found[f"unreal={word}"] = 1.0
    found["unreal"] = float(not line.lexicon.weighing["unreal"].isdisjoint(line.words))
    found["negative"] = float(not line.lexicon.weighing["negative"].isdisjoint(line.words))
    found |= _forms(line) | _first_verb(line)
    strong = {act for act, at in line.acts.items() if not at <= line.of_cards}
    for act in strong:
        found[f"act={act}"] = 0.5
    found["acts"] = min(len(strong), 3) / 3
    fight = line.table.fight is not None
    found["fight"] = float(fight)
    found["cards"] = min(2, len({one.first for one in line.cards.values() if one.fit >= NAMED})) / 2
    found["players"] = min(2, len(line.called)) / 2
    found["nobody"] = float(not line.called and not line.pronouns)
    found["short"] = float(len(line.words) <= 2)
    for what in {debt.what for debt in line.table.state.owed}:
        found[f"owed={what}"] = 1.0
    before = line.context.line.casefold().partition(" ")[0]
    if before in line.lexicon.words["modals"] | line.lexicon.words["question words"]:  # a name tells nothing
        found[f"follows={before}"] = 1.0
    kinds = {line.table.card(copy).kind for copy, one in line.cards.items() if one.fit > 0.8}
    found["being"] = float(not kinds.isdisjoint({"race", "class", "accent"}))
    return {name: value for name, value in found.items() if value}


def _first_verb(line: Line) -> Features:
    """Return how the first verb of a deed stands behind who is named first."""
    first = line.players[0].at if line.players and not line.players[0].is_owner else frozenset[int]()
    if not first and line.pronouns:
        first = frozenset({line.pronouns[0][0]})
    verbs = [min(at) for at in (*line.acts.values(), *line.abilities.values()) if not at <= line.of_cards]
    verb = min((at for at in verbs if at > max(first, default=-1)), default=99)
    return {f"first, {name}": value for name, value in frame(line, first, verb).items()}


def _forms(line: Line) -> Features:
    """Return the forms of questions, suppositions and wishes that a line has, beside whom it names."""
    lexicon = line.lexicon
    tokens = trimmed(line.tokens, lexicon)
    words = [token.text for token in tokens]
    names = f"names={bool(line.called)},pronoun={bool(line.pronouns)},card={bool(line.of_cards)}"
    forms = {
        "may": may_begins(tokens, lexicon) is not None,
        "supposed": bool(tokens) and supposed_parts(tokens, line.sight) is not None,
        "wished": is_wished(lexicon, line.words),
        "why": bool(tokens) and behind_why(tokens, line.sight) is not tokens,
        "asks": bool(words) and words[0] in lexicon.words["question words"],
        "who first": bool(line.players) and bool(tokens) and tokens[0] == line.tokens[line.players[0].first],
    }
    told = [name for name, holds in forms.items() if holds]
    return {f"form={name}": 1.0 for name in told} | {f"form={'+'.join(told)},{names}": 1.0}


def line_features(line: Line) -> Features:
    """Return what a line tells of how certain its readings are, whatever they are."""
    words = frozenset(line.words)
    found = {
        "length": min(len(line.words), 25) / 25,
        "negative": float(not line.lexicon.weighing["negative"].isdisjoint(words)),
        "unreal": float(not line.lexicon.weighing["unreal"].isdisjoint(words)),
        "or": float("or" in words),
        "and": float(not {"and", "then", "plus"}.isdisjoint(words)),
        "if": float("if" in words),
        "question": float(line.is_question),
        "follows": float(line.context.command is not None),
    }
    return {name: value for name, value in found.items() if value}


def _plain(line: Line) -> list[str]:
    """The words of a line with WHO, CARD and N for what it names, each once in a row."""
    found: list[str] = []
    of_cards, numbers = line.of_cards, {at for _, at in line.numbers}
    for at, word in enumerate(line.words):
        named = "WHO" if at in line.of_players else "CARD" if at in of_cards else "N" if at in numbers else ""
        one = named or stem(word)
        if not named or found[-1:] != [one]:
            found.append(one)
    return found
