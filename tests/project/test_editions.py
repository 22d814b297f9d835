"""Printed numbers of once: score sheets written with them can be told again."""

from pathlib import Path

import pytest

from bot import catalogue


@pytest.fixture
def before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> catalogue.Edition:
    """An edition that the house had before the one it has now."""
    now = catalogue.current_edition("princes")
    before = catalogue.Edition("princes", now.text.replace('"offers":8', '"offers":7'))
    assert before.seal != now.seal
    file = tmp_path / "princes" / "earlier" / f"{before.seal}.json"
    file.parent.mkdir(parents=True)
    file.write_text(f"{before.text}\n", "utf-8")
    monkeypatch.setattr(catalogue, "DATA", tmp_path)
    return before


def test_an_earlier_edition_is_known_by_its_seal(before: catalogue.Edition) -> None:
    assert catalogue.earlier_seals("princes") == (before.seal,)
    assert catalogue.find_edition("princes", before.seal) == before


def test_an_edition_is_known_by_an_older_short_seal(before: catalogue.Edition) -> None:
    assert len(before.seal) == 64
    for edition in (before, catalogue.current_edition("princes")):
        assert catalogue.find_edition("princes", edition.seal[:12]) == edition
        with pytest.raises(LookupError):
            catalogue.find_edition("princes", edition.seal[:13])


def test_the_edition_of_today_is_none_of_the_earlier_ones(before: catalogue.Edition) -> None:
    now = catalogue.current_edition("princes")

    assert before != now
    assert catalogue.find_edition("princes", now.seal) is now
    assert now.seal not in catalogue.earlier_seals("princes")


@pytest.mark.usefixtures("before")
def test_an_edition_nobody_kept_is_missed_by_its_seal() -> None:
    with pytest.raises(LookupError, match="0123456789ab"):
        catalogue.find_edition("princes", "0123456789ab")


@pytest.mark.parametrize("key", catalogue.GAMES)
def test_every_edition_lies_under_its_own_seal_and_can_be_played(key: str) -> None:
    for seal in (catalogue.current_edition(key).seal, *catalogue.earlier_seals(key)):
        edition = catalogue.find_edition(key, seal)

        assert edition.seal == seal
        assert catalogue.unpack_edition(edition).key == key
