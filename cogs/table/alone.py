"""Playing alone: how such a table is asked for, and what it may be like."""

from collections.abc import Iterator
from typing import TypeAlias

from bot import catalogue
from bot.host.company import PersonId, Status, TableCard, TableId
from bot.host.standing import is_solo
from cogs.door import presses
from cogs.door.answers import Reply
from cogs.door.command_names import choices
from cogs.door.presses import Press
from cogs.door.speech import Voice

# How a game for one alone is furnished: its options of these names, the first value the default.
LEVEL, SIZE = "level", "dummies"
Wishes: TypeAlias = tuple[tuple[str, str], ...]


def is_there(game: str) -> bool:
    return 1 in catalogue.game(game).seats


GAME = next(game for game in catalogue.GAMES if is_there(game))
_BY_EASE = ("easy", "standard", "hard")
_OFFERED = {option.name: option.values for option in catalogue.game(GAME).options(1)}
_LEVELS = sorted(_OFFERED[LEVEL], key=_BY_EASE.index)
LEVELS = choices({value: f"option-{LEVEL}-{value}" for value in _LEVELS})
DUMMIES = choices({value: f"option-{SIZE}-{value}" for value in _OFFERED[SIZE]})


def wishes(level: str, dummies: str) -> Wishes:
    """What was wished for; nothing at all means a table for several."""
    return tuple((name, value) for name, value in ((LEVEL, level), (SIZE, dummies)) if value)


def may_become(card: TableCard, owner: PersonId, game: str) -> bool:
    """Whether this table waits for players and has none but its owner, who wants to go ahead."""
    is_his = card.owner == owner and card.game == game
    return is_his and card.status is Status.GATHERING and len(card.chairs) == 1


def is_on(card: TableCard, owner: PersonId, game: str) -> bool:
    """Whether he plays it here alone already."""
    is_his = card.owner == owner and card.game == game
    return is_his and card.status is Status.PLAYING and is_solo(card)


def press(voice: Voice, table: TableId) -> Press:
    return Press(presses.knock("alone", table), voice.label("press-alone"))


def levels(voice: Voice, table: TableId) -> Reply:
    """Every level at every size, a row for each size."""
    return Reply(voice("solo-levels"), tuple(_levels(voice, table)))


def _levels(voice: Voice, table: TableId) -> Iterator[Press]:
    for row, dummies in enumerate(_OFFERED[SIZE]):
        for level in _LEVELS:
            name = voice.thing("option-level", level)
            label = voice.label("press-alone-at", level=name, dummies=int(dummies))
            yield Press(presses.knock("alone", table, f"{level} {dummies}"), label, row=row)
