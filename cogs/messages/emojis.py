"""Emojis of the application, which stand beside words: drawn here, uploaded once, found by name."""

import asyncio
import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from string import hexdigits

import discord

from bot import catalogue
from cogs.games import GAME_UIS
from cogs.interaction import components
from cogs.interaction.game_ui import EmojiDrawing
from cogs.interaction.replies import CONNECTION_ERRORS

_log = logging.getLogger(__name__)

_DIGEST = 8  # letters of a name that change with the picture


@dataclass(frozen=True, slots=True)
class DrawnEmoji:
    """The picture of a thing, and the words of moves that it stands beside."""

    name: str
    picture: bytes
    words: tuple[str, ...]

    @property
    def stem(self) -> str:
        return self.name[:-_DIGEST]


@cache
def draw_emojis() -> tuple[DrawnEmoji, ...]:
    """Draw the emojis of all games."""
    games = ((GAME_UIS[key], catalogue.current_game(key)) for key in GAME_UIS)
    return tuple(_to_drawn_emoji(one) for ui, game in games for one in ui.draw_emojis(game))


def _to_drawn_emoji(drawing: EmojiDrawing) -> DrawnEmoji:
    thing, picture, words = drawing
    digest = sha256(picture).hexdigest()[:_DIGEST]
    return DrawnEmoji(f"{thing.replace('-', '_')}_{digest}", picture, tuple(words))


async def sync_emojis(client: discord.Client) -> bool:
    """Put emojis beside words: find them, upload those that are missing, delete their old forms.

    Return whether all are there; beside a word whose emoji is missing stands none.
    """
    drawn, there = await asyncio.to_thread(draw_emojis), dict[str, discord.Emoji]()
    try:
        there |= {one.name: one for one in await client.fetch_application_emojis()}
        _use_emojis(there)
        for one in drawn:
            if one.name not in there:
                there[one.name] = await client.create_application_emoji(
                    name=one.name, image=one.picture
                )
        for old in _outdated_emojis(there):
            await old.delete()
    except (discord.DiscordException, *CONNECTION_ERRORS) as error:
        _log.warning("emojis are missing, words stand alone: %s", type(error).__name__)
        return False
    finally:
        _use_emojis(there)
    return True


def _use_emojis(there: Mapping[str, discord.Emoji]) -> None:
    found = (one for one in draw_emojis() if one.name in there)
    components.set_emojis({word: there[one.name] for one in found for word in one.words})


def _outdated_emojis(there: Mapping[str, discord.Emoji]) -> Iterator[discord.Emoji]:
    """Yield the emojis of earlier drawings; those that the owner uploaded have other names."""
    names, stems = {one.name for one in draw_emojis()}, {one.stem for one in draw_emojis()}
    for name, emoji in there.items():
        is_digest = set(name[-_DIGEST:]) <= set(hexdigits)
        if name not in names and is_digest and name[:-_DIGEST] in stems:
            yield emoji
