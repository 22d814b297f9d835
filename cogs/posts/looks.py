"""How a table shows itself to everybody: its options and terms, its language, its pictures."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import ceil

from bot import catalogue
from bot.engine.deal import Deal
from bot.engine.game import Seat
from bot.engine.text import Named, Refusal, Text, Who, refuse, say
from bot.host import chronicles, clocks, dealing, estimate, lobby
from bot.host.company import Origin, PersonId, Status, TableCard, Terms
from bot.host.motions import ByHand, Motion, Sealed
from bot.host.outcomes import Stale
from bot.host.standing import Standing, is_private, is_solo, may_call, owners, waited_for
from bot.host.table import Act
from bot.host.time import HOUR
from bot.i18n.speak import LANGUAGES
from bot.players.guestbook import LEVELS
from cogs.door.layout import Words
from cogs.door.speech import Voice
from cogs.games import FRONTS, front_of
from render.heraldry import tincture

SHOWN: Mapping[str, Text] = {
    "chronicle": say("table-chronicle"),
    "pictures": say("table-pictures"),
    "language": say("table-language"),
}
_CHRONICLE: Mapping[str, Text] = {
    chronicles.ON: say("chronicle-on"),
    chronicles.OFF: say("chronicle-off"),
}
_PICTURES: Mapping[str, Text] = {
    "move": say("pictures-move"),
    "turn": say("pictures-turn"),
    "demand": say("pictures-demand"),
}


def values(voice: Voice, name: str) -> list[tuple[str, str]]:
    """What can be chosen for it: in words, and as it is spelt."""
    if name == "pictures":
        return [(voice.plain(text), value) for value, text in _PICTURES.items()]
    if name == "chronicle":
        return [(voice.plain(text), value) for value, text in _CHRONICLE.items()]
    return [(voice.thing("language", one), one) for one in LANGUAGES]


def show(owner: PersonId, name: str, value: str) -> Act:
    """Nobody gains by it: the owner changes it whenever he likes, in the midst of a game too."""

    def act(standing: Standing) -> Standing | Refusal | Stale:
        card = standing.card
        if name == "language" and value not in LANGUAGES:
            languages = tuple(Named("language", one) for one in LANGUAGES)
            return refuse("lobby", "no-such-language", languages=languages)
        terms = _changed(card.terms, name, value)
        if card.status not in (Status.PLAYING, Status.PAUSED):
            return lobby.agree(owner, terms)(standing)
        if card.owner != owner:
            return refuse("lobby", "only-the-owner")
        return lobby.why_no_terms(terms) or replace(standing, card=replace(card, terms=terms))

    return act


def _changed(terms: Terms, name: str, value: str) -> Terms:
    match name:
        case "language":
            return replace(terms, language=value)
        case "chronicle":
            return replace(terms, chronicle=value)
    return replace(terms, pictures=value)


def options(card: TableCard, voice: Voice) -> Iterator[str]:
    """What was chosen, and what of it is ours."""
    yield from in_words(card.options, voice)
    yield from (voice.text(text) for text in FRONTS[card.game].ours(dict(card.options)))


def in_words(values: Iterable[tuple[str, str]], voice: Voice) -> Iterator[str]:
    for name, value in values:
        yield voice(
            "lobby-option",
            option=voice.thing("option", name),
            value=voice.thing(f"option-{name}", value),
            about=voice.thing(f"option-{name}", value, "about"),
        )


def offered(card: TableCard) -> dict[str, tuple[str, ...]]:
    """What may still be chosen: at a table for several nothing that is for one alone."""
    return of_game(card.game, card.options)


def of_game(key: str, chosen: Sequence[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    game = catalogue.game(key)
    fitting = lobby.sizes(game, (name for name, _ in chosen))
    return {option.name: option.values for seats in fitting for option in game.options(seats)}


def sizes(card: TableCard) -> range:
    """How many may sit at this table."""
    return lobby.sizes(catalogue.game(card.game), dict(card.options))


def all_options(card: TableCard, voice: Voice) -> Iterator[str]:
    """List the options of a game with as many players as sit here now, each with its value."""
    game, chosen = catalogue.game(card.game), dict(card.options)
    offers = game.options(max(len(card.chairs), sizes(card)[0]))
    settled = tuple((one.name, chosen.get(one.name, one.values[0])) for one in offers)
    yield from options(replace(card, options=settled), voice)


def computers(card: TableCard, voice: Voice) -> Iterator[str]:
    """Who of those who sit here is none of us, and how it plays."""
    named = tuple(
        Who(at)  # whose level is a part of his name
        if chair.guest in LEVELS
        else say("lobby-computer", who=Who(at), guest=Named("guest", chair.guest))
        for at, chair in enumerate(card.chairs)
        if chair.guest
    )
    if named:
        yield voice("lobby-computers", computers=named)


def timekeeping(standing: Standing, voice: Voice) -> Iterator[str]:
    """How those who sit here are used to answer, and how many games they played to their end."""
    for seat, chair in enumerate(standing.card.chairs):
        habit = standing.habits.get(chair.person) if chair.person is not None else None
        if habit is None or not habit.begun:
            continue
        who, finished, begun = Who(seat), habit.finished, habit.begun
        if habit.answer is None:
            yield voice("lobby-finishes", who=who, finished=finished, begun=begun)
            continue
        hours = max(1, ceil(habit.answer / HOUR))
        yield voice("lobby-keeps-time", who=who, hours=hours, finished=finished, begun=begun)


def pace(standing: Standing, voice: Voice) -> Iterator[str]:
    """How long it takes among these people on these terms, and what would make it shorter."""
    seats = max(len(standing.card.chairs), sizes(standing.card)[0])
    many = estimate.days(standing, seats)
    if many is None:
        return
    known = any(habit.answer is not None for habit in standing.habits.values())
    yield voice("lobby-pace-known" if known else "lobby-pace", days=many, seats=seats)
    for change, then in estimate.shorter(standing, seats):
        yield voice(f"lobby-shorter-{change}", days=then)


def terms(agreed: Terms) -> Text:
    """The clock, and what happens when it has run out; without one nothing does."""
    if agreed.clock == Terms().clock:
        return say("lobby-no-clock")
    is_named = agreed.clock in clocks.NAMES
    clock = Named("clock", agreed.clock) if is_named else agreed.clock
    return say("lobby-terms", clock=clock, late=Named("late", agreed.at_deadline.value))


# What is announced of the deal


def promised(standing: Standing, voice: Voice) -> Iterator[Words]:
    """In the lobby: before anybody has added a word, and how one does."""
    if standing.half:
        yield Words(voice("deal-in-lobby", promise=Deal(standing.half).promise), small=True)


def committed(standing: Standing, voice: Voice) -> Iterator[Words]:
    """Where a game began, before its first move."""
    if standing.half and standing.course is not None:
        deal = dealing.dealt(standing, standing.course)
        code = deal.commitment(standing.course.opening)
        yield Words(voice("deal-begins", promise=deal.promise, commitment=code), small=True)


def own_deal(standing: Standing, voice: Voice) -> Iterator[Words]:
    """Who plays alone has no post that says how it began: the board goes on saying it."""
    if is_private(standing.card) or is_solo(standing.card):
        yield from committed(standing, voice)
    yield from begun_from(standing, voice)


def begun_from(standing: Standing, voice: Voice) -> Iterator[Words]:
    """Of a game that was played on from another one: it has no deal of its own."""
    if standing.card.origin is not None:
        yield Words(voice.text(played_on(standing.card.origin)), small=True)


def played_on(origin: Origin) -> Text:
    return say("played-on", table=origin.table, moves=origin.moves)


def colour_of(seat: Seat | None) -> int | None:
    """The one a seat's things are drawn in."""
    if seat is None:
        return None
    red, green, blue = tincture(seat).fill
    return red << 16 | green << 8 | blue


def auctions(card: TableCard) -> Iterator[Text]:
    """Tell how auctions are held: sealed ones only where two people play, or may still come."""
    if FRONTS[card.game].call is not None:
        is_open = card.started is None and len(card.chairs) < sizes(card)[-1]
        sealed = clocks.are_sealed(card.terms) if is_open else may_call(card)
        chosen = clocks.SEALED if sealed else clocks.BY_HAND
        yield say("lobby-auctions", auctions=Named("auctions", chosen))


def other_auctions(standing: Standing) -> Iterator[Motion]:
    """Yield the vote for the other way to hold auctions, in a running game that has two ways."""
    card, has_call = standing.card, front_of(standing).call is not None
    if has_call and card.status is Status.PLAYING and len(owners(card)) > 1:
        yield ByHand() if may_call(card) else Sealed()


def wants_picture(standing: Standing) -> bool:
    """At every move; or once a turn, when somebody else is asked than who has just moved."""
    course, wanted = standing.course, standing.card.terms.pictures
    if course is None or wanted == "demand":
        return False
    if wanted == "move" or not course.made:
        return True
    return course.made[-1].seat not in waited_for(standing)
