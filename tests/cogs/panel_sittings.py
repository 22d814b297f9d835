"""People at the tables of golden games, for panels that are looked at without Discord."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from bot.cli import replay
from bot.engine.game import Seat, legal_moves, why_not
from bot.engine.journal import AnyGame, Course
from bot.i18n.speak import LANGUAGES
from bot.tables.people import (
    Person,
    PersonId,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.records import SecretOrder
from bot.tables.state import TableState
from cogs.interaction import components, discord_limits
from cogs.interaction.components import ButtonSpec, LinkSpec, MenuSpec, TextBlock, count_parts
from cogs.interaction.context import SeatContext, seat_context
from cogs.interaction.game_ui import MORE
from cogs.interaction.replies import PrivateReply
from tests.golden.recipes import FOLDER, moments

GAMES = tuple(sorted(file.stem for file in (FOLDER / "princes").glob("*.game")))
SOME = GAMES[::3]  # each time; all of them in the long suite
NAMES = ("Lorenzo", "Isabella", "Cosimo", "Caterina", "Ludovico")
AROUND = 3  # parts beside a panel: its frame, its picture, the way to all that happened
BEFORE = 800  # characters that what was done, or changed meanwhile, may take above it
_MOVE = re.compile(r"m:(\d+):(\d+):(\d+):(.+)")


@cache
def told(name: str) -> tuple[AnyGame, tuple[Course[Any, Any], ...]]:
    """A golden game, position by position."""
    game, sheet = replay.load_sheet_and_game(FOLDER / "princes" / f"{name}.game")
    return game, tuple(moment.before for moment in moments(game, sheet.opening, sheet.entries))


@cache
def kinds(name: str) -> tuple[str, ...]:
    """What is asked in each of these positions."""
    game, courses = told(name)
    return tuple(game.view(course.state, None).asked.kind for course in courses)


def seated(
    game: AnyGame,
    course: Course[Any, Any],
    seat: Seat,
    language: str = "en",
    orders: tuple[str, ...] = (),
) -> SeatContext[Any]:
    """Whoever sits there, at a table with a long number."""
    table = TableId(123456)
    ids = [PersonId(at + 1) for at in range(course.opening.seats)]
    people = {id_: Person(id_, "", NAMES[at], language) for at, id_ in enumerate(ids)}
    card = TableCard(
        id=table,
        game=game.key,
        status=TableStatus.PLAYING,
        server="1",
        place="2",
        owner=ids[0],
        options=(),
        terms=TableTerms(),
        holders=tuple(SeatHolder(id_) for id_ in ids),
        opened=Time(0),
    )
    own = tuple(SecretOrder(table, seat, act) for act in orders)
    state = TableState(card, game, course, orders=own, people=people)
    sitting = seat_context(state, people[ids[seat]])
    assert sitting is not None
    return sitting


def sittings(*names: str, kind: str, every: int = 1) -> Iterator[SeatContext[Any]]:
    """Those who are asked this in these games, in one language after the other."""
    found = 0
    for name in names:
        game, courses = told(name)
        for course, asked in zip(courses, kinds(name), strict=True):
            if asked != kind:
                continue
            found += 1
            if found % every:
                continue
            for seat in game.to_move(course.state):
                yield seated(game, course, seat, LANGUAGES[found // every % len(LANGUAGES)])


def at_their_turn(name: str, every: int) -> Iterator[SeatContext[Any]]:
    """Everybody who may move, in one language after the other."""
    game, sheet = replay.load_sheet_and_game(FOLDER / f"{name}.game")
    told = [one.before for one in moments(game, sheet.opening, sheet.entries)]
    for at, course in enumerate(told[::every]):
        for seat in sorted(game.to_move(course.state)):
            yield seated(game, course, seat, LANGUAGES[at % len(LANGUAGES)])


def first(name: str, kind: str) -> tuple[AnyGame, Course[Any, Any]]:
    """Where this is asked for the first time in that game."""
    game, courses = told(name)
    return game, courses[kinds(name).index(kind)]


# What can be pressed


def pressed(reply: PrivateReply) -> list[ButtonSpec]:
    return [one for one in reply.all_components if isinstance(one, ButtonSpec) and not one.disabled]


def menus(reply: PrivateReply) -> list[MenuSpec]:
    return [one for one in reply.all_components if isinstance(one, MenuSpec)]


def goes_on(reply: PrivateReply) -> Iterator[str]:
    """The words of every choice that can be made in it."""
    for press in pressed(reply):
        if press.id.startswith("c:"):
            yield press.id.split(":", 4)[4]
    for menu in menus(reply):
        if menu.id.startswith("k:"):
            words = menu.id.split(":", 5)[5]
            begun = (f"{words} {option.value}" for option in menu.options)
            yield from (one.removeprefix(f"{MORE} ") for one in begun)


def assert_sound(sitting: SeatContext[Any], reply: PrivateReply) -> None:
    """Discord takes it, nothing is cut off, and every move that can be pressed is legal."""
    assert reply.all_components
    assert (
        count_parts((TextBlock(reply.words), *reply.blocks, *reply.components)) + AROUND
        <= discord_limits.PARTS
    )
    ids = [one.id for one in reply.all_components if not isinstance(one, LinkSpec)]
    assert len(set(ids)) == len(ids), ids
    assert all(len(one) <= discord_limits.CUSTOM_ID for one in ids)
    words = f"{reply.picture.in_words}\n{reply.all_words}" if reply.picture else reply.all_words
    assert 0 < len(words) <= discord_limits.WORDS - BEFORE, len(words)
    if reply.picture:
        assert len(reply.picture.alt) <= discord_limits.ALT_TEXT
        assert len(words) <= discord_limits.CONTENT  # it goes into a letter too
        assert (
            len(components.build_plain_view(reply.components).children)
            <= discord_limits.ROWS * discord_limits.IN_A_ROW
        )
    for one in reply.all_components:
        if isinstance(one, ButtonSpec):
            assert 0 < len(one.label) <= discord_limits.LABEL
            assert len(one.label) < discord_limits.LABEL or one.label[-1] != "…", one.label
        if isinstance(one, MenuSpec):
            _assert_menu(one)
    for press in pressed(reply):
        _assert_legal(sitting, press)


def _assert_menu(menu: MenuSpec) -> None:
    values = [option.value for option in menu.options]
    assert 1 <= len(values) <= discord_limits.OPTIONS
    assert len(set(values)) == len(values)
    assert 0 <= menu.least <= menu.most <= len(values)
    assert sum(option.chosen for option in menu.options) <= menu.most
    assert len(menu.placeholder) <= discord_limits.PLACEHOLDER
    for option in menu.options:
        assert 0 < len(option.label) <= discord_limits.OPTION
        assert 0 < len(option.value) <= discord_limits.OPTION


def _assert_legal(sitting: SeatContext[Any], press: ButtonSpec) -> None:
    match = _MOVE.fullmatch(press.id)
    if match is None:
        return
    question = components.QuestionId(TableId(int(match[1])), Seat(int(match[2])), int(match[3]))
    assert question == sitting.question_id
    move = sitting.state.game.vocabulary.read(match[4])
    assert why_not(sitting.state.game, sitting.course.state, sitting.seat, move) is None


def legal(sitting: SeatContext[Any], kind: type[Any]) -> list[Any]:
    moves = legal_moves(sitting.state.game, sitting.course.state, sitting.seat)
    return [move for move in moves if isinstance(move, kind)]


def spoken(sitting: SeatContext[Any], language: str) -> SeatContext[Any]:
    """The same, spoken to in another language."""
    people = {id_: replace(p, language=language) for id_, p in sitting.state.people.items()}
    state = replace(sitting.state, people=people)
    person = people[PersonId(sitting.seat + 1)]
    again = seat_context(state, person)
    assert again is not None
    return again
