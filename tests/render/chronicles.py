"""Pages of golden games, drawn as the house has them drawn."""

from functools import cache
from pathlib import Path

from bot.cli.replay import load_sheet_and_game
from bot.engine.journal import replay_journal
from bot.tables.people import (
    PersonId,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.state import TableState
from cogs.interaction.speech import SpeechContext
from cogs.messages import pictures
from cogs.messages.pictures import FinishedGamePage
from tests.render.positions import NAMES

_SHEETS = Path(__file__).parents[1] / "golden"


@cache
def told(game: str, sheet: str) -> FinishedGamePage:
    rules, written = load_sheet_and_game(_SHEETS / game / f"{sheet}.game")
    opening = written.opening
    card = TableCard(
        *(TableId(7), game, TableStatus.OVER, "", "", PersonId(1), opening.options, TableTerms()),
        tuple(SeatHolder(None, "greedy") for _ in range(opening.seats)),
        *(Time(0), Time(0), Time(1)),
    )
    course = replay_journal(rules, opening, written.entries)
    found = pictures.make_game_page(TableState(card, rules, course))
    assert found is not None, f"{sheet} is not played to its end"
    return found


def draw(game: str, sheet: str, language: str) -> bytes:
    of = told(game, sheet)
    names = tuple(NAMES[seat] for seat in range(of.summary.people))
    return pictures.game_page_drawing(of, SpeechContext(language, names))()
