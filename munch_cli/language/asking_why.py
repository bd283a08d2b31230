"""Questions why something happened or did not: "did Jenn lose a level", "no Treasure", "am I not Level 5".

The list of ways to ask is closed. What fits none of them is not understood, and is never taken for another. In a
pattern ``WHO`` is a player (or I), ``CARD`` a card, ``N`` a number that may be left out (``N!``: may not). The other
words must stand there.
"""

from munch_cli.language.forms import NUMBER, PLAYER, PRINTED
from munch_cli.language.names import is_signed, number
from munch_cli.language.reader import Reader, WhyAsked, Words

I = frozenset({"i", "we", "me"})  # noqa: E741
"""Words for the player who asks: the one who is to act."""

DONE: tuple[tuple[str, str], ...] = (
    ("levels-lost", "lose|drop N level|levels"),
    ("levels-lost", "go down N level|levels"),
    ("levels-gained", "gain|get|win N level|levels"),
    ("levels-gained", "go up N level|levels"),
    ("levels-gained", "go up"),
    ("levels-lost", "go down"),
    ("treasures", "draw|get|gain|take N treasure|treasures"),
    ("cards", "draw|get|take N card|cards"),
    ("died", "die"),
    ("escaped", "escape"),
    ("escaped", "get away"),
    ("card-lost", "lose|discard CARD"),
    ("card-gained", "draw|get|take CARD"),
    ("helps", "help"),
    ("fight-won", "win fight"),
    ("fight-lost", "lose fight"),
    ("won", "win game"),
    ("won", "win"),
)
"""What a player did: the words after "did WHO" and "did WHO not"."""
DONE_BY_CARDS: tuple[tuple[str, str], ...] = (
    ("caught", "catch WHO"),
    ("cursed", "strike|hit WHO"),
    ("term", "count"),
)
"""What a card did: said after "did CARD" and "does CARD"."""
BEING: tuple[tuple[str, str], ...] = (
    ("level", "level N!"),
    ("died", "dead"),
    ("caught", "caught"),
    ("cursed", "cursed"),
)
"""What a player is or was: the words after "is WHO"."""
CARD_IS: tuple[tuple[str, str], ...] = (
    ("card-lost", "discarded|gone|lost"),
    ("killed", "killed|dead|slain"),
)
"""What a card is or was."""
PLAIN: tuple[tuple[str, bool, str], ...] = (
    ("levels-gained", True, "no level|levels for WHO"),
    ("levels-gained", True, "no level|levels"),
    ("treasures", True, "no treasure|treasures for WHO"),
    ("treasures", True, "no treasure|treasures"),
    ("levels-gained", True, "did WHO gain|get no level|levels"),
    ("treasures", True, "did WHO draw|get no treasure|treasures"),
    ("levels-lost", True, "did WHO lose no level|levels"),
    ("level", False, "is|am|are WHO only|still level N!"),
    ("fight-won", False, "is|was fight won"),
    ("fight-lost", False, "is|was fight lost"),
    ("fight-over", False, "is|was fight over"),
    ("fight-over", False, "did fight end"),
    ("fight-over", True, "is fight not over"),
    ("fight-over", True, "did fight not end"),
    ("helps", False, "does WHO help"),
    ("helps", True, "does WHO not help"),
    ("strength", False, "is|am|are WHO so strong|weak"),
    ("term", False, "CARD"),
)


def _patterns() -> tuple[tuple[str, bool, tuple[str, ...]], ...]:
    """Every way to ask, with its words."""
    found = [(what, False, f"did WHO {rest}") for what, rest in DONE]
    found += [(what, True, f"did WHO not {rest}") for what, rest in DONE]
    found += [(what, True, f"didnt WHO {rest}") for what, rest in DONE]
    found += [(what, False, f"did|does CARD {rest}") for what, rest in DONE_BY_CARDS]
    found += [(what, True, f"did|does CARD not {rest}") for what, rest in DONE_BY_CARDS]
    found += [(what, True, f"didnt|doesnt CARD {rest}") for what, rest in DONE_BY_CARDS]
    found += [(what, False, f"is|am|are|was|were WHO {rest}") for what, rest in BEING]
    found += [(what, True, f"is|am|are|was|were WHO not {rest}") for what, rest in BEING]
    found += [(what, True, f"isnt|arent|wasnt WHO {rest}") for what, rest in BEING]
    found += [(what, False, f"is|was CARD {rest}") for what, rest in CARD_IS]
    found += [(what, True, f"is|was CARD not {rest}") for what, rest in CARD_IS]
    found += list(PLAIN)
    return tuple((what, is_no, tuple(rest.split())) for what, is_no, rest in found)


PATTERNS = _patterns()
SUBJECTS = frozenset(what for what, _, _ in PATTERNS)
"""Everything that can be asked about."""


def read_why(reader: Reader, at: int) -> tuple[WhyAsked | None, int]:
    """The question from a word on, and the word behind it. The longest fitting way counts. None if none fits."""
    best: tuple[WhyAsked | None, int] = (None, -1)
    for what, is_no, words in PATTERNS:
        asked, after = _fitting(reader, at, WhyAsked(what, is_no, None, None, None, 0), words)
        if after > best[1]:
            best = (asked, after)
    return best


def _fitting(reader: Reader, at: int, asked: WhyAsked, words: tuple[str, ...]) -> tuple[WhyAsked | None, int]:
    for word in words:
        if word in ("N", "N!"):
            at = reader.past_articles(at)
            many = number(reader.words[at].text) if at < reader.end and not is_signed(reader.words[at].gap) else None
            if many is None and word == "N!":
                reader.want(at, NUMBER.asks, NUMBER, {})
                return None, -1
            asked, at = (asked, at) if many is None else (asked._replace(amount=many), at + 1)
        elif word == "WHO":
            named, after = reader.player(at)
            is_me = named is None and reader.is_word(at, *I)
            reader.want(at, PLAYER.asks, PLAYER, {})
            if named is None and not is_me:
                return None, -1
            me = Words(reader.words[at].text, reader.words[at].start, reader.words[at].end) if is_me else None
            asked, at = asked._replace(who=named, me=me), at + 1 if is_me else after
        elif word == "CARD":
            at = at if reader.card(at)[0] is not None else reader.past_articles(at)
            card, after = reader.card(at)
            reader.want(at, PRINTED.asks, PRINTED, {})
            if card is None:
                return None, -1
            asked, at = asked._replace(card=card), after
        else:
            at = reader.past_articles(at)
            reader.want(at, word.split("|")[0], None, {})
            if not reader.is_word(at, *word.split("|")):
                return None, -1
            at += 1
    return asked, at
