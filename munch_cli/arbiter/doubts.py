"""What speaks against it that a line means a sentence: the two are held against each other, both ways.

What the line names and the sentence leaves out (somebody, a card, a figure) raises a doubt, and so does what the
sentence says and the line does not tell, a word that says nothing to us, and what cannot be done here at all.
"""

from __future__ import annotations

from collections.abc import Iterator

from munch_cli.arbiter.certainty import MARGIN, Way
from munch_cli.arbiter.clauses import Clauses
from munch_cli.arbiter.kinds_known import copies_named, players_named
from munch_cli.engine.physics import physical_bar
from munch_cli.engine.run import perform
from munch_cli.engine.settle import goes_ahead
from munch_cli.engine.table import Table
from munch_cli.language.answers import AboutCard, Asked, MayAsk, NotUnderstood, Stated, Understood, Why
from munch_cli.language.parse import parse
from munch_cli.language.talk.acts import Reading
from munch_cli.language.talk.asking import is_undone
from munch_cli.language.talk.card_names import stem
from munch_cli.language.talk.lexicon import SMALL, Token, number_of, tokens_of
from munch_cli.language.talk.mentions import IT, NAMED, Mention, mentions
from munch_cli.table import commands as c
from munch_cli.table.cards import CHARACTER_KINDS, Card
from munch_cli.table.commands import Command
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId
from munch_cli.table.state import FACE_UP
from munch_cli.table.statements import Being, Helping, Statement
from munch_cli.table.typed import NamedTuple

GRAVE, SLIGHT, SMALLEST, STRANGE_MOST = 0.3, 0.15, 0.05, 5
"""What a doubt of each sort costs; and how many words count at most that say nothing to us."""
SHORT = 4
"""A word so short is no other one with a slip in it."""
HINTED = 0.5
"""From which fit on a card counts as hinted at."""
REFUSING = (c.Decline, c.Pass, c.LetHappen, c.KeepSilent)
"""What is done by saying that something is not done."""
SPEECH = (c.AskHelp, c.OfferHelp, c.Agree, c.Decline, c.KeepSilent)
"""What is done by saying that one would, or would if."""
OF_THE_FIGHT = (c.ClaimKill, c.RunAway, c.AskHelp, c.OfferHelp, c.Agree, c.Decline, c.Sacrifice)
"""What is about the monsters of the fight, and who fights them, without naming them."""
TOLD_WITH: dict[type[c.Command], frozenset[str]] = {
    c.PlayCard: frozenset({"play", "attack", "curse", "buff", "rob", "become", "level_up", "equip", "use"}),
    c.Equip: frozenset({"equip", "play", "use", "trade"}),
    c.UseAbility: frozenset({"use", "play", "attack", "rob", "discard"}),
    c.LookForTrouble: frozenset({"trouble", "play"}),
    c.Stow: frozenset({"stow"}),
    c.DiscardCard: frozenset({"discard"}),
    c.DiscardInCharity: frozenset({"discard", "charity"}),
    c.GiveInCharity: frozenset({"give", "charity"}),
    c.GiveItems: frozenset({"give"}),
    c.Sell: frozenset({"sell"}),
    c.Trade: frozenset({"trade"}),
    c.AskHelp: frozenset({"ask_help"}),
    c.OfferHelp: frozenset({"offer_help"}),
    c.Sacrifice: frozenset({"sacrifice", "discard"}),
    c.RunAway: frozenset({"run"}),
    c.ClaimKill: frozenset({"claim"}),
    c.KickOpen: frozenset({"kick"}),
    c.EndTurn: frozenset({"end"}),
    c.Decline: frozenset({"decline"}),
    c.Agree: frozenset({"agree"}),
    c.Choose: frozenset({"choose", "discard"}),
}
"""A kind of command -> the acts with whose verbs it is told."""
NOT_OF_DEEDS = frozenset({"card_is", "roll"})
"""Acts whose verbs stand in many lines that tell something else: "throws", "is"."""


class Doubts(NamedTuple):
    """How many grave doubts there are, how many slight and smallest ones.

    ``is_asked``: the line asks something, and the sentence does it; ``is_impossible``: it cannot be done at all.
    """

    grave: int = 0
    slight: int = 0
    smallest: int = 0
    is_asked: bool = False
    is_impossible: bool = False

    @property
    def certainty(self) -> float:
        """How certain the sentence is in spite of them, 1 at most."""
        return 1.0 - GRAVE * self.grave - SLIGHT * self.slight - SMALLEST * self.smallest


def doubts(line: Clauses, sentences: tuple[str, ...], unheard: str = "") -> Doubts:
    """What speaks against it that a line means these sentences.

    ``unheard``: what of it is not taken up, and told so.
    """
    tokens = _without(line.said, tokens_of(unheard, line.lexicon))
    if not tokens:
        return Doubts()
    said = _Said(line, sentences)
    seats, _ = line.sight.player_at(tokens, 0)
    named, strange = mentions(line.sight, tokens, 0, len(tokens), seats[0].what if len(seats) == 1 else NO_PLAYER)
    verbs, is_other = _verbs(line, tokens, named, said)
    known = verbs | said.besides | said.words
    if not said.is_told:
        asking = line.lexicon.words
        known |= asking["question words"] | asking["modals"] | asking["permitted"]
    left = [one for one in named if not said.has(one, tokens) and not _is_of(one, known)]
    figures = sum(not said.has_figure(tokens, at, named) for at in range(len(tokens)))
    is_about = bool(said.commands or said.statements)  # "why", "odds", "ways" are of the sums, whatever else is said
    is_asked = said.is_told and not (said.is_question or said.is_speech) and _asks(line)
    is_refused = said.is_told and not goes_ahead(*said.deeds[0])
    is_impossible = is_refused and bool(physical_bar(*said.deeds[0]))
    grave = (
        figures
        + sum(one.by_name or one.kind == "cards" or (said.is_of_people and one.words not in IT) for one in left)
        + said.cards_beside(tokens, named)
        + sum(_helps_the_foe(table, one) for table, one in said.deeds if said.is_told)
        + is_asked
        + any(isinstance(one, Being) and _is_in_hand(line.table, one) for one in said.statements)
        + _is_otherwise(line, tokens, said)
        + (
            said.needs_things(named)
            and _names_what_nobody_knows(line, tokens, named, frozenset(strange) - known - said.stems)
        )
    )
    slight = said.people_beside(named) + (is_other and not verbs)
    unknown = sum(word not in known and stem(word) not in said.stems for word in strange) if is_about else 0
    smallest = min(STRANGE_MOST, unknown) + 2 * is_refused + 2 * is_impossible
    return Doubts(grave, slight, smallest, is_asked, is_impossible)


def _names_what_nobody_knows(line: Clauses, tokens: list[Token], named: list[Mention], strange: frozenset[str]) -> bool:
    """Return True if a line names a thing by a word that is not known here: "trades me the hat for a ring"."""
    begins = {one.start for one in named}
    pointing = line.lexicon.words["pointing"]
    return any(
        token.text in strange and at + 1 not in begins and (tokens[at - 1].text in pointing or tokens[at - 1].is_owner)
        for at, token in enumerate(tokens)
        if at
    )


def _asks(line: Clauses) -> bool:
    """Return True if a line asks something; "…, any objections?" behind a deed does not."""
    return line.is_question or "?" in line.written.rstrip(" ?!.")


def _is_otherwise(line: Clauses, tokens: list[Token], said: _Said) -> bool:
    """Return True if a line is negated, hypothetical, conditional, about another time, or about players in general."""
    words, known = [token.text for token in tokens], line.lexicon.words
    is_new = any(isinstance(one, c.UseAbility) and one != line.context.command for one in said.commands)
    if is_new and not known["repeated"].isdisjoint(words):
        return True
    if not (said.is_told or said.statements) or said.is_question or said.is_supposed:
        return False
    left = frozenset(words) - said.words
    if (
        line.is_wished(said.is_speech)
        or is_undone(line.sight, words)
        or _is_due(words, known["having"], known["deciding"])
        or known["anyone"] & left
    ):
        return True
    if left & (known["unreal"] | known["conditional"]) and not said.is_speech:
        return True
    if any(isinstance(one, REFUSING) for one in said.commands):
        return False
    denied = known["denying"] - ({"no"} if said.statements else set())  # "has no items" goes without saying
    return not denied.isdisjoint(left) and known["denying"].isdisjoint(said.words)


def _is_due(words: list[str], having: frozenset[str], deciding: frozenset[str]) -> bool:
    """``has to walk the plank``, ``has a level to steal``: it is still to be done, unless that was decided."""
    at = next((n for n, word in enumerate(words) if word in having), len(words))
    return "to" in words[at + 1 :] and deciding.isdisjoint(words)


def _without(tokens: list[Token], besides: list[Token]) -> list[Token]:
    """The tokens without a run of others among them."""
    words, left_out = [token.text for token in tokens], [token.text for token in besides]
    many = len(left_out)
    at = next((n for n in range(len(words)) if many and words[n : n + many] == left_out), len(words))
    return [*tokens[:at], *tokens[at + many :]]


def _is_of(one: Mention, known: frozenset[str]) -> bool:
    """Return True if a mention is only made of the words of a deed: "asks for a hand"."""
    telling = [word for word in one.words.split() if word not in SMALL]
    return one.kind in ("card", "cards") and bool(telling) and known.issuperset(telling)


def _verbs(line: Clauses, tokens: list[Token], named: list[Mention], said: _Said) -> tuple[frozenset[str], bool]:
    """The words of verbs with which what the sentences do is told; whether there are verbs of something else."""
    reading = Reading(line.sight, tokens)
    in_names = {at for one in named if one.kind == "card" for at in range(one.start, one.end)}
    words: set[str] = set()
    is_other = False
    for at in range(len(tokens)):
        for act, _, end, skipped, wrong in reading.verbs_at(at):
            if act.name in said.acts and not wrong:
                words |= {tokens[n].text for n in (*range(at, end), *skipped)}
            elif act.name not in NOT_OF_DEEDS and not wrong and at not in in_names:
                is_other = True
    for ability in said.abilities:
        for phrase in line.lexicon.abilities.get(ability, ()):
            begins = [token.text for token in tokens if phrase[0] in line.lexicon.base_forms(token.text)]
            words |= {*begins, *phrase} if begins else set()
    return frozenset(words), is_other and bool(said.acts)


def _helps_the_foe(table: Table, command: Command) -> bool:
    """Return True if who fights a monster would make it stronger with a card that helps either side."""
    is_ours = table.fight is not None and command.who in (table.fight.fighter, table.fight.helper)
    if not is_ours or not isinstance(command, c.PlayCard) or command.on_card not in table.foes:
        return False
    if table.card(command.card).kind != "one-shot":
        return False
    after = perform(table, command).table
    return after.fight is not None and after.total("monsters").amount > table.total("monsters").amount


def _is_in_hand(table: Table, being: Being) -> bool:
    """Return True if a card said to be in play is in the hand: the player may have played it instead."""
    who = next((seat for seat in table.state.seats if table.name(seat) == being.whom), None)
    held = {table.card(copy).id for copy in table.hand(who)} if who is not None else set()
    return any(thing.card in held for thing in being.in_play)


class _Said:
    """Sentences as they are meant on a board: what they do, whom and which cards they are about."""

    def __init__(self, line: Clauses, sentences: tuple[str, ...]) -> None:
        self.line = line
        self.deeds: list[tuple[Table, Command]] = []
        """What is done or asked to be done, each with the board it is said on."""
        self.statements: list[Statement] = []
        self.is_told = self.is_question = self.has_sum = False
        self.looked_up = frozenset[CardId]()
        """What is asked about, if a card is."""
        self.is_supposed = sentences[0].startswith("what if ")
        if self.is_supposed:
            sentences = tuple("; ".join(sentences).removeprefix("what if ").rstrip("?").split("; "))
        table = line.table
        for sentence in sentences:
            table = self._read(table, sentence)
        self.commands = [command for _, command in self.deeds]
        self.is_told = self.is_told and not self.is_supposed
        self.is_of_people = any(not isinstance(one, c.DieShows | c.CardIs) for one in self.commands)
        """Whether something is done by people who sit there, so that a pronoun is for one of them."""
        self.is_speech = bool(self.commands) and all(isinstance(one, SPEECH) for one in self.commands)
        heard = tokens_of(" ; ".join(sentences), line.lexicon)
        self.words = frozenset(token.text for token in heard)
        self.stems = frozenset(stem(word) for word in self.words)
        self.figures = frozenset(number_of(word) for word in self.words) | {1}
        self.acts = frozenset[str]().union(*(TOLD_WITH.get(type(one), frozenset()) for one in self.commands))
        self.besides = frozenset[str]().union(*(line.lexicon.acts[name].besides for name in self.acts))
        uses = [(table, one) for table, one in self.deeds if isinstance(one, c.UseAbility)]
        self.abilities = {(one.ability or table.card(one.card).name).casefold() for table, one in uses}
        self._find(heard)

    def _read(self, table: Table, sentence: str) -> Table:
        """Take a sentence in, as it is meant on a board; the board after it."""
        match parse(sentence, table.state, table.catalogue, speaker=self.line.eyes, at_prompt=True):
            case Understood(command=command):
                self.is_told = self.is_told or not self.deeds
                self.deeds.append((table, command))
                return self.line.after(table, Way((sentence,), 1.0, command))
            case Asked(question=MayAsk(command=command)):
                self.deeds.append((table, command))
            case Asked(question=Why(number=number)):
                self.has_sum = number is not None
            case Asked(question=AboutCard(cards=cards)):
                self.looked_up = frozenset(cards)
            case Stated(statement=statement):
                self.statements.append(statement)
                return self.line.after(table, Way((sentence,), 1.0))
            case Asked() | NotUnderstood():
                self.is_question = True
        return table

    def _find(self, heard: list[Token]) -> None:
        """Whom and which cards the sentences name; a deed of the fight is about its monsters and those who fight."""
        sight, table = self.line.sight, self.line.table
        self.people = {int(one) for command in self.commands for one in (command.who, *players_named(command))}
        self.people |= {seat.what for at in range(len(heard)) for seat in sight.player_at(heard, at)[0]}
        lying = {thing.copy: thing for thing in sight.things}
        self.of_deeds = {one for command in self.commands for one in copies_named(command) if one in lying}
        text = f" {' '.join(token.text for token in heard)} "
        named = {copy for copy in lying if any(f" {' '.join(name)} " in text for name in lying[copy].names)}
        self.copies = self.of_deeds | named | {copy for copy in lying if lying[copy].card.id in self.looked_up}
        if any(isinstance(one, c.TakeCard) for one in self.commands):
            self.copies |= set(table.state.zones[FACE_UP])
        foes, fight = set(table.foes), table.fight
        is_of_fight = any(isinstance(one, OF_THE_FIGHT) for one in self.commands) or bool(self.copies & foes)
        is_of_fight = is_of_fight or any(isinstance(one, Helping) for one in self.statements)
        fighters = {table.state.turn.player} if fight is None else {fight.fighter, fight.helper}
        is_ours = any(isinstance(one, c.PlayCard) and one.on_player in fighters for one in self.commands)
        self.people |= fighters if is_of_fight else set()
        is_of_sums = not (self.commands or self.statements or self.looked_up)
        self.copies |= foes if is_of_fight or is_ours or is_of_sums else set()
        self.owners = {lying[copy].owner for copy in self.copies} - {NO_PLAYER}

    def has(self, one: Mention, tokens: list[Token]) -> bool:
        """Return True if what a line names is in the sentences; a question about a sum or a card is about anybody."""
        is_asked = not (self.commands or self.statements)
        words = set(one.words.split())
        if one.kind == "number":
            return True  # of the figures alone
        if one.kept:
            return self.of_deeds.isdisjoint(one.kept)
        if one.kind == "cards":
            is_any = not {"anything", "both", "all"}.isdisjoint(words) or "unnamed" in self.words
            return is_any or one.many in self.figures - {1} or self.has_sum or bool(self.looked_up)
        if one.kind == "player":
            is_loose = is_asked or tokens[one.end - 1].is_owner or not one.by_name
            seats = self.people | self.owners if is_loose else self.people
            is_anybody = self.looked_up or (is_asked and not self.owners)
            return bool(is_anybody) or any(g.what in seats or (g.is_foe and g.foe in self.copies) for g in one.guesses)
        if self.looked_up and one.guesses and one.guesses[0].fit <= NAMED:
            return True
        likely = [CopyId(guess.what) for guess in one.guesses if guess.fit > one.guesses[0].fit - 2 * MARGIN]
        return any(copy in self.copies or self._is_of_somebody(copy) for copy in likely)

    def needs_things(self, named: list[Mention]) -> bool:
        """Return True if every name in a line must be known: Items change hands, or an unnamed card is played."""
        there = {guess.what for one in named if one.kind == "card" for guess in one.guesses if guess.fit > NAMED}
        return self.is_told and any(
            isinstance(one, c.Trade | c.GiveItems | c.Sell) or (isinstance(one, c.PlayCard) and one.card not in there)
            for one in self.commands
        )

    def _is_of_somebody(self, copy: CopyId) -> bool:
        """Return True if a card is the Race or Class of a player in the sentences: "the Cleric runs"."""
        table = self.line.table
        return table.card(copy).kind in CHARACTER_KINDS and table.owner_of(copy) in self.people

    def has_figure(self, tokens: list[Token], at: int, named: list[Mention]) -> bool:
        """Return True if a word is no figure, or one of the sentences', or of the name of a card, or tells how many."""
        table, word = self.line.table, tokens[at].text
        figure = number_of(word)
        if figure is None or figure in self.figures or word in ("both", "couple", "pair") or "unnamed" in self.words:
            return True
        around = {token.text for token in tokens[max(0, at - 1) : at + 2]}
        is_known = "level" in around and any(player.level == figure for player in table.state.players)
        if is_known or "levels" in around or not (self.commands or self.statements or self.has_sum):
            return True
        mention = next((one for one in named if one.start <= at < one.end), None)
        if mention is None or mention.kind != "card":
            return mention is not None and mention.kind == "cards"
        return any(word in table.card(CopyId(g.what)).name.casefold().split() for g in mention.guesses)

    def cards_beside(self, tokens: list[Token], named: list[Mention]) -> int:
        """How many cards deeds are about that are not told; the monsters of the fight go without saying."""
        table, lexicon = self.line.table, self.line.lexicon
        bases = {base for token in tokens for base in lexicon.base_forms(token.text)}
        hinted = {g.what for one in named if one.kind != "player" for g in one.guesses if g.fit > HINTED}
        told = {table.state.cards[copy] for copy in hinted if copy >= 0}
        kinds = {kind for base in bases for kind in lexicon.kinds.get(base, ())}
        stems = {stem(lexicon.nicknames.get(base, base)) for base in bases}

        def is_told(card: Card) -> bool:
            words = {stem(word) for word in card.name.casefold().split() if word not in SMALL}
            is_implied = card.kind == "wandering-monster"  # with it a monster is sent into a fight
            return is_implied or card.id in told or card.kind in kinds or not stems.isdisjoint(words)

        before = self.line.context.command
        spoken_of = set() if before is None else set(copies_named(before))
        own = {phrase[0] for called in self.abilities for phrase in lexicon.abilities.get(called, ())}
        like, long = self.line.sight.names.same_word, [base for base in bases if len(base) > SHORT]
        names = {word for called in self.abilities for word in called.split()}
        is_called = own & bases or any(
            stem(word) in stems or any(like(one, word) >= 0.8 for one in long) for word in names
        )
        tools = {one.card for one in self.commands if isinstance(one, c.UseAbility) and is_called}
        tools |= {one.monster for one in self.commands if isinstance(one, c.LookForTrouble)}
        uses = [one for one in self.commands if isinstance(one, c.UseAbility) and not self.is_told]
        paid = {copy for one in uses for copy in (*one.discards, one.taking)}  # of a question whether one may
        beside = self.of_deeds - spoken_of - paid - tools - set(table.foes)
        uses_told = [one for one in self.commands if isinstance(one, c.UseAbility)]
        if not {"everything", "all", "both"}.isdisjoint(bases):
            return 0
        untold = {copy for copy in beside if not is_told(table.card(copy))}
        return len(untold | {copy for one in uses_told for copy in self._paid_unsaid(one, tokens, named)} & beside)

    def _paid_unsaid(self, use: c.UseAbility, tokens: list[Token], named: list[Mention]) -> Iterator[CopyId]:
        """What is discarded to take a card and is told only by what tells of that card: "steals her armor"."""
        of_taken = [one for one in named if any(guess.what == use.taking for guess in one.guesses)]
        spent = {at for one in of_taken for at in range(one.start, one.end)}
        words = {stem(token.text) for at, token in enumerate(tokens) if at not in spent}
        hinted = {guess.what for one in named if one not in of_taken for guess in one.guesses}
        for copy in use.discards if use.taking != NO_COPY else ():
            name = {stem(word) for word in self.line.table.card(copy).name.casefold().split() if word not in SMALL}
            if copy not in hinted and words.isdisjoint(name):
                yield copy

    def people_beside(self, named: list[Mention]) -> int:
        """How many a deed is about that are not named, beside who does it."""
        seats = {guess.what for one in named if one.kind == "player" for guess in one.guesses}
        if any(seat < 0 for seat in seats):
            return 0
        return sum(
            one not in seats for command in self.commands for one in players_named(command) if one != command.who
        )
