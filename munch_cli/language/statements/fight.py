"""Statements about the fight: who fights what, who helps and for what, and that nobody fights.

PLAYER fights MONSTER (ENHANCER) + … [alone | with PLAYER helping [for OFFER]] [looking for trouble]
PLAYER also fights MONSTER    PLAYER helps [PLAYER] [for OFFER]    nobody fights
"""

from munch_cli.language.statements.monsters import monsters_at
from munch_cli.language.statements.newcomers import doubt, new_name, whose
from munch_cli.language.statements.sentence import SEAT, Found, Sentence
from munch_cli.table.asks import Asks
from munch_cli.table.statements import Fighting, Helping, NoFight, Terms

HELPING = frozenset({"helping", "helps", "help"})


def fights(sentence: Sentence, who: str, at: int, also: bool = False) -> Found:
    """``fights Pumpkinhead + Banshee with K.C. helping``"""
    reader = sentence.reader
    at += reader.is_word(at, "against")
    monsters, at = monsters_at(sentence, at, also)
    if not monsters:
        return None, at
    fight = Fighting(who, monsters, also=also)
    at += reader.is_word(at, "alone")
    while at < reader.end:
        here = sentence.past_joints(at)
        reader.want(here, "with", None, {})
        reader.want(here, "looking for trouble", None, {})
        if [word.text for word in reader.words[here : here + 3]] == ["looking", "for", "trouble"]:
            fight, at = fight._replace(trouble=True), here + 3
            continue
        helper, terms, after = _helper(sentence, here)
        if not helper or fight.helper:
            return fight, at
        fight, at = fight._replace(helper=helper, terms=terms), after
    return fight, at


def fights_too(sentence: Sentence, who: str, at: int) -> Found:
    """``also fights Banshee``"""
    return fights(sentence, who, at, also=True)


def _helper(sentence: Sentence, at: int) -> tuple[str, Terms, int]:
    """``with K.C. helping for 1 treasure``, ``helped by K.C.``, ``and K.C. helps``: who, for what, what follows."""
    reader, nobody = sentence.reader, ("", Terms(), at)
    if reader.is_word(at, "with") and (owner := _whose_help(sentence, at + 1)) is not None:
        return (owner[0], *sentence.terms(owner[1], owner[1], owner[0])) if owner[0] else nobody
    by = reader.is_word(at, "helped") and reader.is_word(at + 1, "by")
    begin = at + 2 if by else at + reader.is_word(at, "with")
    reader.want(begin, SEAT.asks, SEAT, {})
    name, after = sentence.player_at(begin)
    if name and not by:
        reader.want(after, "helping", None, {})
    if not name or not (by or reader.is_word(after, *HELPING)):
        verb = next((n for n in range(begin + 1, reader.end) if reader.words[n].text in HELPING), 0)
        if not verb and not by:
            return nobody
        after = verb or reader.end
        name, is_new = new_name(sentence, begin, after)
        asked = None
        if name and not is_new:
            asked = doubt(sentence, name, reader.words[begin].start, reader.words[after - 1].end)
        if asked is not None:
            sentence.question = asked if isinstance(asked, Asks) else sentence.question
            return nobody
    terms, after = sentence.terms(after + (not by), after + (not by), name)
    return name, terms, after


def _whose_help(sentence: Sentence, at: int) -> tuple[str, int] | None:
    """``K.C.'s help``: whose, "" if it is nobody's, and the word behind it; None if no help is somebody's."""
    reader = sentence.reader
    stop = next((n for n in range(at + 1, reader.end) if reader.words[n].text == "help"), 0)
    if not stop or not any(mark in sentence.text[reader.words[at].start : reader.words[stop].start] for mark in "'’"):
        return None
    return whose(sentence, at, stop), stop + 1


def helps(sentence: Sentence, who: str, at: int) -> Found:
    """``helps Jenn for 1 treasure``"""
    reader = sentence.reader
    reader.want(at, SEAT.asks, SEAT, {})
    whom, at = sentence.player_at(at)
    if reader.is_word(at, "in"):
        fight = reader.past_articles(at + 1)
        at = fight + 1 if reader.is_word(fight, "fight", "combat") else at
    terms, at = sentence.terms(at, at, who)
    return Helping(who, whom, terms), at


def no_fight(sentence: Sentence, at: int) -> Found:
    """``nobody fights``"""
    return NoFight(), at + sentence.reader.is_word(at, "on")
