"""Fulfilling commissions: several at once, with all that they bring.

fulfil             none is chosen yet
fulfil w5+r7       white 5 and red 7
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from bot.engine.game import Seat
from bot.engine.text import Named, Text, say
from bot.games.firenze.moves import Fulfil
from bot.games.firenze.view import OpenBuilder, View
from cogs.door import limits, presses
from cogs.door.answers import Reply, Sketch
from cogs.door.presses import Menu, Option, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.firenze import several
from cogs.games.firenze.letters import COLOR, LETTER, NONE
from cogs.games.firenze.rehearsal import Rehearsal, as_it_stands
from cogs.games.firenze.words import on_site
from render.firenze import draw_building

END = "end"  # the word of the button that also ends the turn
_COMMISSIONS, _DECISION = range(2)


@dataclass(frozen=True, slots=True)
class Feat:
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
    before: View
    chosen: tuple[Feat, ...]
    tried: Rehearsal

    @property
    def words(self) -> str:
        return "+".join(feat.word for feat in self.chosen) or NONE

    @property
    def moves(self) -> list[str]:
        return list(self.tried.moves)

    @property
    def gained(self) -> int:
        return sum(feat.gained for feat in self.chosen)

    @property
    def builder(self) -> OpenBuilder:
        return self.tried.view.builders[self.sitting.seat]


def panel(sitting: Sitting[View], words: str) -> Reply:
    feats = drafted(sitting, words)
    words, voice, before = "\n".join(_caption(feats)), sitting.voice, feats.before
    draw = partial(draw_building, before, (), voice.speaker.language, voice.plain_names)
    site = voice("panel-firenze-site", towers=on_site(feats.builder.site))
    sketch = Sketch(draw, limits.shortened(words, limits.ALT_TEXT), site)
    return Reply(words, tuple(_controls(feats)), sketch=sketch)


def drafted(sitting: Sitting[View], words: str) -> Feats:
    """Those of these commissions that the rules allow, balconies in their order."""
    _, wished, *_ = [*words.split(), "", ""]
    tried, chosen = as_it_stands(sitting), list[Feat]()
    left = [_read(word) for word in wished.split("+") if _read(word)]
    while found := next(_tried(tried, left), None):
        feat, tried = found
        left.remove(feat.move)
        chosen.append(feat)
    return Feats(sitting, sitting.view, tuple(chosen), tried)


def _read(word: str) -> Fulfil | None:
    letter, height = word[:1], word[1:]
    return Fulfil(COLOR[letter], int(height)) if letter in COLOR and height.isdecimal() else None


def _tried(before: Rehearsal, moves: Iterable[Fulfil | None]) -> Iterator[tuple[Feat, Rehearsal]]:
    """Each of these that may be the next, and what comes of it."""
    for move in moves:
        after = before.then(before.sitting.spell(move)) if move else None
        if move and after:
            yield _feat(move, before.view, after.view, before.sitting.seat), after


def _feat(move: Fulfil, before: View, after: View, seat: Seat) -> Feat:
    family = next(one for one in before.families if one.color == move.color)
    met = next(one for one in family.commissions if one.height == move.height)
    tiles = {tile.height: tile.points for tile in before.levels if tile.seat is None}
    numeral = met.balcony.numeral if met.balcony else 0
    gained = after.builders[seat].points - before.builders[seat].points
    return Feat(move, met.points, tiles.get(move.height, 0), numeral, gained)


# In words


def _caption(feats: Feats) -> Iterator[str]:
    voice, view = feats.sitting.voice, feats.tried.view
    if feats.chosen:
        parts = tuple(feat.text for feat in feats.chosen)
        yield voice("panel-firenze-fulfil", commissions=parts, points=feats.gained)
        yield voice("panel-firenze-seals", count=feats.builder.seals)
    else:
        yield voice("panel-firenze-fulfil-which", seals=feats.builder.seals)
    if view.ender is not None and feats.before.ender is None:
        yield voice("panel-firenze-ends", points=view.box.numbers.last_seal)
    if view.next_balcony:
        balcony = next(one for one in view.balconies if one.numeral == view.next_balcony)
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
    most = min(len(options), feats.before.builders[sitting.seat].seals)
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


def _options(feats: Feats) -> Iterator[Option]:
    """What is chosen, what may be chosen besides, and what could be instead of it."""
    voice, chosen = feats.sitting.voice, {feat.move for feat in feats.chosen}
    start = as_it_stands(feats.sitting)
    now = dict(_by_word(start))
    found = {feat.word: feat for feat in feats.chosen} | now | dict(_by_word(feats.tried))
    for word, feat in list(found.items())[: limits.OPTIONS]:
        yield Option(word, voice.plain(feat.text), chosen=feat.move in chosen)


def _by_word(before: Rehearsal) -> Iterator[tuple[str, Feat]]:
    moves = [move for move in before.legal() if isinstance(move, Fulfil)]
    for feat, _ in _tried(before, moves):
        yield feat.word, feat
