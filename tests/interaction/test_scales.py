"""The scales of the post office show whatever is too much for Discord, and nothing else."""

import pytest

from cogs.interaction import discord_limits
from cogs.interaction.components import ButtonSpec, LineBlock, Separator, TextBlock, build_view
from tests.interaction.scales import LAID_OUT, Json, too_much

BUTTON = {"type": 2, "custom_id": "d:hand:1:", "label": "My hand"}


@pytest.fixture
def discretion() -> None:
    """Nothing is sent here, so nothing is logged."""


def sent(*blocks: TextBlock | LineBlock | Separator) -> Json:
    view = build_view(blocks)
    return {"flags": LAID_OUT, "components": view.to_components()}  # type: ignore[no-untyped-call]


def test_what_fits_just_so_is_taken() -> None:
    lines = [LineBlock("x" * 400, ButtonSpec(f"d:hand:{at}:", "My hand")) for at in range(10)]

    assert too_much(sent(*lines)) == []
    assert too_much({"content": "x" * discord_limits.CONTENT}) == []


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ({"content": "x" * (discord_limits.CONTENT + 1)}, "its words are too long"),
        (
            sent(TextBlock("x" * discord_limits.WORDS), TextBlock("x")),
            "its paragraphs are too long",
        ),
        ({"flags": LAID_OUT, "components": [{"type": 14}] * 41}, "it has too many parts"),
        ({"flags": LAID_OUT, "content": "x"}, "it is laid out and has words or frames beside"),
        ({"components": [BUTTON, BUTTON]}, "two of its parts have the same id"),
        ({"components": [BUTTON | {"custom_id": "x" * 101}]}, "an id is too long"),
        ({"components": [BUTTON | {"label": "x" * 81}]}, "a label is too long, or empty"),
        ({"components": [{"type": 1, "components": []}]}, "a row has too many buttons, or none"),
        ({"components": [{"type": 3, "options": []}]}, "a menu has too many options, or none"),
    ],
)
def test_what_is_too_much_is_named(message: Json, why: str) -> None:
    assert too_much(message) == [why]
