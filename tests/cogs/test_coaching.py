"""The coach at one's elbow, hints, and the teaching table; nothing hidden goes into any of it."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.game import Seat, legal_moves, passing_move
from bot.engine.journal import advance
from bot.engine.text import Refusal
from bot.i18n.speak import LANGUAGES
from bot.players.registry import reason_finder
from bot.tables import lobby
from bot.tables.people import TableTerms, Time
from bot.tables.records import SharedDeal
from bot.tables.state import seats_waited_for
from cogs.interaction.speech import SpeechContext
from cogs.messages import coach
from cogs.messages.coach import LessonStep, all_lessons
from cogs.play import hand as play_hand
from cogs.play.hand import build_hint
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
            monkeypatch.setattr(play_hand, "best_move", lambda *_, spelt=spelt: spelt)
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
    assert not coach.has_hints(sitting.state)
    assert not list(coach.hint_button(sitting))
    assert coach.has_hints(learning(sitting).state)


def test_where_others_play_the_same_deal_nobody_is_given_a_hint() -> None:
    (sitting, *_) = sittings("three-sensible", kind="bidding")
    deal = SharedDeal(1, "", "", "en", "princes", 1, "", (), "", Time(0), until=None)
    weekly = learning(replace(sitting, state=replace(sitting.state, shared=deal)))
    assert not coach.has_hints(weekly.state)
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
    learned = coach.step_text(spoken(prince, language), LessonStep("learned", ""))
    assert learned.startswith("**")


def test_the_coach_says_what_he_would_have_done_and_whether_it_is_nearly_that() -> None:
    heard = set[str]()
    for sitting in sittings("three-sensible", kind="placing"):
        game, course, seat = sitting.state.game, sitting.course, sitting.seat
        for move in list(legal_moves(game, course.state, seat))[:4]:
            after = advance(game, course, seat, move)
            assert not isinstance(after, Refusal)
            then = replace(sitting, state=replace(sitting.state, course=after))
            heard |= {text.key for text in coach.judge_last_move(then)}
            assert all(then.speech.speak_text(text) for text in coach.judge_last_move(then))
    assert "coach-nearly" in heard


MORE_THAN = {"reason-gains", "reason-rather", "reason-firenze-better"}


def test_the_coach_says_by_how_much_only_where_it_was_let_go() -> None:
    heard: dict[bool, set[str]] = {True: set(), False: set()}
    found = [*islice(asked("choosing", every=7), 30)]
    for kind in ("acting", "courting"):
        found += islice(sittings("three-sensible", "three-hire", kind=kind, every=3), 20)
    for sitting in found:
        game, course, seat = sitting.state.game, sitting.course, sitting.seat
        legal = legal_moves(game, course.state, seat)
        for move in (legal[0], *{type(move): move for move in legal}.values()):
            after = advance(game, course, seat, move)
            assert not isinstance(after, Refusal)
            then = replace(sitting, state=replace(sitting.state, course=after))
            told = {text.key for text in coach.judge_last_move(then)}
            heard[move == passing_move(game, course.state, seat)] |= told & MORE_THAN
    assert heard == {True: MORE_THAN, False: set()}


@pytest.mark.asyncio
async def test_a_newcomer_is_told_each_thing_once_until_it_is_enough(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        lorenzo, isabella = scene.people

        first = await scene.click(lorenzo, scene.board, custom_id="d:turn:1:")
        assert first.response is not None
        assert "Your first cards" in said(first.response)
        assert "d:rules:1:princes professions" in ids(first.response)
        again = await scene.click(lorenzo, scene.board, custom_id="d:turn:1:")
        assert again.response is not None
        assert "Your first cards" not in said(again.response)

        hers = await scene.click(isabella, scene.board, custom_id="d:turn:1:")
        assert hers.response is not None
        await scene.click(isabella, hers.response, custom_id="d:enough:1:")
        assert (await scene.person(isabella)).coached == coach.ALL_HEARD
        await scene.restart()
        assert "princes:choosing" in (await scene.person(lorenzo)).coached
        assert "Coach: silent" in await scene.slash(isabella, "settings coach", explains=False)
        shown = await scene.slash(isabella, "settings coach", explains=True)
        assert "explains what is new" in shown
        once_more = await scene.click(isabella, scene.board, custom_id="d:turn:1:")
        assert once_more.response is not None
        assert "Your first cards" in said(once_more.response)


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
        assert "d:hint:1:" in ids(turn.response)
        advised = await scene.click(lorenzo, turn.response, custom_id="d:hint:1:")
        assert advised.response is not None
        assert "Hint:" in said(advised.response)


def test_a_clock_at_a_teaching_table_is_refused() -> None:
    assert isinstance(lobby.refuse_terms(TableTerms(teaching=True, clock="fast")), Refusal)
    assert lobby.refuse_terms(TableTerms(teaching=True)) is None


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
