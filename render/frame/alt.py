"""Boards in words, for those who do not see them: spoken sentence by sentence, and cut to fit."""

from collections.abc import Iterable, Iterator

from bot.engine.text import Text, say
from bot.i18n.speak import speaker
from render import heraldry
from render.words import Names

LONGEST = 1024  # characters that Discord lets an alt text have


def spoken(
    texts: Iterable[Text], seats: Iterable[int], language: str, names: Names
) -> Iterator[str]:
    """Sentence by sentence; who has no name is called by the letter on his shield."""
    speaks = speaker(language)
    called = {int(seat): names.get(seat) or heraldry.letter(seat) for seat in seats}
    for text in texts:
        yield speaks.speak(text, called)


def brief(sentences: Iterable[str], language: str) -> str:
    """As many as an alt text may hold, what matters most first; it says where the others are."""
    whole = list(sentences)
    if len(" ".join(whole)) <= LONGEST:
        return " ".join(whole)
    more = speaker(language).speak(say("alt-more"))
    while len(" ".join([*whole, more])) > LONGEST:
        whole.pop()
    return " ".join([*whole, more])
