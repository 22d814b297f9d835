"""One line of the story for what belongs together: a card that is taken, and what follows it."""

from collections.abc import Mapping, Sequence

from bot.engine.text import Text, say


def gathered(texts: Sequence[Text]) -> Mapping[int, Text]:
    """The events of a game as lines, each by the number of the event that completes it."""
    lines: dict[int, Text] = {}
    for at, text in enumerate(texts):
        before = lines.get(at - 1)
        if text.key == "firenze-new-card" and before and before.key == "firenze-takes":
            lines[at] = _taken_and_next(lines.pop(at - 1), text)
        else:
            lines[at] = text
    return lines


def complete(texts: Sequence[Text]) -> Mapping[int, Text]:
    """Those of its lines that stay as they are, whatever comes."""
    last = len(texts) - 1
    lines = gathered(texts)
    return {at: line for at, line in lines.items() if at < last or line.key != "firenze-takes"}


def _taken_and_next(taken: Text, next_: Text) -> Text:
    return say("firenze-takes-and-next", who=taken.fact("who"), takes=taken, next=next_)
