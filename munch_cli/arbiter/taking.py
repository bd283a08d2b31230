"""What a line is taken for at once: a sentence that says all that the line names, and nothing of its own.

Where there is no such sentence, or more than one, it is asked back which is meant.
"""

from __future__ import annotations

from munch_cli.arbiter.certainty import CERTAIN, CHOICES, GUESSED, MARGIN, Taken, Unsure
from munch_cli.arbiter.clauses import Clauses
from munch_cli.arbiter.doubts import NOT_OF_DEEDS, TOLD_WITH, doubts
from munch_cli.arbiter.kinds_known import copies_named
from munch_cli.arbiter.lookup import asked_clauses
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.language.answers import Asked, MayAsk, Understood, WhatIf
from munch_cli.language.parse import parse
from munch_cli.language.say import say_question
from munch_cli.language.talk.acts import Reading
from munch_cli.language.talk.asking import called_for_help, is_undone, may_begins
from munch_cli.language.talk.lexicon import SMALL, Lexicon, tokens_of, trimmed
from munch_cli.language.talk.mentions import NAMED, Mention, mentions
from munch_cli.language.talk.parts import left_out
from munch_cli.language.talk.stands import Standing
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId

WITH_STRANGE_VERBS = (c.PlayCard, c.UseAbility, c.Sacrifice)
"""What may be told with a verb that no act has: cards are played with all sorts of words."""
OF_THE_SUMS = frozenset({"score", "short", "helper", "treasures", "level-won", "monster-total"})
"""Questions about the fight as it is."""


def decided(line: Clauses, meant: Taken | Unsure) -> Taken | Unsure:
    """What is taken at once, and what is asked back: what is too doubtful, and of several what can be done at all."""
    if isinstance(meant, Taken):
        if doubts(line, meant.sentences, meant.unheard).certainty > CERTAIN - 0.001:
            return meant
        meant = Unsure(("; ".join(meant.sentences),), meant.fit)
    found = [(choice, doubts(line, tuple(choice.split("; ")))) for choice in dict.fromkeys(meant.choices)]
    possible = [one for one in found if not one[1].is_impossible] or found
    possible.sort(key=lambda one: -round(one[1].certainty, 1))
    choices = [_as_asked(line, choice) if doubt.is_asked else choice for choice, doubt in possible]
    return meant._replace(choices=tuple(dict.fromkeys(choices))[:CHOICES])


def whichever(line: Clauses, meant: Unsure) -> Taken | Unsure:
    """The first of several questions whether a player may do a thing, if all of them are answered with yes.

    They differ only in what the line leaves open: "may Ann sell an Item", be it this one or that.
    """
    table = line.table
    if meant.fit < LEAST_FIT or asks_more_than_leave(table, line.text, line.lexicon):
        return meant
    reads = [parse(choice, table.state, table.catalogue, at_prompt=True) for choice in meant.choices]
    asked = [one.question.command for one in reads if isinstance(one, Asked) and isinstance(one.question, MayAsk)]
    if len(asked) < max(2, len(meant.choices)) or len({type(one) for one in asked}) > 1:
        return meant
    found = mentions(line.sight, line.said, 0, len(line.said))[0]
    named = {guess.what for one in found if one.kind == "card" and one.by_name for guess in one.guesses}
    told = {frozenset(copies_named(command)) & named for command in asked}
    if len(told) > 1 or any(judge(table, command).outcome != "allowed" for command in asked):
        return meant
    return Taken(meant.choices[:1], fit=meant.fit)


LEAST_FIT = 0.3
"""How sure the first of several questions has to be that is taken, if all of them are answered with yes."""
ASKING_MORE = frozenset({"who", "whose", "what", "which", "how", "when", "where", "why", "does", "do", "did"})
"""Words with which a question begins that asks for more than leave."""


def asks_more_than_leave(table: Table, text: str, lexicon: Lexicon) -> bool:
    """Return True if the last clause that asks begins with a word such as "who" or "does" and asks no leave.

    Its answer is not whether the deed told before it may be done.
    """
    clause = asked_clauses(text, [player.name for player in table.state.players])[-1]
    tokens = trimmed(tokens_of(clause, lexicon), lexicon)
    return bool(tokens) and tokens[0].text in ASKING_MORE and may_begins(tokens, lexicon) is None


def _as_asked(line: Clauses, choice: str) -> str:
    """A deed as the question whether it may be done; several stay as they are."""
    answer = parse(choice, line.table.state, line.table.catalogue, speaker=line.eyes, at_prompt=True)
    if not isinstance(answer, Understood):
        return choice
    return say_question(answer.command, line.table.state, line.table.catalogue)


def leaves_out_a_card(line: Clauses, asked: Standing) -> bool:
    """Return True if a question about the fight names a card in a hand: it supposes that the card is played."""
    held = {int(copy) for seat in line.table.state.seats for copy in line.table.hand(seat)}
    named = mentions(line.sight, line.said, 0, len(line.said))[0]
    cards = [one.guesses[0] for one in named if one.kind == "card"]
    return asked.topic in OF_THE_SUMS and any(card.fit > NAMED and card.what in held for card in cards)


def clear_winner(line: Clauses, choices: tuple[str, ...], by_verb: bool = False) -> str | None:
    """The only one of the choices that says all that a line names, and nothing else; None if none does, or several.

    ``by_verb``: a verb has to tell it, too.
    """
    words, known = [token.text for token in line.tokens], line.lexicon.words
    bases = {base for word in words for base in line.lexicon.base_forms(word)}
    unsure = (
        known["keeping"] & bases
        or known["a second time"] & set(words)
        or known["conditional"] & set(words)
        or left_out(words, line.lexicon)
    )
    calls = called_for_help(line.tokens, line.sight) is not None  # who is called is asked, and does nothing
    asks = line.is_question or (bool(words) and words[0] in known["modals"])
    is_wished = line.is_wished() and not asks
    if not words or words[0] in known["question words"] or unsure or is_wished or calls or is_undone(line.sight, words):
        return None
    seats, behind = line.sight.player_at(line.tokens, int(words[0] in known["modals"]))
    doer = seats[0].what if len(seats) == 1 and not line.tokens[behind - 1].is_owner else NO_PLAYER
    named, strange = mentions(line.sight, line.tokens, 0, len(line.tokens), doer)
    told = known["harmless"] | known["about help"] | line.lexicon.verb_words
    strange = [word for word in strange if told.isdisjoint(line.lexicon.base_forms(word))]
    acts = _first_acts(line, named)
    tells_no_deed = not acts and (by_verb or not {"is", "are", "was", "dies", "died"}.isdisjoint(words))
    if tells_no_deed or (not asks and _is_of_nobody(line, strange)) or any(_is_vague(line, one) for one in named):
        return None
    if is_of_a_foe(line):
        return None
    steals = {phrase[0] for phrase in line.lexicon.abilities["theft"] if len(phrase) == 1} - {"take"}
    stolen = steals & bases  # so nobody plays a card of their own
    is_played = acts or any(one.kind == "card" for one in named)  # "flibbers it" plays nothing

    def is_meant(choice: str) -> bool:
        commands = _commands(line, choice)
        if not commands or isinstance(commands[0], c.LetHave) or (choice.startswith("may ") and not asks):
            return False
        return doubts(line, tuple(choice.split("; "))).certainty > GUESSED and all(
            doer in (NO_PLAYER, one.who)
            and (not acts.isdisjoint(TOLD_WITH.get(type(one), acts)) if acts else isinstance(one, WITH_STRANGE_VERBS))
            and (not strange or any(copy != NO_COPY for copy in copies_named(one)))
            and (is_played or not isinstance(one, c.PlayCard))
            and not (stolen and isinstance(one, c.PlayCard) and stolen.isdisjoint(_name_of(line, one)))
            and not (isinstance(one, c.PlayCard) and line.table.owner_of(one.card) not in (one.who, NO_PLAYER))
            for one in commands
        )

    meant = [choice for choice in choices if is_meant(choice)]
    if len(meant) != 1 or _may_help_the_other_side(line, _commands(line, meant[0])[0], named, "attack" in acts):
        return None
    return meant[0]


def _is_of_nobody(line: Clauses, strange: list[str]) -> bool:
    """Return True if a deed is by or to a player who is not at the table: "Zoe drinks it", "sells it to Zoe"."""
    words = [token.text for token in line.tokens]
    who = int(words[0] in ("the", "our"))
    does = len(words) > who + 1 and not line.lexicon.verb_words.isdisjoint(line.lexicon.base_forms(words[who + 1]))
    known = line.lexicon.words
    to_whom = {at + 1 for at, word in enumerate(words) if word in known["aimed at"]}
    to_whom |= {at + 1 for at, word in enumerate(words[:-2]) if word in known["giving to somebody"]}
    return any(word in strange and (at in to_whom or (at == who and does)) for at, word in enumerate(words))


def is_of_a_foe(line: Clauses) -> bool:
    """Return True if a monster of the fight does it, or is helped: "the Goblin kills Ann", "Bob helps the Goblin"."""
    known, words = line.lexicon.words, [token.text for token in line.tokens]
    foes = [one for one in mentions(line.sight, line.tokens, 0, len(words))[0] if line.sight.is_foe(one)]
    is_beaten = not known["suffering"].isdisjoint(words) and any(one.before == "by" for one in foes)
    acts = any(one.start <= 1 and one.by_name and _acts_itself(line, one) for one in foes)
    if is_beaten or acts or not known["monsters"].isdisjoint(words[:2]):
        return True
    in_front = [[word for word in words[: one.start] if word not in SMALL] for one in foes if not one.before]
    return any(told and not known["help"].isdisjoint(line.lexicon.base_forms(told[-1])) for told in in_front)


def _acts_itself(line: Clauses, first: Mention) -> bool:
    """Return True if a verb follows who is named first, and none of what happens to them: "the Goblin wins"."""
    behind = line.tokens[first.end].text if first.end < len(line.tokens) else ""
    tells = not line.lexicon.verb_words.isdisjoint(line.lexicon.base_forms(behind))
    happens = behind in line.lexicon.words["suffering"] | HAPPENING
    return tells and not happens and not line.tokens[first.end - 1].is_owner


HAPPENING = frozenset({"has", "dies", "died", "falls", "fell", "goes", "loses", "lost"})
"""Behind a monster they tell what happens to it."""


def _name_of(line: Clauses, played: c.PlayCard) -> list[str]:
    """The words of a card's name: who steals with Steal a Level plays it."""
    return line.table.card(played.card).name.casefold().split()


def _commands(line: Clauses, choice: str) -> tuple[c.Command, ...]:
    """What a choice tells, asks about or supposes; nothing if it states how the board lies."""
    state, catalogue = line.table.state, line.table.catalogue
    found: list[c.Command] = []
    for sentence in choice.split("; "):
        match parse(sentence, state, catalogue, speaker=line.eyes, at_prompt=True):
            case Asked(question=WhatIf(commands=commands)):
                return commands
            case Asked(question=MayAsk(command=command)) | Understood(command=command):
                found.append(command)
            case _:
                return ()
    return tuple(found)


def _first_acts(line: Clauses, named: list[Mention]) -> frozenset[str]:
    """The deeds of the first verb of a line beside its names."""
    reading, sliding = Reading(line.sight, line.tokens), line.lexicon.words["sliding"]
    in_names = {at for one in named if one.kind == "card" for at in range(one.start, one.end)}
    for at, token in enumerate(line.tokens):
        if at not in in_names and token.text not in sliding:
            found = [(len(phrase), act.name) for act, phrase, _, _, wrong in reading.verbs_at(at) if not wrong]
            longest = max((length for length, _ in found), default=0)
            deeds = frozenset(name for length, name in found if length == longest) - NOT_OF_DEEDS
            if deeds:
                return deeds
    return frozenset()


def _is_vague(line: Clauses, one: Mention) -> bool:
    """Return True if a mention tells only what kind of card is meant, or fits several cards of a player alike."""
    if one.kind != "card":
        return one.kind == "cards"
    alike = [CopyId(guess.what) for guess in one.guesses if guess.fit >= one.guesses[0].fit - MARGIN]
    owners = {(line.table.owner_of(copy), line.table.card(copy).id) for copy in alike}
    return len({owner for owner, _ in owners}) < len(owners)


def _may_help_the_other_side(line: Clauses, command: c.Command, named: list[Mention], is_thrown: bool) -> bool:
    """Return True if a card for either side is used on another target: "at the demon" may be for or against it."""
    if not isinstance(command, c.PlayCard) or line.table.card(command.card).kind != "one-shot":
        return False
    foes = set(line.table.foes)
    names_foe = any(one.kind == "foe" or foes & {guess.what for guess in one.guesses} for one in named)
    is_aimed = command.on_card in foes or command.on_player not in (NO_PLAYER, command.who)
    return is_aimed or (names_foe and not is_thrown)
