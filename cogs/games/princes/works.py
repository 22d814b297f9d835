"""A work before it is completed: its value sum by sum, the bonus cards it is played with, its pay.

work                        the profession that comes nearest to what is needed
work poet                   with the fewest bonus cards that are enough
work poet 3 lakes+parks     three points of its pay as points, and these cards
work poet 3 CI              the same: cards are letters in ids, which have room for few names
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine.text import Named, Text, say
from bot.games.princes import reach
from bot.games.princes.moves import Work
from bot.games.princes.pieces import PRINCESS
from bot.games.princes.view import InHand, Own, View
from bot.games.princes.works import lacking, summed
from cogs.door import limits, presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.princes import princess
from cogs.games.princes.payment import Payment, payment

KNOCK = "work"  # for moves that are too long for an id of their own
NO_CARD = "-"
_PROFESSIONS, _CARDS, _PAY, _DECISION = range(4)


@dataclass(frozen=True, slots=True)
class WorkDraft:
    """A work as it would be completed now."""

    sitting: Sitting[View]
    view: View
    held: InHand
    cards: tuple[str, ...]  # in the order of the hand
    payment: Payment

    @property
    def own(self) -> Own:
        assert self.view.own is not None
        return self.view.own

    @property
    def name(self) -> str:
        return self.held.card.name

    @property
    def value(self) -> int:
        return value_of(self.view, self.held, self.cards)

    @property
    def move(self) -> str:
        return self.sitting.spell(Work(self.name, self.cards, self.payment.points))


def panel(sitting: Sitting[View], words: str) -> Reply:
    own = sitting.view.own
    assert own is not None
    if own.princess and (words.split()[1:2] == [PRINCESS] or not own.hand):
        return princess.panel(sitting, "princess-work")
    draft = drafted(sitting, words)
    return Reply("\n".join(_caption(draft)), tuple(_controls(draft)))


def moves_of(sitting: Sitting[View], words: str) -> list[str]:
    return [drafted(sitting, words).move]


def drafted(sitting: Sitting[View], words: str) -> WorkDraft:
    """What these words say; what they leave open, or say amiss, is chosen sensibly."""
    view = sitting.view
    own = view.own
    assert own is not None
    _, name, points, named, *_ = [*words.split(), "", "", ""]
    in_hand = {held.card.name: held for held in own.hand}
    held = in_hand.get(name) or max(own.hand, key=lambda held: held.sum.value)
    if held.card.name == name and named:
        cards = _read(view, own, named)
    else:
        cards = fewest(view, held, sitting.legal())
    paid = payment(sitting, Work(held.card.name, cards, 0), points)
    return WorkDraft(sitting, view, held, cards, paid)


def fewest(view: View, held: InHand, legal: Iterable[object]) -> tuple[str, ...]:
    """The fewest bonus cards that are enough, of those the ones that waste least; else none."""
    works = [move for move in legal if isinstance(move, Work)]
    enough = [work.bonus for work in works if work.profession == held.card.name]
    return min(enough, key=lambda cards: (len(cards), value_of(view, held, cards)), default=())


def value_of(view: View, held: InHand, cards: tuple[str, ...]) -> int:
    return summed(view.box, view.mine, held.card.name, cards, muse=held.sum.muse).value


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


def _caption(draft: WorkDraft) -> Iterator[str]:
    voice, minimum = draft.sitting.voice, draft.view.minimum
    yield voice(
        "panel-work",
        profession=Named("profession", draft.name),
        value=draft.value,
        minimum=minimum,
        short=lacking(draft.value, minimum),
    )
    yield _sum(draft.sitting, draft.view, draft.held, draft.cards)
    missing = tuple(reach.wanted(draft.held))
    if missing:
        yield voice("panel-work-missing", things=missing)
    if draft.payment.chosen:
        yield draft.payment.chosen.told(voice)


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


# To be pressed


def _controls(draft: WorkDraft) -> Iterator[Pressable]:
    sitting = draft.sitting
    yield _professions(draft)
    if draft.own.bonus:
        yield _cards(draft)
    if draft.payment.chosen:
        yield _payments(draft)
        label = draft.payment.chosen.label(sitting.voice)
        yield Press(_done(draft), label, likely=True, row=_DECISION)
    back = sitting.turn
    yield Press(back, sitting.voice.label("panel-away"), row=_DECISION)


def _professions(draft: WorkDraft) -> Menu:
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


def _cards(draft: WorkDraft) -> Menu:
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
    id_ = presses.menu(sitting.question, f"work {draft.name} {draft.payment.points}", 1)
    return Menu(id_, placeholder, options, least=0, most=len(options), row=_CARDS)


def _payments(draft: WorkDraft) -> Menu:
    sitting, paid = draft.sitting, draft.payment
    letters = _letters(draft.view, draft.cards)
    shown = _some(range(len(paid.ways)), paid.points)
    options = tuple(paid.options(sitting.voice, shown, letters))
    placeholder = sitting.voice.label("panel-work-paid")
    id_ = presses.menu(sitting.question, f"work {draft.name}", 2)
    return Menu(id_, placeholder, options, row=_PAY)


def _some(amounts: range, wanted: int) -> list[int]:
    """As many as a menu has room for: those around what is wanted."""
    first = max(0, min(wanted - limits.OPTIONS // 2, len(amounts) - limits.OPTIONS))
    return list(amounts[first : first + limits.OPTIONS])


def _done(draft: WorkDraft) -> str:
    """The move itself where an id has room for it; else the words of this panel."""
    question = draft.sitting.question
    letters = _letters(draft.view, draft.cards)
    words = f"work {draft.name} {draft.payment.points} {letters}"
    try:
        return presses.move(question, draft.move)
    except limits.TooLong:
        return presses.knock(KNOCK, question.table, f"{question.seat}:{question.stamp}:{words}")
