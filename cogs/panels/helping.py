"""Help: first what can be done here and now, then the rules by topic, in our own words."""

from collections.abc import Iterator

from bot import catalogue
from bot.engine.text import Florins, Refusal, Text, say
from bot.games.princes.box import Box
from bot.games.princes.game import Princes
from bot.games.princes.view import View
from bot.host.ports import Status, TableId
from cogs import limits, position, presses
from cogs.answers import Reply, refused
from cogs.buttons import bell
from cogs.choices import turn_panel
from cogs.door import Caller, table_here
from cogs.moving import own_presses, take_turn
from cogs.panels import BESIDE
from cogs.presses import Menu, Option, Press, Pressable
from cogs.sitting import Sitting, sitting_of
from cogs.speech import Voice

NOWHERE = TableId(0)
SEVERAL = 3  # players, where the rules for two differ
FEW = 2 * limits.IN_A_ROW  # buttons of a turn that help has room for

_TOPICS = (
    ("goal", Text("topic-goal")),
    ("auctions", Text("topic-auctions")),
    ("objects", Text("topic-objects")),
    ("actions", Text("topic-actions")),
    ("placing", Text("topic-placing")),
    ("works", Text("topic-works")),
    ("money", Text("topic-money")),
    ("cards", Text("topic-cards")),
    ("scoring", Text("topic-scoring")),
    ("two", Text("topic-two")),
    ("orders", Text("topic-orders")),
    ("ours", Text("topic-ours")),
)


async def helped(caller: Caller) -> Reply:
    """The first answer of /help: what can I do now?"""
    card = await table_here(caller)
    voice = caller.voice
    if card is None:
        return Reply(_lines(voice("help-new"), voice("help-more")), (topics(voice, NOWHERE),))
    if card.status is Status.GATHERING:
        join = Press(presses.bell("join", card.id), voice.label("press-join"), likely=True)
        words = _lines(voice("help-gathering"), voice("help-more"))
        return Reply(words, (join, topics(voice, card.id)))
    standing = await caller.door.house.standing(card.id)
    if isinstance(standing, Refusal):
        return refused(caller, standing)
    sitting = sitting_of(standing, caller.person)
    if sitting is None or card.status is not Status.PLAYING:
        reply = await take_turn(caller, card.id)
        words = _lines(reply.words, voice("help-more"))
        return Reply(words, (*reply.presses, topics(voice, card.id)))
    return now(sitting)


@bell("help")
async def helping(caller: Caller, _: TableId, __: str) -> Reply:
    return await helped(caller)


# What can I do now?


def now(sitting: Sitting) -> Reply:
    """What is asked, what would answer it, and the buttons for it."""
    voice, view = sitting.voice, sitting.view
    head = position.heading(sitting.standing, voice)
    if sitting.is_asked:
        words = [head, voice.text(_what_now(view))]
    else:
        words = [head, turn_panel(sitting).words, voice("help-waiting")]
    words += ["", voice("help-more")]
    return Reply(_lines(*words), tuple(_useful(sitting)))


def _what_now(view: View) -> Text:
    asked, own = view.asked, view.own
    assert own is not None
    step = view.box.numbers.step
    numbers = view.box.numbers
    match asked.kind:
        case "choosing":
            return say("help-choosing", kept=numbers.kept)
        case "nominating":
            opening = Florins(view.box.opening_bid(len(view.estates)))
            return say("help-nominating", opening=opening, means=Florins(own.means))
        case "bidding":
            return say("help-bidding", next=Florins(asked.price + step), means=Florins(own.means))
        case "placing":
            return say("help-placing")
        case "picking":
            return say("help-picking", count=asked.cards)
        case "recruiting":
            return say("help-recruiting")
    return say("help-acting", actions=asked.actions, minimum=view.minimum)


def _useful(sitting: Sitting) -> Iterator[Pressable]:
    table = sitting.standing.card.id
    if not sitting.is_asked:
        yield from own_presses(sitting)
    else:
        turn = turn_panel(sitting).presses
        if len(turn) <= FEW:
            yield from turn
        else:
            label = sitting.voice.label("press-turn")
            yield Press(presses.bell("turn", table), label, likely=True)
            yield from BESIDE[sitting.standing.game.key](sitting)
        yield Press(presses.bell("hand", table), sitting.voice.label("press-hand"))
        yield Press(presses.bell("board", table), sitting.voice.label("press-board"))
    yield topics(sitting.voice, table)


# The rules by topic


def topics(voice: Voice, table: TableId, chosen: str = "") -> Menu:
    """A menu of what the rules are about."""
    options = tuple(
        Option(name, voice.plain(title), chosen=name == chosen) for name, title in _TOPICS
    )
    return Menu(presses.bell_menu("rules", table), voice.label("help-topics"), options, row=4)


@bell("rules")
async def rules(caller: Caller, table: TableId, topic: str) -> Reply:
    """One topic, with the numbers that are printed for this table."""
    princes = catalogue.game(Princes.key)
    assert isinstance(princes, Princes)
    box = princes.box
    if table != NOWHERE:
        standing = await caller.door.house.standing(table)
        if not isinstance(standing, Refusal) and isinstance(standing.game, Princes):
            box = standing.game.box
    voice = caller.voice
    back = Press(presses.bell("help", table), voice.label("press-help"))
    return Reply(digest(voice, box, topic), (topics(voice, table, topic), back))


def digest(voice: Voice, box: Box, topic: str) -> str:
    """The rules of a topic, in our own words and with the numbers of this box."""
    title = dict(_TOPICS).get(topic)
    if title is None:
        return voice("help-more")
    lines = [f"**{voice.text(title)}**", voice.text(_digest(box, topic))]
    if topic == "objects":
        lines += [
            f"**{voice.thing('lot', lot)}** – {voice.thing('lot', lot, 'about')}"
            for lot in box.lots(SEVERAL)
        ]
    if topic == "ours":
        lines += [voice("ours-outlines"), voice("ours-professions"), voice("ours-cards")]
    return _lines(*lines)


def _digest(box: Box, topic: str) -> Text:
    numbers = box.numbers
    match topic:
        case "goal":
            return say("digest-goal", rounds=box.rounds, actions=numbers.actions)
        case "auctions":
            return say(
                "digest-auctions",
                opening=Florins(box.opening_bid(SEVERAL)),
                step=Florins(numbers.step),
            )
        case "objects":
            return say("digest-objects", builders=numbers.builders_each)
        case "actions":
            return say(
                "digest-actions",
                actions=numbers.actions,
                profession=Florins(numbers.profession_cost),
                freedom=Florins(numbers.freedom_cost),
                bonus=Florins(numbers.bonus_cost),
                drawn=numbers.drawn,
            )
        case "placing":
            first, second, *_, last = map(Florins, numbers.building_cost)
            points = numbers.building_points
            return say("digest-placing", first=first, second=second, last=last, points=points)
        case "works":
            return _of_works(box)
        case "money":
            return say("digest-money", rate=Florins(numbers.florins_for_point))
        case "cards":
            return say("digest-cards", drawn=numbers.drawn)
        case "scoring":
            return say(
                "digest-scoring",
                best=numbers.best_work_points,
                building=numbers.building_points,
                again=numbers.landscape_points,
                builder=numbers.builder_points,
            )
        case "two":
            opening, purse = Florins(box.opening_bid(2)), Florins(box.starting_florins(2))
            return say("digest-two", opening=opening, purse=purse)
        case "orders":
            return say("digest-orders")
    return say("digest-ours")


def _of_works(box: Box) -> Text:
    numbers = box.numbers
    return say(
        "digest-works",
        building=numbers.work_building,
        landscape=numbers.work_landscape,
        freedom=numbers.work_freedom,
        jester=numbers.work_jester,
        card=numbers.work_card,
        minima=" · ".join(map(str, numbers.minimum)),
        value=Florins(numbers.florins_per_value),
        point=Florins(numbers.florins_per_point),
        best=numbers.best_work_points,
    )


def _lines(*lines: str) -> str:
    return "\n".join(lines)
