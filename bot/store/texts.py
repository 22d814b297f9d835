"""Sentences not yet spoken, as JSON and back."""

import json
from typing import Any

from bot.engine.text import Fact, Florins, Named, Text, Who


def written(text: Text) -> str:
    return json.dumps(_plain(text), separators=(",", ":"))


def read(words: str) -> Text:
    text = _fact(json.loads(words))
    if not isinstance(text, Text):
        raise ValueError("what is kept here is no sentence")
    return text


def _plain(fact: Fact) -> object:
    match fact:
        case Text(key, facts):
            return {"say": key, "of": [[name, _plain(value)] for name, value in facts]}
        case Who(seat):
            return {"who": seat}
        case Named(kind, name):
            return {"named": [kind, name]}
        case Florins(amount):
            return {"florins": amount}
        case tuple():
            return [_plain(part) for part in fact]
        case int() | str():
            return fact
    raise TypeError(f"a sentence cannot speak of {type(fact).__name__}")


def _fact(plain: Any) -> Fact:
    match plain:
        case {"say": str(key), "of": list(facts)}:
            return Text(key, tuple((name, _fact(value)) for name, value in facts))
        case {"who": int(seat)}:
            return Who(seat)
        case {"named": [str(kind), str(name)]}:
            return Named(kind, name)
        case {"florins": int(amount)}:
            return Florins(amount)
        case list():
            return tuple(_fact(part) for part in plain)
        case int() | str():
            return plain
    raise ValueError("what is kept here is no fact of a sentence")
