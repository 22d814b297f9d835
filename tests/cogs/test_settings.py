"""What somebody settles for himself: one panel shows all of it and changes each line."""

from pathlib import Path
from typing import Any

import pytest

from bot.i18n.speak import LANGUAGES
from bot.notifications.policy import LEFT_ALONE_FOR
from bot.outbox.worker import SWEEP_EVERY
from bot.tables import service
from bot.tables.people import Person, PersonId
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids, stage

SOME_PANEL = "d:settle:0:"


async def panel(scene: Stage, who: Any) -> Any:
    done = await who.slash(scene.channel, "settings show")
    scene.heard(done)
    return done.response


async def pressed(scene: Stage, who: Any, message: Any, id: str) -> Any:
    return (await scene.click(who, message, custom_id=id)).response


async def kept(scene: Stage) -> Person:
    """What is kept of the first one who plays."""
    found = await scene.bot.services.tables.find_person(PersonId(1))
    assert found is not None
    return found


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_line_of_the_panel_is_changed_on_the_panel(
    language: str, tmp_path: Path
) -> None:
    async with stage(tmp_path, people=1) as scene:
        (who,) = scene.people
        shown = await panel(scene, who)
        pulls = [("language", language), ("night", "22-7"), ("reminders", "6"), ("away", "3")]
        for name, value in pulls:
            done = await scene.select(who, shown, value, f"s:settle:0:{name}")
            shown = done.response
        letters = await pressed(scene, who, shown, "d:rings:0:")
        shown = await pressed(scene, who, letters, "d:settle:0:next yes")
        others = await pressed(scene, who, shown, "d:apart:0:")
        shown = await pressed(scene, who, others, "d:settle:0:named yes")
        cities = await pressed(scene, who, shown, "d:zones:0:")
        done = await scene.select(who, cities, "Europe/Rome", "s:settle:0:zone")

        person = await kept(scene)
        assert (person.language, person.zone) == (language, "Europe/Rome")
        assert (person.quiet, person.remind_every) == ((22 * 60, 7 * 60), 6 * 3600)
        assert person.away_until is not None
        assert person.hears_next
        assert person.named
        for told in ("Europe/Rome", "22:00", "7:00", f"<t:{person.away_until}:f>"):
            assert told in said(done.response)
        letters = await pressed(scene, who, done.response, "d:rings:0:")
        assert "d:settle:0:next no" in ids(letters)


@pytest.mark.asyncio
async def test_whether_letters_ring_is_chosen_on_the_panel(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1) as scene:
        (who,) = scene.people
        shown = await panel(scene, who)
        assert "one notification" in said(shown)
        for value, told in [("never", "always silent"), ("every", "every question")]:
            choice = await pressed(scene, who, shown, "d:rings:0:")
            shown = (await scene.select(who, choice, value, "s:settle:0:rings")).response
            assert told in said(shown)
            assert (await kept(scene)).rings == value


@pytest.mark.asyncio
async def test_what_a_stand_in_may_do_is_chosen_on_the_panel(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1) as scene:
        (who,) = scene.people
        shown = await panel(scene, who)
        assert "carefully" in said(shown)
        for value, told in [("passive", "passes wherever"), ("free", "raises bids, too")]:
            choice = await pressed(scene, who, shown, "d:allows:0:")
            shown = (await scene.select(who, choice, value, "s:settle:0:allows")).response
            assert told in said(shown)
            assert (await kept(scene)).allows == value


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_how_long_nobody_is_answered_for_is_chosen_on_the_panel(
    language: str, tmp_path: Path
) -> None:
    async with stage(tmp_path, people=1) as scene:
        (who,) = scene.people
        await scene.slash(who, "settings language", language=language)
        shown = await panel(scene, who)
        for value, has in [("20", True), ("0", False)]:
            choice = await pressed(scene, who, shown, "d:respites:0:")
            shown = (await scene.select(who, choice, value, "s:settle:0:respite")).response
            assert (" 20 " in said(shown)) == has
            assert (await kept(scene)).undo_grace == int(value)


@pytest.mark.asyncio
async def test_what_was_settled_is_taken_back_on_the_panel(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1) as scene:
        (who,) = scene.people
        await scene.slash(who, "settings quiet-hours", start=22, end=7)
        await scene.slash(who, "settings away", days=3)
        told = await scene.slash(who, "settings next-turn", notify=True)
        assert "you get a silent message" in told
        shown = await panel(scene, who)

        for name, value in [("night", "none"), ("reminders", "0"), ("away", "0")]:
            shown = (await scene.select(who, shown, value, f"s:settle:0:{name}")).response
        letters = await pressed(scene, who, shown, "d:rings:0:")
        shown = await pressed(scene, who, letters, "d:settle:0:next no")

        person = await kept(scene)
        assert (person.quiet, person.remind_every, person.away_until) == (None, 0, None)
        assert not person.hears_next
        assert "Reminders: never" in said(shown)
        assert "Not away" in said(shown)


@pytest.mark.asyncio
async def test_whom_one_would_rather_not_meet_is_listed_and_taken_off_the_list(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        lorenzo, isabella = scene.people
        name = "Isabella"

        nobody = await pressed(scene, lorenzo, await panel(scene, lorenzo), "d:apart:0:")
        assert "Your list is empty" in said(nobody)
        done = await lorenzo.slash(scene.channel, "settings not-with", player=isabella.user)
        assert name in scene.heard(done)
        back = await pressed(scene, lorenzo, done.response, SOME_PANEL)
        assert f"Not with: {name}" in said(back)
        assert "Not with: nobody" in said(await panel(scene, isabella))

        again = await pressed(scene, lorenzo, back, "d:apart:0:")
        number = next(iter(await scene.bot.services.store.avoided_people(PersonId(1))))
        empty = await scene.select(lorenzo, again, str(number), "s:apart:0:")
        assert "Your list is empty" in said(empty.response)
        assert await scene.bot.services.store.avoided_people(PersonId(1)) == frozenset()


@pytest.mark.asyncio
async def test_nobody_avoids_himself_nor_a_bot_nor_more_than_a_menu_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=3) as scene:
        lorenzo, isabella, cosimo = scene.people
        assert "yourself" in await scene.slash(lorenzo, "settings not-with", player=lorenzo.user)
        monkeypatch.setattr(service, "MOST_AVOIDED", 1)
        await scene.slash(lorenzo, "settings not-with", player=isabella.user)

        told = await scene.slash(lorenzo, "settings not-with", player=cosimo.user)

        assert "at most" in told


@pytest.mark.asyncio
async def test_whoever_comes_next_is_told_silently_and_no_longer_than_it_is_true(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=3) as scene:
        await scene.gather()
        for who in scene.people:
            await scene.slash(who, "settings next-turn", notify=True)
        for _ in scene.people:
            found = await scene.next()
            assert found
            giver, spelt = found
            await scene.slash(giver, "princes give-back", profession=spelt.split()[1])
        found = await scene.next()
        assert found
        at = scene.people.index(found[0])
        first, second, third = (*scene.people[at:], *scene.people[:at])
        names = ["Lorenzo", "Isabella", "Cosimo"]

        def told(who: Any) -> list[Any]:
            return [one for one in scene.letters(who) if "You come next" in said(one)]

        await scene.pass_time(LEFT_ALONE_FOR + SWEEP_EVERY)
        (letter,) = told(second)
        assert f"after {names[at]}" in said(letter)
        assert letter.flags.suppress_notifications
        assert told(first) == []
        assert f"Next: {names[(at + 1) % 3]}" in said(scene.board)

        await scene.slash(first, "princes nominate", object="jester")
        await scene.pass_time(LEFT_ALONE_FOR + SWEEP_EVERY)

        assert told(second) == []
        assert len(told(third)) == 1
