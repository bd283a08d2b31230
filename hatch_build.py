"""What a build adds: links that lead somewhere from a package page, and in a release the arbiter's pages."""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^]]*)\]\((?!https?:|#)([^)]+)\)")
ALONE = "munch.html"
"""The arbiter as one page has all its parts over again, and stays out of the wheel."""


class Links(MetadataHookInterface):
    """The README and the URLs of the project, made from the address of its home."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set both. Without a home the README keeps the words of its links, and there are no URLs."""
        home = self.config["home"].rstrip("/")
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        text = LINK.sub(lambda link: _whole(link, home), text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        pages = {"Documentation": "docs/commands.md", "Changelog": "CHANGELOG.md"}
        urls = {"Homepage": home, **{name: f"{home}/blob/main/{page}" for name, page in pages.items()}}
        metadata["urls"] = {**urls, "Issues": f"{home}/issues"} if home else {}


def _whole(link: re.Match[str], home: str) -> str:
    picture, words, target = link.groups()
    if not home:
        return "" if picture else words
    return f"{picture}[{words}]({home}/{'raw' if picture else 'blob'}/main/{target})"


class Arbiter(BuildHookInterface[Any]):
    """The site that make web built, put into the wheel of a release (MUNCH_RELEASE=1)."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files of the site."""
        built = Path(self.root, "build", "web")
        if self.target_name == "wheel" and os.environ.get("MUNCH_RELEASE"):
            parts = {str(path): f"munch_cli/bundled/web/{path.name}" for path in built.iterdir() if path.name != ALONE}
            build_data["force_include"].update(parts)
