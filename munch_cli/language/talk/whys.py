"""Why something is so, asked as people ask: in the words that munch takes."""

from munch_cli.engine.table import Table
from munch_cli.language.talk.lexicon import Token, number_of
from munch_cli.language.talk.mentions import Sight
from munch_cli.table.ids import PlayerId


def why_asked(sight: Sight, table: Table, tokens: list[Token]) -> str | None:
    """The question of the grammar that a line means that asks why; None if it means none."""
    words = [token.text for token in tokens]
    if words[:2] == ["how", "come"]:
        words, tokens = words[2:], tokens[2:]
    elif words[:1] == ["why"]:
        words, tokens = words[1:], tokens[1:]
    elif " ".join(words[-2:]) == "how come":
        words, tokens = words[:-2], tokens[:-2]
    if not words:
        return "why"
    if words == ["not"]:
        return "why not"
    plus = next((n for n, word in enumerate(words) if word.startswith("+") or (word in ("bonus",) and n)), None)
    if plus is not None and (amount := number_of(words[plus])) is not None:
        return term_worth(table, amount)
    said = set(words)
    lost, gained = (
        {"lose", "lost", "loses", "drop", "dropped", "down"},
        {"gain", "gained", "get", "got", "win", "up", "gains", "gets", "went"},
    )
    who = named(sight, tokens)
    if {"treasure", "treasures", "loot"} & said and {"no", "not", "none", "without", "zero"} & said:
        return f"why no Treasure for {who}" if who and len(words) > 3 else "why no Treasure"
    if {"level", "levels"} & said and who and not {"at", "is", "are", "am"} & said:
        if lost & said:
            return f"why did {who} {'not ' if 'not' in said else ''}lose a level"
        if gained & said:
            return f"why did {who} {'not ' if 'not' in said else ''}gain a level"
    if {"level", "levels"} & said and who and lost & said:
        return f"why did {who} lose a level"
    if {"die", "dead", "died", "killed", "dies"} & said and who:
        return f"why is {who} dead"
    if {"count", "counts", "counting", "matter", "help", "bonus"} & said:
        for at in range(len(tokens)):
            cards, _ = sight.cards_at(tokens, at, len(tokens))
            if cards and (len(cards) == 1 or cards[0].fit > cards[1].fit + 0.1):
                name = sight.catalogue[sight.state.cards[cards[0].what]].name
                return f"why does {name} {'not ' if 'not' in said else ''}count"
    if {"escape", "away"} & said and who and {"get", "got", "did", "could", "escape"} & said and "not" not in said:
        return f"why did {who} escape"
    figures = [number for word in words if (number := number_of(word)) is not None and word.isdigit()]
    if figures and not {"cards", "levels"} & said and not {"level", "roll", "rolled"} & said:
        number = figures[0]
        if len(figures) > 1 and {"card", "says", "printed", "not"} & said:
            number = figures[0]
        verbs = {"beat", "beats", "win", "wins", "enough", "lose", "loses"}
        return None if verbs & said else f"why {number}"
    return None


def named(sight: Sight, tokens: list[Token]) -> str:
    """The player who is named, or told by a pronoun; "" if nobody is."""
    for at in range(len(tokens)):
        seats, _ = sight.player_at(tokens, at)
        if not seats:
            seats, _ = sight.called_by_being(tokens, at)
        if seats and seats[0].what >= 0:
            return sight.state.players[seats[0].what].name
    for token in tokens:
        seats = sight.pronoun(token.text)
        if seats and (len(seats) == 1 or seats[0].fit > seats[1].fit):
            return sight.state.players[seats[0].what].name
    return ""


def term_worth(table: Table, amount: int) -> str | None:
    """Why a card counts that adds so much, if only one does."""
    if table.fight is None:
        totals = [table.total("strength", PlayerId(seat)) for seat in range(len(table.state.players))]
    else:
        totals = [table.total("munchkins"), table.total("monsters")]
    names = {card.name for card in table.catalogue.values()}
    found = [term.label for total in totals for term in total.terms if term.amount == amount and term.label in names]
    return f"why does {found[0]} count" if len(set(found)) == 1 else None
