"""What is printed in data/firenze agrees with the rulebook, and damage is named."""

import copy
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import catalogue
from bot.engine.data_file_reader import Misprint
from bot.engine.text import Named
from bot.games.firenze import printed_tables as kept
from bot.games.firenze.box import STANDINGS, Printed
from bot.games.firenze.game import Firenze
from bot.games.firenze.printed_tables import FILES
from bot.games.firenze.state_parts import COLORS
from bot.i18n.speak import LANGUAGES, speaker_for

Tables = dict[str, dict[str, Any]]
FOLDER = Path(__file__).parents[2] / "data" / "firenze"
TABLES: Tables = {
    name: tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8")) for name in FILES
}
READ: Printed = kept.build_printed(TABLES)
CARDS = {card.name: card for card in READ.cards}


def test_there_is_a_file_for_every_name_and_a_name_for_every_file() -> None:
    measured = {"pace", "rulebook"}  # how long games last, and what the rulebook says
    assert {path.stem for path in FOLDER.glob("*.toml")} - measured == set(FILES)


def test_the_box_has_88_bricks() -> None:
    assert [tower.bricks for tower in READ.towers] == [25, 18, 15, 12, 10, 8]


def test_what_the_rulebook_shows_of_the_board_is_printed() -> None:
    green = READ.towers[2]
    assert (green.points[2], green.points[3]) == (4, 5)
    assert green.points_from[2:4] == ("printed", "printed")
    assert (READ.towers[0].majority, READ.towers[0].majority_from) == (2, "printed")
    assert [(t.points, t.points_from) for t in READ.levels][1] == (2, "printed")


def test_there_are_52_cards_ten_of_them_start_cards() -> None:
    assert sum(card.copies for card in READ.cards) == 52
    assert sum(card.starts for card in READ.cards) == 10


def test_there_are_five_kinds_of_cards() -> None:
    many = Counter[str]()
    for card in READ.cards:
        many[card.kind] += card.copies
    assert many == {"event": 14, "personnel": 20, "celebration": 8, "building": 6, "church": 4}


def test_there_are_19_balconies_of_four_numerals() -> None:
    assert Counter(t.numeral for t in READ.balconies) == {1: 5, 2: 5, 3: 5, 4: 4}


def test_a_balcony_of_ours_brings_two_and_its_numeral_more_than_what_it_covers() -> None:
    for tile in READ.balconies:
        if tile.points_from == "ours":
            tower = READ.towers[COLORS.index(tile.color)]
            below = tower.points[tile.height - READ.numbers.lowest]
            assert tile.points == below + 2 + tile.numeral, tile


def test_every_value_has_its_standing() -> None:
    standings = [s for t in READ.towers for s in (*t.points_from, t.majority_from)]
    standings += [s for c in READ.cards for s in (c.name_from, c.effect_from, c.copies_from)]
    assert set(standings) == set(STANDINGS)


def test_a_palazzo_of_once_kept_one_card_less() -> None:
    """Nothing else that is ours differs from the first edition."""
    first = catalogue.unpack_edition(catalogue.find_edition("firenze", "0175d24b5500"))
    assert isinstance(first, Firenze)
    then, now = first.box.printed, READ

    assert (CARDS["palazzo"].amount, first.box.cards["palazzo"].amount) == (8, 7)
    cards = tuple(replace(card, amount=7) if card.name == "palazzo" else card for card in now.cards)
    assert replace(now, cards=cards) == then


# What is told of the cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_described_with_the_numbers_it_has(name: str, language: str) -> None:
    card = CARDS[name]
    about = speaker_for(language).name_thing(Named("action-card", name), "about")
    told = set(map(int, re.findall(r"\d+", about)))

    assert 10 < len(about) <= 140
    assert about.endswith(".")
    wanted = {abs(card.amount), card.measure} - {0}
    if name == "flood":
        wanted = set()  # half of them
    assert wanted <= told, about


# Damage


Damage = Callable[[Tables], Any]


def at(tables: Tables, file: str, table: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(e for e in tables[file][table] if e["name"] == name)
    return found


DAMAGES: dict[str, Damage] = {
    "88 bricks": lambda t: at(t, "board", "tower", "white").update(bricks=24),
    "in this order": lambda t: t["board"]["tower"].reverse(),
    "must have 6 numbers": lambda t: at(t, "board", "tower", "red").update(points=[1]),
    "must have 6 standings": lambda t: at(t, "board", "tower", "red").update(points_from=["ours"]),
    "known are printed": lambda t: at(t, "board", "tower", "red").update(majority_from="hearsay"),
    "from the lowest up": lambda t: t["board"]["level"].reverse(),
    "must be from 3 to 8": lambda t: at(t, "board", "level", "five").update(height=9),
    "must be at most 4": lambda t: at(t, "balconies", "balcony", "one-red").update(numeral=5),
    "two balconies cover": lambda t: at(t, "balconies", "balcony", "one-red").update(height=5),
    "of two colours": lambda t: [
        tile.update(numeral=1) for tile in t["balconies"]["balcony"] if tile["color"] != "red"
    ],
    "must have 52 cards": lambda t: at(t, "cards", "card", "mason").update(copies=4),
    "must have 10 start cards": lambda t: at(t, "cards", "card", "mason").update(starts=2),
    "must have 4 church cards": lambda t: at(t, "cards", "card", "mason").update(kind="church"),
    "must be at most 3": lambda t: at(t, "cards", "card", "mason").update(starts=4),
    "nobody knows what it does": lambda t: at(t, "cards", "card", "mason").update(name="plumber"),
    "must be at least 1, it is 0": lambda t: at(t, "cards", "card", "flood").update(amount=0),
    "is unknown here": lambda t: at(t, "cards", "card", "flood").update(color="blue"),
    "above 0 for 2 to 4": lambda t: t["numbers"]["numbers"].update(seals=[0, 0, 9, 0, 6]),
    "must begin with 0": lambda t: t["numbers"]["numbers"].update(
        construction=[0, 3, 2, 1, 3, 6, 10]
    ),
    "the table is missing": lambda t: t["board"].pop("level"),
    "the file is missing": lambda t: t.pop("board"),
}


@pytest.mark.parametrize("reason", DAMAGES)
def test_damage_is_told_with_its_place(reason: str) -> None:
    tables = copy.deepcopy(TABLES)
    DAMAGES[reason](tables)

    with pytest.raises(Misprint) as found:
        kept.build_printed(tables)

    assert reason in str(found.value)
    assert str(found.value).startswith("data/firenze/")
