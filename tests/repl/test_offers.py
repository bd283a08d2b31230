"""What is offered while typing: what may be said now first, then what may not, with the rule that refuses it."""

import pytest

from munch_cli.repl.offers import Offers, without_table
from munch_cli.repl.session import Session


def offered(session: Session, text: str) -> dict[str, str]:
    """What is offered behind a text, each with what refuses it."""
    assert session.table is not None
    return {offer.display: offer.refused for offer in Offers(("helping.only-one-helper",)).offered(text, session.table)}


@pytest.fixture(autouse=True)
def with_all_the_time_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, all is judged: what is asked here is what is offered, not how soon."""
    monkeypatch.setattr("munch_cli.repl.offers.AT_MOST_SECONDS", 600)


@pytest.fixture
def fighting(quarrel: Session) -> Session:
    """Jenn fights Pumpkinhead."""
    quarrel.hear("kick")
    return quarrel


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("equip Go", {"Goth Boots": "items.not-switched-in-combat-or-while-running"}),
        ("play Fl", {"Fluffy": ""}),
        ("open combat/pumpkinhead-w", {"combat/pumpkinhead-without-the-tears": ""}),
    ],
)
def test_what_is_offered(fighting: Session, text: str, found: dict[str, str]) -> None:
    assert found.items() <= offered(fighting, text).items()


def test_on_an_empty_line_the_best_comes_first_and_says_what_comes_of_it(fighting: Session) -> None:
    assert fighting.table is not None
    offers = list(Offers().offered("", fighting.table))
    texts = [offer.text for offer in offers]
    assert texts.index("claim the kill") < texts.index("show") and "kick open the door" not in texts
    assert len(set(texts)) == len(texts)
    assert next(offer.says for offer in offers if "Fluffy" in offer.text) == "10:1 in the fight"
    assert not fighting.hear(texts[0]).is_unread


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ("it is", "next roll", "nobody fights")),
        ("Jenn ", ("is", "holds", "fights", "carries")),
        ("Bob is a ", ("Level", "male", "Werewolf", "with")),
        ("next roll ", ("1", "6")),
    ],
)
def test_how_the_board_lies_is_completed(quarrel: Session, text: str, found: tuple[str, ...]) -> None:
    assert set(found) <= set(offered(quarrel, text)), list(offered(quarrel, text))


def test_before_a_table_is_open() -> None:
    assert [offer.text for offer in without_table("o")] == ["open"]
    assert "combat/pumpkinhead" in [offer.text for offer in without_table("open combat/p")]
