"""The check of phrases bites, shown on languages of paper."""

from pathlib import Path

import pytest

from tests.tools import phrase_files
from tests.tools.phrase_files import Family, SpokenThings, find_complaints

THINGS = "lot-lake = Lake\n    .the = the Lake\nlot-park = Park\n    .the = the Park\n"


def complained(
    where: Path,
    english: str,
    german: str | None = None,
    *,
    families: dict[str, Family] | None = None,
) -> list[str]:
    """What is wrong with these phrases; German is English unless given."""
    for language, words in (("en", english), ("de", english if german is None else german)):
        (where / language).mkdir()
        (where / language / "all.ftl").write_text(f"{THINGS}{words}", encoding="utf-8")
    languages = [phrase_files.read_phrases(where / language) for language in ("en", "de")]
    lexicon = SpokenThings(things={"lot": ("lake", "park")}, families=families or {})
    return list(find_complaints(languages, lexicon))


WON = "wins = { $who } has { $lot-the } for { $price }.\n"


def test_what_is_in_order_is_not_complained_of(tmp_path: Path) -> None:
    assert complained(tmp_path, WON) == []


@pytest.mark.parametrize(
    ("english", "german", "complaint"),
    [
        (WON, "", "de: wins is missing (en/all.ftl has it)"),
        ("", WON, "en: wins is missing (de/all.ftl has it)"),
        (WON, WON.replace("$price", "$prize"), "differs from en/all.ftl in $price, $prize"),
        (f"{WON}    .button = Wins\n", WON, "differs from en/all.ftl in its form .button"),
        (f"{WON}wins = Again.\n", None, "wins stands in en/all.ftl too"),
        (f"{WON}half = {'{'} $who\n", None, "this is no Fluent: half"),
        (WON.replace("has", "doesn't have"), None, "has a typewriter's '"),
        (WON.replace("has", "has /won"), None, "spells out /won"),
        (f"{WON}    .button = ▶ Wins\n", None, "has ▶, which may be drawn"),
        (WON.replace("has", "{ gone }"), None, "wins refers to gone, which is missing"),
    ],
)
def test_a_fault_is_complained_of(
    english: str, german: str | None, complaint: str, tmp_path: Path
) -> None:
    found = complained(tmp_path, english, german)

    assert any(complaint in line for line in found), found


def test_all_things_of_a_kind_must_be_bent_the_same_way(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    words = "lot-lake = See\nlot-park = Park\n    .den = den Park\n"
    (tmp_path / "de" / "all.ftl").write_text(words, encoding="utf-8")
    lexicon = SpokenThings(things={"lot": ("lake", "park")}, families={})

    assert list(find_complaints([phrase_files.read_phrases(tmp_path / "de")], lexicon)) == [
        "de/all.ftl: lot-lake lacks the form .den that others of its kind have"
    ]


def test_a_thing_without_a_name_is_missed(tmp_path: Path) -> None:
    families: dict[str, Family] = {}
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "all.ftl").write_text("lot-lake = See\n", encoding="utf-8")
    lexicon = SpokenThings(things={"lot": ("lake", "park")}, families=families)

    assert list(find_complaints([phrase_files.read_phrases(tmp_path / "de")], lexicon)) == [
        "de: lot-park is missing (lot is a thing of the house)"
    ]


def test_a_family_speaks_of_what_it_is_told_alone(tmp_path: Path) -> None:
    families: dict[str, Family] = {
        "moods": {
            "is-glad": frozenset({"who"}),
            "is-sad": frozenset({"who"}),
            "is-mad": frozenset(),
        }
    }

    found = complained(
        tmp_path, "is-glad = { $who } is glad.\nis-sad = { $whom } is sad.\n", families=families
    )

    assert found == [
        wrong.format(language)
        for language in ("en", "de")
        for wrong in (
            "{}: is-mad is missing (of the family of moods)",
            "{}: is-sad speaks of $whom, which nobody tells",
        )
    ]
