"""Whether a reading takes up everything that was said: who was named, whose card it was, the mood of the sentence.

What leaves something out is asked back, never taken. Deeds and statements are held against this alike.
"""

from munch_cli.language.talk.lexicon import Token, number_of, tokens_of
from munch_cli.language.talk.mentions import SURE, Sight
from munch_cli.table import commands as c
from munch_cli.table.commands import Command

OF_THE_FIGHT = (c.OfferHelp, c.Decline, c.Agree, c.ClaimKill, c.RunAway)
"""What may name those who fight without being about them."""
WITH_A_CARD = (c.DiscardCard, c.Sell, c.GiveItems, c.GiveInCharity, c.PlayCard, c.Equip, c.Stow, c.UseAbility)
"""What is done with a card: which one has to be said."""
REFUSING = (c.Decline, c.Pass, c.LetHappen, c.KeepSilent)
"""What is done by saying that something is not done."""
SPEECH = (c.AskHelp, c.OfferHelp, c.Agree, c.Decline, c.KeepSilent)
"""What is done by saying that one would, or would if."""


def is_accounted_for(
    sight: Sight, tokens: list[Token], sentences: tuple[str, ...], command: Command | None, is_asked: bool = False
) -> bool:
    """Whether a reading, as sentences of munch's own, takes up all that carries meaning in a clause.

    ``is_asked``: the clause is asked or supposed, so it may well say what is not.
    """
    heard = tokens_of(" ".join(sentences), sight.lexicon)
    once = sight.lexicon.words["repeated"].isdisjoint(token.text for token in tokens)
    return (
        (once or len(sentences) > 1 or not isinstance(command, c.UseAbility))
        and _has_all_named(sight, tokens, heard, command)
        and (not is_asked or _has_all_rolled(tokens, heard, command))
        and (is_asked or _says_which(sight, tokens, command))
        and (is_asked or _has_the_mood(sight, tokens, frozenset(token.text for token in heard), command))
    )


def _has_all_named(sight: Sight, tokens: list[Token], heard: list[Token], command: Command | None) -> bool:
    """Whether everybody named by name is in the reading; the owner of a card only with one of theirs."""
    seats = {seat.what for at in range(len(heard)) for seat in sight.player_at(heard, at)[0]}
    fight = sight.state.combat
    if isinstance(command, OF_THE_FIGHT):
        seats |= {int(sight.state.turn.player)} if fight is None else {int(fight.fighter), int(fight.helper)}
    owners = seats | _owners(sight, heard)
    for at in range(len(tokens)):
        named, after = sight.player_at(tokens, at)
        is_sure = len(named) == 1 and named[0].fit >= SURE
        if is_sure and named[0].what not in (owners if tokens[after - 1].is_owner else seats):
            return False
    return True


def _has_all_rolled(tokens: list[Token], heard: list[Token], command: Command | None) -> bool:
    """Whether a run that is supposed takes up the figure that is told: "runs and it is a 6" tells a roll, too."""
    figures = {number_of(token.text) for token in tokens} - {None, 1}
    return not isinstance(command, c.RunAway) or figures <= {number_of(token.text) for token in heard}


def _says_which(sight: Sight, tokens: list[Token], command: Command | None) -> bool:
    """Whether a card that something is done with is told by more than "a card", and to whom by more than "somebody"."""
    if command is not None and any(token.text in sight.lexicon.words["anyone"] for token in tokens):
        return False
    if not isinstance(command, WITH_A_CARD) or sight.lexicon.nouns.keys().isdisjoint(token.text for token in tokens):
        return True
    return any(sight.cards_at(tokens, at, len(tokens))[0] for at in range(len(tokens)))


def _owners(sight: Sight, heard: list[Token]) -> set[int]:
    """Whose the cards of a reading are."""
    words = " ".join(token.text for token in heard)
    return {thing.owner for thing in sight.things if any(" ".join(name) in words for name in thing.names)}


def _has_the_mood(sight: Sight, tokens: list[Token], heard: frozenset[str], command: Command | None) -> bool:
    """Whether what is denied, only thought of, on a condition or of another time is so in the reading."""
    words = [token.text for token in tokens]
    said, known = set(words) - heard, sight.lexicon.words
    if is_undone(sight, words) or _is_due(words, known["having"], known["deciding"]):
        return False
    if isinstance(command, SPEECH):
        if "first" in said and not known["picking"].isdisjoint(words):
            return False
        figures = {number_of(word) for word in words} - {None, 1}
        if not figures <= {number_of(word) for word in heard}:  # "helps if he gets two": two what?
            return False
    elif said & (known["unreal"] | known["conditional"]):
        return False
    return isinstance(command, REFUSING) or not said & known["denying"] or bool(heard & known["denying"])


def is_undone(sight: Sight, words: list[str]) -> bool:
    """``almost runs``, ``sells it next turn``, ``helps after the fight``: whether nothing of it is so now."""
    known, line = sight.lexicon.words, f" {' '.join(words)} "
    phrases = known["undone"] | (known["after the fight"] if sight.state.combat is not None else frozenset())
    return any(f" {phrase} " in line for phrase in phrases)


def _is_due(words: list[str], having: frozenset[str], deciding: frozenset[str]) -> bool:
    """``has to walk the plank``, ``has a level to steal``: it is still to be done, unless that was decided."""
    at = next((n for n, word in enumerate(words) if word in having), len(words))
    return "to" in words[at + 1 : at + 5] and deciding.isdisjoint(words)
