"""Places that computers keep: from the lobby to the record, by buttons and by commands."""

from bot.engine.game import Scores, Seat
from bot.tables import votes_and_seat_changes
from bot.tables.people import PersonId, Time
from bot.tables.records import SeatResult
from cogs.interaction.speech import speech_at_table
from cogs.messages.result_and_review import ranking_texts
from tests.cogs.reading import private, said
from tests.cogs.stage import Stage, ids, played
from tests.tables.test_free_places import states_of


async def begun(scene: Stage) -> None:
    """Lorenzo begins alone, with two places that computers keep."""
    lorenzo = scene.people[0]
    await scene.slash(lorenzo, "game new")
    panel = await scene.click(lorenzo, scene.board, custom_id="d:computers:1:")
    assert panel.response
    assert "start at once" in said(panel.response)
    await scene.click(lorenzo, panel.response, custom_id="d:startfree:1:journeyman 3")


async def test_five_presses_lead_to_a_move_among_computers(scene: Stage) -> None:
    """Open, computers, start, my turn, move."""
    await begun(scene)
    lorenzo = scene.people[0]
    turn = await scene.click(lorenzo, scene.board, custom_id="d:turn:1:")
    assert turn.response
    move = next(one for one in ids(turn.response) if one.startswith("m:"))
    await scene.click(lorenzo, turn.response, custom_id=move)

    assert any(made.seat == 0 for made in (await scene.course()).made)


async def test_whoever_comes_sees_what_all_see_and_plays_on(scene: Stage) -> None:
    await begun(scene)
    lorenzo, isabella = scene.people
    assert "Free: " in said(scene.board)
    shown = await scene.click(isabella, scene.board, custom_id="d:places:1:")
    answer = private(shown)
    assert answer is not None
    told = said(answer)
    assert "Still choosing Professions" in told
    assert "Your hand" not in told

    turn = await scene.click(isabella, answer, custom_id="d:takeover:1:1")

    assert turn.response
    assert any(one.startswith("m:") for one in ids(turn.response))
    assert "Isabella" in said(scene.board)
    state = await scene.standing()
    assert (state.card.holders[1].person, state.card.seats_kept_free) == (
        (await scene.person(isabella)).id,
        (2,),
    )
    again = await scene.slash(isabella, "game take-over", player=3)
    assert "at this table already" in again
    assert "at this table already" in await scene.slash(lorenzo, "game take-over", player=3)


async def test_after_the_first_round_the_others_are_asked(trio: Stage) -> None:
    lorenzo, isabella, cosimo = trio.people
    await trio.slash(lorenzo, "game new", game="firenze")
    await trio.slash(isabella, "game join")
    await trio.slash(lorenzo, "game start", players=3)
    for _ in range(60):
        state = await trio.standing()
        if state.game.round_of(state.begun_course.state) > 1:
            break
        if (await trio.next() or (None, ""))[0] is cosimo:  # his place is a computer's
            await trio.pass_time(5)
        else:
            await played(trio, 1)
    shown = await trio.click(cosimo, trio.board, custom_id="d:places:1:")
    answer = private(shown)
    assert answer is not None
    assert "first round is over" in said(answer)
    asked = await trio.click(cosimo, answer, custom_id="d:takeover:1:2")
    assert private(asked) is not None
    assert "being asked" in said(private(asked))  # type: ignore[arg-type]
    for person in (lorenzo, isabella):
        vote = next(one for one in ids(trio.board) if one.startswith("d:vote:1:substitute 2"))
        await trio.click(person, trio.board, custom_id=vote)
    holder = (await trio.standing()).card.holders[2]
    assert holder.person == (await trio.person(cosimo)).id
    assert holder.came_in > 1


async def test_its_owner_says_whether_they_are_asked(scene: Stage) -> None:
    await begun(scene)
    lorenzo, _ = scene.people
    await scene.slash(lorenzo, "game options", option="takeovers", value="free")
    assert (await scene.standing()).card.terms.takeovers == "free"
    told = await scene.slash(lorenzo, "game options", option="takeovers", value="never")
    assert "at any time, or after a vote" in told
    await scene.slash(lorenzo, "game options", option="Free places", value="After a vote")
    assert (await scene.standing()).card.terms.takeovers == ""


async def test_nobody_is_driven_away_by_a_computer(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")
    await scene.slash(isabella, "game join")
    told = await scene.slash(lorenzo, "game start", players=2)
    assert "Places taken at this table: 2" in told


async def test_an_old_board_leads_to_no_place(scene: Stage) -> None:
    await begun(scene)
    isabella = scene.people[1]
    board, tables = scene.board, scene.bot.services.tables
    await tables.run_command(scene.table, votes_and_seat_changes.resign_seat(Seat(0)), "leave")

    shown = await scene.click(isabella, board, custom_id="d:places:1:")

    answer = private(shown)
    assert answer is not None
    assert "No place at this table is free" in said(answer)
    assert (await scene.standing()).card.seats_kept_free == ()


async def test_the_record_tells_in_which_round_somebody_came(scene: Stage) -> None:
    (lorenzo, _), store = scene.people, scene.bot.services.store
    person = (await scene.person(lorenzo)).id
    await scene.slash(lorenzo, "game new")
    server = (await scene.standing()).card.server
    async with store.unit_of_work() as unit:
        unit.save_record(
            SeatResult(scene.table, *("princes", server, 3, Seat(1), person, "", 40, 1), Time(9), 3)
        )
    own = await store.own_record(person, server, "princes")
    assert (own.sheets, own.took_over) == ((), (3,))
    assert "(rounds taken over in): 3" in await scene.slash(lorenzo, "record")


def test_the_result_tells_it_too() -> None:
    state = states_of("firenze/three-builders")[9]
    taken = votes_and_seat_changes.offer_takeover(PersonId(7), Seat(2))(state)
    scores = Scores(("commissions",), ((3,), (2,), (1,)), (0, 0, 0), (Seat(0),))
    told = [speech_at_table(taken, "en").speak_text(one) for one in ranking_texts(taken, scores)]
    assert told[-1].endswith("took over in round 1; that result is not rated.")
