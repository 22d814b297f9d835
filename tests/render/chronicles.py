"""Pages of golden games, drawn as the house has them drawn."""

from functools import cache
from pathlib import Path

from bot.chores.replay import playable
from bot.engine.journal import replay
from bot.host.company import Chair, PersonId, Status, TableCard, TableId, Terms
from bot.host.standing import Standing
from bot.host.time import Time
from cogs.door.speech import Voice
from cogs.posts import page
from cogs.posts.page import Chronicled
from tests.render.positions import NAMES

_SHEETS = Path(__file__).parents[1] / "golden"


@cache
def told(game: str, sheet: str) -> Chronicled:
    rules, written = playable(_SHEETS / game / f"{sheet}.game")
    opening = written.opening
    card = TableCard(
        *(TableId(7), game, Status.OVER, "", "", PersonId(1), opening.options, Terms()),
        tuple(Chair(None, "greedy") for _ in range(opening.seats)),
        *(Time(0), Time(0), Time(1)),
    )
    course = replay(rules, opening, written.entries)
    found = page.chronicled(Standing(card, rules, course))
    assert found is not None, f"{sheet} is not played to its end"
    return found


def draw(game: str, sheet: str, language: str) -> bytes:
    of = told(game, sheet)
    names = tuple(NAMES[seat] for seat in range(of.page.people))
    return page.drawing(of, Voice(language, names))()
