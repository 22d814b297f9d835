"""Cards to choose from, each told in full: one is kept of those looked at, one is given back."""

from collections.abc import Iterator, Sequence

from bot.engine.text import Fact, Named, say
from bot.games.princes import gains
from bot.games.princes.moves import GiveBack, Keep
from bot.games.princes.printed import Profession
from bot.games.princes.view import InHand, View, Worth
from bot.games.princes.works import lacking
from cogs.door.front import Lines
from cogs.door.layout import Line
from cogs.door.sitting import Sitting
from cogs.games.princes import benefit, shelf
from cogs.games.princes.reckoning import each_reckoned
from cogs.games.princes.shelf import Shelved
from cogs.games.princes.turn import heading

_KEEP, _GIVE_BACK = frozenset({"keep"}), frozenset({"give-back"})


# One of five


def picking(sitting: Sitting[View]) -> Lines | None:
    """None where the cards are not known yet, as in a turn that is made ahead."""
    view = sitting.view
    if view.own is None or not view.own.looking_at:
        return None
    words = [heading(sitting, view)]
    if view.asked.deck == "profession":
        words += _whichever(sitting, view, view.own.looking_at[0])
        told = _professions(sitting, view, view.own.looking_at)
    else:
        told = _cards(sitting, view, view.own.drawn)
    blocks = tuple(Line(line, sitting.press(sitting.spell(Keep(card)))) for card, line in told)
    return Lines("\n".join(words), blocks, _KEEP)


def _whichever(sitting: Sitting[View], view: View, card: str) -> Iterator[str]:
    """A profession more lifts every work, whichever it is."""
    raised = benefit.lifted(view, gains.with_card(view.mine, "profession", card))
    if raised:
        yield sitting.voice("panel-keep-lifts", professions=benefit.gains(raised))


def _professions(sitting: Sitting[View], view: View, cards: Sequence[str]) -> list[tuple[str, str]]:
    """What the work of each would be worth at once, the best one first."""
    brought = each_reckoned(sitting, map(Keep, cards))
    found = [_in_hand(brought[Keep(card)].after, card) for card in cards]
    found.sort(key=lambda held: -held.sum.value)
    return [(held.card.name, _at_once(sitting, view, held)) for held in found]


def _in_hand(view: View, card: str) -> InHand:
    assert view.own is not None
    return next(held for held in view.own.hand if held.card.name == card)


def _at_once(sitting: Sitting[View], view: View, held: InHand) -> str:
    value = held.sum.value
    one = Shelved(held, (), value, lacking(value, view.minimum))
    return shelf.in_a_line(sitting.voice, view, one)


def _cards(sitting: Sitting[View], view: View, drawn: Sequence[Worth]) -> list[tuple[str, str]]:
    """Bonus or prestige cards, what is worth most now first."""
    deck, voice = view.asked.deck, sitting.voice
    told = []
    for one in sorted(drawn, key=lambda one: -one.worth):
        about = voice.thing(deck, one.name, "about")
        lines = [voice(f"hand-{deck}", card=Named(deck, one.name), about=about, worth=one.worth)]
        enough = tuple(_enough_with(view, one)) if deck == "bonus" else ()
        if enough:
            lines.append(voice("panel-keep-enough", professions=enough))
        told.append((one.name, "\n".join(lines)))
    return told


def _enough_with(view: View, card: Worth) -> Iterator[Named]:
    """The works that are too small now and would not be with this card."""
    assert view.own is not None
    for held in view.own.hand:
        short = lacking(held.sum.value, view.minimum)
        if 0 < short <= card.worth:
            yield Named("profession", held.card.name)


# One of four


def choosing(sitting: Sitting[View]) -> Lines | None:
    """What each profession wants, and who of the others wants the same."""
    view = sitting.view
    if view.own is None:
        return None
    cards = [held.card for held in view.own.hand]
    blocks = tuple(
        Line(_wants(sitting, card, cards), sitting.press(sitting.spell(GiveBack(card.name))))
        for card in cards
    )
    return Lines(heading(sitting, view), blocks, _GIVE_BACK)


def _wants(sitting: Sitting[View], card: Profession, cards: Sequence[Profession]) -> str:
    things: tuple[Fact, ...] = tuple(
        _wanted(thing, [one for one in cards if one != card])
        for thing in (
            Named("building", card.building),
            Named("landscape", card.landscape),
            Named("freedom", card.freedom),
        )
    )
    return sitting.voice(
        "panel-back-wants", profession=Named("profession", card.name), things=things
    )


def _wanted(thing: Named, others: Sequence[Profession]) -> Fact:
    too = tuple(
        Named("profession", one.name)
        for one in others
        if thing.name in (one.building, one.landscape, one.freedom)
    )
    return say("panel-back-wanted-too", thing=thing, professions=too) if too else thing
