"""Looking back at one’s own game: asked for after the end, thought about once, and kept."""

import asyncio
import re
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, cast

import pytest
from simcord.actors import MemberActor

from bot import catalogue, client
from bot.engine.game import Seat
from bot.engine.journal import AnyGame, Opening
from bot.engine.replace_and_memoize import replace
from bot.history.reviews import ReviewService, RunningReview, format_review, parse_review
from bot.i18n.speak import LANGUAGES
from bot.players import review as review_of
from bot.players.player import EstimateText
from bot.players.registry import reason_finder, review_method
from bot.players.review import DecisionToWeigh, GameReview, ReviewMoment, WeighedDecision
from bot.tables import thinking_process
from bot.tables.lobby import PERSON_LIMITS
from bot.tables.people import PersonId, TableId, Time
from bot.tables.records import JobKind
from bot.tables.thinking_pool import ThinkingFailed, ThinkingPool
from bot.tables.thinking_process import MoveProblem, ReviewProblem
from cogs.games import GAME_UIS
from cogs.interaction import discord_limits
from cogs.interaction.context import SeatContext
from cogs.interaction.speech import speech_at_table
from cogs.messages import result_and_review
from cogs.table import replay_and_review
from tests.cogs.reading import private, said
from tests.cogs.stage import Stage, ids, played, stage
from tests.cogs.test_dead_ends import standing_after
from tests.cogs.test_forged import forge
from tests.players.answered import FILES, name

KNOCK = "d:review:1"
DEAR = 4.0  # points


class Thought:
    """In place of those who think long: each first decision of a kind cost a lot, or gained it."""

    def __init__(self, *better: float) -> None:
        self.better, self.asked, self.fails = better, list[DecisionToWeigh](), False

    async def weighed(
        self, _: PersonId, __: Opening, doubt: DecisionToWeigh
    ) -> WeighedDecision | None:
        self.asked.append(doubt)
        if not self.better or (self.fails and len(self.asked) % 3 == 0):
            raise ThinkingFailed
        better = self.better[doubt.at % len(self.better)]
        return WeighedDecision(doubt.made, better > 0, better, 0.1)


def weighed_here(game: AnyGame, doubt: DecisionToWeigh) -> WeighedDecision | None:
    """As a process of its own weighs it, but briefly."""
    mind = review_method(game.key)
    assert mind is not None
    return review_of.weigh_decision(game, mind, replace(doubt, truths=2))


@pytest.fixture
def thinks(monkeypatch: pytest.MonkeyPatch) -> Any:
    def so(*better: float) -> Thought:
        thought = Thought(*better)
        monkeypatch.setattr(ThinkingPool, "weigh_decision", thought.weighed)
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

        # What could be thought about is told, and not thought about anew at the next press.
        thought, waited = thinks(DEAR, -DEAR, -DEAR), list[int]()
        monkeypatch.setattr(
            scene.bot.metrics, "add_answer_time", lambda _: waited.append(len(thought.asked))
        )
        thought.fails = True
        told = await answered(scene, lorenzo)
        assert "you chose" in said(told)
        assert waited == [0], "for what he has been told of he does not wait unawares"
        assert not await scene.bot.services.store.load_review(
            scene.table, (await scene.person(lorenzo)).id
        )
        thought.fails = False
        thought.asked.clear()
        assert said(await answered(scene, lorenzo)) == said(told)
        assert not thought.asked

        # A new process tries again, and stores what is whole.
        await scene.restart()
        told = await answered(scene, lorenzo)
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

        # A process after that thinks about nothing that is known.
        await scene.restart()
        thought.asked.clear()
        again = await answered(scene, lorenzo)
        assert said(again) == found
        assert not thought.asked
        person = (await scene.person(lorenzo)).id
        store = scene.bot.services.store
        assert await store.load_review(scene.table, person)
        assert (await store.export_person(person))["reviews"]
        assert not (await store.export_person((await scene.person(isabella)).id))["reviews"]
        await store.erase_person(person)
        assert not await store.load_review(scene.table, person)


@pytest.mark.asyncio
async def test_a_solo_game_has_one_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()

    async def weighed(
        _: ThinkingPool, __: PersonId, opening: Opening, doubt: DecisionToWeigh
    ) -> WeighedDecision | None:
        asked.append(doubt.at)
        return weighed_here(catalogue.current_game(opening.game), doubt)

    monkeypatch.setattr(ThinkingPool, "weigh_decision", weighed)
    async with stage(tmp_path, people=1, limits=PERSON_LIMITS) as scene:
        (lorenzo,) = scene.people
        await scene.slash(lorenzo, "game new", solo="easy")
        await played(scene)
        await scene.pass_time(10)
        person = (await scene.person(lorenzo)).id
        under_way = scene.bot.services.reviews._under_way
        under_way[TableId(9), person] = RunningReview()
        busy = said(await answered(scene, lorenzo))
        assert "still looking back at your game at table 9" in busy
        under_way.clear()
        told = said(await answered(scene, lorenzo))
        assert "Looking back at your game" in told
        assert {*asked} == {*range(len((await scene.course()).made))}
        assert await scene.bot.services.store.load_review(scene.table, person)

        asked.clear()
        assert said(await answered(scene, lorenzo)) == told
        assert not asked


@pytest.mark.asyncio
async def test_who_waits_reads_which_decision_of_how_many_is_looked_at(
    tmp_path: Path, thinks: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = thinks(DEAR, -DEAR, -DEAR)
    at_once = thought.weighed

    async def slowly(
        person: PersonId, opening: Opening, doubt: DecisionToWeigh
    ) -> WeighedDecision | None:
        await asyncio.sleep(0.1 if doubt.progress.is_again else 0.02)
        found: WeighedDecision | None = await at_once(person, opening, doubt)
        return found

    monkeypatch.setattr(ThinkingPool, "weigh_decision", lambda _, *asked: slowly(*asked))
    monkeypatch.setattr(replay_and_review, "SIGN_OF_LIFE", 0.05)
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        await played(scene)
        await scene.pass_time(10)
        (lorenzo, _) = scene.people
        assert "Looking back at your game" in said(await answered(scene, lorenzo))

        own = sum(not doubt.progress.is_again for doubt in thought.asked)
        read = sent(scene)
        numbers = [int(one) for one in re.findall(rf"by decision: (\d+) of {own}\b", read)]
        assert numbers == sorted(numbers)
        assert 1 < len({*numbers}) < own
        again = sum(doubt.progress.is_again for doubt in thought.asked)
        longer = re.findall(rf"mattered most: (\d) of {again}\b", read)
        assert longer == sorted(longer) != []
        bars = [one.count("▰") for one in re.findall("▰*▱*", read) if one]
        assert bars == sorted(bars)
        assert min(bars) < 6 <= max(bars), "it fills, and its second half is the second look"


def sent(scene: Stage) -> str:
    """All that anybody read, one after another."""
    return str([one.json for one in scene.env.http_requests])


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAME_UIS)
async def test_all_that_is_told_fits_into_a_message(game: str, tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather(game=game)
        await played(scene)
        over, seat = await scene.standing(), Seat(0)
        assert over.course is not None
        own = [(at, made) for at, made in enumerate(over.course.made) if made.seat == seat]
        spelt = over.game.vocabulary.spell
        some = own[:: len(own) // 4]
        moments = [ReviewMoment(at, spelt(made.move), at % 3 + 1) for at, made in some]
        for language in LANGUAGES:
            sitting = SeatContext(over, seat, speech_at_table(over, language))
            told = result_and_review.review_reply(
                sitting, GameReview(moments[0], tuple(moments[1:4]))
            )
            assert len(told.blocks) == 4
            assert len(told.all_words) < discord_limits.WORDS
            bare = result_and_review.review_reply(sitting, GameReview(None, ()))
            assert len(bare.blocks) == 2


@pytest.mark.parametrize("game_of", ["princes/solo-won", "princes/three-hire", "firenze/sabotage"])
def test_of_a_decision_one_figure_is_told(game_of: str) -> None:
    """Not the adviser's own beside it, nor how much more it is than something nobody did."""
    over, left_out = standing_after(game_of, 10_000), set[str]()
    assert over.course is not None
    why, spell = reason_finder(over.game.key), over.game.vocabulary.spell
    assert why is not None
    before = [over.course.start, *(made.step.state for made in over.course.made)]
    for at, made in enumerate(over.course.made):
        sitting = SeatContext(over, made.seat, speech_at_table(over, "en"))
        told = result_and_review.review_reply(
            sitting, GameReview(ReviewMoment(at, spell(made.move), 77), ())
        ).all_words
        assert "about 77 points" in told
        for reason in why(over.game.view(before[at], made.seat), made.move):
            words = sitting.speech.speak_text(reason)
            assert (words in told) is not isinstance(reason, EstimateText)
            left_out |= set() if words in told else {reason.key}
        assert "As far as I can see" not in told
        assert "ending the turn" not in told
    assert left_out


def test_what_is_kept_is_read_as_it_was() -> None:
    for kept in (
        GameReview(None, ()),
        GameReview(ReviewMoment(0, "pass", 3), (ReviewMoment(7, "bid 300", 2),)),
    ):
        assert parse_review(format_review(kept)) == kept


ODD_ROWS = (
    *("", "{", "[]", "5", "[1]", "[[1]]", '[["1", "lay red 0", 1]]', '[[Infinity, "end", 1]]'),
    *("[" * 2000, '[[-1, "end", 1]]', '[[9999, "end", 1]]', '[[0, "bid", 1]]'),
    *('[null, [0, "\ufffd", 1]]', '[null, [0, "take 99", 1]]', '[[1, "take 1", 1]]'),
)


class Odd:
    """What lies on the disk is not what the house has written."""

    def __init__(self, text: str) -> None:
        self._text = text

    async def load_review(self, *_: object) -> str:
        return self._text


@pytest.mark.asyncio
@pytest.mark.parametrize("text", ODD_ROWS)
async def test_a_stored_review_that_is_no_use_is_thought_out_anew(text: str) -> None:
    state = standing_after("firenze/three-builders", 12)
    assert state.course is not None
    store: Any = Odd(text)
    thinking: Any = None
    assert (
        await ReviewService(store, thinking).earlier_review(state, state.course.made[0].seat)
        is None
    )


@pytest.mark.asyncio
async def test_nothing_is_thought_about_any_more_in_a_house_that_closes(thinks: Any) -> None:
    state, thought = standing_after("firenze/three-builders", 12), thinks(DEAR)
    store: Any = Odd("")
    house = ReviewService(store, thought)
    await house.close_service()
    assert await house.start_review(state, Seat(1)).wait_for_review() is None
    assert not thought.asked


ALONE = ("solo-won", "solo-tie", "solo-recruits-from-him", "solo-no-professions")


async def assert_weighed(file: Path, every: int = 1) -> None:
    """Each decision of each seat; what is told of it is what is read again from the disk."""
    over = standing_after(name(file), 10_000)
    assert over.course is not None
    mind, thinking = review_method(over.game.key), cast(Any, None)
    assert mind is not None
    for seat in range(len(over.card.holders)):
        asking = review_of.review_game(over.game, mind, over.course, Seat(seat))
        for doubt in islice(asking, 0, None, every):
            weighed = weighed_here(over.game, doubt)
            if weighed is not None:
                moment = ReviewMoment(doubt.at, weighed.other, 3)
                store: Any = Odd(format_review(GameReview(moment, ())))
                assert await ReviewService(store, thinking).earlier_review(over, Seat(seat)), moment


@pytest.mark.asyncio
@pytest.mark.parametrize("file", [file for file in FILES if file.stem in ALONE], ids=name)
async def test_every_decision_alone_against_wolfgang_can_be_looked_back_at(file: Path) -> None:
    await assert_weighed(file)


@pytest.mark.long
@pytest.mark.asyncio
@pytest.mark.parametrize("file", FILES, ids=name)
async def test_the_decisions_of_the_golden_games_can_be_looked_back_at(file: Path) -> None:
    await assert_weighed(file, every=1 if file.stem.startswith("solo-") else 9)


class Hurried:
    """In place of a process that thinks: it answers at once, and notes down what it is asked.

    While it thinks about the question `interrupts`, all computers become due to move.
    """

    asked: list[str]
    scene: Stage
    interrupts = 3

    async def ask_process(self, problem: MoveProblem | ReviewProblem) -> object:
        self.asked.append(type(problem).__name__)
        if len(self.asked) == self.interrupts:
            await computers_are_due(self.scene)
        if isinstance(problem, ReviewProblem):
            return None
        return thinking_process.solve_problem(replace(problem, guest="greedy"))

    def end_process(self) -> None: ...
    async def end_and_wait(self) -> None: ...


async def computers_are_due(scene: Stage) -> None:
    """As if the pause before each of their moves was over."""
    scheduler = scene.bot._scheduler
    jobs = await scene.bot.services.store.due_jobs(Time(1 << 60))
    assert await scheduler._run_jobs(job for job in jobs if job.kind is JobKind.ANSWER)
    await asyncio.sleep(0)


@pytest.mark.asyncio
async def test_a_computer_moves_between_two_questions_of_looking_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "ThinkingPool", partial(ThinkingPool, make_thinker=Hurried, most=1))
    async with stage(tmp_path, people=2) as scene:
        Hurried.asked, Hurried.scene = [], scene
        lorenzo, _ = scene.people
        await scene.gather()
        await played(scene)
        while KNOCK not in str(ids(scene.board)):
            await scene.pass_time(10)
        over, scene.table = scene.board, TableId(2)
        await scene.slash(lorenzo, "game new")
        await scene.slash(lorenzo, "game add-computer", computer="master")
        await scene.slash(lorenzo, "game start")
        while (following := await scene.next()) and following[0] is lorenzo:
            await scene.done_elsewhere(*following)
        ply = (await scene.course()).ply

        told = await scene.click_at_once(*((who, over, way(over)) for who in scene.people))

        first, *others = Hurried.asked[Hurried.interrupts :]
        assert first == MoveProblem.__name__
        assert {*others} == {ReviewProblem.__name__}
        assert all("Looking back at your game" in said(private(one) or over) for one in told)
        while (await scene.course()).ply == ply:
            await scene.pass_time(10)
