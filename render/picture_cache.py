"""Cache the newest picture of each key; draw pictures one at a time in a worker thread."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock
from typing import ClassVar, TypeAlias

Draw: TypeAlias = Callable[[], bytes]

_MOST_KEPT = 32  # pictures; one is about 100 kB


@dataclass(frozen=True, slots=True)
class AlbumKey:
    """Identify a picture by table, viewer, language and kind; only the newest of a key is kept."""

    table: int
    viewer: int | None
    language: str
    kind: str = "board"
    names: tuple[str, ...] = ()  # who is forgotten, or called otherwise, stands on no older one


@dataclass(frozen=True, slots=True)
class AlbumPicture:
    """A drawn picture and the ply it shows, which may be later than the ply asked for."""

    ply: int
    file: bytes


class Album:
    """Cache the newest picture of every key, and draw one picture at a time in a worker thread.

    A request for a ply is answered with a picture of that ply or a later one: an order that has
    not begun when a later ply is ordered is replaced by it.
    """

    drawn: ClassVar[int] = 0  # pictures, by all albums of this process

    def __init__(self, kept: int = _MOST_KEPT) -> None:
        self._kept = kept
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="album")
        self._lock = Lock()  # the worker and the event loop share what follows
        self._pictures: OrderedDict[AlbumKey, AlbumPicture] = OrderedDict()
        self._orders: dict[AlbumKey, _PictureOrder] = {}

    async def get_picture(self, page: AlbumKey, ply: int, draw: Draw) -> AlbumPicture:
        with self._lock:
            newest = self._pictures.get(page)
            if newest is not None and newest.ply >= ply:
                self._pictures.move_to_end(page)
                return newest
            order = self._order_picture(page, ply, draw)
        # Whoever stops waiting does not take the picture from the others.
        return await asyncio.shield(asyncio.wrap_future(order.done))

    def close(self) -> None:
        """Cancel all orders without waiting for the picture that is being drawn."""
        self._worker.shutdown(wait=False, cancel_futures=True)

    def _order_picture(self, page: AlbumKey, ply: int, draw: Draw) -> "_PictureOrder":
        order = self._orders.get(page)
        if order is None:
            order = _PictureOrder(ply, draw)
            self._orders[page] = order
            order.done = self._worker.submit(self._draw_ordered_picture, page, order)
        elif ply > order.ply:
            order.ply, order.draw = ply, draw
        return order

    def _draw_ordered_picture(self, page: AlbumKey, order: "_PictureOrder") -> AlbumPicture:
        """Draw in the worker thread; a later ply is a new order from here on."""
        with self._lock:
            del self._orders[page]
            ply, draw = order.ply, order.draw
        picture = AlbumPicture(ply, draw())
        with self._lock:
            Album.drawn += 1
            self._pictures[page] = picture
            self._pictures.move_to_end(page)
            while len(self._pictures) > self._kept:
                self._pictures.popitem(last=False)
        return picture


class _PictureOrder:
    """A picture that has been ordered and is not drawn yet."""

    __slots__ = ("done", "draw", "ply")

    def __init__(self, ply: int, draw: Draw) -> None:
        self.ply, self.draw = ply, draw
        self.done: Future[AlbumPicture] = Future()
