"""Why something is so, asked as people ask: in the words that munch takes."""

from munch_cli.engine.reasons import Total
from munch_cli.engine.table import Table
from munch_cli.language.talk.lexicon import Token, number_of, singular
from munch_cli.language.talk.mentions import Sight
from munch_cli.table.ids import PlayerId


def why_asked(sight: Sight, table: Table, tokens: list[Token]) -> str | None:
    """The question of the grammar that a line means that asks why; None if it means none."""
    tokens = behind_why(tokens, sight)
    words = [token.text for token in tokens]
    if not words:
        return "why"
    if words == ["not"]:
        return "why not"
    plus = next((n for n, word in enumerate(words) if word.startswith("+")), None)
    is_of_rule = not sight.lexicon.words["numbered by a rule"].isdisjoint(words)
    if plus is not None and not is_of_rule and (amount := number_of(words[plus])) is not None:
        return term_worth(table, amount)
    said = set(words)
    figures = [number for at in range(len(words)) if (number := _figure_at(sight, words, at)) is not None]
    names_card = any(sight.cards_at(tokens, at, len(tokens))[0] for at in range(len(tokens)))
    is_more = not names_card and not {"extra", "more"}.isdisjoint(said)
    more = next((term for number in figures if is_more and (term := term_worth(table, number))), None)
    if more is not None:
        return more
    lost, gained = (
        {"lose", "lost", "loses", "drop", "dropped", "down"},
        {"gain", "gained", "get", "got", "win", "up", "gains", "gets", "went"},
    )
    who = named(sight, tokens)
    if {"treasure", "treasures", "loot"} & said and {"no", "not", "none", "without", "zero"} & said:
        return f"why no Treasure for {who}" if who else "why no Treasure"
    if {"level", "levels"} & said and who and not {"at", "is", "are", "am"} & said:
        if lost & said:
            return f"why did {who} {'not ' if 'not' in said else ''}lose a level"
        if gained & said:
            return f"why did {who} {'not ' if 'not' in said else ''}gain a level"
    rolls = any(words[at : at + 2] in (["the", "die"], ["a", "die"], ["my", "die"]) for at in range(len(words)))
    if {"die", "dead", "died", "killed", "dies"} & said and who and not rolls:
        return f"why is {who} dead"
    counted = _counted(sight, table, tokens)
    if counted is not None:
        return counted
    if {"escape", "away"} & said and who and {"got", "did", "could"} & said and "not" not in said:
        return f"why did {who} escape"
    totals = {total.amount for total in totals_of(table)}
    figures = [number for number in figures if number in totals] or [
        number for number in figures if str(number) in words
    ]
    return f"why {figures[0]}" if figures and not is_of_rule else None


def behind_why(tokens: list[Token], sight: Sight) -> list[Token]:
    """The tokens behind what asks why: "why", "how come", "for what reason", or "how is it that"."""
    words = tuple(token.text for token in tokens)
    for phrase in sight.lexicon.whys:
        if words[: len(phrase)] == phrase:
            return tokens[len(phrase) :]
        if words[-len(phrase) :] == phrase and (len(phrase) > 1 or tokens[-1].breaks):
            return tokens[: -len(phrase)]
    return tokens


def _figure_at(sight: Sight, words: list[str], at: int) -> int | None:
    """The figure that a word is; None if it is none, or so many cards of a kind ("2 ships")."""
    behind = {one for word in words[at + 1 : at + 2] for one in (word, singular(word))}
    is_many = not behind.isdisjoint(sight.lexicon.kinds.keys() | sight.lexicon.nouns.keys())
    return None if is_many or words[at] in ("one", "both") else number_of(words[at])


def _counted(sight: Sight, table: Table, tokens: list[Token]) -> str | None:
    """The question why a card counts: of a monster in the fight, why its side is at what it is; why it is not, its
    card tells.
    """
    said = {token.text for token in tokens}
    if sight.lexicon.words["counting"].isdisjoint(said):
        return None
    for at in range(len(tokens)):
        cards, _ = sight.cards_at(tokens, at, len(tokens))
        if not cards or (len(cards) > 1 and cards[0].fit <= cards[1].fit + 0.1):
            continue
        if cards[0].what in table.foes:
            foe = sight.catalogue[sight.state.cards[cards[0].what]].name
            return f"what does {foe} do" if "not" in said else f"why {table.total('monsters').amount}"
        name = sight.catalogue[sight.state.cards[cards[0].what]].name
        return f"why does {name} {'not ' if 'not' in said else ''}count"
    return None


def totals_of(table: Table) -> list[Total]:
    """The sums that lie on the table: of both sides of a fight, or of each player."""
    if table.fight is None:
        return [table.total("strength", PlayerId(seat)) for seat in range(len(table.state.players))]
    return [table.total("munchkins"), table.total("monsters")]


def named(sight: Sight, tokens: list[Token]) -> str:
    """The player who is named, or told by a pronoun; "" if nobody is."""
    for at in range(len(tokens)):
        seats, _ = sight.player_at(tokens, at)
        if not seats:
            seats, _ = sight.called_by_being(tokens, at)
        if seats:
            return sight.state.players[seats[0].what].name
    for token in tokens:
        seats = sight.pronoun(token.text)
        if seats and (len(seats) == 1 or seats[0].fit > seats[1].fit):
            return sight.state.players[seats[0].what].name
    return ""


def term_worth(table: Table, amount: int) -> str | None:
    """Why a card counts that adds so much, if only one does."""
    names = {card.name for card in table.catalogue.values()}
    found = [
        term.label
        for total in totals_of(table)
        for term in total.terms
        if term.amount == amount and term.label in names
    ]
    return f"why does {found[0]} count" if len(set(found)) == 1 else None
