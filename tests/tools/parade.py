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
from bot.cli import CommandError
from bot.cli.run import NO_TOKEN, WRONG_TOKEN
from bot.cli.stored_games import open_database
from bot.i18n.speak import LANGUAGES
from bot.storage import queries
from bot.tables.people import Person, PersonId, Time
from cogs.interaction.components import build_view
from cogs.interaction.context import account_key
from cogs.interaction.replies import PrivateReply, blocks_and_files_of_reply
from cogs.interaction.speech import speech_for_person
from cogs.messages import replay_viewer
from cogs.messages.discord_messages import CLOSED_CODES, TextMessage, send_message
from cogs.messages.pictures import CachingPainter
from render.picture_cache import Album
from tests.tools.live_list import tell_live_list
from tests.tools.parade_samples import ParadeSamples, SamplePost

CHECKLIST_POINTS = 10  # of the list of what to look at

_CHANNEL_NUMBER = re.compile(r"\d{1,20}(?=\D*$)")  # of a link to a channel the last


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("channel", metavar="CHANNEL", nargs="?", help="its number, or a link to it")
    parser.add_argument(
        "--live", action="store_true", help="only list what else only a real Discord can show"
    )
    parser.add_argument(
        "--language", choices=LANGUAGES, help="default: yours, if you have played with the bot"
    )


def run_command(arguments: argparse.Namespace) -> int:
    if arguments.live:
        print(*tell_live_list(), sep="\n")
        return 0
    token = settings.discord_token()
    if not token:
        raise CommandError(NO_TOKEN)
    found = _CHANNEL_NUMBER.search(arguments.channel or "")
    if found is None:
        raise CommandError(
            "a channel is named by its number: with Discord's developer mode on, its menu has"
            " 'Copy Channel ID'"
        )
    count = asyncio.run(post_samples(token, int(found[0]), arguments.language))
    print(f"{count} messages; the first says what to look at")
    return 0


async def post_samples(token: str, channel: int, language: str | None) -> int:
    """Post all samples and return how many there were."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        try:
            await client.login(token)
        except discord.LoginFailure as failure:
            raise CommandError(WRONG_TOKEN) from failure
        await _check_channel(client, channel)
        owner = await _find_owner(client, language)
        painter, films = CachingPainter(), Album(kept=replay_viewer.FILMS_KEPT)
        try:
            samples = ParadeSamples(owner, str(channel), Time(int(time.time())), painter, films)
            posts = await samples.make_posts()
            place = client.get_partial_messageable(channel)
            await _send_sample(place, _build_checklist(owner, len(posts)), 0)
            for number, post in enumerate(posts, start=1):
                await _send_sample(place, post, number)
        except discord.Forbidden as error:
            if error.code not in CLOSED_CODES:
                raise
            raise CommandError(f"the bot may not post in channel {channel}") from error
        finally:
            painter.close_painter()
            films.close()
    return len(posts) + 1


async def _check_channel(client: discord.Client, channel: int) -> None:
    """Check that messages can be posted there; CommandError if not."""
    try:
        place = await client.fetch_channel(channel)
    except (discord.NotFound, discord.Forbidden) as error:
        raise CommandError(
            f"the bot sees no channel {channel}; if it is a private one, add the bot to it"
        ) from error
    if not isinstance(place, discord.abc.Messageable):
        raise CommandError(f"channel {channel} holds no messages; take a text channel")


async def _find_owner(client: discord.Client, language: str | None) -> Person:
    """Return the owner of the application with their stored settings."""
    application = await client.application_info()
    team = application.team
    account = application.owner.id if team is None else team.owner_id or application.owner.id
    outside = account_key(account)
    known = _find_known_person(outside) or Person(
        PersonId(1), outside, application.owner.display_name
    )
    return replace(known, id=PersonId(1), language=language or known.language)


def _find_known_person(outside: str) -> Person | None:
    """Read the stored person; None if unknown or there is no database."""
    try:
        with open_database() as kept:
            return queries.select_person_by_account(kept, outside)
    except CommandError:
        return None


def _build_checklist(owner: Person, count: int) -> TextMessage:
    speech = speech_for_person(owner)
    points = (f"{point}. {speech(f'parade-{point}')}" for point in range(1, CHECKLIST_POINTS + 1))
    return TextMessage("\n".join([speech("parade-head", count=count), *points]))


async def _send_sample(place: discord.PartialMessageable, post: SamplePost, number: int) -> None:
    if not isinstance(post, PrivateReply):
        await send_message(place, post, f"parade {time.time_ns() % 10**9} {number}")
        return
    png = await post.picture.by(post.picture.draw) if post.picture else b""
    blocks, files = blocks_and_files_of_reply(post, png)
    await place.send(
        view=build_view(blocks, post.accent),
        files=files,
        silent=True,
        allowed_mentions=discord.AllowedMentions.none(),
    )
