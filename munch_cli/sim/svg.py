"""The same pictures as one SVG file, for a page or a paper."""

from collections.abc import Iterator, Sequence
from html import escape

from munch_cli.sim.telling import Picture
from munch_cli.table.visible import visible

WIDE, LINE, LABEL, BARS, HEAD = 760, 18, 290, 330, 34
STYLE = "text{font:13px sans-serif;fill:#222}.t{font-weight:bold}.n{fill:#666}rect{fill:#7a9}"


def svg_of(found: Sequence[Picture], title: str) -> str:
    """One drawing of all the pictures, one below the other."""
    high = HEAD + sum(LINE * (len(picture.bars) + 2) for picture in found) + LINE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{high}" viewBox="0 0 {WIDE} {high}">',
        f"<title>{escape(visible(title))}</title><style>{STYLE}</style>",
        f'<rect width="{WIDE}" height="{high}" style="fill:#fff"/>',
    ]
    top = HEAD
    for picture in found:
        lines += _drawn(picture, top)
        top += LINE * (len(picture.bars) + 2)
    return "\n".join([*lines, "</svg>", ""])


def _drawn(picture: Picture, top: int) -> Iterator[str]:
    yield f'<text class="t" x="12" y="{top}">{escape(visible(picture.title))}</text>'
    most = max(1, *(bar.amount for bar in picture.bars))
    for place, bar in enumerate(picture.bars, 1):
        base = top + place * LINE
        long = bar.amount * BARS // most
        behind = f"{bar.amount} {bar.note}".strip()
        yield f'<text x="{LABEL - 8}" y="{base}" text-anchor="end">{escape(visible(bar.label))}</text>'
        yield f'<rect x="{LABEL}" y="{base - 11}" width="{long}" height="13"/>'
        yield f'<text class="n" x="{LABEL + long + 6}" y="{base}">{escape(visible(behind))}</text>'
