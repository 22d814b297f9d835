"""The whole bot under one seed: every promise is kept, and every run can be repeated."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.engine.game import legal_moves
from tests.interaction.post_office import direct_channel
from tests.storm.faults import FAULTS, LEAKS, Plant
from tests.storm.people import Person
from tests.storm.report import run_plan, tell_story
from tests.storm.storm import CALM, OWN_SEAT, Plan, Storm
from tests.tools import run_tool

MOST_ACTS = 20_000  # until a planted fault is found
LONG_SEEDS, LONG_ACTS = 50, 1000


@pytest.mark.parametrize("seed", range(4))
def test_promises_are_kept_in_every_weather(seed: int) -> None:
    storm = run_plan(Plan(seed, acts=500))

    assert not storm.broken, "\n".join(tell_story(storm))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1000 + LONG_SEEDS))
def test_promises_are_kept_for_long(seed: int) -> None:
    storm = run_plan(Plan(seed, LONG_ACTS, tables=3))

    assert not storm.broken, "\n".join(tell_story(storm))


def test_a_seed_leads_to_the_same_trace_in_every_process() -> None:
    here = run_plan(Plan(seed=7, acts=150))
    words = [
        sys.executable,
        "-m",
        "tests.tools",
        "storm",
        "--seed",
        "7",
        "--acts",
        "150",
        "--trace",
    ]
    told = subprocess.run(
        words, env=os.environ | {"PYTHONHASHSEED": "1"}, capture_output=True, text=True, check=True
    )

    assert told.stdout.splitlines()[:-1] == here.trace
    assert run_plan(Plan(seed=8, acts=150)).digest != here.digest


def test_acts_are_collected_by_commit_and_no_seed_runs_twice(tmp_path: Path) -> None:
    collected = tmp_path / "acts.txt"
    collected.write_text("0a1b2c3d 1 40 40000 0\n")

    for seeds in ("2", "1"):
        run_tool(["storm", "--acts", "20", "--seeds", seeds, "--collected", str(collected)])

    kept, row = collected.read_text().splitlines()
    _, first, last, acts, broken = row.split()
    assert kept == "0a1b2c3d 1 40 40000 0"
    assert (first, last, broken) == ("41", "43", "0")
    assert int(acts) >= 60


def test_a_planted_fault_is_told_in_a_short_story() -> None:
    storm = run_plan(Plan(seed=1, acts=60), FAULTS["late_acknowledgement"])

    story = tell_story(storm)
    assert 3 < len(story) <= 30
    assert "was not answered" in story[-1]


# What a player may do in secret: every way of it looks the same to the others.
WISHES = (("wishes", "jester 300"), ("wishes", "builder 600"))
CARDS_KEPT = (("give back", "0"), ("give back", "1"))


@pytest.mark.parametrize("secrets", [WISHES, CARDS_KEPT])
@pytest.mark.parametrize("auctions", ["sealed", "by-hand"])
def test_others_get_the_same_bytes_at_the_same_times_whatever_a_player_does_in_secret(
    secrets: tuple[tuple[str, str], ...], auctions: str
) -> None:
    one, other = (_seen_by_others(auctions, *secret) for secret in secrets)

    assert len(one) > 60
    assert one == other


@pytest.mark.parametrize("name", LEAKS)
def test_a_secret_that_shows_is_found(name: str) -> None:
    assert any(
        _seen_by_others("by-hand", *one, LEAKS[name])
        != _seen_by_others("by-hand", *other, LEAKS[name])
        for one, other in (WISHES, CARDS_KEPT)
    )


def _seen_by_others(
    auctions: str, kind: str, what: str, plant: Plant = lambda _: None
) -> list[str]:
    """List all that passes between the bot and other players than the one with the secret."""
    storm = Storm(Plan(seed=3, acts=0, tables=1, in_order=True, kinds=CALM))
    secretive, *others = storm.crowd.people

    def act(person: Person, *path: str, **options: object) -> None:
        storm.crowd.type(person, path, options)
        storm.world.run_for(20)

    def act_in_secret() -> None:
        if kind == "wishes":
            act(secretive, "wishes", list=what)
            assert storm.disk.ask("SELECT * FROM orders")
            return
        (state,) = storm.states()
        ((seat,),) = storm.disk.ask(OWN_SEAT, 1, f"discord {secretive.account}")
        moves = legal_moves(state.game, state.begun_course.state, seat)
        _, card = state.game.vocabulary.spell(moves[int(what)]).split()
        act(secretive, "princes", "give-back", profession=card)
        assert storm.disk.ask("SELECT * FROM lines WHERE seat = ?", seat)

    def script(_: Storm) -> None:
        act(others[0], "game", "new", game="princes")
        for person in (secretive, others[1]):
            act(person, "game", "join")
        act(others[0], "game", "deadline", auctions=auctions)
        act(others[0], "game", "start")
        act_in_secret()
        act(secretive, "hand")
        for person in 3 * others:
            act(person, "board")
            act(person, "hand")
            act(person, "game", "status")
            move = storm.move_for(person)
            if move:
                act(person, *move[0], **move[1])
            storm.world.run_for(600)

    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        storm.play(script)
    own = {f"/channels/{direct_channel(secretive.account)}/", secretive.payload["global_name"]}
    for press in storm.office.presses.values():
        if press.account == secretive.account and not press.is_public:
            own.add(press.token)
    return [line for line in storm.trace if not any(mark in line for mark in own)]


def fault_plan(seed: int) -> Plan:
    """Every fourth storm has more tables that think than thinkers."""
    if seed % 4 == 2:
        return Plan(seed, 500, tables=4, thinkers=1, is_thoughtful=True)
    return Plan(seed, 500, tables=2 + seed % 3, thinkers=1 + seed % 2)


@pytest.mark.long
@pytest.mark.parametrize("name", FAULTS)
def test_every_planted_fault_is_found(name: str) -> None:
    plans = [fault_plan(seed) for seed in range(1, 1 + MOST_ACTS // 500)]

    assert any(run_plan(one, FAULTS[name]).broken and not run_plan(one).broken for one in plans)
