"""The site, written once for all tests."""

from pathlib import Path

import pytest

from munch_cli.site.pages import write_site

HOSTILE = '<img src=x onerror="alert(1)">'
"""The name of a card that somebody wrote to do harm."""
CARD = f"""
format = 1

[[card]]
name = '{HOSTILE}'
kind = "item"
bonus = 3
note = '</script><script>document.title = "taken"</script>'
"""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the pages, with a hostile card of one's own among the cards."""
    cards = tmp_path_factory.mktemp("cards") / "attic"
    cards.mkdir()
    (cards / "items.toml").write_text(CARD, encoding="utf-8")
    folder = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MUNCH_CARDS", str(cards.parent))
        write_site(str(folder))
    return folder
