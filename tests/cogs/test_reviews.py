"""Looking back at one’s own game: asked for after the end, thought about once, and kept."""

from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.engine.game import Seat
from bot.engine.journal import Opening
from bot.host.reviews import Reviews, read, written
from bot.host.thinking import Thinking, Unthought
from bot.i18n.speak import LANGUAGES
from bot.players.review import Doubt, Moment, Review, Weighed
from cogs.door import limits
from cogs.door.sitting import Sitting
from cogs.door.speech import voice_at
from cogs.games import FRONTS
from cogs.posts import review
from tests.cogs.reading import private, said
from tests.cogs.stage import Stage, ids, played, stage
from tests.cogs.test_dead_ends import standing_after
from tests.cogs.test_forged import forge

KNOCK = "d:review:1"
DEAR = 4.0  # points


class Thought:
    """In place of those who think long: each first decision of a kind cost a lot, or gained it."""

    def __init__(self, *better: float) -> None:
        self.better, self.asked, self.fails = better, list[Doubt](), False

    async def weighed(self, _: Opening, doubt: Doubt) -> Weighed | None:
        self.asked.append(doubt)
        if not self.better:
            return None
        if self.fails and len(self.asked) % 3 == 0:
            raise Unthought
        better = self.better[doubt.at % len(self.better)]
        return Weighed(doubt.made, better > 0, better, 0.1)


@pytest.fixture
def thinks(monkeypatch: pytest.MonkeyPatch) -> Any:
    def so(*better: float) -> Thought:
        thought = Thought(*better)
        monkeypatch.setattr(Thinking, "weighed", thought.weighed)
        return thought

    return so


def way(message: Any) -> str:
    (found,) = [one for one in ids(message) if one.startswith(KNOCK)]
    return found


async def answered(scene: Stage, who: MemberActor) -> Any:
    """What he reads in the end who asks for it below the result."""
    done = await scene.click(who, scene.board, custom_id=way(scene.board))
    assert private(done)
    return private(done)


@pytest.mark.asyncio
async def test_who_asks_reads_that_it_takes_a_while_then_what_was_found_and_it_is_kept(
    tmp_path: Path, thinks: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=3) as scene:
        lorenzo, isabella, cosimo = scene.people
        scene.people.remove(cosimo)
        await scene.gather()
        assert "once the game is over" in await forge(scene, lorenzo, KNOCK + ":")
        await played(scene)
        await scene.pass_time(10)
        assert "no cards" in said(await answered(scene, cosimo))

        # Nobody can think: nothing is kept, and one may ask again.
        thinks()
        answer = await answered(scene, lorenzo)
        assert "decision by decision" in sent(scene)
        assert "Press **Look back** again" in said(answer)
        assert way(answer)

        thought, waited = thinks(DEAR, -DEAR, -DEAR), list[int]()
        monkeypatch.setattr(
            scene.bot.gauge, "answered", lambda _: waited.append(len(thought.asked))
        )
        thought.fails = True
        assert "you chose" in said(await answered(scene, lorenzo))
        assert not await scene.bot.door.store.review(scene.table, (await scene.person(lorenzo)).id)
        thought.fails = False
        thought.asked.clear()
        waited.clear()
        told = await answered(scene, lorenzo)
        assert waited == [0], "for what he has been told of he does not wait unawares"
        found = said(told)
        assert found.count("you chose") == 3
        assert "Your best move" in found
        assert {"d:leaf:1:- 0", "d:page:1:"} <= {*ids(told)}, "and something leads on"
        seats = {doubt.seat for doubt in thought.asked}
        assert seats == {await scene.seat(lorenzo)}
        (first, *_) = [one for one in ids(told) if one.startswith("d:leaf:")]
        seen = private(await scene.click(lorenzo, told, custom_id=first))
        assert seen
        assert "This is what Lorenzo saw" in said(seen)
        assert way(seen), "while leafing one looks back, too"

        # A new process thinks about nothing that is known.
        await scene.restart()
        thought.asked.clear()
        again = await answered(scene, lorenzo)
        assert said(again) == found
        assert not thought.asked
        person = (await scene.person(lorenzo)).id
        store = scene.bot.door.store
        assert await store.review(scene.table, person)
        assert (await store.all_about(person))["reviews"]
        assert not (await store.all_about((await scene.person(isabella)).id))["reviews"]
        await store.forget(person)
        assert not await store.review(scene.table, person)


def sent(scene: Stage) -> str:
    """All that anybody read, one after another."""
    return str([one.json for one in scene.env.http_requests])


@pytest.mark.asyncio
@pytest.mark.parametrize("game", FRONTS)
async def test_what_is_told_fits_into_a_message_in_every_language(
    game: str, tmp_path: Path
) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather(game=game)
        await played(scene)
        over, seat = await scene.standing(), Seat(0)
        assert over.course is not None
        own = [(at, made) for at, made in enumerate(over.course.made) if made.seat == seat]
        spelt = over.game.vocabulary.spell
        some = own[:: len(own) // 4]
        moments = [Moment(at, spelt(made.move), at % 3 + 1) for at, made in some]
        for language in LANGUAGES:
            sitting = Sitting(over, seat, voice_at(over, language))
            told = review.reply(sitting, Review(moments[0], tuple(moments[1:4])))
            assert len(told.blocks) == 4
            assert len(told.read) < limits.WORDS
            bare = review.reply(sitting, Review(None, ()))
            assert len(bare.blocks) == 2


def test_what_is_kept_is_read_as_it_was() -> None:
    for kept in (Review(None, ()), Review(Moment(0, "pass", 3), (Moment(7, "bid 300", 2),))):
        assert read(written(kept)) == kept


ODD_ROWS = (
    *("", "{", "[]", "5", "[1]", "[[1]]", '[["1", "lay red 0", 1]]', '[[Infinity, "end", 1]]'),
    *("[" * 2000, '[[-1, "end", 1]]', '[[9999, "end", 1]]', '[[0, "bid", 1]]'),
    *('[null, [0, "\ufffd", 1]]', '[null, [0, "take 99", 1]]', '[[1, "take 1", 1]]'),
)


class Odd:
    """What lies on the disk is not what the house has written."""

    def __init__(self, text: str) -> None:
        self._text = text

    async def review(self, *_: object) -> str:
        return self._text


@pytest.mark.asyncio
@pytest.mark.parametrize("text", ODD_ROWS)
async def test_what_is_kept_and_speaks_of_no_decision_of_his_is_thought_about_anew(
    text: str,
) -> None:
    standing = standing_after("firenze/three-builders", 12)
    assert standing.course is not None
    store: Any = Odd(text)
    thinking: Any = None
    assert await Reviews(store, thinking).kept(standing, standing.course.made[0].seat) is None


@pytest.mark.asyncio
async def test_nothing_is_thought_about_any_more_in_a_house_that_closes(thinks: Any) -> None:
    standing, thought = standing_after("firenze/three-builders", 12), thinks(DEAR)
    store: Any = Odd("")
    reviews = Reviews(store, thought)
    await reviews.close()
    assert await reviews.found(standing, Seat(1)) is None
    assert not thought.asked
