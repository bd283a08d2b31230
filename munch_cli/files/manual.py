"""The manual: pages of Markdown that travel with munch."""

import os

from munch_cli.files.places import bundled

SUFFIX = ".md"


def manual_pages() -> dict[str, str]:
    """Return the text of each page of the manual by its topic. The first line is its title."""
    folder = bundled("docs")
    pages = {}
    for name in sorted(os.listdir(folder)):
        if name.endswith(SUFFIX):
            with open(os.path.join(folder, name), encoding="utf-8") as page:
                pages[name.removesuffix(SUFFIX)] = page.read()
    return pages
