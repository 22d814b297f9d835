"""The summons: the one letter somebody has, with all that waits for him at his tables.

Its first words are what a push notification says: the call itself, which table, until when. Below
it stands what has happened there since his last move, and the buttons of a simple question; the
others in a line each. It is made of what he alone may see, and goes to him alone.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.engine.text import Named, Who
from bot.host import asking
from bot.host.company import Person, TableId
from bot.host.hours import zone_named
from bot.host.letters import MOST, NEXT, Contents, Matter
from bot.host.rows import Ballot
from bot.host.standing import waited_for
from bot.host.time import Time
from cogs.door import limits, presses
from cogs.door.answers import Reply, Sketch
from cogs.door.limits import CONTENT
from cogs.door.presses import Link, Press, Pressable
from cogs.door.sitting import AnySitting, sitting_of
from cogs.door.speech import Markup, Voice, moment, voice_at, voice_for
from cogs.games import front_of
from cogs.posts import meanwhile, story
from cogs.posts.board import voices
from cogs.posts.errands import account
from cogs.posts.letters import Letter
from cogs.posts.panel import bare_panel, is_plan
from cogs.posts.pictures import Picture
from cogs.posts.position import prompt

MARK = "letter"  # in the ids of its buttons: by this one of ours is known to be a letter
WAYS = ("turn", "board")  # knocks, of which each letter has one with this mark
SIMPLE = 5  # buttons; a question that needs more of them is answered in its panel
SEEN = 15  # of them, where a picture shows what they are about
ABROAD = "UTC"  # the zone of whoever has not said where he lives


@dataclass(frozen=True, slots=True)
class Draft:
    """What somebody is to read, with the panel of the first question."""

    contents: Contents
    sitting: AnySitting | None
    panel: Reply | None

    @property
    def sketch(self) -> Sketch | None:
        """What is to be seen of the first question, if anything is."""
        return self.panel.sketch if self.panel is not None else None


def drafted(contents: Contents) -> Draft:
    first = contents.matters[0]
    sitting = sitting_of(first.standing, contents.person)
    return Draft(contents, sitting, _panel(first, sitting))


def summons(draft: Draft, boards: Mapping[TableId, str], picture: Picture | None = None) -> Letter:
    """With a link to the board of each table of which that is known."""
    contents, sitting, panel = draft.contents, draft.sitting, draft.panel
    first, *others = contents.matters
    lines = [_called(contents.person, first), *_said(contents.person, first)]
    lines += account(sitting) if sitting is not None else []
    instead = panel.sketch.in_words if panel is not None and panel.sketch is not None else ""
    if panel is not None and panel.sketch is not None:
        lines.append(panel.words)
        lines += [instead] if picture is None else []
    also = list(_others(contents.person, others))
    room = CONTENT - sum(len(line) + 1 for line in (*lines, *also))
    told = _told(sitting, room) if sitting is not None else []
    simple = _simple(panel)
    voted_on = contents.matters[:MOST] if len(simple) <= SIMPLE else (first,)
    presses_ = (
        *simple,
        *_votes(contents.person, voted_on),
        *_ways(contents.person, first, boards),
        *(story.press(first.standing, sitting.voice) if sitting and told else ()),
        *_tables(contents.person, first, others),
    )
    words = limits.shortened("\n".join([*lines, *told, *also]), CONTENT)
    return Letter(words, presses_, picture, instead, silent=contents.silent)


# Its words


def _called(person: Person, matter: Matter) -> str:
    voice, card = voice_at(matter.standing, person.language), matter.standing.card
    what = _what(matter, voice)
    game, until = Named("game", card.game), matter.wait.until
    if until is None:
        return voice("letter-call", what=what, game=game, table=card.id)
    when = _when(person, voice, until, matter.standing.now)
    return voice("letter-call-until", what=what, game=game, table=card.id, when=when)


def _what(matter: Matter, voice: Voice) -> str:
    """What he is asked, or to vote on; or after whom he comes, and what that one is asked."""
    standing, text = matter.standing, prompt(matter.standing)
    ballot = _ballot(matter)
    if ballot is not None:
        return voice.text(asking.put_to_the_vote(ballot))
    if matter.wait.about != NEXT:
        return "" if text is None else voice.text(text, "you")
    waits = tuple(Who(seat) for seat in sorted(waited_for(standing)))
    said = voice("door-you-are-next", who=waits)
    return said if text is None else Markup(f"{said} {voice.text(text)}")


def _ballot(matter: Matter) -> Ballot | None:
    found = (one for one in matter.standing.ballots if str(one.motion) == matter.wait.about)
    return next(found, None)


def _when(person: Person, voice: Voice, until: Time, now: Time) -> str:
    """In a push notification Discord's own times would be read as they are written."""
    if person.zone == ABROAD:
        return moment(until, "f")
    zone = zone_named(person.zone)
    at, today = datetime.fromtimestamp(until, zone), datetime.fromtimestamp(now, zone)
    hour = f"{at.hour}:{at.minute:02}"
    if at.date() == today.date():
        return hour
    return voice("letter-day", day=at.day, month=at.month, hour=hour)


def _said(person: Person, matter: Matter) -> Iterator[str]:
    """Why he is asked at all, though he had made arrangements."""
    voice = voice_at(matter.standing, person.language)
    yield from (voice.text(text) for text in matter.said)


def _told(sitting: AnySitting, room: int) -> list[str]:
    lines = meanwhile.since_own_move(sitting)
    head = sitting.voice("meanwhile-head")
    left = room - len(head) - 1
    if not lines or left < CONTENT // 10:
        return []
    earlier = sitting.voice("story-earlier")
    return [head, *limits.newest([f"> {line}" for line in lines], left, earlier).split("\n")]


def _others(person: Person, others: Sequence[Matter]) -> Iterator[str]:
    yield from (_called(person, matter) for matter in others[: MOST - 1])
    more = len(others) - (MOST - 1)
    if more > 0:
        yield voice_for(person)("letter-more", count=more)


# Its buttons


def _panel(matter: Matter, sitting: AnySitting | None) -> Reply | None:
    """Of his question, if that is what stands there."""
    if sitting is None or matter.wait.about or not sitting.is_asked:
        return None
    call = front_of(sitting.standing).call
    if sitting.is_called and call is not None:
        return call.panel(sitting, "")
    return bare_panel(sitting)


def _simple(panel: Reply | None) -> tuple[Pressable, ...]:
    """What can be answered at once, if all of it has room here."""
    if panel is None:
        return ()
    ways = tuple(one for one in panel.pressed if not is_plan(one))
    if panel.sketch is not None:  # all that is to be known is seen
        return ways if len(ways) <= SEEN else ()
    is_all_buttons = all(isinstance(one, Press) for one in ways)
    return ways if len(ways) <= SIMPLE and is_all_buttons else ()


def _votes(person: Person, matters: Sequence[Matter]) -> Iterator[Press]:
    for matter in matters:
        ballot = _ballot(matter)
        if ballot is not None:
            voice = voice_at(matter.standing, person.language)
            yield from voices(matter.standing, voice, ballot.motion)


def _ways(person: Person, matter: Matter, boards: Mapping[TableId, str]) -> Iterator[Pressable]:
    voice, table = voice_at(matter.standing, person.language), matter.wait.table
    if matter.wait.about:
        yield Press(presses.knock("board", table, MARK), voice.label("press-board"))
    else:
        yield Press(presses.knock("turn", table, MARK), voice.label("press-turn"), likely=True)
    if table in boards:
        yield Link(boards[table], voice.label("press-to-board"))


def _tables(person: Person, first: Matter, others: Sequence[Matter]) -> Iterator[Press]:
    """Of each a button; the first one has its own."""
    voice, shown = voice_for(person), others[: MOST - 1]
    own = set() if first.wait.about else {first.wait.table}
    for table in dict.fromkeys(matter.wait.table for matter in shown):
        if table in own:
            continue
        label = voice.label("press-letter-table", table=table)
        yield Press(presses.knock("turn", table, MARK), label)
