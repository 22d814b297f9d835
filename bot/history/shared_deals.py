"""Shared deals: the deal of the week of a server, and the same deal at several tables."""

import asyncio
import hashlib
from dataclasses import replace

from bot import catalogue
from bot.catalogue import Edition
from bot.engine.game import settle_options
from bot.engine.journal import Opening
from bot.engine.text import Refusal, refuse
from bot.tables import lobby
from bot.tables.people import DAY, SECOND, Clock, PersonId, TableId, TableStatus, TableTerms, Time
from bot.tables.records import BOARD_KEY, OutboxMessage, SharedDeal, SharedDealTable
from bot.tables.service import TableService
from bot.tables.state import TableState, is_in_direct_messages, is_solo
from bot.tables.store_protocols import Store, UnitOfWork

ONE_WEEK = 7 * DAY
WEEKLY_SETTING = "deal of the week"  # where, and with which options; "" where there is none


class SharedDealService:
    """Open deals that several tables play, seat people at them, and close them in time."""

    def __init__(self, service: TableService, store: Store, clock: Clock) -> None:
        self._service, self._store, self._clock = service, store, clock
        self._entering = asyncio.Lock()

    # The deal of the week

    async def open_weekly_deal(self, server: str, wish: str) -> SharedDeal:
        """Open a deal of the week; its server seed is fixed before anybody plays."""
        week = await self._make_weekly_deal(server, wish)
        async with self._store.unit_of_work() as unit:
            _save_deal(unit, week)
        return week

    async def _make_weekly_deal(self, server: str, wish: str) -> SharedDeal:
        place, language, game, *pairs = wish.split()
        options = dict(zip(pairs[::2], pairs[1::2], strict=True))
        edition, now = catalogue.current_edition(game), self._clock.now()
        setup = settle_options(catalogue.unpack_edition(edition), 1, options)
        assert not isinstance(setup, Refusal), setup
        return SharedDeal(
            *(await self._store.next_shared_deal_id(), server, place, language, game, setup.rules),
            *(
                edition.seal,
                setup.options,
                self._service.new_server_seed(),
                now,
                Time(now + ONE_WEEK),
            ),
        )

    # Deals shared among friends

    async def share_deal(self, table: TableId, person: PersonId) -> SharedDeal | Refusal:
        """Share the deal of a solo game that is played in direct messages."""
        async with self._entering:
            state = await self._service.table_state(table)
            if isinstance(state, Refusal):
                return state
            known = state.shared
            if known is not None:
                return (
                    known if known.is_embargoed and known.is_of_friends else _why_nothing_to_share()
                )
            course = state.course
            if course is None or not _may_be_shared(state, person):
                return _why_nothing_to_share()
            return await self._make_friends_deal(
                table, person, course.opening, state.card.terms.language
            )

    async def _make_friends_deal(
        self, table: TableId, person: PersonId, opening: Opening, language: str
    ) -> SharedDeal:
        now = self._clock.now()
        deal = SharedDeal(
            *(await self._store.next_shared_deal_id(), "", "", language, opening.game),
            rules=opening.rules,
            printed=opening.printed,
            options=opening.options,
            server_seed=opening.seed,
            since=now,
            until=Time(now + ONE_WEEK),
        )
        async with self._store.unit_of_work() as unit:
            unit.save_shared_deal(deal)
            sharer = SharedDealTable(table, deal.id, person)
            unit.add_shared_deal_table(sharer, await self._hash_account(deal, person))
        await self._service.reload_tables([table])
        return deal

    async def have_all_games_ended(self, deal: SharedDeal) -> bool:
        """Whether at least two people took the deal and all of their games have ended."""
        sharers = await self._store.shared_deal_tables(deal.id)
        cards = [await self._store.load_table_card(entry.table) for entry in sharers]
        ended = (TableStatus.OVER, TableStatus.CANCELLED)
        return len(cards) > 1 and all(card is None or card.status in ended for card in cards)

    # Players

    async def table_of_person(self, deal: SharedDeal, person: PersonId) -> TableId | None:
        """Return the person's table with this deal: everybody plays it once."""
        sharers = await self._store.shared_deal_tables(deal.id)
        return next((one.table for one in sharers if one.person == person), None)

    async def has_played(self, deal: SharedDeal, person: PersonId) -> bool:
        """Whether the account played the deal, even if its data was erased since."""
        return await self._store.has_played_deal(deal.id, await self._hash_account(deal, person))

    async def _hash_account(self, deal: SharedDeal, person: PersonId) -> str:
        """Hash the person's account; the salt is secret until the deal is over."""
        player = await self._service.find_person(person)
        assert player is not None
        return hashlib.sha256(f"{deal.server_seed} {player.outside}".encode()).hexdigest()

    async def find_or_open_table(
        self, deal: SharedDeal, person: PersonId, place: str, language: str
    ) -> TableId | Refusal:
        """Return the person's table, opened and started if there was none."""
        async with self._entering:
            table = await self.table_of_person(deal, person)
            if table is None:
                if self.is_overdue(deal):
                    return why_deal_is_over(deal)
                table = await self._open_deal_table(deal, person, place, language)
        state = await self._service.table_state(table)
        if not isinstance(state, Refusal) and state.card.status is TableStatus.GATHERING:
            edition = Edition(*await self._store.load_edition(deal.printed))
            begin = lobby.start_game(person, catalogue.unpack_edition(edition), deal.printed)
            await self._service.run_command(table, begin, f"shared {deal.id} {table}")
        return table

    async def _open_deal_table(
        self, deal: SharedDeal, person: PersonId, place: str, language: str
    ) -> TableId:
        table, now = await self._store.next_table_id(), self._clock.now()
        terms = TableTerms(language=language)
        card = lobby.make_table_card(table, deal.game, person, "", place, terms, deal.options, now)
        sharer = SharedDealTable(table, deal.id, person)
        account = await self._hash_account(deal, person)
        await self._service.store_new_table(
            card,
            half=deal.server_seed,
            also=lambda unit: unit.add_shared_deal_table(sharer, account),
        )
        return table

    # The end

    def is_overdue(self, deal: SharedDeal) -> bool:
        """Whether its time is over, even if that was not announced yet."""
        return deal.over or (deal.until is not None and self._clock.now() >= deal.until)

    async def close_deal(self, deal: SharedDeal) -> SharedDeal:
        """Close a deal, update its boards, and open the next week's deal if one is set."""
        over, now = replace(deal, over=True, seal=""), self._clock.now()
        tables = [entry.table for entry in await self._store.shared_deal_tables(deal.id)]
        settings = {} if deal.is_of_friends else await self._store.server_settings(deal.server)
        wish = settings.get(WEEKLY_SETTING, "")
        following = await self._make_weekly_deal(deal.server, wish) if wish else None
        later = Time(now + 2 * SECOND)  # not before the tables are read again below
        async with self._store.unit_of_work() as unit:
            unit.save_shared_deal(over)
            if following is not None:
                _save_deal(unit, following)
            for table in tables:
                unit.enqueue_message(
                    OutboxMessage(table, BOARD_KEY, None, None, not_before=later, created=now)
                )
        await self._service.reload_tables(tables)
        return over


def _save_deal(unit: UnitOfWork, deal: SharedDeal) -> None:
    edition = catalogue.current_edition(deal.game)
    unit.save_edition(edition.seal, edition.game, edition.text)
    unit.save_shared_deal(deal)


def _may_be_shared(state: TableState, person: PersonId) -> bool:
    card = state.card
    if card.status is not TableStatus.PLAYING or state.player_salts or card.origin is not None:
        return False
    return is_in_direct_messages(card) and is_solo(card) and card.owned_seat(person) is not None


def why_deal_is_over(deal: SharedDeal) -> Refusal:
    """Refuse to begin a deal that is over."""
    return refuse("lobby", "shared-deal-is-over", friends=int(deal.is_of_friends))


def _why_nothing_to_share() -> Refusal:
    return refuse("lobby", "no-deal-to-share")
