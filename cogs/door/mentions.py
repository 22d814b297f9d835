"""Commands that can be touched where they are named: Discord brings them to the line one types in.

It does so by the English name alone, whatever language a command is shown in; so where somebody
reads of a command in his own language, the mention stands in the place of its name there.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

Payload: TypeAlias = Mapping[str, Any]  # a command as Discord is told of it, with all its names

_NAMED = re.compile(r"\*\*/([^*\n]+)\*\*")
_BELOW = (1, 2)  # the types of options that are commands, and chapters of such


def mentions(commands: Iterable[Payload], ids: Mapping[str, str]) -> dict[str, str]:
    """What is written for each command, by all that it is called; a group alone can't be used."""
    found: dict[str, str] = {}
    for command in commands:
        for path in _paths(command) if command["name"] in ids else ():
            written = f"</{_called(path)}:{ids[command['name']]}>"
            languages = {"", *(one for part in path for one in part["name_localizations"])}
            found |= {_called(path, language): written for language in languages}
    return found


def _paths(command: Payload, above: tuple[Payload, ...] = ()) -> Iterator[tuple[Payload, ...]]:
    path = (*above, command)
    below = [one for one in command.get("options", ()) if one["type"] in _BELOW]
    if not below:
        yield path
    for one in below:
        yield from _paths(one, path)


def _called(path: Iterable[Payload], language: str = "") -> str:
    return " ".join(part["name_localizations"].get(language, part["name"]) for part in path)


def touchable(words: str, written: Mapping[str, str]) -> str:
    """The same words; what names no command that could be used stays as it is."""
    return _NAMED.sub(lambda named: written.get(named[1], named[0]), words)
