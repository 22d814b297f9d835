"""Looking back: what a seat did best and what cost it most, by what it knew then and no more."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.journal import Course, MoveInForce
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.games.princes.moves import Bid, Pass
from bot.players import review
from bot.players.registry import computer_players, review_method
from bot.players.review import DecisionToWeigh, GameReview, ReviewMethod, WeighedDecision
from tests.players.blunders import BLUNDERS, FAR_TOO_MUCH, blundered, drives
from tests.players.matches import GAME, JOURNEYMAN, matched
from tests.players.series import look_back

GAMES = 20
STRENGTHS = ("apprentice", "greedy", "journeyman", "master")
OWN = Seat(0)
FAR_TOO_HIGH = [Bid(FAR_TOO_MUCH - 100), Bid(FAR_TOO_MUCH)]  # the driver's last bid, and above it


# Briefly


def test_a_work_thrown_away_is_found_within_the_playouts_that_are_counted() -> None:
    kind, course = planted(0)
    (mistake,) = blundered(GAME, course, OWN)
    begun = len(course.made) - 40  # the end of it is enough
    end = replace(course, start=course.made[begun - 1].step.state, made=course.made[begun:])
    told, asked = look_back(GAME, end, OWN, playouts=160)
    assert kind == "work"
    assert [moment.at for moment in told.lost] == [mistake - begun]
    assert not told.best or told.best.at != mistake - begun
    assert 2 * sum(doubt.truths for doubt in asked) <= 160


def test_of_what_was_hidden_nothing_goes_into_it() -> None:
    course = matched([JOURNEYMAN] * 3, "hidden")
    elsewhere = replace(course, made=tuple(map(imagined, course.made)))
    here, there = (list(doubts(one)) for one in (course, elsewhere))
    assert len(here) > 30
    assert here == there


def test_whoever_looks_back_thinks_of_one_decision_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, imagine, times = (
        doubts(matched([JOURNEYMAN] * 2, "one by one")),
        GAME.imagine,
        list[Any](),
    )

    def counted(*given: Any) -> Any:
        times.append(given)
        return imagine(*given)

    monkeypatch.setattr(type(GAME), "imagine", lambda _, *given: counted(*given))
    for number in (1, 2, 3):
        next(asked)
        assert len(times) == number


def test_of_one_auction_only_what_cost_most_is_told() -> None:
    course, mind = matched([JOURNEYMAN] * 3, "hidden"), review_method(GAME.key)
    assert mind is not None
    occasion = mind.occasion
    told = answered(
        course, lambda doubt: WeighedDecision(doubt.made, True, 9.0 - doubt.at / 100, 0.1)
    )

    def about(at: int) -> Any:
        state = course.made[at - 1].step.state if at else course.start
        return occasion(GAME.view(state, OWN), course.made[at].move) or at

    own = [about(at) for at, made in enumerate(course.made) if made.seat == OWN]
    assert [about(moment.at) for moment in told.lost] == list(dict.fromkeys(own))[:3]
    assert any(own.count(about(moment.at)) > 1 for moment in told.lost)


def test_a_bid_that_was_outbid_is_not_weighed() -> None:
    course = matched([JOURNEYMAN] * 3, "hidden")
    weighed = {doubt.at for doubt in doubts(course)}
    bids = [at for at, made in enumerate(course.made) if isinstance(made.move, Bid)]
    outbid = [
        at
        for at in bids
        if course.made[at].seat == OWN and isinstance(_next_in_auction(course, at), Bid)
    ]
    assert outbid
    assert not weighed & set(outbid)
    assert weighed & set(bids)  # those that won


def _next_in_auction(course: Course[Any, Any], at: int) -> Any:
    """What ends an auction, or the next bid in it."""
    later = (made.move for made in course.made[at + 1 :])
    return next((move for move in later if not isinstance(move, Pass)), None)


def test_what_was_best_is_no_pass_and_of_no_occasion_that_cost_something() -> None:
    course = matched([JOURNEYMAN] * 3, "hidden")
    passed = {at for at, made in enumerate(course.made) if type(made.move) in GAME.passes}

    def answer(doubt: DecisionToWeigh) -> WeighedDecision:
        gained = -50.0 if doubt.at in passed else -9.0
        return WeighedDecision(doubt.made, doubt.at % 2 == 0, gained, 0.1)

    best = answered(course, answer).best
    assert best
    assert best.points == 9
    one_occasion = replace(review_method_of_princes(), occasion=lambda *_: "the only one")
    told = answered(
        course, lambda doubt: WeighedDecision(doubt.made, True, 9.0 - doubt.at, 0.1), one_occasion
    )
    assert told.lost
    assert told.best is None


def test_of_what_is_not_sure_nothing_is_told() -> None:
    course = matched([JOURNEYMAN] * 3, "hidden")
    unsure = review.SURE_OF_LOSS * 4.0 - 0.1
    assert not answered(course, lambda doubt: WeighedDecision(doubt.made, True, unsure, 4.0)).lost
    sure = answered(course, lambda doubt: WeighedDecision(doubt.made, True, unsure + 0.2, 4.0))
    assert len(sure.lost) == review.MOST_MOMENTS


def test_what_is_clear_is_not_tried_in_all_truths_and_an_agreed_pass_in_none() -> None:
    _, course = planted(0)
    (mistake,) = blundered(GAME, course, OWN)
    played = list[Any]()
    search = replace(review_method_of_princes().search, start_playing_on=counting(played))
    method = replace(review_method_of_princes(), search=search)
    passes = [at for at in own_passes(course) if at != mistake]
    assert passes
    weighed = dict[int, WeighedDecision | None]()
    for at in (mistake, *passes):
        known, made = course.made[at - 1].step.state, course.made[at].move
        doubt = DecisionToWeigh(at, known, OWN, GAME.vocabulary.spell(made), 200, "clear")
        weighed[at] = review.weigh_decision(GAME, method, doubt)
    lost = weighed.pop(mistake)
    assert lost
    assert lost.better > review.SURE_OF_LOSS * lost.error
    assert 8 <= len(played) < 100  # of 400
    assert not any(weighed.values())


def counting(played: list[Any]) -> Callable[[Any], Callable[[Any], Any]]:
    """The players of the playouts; each playout is noted down."""
    start = review_method_of_princes().search.start_playing_on

    def start_counted(now: Any) -> Callable[[Any], Any]:
        after = start(now)

        def after_counted(move: Any) -> Any:
            played.append(move)
            return after(move)

        return after_counted

    return start_counted


def own_passes(course: Course[Any, Any]) -> Iterator[int]:
    """The passes of one who plays as the adviser does."""
    for at, made in enumerate(course.made):
        if at and made.seat == OWN and type(made.move) in GAME.passes:
            yield at


def review_method_of_princes() -> ReviewMethod[Any, Any]:
    method = review_method(GAME.key)
    assert method is not None
    return method


def answered(
    course: Course[Any, Any],
    answer: Callable[[DecisionToWeigh], WeighedDecision],
    mind: ReviewMethod[Any, Any] | None = None,
) -> GameReview:
    """What is told where each decision came to this."""
    mind, weighed = mind or review_method_of_princes(), None
    asking = review.review_game(GAME, mind, course, OWN)
    while True:
        try:
            weighed = answer(asking.send(weighed))
        except StopIteration as told:
            found: GameReview = told.value
            return found


def imagined(made: MoveInForce[Any, Any]) -> MoveInForce[Any, Any]:
    """The same for the seat: what it can't see is something else."""
    other = GAME.imagine(made.step.state, OWN, Chance("elsewhere", 0))
    return replace(made, step=replace(made.step, state=other))


def doubts(course: Course[Any, Any]) -> Iterator[DecisionToWeigh]:
    """All that is asked about a seat's decisions where nobody answers."""
    mind = review_method("princes")
    assert mind is not None
    asking = review.review_game(GAME, mind, course, OWN)
    with suppress(StopIteration):
        while True:
            yield asking.send(None)


# At length


def planted(number: int) -> tuple[str, Course[Any, Any]]:
    """A game in which one blunder is made, against computers of one of four strengths."""
    kind, others = list(BLUNDERS)[number % 3], computer_players("princes")[STRENGTHS[number % 4]]
    rivals = [others, JOURNEYMAN, JOURNEYMAN] if number % 4 == 3 else [others] * 3
    first = drives(rivals[0]) if kind == "jester" else rivals[0]
    for deal in count():
        course = matched([BLUNDERS[kind](), first, *rivals[1:]], f"planted {number} {deal}")
        mistakes = [course.made[at].move for at in blundered(GAME, course, OWN)]
        if kind == "jester":  # where nobody drove him, the price was fair
            mistakes = [move for move in mistakes if move in FAR_TOO_HIGH]
        if mistakes:  # in some deals there is no occasion for it
            return kind, course
    raise AssertionError


@pytest.mark.long
def test_planted_blunders_are_found_and_never_praised(capsys: pytest.CaptureFixture[str]) -> None:
    missed, praised = list[str](), list[str]()
    for number in range(GAMES):
        kind, course = planted(number)
        mistakes = set(blundered(GAME, course, OWN))
        told, _ = look_back(GAME, course, OWN)
        found = {moment.at for moment in told.lost}
        if not found & mistakes:
            missed.append(f"{kind} in game {number}")
        if told.best and told.best.at in mistakes:
            praised.append(f"{kind} in game {number}")
        with capsys.disabled():
            print(f"\n{number} {kind}: made at {sorted(mistakes)}, told {told}")
    assert len(missed) <= 2, missed
    assert not praised


@pytest.mark.long
def test_who_plays_his_own_best_is_rarely_told_that_he_erred(
    capsys: pytest.CaptureFixture[str],
) -> None:
    false = dict[int, Any]()
    for number in range(GAMES):
        own = computer_players("princes")["master" if number % 2 else "journeyman"]
        course = matched([own, *[JOURNEYMAN] * 3], f"strong {number}")
        told, _ = look_back(GAME, course, OWN)
        if told.lost:
            false[number] = told.lost
        with capsys.disabled():
            print(f"\n{number}: {told}")
    assert len(false) <= 5, false
