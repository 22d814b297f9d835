"""Post one of every kind of message to a channel of yours, to be looked at on real devices.

First comes a list of what to look at, then boards, panels, letters and a film of tables that
computers have played for it. Nothing of it is kept, and nothing that is pressed there plays in a
game. Take a channel that only you can see; the bot may be running meanwhile.
"""

import argparse
import asyncio
import re
import time
from dataclasses import replace

import discord

from bot import settings
from bot.chores import Unfit
from bot.chores._floats import Floats, Post
from bot.chores._kept import the_database
from bot.chores.run import NO_TOKEN, WRONG_TOKEN
from bot.host.company import Person, PersonId
from bot.host.time import Time
from bot.i18n.speak import LANGUAGES
from bot.store import reading
from cogs.door.answers import Reply, in_full
from cogs.door.caller import outside_of
from cogs.door.layout import laid_out
from cogs.door.speech import voice_for
from cogs.posts import film
from cogs.posts.letters import SHUT, Letter, send
from cogs.posts.pictures import Gallery
from render.album import Album

POINTS = 10  # of the list of what to look at

_NUMBER = re.compile(r"\d{1,20}(?=\D*$)")  # of a link to a channel the last


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("channel", metavar="CHANNEL", help="its number, or a link to it")
    parser.add_argument(
        "--language", choices=LANGUAGES, help="default: yours, if you have played with the bot"
    )


def run(arguments: argparse.Namespace) -> int:
    token = settings.token()
    if not token:
        raise Unfit(NO_TOKEN)
    found = _NUMBER.search(arguments.channel)
    if found is None:
        raise Unfit(
            "a channel is named by its number: with Discord's developer mode on, its menu has"
            " 'Copy Channel ID'"
        )
    count = asyncio.run(marched(token, int(found[0]), arguments.language))
    print(f"{count} messages; the first says what to look at")
    return 0


async def marched(token: str, channel: int, language: str | None) -> int:
    """How many messages there were."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        try:
            await client.login(token)
        except discord.LoginFailure as failure:
            raise Unfit(WRONG_TOKEN) from failure
        await _look_at(client, channel)
        owner = await _owner(client, language)
        painter, films = Gallery(), Album(kept=film.KEPT)
        try:
            floats = Floats(owner, str(channel), Time(int(time.time())), painter, films)
            posts = await floats.posts()
            place = client.get_partial_messageable(channel)
            await _post(place, _list(owner, len(posts)), 0)
            for number, post in enumerate(posts, start=1):
                await _post(place, post, number)
        except discord.Forbidden as error:
            if error.code not in SHUT:
                raise
            raise Unfit(f"the bot may not post in channel {channel}") from error
        finally:
            painter.close()
            films.close()
    return len(posts) + 1


async def _look_at(client: discord.Client, channel: int) -> None:
    """Whether messages can be posted there at all."""
    try:
        place = await client.fetch_channel(channel)
    except (discord.NotFound, discord.Forbidden) as error:
        raise Unfit(
            f"the bot sees no channel {channel}; if it is a private one, add the bot to it"
        ) from error
    if not isinstance(place, discord.abc.Messageable):
        raise Unfit(f"channel {channel} holds no messages; take a text channel")


async def _owner(client: discord.Client, language: str | None) -> Person:
    """Whoever owns the application, and what the house knows of him."""
    application = await client.application_info()
    team = application.team
    account = application.owner.id if team is None else team.owner_id or application.owner.id
    outside = outside_of(account)
    known = _known(outside) or Person(PersonId(1), outside, application.owner.display_name)
    return replace(known, id=PersonId(1), language=language or known.language)


def _known(outside: str) -> Person | None:
    """Of a house in which nobody has played yet nothing is known."""
    try:
        with the_database() as kept:
            return reading.person_outside(kept, outside)
    except Unfit:
        return None


def _list(owner: Person, count: int) -> Letter:
    voice = voice_for(owner)
    points = (f"{point}. {voice(f'parade-{point}')}" for point in range(1, POINTS + 1))
    return Letter("\n".join([voice("parade-head", count=count), *points]))


async def _post(place: discord.PartialMessageable, post: Post, number: int) -> None:
    if not isinstance(post, Reply):
        await send(place, post, f"parade {time.time_ns() % 10**9} {number}")
        return
    png = await post.sketch.by(post.sketch.draw) if post.sketch else b""
    blocks, files = in_full(post, png)
    await place.send(
        view=laid_out(blocks, post.accent),
        files=files,
        silent=True,
        allowed_mentions=discord.AllowedMentions.none(),
    )
