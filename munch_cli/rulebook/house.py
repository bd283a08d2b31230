"""House rules: decisions of a game's owner that overrule the sheet. Small changes to an edition, each signed.

A house rule names a rule of the rulebook, or a number by its name or as people call it (the hand limit), and how it is
to be: ``off``; ``on``: a rule of another sheet is in force here; ``as classic``: that sheet's rule on the same point in
place of ours, or its number of that name; or a value, for a rule that sets a number or a word. ``as printed`` takes an
earlier house rule back.
"""

from collections.abc import Mapping

from munch_cli.rulebook.book import AS_PRINTED, Cited, Edition, Flaw, HouseRule, NamedValue, Rule, Toml
from munch_cli.table.names import did_you_mean, nearest, remedy_for
from munch_cli.table.saying import whole

OFF, ON, AS = "off", "on", "as "


Rules = Mapping[str, Rule]
Editions = Mapping[str, Edition]


def flaw(edition: Edition, house: HouseRule, rules: Rules, editions: Editions) -> Flaw | None:
    """Why a house rule cannot be one of this edition. None if it can."""
    rule, how = edition.meant(house.rule), house.how
    named = rule in edition.numbers or any(rule in other.values for other in editions.values())
    if rule not in rules and not named:
        called = (name for number in edition.numbers.values() for name in number.called)
        near = did_you_mean(nearest(rule, (*rules, *edition.numbers, *called), 1))
        return Flaw("rule", f'no rule and no number is called "{rule}"', near)
    if how == AS_PRINTED:
        return None
    if how in (OFF, ON):
        if rule not in rules:
            kind = "number" if any(rule in other.numbers for other in editions.values()) else "value"
            return Flaw("how", f'"{rule}" is a {kind}', f"say a {kind}, or switch {how} the rule that states it")
        if edition.has(rule) == (how == OFF):
            return None
        if how == OFF:
            return Flaw("rule", f'"{rule}" is not in force here', "leave it out")
        return Flaw("how", f'"{rule}" is in force here already', "leave it out")
    if how.startswith(AS):
        return _flaw_of_source(how.removeprefix(AS), rule, rules, editions)
    return _flaw_of_value(edition, rule, how, rules, editions)


def _flaw_of_source(key: str, rule: str, rules: Rules, editions: Editions) -> Flaw | None:
    if key in editions:
        if rule in rules or rule in editions[key].values:
            return None
        return Flaw("how", f'the sheet of {key} says nothing of "{rule}"', "say a number, or as another box has it")
    return Flaw("how", f'no edition is called "{key}"', remedy_for(key, (*editions, "printed")))


def _flaw_of_value(edition: Edition, rule: str, how: str, rules: Rules, editions: Editions) -> Flaw | None:
    names = _value_names(rule, rules)
    if len(names) > 1:
        return Flaw("rule", f'"{rule}" states {len(names)} numbers', f"name the one you mean: {', '.join(names)}")
    if not names:
        return Flaw("how", f'"{rule}" gives no value that could be "{how}"', "say off, on, or as EDITION")
    name = names[0]
    if name in edition.numbers:
        number = edition.numbers[name]
        if whole(how) < 0:
            return Flaw("how", f'"{number.name}" is a number', "say a number")
        if not number.least <= whole(how) <= number.most:
            return Flaw("how", f'"{number.name}" cannot be {how}', f"it is {number.bounds}")
        return None
    known = [other.values[name][0] for other in (edition, *editions.values()) if name in other.values]
    if any(isinstance(value, list | dict) for value in known):
        return Flaw("how", f'"{name}" is a list and cannot be said in a word', "say as EDITION")
    if any(isinstance(value, bool) for value in known):
        return None if how in ("true", "false") else Flaw("how", f'"{name}" is true or false', "say true or false")
    words = sorted({str(value) for value in known})
    return None if how in words else Flaw("how", f'"{how}" is no {name}', remedy_for(how, words))


# ---- changing an edition


def amended(edition: Edition, house: tuple[HouseRule, ...], rules: Rules, editions: Editions) -> Edition:
    """The edition with house rules, which must be free of flaws, each said after those before it."""
    here = edition
    for one in house:
        here = _with(here, one._replace(rule=edition.meant(one.rule)), rules, editions)
    return here


def _with(edition: Edition, house: HouseRule, rules: Rules, editions: Editions) -> Edition:
    if house.how == OFF:
        changed = edition.without(house.rule)
    elif house.how == ON or (house.how.startswith(AS) and house.rule in rules):
        changed = _adopting(edition, house, rules, editions)
    else:
        changed = _valued(edition, house, rules, editions)
    changed.house = {**changed.house, house.rule: house}
    return changed


def _adopting(edition: Edition, house: HouseRule, rules: Rules, editions: Editions) -> Edition:
    """Another sheet's rule in place of what ours says on the same point. If that sheet says nothing, ours is off."""
    source = _source(house, editions)
    lender = editions[source]
    wanted = [house.rule] if lender.has(house.rule) else [id for id in lender.rules if _differ(id, house.rule, rules)]
    ours = [id for id in edition.rules if any(_differ(id, other, rules) for other in wanted)]
    changed = edition.without(*ours, *([] if house.rule in wanted else [house.rule]))
    for id in wanted:
        if not edition.has(id):
            where = lender.cite(id)
            changed.rules[id] = Cited(lender.rules[id].rule, where, HOUSE)
        named = lender.rules[id].rule.numbers
        changed.values |= {name: (held, id) for name, (held, by) in lender.values.items() if by == id or name in named}
    changed.house = {**edition.house, **dict.fromkeys(wanted, house)}
    return changed


HOUSE = "house"
"""Where a rule comes from that the owner of the game has adopted."""


def _source(house: HouseRule, editions: Editions) -> str:
    """The edition that is named, or the first that has the rule."""
    if house.how.startswith(AS):
        return house.how.removeprefix(AS)
    return next(key for key, other in editions.items() if other.has(house.rule))


def _differ(one: str, other: str, rules: Rules) -> bool:
    """Return True if two rules say different things on one point."""
    return one != other and (other in rules[one].differs_from or one in rules[other].differs_from)


def _valued(edition: Edition, house: HouseRule, rules: Rules, editions: Editions) -> Edition:
    """Another value under a name."""
    changed = edition.without()
    name = next(iter(_value_names(house.rule, rules)))
    held = edition.values.get(name)
    if house.how.startswith(AS):
        value, rule = editions[house.how.removeprefix(AS)].values[name]
    else:
        value = _value(house.how, held[0] if held is not None else None)
        rule = held[1] if held is not None else house.rule
    changed.values[name] = (value, rule)
    if rule not in changed.rules and rule in rules:
        changed.rules[rule] = Cited(rules[rule], "", HOUSE)
    if isinstance(value, int):
        changed.restate({name: value})
    return changed


def _value(said: str, like: "Toml | None") -> Toml:
    if isinstance(like, bool) or said in ("true", "false"):
        return said == "true"
    return whole(said) if said.isdecimal() else said


def _value_names(rule: str, rules: Rules) -> tuple[str, ...]:
    """The names of the values that a rule gives. For anything else the name itself."""
    if rule not in rules:
        return (rule,)
    bound = rules[rule].binding
    named = (bound.of.name,) if bound is not None and isinstance(bound.of, NamedValue) else ()
    return (*named, *rules[rule].numbers)
