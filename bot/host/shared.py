"""Shared deals: the deal of the week of a server, and the same deal at another table."""

import asyncio
from dataclasses import replace

from bot import catalogue
from bot.catalogue import Edition
from bot.engine.game import settled
from bot.engine.journal import Opening
from bot.engine.text import Refusal, refuse
from bot.host import lobby
from bot.host.company import PersonId, Status, TableId, Terms
from bot.host.house import House
from bot.host.ports import Page, Store
from bot.host.rows import Note, SharedDeal, Sharer
from bot.host.standing import Standing, is_private, is_solo
from bot.host.time import DAY, SECOND, Clock, Time
from bot.host.topics import Board

WEEK = 7 * DAY
SETTING = "deal of the week"  # where, and with which options; "" where there is none


class SharedDeals:
    """Opens deals that several tables play, seats people at them, and closes them in time."""

    def __init__(self, house: House, store: Store, clock: Clock) -> None:
        self._house, self._store, self._clock = house, store, clock
        self._entering = asyncio.Lock()

    # The deal of the week

    async def begin_week(self, server: str, wish: str) -> SharedDeal:
        """By what the steward has wished for; its half is settled before anybody plays."""
        week = await self._week(server, wish)
        async with self._store.page() as page:
            _put(page, week)
        return week

    async def _week(self, server: str, wish: str) -> SharedDeal:
        place, language, game, *pairs = wish.split()
        options = dict(zip(pairs[::2], pairs[1::2], strict=True))
        edition, now = catalogue.current(game), self._clock.now()
        setup = settled(catalogue.unpacked(edition), 1, options)
        assert not isinstance(setup, Refusal), setup
        return SharedDeal(
            *(await self._store.next_shared(), server, place, language, game, setup.rules),
            *(edition.seal, setup.options, self._house.half(), now, Time(now + WEEK)),
        )

    # The same deal at another table

    async def offer(self, table: TableId, person: PersonId) -> SharedDeal | Refusal:
        """Whoever plays alone where nobody looks on lets others play his deal, each alone too."""
        async with self._entering:
            standing = await self._house.standing(table)
            if isinstance(standing, Refusal):
                return standing
            known = standing.shared
            if known is not None:
                return known if known.sealed and known.is_of_friends else _none()
            course = standing.course
            if course is None or not _may_be_shared(standing, person):
                return _none()
            return await self._offered(table, person, course.opening, standing.card.terms.language)

    async def _offered(
        self, table: TableId, person: PersonId, opening: Opening, language: str
    ) -> SharedDeal:
        now = self._clock.now()
        deal = SharedDeal(
            *(await self._store.next_shared(), "", "", language, opening.game),
            rules=opening.rules,
            printed=opening.printed,
            options=opening.options,
            half=opening.seed,
            since=now,
            until=Time(now + WEEK),
        )
        async with self._store.page() as page:
            page.put_shared(deal)
            page.add_sharer(Sharer(table, deal.id, person))
        await self._house.read_again([table])
        return deal

    async def has_ended(self, deal: SharedDeal) -> bool:
        """Whether of friends all have played it; whoever offered it alone waits for another one."""
        sharers = await self._store.sharers(deal.id)
        cards = [await self._store.card(sharer.table) for sharer in sharers]
        ended = (Status.OVER, Status.CANCELLED)
        return len(cards) > 1 and all(card is None or card.status in ended for card in cards)

    # Who plays it

    async def table_of(self, deal: SharedDeal, person: PersonId) -> TableId | None:
        """Where somebody plays it, or has played it: everybody does once."""
        sharers = await self._store.sharers(deal.id)
        return next((one.table for one in sharers if one.person == person), None)

    async def enter(
        self, deal: SharedDeal, person: PersonId, place: str, language: str
    ) -> TableId | Refusal:
        """His table, which begins at once."""
        async with self._entering:
            table = await self.table_of(deal, person)
            if table is None:
                if self.is_late(deal):
                    return is_over(deal)
                table = await self._opened(deal, person, place, language)
        standing = await self._house.standing(table)
        if not isinstance(standing, Refusal) and standing.card.status is Status.GATHERING:
            edition = Edition(*await self._store.edition(deal.printed))
            begin = lobby.start(person, catalogue.unpacked(edition), deal.printed, deal.half)
            await self._house.carry_out(table, begin, f"shared {deal.id} {table}")
        return table

    async def _opened(
        self, deal: SharedDeal, person: PersonId, place: str, language: str
    ) -> TableId:
        table, now = await self._store.next_table(), self._clock.now()
        terms = Terms(language=language)
        card = lobby.new_card(table, deal.game, person, "", place, terms, deal.options, now)
        sharer = Sharer(table, deal.id, person)
        await self._house.open(card, half=deal.half, also=lambda page: page.add_sharer(sharer))
        return table

    # The end

    def is_late(self, deal: SharedDeal) -> bool:
        """Whether its time is over, which may not have been told yet."""
        return deal.over or (deal.until is not None and self._clock.now() >= deal.until)

    async def close(self, deal: SharedDeal) -> SharedDeal:
        """It is told from now on, and the next week begins in the same breath, if there is one."""
        over, now = replace(deal, over=True, seal=""), self._clock.now()
        tables = [sharer.table for sharer in await self._store.sharers(deal.id)]
        settings = {} if deal.is_of_friends else await self._store.settings(deal.server)
        wish = settings.get(SETTING, "")
        following = await self._week(deal.server, wish) if wish else None
        later = Time(now + 2 * SECOND)  # not before the tables are read again below
        async with self._store.page() as page:
            page.put_shared(over)
            if following is not None:
                _put(page, following)
            for table in tables:
                page.put_note(Note(table, Board(), None, None, not_before=later, created=now))
        await self._house.read_again(tables)
        return over


def _put(page: Page, deal: SharedDeal) -> None:
    edition = catalogue.current(deal.game)
    page.put_edition(edition.seal, edition.game, edition.text)
    page.put_shared(deal)


def _may_be_shared(standing: Standing, person: PersonId) -> bool:
    card = standing.card
    if card.status is not Status.PLAYING or standing.words or card.origin is not None:
        return False
    return is_private(card) and is_solo(card) and card.seat_of(person) is not None


def is_over(deal: SharedDeal) -> Refusal:
    """Nobody begins it any more."""
    return refuse("lobby", "shared-deal-is-over", friends=int(deal.is_of_friends))


def _none() -> Refusal:
    return refuse("lobby", "no-deal-to-share")
