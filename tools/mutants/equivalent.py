"""Mutants that change nothing anybody could notice: the file, its line and the change -> the reason."""

EQUIVALENT: dict[tuple[str, str, str], str] = {
    (
        "features/trial.py",
        "if any(len(row) != 3 for row in rows):",
        "any(len(row) != 3 for row in rows)  ->  all(len(row) != 3 for row in rows)",
    ): "the rows of a table are all of one width: what reads a feature sees to that",
    (
        "arbiter/doubts.py",
        'if figure is None or figure in self.figures or word in ("both", "couple", "pair") or "unnamed" in self.words:',
        'figure is None or figure in self.figures or word in ("both", "couple", "pair") or "unnamed" in self.words'
        "  ->  (figure in self.figures or word in ('both', 'couple', 'pair') or 'unnamed' in self.words)",
    ): "every sentence has a word that is no figure, so that None is among its figures",
    (
        "arbiter/in_general.py",
        "return words[0] in DEFINITE or (mention.guesses[0].fit > NAMED and not is_kind)",
        "mention.guesses[0].fit > NAMED  ->  (mention.guesses[0].fit >= NAMED)",
    ): "what fits just so well is a word for a kind: its words tell that already",
    (
        "arbiter/view.py",
        "return catalogue if UNSEEN_DOOR in catalogue else catalogue | {card.id: card for card in _BLANKS}",
        "catalogue if UNSEEN_DOOR in catalogue else catalogue | {card.id: card for card in _BLANKS}  ->  "
        "(catalogue | {card.id: card for card in _BLANKS})",
    ): "a catalogue that has the blanks gets them once more: it is only quicker to keep it",
    (
        "arbiter/changes/change_kinds.py",
        "yield from (Change(who=who) for who, player in there if player.new and not player.dead)",
        "player.new and not player.dead  ->  (not player.dead)",
    ): "whoever is not new is not changed by it: it is only quicker not to try",
    (
        "files/boards.py",
        'own, faults = read_cards(entry.table) if "card" in entry.table else ([], [])',
        'read_cards(entry.table) if "card" in entry.table else ([], [])  ->  (read_cards(entry.table))',
    ): "a file without cards has none: it is only quicker not to load what reads them",
    (
        "rules/death.py",
        "for (debt, level), turn in zip(looters, turns, strict=True):",
        "True  ->  False",
    ): "there is a turn for each looter: the turns are made of them",
    (
        "language/names.py",
        "for end in range(at + 1, len(words)):",
        "1  ->  (2)",
    ): "right behind a quotation mark no other can end a name: no name is empty",
    (
        "engine/run.py",
        "for actual in self._instead(event, rows) if rows else (event,):",
        "self._instead(event, rows) if rows else (event,)  ->  (self._instead(event, rows))",
    ): "where no row speaks, none is found: it is only quicker not to look",
    (
        "engine/run.py",
        "return event if ids == event.because else event._replace(because=ids)",
        "event if ids == event.because else event._replace(because=ids)  ->  (event._replace(because=ids))",
    ): "an event put in the place of one that is the same is the same",
    (
        "engine/run.py",
        "if table.woken < 0:",
        "table.woken < 0  ->  (table.woken <= 0)",
    ): "limits none of which is woken have nothing to say when they are all asked",
    (
        "engine/table.py",
        "return (self._facts if self._cards is self.state.cards else self.facts)[copy]",
        "self._facts if self._cards is self.state.cards else self.facts  ->  (self.facts)",
    ): "the same cards: it is only quicker not to ask",
    (
        "engine/table.py",
        "return tuple([debt for debt in owed if debt.what == what]) if owed else ()",
        "tuple([debt for debt in owed if debt.what == what]) if owed else ()  ->  "
        "(tuple([debt for debt in owed if debt.what == what]))",
    ): "of nothing there is nothing of a kind: it is only quicker not to look",
    (
        "engine/table.py",
        "term if ids == term.because else Term(term.amount, term.label, ids, term.who, term.copy, term.key)",
        "term if ids == term.because else Term(term.amount, term.label, ids, term.who, term.copy, term.key)  ->  "
        "(Term(term.amount, term.label, ids, term.who, term.copy, term.key))",
    ): "a term put in the place of one that is the same is the same",
    (
        "effects/queries.py",
        "return [card for who, card in dict.fromkeys(lent) if who == player] if lent else []",
        "[card for who, card in dict.fromkeys(lent) if who == player] if lent else []  ->  "
        "([card for who, card in dict.fromkeys(lent) if who == player])",
    ): "of nothing lent nothing is lent to a player: it is only quicker not to look",
    (
        "effects/queries.py",
        "original = NO_COPY if card.kind not in COPY_KINDS else original_of(table, monster)",
        "NO_COPY if card.kind not in COPY_KINDS else original_of(table, monster)  ->  (original_of(table, monster))",
    ): "no other card doubles one: it is only quicker not to ask",
    (
        "language/talk/card_names.py",
        "if abs(len(said) - len(name)) > 2 or short < 4 or is_known:",
        "2  ->  (3)",
    ): "what differs by three letters has three slips, which are too many: it is only quicker not to count them",
    (
        "language/talk/card_names.py",
        'elif (letters ^ of_name).bit_count() <= 2 * most and likeness(joined, "".join(name)) >= RUN_TOGETHER:',
        "2  ->  (3)",
    ): "it only rules out sooner what is too unlike: how like two names are decides",
    (
        "language/talk/card_names.py",
        "letters, most = _letters(joined), (1 - RUN_TOGETHER) * (len(joined) + LONGER)",
        "1 - RUN_TOGETHER  ->  (1 + RUN_TOGETHER)",
    ): "it only rules out sooner what is too unlike: how like two names are decides",
    (
        "language/talk/asking.py",
        "return 2",
        "2  ->  (3)",
    ): "what says so little was taken from the end before: only whether it stood there is asked",
    (
        "language/talk/being.py",
        'return Told((f"{name} joins", *told), 0.93 - being.cost) if told and name else None',
        "told and name  ->  (told)",
    ): "what begins without a name is no sentence: it is only quicker not to try",
    (
        "language/talk/being.py",
        "number, behind = number_of(here[0]), at + 1",
        "1  ->  (2)",
    ): "it is the last word: nothing stands behind it",
    (
        "files/diary.py",
        "os.fsync(file.fileno())",
        "os.fsync(file.fileno())  ->  pass",
    ): "only a power cut shows what had not come to the disk",
    (
        "files/diary.py",
        "lock.release()",
        "lock.release()  ->  pass",
    ): "a lock that nobody holds any more is given back by itself, only perhaps later",
    (
        "effects/card_moments.py",
        "return most - sum(use.paid for use in uses) if ability.instalments else -1",
        "1  ->  (2)",
    ): "any number below 0 says that nothing may be paid any more",
    (
        "arbiter/changes/smallest.py",
        "below = sorted((level for level in helping if level < now), reverse=True)",
        "level < now  ->  (level <= now)",
    ): "the Level that a player has is no change",
    (
        "arbiter/changes/smallest.py",
        "above = sorted(level for level in helping if level > now)",
        "level > now  ->  (level >= now)",
    ): "the Level that a player has is no change",
    (
        "files/board_fields.py",
        "lambda laying, told, name: words.index(told.choice(name, words, words[0])),",
        "0  ->  (1)",
    ): "a word that is none of these is a fault, and a board with a fault is not played on",
    (
        "files/board_fields.py",
        "lambda laying, told, name: words[spelt.index(told.choice(name, spelt, spelt[0]))],",
        "0  ->  (1)",
    ): "a word that is none of these is a fault, and a board with a fault is not played on",
    (
        "files/boards.py",
        "return box if not own else {**box, **{card.id: card for card in own}}",
        "box if not own else {**box, **{card.id: card for card in own}}"
        "  ->  ({**box, **{card.id: card for card in own}})",
    ): "without cards of its own a copy of the box is the same: it is only quicker not to make it",
    (
        "files/positions.py",
        "self.at = found.end() if found else self.at + 1",
        "self.at + 1  ->  (self.at - 1)",
    ): "the text was read as TOML before: what is looked for stands there",
    (
        "files/positions.py",
        "self.at = found.end() if found else self.at + 1",
        "1  ->  (2)",
    ): "the text was read as TOML before: what is looked for stands there",
    (
        "files/laying.py",
        "elif back and copy != NO_COPY:",
        "back and copy != NO_COPY  ->  (back)",
    ): "a card that there is not is a fault, and a board with a fault is not played on",
    (
        "rules/power.py",
        'if who == NO_PLAYER or "keeps_powers" not in table.card(event.copy).marks:',
        'who == NO_PLAYER or "keeps_powers" not in table.card(event.copy).marks  ->  '
        "('keeps_powers' not in table.card(event.copy).marks)",
    ): "nobody has Powers to shed: under the number that means nobody lies what was played in a fight",
    (
        "rules/combat.py",
        "yield Term(1, table.card(copy).name, (table.card(copy).rule,), copy=copy)",
        "1  ->  (2)",
    ): "whether anything wins ties is asked, and never how much of it there is",
    (
        "language/made_up.py",
        'return found[1] if blank and raw.get(blank[1]) != way.fixed.get(blank[1]) else ""',
        "1  ->  (2)",
    ): "the one blank for which a way settles what is meant without it, the size, is called as what stands in it",
    (
        "engine/physics.py",
        "if state.left and absent(table, command):",
        "state.left and absent(table, command)  ->  (absent(table, command))",
    ): "where nobody has left, nobody who has to be there has: it is only quicker not to look",
    (
        "arbiter/taking.py",
        "if doubts(line, meant.sentences, meant.unheard).certainty > CERTAIN - 0.001:",
        "doubts(line, meant.sentences, meant.unheard).certainty > CERTAIN - 0.001"
        "  ->  (doubts(line, meant.sentences, meant.unheard).certainty >= CERTAIN - 0.001)",
    ): "each doubt costs some twentieths, and this is no number of them",
    (
        "arbiter/taking.py",
        'return doubts(line, tuple(choice.split("; "))).certainty > GUESSED and all(',
        'doubts(line, tuple(choice.split("; "))).certainty > GUESSED'
        "  ->  (doubts(line, tuple(choice.split('; '))).certainty >= GUESSED)",
    ): "each doubt costs some twentieths, and this is no number of them",
    (
        "arbiter/ungiven.py",
        "if isinstance(meant, Taken) and all(asked):",
        "all(asked)  ->  any(asked)",
    ): "what is taken is one choice, so that all is any",
    (
        "language/talk/card_names.py",
        'elif (letters ^ of_name).bit_count() <= 2 * most and likeness(joined, "".join(name)) >= RUN_TOGETHER:',
        '(letters ^ of_name).bit_count() <= 2 * most and likeness(joined, "".join(name)) >= RUN_TOGETHER  ->  '
        "(likeness(joined, ''.join(name)) >= RUN_TOGETHER)",
    ): "a slip changes two letters at most, so that what is alike enough has few that differ: it is only quicker",
    (
        "language/talk/card_names.py",
        'elif (letters ^ of_name).bit_count() <= 2 * most and likeness(joined, "".join(name)) >= RUN_TOGETHER:',
        "(letters ^ of_name).bit_count() <= 2 * most  ->  ((letters ^ of_name).bit_count() < 2 * most)",
    ): "just so many letters differ never: the share that may differ is, as a number of the machine, a little more",
    (
        "language/talk/being.py",
        "return bool(guesses) and guesses[0].fit >= 0.8",
        "guesses[0].fit >= 0.8  ->  (guesses[0].fit > 0.8)",
    ): "nobody is guessed at just so well: whoever is named or pointed at is surer, and who may be one of several less",
}
