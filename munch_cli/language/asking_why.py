"""Questions why something happened or did not: "did Jenn lose a level", "no Treasure", "am I not Level 5".

The list of ways to ask is closed. What fits none of them is not understood, and is never taken for another.
"""

from munch_cli.language.forms import NUMBER, PLAYER, PRINTED, form_of

_DID, _WHAT_DID = "!did|didnt <who> [not]", "!did|does|didnt|doesnt <card> [not]"
_IS, _WHAT_IS = "!is|am|are|was|were|isnt|arent|wasnt <who> [not]", "!is|was <card> [not]"
_FIGHT = "!is|was fight"
_LEVELS, _TREASURES = "[<amount>] level|levels", "[<amount>] treasure|treasures"
ASKED: dict[str, tuple[str, ...]] = {
    "levels-lost": (
        *(f"{_DID} lose|drop {_LEVELS}", f"{_DID} go down {_LEVELS}", f"{_DID} go down"),
        "!did <who> lose no level|levels",
    ),
    "levels-gained": (
        *(f"{_DID} gain|get|win {_LEVELS}", f"{_DID} go up {_LEVELS}", f"{_DID} go up"),
        *("!no level|levels [for <who>]", "!did <who> gain|get no level|levels"),
    ),
    "treasures": (
        f"{_DID} draw|get|gain|take {_TREASURES}",
        *("!no treasure|treasures [for <who>]", "!did <who> draw|get no treasure|treasures"),
    ),
    "cards": (f"{_DID} draw|get|take [<amount>] card|cards",),
    "level": (f"{_IS} level <amount>", "!is|am|are <who> only|still level <amount>"),
    "strength": ("!is|am|are <who> so strong|weak",),
    "died": (f"{_DID} die", f"{_IS} dead"),
    "escaped": (f"{_DID} escape", f"{_DID} get away"),
    "caught": (f"{_IS} caught", f"{_WHAT_DID} catch <who>"),
    "cursed": (f"{_IS} cursed", f"{_WHAT_DID} strike|hit <who>"),
    "helps": (f"{_DID} help", "!does <who> [not] help"),
    "fight-won": (f"{_DID} win fight", f"{_FIGHT} won"),
    "fight-lost": (f"{_DID} lose fight", f"{_FIGHT} lost"),
    "fight-over": (f"{_FIGHT} [not] over", "!did fight [not] end"),
    "won": (f"{_DID} win game", f"{_DID} win"),
    "term": (f"{_WHAT_DID} count", "!<card>"),
    "killed": (f"{_WHAT_IS} killed|dead|slain",),
    "card-lost": (f"{_DID} lose|discard <card>", f"{_WHAT_IS} discarded|gone|lost"),
    "card-gained": (f"{_DID} draw|get|take <card>",),
}
"""Everything that can be asked about -> the words behind "why"."""
_SLOTS = {"who": PLAYER._replace(kind="speaker or player"), "card": PRINTED, "amount": NUMBER}
WAYS = tuple((what, form_of(way, _SLOTS).pattern) for what, ways in ASKED.items() for way in ways)
NO = frozenset({"no", "not", "didnt", "doesnt", "isnt", "arent", "wasnt"})
