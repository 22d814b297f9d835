"""How The Princes of Florence is taught: what can be done now, and its rules by topic."""

from bot.engine.journal import AnyGame
from bot.engine.text import Florins, Named, Text, say
from bot.games.princes.automa_auction import FORCED, forced_most
from bot.games.princes.automa_table import LEVELS
from bot.games.princes.automa_view import AutomaView
from bot.games.princes.box import Box
from bot.games.princes.game import Princes
from bot.games.princes.view import View
from cogs.door.front import Help
from cogs.door.speech import Voice

SEVERAL = 3  # players, where the rules for two differ
LARGE = 4  # players a table is set up for when one plays alone, or five

TOPICS = (
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
    ("solo", Text("topic-solo")),
    ("characters", Text("topic-characters")),
    ("together", Text("topic-together")),
    ("orders", Text("topic-orders")),
    ("ours", Text("topic-ours")),
)


def what_now(view: View) -> Text:
    asked, own = view.asked, view.own
    assert own is not None
    numbers = view.box.numbers
    match asked.kind:
        case "nominating" | "bidding" if view.automa:
            return _alone(view, view.automa, Florins(own.means))
        case "choosing":
            return say("help-choosing", kept=numbers.kept)
        case "nominating":
            opening = Florins(view.box.opening_bid(len(view.estates)))
            return say("help-nominating", opening=opening, means=Florins(own.means))
        case "bidding":
            return say("help-bidding", next=Florins(asked.bid), means=Florins(own.means))
        case "placing":
            return say("help-placing")
        case "picking":
            return say("help-picking", count=asked.cards)
        case "recruiting":
            return say("help-recruiting")
        case "courting":
            return say("help-courting", florins=Florins(own.hidden.florins))
        case "consulting":
            return say("help-consulting", character=Named("character", asked.character))
        case "changing":
            return say("help-changing", points=own.changes)
        case "bargaining":
            return say("help-bargaining")
    if view.characters:
        return say("help-acting-hired", actions=asked.actions, minimum=view.minimum)
    return say("help-acting", actions=asked.actions, minimum=view.minimum)


def _alone(view: View, automa: AutomaView, means: Florins) -> Text:
    """In an auction against Wolfgang's die."""
    if view.asked.kind == "bidding":
        return say("help-solo-bidding", price=Florins(view.asked.bid), means=means)
    if automa.is_last:
        opening = Florins(view.box.opening_bid(view.size))
        return say("help-solo-last", opening=opening, means=means)
    return say("help-solo-nominating", step=Florins(view.box.numbers.step), means=means)


# The rules by topic


def _told(voice: Voice, game: AnyGame, topic: str) -> str:
    assert isinstance(game, Princes)
    return digest(voice, game.box, topic)


def digest(voice: Voice, box: Box, topic: str) -> str:
    """The rules of a topic, in our own words and with the numbers of this box."""
    title = dict(TOPICS).get(topic)
    if title is None:
        return ""
    lines = [f"**{voice.text(title)}**", voice.text(_digest(box, topic))]
    if topic == "objects":
        lines += [
            f"**{voice.thing('lot', lot)}** – {voice.thing('lot', lot, 'about')}"
            for lot in box.lots(SEVERAL)
        ]
    if topic == "characters":
        lines += [
            f"**{voice.thing('character', name)}** – {voice.thing('character', name, 'about')}"
            for name in box.characters
        ]
    if topic == "ours":
        lines += [voice("ours-outlines"), voice("ours-professions"), voice("ours-cards")]
        lines += _of_our_deck(voice, box)
        if box.printed.side_b:
            lines.append(voice("ours-side-b"))
    if topic == "solo":
        lines += [
            f"**{voice.thing('option-level', level)}** – "
            f"{voice.thing('option-level', level, 'about')}"
            for level in LEVELS
        ]
        lines += _of_our_deck(voice, box)
    return "\n".join(lines)


def _of_our_deck(voice: Voice, box: Box) -> list[str]:
    automa = box.printed.automa
    return [voice("ours-automa")] if automa and not automa.authentic else []


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
        case "ours":
            return say("digest-ours")
    return _of_solo(box) if topic == "solo" else _of_an_expansion(box, topic)


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


def _of_solo(box: Box) -> Text:
    return say(
        "digest-solo",
        forced=FORCED,
        step=Florins(box.numbers.step),
        most=Florins(forced_most(box)),
        opening=Florins(box.opening_bid(LARGE)),
    )


def _of_an_expansion(box: Box, topic: str) -> Text:
    side_b = box.printed.side_b
    if topic == "characters":
        return say("digest-characters")
    offers = side_b.offers if side_b else 0
    points, most = box.numbers.building_points, Florins(box.building_cost(0))
    return say("digest-together", points=points, offers=offers, most=most)


HELP = Help(what_now, say("help-waiting"), TOPICS, _told)
