"""The public board of Firenze: towers, cards, sites, whose turn it is, and what is new."""

from collections.abc import Iterator, Sequence

from bot.games.firenze.pieces import Tower
from bot.games.firenze.view import SeenBuilder, View
from render import words
from render.canvas import Box
from render.firenze import families, header, panel, row, table
from render.firenze.changes import Changes, changes
from render.firenze.colours import flattened
from render.firenze.covered import Held
from render.frame.banner import Banner
from render.frame.board import Composition, Region
from render.frame.header import HEIGHT as HEADER_HEIGHT
from render.words import Names

WIDTH, HEIGHT = 1600, 1040
MARGIN, GAP = 14, 8

_INNER = WIDTH - 2 * MARGIN
_TOWERS = Box(MARGIN, HEADER_HEIGHT + GAP, _INNER, 378)
_ROW = Box(MARGIN, _TOWERS.bottom + GAP, _INNER, 202)
_PANELS = Box(MARGIN, _ROW.bottom + GAP, _INNER, HEIGHT - _ROW.bottom - GAP - 10)

_LADDER = 108
_FAMILY, _BETWEEN = 152, 4  # a tower, and the room to the next
_TURN, _CHURCH = 150, 114  # how high they are
_ROOMY = 440  # pixels of a panel
_LOW = Tower("white", 5)  # for one as high as this there is always room


def regions(
    view: View, language: str, names: Names, before: View | None, hands: Sequence[Held] = ()
) -> Iterator[Region]:
    """The parts of the board. Each is kept by what it shows and drawn anew only if that changes.

    The film of a game that is over hands in what every seat held.
    """
    new = changes(before, view)
    yield Box(0, 0, WIDTH, HEADER_HEIGHT), header.bar(view, language, names, WIDTH)
    yield from _towers(view, language, new)
    yield from _beside(view, language, new)
    yield from _row(view, language, new)
    yield from _panels(view, language, names, new, hands)


def _towers(view: View, language: str, new: Changes) -> Iterator[Region]:
    top, high = _TOWERS.top, _TOWERS.height
    heights = tuple(commission.height for commission in view.families[0].commissions)
    ladder = families.ladder(heights, view.levels, new.levels, _LADDER, high)
    yield Box(_TOWERS.left, top, _LADDER, high), ladder
    for number, look in enumerate(families.looks(view, language, new.commissions, new.leaders)):
        left = _TOWERS.left + _LADDER + number * (_FAMILY + _BETWEEN)
        yield Box(left, top, _FAMILY, high), families.tower(look, _FAMILY, high)


def _beside(view: View, language: str, new: Changes) -> Iterator[Region]:
    left = _TOWERS.left + _LADDER + len(view.families) * (_FAMILY + _BETWEEN) + 6
    wide = (_TOWERS.right - left) // 2 * 2
    top = _TOWERS.top
    turn = table.turn(view, language)
    yield Box(left, top, wide, _TURN), table.turn_panel(turn, wide, _TURN)
    top += _TURN + 6
    church = table.church(view, language, new.church)
    yield Box(left, top, wide, _CHURCH), table.church_panel(church, wide, _CHURCH)
    top += _CHURCH + 6
    high = (_TOWERS.bottom - top) // 2 * 2
    stock = table.stock(view, language, fresh=new.ended)
    yield Box(left, top, wide, high), table.stock_panel(stock, wide, high)


def _row(view: View, language: str, new: Changes) -> Iterator[Region]:
    count = view.box.numbers.row
    wide = (_ROW.width - GAP * (count - 1)) // count // 2 * 2
    looks = row.looks(view, language, new.cards, new.laid, wide, _ROW.height)
    for number in range(count):
        box = Box(_ROW.left + number * (wide + GAP), _ROW.top, wide, _ROW.height)
        if number < len(looks):
            yield box, row.offer(looks[number], wide, _ROW.height)
        else:
            yield box, row.empty(wide, _ROW.height)


def _panels(
    view: View, language: str, names: Names, new: Changes, hands: Sequence[Held] = ()
) -> Iterator[Region]:
    seats = len(view.builders)
    tallest = max(tower.height for builder in view.builders for tower in (*builder.open.site, _LOW))
    wide = (_PANELS.width - GAP * (seats - 1)) // seats // 2 * 2
    for number, builder in enumerate(view.builders):
        fresh = new.builders[number]
        look = panel.BuilderLook(
            wide,
            _PANELS.height,
            builder,
            _banner(view, builder, names, fresh.points),
            language,
            fresh,
            tallest,
            held=hands[number] if hands else None,
        )
        box = Box(_PANELS.left + number * (wide + GAP), _PANELS.top, wide, _PANELS.height)
        yield box, panel.panel(look)


def _banner(view: View, builder: SeenBuilder, names: Names, change: int) -> Banner:
    winners = view.scores.winners if view.scores else ()
    is_done = view.ender is not None and view.scores is None and not builder.turn_left
    return Banner(
        builder.seat,
        words.called(names, builder.seat),
        builder.open.points,
        change,
        asked=builder.seat in view.asked.seats,
        signs=(
            (builder.seat == view.starter, "pennon"),
            (builder.open.owes_bell_tower, "bell-tower"),
            (is_done, "yes"),  # the end has come near, and he has had his last turn
            (builder.seat == view.ender, "end"),
            (builder.seat in winners, "crown"),
        ),
        roomy=_ROOMY,
    )


BOARD: Composition[View, Held] = Composition(WIDTH, HEIGHT, regions, flattened)
composed, draw_board = BOARD.composed, BOARD.draw
