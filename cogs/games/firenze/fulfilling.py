"""Fulfilling commissions: several at once, with all that they bring.

fulfil             none is chosen yet
fulfil w5+r7       white 5 and red 7
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from bot.engine.game import Seat
from bot.engine.text import Named, Text, say
from bot.games.firenze import sites
from bot.games.firenze.builder import Open
from bot.games.firenze.moves import Fulfil
from bot.games.firenze.pieces import BALCONIES, COMMISSIONS, LEVELS
from bot.games.firenze.view import View
from cogs.door import limits, presses
from cogs.door.answers import Reply, Sketch
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting, Trial
from cogs.games.firenze import several
from cogs.games.firenze.spelling import COLOR, LETTER, NONE
from render.firenze import draw_building

END = "end"  # the word of the button that also ends the turn
_COMMISSIONS, _DECISION = range(2)


@dataclass(frozen=True, slots=True)
class Fulfilment:
    """One commission, and what came of fulfilling it."""

    move: Fulfil
    points: int  # of the commission itself
    level: int  # of the level tile beside it
    numeral: int  # of its balcony, 0 when it has none
    gained: int  # in all: a church may reward it, and so does the last seal

    @property
    def word(self) -> str:
        return f"{LETTER[self.move.color]}{self.move.height}"

    @property
    def text(self) -> Text:
        return say(
            "panel-firenze-feat",
            brick=Named("brick", self.move.color),
            height=self.move.height,
            points=self.points,
            level=self.level,
            more=self.gained - self.points - self.level,
            numeral=self.numeral,
        )


@dataclass(frozen=True, slots=True)
class Feats:
    """The commissions that are chosen, as they would be fulfilled now."""

    sitting: Sitting[View]
    start: Trial[View]
    chosen: tuple[Fulfilment, ...]
    tried: Trial[View]

    @property
    def words(self) -> str:
        return "+".join(feat.word for feat in self.chosen) or NONE

    @property
    def moves(self) -> list[str]:
        return [self.sitting.spell(move) for move in self.tried.moves]

    @property
    def gained(self) -> int:
        return sum(feat.gained for feat in self.chosen)

    @property
    def own(self) -> Open:
        return self.tried.view.mine.open


def panel(sitting: Sitting[View], words: str) -> Reply:
    feats = drafted(sitting, words)
    words, voice, before = "\n".join(_caption(feats)), sitting.voice, feats.start.view
    draw = partial(draw_building, before, before, voice.speaker.language, voice.plain_names)
    site = voice("panel-firenze-site", towers=sites.in_words(feats.own.site))
    sketch = Sketch(draw, limits.told(words, limits.ALT_TEXT, voice("alt-rest")), site)
    return Reply(words, tuple(_controls(feats)), sketch=sketch)


def drafted(sitting: Sitting[View], words: str) -> Feats:
    """Those of these commissions that the rules allow, balconies in their order."""
    _, wished, *_ = [*words.split(), "", ""]
    start, chosen = sitting.rehearsal(), list[Fulfilment]()
    tried: Trial[View] = start
    left = [move for word in wished.split("+") if (move := _read(word))]
    while found := next(_tried(tried, sitting.seat, left), None):
        feat, tried = found
        left.remove(feat.move)
        chosen.append(feat)
    return Feats(sitting, start, tuple(chosen), tried)


def met(sitting: Sitting[View]) -> Iterator[Fulfilment]:
    """All that could be fulfilled next."""
    start, seat = sitting.rehearsal(), sitting.seat
    return (feat for _, feat in _by_word(start, seat))


def _read(word: str) -> Fulfil | None:
    letter, height = word[:1], word[1:]
    return Fulfil(COLOR[letter], int(height)) if letter in COLOR and height.isdecimal() else None


def _tried(
    before: Trial[View], seat: Seat, moves: Iterable[Fulfil]
) -> Iterator[tuple[Fulfilment, Trial[View]]]:
    """Each of these that may be the next, and what comes of it."""
    view = before.view
    for move in moves:
        after = before.then(seat, move)
        if after:
            yield _feat(move, view, after.view), after


def _feat(move: Fulfil, before: View, after: View) -> Fulfilment:
    met = before.commission(move.color, move.height)
    numeral = met.balcony.numeral if met and met.balcony else 0
    gained = [
        new - old for old, new in zip(before.mine.open.earned, after.mine.open.earned, strict=True)
    ]
    points = gained[COMMISSIONS] + gained[BALCONIES]
    return Fulfilment(move, points, gained[LEVELS], numeral, sum(gained))


# In words


def _caption(feats: Feats) -> Iterator[str]:
    voice, view = feats.sitting.voice, feats.tried.view
    if feats.chosen:
        parts = tuple(feat.text for feat in feats.chosen)
        yield voice("panel-firenze-fulfil", commissions=parts, points=feats.gained)
        yield voice("panel-firenze-seals", count=feats.own.seals)
    else:
        yield voice("panel-firenze-fulfil-which", seals=feats.own.seals)
    if view.ender is not None and feats.start.view.ender is None:
        yield voice("panel-firenze-ends", points=view.box.numbers.last_seal)
    if view.next_balcony:
        balcony = next(one for one in view.board.balconies if one.numeral == view.next_balcony)
        yield voice(
            "panel-firenze-next-balcony",
            numeral=balcony.numeral,
            brick=Named("brick", balcony.color),
            height=balcony.height,
            points=balcony.points,
        )


# To be pressed


def _controls(feats: Feats) -> Iterator[Pressable]:
    sitting, voice = feats.sitting, feats.sitting.voice
    options = tuple(_options(feats))
    most = min(len(options), feats.start.view.mine.open.seals)
    label = voice.label("panel-firenze-fulfil-menu")
    id_ = presses.menu(sitting.question, "fulfil", _COMMISSIONS)
    yield Menu(id_, label, options, least=0, most=most, row=_COMMISSIONS)
    if feats.chosen:
        words = f"fulfil {feats.words}"
        label = voice.label("panel-firenze-fulfil-it", points=feats.gained)
        yield several.press(sitting, words, label, likely=True, row=_DECISION)
        label = voice.label("panel-firenze-fulfil-end")
        yield several.press(sitting, f"{words} {END}", label, row=_DECISION)
    else:
        end = presses.move(sitting.question, "end")
        yield Press(end, voice.label("panel-firenze-end"), row=_DECISION)
    yield several.away(sitting, _DECISION)


def _options(feats: Feats) -> Iterator[MenuOption]:
    """What is chosen, what may be chosen besides, and what could be instead of it."""
    voice, chosen = feats.sitting.voice, {feat.move for feat in feats.chosen}
    seat, now = feats.sitting.seat, dict(_by_word(feats.start, feats.sitting.seat))
    found = {feat.word: feat for feat in feats.chosen} | now | dict(_by_word(feats.tried, seat))
    for word, feat in list(found.items())[: limits.OPTIONS]:
        yield MenuOption(word, voice.plain(feat.text), chosen=feat.move in chosen)


def _by_word(before: Trial[View], seat: Seat) -> Iterator[tuple[str, Fulfilment]]:
    moves = [move for move in before.legal(seat) if isinstance(move, Fulfil)]
    for feat, _ in _tried(before, seat, moves):
        yield feat.word, feat
