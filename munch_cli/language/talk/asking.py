"""What form a line has: it asks whether somebody may, supposes something, or says something besides."""

from collections.abc import Iterator

from munch_cli.language.talk.lexicon import SMALL, Lexicon, Phrase, Token, follows
from munch_cli.language.talk.mentions import PERSONAL, Sight, mention_at
from munch_cli.language.talk.parts import said, splits
from munch_cli.table.ids import NO_PLAYER


def parted_from_reasons(tokens: list[Token], lexicon: Lexicon) -> tuple[list[Token], str]:
    """The tokens up to what is said besides, and that as words."""
    for at, token in enumerate(tokens):
        rest = [t.text for t in tokens[at + 1 :]]
        to_win = token.text in ("to", "and") and rest in (["win"], ["win", "it"], ["win", "the", "game"])
        to_win = to_win or rest[:2] == ["reach", "level"]
        to_win = to_win or (token.text == "or" and rest[:1] == ["is"])
        is_added = any(follows(tokens, at, phrase) for phrase in BESIDE_ANOTHER)
        if at >= 2 and (token.text in lexicon.words["besides"] or to_win or is_added):
            begin = at - (tokens[at - 1].text in ("just", "only", "even"))
            return tokens[:begin], " ".join(t.text for t in tokens[begin:])
    return tokens, ""


BESIDE_ANOTHER = (("as", "well", "as"), ("on", "top", "of"), ("together", "with"))
"""With these is told what somebody has already: "can Ann play Wizard as well as Warrior"."""


def parted_from_question(tokens: list[Token], lexicon: Lexicon) -> Iterator[tuple[list[Token], list[Token]]]:
    """What a line may tell, and the question that it asks behind that: "Ann fights Crabs. Who's winning?".

    A question about what was told itself ("…, is that allowed?", "…, can she?", "…, what happens?") is part of it.
    """
    begins = lexicon.words["question words"] | lexicon.words["modals"]
    for told, _, asked in splits(tokens, lexicon):
        words = [token.text for token in asked]
        is_tag = len(asked) == tag_of(tokens, lexicon)
        if (
            len(words) > 2
            and words[0] in begins
            and not is_tag
            and lexicon.words["about what was told"].isdisjoint(words)
        ):
            yield told, asked


def with_will(tokens: list[Token]) -> list[Token]:
    """The tokens with "is Ann going to run" as "will Ann run", and "was going to" as "would"."""
    at = next((n for n in range(len(tokens) - 2) if follows(tokens, n, ("going", "to"))), -1)
    if at < 0:
        return tokens
    be = next((n for n in range(at) if tokens[n].text in BEING), at)
    will = "would" if tokens[be].text in ("was", "were") else "will"
    return [*tokens[:be], Token(will, False, tokens[be].breaks), *tokens[be + 1 : at], *tokens[at + 2 :]]


def with_is(tokens: list[Token]) -> list[Token]:
    """The tokens with "Bob's in" as "Bob is in"."""
    ends = (n for n in range(1, len(tokens)) if tokens[n].text in ("in", "out") and tokens[n - 1].is_owner)
    at = next((n for n in ends if n + 1 == len(tokens) or tokens[n + 1].breaks or tokens[n + 1].text in BEHIND_IN), 0)
    if not at:
        return tokens
    return [*tokens[: at - 1], tokens[at - 1]._replace(is_owner=False), Token("is"), *tokens[at:]]


BEHIND_IN = ("and", "but", "for", "if", "then")
"""May stand behind "Bob's in", where it is not the beginning of a place: "Bob's in trouble"."""
BEING = frozenset({"am", "are", "is", "was", "were"})
"""Forms of "be" that stand before "going to"."""


ASKED_FOR = ("what", "who", "where", "when", "which", "how")
"""What is asked for in a question that is told like a deed."""
AFTER_WHAT = 2
"""So many words stand behind that at most."""


def echoed(tokens: list[Token], lexicon: Lexicon) -> list[Token]:
    """``the rock does what``, ``Ned's die is how big`` as "what does the rock do", "how big is Ned's die".

    What is no such question stays as it is, such as "that is what she wants".
    """
    words = [token.text for token in tokens]
    at = next((n for n in range(2, len(words)) if words[n] in ASKED_FOR), 0)
    if words[at - 1 : at] in (["has"], ["have"]) and words[at : at + 2] in (["how", "many"], ["how", "much"]):
        return [*tokens[at:], Token("does"), *tokens[: at - 1], Token("have")]  # "Bob has how many cards"
    verb = at - 2 if words[at - 1 : at] == ["worth"] else at - 1
    if verb < 1 or words[verb] not in (*BEING, "do", "does", "did"):
        return tokens
    behind = tokens[at + 1 :]
    is_clause = len(behind) > AFTER_WHAT or any(token.text in PERSONAL for token in behind)
    asks_already = not (lexicon.words["question words"] | lexicon.words["modals"]).isdisjoint(words[:verb])
    if is_clause or asks_already:
        return tokens
    does = [] if words[verb] in BEING else [Token("do")]
    how, behind = (behind, []) if words[at] == "how" else ([], behind)
    return [tokens[at], *how, tokens[verb], *tokens[:verb], *does, *tokens[verb + 1 : at], *behind]


def question_before_if(tokens: list[Token], lexicon: Lexicon) -> list[Token]:
    """The tokens with "if he helps, does he level up" as "does he level up if he helps"; else none."""
    if tokens[0].text != "if":
        return []
    begins = lexicon.words["question words"] | lexicon.words["modals"]
    helps = ("do", "does", "did", "will", "would")
    ends = (n for n in range(2, len(tokens) - 1) if tokens[n].text in (begins if tokens[n].breaks else helps))
    at = next(ends, 0)
    asks = "does" if tokens[at].text == "did" else tokens[at].text
    return [Token(asks), *tokens[at + 1 :], *tokens[:at]] if at else []


def may_begins(tokens: list[Token], lexicon: Lexicon) -> list[Token] | None:
    """The clause of a question whether somebody may, from who it is on; None if that is not asked."""
    words = [token.text for token in tokens]
    if not words:
        return None
    if words[0] in lexicon.words["modals"]:
        tokens = tokens[1:] if words[1:2] == ["not"] else tokens
        words = [token.text for token in tokens]
        win = words.index("win") if "win" in words else len(words)
        by = next((at for at in range(win, len(words)) if words[at] == "by"), 0)
        return [*tokens[1:win], *tokens[by + 1 :]] if by else tokens[1:]
    for place in range(1, min(5, len(words))):
        if (
            words[place] in lexicon.words["permitted"]
            and words[0] in ("is", "am", "are", "was", "would", "will")
            and words[place + 1 : place + 2] == ["to"]
        ):
            is_anybody = words[1] in ("a", "it", "that", "someone", "somebody", "anyone")
            return tokens[place + 2 :] if is_anybody else [*tokens[1:place], *tokens[place + 2 :]]
    right = next((n for n in range(2, min(7, len(words))) if words[n] in lexicon.words["permission"]), 0)
    if right and words[0] in ("do", "does", "has", "have"):  # "has Ann the right to run"
        who = tokens[1 : right - (words[right - 1] in ("a", "the"))]
        return [*(token for token in who if token.text != "have"), *tokens[right + 2 :]]
    for opening in lexicon.may_openings:
        if tuple(words[: len(opening)]) == opening:
            return [token for token in tokens[len(opening) :] if token.text != "to" or opening[-1] != "for"]
    at = next((n for n in range(2, 4) if words[n : n + 2] == ["get", "to"]), 0)
    return [*tokens[1:at], *tokens[at + 2 :]] if at else None  # "does Ann get to draw"


def preferred(tokens: list[Token]) -> list[Token]:
    """``would rather run than fight on`` as "run": what is preferred is done."""
    words = [token.text for token in tokens]
    at = next((n for n in range(len(words) - 3) if words[n : n + 2] == ["would", "rather"]), -1)
    if at < 0 or "than" not in words[at + 3 :]:
        return tokens
    return [*tokens[:at], *tokens[at + 2 : words.index("than", at)]]


def parted_from_contrast(tokens: list[Token], sight: Sight) -> tuple[list[Token], str]:
    """The tokens without who or what is told not to be meant, and that as words: "asks Hal, not Ivy"."""
    for told, _, besides in splits(tokens, sight.lexicon):
        if besides[0].text == "not":
            begin = next((n for n in range(1, len(besides)) if besides[n].text not in SMALL), 0)
            named = mention_at(sight, besides, begin, len(besides), NO_PLAYER) if begin else None
            if named is not None and named.end == len(besides):
                return told, said(besides)
    return tokens, ""


def tag_of(tokens: list[Token], lexicon: Lexicon) -> int:
    """How many words of a question stand behind what is told: "…, can't he", "…, isn't it", "…, is that ok"."""
    words = [token.text for token in tokens]
    if len(words) > 4 and words[-2] == "not" and words[-1] in ("he", "she", "it", "they", "i", "we"):
        return 3
    if words[-2:-1] == ["or"] and words[-1] in ("nah", "no", "not", "what"):
        return 2
    leave, right = lexicon.words["asking leave"], lexicon.words["asking who is right"]
    if len(words) > 2 and tokens[-1].breaks and words[-1] in leave | right:
        return 1
    if len(words) > 3 and words[-1] == "right" and words[-2] not in lexicon.words["before a right"]:
        return 1  # "it's my turn right"
    if len(words) < 6 or words[-3] not in BEING:
        return 0
    asks_leave = words[-2] in ("that", "it", "this") and words[-1] in leave
    return 3 if asks_leave or (words[-2] in lexicon.words["asked to be right"] and words[-1] in right) else 0


def disputed(tokens: list[Token], sight: Sight) -> list[Token]:
    """What somebody is told to say or think that a player may do, or that is so, as a question; else none.

    ``Bob says I can't sell my hat, is he right``, "Bob won't let me sell my hat" and "is it true that I can sell my
    hat" are "can I sell my hat". "Bob says he'll help" is a deed, and so is "Bob says he can help", unless it is asked
    about.
    """
    known, lexicon = sight.lexicon.words, sight.lexicon
    seats, behind = sight.player_at(tokens, 0)
    if not seats:
        behind = next((len(one) for one in lexicon.said_by if follows(tokens, 0, one)), 0)
    verbs = (*lexicon.claiming, *lexicon.forbidding) if behind else lexicon.is_it_true
    begins = max((len(one) for one in verbs if follows(tokens, behind, one)), default=0)
    rest, tag = tokens[behind + begins :], tag_of(tokens, lexicon)
    told = [token._replace(breaks=False) for token in rest[: len(rest) - tag] if token.text not in ("not", "never")]
    told = told[told[:1] == [Token("that")] :]
    if not begins or len(told) < 3 or told[0].text in ("about", "of", "to"):
        return []
    words = [token.text for token in told]
    if any(follows(tokens, behind, one) for one in lexicon.forbidding):
        return [Token("can"), Token(SUBJECTS.get(words[0], words[0])), *told[1:]]
    verb = next((n for n in range(1, min(4, len(words))) if words[n] in known["modals"] | known["disputed"]), 0)
    is_own = bool(seats) and words[0] in ("he", "she", "they")
    is_said = bool(seats) and tokens[behind].text in known["saying"]
    is_of_nobody = not sight.player_at(told, 0)[0] and not sight.pronoun(words[0])
    if is_said and words[verb] in BEING and known["asking leave"].isdisjoint(words):
        verb = 0  # "Ann says it's dead" claims a kill
    if not (tag or not behind or (verb and not (is_own and is_said)) or (is_of_nobody and not is_said)):
        return []
    first = tokens[:behind] if is_own else told[:1]
    if verb and words[verb] in known["modals"] | {"must", *BEING}:
        return [told[verb], *first, *told[1:verb], *told[verb + 1 :]]
    is_of_several = words[0] in ("i", "you", "we", "they") or words[0].endswith("s")
    return [
        Token("do" if is_of_several else "does"),
        *first,
        *(Token("have") if t.text == "has" else t for t in told[1:]),
    ]


SUBJECTS = {"me": "I", "us": "we", "him": "he", "her": "she", "them": "they"}
"""Whom another lets do something -> who does it."""


def without_call(tokens: list[Token], lexicon: Lexicon) -> list[Token]:
    """The tokens without a question behind a deed whether somebody minds: "…, any objections?"."""
    for call in lexicon.calls:
        at = len(tokens) - len(call)
        if at > 1 and tokens[at].breaks and follows(tokens, at, call):
            return tokens[:at]
    return tokens


def turned_about(tokens: list[Token], sight: Sight) -> list[Token]:
    """``Ann can run, right?`` as "can Ann run"; what does not tell something of somebody stays as it is."""
    known = sight.lexicon.words
    seats, after = sight.player_at(tokens, 0)
    if not seats:
        seats, after = sight.pronoun(tokens[0].text), 1
    tokens = tokens[: len(tokens) - tag_of(tokens, sight.lexicon)]
    is_it = tokens[0].text in ("it", "that", "this") and len(tokens) > 2 and tokens[1].text in BEING
    if is_it:  # "it's my turn, right?"
        return [tokens[1], tokens[0], *tokens[2:]]
    if not seats or after >= len(tokens) or tokens[after].breaks:
        return tokens
    asks = known["question words"] | known["modals"]
    is_owner = tokens[after - 1].is_owner  # "Ann's winning", or "Ann's hat is big"
    verb = next((n for n in range(after, len(tokens) if is_owner else after + 1) if tokens[n].text in asks), 0)
    if verb:
        return [tokens[verb], *tokens[:verb], *tokens[verb + 1 :]]
    return [Token("is" if is_owner else "does"), *tokens]


def supposed_parts(tokens: list[Token], sight: Sight) -> tuple[list[Token], bool, list[Token]] | None:
    """What a line supposes, whether it asks who wins then, what else it asks then; None if nothing is supposed."""
    if not tokens:
        return None
    for phrases, wins_asked in ((sight.lexicon.what_then, False), (sight.lexicon.wins_then, True)):
        told = _before_what_then(tokens, phrases)
        if told is not None:
            body, _, then = supposed_parts(told, sight) or (told, wins_asked, [])
            return body, wins_asked, then
    words, wins = [token.text for token in tokens], sight.lexicon.words["wins"]
    for begin in sight.lexicon.supposing:
        if tuple(words[: len(begin)]) == begin:
            body = tokens[len(begin) :]
            return _then(body, words[:1] == ["who"], sight)
    if words[0] == "with":  # "with Finn is it enough"
        at = next((n for n in range(2, len(words)) if words[n] in WHETHER), 0)
        tokens = [*tokens[at:], *tokens[:at]]
        words = [token.text for token in tokens]
    if words[0] in WHETHER:
        helped = _with_help(tokens, sight)
        if helped:
            return helped, True, []
        at = next((n for n in range(2, len(words) - 1) if words[n] in wins and "with" in words[n + 1 : n + 4]), 0)
        if at:  # "does she win with the coral"
            return [*tokens[1:at], Token("plays"), *tokens[words.index("with", at) + 1 :]], True, []
    if words[0] in ("would", "will") and words[-2:] == ["be", "enough"] and len(words) > 3:
        return tokens[1:-2], True, []
    if "if" in words[1:]:
        at = words.index("if", 1)
        head = words[:at]
        if head[0] in (*WHETHER, "am", "are") and wins & set(head):
            return tokens[at + 1 :], True, []
    is_of_one = bool(sight.player_at(tokens, 0)[0]) or words[0] in ("he", "she", "they", "we", "i")
    if is_of_one and words[-1] != "game":  # "Ann plays the potion, does she win"
        asks = ("do", "does", "will", "would")
        is_set_off = any(tokens[at].breaks and words[at] in asks for at in range(3, len(words) - 1))
        body, wins_asked, then = _then(tokens, False, sight) if is_set_off else (tokens, False, [])
        return (body, True, then) if wins_asked else None
    return None


WHETHER = ("would", "does", "do", "will", "can", "could", "is")
"""Begin the question whether somebody wins."""


def _before_what_then(tokens: list[Token], phrases: tuple[Phrase, ...]) -> list[Token] | None:
    """The tokens before "…, what then", if a deed is told and asked what comes of it in one of these phrases."""
    for asked in phrases:
        at = len(tokens) - len(asked)
        is_set_off = at > 2 and (tokens[at].breaks or asked[0] == "that")
        if is_set_off and follows(tokens, at, asked):
            return tokens[:at]
    return None


def _with_help(tokens: list[Token], sight: Sight) -> list[Token]:
    """``would Dana win with Finn's help`` as "Finn helps Dana"; nothing if no help is named so."""
    words, wins = [token.text for token in tokens], sight.lexicon.words["wins"]
    at = next((n for n in range(2, len(words) - 1) if words[n] in ("with", "if") and wins & set(words[:n])), 0)
    if not at:
        return []
    rest = tokens[at + 1 :]

    seats, after = sight.player_at(rest, 0)
    if not seats:
        seats, after = sight.pronoun(rest[0].text), 1
    behind = {token.text for token in rest[after:]} - sight.lexicon.words["helping"]
    return [*(token._replace(is_owner=False) for token in rest[:after]), Token("helps")] if seats and not behind else []


def _then(body: list[Token], is_win_asked: bool, sight: Sight) -> tuple[list[Token], bool, list[Token]]:
    """Parts what is supposed from what is asked of it: "…, do they win", "… could he sell X"."""
    wins = sight.lexicon.words["wins"]
    words = [token.text for token in body]
    for at in range(2, len(words)):
        if body[at].breaks and words[at] in ("what", "how", "where"):
            return body[:at], False, []  # "…, what level is he"
        wins_it = wins & set(words[at:]) or ({"get", "got"} & set(words[at:]) and words[-1] == "it")
        if body[at].breaks and wins_it:
            return body[:at], True, []  # "…, Jack still got it?"
        asks = words[at] in ("do", "does", "did", "can", "could", "would", "may", "who")
        is_or_will = words[at] in ("is", "am", "are", "will")  # "what if the Goblin is asleep" asks nothing more
        if asks or (is_or_will and (body[at].breaks or words[-1] == "enough")):
            tail = words[at + 1 :]
            if (
                wins & set(tail)
                or ({"get", "got"} & set(tail[:2]) and tail[-1] in ("it", "him", "them"))
                or not sight.lexicon.words["done for"].isdisjoint(tail[1:3])
            ):
                return body[:at], True, []
            if words[at] in ("do", "does", "would", "will", "is", "are", "am") and tail:  # "…, is he safe"
                return body[:at], False, []
            if words[at] in ("can", "could", "may") and tail:
                return body[:at], False, body[at:]
    return body, is_win_asked, []


def called_for_help(tokens: list[Token], sight: Sight) -> list[Token] | None:
    """``Finn, fancy helping me out for 2 treasures`` as "ask Finn for help for 2 treasures", if somebody is called.

    So is ``Finn, want to help? I'll give you 2 treasures``.
    """
    known = sight.lexicon.words
    seats, after = sight.player_at(tokens, 0)
    words = [token.text for token in tokens]
    begin = after + 2 * (words[after : after + 2] in (["can", "you"], ["could", "you"]))
    at = next((n for n in range(begin, len(words)) if words[n] not in known["calling for help"]), len(words))
    if len(seats) != 1 or at >= len(words) or known["called for"].isdisjoint(sight.lexicon.base_forms(words[at])):
        return None
    behind = at + 1
    while behind < len(words) and words[behind] in known["behind a call"]:
        behind += 1
    asked = [Token("ask"), *tokens[:after], Token("for"), Token("help")]
    for promise in known["promising terms"]:
        promised = promise.split()
        if words[behind : behind + len(promised)] == promised:
            return [*asked, Token("for"), *tokens[behind + len(promised) :]]
    return [*asked, *tokens[behind:]] if {"me", "us"} & set(words[after:behind]) else None


def is_wished(lexicon: Lexicon, words: list[str], is_speech: bool = False) -> bool:
    """Return True if a line tells a wish, a duty, a permission, a try or a bet: no deed is done by that.

    ``is_speech``: what is wished is itself done by saying that one would, such as an offer of help.
    """
    line, known = f" {' '.join(words)} ", lexicon.words
    return any(f" {phrase} " in line for phrase in (known["due"] if is_speech else known["due"] | known["wished"]))


def is_undone(sight: Sight, words: list[str]) -> bool:
    """``almost runs``, ``sells it next turn``, ``runs out of time``: whether nothing of it is so now."""
    known, line = sight.lexicon.words, f" {' '.join(words)} "
    out = next((at for at in range(1, len(words)) if words[at : at + 2] == ["out", "of"]), 0)
    has_no_more = out and "run" in sight.lexicon.base_forms(words[out - 1])
    if has_no_more and known["places to leave"].isdisjoint(words[out:]):
        return True
    return any(f" {phrase} " in line for phrase in known["undone"] | known["after the fight"])
