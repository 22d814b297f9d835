"""Whoever was away reads what a computer player did for him, alone, wherever he looks first."""

from dataclasses import replace

import pytest
from simcord.actors import MemberActor

from bot.notifications import presence_and_absence
from bot.notifications.notifier import LEFT_ALONE_FOR
from bot.tables import seat_commands
from bot.tables.people import MINUTE, ReplacementFreedom
from bot.tables.records import MoveInAbsence
from cogs.interaction.context import AnySeatContext, seat_context
from cogs.messages.result_and_review import absence_lines
from tests.cogs.panel_sittings import spoken
from tests.cogs.stage import LANGUAGES, Stage, played
from tests.cogs.test_notifications import summoned

AWAY = "**While you were away,**"


async def missed(scene: Stage, who: MemberActor, allows: str = "careful") -> None:
    """A computer player acts for him until something was at stake."""
    house, person = scene.bot.services.tables, await scene.person(who)
    await house.save_person(replace(person, allows=ReplacementFreedom(allows)))
    await house.run_seat_command(scene.table, person.id, seat_commands.let_computer_replace, "away")
    while not any(one.stake for one in await done_for(scene, who)):
        asked, spelt = await scene.next() or (None, "")
        assert asked
        if asked is who:
            await scene.pass_time(10)
        else:
            await scene.done_elsewhere(asked, spelt)


async def done_for(scene: Stage, who: MemberActor) -> tuple[MoveInAbsence, ...]:
    return presence_and_absence.moves_made_for_seat(await scene.standing(), await scene.seat(who))


async def sitting(scene: Stage, who: MemberActor) -> AnySeatContext:
    found = seat_context(await scene.standing(), await scene.person(who))
    assert found is not None
    return found


async def test_who_comes_back_reads_alone_what_was_done_meanwhile(scene: Stage) -> None:
    await scene.gather()
    lorenzo, isabella = scene.people
    await played(scene, 2)
    await missed(scene, lorenzo)

    panel = await lorenzo.slash(scene.channel, "game status")
    back = await scene.click(lorenzo, panel.response, custom_id="d:back:1:")

    told = scene.heard(back)
    assert AWAY in told
    assert "that saved you about" in told
    assert "\n> " in told
    assert any("Lorenzo" in line or "You " in line for line in told.split("\n> ")[1:])
    assert AWAY not in await scene.slash(isabella, "game status")
    assert AWAY not in scene.board.content


@pytest.mark.parametrize("allows", ["careful", "passive"])
async def test_the_next_letter_tells_it_even_after_a_restart(scene: Stage, allows: str) -> None:
    await scene.gather()
    lorenzo, _ = scene.people
    await played(scene, 2)
    await missed(scene, lorenzo, allows)
    before = absence_lines(await sitting(scene, lorenzo))
    person = await scene.person(lorenzo)
    await scene.bot.services.tables.run_seat_command(
        scene.table, person.id, seat_commands.come_back, "back"
    )
    await scene.restart()
    while (await scene.next() or (None, ""))[0] is not lorenzo:
        asked, spelt = await scene.next() or (None, "")
        assert asked
        await scene.done_elsewhere(asked, spelt)
    await scene.pass_time(LEFT_ALONE_FOR + MINUTE)

    (letter,) = summoned(scene, lorenzo)
    assert before
    assert all(line in letter.content for line in before)
    assert ("player passed for you" in letter.content) is (allows == "passive")


async def test_it_is_told_in_every_language(scene: Stage) -> None:
    await scene.gather()
    lorenzo, _ = scene.people
    await missed(scene, lorenzo, "passive")
    seen = await sitting(scene, lorenzo)
    told = {"\n".join(absence_lines(spoken(seen, language))) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert not any("{" in words for words in told)
