"""Settling: from reasons for and against a command to a verdict.

An owner's ruling makes of an open point a licence or a refusal like any other.
The order: facts of the table · reasons struck by those that are over them · a refusal that is no
side of an open conflict · both sides of an open conflict · an open point · a licence · nothing, which is silence.
"""

from collections.abc import Iterator
from copy import copy as copied
from functools import cache

from munch_cli.engine.law import Law, Row
from munch_cli.engine.moments import told
from munch_cli.engine.physics import OWED, answered, barred_kinds, physical_bar, possible, possible_kinds
from munch_cli.engine.reasons import PROTECTED, Reason, ReasonKind, Verdict, cannot
from munch_cli.engine.table import Heard, Table
from munch_cli.rulebook.book import Conflict
from munch_cli.table import commands as c
from munch_cli.table.cards import CURSE_KINDS, Card
from munch_cli.table.commands import UNJUDGED, Choose, Command, DiscardCard, Equip, PlayCard, Stow, UseAbility
from munch_cli.table.ids import NO_COPY, CopyId, PlayerId, RuleId
from munch_cli.table.state import ON_FOES, top_layer

Said = tuple[Row, Reason]
"""A reason and the row that gave it. Its ids are as the row said; ``cited`` keeps those in force."""

FACT_UNKNOWN = "table.card-fact-unknown"
"""The fact of a card that no source gives, where the answer needs it."""

RESTING = (c.PlayCard, c.Sell, c.ClaimKill)
"""The commands that can rest on such a fact."""

EXTREMES = {"level": (1, 1_000_000), "strength": (-1_000_000, 1_000_000), "value": (0, 1_000_000)}
"""A number on a card -> the least and the most that it can be, beyond all that is printed."""

Lacking = tuple[CopyId, str]
"""A card, and the fact of it that no source gives."""


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
    fact = physical_bar(table, command)
    if fact:
        return Verdict("refused", (cannot(fact, *(_owed_by(table) if fact == OWED else ())),))
    if isinstance(command, UNJUDGED):
        return Verdict("allowed", (), goes_ahead=True)
    if isinstance(command, RESTING) and (lacks := lacking(table, command)):
        return _whatever_it_is(table, command, lacks)
    found = said_of(table, command)
    if isinstance(found, Row):
        return Verdict("not-modelled", (), topic=found.ids[0])
    return settle(table, _named(table, command, found))


def _owed_by(table: Table) -> tuple[RuleId, ...]:
    """The rules because of which something is owed first."""
    return tuple(dict.fromkeys(id for debt in top_layer(table.state) for id in debt.because))


def goes_ahead(table: Table, command: Command) -> bool:
    """Whether a command would be carried out: what ``judge`` says, settled no further than this takes."""
    known = table.judged.get(command)
    if known is None or known.goes is None:
        if physical_bar(table, command):
            return False
        if isinstance(command, UNJUDGED):
            return True
        if isinstance(command, RESTING) and lacking(table, command):
            return False
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
            return settle(table, _named(table, command, found)).goes_ahead
        if ids:
            allowed, refused = allowed or reason.kind == "licence", refused or reason.kind == "refusal"
    return not refused and (allowed or (isinstance(command, Choose) and answered(table, command) is not None))


def said_of(table: Table, command: Command) -> list[Said] | Row:
    """What the rows say for and against a command, or the row by which it cannot be judged yet."""
    known = _heard(table, command)
    if known.relied:
        table.relied.update(known.relied)
    return known.found


def _heard(table: Table, command: Command) -> Heard:
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
            known = table.judged[command] = Heard(answer, table.relied)
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
    """Whether any rule could let a player play such a card now."""
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


def _whatever_it_is(table: Table, command: Command, lacks: tuple[Lacking, ...]) -> Verdict:
    """A refusal by the rules that refuse it for any value of the unknown fact. If there are none, the fact is asked
    for.
    """
    least, most = (judge_as_read(other, command) for other in supposed(table, lacks))
    shared = tuple(
        one for one in least.because if one.kind == "refusal" and one.ids in [two.ids for two in most.because]
    )
    if least.outcome == most.outcome == "refused" and shared:
        return least._replace(because=shared)
    fact = lacks[0][1]
    return Verdict(
        "refused", (cannot(FACT_UNKNOWN, cards=tuple(copy for copy, what in lacks if what == fact), lacks=fact),)
    )


def is_allowed(table: Table, command: Command) -> bool:
    """Whether a command would be carried out."""
    return goes_ahead(table, command)


def reasons(table: Table, command: Command) -> list[Reason]:
    """Every reason for or against a command, with the ids of the rules that gave it."""
    found = said_of(table, command)
    return [] if isinstance(found, Row) else _named(table, command, found)


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


def _named(table: Table, command: Command, found: list[Said]) -> list[Reason]:
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
    """Takes out the ids that a reason of no lower rank overrules. A reason with no id left is struck."""
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
    """Whether some of the reasons refuse what others do not."""
    return 0 < sum(reason.kind == "refusal" for reason in reasons) < len(reasons)


def _is_side(conflict: Conflict, reason: Reason) -> bool:
    return any(id in side for side in conflict.between for id in reason.ids)


def lets_through(reason: Reason) -> bool:
    """Whether a reason can be why a command goes ahead."""
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


# ---- what no source tells of a card


def lacking(table: Table, command: c.Command) -> tuple[Lacking, ...]:
    """The facts that a command rests on and no source gives, each with its card. Empty for most commands."""
    return tuple((copy, fact) for copy, fact in _rests_on(table, command) if fact in table.card(copy).unknown)


def supposed(table: Table, lacks: tuple[Lacking, ...]) -> Iterator[Table]:
    """The same board with the least and with the most that every unknown fact can be. Unknown deeds do nothing."""
    for place in (0, 1):
        catalogue = table.catalogue.copy()
        for copy, fact in lacks:
            card = table.state.cards[copy]
            catalogue[card] = _told(catalogue[card], fact, place)
        yield Table(table.state, table.law, catalogue)


@cache
def _told(card: Card, fact: str, place: int) -> Card:
    """A card as if a fact of it were known: the least or the most that it can be. It is kept, because the law remembers
    what its rows say of a card.
    """
    new = copied(card)
    new.unknown = card.unknown - {fact}
    if fact in EXTREMES:
        setattr(new, fact, EXTREMES[fact][place])
    return new


def _rests_on(table: Table, command: c.Command) -> list[Lacking]:
    match command:
        case c.PlayCard():
            return [(command.card, "effects")] if table.card(command.card).kind in CURSE_KINDS else []
        case c.Sell():
            return [(copy, "value") for copy in command.items]
        case c.ClaimKill():
            faces = [(table.state.host.get(foe, foe), "level") for foe in table.foes]
            return faces + [(copy, "strength") for copy in table.state.zones[ON_FOES]]
        case _:
            return []
