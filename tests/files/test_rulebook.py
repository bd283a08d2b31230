"""Reading the rulebook from its files: kept between starts, and every mistake told with its place."""

import shutil

import pytest

from munch_cli.files import places
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for part in ("topics", "editions"):
        shutil.copytree(f"{places.rulebook_folder()}/{part}", tmp_path / "rulebook" / part)
    return tmp_path / "rulebook"


def change(folder, file, old, new):
    path = folder / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_a_changed_sheet_is_never_served_from_what_was_kept(folder):
    says = "If the two totals are equal, the monster wins."
    assert load_rulebook(str(folder)).rules["combat.monster-wins-ties"].says == says
    change(folder, "topics/combat.toml", says, "Ties go to the monster.")
    assert load_rulebook(str(folder)).rules["combat.monster-wins-ties"].says == "Ties go to the monster."
    assert load_rulebook(str(folder)).rules["combat.monster-wins-ties"].says == "Ties go to the monster."
    assert load_rulebook().rules["combat.monster-wins-ties"].says == says
    assert load_rulebook() is load_rulebook()


def test_every_mistake_is_told_at_once_with_its_place(folder):
    change(
        folder, "topics/helping.toml", 'id = "helping.only-one-helper"', 'id = "helping.only-one-helper"\nsais = "x"'
    )
    change(folder, "topics/selling.toml", '"selling.never-to-level-10"', '"selling.never-to-levle-10"')
    change(folder, "editions/lite.toml", 'cards = "christmas-lite"', 'cards = "christmas-light"')
    with pytest.raises(Problems) as caught:
        load_rulebook(str(folder))
    told = str(caught.value)
    assert "rulebook/topics/helping.toml:" in told
    assert 'error[unknown-key]: nothing here is called "sais"' in told
    assert 'did you mean "says"?' in told
    assert "rulebook/editions/lite.toml:" in told
    assert "error[unknown-lender]" in told
    assert "error[unknown-rule]" in told
    assert 'did you mean "selling.never-to-level-10"?' in told or "selling.never-to-levle-10" in told
    assert all(problem.line for problem in caught.value.problems)


def test_an_unreadable_file_is_told_with_the_others(folder):
    (folder / "topics" / "loot.toml").write_bytes(b"\x00\x01")
    (folder / "topics" / "turn.toml").write_text("[[rule]\n")
    with pytest.raises(Problems) as caught:
        load_rulebook(str(folder))
    assert [problem.code for problem in caught.value.problems] == ["not-text", "toml-syntax"]


def test_mistakes_are_not_kept(folder):
    change(folder, "topics/loot.toml", "format = 1", "format = 2")
    for _ in range(2):
        with pytest.raises(Problems) as caught:
            load_rulebook(str(folder))
        assert "unknown-format" in {problem.code for problem in caught.value.problems}
    change(folder, "topics/loot.toml", "format = 2", "format = 1")
    assert load_rulebook(str(folder)).rules == load_rulebook().rules
