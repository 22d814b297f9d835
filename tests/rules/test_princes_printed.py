"""What is printed in data/princes agrees with the rulebook, and damage is named."""

import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.engine.data_file_reader import Misprint
from bot.engine.game import Setup, settle_options
from bot.engine.random_draws import Chance
from bot.games.princes import printed_tables as kept
from bot.games.princes.box import THINGS, BonusCard, PrestigeCard, Printed
from bot.games.princes.game import Princes
from bot.games.princes.printed_tables import FILES

Tables = dict[str, dict[str, Any]]
FOLDER = Path(__file__).parents[2] / "data" / "princes"


@pytest.fixture
def tables() -> Tables:
    return {name: tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8")) for name in FILES}


@pytest.fixture
def read(tables: Tables) -> Printed:
    return kept.build_printed(tables)


# --- The tables of the house ---


def test_there_is_a_file_for_every_name_and_a_name_for_every_file() -> None:
    measured = {"pace", "rulebook"}  # how long games last, and what the rulebook says
    assert {path.stem for path in FOLDER.glob("*.toml")} - measured == set(FILES)


def test_an_edition_older_than_the_characters_has_none(tables: Tables) -> None:
    del tables["characters"]
    older = kept.build_printed(tables)
    assert (older.characters, older.favours) == ((), None)


def test_the_21_professions_are_numbered_1_to_21(read: Printed) -> None:
    assert [profession.number for profession in read.professions] == list(range(1, 22))


def test_number_19_is_the_poet_of_the_rulebooks_example(read: Printed) -> None:
    poet = read.professions[18]
    assert (poet.name, poet.building, poet.landscape, poet.freedom) == (
        "poet",
        "theater",
        "lake",
        "travel",
    )


def test_9_professions_want_a_forest_7_a_lake_and_5_a_park(read: Printed) -> None:
    wanted = Counter(profession.landscape for profession in read.professions)
    assert wanted == {"forest": 9, "lake": 7, "park": 5}


def test_each_freedom_is_wanted_by_7_professions(read: Printed) -> None:
    wanted = Counter(profession.freedom for profession in read.professions)
    assert wanted == {"travel": 7, "religion": 7, "opinion": 7}
    assert set(read.freedoms) == set(wanted)


def test_professions_want_large_buildings_most_and_small_ones_least(read: Printed) -> None:
    wanted = Counter(profession.building for profession in read.professions)
    sizes = {building.name: building.size for building in read.buildings}
    assert wanted == {
        name: {"large": 3, "medium": 2, "small": 1}[size] for name, size in sizes.items()
    }


def test_no_two_professions_want_the_same(read: Printed) -> None:
    assert len({(p.building, p.landscape, p.freedom) for p in read.professions}) == 21


def test_there_are_3_large_5_medium_and_2_small_buildings(read: Printed) -> None:
    assert Counter(building.size for building in read.buildings) == {
        "large": 3,
        "medium": 5,
        "small": 2,
    }


def test_a_large_building_covers_7_squares_a_medium_5_a_small_3(read: Printed) -> None:
    covered = {(each.size, "".join(each.outline).count("X")) for each in read.buildings}
    assert covered == {("large", 7), ("medium", 5), ("small", 3)}


def test_the_forest_covers_5_squares_the_lake_4_the_park_3(read: Printed) -> None:
    covered = {each.name: "".join(each.outline).count("X") for each in read.landscapes}
    assert covered == {"forest": 5, "lake": 4, "park": 3}


def test_our_outlines_are_not_called_authentic(read: Printed) -> None:
    assert not read.authentic


def test_the_principality_has_43_free_squares(read: Printed) -> None:
    board = read.principality
    assert len(board.columns) * board.rows - len(board.palazzo) == 43


def test_the_palazzo_lies_at_the_lower_left(read: Printed) -> None:
    assert set(read.principality.palazzo) == {"a1", "b1", "c1", "a2", "b2", "c2"}


def test_side_b_has_43_free_squares_as_well_and_its_palazzo_in_the_middle(read: Printed) -> None:
    assert read.side_b is not None
    board = read.side_b.principality
    assert len(board.columns) * board.rows - len(board.palazzo) == 43
    assert set(board.palazzo) == {"c1", "d1", "e1", "c2", "d2", "e2"}


def test_an_edition_without_side_b_opens_without_building_together(tables: Tables) -> None:
    del tables["together"]
    read = kept.build_printed(tables)
    assert read.side_b is None
    game = Princes(read)
    for seats in game.seats:
        assert "together" not in [option.name for option in game.options(seats)]
    setup = settle_options(game, 3, {})
    assert isinstance(setup, Setup)
    assert game.to_move(game.start(setup, Chance("old", 0)))


def test_numbers_are_those_of_the_rulebook(read: Printed) -> None:
    numbers = read.numbers
    assert numbers.minimum == (7, 10, 12, 14, 15, 16, 17)
    assert numbers.florins == (0, 0, 2500, 3500, 3500, 3500)
    assert numbers.opening == (0, 0, 300, 200, 200, 200)
    assert numbers.building_cost == (700, 300, 300, 0)
    assert (numbers.dealt, numbers.kept, numbers.drawn, numbers.actions) == (4, 3, 5, 2)
    assert numbers.landscapes * 3 == 18
    assert numbers.buildings * 10 == 30
    assert (numbers.recruiting, numbers.jesters, numbers.builders) == (5, 7, 6)


def worth(card: BonusCard, estate: dict[str, int]) -> int:
    owned = [estate.get(thing, 0) for thing in card.counts]
    return card.each * sum(min(many, 1) if card.once else many for many in owned)


# Rules pp. 18 and 19: the estate of the examples, while a profession is being played.
ESTATE = {
    "forest": 2,
    "lake": 1,
    "landscape": 3,
    "builder": 2,
    "prestige": 1,
    "freedom": 2,
    "building": 5,
    "large": 2,
    "medium": 1,
    "small": 2,
    "hand": 1,
    "table": 3,
}


@pytest.mark.parametrize(
    ("name", "example"),
    [
        ("buildings", 5),
        ("large-buildings", 4),
        ("medium-and-forests", 3),
        ("small-and-landscapes", 5),
        ("building-sizes", 6),
        ("landscapes", 3),
        ("forests", 4),
        ("lakes", 2),
        ("parks", 0),
        ("freedoms", 4),
        ("jesters", 0),
        ("jesters-and-freedoms", 2),
        ("builders", 4),
        ("builders-and-lakes", 3),
        ("prestige-cards", 2),
        ("prestige-and-freedoms", 3),
        ("landscape-types", 4),
        ("categories", 5),
        ("cards-in-hand", 1),
        ("cards-on-table", 3),
    ],
)
def test_a_bonus_card_is_worth_its_example(read: Printed, name: str, example: int) -> None:
    (card,) = [card for card in read.bonus if card.name == name]
    assert worth(card, ESTATE) == example


def test_there_are_20_bonus_cards_and_no_two_are_alike(read: Printed) -> None:
    assert len({(card.each, card.counts, card.once) for card in read.bonus}) == 20


def test_the_prestige_cards_are_those_of_the_rulebook(read: Printed) -> None:
    assert set(read.prestige) == {
        PrestigeCard("most-buildings", 6, 3, "building", "", ()),
        PrestigeCard("two-large-buildings", 5, 0, "", "", (("large", 2),)),
        PrestigeCard("fewest-free-squares", 8, 4, "", "free-square", ()),
        PrestigeCard("three-landscapes", 8, 0, "", "", (("forest", 1), ("lake", 1), ("park", 1))),
        PrestigeCard("most-landscapes", 7, 4, "landscape", "", ()),
        PrestigeCard("most-forests", 7, 4, "forest", "", ()),
        PrestigeCard("most-lakes", 6, 3, "lake", "", ()),
        PrestigeCard("three-freedoms", 8, 0, "", "", (("freedom", 3),)),
        PrestigeCard(
            "buildings-freedoms-works", 6, 0, "", "", (("building", 4), ("freedom", 2), ("work", 4))
        ),
        PrestigeCard("most-jesters", 6, 3, "jester", "", ()),
        PrestigeCard("most-builders", 6, 3, "builder", "", ()),
        PrestigeCard("most-parks", 5, 3, "park", "", ()),
        PrestigeCard(
            "builder-jester-landscapes",
            7,
            0,
            "",
            "",
            (("builder", 1), ("jester", 1), ("landscape", 2)),
        ),
        PrestigeCard("most-works", 7, 4, "work", "", ()),
    }
    assert len(read.prestige) == 14


def test_printed_things_can_be_told_apart_by_their_hash(read: Printed) -> None:
    assert len({read, read}) == 1


# --- Damage ---

# It returns where the complaint begins, if that is not told in whole.
Damage = Callable[[Tables], Any]


def find(tables: Tables, name: str) -> tuple[str, list[dict[str, Any]], dict[str, Any]]:
    """Where this name is printed, the entries beside it, and its own."""
    (found,) = [
        (f"{file}.toml [{table}] {name}: ", entries, entry)
        for file, opened in tables.items()
        for table, entries in opened.items()
        for entry in (entries if isinstance(entries, list) else ())
        if entry["name"] == name
    ]
    return found


def altered(name: str, alter: Callable[[list[dict[str, Any]], dict[str, Any]], object]) -> Damage:
    def damage(tables: Tables) -> str:
        place, entries, entry = find(tables, name)
        alter(entries, entry)
        return place

    return damage


def drop(name: str) -> Damage:
    return altered(name, lambda entries, entry: entries.remove(entry))


def change(name: str, /, **values: object) -> Damage:
    return altered(name, lambda _, entry: entry.update(values))


def forget(name: str, key: str) -> Damage:
    return altered(name, lambda _, entry: entry.pop(key))


def put(file: str, table: str, value: object) -> Damage:
    return lambda tables: tables[file].update({table: value})


def number(**values: object) -> Damage:
    return lambda tables: tables["numbers"]["numbers"].update(values) or "numbers.toml [numbers] "


def board(**values: object) -> Damage:
    return lambda tables: (
        tables["principality"]["side-a"].update(values) or "principality.toml [side-a] "
    )


DAMAGES: list[tuple[Damage, str]] = [
    (lambda tables: tables.pop("bonus"), "bonus.toml: the file is missing"),
    (
        lambda tables: tables.update(firenze={}),
        "firenze.toml: the file is unknown, known are professions, tiles, principality,"
        " bonus, prestige, numbers, characters, together, automa",
    ),
    (
        lambda tables: tables["tiles"].pop("landscape"),
        "tiles.toml [landscape]: the table is missing",
    ),
    (
        put("tiles", "lake", []),
        "tiles.toml [lake]: the table is unknown, known are outlines, building, landscape",
    ),
    (put("bonus", "bonus", {}), "bonus.toml [bonus]: must be a list of entries"),
    (put("numbers", "numbers", []), "numbers.toml [numbers]: must be a table of single values"),
    (put("bonus", "bonus", [3]), "bonus.toml [bonus] entry 1: must be a table, it is 3"),
    (drop("muse"), "characters.toml [character]: must have 6 entries, it has 5"),
    (
        change("muse", name="duke"),
        "characters.toml [character] duke: name: 'duke' is unknown, known are banker,"
        " cardinal, merchant, muse, princess, professor",
    ),
    (change("banker", highest=550), "highest: must be some steps of 100 above 0, it is 550"),
    (change("muse", highest=300), "highest: must be some steps of 100 above 300, it is 300"),
    (put("characters", "favours", {}), "characters.toml [favours] step: is missing"),
    (drop("lakes"), "bonus.toml [bonus]: must have 20 entries, it has 19"),
    (drop("most-parks"), "prestige.toml [prestige]: must have 14 entries, it has 13"),
    (drop("poet"), "professions.toml [profession]: must have 21 entries, it has 20"),
    (drop("travel"), "professions.toml [freedom]: must have 3 entries, it has 2"),
    (
        change("poet", name="painter"),
        "professions.toml [profession] painter: the name is there twice",
    ),
    (
        change("bell-maker", name="Bell Maker"),
        "professions.toml [profession] entry 9: the name must be small letters and hyphens,"
        " it is"
        " 'Bell Maker'",
    ),
    (
        forget("lakes", "name"),
        "bonus.toml [bonus] entry 8: the name must be small letters and hyphens, it is None",
    ),
    (forget("lakes", "each"), "each: is missing"),
    (change("lakes", twice=True), "twice: is unknown here, known are name, each, counts, once"),
    (change("lakes", each="two"), "each: must be a whole number, it is 'two'"),
    (change("lakes", each=True), "each: must be a whole number, it is True"),
    (change("lakes", each=0), "each: must be at least 1, it is 0"),
    (change("lakes", once=1), "once: must be true or false, it is 1"),
    (change("lakes", counts="lake"), "counts: must be a list, it is 'lake'"),
    (change("lakes", counts=[]), "counts: must not be empty"),
    (change("lakes", counts=[1]), "counts: must be a word, it is 1"),
    (change("lakes", counts=["lake", "lake"]), "counts: names lake twice"),
    (
        change("lakes", counts=["pond"]),
        "bonus.toml [bonus] lakes: counts: 'pond' is unknown, known are " + ", ".join(THINGS),
    ),
    (change("most-lakes", fewest="lake"), "must have one of most, fewest, needs, it has 2"),
    (forget("most-lakes", "most"), "must have one of most, fewest, needs, it has 0"),
    (change("most-lakes", shared=6), "shared: must be between 0 and 6, it is 6"),
    (
        change("three-freedoms", shared=4),
        "shared: must be 0 on a card that compares nobody, it is 4",
    ),
    (change("three-freedoms", needs={}), "needs: must say how many of what, it is {}"),
    (change("three-freedoms", needs={"freedom": 0}), "needs: must be at least 1, it is 0"),
    (
        change("poet", building="palace"),
        "building: 'palace' is unknown, known are university, laboratory, workshop,"
        " library, opera, studio, hospital, theater, tower, chapel",
    ),
    (change("poet", landscape="sea"), "landscape: 'sea' is unknown, known are forest, lake, park"),
    (
        change("poet", freedom="press"),
        "freedom: 'press' is unknown, known are travel, religion, opinion",
    ),
    (change("poet", number=22), "number: must be at most 21, it is 22"),
    (change("poet", number=1), "number: 1 is already the mathematician"),
    (
        change("poet", building="tower"),
        "professions.toml [profession]: the building theater must be wanted by 2, it is by 1",
    ),
    (
        change("poet", landscape="park"),
        "professions.toml [profession]: the landscape lake must be wanted by 7, it is by 6",
    ),
    (
        change("poet", freedom="opinion"),
        "professions.toml [profession]: the freedom travel must be wanted by 7, it is by 6",
    ),
    (
        change("library", outline=["XX", "XX"]),
        "the outline covers 4 squares, a medium building has 5",
    ),
    (change("lake", outline=["XXX"]), "the outline covers 3 squares, the lake has 4"),
    (
        change("lake", outline=["XX.", "..X", "..X"]),
        "the squares of the outline do not hang together",
    ),
    (change("lake", outline=["XXX", "X"]), "the rows of the outline must be equally long"),
    (change("lake", outline=["XXX.", "X..."]), "the outline must reach its four edges"),
    (change("lake", outline=[""]), "the outline must reach its four edges"),
    (change("lake", outline=["XXX", "X  "]), "the outline must be drawn with X and . alone"),
    (
        change("lake", name="pond"),
        "tiles.toml [landscape] pond: name: 'pond' is unknown, known are forest, lake, park",
    ),
    (change("library", size="huge"), "size: 'huge' is unknown, known are large, medium, small"),
    (
        change("library", size="small", outline=["XXX"]),
        "tiles.toml [building]: must have 5 medium buildings, it has 4",
    ),
    (
        put("tiles", "outlines", {"authentic": "no"}),
        "tiles.toml [outlines] authentic: must be true or false, it is 'no'",
    ),
    (board(columns="abcdef"), "columns: must be the letters a to g, they are 'abcdef'"),
    (board(rows=8), "rows: must be 7, it is 8"),
    (board(palazzo=["a1", "b1", "a2", "b2", "a3"]), "palazzo: must have 6 squares, it has 5"),
    (
        board(palazzo=["a1", "b1", "c1", "a2", "b2", "g7"]),
        "palazzo: its squares do not hang together",
    ),
    (board(palazzo=["a1", "b1", "c1", "a2", "b2", "b2"]), "palazzo: names b2 twice"),
    (number(minimum=[7, 10, 12]), "minimum: must have 7 numbers, it has 3"),
    (
        number(florins=[0, 0, 2500, 3500, 3500, "3500"]),
        "florins: must be a whole number, it is '3500'",
    ),
    (
        number(opening=[0, 200, 300, 200, 200, 200]),
        "opening: must be 0 for 0 and 1 players, and above 0 for 2 to 5",
    ),
    (
        number(opening=[0, 0, 300, 0, 200, 200]),
        "opening: must be 0 for 0 and 1 players, and above 0 for 2 to 5",
    ),
    (number(opening=[0, 0, 300, 200, 200]), "opening: must have 6 numbers, it has 5"),
    (number(building_cost=[700, 300, 300]), "building_cost: must have 4 numbers, it has 3"),
    (number(building_cost=[700, 300, 300, -1]), "building_cost: must be at least 0, it is -1"),
    (number(step=0), "step: must be at least 1, it is 0"),
    (number(jesters=-7), "jesters: must be at least 0, it is -7"),
    (number(jesters=7.0), "jesters: must be a whole number, it is 7.0"),
    (number(kept=5), "kept: must be at most the 4 that are dealt, it is 5"),
    (number(dealt=5), "dealt: there are not 5 for each of 5 players"),
    (
        lambda tables: tables["numbers"]["numbers"].pop("drawn"),
        "numbers.toml [numbers] drawn: is missing",
    ),
]


def line(value: object) -> str:
    return value if isinstance(value, str) else ""


@pytest.mark.parametrize(("damage", "complaint"), DAMAGES, ids=line)
def test_damage_is_told_with_its_place(tables: Tables, damage: Damage, complaint: str) -> None:
    place = damage(tables)
    place = "" if ".toml" in complaint else place
    with pytest.raises(Misprint) as told:
        kept.build_printed(tables)
    assert str(told.value) == f"data/princes/{place}{complaint}"


def test_a_damage_keeps_its_parts_for_whoever_wants_them(tables: Tables) -> None:
    find(tables, "library")[2].update(outline=["XX", "XX"])
    with pytest.raises(Misprint) as told:
        kept.build_printed(tables)
    assert told.value.file == "data/princes/tiles.toml"
    assert told.value.table == "building"
    assert told.value.entry == "library"
    assert told.value.reason == "the outline covers 4 squares, a medium building has 5"


@pytest.mark.parametrize("value", [None, 3, "X", [], [None], {}, {"name": 3}, [{"name": "lake"}]])
def test_no_damage_is_anything_but_damaged(tables: Tables, value: object) -> None:
    """Whatever a table is replaced by, the reader says so and never trips over it."""
    for file in FILES:
        for table in tables[file]:
            with pytest.raises(Misprint):
                kept.build_printed({**tables, file: {**tables[file], table: value}})
