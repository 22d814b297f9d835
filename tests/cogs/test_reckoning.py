"""What a panel says a move would cost and bring is what the table hears once it is made."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from bot.cli import replay
from bot.engine.game import Seat
from bot.engine.text import Fact, Florins, Named, Who, say
from bot.games.princes.moves import Accept, Build, Change, Consult, PrincessWork, Work
from bot.games.princes.moves import Place as LayOut
from cogs.games.princes import placement_panel, together, turn, works
from cogs.interaction.components import ButtonSpec, MenuChoice
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PrivateReply
from tests.cogs.panel_sittings import SOME, menus, pressed, seated
from tests.golden.recipes import FOLDER, Moment, moments


@cache
def played(name: str) -> tuple[Moment, ...]:
    game, sheet = replay.load_sheet_and_game(FOLDER / "princes" / f"{name}.game")
    return tuple(moments(game, sheet.opening, sheet.entries))


def made(kind: type[Any], every: int = 1) -> Iterator[tuple[SeatContext[Any], Moment]]:
    """Whoever is about to make such a move in a golden game, and the move as it was made."""
    found = [one for name in SOME for one in played(name) if isinstance(one.move, kind)]
    for one in found[::every]:
        assert one.entry.seat is not None
        yield seated(one.game, one.before, one.entry.seat), one


def heard(one: Moment, key: str, seat: Seat) -> dict[str, Fact]:
    """The facts of what was told of this seat in these words, the first time."""
    for event in one.events:
        facts = dict(event.text.facts)
        if event.text.key == key and facts["who"] == Who(seat):
            return facts
    return {}


def selling(sitting: SeatContext[Any], one: Moment) -> str:
    """The sentence that warns of what was sold then, if anything was."""
    sale = heard(one, "sells-points", sitting.seat)
    if not sale:
        return ""
    florins = Florins(sitting.view.own.hidden.florins)
    return sitting.speech("panel-build-sells", florins=florins, points=sale["points"])


def warned(words: str) -> list[str]:
    """The lines that say so."""
    return [line for line in words.splitlines() if line.startswith("Your purse")]


def covered(sitting: SeatContext[Any], tile: str, square: str, turn_: int) -> str:
    """The squares under a tile, as they are listed."""
    ground = sitting.view.box.ground
    return ", ".join(ground.squares_of(ground.bits_if_laid(tile, square, turn_)))


def test_a_building_costs_and_brings_what_its_panel_says() -> None:
    sold, drawn = 0, 0
    for sitting, one in made(Build, every=3):
        move, told_ = one.move, heard(one, "builds", sitting.seat)
        words = placement_panel.build_building_panel(
            sitting, f"build {move.building} {move.square} {move.turn}"
        ).words
        first = sitting.speech(
            "panel-build",
            tile=Named("building", move.building),
            square=move.square,
            squares=covered(sitting, move.building, move.square, move.turn),
            price=told_["price"],
            points=told_["points"],
        )
        assert words.startswith(first)
        sentence = selling(sitting, one)
        assert warned(words) == ([sentence] if sentence else [])
        sold += bool(sentence)
        drawn += one.after.made[-1].step.opened
    assert sold
    assert drawn  # luck decided what came after it


def test_a_landscape_brings_what_its_panel_says() -> None:
    brought = set()
    for sitting, one in made(LayOut, every=3):
        move = one.move
        points = heard(one, "earns-points", sitting.seat).get("points", 0)
        words = placement_panel.build_landscape_panel(
            sitting, f"place {move.landscape} {move.square} {move.turn}"
        ).words
        tile = Named("landscape", move.landscape)
        squares = covered(sitting, move.landscape, move.square, move.turn)
        first = sitting.speech(
            "panel-place", tile=tile, square=move.square, squares=squares, points=points
        )
        assert words.startswith(first)
        brought.add(points)
    assert len(brought) == 2


def test_whoever_agrees_to_an_offer_sells_the_points_that_its_panel_says() -> None:
    sold = 0
    for sitting, one in made(Accept):
        sentence = selling(sitting, one)
        assert warned(together.build_bargain_panel(sitting).words) == (
            [sentence] if sentence else []
        )
        sold += bool(sentence)
    assert sold


def test_the_banker_takes_what_the_menu_says() -> None:
    changed = list(made(Change))
    assert changed
    for sitting, one in changed:
        told_ = heard(one, "changes", sitting.seat)
        (menu,) = menus(turn.build_banker_panel(sitting, "change"))
        label = sitting.speech(
            "panel-change-option", points=told_["points"], florins=told_["florins"]
        )
        assert MenuChoice(str(one.move.points), label) in menu.options


def test_a_work_is_paid_what_its_panel_says() -> None:
    taken = set()
    for sitting, one in made(Work, every=3):
        move, told_ = one.move, heard(one, "works", sitting.seat)
        cards = "+".join(move.bonus) or works.NO_CARD
        panel = works.build_work_panel(sitting, f"work {move.profession} {move.points} {cards}")
        first = sitting.speech(
            "panel-work",
            profession=told_["card"],
            value=told_["value"],
            minimum=sitting.view.minimum,
            short=0,
        )
        assert panel.words.startswith(first)
        assert done_label(sitting, told_) in labels(panel)
        taken.add(bool(move.points))
    assert taken == {True, False}


def labels(panel: PrivateReply) -> list[str]:
    return [one.label for one in panel.components if isinstance(one, ButtonSpec)]


def done_label(sitting: SeatContext[Any], told: Mapping[str, Any]) -> str:
    """The label of the button that completes a work for this pay."""
    pay = say("panel-work-pay", florins=told["florins"], points=told["points"])
    return sitting.speech.button_text(say("panel-work-done", pay=pay))


def test_the_princess_is_paid_what_her_panel_says() -> None:
    told_of_her = 0
    for sitting, one in made(PrincessWork):
        told_ = heard(one, "princess-works", sitting.seat)
        panel = works.build_princess_panel(sitting, f"princess-work {one.move.points} pay")
        assert done_label(sitting, told_) in labels(panel)
        told_of_her += 1
    assert told_of_her


def test_the_merchant_brings_what_his_button_says() -> None:
    asked = 0
    for sitting, one in made(Consult):
        if one.move.use != "points":
            continue
        points = heard(one, "earns-points", sitting.seat)["points"]
        label = sitting.speech.label_text("panel-use-points", points=points)
        assert label in [
            press.label for press in pressed(turn.build_consult_panel(sitting, "consult"))
        ]
        asked += 1
    assert asked


def test_a_work_that_is_too_small_is_paid_nothing_and_has_no_button() -> None:
    small = 0
    for sitting, _ in made(Work, every=7):
        own = sitting.view.own
        minimum = sitting.view.minimum
        for held in own.hand:
            if held.sum.value >= minimum:
                continue
            reply = works.build_work_panel(sitting, f"work {held.card.name} 0 {works.NO_CARD}")
            missing = minimum - held.sum.value
            line = sitting.speech(
                "panel-work",
                profession=Named("profession", held.card.name),
                value=held.sum.value,
                minimum=minimum,
                short=missing,
            )
            assert reply.words.startswith(line)
            assert not [press for press in pressed(reply) if press.likely]
            small += 1
    assert small
