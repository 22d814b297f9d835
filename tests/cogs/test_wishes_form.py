"""All wishes for the lots stand on one form: what it shows, what it keeps, what it gives back."""

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.engine.game import Seat
from bot.engine.text import Refusal, say
from bot.i18n.speak import LANGUAGES, speaker_for
from bot.planning import auction_orders
from cogs.games.princes import wishes_editing, wishes_form
from cogs.games.princes.wishes_editing import OrderSheet
from tests.cogs.panel_sittings import first, seated
from tests.cogs.reading import private, said
from tests.cogs.stage import Stage, ids, stage
from tests.cogs.test_wishes_on_stage import at_the_auctions

FORM = "f:orders:1:"
TYPED = "jes 900\nbui 600\nfor 500\nlak 400\npar 300\nrec 300\npre 300"


def fields(opened: InteractionResult) -> dict[str, Any]:
    """What the form holds when it opens, as an app sends it back untouched."""
    assert opened.modal, opened
    held: dict[str, Any] = {}
    for label in opened.modal["components"]:
        one = label["component"]
        chosen = [option["value"] for option in one.get("options", ()) if option.get("default")]
        if one["type"] == 4:
            held["text"] = one.get("value", "")
        elif one["type"] == 21:
            held[one["custom_id"]] = chosen[0]
        else:
            held[one["custom_id"]] = chosen
    return held


async def opened_from_board(scene: Stage, who: MemberActor) -> InteractionResult:
    return await who.click(scene.board, custom_id=FORM)


async def submitted(
    scene: Stage, who: MemberActor, opened: InteractionResult, **changed: Any
) -> Any:
    done = await who.submit_modal(opened, fields(opened) | changed)
    scene.heard(done)
    return private(done)


async def orders(scene: Stage) -> list[str]:
    return [order.act for order in (await scene.standing()).orders]


async def test_seven_wishes_are_sixty_characters_on_a_form_of_three_touches(trio: Stage) -> None:
    await at_the_auctions(trio)
    who = trio.people[0]
    assert len(TYPED) <= 60

    page = await submitted(
        trio, who, await opened_from_board(trio, who), text=TYPED, ticked=[], follow="kept"
    )

    named = [one.split()[2:] for one in await orders(trio)]
    assert named == [
        ["jester", "900"],
        ["builder", "600"],
        ["forest", "500"],
        ["lake", "400"],
        ["park", "300"],
        ["recruiting", "300"],
        ["prestige", "300"],
    ]
    assert said(page).startswith("Noted.")
    assert FORM in ids(page), "the answer can be corrected"
    for other in trio.people[1:]:
        assert "900" not in await trio.slash(other, "wishes")


async def test_an_estimate_stands_on_it_at_first_and_is_given_with_two_touches(trio: Stage) -> None:
    await at_the_auctions(trio)
    who = trio.people[0]
    opened = await opened_from_board(trio, who)
    held = fields(opened)
    assert held["text"] or held["ticked"]

    await submitted(trio, who, opened)

    kept = await orders(trio)
    assert len([one for one in kept if one.split()[1] == "wish"]) == (
        len(held["text"].splitlines()) + len(held["ticked"])
    )
    again = fields(await opened_from_board(trio, who))
    await submitted(trio, who, await opened_from_board(trio, who))
    assert await orders(trio) == kept, "what is stored stands there, and is stored unchanged"
    assert again["follow"] == "kept"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_was_typed_is_given_back_and_corrected_even_after_a_restart(
    tmp_path: Any, language: str
) -> None:
    async with stage(tmp_path, people=3) as scene:
        await at_the_auctions(scene)
        who = scene.people[0]
        if language != "en":
            await scene.slash(who, "settings language", language=language)
        typed = "Jester 700 bid\n`Lake` for a *song*"

        opened = await opened_from_board(scene, who)
        refused = await submitted(
            scene,
            who,
            opened,
            text=typed,
            rest="pass",
            ticked=["prestige"],
            **{"put-up": ["builder"]},
        )
        assert "for a *song*" in said(refused)
        assert await orders(scene) == []
        await scene.restart()
        again = await who.click(
            refused, custom_id=next(one for one in ids(refused) if one.startswith(FORM))
        )

        held = fields(again)
        assert held["text"] == typed.replace("`", "'")
        assert (held["rest"], held["put-up"], held["ticked"]) == ("pass", ["builder"], ["prestige"])
        await submitted(scene, who, again, text="Jester 700 bid, Forest 300?")
        kept = [one.partition(": ")[2] for one in await orders(scene)]
        assert {
            "limit jester 700 pass",
            "limit forest 300 ask",
            "wish prestige 200",
            "otherwise pass",
            "put-up builder",
        } <= set(kept)


async def test_the_form_keeps_what_it_does_not_show_and_drops_what_is_crossed_out(
    trio: Stage,
) -> None:
    await at_the_auctions(trio)
    who = trio.people[0]
    await trio.slash(who, "wishes", list="Lake 500 a3, Jester 700, in all 900")
    opened = await opened_from_board(trio, who)
    assert fields(opened)["text"] == "Lake 500 a3\nJester 700"

    await submitted(trio, who, opened, text="Jester 700", follow="kept")

    assert [one.partition(": ")[2] for one in await orders(trio)] == [
        "total 900",
        "wish jester 700",
    ]


async def test_a_form_that_lay_open_while_the_wishes_changed_stores_nothing(trio: Stage) -> None:
    await at_the_auctions(trio)
    who = trio.people[0]
    opened = await opened_from_board(trio, who)
    await trio.slash(who, "wishes", list="Lake 500")

    page = await submitted(trio, who, opened, text="Jester 700")

    assert "have changed" in said(page)
    assert "Jester 700" in said(page)
    assert [one.partition(": ")[2] for one in await orders(trio)] == ["wish lake 500"]


async def test_a_form_is_for_those_who_play_while_there_is_something_to_auction(
    trio: Stage,
) -> None:
    onlooker = trio.people.pop()
    await at_the_auctions(trio)
    done = await opened_from_board(trio, onlooker)
    assert done.modal is None
    assert trio.heard(done)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_stored_can_be_written_and_read_again(language: str) -> None:
    game, course = first("three-sensible", "nominating")
    box = game.view(course.state, Seat(1)).box
    follows = [
        *(f"1: choose prestige {card} dearest" for card in box.prestige),
        *(f"1: enlist {name} hold" for name in box.professions if name in others(game, course)),
        "1: lay lake c3-1+a4-0",
    ]
    for follow in follows:
        texts = ("1: limit recruiting 400 pass", "1: wish prestige 600", "1: limit lake 500 ask")
        sitting = seated(game, course, Seat(1), language, (*texts, follow))
        sheet = OrderSheet(sitting)
        assert sorted(one.partition(": ")[2] for one in sheet.orders) == sorted(
            one.partition(": ")[2] for one in (*texts, follow)
        )
        draft = wishes_form._stored_draft(sheet)
        assert draft is not None
        read = wishes_editing.parse_wishes(sitting, draft.text)
        assert isinstance(read, list), (draft, read)
        given = auction_orders.add_orders("princes", sitting.view, (), read)
        assert not isinstance(given, Refusal)
        assert sorted(given) == sorted(sheet.orders), draft


def others(game: Any, course: Any) -> tuple[str, ...]:
    names: tuple[str, ...] = game.view(course.state, Seat(1)).recruitable_professions
    return names


def test_two_who_begin_alike_are_not_guessed_apart() -> None:
    game, course = first("three-sensible", "nominating")
    sitting = seated(game, course, Seat(1))
    found = wishes_editing.parse_wishes(sitting, "p 500")
    assert not isinstance(found, list)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_type_wishes_is_said_whole(language: str) -> None:
    assert len(speaker_for(language).speak_text(say("wishes-form-list-about"))) <= 100
