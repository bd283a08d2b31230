"""What a batch came to, as lines of text with plain bars, or as one SVG file for a page or a paper."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from textwrap import wrap

from munch_cli.rulebook.book import Edition
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.sim.batch import GameBatch, Tally, in_order
from munch_cli.sim.strengths import Match
from munch_cli.table.cards import Catalogue
from munch_cli.table.ids import CardId
from munch_cli.table.saying import columns, counted, fitting, visible
from munch_cli.table.typed import Json, NamedTuple

MOST = 12
"""Lists are no longer than this."""
STEPS = 8
"""How many bars a picture of lengths has."""


class Bar(NamedTuple):
    """A line of a picture: what it is of, how much, and a word behind it."""

    label: str
    amount: int
    note: str = ""


class Picture(NamedTuple):
    """Bars with a heading."""

    title: str
    bars: tuple[Bar, ...]


def pictures(tally: Tally, batch: GameBatch, catalogue: Catalogue) -> list[Picture]:
    """Everything a batch tells, picture by picture."""
    of = tally.of
    cards: Counter[str | int] = Counter()
    for id, times in of["cards"].items():
        cards[catalogue[CardId(str(id).removeprefix("card."))].name] += times
    bots = sorted(set(batch.bots))
    seats = [f"seat {seat + 1}" for seat in range(batch.players)]
    found = [
        Picture("How games ended", _ranked(of["ends"])),
        Picture("Winners by seat", _won(seats, of["seats_won"], of["seats_played"], range(batch.players))),
        Picture("Winners by bot", _won(bots, of["bots_won"], of["bots_played"], bots)),
        Picture("Length in turns", lengths(of["turns"])),
        Picture("Length in sentences", lengths(of["sentences"])),
        Picture("Deaths by seat", tuple(Bar(seat, of["deaths"][place]) for place, seat in enumerate(seats))),
        Picture("Cards that decided most", _ranked(cards)[:MOST]),
        Picture("Rules that decided most", _ranked(of["rules"])[:MOST]),
        Picture("Open points that came up", tuple(_points(tally))),
    ]
    return [one for one in found if one.bars]


def _ranked(counts: Counter[str | int]) -> tuple[Bar, ...]:
    return tuple(Bar(str(name), times) for name, times in in_order(counts))


def _won(
    labels: Sequence[str], won: Counter[str | int], played: Counter[str | int], keys: Sequence[str | int]
) -> tuple[Bar, ...]:
    return tuple(
        Bar(label, won[key], f"of {played[key]}, {100 * won[key] // max(1, played[key])} %")
        for label, key in zip(labels, keys, strict=True)
    )


def _points(tally: Tally) -> Iterator[Bar]:
    for name, times in in_order(tally.of["points"])[: 2 * MOST]:
        yield Bar(str(name), times, f"in {counted(tally.of['games_with_point'][name], 'game')}")


def lengths(counts: Counter[str | int]) -> tuple[Bar, ...]:
    """How many games were of a length, in a few steps of equal size."""
    sizes = sorted(int(size) for size in counts)
    if not sizes:
        return ()
    step = max(1, -(-(sizes[-1] - sizes[0] + 1) // STEPS))
    bars = []
    for start in range(sizes[0], sizes[-1] + 1, step):
        many = sum(counts[size] for size in range(start, start + step))
        bars.append(Bar(str(start) if step == 1 else f"{start}-{start + step - 1}", many))
    return tuple(bars)


def middle(counts: Counter[str | int]) -> int:
    """The length that half of the games do not exceed."""
    sizes = sorted(size for one, many in counts.items() for size in [int(one)] * many)
    return sizes[(len(sizes) - 1) // 2] if sizes else 0


def head(tally: Tally, batch: GameBatch, edition: Edition) -> str:
    """The batch in a sentence."""
    turns, sentences = middle(tally.of["turns"]), middle(tally.of["sentences"])
    box = f"{edition.short} (printing of {batch.printing})" if batch.printing else edition.short
    words = sum(map(len, batch.ruled))
    ruled = f", by {counted(words, 'word')} of the owner" if words else ""
    return (
        f"{counted(tally.games, 'game')} of {box}, {batch.players} players, bots {' + '.join(batch.bots)}, "
        f"seed {batch.seed}{ruled}; half of them took no more than {turns} turns and {sentences} sentences."
    )


def lines_of(found: Sequence[Picture], look: Look) -> list[str]:
    """Pictures as text, as wide as there is room."""
    return [line for picture in found for line in _drawn(picture, look)]


def _drawn(picture: Picture, look: Look) -> Iterator[str]:
    yield ""
    yield paint(picture.title, "strong", look)
    labels = max(len(bar.label) for bar in picture.bars)
    digits = max(len(str(bar.amount)) for bar in picture.bars)
    notes = max(len(bar.note) for bar in picture.bars)
    room = max(8, min(40, (look.width or 100) - labels - digits - notes - 6))
    most = max(1, *(bar.amount for bar in picture.bars))
    sign = "█" if look.symbols else "#"
    for bar in picture.bars:
        drawn = sign * (-(-bar.amount * room // most))
        line = f"  {bar.label:<{labels}} {bar.amount:>{digits}} {drawn:<{room}} {bar.note}".rstrip()
        yield from (
            [line]
            if not look.width or len(line) <= look.width
            else wrapped(f"{bar.label} {bar.amount} {bar.note}", look, "  ", "    ")
        )


WIDE, LINE, HEAD, EDGE = 760, 18, 34, 12
LETTER = 8
"""The greatest width of a letter, in points. Texts are as long as there is room for."""
LABEL, BARS = 300, 300
TICKS = (0.0, 0.5, 1.0)
STYLE = (
    "text{font:13px sans-serif;fill:#222}.h{font-size:15px;font-weight:bold}.t{font-weight:bold}.n{fill:#555}"
    "rect{fill:#4f7d68}line{stroke:#ccc}"
)


def svg_of(found: Sequence[Picture], title: str) -> str:
    """One drawing of all the pictures, one below the other, under a title that says what was played."""
    head = wrap(visible(title), (WIDE - 2 * EDGE) // LETTER) or [""]
    top = HEAD + len(head) * LINE
    high = top + sum(LINE * (len(picture.bars) + 3) for picture in found) + LINE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{high}" viewBox="0 0 {WIDE} {high}">',
        f"<title>{escape(visible(title))}</title><style>{STYLE}</style>",
        f'<rect width="{WIDE}" height="{high}" style="fill:#fff"/>',
    ]
    for place, said in enumerate(head):
        lines.append(f'<text class="h" x="{EDGE}" y="{HEAD - 10 + place * LINE}">{escape(said)}</text>')
    for picture in found:
        lines += _svg_of(picture, top)
        top += LINE * (len(picture.bars) + 3)
    return "\n".join([*lines, "</svg>", ""])


def _svg_of(picture: Picture, top: int) -> Iterator[str]:
    yield f'<text class="t" x="{EDGE}" y="{top}">{escape(visible(picture.title))}</text>'
    most = max(1, *(bar.amount for bar in picture.bars))
    foot = top + (len(picture.bars) + 1) * LINE
    for share in TICKS:
        x = LABEL + round(share * BARS)
        yield f'<line x1="{x}" y1="{top + 5}" x2="{x}" y2="{foot - 12}"/>'
        yield f'<text class="n" x="{x}" y="{foot}" text-anchor="middle">{share * most:g}</text>'
    for place, bar in enumerate(picture.bars, 1):
        base = top + place * LINE
        long = bar.amount * BARS // most
        behind = f"{bar.amount} {bar.note}".strip()
        yield f'<text x="{LABEL - 8}" y="{base}" text-anchor="end">{escape(_short(visible(bar.label)))}</text>'
        yield f'<rect x="{LABEL}" y="{base - 11}" width="{long}" height="13"/>'
        yield f'<text class="n" x="{LABEL + long + 6}" y="{base}">{escape(visible(behind))}</text>'


def _short(label: str) -> str:
    """A label that fits beside its bar. Of a long one the end is kept, because that distinguishes it."""
    room = (LABEL - 8 - EDGE) // LETTER
    if columns(label) <= room:
        return label
    return f"{fitting(label, room // 3)}…{label[-(room - room // 3 - 1) :]}"


def strength_pictures(matches: Iterable[Match]) -> Iterator[Picture]:
    """A picture for every two strengths: what the first of them won of a hundred games, box by box."""
    pairs: dict[tuple[str, str], list[Match]] = {}
    for match in matches:
        pairs.setdefault((match.one, match.other), []).append(match)
    for (one, other), played in pairs.items():
        bars = [Bar(match.box, round(100 * match.share), _note(match)) for match in played]
        yield Picture(f"{one} against {other}, two each: wins of {one} in a hundred games", tuple(bars))


def _note(match: Match) -> str:
    return f"± {round(100 * match.margin)}, {counted(match.games, 'game')} played"


def matches_json(matches: Iterable[Match]) -> list[Json]:
    """Matches as JSON values, each with the share of the first and how far it may be off."""
    return [{**match._asdict(), "share": round(match.share, 3), "margin": round(match.margin, 3)} for match in matches]
