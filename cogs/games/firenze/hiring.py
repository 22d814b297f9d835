"""Personnel with several things to choose: a menu for each, and what would be done in words.

smuggle                      as the rules list it first
smuggle as 2 white blue      give the third player a white brick for a blue one
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.engine.text import Fact, Named, Refusal, Text, Who, say
from bot.games.firenze import sites
from bot.games.firenze.bricks import heap
from bot.games.firenze.view import View
from cogs.door import limits, presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.firenze import several
from cogs.games.firenze.words import named

# Which words of a move are chosen together, each by a menu of its own; and the card it plays.
_MENUS: Mapping[str, tuple[slice, ...]] = {
    "smuggle": (slice(0, 1), slice(1, 2), slice(2, 3)),
    "sabotage": (slice(0, 1), slice(1, 3)),
    "transmute": (slice(0, 1), slice(1, 2)),
}
_CARDS = {"smuggle": "smuggler", "sabotage": "saboteur", "transmute": "alchemist"}
_AS = "as"  # what follows is no move yet
_DECISION = 3


@dataclass(frozen=True, slots=True)
class Errand:
    """What somebody would be sent to do."""

    sitting: Sitting[View]
    verb: str
    ways: tuple[tuple[str, ...], ...]  # all that the rules allow
    way: tuple[str, ...]

    @property
    def view(self) -> View:
        return self.sitting.view

    def spelt(self, way: tuple[str, ...]) -> str:
        return " ".join([self.verb, *way])


def panel(sitting: Sitting[View], words: str) -> Reply:
    errand = drafted(sitting, words)
    return Reply("\n".join(_caption(errand)), tuple(_controls(errand)))


def drafted(sitting: Sitting[View], words: str) -> Errand:
    """The way that comes nearest to what these words say."""
    verb, *wished = words.split()
    ways = tuple(tuple(spelt.split()[1:]) for spelt in sitting.spelt(verb=verb))
    return Errand(sitting, verb, ways, _nearest(ways, tuple(wished[1:])))


def _nearest(ways: tuple[tuple[str, ...], ...], wished: tuple[str, ...]) -> tuple[str, ...]:
    return max(
        ways, key=lambda way: sum(a == b for a, b in zip(way, wished, strict=False)), default=()
    )


# In words


def _caption(errand: Errand) -> Iterator[str]:
    voice, card = errand.sitting.voice, _CARDS[errand.verb]
    about = voice.thing("action-card", card, "about")
    yield voice("panel-firenze-hire", card=Named("action-card", card), about=about)
    if errand.verb != "transmute":
        yield from _others(errand)
    yield f"**{voice.text(_sentence(errand, errand.way))}**"
    after = _tried(errand) if errand.verb != "sabotage" else None
    if after:
        yield voice("panel-firenze-store", bricks=heap(after.mine.open.storehouse))


def _tried(errand: Errand) -> View | None:
    """How the table would look after it."""
    move = errand.sitting.standing.game.vocabulary.read(errand.spelt(errand.way))
    if isinstance(move, Refusal):
        return None
    after = errand.sitting.rehearsal().then(errand.sitting.seat, move)
    return after.view if after else None


def _others(errand: Errand) -> Iterator[str]:
    for builder in errand.view.builders:
        if builder.seat == errand.sitting.seat:
            continue
        bricks: Fact = heap(builder.open.storehouse)
        if errand.verb == "sabotage":
            bricks = sites.in_words(builder.open.site)
        yield errand.sitting.voice("panel-firenze-has", who=Who(builder.seat), bricks=bricks)


def _sentence(errand: Errand, way: tuple[str, ...]) -> Text:
    text = named(errand.view, errand.spelt(way))
    if text is not None:
        return text
    given, taken = (Named("brick", color) for color in way)
    return say("panel-firenze-transmute", given=given, taken=taken)


# To be pressed


def _controls(errand: Errand) -> Iterator[Pressable]:
    sitting = errand.sitting
    for row, words in enumerate(_MENUS[errand.verb]):
        yield _menu(errand, row, words)
    done = presses.move(sitting.question, errand.spelt(errand.way))
    label = sitting.voice.label(
        "panel-firenze-hire-it", card=Named("action-card", _CARDS[errand.verb])
    )
    yield Press(done, label, likely=True, row=_DECISION)
    yield several.away(sitting, _DECISION)


def _menu(errand: Errand, row: int, words: slice) -> Menu:
    sitting = errand.sitting
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for way in errand.ways:
        alike = tuple(one for one in errand.ways if one[words] == way[words])
        found.setdefault(way[words], _nearest(alike, errand.way))
    options = tuple(
        MenuOption(" ".join(way), _label(errand, words, part), chosen=part == errand.way[words])
        for part, way in list(found.items())[: limits.OPTIONS]
    )
    id_ = presses.menu(sitting.question, f"{errand.verb} {_AS}", row)
    return Menu(id_, _placeholder(errand, words), options, row=row)


def _placeholder(errand: Errand, words: slice) -> str:
    voice = errand.sitting.voice
    if errand.verb != "transmute" and not words.start:
        return voice.label("panel-firenze-at-whom")
    if errand.verb == "sabotage":
        return voice.label("panel-firenze-which-tower")
    if words.stop == len(errand.way):
        return voice.label("panel-firenze-which-taken")
    return voice.label("panel-firenze-which-given")


def _label(errand: Errand, words: slice, part: tuple[str, ...]) -> str:
    voice = errand.sitting.voice
    if errand.verb != "transmute" and not words.start:
        return voice.plain_names[int(part[0])]
    if errand.verb == "sabotage":
        color, height = part
        return voice.plain(sites.of_height(color, int(height)))
    brick = Named("brick", part[0])
    if words.stop == len(errand.way):
        return voice.plain(say("panel-firenze-taken", brick=brick))
    return voice.plain(say("panel-firenze-given", brick=brick))
