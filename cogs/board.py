"""The board post of a table: what it says, and what can be pressed below it.

Everybody reads it, so it is made of the spectators' view alone: not even which buttons there are
may tell what somebody holds.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.text import Refusal, Who, say
from bot.host import votes
from bot.host.outcomes import Kept
from bot.host.ports import Status
from bot.host.standing import Standing, waited_for
from bot.players.guestbook import guests
from cogs import limits, presses, wishes
from cogs.games import front_of
from cogs.position import asked, board, heading
from cogs.presses import Press, Pressable, Question
from cogs.sitting import deadline
from cogs.speech import Voice, move_in_words, voice_at

STORY = 700  # characters; the rest of the post is the position
EVENTS = 15  # of the story, so that nobody has to read it all, nor to speak it
GUESTS = ("greedy",)  # who is offered below a table that gathers, if he plays this game
MOST = limits.PUBLIC_ROWS * limits.IN_A_ROW  # buttons below a post


@dataclass(frozen=True, slots=True)
class Sheet:
    """A post before it is sent: what is new, the whole position, and what can be pressed."""

    words: str
    position: str
    presses: tuple[Pressable, ...]


def sheet(standing: Standing, since: int) -> Sheet:
    """The post of a table as it stands, with the story since that many moves were in force."""
    voice = voice_at(standing, standing.card.terms.language)
    if standing.course is None:
        words = _words(_before_the_start(standing, voice))
        return Sheet(words, "", tuple(_lobby(standing, voice)))
    told = told_since(standing, voice, since, at_most=EVENTS)
    story = limits.newest([f"> {line}" for line in told], STORY)
    head = [heading(standing, voice), story, *_waiting(standing, voice)]
    words = _words([line for line in head if line])
    return Sheet(words, board(standing, voice), tuple(_below(standing, voice)))


def _words(lines: list[str]) -> str:
    return limits.shortened("\n".join(lines), limits.CONTENT)


def told_since(standing: Standing, voice: Voice, since: int, at_most: int = 0) -> list[str]:
    """What everybody heard since then: all of it, or the last of it."""
    assert standing.course is not None
    made = standing.course.made[since:]
    events = [event for one in made[-at_most:] for event in one.step.events]
    return [voice.text(text) for text in Kept(0, tuple(events[-at_most:])).heard_by(None)]


# Who is waited for


def _waiting(standing: Standing, voice: Voice) -> Iterator[str]:
    if standing.card.status is not Status.PLAYING:
        yield voice(f"table-is-{standing.card.status}")
        return
    text = asked(standing)
    if text is not None:
        yield f"**{voice.text(text)}**"
    for seat in sorted(waited_for(standing)):
        until = deadline(standing, seat)
        if until is not None:
            yield voice("board-deadline", who=Who(seat), when=f"<t:{until}:R>")


# Before the start


def _before_the_start(standing: Standing, voice: Voice) -> list[str]:
    card, game = standing.card, standing.game
    players = tuple(Who(seat) for seat in range(len(card.chairs)))
    lines = [heading(standing, voice)]
    if card.status is not Status.GATHERING:
        lines.append(voice(f"table-is-{card.status}"))
    lines += [
        voice("lobby-players", players=players, count=len(players), most=game.seats[-1]),
        voice("lobby-terms", clock=card.terms.clock, deadline=card.terms.at_deadline.value),
    ]
    return [*lines, *wishes.in_words(card, voice)]


def _lobby(standing: Standing, voice: Voice) -> Iterator[Pressable]:
    card = standing.card
    enough = len(card.chairs) >= standing.game.seats[0]
    if card.status not in (Status.GATHERING, Status.CANCELLED):
        return
    if card.status is Status.CANCELLED and card.why != "asleep":
        return
    if len(card.chairs) < standing.game.seats[-1]:
        yield Press(presses.bell("join", card.id), voice.label("press-join"), likely=not enough)
        for guest in (one for one in GUESTS if one in guests(card.game)):
            label = voice.label("press-guest", guest=voice.thing("guest", guest))
            yield Press(presses.bell("guest", card.id, guest), label)
    if enough:
        yield Press(presses.bell("start", card.id), voice.label("press-start"), likely=True)
    yield Press(presses.bell("leave", card.id), voice.label("press-leave"))
    yield Press(presses.bell("options", card.id), voice.label("press-options"))


# Below the board


def _below(standing: Standing, voice: Voice) -> Iterator[Pressable]:
    table = standing.card.id
    if standing.card.status in (Status.OVER, Status.CANCELLED):
        yield Press(presses.bell("rematch", table), voice.label("press-rematch"), likely=True)
        yield Press(presses.bell("log", table), voice.label("press-log"))
        return
    motions = [_motion(standing, voice, spelt) for spelt in _open_motions(standing)]
    if standing.card.status is Status.PLAYING:
        moves = _public_moves(standing, voice)
        fits = len(moves) + len(motions) <= MOST - 2  # the panel of a turn has them all
        yield from moves if fits else []
        turn = voice.label("press-turn")
        yield Press(presses.bell("turn", table), turn, likely=not moves)
    yield Press(presses.bell("hand", table), voice.label("press-hand"))
    yield from motions[: MOST - 3]
    if standing.card.status is Status.PAUSED:
        yield Press(presses.bell("resume", table), voice.label("press-resume"), likely=True)


def _open_motions(standing: Standing) -> list[str]:
    return list(dict.fromkeys(voice.motion for voice in standing.votes))


def _motion(standing: Standing, voice: Voice, spelt: str) -> Press:
    """A vote that is being taken, and how to join in."""
    motion = votes.read(spelt)
    named = say("list-nothing") if isinstance(motion, Refusal) else votes.named(motion)
    label = voice.label("press-vote", motion=named)
    return Press(presses.bell("vote", standing.card.id, spelt), label)


def _public_moves(standing: Standing, voice: Voice) -> list[Pressable]:
    """Moves that stand open to see for everybody. The others are in the panel."""
    assert standing.course is not None
    (seat, *others) = sorted(waited_for(standing))
    if others:
        return []
    table, decision = standing.card.id, standing.course.decisions[seat]
    question = Question(table, seat, decision)
    found: list[Pressable] = []
    view = standing.game.view(standing.course.state, None)
    for spelt, likely in front_of(standing).public_moves(view):
        text = move_in_words(standing, spelt)
        label = voice.button(text) if text else spelt
        found.append(Press(presses.move(question, spelt), label, likely))
    return found
