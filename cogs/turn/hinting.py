"""A hint: what a computer player would do in one's place, and why."""

from collections.abc import Iterator

from bot.host.company import TableId
from cogs.door import limits
from cogs.door.answers import Reply
from cogs.door.caller import Caller
from cogs.door.knocks import knock
from cogs.door.presses import Press, Pressable
from cogs.door.sitting import AnySitting
from cogs.door.visit import at
from cogs.posts.coach import HINT, advice, because, has_hints
from cogs.posts.panel import in_words, move_press
from cogs.turn.moving import turn


@knock(HINT)
async def hinted(caller: Caller, table: TableId, _: str) -> Reply:
    visit = await at(caller, table)
    sitting = visit.own()
    return hint(sitting) if sitting.is_asked and has_hints(sitting.standing) else turn(visit)


def hint(sitting: AnySitting) -> Reply:
    """By what its owner sees and nothing else."""
    voice = sitting.voice
    spelt = advice(sitting.standing, sitting.course.state, sitting.seat)
    text = in_words(sitting, spelt)
    words = [voice("hint", move=text) if text else spelt]
    why = because(sitting.standing, sitting.view, spelt)
    words += (f"· {voice.text(reason)}" for reason in why)
    return Reply("\n".join(words), tuple(_below(sitting, spelt)), asks=sitting.asks)


def _below(sitting: AnySitting, spelt: str) -> tuple[Pressable, ...]:
    """To do it, or to look at all there is."""
    back = Press(sitting.turn, sitting.voice.label("press-back"))
    return (*_made(sitting, spelt), back)


def _made(sitting: AnySitting, spelt: str) -> Iterator[Press]:
    """A button for it, where an id has room for so many words."""
    try:
        yield move_press(sitting, spelt, likely=True)
    except limits.TooLong:
        return
