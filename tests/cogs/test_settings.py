"""What somebody settles for himself: one panel shows all of it and changes each line."""

from typing import Any

import pytest

from bot.i18n.speak import LANGUAGES
from bot.notifications.notifier import LEFT_ALONE_FOR
from bot.outbox.worker import SWEEP_EVERY
from bot.tables import service
from bot.tables.people import Person, PersonId
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids

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


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_line_of_the_panel_is_changed_on_it(solo: Stage, language: str) -> None:
    (who,) = solo.people
    shown = await panel(solo, who)
    pulls = [("language", language), ("night", "22-7"), ("reminders", "6"), ("away", "3")]
    for name, value in pulls:
        done = await solo.select(who, shown, value, f"s:settle:0:{name}")
        shown = done.response
    letters = await pressed(solo, who, shown, "d:rings:0:")
    shown = await pressed(solo, who, letters, "d:settle:0:next yes")
    others = await pressed(solo, who, shown, "d:apart:0:")
    shown = await pressed(solo, who, others, "d:settle:0:named yes")
    cities = await pressed(solo, who, shown, "d:zones:0:")
    done = await solo.select(who, cities, "Europe/Rome", "s:settle:0:zone")

    person = await kept(solo)
    assert (person.language, person.zone) == (language, "Europe/Rome")
    assert (person.quiet, person.remind_every) == ((22 * 60, 7 * 60), 6 * 3600)
    assert person.away_until is not None
    assert person.hears_next
    assert person.named
    for told in ("Europe/Rome", "22:00", "7:00", f"<t:{person.away_until}:f>"):
        assert told in said(done.response)
    letters = await pressed(solo, who, done.response, "d:rings:0:")
    assert "d:settle:0:next no" in ids(letters)


async def test_whether_letters_ring_is_chosen_on_the_panel(solo: Stage) -> None:
    (who,) = solo.people
    shown = await panel(solo, who)
    assert "one notification" in said(shown)
    for value, told in [("never", "always silent"), ("every", "every question")]:
        choice = await pressed(solo, who, shown, "d:rings:0:")
        shown = (await solo.select(who, choice, value, "s:settle:0:rings")).response
        assert told in said(shown)
        assert (await kept(solo)).rings == value


async def test_what_a_stand_in_may_do_is_chosen_on_the_panel(solo: Stage) -> None:
    (who,) = solo.people
    shown = await panel(solo, who)
    assert "carefully" in said(shown)
    for value, told in [("passive", "passes wherever"), ("free", "raises bids, too")]:
        choice = await pressed(solo, who, shown, "d:allows:0:")
        shown = (await solo.select(who, choice, value, "s:settle:0:allows")).response
        assert told in said(shown)
        assert (await kept(solo)).allows == value


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_time_to_answer_is_chosen_on_the_panel(solo: Stage, language: str) -> None:
    (who,) = solo.people
    await solo.slash(who, "settings language", language=language)
    shown = await panel(solo, who)
    for value, has in [("20", True), ("0", False)]:
        choice = await pressed(solo, who, shown, "d:respites:0:")
        shown = (await solo.select(who, choice, value, "s:settle:0:respite")).response
        assert (" 20 " in said(shown)) == has
        assert (await kept(solo)).undo_grace == int(value)


async def test_what_was_settled_is_taken_back_on_the_panel(solo: Stage) -> None:
    (who,) = solo.people
    await solo.slash(who, "settings quiet-hours", start=22, end=7)
    await solo.slash(who, "settings away", days=3)
    told = await solo.slash(who, "settings next-turn", notify=True)
    assert "you get a silent message" in told
    shown = await panel(solo, who)

    for name, value in [("night", "none"), ("reminders", "0"), ("away", "0")]:
        shown = (await solo.select(who, shown, value, f"s:settle:0:{name}")).response
    letters = await pressed(solo, who, shown, "d:rings:0:")
    shown = await pressed(solo, who, letters, "d:settle:0:next no")

    person = await kept(solo)
    assert (person.quiet, person.remind_every, person.away_until) == (None, 0, None)
    assert not person.hears_next
    assert "Reminders: never" in said(shown)
    assert "Not away" in said(shown)


async def test_avoided_people_are_listed_and_taken_off_the_list(scene: Stage) -> None:
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


async def test_avoidance_has_its_limits(trio: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    lorenzo, isabella, cosimo = trio.people
    assert "yourself" in await trio.slash(lorenzo, "settings not-with", player=lorenzo.user)
    monkeypatch.setattr(service, "MOST_AVOIDED", 1)
    await trio.slash(lorenzo, "settings not-with", player=isabella.user)

    told = await trio.slash(lorenzo, "settings not-with", player=cosimo.user)

    assert "at most" in told


async def test_who_comes_next_is_told_silently_while_it_is_true(trio: Stage) -> None:
    await trio.gather()
    for who in trio.people:
        await trio.slash(who, "settings next-turn", notify=True)
    for _ in trio.people:
        found = await trio.next()
        assert found
        giver, spelt = found
        await trio.slash(giver, "princes give-back", profession=spelt.split()[1])
    found = await trio.next()
    assert found
    at = trio.people.index(found[0])
    first, second, third = (*trio.people[at:], *trio.people[:at])
    names = ["Lorenzo", "Isabella", "Cosimo"]

    def told(who: Any) -> list[Any]:
        return [one for one in trio.letters(who) if "You come next" in said(one)]

    await trio.pass_time(LEFT_ALONE_FOR + SWEEP_EVERY)
    (letter,) = told(second)
    assert f"after {names[at]}" in said(letter)
    assert letter.flags.suppress_notifications
    assert told(first) == []
    assert f"Next: {names[(at + 1) % 3]}" in said(trio.board)

    await trio.slash(first, "princes auction", object="jester")
    await trio.pass_time(LEFT_ALONE_FOR + SWEEP_EVERY)

    assert told(second) == []
    assert len(told(third)) == 1
