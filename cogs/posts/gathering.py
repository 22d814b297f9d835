"""A table before its game is on: who sits there, on which terms, and what can be done about it."""

from collections.abc import Iterator

from bot.engine.text import Named, Who, say
from bot.host import clocks, lobby
from bot.host.company import Status, TableCard
from bot.host.standing import Standing
from bot.players.guestbook import levels
from cogs.door import presses
from cogs.door.layout import Line, Words
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.speech import Voice, voice_at
from cogs.posts import coach, looks
from cogs.posts.letters import Placard


def lobby_post(standing: Standing, voice: Voice) -> Placard:
    arranged = [Words(_arranged(standing, voice))] if _may_gather(standing.card) else []
    deal = looks.promised(standing, voice) if arranged else ()
    foot = (_seated(standing, voice), *arranged, *deal, *lobby_presses(standing, voice))
    return Placard(tuple(_introduced(standing, voice)), foot)


def opening_post(standing: Standing) -> Placard:
    """What stays of the lobby once the game is on: who plays what, and on which terms."""
    card, voice = standing.card, voice_at(standing, standing.card.terms.language)
    heading_ = voice("door-heading", table=card.id, game=Named("game", card.game))
    players = tuple(map(Who, range(len(card.chairs))))
    lines = [
        voice("opening-players", players=players),
        *looks.computers(card, voice),
        voice.text(looks.terms(card.terms)),
        *(voice.text(text) for text in looks.auctions(card)),
        *looks.all_options(card, voice),
    ]
    foot = (Words("\n".join(lines)), *looks.committed(standing, voice))
    return Placard((Words(f"### {heading_}"),), foot, silent=True)


def _introduced(standing: Standing, voice: Voice) -> Iterator[Words]:
    """What is played here, for whoever has never heard of it."""
    card = standing.card
    yield Words(f"### {voice('door-heading', table=card.id, game=Named('game', card.game))}")
    if card.status is Status.GATHERING:
        key = f"about-{card.game}"
        about = [voice(key)] if voice.speaker.knows(key) else []
        yield Words("\n".join([*about, voice("lobby-how")]))


def _seated(standing: Standing, voice: Voice) -> Words | Line:
    """Who sits here, and beside it how the owner changes that."""
    card = standing.card
    players, sizes = tuple(map(Who, range(len(card.chairs)))), looks.sizes(card)
    state = [] if card.status is Status.GATHERING else [voice(f"table-is-{card.status}")]
    there = voice("lobby-players", players=players, count=len(players), most=sizes[-1])
    words = "\n".join([*state, there, *looks.computers(card, voice)])
    if not _may_gather(card) or not (len(card.chairs) > 1 or card.sent_away):
        return Words(words)
    return Line(words, Press(presses.knock("chairs", card.id), voice.label("press-chairs")))


def _may_gather(card: TableCard) -> bool:
    """A table that sleeps may be woken."""
    if card.status is Status.CANCELLED:
        return card.why == lobby.ASLEEP
    return card.status is Status.GATHERING


def _arranged(standing: Standing, voice: Voice) -> str:
    """How long it will take, and on which terms it is played."""
    card = standing.card
    lines = [
        *([voice("lobby-teaching")] if card.terms.teaching else []),
        *looks.timekeeping(standing, voice),
        voice.text(looks.terms(card.terms)),
        *(voice.text(text) for text in looks.auctions(card)),
        *looks.pace(standing, voice),
        *looks.all_options(card, voice),
    ]
    return "\n".join(lines)


def lobby_presses(standing: Standing, voice: Voice) -> Iterator[Pressable]:
    """What can be done before the start, by whoever sits there and whoever does not yet."""
    card, sizes = standing.card, looks.sizes(standing.card)
    enough = len(card.chairs) in sizes
    if not _may_gather(card):
        return
    if len(card.chairs) < sizes[-1]:
        if card.server:  # in direct messages nobody else can
            joins = presses.knock("join", card.id)
            yield Press(joins, voice.label("press-join"), likely=not enough)
        yield _computers(card, voice)
    if enough:
        yield Press(presses.knock("start", card.id), voice.label("press-start"), likely=True)
    yield Press(presses.knock("leave", card.id), voice.label("press-leave"))
    yield Press(presses.knock("options", card.id), voice.label("press-options"))
    if not enough:
        yield from coach.lesson_press(voice, card.game)
    if sizes != lobby.ALONE:
        yield _clock(card, voice)


def _computers(card: TableCard, voice: Voice) -> Press:
    """Where there are several levels it is asked which is meant."""
    names = levels(card.game)
    if len(names) > 1:
        return Press(presses.knock("computers", card.id), voice.label("press-computers"))
    label = voice.label("press-guest", guest=voice.thing("guest", *names))
    return Press(presses.knock("guest", card.id, *names, at=len(card.chairs)), label)


def _clock(card: TableCard, voice: Voice) -> Menu:
    """Asked for openly: without one a table may wait for ever."""
    return Menu(
        presses.knock_menu("clock", card.id),
        voice.label("lobby-choose-clock"),
        tuple(_paced(card, voice, name) for name in clocks.NAMES),
    )


def _paced(card: TableCard, voice: Voice, name: str) -> MenuOption:
    key = "lobby-recommended" if name == clocks.RECOMMENDED else "lobby-clock-is"
    text, about = say(key, clock=Named("clock", name)), voice.thing("clock", name, "about")
    return MenuOption(name, voice.plain(text), about, chosen=card.terms.clock == name)
