"""Questions how it stands: who is winning, whose turn it is, what is in it, what is lost; answered from the table."""

from __future__ import annotations

from collections.abc import Callable

from munch_cli.engine.table import Table
from munch_cli.language.talk.lexicon import Token
from munch_cli.language.talk.mentions import Sight, mentions
from munch_cli.language.talk.whys import named
from munch_cli.rules.selling import levels_bought
from munch_cli.show.board import fight_lines, owed_lines, turn_said
from munch_cli.show.look import Look, wrapped
from munch_cli.show.verdicts import citations
from munch_cli.table import commands as c
from munch_cli.table.cards import SELLABLE_KINDS
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.records import NamedTuple
from munch_cli.table.saying import counted, listed


class Standing(NamedTuple):
    """A question how it stands: a topic below, about whom (NO_PLAYER: nobody in particular), about which copies."""

    topic: str
    who: PlayerId = NO_PLAYER
    copies: tuple[CopyId, ...] = ()


LEVEL = "level"
RULES: dict[str, tuple[str, ...]] = {
    "back": ("death.new-character-appears-at-once", "death.new-character-appears-when-the-next-turn-begins"),
    "helped-treasure": (
        "helping.main-player-draws-the-treasure",
        "helping.treasure-shared-as-agreed",
        "helping.helper-gets-what-was-promised",
    ),
    "helped-level": ("helping.helper-gains-no-level-unless-elf", "helping.helper-gains-no-level"),
    "score": ("combat.higher-player-total-kills", "combat.higher-total-wins", "combat.ties-go-to-the-monster"),
    "short": ("combat.higher-player-total-kills", "combat.higher-total-wins", "combat.ties-go-to-the-monster"),
    "turn": (),
    "give": ("cards.hand-limit-five-dwarf-six", "cards.hand-limit-five", "cards.hand-limit"),
}
"""Topic -> the rules behind it; those that a sheet does not have are left out."""
_WINNING = frozenset(
    [
        "winning",
        "win",
        "wins",
        "ahead",
        "beating",
        "leading",
        "losing",
        "behind",
        "beat",
        "beats",
        "solo",
        "lead",
        "leads",
        "tied",
        "kills",
        "kill",
    ]
)
_SCORES = frozenset(("score", "scoreboard", "totals", "sums", "strengths", "tally", "score now"))


def standing_asked(sight: Sight, table: Table, tokens: list[Token], is_question: bool) -> Standing | str | None:
    """What a line asks of how it stands, or a sentence of munch's own that asks it; None if it asks no such thing."""
    words = [token.text for token in tokens]
    said = set(words)
    line = f" {' '.join(words)} "
    fight = table.fight
    if not words or not (is_question or words[0] in _OPENINGS):
        return None
    people = named(sight, tokens)
    who = next((PlayerId(n) for n, player in enumerate(table.state.players) if player.name == people), NO_PLAYER)
    cards = _cards(sight, tokens)
    if ("turn" in said and ("whose" in said or " who is turn" in line)) or line in _TURN_LINES:
        return Standing("turn")
    if {
        "odds",
        "chance",
        "chances",
        "chanses",
        "probability",
        "odd",
        "probabilities",
        "likely",
        "likelihood",
    } & said and not {"if"} & said:
        return (
            f"odds for {people}"
            if people
            and not {"my", "our"} & said
            and fight is not None
            and {"odds", "odd"} & said
            and people.casefold().split()[0] in line
            else "odds"
        )
    if words[0] == "is" and {"turn", "go"} & said and not {"if", "can", "to"} & said:
        return Standing("turn")
    if (
        "if" in said
        and not ({"treasure", "treasures"} & said and (words[0] == "who" or "many" in said))
        and not {"lose", "loses", "lost", "gets", "back", "happens", "die", "dies", "catches"} & said
    ):
        return None
    if fight is not None:
        found = _of_the_fight(sight, table, tokens, who, cards)
        if found is not None:
            return found
    if (
        "many" in said
        and {"cards", "card"} & said
        and {"hold", "holds", "holding", "have", "has", "hand", "got", "left"} & said
        and "to" not in said
        and who != NO_PLAYER
    ):
        return Standing("hand", who)
    if (
        {"many", "much"} & said
        and ({"give", "discard", "rid", "drop", "lose", "dump"} & said)
        and {"have", "has", "must", "need"} & said
        and (any(d.what == "charity" for d in table.state.owed) or table.state.turn.phase == "charity")
        and "levels" not in said
    ):
        return Standing("give", who if who != NO_PLAYER else table.state.turn.player)
    if "levels" in said and cards and {"many", "get", "gets"} & said:
        owner = next((t.owner for t in sight.things if t.copy == cards[0]), -1)
        sold = tuple(
            copy
            for copy in cards
            if any(t.copy == copy and t.owner == owner and t.card.kind in SELLABLE_KINDS for t in sight.things)
        )
        return Standing("sale", PlayerId(owner), sold) if owner >= 0 and sold else None
    if ("back" in said and words[0] == "when") or {"respawn", "respawns"} & said:
        return Standing("back", who)
    if words[0] == "who" and {"gets", "get"} & said and any(debt.what in ("loot", "pick") for debt in table.state.owed):
        return Standing("owed")
    if words[0] == "what" and {"level"} & said and who != NO_PLAYER and not cards and fight is None:
        return Standing("level", who)
    if (
        cards
        and len(cards) == 1
        and words[0] in ("what", "how")
        and (
            {"worth", "cost", "costs", "value", "price", "gold", "do", "does", "say", "bonus"} & said
            or words[:2] == ["what", "is"]
        )
        and "lose" not in said
        and not {"level"} & said
    ):
        return f"what does {_name(sight, cards[0])} do"
    return None


_TURN_LINES = frozenset(
    (
        " who is up ",
        " who is next ",
        " who goes now ",
        " who is on ",
        " who goes next ",
        " whose go is it ",
        " who has the turn ",
        " whose go ",
        " who plays now ",
        " who is playing now ",
    )
)
_OPENINGS = frozenset(
    [
        "what",
        "who",
        "whose",
        "when",
        "how",
        "where",
        "is",
        "am",
        "are",
        "do",
        "does",
        "will",
        "can",
        "should",
        "could",
        "did",
        "has",
        "was",
        "were",
        "tell",
        "show",
        "which",
        "would",
        "odds",
        "score",
    ]
)


def _cards(sight: Sight, tokens: list[Token]) -> list[CopyId]:
    """The cards that are named, each as the likeliest copy."""
    found: list[CopyId] = []
    for mention in mentions(sight, tokens, 0, len(tokens))[0]:
        if mention.kind != "card":
            continue
        near = [g for g in mention.guesses if g.fit >= mention.guesses[0].fit - 0.05]
        names = {sight.state.cards[g.what] for g in near}
        if len(names) == 1:
            found.append(CopyId(near[0].what))
    return found


def _name(sight: Sight, copy: CopyId) -> str:
    return sight.catalogue[sight.state.cards[copy]].name


def _of_the_fight(
    sight: Sight, table: Table, tokens: list[Token], who: PlayerId, cards: list[CopyId]
) -> Standing | str | None:
    """A question about the fight that is on."""
    words = [token.text for token in tokens]
    said, line = set(words), f" {' '.join(words)} "
    foes = list(table.foes)
    of_foe = [copy for copy in cards if copy in foes] or foes
    if {"wait", "must"} & said or "have to" in line:
        return None
    if _WINNING & said and any(copy not in foes for copy in cards):
        return None
    if {"treasure", "treasures", "loot", "reward", "prize", "tresures", "spoils"} & said and {
        "many",
        "much",
        "what",
        "get",
        "gets",
        "worth",
        "any",
    } & said:
        if words[0] == "who" and {"helps", "help", "helping"} & said:
            return Standing("helped-treasure")
        if words[0] == "who" or {"look", "alone", "see", "split", "share"} & said:
            return None
        return Standing("treasures", who, tuple(of_foe))
    if line in (
        " what is in it for me ",
        " what do i get ",
        " what do we get ",
        " what is the reward ",
        " what is it worth ",
        " what do i get for it ",
    ):
        return Standing("treasures", who, tuple(foes))
    if "levels" in said and {"many", "get"} & said and not [copy for copy in cards if copy not in foes]:
        return Standing("levels", who, tuple(of_foe))
    if words[0] == "what" and {"lose", "loses"} & said and any(debt.options for debt in table.state.owed):
        return Standing("owed")
    if ({"bad", "penalty"} & said and ("stuff" in said or "penalty" in said)) or (
        ({"lose", "happens", "catches", "caught", "gets", "get", "catch", "do", "lost"} & said)
        and words[0] == "what"
        and not {"dies", "die", "level", "win", "wins"} & said
        and ({"catches", "caught", "catch", "lose", "me", "him", "her", "do"} & said or "get" in said)
    ):
        if {"odds"} & said:
            return None
        some = list(of_foe)
        return f"what does {_name(sight, some[0])} do" if len(some) == 1 else Standing("bad-stuff", who, tuple(some))
    if (
        words[0] in ("what", "which")
        and "level" in said
        and (cards or {"mob", "monster", "it", "beast", "boss", "creature"} & said)
    ):
        return Standing("monster-level", who, tuple(of_foe))
    if (
        ({"short", "missing", "lack", "lacking"} & said and words[0] in ("how", "am", "what"))
        or ("need" in said and {"much", "many"} & said)
        or ({"needed"} & said and "much" in said)
    ):
        return Standing("short", who)
    if (
        (words[0] == "how" and _WINNING & said)
        or (words[0] == "what" and {"need", "take", "needs"} & said and {"win", "beat", "kill"} & said)
        or (
            words[0] == "can"
            and "win" in said
            and ("all" in said or ("still" in said and "then" not in said and "this" in said))
        )
        or (words[0] == "can" and {"this", "it"} & said and "win" in said)
    ):
        return "ways"
    if (
        words[0] in ("what", "whats")
        and ("at" in said or "strength" in said or "total" in said or "strong" in said)
        and cards
        and set(cards) & set(foes)
    ):
        return f"why {table.total('monsters').amount}"
    helped = fight_helper(table)
    if words[0] in ("does", "do", "will") and helped == who and who != NO_PLAYER and {"up", "level"} & said:
        return Standing("helped-level", who)
    if _SCORES & said or (
        {"at", "stands", "stand"} & said and words[0] in ("what", "how", "where") and len(words) <= 7
    ):
        return Standing("score")
    if (
        _WINNING & said
        and words[0] in ("who", "is", "am", "are", "do", "does", "will", "can", "could", "she", "he", "they", "would")
        and not {"if", "game", "lose"} & said
    ):
        if words[0] in ("can", "could") and {"run", "play", "kill"} & said:
            return None
        return Standing("score")
    if {"fight", "run"} <= said and "or" in said:
        return Standing("score")
    if words[0] in ("is", "am", "are") and {"enough", "strong"} & said:
        return Standing("score")
    return None


def fight_helper(table: Table) -> PlayerId:
    """Who helps in the fight; NO_PLAYER if nobody does."""
    return table.fight.helper if table.fight is not None else NO_PLAYER


def standing_lines(standing: Standing, table: Table, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """The answer to a question how it stands, as these eyes see the table, with the rules behind it."""
    said = _SAID[standing.topic](standing, table) if standing.topic in _SAID else ""
    lines = wrapped(said, look, "", "  ") if said else []
    ids = [RuleId(id) for id in RULES.get(standing.topic, ()) if table.in_force(id)]
    if standing.topic in ("score", "short"):
        lines += fight_lines(table, look)
    if standing.topic == "owed":
        lines += owed_lines(table, look)
    return [*lines, *citations(tuple(ids), table, look)]


def _score(standing: Standing, table: Table) -> str:
    fight = table.fight
    if fight is None:
        return "nobody is fighting."
    ours, theirs = table.total("munchkins").amount, table.total("monsters").amount
    names = listed([table.state.players[who].name for who in table.fighters()])
    foes = listed([table.card(copy).name for copy in table.foes]) or "no monster"
    if ours > theirs:
        return f"{names} {'is' if len(table.fighters()) == 1 else 'are'} winning: {ours} to {theirs} against {foes}."
    # a tie is won only by whom a rule lets win it; the claim itself says so
    from munch_cli.arbiter.asking import judged

    wins = judged(table, c.ClaimKill(fight.fighter)).verdict.outcome == "allowed"
    verb = "is" if len(table.fighters()) == 1 else "are"
    tie = ", a tie" if ours == theirs else ""
    more = "" if wins else f" {counted(theirs - ours + 1, 'point')} short."
    return f"{names} {verb} {'winning' if wins else 'not winning'}: {ours} to {theirs} against {foes}{tie}.{more}"


def _short(standing: Standing, table: Table) -> str:
    if table.fight is None:
        return "nobody is fighting."
    from munch_cli.arbiter.asking import judged

    ours, theirs = table.total("munchkins").amount, table.total("monsters").amount
    if judged(table, c.ClaimKill(table.fight.fighter)).verdict.outcome == "allowed" or ours > theirs:
        return f"none: {ours} to {theirs} is enough."
    tie = theirs - ours
    return (
        f"{ours} to {theirs}: {tie} for a tie, {tie + 1} to be ahead." if tie else f"{ours} to {theirs}: 1 to be ahead."
    )


def _treasures(standing: Standing, table: Table) -> str:
    each = [(table.card(copy).name, max(0, table.total("treasures", copy).amount)) for copy in standing.copies]
    said = [f"{name} is worth {counted(many, 'treasure')}" for name, many in each]
    total = sum(many for _, many in each)
    return f"{listed(said)}{f', {total} treasures in all' if len(each) > 1 else ''}."


def _levels(standing: Standing, table: Table) -> str:
    each = [(table.card(copy).name, table.total("levels", copy).amount) for copy in standing.copies]
    return f"{listed([f'{name} is worth {counted(many, LEVEL)}' for name, many in each])}."


def _monster_level(standing: Standing, table: Table) -> str:
    cards = [table.card(copy) for copy in standing.copies]
    return f"{listed([f'{card.name} is a Level {card.level} monster' for card in cards])}."


def _turn(standing: Standing, table: Table) -> str:
    return f"{turn_said(table)}."


def _hand(standing: Standing, table: Table) -> str:
    return f"{table.state.players[standing.who].name} holds {counted(len(table.hand(standing.who)), 'card')}."


def _level(standing: Standing, table: Table) -> str:
    player = table.state.players[standing.who]
    return f"{player.name} is Level {player.level}."


def _give(standing: Standing, table: Table) -> str:
    held, limit = len(table.hand(standing.who)), table.total("hand_limit", standing.who).amount
    name = table.state.players[standing.who].name
    return f"{name} holds {counted(held, 'card')} and may keep {limit}: {max(0, held - limit)} too many."


def _sale(standing: Standing, table: Table) -> str:
    levels = levels_bought(table, c.Sell(standing.who, standing.copies))
    gold = sum(table.total("gold", copy).amount for copy in standing.copies)
    cards = listed([table.card(copy).name for copy in standing.copies])
    return f"{cards}: {gold} gold pieces in all, {counted(levels, 'level')}."


def _bad_stuff(standing: Standing, table: Table) -> str:
    return " ".join(f"{table.card(copy).name}: {table.card(copy).says}" for copy in standing.copies)


def _back(standing: Standing, table: Table) -> str:
    name = table.state.players[standing.who].name if standing.who >= 0 else "whoever dies"
    return f"when {name} is back:"


_SAID: dict[str, Callable[[Standing, Table], str]] = {
    "score": _score,
    "short": _short,
    "treasures": _treasures,
    "levels": _levels,
    "monster-level": _monster_level,
    "turn": _turn,
    "hand": _hand,
    "level": _level,
    "give": _give,
    "sale": _sale,
    "bad-stuff": _bad_stuff,
    "back": _back,
}
