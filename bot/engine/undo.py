"""What may be taken back, and why not."""

from typing import TypeVar

from bot.engine.game import Seat
from bot.engine.journal import Course
from bot.engine.text import Refusal, Who, refuse

S = TypeVar("S")
M = TypeVar("M")


def undoable(course: Course[S, M], seat: Seat) -> int:
    """How many of the last moves this seat may take back without asking anybody."""
    count = 0
    for made in reversed(course.made):
        if made.seat != seat or made.step.opened:
            break
        count += 1
    return count


def why_not_undo(course: Course[S, M], seat: Seat, count: int = 1) -> Refusal | None:
    """Why this seat may not take back so many moves by itself; None when it may."""
    allowed = undoable(course, seat)
    if 0 < count <= allowed:
        return None
    if not course.made:
        return refuse("undo", "nothing-to-undo")
    if count < 1 or (allowed and count > allowed):
        return refuse("undo", "undo-only-so-many", most=allowed)
    last = course.made[-1]
    if last.seat != seat:
        return refuse("undo", "undo-others-have-acted", who=Who(last.seat))
    return refuse("undo", "undo-something-was-seen")


def why_not_vote(course: Course[S, M], count: int) -> Refusal | None:
    """Why not even everybody's vote takes back so many moves; None when it does."""
    if not course.made:
        return refuse("undo", "nothing-to-undo")
    if not 0 < count <= len(course.made):
        return refuse("undo", "undo-only-so-many", most=len(course.made))
    return None
