"""Writes the screens and the pictures anew; read the difference."""

from tests.screens import HERE, PICTURES, SCREENS, WIDTHS, picture, screen

for name in SCREENS:
    for width in WIDTHS:
        (HERE / f"{name}.{width}.txt").write_text(screen(name, width), encoding="utf-8")
for name in PICTURES:
    (HERE / "pictures" / f"{name}.svg").write_text(picture(name), encoding="utf-8")
