"""Who would rather not be seated with whom: the house brings them together no more.

It is told to nobody but the one who wishes it, nor is anything done that would show it. Whoever
sits down by himself does as he likes, and so does everybody else.
"""

from collections.abc import Iterable

from bot.engine.text import Refusal, refuse
from bot.host.company import PersonId
from bot.host.ports import Store

MOST = 25  # people somebody may avoid: as many as a menu shows


async def avoid(store: Store, person: PersonId, other: PersonId) -> Refusal | None:
    """From now on the house does not bring these two together."""
    known = await store.avoided(person)
    if other == person:
        return refuse("lobby", "avoids-nobody-else")
    if other not in known and len(known) >= MOST:
        return refuse("lobby", "avoids-too-many", most=MOST)
    async with store.page() as page:
        page.set_avoided(person, known | {other})
    return None


async def avoid_no_more(store: Store, person: PersonId, other: PersonId) -> None:
    known = await store.avoided(person)
    async with store.page() as page:
        page.set_avoided(person, known - {other})


async def may_meet(store: Store, people: Iterable[PersonId]) -> bool:
    """Whether none of them would rather not be seated with another one of them."""
    together = frozenset(people)
    return not any([together & await store.avoided(one) for one in together])
