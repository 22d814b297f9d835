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
from functools import partial

from bot.engine.notation import Names
from bot.engine.text import Florins, Named, Text, say
from bot.games.princes import attainable_works, moves
from bot.games.princes.state_parts import PRINCESS, WORKS
from bot.games.princes.view import InHand, OwnView, View
from bot.games.princes.works import WorkSum, missing_value, sum_work
from cogs.games.princes.game_texts import PrincesSeat
from cogs.games.princes.move_gains import private_view, rehearse_moves
from cogs.interaction import components, discord_limits, game_ui
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import sample_amounts
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import SpeechContext

# Works in hand


@dataclass(frozen=True, slots=True)
class WorkInHand:
    """A work as it could be completed now, with the fewest bonus cards that are enough."""

    held: InHand
    cards: Names
    value: int
    short: int  # of the minimum

    @property
    def name(self) -> str:
        return self.held.card.name


def works_in_hand(view: View, legal: Iterable[object]) -> list[WorkInHand]:
    """Return the works in hand: those that can be completed first, the best of them on top."""
    possible, found = list(legal), []
    for held in private_view(view).hand:
        cards = fewest_bonus_cards(view, held, possible)
        value = value_with_cards(view, held, cards)
        found.append(WorkInHand(held, cards, value, missing_value(value, view.minimum)))
    return sorted(found, key=lambda one: (one.short, -one.value))


# Pay


@dataclass(frozen=True, slots=True)
class WorkPay:
    """One way to be paid."""

    florins: Florins
    points: int


@dataclass(frozen=True, slots=True)
class PaymentChoice:
    """Every way to be paid for a work, and the one that is chosen; none if it is too small."""

    ways: tuple[WorkPay, ...]
    chosen: WorkPay | None

    @property
    def points(self) -> int:
        return self.chosen.points if self.chosen else 0

    def button_label(self) -> Text:
        """Return the label of the button that completes the work."""
        assert self.chosen is not None
        return say("panel-work-done", pay=self.pay_text())

    def pay_text(self) -> Text:
        assert self.chosen is not None
        return say("panel-work-pay", florins=self.chosen.florins, points=self.chosen.points)

    def menu(
        self, seat: PrincesSeat, words: str, end: str, shown: Iterable[int], row: int
    ) -> MenuSpec:
        """Return a menu of those that take so many points; its values end with `end`."""
        options = []
        for points in shown:
            way = self.ways[points]
            text = say("panel-work-pay", florins=way.florins, points=points)
            spelt = f"{points} {end}"
            options.append(game_ui.menu_option(seat, spelt, text, chosen=way == self.chosen))
        return game_ui.choice_menu(seat, words, 2, say("panel-work-paid"), options, row=row)


def choose_payment(
    seat: PrincesSeat, work: moves.Work | moves.PrincessWork, points: str
) -> PaymentChoice:
    """Choose as many points as these words say; else all in the last round, none before."""
    works = [replace(work, points=points) for points in seat.amounts(work)]
    brought = rehearse_moves(seat, works).values()
    ways = tuple(WorkPay(Florins(one.florins_received), one.points_from(WORKS)) for one in brought)
    if not ways:
        return PaymentChoice((), None)
    if points.isdecimal():
        return PaymentChoice(ways, ways[min(int(points), len(ways) - 1)])
    view = seat.view
    return PaymentChoice(ways, ways[-1 if view.round == view.box.rounds else 0])


def _describe_value(speech: SpeechContext, view: View, thing: Named, value: int) -> str:
    minimum, short = view.minimum, missing_value(value, view.minimum)
    return speech("panel-work", profession=thing, value=value, minimum=minimum, short=short)


def _work_option(
    seat: PrincesSeat, name: str, thing: Named, value: int, about: str, *, chosen: bool
) -> MenuChoice:
    short = missing_value(value, seat.view.minimum)
    text = say("panel-work-option", profession=thing, value=value, short=short)
    return game_ui.menu_option(seat, name, text, about, chosen=chosen)


# The Princess's work

_OTHERS_ROW, _PRINCESS_PAY_ROW, _PRINCESS_DECISION_ROW = range(3)
_PRINCESS = Named("character", PRINCESS)


def build_princess_panel(seat: PrincesSeat, words: str) -> PrivateReply:
    speech, view, sum_ = seat.speech, seat.view, private_view(seat.view).princess
    assert sum_ is not None
    _, points, *_ = [*words.split(), ""]
    payment = choose_payment(seat, moves.PrincessWork(0), points)
    value = _describe_value(speech, view, _PRINCESS, sum_.value)
    lines = [value, _describe_princess_sum(speech, sum_)]
    return game_ui.build_panel(lines, _princess_controls(seat, payment))


def _describe_princess_sum(speech: SpeechContext, found: WorkSum) -> str:
    parts = {
        "landscapes": found.landscape,
        "buildings": found.building,
        "builders": found.builders,
        "cards": found.cards,
    }
    texts = [say(f"panel-part-{name}", worth=worth) for name, worth in parts.items() if worth]
    return " · ".join(map(speech.plain_text, texts))


def _princess_controls(seat: PrincesSeat, payment: PaymentChoice) -> Iterator[ComponentSpec]:
    if "work" in seat.moves_by_verb():
        yield game_ui.choice_button(seat, "work", say("press-princes-work"), row=_OTHERS_ROW)
    if payment.chosen:
        shown = sample_amounts(range(len(payment.ways)))
        yield payment.menu(seat, "princess-work", "pay", shown, _PRINCESS_PAY_ROW)
        move, label = moves.PrincessWork(payment.points), payment.button_label()
        yield game_ui.move_button(seat, move, label, likely=True, row=_PRINCESS_DECISION_ROW)
    yield game_ui.back_to_turn_button(seat, _PRINCESS_DECISION_ROW)


# The work of a profession

WORK_ROUTE = "work"  # for moves that are too long for an id of their own
NO_CARD = "-"
_MOST_POINTS = 99  # more than any work pays
_PROFESSIONS, _CARDS, _PAY, _DECISION = range(4)


@dataclass(frozen=True, slots=True)
class WorkDraft:
    """A work as it would be completed now."""

    seat: PrincesSeat
    view: View
    held: InHand
    cards: tuple[str, ...]  # in the order of the hand
    payment: PaymentChoice

    @property
    def name(self) -> str:
        return self.held.card.name

    @property
    def letters(self) -> str:
        return _spell_cards(self.view, self.cards)

    @property
    def move(self) -> str:
        return self.seat.spell_move(moves.Work(self.name, self.cards, self.payment.points))


def build_work_panel(seat: PrincesSeat, words: str) -> PrivateReply:
    own = private_view(seat.view)
    if own.princess and (words.split()[1:2] == [PRINCESS] or not own.hand):
        return build_princess_panel(seat, "princess-work")
    draft = draft_work(seat, words)
    return game_ui.build_panel(_describe_work(draft), _completion_controls(draft))


def moves_of_button(seat: PrincesSeat, words: str) -> list[str]:
    return [draft_work(seat, words).move]


def draft_work(seat: PrincesSeat, words: str) -> WorkDraft:
    """Read these words; choose sensibly what they leave open or name wrongly."""
    view = seat.view
    own = private_view(view)
    _, name, points, named, *_ = [*words.split(), "", "", ""]
    in_hand = {held.card.name: held for held in own.hand}
    held = in_hand.get(name) or max(own.hand, key=lambda held: held.sum.value)
    if held.card.name == name and named:
        cards = _parse_cards(view, own, named)
    else:
        cards = fewest_bonus_cards(view, held, seat.legal_moves())
    payment = choose_payment(seat, moves.Work(held.card.name, cards, 0), points)
    return WorkDraft(seat, view, held, cards, payment)


def fewest_bonus_cards(view: View, held: InHand, legal: Iterable[object]) -> tuple[str, ...]:
    """Return the fewest bonus cards that are enough and waste least; none if none are."""
    works = [move for move in legal if isinstance(move, moves.Work)]
    enough = [work.bonus for work in works if work.profession == held.card.name]
    by_waste = partial(value_with_cards, view, held)
    return min(enough, key=lambda cards: (len(cards), by_waste(cards)), default=())


def value_with_cards(view: View, held: InHand, cards: tuple[str, ...]) -> int:
    return sum_work(view.box, view.mine, held.card.name, cards, muse=held.sum.muse).value


def _spell_cards(view: View, cards: Sequence[str]) -> str:
    """Spell each card as the letter of its place among all that are printed."""
    printed = list(view.box.bonus)
    return "".join(chr(ord("A") + printed.index(card)) for card in cards) or NO_CARD


def _parse_cards(view: View, own: OwnView, word: str) -> tuple[str, ...]:
    """Read names, as a menu gives them, or letters."""
    names = set(word.split("+"))
    if word.isupper():
        names = {name for name in view.box.bonus if _spell_cards(view, [name]) in word}
    return tuple(card.name for card in own.bonus if card.name in names)


def _describe_work(draft: WorkDraft) -> Iterator[str]:
    speech, view = draft.seat.speech, draft.view
    value = value_with_cards(view, draft.held, draft.cards)
    yield _describe_value(speech, view, Named("profession", draft.name), value)
    yield _describe_sum(speech, view, draft.held, draft.cards)
    missing = tuple(attainable_works.wants_missing(draft.held))
    if missing:
        yield speech("panel-work-missing", things=missing)


def _describe_sum(
    speech: SpeechContext, view: View, held: InHand, cards: Sequence[str], *, brief: bool = False
) -> str:
    return " · ".join(map(speech.plain_text, _sum_parts(view, held, cards, brief=brief)))


def _sum_parts(view: View, held: InHand, cards: Sequence[str], *, brief: bool) -> Iterator[Text]:
    """Say every summand that is not zero; in brief, all cards are one."""
    wants, found = held.card, held.sum
    wished = (
        (Named("building", wants.building), found.building),
        (Named("landscape", wants.landscape), found.landscape),
        (Named("freedom", wants.freedom), found.freedom),
    )
    for thing, worth in wished:
        if worth:
            yield say("panel-part", thing=thing, worth=worth)
    bonus = [card for card in private_view(view).bonus if card.name in cards]
    if not brief:
        for card in bonus:
            yield say("panel-part", thing=Named("bonus", card.name), worth=card.worth)
    if found.jesters:
        yield say("panel-part-jesters", worth=found.jesters)
    if brief:
        yield say("panel-part-all-cards", worth=found.cards + sum(card.worth for card in bonus))
    else:
        yield say("panel-part-cards", worth=found.cards)
    if found.muse:
        yield say("panel-part-muse", worth=found.muse)


def _completion_controls(draft: WorkDraft) -> Iterator[ComponentSpec]:
    seat, payment = draft.seat, draft.payment
    yield professions_menu(seat, say("panel-work-which"), _PROFESSIONS, draft.name)
    if private_view(draft.view).bonus:
        yield _cards_menu(draft)
    if payment.chosen:
        shown = game_ui.amounts_around(range(len(payment.ways)), payment.points)
        yield payment.menu(seat, f"work {draft.name}", draft.letters, shown, _PAY)
        label = seat.speech.button_text(payment.button_label())
        yield components.ButtonSpec(_completion_id(draft), label, likely=True, row=_DECISION)
    yield game_ui.back_to_turn_button(seat, _DECISION)


def professions_menu(seat: PrincesSeat, label: Text, row: int, shown: str = "") -> MenuSpec:
    """Return the menu of all works in hand, the best ones first."""
    own, options = private_view(seat.view), []
    for work in works_in_hand(seat.view, seat.legal_moves())[: discord_limits.OPTIONS]:
        told = partial(_describe_sum, seat.speech, seat.view, work.held, work.cards)
        whole = told()
        about = whole if len(whole) <= discord_limits.OPTION else told(brief=True)
        thing, chosen = Named("profession", work.name), work.name == shown
        options.append(_work_option(seat, work.name, thing, work.value, about, chosen=chosen))
    if own.princess and "princess-work" in seat.moves_by_verb():
        about = _describe_princess_sum(seat.speech, own.princess)
        princess = _work_option(seat, PRINCESS, _PRINCESS, own.princess.value, about, chosen=False)
        options = [*options[: discord_limits.OPTIONS - 1], princess]
    return game_ui.choice_menu(seat, "work", 0, label, options, row=row)


# The best work that is finished


def best_work_buttons(seat: PrincesSeat, best: WorkInHand | None, row: int) -> Iterator[ButtonSpec]:
    """Yield buttons that complete a work, or the Princess's, for florins or points."""
    if best is not None:
        words, thing, value = f"work {best.name}", Named("profession", best.name), best.value
        drafts = [draft_work(seat, f"{words} {points}") for points in (0, _MOST_POINTS)]
        ids = [_completion_id(one) for one in drafts]
        payments = [one.payment for one in drafts]
    else:
        found = private_view(seat.view).princess
        assert found is not None
        words, thing, value = "princess-work", _PRINCESS, found.value
        payments = [choose_payment(seat, moves.PrincessWork(0), f"{n}") for n in (0, _MOST_POINTS)]
        ids = [_princess_completion_id(seat, one) for one in payments]
    cards = len(best.cards) if best else 0
    first, last = (one.pay_text() for one in payments)
    text = say("panel-work-for", profession=thing, value=value, pay=first, cards=cards)
    labels = {ids[0]: text} | ({ids[1]: say("panel-work-or", pay=last)} if ids[1] != ids[0] else {})
    for id_, label in labels.items():
        yield ButtonSpec(id_, seat.speech.button_text(label), likely=True, row=row)


def _princess_completion_id(seat: PrincesSeat, payment: PaymentChoice) -> str:
    spelt = seat.spell_move(moves.PrincessWork(payment.points))
    return components.move_id(seat.question_id, spelt)


def _cards_menu(draft: WorkDraft) -> MenuSpec:
    """Return the menu of bonus cards, of which several or none may be chosen."""
    seat = draft.seat
    options = []
    for card in private_view(draft.view).bonus[: discord_limits.OPTIONS]:
        text = say("panel-part", thing=Named("bonus", card.name), worth=card.worth)
        name, about = card.name, seat.speech.name_thing("bonus", card.name, "about")
        options.append(game_ui.menu_option(seat, name, text, about, chosen=name in draft.cards))
    words, label = f"work {draft.name} {draft.payment.points}", say("panel-work-cards")
    most = len(options)
    return game_ui.choice_menu(seat, words, 1, label, options, least=0, most=most, row=_CARDS)


def _completion_id(draft: WorkDraft) -> str:
    """Return the id of the move itself, or of the panel's words where it is too long."""
    try:
        return components.move_id(draft.seat.question_id, draft.move)
    except discord_limits.IdTooLong:
        words = f"work {draft.name} {draft.payment.points} {draft.letters}"
        return game_ui.game_route_id(draft.seat, WORK_ROUTE, words)
