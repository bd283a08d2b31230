"""What hangs on chance, told with bars of plain letters.

If the munchkins run:
    Jenn from Banshee
      gets away              ███████              33 %  1 in 3
      goes down 2 levels     █████████████        67 %  2 in 3
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from munch_cli.arbiter.asking import unknown_strengths
from munch_cli.arbiter.odds.fight import Fight
from munch_cli.arbiter.odds.odds import End, EscapeOdds, FlightOdds, Odds, OddsCase
from munch_cli.arbiter.ways.search import lacking
from munch_cli.files.shapes import CHANCE, COUNT, NUMBER, TEXT, TEXTS, TRUTH, made, many, opened, or_null, shapes
from munch_cli.language.facts import says
from munch_cli.rules.running_away import DIE, pips_needed
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.show.ways import hands_unknown, unknown_hands_lines
from munch_cli.table.saying import counted, listed
from munch_cli.table.state import top_layer
from munch_cli.table.typed import Json


def odds_lines(found: Odds, look: Look) -> list[str]:
    """The whole answer."""
    lines = [*_die_lines(found, look), *_running(found, look), *_fighting(found, look)]
    what = "no fight is on" if found.table.fight is None else "no monster is left to run from"
    if lines:
        unknown = unknown_strengths(found.table)
        if unknown:
            said = f"No source tells how strong {listed(unknown)} may be: other numbers may make other chances."
            lines += wrapped(said, look)
        return lines + unknown_hands_lines(found.table, look)
    return wrapped(f"nothing here hangs on chance: {what}, and no die is owed.", look)


BAR, WIDEST_LABEL = 20, 36


INDENT, DEEPER = "    ", "      "


SMALL = 216
"""Show chances as "a in b" up to this b."""


MANY_ROWS = 8


Row = tuple[str, float, str]
"""What a bar is of, how long it is (0 to 1), and what stands behind it."""


PERCENT = 13
"""Columns that a percentage takes, with the blanks around it."""


def bars(rows: Sequence[Row], look: Look, indent: str) -> Iterator[str]:
    """A bar chart of plain letters: label, bar, percent, and what stands behind it."""
    width = min(WIDEST_LABEL, max((len(label) for label, _, _ in rows), default=0))
    behind_most = max((len(behind) for _, _, behind in rows), default=0)
    room = max(4, min(BAR, look.width - len(indent) - width - behind_most - PERCENT)) if look.width else BAR
    full, tick = ("█", "▏") if look.symbols else ("#", "|")
    for label, share, behind in rows:
        if len(label) > width:
            yield from wrapped(label, look, indent, f"{indent}  ")
            label = ""
        length = round(share * room)
        bar = full * length or (tick if share else "")
        percent = f"{share * 100:5.1f} %" if 0 < share < 1 else f"{share * 100:3.0f}   %"
        yield f"{indent}{label:<{width}}  {bar:<{room}} {percent}  {behind}".rstrip()


def chance_said(chance: Fraction) -> str:
    """A chance as people say it: "1 in 3". "" if the numbers would be too long."""
    return f"{chance.numerator} in {chance.denominator}" if 1 < chance.denominator <= SMALL else ""


def _row(label: str, chance: Fraction) -> Row:
    return label, float(chance), chance_said(chance)


def _die_lines(found: Odds, look: Look) -> Iterator[str]:
    if found.die:
        owed = next((debt for debt in top_layer(found.table.state) if debt.what == "die"), None)
        runs = owed is not None and owed.words == (DIE,)
        least = _or_more(pips_needed(found.table, owed.other, owed.copy)) if owed is not None and runs else ""
        to_escape = f", {least} to get away" if least else ""
        yield paint(f"The die that is owed{to_escape}:" if owed is not None else "If nobody answers:", "strong", look)
        yield from bars([_row(case.says.rstrip("."), case.chance) for case in found.die], look, INDENT)


def _or_more(needed: int) -> str:
    """What the die must show at least; "" if all of it or nothing does."""
    return f"{needed}{' or more' if needed < 6 else ''}" if 1 < needed <= 6 else ""


def _running(found: Odds, look: Look) -> Iterator[str]:
    run = found.run
    if run is None:
        return
    fight = found.table.fight
    ran = fight is not None and fight.running
    yield paint("Running away:" if ran else "If the munchkins run now:", "strong", look)
    for one in run.runs:
        needed = _or_more(pips_needed(found.table, one.who, one.monster)) if 0 < one.away < 1 else ""
        label = f"{found.table.name(one.who)} from {found.table.card(one.monster).name}{needed and f': {needed}'}"
        yield from wrapped(label, look, INDENT)
        yield from bars([_row(_case_said(case, found, one), case.chance) for case in one.cases], look, DEEPER)
        if one.at_best > one.away:
            best = f"{float(one.at_best) * 100:.1f} % to get away if {found.table.name(one.who)} answers the roll well"
            yield from wrapped(best, look, DEEPER)
        if one.left_behind >= 0:
            who, ship = found.table.name(one.who), found.table.card(one.left_behind).name
            left = f"{float(one.without_it) * 100:.1f} % to get away if {who} leaves {ship} behind first"
            yield from wrapped(left, look, DEEPER)
    several = len(run.runs) > len(run.ends)
    for end in run.ends if several else ():
        yield from _end(end, found, look)
    yield from _what_else(run, found, look)


def _case_said(case: OddsCase, found: Odds, run: EscapeOdds) -> str:
    who = found.table.name(run.who)
    said = case.says.rstrip(".").replace(f"{who} ", "")
    lead = "gets away" if case.away else "is caught"
    return f"{lead}: {said}" if said and case.away else said or lead


def _end(end: End, found: Odds, look: Look) -> Iterator[str]:
    """How it all ends for one who has several to run from."""
    yield from wrapped(f"{found.table.name(end.who)}, when all have been run from", look, INDENT)
    rows = [_row("gets away from all", end.away)]
    rows += [_row("dies", end.dies)] if end.dies else []
    rows += [_row(f"loses {counted(lost, 'level')}", chance) for lost, chance in end.levels if lost > 0]
    yield from bars(rows, look, DEEPER)


def _what_else(run: FlightOdds, found: Odds, look: Look) -> Iterator[str]:
    if run.asked:
        names = listed([found.table.name(who) for who in run.asked], "or")
        yield from wrapped(f"A roll may still be answered by {names}; here nobody does.", look, INDENT)
    if run.error:
        yield from wrapped(
            f"Too many boards to follow each: a sample of them was, and 95 samples in 100 lie within ± "
            f"{run.error * 100:.1f} %.",
            look,
            INDENT,
        )
    if run.answers_cut:
        yield from wrapped("Not every answer to a roll was tried; a better one may exist.", look, INDENT)
    if run.untold:
        names = listed([found.table.card(foe).name for foe in run.untold])
        yield from wrapped(
            f"What the Bad Stuff of {names} does, no source tells; say it in a [[card]] of your own.", look, INDENT
        )
    if run.stuck:
        law, catalogue = found.table.law.edition, found.table.catalogue
        why = "; ".join(says(id, law, catalogue) for id in run.why) or "a card is drawn that nobody knows"
        percent = f"{float(run.stuck) * 100:.0f} %" if run.stuck < 1 else "all"
        yield from wrapped(f"Not reckoned to the end ({percent}): {why}.", look, INDENT)


def _fighting(found: Odds, look: Look) -> Iterator[str]:
    fight = found.fight
    if fight is None:
        return
    fighters = [found.table.name(one) for one in found.table.fighters()]
    who, one = listed(fighters), len(fighters) == 1
    yield paint(f"If {who} {'fights' if one else 'fight'} on, and others may hold anything:", "strong", look)
    lacks = fight.lacks
    if lacks <= 0 < lacking(found.table):
        yield from wrapped(f"{who} can win with what is at hand, if nobody interferes: ways tells how.", look, INDENT)
    elif lacks <= 0:
        yield from wrapped(f"{who} {'wins' if one else 'win'} if nobody interferes.", look, INDENT)
    else:
        short = f"{'is' if one else 'are'} {counted(lacks, 'point')} short"
        yield from wrapped(f"{who} {short} with all that can be played.", look, INDENT)
    yield from bars(
        [("wins whatever is played", fight.wins, "" if fight.is_exact else f"± {fight.error * 100:.1f}")], look, INDENT
    )
    rivals = listed([found.table.name(one) for one in fight.rivals])
    yield from wrapped(f"Points that {rivals} can bring against it, at the worst:", look, INDENT)
    yield from bars(list(_harm_rows(fight)), look, DEEPER)
    yield from wrapped(_how_reckoned(fight), look, INDENT)


def _harm_rows(fight: Fight) -> Iterator[Row]:
    """The points others bring, in a few rows: nothing, then in steps of five."""
    rows: dict[str, float] = {}
    for points, share in fight.harm:
        low = (points - 1) // 5 * 5 + 1
        last = 5 * (MANY_ROWS - 2)
        label = "none" if points <= 0 else f"{low} to {low + 4}" if low <= last else f"more than {last + 4}"
        rows[label] = rows.get(label, 0.0) + share
    for label, share in rows.items():
        yield label, share, ""


def _how_reckoned(fight: Fight) -> str:
    hands = f"{fight.hands:,} deals"
    how = f"all {hands} were counted" if fight.is_exact else f"{hands} were drawn; 95 draws in 100 lie within ±"
    return f"Each card was tried on the fight by itself, and what a hand holds added up; {how}."


def _chance(chance: Fraction) -> dict[str, Json]:
    return {"chance": float(chance), "of": [chance.numerator, chance.denominator]}


CHANCES: dict[str, Json] = {
    "chance": CHANCE,
    "of": {**many(COUNT), "minItems": 2, "maxItems": 2},
}


SHARE = opened(CHANCES)


CASES = many(opened({"says": TEXT, "away": TRUTH, **CHANCES}))


RUN: dict[str, tuple[Json, Callable[[FlightOdds, Odds], Json]]] = {
    "monsters": (
        many(opened({"who": TEXT, "monster": TEXT, "away": SHARE, "at_best": SHARE, "cases": CASES})),
        lambda run, found: [_run_json(one, found) for one in run.runs],
    ),
    "ends": (
        many(
            opened(
                {
                    "who": TEXT,
                    "away": SHARE,
                    "dies": SHARE,
                    "levels_lost": many(opened({"levels": NUMBER, **CHANCES})),
                }
            )
        ),
        lambda run, found: [
            {
                "who": found.table.name(end.who),
                "away": _chance(end.away),
                "dies": _chance(end.dies),
                "levels_lost": [{"levels": lost, **_chance(chance)} for lost, chance in end.levels],
            }
            for end in run.ends
        ],
    ),
    "may_answer": (TEXTS, lambda run, found: [found.table.name(who) for who in run.asked]),
    "stuck": (SHARE, lambda run, found: _chance(run.stuck)),
    "why": (TEXTS, lambda run, found: list(run.why)),
    "error": (CHANCE, lambda run, found: min(1.0, run.error)),
    "answers_cut": (TRUTH, lambda run, found: run.answers_cut),
    "bad_stuff_untold": (TEXTS, lambda run, found: [found.table.card(foe).name for foe in run.untold]),
}
"""The fields of a run as JSON: the shape of each, and what makes it. Below the same of a fight, and of the answer."""


FIGHT: dict[str, tuple[Json, Callable[[Fight, Odds], Json]]] = {
    "wins": (CHANCE, lambda fight, found: fight.wins),
    "error": (CHANCE, lambda fight, found: fight.error),
    "exact": (TRUTH, lambda fight, found: fight.is_exact),
    "hands": (COUNT, lambda fight, found: fight.hands),
    "lacks": (NUMBER, lambda fight, found: fight.lacks),
    "harm": (
        many(opened({"points": NUMBER, "chance": CHANCE})),
        lambda fight, found: [{"points": points, "chance": share} for points, share in fight.harm],
    ),
    "rivals": (TEXTS, lambda fight, found: [found.table.name(who) for who in fight.rivals]),
}


ODDS: dict[str, tuple[Json, Callable[[Odds], Json]]] = {
    "for": (TEXT, lambda found: found.table.name(found.who)),
    "hands_unknown": (TEXTS, lambda found: [*hands_unknown(found.table)]),
    "die": (CASES, lambda found: [_case_json(case) for case in found.die]),
    "run": (
        or_null(opened(shapes(RUN))),
        lambda found: found.run and made(RUN, found.run, found),
    ),
    "fight": (
        or_null(opened(shapes(FIGHT))),
        lambda found: found.fight and made(FIGHT, found.fight, found),
    ),
}


def _case_json(case: OddsCase) -> Json:
    return {"says": case.says, "away": case.away, **_chance(case.chance)}


def _run_json(one: EscapeOdds, found: Odds) -> Json:
    """What a player has to expect of one monster, and how leaving something behind would change it."""
    told: dict[str, Json] = {
        "who": found.table.name(one.who),
        "monster": found.table.card(one.monster).name,
        "away": _chance(one.away),
        "at_best": _chance(one.at_best),
    }
    if one.left_behind >= 0:
        told["left_behind"] = found.table.card(one.left_behind).name
        told["away_without_it"] = _chance(one.without_it)
    return {**told, "cases": [_case_json(case) for case in one.cases]}
