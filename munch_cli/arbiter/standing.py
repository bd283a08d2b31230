"""Questions how it stands: who is winning, whose turn it is, what is in it, what is lost; answered from the table."""

from __future__ import annotations

from collections.abc import Sequence

from munch_cli.arbiter.standing_told import FIGURES, TOLD, Teller, limit_of
from munch_cli.arbiter.why.whys import Moment
from munch_cli.engine.table import Table
from munch_cli.language.talk.lexicon import Token
from munch_cli.language.talk.mentions import Sight
from munch_cli.language.talk.stands import Standing, stands_asked
from munch_cli.show.board import fight_lines, owed_lines
from munch_cli.show.events import event_said
from munch_cli.show.look import Look, wrapped
from munch_cli.show.verdicts import citations
from munch_cli.table.ids import NO_PLAYER, PlayerId, RuleId

RULES: dict[str, tuple[str, ...]] = {
    "back": (
        "death.new-character-appears-at-once",
        "death.new-character-appears-when-the-next-turn-begins",
        "death.next-turn-draws-four-of-each",
        "death.next-turn-draws-two-of-each",
    ),
    "dies": (
        "death.lose-all-your-stuff",
        "death.level-is-kept",
        "death.race-and-class-are-kept",
        "death.race-and-powers-are-kept",
        "death.class-and-accent-are-kept",
    ),
    "kept": (
        "death.level-is-kept",
        "death.race-and-class-are-kept",
        "death.race-and-powers-are-kept",
        "death.class-and-accent-are-kept",
        "death.lasting-curses-are-kept",
    ),
    "helped-treasure": (
        "helping.main-player-draws-the-treasure",
        "helping.treasure-shared-as-agreed",
        "helping.share-of-treasure-may-be-offered",
    ),
    "helped-level": (
        "helping.helper-gains-no-level-unless-elf",
        "helping.helper-gains-no-level",
        "helping.elf-helper-gains-a-level-for-each-kill",
    ),
    "must-help": (
        "helping.any-other-player-may-be-asked",
        "helping.asking-continues-until-someone-agrees",
        "running-away.forced-without-help",
    ),
    "must-run": ("running-away.forced-without-help", "combat.losing-means-running-away"),
    "must-wait": (
        "combat.wait-about-2-6-seconds",
        "combat.wait-a-reasonable-time",
        "combat.hostile-play-possible-at-the-last-moment",
    ),
    "helper": ("helping.only-one-helper",),
    "score": ("combat.higher-player-total-kills", "combat.monster-wins-ties"),
    "short": ("combat.higher-player-total-kills", "combat.monster-wins-ties"),
    "treasures": ("treasure.number-on-the-monster-card",),
    "level-won": ("combat.kill-gives-one-level", "combat.some-monsters-give-two-levels"),
    "bad-stuff": (),
    "next": ("turn.passes-to-the-left",),
    "lead": ("winning.first-to-level-10-wins",),
    "needs": (
        "winning.first-to-level-10-wins",
        "winning.by-kill-only",
        "winning.by-kill-or-divine-intervention",
        "winning.by-kill-unless-card-allows-it-outside-combat",
        "winning.by-kill-unless-card-gives-another-way",
    ),
    "give": (
        "cards.hand-limit-five-dwarf-six",
        "cards.hand-limit-five",
        *(
            "charity.excess-goes-to-lowest-level-living-player",
            "charity.excess-goes-to-lowest-level-player",
        ),
    ),
    "limit": ("cards.hand-limit-five-dwarf-six", "cards.hand-limit-five", "cards.hand-limit-only-at-own-turn-end"),
    "charity-to": (
        "charity.excess-goes-to-lowest-level-living-player",
        "charity.excess-goes-to-lowest-level-player",
        "charity.lowest-giver-discards-instead",
    ),
    "worth": ("items.have-a-gold-piece-value",),
    "worth-all": ("selling.a-thousand-gold-buys-a-level", "selling.each-full-thousand-buys-a-level"),
    "sale": ("selling.a-thousand-gold-buys-a-level", "selling.each-full-thousand-buys-a-level"),
    "game": ("winning.first-to-level-10-wins",),
}
"""Topic -> the rules behind it; those that a sheet does not have are left out."""
WITH_FIGHT = frozenset({"score", "short", "helper"})
"""Topics that show both sums."""
SUPPOSING = frozenset({"if", "when", "once"})


def standing_asked(sight: Sight, table: Table, tokens: list[Token], is_question: bool) -> Standing | str | None:
    """What a line asks of how it stands, or a sentence of munch's own that asks it; None if it asks no such thing."""
    words = [token.text for token in tokens]
    if not words or not (is_question or words[0] in sight.lexicon.words["asking"]) or not table.state.players:
        return None
    found = stands_asked(sight, tokens)
    if found is None or (SUPPOSING & set(words[1:]) and found.topic not in sight.lexicon.words["supposable"]):
        return None
    return _as_sentence(_nearer(found, table), table)


def _nearer(found: Standing, table: Table) -> Standing:
    """The same, with whom and which cards it must be about where none are named; a helper asks what a helper gets."""
    fight, topic = table.fight, found.topic
    who = found.who
    if fight is not None and who not in (NO_PLAYER, fight.fighter):
        topic = {"level-won": "helped-level"}.get(topic, topic)
        topic = "helped-treasure" if topic == "treasures" and who == fight.helper else topic
    if topic == "what-does" and not found.copies:
        topic = "person"
    if who == NO_PLAYER:
        who = fight.fighter if fight is not None else table.state.turn.player
    copies = found.copies
    if topic == "worth" and copies and set(copies) <= set(table.foes):
        topic = "treasures"
    if topic in ("treasures", "level-won", "bad-stuff", "monster-level", "monster-total"):
        copies = tuple(copy for copy in copies if copy in table.foes) or tuple(table.foes)
    if topic == "worth" and {"level", "levels"} & found.line:
        topic = "sale"
    return Standing(topic, who, copies, found.line)


def _as_sentence(found: Standing, table: Table) -> Standing | str | None:
    """What munch has a sentence of its own for; None where other cards than the fight's are named in a sum."""
    name = table.state.players[found.who].name
    if found.topic in ("score", "short", "ways", "monster-total") and set(found.copies) - set(table.foes):
        return None
    if found.topic == "odds":
        is_named = table.fight is not None and name.casefold().split()[0] in found.line
        return f"odds for {name}" if is_named else "odds"
    if found.topic == "ways":
        return "ways"
    if found.topic == "counts":
        return f"why does {table.card(found.copies[0]).name} count" if found.copies else None
    if found.topic == "monster-total":
        return f"why {table.total('monsters').amount}"
    if found.topic == "what-does" or (found.topic == "bad-stuff" and len(found.copies) == 1):
        return f"what does {table.card(found.copies[0]).name} do"
    return found


def standing_lines(
    standing: Standing, table: Table, look: Look, eyes: PlayerId | None = None, past: Sequence[Moment] = ()
) -> list[str]:
    """The answer to a question how it stands, as these eyes see the table, with the rules behind it.

    ``past``: what was done at this table, newest first.
    """
    if standing.topic == "happened":
        return _happened(standing, table, look, eyes, past)
    lines = (
        wrapped(TOLD[standing.topic](Teller(standing, table, eyes)), look, "", "  ") if standing.topic in TOLD else []
    )
    if standing.topic in WITH_FIGHT:
        lines += fight_lines(table, look)
    if standing.topic == "owed":
        lines += owed_lines(table, look) or wrapped(FIGURES["nothing owed"], look)
    ids = [*limit_of(standing, table).ids] if standing.topic == "limit-of" else []
    ids += [RuleId(id) for id in RULES.get(standing.topic, ()) if table.in_force(id)]
    return [*lines, *citations(tuple(ids), table, look)]


def _happened(standing: Standing, table: Table, look: Look, eyes: PlayerId | None, past: Sequence[Moment]) -> list[str]:
    """The last things that happened to somebody, each with the rules because of which it did."""
    name = table.state.players[standing.who].name
    for moment in past:
        outcome = moment.outcome
        events = [one for one in outcome.events if standing.who in (getattr(one, "who", -1), getattr(one, "to", -1))]
        told = [(one, said) for one in events if (said := event_said(one, outcome.table, eyes))]
        if told:
            lines: list[str] = []
            for event, said in told:
                lines += wrapped(said, look, "", "  ")
                lines += citations(event.because, outcome.table, look, "    ")
            return [*lines, *wrapped(f"{Teller(standing, table, eyes).person()}.", look)]
    return wrapped(f"nothing has happened to {name} yet. {Teller(standing, table, eyes).person()}.", look, "", "  ")
