"""Talk about the session and not about the game: the table shown, sentences taken back, a log, help, the end.

People say ``show me the board``, ``undo that`` or ``my cards``; the session takes ``show``, ``undo`` and ``hand``. The
ways to say each stand in words.toml under ``[asides]``, without the words that say nothing there.
"""

import re
from collections.abc import Collection

from munch_cli.language.talk.lexicon import Lexicon, Token, number_of, tokens_of, trimmed

ALONE = ("?", "quit", "save", "redo", "new", "log", "odds", "show piles", "show rulings", "what may i do")
"""What is asked for by whole lines."""
CHANGING = ("undo", "redo", "save", "new", "quit")
"""What is not done because somebody asks how: they are told."""
PARTS = ("fight", "piles", "rulings", "owed")
"""The parts of a table that can be shown by themselves."""
_SAVED = re.compile(
    r"(?:please )?save (?:(?:it|this|(?:(?:the|my|this) )?(?:game|table|board)) )?(?:as|to|in|into|under) (\S+)",
    re.IGNORECASE,
)
_HELP = re.compile(r"help (?:me )?(?:with|on|about) (\w.*?)[ ?!.]*", re.IGNORECASE)


def aside_meant(text: str, lexicon: Lexicon, names: Collection[str] = (), speaker: str = "") -> str:
    """The line that the session takes for what is wanted of it: "undo that" -> "undo". "" if nothing is.

    ``names``: of those who sit at the table. ``speaker``: the name of the one who says "I".
    """
    if said := _SAVED.fullmatch(text.strip()):
        return f"save {said[1]}"
    if said := _HELP.fullmatch(text.strip()):
        return f"? {said[1]}"
    tokens = tokens_of(text, lexicon)
    for words in (_words(tokens), _words(trimmed(tokens, lexicon))):
        plain = [word for word in words if word not in lexicon.asides["silent"]]
        meant = _meant(words, lexicon, names, speaker) or _meant(plain, lexicon, names, speaker)
        if meant:
            return meant
    return ""


def _words(tokens: list[Token]) -> list[str]:
    return [token.text for token in tokens]


def _meant(words: list[str], lexicon: Lexicon, names: Collection[str], speaker: str) -> str:
    """What these words want of the session, word for word."""
    wanted = _behind(words, lexicon.asides["asking"]) or words
    line = next((word for word in ALONE if " ".join(wanted) in lexicon.asides[word]), "")
    line = line or _with_number(wanted, lexicon) or _shown(wanted, lexicon, names, speaker)
    word, asks_how = line.partition(" ")[0], words[:1] == ["how"]
    if line == "?" and wanted != words and not asks_how:
        return ""  # "can you help me" asks a player
    if line.startswith("hand ") and words[:2] in (["may", "i"], ["can", "i"], ["could", "i"]):
        return ""  # whether one may look at another's hand is a question for the sheet
    return f"? {word}" if word in CHANGING and asks_how else line


def _with_number(words: list[str], lexicon: Lexicon) -> str:
    """So many sentences taken back, or told: "undo the last two moves" -> "undo 2"; "the last 3 moves" -> "log 3"."""
    said = lexicon.asides
    undoing = _behind(words, said["undo"])
    rest = undoing if undoing is not None else _looked_at(words, lexicon) or words
    if undoing is not None and " ".join(rest) in said["all"]:
        return "undo all"
    while rest and (rest[0] == "last" or rest[-1] in said["sentences"]):
        rest = rest[1:] if rest[0] == "last" else rest[:-1]
    many = number_of(rest[0]) if len(rest) == 1 else None
    if undoing is not None:
        return f"undo {many}" if many else "" if rest else "undo"
    return f"log {many}" if many and len(words) > len(rest) else ""


def _shown(words: list[str], lexicon: Lexicon, names: Collection[str], speaker: str) -> str:
    """The table, a part of it, or what a player has: "let me see Bo's cards" -> "hand Bo"."""
    said = lexicon.asides
    looking = _looked_at(words, lexicon)
    rest = words if looking is None else looking
    what = " ".join(rest)
    if what in said["hand"]:
        return "hand"
    if speaker and what in said["mine"]:
        return f"show {speaker}"
    for name in names:
        called = [token.text for token in tokens_of(name, lexicon)]
        if rest[: len(called)] == called:
            theirs = " ".join(rest[len(called) :])
            shown = looking is not None and theirs in said["having"]
            return f"hand {name}" if theirs in said["hand"] else f"show {name}" if shown else ""
        if looking is not None and rest[:1] == ["what"] and rest[1:-1] == called and rest[-1] in said["has"]:
            return f"show {name}"
    if what in said["table"] or (looking is not None and what in said["much"]):
        return "show"
    if what in said["log"]:
        return "log"
    return next((f"show {part}" for part in PARTS if looking is not None and what in said[part]), "")


def _looked_at(words: list[str], lexicon: Lexicon) -> list[str] | None:
    """What a line wants to see, for "show me" and the like; None if it does not say that it wants to see anything."""
    rest = _behind(words, lexicon.asides["looking"])
    return rest[1:] if rest and rest[0] in ("me", "us") else rest


def _behind(words: list[str], phrases: Collection[str]) -> list[str] | None:
    """The words behind the longest of the phrases that they begin with; None if they begin with none."""
    for end in range(len(words), 0, -1):
        if " ".join(words[:end]) in phrases:
            return words[end:]
    return None
