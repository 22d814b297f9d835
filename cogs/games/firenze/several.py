"""The button that makes several moves at once: they are kept together, or none of them is."""

from bot.games.firenze.view import View
from cogs.door import presses
from cogs.door.presses import Press, QuestionId
from cogs.door.sitting import Sitting

KNOCK = "firenze"


def id_of(question: QuestionId, words: str) -> str:
    return presses.knock(KNOCK, question.table, f"{question.seat}:{question.stamp}:{words}")


def press(
    sitting: Sitting[View], words: str, label: str, *, likely: bool = False, row: int | None = None
) -> Press:
    return Press(id_of(sitting.question, words), label, likely, row=row)


def away(sitting: Sitting[View], row: int) -> Press:
    back = sitting.turn
    return Press(back, sitting.voice.label("panel-away"), row=row)
