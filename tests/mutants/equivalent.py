"""Mutants that change nothing anybody could notice: the file, its line and the change -> the reason."""

EQUIVALENT: dict[tuple[str, str, str], str] = {
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
        "effects/moments.py",
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
}
