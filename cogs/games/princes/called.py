"""The call for wishes before sealed auctions: what is asked, and the buttons that answer it.

orders T given 6     these are my wishes, for that phase of auctions and those before it
orders T reconsider  they are not, after all
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.game import Seat
from bot.games.princes.asked import WISHING, Asked
from bot.games.princes.view import View
from bot.host import calls
from bot.players.princes.orders import is_for_characters
from cogs.door.presses import Press
from cogs.door.sitting import Sitting
from cogs.games.princes.wishing import WAYS, press


def seen(view: View, seats: Sequence[Seat]) -> View:
    """Return a view whose open question is the call for wishes."""
    return replace(view, asked=Asked(WISHING, tuple(seats)))


def told(sitting: Sitting[View]) -> Iterator[str]:
    """What he should know of the call, or what he has answered already."""
    if sitting.is_called:
        yield sitting.voice("panel-wishes-call")
    if calls.wished(sitting.standing, sitting.seat) in _answerable(sitting):
        yield sitting.voice("panel-wishes-given")


def answers(sitting: Sitting[View], *, characters: bool) -> Iterator[Press]:
    """These are my wishes, as far as they stand on this page; or they are not, after all."""
    voice, wished = sitting.voice, calls.wished(sitting.standing, sitting.seat)
    for phase in _answerable(sitting):
        if is_for_characters(phase) == characters and wished < phase:
            given = press(sitting, f"given {phase}", voice.label("press-wishes-given"), WAYS)
            yield replace(given, likely=sitting.is_called)
    if wished in _answerable(sitting):
        yield press(sitting, "reconsider", voice.label("press-wishes-reconsider"), WAYS)


def _answerable(sitting: Sitting[View]) -> tuple[int, ...]:
    return calls.answerable(sitting.standing, sitting.seat)
