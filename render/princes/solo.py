"""The board of the solo game: where Wolfgang, his cards and the dummies have their places."""

from collections.abc import Iterator

from bot.games.princes.automa_view import AutomaView
from bot.games.princes.view import View
from render import words
from render.canvas import Box
from render.frame.board import Region
from render.princes import deeds, dummies, wanted, wolfgang
from render.princes.changes import Changes
from render.princes.head import Head

_GAP = 8
_BETWEEN = 4  # from stack to stack
_WOLFGANG = 372  # pixels his panel is high
_DEEDS = 362  # and how wide the panel of his turn below it is


def wanted_regions(
    view: View, automa: AutomaView, language: str, new: Changes, row: Box
) -> Iterator[Region]:
    """The stacks below the top panel of the open card, in its order."""
    count = len(view.stacks)
    wide = (row.width - _BETWEEN * (count - 1)) // count // 2 * 2
    width = count * (wide + _BETWEEN) - _BETWEEN
    title = words.label(language, "automa-card", number=automa.card)
    head = Box(row.left, row.top, width, wanted.HEAD)
    yield head, wanted.panel(wanted.groups(automa), title, wide, width)
    high = row.height - wanted.HEAD
    for number, look in enumerate(wanted.looks(view, automa, language, new.lots, wide - 14)):
        box = Box(row.left + number * (wide + _BETWEEN), head.bottom, wide, high)
        yield box, wanted.lot(look, wide, high)


def other_side(
    view: View, automa: AutomaView, head: Head, new: Changes, room: Box
) -> Iterator[Region]:
    """Wolfgang, what he did in his last turn, and the dummies."""
    box = Box(room.left, room.top, room.width, _WOLFGANG)
    look = wolfgang.look(view, automa, head, new.estates[head.banner.seat], new.beside)
    yield box, wolfgang.panel(look, box.width, box.height)
    top = box.bottom + _GAP
    box = Box(room.left, top, _DEEDS, room.bottom - top)
    cards = view.box.automa_cards
    acts = tuple((cards[act.card].number, act) for act in automa.acts)
    turn = deeds.DeedsLook(acts, automa.left, head.language, fresh=new.beside.acts)
    yield box, deeds.turn(turn, box.width, box.height)
    left = box.right + _GAP
    box = Box(left, top, room.right - left, room.bottom - top)
    columns = dummies.DummiesLook(automa.dummies, new.beside.dummies, head.language)
    yield box, dummies.columns(columns, box.width, box.height)
