"""What the message of a failure adds: the sentence to say next, why the board is as it was, how to show a rule."""

import re
from collections.abc import Iterable

from munch_cli.arbiter.clauses import Context
from munch_cli.arbiter.legal import options_of, who_acts
from munch_cli.engine.law import Law
from munch_cli.engine.physics import settles
from munch_cli.engine.table import Table
from munch_cli.features.page import cases_of
from munch_cli.files.cards import every_set, load_catalogue
from munch_cli.files.gherkin import read_feature
from munch_cli.files.rulebook import load_lexicon, load_rulebook
from munch_cli.files.scenarios import bundled_features
from munch_cli.language.answers import NotUnderstood
from munch_cli.language.facts import Told, debt_said
from munch_cli.language.grammar import VERB_OF
from munch_cli.language.say import say
from munch_cli.reader.reading import choices_of, read_line
from munch_cli.rulebook.book import NamedValue
from munch_cli.table.names import did_you_mean, nearest
from munch_cli.table.saying import listed
from munch_cli.table.state import top_layer

WAITS = {
    "die": "play waits for the die: say, in a line above this one, And the die shows 4",
    "draw": "play waits for a card: say, in a line of the board, And next card Plain Ring",
    "silence": "the others may still speak up: say, in a line above this one, And no one says anything",
    "respond": "that may still be answered: say, in a line above this one, And Ann lets it happen",
}
"""What play waits for, as the view calls it -> what a case says then."""
DRAWN = "which card is drawn a Given says (And next card Plain Helmet); the deed is: Ann loots the room"
_DRAWS = re.compile(r"\b(?:takes|draws|finds)\b")
_WORDS = re.compile(r"[a-z0-9]{3,}")
_ONESELF = re.compile(r"\b(?:I|me|my)\b")
_CARD = re.compile(r"[\w'’!-]+(?: [\w'’!-]+){0,5}")
KINDS = frozenset({"accent", "card", "class", "item", "monster", "power", "race"})
"""Words for kinds of cards that people put behind a name."""
OF_CARDS = "card", "Item", "monster", "Minion", "Race"
"""Words of what is expected where a card is to be named."""
NOT_SURE = (
    "what it asks is not clear enough for a case: ask may …? or what if …? of one deed, or about the rules in general "
    "without names (can two people help?); how things stand a Then says, as in Then the monsters are winning"
)
LISTED = "munch check --steps lists the steps; ?? at the prompt (munch open) lists what a Given or When can say"


def what_comes_first(table: Table) -> str:
    """Return what play waits for, with a sentence to say then; "" if it waits for nothing."""
    kinds = {debt.what for debt in table.state.owed}
    if (said := next((said for kind, said in WAITS.items() if kind in kinds), "")) or not kinds:
        return said
    owed = [said for debt in top_layer(table.state) if (said := debt_said(debt, Told(table)))]
    moves = (one for who in who_acts(table) for one in options_of(table, who) if settles(table, one))
    move = next((say(one, table.state, table.catalogue) for one in moves), "")
    return f"first of all: {' '.join(owed)}{f' Say that in a line above this one: When {move}' if move else ''}"


def shown_by(id: str, law: Law) -> str:
    """Return what a case has to do to show a rule that decided nothing in it."""
    rule = load_rulebook().rules.get(id)
    binding = rule.binding if rule is not None else None
    if binding is not None and binding.kind == "covered_by" and not isinstance(binding.of, str | NamedValue):
        return f"{id} says no more than {listed(binding.of)}: tag that"
    if binding is not None and binding.kind not in ("code", "value"):
        return f"{id} holds by itself and decides nothing: take the tag away, and say in a Then what is so"
    rows = [row for some in law.rows.values() for row in some if id in row.ids]
    acts = [f'"{VERB_OF[row.on].examples[0]}"' for row in rows if row.kind in ("may", "do") and row.on in VERB_OF]
    events = [
        re.sub("(?<=[a-z])(?=[A-Z])", " ", row.on.__name__).lower() for row in rows if not isinstance(row.on, str)
    ]
    if any(isinstance(row.on, str) for row in rows):
        way = "it counts in a sum: let a Then look at that sum, or let a fight or a roll hang on it"
    elif acts:
        way = f"it judges {listed(list(dict.fromkeys(acts))[:3], 'or')}: say or ask that where it makes the difference"
    else:
        way = f"it follows upon an event ({listed(list(dict.fromkeys(events))[:3], 'or')}): let that happen"
    return f"{way}; {_example(id, law.edition.key)}"


def _example(id: str, box: str) -> str:
    """Return where a case shows a rule: the first one in a box."""
    for topic, number, name in cases_of(id):
        if box in read_feature(bundled_features()[topic]).cases[number - 1].boxes:
            return f'as in "{name}": munch read {topic} {box} try {number}'
    return f"munch rule {id} tells more"


def nearest_rules(id: str, known: Iterable[str]) -> tuple[str, ...]:
    """Return the two ids that share most words with one that no rule has; none if they share but one."""
    words = set(_WORDS.findall(id))
    others = {one: set(_WORDS.findall(one)) for one in known}
    best = sorted(others, key=lambda one: -len(words & others[one]) / len(words | others[one]))
    return tuple(one for one in best[:2] if len(words & others[one]) > 1)


def not_understood(sentence: str, read: object, table: Table) -> tuple[str, str]:
    """Return what is not understood of a sentence, and the remedy."""
    if not isinstance(read, NotUnderstood):
        return f'"{sentence}" has no verdict', NOT_SURE
    rest = sentence[read.at :] or "the end"
    what = f'"{sentence}" is not understood from "{rest}" on: {read.expected} was expected'
    who = sentence.split(maxsplit=1)[0]
    players = [player.name for player in table.state.players]
    if not read.at and who.istitle() and not any(name.startswith(who) for name in players):
        what = f'"{sentence}": nobody called {who} sits at the table'
        return what, f"say first, below the Given: And {who} sits at the table"
    if _DRAWS.search(sentence):
        return what, DRAWN
    named = [card.name for card in table.catalogue.values() if sentence[: read.at].endswith(f"{card.name} ")]
    if named and (kind := next(iter(rest.casefold().split()))) in KINDS:
        return what, f'a card goes by its name alone: leave out "{kind}"'
    if rest.startswith(("and ", "then ", ", ")):
        return what, f"say each deed, and each question, in a line of its own: {sentence[: read.at].rstrip(' ,')}"
    names_card = any(kind in read.expected for kind in OF_CARDS)
    found = did_you_mean(read.nearest) or (near_card(rest, table) if names_card else "")
    if _ONESELF.search(sentence):
        found = f"say who asks, as in When {players[0] if players else 'Ann'} asks: {sentence}"
    return what, found or _perhaps(sentence, table) or (NOT_SURE if sentence.endswith("?") else LISTED)


def _perhaps(sentence: str, table: Table) -> str:
    """Return the remedy that offers what a line may mean on this board, the likeliest first. "" if nothing."""
    if not table.state.players:
        return ""
    reading = read_line(table, sentence, load_lexicon(), Context(), None)
    return did_you_mean(choices_of(reading, (), False)[:3])


def near_card(text: str, table: Table) -> str:
    """Return the remedy for words in which the name of a card may be meant: the nearest name here, or another box.

    "Spanish Accent" is the Spanish. "" if no card comes near.
    """
    begun = _CARD.match(text)
    words = begun[0].split() if begun is not None else []
    known = {card.name.casefold(): card.name for card in table.catalogue.values()}
    every = {card.name.casefold(): card for card in reversed(load_catalogue(every_set()).values())}
    for many in range(len(words), 0, -1):
        said = " ".join(words[:many]).casefold()
        if said in known:
            return did_you_mean([known[said]]) if many < len(words) else ""
        if said in every:
            card = every[said]
            return f'{card.name} is a card of {card.set}: say above this line And card "{card.name}": like {card.set}'
        if near := nearest(said, [known[name] for name in known if len(name.split()) == many]):
            return did_you_mean(near)
    return ""
