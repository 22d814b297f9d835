"""The coach at one's elbow: two sentences at each new kind of question, until it is enough."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.host.company import TableId
from bot.host.ports import CannotKeep
from cogs.door import book, presses
from cogs.door.answers import Reply
from cogs.door.caller import Caller
from cogs.door.knocks import knock
from cogs.door.presses import Press
from cogs.door.sitting import AnySitting
from cogs.door.visit import Visit
from cogs.games import front_of
from cogs.posts import coach
from cogs.posts.lessons import Step

ENOUGH = "enough"


async def taught(caller: Caller, visit: Visit, reply: Reply) -> Reply:
    """With what is new to him above it; what the board answers alone stays so."""
    sitting = visit.sitting
    if sitting is None or reply.on_the_board:
        return reply
    steps = list(coach.new_to(sitting, caller.person))
    if not steps:
        return reply
    if not visit.standing.card.terms.teaching:
        await _noted(caller, sitting, steps)
    words = [coach.sentences(sitting, step) for step in steps]
    said = "\n".join([*words, reply.words])
    shown = {one.id for one in reply.pressed if isinstance(one, Press)}
    ways = (press for press in _below(sitting, steps) if press.id not in shown)
    return replace(reply, words=said, presses=(*reply.presses, *ways))


def _below(sitting: AnySitting, steps: Sequence[Step]) -> Iterator[Press]:
    """The pages with their pictures, and the end of all teaching."""
    voice, game, table = sitting.voice, sitting.standing.game, sitting.standing.card.id
    help_ = front_of(sitting.standing).help
    for name in dict.fromkeys(step.page for step in steps):
        page = help_.book.page(game, name) if help_ else None
        if page is not None:
            yield book.press(voice, table, game.key, page)
    yield Press(presses.knock(ENOUGH, table), voice.label("press-enough"))


async def _noted(caller: Caller, sitting: AnySitting, steps: Sequence[Step]) -> None:
    """What is heard is not said again; if that can't be kept, it is said twice."""
    heard = coach.heard_now(sitting, caller.person, steps)
    try:
        await caller.door.house.write_down(replace(caller.person, coached=heard))
    except CannotKeep:
        return


@knock(ENOUGH)
async def enough(caller: Caller, _: TableId, __: str) -> Reply:
    wished = replace(caller.person, coached=coach.ENOUGH)
    await caller.door.house.write_down(wished)
    return Reply(caller.voice("coach-leaves"))
