"""A house in which every table of the schema has rows, to be damaged."""

from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import say
from bot.host import acts
from bot.host.company import TableId, Terms
from bot.host.motions import Pause
from bot.host.rows import (
    Ballot,
    Errand,
    Exhibit,
    Letter,
    Note,
    Order,
    Post,
    Rating,
    Scroll,
    SharedDeal,
    Sharer,
    Wait,
    Way,
    Whisper,
    Word,
)
from bot.host.time import HOUR, Time
from bot.host.topics import Board
from tests.host.houses import COSIMO, GIULIANO, ISABELLA, LORENZO, World
from tests.host.test_annals import play_out

SERVER = "Florence"


async def crowd(world: World) -> tuple[TableId, TableId]:
    """A game that is played, with a computer, and one that is over; both on one server."""
    over = await world.start(LORENZO, ISABELLA)
    for person in (LORENZO, ISABELLA):
        await world.do_as(over, person, acts.let_stand_in)
    await play_out(world, over)
    table = await world.start(LORENZO, ISABELLA, guests=("greedy",), terms=Terms("fast"))
    for person in (LORENZO, ISABELLA):
        await world.play(table, person, (await world.legal(table, person))[0])
    await world.bell.sweep()
    await world.house.presence.came(table, LORENZO)
    standing, now = await world.standing(table), world.clock.now()
    assert standing.course is not None
    opening = standing.course.opening
    deal = SharedDeal(
        *(1, SERVER, "piazza", "en", "princes", opening.rules, opening.printed),
        *((("deal", "printed"),), "half", now, Time(now + HOUR)),
    )
    async with world.store.page() as page:
        page.set_ballots(table, [Ballot(Pause(), (Seat(0),), now, Time(now + HOUR))])
        page.set_words(table, [Word(LORENZO, "giglio", Seat(0))])
        page.set_orders(table, Seat(0), [Order(table, Seat(0), "pass-rest")])
        page.set_errands(table, [Errand(Seat(0), 0, 2)])
        page.set_jotting(table, LORENZO, "buy the jester")
        page.put_review(over, LORENZO, '[null, [0, "pass", 1]]')
        page.put_note(Note(table, Board(), LORENZO, say("table-is-playing"), created=now))
        page.put_post(Post(table, Board(), "piazza", "1", now, 1))
        page.put_scroll(Scroll(table, "thread", "2", 1, 1, 1, 1))
        page.put_exhibit(Exhibit("piazza", "3", frozenset({LORENZO})))
        page.put_letter(Letter(LORENZO, "dm", "4", now, (Wait(table, Seat(0), 1),)))
        page.put_way(Way(table, LORENZO, shut=True))
        page.put_whisper(Whisper(LORENZO, "piazza", "5", "token", now))
        page.put_rating(Rating(LORENZO, "princes", 3, 25.0, 8.0, 1))
        page.put_rematch(over, table)
        page.put_shared(deal)
        page.add_sharer(Sharer(table, 1, LORENZO))
        page.set_avoided(LORENZO, [COSIMO])
        page.keep_out(SERVER, [COSIMO])
        page.put_setting(SERVER, "key", "value")
        page.put_card(replace(standing.card, sent_away=frozenset({GIULIANO})))
    return table, over
