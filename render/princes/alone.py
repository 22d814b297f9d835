"""What every picture of the solo game has to know: who Wolfgang is."""

from collections.abc import Mapping

from bot.games.princes.pieces import WOLFGANG
from bot.games.princes.view import View
from render import words


def with_wolfgang(view: View, language: str, names: Mapping[int, str]) -> Mapping[int, str]:
    """The names at the table. Wolfgang has no seat, so nobody hands his in."""
    if view.automa is None:
        return names
    return {**names, WOLFGANG: words.thing(language, "automa", view.automa.name)}
