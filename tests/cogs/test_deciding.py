"""Who may decide, at the door: letters that ask, buttons for and against, hands that are closed."""

from bot.engine.game import Seat
from bot.notifications.notifier import LEFT_ALONE_FOR
from bot.outbox.worker import SWEEP_EVERY
from bot.tables import seat_commands
from bot.tables.motion_kinds import TakeoverMotion
from bot.tables.people import TableStatus
from bot.tables.votes_and_seat_changes import VOTE_LASTS
from tests.cogs.reading import on, said, unstamped
from tests.cogs.stage import Stage, ids

AGAINST = "d:against:1:pause"
LEFT_ALONE = LEFT_ALONE_FOR + SWEEP_EVERY  # seconds


def of_votes(scene: Stage, who: int) -> list[str]:
    """The letters that ask somebody for his vote."""
    letters = scene.letters(scene.people[who])
    return [said(one) for one in letters if on(one, AGAINST) in ids(one)]


async def test_everybody_is_asked_by_letter_and_told_until_when(trio: Stage) -> None:
    await trio.gather()
    lorenzo, *_ = trio.people

    await trio.slash(lorenzo, "game vote", motion="pause")

    (ballot,) = (await trio.standing()).ballots
    assert ballot.until - ballot.since == VOTE_LASTS
    until = f"<t:{ballot.until}:R>"
    assert [of_votes(trio, who) for who in range(3)] == [[], [], []]  # all of them are there
    await trio.pass_time(LEFT_ALONE)
    assert of_votes(trio, 0) == []
    for who in (1, 2):
        (letter,) = of_votes(trio, who)
        assert "Lorenzo suggests taking a break" in letter
        assert f"<t:{ballot.until}:f>" in letter
    assert until in said(trio.board)
    assert "In favor: Lorenzo" in said(trio.board)
    assert {"d:vote:1:pause", "d:against:1:pause"} <= set(map(unstamped, ids(trio.board)))


async def test_one_click_against_it_takes_all_letters_away(trio: Stage) -> None:
    await trio.gather()
    lorenzo, isabella, _ = trio.people
    await trio.slash(lorenzo, "game vote", motion="pause")
    await trio.pass_time(LEFT_ALONE)
    letters = trio.letters(isabella)
    (letter,) = [one for one in letters if on(one, AGAINST) in ids(one)]

    trio.heard(await isabella.user.click(letter, custom_id=on(letter, AGAINST)))

    assert (await trio.standing()).ballots == ()
    assert [of_votes(trio, who) for who in range(3)] == [[], [], []]
    assert "In favor" not in said(trio.board)


async def test_a_vote_survives_a_restart_with_its_votes(trio: Stage) -> None:
    await trio.gather()
    await trio.slash(trio.people[0], "game vote", motion="pause")

    await trio.end_the_wait()

    assert (await trio.standing()).card.status is TableStatus.PAUSED
    assert [of_votes(trio, who) for who in range(3)] == [[], [], []]


async def test_whoever_gets_no_letters_is_asked_in_the_channel(trio: Stage) -> None:
    await trio.gather()
    lorenzo, _, cosimo = trio.people
    shut = f"/channels/{cosimo.user.dm_channel.id}/messages"
    trio.env.inject_error("*", f"{shut}*", status=403, code=50007, times=None)

    await trio.slash(lorenzo, "game vote", motion="pause")
    await trio.pass_time(LEFT_ALONE)

    asked = [one for one in trio.channel.history() if f"<@{cosimo.user.id}>" in said(one)]
    assert any("Lorenzo suggests taking a break" in said(one) for one in asked)
    assert any(on(one, AGAINST) in ids(one) for one in asked)


async def test_a_hand_is_closed_to_whoever_has_left_for_good(trio: Stage) -> None:
    await trio.gather()
    lorenzo, *_ = trio.people
    assert "florins" in await trio.slash(lorenzo, "hand")
    assert any("florins" in said(one) for one in trio.letters(lorenzo))
    sure = await lorenzo.slash(trio.channel, "game resign")
    await trio.click(lorenzo, sure.response, custom_id="d:resign:1:")

    assert "florins" not in await trio.slash(lorenzo, "hand")
    assert not any("florins" in said(one) for one in trio.letters(lorenzo))
    assert "not playing anywhere" in await trio.slash(lorenzo, "game my-games")


async def test_whoever_has_offered_to_take_a_seat_over_waits_for_the_answer(trio: Stage) -> None:
    await trio.gather()
    caterina = trio.env.guild.add_member(trio.env.create_user("caterina"))
    away = seat_commands.let_computer_replace(Seat(2))
    await trio.bot.services.tables.run_command(trio.table, away, "away")

    offers = [await trio.slash(caterina, "game take-over", player=3) for _ in range(2)]

    assert "wait for the answer" not in offers[0]
    assert "You have already offered to take over a place" in offers[1]
    (ballot,) = (await trio.standing()).ballots
    assert isinstance(ballot.motion, TakeoverMotion)
