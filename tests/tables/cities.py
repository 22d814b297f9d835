"""Finished games as a server may have had them, so many as a city needs."""

from random import Random

from bot.history.city import CityGame
from bot.tables.people import DAY, TableId, Time

PEOPLE = (
    *("Lorenzo", "Isabella", "Cosimo", "Lucrezia", "Giuliano", "Caterina", "Bernardino"),
    *("Ginevra", "Alessandra", "Filippo"),
)
BEGUN = Time(1_700_000_000)


def built(
    table: int = 1,
    *,
    game: str = "princes",
    seats: int = 3,
    computers: int = 0,
    points: int = 50,
    won: bool = True,
    greatest: int | None = 20,
    names: tuple[str, ...] = (),
) -> CityGame:
    opened = Time(BEGUN + table * DAY)
    return CityGame(
        TableId(table), game, seats, computers, points, won, greatest, opened, names=names
    )


def games(count: int, seed: str = "arno") -> tuple[CityGame, ...]:
    """Of both games and every size, alone and with computers, by people who may be named or not."""
    luck = Random(seed)
    return tuple(_game(table, luck) for table in range(1, count + 1))


def _game(table: int, luck: Random) -> CityGame:
    game = luck.choice(("princes", "princes", "firenze"))
    seats = luck.choice((1, 2, 3, 3, 4, 4, 5) if game == "princes" else (2, 3, 4))
    works = min(31, round(luck.gauss(22, 3.5))) if game == "princes" else luck.randint(3, 9)
    return built(
        table,
        game=game,
        seats=seats,
        computers=min(luck.choice((0, 0, 0, 1, 2)), seats - 1),
        points=luck.randint(40, 75),
        won=seats > 1 or luck.random() < 0.6,
        greatest=works if luck.random() < 0.9 else None,
        names=(luck.choice(PEOPLE),) if luck.random() < 0.75 else (),
    )
