"""How the board lies, as people tell it: what a line says of the turn, the fight or somebody, in munch's own words."""

from munch_cli.language.talk.being import Told, card_at, has_seat, name_of, new_name, texts, told_of, told_of_newcomer
from munch_cli.language.talk.clause import STRANGE
from munch_cli.language.talk.lexicon import SMALL, Token, follows, number_of, ordinal_of
from munch_cli.language.talk.mentions import Guess, Sight
from munch_cli.table.cards import FOE_KINDS
from munch_cli.table.ids import CardId, CopyId, PlayerId
from munch_cli.table.state import CURSES, HAND


def described(sight: Sight, tokens: list[Token], written: str, is_supposed: bool = False) -> list[Told]:
    """Everything that a clause may say of the board; ``written``: the line as typed, for names that are new."""
    of_all = (
        _no_fight(sight, tokens),
        _turn(sight, tokens),
        _seats(sight, tokens, written),
        _fight(sight, tokens),
        _helps(sight, tokens) if is_supposed else None,
    )
    if any(of_all):
        return [told for told in of_all if told is not None]
    of_one = (
        _gone(sight, tokens),
        _moved(sight, tokens) or told_of(sight, tokens, written),
    )
    return [told for told in of_one if told is not None]


# ---- the turn and the seats


def _turn(sight: Sight, tokens: list[Token]) -> Told | None:
    """``its bens turn``, ``lou's the one to go now``, ``it's bob's go``, ``ruth starts``"""
    words = texts(tokens)
    if words[:2] in (["your", "turn"], ["your", "go"]):  # "your turn, Bob"
        tokens = [*tokens[2:], *tokens[:2]]
        words = texts(tokens)
    at = 0
    while at < len(words) and words[at] in ("it", "is", "its", "was", "were", "now", "the", "if", "make", "let"):
        at += 1
    seats, behind = sight.player_at(tokens, at)
    if not seats:
        word = words[at] if at < len(words) else ""
        seats, behind = sight.pronoun({"his": "he", "my": "i", "her": "she"}.get(word, word)), at + 1
    if not has_seat(seats):
        return None
    rest = tuple(
        word
        for word in words[behind:]
        if word not in ("now", "then", "is", "the", "own", "your", "s", "be", "you", "are")
    )
    for said in sight.lexicon.turns:
        more = rest[len(said) :]
        if rest[: len(said)] == said and {"he", "she", "they", "and", "is", "in", "doing"}.issuperset(more):
            return Told((f"it is {name_of(sight, seats)}'s turn",), seats[0].fit * 0.97)
    return None


def _seats(sight: Sight, tokens: list[Token], written: str) -> Told | None:
    """``grandpa sits down too``, ``Ruth, Nell and Pat are playing, ruth starts``"""
    words, known = texts(tokens), sight.lexicon.words
    stop = next((n for n, word in enumerate(words) if word in known["taking a seat"]), 0)
    if not stop:
        return None
    behind = [at for at in range(stop + 1, len(words)) if words[at] not in known["around a seat"]]
    tail = [words[at] for at in behind]
    first = ""
    if tail:
        at = behind[0]
        if tail[-1] not in ("starts", "begins", "first"):
            newcomer = stop == 1 and not sight.player_at(tokens, 0)[0]
            return told_of_newcomer(sight, tokens, written, at) if newcomer else None
        seats = sight.player_at(tokens, at)[0]
        first = name_of(sight, seats) if seats else new_name(sight, tokens, written, words.index(tail[0]))
    new, at = [], 0
    while at < stop:
        seats, after = sight.player_at(tokens, at)
        if words[at] in ("and", "are", "is", "we", "have", "will") or words[at] in sight.lexicon.fillers:
            at += 1
        elif seats:
            at = after
        elif name := new_name(sight, tokens, written, at):
            new.append(name)
            at += 1
        else:
            return None
    said = f"{' and '.join(new)} {'join' if len(new) > 1 else 'joins'}"
    return Told((said, f"it is {first}'s turn") if first else (said,), 0.95) if new else None


# ---- the fight


def _no_fight(sight: Sight, tokens: list[Token]) -> Told | None:
    words = [word for word in texts(tokens) if word not in ("the", "now", "a", "so", "then", "that", "s")]
    said = {" ".join(words), " ".join(texts(tokens))}
    return Told(("nobody fights",), 0.96) if said & sight.lexicon.words["no fight"] else None


def _fight(sight: Sight, tokens: list[Token]) -> Told | None:
    """``Anna vs Lame Goblin``, ``anna squares up to a buffed lame goblin, it's enraged``, ``Ann and Bo fight Crabs``"""
    words = texts(tokens)
    seats, behind = _who(sight, tokens)
    both, after = sight.several_at(tokens)
    helper = sight.state.players[PlayerId(both[1])].name if len(both) == 2 else ""
    behind = after if helper else behind
    if not has_seat(seats):
        return None
    at = behind
    while at < len(words) and words[at] in ("is", "now", "just", "be", "also", "in", "then"):
        at += 1
    ends = (n + len(said) for said in sight.lexicon.fighting for n in (at, at - 1) if follows(tokens, n, said))
    begin = max(ends, default=0)
    if not begin:
        return None
    stop = len(tokens)
    if not helper:
        helper, stop = _helper_in(sight, tokens, begin, seats)
    level = _level_of_a_plain_monster(tokens[begin:stop])
    if level:
        name = f"Level {level} Monster"
        made = (
            ()
            if any(card.name == name for card in sight.catalogue.values())
            else (f'card "{name}": monster, level {level}',)
        )
        said = f"{name_of(sight, seats)} fights {name}" + (f" with {helper} helping" if helper else "")
        return Told((*made, said), 0.95)
    cards, cost = _cards_in(sight, tokens[:stop], begin)
    monsters = [card for card in cards if sight.catalogue[card].kind in FOE_KINDS]
    more = [card for card in cards if sight.catalogue[card].kind == "monster-enhancer"]
    if not monsters or len(monsters) + len(more) != len(cards):
        return None
    names = [sight.catalogue[card].name for card in monsters]
    if more:
        names[-1] += f" ({' + '.join(sight.catalogue[card].name for card in more)})"
    said = f"{name_of(sight, seats)} fights {' + '.join(names)}" + (f" with {helper} helping" if helper else "")
    return Told((said,), 0.97 * seats[0].fit - cost)


def _level_of_a_plain_monster(tokens: list[Token]) -> int:
    """Return the Level of a monster that is told by its Level alone: "a level 8 monster"; 0 for anything else."""
    words = [word for word in texts(tokens) if word not in SMALL and word != "with"]
    figures = [ordinal_of(word) or number_of(word) for word in words]
    level = next((figure for figure in figures if figure), 0) or 0
    rest = [word for word, figure in zip(words, figures, strict=True) if not figure]
    is_plain = sorted(set(rest)) in (["level", "monster"], ["foe", "level"], ["beast", "level"], ["enemy", "level"])
    return level if is_plain and len(rest) == 2 else 0


def _helper_in(sight: Sight, tokens: list[Token], begin: int, fighter: tuple[Guess, ...]) -> tuple[str, int]:
    """Who is told to help in a fight from a token on, "" for nobody, and where that begins.

    ``…, Olaf's helping``, ``… with Olaf's help``, ``… helped by Olaf``
    """
    words, known = texts(tokens), sight.lexicon.words
    for at in range(begin + 1, len(tokens)):
        seats, after = sight.player_at(tokens, at)
        if len(seats) != 1 or seats[0].what == fighter[0].what:
            continue
        start = at
        while words[start - 1] in known["before a helper"]:
            start -= 1
        said = set(words[start:at]) | set(words[after:])
        if not said.isdisjoint(known["willing"]):
            continue
        if known["helps"] & said and not said - known["helps"] - known["around help"] - known["before a helper"]:
            return sight.state.players[PlayerId(seats[0].what)].name, start
    return "", len(tokens)


def _who(sight: Sight, tokens: list[Token]) -> tuple[tuple[Guess, ...], int]:
    """Who is named first, by name or by a pronoun, and the token behind."""
    seats, behind = sight.player_at(tokens, 0)
    return (seats, behind) if seats else (sight.pronoun(tokens[0].text), 1)


def _cards_in(sight: Sight, tokens: list[Token], at: int) -> tuple[list[CardId], float]:
    """The printed cards named from a token on, and what the words that name none cost."""
    found: list[CardId] = []
    cost = 0.0
    while at < len(tokens):
        card, after, fit = card_at(sight, tokens, at)
        if card is not None:
            found.append(card)
            cost += 0.06 * (fit < 0.9)
            at = after
        else:
            cost += 0 if tokens[at].text in sight.lexicon.words["around a monster"] else STRANGE
            at += 1
    return found, cost


def _helps(sight: Sight, tokens: list[Token]) -> Told | None:
    """``Gwen helps Devin out, she wants 1 treasure``, ``gwen is in it too, she's helping``"""
    fight, known = sight.state.combat, sight.lexicon.words
    seats, behind = _who(sight, tokens)
    if fight is None or not seats or seats[0].what == fight.fighter:
        return None
    rest = texts(tokens)[behind:]
    if not known["helps"] & set(rest) or {"offer", "offers", "ask", "asks"} & set(rest):
        return None
    fighter = sight.state.players[fight.fighter].name
    harmless = known["around help"] | {fighter.casefold()}
    odd = [word for word in rest if word not in harmless]
    return Told((f"{name_of(sight, seats)} helps {fighter}",), 0.97 * max(seats[0].fit, 0.8) - STRANGE * len(odd))


# ---- what came to somebody, or is gone


def _moved(sight: Sight, tokens: list[Token]) -> Told | None:
    """``nils goes down a level``, ``vic gained two levels``, ``bo's human again``: what it comes to."""
    seats, at = _who(sight, tokens)
    words, known = texts(tokens)[at:], sight.lexicon.words
    if not seats:
        return None
    name, sure = name_of(sight, seats), seats[0].fit
    if "human" in words and not set(words) - known["human again"] - {"human"}:
        return Told((f"{name} is Human",), 0.92 * sure)
    up, down = known["level up"], known["level down"]
    left = [word for word in words if word not in up | down | known["around a level"]]
    many = [number for word in left if (number := number_of(word)) is not None]
    goes = (up | down) & set(words)
    if not goes or not {"level", "levels", "leveled"} & set(words) or len(left) != len(many) or len(many) > 1:
        return None
    by = (many or [1])[0] * (-1 if goes & down else 1)
    level = max(1, sight.state.players[seats[0].what].level + by)
    return Told((f"{name} is Level {level}",), 0.92 * sure)


def _gone(sight: Sight, tokens: list[Token]) -> Told | None:
    """``the helm's gone``, ``rosa's whip is broken``, ``deb has lost her hat``: whose it was has it no more."""
    seats, begin = sight.player_at(tokens, 0)
    known = sight.lexicon.words
    before = SMALL | known["losing"] | known["around what is gone"]
    start = next((n for n in range(begin, len(tokens)) if tokens[n].text not in before), len(tokens))
    is_lost = not known["losing"].isdisjoint(texts(tokens[begin:start]))
    begin = start
    cards, after = sight.cards_at(tokens, begin, len(tokens))
    owners = {guess.what for guess in seats} or set(sight.state.seats)
    lying = {t.copy: t for t in sight.things if t.owner in owners and t.zone not in (HAND, CURSES)}
    theirs = [guess for guess in cards if guess.what in lying]
    some = [lying[CopyId(guess.what)] for guess in theirs if guess.fit >= theirs[0].fit - 0.1]
    words = frozenset(texts(tokens)[after:])
    if len(some) != 1 or not (is_lost or words & known["gone"]) or words - known["gone"] - known["around what is gone"]:
        return None
    return Told((f"{sight.state.players[some[0].owner].name} has no {some[0].card.name}",), 0.92 * cards[0].fit)
