"""What hangs on the line before: "who says so", "and Cleo?", "what about the missile?", "can he do that twice?"."""

from __future__ import annotations

from munch_cli.arbiter.certainty import Taken, Unsure, Way, chosen
from munch_cli.arbiter.clauses import Clauses
from munch_cli.arbiter.kinds_known import copies_named
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say, say_question
from munch_cli.language.talk.acts import Reading
from munch_cli.language.talk.lexicon import tokens_of
from munch_cli.language.talk.mentions import Guess, Mention, mentions
from munch_cli.table import commands as c
from munch_cli.table.commands import Command
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId

SUPPOSED = "what if "


def followed_up(line: Clauses, words: list[str]) -> Taken | Unsure | None:
    """What a line means that only makes sense behind the one before."""
    known, command, whole = line.lexicon.words, line.context.command, " ".join(words)
    for asked, means in (("who says so", "why"), ("why not", "why not")):
        if whole in known[asked]:
            return Taken((means,)) if command is not None else None
    if command is None or any(copy >= len(line.board.state.cards) for copy in copies_named(command)):
        return None  # it was about a card that lies here no more
    opened = [token.text for token in tokens_of(line.written, line.lexicon) if token.text not in known["well then"]]
    goes_on = opened[:1] in (["and"], ["or"], ["but"])
    rest = line.tokens
    if words[0] in known["modals"] and goes_on and known["a second time"] & set(opened):
        return Taken((say_question(command, line.board.state, line.board.catalogue),))
    if words[:2] in (["what", "about"], ["how", "about"], ["same", "for"], ["same", "with"]):
        rest = rest[2:]
    elif words[0] in known["modals"] and words[-2:] in (
        ["have", "them"],
        ["have", "it"],
        ["get", "it"],
        ["get", "them"],
    ):
        rest = rest[1:-2]  # "can Ola have them?"
    elif not goes_on and "instead" not in opened and len(words) > 2:
        return None
    named, strange = mentions(line.sight, rest, 0, len(rest))
    if len(named) != 1 or strange:
        return None
    is_supposed = line.context.line.startswith(SUPPOSED)
    before, behind, command = _supposed(line, command) if is_supposed else ([], [], command)
    ways = []
    for one, fit in _instead(line, command, named[0]):
        said = say(one, line.board.state, line.board.catalogue)
        supposed = SUPPOSED + "; ".join([*before, said, *behind])
        asked = supposed if is_supposed else say_question(one, line.board.state, line.board.catalogue)
        ways.append(Way((asked,), fit))
    return chosen(ways)


def _supposed(line: Clauses, command: Command) -> tuple[list[str], list[str], Command]:
    """What the line before supposed before and behind its first deed, and that deed; else what it was about alone."""
    told = [one.strip() for one in line.context.line.removeprefix(SUPPOSED).rstrip("?").split(";")]
    for place, sentence in enumerate(told):
        answer = parse(sentence, line.table.state, line.table.catalogue, at_prompt=True)
        if isinstance(answer, Understood):
            return told[:place], told[place + 1 :], answer.command
    return [], [], command


def _instead(line: Clauses, command: Command, mention: Mention) -> list[tuple[Command, float]]:
    """The command that was spoken of, with another player or card in its place."""
    found: list[tuple[Command, float]] = []
    for guess in mention.guesses:
        if mention.kind == "card":
            found += [(one, guess.fit * fit) for one, fit in _with_card(line, command, CopyId(guess.what))]
        elif mention.kind == "player" and not guess.is_foe and not isinstance(command, c.DieShows | c.CardIs):
            other = _aimed(command, PlayerId(guess.what), bool(mention.before))
            found.append((other or command._replace(who=PlayerId(guess.what)), guess.fit))
    return found


def _aimed(command: Command, seat: PlayerId, is_aim: bool) -> Command | None:
    """The command with somebody else whom it is for; None if it is for nobody. ``is_aim``: "on Bob", "to Bob"."""
    if isinstance(command, c.AskHelp):
        return command._replace(whom=seat)
    if isinstance(command, c.GiveItems | c.GiveInCharity | c.Trade):
        return command._replace(to=seat)
    if not isinstance(command, c.PlayCard | c.UseAbility):
        return None
    is_aim = is_aim or command.who == seat or command.on_player != NO_PLAYER
    return command._replace(on_player=seat, on_card=NO_COPY) if is_aim else None


def _with_card(line: Clauses, command: Command, copy: CopyId) -> list[tuple[Command, float]]:
    """The command that was spoken of, with another card."""
    owner = line.table.owner_of(copy)
    if isinstance(command, c.PlayCard) and copy in line.table.foes:
        return [(command._replace(on_card=copy, on_player=NO_PLAYER), 1.0)]
    if isinstance(command, c.PlayCard):
        tokens = tokens_of(f"play {line.table.card(copy).name}", line.lexicon)
        meant = Reading(line.sight, tokens, (Guess(owner, 1.0),)).meant() if owner != NO_PLAYER else []
        return [(one.command, one.fit) for one in meant if getattr(one.command, "card", NO_COPY) == copy]
    if isinstance(command, c.Sell | c.GiveItems):
        return [(command._replace(items=(copy,)), 1.0)]
    if isinstance(command, c.Equip | c.Stow):
        return [(command._replace(item=copy), 1.0)]
    return [(command._replace(card=copy), 1.0)] if isinstance(command, c.DiscardCard | c.KeepCard) else []
