"""A house in which every table of the schema has rows, to be damaged."""

from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import say
from bot.tables import records, seat_commands
from bot.tables.motion_kinds import PlainMotion
from bot.tables.people import DAY, HOUR, TableId, TableTerms, Time
from tests.tables.houses import COSIMO, GIULIANO, ISABELLA, LORENZO, World
from tests.tables.test_records import play_out

SERVER = "Florence"


async def crowd(world: World) -> tuple[TableId, TableId]:
    """A game that is played, with a computer, and one that is over; both on one server."""
    over = await world.start(LORENZO, ISABELLA)
    for person in (LORENZO, ISABELLA):
        await world.do_as(over, person, seat_commands.let_computer_replace)
    await play_out(world, over)
    table = await world.start(LORENZO, ISABELLA, guests=("greedy",), terms=TableTerms("fast"))
    for person in (LORENZO, ISABELLA):
        await world.play(table, person, (await world.legal(table, person))[0])
    await world.bell.run_due_jobs()
    await world.presence.mark_present(table, LORENZO)
    state, now = await world.standing(table), world.clock.now()
    assert state.course is not None
    opening = state.course.opening
    deal = records.SharedDeal(
        *(1, SERVER, "piazza", "en", "princes", opening.rules, opening.printed),
        *((("deal", "printed"),), "half", now, Time(now + HOUR)),
    )
    async with world.store.unit_of_work() as page:
        page.replace_ballots(
            table, [records.Ballot(PlainMotion.PAUSE, (Seat(0),), now, Time(now + HOUR), now)]
        )
        page.replace_player_salts(table, [records.PlayerSalt(LORENZO, "giglio", "5f2c", Seat(0))])
        page.replace_orders(table, Seat(0), [records.SecretOrder(table, Seat(0), "pass-rest")])
        page.replace_absence_log(table, [records.MoveInAbsence(Seat(0), 0, 2)])
        page.save_player_note(table, LORENZO, "buy the jester")
        page.save_review(over, LORENZO, '[null, [0, "pass", 1]]')
        page.enqueue_message(
            records.OutboxMessage(
                table, records.BOARD_KEY, LORENZO, say("table-is-playing"), created=now
            )
        )
        page.save_record(records.PostRecord(table, records.BOARD_KEY, "piazza", "1", now, 1))
        page.save_record(records.ThreadCursor(table, "thread", "2", 1, 1, 1, 1))
        page.add_message_naming_people(
            records.MessageNamingPeople("piazza", "3", frozenset({LORENZO}))
        )
        page.save_record(
            records.DirectMessageState(
                LORENZO, "dm", "4", now, (records.PendingItem(table, Seat(0), 1),)
            )
        )
        page.save_record(records.DeliveryChannel(table, LORENZO, shut=True))
        page.save_ephemeral_reply(records.EphemeralReply(LORENZO, "piazza", "5", "token", now))
        page.save_record(records.PlayWish(SERVER, LORENZO, "princes", 3, "slow", Time(now + DAY)))
        page.save_record(records.PlayerRating(LORENZO, "princes", 3, 25.0, 8.0, 1))
        page.save_rematch(over, table)
        page.save_shared_deal(deal)
        page.add_shared_deal_table(records.SharedDealTable(table, 1, LORENZO), "hash")
        page.replace_avoided(LORENZO, [COSIMO])
        page.replace_banned(SERVER, [COSIMO])
        page.save_setting(SERVER, "key", "value")
        page.save_table_card(replace(state.card, sent_away=frozenset({GIULIANO})))
    return table, over
