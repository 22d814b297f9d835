"""The steward of a server: in which channels tables stand, who may open one, and how many."""

import discord
from discord import app_commands

from bot.engine.text import Refusal
from bot.host import chronicles, lobby, stewards
from bot.host.company import Status
from bot.host.outcomes import Stale
from bot.host.shared import SETTING as WEEKLY
from bot.host.standing import Standing
from bot.host.table import Act
from cogs.door.answers import Reply, answer
from cogs.door.caller import OPEN, Caller, Interaction
from cogs.door.command_names import phrased, worded
from cogs.door.commands import INSTALLED
from cogs.door.visit import no_table, stewards_only
from cogs.posts.chronicler import SETTING as CHRONICLE

CHANNELS, OPENERS, TABLES = "channels", "openers", "tables"
MOST_TABLES = 20  # on one server, unless its steward says otherwise

STEWARD = app_commands.Group(
    **phrased("command-admin"),
    guild_only=True,
    default_permissions=discord.Permissions(manage_channels=True),
    allowed_installs=INSTALLED,
)


@STEWARD.command(**phrased("command-admin-show"))
async def show(interaction: Interaction) -> None:
    await answer(interaction, _shown)


@STEWARD.command(**phrased("command-admin-channel"))
@worded("channel")
async def channel(interaction: Interaction, channel: discord.TextChannel) -> None:
    """Tables may stand in this channel; once more, and they may not."""

    async def answered(caller: Caller) -> Reply:
        chosen = (await _settings(caller)).get(CHANNELS, "").split()
        place = str(channel.id)
        kept = [one for one in chosen if one != place] if place in chosen else [*chosen, place]
        return await _set(caller, CHANNELS, " ".join(kept))

    await answer(interaction, answered)


@STEWARD.command(**phrased("command-admin-who-can-open"))
@worded("role")
async def who_can_open(interaction: Interaction, role: discord.Role | None = None) -> None:
    value = str(role.id) if role else ""
    await answer(interaction, lambda caller: _set(caller, OPENERS, value))


@STEWARD.command(**phrased("command-admin-table-limit"))
@worded("maximum")
async def table_limit(interaction: Interaction, maximum: app_commands.Range[int, 0, 500]) -> None:
    await answer(interaction, lambda caller: _set(caller, TABLES, str(maximum)))


@STEWARD.command(**phrased("command-admin-chronicle"))
@worded("wanted")
async def chronicle(interaction: Interaction, wanted: bool) -> None:
    """Whether the stories of tables are told in threads, where a table does not say otherwise."""
    value = chronicles.ON if wanted else chronicles.OFF
    await answer(interaction, lambda caller: _set(caller, CHRONICLE, value))


async def _settings(caller: Caller) -> dict[str, str]:
    return await caller.door.store.settings(caller.server) if caller.server else {}


async def _set(caller: Caller, key: str, value: str) -> Reply:
    stewards_only(caller)
    async with caller.door.store.page() as page:
        page.put_setting(caller.server, key, value)
    return await _shown(caller)


async def _shown(caller: Caller) -> Reply:
    rows, voice = await _settings(caller), caller.voice
    channels = " ".join(f"<#{place}>" for place in rows.get(CHANNELS, "").split())
    role = rows.get(OPENERS, "")
    lines = [
        f"{voice('steward-channels')} {channels or voice('steward-all')}",
        f"{voice('steward-openers')} {f'<@&{role}>' if role else voice('steward-everybody')}",
        voice("steward-tables", most=int(rows.get(TABLES) or MOST_TABLES)),
        voice(f"steward-chronicle-{rows.get(CHRONICLE) or chronicles.ON}"),
        voice("weekly-on") if rows.get(WEEKLY) else voice("weekly-off"),
    ]
    return Reply("\n".join(lines))


async def why_not_open(caller: Caller) -> Reply | None:
    """Why no table may be opened here by whoever asks."""
    why = await why_not_here(caller)
    if why or not caller.server:
        return why
    most = int((await _settings(caller)).get(TABLES) or MOST_TABLES)
    if len(await caller.door.store.cards(server=caller.server, status=OPEN)) >= most:
        return Reply(caller.voice("steward-too-many", most=most))
    return None


async def why_not_here(caller: Caller) -> Reply | None:
    """Why no table of whoever asks may stand here, however few there are."""
    rows, voice = await _settings(caller), caller.voice
    channels, role = rows.get(CHANNELS, "").split(), rows.get(OPENERS, "")
    if not caller.place:
        return no_table(caller)
    if caller.person.id in await caller.door.house.kept_out(caller.server):
        return Reply(voice("is-kept-out"))
    if channels and not {caller.place, caller.venue.channel}.intersection(channels):
        names = " ".join(f"<#{place}>" for place in channels)
        return Reply(f"{voice('steward-elsewhere')} {names}")
    if role and not caller.is_steward and int(role) not in caller.roles:
        return Reply(f"{voice('steward-not-you')} <@&{role}>")
    return None


def cancel(caller: Caller) -> Act:
    """A steward may close any table of his server, its owner one that has not begun."""
    called_off = lobby.call_off(caller.person.id)
    if not caller.is_steward:
        return called_off
    closed = stewards.at(caller.server, stewards.close())

    def act(standing: Standing) -> Standing | Refusal | Stale:
        own = standing.card.owner == caller.person.id
        gathers = standing.card.status is Status.GATHERING
        return (called_off if own and gathers else closed)(standing)

    return act
