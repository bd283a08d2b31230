"""Other terms of help than those that wait for an answer: "make it two", "Bob wants to pick first"."""

from munch_cli.arbiter.certainty import Taken, Unsure
from munch_cli.arbiter.clauses import Clauses
from munch_cli.language.say import say
from munch_cli.language.talk.lexicon import SMALL, number_of
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_PLAYER


def haggled(line: Clauses, words: list[str]) -> Taken | Unsure | None:
    """What a line means that only names other terms while an offer of help waits for an answer.

    The player who is to answer declines and names their own terms. If the other one changes the offer, it is asked
    back: nobody has declined. The same terms again are a yes. None if more is said than terms.
    """
    table, fight = line.table, line.table.fight
    owed = next((debt for debt in table.state.owed if debt.what == "answer"), None)
    if owed is None or fight is None or fight.offer is None:
        return None
    helper, terms = fight.offer
    known = line.lexicon.words
    seats, behind = line.sight.player_at(line.tokens, 0)
    is_called = bool(seats) and behind < len(words) and line.tokens[behind].breaks  # "Bob, two then"
    said_by = seats or line.spoken_by
    rest = words[behind:]
    figures = [number for word in rest if (number := number_of(word)) is not None]
    left = {word for word in rest if number_of(word) is None} - known["haggling"] - known["offering more"] - SMALL
    picks = "first" in rest
    if left or len(figures) > 1 or not (figures or picks):
        return None
    both = (fight.fighter, helper)
    named = next((seat for seat in both if said_by and said_by[0].what == seat), NO_PLAYER)
    if said_by and named == NO_PLAYER:
        return None
    if is_called:
        named = helper if named == fight.fighter else fight.fighter
    raises = not known["offering more"].isdisjoint(rest)
    who = named if said_by else fight.fighter if raises else owed.who
    first = who if picks else terms.first
    asked = c.Offer(figures[0] if figures else terms.treasures, first, terms.items)
    if asked == c.Offer(terms.treasures, terms.first, terms.items):
        return Taken((say(c.Agree(owed.who), table.state, table.catalogue),)) if who == owed.who else None
    offer = c.OfferHelp(helper, asked) if who == helper else c.AskHelp(fight.fighter, helper, asked)
    sentences = tuple(say(one, table.state, table.catalogue) for one in (c.Decline(owed.who), offer))
    return Taken(sentences) if who == owed.who else Unsure(("; ".join(sentences),))
