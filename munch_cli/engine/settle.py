"""Settling: from reasons for and against a command to a verdict.

An owner's ruling makes of an open point a licence or a refusal like any other.
The order: facts of the table · reasons struck by those that are over them · a refusal that is no
side of an open conflict · both sides of an open conflict · an open point · a licence · nothing, which is silence.
"""

from functools import cache

from munch_cli.engine.law import Law, Row
from munch_cli.engine.moments import told
from munch_cli.engine.physics import OWED, answered, barred_kinds, physical_bar, possible, possible_kinds
from munch_cli.engine.reasons import PROTECTED, HandHas, NumberIs, Reason, ReasonKind, Verdict, cannot
from munch_cli.engine.table import RowReasons, Table
from munch_cli.engine.unknown import (
    MANY,
    NUMBERS,
    Lacking,
    brings_untold,
    corners,
    filled,
    lacking,
    may_hold_more,
    missing_price,
    near_corner,
    open_hands,
    printed,
    supplied,
    with_hands,
    with_numbers,
)
from munch_cli.rulebook.book import Conflict
from munch_cli.table.cards import CURSE_KINDS, Card
from munch_cli.table.commands import (
    UNJUDGED,
    Choose,
    ClaimKill,
    Command,
    DiscardCard,
    Equip,
    PlayCard,
    Stow,
    UseAbility,
)
from munch_cli.table.events import Event
from munch_cli.table.ids import NO_COPY, CopyId, PlayerId, RuleId
from munch_cli.table.state import top_layer

Said = tuple[Row, Reason]
"""A reason and the row that gave it. Its ids are as the row said; ``cited`` keeps those in force."""

FACT_UNKNOWN = "table.card-fact-unknown"
"""The fact of a card that no source gives, where the answer needs it."""


def judge(table: Table, command: Command) -> Verdict:
    """The verdict on a command at this moment, with every reason.

    It is *silent* only if another reading of an open point would turn it: found by reading the point otherwise.
    """
    outside, table.relied = table.relied, {}
    try:
        verdict = judge_as_read(table, command)
        relied = [point for point, how in table.relied.items() if how == "open"]
    finally:
        outside.update(table.relied)
        table.relied = outside
    points = tuple(dict.fromkeys((*verdict.open, *relied)))
    if not points or verdict.outcome in ("conflict", "not-modelled"):
        return verdict
    return _left_open(table, command, verdict, points)


def judge_as_read(table: Table, command: Command) -> Verdict:
    """The verdict as the open points are read. Silent if a rule says that it touches one."""
    if table.state.hands == "unknown" and not isinstance(command, UNJUDGED):
        return _for_any_hand(table, command)
    fact = physical_bar(table, command)
    if fact:
        return Verdict("refused", (cannot(fact, *(_owed_by(table) if fact == OWED else ())),))
    if isinstance(command, UNJUDGED):
        return Verdict("allowed", (), goes_ahead=True)
    if table.blanks and (verdict := _for_any_number(table, command)) is not None:
        return verdict
    found = said_of(table, command)
    if isinstance(found, Row):
        return Verdict("not-modelled", (), topic=found.ids[0])
    return settle(table, _reasons_in_force(table, command, found))


def _owed_by(table: Table) -> tuple[RuleId, ...]:
    """The rules because of which something is owed first."""
    return tuple(dict.fromkeys(id for debt in top_layer(table.state) for id in debt.because))


def goes_ahead(table: Table, command: Command) -> bool:
    """Return True if a command would be carried out: what ``judge`` says, settled no further than this takes."""
    known = table.judged.get(command)
    if known is None or known.goes is None:
        if table.state.hands == "unknown" and not isinstance(command, UNJUDGED):
            return _goes_with_some_hand(table, command)
        if physical_bar(table, command):
            return False
        if isinstance(command, UNJUDGED):
            return True
        if table.blanks and (verdict := _for_any_number(table, command)) is not None:
            return verdict.goes_ahead
        known = _heard(table, command)
        known.goes = not isinstance(known.found, Row) and _is_let_through(table, command, known.found)
    if known.relied:
        table.relied.update(known.relied)
    return known.goes


def _is_let_through(table: Table, command: Command, found: list[Said]) -> bool:
    law, allowed, refused = table.law, False, False
    for row, reason in found:
        ids = law.cites[reason.ids, row.ids]
        if reason.over or reason.kind == "silence" or not law.contested.isdisjoint(ids):
            return settle(table, _reasons_in_force(table, command, found)).goes_ahead
        if ids:
            allowed, refused = allowed or reason.kind == "licence", refused or reason.kind == "refusal"
    return not refused and (allowed or (isinstance(command, Choose) and answered(table, command) is not None))


def said_of(table: Table, command: Command) -> list[Said] | Row:
    """What the rows say for and against a command, or the row by which it cannot be judged yet."""
    known = _heard(table, command)
    if known.relied:
        table.relied.update(known.relied)
    return known.found


def _heard(table: Table, command: Command) -> RowReasons:
    """The same, with the open points that it rests on. Rows are asked once at a moment."""
    known = table.judged.get(command)
    if known is None:
        outside, table.relied = table.relied, {}
        try:
            answer: list[Said] | Row
            answer = heard = []
            moment = table.moment_of(command.who)
            for function, row in table.law.cells[type(command), card_of(table, command), moment].asks:
                said = function(table, command)
                if said is True:
                    answer = row
                    break
                if said:
                    heard.append((row, said))
            known = table.judged[command] = RowReasons(answer, table.relied)
        finally:
            table.relied = outside
        if table.law.unguarded:
            check_guards(table, command, answer)
    return known


def card_of(table: Table, command: Command) -> Card | None:
    """The card that a command is about. None if it names none or several."""
    if isinstance(command, ABOUT_A_CARD) and command.card != NO_COPY:
        return table.card(command.card)
    return table.card(command.item) if isinstance(command, Equip | Stow) else None


ABOUT_A_CARD = (PlayCard, UseAbility, DiscardCard)


def open_kinds(table: Table, who: PlayerId) -> frozenset[type]:
    """The kinds of command that a player could give now, as far as it can be told before a card is named."""
    known = table.opened.get(who)
    if known is None:
        known = table.opened[who] = _open_kinds(table, who)
    return known


def _open_kinds(table: Table, who: PlayerId) -> frozenset[type]:
    moment = table.moment_of(who)
    return _left(table.law.open_kinds[moment], possible_kinds(moment), barred_kinds(table, who))


@cache
def _left(opened: frozenset[type], possible: frozenset[type], barred: frozenset[type]) -> frozenset[type]:
    """The kinds that are open and possible, and not barred. Of each there are only few sets."""
    return (opened & possible) - barred


def could_be_played(table: Table, who: PlayerId, card: Card) -> bool:
    """Return True if any rule could let a player play such a card now."""
    return table.law.cells[PlayCard, card, table.moment_of(who)].opens


def _left_open(table: Table, command: Command, verdict: Verdict, points: tuple[RuleId, ...]) -> Verdict:
    """The verdict, silent if one of the points would change it. Else as every reading has it."""
    turning = _turning(table, command, verdict.goes_ahead, points)
    silences = [reason for reason in verdict.because if reason.kind == "silence"]
    kept = tuple(one for one in verdict.because if one.kind != "silence" or one.ids[0] in turning)
    calm = tuple(one.ids[0] for one in silences if one.ids[0] not in turning)
    if turning:
        return verdict._replace(outcome="silent", because=kept, open=turning, open_after=calm)
    if not silences:
        return verdict
    side: ReasonKind = "licence" if verdict.goes_ahead else "refusal"
    because = kept if verdict.goes_ahead and kept else tuple(one._replace(kind=side) for one in silences)
    if verdict.goes_ahead:
        return verdict._replace(outcome="allowed", because=because, open=(), open_after=calm)
    return verdict._replace(outcome="refused", because=because, open=())


def _turning(table: Table, command: Command, goes: bool, points: tuple[RuleId, ...]) -> tuple[RuleId, ...]:
    """The points of which another reading changes whether a command goes ahead. If no single one does, pairs that
    do.
    """
    alone: list[RuleId] = []
    together: list[RuleId] = []
    for point in points:
        for other in table.read_otherwise(point):
            verdict = judge_as_read(other, command)
            if verdict.goes_ahead != goes:
                alone.append(point)
                break
            for second in dict.fromkeys((*verdict.open, *(id for id, how in other.relied.items() if how == "open"))):
                if any(judge_as_read(both, command).goes_ahead != goes for both in other.read_otherwise(second)):
                    together += (point, second)
    return tuple(dict.fromkeys(alone or together))


def is_allowed(table: Table, command: Command) -> bool:
    """Return True if a command would be carried out."""
    return goes_ahead(table, command)


def reasons(table: Table, command: Command) -> list[Reason]:
    """Every reason for or against a command, with the ids of the rules that gave it."""
    found = said_of(table, command)
    return [] if isinstance(found, Row) else _reasons_in_force(table, command, found)


def objection(table: Table, command: Command) -> Reason | None:
    """Why a command would not be carried out, as one reason. None if it would be. Facts of the table are left aside.

    An answer that rests on it rests on the open points that it touches.
    """
    verdict = settle(table, reasons(table, command))
    for point in verdict.open:
        table.reading(point)
    if verdict.goes_ahead:
        return None
    refusals = [reason for reason in verdict.because if reason.kind == "refusal"]
    if refusals:
        return refusals[0]._replace(ids=tuple(dict.fromkeys(id for one in refusals for id in one.ids)), over=())
    return next((reason for reason in verdict.because if not reason.allows), None)


def _reasons_in_force(table: Table, command: Command, found: list[Said]) -> list[Reason]:
    """The reasons with the ids that are in force. For a choice also the debt that it answers."""
    named = [one for row, said in found if (one := cited(table, row, said)) is not None]
    if isinstance(command, Choose) and (debt := answered(table, command)) is not None:
        named.append(Reason("licence", debt.because))
    return named


def cited(table: Table, row: Row, reason: Reason) -> Reason | None:
    """A reason with the ids that are in force, and the rank they give it. None if none of them is."""
    if not set(reason.over).issubset(row.over):
        raise ValueError(f"{row.ids} is over {reason.over}, and its row does not say so")
    ids = table.law.cites[reason.ids, row.ids]
    if not ids:
        return None
    if reason.kind == "silence":
        ruling = table.state.rulings.get(ids[0])
        if ruling is not None:
            return reason._replace(kind="licence" if reason.allows else "refusal", ids=ids)
    if not table.law.protected.isdisjoint(ids):
        return reason._replace(ids=ids, rank=max(reason.rank, PROTECTED))
    return reason._replace(ids=ids)


def settle(table: Table, found: list[Reason]) -> Verdict:
    """Settles the reasons found for one command."""
    if not found:
        return Verdict("silent", ())
    live, struck = _strike(found)
    refusals = [reason for reason in live if reason.kind == "refusal"]
    licences = [reason for reason in live if reason.kind == "licence"]
    conflict = _open_conflict(table.law, live)
    outside = [reason for reason in refusals if conflict is None or not _is_side(conflict, reason)]
    if outside:
        return Verdict("refused", tuple(refusals), struck)
    if conflict is not None:
        ruling = table.state.rulings.get(RuleId(conflict.id))
        goes = (ruling or conflict.leans) == "allowed"
        if ruling is not None:
            side = tuple(licences if goes else refusals)
            return Verdict("allowed" if goes else "refused", side, struck, (), goes)
        sides = tuple(reason for reason in live if _is_side(conflict, reason))
        return Verdict("conflict", sides, struck, (RuleId(conflict.id),), goes)
    silences = [reason for reason in live if reason.kind == "silence"]
    if silences:
        goes = all(reason.allows for reason in silences)
        points = tuple(reason.ids[0] for reason in silences)
        return Verdict("silent", (*silences, *licences), struck, points, goes)
    if licences:
        return Verdict("allowed", tuple(licences), struck, goes_ahead=True)
    return Verdict("silent", (), struck)


def _strike(found: list[Reason]) -> tuple[list[Reason], tuple[Reason, ...]]:
    """Take out the ids that a reason of no lower rank overrules. A reason with no id left is struck."""
    if not any(reason.over for reason in found):
        return found, ()
    live: list[Reason] = []
    struck: list[Reason] = []
    for reason in found:
        overruled = {id for other in found if other.rank >= reason.rank for id in other.over}
        ids = tuple(id for id in reason.ids if id not in overruled)
        if not ids:
            struck.append(reason)
        else:
            live.append(reason._replace(ids=ids))
    return live, tuple(struck)


def _open_conflict(law: Law, live: list[Reason]) -> Conflict | None:
    """The declared and unsettled contradiction both of whose sides are live, and disagree, if there is one."""
    if all(law.contested.isdisjoint(reason.ids) for reason in live):
        return None
    for conflict in law.contradictions:
        sides = [reason for reason in live if _is_side(conflict, reason)]
        cited = {id for reason in sides for id in reason.ids}
        if all(any(id in cited for id in side) for side in conflict.between) and _disagree(sides):
            return conflict
    return None


def _disagree(reasons: list[Reason]) -> bool:
    return 0 < sum(reason.kind == "refusal" for reason in reasons) < len(reasons)


def _is_side(conflict: Conflict, reason: Reason) -> bool:
    return any(id in side for side in conflict.between for id in reason.ids)


def lets_through(reason: Reason) -> bool:
    """Return True if a reason can be why a command goes ahead."""
    return reason.kind == "licence" or reason.allows


def check_guards(table: Table, command: Command, found: "list[Said] | Row") -> None:
    """Fails if a row about a command lets it through, or does not shut it, at a moment at which it says otherwise."""
    kind, card, moment = type(command), card_of(table, command), table.moment_of(command.who)
    asked = {id(row) for _, row in table.law.cells[kind, card, moment].asks}
    if not possible(kind) >> moment & 1:
        raise AssertionError(f"{command} is possible at {told(moment)}")
    outside, table.relied = table.relied, {}
    for row in table.law.about[kind, card]:
        if isinstance(found, Row) or id(row) not in asked:
            continue
        said = next((one for by, one in found if by is row), None)
        lets = said is not None and lets_through(said)
        refuses = said is not None and said.kind == "refusal"
        if (lets and not row.allows >> moment & 1) or (row.shuts >> moment & 1 and not refuses):
            raise AssertionError(f"{row.function} {row.ids} says {said} of {command}, {card}, at {told(moment)}")
    table.relied = outside


# ---- numbers that no source gives


def _for_any_number(table: Table, command: Command) -> Verdict | None:
    """Return the verdict that holds for all values of the unknown numbers on the board. None if no card there has one.

    Where the numbers decide, the verdict names the condition. The command goes ahead if it does the same at every
    number; else the number is asked for first.
    """
    if isinstance(command, PlayCard) and _is_an_unknown_curse(table, command.card):
        return _needs((NumberIs(command.card, "effects"),))
    lacks = lacking(table)
    if not lacks:
        return None
    easy, hard = (judge_as_read(board, command) for board in corners(table))
    shared = _shared(easy.because, hard.because)
    alike = _answer(easy) == _answer(hard) and (shared or not easy.because)
    if alike and (not easy.goes_ahead or isinstance(command, ClaimKill) or _does_the_same(table, command)):
        return easy._replace(because=shared)  # a kill that counts at every number is claimed without asking for one
    best, worst = (easy, hard) if _rank(easy) >= _rank(hard) else (hard, easy)
    conditions = _conditions(table, command, lacks, best)
    if not best.goes_ahead:
        if all(judge_as_read(board, command).outcome == "refused" for board in (*corners(table), *printed(table))):
            return best._replace(because=(*_steady(table, command, best), *_steady(table, command, worst)))
        return _needs(tuple(NumberIs(one.copy, one.fact) for one in conditions))
    if not _does_the_same(table, command):
        return _needs(conditions)
    because = _steady(table, command, best)
    return best._replace(because=because, provided=conditions, otherwise=_steady(table, command, worst))


def _is_an_unknown_curse(table: Table, copy: CopyId) -> bool:
    return copy in table.blanks and table.card(copy).kind in CURSE_KINDS and "effects" in table.card(copy).unknown


def _needs(conditions: tuple[NumberIs, ...]) -> Verdict:
    """Return the refusal of a command that waits for a fact."""
    fact = conditions[0].fact
    copies = tuple(one.copy for one in conditions if one.fact == fact)
    return Verdict("refused", (cannot(FACT_UNKNOWN, cards=copies, lacks=fact),), provided=conditions)


def _answer(verdict: Verdict) -> tuple[str, bool]:
    return verdict.outcome, verdict.goes_ahead


def _rank(verdict: Verdict) -> tuple[bool, bool, bool]:
    """How much a verdict lets a command through."""
    return verdict.outcome == "allowed", verdict.goes_ahead, verdict.outcome != "refused"


def _shared(some: tuple[Reason, ...], others: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Return the reasons that are among both, without facts in which they differ."""
    known = {(one.kind, one.ids): one.facts for one in others}
    return tuple(
        one if one.facts == known[one.kind, one.ids] else one._replace(facts=())
        for one in some
        if (one.kind, one.ids) in known
    )


def _steady(table: Table, command: Command, verdict: Verdict) -> tuple[Reason, ...]:
    """Return the reasons of a verdict at one end, without the facts that name a supposed number."""
    near = [judge_as_read(near_corner(table, end), command) for end in (0, 1)]
    alike = next((one for one in near if _answer(one) == _answer(verdict)), verdict)
    return _shared(verdict.because, alike.because) or verdict.because


def _does_the_same(table: Table, command: Command) -> bool:
    """True if what a command does is the same with the least and the most of every unknown number."""
    easy, hard = (_done(board, command) for board in corners(table))
    return easy == hard


def _done(table: Table, command: Command) -> list[Event]:
    """Return what a command itself does, without what follows. Each event happens on a copy before the next one."""
    board, events = table.onward(), list[Event]()
    for function, _ in table.law.doing[type(command), card_of(table, command)]:
        for event in function(board, command):
            board.happen(event)
            events.append(_plain(event))
    return events


def _showing(table: Table, command: Command, lacks: tuple[Lacking, ...]) -> list[Lacking]:
    """Return the unknown numbers that show in what a command does."""
    ends = [[_done(with_numbers(table, {one: value}), command) for value in NUMBERS[one.fact]] for one in lacks]
    return [one for one, (least, most) in zip(lacks, ends, strict=True) if least != most]


def _plain(event: Event) -> Event:
    """Return an event without its reasons: they may differ where what happens does not."""
    return event._replace(because=()) if hasattr(event, "because") else event


def _conditions(table: Table, command: Command, lacks: tuple[Lacking, ...], best: Verdict) -> tuple[NumberIs, ...]:
    """Return how the unknown numbers have to be for an answer. A bound is named where one number decides alone."""

    def holds(number: Lacking, value: int, end: int) -> bool:
        board = with_numbers(table, {one: NUMBERS[one.fact][end] for one in lacks} | {number: value})
        return _answer(judge_as_read(board, command)) == _answer(best)

    deciding = [
        one
        for one in lacks
        if any(holds(one, NUMBERS[one.fact][0], end) != holds(one, NUMBERS[one.fact][1], end) for end in (0, 1))
    ]
    if len(deciding) != 1:
        return tuple(NumberIs(*one) for one in deciding or _showing(table, command, lacks) or lacks)
    number = deciding[0]
    good, bad = NUMBERS[number.fact]
    if not holds(number, good, 0):
        good, bad = bad, good
    is_most = good < bad
    while abs(good - bad) > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if holds(number, middle, 0) else (good, middle)
    return (NumberIs(*number, most=good) if is_most else NumberIs(*number, least=good),)


# ---- hands that are not told whole


def _goes_with_some_hand(table: Table, command: Command) -> bool:
    """True if the players may hold what it takes for a command to be carried out. What only they can name is needed."""
    if brings_untold(table, command):
        return goes_ahead(filled(table)[0], command)
    return any(goes_ahead(board, supplied(board, command)) for board in filled(table))


def _for_any_hand(table: Table, command: Command) -> Verdict:
    """Return the verdict that holds for all cards the players may hold. Where that decides, it names the condition."""
    least, most = (judge_as_read(board, supplied(board, command)) for board in filled(table))
    if _answer(least) == _answer(most):
        return least._replace(because=_shared(least.because, most.because) or least.because)
    best, worst = (least, most) if _rank(least) >= _rank(most) else (most, least)
    return best._replace(
        provided=_hand_conditions(table, command, best),
        otherwise=worst.because,
        goes_ahead=best.goes_ahead and not (brings_untold(table, command) and best is most),
    )


def _hand_conditions(table: Table, command: Command, best: Verdict) -> tuple[HandHas, ...]:
    """Return how many cards which player has to hold for an answer."""
    if brings_untold(table, command):
        return (HandHas(command.who, least=1, kind="monster"),)
    price = missing_price(table, command)

    def holds(board: Table) -> bool:
        return _answer(judge_as_read(board, supplied(board, command))) == _answer(best)

    with_none = holds(filled(table)[0])
    for who in dict.fromkeys((command.who, *open_hands(table))):
        for many in range(1, MANY + 1) if who in open_hands(table) else ():
            if holds(with_hands(table, {who: many})) != with_none:
                held = len(table.hand(who)) + many
                return (HandHas(who, most=held - 1),) if with_none else (HandHas(who, least=held, price=price),)
    return tuple(HandHas(who) for who in open_hands(table))


def named_first(verdict: Verdict) -> Verdict:
    """Return the verdict on a command to be carried out: a card that only its player can name is named first."""
    if verdict.outcome != "allowed" or verdict.goes_ahead:
        return verdict
    return Verdict("refused", (cannot(WHICH_MONSTER_COMES),), provided=verdict.provided)


WHICH_MONSTER_COMES = "table.which-monster-comes"
"""Nobody has said which monster a Wandering Monster brings."""


def with_what_it_takes(table: Table, command: Command) -> tuple[Table, Command]:
    """Return the board and the command to be carried out, with the cards that it takes and that nobody has named."""
    if table.state.hands == "known" or isinstance(command, UNJUDGED):
        return table, command
    conditions = _for_any_hand(table, command).provided
    wanted = {
        one.who: one.least - len(table.hand(one.who)) for one in conditions if isinstance(one, HandHas) and one.least
    }
    price = missing_price(table, command)
    if price is not None and not price.whole_hand and may_hold_more(table, command.who):
        wanted[command.who] = price.least
    board = with_hands(table, wanted, known=False) if wanted else table
    return board, supplied(board, command)
