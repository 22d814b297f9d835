"""How people find their move in the panels of Firenze: what it costs is paid in the same click."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from simcord.actors import MemberActor
from simcord.results import InteractionResult

from cogs.interaction.game_ui import MORE
from tests.cogs.reading import components

ERRANDS = ("smuggle", "sabotage", "transmute")
PANELS = (*ERRANDS, "take", "exchange", "begin", "lay", "fulfil", "done")
ENDS_TURN = "begin - - end"  # where no commission is met
PATIENCE = 6  # steps: more than any panel needs
_HEIGHTS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Scene(Protocol):
    def heard(self, done: Any) -> str: ...


async def through_panel(
    scene: Scene, who: MemberActor, panel: Any, spelt: str
) -> InteractionResult:
    """Choose it, and confirm; what is answered then."""
    word, done_by = _as_the_panel_says(spelt)
    for _ in range(PATIENCE):
        parts = list(components(panel))
        last = next((part for part in parts if _confirms(part, spelt, done_by)), None)
        if last is not None:
            done = await who.click(panel, custom_id=last["custom_id"])
            scene.heard(done)
            return done
        at_once = next(
            _in_menus_of_turn(parts, (spelt, done_by + "-", spelt.split(maxsplit=1)[0])), None
        )
        value, menu = at_once or max(_options(parts, word), key=lambda one: _agreeing(one[0], word))
        if at_once or _agreeing(value, word):
            done = await who.select(panel, [value], custom_id=menu)
        else:
            done = await who.click(panel, custom_id=next(_opens(parts, done_by), ""))
        scene.heard(done)
        if value == spelt:
            return done
        panel = done.response
    raise AssertionError(f"no way to {spelt} from {panel.components}")


def _as_the_panel_says(spelt: str) -> tuple[str, str]:
    """The value of the option, and how the id of the button begins that does it."""
    match spelt.split():
        case ["take", place]:
            return f"{place} -", f"take {place} "
        case ["exchange", place, brick]:
            return f"{place}{brick[0]} -", f"exchange {place}{brick[0]} "
        case ["begin", color]:
            return f"{color[0]}0 -", f"begin {color[0]}0 "
        case ["lay", color, height]:
            step = f"{color[0]}{_HEIGHTS[int(height)]}"
            return f"{step} -", f"begin {step} "
        case ["fulfil", color, height]:
            return f"{color[0]}{height}", f"fulfil {color[0]}{height}"
        case ["done"]:
            return "", ENDS_TURN
    return spelt.partition(" ")[2], spelt


def _confirms(part: dict[str, Any], spelt: str, done_by: str) -> bool:
    kind, _, rest = part.get("custom_id", "").partition(":")
    if kind == "m":
        return bool(rest.split(":", 3)[3] == spelt)
    if kind == "d" and rest.startswith("firenze:"):
        words = rest.split(":", 4)[4]
        also_ends = words.split()[-1] in ("done", "end")
        return words == done_by or (words.startswith(done_by) and not also_ends)
    return False


def _options(parts: list[dict[str, Any]], word: str) -> Iterator[tuple[str, str]]:
    """What can be chosen, and in which menu; an errand is chosen word by word."""
    yield "", ""
    for part in parts:
        for one in part.get("options", ()):
            if one["value"] == word or "as" in part["custom_id"].split():
                yield one["value"], part["custom_id"]


def _agreeing(value: str, word: str) -> int:
    return sum(a == b for a, b in zip(value.split(), word.split(), strict=False))


def _in_menus_of_turn(
    parts: list[dict[str, Any]], ways: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """What the menus of a turn make at once, or what leads to a panel of its own."""
    for way in ways:
        for part in parts:
            if part.get("custom_id", "").endswith(f":{MORE}"):
                yield from (
                    (way, part["custom_id"])
                    for one in part.get("options", ())
                    if one["value"] == way
                )


def _opens(parts: list[dict[str, Any]], done_by: str) -> Iterator[str]:
    """The button of this brick, or of the panel that two kinds of moves share."""
    for words in (f"{done_by}-", "begin", "lay"):
        for part in parts:
            if part.get("custom_id", "").split(":")[-1] == words:
                yield part["custom_id"]
