"""What a sentence means on a board. The language says how it can be read, and the rules which reading is meant.

One sentence can be several acts: "gives" is a gift or a share in charity; "discards" throws away, pays, is given up or
left behind; "plays" a monster looks for trouble with it. The act that settles a debt is meant first, then the one that
was said if it goes ahead, then another that does. Whether a Minion is thrown out or given up is asked. A sentence that
lacks a part (whom, which, discarding what) is every sentence with that part. If several go ahead, the program asks
which; if none does, the refusal of the nearest is told.
"""

from collections.abc import Iterator
from itertools import combinations, islice

from munch_cli.arbiter.candidates import KINDS, alike_once, candidates, payments
from munch_cli.arbiter.item_plans import plan_of
from munch_cli.effects.queries import is_item, items_carried, others
from munch_cli.engine.physics import settles
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.run import perform
from munch_cli.engine.settle import goes_ahead, judge
from munch_cli.engine.table import Table
from munch_cli.engine.unknown import may_hold_more
from munch_cli.language.answers import Answer, Asked, MayAsk, NotHere, NotUnderstood, Stated, Understood, WhatIf
from munch_cli.language.forms import Literal
from munch_cli.language.grammar import FIRST_WORDS, MAY
from munch_cli.language.names import ARTICLES, cut
from munch_cli.language.parse import LONGEST, Parser, parse
from munch_cli.language.say import say, say_question, say_short
from munch_cli.rules.charity import excess
from munch_cli.table import commands as c
from munch_cli.table.asks import Asks, which
from munch_cli.table.cards import CURSE_KINDS, SELLABLE_KINDS
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.statements import Helping
from munch_cli.table.typed import NamedTuple
from munch_cli.table.vocabulary import Ability, GrabItem, StealItem, StealLevel

MOST = 60
"""No more readings of one sentence are looked at."""
PROMISED = "helping.playing-hand-cards-on-helper-may-be-offered"
"""The rule by which cards in the hand are offered."""
ASKED_MOST = 9
"""At most this many choices are asked back, so that a digit answers each."""


class BrokenOff(NamedTuple):
    """What a sentence that breaks off can be: the whole sentences, the likeliest first.

    ``is_question``: it asks whether something may be done.
    """

    whole: tuple[c.Command, ...]
    is_question: bool


def read(
    table: Table,
    text: str,
    *,
    speaker: PlayerId | None = None,
    at_prompt: bool = False,
    eyes: PlayerId | None = None,
) -> Answer:
    """What a sentence means on this table. The arguments are those of ``munch_cli.language.parse.parse``."""
    answer = parse(text, table.state, table.catalogue, speaker=speaker, at_prompt=at_prompt, eyes=eyes)
    if at_prompt and isinstance(answer, Stated) and isinstance(answer.statement, Helping):
        answer = _helps(table, text, answer, speaker)
    if (asks := _one_by_one(table, text, answer)) is not None:
        return asks
    if isinstance(answer, Understood):
        meant = meaning(table, answer.command)
        return (
            meant
            if isinstance(meant, Asks)
            else answer._replace(command=meant, is_taken=answer.is_taken or meant != answer.command)
        )
    if isinstance(answer, Asked) and isinstance(answer.question, MayAsk):
        said = answer.question.command
        meant = meaning(table, said, is_question=True)
        return meant if isinstance(meant, Asks) else Asked(MayAsk(meant, meant != said))
    if at_prompt and isinstance(answer, NotUnderstood):
        found = completed(table, text, answer.at, speaker, eyes)
        return answer if found is None else _completes(table, found)
    return answer


def in_any_words(table: Table, text: str, eyes: PlayerId | None = None, at_prompt: bool = True) -> Answer:
    """What a line means: as the grammar reads it, else as it is meant on this board, if that is clear.

    Questions, steps of scenarios and the API all read lines this way. The prompt also answers what is only half
    understood.
    """
    answer = read(table, text, at_prompt=at_prompt, eyes=eyes)
    if not isinstance(answer, NotUnderstood) or not table.state.players:
        return answer
    if (found := completed(table, text, answer.at, None, eyes)) is not None:
        return _completes(table, found)
    # loose talk is read by much code, which most sentences never need
    from munch_cli.arbiter.certainty import Taken
    from munch_cli.arbiter.clauses import Context
    from munch_cli.arbiter.understanding import understand
    from munch_cli.files.rulebook import load_lexicon

    meant = understand(table, text, load_lexicon(), Context(), eyes)
    if not isinstance(meant, Taken) or len(meant.sentences) != 1 or meant.unheard:
        return answer
    taken = read(table, meant.sentences[0], at_prompt=at_prompt, eyes=eyes)
    if isinstance(taken, Asked) and isinstance(taken.question, WhatIf):
        return taken
    if isinstance(taken, Understood):
        is_question = text.rstrip().endswith("?")
        return Asked(MayAsk(taken.command, True)) if is_question else taken._replace(is_taken=True)
    if isinstance(taken, Asked) and isinstance(taken.question, MayAsk):
        return Asked(MayAsk(taken.question.command, True))
    return taken if isinstance(taken, Asks | NotHere) else answer


def _completes(table: Table, found: BrokenOff) -> Answer:
    """The only one of the whole sentences, or the question which is meant. Those that go ahead are preferred."""
    going = [one for one in islice(found.whole, MOST) if goes_ahead(table, one)] or list(found.whole)
    firsts = dict.fromkeys(_first_part(one) for one in going)
    going = [_shared([one for one in going if _first_part(one) == first]) for first in firsts]
    if found.is_question and (refused := _not_whichever(table, going)) is not None:
        return Asked(MayAsk(refused, refused != c.of_nothing(type(refused), refused.who)))
    if len(going) == 1:
        return Asked(MayAsk(going[0], True)) if found.is_question else Understood(going[0], is_taken=True)
    told = [(say_short(one, table.state, table.catalogue), one) for one in going]
    return _asked("what is meant", told, table, found.is_question)


def _first_part(command: c.Command) -> object:
    """What a sentence names first: the card that is played, or all of it."""
    return command.card if isinstance(command, c.PlayCard) else command


def meaning(table: Table, said: c.Command, is_question: bool = False) -> c.Command | Asks:
    """The act that a command, taken by its words, is meant for, or the question that has to be asked back first."""
    others = [one for one in dict.fromkeys(islice(_readings(table, said), MOST)) if one != said]
    if not others:
        return said
    settling = [one for one in (said, *others) if _is_owed(table, one) and goes_ahead(table, one)]
    if not settling and goes_ahead(table, said):
        saving = [one for one in others if isinstance(one, c.Sacrifice) and goes_ahead(table, one)]
        return _which(table, said, [said, *saving], is_question) if saving else said
    if said in settling:
        return said
    going = settling or [one for one in others if goes_ahead(table, one)] or _left_open(table, said, others)
    if going:
        return _which(table, said, going, is_question)
    return _nearest(table, said, others)


def _one_by_one(table: Table, text: str, answer: Answer) -> Asks | None:
    """Return the question whether an Item with a Cheat! is to be played first and the Cheat! then on it."""
    asked = answer.question if isinstance(answer, Asked) else answer
    command = asked.command if isinstance(asked, Understood | MayAsk) else None
    if not isinstance(command, c.PlayCard) or command.along == NO_COPY or table.card(command.along).kind != "cheat":
        return None
    plan = plan_of(table, text)
    if plan is None:
        return None
    sentences = "; ".join(plan.sentences)
    return which("one after the other", (sentences,), (f"what if {sentences}" if plan.is_asked else sentences,))


def _helps(table: Table, text: str, stated: Stated, speaker: PlayerId | None) -> Answer:
    """``Cy helps Ann for 1 treasure``, said in a fight: Cy says yes, or offers it. ``is helping``: so it is."""
    statement = stated.statement
    if table.fight is None or not isinstance(statement, Helping) or "helping" in text.casefold().split():
        return stated
    who = next((PlayerId(seat) for seat, one in enumerate(table.state.players) if one.name == statement.helper), None)
    if who is None or table.is_fighting(who) or statement.whom not in ("", table.name(table.fight.fighter)):
        return stated
    if table.owes(who, "answer") is not None:
        return Understood(c.Agree(who), is_taken=True)
    _, _, terms = text.partition(" for ")
    said = f"{statement.helper} offers help{f' for {terms}' if terms else ''}"
    meant = parse(said, table.state, table.catalogue, speaker=speaker, at_prompt=True)
    return meant._replace(is_taken=True) if isinstance(meant, Understood) else stated


# ---- the acts that a sentence can be


def _plays(table: Table, said: c.PlayCard) -> Iterator[c.Command]:
    """Ways to play a card: with a target or a second card, as looking for trouble, or as putting on what lies there.

    A Go Up a Level that names no player is played on oneself.
    """
    if table.card(said.card).kind == "go-up-a-level":
        return
    for one in candidates(table, said.who, kinds=(c.PlayCard,)):
        if not isinstance(one, c.PlayCard):
            continue
        spends_another = table.card(one.card).kind == "monster" and one.along != said.along
        if (_fills(said, one) and not spends_another) or _comes_along(table, said, one):
            yield one
    if said[2:] == c.PlayCard(said.who, said.card)[2:]:
        if table.card(said.card).kind == "monster":
            yield c.LookForTrouble(said.who, said.card)
        if said.card in table.sideways(said.who):
            yield c.Equip(said.who, said.card)


def _comes_along(table: Table, said: c.PlayCard, one: c.PlayCard) -> bool:
    """Return True if a monster is the one that a Wandering Monster brings: without it no player plays it into a fight.

    A second Race or Class does not mean Half-Breed or Super Munchkin: those are kept, or lost, for themselves.
    """
    return (
        table.card(one.card).kind == "wandering-monster"
        and one.along == said.card
        and _fills(said._replace(card=NO_COPY), one._replace(card=NO_COPY, along=NO_COPY))
    )


def _discards(table: Table, said: c.DiscardCard) -> Iterator[c.Command]:
    """Ways to discard: what is owed, in charity, by choice, instead of a roll, or as the price of something."""
    yield c.Choose(said.who, card=said.card)
    if excess(table, said.who) or table.owes(said.who, "charity"):
        yield c.DiscardInCharity(said.who, (said.card,))
    if said.card in table.in_play(said.who) and table.card(said.card).kind == "minion":
        yield c.Sacrifice(said.who, said.card)
    for one in candidates(table, said.who, kinds=(c.UseAbility,)):
        if isinstance(one, c.UseAbility) and one.discards == (said.card,):
            yield one


def _gives(table: Table, said: c.GiveItems) -> Iterator[c.Command]:
    """Ways to give: as a share in charity, or a Curse that is played on its receiver."""
    if set(said.items) <= set(table.hand(said.who)):
        yield c.GiveInCharity(said.who, said.items, said.to)
        if len(said.items) == 1 and table.card(said.items[0]).kind in CURSE_KINDS:
            yield c.PlayCard(said.who, said.items[0], on_player=said.to)


def _puts_on(table: Table, said: c.Equip | c.Stow) -> Iterator[c.Command]:
    """What is still in the hand is played, if it then lies as it was to lie: in use, or sideways."""
    if said.item in table.hand(said.who):
        played = c.PlayCard(said.who, said.item)
        after = perform(table, played).table
        if said.item in (after.in_play if isinstance(said, c.Equip) else after.sideways)(said.who):
            yield played


def _uses(table: Table, said: c.UseAbility) -> Iterator[c.Command]:
    """On a player or something, taking something, discarding what it costs."""
    ability = next((one for one in table.card(said.card).abilities if one.name == said.ability), None)
    prices = [said.discards] if said.discards or ability is None else _prices(table, said, ability)
    aims = dict.fromkeys(
        one._replace(discards=said.discards)
        for one in candidates(table, said.who, kinds=(c.UseAbility,))
        if isinstance(one, c.UseAbility)
    )
    for aim in aims:
        if _fills(said, aim):
            yield from (aim._replace(discards=paid) for paid in prices)


def _prices(table: Table, said: c.UseAbility, ability: Ability) -> list[tuple[CopyId, ...]]:
    """Every way to pay the least that an ability costs, but for the very card that has it."""
    price, who = ability.price, said.who
    if price is None or price.itself or price.whole_hand or may_hold_more(table, who):
        return payments(table, who, ability)
    held = tuple(copy for copy in (table.hand(who) if price.from_hand else table.held(who)) if copy != said.card)
    return list(islice(combinations(alike_once(table, held), max(1, price.least)), MOST))


def _runs(table: Table, said: c.RunAway) -> Iterator[c.Command]:
    """From one of the monsters, those first that the runner has not met on the run."""
    fight = table.fight
    if said.monster == NO_COPY and fight is not None:
        met = {monster for who, monster in fight.met if who == said.who}
        unmet = alike_once(table, (monster for monster in table.foes if monster not in met))
        again = alike_once(table, (monster for monster in table.foes if monster in met))
        yield from (c.RunAway(said.who, monster) for monster in (*unmet, *again))


def _asks_for_help(table: Table, said: c.AskHelp) -> Iterator[c.Command]:
    """A card offered from the hand is promised to be played on the helper."""
    held = tuple(copy for copy in said.offer.items if copy in table.hand(said.who))
    if table.in_force(PROMISED):
        carried = tuple(copy for copy in said.offer.items if copy not in held)
        yield said._replace(offer=said.offer._replace(items=carried, plays=(*said.offer.plays, *held)))


def _fills(said: c.Command, one: c.Command) -> bool:
    """Return True if a command says all that another does, and perhaps more."""
    return type(one) is type(said) and all(
        had in (has, NO_COPY, NO_PLAYER, (), "") for had, has in zip(said, one, strict=True)
    )


def _readings(table: Table, said: c.Command) -> Iterator[c.Command]:
    """The other acts that a sentence can be, the likeliest first."""
    match said:
        case c.PlayCard():
            return _plays(table, said)
        case c.DiscardCard():
            return _discards(table, said)
        case c.GiveItems():
            return _gives(table, said)
        case c.Equip() | c.Stow():
            return _puts_on(table, said)
        case c.UseAbility():
            return _uses(table, said)
        case c.RunAway():
            return _runs(table, said)
        case c.AskHelp():
            return _asks_for_help(table, said)
    return iter(())


# ---- which of them is meant

PARTS = {
    "on": "on whom or what",
    "along": "with which card",
    "taking": "what is taken",
    "discards": "what is discarded for it",
    "monster": "from which monster",
}
"""The parts that a sentence may lack, in the order in which they are asked for -> how they are asked for."""


def _which(table: Table, said: c.Command, going: list[c.Command], is_question: bool) -> c.Command | Asks:
    """The only one of several acts, or the question which one is meant, asked for one lacking part after the other.

    A question whether a player may do something is not asked back if all acts are refused for the same reasons.
    """
    if is_question and (refused := _not_whichever(table, going)) is not None:
        return refused
    is_price = isinstance(said, c.DiscardCard) and not _is_owed(table, going[0])
    if len(going) == 1 and not is_price:  # of an ability nothing was said
        return going[0]
    if not all(_fills(said, one) for one in going):
        told = [(say_short(one, table.state, table.catalogue), one) for one in going]
        return _asked("what is meant", told, table, is_question)
    part = next(part for part in PARTS if len({_part(one, part) for one in going}) > 1)
    what = PARTS[part]
    if part == "on" and all(_part(one, "on_player") == NO_PLAYER for one in going):
        what = "on what"
    elif part == "on" and all(_part(one, "on_card") == NO_COPY for one in going):
        what = "on whom"
    choices = []
    for value in dict.fromkeys(_part(one, part) for one in going):
        whole = _shared([one for one in going if _part(one, part) == value])
        choices.append((_value_said(table, part, value), whole))
    if len({short for short, _ in choices}) < len(choices):
        choices = [(say_short(one, table.state, table.catalogue), one) for _, one in choices]
    return _asked(what, choices, table, is_question)


def _not_whichever(table: Table, acts: list[c.Command]) -> c.Command | None:
    """Of several acts of a kind that are all refused, the one whose reasons all the others share. None if there is
    none.
    """
    if len({type(one) for one in acts}) > 1:
        return None
    verdicts = [judge(table, one) for one in acts]
    least = min(range(len(acts)), key=lambda place: len(verdicts[place].ids))
    outcome, ids = verdicts[least].outcome, set(verdicts[least].ids)
    same = outcome != "allowed" and all(one.outcome == outcome and ids <= set(one.ids) for one in verdicts)
    return acts[least] if same else None


def _asked(what: str, choices: list[tuple[str, c.Command]], table: Table, is_question: bool) -> Asks:
    """The question which of these it is, as many as can be answered with a digit."""
    whole = say_question if is_question else say
    some = choices[:ASKED_MOST]
    shorts = tuple(short for short, _ in some)
    return which(what, shorts, tuple(whole(one, table.state, table.catalogue) for _, one in some))


def _part(command: c.Command, part: str) -> object:
    """What a command has for one of its parts. None if its kind has no such part."""
    if part == "on":
        return _part(command, "on_player"), _part(command, "on_card")
    return getattr(command, part, None)


def _shared(alike: list[c.Command]) -> c.Command:
    """What commands of one kind have in common. A field in which they differ is left empty."""
    first = alike[0]
    values = zip(*alike, strict=True)
    kinds = type(first).__annotations__
    return type(first)._make(
        one[0] if len(set(one)) == 1 else c.UNNAMED.get(kinds[field], ())
        for field, one in zip(first._fields, values, strict=True)
    )


def _value_said(table: Table, part: str, value: object) -> str:
    if part == "on" and isinstance(value, tuple):
        player, card = value
        return table.card(card).name if card != NO_COPY else table.name(player) if player != NO_PLAYER else "nobody"
    if isinstance(value, tuple):
        return " + ".join(table.card(copy).name for copy in value) or "nothing"
    return "nothing" if value == NO_COPY else table.card(CopyId(int(str(value)))).name


def _left_open(table: Table, said: c.Command, others: list[c.Command]) -> list[c.Command]:
    """The whole sentences that the sheet leaves open, of one that is refused as long as a part of it is not said."""
    if judge(table, said).outcome != "refused":
        return []
    return [one for one in others if _fills(said, one) and judge(table, one).open]


def _nearest(table: Table, said: c.Command, others: list[c.Command]) -> c.Command:
    """The act whose refusal is told if none goes ahead: what is owed, else what was said, with all its parts."""
    for one in others:
        if _is_owed(table, one) and not judge(table, one).is_fact:
            return one
    verdict = judge(table, said)
    if verdict.outcome != "refused" and verdict.ids:
        return said
    lacking = [one for one in others if _fills(said, one)]
    if _says_nothing(verdict):
        return next((one for one in (*lacking, *others) if not _says_nothing(judge(table, one))), said)
    against = set(verdict.ids)
    return next((one for one in lacking if set() < set(judge(table, one).ids) < against), said)


def _is_owed(table: Table, command: c.Command) -> bool:
    """Return True if a command does what a player owes, what the turn has come to, or what a monster offers."""
    turn = table.state.turn
    in_charity = isinstance(command, c.GiveInCharity | c.DiscardInCharity) and turn.phase == "charity"
    of_a_monster = isinstance(command, c.UseAbility) and bool(command.discards) and command.card in table.foes
    return settles(table, command) or of_a_monster or (in_charity and turn.player == command.who)


def _says_nothing(verdict: Verdict) -> bool:
    """Return True if nothing but a fact of the table, or the lack of any rule, speaks against something."""
    return verdict.is_fact or not verdict.ids


# ---- a sentence that breaks off, as "asks for help" or "sells", is every whole sentence that has its words

STEAL = "steal"
"""An act that only a card allows, and that begins no sentence of the grammar."""
IN_CHARITY = (c.GiveInCharity, c.DiscardInCharity)
"""What giving and discarding mean in charity alone. It is offered after everything else."""


def completed(table: Table, text: str, at: int, speaker: PlayerId | None, eyes: PlayerId | None) -> BrokenOff | None:
    """The whole sentences of which a text is a part, if it is not understood from column ``at`` on. None if there are
    none.

    Nothing is completed for a player whose hand ``eyes`` do not see. A question whether a player may do something at
    all, if they have nothing to do it with, stays the act alone: ``may Ann sell?``.
    """
    breaks_at = text[at:].strip(" .!?").partition(" ")[0]
    if breaks_at not in ("", STEAL) or len(text) > LONGEST:
        return None
    parser = Parser(text, table.state, table.catalogue, speaker, True, eyes)
    words = [word for word in parser.words if word.text != "?"]
    is_question = bool(words) and (words[0].text in MAY or len(words) < len(parser.words))
    begin = int(bool(words) and words[0].text in MAY)
    named, behind = parser.reader.player(begin)
    verb_at = begin if named is None else behind
    seats = parser.speakers() if named is None else named.seats
    if verb_at >= len(words) or len(seats) != 1 or (eyes is not None and eyes != seats[0]):
        return None
    who = seats[0]
    kinds = _kinds(words[verb_at].text)
    said = [word.text for word in words[verb_at + 1 : -1] if word.text not in ARTICLES]
    said += [word.text for word in words[verb_at + 1 :][-1:]]  # at the end "her" is somebody
    found = [one for one in candidates(table, who, kinds=kinds) if _is_plain(one)]
    found = found or [one for kind in kinds for one in _not_worth_listing(table, who, kind)]
    whole = [one for one in dict.fromkeys(found) if _has(table, one, said)]
    if not whole and is_question:
        alone = [kind for kind in kinds if set(said) <= _fixed(words[verb_at].text, kind)]
        alone.sort(key=lambda kind: kind in IN_CHARITY)
        if words[verb_at].text == STEAL and not _steals(table, who):
            _, end = parser.reader.player(verb_at + 2) if said[:1] == ["from"] else (None, verb_at + 1)
            alone = [c.UseAbility] if end == len(words) else []
        whole = [c.of_nothing(kind, who) for kind in alone[:1]]
    return BrokenOff(tuple(whole), is_question) if whole else None


def _steals(table: Table, who: PlayerId) -> bool:
    """Return True if a player has a card that steals something, be it for a Thief or once."""
    cards = [table.card(copy) for copy in (*table.in_play(who), *table.hand(who))]
    deeds = (deed for card in cards for deed in (*card.do, *(one for ability in card.abilities for one in ability.do)))
    return any(isinstance(deed, StealItem | StealLevel | GrabItem) for deed in deeds)


def _not_worth_listing(table: Table, who: PlayerId, kind: type[c.Command]) -> Iterator[c.Command]:
    """What a player could mean who has nothing that ``candidates`` thinks of.

    That is too little to sell, Items in the hand to put on, give or trade, or monsters to fight in another player's
    turn.
    """
    items = [copy for copy in table.hand(who) if is_item(table.card(copy))]
    if kind is c.Sell:
        held = table.held(who)
        worth = tuple(copy for copy in held if table.card(copy).kind in SELLABLE_KINDS and table.card(copy).value)
        yield from [c.Sell(who, worth)] if worth else []
    elif kind is c.Equip:
        yield from (c.PlayCard(who, copy) for copy in items if table.card(copy).kind != "one-shot")
    elif kind is c.GiveItems:
        yield from (c.GiveItems(who, (copy,), player) for copy in items for player in others(table, who))
    elif kind is c.Trade:
        mine = items_carried(table, who) or items
        yield from (c.Trade(who, (copy,), player, ()) for copy in mine for player in others(table, who))
    elif kind is c.LookForTrouble:
        monsters = (copy for copy in table.hand(who) if table.card(copy).kind == "monster")
        yield from (c.LookForTrouble(who, copy) for copy in monsters)


def _kinds(word: str) -> list[type[c.Command]]:
    """The commands that a sentence beginning with a taught word can mean.

    Words that are only understood ("curses") mean more than the command, and are left to the reading of talk.
    """
    said = {verb.makes for verb, form in FIRST_WORDS.get(word, ()) if not form.only_heard}
    return [kind for kind in KINDS if kind in said]


def _fixed(word: str, kind: type[c.Command]) -> set[str]:
    """The words that belong to the verb of a command: "look for trouble with"."""
    forms = (form for verb, form in FIRST_WORDS.get(word, ()) if verb.makes is kind and not form.only_heard)
    return {said for form in forms for part in form.pattern if isinstance(part, Literal) for said in part.spellings}


def _is_plain(command: c.Command) -> bool:
    """Return True if a command makes no promise beyond the words."""
    return not isinstance(command, c.AskHelp | c.OfferHelp) or command.offer == c.Offer()


def _has(table: Table, command: c.Command, said: list[str]) -> bool:
    """Return True if the sentence of a command has words in their order."""
    rest = iter(word.text for word in cut(say_short(command, table.state, table.catalogue))[1:])
    return all(word in rest for word in said)
