"""The character auction: whose pawn stands where, and on which space to stand one's own.

court              which character, each with the next space above
court merchant     how much for him
"""

from collections.abc import Iterator

from bot.engine.text import Florins, Named, Who, say
from bot.games.princes.moves import Court, Pass
from bot.games.princes.view import Character, View
from cogs.door import limits, presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.princes import wishing
from cogs.games.princes.words import asked

NEXT = 3  # spaces of one character that have a button each
_CHARACTERS, _SPACES, _BUTTONS, _MORE, _DECISION = range(5)


def court(sitting: Sitting[View], words: str) -> Reply:
    view = sitting.view
    bids = {
        move.character: list(sitting.amounts(move))
        for move in sitting.legal()
        if isinstance(move, Court)
    }
    _, name, *_ = [*words.split(), ""]
    chosen = name if name in bids else ""
    lines = [sitting.voice.text(asked(view), "you"), *_standing(sitting, view)]
    if chosen:
        about = sitting.voice.thing("character", chosen, "about")
        lines.append(f"**{sitting.voice.thing('character', chosen)}** – {about}")
    return Reply("\n".join(lines), tuple(_controls(sitting, bids, chosen)))


def _standing(sitting: Sitting[View], view: View) -> Iterator[str]:
    """The cards as everybody sees them."""
    voice = sitting.voice
    for card in view.characters:
        name = Named("character", card.name)
        if card.serving:
            yield voice("panel-court-hired", character=name, who=Who(card.serving.seat))
        elif card.pawn:
            florins, who = Florins(card.pawn.florins), Who(card.pawn.seat)
            yield voice("panel-court-bid", character=name, who=who, florins=florins)
    free = tuple(Named("character", one.name) for one in view.characters if _is_free(one))
    if free:
        yield voice("panel-court-free", characters=free)
    banker = next((card for card in view.characters if card.florins and not card.serving), None)
    if banker:
        yield voice("panel-court-banker", florins=Florins(banker.florins))


def _is_free(card: Character) -> bool:
    return card.serving is None and card.pawn is None


def _controls(
    sitting: Sitting[View], bids: dict[str, list[int]], chosen: str
) -> Iterator[Pressable]:
    if bids:
        yield _characters(sitting, bids, chosen)
    if chosen:
        yield _spaces(sitting, chosen, bids[chosen])
        spelt = [sitting.spell(Court(chosen, florins)) for florins in bids[chosen][:NEXT]]
        yield from (sitting.press(one, row=_BUTTONS) for one in spelt)
    else:
        for at, (name, florins) in enumerate(bids.items()):
            row = _BUTTONS if at < limits.IN_A_ROW else _MORE
            yield sitting.press(sitting.spell(Court(name, florins[0])), row=row)
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
        MenuOption(str(florins), sitting.voice.plain(say("money", amount=florins)))
        for florins in spaces[: limits.OPTIONS]
    )
    id_ = presses.menu(sitting.question, f"court {name}", 1)
    placeholder = sitting.voice.label("panel-court-space", character=Named("character", name))
    return Menu(id_, placeholder, options, row=_SPACES)
