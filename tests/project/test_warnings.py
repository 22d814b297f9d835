"""Our own warnings are errors; what a library warns of is for its next release."""

import warnings

import pytest


def warned(module: str, kind: type[Warning]) -> None:
    warnings.warn_explicit("count is passed as positional argument", kind, "a.py", 1, module)


@pytest.mark.parametrize(
    "module", ["bot", "bot.tables.state", "cogs.interaction.speech", "render.album", __name__]
)
@pytest.mark.parametrize("kind", [DeprecationWarning, UserWarning, RuntimeWarning])
def test_what_a_module_of_ours_warns_of_is_an_error(module: str, kind: type[Warning]) -> None:
    with pytest.raises(kind):
        warned(module, kind)


@pytest.mark.parametrize("module", ["discord.utils", "botocore", "bots.bot", "re"])
def test_what_a_library_warns_of_is_none(module: str) -> None:
    warned(module, DeprecationWarning)


def test_what_is_left_open_is_an_error_wherever_it_is_found() -> None:
    with pytest.raises(ResourceWarning):
        warned("sys", ResourceWarning)
