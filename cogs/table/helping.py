"""Help: what can be done here and now, and the way to the book."""

from collections.abc import Iterator, Sequence

from bot.engine.text import Text, say
from bot.host.company import Status, TableId
from cogs.door import limits, presses
from cogs.door.answers import Reply
from cogs.door.caller import Caller
from cogs.door.knocks import knock
from cogs.door.presses import Press, Pressable
from cogs.door.sitting import Sitting
from cogs.door.speech import Voice
from cogs.door.visit import at, table_here
from cogs.games import FRONTS, front_of
from cogs.posts import position
from cogs.posts.panel import bare_panel
from cogs.table import alone, learning, rulebook
from cogs.turn.moving import in_lobby, own_presses, turn

NOWHERE = TableId(0)
FEW = 2 * limits.IN_A_ROW  # buttons of a turn that help has room for


async def helped(caller: Caller) -> Reply:
    """The first answer of /help: what can I do now?"""
    card = await table_here(caller)
    voice = caller.voice
    if card is None:
        words = _lines(voice("help-new"), _more(voice, tuple(FRONTS)))
        begins = (*learning.offered(voice), alone.press(voice, NOWHERE))
        return Reply(words, (*begins, *rulebook.everywhere(voice)))
    visit = await at(caller, card.id)
    if card.status is Status.GATHERING:
        said = "help-gathering" if visit.seat is None else "help-seated"
        words = _lines(visit.voice(said), _more(voice, [card.game]))
        return Reply(words, (*in_lobby(visit), *rulebook.chapters(voice, card)))
    if visit.standing.course is None and card.status is Status.CANCELLED:
        words = _lines(voice("door-closed"), _more(voice, tuple(FRONTS)))
        ways = (*in_lobby(visit), alone.press(voice, NOWHERE), *rulebook.everywhere(voice))
        return Reply(words, ways)
    sitting = visit.sitting
    if sitting is None or card.status is not Status.PLAYING:
        reply = turn(visit)
        is_over = card.status in (Status.OVER, Status.CANCELLED)
        again = [voice("help-again")] if is_over else []
        words = _lines(reply.words, *again, _more(voice, [card.game]))
        return Reply(words, (*reply.presses, *rulebook.chapters(voice, card)))
    return now(sitting)


@knock("help")
async def helping(caller: Caller, _: TableId, __: str) -> Reply:
    return await helped(caller)


# What can I do now?


def now(sitting: Sitting) -> Reply:
    """What is asked, what would answer it, and the buttons for it."""
    voice, taught = sitting.voice, front_of(sitting.standing).help
    head = position.heading(sitting.standing, voice)
    words = [head]
    is_asked = sitting.is_asked and not sitting.is_called  # then the panel says all there is
    if taught is None or not is_asked:
        words.append(bare_panel(sitting).words)
    if taught is not None and not sitting.is_called:
        words.append(voice.text(taught.now(sitting.view) if is_asked else taught.waiting))
    words += ["", _more(voice, [sitting.standing.card.game])]
    panel = bare_panel(sitting) if sitting.may_move else Reply("")
    turn = panel if _is_simple(panel) else Reply("")
    return Reply(_lines(*words), tuple(_useful(sitting, turn.presses)), blocks=turn.blocks)


def _is_simple(panel: Reply) -> bool:
    pressed = panel.pressed
    are_alike = all(isinstance(one, Press) and one.row is None for one in pressed)
    return are_alike and len(pressed) <= FEW


def _useful(sitting: Sitting, turn: Sequence[Pressable]) -> Iterator[Pressable]:
    table = sitting.standing.card.id
    if not sitting.may_move:
        yield from own_presses(sitting)
    else:
        yield from turn
        if not turn:
            label = sitting.voice.label("press-turn")
            yield Press(presses.knock("turn", table), label, likely=True)
            yield from front_of(sitting.standing).beside(sitting)
        yield Press(presses.knock("hand", table), sitting.voice.label("press-hand"))
        yield Press(presses.knock("words", table), sitting.voice.label("press-board"))
    yield from rulebook.chapters(sitting.voice, sitting.standing.card)


def _more(voice: Voice, games: Sequence[str]) -> str:
    """The commands that are always of use, among them those that make moves of these games."""
    moves = tuple(say("help-by-name", command=Text(f"command-{game}")) for game in games)
    return voice("help-more", moves=moves)


def _lines(*lines: str) -> str:
    return "\n".join(lines)
