"""The panel that builds: bricks to lay and to pay, rehearsed, with what they lead to.

begin                  nothing yet
begin w3w4r0 -         white 3 becomes 5, red is begun; paid with what can best be spared
begin w3w4r0 y         the same, paid with a yellow brick
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from bot.engine.game import Seat
from bot.engine.text import Named, Text, say
from bot.games.firenze import bricks, building, commissions, sites
from bot.games.firenze.bricks import count_colors, heap
from bot.games.firenze.moves import Begin, Consecrate, Done, Fulfil, Lay, Move, Pay
from bot.games.firenze.pieces import COLORS, Bricks, Open
from bot.games.firenze.view import View
from cogs.games.firenze.payment import other_payments_menu
from cogs.games.firenze.words import (
    CODE_OF_COLOR,
    COLOR_OF_CODE,
    NO_BRICK,
    away_button,
    choose_payment,
    colors_of_codes,
    describe_bricks,
    filter_codes,
    several_moves_button,
)
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import GameRehearsal, SeatContext
from cogs.interaction.replies import PictureRequest, PrivateReply
from cogs.interaction.speech import SpeechContext
from render.firenze import draw_building

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
        return [self.seat.spell_move(move) for move in self.tried.moves]

    @property
    def spare(self) -> Bricks:
        """What is left to pay with: bricks that are to be laid are not."""
        return bricks.without(
            self.own.storehouse, bricks.count_colors([step.color for step in self.steps])
        )

    def with_steps(self, steps: tuple[BrickStep, ...], wished: str = "") -> "BuildingDraft | None":
        """The rules lay these bricks and take the payment, if they agree to all of it."""
        plan = BuildingDraft(self.seat, self.start, self.before, steps, "", self.start)
        due = _bricks_due(self.before, len(steps))
        if due is None or min(plan.spare) < 0:
            return None
        paid = choose_payment(plan.own, plan.spare, due, wished)
        tried = _rehearse_steps(self.start, self.seat.seat, steps, paid)
        return replace(plan, paid=paid, tried=tried) if tried else None


def draft_building(seat: SeatContext[View], words: str) -> BuildingDraft:
    """As much of what these words say as the rules allow."""
    _, spelt, paid, *_ = [*words.split(), "", "", ""]
    start, steps = seat.start_rehearsal(), tuple(_parse_steps(spelt))
    nothing = BuildingDraft(seat, start, start.view, (), "", start)
    while steps:
        plan = nothing.with_steps(steps, filter_codes(paid))
        if plan is not None:
            return plan
        steps = steps[:-1]
    return nothing


def _parse_steps(spelt: str) -> Iterator[BrickStep]:
    for letter, height in zip(spelt[::2], spelt[1::2], strict=False):
        if letter in COLOR_OF_CODE and height in _HEIGHTS:
            yield BrickStep(COLOR_OF_CODE[letter], _HEIGHTS.index(height))


def _rehearse_steps(
    tried: GameRehearsal[View], seat: Seat, steps: tuple[BrickStep, ...], paid: str
) -> GameRehearsal[View] | None:
    """Brick by brick, each paid for as soon as the rules ask for it; None unless all goes well."""
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
    """What so many more bricks cost; None when the turn has no room for them."""
    if more > view.bricks_left:
        return None
    return building.due(view.costs, view.turn.built, len(view.turn.payments), more)


DONE_WORD = "done"  # the word of the button that also ends building
_BRICKS, _PAYING, _BACK, _DECISION = range(4)


def build_building_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    plan = draft_building(seat, words)
    words, speech, after = "\n".join(_describe_draft(plan)), seat.voice, plan.after
    language = speech.speaker.language
    draw = partial(draw_building, plan.before, after, language, speech.plain_names)
    site = speech("panel-firenze-site", towers=sites.in_words(after.mine.open.site))
    sketch = PictureRequest(draw, limits.cut_text(words, limits.ALT_TEXT, speech("alt-rest")), site)
    return PrivateReply(words, tuple(_building_controls(plan)), sketch=sketch)


# In words


def _describe_draft(plan: BuildingDraft) -> Iterator[str]:
    speech, after = plan.seat.voice, plan.after
    if plan.steps:
        laid = heap(count_colors([step.color for step in plan.steps]))
        yield speech("panel-firenze-build", bricks=laid, count=len(plan.steps))
        yield speech(
            "panel-firenze-build-pays", due=len(plan.paid), paid=describe_bricks(plan.paid)
        )
    else:
        yield speech("panel-firenze-build-which")
    yield from _describe_costs(speech, after)
    done = plan.tried.after_move(plan.seat.seat, Done())
    if done:
        yield from _describe_ruins(speech, after, done.view)
        yield from _describe_outlook(plan.seat, done)


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
    """What could be fulfilled after it, and which towers can't lead to anything."""
    speech, view = seat.voice, done.view
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


# To be pressed


def _building_controls(plan: BuildingDraft) -> Iterator[ComponentSpec]:
    seat, speech = plan.seat, plan.seat.voice
    yield from brick_menus(plan)
    yield from other_payments_menu(
        seat, "begin", plan.paid, plan.spare, lambda paid: f"{plan.words} {paid}", row=_PAYING
    )
    if plan.steps:
        back = "".join(step.word for step in plan.steps[:-1]) or NO_BRICK
        id_ = components.choice_id(seat.question_id, f"begin {back} {NO_BRICK}")
        yield ButtonSpec(id_, speech.label_text("panel-firenze-brick-back"), row=_BACK)
        words = f"begin {plan.words} {plan.paid or NO_BRICK}"
        paid = describe_bricks(plan.paid)
        label = speech.label_text("panel-firenze-build-it", paid=paid)
        yield several_moves_button(seat, words, label, row=_DECISION)
        label = speech.label_text("panel-firenze-build-done")
        yield several_moves_button(seat, f"{words} {DONE_WORD}", label, likely=True, row=_DECISION)
    yield away_button(seat, _DECISION)


def brick_menus(plan: BuildingDraft) -> Iterator[MenuSpec]:
    """Every brick that may be laid next."""
    seat = plan.seat
    options = [
        MenuChoice(
            f"{plan.words.strip(NO_BRICK)}{step.word} {NO_BRICK}",
            seat.voice.plain_text(_describe_brick(step)),
            _describe_next_commission(plan, step),
        )
        for step in _next_bricks(plan)
    ]
    if options:
        label = seat.voice.label_text("panel-firenze-lay-menu")
        id_ = components.choice_menu_id(seat.question_id, "begin", _BRICKS)
        yield MenuSpec(id_, label, tuple(options[: limits.OPTIONS]), row=_BRICKS)


def _next_bricks(plan: BuildingDraft) -> list[BrickStep]:
    site = plan.after.mine.open.site
    idle_first = sorted(site, key=lambda tower: not tower.idle)
    there = dict.fromkeys(BrickStep(tower.color, tower.height) for tower in idle_first)
    steps = [*there, *(BrickStep(color, 0) for color in COLORS)]
    return [step for step in steps if plan.with_steps((*plan.steps, step)) is not None]


def _describe_brick(step: BrickStep) -> Text:
    brick = Named("brick", step.color)
    if step.height:
        return say("panel-firenze-raise", brick=brick, height=step.height, then=step.height + 1)
    return say("panel-firenze-begin", brick=brick)


def _describe_next_commission(plan: BuildingDraft, step: BrickStep) -> str:
    """The commission that is met by it, or the next one on the way up."""
    speech, view, height = plan.seat.voice, plan.before, step.height + 1
    if plan.own.owes_bell_tower and (step.color, height) == commissions.bell_tower(view.box):
        return speech.label_text("panel-firenze-meets-bell")
    heights = commissions.heights_ahead(view.box, view.board, step.color, height)
    ahead = [one for high in heights if (one := view.commission(step.color, high))]
    met = next((one for one in ahead if one.open), ahead[0] if ahead else None)
    if met is None:
        return speech.label_text("panel-firenze-meets-none")
    if met.height == height and met.open:
        return speech.label_text("panel-firenze-meets", points=met.points)
    return speech.label_text("panel-firenze-next-met", height=met.height, points=met.points)
