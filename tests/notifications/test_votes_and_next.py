"""Votes, and that one comes next, are lines of the one letter."""

from dataclasses import replace

from bot.notifications import notifier
from bot.tables.motion_kinds import PlainMotion
from bot.tables.people import MINUTE, TableTerms
from bot.tables.records import MessageKind
from bot.tables.store_protocols import UndeliverableError
from tests.notifications.desk import World, auctions
from tests.tables.houses import COSIMO, ISABELLA, LORENZO


async def test_a_vote_is_a_line_of_the_letter_and_rings_as_a_question_does(world: World) -> None:
    (table,) = await auctions(world, TableTerms())
    assert world.about(COSIMO) == []
    world.clock.turn(MINUTE)
    await world.say_yes(table, PlainMotion.PAUSE, LORENZO)

    await world.sweep_after()

    assert world.about(COSIMO) == ["pause"]
    assert world.rung(COSIMO) == 1
    assert world.about(ISABELLA) == ["pause", ""]
    assert world.rung(ISABELLA) == 2  # it has an end, and her question has none
    assert not any(seen.note.key.kind is MessageKind.VOTE for seen in world.messenger.seen)


async def test_an_ended_vote_leaves_the_letter_as_a_voter_does(world: World) -> None:
    (table,) = await auctions(world, TableTerms())
    await world.say_yes(table, PlainMotion.PAUSE, LORENZO)
    await world.sweep_after()

    await world.vote(table, ISABELLA, PlainMotion.PAUSE, in_favour=True)
    await world.sweep_after()
    assert world.about(ISABELLA) == [""]
    await world.vote(table, COSIMO, PlainMotion.PAUSE, in_favour=False)
    await world.sweep_after()

    assert world.about(COSIMO) == []
    assert world.about(ISABELLA) == [""]


async def test_a_vote_in_a_pause_is_written_of_too(world: World) -> None:
    (table,) = await auctions(world, TableTerms())
    await world.say_yes(table, PlainMotion.PAUSE)
    await world.sweep_after()
    assert world.about(ISABELLA) == []

    await world.say_yes(table, PlainMotion.RESUME, LORENZO)
    await world.sweep_after()

    assert world.about(ISABELLA) == ["resume"]


async def test_who_comes_next_is_told_without_a_sound_and_only_who_likes_to(world: World) -> None:
    likes = replace(await world.person(COSIMO), hears_next=True)
    assert await world.house.save_person(likes) is None
    (table,) = await auctions(world, TableTerms())
    assert world.about(COSIMO) == [notifier.NEXT_UP]
    assert world.rung(COSIMO) == 0

    await world.play(table, ISABELLA, "nominate jester")
    await world.sweep_after()

    assert world.about(COSIMO) == [""]
    assert world.rung(COSIMO) == 1
    assert world.about(LORENZO) == []


async def test_without_letters_a_vote_is_asked_for_in_the_channel(world: World) -> None:
    world.messenger.shut(COSIMO, UndeliverableError("closed"))
    (table,) = await auctions(world, TableTerms())
    await world.say_yes(table, PlainMotion.PAUSE, LORENZO)
    await world.sweep_after()
    await world.sweep_after()
    assert world.messenger.topics().count("vote 2 pause") == 1
    assert world.about(COSIMO) == []
