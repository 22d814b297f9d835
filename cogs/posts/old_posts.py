"""Posts too old to be edited again: Discord says so by a 429, which discord.py would wait for."""

from types import SimpleNamespace

import aiohttp

EDITED_TOO_OFTEN = 30046


class TooOld(Exception):
    """It was edited too often for its age, and is to be posted anew."""


def watch() -> aiohttp.TraceConfig:
    """Looks at every answer before discord.py does."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_look)
    return trace


async def _look(
    _: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestEndParams
) -> None:
    if asked.response.status == 429 and await _is_about_age(asked.response):
        raise TooOld


async def _is_about_age(answer: aiohttp.ClientResponse) -> bool:
    try:
        told = await answer.json()
    except (aiohttp.ClientError, ValueError):
        return False
    return isinstance(told, dict) and told.get("code") == EDITED_TOO_OFTEN
