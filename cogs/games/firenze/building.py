"""The panel that builds: bricks to lay and to pay, rehearsed, with what they lead to.

begin                  nothing yet
begin w3w4r0 -         white 3 becomes 5, red is begun; paid with what can best be spared
begin w3w4r0 y         the same, paid with a yellow brick
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.engine.game import Seat
from bot.engine.text import Named, Text, say
from bot.games.firenze import bricks, building, commissions, sites
from bot.games.firenze.bricks import count_colors, heap
from bot.games.firenze.moves import Begin, Consecrate, Done, Fulfil, Lay, Move, Pay
from bot.games.firenze.pieces import COLORS, Bricks, Open
from bot.games.firenze.view import View
from cogs.games.firenze import words
from cogs.games.firenze.payment import other_payments_menu
from cogs.games.firenze.words import (
    CODE_OF_COLOR,
    COLOR_OF_CODE,
    NO_BRICK,
    choose_payment,
    colors_of_codes,
    filter_codes,
)
from cogs.interaction import panels
from cogs.interaction.components import ComponentSpec, MenuSpec
from cogs.interaction.context import GameRehearsal, SeatContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import SpeechContext

_HEIGHTS = "0123456789abcdefghijklmnopqrstuvwxyz"  # one sign each: there are 25 white bricks


@dataclass(frozen=True, slots=True)
class BrickStep:
    """One brick: on a tower of this height, or as the first of a new one."""

    color: str
    height: int

    @property
    def word(self) -> str:
        return f"{CODE_OF_COLOR[self.color]}{_HEIGHTS[self.height]}"

    @property
    def move(self) -> Move:
        return Lay(self.color, self.height) if self.height else Begin(self.color)


@dataclass(frozen=True, slots=True)
class BuildingDraft:
    """Bricks that would be laid, and the rehearsal of it."""

    seat: SeatContext[View]
    start: GameRehearsal[View]
    before: View
    steps: tuple[BrickStep, ...]
    paid: str
    tried: GameRehearsal[View]

    @property
    def words(self) -> str:
        return "".join(step.word for step in self.steps) or NO_BRICK

    @property
    def after(self) -> View:
        return self.tried.view

    @property
    def own(self) -> Open:
        return self.before.mine.open

    @property
    def moves(self) -> list[str]:
        return words.spell_moves(self.seat, self.tried.moves)

    @property
    def spare(self) -> Bricks:
        """Return what is left to pay with, without the bricks to be laid."""
        return bricks.without(
            self.own.storehouse, bricks.count_colors([step.color for step in self.steps])
        )

    def with_steps(self, steps: tuple[BrickStep, ...], wished: str = "") -> "BuildingDraft | None":
        """Rehearse these bricks and their payment; None where the rules refuse any of it."""
        draft = BuildingDraft(self.seat, self.start, self.before, steps, "", self.start)
        due = _bricks_due(self.before, len(steps))
        if due is None or min(draft.spare) < 0:
            return None
        paid = choose_payment(draft.own, draft.spare, due, wished)
        tried = _rehearse_steps(self.start, self.seat.seat, steps, paid)
        return replace(draft, paid=paid, tried=tried) if tried else None


def draft_building(seat: SeatContext[View], spelt: str) -> BuildingDraft:
    """Read these words as far as the rules allow them."""
    _, bricks_, paid, *_ = [*spelt.split(), "", "", ""]
    start, steps = seat.start_rehearsal(), tuple(_parse_steps(bricks_))
    nothing = BuildingDraft(seat, start, start.view, (), "", start)
    while steps:
        draft = nothing.with_steps(steps, filter_codes(paid))
        if draft is not None:
            return draft
        steps = steps[:-1]
    return nothing


def _parse_steps(spelt: str) -> Iterator[BrickStep]:
    for letter, height in zip(spelt[::2], spelt[1::2], strict=False):
        if letter in COLOR_OF_CODE and height in _HEIGHTS:
            yield BrickStep(COLOR_OF_CODE[letter], _HEIGHTS.index(height))


def _rehearse_steps(
    tried: GameRehearsal[View], seat: Seat, steps: tuple[BrickStep, ...], paid: str
) -> GameRehearsal[View] | None:
    """Lay brick by brick, paying when the rules ask for it; None if any step is refused."""
    left = colors_of_codes(paid)
    for step in steps:
        laid = tried.after_move(seat, step.move)
        while laid and left and (paying := laid.after_move(seat, Pay(left[0]))):
            laid, left = paying, left[1:]
        if laid is None:
            return None
        tried = laid
    return None if left or tried.view.asked.kind != "building" else tried


def _bricks_due(view: View, more: int) -> int | None:
    """Return the cost of so many more bricks; None when the turn has no room for them."""
    if more > view.bricks_left:
        return None
    return building.due(view.costs, view.turn.built, len(view.turn.payments), more)


DONE_WORD = "done"  # the word of the button that also ends building
_BRICKS, _PAYING, _BACK, _DECISION = range(4)


def build_building_panel(seat: SeatContext[View], spelt: str) -> PrivateReply:
    draft = draft_building(seat, spelt)
    lines, controls, after = _describe_draft(draft), _building_controls(draft), draft.after
    return words.build_site_panel(seat, lines, controls, draft.before, after, after.mine.open.site)


def _describe_draft(draft: BuildingDraft) -> Iterator[str]:
    speech, after = draft.seat.speech, draft.after
    if draft.steps:
        laid = heap(count_colors([step.color for step in draft.steps]))
        yield speech("panel-firenze-build", bricks=laid, count=len(draft.steps))
        yield speech(
            "panel-firenze-build-pays", due=len(draft.paid), paid=words.describe_bricks(draft.paid)
        )
    else:
        yield speech("panel-firenze-build-which")
    yield from _describe_costs(speech, after)
    done = draft.tried.after_move(draft.seat.seat, Done())
    if done:
        yield from _describe_ruins(speech, after, done.view)
        yield from _describe_outlook(draft.seat, done)


def _describe_costs(speech: SpeechContext, after: View) -> Iterator[str]:
    yield speech("panel-firenze-store", bricks=heap(after.mine.open.storehouse))
    if after.bricks_left:
        yield speech("panel-firenze-build-next", next=after.next_cost, left=after.bricks_left)
    else:
        yield speech("panel-firenze-build-most")


def _describe_ruins(speech: SpeechContext, before: View, done: View) -> Iterator[str]:
    fallen = sites.abandoned_towers(before.mine.open.site)
    if fallen:
        lost = sum(done.pouch) - sum(before.pouch)
        saved = done.mine.open.stored - before.mine.open.stored
        yield speech("panel-firenze-tears", towers=sites.in_words(fallen), lost=lost, saved=saved)


def _describe_outlook(seat: SeatContext[View], done: GameRehearsal[View]) -> Iterator[str]:
    """Say what could be fulfilled after it, and which towers can't lead to anything."""
    speech, view = seat.speech, done.view
    free = done.after_move(seat.seat, Consecrate())
    if free:
        yield speech("panel-firenze-bell-stands")
    ripe = [move for move in (free or done).legal_moves(seat.seat) if isinstance(move, Fulfil)]
    if ripe:
        met = tuple(_describe_commission(view, move.color, move.height) for move in ripe)
        yield speech("panel-firenze-ripe", commissions=met)
    own, highest = view.mine.open, view.box.heights[-1]
    for color, height in sites.kinds(own.site):
        tower = sites.of_height(color, height)
        if height > highest:
            yield speech("panel-firenze-too-high", tower=tower, most=highest)
        elif not commissions.heights_ahead(
            view.box, view.board, color, height
        ) and not commissions.may_be_bell_tower(view.box, own, color, height):
            yield speech("panel-firenze-leads-nowhere", tower=tower)


def _describe_commission(view: View, color: str, height: int) -> Text:
    met = view.commission(color, height)
    assert met is not None
    brick = Named("brick", color)
    return say("panel-firenze-commission", brick=brick, height=height, points=met.points)


def _building_controls(draft: BuildingDraft) -> Iterator[ComponentSpec]:
    seat, paid = draft.seat, draft.paid
    yield from brick_menus(draft)
    prefix = f"{draft.words} "
    yield from other_payments_menu(seat, "begin", prefix, paid, draft.spare, row=_PAYING)
    if draft.steps:
        fewer = "".join(step.word for step in draft.steps[:-1]) or NO_BRICK
        back, label = f"begin {fewer} {NO_BRICK}", say("panel-firenze-brick-back")
        yield panels.choice_button(seat, back, label, row=_BACK)
        spelt = f"begin {draft.words} {paid or NO_BRICK}"
        label = say("panel-firenze-build-it", paid=words.describe_bricks(paid))
        yield words.several_moves_button(seat, spelt, label, row=_DECISION)
        spelt, label = f"{spelt} {DONE_WORD}", say("panel-firenze-build-done")
        yield words.several_moves_button(seat, spelt, label, likely=True, row=_DECISION)
    yield panels.away_button(seat, _DECISION)


def brick_menus(draft: BuildingDraft) -> Iterator[MenuSpec]:
    """Yield the menu of every brick that may be laid next, if any may."""
    options = [
        panels.menu_option(
            *(draft.seat, f"{draft.words.strip(NO_BRICK)}{step.word} {NO_BRICK}"),
            _describe_brick(step),
            _describe_next_commission(draft, step),
        )
        for step in _next_bricks(draft)
    ]
    if options:
        label = say("panel-firenze-lay-menu")
        yield panels.choice_menu(draft.seat, "begin", _BRICKS, label, options, row=_BRICKS)


def _next_bricks(draft: BuildingDraft) -> list[BrickStep]:
    site = draft.after.mine.open.site
    idle_first = sorted(site, key=lambda tower: not tower.idle)
    there = dict.fromkeys(BrickStep(tower.color, tower.height) for tower in idle_first)
    steps = [*there, *(BrickStep(color, 0) for color in COLORS)]
    return [step for step in steps if draft.with_steps((*draft.steps, step)) is not None]


def _describe_brick(step: BrickStep) -> Text:
    brick = Named("brick", step.color)
    if step.height:
        return say("panel-firenze-raise", brick=brick, height=step.height, then=step.height + 1)
    return say("panel-firenze-begin", brick=brick)


def _describe_next_commission(draft: BuildingDraft, step: BrickStep) -> str:
    """Name the commission that a brick meets, or the next one on the way up."""
    speech, view, height = draft.seat.speech, draft.before, step.height + 1
    if draft.own.owes_bell_tower and (step.color, height) == commissions.bell_tower(view.box):
        return speech.label_text("panel-firenze-meets-bell")
    heights = commissions.heights_ahead(view.box, view.board, step.color, height)
    ahead = [one for high in heights if (one := view.commission(step.color, high))]
    met = next((one for one in ahead if one.open), ahead[0] if ahead else None)
    if met is None:
        return speech.label_text("panel-firenze-meets-none")
    if met.height == height and met.open:
        return speech.label_text("panel-firenze-meets", points=met.points)
    return speech.label_text("panel-firenze-next-met", height=met.height, points=met.points)
