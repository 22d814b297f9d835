"""Wishes for the characters: how far to go for each, in which rank, and how one is used at once."""

from collections.abc import Iterator

from bot.engine.text import Florins, Named, Text, say
from bot.games.princes.favours import USES
from bot.games.princes.view import View
from bot.players.princes.following import FavourOnHiring
from bot.players.princes.ranked import (
    ASK,
    PASS,
    Courtship,
    CourtshipOtherwise,
    NoCourtship,
)
from bot.players.princes.ranked import VOCABULARY as ORDERS
from cogs.door import presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.princes import auction, called, purchases
from cogs.games.princes.wishing import (
    CHANGES,
    FOLLOWING,
    LOTS,
    PRICES,
    WAYS,
    menu,
    press,
    refusal,
    said,
)


def listed(sitting: Sitting[View], before: str = "") -> Reply:
    """All orders of the seat, and what may be ordered for the characters."""
    words = [before] if before else []
    words += [*auction.told(sitting), sitting.voice("panel-orders-characters")]
    words += called.told(sitting)
    why = refusal(sitting, ORDERS.spell(NoCourtship()))
    if why:
        words.append(sitting.voice.text(why.text))
        return Reply("\n".join(words), tuple(_ways(sitting)))
    words.append(sitting.voice.text(_rest(sitting)))
    return Reply("\n".join(words), tuple(_controls(sitting)))


def _rest(sitting: Sitting[View]) -> Text:
    """What happens once no wish is left."""
    given = said(sitting).values()
    passes = NoCourtship() in given or CourtshipOtherwise(PASS) in given
    return say("panel-orders-courting-pass" if passes else "panel-orders-courting-by-hand")


def _controls(sitting: Sitting[View]) -> Iterator[Pressable]:
    if _wanted(sitting):
        yield _characters(sitting, "")
    passes = _rest(sitting) == say("panel-orders-courting-pass")
    for end, closed in ((PASS, passes), (ASK, not passes)):
        label = sitting.voice.label(f"press-orders-courting-{end}")
        yield press(sitting, f"courting {end}", label, CHANGES, closed=closed)
    yield from _ways(sitting)


def _ways(sitting: Sitting[View]) -> Iterator[Press]:
    voice = sitting.voice
    yield from called.answers(sitting, characters=True)
    yield press(sitting, "lots", voice.label("press-orders-lots"), WAYS)
    back = presses.knock("turn", sitting.standing.card.id)
    yield Press(back, voice.label("press-back"), row=WAYS)


def one_character(sitting: Sitting[View], name: str, before: str = "") -> Reply:
    """Up to which price, in which rank, and what he does at once."""
    if name not in _wanted(sitting):
        return listed(sitting, before)
    voice, words = sitting.voice, [before] if before else []
    about = voice.thing("character", name, "about")
    words += auction.told(sitting)
    words.append(
        voice("panel-orders-for-character", character=Named("character", name), about=about)
    )
    return Reply("\n".join(words), tuple(_of_character(sitting, name)))


def _of_character(sitting: Sitting[View], name: str) -> Iterator[Pressable]:
    voice, spaces = sitting.voice, _spaces(sitting, name)
    yield _characters(sitting, name)
    if spaces:
        options = [
            MenuOption(str(one), voice.plain(say("panel-orders-price", florins=Florins(one))))
            for one in spaces
        ]
        label = voice.label("panel-orders-courtship")
        yield menu(sitting, f"courtship {name}", label, options, PRICES)
    if name in USES:
        yield purchases.favour_menu(sitting, FavourOnHiring, name, FOLLOWING)
    courted = [one.character for one in said(sitting).values() if isinstance(one, Courtship)]
    if name in courted:
        for way, last in (("up", courted[0]), ("down", courted[-1])):
            label = voice.label(f"press-orders-{way}")
            yield press(sitting, f"{way} {name}", label, CHANGES, closed=name == last)
        yield press(sitting, f"drop {name}", voice.label("press-orders-drop"), CHANGES, grave=True)
    yield press(sitting, "characters", voice.label("press-orders-back"), WAYS)


def _wanted(sitting: Sitting[View]) -> list[str]:
    """Who may be wished for, and who is."""
    courted = [one.character for one in said(sitting).values() if isinstance(one, Courtship)]
    names = [card.name for card in sitting.view.characters]
    return [name for name in names if name in courted or _spaces(sitting, name)]


def _spaces(sitting: Sitting[View], name: str) -> list[int]:
    """The prices an order for this character may name now."""
    spaces = sitting.view.box.spaces(name)
    return [one for one in spaces if refusal(sitting, ORDERS.spell(Courtship(name, one))) is None]


def _characters(sitting: Sitting[View], chosen: str) -> Menu:
    voice = sitting.voice
    limits_ = {o.character: o.florins for o in said(sitting).values() if isinstance(o, Courtship)}
    options = []
    for name in _wanted(sitting):
        text = say("panel-orders-option-character", character=Named("character", name))
        if name in limits_:
            text = say(
                "panel-orders-option-courted",
                character=Named("character", name),
                florins=Florins(limits_[name]),
            )
        about = voice.thing("character", name, "about")
        options.append(MenuOption(name, voice.plain(text), about, chosen=name == chosen))
    return menu(sitting, "character", voice.label("panel-orders-character"), options, LOTS)
