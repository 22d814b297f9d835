"""The panels that build and that fulfil commissions, rehearsed, with what they lead to.

begin                  nothing yet
begin w3w4r0 -         white 3 becomes 5, red is begun; paid with what can best be spared
begin w3w4r0 y         the same, paid with a yellow brick
fulfil                 none is chosen yet
fulfil w5+r7           several at once: white 5 and red 7
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bot.engine.game import Seat
from bot.engine.text import Fact, Named, Text, say
from bot.games.firenze import bricks_and_towers, building, commissions, state_parts
from bot.games.firenze.moves import Begin, Consecrate, Done, Fulfil, Lay, Move, Pay
from bot.games.firenze.view import View
from cogs.games.firenze import brick_payment, game_texts
from cogs.games.firenze.game_texts import NO_BRICK, FirenzeSeat
from cogs.interaction import components, discord_limits, game_ui
from cogs.interaction.context import GameRehearsal
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import SpeechContext

_HEIGHTS = "0123456789abcdefghijklmnopqrstuvwxyz"  # one sign each: there are 25 white bricks


@dataclass(frozen=True, slots=True)
class BrickPlacement:
    """One brick: on a tower of this height, or as the first of a new one."""

    color: str
    height: int

    @property
    def word(self) -> str:
        return f"{game_texts.CODE_OF_COLOR[self.color]}{_HEIGHTS[self.height]}"

    @property
    def move(self) -> Move:
        return Lay(self.color, self.height) if self.height else Begin(self.color)


@dataclass(frozen=True, slots=True)
class BuildingDraft:
    """Bricks that would be laid, and the rehearsal of it."""

    seat: FirenzeSeat
    start: GameRehearsal[View]
    before: View
    steps: tuple[BrickPlacement, ...]
    paid: str
    tried: GameRehearsal[View]

    @property
    def words(self) -> str:
        return "".join(step.word for step in self.steps) or NO_BRICK

    @property
    def view_after(self) -> View:
        return self.tried.view

    @property
    def own(self) -> state_parts.Open:
        return self.before.mine.open

    @property
    def moves(self) -> list[str]:
        return game_texts.spell_moves(self.seat, self.tried.moves)

    @property
    def spare(self) -> state_parts.Bricks:
        """Return what is left to pay with, without the bricks to be laid."""
        laid = bricks_and_towers.count_colors([step.color for step in self.steps])
        return bricks_and_towers.subtract_bricks(self.own.storehouse, laid)

    def rehearse_steps(
        self, steps: tuple[BrickPlacement, ...], wished: str = ""
    ) -> "BuildingDraft | None":
        """Rehearse these bricks and their payment; None where the rules refuse any of it."""
        draft = BuildingDraft(self.seat, self.start, self.before, steps, "", self.start)
        due = _bricks_due(self.before, len(steps))
        if due is None or min(draft.spare) < 0:
            return None
        paid = game_texts.choose_payment(draft.own, draft.spare, due, wished)
        tried = _rehearse_steps(self.start, self.seat.seat, steps, paid)
        return replace(draft, paid=paid, tried=tried) if tried else None


def draft_building(seat: FirenzeSeat, spelt: str) -> BuildingDraft:
    """Read these words as far as the rules allow them."""
    _, bricks_, paid, *_ = [*spelt.split(), "", "", ""]
    start, steps = seat.start_rehearsal(), tuple(_parse_steps(bricks_))
    nothing = BuildingDraft(seat, start, start.view, (), "", start)
    while steps:
        draft = nothing.rehearse_steps(steps, game_texts.filter_color_codes(paid))
        if draft is not None:
            return draft
        steps = steps[:-1]
    return nothing


def _parse_steps(spelt: str) -> Iterator[BrickPlacement]:
    for letter, height in zip(spelt[::2], spelt[1::2], strict=False):
        if letter in game_texts.COLOR_OF_CODE and height in _HEIGHTS:
            yield BrickPlacement(game_texts.COLOR_OF_CODE[letter], _HEIGHTS.index(height))


def _rehearse_steps(
    tried: GameRehearsal[View], seat: Seat, steps: tuple[BrickPlacement, ...], paid: str
) -> GameRehearsal[View] | None:
    """Lay brick by brick, paying when the rules ask for it; None if any step is refused."""
    left = game_texts.colors_of_codes(paid)
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
    if more > view.bricks_left_to_lay:
        return None
    return building.amount_due(view.costs, view.turn.built, len(view.turn.payments), more)


# The words of buttons that also end building, or the turn
DONE_WORD, END_WORD = "done", "end"
_BRICKS, _PAYING, _BACK, _DECISION = range(4)


def build_building_panel(seat: FirenzeSeat, spelt: str) -> PrivateReply:
    draft = draft_building(seat, spelt)
    lines, controls, after = (
        _describe_building_draft(draft),
        _building_controls(draft),
        draft.view_after,
    )
    return game_texts.build_site_panel(
        seat, lines, controls, draft.before, after, after.mine.open.site
    )


def _describe_building_draft(draft: BuildingDraft) -> Iterator[str]:
    speech = draft.seat.speech
    if draft.steps:
        laid = bricks_and_towers.heap_texts(
            bricks_and_towers.count_colors([step.color for step in draft.steps])
        )
        paid = game_texts.describe_coded_bricks(draft.paid)
        yield speech("panel-firenze-build", bricks=laid, count=len(draft.steps), paid=paid)
    else:
        yield speech("panel-firenze-build-which")
    yield from describe_building_outcome(draft)


def describe_building_outcome(draft: BuildingDraft) -> Iterator[str]:
    """Say what the next brick costs, what would fall, and what could be fulfilled."""
    speech, after = draft.seat.speech, draft.view_after
    if after.bricks_left_to_lay:
        yield speech(
            "panel-firenze-build-next", next=after.next_brick_cost, left=after.bricks_left_to_lay
        )
    else:
        yield speech("panel-firenze-build-most")
    done = draft.tried.after_move(draft.seat.seat, Done())
    if done:
        yield from _describe_teardown(speech, after, done.view)
        yield from _describe_tower_prospects(draft.seat, done)


def _describe_teardown(speech: SpeechContext, before: View, done: View) -> Iterator[str]:
    fallen = bricks_and_towers.abandoned_towers(before.mine.open.site)
    if fallen:
        lost = sum(done.pouch) - sum(before.pouch)
        saved = done.mine.open.stored - before.mine.open.stored
        yield speech(
            "panel-firenze-tears",
            towers=bricks_and_towers.tower_texts(fallen),
            lost=lost,
            saved=saved,
        )


def _describe_tower_prospects(seat: FirenzeSeat, done: GameRehearsal[View]) -> Iterator[str]:
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
    for color, height in bricks_and_towers.distinct_towers(own.site):
        tower = bricks_and_towers.tower_text(color, height)
        if height > highest:
            yield speech("panel-firenze-too-high", tower=tower, most=highest)
        elif not commissions.open_heights_from(
            view.box, view.board, color, height
        ) and not commissions.may_be_bell_tower(view.box, own, color, height):
            yield speech("panel-firenze-leads-nowhere", tower=tower)


def _describe_commission(view: View, color: str, height: int) -> Text:
    met = view.commission(color, height)
    assert met is not None
    brick = Named("brick", color)
    return say("panel-firenze-commission", brick=brick, height=height, points=met.points)


def _building_controls(draft: BuildingDraft) -> Iterator[components.ComponentSpec]:
    seat, paid = draft.seat, draft.paid
    yield from brick_menus(draft, _next_bricks(draft))
    prefix = f"{draft.words} "
    yield from brick_payment.other_payments_menu(
        seat, "begin", prefix, paid, draft.spare, row=_PAYING
    )
    if draft.steps:
        fewer = "".join(step.word for step in draft.steps[:-1]) or NO_BRICK
        back, label = f"begin {fewer} {NO_BRICK}", say("panel-firenze-brick-back")
        yield game_ui.choice_button(seat, back, label, row=_BACK)
        spelt = f"begin {draft.words} {paid or NO_BRICK}"
        label = say("panel-firenze-build-it", paid=game_texts.describe_coded_bricks(paid))
        yield game_texts.several_moves_button(seat, spelt, label, row=_DECISION)
        spelt, label = f"{spelt} {DONE_WORD}", say("panel-firenze-build-done")
        yield game_texts.several_moves_button(seat, spelt, label, likely=True, row=_DECISION)
    yield game_ui.back_to_turn_button(seat, _DECISION)


_MOST_BUTTONS = 3  # bricks with a button each; others are in a menu
_LAST = 8  # the row of what ends building: below everything else


def brick_controls(seat: FirenzeSeat) -> Iterator[components.ComponentSpec]:
    """Yield a button for each brick: a free one is laid at once, others show what they cost."""
    draft = draft_building(seat, "begin")
    steps = _next_bricks(draft)
    for step in steps[:_MOST_BUTTONS]:
        label = game_texts.describe_laying_brick(draft.before, step.color, step.height)
        if draft.before.next_brick_cost:
            yield game_ui.choice_button(seat, f"begin {step.word} {NO_BRICK}", label)
        else:
            yield game_ui.move_button(seat, step.move, label)
    if len(steps) > _MOST_BUTTONS:
        yield from brick_menus(draft, steps[_MOST_BUTTONS:])


def end_building_button(seat: FirenzeSeat) -> Iterator[components.ButtonSpec]:
    """Yield the button that ends building; the turn too where no commission would be met."""
    draft = draft_building(seat, "begin")
    done = draft.start.after_move(seat.seat, Done())
    if not done:
        return
    fallen = bricks_and_towers.abandoned_towers(draft.own.site)
    if any(isinstance(move, Fulfil | Consecrate) for move in done.legal_moves(seat.seat)):
        label = game_texts.describe_torn_down_towers("panel-firenze-done", fallen) or say(
            "move-firenze-done"
        )
        yield game_ui.move_button(seat, "done", label, row=_LAST)
        return
    label = game_texts.describe_torn_down_towers("panel-firenze-end", fallen) or say(
        "panel-firenze-end"
    )
    yield game_texts.several_moves_button(
        seat, f"begin {NO_BRICK} {NO_BRICK} {END_WORD}", label, row=_LAST
    )


def brick_menus(
    draft: BuildingDraft, steps: Iterable[BrickPlacement]
) -> Iterator[components.MenuSpec]:
    """Yield the menu of these bricks, if there are any."""
    options = []
    for step in steps:
        spelt = f"{draft.words.strip(NO_BRICK)}{step.word} {NO_BRICK}"
        text, about = _describe_brick_step(step), _describe_next_commission(draft, step)
        options.append(game_ui.menu_option(draft.seat, spelt, text, about))
    if options:
        label = say("panel-firenze-lay-menu")
        yield game_ui.choice_menu(draft.seat, "begin", _BRICKS, label, options, row=_BRICKS)


def _next_bricks(draft: BuildingDraft) -> list[BrickPlacement]:
    site = draft.view_after.mine.open.site
    idle_first = sorted(site, key=lambda tower: not tower.idle)
    there = dict.fromkeys(BrickPlacement(tower.color, tower.height) for tower in idle_first)
    steps = [*there, *(BrickPlacement(color, 0) for color in state_parts.COLORS)]
    return [step for step in steps if draft.rehearse_steps((*draft.steps, step)) is not None]


def _describe_brick_step(step: BrickPlacement) -> Text:
    brick = Named("brick", step.color)
    if step.height:
        return say("panel-firenze-raise", brick=brick, height=step.height, then=step.height + 1)
    return say("panel-firenze-begin", brick=brick)


def _describe_next_commission(draft: BuildingDraft, step: BrickPlacement) -> str:
    """Name the commission that a brick meets, or the next one on the way up."""
    speech, view, height = draft.seat.speech, draft.before, step.height + 1
    if draft.own.owes_bell_tower and (step.color, height) == commissions.bell_tower_kind(view.box):
        return speech.label_text("panel-firenze-meets-bell")
    heights = commissions.open_heights_from(view.box, view.board, step.color, height)
    ahead = [one for high in heights if (one := view.commission(step.color, high))]
    met = next((one for one in ahead if one.open), ahead[0] if ahead else None)
    if met is None:
        return speech.label_text("panel-firenze-meets-none")
    if met.height == height and met.open:
        return speech.label_text("panel-firenze-meets", points=met.points)
    return speech.label_text("panel-firenze-next-met", height=met.height, points=met.points)


# Commissions

_COMMISSIONS, _ENDING = range(2)


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
        return f"{game_texts.CODE_OF_COLOR[self.move.color]}{self.move.height}"

    @property
    def text(self) -> Text:
        more = self.points_gained - self.points - self.level
        numbers = {"height": self.move.height, "points": self.points, "level": self.level}
        brick = Named("brick", self.move.color)
        return say("panel-firenze-feat", brick=brick, **numbers, more=more, numeral=self.numeral)


@dataclass(frozen=True, slots=True)
class FulfilmentDraft:
    """The commissions that are chosen, as they would be fulfilled now."""

    seat: FirenzeSeat
    start: GameRehearsal[View]
    chosen: tuple[Fulfilment, ...]
    tried: GameRehearsal[View]

    @property
    def words(self) -> str:
        return "+".join(one.word for one in self.chosen) or NO_BRICK

    @property
    def moves(self) -> list[str]:
        return game_texts.spell_moves(self.seat, self.tried.moves)

    @property
    def points_gained(self) -> int:
        return sum(one.points_gained for one in self.chosen)

    @property
    def own(self) -> state_parts.Open:
        return self.tried.view.mine.open


def build_commissions_panel(seat: FirenzeSeat, spelt: str) -> PrivateReply:
    draft = draft_fulfilment(seat, spelt)
    lines, controls = _describe_fulfilment(draft), _commission_controls(draft)
    before = draft.start.view
    return game_texts.build_site_panel(seat, lines, controls, before, before, draft.own.site)


def draft_fulfilment(seat: FirenzeSeat, spelt: str) -> FulfilmentDraft:
    """Rehearse those of these commissions that are legal, balconies in their order."""
    _, wished, *_ = [*spelt.split(), "", ""]
    start, chosen = seat.start_rehearsal(), list[Fulfilment]()
    tried: GameRehearsal[View] = start
    left = [move for word in wished.split("+") if (move := _parse_commission(word))]
    while found := next(_rehearse_fulfilments(tried, seat.seat, left), None):
        one, tried = found
        left.remove(one.move)
        chosen.append(one)
    return FulfilmentDraft(seat, start, tuple(chosen), tried)


def possible_fulfilments(seat: FirenzeSeat) -> Iterator[Fulfilment]:
    """Yield all that could be fulfilled next."""
    found = _fulfilments_by_code(seat.start_rehearsal(), seat.seat)
    return (one for _, one in found)


def _parse_commission(word: str) -> Fulfil | None:
    letter, height = word[:1], word[1:]
    is_known = letter in game_texts.COLOR_OF_CODE and height.isdecimal()
    return Fulfil(game_texts.COLOR_OF_CODE[letter], int(height)) if is_known else None


def _rehearse_fulfilments(
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
    earned = before.mine.open.earned, after.mine.open.earned
    gained = [new - old for old, new in zip(*earned, strict=True)]
    points = gained[state_parts.COMMISSIONS] + gained[state_parts.BALCONIES]
    return Fulfilment(move, points, gained[state_parts.LEVELS], numeral, sum(gained))


def _describe_fulfilment(draft: FulfilmentDraft) -> Iterator[str]:
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
        brick, height, points = Named("brick", balcony.color), balcony.height, balcony.points
        facts: dict[str, Fact] = {"numeral": balcony.numeral, "height": height, "points": points}
        yield speech("panel-firenze-next-balcony", brick=brick, **facts)


def _commission_controls(draft: FulfilmentDraft) -> Iterator[components.ComponentSpec]:
    seat, options = draft.seat, list(_commission_options(draft))
    most = min(len(options), draft.start.view.mine.open.seals)
    label, row = say("panel-firenze-fulfil-menu"), _COMMISSIONS
    yield game_ui.choice_menu(seat, "fulfil", row, label, options, least=0, most=most, row=row)
    if draft.chosen:
        spelt, points = f"fulfil {draft.words}", draft.points_gained
        label = say("panel-firenze-fulfil-it", points=points)
        yield game_texts.several_moves_button(seat, spelt, label, likely=True, row=_ENDING)
        spelt, label = f"{spelt} {END_WORD}", say("panel-firenze-fulfil-end")
        yield game_texts.several_moves_button(seat, spelt, label, row=_ENDING)
    else:
        yield game_ui.move_button(seat, "end", say("panel-firenze-end"), row=_ENDING)
    yield game_ui.back_to_turn_button(seat, _ENDING)


def _commission_options(draft: FulfilmentDraft) -> Iterator[components.MenuChoice]:
    """Yield what is chosen, what else may be chosen, and what could be instead."""
    seat, chosen = draft.seat, {one.move for one in draft.chosen}
    found = {one.word: one for one in draft.chosen}
    found |= dict(_fulfilments_by_code(draft.start, seat.seat))
    found |= dict(_fulfilments_by_code(draft.tried, seat.seat))
    for word, one in list(found.items())[: discord_limits.OPTIONS]:
        yield game_ui.menu_option(seat, word, one.text, chosen=one.move in chosen)


def _fulfilments_by_code(
    before: GameRehearsal[View], seat: Seat
) -> Iterator[tuple[str, Fulfilment]]:
    moves = [move for move in before.legal_moves(seat) if isinstance(move, Fulfil)]
    for one, _ in _rehearse_fulfilments(before, seat, moves):
        yield one.word, one
