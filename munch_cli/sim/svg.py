"""The same pictures as one SVG file, for a page or a paper."""

from collections.abc import Iterator, Sequence
from html import escape
from textwrap import wrap

from munch_cli.sim.telling import Picture
from munch_cli.table.columns import columns, fitting, visible

WIDE, LINE, HEAD, EDGE = 760, 18, 34, 12
LETTER = 8
"""So wide a letter is at most, in points; texts are as long as there is room for."""
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
        lines += _drawn(picture, top)
        top += LINE * (len(picture.bars) + 3)
    return "\n".join([*lines, "</svg>", ""])


def _drawn(picture: Picture, top: int) -> Iterator[str]:
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
    """A label that has room beside its bar; of a longer one the end is what tells it from others."""
    room = (LABEL - 8 - EDGE) // LETTER
    if columns(label) <= room:
        return label
    return f"{fitting(label, room // 3)}…{label[-(room - room // 3 - 1) :]}"
