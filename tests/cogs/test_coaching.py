"""The coach at one's elbow, hints, and the teaching table; nothing hidden goes into any of it."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from simcord.results import ResponseMessage

from bot.engine.game import Seat, legal_moves, passing_move
from bot.engine.journal import advance_course
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.i18n.speak import LANGUAGES
from bot.players.registry import reason_finder
from bot.tables import lobby
from bot.tables.people import TableTerms, Time
from bot.tables.records import SharedDeal
from bot.tables.state import seats_waited_for
from cogs.interaction.game_ui import MORE
from cogs.interaction.speech import SpeechContext
from cogs.messages import coach
from cogs.messages.lesson import all_lessons
from cogs.play import hand_and_notes_cog
from cogs.play.hand_and_notes_cog import build_hint
from cogs.table import help
from tests.cogs.firenze_sittings import asked
from tests.cogs.panel_sittings import assert_sound, seated, sittings, spoken
from tests.cogs.panel_sittings import told as game_told
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids, stage

KINDS = ("choosing", "nominating", "bidding", "placing", "picking", "acting")


def learning(sitting: Any) -> Any:
    """The same table, opened for learning."""
    card = sitting.state.card
    terms = replace(card.terms, teaching=True)
    return replace(sitting, state=replace(sitting.state, card=replace(card, terms=terms)))


@pytest.mark.parametrize("kind", KINDS)
def test_a_hint_is_a_legal_move_with_its_reasons_in_every_language(kind: str) -> None:
    for sitting in sittings("three-sensible", "five-sensible", kind=kind, every=23):
        for language in LANGUAGES:
            at = learning(spoken(sitting, language))
            reply = build_hint(at)
            assert_sound(at, reply)
            assert reply.components[0].id.startswith("m:")  # type: ignore[union-attr]


def test_a_hint_for_a_bid_says_how_far_one_would_go() -> None:
    spoken_of = [
        build_hint(learning(spoken(one, "en"))).words
        for one in sittings("three-sensible", kind="nominating", every=5)
    ]
    assert any("at most" in words for words in spoken_of)
    acting = [
        build_hint(learning(spoken(one, "en"))).words
        for one in sittings("three-sensible", kind="acting", every=5)
    ]
    assert any("more than ending the turn" in words for words in acting)
    assert any("is worth" in words for words in acting)


def test_firenze_has_hints_too() -> None:
    for sitting in asked("choosing", "building", every=40):
        assert build_hint(learning(sitting)).components


IN_FIRENZE = """
cover nearer card event free better goal done fulfil higher consecrate spare lower avert endure
discard hire
"""
IN_PRINCES = "at-most work gains rather kinship keep place not-worth withdraw end"


def reasons_told(monkeypatch: pytest.MonkeyPatch, sittings: Iterable[Any]) -> set[str]:
    """Of two moves of each kind in each position, as if the coach had thought of them."""
    told = set[str]()
    for sitting in sittings:
        game, state, seat = sitting.state.game, sitting.course.state, sitting.seat
        legal = legal_moves(game, state, seat)
        by_kind = [{type(move): move for move in moves} for moves in (legal, legal[::-1])]
        for move in {one for kinds in by_kind for one in kinds.values()}:
            spelt = game.vocabulary.spell(move)
            monkeypatch.setattr(hand_and_notes_cog, "best_move", lambda *_, spelt=spelt: spelt)
            assert "{" not in build_hint(learning(sitting)).words
            told |= {text.key for text in coach.explain_move(sitting.state, sitting.view, spelt)}
    return told


def test_whatever_is_asked_in_firenze_has_its_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = (
        *("placing", "choosing", "paying-card", "building", "lowering", "averting", "fulfilling"),
        *("limiting-cards", "limiting-bricks"),
    )
    told = reasons_told(monkeypatch, (one for kind in kinds for one in islice(asked(kind), 15)))
    told |= reasons_told(monkeypatch, islice(asked("fulfilling", verb="fulfil"), 40))
    told |= reasons_told(monkeypatch, islice(asked("fulfilling", verb="consecrate"), 1))
    for sitting in islice(asked("choosing", every=7), 30):
        told |= {text.key for text in coach.explain_move(sitting.state, sitting.view, "take 2")}
        build_hint(learning(sitting))

    assert {key.removeprefix("reason-firenze-") for key in told} == {*IN_FIRENZE.split()}


def test_whatever_is_asked_in_the_princes_has_its_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    told = set[str]()
    for kind in (*KINDS, "recruiting", "courting"):
        found = sittings("three-sensible", "three-hire", kind=kind, every=3)
        told |= reasons_told(monkeypatch, islice(found, 8))

    assert {key.removeprefix("reason-") for key in told} == {*IN_PRINCES.split()}


@pytest.mark.parametrize("line", range(5, 150, 17))
def test_a_hint_depends_on_nothing_its_owner_can_not_see(line: int) -> None:
    game, courses = game_told("three-sensible")
    course = courses[line]
    for seat in sorted(game.to_move(course.state)):
        sitting = learning(seated(game, course, seat))
        first = build_hint(sitting)
        for luck in ("one", "another"):
            imagined = game.imagine(course.state, seat, Chance(luck, 0))
            other = replace(course, start=imagined, made=())
            again = replace(sitting, state=replace(sitting.state, course=other))
            assert build_hint(again).words == first.words


def test_hints_are_for_whoever_is_alone_and_where_all_have_agreed() -> None:
    (sitting, *_) = sittings("three-sensible", kind="bidding")
    assert not coach.may_give_hints(sitting.state)
    assert not list(coach.hint_button(sitting))
    assert coach.may_give_hints(learning(sitting).state)


def test_where_others_play_the_same_deal_nobody_is_given_a_hint() -> None:
    (sitting, *_) = sittings("three-sensible", kind="bidding")
    deal = SharedDeal(1, "", "", "en", "princes", 1, "", (), "", Time(0), until=None)
    weekly = learning(replace(sitting, state=replace(sitting.state, shared=deal)))
    assert not coach.may_give_hints(weekly.state)
    assert not list(coach.hint_button(weekly))


def test_every_sentence_of_the_coach_has_its_page() -> None:
    for key, lesson in all_lessons().items():
        pages = {page.name for page in help.BOOKS[key].pages(help.game_of_book(key))}
        assert {step.page for step in lesson.steps} <= pages
    assert reason_finder("princes") is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_coach_is_spoken_with_its_numbers(language: str) -> None:
    (prince, *_), (builder, *_) = sittings("three-sensible", kind="acting"), asked("choosing")
    for sitting in (spoken(prince, language), spoken(builder, language)):
        key = sitting.state.game.key
        for step in all_lessons()[key].steps:
            said_ = coach.step_text(sitting, step)
            assert said_.startswith("**")
            assert "{" not in said_


def own_moves(kind: str, moves: int) -> list[Any]:
    """The same seat after each of its moves in a game, without moves that were no choice."""
    (sitting, *_) = sittings("three-sensible", kind=kind)
    course, seat = list(sittings("three-sensible", kind=kind))[-1].course, sitting.seat
    ends = [at + 1 for at, made in enumerate(course.made) if made.seat == seat]
    found = []
    for end in ends:
        after = replace(course, made=course.made[:end])
        then = replace(sitting, state=replace(sitting.state, course=after))
        if coach._Judge(then, None).was_choice(end - 1):
            found.append(then)
    return found[:moves]


def told_by_coach(sitting: Any) -> list[str]:
    texts = list(coach.judge_last_move(sitting))
    assert len(texts) <= 2
    assert all(sitting.speech.speak_text(text) for text in texts)
    return [text.key for text in texts]


def test_the_coach_praises_the_move_of_a_good_player_with_what_comes_of_it() -> None:
    praised = [told_by_coach(one) for one in own_moves("acting", 40)]
    assert max(praised, key=len) != ["coach-good"]
    assert any(texts[:1] == ["coach-good"] and len(texts) == 2 for texts in praised)
    assert any(texts == [] for texts in praised)


@pytest.mark.parametrize(
    ("losses", "objections"),
    [
        ([6.0] * 8, [0, 3, 6]),
        ([4.9] * 8, []),
        ([0.0, 6.0, 6.0, 0.0, 0.0, 6.0, 0.0, 9.0], [1, 5]),
        ([6.0, 0.0, 0.0, 6.0, 6.0, 6.0, 6.0, 6.0], [0, 3, 6]),
    ],
)
def test_the_coach_objects_to_moves_that_cost_five_points_once_in_three(
    losses: list[float], objections: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = own_moves("acting", len(losses))
    lost = {len(one.course.made) - 1: loss for one, loss in zip(moves, losses, strict=True)}
    course = moves[-1].course
    skipped = [at for at, made in enumerate(course.made) if made.seat == moves[0].seat]
    monkeypatch.setattr(
        coach._Judge, "find_better", lambda _, at: (course.made[at].move, lost.get(at, 0.0))
    )
    monkeypatch.setattr(coach._Judge, "is_best", lambda *_: False)
    monkeypatch.setattr(coach._Judge, "was_choice", lambda _, at: at in lost or at not in skipped)
    monkeypatch.setattr(coach._Judge, "was_forced", lambda *_: False)

    told = [told_by_coach(one)[:1] for one in moves]

    assert [at for at, texts in enumerate(told) if texts == ["coach-against"]] == objections
    assert not [texts for texts in told if texts not in ([], ["coach-against"])]


def test_the_coach_says_what_would_have_come_of_the_better_move() -> None:
    told, keys = set[str](), set[str]()
    for kind in ("acting", "bidding"):
        for sitting in islice(sittings("three-sensible", kind=kind, every=3), 30):
            game, course, seat = sitting.state.game, sitting.course, sitting.seat
            letting_go = passing_move(game, course.state, seat)
            after = advance_course(game, course, seat, letting_go)
            assert not isinstance(after, Refusal)
            then = replace(sitting, state=replace(sitting.state, course=after))
            texts = list(coach.judge_last_move(then))
            keys |= {text.key for text in texts}
            told |= {then.speech.speak_text(text) for text in texts}
    assert "coach-against" in keys
    assert not any("than ending the turn" in words for words in told)


def more_of(panel: ResponseMessage) -> str:
    return next(one for one in ids(panel) if one.endswith(f":{MORE}"))


@pytest.mark.asyncio
async def test_a_newcomer_is_told_each_thing_once_until_it_is_enough(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        lorenzo, isabella = scene.people

        first = await scene.click(lorenzo, scene.board, custom_id="d:turn:1:")
        assert first.response is not None
        assert "Keep those who want" in said(first.response)
        again = await scene.click(lorenzo, scene.board, custom_id="d:turn:1:")
        assert again.response is not None
        assert "Keep those who want" not in said(again.response)

        hers = await scene.click(isabella, scene.board, custom_id="d:turn:1:")
        assert hers.response is not None
        more = await scene.click(isabella, hers.response, custom_id=more_of(hers.response))
        assert more.response is not None
        await scene.click(isabella, more.response, custom_id="d:enough:1:")
        assert (await scene.person(isabella)).coached == coach.ALL_HEARD
        await scene.restart()
        assert "princes:choosing" in (await scene.person(lorenzo)).coached
        assert "Coach: silent" in await scene.slash(isabella, "settings coach", explains=False)
        shown = await scene.slash(isabella, "settings coach", explains=True)
        assert "explains what is new" in shown
        once_more = await scene.click(isabella, scene.board, custom_id="d:turn:1:")
        assert once_more.response is not None
        assert "Keep those who want" in said(once_more.response)


# The teaching table


async def learned_together(scene: Stage) -> None:
    owner, other = scene.people[:2]
    await scene.slash(owner, "game new", teaching=True)
    assert "Teaching table" in said(scene.board)
    await scene.slash(other, "game join")
    await scene.slash(owner, "game start")


@pytest.mark.asyncio
async def test_at_a_teaching_table_hands_lie_open_and_everything_can_be_taken_back(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=3) as scene:
        await learned_together(scene)
        lorenzo, isabella, cosimo = scene.people
        course = await scene.course()
        theirs = [course.state.estates[seat].hidden.hand for seat in range(2)]
        speech = SpeechContext("en")
        for who in (lorenzo, isabella, cosimo):
            words = await scene.slash(who, "hand")
            for hand in theirs:
                assert all(speech.name_thing("profession", card) in words for card in hand)

        for who in (lorenzo, isabella):
            seat = await scene.seat(who)
            hand = (await scene.course()).state.estates[seat].hidden.hand
            await scene.slash(who, "princes give-back", profession=hand[0])
        made = len((await scene.course()).made)
        assert made >= 2
        await scene.slash(lorenzo, "game undo", moves=2)
        assert len((await scene.course()).made) == made - 2
        assert not [one for who in (lorenzo, isabella) for one in scene.letters(who) if one.content]

        turn = await scene.click(lorenzo, scene.board, custom_id="d:turn:1:")
        assert turn.response is not None
        more = await scene.click(lorenzo, turn.response, custom_id=more_of(turn.response))
        assert more.response is not None
        advised = await scene.click(lorenzo, more.response, custom_id="d:hint:1:")
        assert advised.response is not None
        assert "Hint:" in said(advised.response)


def test_a_clock_at_a_teaching_table_is_refused() -> None:
    assert isinstance(lobby.why_not_terms(TableTerms(teaching=True, clock="fast")), Refusal)
    assert lobby.why_not_terms(TableTerms(teaching=True)) is None


@pytest.mark.asyncio
async def test_where_several_play_for_points_nobody_is_given_a_hint(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        lorenzo, _ = scene.people
        turn = await scene.click(lorenzo, scene.board, custom_id="d:turn:1:")
        assert turn.response is not None
        assert "d:hint:1:" not in ids(turn.response)
        state = await scene.standing()
        assert Seat(0) in seats_waited_for(state)
