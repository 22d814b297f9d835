"""Somebody is invited by the menu of a person: once, in waking hours, and nobody is betrayed."""

from dataclasses import replace

import pytest

from bot.tables import lobby
from bot.tables.people import HOUR, MINUTE
from bot.tables.service import avoid_person
from tests.cogs.reading import private, said
from tests.cogs.stage import Stage, ids

INVITE = "Invite to a table"


async def invited(scene: Stage, by: int = 0, whom: int = 1) -> str:
    done = await scene.people[by].context_menu(scene.channel, INVITE, scene.people[whom])
    answer = private(done)
    assert answer is not None
    await scene.pass_time(10)
    return said(answer)


async def test_whoever_is_invited_joins_by_one_press(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")
    assert "asked to join table 1" in await invited(scene)

    (letter,) = scene.letters(isabella)
    assert "Lorenzo invites you to a table of The Princes of Florence" in said(letter)
    join = next(one for one in ids(letter) if one.startswith("d:join:1"))
    await isabella.user.click(letter, custom_id=join)
    assert len((await scene.standing()).card.holders) == 2
    assert "plays at this table already" in await invited(scene)


async def test_nobody_is_asked_twice(scene: Stage) -> None:
    await scene.slash(scene.people[0], "game new")
    first, again = await invited(scene), await invited(scene)
    assert first == again
    assert len(scene.letters(scene.people[1])) == 1


async def test_without_a_table_it_says_how_to_get_one(scene: Stage) -> None:
    assert "no table here that waits" in await invited(scene)


@pytest.mark.parametrize("why", ["avoids", "sent away", "night"])
async def test_who_would_rather_not_is_not_told_and_nobody_learns_of_it(
    scene: Stage, why: str
) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")
    people = [await scene.person(one) for one in scene.people]
    tables, now = scene.bot.services.tables, scene.bot.services.clock.now()
    match why:
        case "avoids":
            await avoid_person(scene.bot.services.store, people[1].id, people[0].id)
        case "sent away":
            away = lobby.with_person_sent_away
            await tables.run_command(
                scene.table, lambda at: replace(at, card=away(at.card, people[1].id)), "away"
            )
        case "night":
            minute = now % (24 * HOUR) // MINUTE
            quiet = ((minute - 60) % 1440, (minute + 60) % 1440)
            await tables.save_person(replace(people[1], quiet=quiet))

    assert "asked to join table 1" in await invited(scene)
    assert not scene.letters(isabella)


async def test_a_computer_needs_no_invitation(scene: Stage) -> None:
    await scene.slash(scene.people[0], "game new")
    robot = scene.env.guild.add_member(scene.env.create_user("robot", bot=True))
    done = await scene.people[0].context_menu(scene.channel, INVITE, robot)
    answer = private(done)
    assert answer is not None
    assert "need no invitation" in said(answer)
