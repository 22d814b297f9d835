"""Every command in every place, for whomever the bot was installed, over HTTP as Discord has it."""

import json
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import discord
import pytest
import pytest_asyncio
from discord import app_commands

from bot.engine.text import Refusal
from cogs.interaction.context import PERMISSIONS
from cogs.interaction.slash_commands import english_name
from tests.interaction.doors import CHANNEL, ISABELLA, LORENZO, SERVER, Doorway, doorway
from tests.interaction.doors import over_at_discord_py as answered
from tests.interaction.post_office import (
    BY_PERSON,
    BY_SERVER,
    EPHEMERAL,
    MADE,
    NO_ACCESS,
    NO_COMMON_SERVER,
    TOKEN_GONE,
    TOKEN_LASTS,
    TOO_MANY_FOLLOWUPS,
    Json,
    clicked,
    commanded,
    direct_channel,
    user,
)

Command: TypeAlias = app_commands.Command[Any, ..., Any]
COSIMO = 77  # who is new
NAMES = {LORENZO: "Lorenzo", ISABELLA: "Isabella", COSIMO: "Cosimo"}
SECRET = "quinces and thyme"  # in Isabella's notes
TROUBLE = "Something went wrong"
MEMBER: Json = {"roles": [], "joined_at": MADE, "deaf": False, "mute": False, "flags": 0}
WORDS = {"option": "auctions", "value": "sealed", "motion": "pause", "zone": "Europe/Rome"}
FORM = 9  # the kind of callback


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is, and for whom the bot is installed there."""

    name: str
    context: int
    channel: int
    server: int | None
    owners: Mapping[str, str]
    kind: int  # of the channel

    def __str__(self) -> str:
        return f"{self.name} by {'+'.join(self.owners)}"


def places(account: int) -> Iterator[Place]:
    """All that there are; those which Discord offers nothing in are among them."""
    person, server = {BY_PERSON: str(account)}, {BY_SERVER: str(SERVER)}
    for owners in (server, person | server, person):
        yield Place("server", 0, CHANNEL, SERVER, owners, 0)
    for owners in ({BY_SERVER: "0"}, person):
        yield Place("direct", 1, direct_channel(account), None, owners, 1)
    yield Place("group", 2, 400, None, person, 3)
    yield Place("foreign", 0, 500, 999, person, 0)


def guild(number: int) -> Json:
    everybody = {"id": str(number), "name": "@everyone", "permissions": str(PERMISSIONS.value)}
    other = {"color": 0, "hoist": False, "managed": False, "flags": 0, "mentionable": False}
    text = {"id": str(CHANNEL), "type": 0, "name": "piazza", "position": 0, "nsfw": False}
    zero = ("verification_level", "default_message_notifications", "explicit_content_filter")
    return {
        "id": str(number),
        "name": "Florence",
        "owner_id": "1",
        "unavailable": False,
        **dict.fromkeys((*zero, "mfa_level", "nsfw_level", "premium_tier"), 0),
        "member_count": 3,
        "system_channel_flags": 0,
        "features": [],
        "joined_at": MADE,
        "preferred_locale": "en-US",
        "roles": [other | everybody | {"position": 0}],
        "emojis": [],
        "stickers": [],
        "threads": [],
        "large": False,
        "channels": [text | {"permission_overwrites": [], "parent_id": None}],
        "members": [MEMBER | {"user": user(900, is_bot=True)}],
    }


class Visitor:
    """Somebody who types commands and presses buttons in a place."""

    _numbers = count(50_000)

    def __init__(self, way: Doorway, account: int, place: Place) -> None:
        self.way, self.account, self.place = way, account, place

    def _arriving(self, told: Json) -> Json:
        place, who = self.place, user(self.account, NAMES[self.account])
        told |= {
            "context": place.context,
            "authorizing_integration_owners": dict(place.owners),
            "app_permissions": str(PERMISSIONS.value),
            "channel": {"id": str(place.channel), "type": place.kind, "recipients": [who]},
        }
        if place.server is not None:
            told.pop("user")
            member = MEMBER | {"user": who, "permissions": str(discord.Permissions.all().value)}
            told |= {"member": member, "guild_id": str(place.server), "guild_locale": "en-US"}
            told["guild"] = {"id": str(place.server), "features": [], "locale": "en-US"}
            told["channel"] |= {"name": "piazza", "position": 0, "permission_overwrites": []}
        return told

    async def _arrive(self, told: Json, message: int | None = None) -> str:
        office, token = self.way.office, str(told["token"])
        office.pressing(token, self.account, message, frozenset(self.place.owners))
        self.way.bot._connection.parse_interaction_create(told)  # type: ignore[arg-type]
        await answered()
        await self.way.at_rest()
        return token

    async def type(self, command: Command, **said: Any) -> str:
        """Type a command; under which token its answer can be found."""
        *above, name = command.qualified_name.split()
        options = [_option(command, key, value) for key, value in said.items()]
        if above:
            options = [{"name": name, "type": 1, "options": options}]
            for chapter in reversed(above[1:]):
                options = [{"name": chapter, "type": 2, "options": options}]
        who = user(self.account, NAMES[self.account])
        first = above[0] if above else name
        told = commanded(next(self._numbers), who, self.place.channel, first, options)
        others = {str(ISABELLA): user(ISABELLA, "Isabella")}
        server = {"id": str(CHANNEL), "type": 0, "name": "piazza", "permissions": "0"}
        told["data"]["resolved"] = {
            "users": others,
            "members": {number: MEMBER | {"permissions": "0"} for number in others},
            "channels": {str(CHANNEL): server},
        }
        return await self._arrive(self._arriving(told))

    async def press(self, message: Json, id: str) -> str:
        who, channel = user(self.account, NAMES[self.account]), self.place.channel
        told = clicked(next(self._numbers), who, channel, message, id)
        return await self._arrive(self._arriving(told), int(message["id"]))

    @property
    def told(self) -> list[Json]:
        return self.way.office.whispered_to(self.account)


def _option(command: Command, key: str, value: Any) -> Json:
    kind = next(one for one in command.parameters if one.display_name == key).type.value
    return {"name": key, "type": kind, "value": value}


def required(command: Command) -> dict[str, Any]:
    return {str(one.display_name): _value(one) for one in command.parameters if one.required}


def _value(option: app_commands.Parameter) -> Any:
    if option.choices:
        return option.choices[0].value
    match option.type.value:
        case 4:
            return int(option.min_value or 1)
        case 5:
            return True
        case 6:
            return str(ISABELLA)
        case 7:
            return str(CHANNEL)
    return WORDS.get(option.name, "1")


def commands_of(way: Doorway) -> list[Command]:
    return [one for one in way.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]


def words(message: Json) -> str:
    return json.dumps([message.get("content"), message.get("components")], ensure_ascii=False)


def ids(message: Json) -> list[str]:
    def walk(one: Any) -> Iterator[str]:
        if isinstance(one, dict):
            if "custom_id" in one:
                yield one["custom_id"]
            one = list(one.values())
        if isinstance(one, list):
            for part in one:
                yield from walk(part)

    return list(walk(message.get("components") or []))


@pytest_asyncio.fixture
async def town(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Doorway]:
    """The bot is a member of one server; elsewhere it can post nothing."""
    async with doorway(tmp_path, monkeypatch) as way:
        way.bot._connection._add_guild_from_data(guild(SERVER))  # type: ignore[arg-type]
        way.office.closed |= {400: NO_ACCESS, 500: NO_ACCESS}
        yield way


@pytest.mark.parametrize("at", range(7))
async def test_every_command_is_answered_and_betrays_nothing(town: Doorway, at: int) -> None:
    await town.begin()
    isabella = next(one for one in town.people if one.name == "Isabella")
    async with town.bot.services.store.unit_of_work() as unit:
        unit.save_player_note(town.table, isabella.id, SECRET)
    place = [*places(LORENZO)][at]
    lorenzo, office = Visitor(town, LORENZO, place), town.office
    away, typed = place.context == 2 or place.server == 999, 0
    assert len(commands_of(town)) > 80
    for command in commands_of(town):
        first = command.qualified_name.split()[0]
        if not any(office.offers(first, place.context, one) for one in place.owners):
            assert first == english_name("command-admin"), (first, str(place))
            continue
        typed += 1
        before, public = len(office.asked), len(office.lying_in(place.channel))
        token = await lorenzo.type(command, **required(command))
        # What Discord did not take would be lost.
        first_answer = office.asked_like(f"POST /interactions/*/{token}/callback", before)
        rest = office.asked_like(f"*/{token}/messages/@original", before)
        assert first_answer, (command.qualified_name, str(place))
        is_form = first_answer[0].body["type"] == FORM
        assert rest or is_form, (command.qualified_name, str(place))
        assert TROUBLE not in str(rest), (command.qualified_name, str(place))
        if away:
            assert (
                first_answer[0].body["data"].get("flags", EPHEMERAL if is_form else 0) & EPHEMERAL
            ), command.qualified_name
            assert len(office.lying_in(place.channel)) == public, command.qualified_name
    assert typed >= (len(commands_of(town)) - 20 if place.context else 60)
    assert not office.asked_like("POST /channels/400/*") + office.asked_like("POST /channels/500/*")
    seen = [one for one in office.asked if SECRET in json.dumps(one.body, ensure_ascii=False)]
    assert not seen
    shown = await _own_notes(Visitor(town, ISABELLA, replace(place, channel=place.channel)))
    assert SECRET in shown or away


async def _own_notes(isabella: Visitor) -> str:
    """The secret is one that its owner can see: the test would find it."""
    notes = next(one for one in commands_of(isabella.way) if one.qualified_name == "notes")
    await isabella.type(notes)
    return words(isabella.told[-1])


# From the first command to the first own move


def command_named(way: Doorway, name: str) -> Command:
    return next(one for one in commands_of(way) if one.qualified_name == name)


def button(messages: list[Json], begins: str) -> tuple[Json, str]:
    """The newest message with such a button, and the button."""
    return next(
        (message, one)
        for message in reversed(messages)
        for one in ids(message)
        if one.startswith(begins)
    )


async def moves_made(way: Doorway) -> list[int]:
    found = []
    for card in await way.bot.services.store.find_table_cards():
        state = await way.bot.services.tables.table_state(card.id)
        found.append(
            len(state.course.made) if not isinstance(state, Refusal) and state.course else 0
        )
    return found


@pytest.mark.parametrize("where", ["foreign", "group"])
async def test_whoever_brings_the_bot_along_moves_after_four_presses(
    town: Doorway, where: str
) -> None:
    place = next(one for one in places(COSIMO) if one.name == where)
    direct = [one for one in places(COSIMO) if one.name == "direct"][1]
    there, home = Visitor(town, COSIMO, place), Visitor(town, COSIMO, direct)

    await there.type(command_named(town, "game new"), solo="standard")
    await there.press(*button(there.told, "d:home:"))
    assert f"https://discord.com/channels/@me/{direct_channel(COSIMO)}" in words(there.told[-1])
    # The third press is that link.
    await town.sweep_after(5)
    await home.press(*button(town.letters(COSIMO), "m:"))

    assert await moves_made(town) == [0, 1]


async def test_where_the_bot_is_a_member_it_takes_three(town: Doorway) -> None:
    await town.bot.services.store.delete_table(town.table)
    here = Visitor(town, COSIMO, next(places(COSIMO)))

    await here.type(command_named(town, "game new"), solo="standard")
    await town.sweep_after(5)
    await here.press(*button(town.boards(), "d:turn:"))
    await here.press(*button(here.told, "m:"))

    assert await moves_made(town) == [1]


@pytest.mark.parametrize("where", ["foreign", "group"])
async def test_where_no_direct_message_arrives_nothing_begins(town: Doorway, where: str) -> None:
    """Discord may have it so where no server is common; what its documents leave open."""
    town.office.closed[direct_channel(COSIMO)] = NO_COMMON_SERVER
    there = Visitor(town, COSIMO, next(one for one in places(COSIMO) if one.name == where))

    await there.type(command_named(town, "game new"), solo="standard")
    await there.press(*button(there.told, "d:home:"))

    assert "direct messages" in words(there.told[-1])
    assert len(await town.bot.services.store.find_table_cards()) == 1


async def test_where_nothing_can_be_posted_answers_alone_carry_a_game(town: Doorway) -> None:
    town.office.closed[direct_channel(COSIMO)] = NO_COMMON_SERVER
    home = Visitor(town, COSIMO, [one for one in places(COSIMO) if one.name == "direct"][1])

    await home.type(command_named(town, "game new"), solo="standard")
    await town.sweep_after(5)
    assert not town.letters(COSIMO)
    await home.press(*button(home.told, "d:turn:"))
    await home.press(*button(home.told, "m:"))

    assert await moves_made(town) == [0, 1]


async def test_an_old_token_answers_no_more_and_a_new_press_does(town: Doorway) -> None:
    """What a person brought along may be answered for fifteen minutes, and five more times."""
    there = Visitor(town, COSIMO, next(one for one in places(COSIMO) if one.name == "foreign"))
    token = await there.type(command_named(town, "help"))
    webhook = discord.Webhook.partial(901, token, client=town.bot)
    for _ in range(5):
        await webhook.send("more", wait=True)
    with pytest.raises(discord.HTTPException) as sixth:
        await webhook.send("more", wait=True)
    assert sixth.value.code == TOO_MANY_FOLLOWUPS

    lying = there.told[0]
    town.clock.turn(TOKEN_LASTS + 1)
    with pytest.raises(discord.HTTPException) as late:
        await webhook.edit_message(int(lying["id"]), content="too late")
    assert late.value.code == TOKEN_GONE
    await there.type(command_named(town, "help"))
    assert there.told[-1] is not lying
