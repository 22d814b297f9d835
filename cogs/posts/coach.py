"""The coach: what he says before each new thing, and what he thinks of the move that was made."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bot.engine.game import Seat, legal_moves, passing_move
from bot.engine.journal import AnyGame
from bot.engine.notation import verb as verb_of
from bot.engine.text import Fact, Named, Text, say
from bot.host.company import Person, Status
from bot.host.standing import Standing
from bot.players.estimates import Comparison
from bot.players.guest import luck, situation_of
from bot.players.guestbook import guests, reasons, usual
from cogs.door import book, presses
from cogs.door.book import Page
from cogs.door.layout import Block, Leaf, Line, Words
from cogs.door.presses import Press
from cogs.door.sitting import AnySitting, Sitting
from cogs.door.speech import Voice, move_in_words
from cogs.games import front_of
from cogs.posts.lessons import Lesson, Step, lesson_at, lessons, taught

LEARN, LEARNED, HINT = "learn", "learned", "hint"
ENOUGH = "-"  # in place of what somebody has heard: he wants to hear no more


def lesson_press(voice: Voice, game: str) -> Iterator[Press]:
    """The way to the lesson of a game that has one."""
    if game in lessons():
        label = voice.label("press-learn", game=Named("game", game))
        yield Press(presses.knock(LEARN, book.NOWHERE, game), label)


def words(standing: Standing, voice: Voice) -> Iterator[Block]:
    """What stands at the table of a lesson: all of it follows from its journal."""
    lesson, seat = lesson_at(standing), pupil(standing)
    if lesson is None or seat is None or standing.card.status is not Status.PLAYING:
        return
    sitting = Sitting(standing, seat, voice)
    thought = " ".join(voice.text(text) for text in opinion(sitting))
    if thought:
        yield Words(thought)
    if _is_over(sitting, lesson):
        again = voice.label(f"lesson-{lesson.game}-afterwards")
        learned = Text(f"lesson-{lesson.game}-learned")
        yield Line(voice.text(learned), Press(_knock(standing), again, likely=True))
        return
    yield from _taught(sitting, _steps_now(sitting, lesson))


def _knock(standing: Standing) -> str:
    return presses.knock(LEARNED, standing.card.id)


def pupil(standing: Standing) -> Seat | None:
    """Who learns here: the only person at the table."""
    chairs = enumerate(standing.card.chairs)
    people = [Seat(at) for at, chair in chairs if chair.person and not chair.resigned]
    return people[0] if len(people) == 1 else None


def _taught(sitting: AnySitting, steps: Iterable[Step]) -> Iterator[Block]:
    """Two sentences, beside them the page of the book and below them its picture, each once."""
    opened, shown = set[str](), set[str]()
    for step in steps:
        said, page = sentences(sitting, step), _page(sitting, step.page)
        if page is None or page.name in opened:
            yield Words(said)
        else:
            game, table = sitting.standing.game.key, sitting.standing.card.id
            yield Line(said, book.press(sitting.voice, table, game, page))
        if step.shows not in shown:
            yield from _leaf(sitting, _page(sitting, step.shows))
        opened.add(step.page)
        shown.add(step.shows)


def _page(sitting: AnySitting, name: str) -> Page | None:
    help_ = front_of(sitting.standing).help
    return help_.book.page(sitting.standing.game, name) if help_ else None


def _leaf(sitting: AnySitting, page: Page | None) -> Iterator[Leaf]:
    """The picture of a page that has one, and what stands there for whoever doesn't see it."""
    help_, game, voice = front_of(sitting.standing).help, sitting.standing.game, sitting.voice
    draw = help_.book.drawing(voice, game, page) if help_ and page else None
    if help_ and page and draw:
        yield Leaf(f"{page.name}.png", help_.book.told(voice, game, page.name), draw)


def _facts(sitting: AnySitting) -> tuple[tuple[str, Fact], ...]:
    help_ = front_of(sitting.standing).help
    return tuple(help_.facts(sitting.standing.game).items()) if help_ else ()


def sentences(sitting: AnySitting, step: Step) -> str:
    """The two sentences, with the numbers that are printed for this table."""
    key = f"lesson-{sitting.standing.game.key}-{step.says}"
    return sitting.voice.text(Text(key, _facts(sitting)))


def _is_over(sitting: AnySitting, lesson: Lesson) -> bool:
    return _round(sitting.standing, sitting.view) > lesson.rounds


def _round(standing: Standing, view: object) -> int:
    pictures = front_of(standing).pictures
    return pictures.round_of(view) if pictures else 0


# Which things are new


@dataclass(frozen=True, slots=True)
class _Moment:
    """A position in which the pupil was asked."""

    state: object
    kind: str
    round: int
    time: int = 0


def _steps_now(sitting: AnySitting, lesson: Lesson) -> Iterator[Step]:
    """Those that hold here and never did before."""
    if not sitting.is_asked:
        return
    *before, now = _moments(sitting)
    for step in lesson.steps:
        if _holds(sitting, step, now) and not any(_holds(sitting, step, one) for one in before):
            yield step


def _moments(sitting: AnySitting) -> list[_Moment]:
    """Every question he was asked, the open one last."""
    course, seat = sitting.course, sitting.seat
    states = [course.start, *(made.step.state for made in course.made)]
    pairs = zip(states, course.made, strict=False)
    answered = [state for state, made in pairs if made.seat == seat]
    asked: Counter[str] = Counter()
    found: list[_Moment] = []
    for state in (*answered, course.state):
        moment = _moment(sitting, state)
        asked[moment.kind] += 1
        found.append(replace(moment, time=asked[moment.kind]))
    return found


def _moment(sitting: AnySitting, state: object) -> _Moment:
    """This one alone: how often the like of it was asked is not counted."""
    view = sitting.standing.game.view(state, None)
    return _Moment(state, view.asked.kind, _round(sitting.standing, view))


def _holds(sitting: AnySitting, step: Step, at: _Moment) -> bool:
    if (step.asked or at.kind) != at.kind or (step.time or at.time) != at.time:
        return False
    if (step.round or at.round) != at.round:
        return False
    return not step.can or _can(sitting, step.can, at.state)


def _can(sitting: AnySitting, verb: str, state: object) -> bool:
    legal = legal_moves(sitting.standing.game, state, sitting.seat)
    return any(verb_of(type(move)) == verb for move in legal)


# At the elbow, in any game


def new_to(sitting: AnySitting, person: Person) -> Iterator[Step]:
    """What this player has not heard yet; where everybody learns, what is new in this game."""
    standing = sitting.standing
    lesson = taught().get(standing.game.key)
    if lesson is None or not sitting.is_asked or sitting.is_called or lesson_at(standing):
        return
    if standing.card.terms.teaching:
        yield from _steps_now(sitting, lesson)
        return
    heard = person.coached.split()
    unheard = [step for step in lesson.steps if _named(lesson.game, step) not in heard]
    if ENOUGH in heard or not unheard:
        return
    # A game has hundreds of moments: they are gone through where a step counts them.
    counts = any(step.time for step in unheard)
    now = _moments(sitting)[-1] if counts else _moment(sitting, sitting.course.state)
    yield from (step for step in unheard if _holds(sitting, step, now))


def heard_now(sitting: AnySitting, person: Person, steps: Iterable[Step]) -> str:
    """What he has heard, these steps included."""
    names = (_named(sitting.standing.game.key, step) for step in steps)
    return " ".join(dict.fromkeys([*person.coached.split(), *names]))


def _named(game: str, step: Step) -> str:
    return f"{game}:{step.says}"


# A hint


def has_hints(standing: Standing) -> bool:
    """Only where nobody is measured by it: for one alone, and where all have agreed to learn."""
    if standing.card.status is not Status.PLAYING or standing.course is None:
        return False
    if standing.sealed:  # the same cards are played to see who makes the most of them
        return False
    return standing.card.terms.teaching or pupil(standing) is not None


def hint_press(sitting: AnySitting) -> Iterator[Press]:
    if sitting.is_asked and not sitting.ahead and has_hints(sitting.standing):
        id_ = presses.knock(HINT, sitting.standing.card.id)
        yield Press(id_, sitting.voice.label("press-hint"))


# What he thinks


def opinion(sitting: AnySitting) -> Iterator[Text]:
    """Of the last move the pupil made: what a computer player would have done there, and why."""
    game, course, seat = sitting.standing.game, sitting.course, sitting.seat
    own = [at for at, made in enumerate(course.made) if made.seat == seat]
    if not own:
        return
    last = own[-1]
    before = course.made[last - 1].step.state if last else course.start
    if not _was_a_choice(game, before, seat):
        return
    better = advice(sitting.standing, before, seat)
    made = game.vocabulary.spell(course.made[last].move)
    if better == made:
        yield say("coach-same")
        return
    view = game.view(before, seat)
    move = front_of(sitting.standing).named(view, better) or move_in_words(sitting.standing, better)
    is_near = better.split()[:2] == made.split()[:2]
    yield say("coach-nearly" if is_near else "coach-rather", move=move or better)
    if not is_near:
        let_go = course.made[last].move == passing_move(game, before, seat)
        yield from because(sitting.standing, view, better, () if let_go else Comparison)


def because(
    standing: Standing, view: object, spelt: str, besides: type[Text] | tuple[()] = ()
) -> Iterator[Text]:
    """What there is to be said for this move, by what its player sees, less what is besides."""
    game, why = standing.game, reasons(standing.game.key)
    if why is not None:
        told = why(view, game.vocabulary.read(spelt))
        yield from (text for text in told if not isinstance(text, besides))


def _was_a_choice(game: AnyGame, state: object, seat: Seat) -> bool:
    return len(legal_moves(game, state, seat)) > 1


def advice(standing: Standing, state: object, seat: Seat) -> str:
    """What the best computer player would do there, by what this seat sees and nothing else."""
    game = standing.game
    imagined = situation_of(game, state, seat)
    choose = guests(game.key)[usual(game.key)]
    return game.vocabulary.spell(choose(imagined, luck("coach", seat, 0)))
