"""The panel that fulfils commissions, several at once.

fulfil             none is chosen yet
fulfil w5+r7       white 5 and red 7
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from bot.engine.game import Seat
from bot.engine.text import Named, Text, say
from bot.games.firenze import sites
from bot.games.firenze.moves import Fulfil
from bot.games.firenze.pieces import BALCONIES, COMMISSIONS, LEVELS, Open
from bot.games.firenze.view import View
from cogs.games.firenze.words import (
    CODE_OF_COLOR,
    COLOR_OF_CODE,
    NO_BRICK,
    away_button,
    several_moves_button,
)
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import GameRehearsal, SeatContext
from cogs.interaction.replies import PictureRequest, PrivateReply
from render.firenze import draw_building

END_WORD = "end"  # the word of the button that also ends the turn
_COMMISSIONS, _DECISION = range(2)


@dataclass(frozen=True, slots=True)
class Fulfilment:
    """One commission, and what came of fulfilling it."""

    move: Fulfil
    points: int  # of the commission itself
    level: int  # of the level tile beside it
    numeral: int  # of its balcony, 0 when it has none
    points_gained: int  # in all: a church may reward it, and so does the last seal

    @property
    def word(self) -> str:
        return f"{CODE_OF_COLOR[self.move.color]}{self.move.height}"

    @property
    def text(self) -> Text:
        return say(
            "panel-firenze-feat",
            brick=Named("brick", self.move.color),
            height=self.move.height,
            points=self.points,
            level=self.level,
            more=self.points_gained - self.points - self.level,
            numeral=self.numeral,
        )


@dataclass(frozen=True, slots=True)
class FulfilmentDraft:
    """The commissions that are chosen, as they would be fulfilled now."""

    seat: SeatContext[View]
    start: GameRehearsal[View]
    chosen: tuple[Fulfilment, ...]
    tried: GameRehearsal[View]

    @property
    def words(self) -> str:
        return "+".join(feat.word for feat in self.chosen) or NO_BRICK

    @property
    def moves(self) -> list[str]:
        return [self.seat.spell_move(move) for move in self.tried.moves]

    @property
    def points_gained(self) -> int:
        return sum(feat.points_gained for feat in self.chosen)

    @property
    def own(self) -> Open:
        return self.tried.view.mine.open


def build_commissions_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    feats = draft_fulfilment(seat, words)
    words, speech, before = "\n".join(_describe_draft(feats)), seat.voice, feats.start.view
    draw = partial(draw_building, before, before, speech.speaker.language, speech.plain_names)
    site = speech("panel-firenze-site", towers=sites.in_words(feats.own.site))
    sketch = PictureRequest(draw, limits.cut_text(words, limits.ALT_TEXT, speech("alt-rest")), site)
    return PrivateReply(words, tuple(_commission_controls(feats)), sketch=sketch)


def draft_fulfilment(seat: SeatContext[View], words: str) -> FulfilmentDraft:
    """Those of these commissions that the rules allow, balconies in their order."""
    _, wished, *_ = [*words.split(), "", ""]
    start, chosen = seat.start_rehearsal(), list[Fulfilment]()
    tried: GameRehearsal[View] = start
    left = [move for word in wished.split("+") if (move := _parse_commission(word))]
    while found := next(_rehearse_each(tried, seat.seat, left), None):
        feat, tried = found
        left.remove(feat.move)
        chosen.append(feat)
    return FulfilmentDraft(seat, start, tuple(chosen), tried)


def possible_fulfilments(seat: SeatContext[View]) -> Iterator[Fulfilment]:
    """All that could be fulfilled next."""
    found = _fulfilments_by_word(seat.start_rehearsal(), seat.seat)
    return (feat for _, feat in found)


def _parse_commission(word: str) -> Fulfil | None:
    letter, height = word[:1], word[1:]
    return (
        Fulfil(COLOR_OF_CODE[letter], int(height))
        if letter in COLOR_OF_CODE and height.isdecimal()
        else None
    )


def _rehearse_each(
    before: GameRehearsal[View], seat: Seat, moves: Iterable[Fulfil]
) -> Iterator[tuple[Fulfilment, GameRehearsal[View]]]:
    """Each of these that may be the next, and what comes of it."""
    view = before.view
    for move in moves:
        after = before.after_move(seat, move)
        if after:
            yield _make_fulfilment(move, view, after.view), after


def _make_fulfilment(move: Fulfil, before: View, after: View) -> Fulfilment:
    met = before.commission(move.color, move.height)
    numeral = met.balcony.numeral if met and met.balcony else 0
    gained = [
        new - old for old, new in zip(before.mine.open.earned, after.mine.open.earned, strict=True)
    ]
    points = gained[COMMISSIONS] + gained[BALCONIES]
    return Fulfilment(move, points, gained[LEVELS], numeral, sum(gained))


# In words


def _describe_draft(feats: FulfilmentDraft) -> Iterator[str]:
    speech, view = feats.seat.voice, feats.tried.view
    if feats.chosen:
        parts = tuple(feat.text for feat in feats.chosen)
        yield speech("panel-firenze-fulfil", commissions=parts, points=feats.points_gained)
        yield speech("panel-firenze-seals", count=feats.own.seals)
    else:
        yield speech("panel-firenze-fulfil-which", seals=feats.own.seals)
    if view.ender is not None and feats.start.view.ender is None:
        yield speech("panel-firenze-ends", points=view.box.numbers.last_seal)
    if view.next_balcony:
        balcony = next(one for one in view.board.balconies if one.numeral == view.next_balcony)
        yield speech(
            "panel-firenze-next-balcony",
            numeral=balcony.numeral,
            brick=Named("brick", balcony.color),
            height=balcony.height,
            points=balcony.points,
        )


# To be pressed


def _commission_controls(feats: FulfilmentDraft) -> Iterator[ComponentSpec]:
    seat, speech = feats.seat, feats.seat.voice
    options = tuple(_commission_options(feats))
    most = min(len(options), feats.start.view.mine.open.seals)
    label = speech.label_text("panel-firenze-fulfil-menu")
    id_ = components.choice_menu_id(seat.question_id, "fulfil", _COMMISSIONS)
    yield MenuSpec(id_, label, options, least=0, most=most, row=_COMMISSIONS)
    if feats.chosen:
        words = f"fulfil {feats.words}"
        label = speech.label_text("panel-firenze-fulfil-it", points=feats.points_gained)
        yield several_moves_button(seat, words, label, likely=True, row=_DECISION)
        label = speech.label_text("panel-firenze-fulfil-end")
        yield several_moves_button(seat, f"{words} {END_WORD}", label, row=_DECISION)
    else:
        end = components.move_id(seat.question_id, "end")
        yield ButtonSpec(end, speech.label_text("panel-firenze-end"), row=_DECISION)
    yield away_button(seat, _DECISION)


def _commission_options(feats: FulfilmentDraft) -> Iterator[MenuChoice]:
    """What is chosen, what may be chosen besides, and what could be instead of it."""
    speech, chosen = feats.seat.voice, {feat.move for feat in feats.chosen}
    seat, now = feats.seat.seat, dict(_fulfilments_by_word(feats.start, feats.seat.seat))
    found = (
        {feat.word: feat for feat in feats.chosen}
        | now
        | dict(_fulfilments_by_word(feats.tried, seat))
    )
    for word, feat in list(found.items())[: limits.OPTIONS]:
        yield MenuChoice(word, speech.plain_text(feat.text), chosen=feat.move in chosen)


def _fulfilments_by_word(
    before: GameRehearsal[View], seat: Seat
) -> Iterator[tuple[str, Fulfilment]]:
    moves = [move for move in before.legal_moves(seat) if isinstance(move, Fulfil)]
    for feat, _ in _rehearse_each(before, seat, moves):
        yield feat.word, feat
