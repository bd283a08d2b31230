"""Every sentence that a feature can say, and what it does.

Editors' Cucumber plug-ins read this file as it stands: each pattern is one plain string without a backslash.
"""

import re

from munch_cli.arbiter.asking import unknown_strengths
from munch_cli.engine.run import decisive
from munch_cli.features.game import COUNTED, KIND_ALONE, NOT_UNDERSTOOD, Game, NotSo, must
from munch_cli.features.hints import LISTED
from munch_cli.features.registry import THEN, Among, Expect, given, nearest_step, then, when
from munch_cli.features.trial import Rows, Trial
from munch_cli.files.gherkin import boxes_in
from munch_cli.language.facts import source
from munch_cli.rulebook.book import Toml
from munch_cli.table.cards import Card
from munch_cli.table.names import NotFound, did_you_mean, find_card, nearest
from munch_cli.table.saying import figure, listed, sum_said

OWED = {
    "run away": "run",
    "roll the die": "die",
    "get down to the limit": "shed",
    "get rid of a Big Item": "shed-big",
    "pick a Treasure": "pick",
    "choose what to lose": "lose",
    "choose from the body": "loot",
    "give charity": "charity",
    "take or play the card": "face-up",
}
"""What a player is to do next, as a feature says it -> what the view calls it."""
DICE = {"run away": "run away", "roll the die": ""}
"""What is done with the die, as a feature says it -> what the die decides then; "" for anything."""
PHASES = {
    "the door": "door",
    "looking for trouble": "trouble",
    "looting the room": "loot",
    "charity": "charity",
}

OF_ONESELF = (
    (r"\b(A|a)m I\b", "is {who}"),
    (r"\b(D|d)o I\b", "does {who}"),
    (r"\b(H|h)ave I\b", "has {who}"),
    (r"\bmy\b", "{who}'s"),
    (r"\b(?:I|me)\b", "{who}"),
)
"""Words of a player for himself, and those with the name in their place."""
HUMAN = "Human"
SHOWN_AS = {"hold": "hand", "use": "in_use", "suffer": "curses"}
"""What several players do, as a feature says it -> what the view calls it."""
CLAUSE_ENDS = ",;:."
PAGE = re.compile(r" ?[(]p[.] [0-9]+[)]")
"""The page in a place of a sheet."""

# ---- Given: the board


@given(
    "an? (?:new|empty) (?:(?P<box>[a-z0-9-]+) table|table(?: in (?P<boxes>[a-z0-9-]+(?:(?:, | and )[a-z0-9-]+)*))?)",
    example="a new table in classic, booty and lite",
    is_whole=True,
)
def new_table(trial: Trial, box: str | None, boxes: str | None) -> None:
    """Begin with an empty table in each of these boxes. The And lines below lay the board.

    Without a box every sheet can be asked a question.
    """
    trial.begin(boxes_in(box or boxes or ""))


@given(
    'the (?:(?P<box>[a-z0-9-]+) )?board "(?P<board>[^"]+)"(?: in (?P<boxes>[a-z0-9-]+(?:(?:, | and )[a-z0-9-]+)*))?',
    example='the board "combat/pumpkinhead" in bites',
    is_whole=True,
)
def kept_board(trial: Trial, box: str | None, board: str, boxes: str | None) -> None:
    """Begin on the board of a scenario, in each of these boxes. The And lines below have to be true on it.

    Without a box every sheet can be asked a question.
    """
    trial.begin(boxes_in(box or boxes or ""), board)


@given(COUNTED.pattern, example="Ann holds Plain Cap + 5 other cards", is_whole=True)
def holds_some(trial: Trial, said: str, many: str) -> None:
    """Give a player cards that are not named. Each is a Plain Coin."""
    trial.lay(f"{said} {many} cards")


@given(KIND_ALONE.pattern, example="next cards a monster + 2 Treasure cards", is_whole=True)
def only_kinds(trial: Trial, said: str, many: str, level: str | None, kind: str, rest: str) -> None:
    """Lay cards of which only the kind matters: a monster (of Level 5), a Level 10 monster, a curse, a Door card."""
    trial.lay(f"{said} {many} {f'Level {level} ' if level else ''}{kind}{rest}")


@given("(?P<sentence>.+)", example="Ann is a Level 4 Elf with Plain Helmet", is_whole=True)
def laid(trial: Trial, sentence: str) -> None:
    """Lay a part of the board by a sentence, as at the prompt. Each player it describes gets a seat."""
    trial.lay(sentence)


@when("(?P<sentence>.+)", example="Ann ends the turn")
def anything_said(game: Game, sentence: str) -> None:
    """Say what a player does, ask a question, or change the board, as at the prompt."""
    game.say(sentence)


@when("(?P<who>[^,:]+) asks: (?P<question>.+)", example="Ann asks: may I loot the room?")
def asked_by(game: Game, who: str, question: str) -> None:
    """Let a player ask a question, in which "I" and "me" are that player."""
    said = question
    for pattern, named in OF_ONESELF:
        said = re.sub(pattern, named.format(who=who), said)
    game.say(said, as_typed=question)


@when("every sheet is asked: (?P<question>.+)", example="every sheet is asked: may Ann loot the room?", is_whole=True)
def every_sheet_is_asked(trial: Trial, question: str) -> None:
    """Put a question to the sheet of every box. The Given names a board and no box."""
    trial.every_sheet().ask(question)


# ---- Then: the verdict


@then(
    "(?P<where>in [a-z0-9-]+(?:(?:, | and )[a-z0-9-]+)*|elsewhere): (?P<sentence>.+)",
    example="in classic: that is allowed",
    is_whole=True,
)
def only_there(trial: Trial, where: str, sentence: str) -> None:
    """Hold a sentence for some of the boxes. ``elsewhere`` are the boxes that no such line since the When names."""
    trial.hold_in(where, sentence)


@then(
    "that is (?P<word>allowed|refused|asked back|not possible|left open|answered|a contradiction)"
    "(?:, because (?P<reason>.+))?",
    example="that is refused, because Big Items cannot be discarded at will",
)
def verdict(game: Game, word: str, reason: str | None = None) -> None:
    """Check the outcome, and what a deciding rule says: its whole sentence, or up to where a clause of it ends.

    A question with another answer than yes or no is answered.
    """
    found = game.heed().verdict
    word_found, why = game.outcome_said(found)
    told = [game.says(id) for id in (*found.ids, *found.open)]
    remedy = f"say {game.then_said(found)}"
    must(word_found == word, f"that is {word_found}, not {word}{why}", "other-verdict", remedy)
    if reason:
        must(any(_says(one, reason) for one in told), f"the reason is another: {' / '.join(told)}", "not-cited", remedy)


@then("the answer is (?P<answer>yes|no)(?:, because (?P<reason>.+))?", example="the answer is no")
def answer_is(game: Game, answer: str, reason: str | None = None) -> None:
    """Check the answer to a question, and what a deciding rule says. What is not possible has the answer no."""
    no = "not possible" if game.heed().verdict.is_fact else "refused"
    verdict(game, "allowed" if answer == "yes" else no, reason)


@then("that is a contradiction: (?P<reason>.+)", example="that is a contradiction: a helper draws no Treasures")
def contradiction(game: Game, reason: str) -> None:
    """Check that two passages contradict each other, and what one of them says."""
    verdict(game, "a contradiction", reason)


@then(
    "(?:that is left open|it is open in what follows): (?P<asks>.+) [(]played as: (?P<lean>[a-z0-9-]+)[)]",
    example="that is left open: may a helper withdraw after agreeing to help? (played as: refused)",
)
def left_open(game: Game, asks: str, lean: str) -> None:
    """Check which question the sheet leaves open, and by which reading munch plays on."""
    found = game.heed().verdict
    gaps = [game.edition.gaps[id] for id in found.all_open if id in game.edition.gaps]
    told = [f"{gap.asks} (played as: {game.table.leaning(gap.id)})" for gap in gaps]
    wanted = _folded(f"{asks} (played as: {lean})")
    what = f"open is: {'; '.join(told) or 'nothing'}"
    must(wanted in map(_folded, told), what, "not-left-open", f"say {game.then_said(found)}")


@then("that is left open: no rule speaks of it", example="that is left open: no rule speaks of it")
def unspoken(game: Game) -> None:
    """Check that no rule says anything of it, and no open point either."""
    verdict(game, "left open")
    points = [game.edition.gaps[id].asks for id in game.heed().verdict.open if id in game.edition.gaps]
    must(not points, f"open is: {'; '.join(points)}", "not-left-open")


def _says(said: str, reason: str) -> bool:
    """True if the reason is a whole sentence, or one up to a mark that ends a clause."""
    plain, wanted = _folded(said), _folded(reason).rstrip(".")
    return plain.startswith(wanted) and plain[len(wanted) :][:1] in ("", *CLAUSE_ENDS)


def _folded(text: str) -> str:
    return " ".join(text.split()).casefold()


@then("the rules? cited (?:is|are) (?P<ids>.+)", example="the rule cited is loot.only-if-no-monster-was-met")
def cited(game: Game, ids: str) -> None:
    """Check that rules are among those that decided."""
    found = game.heed().verdict.ids
    for id in re.split(r",\s*| and ", ids):
        must(not id or id in found, f"{id} did not decide; cited: {', '.join(found)}", "not-cited")


@then("it says so in (?P<place>.+)", example="it says so in Asking For Help, par. 4")
def says_so(game: Game, place: str) -> None:
    """Check that a deciding rule stands at this place of the sheet, or on this card."""
    outcome = game.heed()
    ids = dict.fromkeys((*outcome.verdict.ids, *outcome.verdict.all_open, *sorted(decisive(outcome))))
    found = [said for id in ids if (said := source(id, game.edition, game.table.catalogue))]
    wanted = PAGE.sub("", place)
    is_said = any(wanted in PAGE.sub("", one) for one in found)
    must(is_said, f"it says so in: {' / '.join(dict.fromkeys(found))}", "not-cited")


@then("the choices? (?:is|are) (?P<sentences>.+)", example='the choices are "Ann discards Plain Cap" and "Ann runs"')
def choices(game: Game, sentences: str) -> None:
    """Check the sentences that are asked back, each in quotes, the best first."""
    asks = game.heed().verdict.asks
    found = asks.sentences if asks is not None else ()
    must(re.findall(r'"([^"]+)"', sentences) == list(found), f"asked back are: {', '.join(found) or 'none'}")


@then("the sheets answer", example="the sheets answer", is_whole=True, has_rows=True)
def sheets_answer(trial: Trial, datatable: Rows) -> None:
    """Check what every sheet answers: in each row below boxes, their answer, and ids of deciding rules."""
    trial.every_sheet().heed(datatable)


# ---- Then: the fight


@then("the fight stands at (?P<ours>-?[0-9]+) to (?P<theirs>-?[0-9]+)", example="the fight stands at 14 to 6")
def fight_stands(game: Game, ours: str, theirs: str) -> None:
    """Check the totals of both sides, the munchkins' first."""
    sides = [_sum(game, side) for side in ("munchkins", "monsters")]
    _must_be_known(game)
    (found, our_terms), (against, their_terms) = sides
    told = f"{sum_said(found, our_terms)} to {sum_said(against, their_terms)}"
    must((found, against) == (figure(ours), figure(theirs)), f"the fight stands at {told}, not {ours} to {theirs}")


@then("the (?P<side>munchkins|monsters)' total is (?P<total>-?[0-9]+)", example="the monsters' total is 6")
def total_is(game: Game, side: str, total: str) -> None:
    """Check the total of one side."""
    found, terms = _sum(game, side)
    _must_be_known(game)
    must(found == figure(total), f"the {side}' total is {sum_said(found, terms)}, not {total}")


@then(
    "(?P<amount>-?[0-9]+) counts for the (?P<side>munchkins|monsters) (?:from )?(?P<label>.+)",
    example="3 counts for the munchkins from Plain Helmet",
)
def counts(game: Game, amount: str, side: str, label: str) -> None:
    """Check that a card or a Level counts so much for a side."""
    found, terms = _sum(game, side)
    there = [f"{many} counts for the {side} {_from(one)}" for many, one in terms]
    near = did_you_mean(nearest(f"{amount} counts for the {side} {_from(label)}", there))
    must((figure(amount), label) in terms, f"the {side}' total is {sum_said(found, terms)}", remedy=near)


@then(
    "(?P<label>[^:]+) does not count for the (?P<side>munchkins|monsters)",
    example="Plain Helmet does not count for the munchkins",
)
def counts_not(game: Game, label: str, side: str) -> None:
    """Check that a card that lies here counts nothing for a side."""
    found, terms = _sum(game, side)
    here = {game.table.catalogue[card].name for card in game.table.state.cards}
    near = did_you_mean(nearest(label, here))
    must(label.removeprefix("against ") in here, f'no card called "{label}" lies here', remedy=near)
    must(label not in [one for _, one in terms], f"the {side}' total is {sum_said(found, terms)}")


def _from(label: str) -> str:
    """The label of a term behind "counts": "from Plain Helmet", "against Elf"."""
    return label if label.startswith("against ") else f"from {label}"


def _must_be_known(game: Game) -> None:
    """Raise ``NotSo`` if a total of the fight contains a number that no source gives."""
    if unknown := unknown_strengths(game.table):
        what = f"no source tells how strong {listed(unknown)} may be, so that no total is known"
        raise NotSo(what, "not-as-expected", f'say it on the board: "{unknown[0]} is Level 6"')


def _sum(game: Game, side: str) -> tuple[int, list[tuple[int, str]]]:
    must(game.seen.fight is not None, "no fight is on")
    total = game.seen.total(side)
    return total.amount, [(term.amount, term.label) for term in total.terms]


@then("the (?P<side>munchkins|monsters) are winning", example="the monsters are winning")
def winning(game: Game, side: str) -> Expect:
    """Check which side has the greater total."""
    return _fight(winning=side)


@then("(?P<who>[^,:]+) is (?P<how>winning|losing)", example="Ann is winning")
def is_winning(game: Game, who: str, how: str) -> Expect:
    """Check whether the side of the main fighter or the helper has the greater total."""
    fight = game.seen.fight
    must(fight is not None, "no fight is on")
    must(who in map(game.seen.name, game.seen.fighters()), f"{who} does not fight")
    return _fight(winning="munchkins" if how == "winning" else "monsters")


@then("there is no fight", example="there is no fight", otherwise="a fight is on")
def no_fight(game: Game) -> Expect:
    """Check that nobody fights."""
    return {"combat": False}


@then("(?P<who>[^,:]+) is fighting", example="Ann is fighting")
def fighting(game: Game, who: str) -> Expect:
    """Check who the main fighter is."""
    return _fight(fighter=who)


@then("(?P<who>[^,:]+) is helping", example="Bo is helping")
def helping(game: Game, who: str) -> Expect:
    """Check who helps in the fight."""
    return _fight(helper=who)


@then("nobody helps", example="nobody helps", otherwise="{found} helps")
def nobody_helps(game: Game) -> Expect:
    """Check that the fighter fights alone."""
    return _fight(helper="")


@then("(?P<who>[^,:]+) picks first", example="Bo picks first")
def picks_first(game: Game, who: str) -> Expect:
    """Check who picks the first Treasure by the deal."""
    return _fight(deal={"first": who})


@then("the kill is (?P<isnt>not )?claimed", example="the kill is claimed", otherwise="it is the other way round")
def kill_claimed(game: Game, isnt: str | None = None) -> Expect:
    """Check whether the fighter has said that the monster is dead."""
    return _fight(claimed=not isnt)


@then(
    "the fight began (?P<how>at the door|by looking for trouble)",
    example="the fight began at the door",
    otherwise="it began the other way",
)
def fight_began(game: Game, how: str) -> Expect:
    """Check how the fight came about."""
    return _fight(began="door" if how == "at the door" else "trouble")


@then("(?P<many>[0-9]+) Treasures? (?:is|are) at stake", example="2 Treasures are at stake")
def at_stake(game: Game, many: str) -> Expect:
    """Check how many Treasures the monsters bring."""
    return _fight(treasures=figure(many))


# ---- Then: the players


@then("(?P<who>[^,:]+) is Level (?P<level>[0-9]+)", example="Ann is Level 4")
def level_is(game: Game, who: str, level: str) -> Expect:
    """Check the Level of a player."""
    return _player(who, level=figure(level))


@then(
    "the Levels are (?P<levels>[^,:]+ [0-9]+(?:(?:, | and )[^,:]+ [0-9]+)*)",
    example="the Levels are Ann 4, Bo 2 and Cy 3",
)
def levels_are(game: Game, levels: str) -> None:
    """Check the Levels of all players."""
    wanted = {name: figure(level) for name, _, level in (one.rpartition(" ") for one in re.split(", | and ", levels))}
    found = {player.name: player.level for player in game.seen.state.players}
    told = listed([f"{name} {level}" for name, level in found.items()])
    must(wanted == found, f"the Levels are {told}, not {levels}")


@then("(?P<who>[^,:]+)'s strength is (?P<total>-?[0-9]+)", example="Ann's strength is 7")
def strength_is(game: Game, who: str, total: str) -> Expect:
    """Check the combat strength of a player: the Level and all modifiers."""
    return _player(who, strength=figure(total))


@then(
    "(?P<who>[^,:]+)'s (?P<kind>race|class|accent|powers|minions) (?:is|are) (?P<cards>.+)",
    example="Ann's race is Elf",
)
def character_is(game: Game, who: str, kind: str, cards: str) -> Expect:
    """Check the cards of one kind that make up a character, joined by " + ", or none. Who has no race is Human."""
    named: list[Toml] = [HUMAN] if kind == "race" and cards in ("none", HUMAN) else _cards(game, cards)
    return _player(who, **{kind: named})


@then("(?P<who>[^,:]+) holds (?P<many>[0-9]+) cards?", example="Ann holds 5 cards")
def holds_many(game: Game, who: str, many: str) -> Expect:
    """Check how many cards a player has in hand."""
    return _player(who, hand=figure(many))


@then("(?P<who>[^,:]+) holds (?P<cards>(?![0-9]+ cards?$).+)", example="Ann holds Plain Cap + Plain Boots")
def holds(game: Game, who: str, cards: str) -> Expect:
    """Check all cards that a player has in hand, joined by " + ", or nothing."""
    return _player(who, hand=_cards(game, cards))


@then("(?P<who>[^,:]+) uses (?P<cards>.+)", example="Ann uses Plain Helmet")
def uses(game: Game, who: str, cards: str) -> Among:
    """Check that a player has cards in use, whatever else is in use."""
    return Among(_player(who, in_use=_cards(game, cards)))


@then("(?P<who>[^,:]+) carries (?P<cards>.+) sideways", example="Ann carries Plain Boots sideways")
def carries(game: Game, who: str, cards: str) -> Among:
    """Check that a player carries cards that are not in use."""
    return Among(_player(who, sideways=_cards(game, cards)))


@then("(?P<who>[^,:]+) suffers (?P<cards>.+)", example="Ann suffers Plain Curse")
def suffers(game: Game, who: str, cards: str) -> Expect:
    """Check the curses that lie before a player."""
    return _player(who, curses=_cards(game, cards))


@then("(?P<who>[^,:]+) is dead", example="Ann is dead", otherwise="{who} is alive")
def dead(game: Game, who: str) -> Expect:
    """Check that the character of a player has died."""
    return _player(who, dead=True)


@then("(?P<who>[^,:]+) is alive", example="Ann is alive", otherwise="{who} is dead")
def alive(game: Game, who: str) -> Expect:
    """Check that the character of a player is alive."""
    return _player(who, dead=False)


@then("(?P<who>[^,:]+) is (?P<sex>male|female)", example="Ann is female")
def sex_is(game: Game, who: str, sex: str) -> Expect:
    """Check the sex of a character."""
    return _player(who, sex=sex)


@then(
    "(?P<who>[^,:]+) waits for (?P<no>no )?new cards",
    example="Ann waits for new cards",
    otherwise="it is the other way round",
)
def waits(game: Game, who: str, no: str | None = None) -> Expect:
    """Check whether a player who died is still to be dealt a new hand."""
    return _player(who, new=not no)


@then(
    "(?P<people>[^:]+ and [^,:]+) "
    "(?P<what>(?:hold|use|suffer) nothing|hold [0-9]+ cards?|are (?:alive|dead|male|female))",
    example="Ann and Bo hold nothing",
)
def several(game: Game, people: str, what: str) -> Expect:
    """Check the same of several players: what they hold, use or suffer, whether they live, their sex."""
    names = re.split(", | and ", people)
    must(len({*names}) == len(names), "a player is named twice")
    verb, _, value = what.partition(" ")
    if verb == "are":
        parts: dict[str, Toml] = {"dead": value == "dead"} if value in ("alive", "dead") else {"sex": value}
    else:
        parts = {SHOWN_AS[verb]: [] if value == "nothing" else figure(value.split()[0])}
    return {"players": dict.fromkeys(names, parts)}


@then("only (?P<who>[^,:]+) has won", example="only Ann has won")
def alone_won(game: Game, who: str) -> Expect:
    """Check who has won, and nobody else."""
    return {"winners": [who]}


@then("(?P<one>[^,:]+) and (?P<other>[^,:]+) have won", example="Ann and Bo have won")
def both_won(game: Game, one: str, other: str) -> Expect:
    """Check that two players have won, and nobody else."""
    return {"winners": [one, other]}


@then("(?P<who>(?!only )[^,:]+) has won", example="Ann has won")
def has_won(game: Game, who: str) -> Among | Expect:
    """Check that a player has won, or nobody."""
    return {"winners": []} if who == "nobody" else Among({"winners": [who]})


@then(
    "(?P<who>[^,:]+) is to (?P<act>run away|roll the die|give charity|get down to the limit|get rid of a Big Item)",
    example="Ann is to run away",
)
@then(
    "(?P<who>[^,:]+) is to (?P<act>pick a Treasure|choose what to lose|choose from the body|take or play the card)",
    example="Ann is to choose from the body",
)
def is_to(game: Game, who: str, act: str) -> Among | None:
    """Check what a player has to do next. A player who rolls the die to run away still has to run away."""
    if act in DICE and game.is_rolling(who, DICE[act]):
        return None
    return Among({"owed": [{"who": who, "what": OWED[act]}]})


@then(
    "(?P<what>the die is asked for|a card is to be drawn)",
    example="the die is asked for",
    otherwise="that is not owed",
)
def is_asked_for(game: Game, what: str) -> Among:
    """Check that play waits for the die, or for a card from a pile."""
    return Among({"owed": [{"what": "draw" if "card" in what else "die"}]})


@then("(?P<who>[^,:]+) may answer", example="Bo may answer")
def may_answer(game: Game, who: str) -> Among:
    """Check that a player may still answer what was just done."""
    return Among({"owed": [{"who": who, "what": "respond"}]})


@then("nothing is owed", example="nothing is owed")
def nothing_owed(game: Game) -> Expect:
    """Check that no player has to do anything before play goes on."""
    return {"owed": []}


# ---- Then: the turn and the piles


@then("it is (?P<who>[^,:]+)'s turn", example="it is Ann's turn")
def whose_turn(game: Game, who: str) -> Expect:
    """Check whose turn it is."""
    return {"turn": {"player": who}}


@then(
    "(?P<phase>the table is setting up|the turn begins)",
    example="the turn begins",
    otherwise="the turn has come to: {found}",
)
def turn_begins(game: Game, phase: str) -> Expect:
    """Check that the game or the turn has just begun."""
    return {"turn": {"phase": "setup" if phase.startswith("the table") else "start"}}


@then(
    "the turn has come to (?P<phase>the door|looking for trouble|looting the room|charity)",
    example="the turn has come to looting the room",
    otherwise="the turn has come to another phase: {found}",
)
def phase_is(game: Game, phase: str) -> Expect:
    """Check how far the turn has come."""
    return {"turn": {"phase": PHASES[phase]}}


@then(
    "(?P<many>[0-9]+) cards? (?:is|are) left in the (?P<deck>door|treasure) pile",
    example="9 cards are left in the door pile",
)
def left_in_pile(game: Game, many: str, deck: str) -> Expect:
    """Check how many cards a pile has."""
    return {"decks": {deck: figure(many)}}


@then(
    "(?P<cards>[^:]+) lies? in the (?P<deck>door|treasure) discards", example="Plain Cap lies in the treasure discards"
)
def in_discards(game: Game, cards: str, deck: str) -> Among:
    """Check that cards have been discarded."""
    return Among({"discards": {deck: _cards(game, cards)}})


@then("(?P<cards>[^:]+) lies? to be shared out", example="Plain Cap + Plain Ring lie to be shared out")
def shared_out(game: Game, cards: str) -> Expect:
    """Check the Treasures that are won and not yet picked."""
    return {"spoils": _cards(game, cards)}


@then("(?P<cards>[^:]+) lies? on (?P<who>[^,:]+)'s body", example="Plain Cap lies on Ann's body")
def on_body(game: Game, cards: str, who: str) -> Expect:
    """Check what is left of a dead character for the others to loot."""
    return {"bodies": {who: _cards(game, cards)}}


@then("it counts as having met a monster", example="it counts as having met a monster", otherwise="it does not")
def met_monster(game: Game) -> Expect:
    """Check that the player whose turn it is counts as having met a monster."""
    return {"turn": {"met_monster": True}}


@then("(?P<many>no|[0-9]+) Treasures? (?:is|are) due", example="no Treasure is due")
def treasures_due(game: Game, many: str) -> Expect:
    """Check how many Treasures are still to be drawn."""
    return {"turn": {"due": 0 if many == "no" else figure(many)}}


@then("(?P<sentence>.+)", example="")
def misspelt(game: Game, sentence: str) -> None:
    """Refuse a sentence that no step takes, and offer the nearest."""
    raise unknown(sentence)


def unknown(sentence: str) -> NotSo:
    """Return the fault of a Then that no step takes, with the nearest that one does."""
    near = nearest_step(THEN, sentence)
    remedy = f'did you mean it like this: "{near.example}"?' if near is not None else LISTED
    if ", because " in sentence:
        remedy = 'a reason stands after "that is allowed", "that is refused" and the like; say the rest in an And line'
    return NotSo(f'no step says "{sentence}"', NOT_UNDERSTOOD, remedy)


def _fight(**parts: Toml) -> Expect:
    return {"combat": parts}


def _player(who: str, **fields: Toml) -> Expect:
    return {"players": {who: fields}}


def _cards(game: Game, named: str) -> list[Toml]:
    """The cards of a Then by the names printed on them, whatever else they are called."""
    return [] if named in ("nothing", "none") else [_printed(game, one.strip('"')) for one in named.split(" + ")]


def _printed(game: Game, name: str) -> str:
    found = find_card(game.table.catalogue, name)
    if isinstance(found, NotFound):
        must(not found.names, f'no card is called "{name}"', NOT_UNDERSTOOD, did_you_mean(found.names))
    return found.name if isinstance(found, Card) else name
