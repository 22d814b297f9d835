"""The check of phrases bites, shown on sources and languages of paper."""

from pathlib import Path

import pytest

from bot.i18n import phrases
from bot.i18n.check import Family, House, complaints
from bot.i18n.sayings import Voice, sayings

VOICES = {
    "say": [Voice(0)],
    "refuse": [Voice(1), Voice(0, "rule-", facts=False)],
    "label": [Voice(1, "render-")],
}
THINGS = "lot-lake = Lake\n    .the = the Lake\nlot-park = Park\n    .the = the Park\n"


def complained(
    where: Path,
    code: str,
    english: str,
    german: str | None = None,
    *,
    families: dict[str, Family] | None = None,
) -> list[str]:
    """What is wrong with this code and these phrases; German is English unless given."""
    (where / "room.py").write_text(code, encoding="utf-8")
    for language, words in (("en", english), ("de", english if german is None else german)):
        (where / language).mkdir()
        (where / language / "all.ftl").write_text(f"{THINGS}{words}", encoding="utf-8")
    said = sayings([where / "room.py"], where, VOICES)
    languages = [phrases.read(where / language) for language in ("en", "de")]
    house = House(things={"lot": ("lake", "park")}, families=families or {})
    return list(complaints(said, languages, house))


WINS = 'say("wins", who=Who(0), lot=Named("lot", name), price=Florins(3))\n'
WON = "wins = { $who } has { $lot-the } for { $price }.\n"


def test_what_is_in_order_is_not_complained_of(tmp_path: Path) -> None:
    assert complained(tmp_path, WINS, WON) == []


@pytest.mark.parametrize(
    ("code", "english", "german", "complaint"),
    [
        (WINS, WON, "", "de: wins is missing (room.py:1)"),
        (WINS, f"{WON}loses = Oh no.\n", None, "en/all.ftl: loses is never said"),
        (WINS, WON, WON.replace("$price", "$prize"), "speaks of $prize, which room.py:1 does not"),
        (WINS, WON, WON.replace("$price", "$prize"), "differs from en/all.ftl in $price, $prize"),
        (WINS, WON.replace("{ $price }", "3"), None, "room.py:1: no phrase wins speaks of $price"),
        (WINS, WON.replace("lot-the", "lot-dem"), None, "Named lot has no form for $lot-dem"),
        (WINS, WON.replace("$who", "$who-the"), None, "Who has no form for $who-the"),
        (WINS, WON.replace("$price", "$price-count"), None, "Florins has no form"),
        (WINS, f"{WON}    .button = Wins\n", WON, "differs from en/all.ftl in its form .button"),
        (WINS, f"{WON}wins = Again.\n", None, "wins stands in en/all.ftl too"),
        (WINS, f"{WON}half = {'{'} $who\n", None, "this is no Fluent: half"),
        (WINS, WON.replace("has", "doesn't have"), None, "has a typewriter's '"),
        (WINS, WON.replace("has", "has /won"), None, "spells out /won"),
        (WINS, WON.replace("has", "{ gone }"), None, "wins refers to gone, which is missing"),
        ('refuse("turns", "wait")\n', "wait = Wait.\n", None, "rule-turns is missing"),
        ('label(x, "round")\n', "", None, "render-round is missing"),
        ("say(key)\n", "", None, "room.py:1: nobody can read here which phrase is meant"),
        ('say(f"is-{mood}")\n', "", None, "no family has keys like is-*"),
        ('key = "gone"\nsay(key)\n', "", None, "en: gone is missing (room.py:2)"),
        ('say("a" if x else "b")\n', "a = A\n", None, "b is missing"),
    ],
)
def test_a_fault_is_complained_of(
    code: str, english: str, german: str | None, complaint: str, tmp_path: Path
) -> None:
    found = complained(tmp_path, code, english, german)

    assert any(complaint in line for line in found), found


def test_a_list_is_bent_like_its_things_and_can_be_counted(tmp_path: Path) -> None:
    code = 'lots = tuple(Named("lot", name) for name in names)\nsay("has", lots=lots)\n'

    assert complained(tmp_path, code, "has = { $lots-count }: { $lots-the }\n") == []


def test_all_things_of_a_kind_must_be_bent_the_same_way(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    words = "lot-lake = See\nlot-park = Park\n    .den = den Park\n"
    (tmp_path / "de" / "all.ftl").write_text(words, encoding="utf-8")
    house = House(things={"lot": ("lake", "park")}, families={})

    assert list(complaints([], [phrases.read(tmp_path / "de")], house)) == [
        "de/all.ftl: lot-lake lacks the form .den that others of its kind have"
    ]


def test_a_family_is_said_by_a_key_put_together(tmp_path: Path) -> None:
    families: dict[str, Family] = {
        "moods": {"is-glad": frozenset({"who"}), "is-sad": frozenset({"who"})}
    }

    found = complained(
        tmp_path,
        'say(f"is-{mood}", who=Who(0))\n',
        "is-glad = { $who } is glad.\nis-sad = { $whom } is sad.\n",
        families=families,
    )

    assert found == [
        "en/all.ftl: is-sad speaks of $whom, which nobody tells",
        "de/all.ftl: is-sad speaks of $whom, which nobody tells",
    ]
