"""How Firenze is taught: what can be done now, and its rules by topic."""

from bot.engine.journal import AnyGame
from bot.engine.text import Named, Text, say
from bot.games.firenze.box import Box
from bot.games.firenze.commissions import bell_tower
from bot.games.firenze.game import Firenze
from bot.games.firenze.pieces import BUILDING, CELEBRATION, CHURCH, EVENT, PERSONNEL
from bot.games.firenze.printed import OURS
from bot.games.firenze.view import View
from cogs.door.front import Help
from cogs.door.speech import Voice

_CARDS = {
    "events": EVENT,
    "personnel": PERSONNEL,
    "celebrations": CELEBRATION,
    "buildings": BUILDING,
    "churches": CHURCH,
}

_RULES = ("goal", "turn", "taking", "building", "commissions", "limits", "end")
TOPICS = tuple((topic, Text(f"topic-firenze-{topic}")) for topic in (*_RULES, *_CARDS, "ours"))


def what_now(view: View) -> Text:
    asked, turn = view.asked, view.turn
    match asked.kind:
        case "placing":
            return say("help-firenze-placing", left=asked.due)
        case "choosing":
            return say("help-firenze-choosing")
        case "averting":
            return say("help-firenze-averting", card=Named("action-card", asked.card))
        case "losing" | "lowering":
            return say("help-firenze-suffering", card=Named("action-card", asked.card))
        case "building":
            return say(
                "help-firenze-building",
                cost=view.exchange_cost,
                exchanged=int(turn.exchanged),
                left=view.bricks_left,
                next=view.next_cost,
            )
        case "fulfilling" if view.builders[turn.seat].open.owes_bell_tower:
            return say("help-firenze-bell-first", height=bell_tower(view.box)[1])
        case "fulfilling":
            return say("help-firenze-fulfilling", seals=view.builders[turn.seat].open.seals)
        case "limiting-cards":
            return say("help-firenze-limiting-cards", due=asked.due)
        case "limiting-bricks":
            return say("help-firenze-limiting-bricks", due=asked.due)
    return say("help-firenze-paying", due=asked.due)


# The rules by topic


def _told(voice: Voice, game: AnyGame, topic: str) -> str:
    assert isinstance(game, Firenze)
    return digest(voice, game.box, topic)


def digest(voice: Voice, box: Box, topic: str) -> str:
    """The rules of a topic, in our own words and with the numbers of this box."""
    title = dict(TOPICS).get(topic)
    if title is None:
        return ""
    lines = [f"**{voice.text(title)}**"]
    if topic in _CARDS:
        lines += _cards(voice, box, _CARDS[topic])
    else:
        lines.append(voice.text(_digest(box, topic)))
    if topic == "ours":
        lines += [
            voice("ours-firenze-commissions"),
            voice("ours-firenze-balconies"),
            voice("ours-firenze-cards"),
        ]
    return "\n".join(lines)


def _cards(voice: Voice, box: Box, kind: str) -> list[str]:
    """Each card of this kind with what it does."""
    lines = [voice.thing("card-kind", kind, "about")]
    for card in box.printed.cards:
        if card.kind == kind:
            name = voice.thing("action-card", card.name)
            about = voice.thing("action-card", card.name, "about")
            mark = " \\*" if card.effect_from == OURS else ""
            lines.append(f"**{name}** – {about}{mark}")
    is_ours = any(card.kind == kind and card.effect_from == OURS for card in box.printed.cards)
    return [*lines, *([voice("digest-firenze-ours-mark")] if is_ours else [])]


def _digest(box: Box, topic: str) -> Text:
    numbers = box.numbers
    match topic:
        case "goal":
            return say("digest-firenze-goal", least=box.heights[0], most=box.heights[-1])
        case "turn":
            return say(
                "digest-firenze-turn",
                exchange=numbers.exchange,
                most=len(numbers.construction) - 1,
                bricks=numbers.storehouse,
                cards=numbers.cards,
            )
        case "taking":
            return say(
                "digest-firenze-taking",
                row=numbers.row,
                most=numbers.row - 1,
                bricks=numbers.bricks_each,
                exchange=numbers.exchange,
            )
        case "building":
            return say(
                "digest-firenze-building",
                most=len(numbers.construction) - 1,
                costs=" · ".join(map(str, numbers.construction[1:])),
                highest=box.heights[-1],
            )
        case "commissions":
            return say("digest-firenze-commissions", levels=box.levels)
        case "limits":
            return say("digest-firenze-limits", bricks=numbers.storehouse, cards=numbers.cards)
        case "end":
            return say("digest-firenze-end", points=numbers.last_seal)
    return say("digest-firenze-ours")


HELP = Help(what_now, say("help-firenze-waiting"), TOPICS, _told)
