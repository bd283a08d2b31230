"""A question as the terms that are looked up: stems, one word for all names of a thing, and the form of the question.

A word with two meanings is told apart by its neighbours: "the die" is dice, "I die" is death; "run out" is what a deck
does, "run away" what a player does. The tables below are the only place where such words are listed.
"""

from munch_cli.table.typed import TypeAlias

Table: TypeAlias = dict[str, dict[tuple[str, ...], str]]
Terms: TypeAlias = dict[str, float]
"""Term -> how much it counts, 1 for a word that was said."""

RELATED = 0.45
"""How much a related term counts beside the one that was said."""
FORM = "?"
"""How the terms begin that tell the form of a question."""

_SAME = """
two race: two races|second race|another race|more than one race|both races|second race card
two class: two classes|second class|another class|more than one class|both classes|multiclass|dual class
two accent: two accents|second accent|another accent|more than one accent|both accents
race: race|races
lose: lose|loses|lost|losing
trouble: trouble|troubles
flee: run-away|running away|runs away|ran away|run from|running from|ran from|runs from|run off|ran off
flee: run for it|escape|escapes|escaped|escaping|legs it|leg it|legged it|bolt|get away|gets away|got away
flee: getting away|scarper|chicken out|chickens out|do a runner|retreat|run|running|ran|runs|fled|fleeing|flight
flee: make a run|get out of there|peg it|skedaddle|book it|hoof it|leave the fight|getaway|leg
withdraw: withdraw|withdraws|back out|backs out|backing out|pull out|pulls out|bail|bail on|change his mind
withdraw: change my mind|change their mind|chicken out of|leave me hanging|go back on|goes back on|stop helping
exhausted: run out|runs out|ran out|running out|used up|is empty|are empty|empty|no more cards|exhaust|exhausts
exhausted: exhausted|none left|nothing left|no cards left
dice: die roll|the die|a die|dice|d6|six-sided|on the die|a dice|rolls|roll|rolled|rolling|reroll
death: die|dies|died|dying|dead|death|croak|croaks|croaked|kick the bucket|bite the dust|get killed|got killed
death: gets killed|getting killed|am killed|is killed by|been killed|killed by|killed me|kills me|kill me|ko|kod
death: knocked out|perish|snuffed it|snuff it|am toast|a goner|wiped out
corpse: body|corpse|bodies|dead guy|dead player|dead one|dead man|remains|carcass|cadaver|loot the dead
corpse: looting the dead|dead dude|dead bloke|dead munchkin|dead lady|strip|strips|stripped|stripping
kill: kill|kills|killed|killing|slay|slays|slain|slew|defeat|defeats|defeated|beat|beats|beaten|vanquish
kill: monster is dead|monster dead|dead monster|monster dies|dying monster|slaughter|smack|take down|took down
kill: off it|finish off|overcome|whack|whacked|smash|squash|crush|destroy|murder|take it out
win: win|wins|won|winning|victory|winner|victorious
discard: discard|discards|discarded|throw away|throws away|threw away|thrown away|throwing away|throw out
discard: throws out|threw out|thrown out|chuck out|chuck away|ditch|dump|bin|toss|trash|scrap|get rid of
discard: sink my|scuttle|quit being|stop being|give up being|stopped being
alone: alone|by myself|all by myself|by himself|by herself|by yourself|on my own|on his own|on her own|solo
death: i'm a corpse|am a corpse|is a corpse|i'm a goner
discard: gets rid of|got rid of|getting rid of|be rid of|rid of|throw in|dispose|drop|lose on purpose|junk
equip: wear|wears|wearing|wore|worn|put on|puts on|putting on|equip|equips|equipped|dress|suit up|gear up
equip: have on|using
item: item|items|gear|stuff|equipment|thing|things|kit|belongings|possessions|goodies|object
treasure: treasure|treasures|reward|rewards|spoils|prize|prizes|haul
helper: helper|helpers|partner|ally|sidekick|assistant|buddy|companion|pal|who helped|helped me|my mate|my mate's
helper: my mates|his mate|her mate|our mate|my wingman|wingman
help: help|helps|helped|helping|assist|aid|back up|backs me|back me|back him|back her|team up|gang up
help: chip in|join in|joins in|jump in|jumps in|side with|join forces|hand to help|lend a hand|come to my aid
fight: fight|fights|fighting|fought|combat|combats|battle|battles|brawl|melee
other: someone else|somebody else|another player|other player|others|other people|someone|somebody|anybody
other: anyone|opponent|rival|opponents|rivals|other players|somebody's|someone's|friend|enemy|neighbour|else's
other: other's|people|bystander|third player|another's
otherturn: someone else's turn|somebody else's turn|not my turn|isn't my turn|out of turn|other people's turn
otherturn: another player's turn|other players' turn|others' turn|his turn|her turn|their turn|someone's turn
otherturn: somebody's turn|not your turn|opponent's turn
ownturn: my turn|own turn|your turn|my own turn
curse: curse|curses|cursed|cursing|jinx|hex|hexed
sell: get more for|worth more|sell|sells|sold|selling|sale|flog|cash in|cashes in|cashing in|pawn|turn in|buy
sell: buys|bought|purchase
gold: gold|gold piece|gold pieces|gp|gps|money|coin|worth|price|value|cost|costs
trade: trade|trades|traded|trading|swap|swaps|swapped|swapping|exchange|barter|switcheroo
switch: dress up|dressing up|switch|switches|switched|switching|change gear|rearrange|reequip
switch: change my equipment|change equipment|change armor|change my armor|change weapons|change my gear
switch: swap weapons|swap gear|swap armor|swap helmets|change helmets|change items|unequip|take off|takes off
gift: dish out|dishes out|slip him|slip her|slip them|cough up|gift|gifts|give away|giving away|a present|donate
gift: hand over
gift: hands over|give|gives|gave|giving|given
bribe: payment|payments|bribery|bribe|bribes|bribed|pay|pays|paid|paying|offer|offers|offered|bargain
promise: swear|swore|sworn|promise|promised|promises|deal|agreement|agreed|agree|pact
tie: tie|tied|draw game|equal|even total|even totals|break even|same total|same strength|same number|same score
tie: all square|drawn game
steal: steal|steals|stole|stolen|stealing|rob|robs|robbed|nick|pinch|swipe|nab|pickpocket|snatch
interfere: interfere|interferes|interfering|meddle|mess with|messing with|butt in|screw|screw over|screw up
interfere: intervene|sabotage|get involved|mess up
oneshot: one-shot|one-shots|oneshot|one shot|one shots|potion|potions|single-use|single use|one-use|usable once
oneshot: use once|used once|grenade|usable once only|consumable|only once
backstab: backstab|backstabs|backstabbing|back stab|stab in the back|stab me|stab him|stabs|stab
enhancer: enhancer|enhancers|modifier|modifiers|monster modifier|enhance|enhances|enhanced|buff|buffs|buffed
enhancer: boost|boosts|beef up|pump up|pump|make stronger|monster stronger|monster bigger|monster weaker|debuff
enhancer: upgrade
handslot: arms|arm|hands|two hands|two-handed|two handed|one-handed|two-hander|two-handers
handcards: hand|in hand|hand cards|cards in hand|holding|hold|holds|cards i'm holding
sex: sex|gender|sexes|genders|male|female|man|woman|boy|girl|men|women|guy|lady|masculine|feminine
door: door|doors|dungeon
kickdoor: kick open|kick down|kick in|kicks open|kicked open|kicking open|kicking down|kick the door|kicks in
kickdoor: open the door|opening the door|open a door|flip a|flips a|flipped a|turn up a|turned up a
deck: deck|decks|pile|piles|draw pile
discardpile: discard pile|discard piles|discards|trash pile|used cards|bin pile|dead pile|graveyard|used pile
owner: owner|game belongs|whose game|my game|my box|his game|her game|your game
owner: owns the game|own this game|owns this game|own the box|what i say goes|i decide
wait: wait|waits|waiting|waited|countdown|pause|time to react|seconds|second to react|2.6
rulebook: rulebook|rules|rule|rulesheet|sheet|manual|instructions
start: go first|goes first|going first|who is first|start|starts|started|starting|begin|begins|beginning|began
start: first turn|opening|setup|set up|set-up|initial
refuse: refuse|refuses|refused|decline|declines|declined|turn down|turns down|say no|says no|reject|deny
number10: 10|ten|10th|tenth|level ten|last level|final level|winning level
number9: 9|nine|9th|ninth
number8: 8|eight
number1: 1|one
number2: another|another one|2|two|second|twice|double|both|2nd|pair of
number3: 3|three|third|3rd
number4: 4|four
number5: 5|five
number6: 6|six
number7: 7|seven
number0: 0|zero
players: many can play|many play|number of players|how many players|how many people|how many folks
players: how many of us
thousand: 1000|1,000|thousand
minus: negative|minus|below zero
goup: go up a level card|go up a level cards|gual|guals|level-up card|level up card|level-up|levelup card
goup: go-up-a-level
levelup: level up|levels up|levelled up|leveled up|go up a level|goes up a level|went up a level|gain a level
levelup: gives me a level|give me a level|gives him a level|gives her a level|give him a level|give her a level
levelup: given a level|get a level|gain levels|gains a level|gets a level|up a level|go up|goes up|rise a level
levelup: gain level
leveldown: sink|lose a level|loses a level|lost a level|drop a level|drops a level|go down a level|lose levels
leveldown: down a level|losing a level|level drops
big: big|bigs|huge|large
strength: numbers|strength|power level|total|score|combat strength|points
bonus: bonus|bonuses|plus
penalty: penalty|penalties|malus|drawback|drawbacks|disadvantage|disadvantages
headgear: headpiece|helmet|helmets|hat|hats|headgear|headgears|cap|helm
armor: body armor|armor|armour|armors|chainmail
footgear: boots|boot|shoes|footgear|shoe|sandals
weapon: cutlass|cutlasses|musket|dagger|shield|bow|staff|club|hammer|blade|weapon|weapons|sword|swords|axe|gun
weapon: mace
play: play|plays|played|playing|lay down|lays down|laid down|put down|puts down|putting down|slap down|slam
play: put out|lay out|use|uses|used
chuck: chuck|chucks|chucked|chucking|throw|throws|threw|throwing|hurl|lob
immediate: immediately|at once|right away|straight away|instantly|straight|immediate|right now|as soon as
immediate: instant|on the spot
expansion: expansion|expansions|booster|boosters|add-on|addon
eliminate: eliminate|eliminates|eliminated|removed|remove|banish|banished|vanish|vanished|chased off|chase off
eliminate: chased away|driven away|drives away|scares off|scared off|sent away|send away|drive off|driven off
eliminate: scare off|gone|goes away|scare away|scared away|charm|charmed|made it vanish
eliminate: make it vanish|disappear|chase away|drive away|dismiss
nokill: without a kill|without killing|not killed|wasn't killed|didn't kill|no kill|isn't killed|kill it
join: join|joins|joined|joining|add a monster|send in|sends in|throw in another
join: toss in|tosses in|third monster|another monster
unusable: can't use|cannot use|can not use|can't wear|useless|unusable|not usable|not for my class|couldn't use
sideways: sideways|turned sideways|turned on its side|on its side|on their side|turned card|turned item
sideways: turn a card|turn it sideways|turned round|tapped|tap|tilt
carry: carry|carries|carried|carrying|lug|backpack
badstuff: bad stuff|badstuff|bad things
caught: miss the roll|missed the roll|missed my roll|roll too low|rolled too low|rolled badly|fail my roll
caught: failed my roll
caught: missed the getaway|missed the escape|miss the escape|caught|catch|catches|catching|fail to run|fail the roll
caught: failed to run|don't get away|failed to escape
caught: fail to escape
charity: charity|surplus|hand out extras|alms|extra cards|extras|leftover cards|excess|too many cards|spare cards
lowest: least level|furthest behind|at the bottom|bottom|lowest|weakest|last place|poorest|lowest-level
highest: highest|strongest|leader|leading
comeback: sit out|be back|am i back|am back|is she back|is he back|back from the dead|back alive|get back|come back
comeback: back to life|comes to life|comes back|came back|return to the game|back in|rise again|respawn
comeback: back in the game|new character|reborn|resurrect|revive|coming back
lootroom: loot the room|looting the room|loots the room|search the room|loot room|looting|loot
lookfortrouble: look for trouble|looking for trouble|looks for trouble|pick a fight|looked for trouble|lft
twoplayers: together|shared victory|win too|wins too|joint
split: split|splits|share|shares|shared|sharing|divide|divided|divides|dividing|divvy|divvy up
cheat: cheat|cheats|cheating|cheated|cheater
forced: force|forced|forces|compel|compelled|compels|against his will|against my will|make somebody|make someone
first: first|1st
pickfirst: first dibs|dibs|pick first|picks first|picking first|choose first|chooses first|first pick|first choice
last: last moment|last second|last minute|too late
order: order|sequence
goal: goal|object|aim|objective|purpose|point of the game
public: turn over|turned over|flip over|public|visible|open|openly|show|shows|shown|reveal|face up|face-up
public: faceup
hidden: hidden|secret|secretly|hide|face down|face-down|conceal
affects: affect|affects|effect|take effect
rank: rank|ranks
twolevels: level twice|two levels|2 levels|levels twice
quit: quit|quits|leave the game|leaves the game|go home|goes home|drop out|drops out|has to leave|leave early
quit: leaves
"""

_RELATED = """
two race: race number2
two class: class number2
two accent: accent number2
start: first
elf: race
pickfirst: first treasure
twolevels: level number2
dwarf: race
halfling: race
orc: race
human: race
vampire: race
werewolf: race
changeling: race
warrior: class
wizard: class
thief: class steal
cleric: class
bard: class
merchant: class
pirate: class
navy: class
french: accent
dutch: accent
spanish: accent
british: accent
hundred: gold
withdraw: flee
corpse: death lootroom
comeback: death
helper: help
help: helper
handcards: card
goup: levelup
levelup: level gain
leveldown: level lose
chuck: play discard
number10: win level
number9: level
lookfortrouble: trouble
kickdoor: door
discardpile: discard
badstuff: caught
caught: badstuff flee
headgear: item slot
armor: item slot
footgear: item slot
weapon: item
handslot: item slot
treasure: lootroom
lootroom: treasure
eliminate: nokill
nokill: eliminate kill
ownturn: turn
otherturn: turn other
switch: equip
steal: thief
backstab: thief
unusable: item
bribe: help promise
promise: bribe
gift: trade
twoplayers: win
expansion: set
interfere: other fight
oneshot: item
cheat: slot
"""

_FORMS = """
can: can't|cannot|may not|mustn't|no way|not allowed|can i|can you|can we|can he|can she|can they|may|allowed
can: am i able|is it ok|is it okay|is it legal|legal|permitted|could|possible|ok to|okay to|can somebody
can: can someone|can a|can my|can anybody|can anyone|can the|do i get to|do you get to|illegal|am i allowed|can
can: okay
must: must|have to|has to|need to|needs to|forced to|obliged|mandatory|compulsory|required|do i need|had to
must: gotta|optional
number: how many|how much|how big|number of|limit|maximum|max|minimum|at most|more than one|how often|how high
number: how low|how strong
who: who|whose|whom|which player
when: when|at what time|at what point|what time|which phase|how soon|at what moment|how early|how late
long: how long
consequence: what happens|what if|what now|now what|what becomes|what about|then what|what comes
how: how do i|work|works|how do you|how does|how do we|how can i|how is|how are|how to|how do|how
meaning: what is|what's a|what's the|what does|what are|what do|meaning|mean|means
choose: who chooses|choose|chooses|pick|picks|decide|decides|my choice|get to pick|who decides
where: where
list: are there|list
which: which
"""

_FIGURES = frozenset(("four", "five", "six", "seven", "eight", "nine", "ten"))
_BEFORE_DICE = frozenset(("the", "a", "one", "number1", "side", "sid", "of"))
_PARTICLES = frozenset(("away", "out", "off", "down", "back", "over"))

_STOP_WORDS = """
why how what who work works working explain tell happen happens exactly possible legal allowed game rule rules
a about actually already also am an and any are as ask asked asks at be because been being bro but by come comes
count counts did do does doing dude even ever for from get gets getting go goes going got guys had has have
having he he's her here hey him his i i'd i'll i'm i've if in into is it it's its just kind know let's lets like
made make makes man me mine my need needs now of ok okay on one's only or our out own please put puts really
right said same say says she she's so some sort still such take taken takes than that that's the their them then
there these they they're thing think this those thought to too took um up us want wants was way we we're well
went were when where will with would you you're your yours
abt anything bout dont doesnt dunno gimme gonna hows lemme lol n omg plz pls r rly thats tho u ur wat wats whats wanna
ya yall
"""
STOP = frozenset(_STOP_WORDS.replace("'", "").split())
"""Words that tell nothing of what a question is about."""
_SMALL_WORDS = """
any own only same take make put count ask go come about out up into some even with
"""
_SMALL = frozenset(_SMALL_WORDS.split())
MEMBER = 0.6
"""How much it counts which race, class or accent is named, beside that one is."""
KINDS = frozenset(("race", "class", "accent"))
"""Kinds of which a question may name two."""
FIGURE = "hundred"
"""What any figure of three digits or more stands for: a sum of gold."""
LIGHT = 0.35
"""How much a small word counts that may matter."""

_IRREGULAR = """
lose: lost loses losing
choose: chose chosen
draw: drew drawn
bite: bitten
break: broke broken
card: cards
man: men
elf: elves
dwarf: dwarves dwarfs
thief: thieves thieving rogue robber
half: halves
life: lives
keep: kept
meet: met
gain: gained
get: received receive receives obtain earn acquire collect grab
show: shown
have: has
bat: bats
class: classes job multiclass
monster: monsters foe mob beast beasts beastie beasties baddie baddies critter critters
player: munchkin person players
people: ppl peeps folk folks
because: cuz cos coz
something: sth smth
color: colour
level: lvl lvls lv levels
damage: dmg
flee: fled
accent: accents
ship: boat boats vessel ships
minion: servant henchman pet
wizard: wizards mage
cleric: priest
ability: abilities special skill skills talent
"""


def terms_of(text: str) -> Terms:
    """The terms of a text, each with how much it counts.

    >>> terms_of("I die") == terms_of("do we roll the die?"), "dice" in terms_of("do we roll the die?")
    (False, True)
    >>> terms_of("we sell stuff in combat") == terms_of("we sell items in a fight")
    True
    """
    found: Terms = {}
    words = words_of(text)
    stems = [stem(word) for word in words]
    place = 0
    while place < len(words):
        term, length = _longest_name(stems, place)
        if term or words[place].replace("'", "") not in STOP:
            term = term or (FIGURE if len(stems[place]) > 2 and stems[place].isdigit() else stems[place])
            found[term] = 1.0
            for other in RELATIONS.get(term, ()):
                found[other] = max(found.get(other, 0.0), RELATED)
        elif words[place] in _SMALL:
            found.setdefault(words[place], LIGHT)
        place += length
    for term in [term for term in found if KINDS & set(RELATIONS.get(term, ())) and " " not in term]:
        found |= {kind: 1.0 for kind in RELATIONS[term] if kind in KINDS} | {term: MEMBER}
    kinds = [kind for term in found for kind in RELATIONS.get(term, ()) if kind in KINDS]
    if len(kinds) > len(set(kinds)):
        found |= {f"two {kind}": 1.0 for kind in kinds if kinds.count(kind) > 1}  # an elf and a dwarf: two races
        found |= {term: RELATED for term in found if KINDS & set(RELATIONS.get(term, ()))}
    if any(words.count(word) > 1 and (word.isdigit() or word in _FIGURES) for word in words):
        found["tie"] = 1.0  # "eight against eight"
    for place in range(len(stems)):
        form, _ = _longest(stems, place, FORMS)
        if form and (place < 3 or form not in ("when", "who", "where", "which")):
            found[FORM + form] = 1.0
    return found


def content_of(text: str) -> list[str]:
    """The terms of a line that tell what it is about."""
    nobody = ("player", "other")
    terms = terms_of(text).items()
    return [term for term, weight in terms if weight == 1 and term not in nobody and not term.startswith(FORM)]


def _longest_name(stems: list[str], place: int) -> tuple[str, int]:
    """What players mean by the words here, and how many words they are. ("", 1) if they are no name."""
    if stems[place] == "die" and place and stems[place - 1] in _BEFORE_DICE:
        return "dice", 1
    return _longest(stems, place, NAMED)


def _longest(stems: list[str], place: int, table: Table) -> tuple[str, int]:
    """The meaning and length of the longest phrase of a table that stands at a place. ("", 1) if none does.

    A verb may stand apart from its particle: "throw it away". The words between them are then read by themselves.
    """
    best, length = "", 1
    for phrase, term in table.get(stems[place], {}).items():
        size = len(phrase)
        if size > length and tuple(stems[place : place + size]) == phrase:
            best, length = term, size
        elif (not best and size == 1) or (
            size == 2 and length == 1 and _is_parted(phrase) and phrase[1] in stems[place + 2 : place + 5]
        ):
            best = term
    return best, length


def _is_parted(phrase: tuple[str, ...]) -> bool:
    """Whether the words of a phrase may stand apart: "throw it away", "put my armor on"; not "have a limit on"."""
    return phrase[1] in _PARTICLES or phrase == ("put", "on")


def _table(lines: str) -> Table:
    """The first word -> the phrases that begin with it -> their meaning. Words are stems, and the longest phrase is
    last.
    """
    table: Table = {}
    for line in lines.strip().splitlines():
        term, _, phrases = line.partition(": ")
        for phrase in phrases.split("|"):
            stems = tuple(stem(word) for word in words_of(phrase))
            table.setdefault(stems[0], {}).setdefault(stems, term)
    return {first: dict(sorted(held.items(), key=lambda one: len(one[0]))) for first, held in table.items()}


class _Signs(dict[int, str]):
    """Letters, figures and hyphens stay, apostrophes too, every other sign is a space."""

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        self[code] = sign if sign.isalnum() or sign in "'-" else "'" if sign == "’" else " "
        return self[code]


_SIGNS = _Signs()


def words_of(text: str) -> list[str]:
    """The words of a text, folded; hyphens divide them, apostrophes do not; figures lose their thousands' comma.

    >>> words_of("Don't run-away: 1,000 gp?")
    ["don't", 'run', 'away', '1000', 'gp']
    """
    folded = text.casefold()
    if "," in folded:
        folded = "".join(
            "" if sign == "," and folded[n - 1 : n].isdigit() and folded[n + 1 : n + 2].isdigit() else sign
            for n, sign in enumerate(folded)
        )
    return [word for word in folded.translate(_SIGNS).replace("-", " ").replace("' ", " ").split() if word.strip("'")]


_stems: dict[str, str] = {}


def stem(word: str) -> str:
    """A word without the commonest endings.

    >>> stem("items") == stem("item"), stem("helping") == stem("helped"), stem("carries") == stem("carry")
    (True, True, True)
    """
    known = _stems.get(word)
    if known is None:
        known = _stems[word] = _stemmed(word)
    return known


def _stemmed(word: str) -> str:
    word = word.removesuffix("'s").replace("'", "") or word
    word = _STEMS_OF.get(word, word)
    if word.endswith("ies") and len(word) > 4:
        return f"{word[:-3]}y"
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            cut = word[: -len(ending)].rstrip("e")
            return cut[:-1] if len(cut) > 3 and cut[-1] == cut[-2] and cut[-1] not in "ls" else cut
    return word.rstrip("e") if len(word) > 3 else word


_STEMS_OF = {
    word: term
    for term, _, words in (line.partition(": ") for line in _IRREGULAR.strip().splitlines())
    for word in words.split()
}
NAMED = _table(_SAME)
FORMS = _table(_FORMS)
RELATIONS = {
    term: tuple(others.split()) for term, _, others in (line.partition(": ") for line in _RELATED.strip().splitlines())
}
