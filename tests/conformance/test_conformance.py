"""What must be true of every game of the house, whatever its rules are."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import cache
from itertools import islice
from typing import Any

import pytest

from bot import catalogue
from bot.engine import journal
from bot.engine.game import (
    Seat,
    carry_out_move,
    forced_move,
    legal_moves,
    passing_move,
    play_move,
    seats_to_answer,
    settle_options,
    why_not,
)
from bot.engine.game_transcript import parse_score_sheet, write_score_sheet
from bot.engine.notation import LONGEST, FreeNames, Names
from bot.engine.random_draws import Chance
from bot.engine.text import Named, Refusal, Text
from tests.conformance.tables import TABLES, Move, Story, Table, fingerprints, heard, played
from tests.project.checkout import ROOT

DEAREST_LAWS = 0.3e-3  # seconds, of 95 positions in a hundred
SOME = 5  # plies of so many are looked at for what is dear


# Table by table, so that each story is told once.
@pytest.fixture(params=TABLES, ids=str, scope="module")
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found


@pytest.fixture
def story(table: Table) -> Story:
    return played(table)


# Where looking costs much, one ply in so many is looked at; in the long suite it is every one.
@pytest.fixture(
    params=[13, pytest.param(1, marks=pytest.mark.long)], ids="every-{}".format, scope="module"
)
def every(request: pytest.FixtureRequest) -> int:
    found: int = request.param
    return found


# Turns and ends


def test_somebody_can_move_until_the_end(story: Story) -> None:
    for ply, state in enumerate(story.states):
        awaited = story.game.to_move(state)
        assert bool(awaited) == (ply < len(story.made)), story.at(ply)
        for seat in awaited:
            assert seat in range(story.table.seats), story.at(ply)
            assert legal_moves(story.game, state, seat), story.at(ply)


def test_who_may_act_at_leisure_keeps_nobody_waiting(story: Story) -> None:
    for ply, state in enumerate(story.states):
        at_leisure = story.game.at_leisure(state)
        assert not at_leisure or at_leisure < story.game.to_move(state), story.at(ply)
        assert seats_to_answer(story.game, state) == story.game.to_move(state) - at_leisure


def test_who_comes_next_is_not_asked_yet_and_everybody_comes_once(story: Story) -> None:
    game, found = story.game, set()
    for ply, state in enumerate(story.states):
        follows = game.next_up(state)
        if follows is not None:
            assert follows in range(story.table.seats), story.at(ply)
            assert follows not in seats_to_answer(game, state), story.at(ply)
            found.add(follows)
    assert len(found) in (0, story.table.seats)
    assert bool(found) == (story.table.seats > 1)


def test_nobody_else_may_move(story: Story) -> None:
    for ply, state in enumerate(story.states):
        awaited = story.game.to_move(state)
        move = story.made[min(ply, len(story.made) - 1)].move
        for seat in map(Seat, range(story.table.seats)):
            if seat in awaited:
                continue
            assert legal_moves(story.game, state, seat) == [], story.at(ply)
            assert isinstance(
                play_move(story.game, state, seat, move, story.courses[ply].chance), Refusal
            )


def test_scores_are_known_at_the_end_and_not_before(story: Story) -> None:
    *before, last = story.states

    assert not any(story.game.scores(state) for state in before)
    scores = story.game.scores(last)
    assert scores is not None
    played = story.table.seats + scores.automas
    assert len(scores.points) == len(scores.tie_break) == played
    assert all(len(points) == len(scores.sources) for points in scores.points)
    assert set(scores.winners) <= set(range(story.table.seats))
    ranks = list(zip(scores.totals, scores.tie_break, strict=True))
    assert all(ranks[seat] == max(ranks) for seat in scores.winners)


# Moves and their judge


def test_every_legal_move_is_spelt_and_read_back(story: Story) -> None:
    vocabulary = story.game.vocabulary
    for ply, state in enumerate(story.states):
        for seat in story.game.to_move(state):
            for move in legal_moves(story.game, state, seat):
                spelt = vocabulary.spell(move)
                assert vocabulary.read(spelt) == move, story.at(ply)
                assert spelt == " ".join(spelt.split()), story.at(ply)
                # A move that lists several names is put together in a menu, not on a button.
                assert len(spelt) <= LONGEST or _lists_names(move), spelt


def test_no_legal_move_is_listed_twice(story: Story) -> None:
    for ply, state in enumerate(story.states):
        for seat in story.game.to_move(state):
            moves = legal_moves(story.game, state, seat)
            assert len(set(moves)) == len(moves), story.at(ply)


def test_a_free_amount_is_listed_at_its_lowest_and_judged_by_its_range(story: Story) -> None:
    game = story.game
    for ply, state in enumerate(story.states):
        for seat in game.to_move(state):
            refusal = game.judge(state, seat)
            for move in legal_moves(game, state, seat):
                name = game.vocabulary.free_amount_field(type(move))
                if not name:
                    continue
                amounts = game.amounts(state, seat, move)
                assert getattr(move, name) == amounts[0], story.at(ply)
                for amount in (amounts[0], amounts[-1], amounts[len(amounts) // 2]):
                    assert refusal(replace(move, **{name: amount})) is None, story.at(ply)
                step = amounts.step
                for amount in (amounts[0] - step, amounts[-1] + step, amounts[-1] + 1000 * step):
                    assert refusal(replace(move, **{name: amount})), story.at(ply)


def test_legal_neighbours_of_legal_moves_are_listed_too(story: Story, every: int) -> None:
    for ply, state in story.plies(every):
        for seat in story.game.to_move(state):
            moves = legal_moves(story.game, state, seat)
            near = [
                n for move in _one_of_each_kind(moves, ply) for n in _neighbours(move, story.words)
            ]
            assert not _unlisted(story.game, state, seat, near), story.at(ply)


def test_anything_else_that_the_judge_allows_is_also_listed(story: Story, every: int) -> None:
    for ply, state in story.plies(3 * every):
        for seat in story.game.to_move(state):
            anything = list(_anything(story, ply))
            assert not _unlisted(story.game, state, seat, anything), story.at(ply)


def _unlisted(game: journal.AnyGame, state: object, seat: Seat, moves: list[Move]) -> list[Move]:
    """What the judge allows of these moves though it is not listed."""
    refusal, legal = game.judge(state, seat), legal_moves(game, state, seat)
    listed = {_in_order(move) for move in legal}
    allowed = [_at_lowest(game, state, seat, move) for move in moves if refusal(move) is None]
    unlisted = [move for move in allowed if _in_order(move) not in listed]
    return [move for move in unlisted if not _stood_for(game, state, seat, move, legal)]


def _stood_for(
    game: journal.AnyGame, state: object, seat: Seat, move: Move, legal: list[Move]
) -> bool:
    """Whether one is listed that differs in a free set of names alone and comes to the same.

    What comes to the same an umpire notes in the same words: money, points, who is next.
    """
    names = game.vocabulary.name_set_field(type(move))
    if not names:
        return False
    alike = [one for one in legal if type(one) is type(move)]
    alike = [one for one in alike if replace(one, **{names: getattr(move, names)}) == move]
    noted = _noted(game, state, seat, move)
    return any(_noted(game, state, seat, one) == noted for one in alike)


def _noted(game: journal.AnyGame, state: object, seat: Seat, move: Move) -> object:
    return game.tally(carry_out_move(game, state, seat, move, Chance("stood for", 0)).state).notes


def test_a_refusal_names_a_rule_and_a_nearest_act_that_is_legal(story: Story, every: int) -> None:
    game = story.game
    for ply, state in story.plies(7 * every):
        for seat in game.to_move(state):
            moves = _one_of_each_kind(legal_moves(game, state, seat), ply)
            tried = [neighbour for move in moves for neighbour in _neighbours(move, story.words)]
            tried += _one_of_each_kind([made.move for made in story.made], ply)
            for move in tried[ply % 9 :: 9]:
                refusal = why_not(game, state, seat, move)
                if refusal is None:
                    continue
                assert refusal.rule, story.at(ply)
                assert refusal.text.key, story.at(ply)
                if refusal.nearest:
                    nearest = game.vocabulary.read(refusal.nearest)
                    assert not isinstance(nearest, Refusal), refusal.nearest
                    assert why_not(game, state, seat, nearest) is None, refusal.nearest


def _lists_names(move: Move) -> bool:
    return any(isinstance(getattr(move, field.name), tuple) for field in fields(move))


def _one_of_each_kind(moves: list[Move], ply: int) -> list[Move]:
    """One move of every kind, another one at every ply."""
    kinds: dict[type, list[Move]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    return [alike[ply % len(alike)] for alike in kinds.values()]


def _neighbours(move: Move, words: tuple[str, ...]) -> Iterator[Move]:
    """The move with each of its fields changed a little."""
    for field in fields(move):
        for value in _near(getattr(move, field.name), words):
            yield replace(move, **{field.name: value})


def _anything(story: Story, ply: int) -> Iterator[Move]:
    """Moves of every kind there is, made of the game's words and the numbers on the table."""
    game, words, chance = story.game, story.words, Chance("anything", ply)
    noted = {number for _, values in game.tally(story.states[ply]).notes for number in values}
    numbers = sorted({*range(4), *noted, *(number + 100 for number in noted)})
    for kind in game.vocabulary.kinds.values():
        for _ in range(40 if fields(kind) else 1):
            values = [_any_value(field.type, words, numbers, chance) for field in fields(kind)]
            yield kind(*values)


def _any_value(hint: object, words: tuple[str, ...], numbers: list[int], chance: Chance) -> object:
    if hint is str:
        return chance.one_of(words, "word")
    if hint in (Names, FreeNames):
        return chance.shuffled(words, "words")[: chance.draw_below(3, "many")]
    return chance.one_of(numbers, "number")


def _near(value: object, words: tuple[str, ...]) -> Iterator[object]:
    match value:
        case int():
            yield from (value - 1, value + 1, value - 100, value + 100, -value)
        case str():
            yield from (word for word in words if word != value)
        case tuple():
            yield from (value[:at] + value[at + 1 :] for at in range(len(value)))
            yield from ((*value, word) for word in words)


def _in_order(move: Move) -> Move:
    """The same move with the names it lists in a fixed order: it is no other move."""
    names = {field.name: getattr(move, field.name) for field in fields(move)}
    ordered = {name: tuple(sorted(v)) for name, v in names.items() if isinstance(v, tuple)}
    return replace(move, **ordered)


def _at_lowest(game: journal.AnyGame, state: object, seat: Seat, move: Move) -> Move:
    name = game.vocabulary.free_amount_field(type(move))
    if not name:
        return move
    amounts = game.amounts(state, seat, move)
    assert getattr(move, name) in amounts, move
    return replace(move, **{name: amounts[0]})


def test_the_only_choice_is_known_and_so_is_the_way_to_pass(story: Story) -> None:
    game = story.game
    for ply, state in enumerate(story.states):
        for seat in game.to_move(state):
            moves = legal_moves(game, state, seat)
            choices = [move for move in moves if type(move) not in game.asides]
            assert choices, story.at(ply)
            is_asked = seat not in game.at_leisure(state)
            only = choices[0] if is_asked and len(choices) == 1 else None
            assert forced_move(game, state, seat) in (None, only), story.at(ply)
            passing = passing_move(game, state, seat)
            passes = [move for move in moves if type(move) in game.passes]
            assert passing == (passes[0] if passes else None), story.at(ply)


def test_an_aside_leaves_the_question_open(story: Story) -> None:
    game = story.game
    for ply, made in enumerate(story.made):
        if type(made.move) in game.asides:
            state = story.states[ply]
            assert game.to_move(made.step.state) == game.to_move(state), story.at(ply)
            assert not made.step.opened, story.at(ply)


# Luck and secrets


def test_no_view_depends_on_what_its_viewer_cannot_see(story: Story, every: int) -> None:
    game = story.game
    for ply, state in story.plies(every):
        for viewer in story.viewers:
            imagined = game.imagine(state, viewer, Chance("imagined", ply))
            assert game.view(imagined, viewer) == story.view(ply, viewer), story.at(ply)
            assert game.to_move(imagined) == game.to_move(state), story.at(ply)
            assert game.broken_law(imagined) == "", story.at(ply)
            if viewer is not None:
                own = legal_moves(game, state, viewer)
                assert legal_moves(game, imagined, viewer) == own, story.at(ply)


def test_imagined_truths_look_alike_and_force_no_move(story: Story, every: int) -> None:
    """Otherwise a quick answer of the house would tell what it follows from."""
    game = story.game
    for ply, state in story.plies(every):
        imagined = state
        if ply % SOME == 0:
            imagined = game.imagine(state, None, Chance("imagined", ply))
        assert game.next_up(imagined) == game.next_up(state), story.at(ply)
        for seat in seats_to_answer(game, state):
            is_forced = forced_move(game, state, seat) is not None
            assert (forced_move(game, imagined, seat) is not None) == is_forced, story.at(ply)
            for other in islice(game.could_be(state, seat), 2):
                assert (forced_move(game, other, seat) is not None) == is_forced, story.at(ply)
                if is_forced:
                    assert game.view(other, None) == story.view(ply, None), story.at(ply)


def test_what_is_imagined_is_another_truth(story: Story, every: int) -> None:
    game = story.game
    secrets = any(event.private for made in story.made for event in made.step.events)
    others = [
        (ply, game.imagine(state, None, Chance("imagined", ply)))
        for ply, state in story.plies(every)
    ]

    assert others != list(story.plies(every))
    told_apart = [
        game.view(other, seat) != story.view(ply, seat)
        for ply, other in others
        for seat in map(Seat, range(story.table.seats))
    ]
    assert any(told_apart) == secrets


def test_a_move_that_opens_nothing_shows_nothing_new(story: Story, every: int) -> None:
    """Undo may cross such a step: nobody has learnt anything by it that is not on the table."""
    game = story.game
    for ply, state in story.plies(every):
        if ply == len(story.made) or (made := story.made[ply]).step.opened:
            continue
        for viewer in story.viewers:
            imagined = game.imagine(state, viewer, Chance("imagined", ply))
            step = play_move(game, imagined, made.seat, made.move, story.courses[ply].chance)
            if isinstance(step, Refusal):  # in that truth he has other cards
                assert viewer != made.seat, story.at(ply)
                continue
            assert heard(step.events, viewer) == heard(made.step.events, viewer), story.at(ply)
            after = story.view(ply + 1, viewer)
            assert game.view(step.state, viewer) == after, story.at(ply)


def test_nobody_hears_of_a_thing_he_cannot_see(story: Story, every: int) -> None:
    for viewer in story.viewers:
        for ply, _ in story.plies(every):
            events = story.made[ply - 1].step.events if ply else ()
            named = {name for text in heard(events, viewer) for name in _named(text)}
            if named:
                before, after = story.view(ply - 1, viewer), story.view(ply, viewer)
                assert named <= {*_shown(before), *_shown(after)}, story.at(ply)


def _named(fact: object) -> Iterator[str]:
    """The things a text speaks of."""
    match fact:
        case Text(_, facts):
            for _, value in facts:
                yield from _named(value)
        case Named(_, name):
            yield name
        case tuple():
            for one in fact:
                yield from _named(one)


def _shown(value: object) -> Iterator[str]:
    """The words in a view; what all copies of the game have printed in them does not count."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _shown(one)
    else:
        kind: Any = type(value)
        for name in _fields(kind):
            yield from _shown(getattr(value, name))


@cache
def _fields(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()


def test_no_step_hides_that_it_used_luck(story: Story) -> None:
    class Watched(Chance):
        __slots__ = ("used",)
        used: bool

        def draw_below(self, bound: int, purpose: str) -> int:
            self.used = True
            return super().draw_below(bound, purpose)

    for ply, (state, made) in enumerate(zip(story.states, story.made, strict=False)):
        luck = Watched(story.opening.seed, ply + 1)
        luck.used = False
        step = carry_out_move(story.game, state, made.seat, made.move, luck)
        assert step == made.step, story.at(ply)
        assert step.opened or not luck.used, story.at(ply)


def test_what_follows_from_a_move_comes_after_it(story: Story) -> None:
    """What a move itself does can be looked at, and is where everything that follows begins."""
    followed = 0
    for ply, (state, made) in enumerate(zip(story.states, story.made, strict=False)):
        luck = Chance(story.opening.seed, ply + 1)
        done, whole = story.game.apply(state, made.seat, made.move, luck), made.step
        assert whole.events[: len(done.events)] == done.events, story.at(ply)
        assert whole.opened or not done.opened, story.at(ply)
        for viewer in (None, made.seat):
            assert story.game.view(done.state, viewer) is not None, story.at(ply)
        followed += len(whole.events) > len(done.events)
    assert followed


def test_the_same_story_is_told_whatever_the_hash_seed_is() -> None:
    def told_with(hash_seed: str) -> str:
        call = "from tests.conformance.tables import fingerprints; print(fingerprints())"
        done = subprocess.run(
            [sys.executable, "-c", call],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=100,
        )
        return done.stdout.strip()

    told, here = fingerprints(), os.environ.get("PYTHONHASHSEED")

    assert (
        told.count("\n")
        == sum(len(catalogue.current_game(key).seats) for key in catalogue.GAMES) - 1
    )
    assert told == told_with("2" if here == "1" else "1")


# Journal and undo


def test_a_replay_comes_to_the_same_states(story: Story) -> None:
    assert journal.replay_journal(story.game, story.opening, story.entries) == story.courses[-1]


def test_a_score_sheet_is_read_back_as_it_was_written(story: Story) -> None:
    text = write_score_sheet(story.game, story.opening, story.entries)
    sheet = parse_score_sheet(text)

    assert (sheet.opening, sheet.entries) == (story.opening, story.entries)
    assert write_score_sheet(story.game, sheet.opening, sheet.entries) == text
    assert sheet.ends.startswith("after ")


def test_undoing_and_doing_again_gives_the_same_game(story: Story) -> None:
    for ply in range(1, len(story.courses), 5):
        course = story.courses[ply]
        count = 1 + ply % min(ply, 4)
        again: journal.Course[Any, Any] | Refusal = journal.take_back(course, count)
        for made in course.made[-count:]:
            assert isinstance(again, journal.Course)
            again = journal.advance_course(story.game, again, made.seat, made.move)
        assert isinstance(again, journal.Course)
        assert (again.state, again.made) == (course.state, course.made), story.at(ply)


def test_what_is_taken_back_leaves_no_trace_but_its_lines(story: Story) -> None:
    for ply in range(1, len(story.courses), 5):
        count = 1 + ply % min(ply, 4)
        before, course = story.courses[ply - count], journal.take_back(story.courses[ply], count)
        assert (course.state, course.made) == (before.state, before.made), story.at(ply)
        assert course.ply == ply + 1


def test_one_takes_back_own_last_moves_and_all_together_any(story: Story) -> None:
    for ply, course in enumerate(story.courses):
        for seat in map(Seat, range(story.table.seats)):
            count = journal.count_undoable(course, seat)
            last = course.made[ply - count :]
            assert all(made.seat == seat and not made.step.opened for made in last)
            assert journal.why_not_undo(course, seat, count + 1), story.at(ply)
            assert not count or journal.why_not_undo(course, seat, count) is None, story.at(ply)
        assert not ply or journal.why_vote_cannot_undo(course, ply) is None, story.at(ply)
        assert journal.why_vote_cannot_undo(course, ply + 1), story.at(ply)


# States and tallies


def test_no_law_is_broken(story: Story) -> None:
    for ply, state in enumerate(story.states):
        assert story.game.broken_law(state) == "", story.at(ply)


def test_laws_cost_so_little_that_they_are_asked_before_each_answer(story: Story) -> None:
    def cost(state: object) -> float:
        begun = time.thread_time()
        story.game.broken_law(state)
        return time.thread_time() - begun

    costs = sorted(min(cost(state) for _ in range(3)) for state in story.states)
    assert costs[len(costs) * 95 // 100] <= DEAREST_LAWS


def test_a_state_is_frozen_to_the_bottom(story: Story) -> None:
    for ply, state in enumerate(story.states):
        assert not list(_thawed(state)), story.at(ply)


def test_a_tally_has_notes_that_fit_on_a_score_sheet(story: Story) -> None:
    for ply, state in enumerate(story.states):
        notes = story.game.tally(state).notes
        assert notes, story.at(ply)
        for name, values in notes:
            assert name.replace(" ", "").isalpha(), story.at(ply)
            assert all(isinstance(value, int) for value in values), story.at(ply)


def test_what_is_told_can_be_spoken_later(story: Story) -> None:
    for ply, made in enumerate(story.made, start=1):
        for event in made.step.events:
            for text in (event.text, *(text for _, text in event.private)):
                assert isinstance(text, Text), story.at(ply)
                assert not list(_thawed(text)), story.at(ply)


def _thawed(value: object) -> Iterator[object]:
    """Everything in a value that could change, or that another process might read otherwise."""
    if is_dataclass(value) and not isinstance(value, type):
        if not value.__dataclass_params__.frozen or hasattr(value, "__dict__"):  # type: ignore[attr-defined]
            yield value
        for field in fields(value):
            yield from _thawed(getattr(value, field.name))
    elif isinstance(value, tuple):
        for one in value:
            yield from _thawed(one)
    elif not (value is None or isinstance(value, Enum) or type(value) in (int, bool, str)):
        yield value


# Setting up


def test_every_value_of_every_option_starts_a_game(table: Table) -> None:
    for option in table.game.options(table.seats):
        for value in option.values:
            setup = settle_options(table.game, table.seats, {option.name: value})
            assert not isinstance(setup, Refusal)
            assert setup.option(option) == value
            assert table.game.to_move(table.game.start(setup, Chance("setting up", 0)))


def test_a_wish_that_is_not_offered_is_refused(table: Table) -> None:
    seats = table.game.seats
    wishes: list[tuple[int, dict[str, str]]] = [
        (seats[0] - 1, {}),
        (seats[-1] + 1, {}),
        (table.seats, {"weather": "fair"}),
    ]
    here = table.game.options(table.seats)
    wishes += [(table.seats, {o.name: "perhaps"}) for o in here]
    everywhere = [option for size in seats for option in table.game.options(size)]
    wishes += [(table.seats, {o.name: o.values[0]}) for o in everywhere if o not in here]

    assert all(isinstance(settle_options(table.game, n, wish), Refusal) for n, wish in wishes)


def test_another_seed_is_another_game(table: Table) -> None:
    starts = {
        journal.begin_course(table.game, table.opening(f"seed {number}")).state
        for number in range(8)
    }

    assert len(starts) > 1
