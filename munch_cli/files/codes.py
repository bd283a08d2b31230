"""Every code of a problem, with a paragraph of help. It is read only when a person asks what a code means."""

_READING = {
    "no-such-file": (
        "The file you named is not there. Names are taken from the folder you are in; bundled scenarios go by "
        "their name alone, such as combat/pumpkinhead."
    ),
    "unreadable-file": (
        "The file is there, but the system does not let it be read: it may be a folder, or closed to you."
    ),
    "too-many": (
        "More stands here than any table holds, so it was not read. Check that you named the file you meant; a very "
        "large one can be split."
    ),
    "file-too-large": (
        "A file of this size is hardly a board or a deck, so it was not read. Check that you named the file you "
        "meant; a very large one can be split."
    ),
    "not-text": (
        "The file holds bytes that are not UTF-8 text. It may be a picture or a packed file, or a text saved in "
        "an older encoding: save it as UTF-8."
    ),
    "nested-too-deep": (
        "Brackets stand within brackets further than any file of ours needs, so reading stopped. Usually a "
        "closing bracket is missing, or a file was made by a program gone wrong."
    ),
    "toml-syntax": (
        "The file is not TOML at this place. Every line is a [table], a name = value, or a remark that begins "
        "with #. Texts stand in quotes, lists in square brackets with commas between."
    ),
    "feature-syntax": (
        "The file is not Gherkin at this place. A feature begins with Feature:, each case with Scenario:, and each "
        "step with Given, When, Then, And or But."
    ),
    "unknown-format": (
        "Each file begins with format = 1, so that a later munch knows how to read it. This one does not say it, "
        "or names a format that this munch does not know."
    ),
    "unknown-key": (
        "This name means nothing here. Names are never passed over in silence, because a mistyped one would "
        "change the board without anybody noticing; correct it, or take it out."
    ),
    "missing-key": "Something that cannot be left out is not there. Add the name that the message gives.",
    "wrong-type": (
        "The value is of another sort than this name takes: a text instead of a list, say, or a number instead of"
        " a text. Texts stand in quotes, lists in square brackets, true and false alone."
    ),
    "no-such-case": (
        "A file can hold several scenarios, each under [[case]] with a name. After # stands the name of one of them."
    ),
    "named-twice": "The same thing stands twice in a list in which each may stand once. Take one of them away.",
}

_RULEBOOK = {
    "malformed-id": "Ids are topic.short-name, in small letters, figures and hyphens, and never change once given.",
    "wrong-topic": (
        "An id begins with the topic of the file it stands in; an open point begins with gap., a contradiction "
        "with conflict. Rename it, or move it to the file of its topic."
    ),
    "duplicate-id": "Two entries of the rulebook have the same id. Each needs one of its own, also across files.",
    "unknown-topic": (
        "The file is named after something that is no topic of the rulebook. Topics are fixed; a new one is "
        "entered in the list of topics first."
    ),
    "unknown-edition": "No edition has this key. The editions are the files in the folder editions of the rulebook.",
    "unknown-rule": "No rule has this id. munch rule WORDS finds the id of a rule by words.",
    "cited-nowhere": (
        "A rule is in force where a sheet is cited for it. This one cites none, so it could never be in force."
    ),
    "edition-twice": (
        "A sheet says a thing, or is silent on it, or has no such thing. This entry claims two of the three for "
        "one edition."
    ),
    "differs-one-way": "When one rule differs from another, the other differs from it: both entries name each other.",
    "two-bindings": (
        "A rule is carried out in one way: by code and a value, by cards, by the rules that cover it, as an "
        "example, by the shape of the board, or not at all, being prose. This one gives several."
    ),
    "unbound-function": (
        "A function stands in the RULES of a topic, and no rule or open point of the rulebook names it under code, so "
        "nothing could be cited for what it says. Name it there, or put its row into under_every_sheet."
    ),
    "unknown-function": (
        "A rule or an open point names a function under code that stands in no table RULES. Those of its own topic go "
        'by their names, those of another topic as "topic.function".'
    ),
    "no-box": "A place that was named for boxes is no box, and holds none: a box is a folder with box.toml in it.",
    "said-both": (
        "The sheet of a box says two rules that say different things on one point, so it would have two answers. "
        "Keep the one that stands on the sheet."
    ),
    "rule-unbound": "A box adds a rule that nothing carries out: name its cards or what covers it, or say why not.",
    "no-deck": "A game needs a Door and a Treasure deck; in this box one of them has no card that can be dealt.",
    "not-dealt": "Not every fact of a card of this box is told, so the card is never dealt.",
    "unknown-number": (
        "A number that rules state is declared once, under [[number]] in the file of its topic, with what it is and "
        "how people call it. This one is not; or the words of a rule name one that the rule does not state."
    ),
    "value-twice": (
        "Two rules in force in one edition set the value of the same name, so the edition would have two answers."
        " Give one of them another name."
    ),
    "covered-in-a-circle": (
        "A rule says it is covered by others that are in the end covered by itself, so that nothing carries any "
        "of them. Bind one of them in another way."
    ),
    "covered-nowhere": "A rule says it is covered by others, but in one of its editions none of those is in force.",
    "unknown-reading": "The reading that play goes on with must be one of the readings of the open point.",
    "too-few-readings": "A point is open only if it can be read in two ways at least.",
    "one-sided": "A contradiction names the rules of two sides, each with one rule or more.",
    "not-in-force": "A contradiction can only be in an edition in which a rule of each side is in force.",
    "wrong-name": "The file of an edition is called after its key.",
    "unknown-lender": "An edition borrows from another edition, and from one that does not itself borrow.",
    "borrows-what-it-has": "An edition borrows only for what its own sheet has lost. This its sheet still has.",
    "borrows-against-itself": "The borrowed rule says something else on a point on which a rule is in force already.",
    "nothing-to-borrow": "The edition to borrow from says nothing of the kind.",
}

_CARDS = {
    "out-of-range": "The number is too small or too large to stand on a card or on a board. Levels begin at 1.",
    "unknown-word": (
        "Only a few words may stand here, and this is none of them. The words of cards are listed by munch schema card."
    ),
    "unknown-set": (
        "No box or set of cards is called so. The sets are the folders of cards, such as bites, classic or plain."
    ),
    "unknown-card": (
        "No card that lies on the table is called so. A card of another box is brought in with sets = […], one of"
        " your own with a [[card]]."
    ),
    "unknown-printing": (
        "Some boxes were printed anew with other cards. None of those on the table was, under this name; without "
        "printing = … they are those that go with the sheet."
    ),
    "unknown-trait": (
        "Cards react to what characters are: races, classes, Accents, Powers, male, female and Human. No card "
        "makes a character this."
    ),
    "unknown-tag": "Tags such as Undead or Bat stand on monsters. No monster bears this one.",
    "unknown-keyword": "Keywords such as wand or pole tell what an Item is. No Item bears this one.",
    "card-twice": (
        "Two cards of one set have the same name. If there are two of the same, one card with copies = 2 says so."
    ),
    "not-on-this-kind": (
        "Each kind of card has its own facts: a monster has a Level, an Item a bonus. This kind does not have this one."
    ),
    "missing-fact": (
        "A card of this kind cannot be played without this fact. Give it, or say under unknown that nobody knows."
    ),
    "given-and-unknown": (
        "A fact is either known or not. Take it out of the list of what is unknown, or take the fact out."
    ),
    "odd-name": "A card beyond the vocabulary names the function that plays it, which has the id of the card.",
}

_SCENARIOS = {
    "out-of-range": (
        "The number is too small or too large for what it stands for: a die shows 1 to 6, a Level is 1 to 10."
    ),
    "unknown-word": "This place takes one of a few words only, and this is none of them. The message names them.",
    "unknown-set": "No set of cards that travels with the program has this name.",
    "unknown-card": (
        "No card of the boxes on the table has this name. Other boxes come to the table with sets = [...], and a "
        "scenario can bring cards of its own in [[card]] tables."
    ),
    "ambiguous-card": "Cards of several sets share this name. Write the set behind it: Wishing Ring (bites).",
    "unknown-player": "Nobody at the table has this name. Players are the [player.NAME] tables of the file.",
    "unwritable-file": (
        "The system does not let the file be written there. What stood in it before is untouched; choose another place."
    ),
    "no-players": "A board needs somebody to sit at it: one [player.NAME] table for each, in seating order.",
    "odd-player": "A player's name is one that people can see and say, and that a kept game can be told by.",
    "player-twice": "Two players cannot have the same name, for a sentence could mean either.",
    "unknown-option": "Options are what a sheet offers to play with or without; this sheet offers no such thing.",
    "unknown-point": "The owner of a game decides points that the sheet leaves open. This edition has no such point.",
    "rule-not-in-force": (
        "The rule exists, but no edition of this scenario has it, so it could never decide anything here. munch rule "
        "shows where it is in force."
    ),
    "no-such-house-rule": (
        "A house rule names a rule of the rulebook and how it is to be: off, on, as another edition has it, or a "
        "value. munch rule finds ids."
    ),
    "two-sentences": "Each step holds one sentence: one that is done, one that is asked, or a what-if.",
    "no-monsters": "A fight is with at least one monster, and this one names none.",
    "helps-himself": "A helper is another player than the one who fights.",
    "declined-by-whom": "Those who would not help are other players than the one who fights, each named once.",
    "deal-without-helper": "A deal says what a helper was promised. Without a helper there is none.",
    "not-on-the-board": "The card exists, but does not lie where the file speaks of it. Lay it there first.",
    "too-many-copies": (
        "The box holds fewer copies of this card than lie on the board. Take some away, or say impossible = true if "
        "the board is to be like that."
    ),
    "wrong-place": "A card of this kind cannot lie in this place: piles hold one deck, and a fight is with monsters.",
    "board-at-odds": (
        "The rules of the edition would change this board at once, so no game can come to it. Change it so that it can "
        "rest, or say impossible = true."
    ),
    "not-understood": (
        "The sentence breaks off where the caret stands. In a file each sentence begins with the player who says it; ? "
        "at the prompt lists what can be said."
    ),
    "card-fact-unknown": (
        "No source that we know gives this fact of the card, and we do not make facts up. Write what your card says in "
        "a [[card]] table of the scenario, or in a folder of cards of your own (DIR/<set>/<kind>.toml) for --cards."
    ),
    "not-as-expected": (
        "The table does not look as the step expects. The message says where, and what a total is made of."
    ),
    "other-verdict": "The step came out otherwise than expected. A step without verdict = … expects to be allowed.",
    "not-cited": "The verdict is as expected, but it does not rest on the rule that the step cites.",
    "not-left-open": "The verdict does not rest on the open point or contradiction that the step names.",
    "chance-runs-out": "A die or a card is needed, and nothing says which. Nothing is ever rolled for a scenario.",
    "chance-barred": "The card that is to come is not of the deck, or not in the hand, from which one is drawn.",
    "chance-left-over": "The step brings a die or a card that was never asked for.",
    "scene-not-set": "A sentence under [[before]] could not be carried out, so the scene is not as it should be.",
    "still-owed": "A scenario ends with everything settled, unless it says ends_owed = true.",
    "not-shown": "The scenario claims to show a rule at work, but the rule decided nothing in it.",
    "not-modelled-yet": "The program understands the sentence and does not know its rules yet, so it does not answer.",
}

_COMMANDS = {
    "bad-usage": "The command does not take what was given. munch COMMAND -h lists what it takes.",
    "other-box": "The game was begun with other cards than this munch deals, so what was said cannot be said again.",
    "other-word": "The game was begun under decisions that no longer fit the sheet. Play it on with the munch of then.",
    "answer-unwritten": "The answer did not get out: the disk is full, or the file that it was to go to is closed.",
    "our-fault": "munch has a fault. Please report the traceback, which MUNCH_TRACEBACK=1 before the command shows.",
}

HELP: dict[str, str] = _COMMANDS | _READING | _RULEBOOK | _SCENARIOS | _CARDS
"""The help for each code."""
