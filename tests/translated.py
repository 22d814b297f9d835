"""Translate the same commands once in a process: thirty languages take a while."""

import json
from typing import Any

from cogs.interaction import slash_commands
from cogs.interaction.speech import Payload

_translate = slash_commands.translate_commands
_known: dict[str, str] = {}


async def translate_commands(tree: Any) -> list[Payload]:
    key = json.dumps([command.to_dict(tree) for command in tree.get_commands()])
    if key not in _known:
        _known[key] = json.dumps(await _translate(tree))
    told: list[Payload] = json.loads(_known[key])  # whoever is told may write into it
    return told
