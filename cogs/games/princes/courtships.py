"""Standing orders for the characters: ranked wishes, and what to do when none is left.

orders characters                      the list
orders character merchant              up to which price
orders courtship merchant 600          hire him for at most 600
orders courtships courtship-otherwise pass     any order as it is spelt
"""

from collections.abc import Iterator

from bot.engine.text import Named, say
from bot.games.princes.view import View
from bot.players.princes.ranked import ENDS, Courtship, CourtshipOtherwise, NoCourtship
from bot.players.princes.ranked import VOCABULARY as ORDERS
from cogs.door import limits, presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.princes import auction

_CHARACTERS, _PRICES, _RANKING, _, _BACK = range(5)


def listed(sitting: Sitting[View], before: str = "") -> Reply:
    """All orders of the seat, and what may be ordered for the characters."""
    words = [before] if before else []
    words += [*auction.told(sitting), sitting.voice("panel-orders-characters")]
    refusal = auction.refusal(sitting, ORDERS.spell(NoCourtship()))
    if refusal:
        words.append(sitting.voice.text(refusal.text))
        return Reply("\n".join(words), (*auction.withdrawing(sitting), *_back(sitting)))
    return Reply("\n".join(words), tuple(_controls(sitting)))


def _controls(sitting: Sitting[View]) -> Iterator[Pressable]:
    courted = _to_be_courted(sitting)
    if courted:
        yield _characters(sitting, courted, "")
    yield from auction.withdrawing(sitting)
    yield from auction.ranking(sitting, Courtship, _RANKING)
    ends = tuple(map(CourtshipOtherwise, ENDS))
    yield from auction.others(sitting, "courtships", (NoCourtship(), *ends))
    yield from _back(sitting)


def _back(sitting: Sitting[View]) -> Iterator[Press]:
    table, voice = sitting.standing.card.id, sitting.voice
    if sitting.view.phase == "auction":
        label = voice.label("press-orders-lots")
        yield Press(presses.knock(auction.KNOCK, table), label, row=_BACK)
    yield Press(presses.knock("turn", table), voice.label("press-back"), row=_BACK)


def one_character(sitting: Sitting[View], name: str) -> Reply:
    """Up to which price."""
    prices = _prices(sitting, name)
    if not prices:
        return listed(sitting)
    voice, table = sitting.voice, sitting.standing.card.id
    options = tuple(
        MenuOption(str(price), voice.plain(say("money", amount=price)))
        for price in prices[: limits.OPTIONS]
    )
    id_ = presses.knock_menu(auction.KNOCK, table, f"courtship {name}")
    menu = Menu(id_, voice.label("panel-orders-courtship"), options, row=_PRICES)
    back = presses.knock(auction.KNOCK, table, "characters")
    away = Press(back, voice.label("press-orders-back"), row=_BACK)
    about = voice.thing("character", name, "about")
    words = voice("panel-orders-for-character", character=Named("character", name), about=about)
    return Reply(words, (_characters(sitting, _to_be_courted(sitting), name), menu, away))


def _to_be_courted(sitting: Sitting[View]) -> list[str]:
    view = sitting.view
    return [card.name for card in view.characters if _prices(sitting, card.name)]


def _prices(sitting: Sitting[View], name: str) -> list[int]:
    """The prices an order for this character may name now."""
    view = sitting.view
    card = next((card for card in view.characters if card.name == name), None)
    return [
        florins
        for florins in (card.spaces if card else ())
        if auction.refusal(sitting, ORDERS.spell(Courtship(name, florins))) is None
    ]


def _characters(sitting: Sitting[View], names: list[str], chosen: str) -> Menu:
    voice = sitting.voice
    options = tuple(
        MenuOption(
            name,
            voice.thing("character", name),
            voice.thing("character", name, "about"),
            chosen=name == chosen,
        )
        for name in names
    )
    id_ = presses.knock_menu(auction.KNOCK, sitting.standing.card.id, "character")
    return Menu(id_, voice.label("panel-orders-character"), options, row=_CHARACTERS)
