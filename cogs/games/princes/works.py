"""A work before it is completed: its value sum by sum, the bonus cards it is played with, its pay.

work                        the profession that comes nearest to what is needed
work poet                   with the fewest bonus cards that are enough
work poet 3 lakes+parks     three points of its pay as points, and these cards
work poet 3 CI              the same: cards are letters in ids, which have room for few names
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.text import Fact, Named, Text, say
from bot.games.princes.moves import Work
from bot.games.princes.pieces import PRINCESS
from bot.games.princes.view import InHand, Own, View
from bot.games.princes.works import lacking, sparing_sets, summed
from cogs.door import limits, presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.princes import princess
from cogs.games.princes.payment import Payable

KNOCK = "work"  # for moves that are too long for an id of their own
NO_CARD = "-"
_PROFESSIONS, _CARDS, _PAY, _DECISION = range(4)


@dataclass(frozen=True, slots=True)
class Draft(Payable):
    """A work as it would be completed now."""

    sitting: Sitting[View]
    view: View
    held: InHand
    cards: tuple[str, ...]  # in the order of the hand
    points: int

    @property
    def own(self) -> Own:
        assert self.view.own is not None
        return self.view.own

    @property
    def name(self) -> str:
        return self.held.card.name

    @property
    def value(self) -> int:
        view, muse = self.view, self.held.sum.muse
        return summed(view.box, view.mine, self.name, self.cards, muse=muse).value

    @property
    def move(self) -> str:
        return self.sitting.spell(Work(self.name, self.cards, self.points))


def panel(sitting: Sitting[View], words: str) -> Reply:
    own = sitting.view.own
    assert own is not None
    if own.princess and (words.split()[1:2] == [PRINCESS] or not own.hand):
        return princess.panel(sitting, "princess-work")
    draft = drafted(sitting, words)
    return Reply("\n".join(_caption(draft)), tuple(_controls(draft)))


def moves_of(sitting: Sitting[View], words: str) -> list[str]:
    return [drafted(sitting, words).move]


def drafted(sitting: Sitting[View], words: str) -> Draft:
    """What these words say; what they leave open, or say amiss, is chosen sensibly."""
    view = sitting.view
    own = view.own
    assert own is not None
    _, name, points, cards, *_ = [*words.split(), "", "", ""]
    in_hand = {held.card.name: held for held in own.hand}
    held = in_hand.get(name) or max(own.hand, key=lambda held: held.sum.value)
    if held.card.name == name and cards:
        draft = Draft(sitting, view, held, _read(view, own, cards), 0)
    else:
        draft = Draft(sitting, view, held, _enough(view, own, held), 0)
    wished = int(points) if points.isdecimal() else 0
    if not points and view.round == view.box.rounds:
        wished = draft.most_points  # there is little left that money could buy
    return Draft(sitting, view, held, draft.cards, min(wished, draft.most_points))


def _enough(view: View, own: Own, held: InHand) -> tuple[str, ...]:
    """The fewest bonus cards that are enough, of those the ones that waste least; else none."""
    sets = sparing_sets([(card.name, card.worth) for card in own.bonus])
    short = lacking(held.sum.value, view.minimum)
    enough = [(len(cards), worth, cards) for worth, cards in sets.items() if worth >= short]
    return min(enough, default=(0, 0, ()))[2]


# Cards in ids


def _letters(view: View, cards: Sequence[str]) -> str:
    """Each card by its place among all that are printed."""
    printed = list(view.box.bonus)
    return "".join(chr(ord("A") + printed.index(card)) for card in cards) or NO_CARD


def _read(view: View, own: Own, word: str) -> tuple[str, ...]:
    """By names, as a menu gives them, or by letters."""
    names = set(word.split("+"))
    if word.isupper():
        names = {name for name in view.box.bonus if _letters(view, [name]) in word}
    return tuple(card.name for card in own.bonus if card.name in names)


# In words


def _caption(draft: Draft) -> Iterator[str]:
    voice, minimum = draft.sitting.voice, draft.view.minimum
    yield voice(
        "panel-work",
        profession=Named("profession", draft.name),
        value=draft.value,
        minimum=minimum,
        short=draft.lacking,
    )
    yield _sum(draft.sitting, draft.view, draft.held, draft.cards)
    missing = tuple(_missing(draft.held))
    if missing:
        yield voice("panel-work-missing", things=missing)
    florins, points = draft.pay(draft.points)
    yield voice("panel-work-pays", florins=florins, points=points)


def _sum(sitting: Sitting[View], view: View, held: InHand, cards: Sequence[str]) -> str:
    return " · ".join(sitting.voice.plain(part) for part in _parts(view, held, cards))


def _parts(view: View, held: InHand, cards: Sequence[str]) -> Iterator[Text]:
    """The summands that are not nothing."""
    wants, found = held.card, held.sum
    own = view.own
    assert own is not None
    wished = (
        (Named("building", wants.building), found.building),
        (Named("landscape", wants.landscape), found.landscape),
        (Named("freedom", wants.freedom), found.freedom),
        *((Named("bonus", card.name), card.worth) for card in own.bonus if card.name in cards),
    )
    for thing, worth in wished:
        if worth or thing.kind == "bonus":
            yield say("panel-part", thing=thing, worth=worth)
    if found.jesters:
        yield say("panel-part-jesters", worth=found.jesters)
    yield say("panel-part-cards", worth=found.cards)
    if found.muse:
        yield say("panel-part-muse", worth=found.muse)


def _missing(held: InHand) -> Iterator[Fact]:
    wants, found = held.card, held.sum
    if not found.building:
        yield Named("building", wants.building)
    if not found.landscape:
        yield Named("landscape", wants.landscape)
    if not found.freedom:
        yield Named("freedom", wants.freedom)


# To be pressed


def _controls(draft: Draft) -> Iterator[Pressable]:
    sitting = draft.sitting
    yield _professions(draft)
    if draft.own.bonus:
        yield _cards(draft)
    yield _payments(draft)
    florins, points = draft.pay(draft.points)
    label = sitting.voice.label("panel-work-done", florins=florins, points=points)
    closed = not draft.is_enough
    yield Press(_done(draft), label, likely=not closed, closed=closed, row=_DECISION)
    back = sitting.turn
    yield Press(back, sitting.voice.label("panel-away"), row=_DECISION)


def _professions(draft: Draft) -> Menu:
    sitting, view = draft.sitting, draft.view
    options = []
    for held in draft.own.hand[: limits.OPTIONS]:
        facts = (
            ("profession", Named("profession", held.card.name)),
            ("value", held.sum.value),
            ("minimum", view.minimum),
        )
        label = sitting.voice.plain(Text("panel-work-option", facts))
        about = _sum(sitting, view, held, ())
        chosen = held.card.name == draft.name
        options.append(MenuOption(held.card.name, label, about, chosen=chosen))
    if draft.own.princess and "princess-work" in sitting.by_verb():
        options = [*options[: limits.OPTIONS - 1], princess.option(sitting, view)]
    placeholder = sitting.voice.label("panel-work-which")
    id_ = presses.menu(sitting.question, "work", 0)
    return Menu(id_, placeholder, tuple(options), row=_PROFESSIONS)


def _cards(draft: Draft) -> Menu:
    """Several at once; none is a choice too."""
    sitting = draft.sitting
    bonus = draft.own.bonus[: limits.OPTIONS]
    options = tuple(
        MenuOption(
            card.name,
            sitting.voice.plain(
                say("panel-part", thing=Named("bonus", card.name), worth=card.worth)
            ),
            sitting.voice.thing("bonus", card.name, "about"),
            chosen=card.name in draft.cards,
        )
        for card in bonus
    )
    placeholder = sitting.voice.label("panel-work-cards")
    id_ = presses.menu(sitting.question, f"work {draft.name} {draft.points}", 1)
    return Menu(id_, placeholder, options, least=0, most=len(options), row=_CARDS)


def _payments(draft: Draft) -> Menu:
    sitting, letters = draft.sitting, _letters(draft.view, draft.cards)
    options = []
    for points in _some(range(draft.most_points + 1), draft.points):
        florins, _ = draft.pay(points)
        label = sitting.voice.plain(
            Text("panel-work-pay", (("florins", florins), ("points", points)))
        )
        options.append(MenuOption(f"{points} {letters}", label, chosen=points == draft.points))
    placeholder = sitting.voice.label("panel-work-paid")
    id_ = presses.menu(sitting.question, f"work {draft.name}", 2)
    return Menu(id_, placeholder, tuple(options), row=_PAY)


def _some(amounts: range, wanted: int) -> list[int]:
    """As many as a menu has room for: those around what is wanted."""
    first = max(0, min(wanted - limits.OPTIONS // 2, len(amounts) - limits.OPTIONS))
    return list(amounts[first : first + limits.OPTIONS])


def _done(draft: Draft) -> str:
    """The move itself where an id has room for it; else the words of this panel."""
    question = draft.sitting.question
    letters = _letters(draft.view, draft.cards)
    words = f"work {draft.name} {draft.points} {letters}"
    if not draft.is_enough:
        return presses.choice(question, words)
    try:
        return presses.move(question, draft.move)
    except limits.TooLong:
        return presses.knock(KNOCK, question.table, f"{question.seat}:{question.stamp}:{words}")
