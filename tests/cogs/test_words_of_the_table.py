"""What pages, hands and refusals say at this very table: its options, its end, who plays there."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.text import Who, refuse
from cogs.games.princes.game_texts import describe_hand
from cogs.interaction.context import SeatContext
from cogs.interaction.speech import describe_table_refusal
from cogs.table import help as help_pages
from tests.cogs.panel_sittings import seated
from tests.cogs.stage import Stage
from tests.golden.recipes import FOLDER, moments
from tests.golden.test_golden import sheet_of


def ended(name: str) -> SeatContext[Any]:
    game, sheet = sheet_of(FOLDER / "princes" / f"{name}.game")
    *_, last = moments(game, sheet.opening, [line.entry for line in sheet.lines])
    return seated(game, last.after, Seat(0))


@pytest.mark.parametrize(
    ("options", "page", "note"),
    [
        ({"level": "easy"}, "auctions", "in the solo game nobody else bids"),
        ({"characters": "on"}, "money", "nobody may give up points"),
        ({}, "characters", "it is played without this"),
        ({"characters": "on"}, "characters", ""),
    ],
)
def test_a_page_says_what_of_it_does_not_hold_here(
    options: dict[str, str], page: str, note: str
) -> None:
    seat = ended("three-sensible")
    card = replace(seat.state.card, options=tuple(options.items()), started=seat.state.card.opened)
    reply = help_pages.page_reply(seat.speech, card.id, "princes", seat.state.game, page, card)

    assert ("Not at this table" in reply.words) == bool(note)
    assert note in reply.words


def test_after_the_end_a_hand_says_what_it_came_to() -> None:
    seat = ended("three-sensible")
    told = "\n".join(describe_hand(seat.view, seat.speech))

    assert "You ended with" in told
    assert "could pay" not in told
    assert "cored " in told or not seat.view.own.prestige


def test_against_computers_nobody_is_there_to_vote() -> None:
    seat = ended("solo-lost")
    refusal = refuse("undo", "undo-others-have-acted", who=Who(Seat(0)))

    told = seat.speech.speak_text(describe_table_refusal(seat.state, refusal))
    assert told == "The computers have moved since, so that can’t be taken back."


async def test_before_the_start_nothing_can_be_planned(scene: Stage) -> None:
    lorenzo, _ = scene.people
    await scene.slash(lorenzo, "game new")

    assert "The game hasn’t begun yet" in await scene.slash(lorenzo, "wishes")
