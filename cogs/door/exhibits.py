"""What is shown to everybody at no table: whom it names is kept, should he be forgotten."""

from collections.abc import Iterable
from functools import partial

from bot.host.rows import Exhibit
from cogs.door.answers import Then
from cogs.door.caller import Caller


def naming(caller: Caller, names: Iterable[str]) -> Then:
    """Beside whoever shows it these, of the people of his server."""
    return partial(_hung, caller, frozenset(filter(None, names)))


async def _hung(caller: Caller, names: frozenset[str], message: str) -> None:
    store = caller.door.store
    people = await store.called(caller.server, names) | {caller.person.id}
    async with store.page() as page:
        page.put_exhibit(Exhibit(caller.place, message, people))
