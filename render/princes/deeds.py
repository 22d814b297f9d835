"""Wolfgang's last turn: its two Automa cards, what he did of them, and what is left to draw."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.princes.pieces import AutomaAct
from render import words
from render.canvas import Box, Canvas, panelled
from render.fonts import Face
from render.palette import CREAM, FADED, GOLD, HONEY, INK, PANEL, RULE, SLOT, WINE, flattened
from render.princes.icons import icon

_ICONS = {
    "work": "work",
    "build": "palazzo",
    "profession": "profession",
    "freedom": "freedom",
    "bonus": "bonus",
}
_ROUNDS = {"early": "I–II", "middle": "III–IV", "late": "V–VII"}  # for which a back is meant
_HEAD = 36
_ROW = 64
_STEP = 57  # from action to action
_ACTION = 52


@dataclass(frozen=True, slots=True)
class DeedsLook:
    """His actions with the numbers of their cards, and the deck by its backs."""

    acts: tuple[tuple[int, AutomaAct], ...]
    left: tuple[tuple[str, int], ...]
    language: str
    fresh: bool


@lru_cache(8)
def turn(look: DeedsLook, width: int, height: int) -> Image.Image:
    canvas, whole = panelled(width, height)
    room = whole.width - 28
    key = "automa-turn" if look.acts else "automa-idle"
    title = words.label(look.language, key)
    canvas.write(14, 28, title, Face.NAME, 25, INK, room=room, least=16)
    for number, (card, act) in enumerate(look.acts):
        box = Box(8, _HEAD + number * _ROW, whole.width - 16, _ROW - 4)
        _act(canvas, box, card, act, look)
    _deck(canvas, Box(8, _HEAD + 2 * _ROW + 2, whole.width - 16, 52), look)
    return flattened(canvas.image)


def _act(canvas: Canvas, box: Box, card: int, act: AutomaAct, look: DeedsLook) -> None:
    """One card: the actions of its panel from left to right; another one behind an arrow."""
    canvas.fill(box, SLOT, 8)
    middle = box.top + box.height // 2
    text = words.label(look.language, "automa-number", number=card)
    canvas.write(box.left + 8, middle + 8, text, Face.TEXT, 22, FADED, room=76, least=14)
    left = box.left + 88
    for action in act.shown:
        done, failed = action == act.done, action in act.tried and action != act.done
        _action(canvas, left, middle, action, done=done, failed=failed, fresh=look.fresh)
        left += _STEP
    if act.done in act.shown:
        return
    canvas.centre(icon("arrow", 22), left + 8, middle)
    if act.done:
        _action(canvas, left + 22, middle, act.done, done=True, failed=False, fresh=look.fresh)
    else:
        canvas.centre(icon("no", 36), left + 48, middle)


def _action(
    canvas: Canvas, left: int, middle: int, action: str, *, done: bool, failed: bool, fresh: bool
) -> None:
    box = Box(left, middle - _ACTION // 2, _ACTION, _ACTION)
    if done:
        canvas.frame(box, HONEY if fresh else CREAM, GOLD, 8, 3)
    else:
        canvas.frame(box, PANEL, RULE, 8, 1)
    canvas.centre(icon(_ICONS[action], 42, dim=failed), box.middle, middle)
    if done or failed:
        canvas.centre(icon("yes" if done else "no", 22), box.right - 9, box.bottom - 10)


def _deck(canvas: Canvas, box: Box, look: DeedsLook) -> None:
    """How many Automa cards are left, by the rounds on their backs."""
    wide = box.width // len(look.left)
    for number, (back, left) in enumerate(look.left):
        place = Box(box.left + number * wide, box.top, wide, box.height).inset(2)
        ink = CREAM if left else FADED
        canvas.frame(place, WINE if left else SLOT, GOLD if left else RULE, 8, 2)
        base = place.top + place.height // 2 + 8
        canvas.write(place.left + 9, base, _ROUNDS[back], Face.NAME, 21, ink)
        canvas.write(place.right - 9, base, f"×{left}", Face.STRONG, 24, ink, side="right")
