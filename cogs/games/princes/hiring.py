"""The character auction: whose pawn stands where, and on which space to stand one's own.

court              which character, each with the next space above
court merchant     how much for him
"""

from collections.abc import Iterator

from bot.engine.text import Florins, Named, Who, say
from bot.games.princes.moves import Court, Pass
from bot.games.princes.pieces import PRINCESS
from bot.games.princes.view import Character, InHand, View
from bot.games.princes.works import princess_sum
from cogs.door import limits, presses
from cogs.door.answers import Reply
from cogs.door.layout import Line
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.princes import shelf, wishing
from cogs.games.princes.benefit import wanted_of
from cogs.games.princes.words import asked

NEXT = 3  # spaces of one character that have a button each
_CHARACTERS, _SPACES, _BUTTONS, _DECISION = range(4)


def court(sitting: Sitting[View], words: str) -> Reply:
    view = sitting.view
    bids = {
        move.character: list(sitting.amounts(move))
        for move in sitting.legal()
        if isinstance(move, Court)
    }
    _, name, *_ = [*words.split(), ""]
    chosen = name if name in bids else ""
    lines = [f"### {sitting.voice.text(asked(view), 'you')}"]
    shown = [card for card in view.characters if card.name == chosen or not chosen]
    in_lines = [card for card in shown if card.name in bids and not chosen]
    lines += (line for card in shown if card not in in_lines for line in _told(sitting, view, card))
    blocks = tuple(_line(sitting, view, card, bids[card.name][0]) for card in in_lines)
    return Reply("\n".join(lines), tuple(_controls(sitting, bids, chosen)), blocks=blocks)


def _line(sitting: Sitting[View], view: View, card: Character, florins: int) -> Line:
    """A character with the next space above."""
    told = "\n".join(_told(sitting, view, card))
    return Line(told, sitting.press(sitting.spell(Court(card.name, florins))))


def _told(sitting: Sitting[View], view: View, card: Character) -> Iterator[str]:
    """What a character does, whom it serves or will, and what it does to one's own works now."""
    voice, name = sitting.voice, Named("character", card.name)
    about = voice.thing("character", card.name, "about")
    yield f"**{voice.thing('character', card.name)}** – {about}"
    if card.serving:
        yield voice("panel-court-hired", character=name, who=Who(card.serving.seat))
        return
    if card.pawn:
        florins, who = Florins(card.pawn.florins), Who(card.pawn.seat)
        yield voice("panel-court-bid", character=name, who=who, florins=florins)
    if card.florins:
        yield voice("panel-court-banker", florins=Florins(card.florins))
    if card.name == "muse":
        yield wanted_of(sitting, _inspired(view))
    if card.name == PRINCESS:
        yield shelf.princess_in_a_line(voice, view, princess_sum(view.box, view.mine))


def _inspired(view: View) -> list[tuple[InHand, int]]:
    """Every work in hand with what it would be worth if the Muse served one in this round."""
    assert view.own is not None
    return [(held, held.sum.value - held.sum.muse + view.round) for held in view.own.hand]


def _controls(
    sitting: Sitting[View], bids: dict[str, list[int]], chosen: str
) -> Iterator[Pressable]:
    if bids:
        yield _characters(sitting, bids, chosen)
    if chosen:
        yield _spaces(sitting, chosen, bids[chosen])
        spelt = [sitting.spell(Court(chosen, florins)) for florins in bids[chosen][:NEXT]]
        yield from (sitting.press(one, row=_BUTTONS) for one in spelt)
    yield sitting.press(sitting.spell(Pass()), row=_DECISION)
    if chosen:
        back = sitting.turn
        yield Press(back, sitting.voice.label("press-back"), row=_DECISION)
    knock = presses.knock(wishing.KNOCK, sitting.standing.card.id)
    yield Press(knock, sitting.voice.label("press-orders"), row=_DECISION)


def _characters(sitting: Sitting[View], bids: dict[str, list[int]], chosen: str) -> Menu:
    voice = sitting.voice
    options = tuple(
        MenuOption(name, _from(sitting, name, spaces[0]), voice.thing("character", name, "about"))
        if name != chosen
        else MenuOption(name, _from(sitting, name, spaces[0]), chosen=True)
        for name, spaces in bids.items()
    )
    id_ = presses.menu(sitting.question, "court", 0)
    return Menu(id_, voice.label("panel-court-which"), options, row=_CHARACTERS)


def _from(sitting: Sitting[View], name: str, florins: int) -> str:
    text = say("panel-court-option", character=Named("character", name), florins=Florins(florins))
    return sitting.voice.plain(text)


def _spaces(sitting: Sitting[View], name: str, spaces: list[int]) -> Menu:
    options = tuple(
        MenuOption(str(florins), sitting.voice("panel-court-at", florins=Florins(florins)))
        for florins in spaces[: limits.OPTIONS]
    )
    id_ = presses.menu(sitting.question, f"court {name}", 1)
    placeholder = sitting.voice.label("panel-court-space", character=Named("character", name))
    return Menu(id_, placeholder, options, row=_SPACES)
