"""Alone against Wolfgang at the door: how it is played, undone and told."""

from pathlib import Path
from typing import Any

from simcord.results import InteractionResult

from bot.engine.journal import Course
from bot.engine.text import Named, Text, say
from bot.tables.people import TableId, TableStatus
from cogs.games.princes import game_texts as words
from cogs.interaction.discord_limits import CONTENT, cut_lines
from cogs.messages.pictures import CachingPainter
from tests.cogs.chamber import Chamber, chamber, options
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids, outlive_tokens, press_move


def frames(done: InteractionResult) -> str:
    assert done.response
    return said(done.response)


# Playing


async def at_an_auction(scene: Chamber) -> None:
    await scene.slash("game new", solo="standard")
    spelt = await scene.next()
    assert spelt is not None
    await scene.press(spelt)


async def test_buttons_say_what_wolfgang_wants_and_adds_to_the_die(tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        await at_an_auction(scene)
        view = await scene.view()
        (first, *_), labels = view.automa.wants, scene.labels(scene.board)
        added = f"die+{first.add}" if first.add else "die"
        assert labels[0].startswith("1. ")
        assert labels[0].endswith(f"({added})")
        assert "Stay out" in labels

        lot = next(want for want in view.automa.wants if want.add).lot
        lot = "forest" if lot == "landscapes" else lot
        await scene.press(f"nominate {lot}")
        price = (await scene.view()).automa.rolls[0].bid + 100

        buy, decline, *_ = scene.labels(scene.board)
        assert buy.startswith("Buy for ")
        assert buy.endswith(f" for {price} fl.")
        assert decline == "Decline"
        await scene.press("pass")
        assert not [one for one in ids(scene.board) if one.endswith(f"nominate {lot}")]


async def test_one_takes_back_up_to_the_last_die_or_card_and_nobody_votes(tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        await at_an_auction(scene)
        lot = next(one for one in ids(scene.board) if "nominate" in one).rpartition(" ")[2]
        await scene.press(f"nominate {lot}")
        await scene.press("pass")
        made = len((await course(scene)).made)

        undone = await scene.click(None, scene.board, custom_id="d:undo:1:1")

        assert undone.response
        assert "You take back a move" in said(undone.response)
        assert len((await course(scene)).made) == made - 1
        assert "Take it back" not in scene.labels(scene.board)
        refused = await scene.user.slash("game undo")
        assert refused.response
        assert "the last roll or card" in said(refused.response)
        assert not [one for one in ids(refused.response) if one.startswith("d:vote")]
        voted = await scene.slash("game vote", motion="undo 1")
        assert "earlier moves stand" in voted
        assert len((await course(scene)).made) == made - 1
        assert scene.letters == [scene.board]


async def course(scene: Chamber) -> Course[Any, Any]:
    found = (await scene.standing()).course
    assert found is not None
    return found


async def test_an_old_button_buys_nothing_and_shows_what_can_be_done_now(tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        await at_an_auction(scene)
        panel = (await scene.user.slash("game status")).response
        assert panel
        names = [one for one in ids(panel) if "nominate" in one]
        old = await scene.click(None, panel, custom_id=names[0])
        assert old.response
        buy = next(one for one in ids(old.response) if ":bid " in one)
        await outlive_tokens(scene.bot, scene.table)
        await scene.press("pass")
        ply = await scene.ply()

        stale = await scene.click(None, old.response, custom_id=buy)

        assert await scene.ply() == ply
        assert stale.response
        assert "Meanwhile" in said(stale.response)
        assert [one for one in ids(stale.response) if "nominate" in one]


# The story


async def test_what_wolfgang_did_is_told_in_full_behind_its_button(tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        await scene.slash("game new", solo="standard")
        while (await scene.view()).round < 3:
            spelt = await scene.next()
            assert spelt is not None
            await scene.press(spelt)
        assert "Wolfgang" in said(scene.board)
        assert "by Automa card" not in said(scene.board)

        log = await scene.user.click(scene.board, custom_id="d:log:1:")
        told = await scene.click(None, log.response, custom_id="d:story:1:")

        text = frames(told)
        for part in ("Round 2: auctions", "Wolfgang buys", "Actions", "Wolfgang’s turn"):
            assert f"**{part}**" in text
        assert "Wolfgang’s first action by Automa card" in text
        assert "Wolfgang’s second action by Automa card" in text
        assert told.response
        first = await scene.select(None, told.response, "1", "s:story:1:round")
        assert "**Round 1: auctions**" in frames(first)
        everything = [
            text for made in (await course(scene)).made for text in _heard(made.step.events)
        ]
        rounds = words.STORY.rounds(everything)
        assert [text for texts in rounds for text in texts] == everything
        told_of = [text for one in words.STORY.chapters(rounds[1]) for text in one.lines]
        assert told_of == list(rounds[1])


def _heard(events: Any) -> list[Text]:
    return [event.text for event in events]


def test_wolfgangs_turn_ends_where_one_acts_oneself_though_nobody_else_is_told() -> None:
    texts = (
        say("action-phase-begins", who=Named("automa", "wolfgang")),
        say("automa-acts", nth=1),
        say("automa-flips"),
        say("introduces", who=Named("automa", "wolfgang")),
        say("automa-acts", nth=2),
        say("keeps-one-of", card=Named("bonus", "lakes")),
        say("best-work"),
    )
    chapters = words.STORY.chapters(texts)
    assert [chapter.title and chapter.title.key for chapter in chapters] == [
        "chapter-actions",
        "chapter-automa-turn",
        "chapter-turn",
        "chapter-round-ends",
    ]
    assert [text for chapter in chapters for text in chapter.lines] == list(texts)


def test_what_there_is_no_room_for_ends_with_a_line_and_says_where_the_rest_is() -> None:
    lines = [f"{number} {'x' * 90}" for number in range(60)]
    whole = "\n".join(lines)

    *kept, rest = cut_lines(whole, 1000, "… the rest").splitlines()

    assert rest == "… the rest"
    assert kept == lines[: len(kept)]
    assert 900 < len("\n".join([*kept, rest])) <= 1000
    assert cut_lines(whole, len(whole), "… the rest") == whole


# The end


async def test_a_solo_game_is_recorded_and_not_rated(tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        await scene.slash("game new", solo="easy", dummies="3")
        while (spelt := await scene.next()) is not None:
            await scene.press(spelt)

        assert "**Alone**" in await scene.slash("record")
        store = scene.bot.services.store
        assert await store.load_ratings("princes", 1) == {}
        (result,) = await store.find_results(person=(await scene.person()).id)
        assert result.seats == 1

        over = scene.board
        await scene.click(None, over, custom_id="d:rematch:1:")

        scene.table = TableId(2)
        assert await options(scene) == {"level": "easy", "dummies": "3"}
        assert (await scene.standing()).card.status is TableStatus.PLAYING
        again = await scene.click(None, over, custom_id="d:rematch:1:")
        assert again.response
        assert "Which of your four" in said(again.response)


async def test_help_explains_the_solo_game_and_says_whose_the_deck_is(tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        await at_an_auction(scene)
        helped = await scene.user.slash("help")
        assert helped.response
        assert "A die is rolled" in said(helped.response)

        for topic in ("solo", "ours"):
            told = await scene.select(None, helped.response, topic, "s:rules:1:princes")
            assert told.response
            assert "we made the 21 Automa cards ourselves" in said(told.response)
            assert len(said(told.response)) < CONTENT


# In a channel


async def test_others_look_on_at_a_solo_game_in_a_channel(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new", solo="standard", dummies="3")
    while len((await scene.course()).made) < 25:
        following = await scene.next()
        assert following is not None
        await press_move(scene, *following)
        assert len(ids(scene.board)) <= 10
        # One message with the hand, and no calls: nobody else ever has the turn.
        assert len(scene.letters(lorenzo)) == 1
        assert scene.letters(isabella) == []
    assert "You have " not in said(scene.board)

    log = await isabella.click(scene.board, custom_id="d:log:1:")
    looking = await scene.click(isabella, log.response, custom_id="d:story:1:")
    assert looking.response
    assert "Wolfgang" in frames(looking)
    assert "You " not in frames(looking)
    refused = await scene.slash(isabella, "game status")
    assert "not playing at this table" in refused


async def test_a_game_alone_goes_on_in_direct_messages_in_one_message(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "game new", solo="standard")
    (hand,) = solo.letters(lorenzo)
    assert "You have " in said(hand)

    offered = await lorenzo.user.slash("game status")
    assert offered.response
    await lorenzo.user.click(offered.response, custom_id="d:here:1:")

    (board,) = solo.letters(lorenzo)
    assert board.id != hand.id
    assert "You have " in said(board)
    assert not [message for message in solo.channel.history() if ids(message)]


async def test_the_hand_lies_below_the_picture_of_the_board(tmp_path: Path) -> None:
    async with chamber(tmp_path, painter=CachingPainter()) as scene:
        await scene.slash("game new", solo="standard")

        words = said(scene.board)

        assert [one.filename for one in scene.board.attachments] == ["board.png"]
        assert "You have " in words
        assert "Starting player" not in words
