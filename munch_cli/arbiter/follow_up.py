"""What hangs on the line before: "who says so", "and Cleo?", "what about the missile?", "can he do that twice?"."""

from __future__ import annotations

from munch_cli.arbiter.clauses import Clauses, Taken, Unsure, Way
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say, say_question
from munch_cli.language.talk.acts import Reading
from munch_cli.language.talk.clause import Meant
from munch_cli.language.talk.lexicon import tokens_of
from munch_cli.language.talk.mentions import IT, Guess, mention_at
from munch_cli.table import commands as c
from munch_cli.table.commands import Command
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId

TOLD = IT | {"them"}
"""With these is meant what was spoken of."""


def followed_up(line: Clauses, words: list[str]) -> Taken | Unsure | None:
    opened = [token.text for token in tokens_of(line.written, line.lexicon)]
    while len(opened) > 1 and opened[0] in ("ok", "okay", "so", "well", "right", "good"):
        opened = opened[1:]
    if " ".join(words) in line.lexicon.words["who says so"]:
        return Taken(("why",)) if line.context.line else None
    if " ".join(words) in line.lexicon.words["why not"] or (
        words[:1] == ["when"] and words[-1] in ("then", "could", "can") and len(words) <= 5 and "could" in words
    ):
        return Taken(("why not",)) if line.context.line else None
    command = line.context.command
    if command is None:
        return None
    if words[:2] in (["what", "about"], ["how", "about"], ["same", "for"], ["same", "with"]):
        rest = line.tokens[2:]
    elif opened[:1] in (["and"], ["or"], ["but"]) or "instead" in opened or len(words) <= 2:
        rest = line.tokens
    else:
        rest = []
    if (
        opened[:1] == ["and"]
        and ("again" in opened or "twice" in opened or "a second time" in " ".join(opened))
        and words[:1] in (["can"], ["may"], ["could"])
    ):
        return Taken((say_question(command, line.board.state, line.board.catalogue),))
    if (
        words[:1] in (["can"], ["may"], ["could"])
        and words[-2:-1] in (["have"], ["get"], ["take"])
        and words[-1] in TOLD
    ):
        rest = line.tokens[1:-2]  # "can Ola have them?"
    rest = [token for token in rest if token.text not in ("instead", "or", "and", "then", "too", "also")]
    if not rest or len(rest) > 7:
        return None
    before = rest[0].text if rest[0].text in ("on", "at", "with", "to", "for", "against") else ""
    begin = 1 if before else 0
    mention = mention_at(line.sight, rest, begin, len(rest), -1) if begin < len(rest) else None
    while mention is None and begin < len(rest) and rest[begin].text in ("the", "a", "his", "her", "my"):
        begin += 1
        mention = mention_at(line.sight, rest, begin, len(rest), -1) if begin < len(rest) else None
    if mention is None or mention.end < len(rest):
        return None
    others = [
        one
        for said in _said_before(line, command)
        for one in _instead(line, said, mention.kind, mention.guesses, before)
    ]
    ways = [Way((_as_before(line, one),), fit) for one, fit in others]
    return line.chosen(ways) if ways else None


def _said_before(line: Clauses, command: Command) -> list[Command]:
    """The commands of the line before: those that it supposed, or the one it was about."""
    if not line.context.line.startswith("what if "):
        return [command]
    told = line.context.line.removeprefix("what if ").rstrip("? ").split(";")
    answers = [parse(one.strip(), line.table.state, line.table.catalogue, at_prompt=True) for one in told]
    return [one.command for one in answers if isinstance(one, Understood)][:1] or [command]


def _instead(
    line: Clauses, command: Command, kind: str, guesses: tuple[Guess, ...], before: str
) -> list[tuple[Command, float]]:
    """The command that was spoken of, with another player or card in its place."""
    found: list[tuple[Command, float]] = []
    for guess in guesses[:4]:
        if kind == "player" and guess.what >= 0:
            seat = PlayerId(guess.what)
            if isinstance(command, c.AskHelp):
                found.append((command._replace(whom=seat), guess.fit))
            elif isinstance(command, c.PlayCard | c.UseAbility) and (before or command.who == seat):
                found.append((command._replace(on_player=seat, on_card=NO_COPY), guess.fit))
            elif isinstance(command, c.GiveItems | c.GiveInCharity | c.Trade) and (before or seat != command.who):
                found.append((command._replace(to=seat), guess.fit))
            elif isinstance(command, c.PlayCard) and command.on_player not in (NO_PLAYER, seat):
                found.append((command._replace(on_player=seat), guess.fit * 0.9))
            elif not isinstance(command, c.DieShows | c.CardIs | c.KeepSilent):
                found.append((command._replace(who=seat), guess.fit))
        elif kind == "card":
            found += _with_card(line, command, CopyId(guess.what), guess.fit)
    return found


def _with_card(line: Clauses, command: Command, copy: CopyId, fit: float) -> list[tuple[Command, float]]:
    """The command that was spoken of, with another card."""
    sight = line.sight
    zone = next((t for t in sight.things if t.copy == copy), None)
    if isinstance(command, c.PlayCard) and zone is not None and zone.owner >= 0:
        if copy in line.table.foes:
            return [(command._replace(on_card=copy, on_player=NO_PLAYER), fit)]
        tokens = tokens_of(f"play {zone.card.name}", line.lexicon)
        meant: list[Meant] = Reading(sight, tokens, (Guess(zone.owner, 1.0),)).meant()
        exact = [one for one in meant if isinstance(one.command, c.PlayCard) and one.command.card == copy]
        return [(one.command, fit * one.fit) for one in exact[:3]]
    if isinstance(command, c.Sell):
        return [(command._replace(items=(copy,)), fit)]
    if isinstance(command, c.Equip | c.Stow):
        return [(command._replace(item=copy), fit)]
    if isinstance(command, c.DiscardCard | c.KeepCard):
        return [(command._replace(card=copy), fit)]
    if isinstance(command, c.GiveItems):
        return [(command._replace(items=(copy,)), fit)]
    return []


def _as_before(line: Clauses, command: Command) -> str:
    """A command said as the last line was: asked, supposed, or done."""
    said = say(command, line.board.state, line.board.catalogue)
    if line.context.line.startswith("what if "):
        first, *rest = line.context.line.removeprefix("what if ").rstrip("?").split(";")
        parsed = [parse(s.strip(), line.table.state, line.table.catalogue, at_prompt=True) for s in (first, *rest)]
        told = [s.strip() for s in (first, *rest)]
        for place, answer in enumerate(parsed):
            if isinstance(answer, Understood) and type(answer.command) is type(command):
                told[place] = said
                return "what if " + "; ".join(told)
        return f"what if {said}"
    return say_question(command, line.board.state, line.board.catalogue)
