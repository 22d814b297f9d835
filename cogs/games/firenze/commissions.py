"""The panel that fulfils commissions, several at once.

fulfil             none is chosen yet
fulfil w5+r7       white 5 and red 7
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.text import Named, Text, say
from bot.games.firenze.moves import Fulfil
from bot.games.firenze.pieces import BALCONIES, COMMISSIONS, LEVELS, Open
from bot.games.firenze.view import View
from cogs.games.firenze import words
from cogs.games.firenze.words import CODE_OF_COLOR, COLOR_OF_CODE, NO_BRICK
from cogs.interaction import limits, panels
from cogs.interaction.components import ComponentSpec, MenuChoice
from cogs.interaction.context import GameRehearsal, SeatContext
from cogs.interaction.replies import PrivateReply

END_WORD = "end"  # the word of the button that also ends the turn
_COMMISSIONS, _DECISION = range(2)


@dataclass(frozen=True, slots=True)
class Fulfilment:
    """One commission, and what fulfilling it brings."""

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
        return "+".join(one.word for one in self.chosen) or NO_BRICK

    @property
    def moves(self) -> list[str]:
        return words.spell_moves(self.seat, self.tried.moves)

    @property
    def points_gained(self) -> int:
        return sum(one.points_gained for one in self.chosen)

    @property
    def own(self) -> Open:
        return self.tried.view.mine.open


def build_commissions_panel(seat: SeatContext[View], spelt: str) -> PrivateReply:
    draft = draft_fulfilment(seat, spelt)
    lines, controls, before = _describe_draft(draft), _commission_controls(draft), draft.start.view
    return words.build_site_panel(seat, lines, controls, before, before, draft.own.site)


def draft_fulfilment(seat: SeatContext[View], spelt: str) -> FulfilmentDraft:
    """Rehearse those of these commissions that are legal, balconies in their order."""
    _, wished, *_ = [*spelt.split(), "", ""]
    start, chosen = seat.start_rehearsal(), list[Fulfilment]()
    tried: GameRehearsal[View] = start
    left = [move for word in wished.split("+") if (move := _parse_commission(word))]
    while found := next(_rehearse_each(tried, seat.seat, left), None):
        one, tried = found
        left.remove(one.move)
        chosen.append(one)
    return FulfilmentDraft(seat, start, tuple(chosen), tried)


def possible_fulfilments(seat: SeatContext[View]) -> Iterator[Fulfilment]:
    """Yield all that could be fulfilled next."""
    found = _fulfilments_by_word(seat.start_rehearsal(), seat.seat)
    return (one for _, one in found)


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
    """Yield each of these that is legal next, with its rehearsal."""
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


def _describe_draft(draft: FulfilmentDraft) -> Iterator[str]:
    speech, view = draft.seat.speech, draft.tried.view
    if draft.chosen:
        parts = tuple(one.text for one in draft.chosen)
        yield speech("panel-firenze-fulfil", commissions=parts, points=draft.points_gained)
        yield speech("panel-firenze-seals", count=draft.own.seals)
    else:
        yield speech("panel-firenze-fulfil-which", seals=draft.own.seals)
    if view.ender is not None and draft.start.view.ender is None:
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


def _commission_controls(draft: FulfilmentDraft) -> Iterator[ComponentSpec]:
    seat, options = draft.seat, list(_commission_options(draft))
    most = min(len(options), draft.start.view.mine.open.seals)
    yield panels.choice_menu(
        *(seat, "fulfil", _COMMISSIONS, say("panel-firenze-fulfil-menu"), options),
        least=0,
        most=most,
        row=_COMMISSIONS,
    )
    if draft.chosen:
        spelt, points = f"fulfil {draft.words}", draft.points_gained
        label = say("panel-firenze-fulfil-it", points=points)
        yield words.several_moves_button(seat, spelt, label, likely=True, row=_DECISION)
        spelt, label = f"{spelt} {END_WORD}", say("panel-firenze-fulfil-end")
        yield words.several_moves_button(seat, spelt, label, row=_DECISION)
    else:
        yield panels.move_button(seat, "end", say("panel-firenze-end"), row=_DECISION)
    yield panels.away_button(seat, _DECISION)


def _commission_options(draft: FulfilmentDraft) -> Iterator[MenuChoice]:
    """Yield what is chosen, what else may be chosen, and what could be instead."""
    seat, chosen = draft.seat, {one.move for one in draft.chosen}
    found = {one.word: one for one in draft.chosen}
    found |= dict(_fulfilments_by_word(draft.start, seat.seat))
    found |= dict(_fulfilments_by_word(draft.tried, seat.seat))
    for word, one in list(found.items())[: limits.OPTIONS]:
        yield panels.menu_option(seat, word, one.text, chosen=one.move in chosen)


def _fulfilments_by_word(
    before: GameRehearsal[View], seat: Seat
) -> Iterator[tuple[str, Fulfilment]]:
    moves = [move for move in before.legal_moves(seat) if isinstance(move, Fulfil)]
    for one, _ in _rehearse_each(before, seat, moves):
        yield one.word, one
