"""What players are called in sentences: by names that are short, visible and tell them apart."""

import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from bot.engine.text import Text, say
from bot.engine.visible import JOINERS, visible
from bot.i18n.speak import Speaker, shortened

LONGEST = 32  # as many as Discord allows; a name from elsewhere may be longer


def called(
    speaker: Speaker,
    given: Sequence[str | Text],
    *,
    escaped: Callable[[str], str] = str,
) -> Mapping[int, str]:
    """The name of every seat, made of what its player chose (or of a sentence, for a guest).

    Who has no name is counted; those of the same name are numbered. What is harmful in a name
    only the door knows, and it says so by `escaped`.
    """
    names = [speaker.speak(name) if isinstance(name, Text) else _short(name) for name in given]
    shared = {name for name, count in Counter(map(_alike, names)).items() if count > 1}
    return {
        seat: escaped(_told_apart(speaker, seat, name, shared=_alike(name) in shared))
        for seat, name in enumerate(names)
    }


def _told_apart(speaker: Speaker, seat: int, name: str, *, shared: bool) -> str:
    if not name:
        return speaker.speak(say("player-without-name", number=seat + 1))
    if shared:
        return speaker.speak(say("player-of-the-same-name", name=name, number=seat + 1))
    return name


def _short(name: str) -> str:
    return shortened(visible(name), LONGEST)


def _alike(name: str) -> str:
    shown = "".join(mark for mark in name if mark not in JOINERS)
    return unicodedata.normalize("NFKC", shown).casefold()
