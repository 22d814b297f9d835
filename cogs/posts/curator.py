"""The curator: takes down what names somebody who was forgotten, wherever it hangs."""

import discord

from bot.host.ports import Later, Store, Unreachable
from bot.host.rows import Exhibit
from cogs.posts.letters import take_away, troubles

AT_A_TIME = 25  # a minute: nobody else has to wait for it
LOOKED_AT = 50  # messages, when one is looked for


class Curator:
    """Of what was said aloud and is never written anew."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client, self._store = client, store

    async def come_round(self) -> bool:
        """About once a minute; whether all is well. What is out of our reach by now stays there."""
        for exhibit in (await self._store.to_take_down())[:AT_A_TIME]:
            try:
                with troubles():
                    await self._take_down(exhibit)
            except Later:
                continue
            except (Unreachable, discord.HTTPException):
                pass  # it is gone, or we may not touch it any more
            async with self._store.page() as page:
                page.strike_exhibit(exhibit)
        return True

    async def _take_down(self, exhibit: Exhibit) -> None:
        if exhibit.message:
            await take_away(self._client, exhibit.channel, exhibit.message)
        else:
            await self._called_otherwise(int(exhibit.channel), exhibit.instead)

    async def _called_otherwise(self, number: int, name: str) -> None:
        """And where Discord says that it was opened, its first name would stand for ever."""
        thread = await self._client.fetch_channel(number)
        if not isinstance(thread, discord.Thread):
            return
        above = self._client.get_partial_messageable(thread.parent_id)
        async for message in above.history(around=thread, limit=LOOKED_AT):
            is_opening = message.type is discord.MessageType.thread_created
            if is_opening and message.content == thread.name:
                await message.delete()
        await thread.edit(name=name, archived=False)  # one that fell asleep can't be called so
