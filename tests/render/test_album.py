"""The album: one picture at a time, in a thread of its own, and only the newest of a page."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any

import pytest

from render.picture_cache import Album, AlbumKey, AlbumPicture

PAGE = AlbumKey(7, None, "en")
OTHER = AlbumKey(8, None, "en")


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, timeout=20))


class Easel:
    """Draws when it is let, and remembers what it has drawn and where."""

    def __init__(self) -> None:
        self.let = threading.Event()
        self.begun = threading.Event()
        self.drawn: list[str] = []
        self.threads: set[str] = set()

    def draws(self, name: str) -> bytes:
        self.begun.set()
        assert self.let.wait(10)
        self.drawn.append(name)
        self.threads.add(threading.current_thread().name)
        return name.encode()

    def __call__(self, name: str) -> Any:
        return lambda: self.draws(name)


async def begun(easel: Easel) -> None:
    while not easel.begun.is_set():
        await asyncio.sleep(0.001)


def test_a_picture_is_drawn_once_and_kept() -> None:
    async def story() -> None:
        album, easel = Album(), Easel()
        easel.let.set()

        first = await album.get_picture(PAGE, 3, easel("three"))
        again = await album.get_picture(PAGE, 3, easel("again"))
        album.close()

        assert first == again == AlbumPicture(3, b"three")
        assert easel.drawn == ["three"]

    run(story())


def test_what_was_not_begun_is_replaced_by_what_is_newer() -> None:
    async def story() -> None:
        album, easel = Album(), Easel()
        waiting = [asyncio.create_task(album.get_picture(PAGE, 1, easel("one")))]
        await begun(easel)
        for ply, name in ((2, "two"), (3, "three"), (4, "four")):
            waiting.append(asyncio.create_task(album.get_picture(PAGE, ply, easel(name))))
        await asyncio.sleep(0.01)
        easel.let.set()
        pictures = await asyncio.gather(*waiting)
        album.close()

        assert easel.drawn == ["one", "four"]
        assert [picture.ply for picture in pictures] == [1, 4, 4, 4]

    run(story())


def test_an_older_ply_never_replaces_a_newer_one() -> None:
    async def story() -> None:
        album, easel = Album(), Easel()
        block = asyncio.create_task(album.get_picture(OTHER, 1, easel("other")))
        await begun(easel)
        new = asyncio.create_task(album.get_picture(PAGE, 5, easel("five")))
        await asyncio.sleep(0.01)
        old = asyncio.create_task(album.get_picture(PAGE, 4, easel("four")))
        await asyncio.sleep(0.01)
        easel.let.set()
        await block

        assert (await new, await old) == (AlbumPicture(5, b"five"), AlbumPicture(5, b"five"))
        assert (await album.get_picture(PAGE, 2, easel("two"))).ply == 5
        assert easel.drawn == ["other", "five"]
        album.close()

    run(story())


def test_pages_do_not_know_each_other() -> None:
    async def story() -> None:
        album, easel = Album(), Easel()
        easel.let.set()
        pages = [
            PAGE,
            OTHER,
            AlbumKey(7, 0, "en"),
            AlbumKey(7, None, "de"),
            AlbumKey(7, 0, "en", "hand"),
            AlbumKey(7, 0, "en", "hand", ("Lorenzo",)),  # who is called otherwise now
        ]
        pictures = [await album.get_picture(page, 1, easel(str(n))) for n, page in enumerate(pages)]
        album.close()

        assert [picture.file for picture in pictures] == [b"0", b"1", b"2", b"3", b"4", b"5"]

    run(story())


def test_one_thread_draws_everything_and_it_is_not_the_loops() -> None:
    async def story() -> None:
        album, easel = Album(), Easel()
        easel.let.set()
        pages = [AlbumKey(table, None, "en") for table in range(20)]
        await asyncio.gather(*(album.get_picture(page, 1, easel("x")) for page in pages))
        album.close()

        assert len(easel.threads) == 1
        assert threading.current_thread().name not in easel.threads

    run(story())


def test_the_loop_goes_on_while_a_picture_is_drawn() -> None:
    async def story() -> None:
        album, easel = Album(), Easel()
        waiting = asyncio.create_task(album.get_picture(PAGE, 1, easel("one")))
        await begun(easel)
        for _ in range(50):
            await asyncio.sleep(0)
        assert not waiting.done()
        easel.let.set()
        assert (await waiting).file == b"one"
        album.close()

    run(story())


def test_whoever_stops_waiting_takes_nothing_from_the_others() -> None:
    async def story() -> None:
        album, easel = Album(), Easel()
        block = asyncio.create_task(album.get_picture(OTHER, 1, easel("other")))
        await begun(easel)
        gone = asyncio.create_task(album.get_picture(PAGE, 1, easel("one")))
        stays = asyncio.create_task(album.get_picture(PAGE, 1, easel("one")))
        await asyncio.sleep(0.01)
        gone.cancel()
        easel.let.set()
        await block

        assert (await stays).file == b"one"
        album.close()

    run(story())


def test_a_picture_that_cannot_be_drawn_is_told_to_all_and_tried_again() -> None:
    def torn() -> bytes:
        raise ValueError("torn")

    async def story() -> None:
        album, easel = Album(), Easel()
        easel.let.set()
        with pytest.raises(ValueError, match="torn"):
            await album.get_picture(PAGE, 1, torn)

        assert (await album.get_picture(PAGE, 1, easel("one"))).file == b"one"
        album.close()

    run(story())


def test_the_album_forgets_the_pictures_nobody_has_asked_for_longest() -> None:
    async def story() -> None:
        album, easel = Album(kept=2), Easel()
        easel.let.set()
        for table in (1, 2, 1, 3, 1, 2):
            await album.get_picture(AlbumKey(table, None, "en"), 1, easel(f"{table}"))
        album.close()

        assert easel.drawn == ["1", "2", "3", "2"]

    run(story())
