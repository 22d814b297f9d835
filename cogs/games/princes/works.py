"""The panels that complete a work: its value, bonus cards and pay; the Princess's work.

work                        the profession that comes nearest to what is needed
work poet                   with the fewest bonus cards that are enough
work poet 3 lakes+parks     three points of its pay as points, and these cards
work poet 3 CI              the same: cards are letters in ids, which have room for few names
princess-work               with as many points as are sensible
princess-work 3 pay         three points of its pay as points; the last word makes it no move
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.engine.text import Florins, Named, Text, say
from bot.games.princes import reach
from bot.games.princes.moves import PrincessWork, Work
from bot.games.princes.pieces import PRINCESS, WORKS
from bot.games.princes.view import InHand, Own, View
from bot.games.princes.works import Sum, lacking, sum_work
from cogs.games.princes.benefit import rehearse_moves
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext, sample_amounts
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import SpeechContext


@dataclass(frozen=True, slots=True)
class WorkPay:
    """One way to be paid."""

    florins: Florins
    points: int

    def describe_pay(self, speech: SpeechContext) -> str:
        return speech("panel-work-pays", florins=self.florins, points=self.points)

    def button_label(self, speech: SpeechContext) -> str:
        """On the button that completes the work."""
        return speech.label_text("panel-work-done", florins=self.florins, points=self.points)


@dataclass(frozen=True, slots=True)
class PaymentChoice:
    """Every way to be paid for a work, and the one that is chosen; none if it is too small."""

    ways: tuple[WorkPay, ...]
    chosen: WorkPay | None

    @property
    def points(self) -> int:
        return self.chosen.points if self.chosen else 0

    def menu_options(
        self, speech: SpeechContext, shown: Iterable[int], end: str
    ) -> Iterator[MenuChoice]:
        """Those that take so many points, each with the words that its value ends with."""
        for points in shown:
            pay = self.ways[points]
            label = speech.plain_text(say("panel-work-pay", florins=pay.florins, points=points))
            yield MenuChoice(f"{points} {end}", label, chosen=pay == self.chosen)


def choose_payment(
    seat: SeatContext[View], work: Work | PrincessWork, points: str
) -> PaymentChoice:
    """As many points are chosen as these words say, or as there can be."""
    works = [replace(work, points=points) for points in seat.amounts(work)]
    brought = rehearse_moves(seat, works).values()
    ways = tuple(WorkPay(Florins(one.florins_received), one.points_from(WORKS)) for one in brought)
    if not ways:
        return PaymentChoice((), None)
    if points.isdecimal():
        return PaymentChoice(ways, ways[min(int(points), len(ways) - 1)])
    view = seat.view
    is_last = view.round == view.box.rounds  # there is little left that money could buy
    return PaymentChoice(ways, ways[-1 if is_last else 0])


_OTHERS_ROW, _PRINCESS_PAY_ROW, _PRINCESS_DECISION_ROW = range(3)


@dataclass(frozen=True, slots=True)
class PrincessDraft:
    """Her work as it would be completed now."""

    seat: SeatContext[View]
    view: View
    sum: Sum
    payment: PaymentChoice


def build_princess_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    draft = _draft_princess_work(seat, words)
    return PrivateReply("\n".join(_describe_princess_work(draft)), tuple(_princess_controls(draft)))


def princess_option(seat: SeatContext[View], view: View) -> MenuChoice:
    """She stands among the professions that may complete a work."""
    assert view.own is not None
    assert view.own.princess is not None
    found = view.own.princess
    text = say(
        "panel-work-option",
        profession=Named("character", PRINCESS),
        value=found.value,
        minimum=view.minimum,
    )
    label = seat.voice.plain_text(text)
    return MenuChoice(PRINCESS, label, _describe_princess_sum(seat, found))


def _draft_princess_work(seat: SeatContext[View], words: str) -> PrincessDraft:
    view = seat.view
    assert view.own is not None
    assert view.own.princess is not None
    _, points, *_ = [*words.split(), ""]
    return PrincessDraft(
        seat, view, view.own.princess, choose_payment(seat, PrincessWork(0), points)
    )


def _describe_princess_work(draft: PrincessDraft) -> Iterator[str]:
    speech, minimum = draft.seat.voice, draft.view.minimum
    yield speech(
        "panel-work",
        profession=Named("character", PRINCESS),
        value=draft.sum.value,
        minimum=minimum,
        short=lacking(draft.sum.value, minimum),
    )
    yield _describe_princess_sum(draft.seat, draft.sum)
    yield speech("panel-princess")
    if draft.payment.chosen:
        yield draft.payment.chosen.describe_pay(speech)


def _describe_princess_sum(seat: SeatContext[View], found: Sum) -> str:
    parts = (
        (found.landscape, say("panel-part-landscapes", worth=found.landscape)),
        (found.building, say("panel-part-buildings", worth=found.building)),
        (found.builders, say("panel-part-builders", worth=found.builders)),
        (found.cards, say("panel-part-cards", worth=found.cards)),
    )
    return " · ".join(seat.voice.plain_text(text) for worth, text in parts if worth)


def _princess_controls(draft: PrincessDraft) -> Iterator[ComponentSpec]:
    seat = draft.seat
    if "work" in seat.moves_by_verb():
        back = components.choice_id(seat.question_id, "work")
        yield ButtonSpec(back, seat.voice.label_text("press-princes-work"), row=_OTHERS_ROW)
    if draft.payment.chosen:
        yield _princess_payments_menu(draft)
        spelt = components.move_id(
            seat.question_id, seat.spell_move(PrincessWork(draft.payment.points))
        )
        label = draft.payment.chosen.button_label(seat.voice)
        yield ButtonSpec(spelt, label, likely=True, row=_PRINCESS_DECISION_ROW)
    away = seat.turn_button_id
    yield ButtonSpec(away, seat.voice.label_text("panel-away"), row=_PRINCESS_DECISION_ROW)


def _princess_payments_menu(draft: PrincessDraft) -> MenuSpec:
    seat, paid = draft.seat, draft.payment
    shown = sample_amounts(range(len(paid.ways)))
    options = tuple(paid.menu_options(seat.voice, shown, "pay"))
    placeholder = seat.voice.label_text("panel-work-paid")
    id_ = components.choice_menu_id(seat.question_id, "princess-work", 2)
    return MenuSpec(id_, placeholder, options, row=_PRINCESS_PAY_ROW)


WORK_ROUTE = "work"  # for moves that are too long for an id of their own
NO_CARD = "-"
_PROFESSIONS, _CARDS, _PAY, _DECISION = range(4)


@dataclass(frozen=True, slots=True)
class WorkDraft:
    """A work as it would be completed now."""

    seat: SeatContext[View]
    view: View
    held: InHand
    cards: tuple[str, ...]  # in the order of the hand
    payment: PaymentChoice

    @property
    def own(self) -> Own:
        assert self.view.own is not None
        return self.view.own

    @property
    def name(self) -> str:
        return self.held.card.name

    @property
    def value(self) -> int:
        return value_with_cards(self.view, self.held, self.cards)

    @property
    def move(self) -> str:
        return self.seat.spell_move(Work(self.name, self.cards, self.payment.points))


def build_work_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    own = seat.view.own
    assert own is not None
    if own.princess and (words.split()[1:2] == [PRINCESS] or not own.hand):
        return build_princess_panel(seat, "princess-work")
    draft = draft_work(seat, words)
    return PrivateReply("\n".join(_describe_work(draft)), tuple(_work_controls(draft)))


def moves_of_button(seat: SeatContext[View], words: str) -> list[str]:
    return [draft_work(seat, words).move]


def draft_work(seat: SeatContext[View], words: str) -> WorkDraft:
    """What these words say; what they leave open, or say amiss, is chosen sensibly."""
    view = seat.view
    own = view.own
    assert own is not None
    _, name, points, named, *_ = [*words.split(), "", "", ""]
    in_hand = {held.card.name: held for held in own.hand}
    held = in_hand.get(name) or max(own.hand, key=lambda held: held.sum.value)
    if held.card.name == name and named:
        cards = _parse_cards(view, own, named)
    else:
        cards = fewest_bonus_cards(view, held, seat.legal_moves())
    paid = choose_payment(seat, Work(held.card.name, cards, 0), points)
    return WorkDraft(seat, view, held, cards, paid)


def fewest_bonus_cards(view: View, held: InHand, legal: Iterable[object]) -> tuple[str, ...]:
    """The fewest bonus cards that are enough, of those the ones that waste least; else none."""
    works = [move for move in legal if isinstance(move, Work)]
    enough = [work.bonus for work in works if work.profession == held.card.name]
    return min(
        enough, key=lambda cards: (len(cards), value_with_cards(view, held, cards)), default=()
    )


def value_with_cards(view: View, held: InHand, cards: tuple[str, ...]) -> int:
    return sum_work(view.box, view.mine, held.card.name, cards, muse=held.sum.muse).value


# Cards in ids


def _spell_cards(view: View, cards: Sequence[str]) -> str:
    """Each card by its place among all that are printed."""
    printed = list(view.box.bonus)
    return "".join(chr(ord("A") + printed.index(card)) for card in cards) or NO_CARD


def _parse_cards(view: View, own: Own, word: str) -> tuple[str, ...]:
    """By names, as a menu gives them, or by letters."""
    names = set(word.split("+"))
    if word.isupper():
        names = {name for name in view.box.bonus if _spell_cards(view, [name]) in word}
    return tuple(card.name for card in own.bonus if card.name in names)


# In words


def _describe_work(draft: WorkDraft) -> Iterator[str]:
    speech, minimum = draft.seat.voice, draft.view.minimum
    yield speech(
        "panel-work",
        profession=Named("profession", draft.name),
        value=draft.value,
        minimum=minimum,
        short=lacking(draft.value, minimum),
    )
    yield _describe_sum(draft.seat, draft.view, draft.held, draft.cards)
    missing = tuple(reach.wants_missing(draft.held))
    if missing:
        yield speech("panel-work-missing", things=missing)
    if draft.payment.chosen:
        yield draft.payment.chosen.describe_pay(speech)


def _describe_sum(seat: SeatContext[View], view: View, held: InHand, cards: Sequence[str]) -> str:
    return " · ".join(seat.voice.plain_text(part) for part in _sum_parts(view, held, cards))


def _sum_parts(view: View, held: InHand, cards: Sequence[str]) -> Iterator[Text]:
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


def _work_controls(draft: WorkDraft) -> Iterator[ComponentSpec]:
    seat = draft.seat
    yield _professions_menu(draft)
    if draft.own.bonus:
        yield _cards_menu(draft)
    if draft.payment.chosen:
        yield _payments_menu(draft)
        label = draft.payment.chosen.button_label(seat.voice)
        yield ButtonSpec(_completion_id(draft), label, likely=True, row=_DECISION)
    back = seat.turn_button_id
    yield ButtonSpec(back, seat.voice.label_text("panel-away"), row=_DECISION)


def _professions_menu(draft: WorkDraft) -> MenuSpec:
    seat, view = draft.seat, draft.view
    options = []
    for held in draft.own.hand[: limits.OPTIONS]:
        facts = (
            ("profession", Named("profession", held.card.name)),
            ("value", held.sum.value),
            ("minimum", view.minimum),
        )
        label = seat.voice.plain_text(Text("panel-work-option", facts))
        about = _describe_sum(seat, view, held, ())
        chosen = held.card.name == draft.name
        options.append(MenuChoice(held.card.name, label, about, chosen=chosen))
    if draft.own.princess and "princess-work" in seat.moves_by_verb():
        options = [*options[: limits.OPTIONS - 1], princess_option(seat, view)]
    placeholder = seat.voice.label_text("panel-work-which")
    id_ = components.choice_menu_id(seat.question_id, "work", 0)
    return MenuSpec(id_, placeholder, tuple(options), row=_PROFESSIONS)


def _cards_menu(draft: WorkDraft) -> MenuSpec:
    """Several at once; none is a choice too."""
    seat = draft.seat
    bonus = draft.own.bonus[: limits.OPTIONS]
    options = tuple(
        MenuChoice(
            card.name,
            seat.voice.plain_text(
                say("panel-part", thing=Named("bonus", card.name), worth=card.worth)
            ),
            seat.voice.name_thing("bonus", card.name, "about"),
            chosen=card.name in draft.cards,
        )
        for card in bonus
    )
    placeholder = seat.voice.label_text("panel-work-cards")
    id_ = components.choice_menu_id(
        seat.question_id, f"work {draft.name} {draft.payment.points}", 1
    )
    return MenuSpec(id_, placeholder, options, least=0, most=len(options), row=_CARDS)


def _payments_menu(draft: WorkDraft) -> MenuSpec:
    seat, paid = draft.seat, draft.payment
    letters = _spell_cards(draft.view, draft.cards)
    shown = _amounts_around(range(len(paid.ways)), paid.points)
    options = tuple(paid.menu_options(seat.voice, shown, letters))
    placeholder = seat.voice.label_text("panel-work-paid")
    id_ = components.choice_menu_id(seat.question_id, f"work {draft.name}", 2)
    return MenuSpec(id_, placeholder, options, row=_PAY)


def _amounts_around(amounts: range, wanted: int) -> list[int]:
    """As many as a menu has room for: those around what is wanted."""
    first = max(0, min(wanted - limits.OPTIONS // 2, len(amounts) - limits.OPTIONS))
    return list(amounts[first : first + limits.OPTIONS])


def _completion_id(draft: WorkDraft) -> str:
    """The move itself where an id has room for it; else the words of this panel."""
    question = draft.seat.question_id
    letters = _spell_cards(draft.view, draft.cards)
    words = f"work {draft.name} {draft.payment.points} {letters}"
    try:
        return components.move_id(question, draft.move)
    except limits.IdTooLong:
        return components.route_id(
            WORK_ROUTE, question.table, f"{question.seat}:{question.stamp}:{words}"
        )
