"""What was, what is, and what one can do now: the board in words, the log, a help that helps."""

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands

from bot.engine.text import Text, say
from bot.host.company import Status, TableId
from bot.host.outcomes import heard
from cogs.door import limits, presses
from cogs.door.answers import Offer, Reply, answer, offer
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import phrased, worded
from cogs.door.commands import EVERYWHERE, GAME, INSTALLED
from cogs.door.front import AnyStory
from cogs.door.knocks import knock
from cogs.door.presses import Menu, MenuOption, Press
from cogs.door.speech import Voice
from cogs.door.visit import Visit, at, here, no_table, of_this_place, table_here
from cogs.posts import film, leaf, page, pictures, position, story
from cogs.table import checking, places, rulebook
from cogs.table.helping import helped
from cogs.turn.moving import take_turn, turn, waiting
from cogs.turn.which_table import at_table_meant, own_tables

LOG_LINES = 12
MOST_TABLES = 15  # shown of one's own


# The board


@app_commands.command(**phrased("command-board"))
async def board(interaction: Interaction) -> None:
    await answer(interaction, lambda caller: at_table_meant(caller, "board"))


board.allowed_contexts, board.allowed_installs = EVERYWHERE, INSTALLED


@knock("board")
async def seen(caller: Caller, table: TableId, _: str) -> Reply:
    """Its picture, and behind a button the same in words; the words where none is drawn."""
    visit = await at(caller, table)
    visit.begun()
    standing, voice = visit.standing, visit.voice
    sketch = pictures.sketched(standing, voice) if caller.door.draws else None
    if sketch is None:
        return _in_words(visit)
    told = Press(presses.knock("words", table), voice.label("press-board"))
    ways = (told, *leaf.press_of(standing, voice), *film.press_of(standing, voice))
    return Reply(_above(visit), ways, sketch=sketch)


@knock("words")
async def in_words(caller: Caller, table: TableId, _: str) -> Reply:
    visit = await at(caller, table)
    visit.begun()
    return _in_words(visit)


def _in_words(visit: Visit) -> Reply:
    standing, voice = visit.standing, visit.voice
    more = position.board(standing, voice)
    ways = (*leaf.press_of(standing, voice), *film.press_of(standing, voice))
    return Reply(_above(visit), ways, more=more)


def _above(visit: Visit) -> str:
    return "\n".join([position.heading(visit.standing, visit.voice), *waiting(visit)])


@GAME.command(**phrased("command-game-status"))
async def status(interaction: Interaction) -> None:
    async def answered(caller: Caller) -> Reply:
        offered = await places.offered_here(caller)
        if offered:
            return offered
        card = await table_here(caller)
        if card is not None:
            return await take_turn(caller, card.id)
        own = await own_tables(caller)
        return _status_of(own[0]) if own else no_table(caller)

    await answer(interaction, answered)


def _status_of(visit: Visit) -> Reply:
    """Of a table elsewhere: then it is said of which one."""
    reply = turn(visit)
    return replace(reply, words=f"{position.heading(visit.standing, visit.voice)}\n{reply.words}")


@GAME.command(**phrased("command-game-my-games"))
async def my_games(interaction: Interaction) -> None:
    await answer(interaction, _mine)


async def _mine(caller: Caller) -> Reply:
    """One's own tables, those that wait for one first."""
    own = await own_tables(caller)
    if not own:
        return Reply(caller.voice("door-no-tables"))
    return Reply("\n".join(map(_line, own[:MOST_TABLES])))


def _line(visit: Visit) -> str:
    card = visit.standing.card
    place = f"<#{card.place}>" if card.server else ""
    return " ".join(
        filter(None, [position.heading(visit.standing, visit.voice), place, *waiting(visit)])
    )


# The log


@GAME.command(**phrased("command-game-log"))
async def log(interaction: Interaction) -> None:
    await answer(interaction, of_this_place(logged))


@knock("log")
async def logged(caller: Caller, table: TableId, _: str) -> Reply:
    """The story as everybody heard it: the last of it at once, all of it as a file."""
    visit = await at(caller, table)
    visit.begun()
    standing, voice = visit.standing, visit.voice
    lines = story.told_since(standing, voice, 0)
    words = limits.newest(lines, limits.CONTENT, voice("log-earlier"), most=LOG_LINES)
    paper = (f"table-{table}.txt", "\n".join(lines)) if lines else None
    ways = (
        *page.press_of(standing, voice),
        *leaf.press_of(standing, voice),
        *film.press_of(standing, voice),
    )
    return Reply(words or voice("door-nothing-yet"), ways, paper)


# The story in full


@knock(story.KNOCK)
async def story_told(caller: Caller, table: TableId, words: str) -> Reply:
    """One round from its first event to its last, with a menu of all rounds."""
    visit = await at(caller, table)
    standing, voice, seat = visit.standing, visit.voice, visit.seat
    tale = story.story_of(standing)
    if tale is None or standing.course is None:
        return Reply(caller.voice("door-nothing-yet"))
    events = (event for made in standing.course.made for event in made.step.events)
    rounds = tale.rounds(heard(events, seat))
    number = words.rpartition(" ")[2]
    shown = int(number) if number.isdecimal() else _sought(tale, rounds)
    shown = max(1, min(shown, len(rounds)))
    lines = story.in_words(standing, voice, rounds[shown - 1], seat)
    menu = _menu(voice, table, len(rounds), shown)
    return _whole(voice, shown, lines, menu)


def _sought(tale: AnyStory, rounds: Sequence[Sequence[Text]]) -> int:
    """The last round in which something happened that the button is there for."""
    for number, texts in reversed(list(enumerate(rounds, start=1))):
        titles = (chapter.title for chapter in tale.chapters(texts))
        if any(title is not None and tale.is_sought(title) for title in titles):
            return number
    return len(rounds)


def _whole(voice: Voice, number: int, lines: Sequence[str], menu: Menu) -> Reply:
    whole = "\n".join(lines) or voice("door-nothing-yet")
    words = f"**{voice.text(say('story-round', round=number))}**"
    return Reply(words, (menu,), more=whole)


def _menu(voice: Voice, table: TableId, rounds: int, shown: int) -> Menu:
    options = tuple(
        MenuOption(
            str(number), voice.plain(say("story-round", round=number)), chosen=number == shown
        )
        for number in range(1, rounds + 1)
    )
    id_ = presses.knock_menu(story.KNOCK, table, "round")
    return Menu(id_, voice.label("story-rounds"), options[-limits.OPTIONS :])


@GAME.command(**phrased("command-game-export"))
async def export(interaction: Interaction) -> None:
    await answer(interaction, _exported)


async def _exported(caller: Caller) -> Reply:
    """The score sheet tells all hands, so there is one only once the game is over."""
    visit = await here(caller)
    standing, course = visit.standing, visit.standing.course
    if course is None or standing.card.status is not Status.OVER:
        return Reply(caller.voice("door-export-later"))
    visit.unsealed()
    again = film.press_of(standing, caller.voice)
    sheet = await checking.sheet_of(caller, standing, course)
    return Reply(caller.voice("door-export"), again, sheet)


@knock("film")
async def filmed(caller: Caller, table: TableId, _: str) -> Reply:
    """The game as a moving picture, and the way to the same in words."""
    visit = await at(caller, table)
    visit.begun()
    visit.unsealed()
    standing, voice = visit.standing, visit.voice
    sketch = film.filmed(standing, voice, caller.door.films)
    others = (
        Press(presses.knock("log", table), voice.label("press-log")),
        Press(presses.knock("words", table), voice.label("press-board")),
    )
    return Reply(position.heading(standing, voice), others, sketch=sketch)


# Help


@app_commands.command(**phrased("command-help"))
@worded("topic")
async def help_(interaction: Interaction, topic: str = "") -> None:
    async def about(caller: Caller) -> Reply:
        return await rulebook.sought(caller, topic)

    await answer(interaction, about if topic else helped)


@help_.autocomplete("topic")
async def topics(interaction: Interaction, typed: str) -> list[Offer]:
    async def found(caller: Caller) -> Sequence[tuple[str, str]]:
        return await rulebook.offered(caller, typed)

    return await offer(interaction, "", found)  # what fits has been found already


help_.allowed_contexts, help_.allowed_installs = EVERYWHERE, INSTALLED
