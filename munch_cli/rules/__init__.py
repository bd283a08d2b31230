"""What the sheets mean: one module for each topic, plain functions, with a RULES table at the end.

``ALL_RULES`` is every row of every topic; an edition takes from it what its sheet says.
"""

from munch_cli.effects import deeds
from munch_cli.engine.law import Row
from munch_cli.rules import (
    accent,
    bad_stuff,
    cards,
    character,
    charity,
    class_,
    combat,
    enhancers,
    faster_play,
    helping,
    items,
    level,
    look_for_trouble,
    loot,
    monsters,
    multiple_monsters,
    one_shot,
    race,
    running_away,
    setup,
    slots,
    timing,
    treasure,
    turn,
    winning,
)

ALL_RULES: tuple[Row, ...] = (
    *character.RULES,
    *race.RULES,
    *class_.RULES,
    *accent.RULES,
    *level.RULES,
    *winning.RULES,
    *combat.RULES,
    *multiple_monsters.RULES,
    *monsters.RULES,
    *enhancers.RULES,
    *helping.RULES,
    *one_shot.RULES,
    *items.RULES,
    *timing.RULES,
    *slots.RULES,
    *running_away.RULES,
    *bad_stuff.RULES,
    *treasure.RULES,
    *cards.RULES,
    *charity.RULES,
    *look_for_trouble.RULES,
    *loot.RULES,
    *turn.RULES,
    *setup.RULES,
    *faster_play.RULES,
    *deeds.ROWS,
)
