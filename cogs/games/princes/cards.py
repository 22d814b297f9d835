"""Choose cards to keep or give back, and use the favour of a character."""

from collections.abc import Iterable, Iterator, Sequence

from bot.engine.text import Fact, Florins, Named, Text, say
from bot.games.princes import economy
from bot.games.princes.moves import Change, Consult, Forgo, GiveBack, Keep
from bot.games.princes.pieces import CHARACTERS
from bot.games.princes.printed import Profession
from bot.games.princes.view import InHand, View, Worth
from bot.games.princes.works import lacking
from cogs.games.princes import benefit, turn
from cogs.games.princes.benefit import rehearse_move, rehearse_moves
from cogs.games.princes.turn import WorkInHand, turn_heading
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext, sample_amounts
from cogs.interaction.game_ui import QuestionLines
from cogs.interaction.layout import LineBlock
from cogs.interaction.replies import PrivateReply

_KEEP, _GIVE_BACK = frozenset({"keep"}), frozenset({"give-back"})


# One of five


def picking_lines(seat: SeatContext[View]) -> QuestionLines | None:
    """None where the cards are not known yet, as in a turn that is made ahead."""
    view = seat.view
    if view.own is None or not view.own.looking_at:
        return None
    words = [turn_heading(seat, view)]
    if view.asked.deck == "profession":
        words += _describe_any_profession(seat, view, view.own.looking_at[0])
        told = _profession_lines(seat, view, view.own.looking_at)
    else:
        told = _card_lines(seat, view, view.own.drawn)
    blocks = tuple(
        LineBlock(line, seat.move_button(seat.spell_move(Keep(card)))) for card, line in told
    )
    return QuestionLines("\n".join(words), blocks, _KEEP)


def _describe_any_profession(seat: SeatContext[View], view: View, card: str) -> Iterator[str]:
    """A profession more lifts every work, whichever it is."""
    raised = benefit.find_lifted_works(view, economy.with_card(view.mine, "profession", card))
    if raised:
        yield seat.voice("panel-keep-lifts", professions=benefit.describe_gains(raised))


def _profession_lines(
    seat: SeatContext[View], view: View, cards: Sequence[str]
) -> list[tuple[str, str]]:
    """What the work of each would be worth at once, the best one first."""
    brought = rehearse_moves(seat, map(Keep, cards))
    found = [_find_in_hand(brought[Keep(card)].after, card) for card in cards]
    found.sort(key=lambda held: -held.sum.value)
    return [(held.card.name, _describe_profession(seat, view, held)) for held in found]


def _find_in_hand(view: View, card: str) -> InHand:
    assert view.own is not None
    return next(held for held in view.own.hand if held.card.name == card)


def _describe_profession(seat: SeatContext[View], view: View, held: InHand) -> str:
    value = held.sum.value
    one = WorkInHand(held, (), value, lacking(value, view.minimum))
    return turn.describe_work_line(seat.voice, view, one)


def _card_lines(
    seat: SeatContext[View], view: View, drawn: Sequence[Worth]
) -> list[tuple[str, str]]:
    """Bonus or prestige cards, what is worth most now first."""
    deck, speech = view.asked.deck, seat.voice
    told = []
    for one in sorted(drawn, key=lambda one: -one.worth):
        about = speech.name_thing(deck, one.name, "about")
        lines = [speech(f"hand-{deck}", card=Named(deck, one.name), about=about, worth=one.worth)]
        enough = tuple(_works_enabled_by(view, one)) if deck == "bonus" else ()
        if enough:
            lines.append(speech("panel-keep-enough", professions=enough))
        told.append((one.name, "\n".join(lines)))
    return told


def _works_enabled_by(view: View, card: Worth) -> Iterator[Named]:
    """The works that are too small now and would not be with this card."""
    assert view.own is not None
    for held in view.own.hand:
        short = lacking(held.sum.value, view.minimum)
        if 0 < short <= card.worth:
            yield Named("profession", held.card.name)


# One of four


def choosing_lines(seat: SeatContext[View]) -> QuestionLines | None:
    """What each profession wants, and who of the others wants the same."""
    view = seat.view
    if view.own is None:
        return None
    cards = [held.card for held in view.own.hand]
    blocks = tuple(
        LineBlock(
            _describe_wants(seat, card, cards),
            seat.move_button(seat.spell_move(GiveBack(card.name))),
        )
        for card in cards
    )
    return QuestionLines(turn_heading(seat, view), blocks, _GIVE_BACK)


def _describe_wants(seat: SeatContext[View], card: Profession, cards: Sequence[Profession]) -> str:
    things: tuple[Fact, ...] = tuple(
        _wanted_thing(thing, [one for one in cards if one != card])
        for thing in (
            Named("building", card.building),
            Named("landscape", card.landscape),
            Named("freedom", card.freedom),
        )
    )
    return seat.voice("panel-back-wants", profession=Named("profession", card.name), things=things)


def _wanted_thing(thing: Named, others: Sequence[Profession]) -> Fact:
    too = tuple(
        Named("profession", one.name)
        for one in others
        if thing.name in (one.building, one.landscape, one.freedom)
    )
    return say("panel-back-wanted-too", thing=thing, professions=too) if too else thing


_AMOUNTS, _DECISION = range(2)


# The Merchant and the Professor


def build_consult_panel(seat: SeatContext[View], _: str) -> PrivateReply:
    """When one is asked, and in one's own turn."""
    view = seat.view
    name = view.estates[seat.seat].character
    when = seat.voice.speak_text(_describe_occasion(view, Named("character", name)))
    about = seat.voice.name_thing("character", name, "about")
    words = f"{when}\n**{seat.voice.name_thing('character', name)}** – {about}"
    return PrivateReply(words, tuple(_use_buttons(seat, view)))


def _describe_occasion(view: View, character: Named) -> Text:
    asked, no_more_auctions = view.asked, view.round == view.box.rounds
    if asked.kind != "consulting":
        key = "panel-consult-turn-at-last" if no_more_auctions else "panel-consult-turn"
        return say(key, character=character)
    if asked.lot:
        lot, price = Named("lot", asked.lot), Florins(asked.price)
        return say("panel-consult-won", character=character, lot=lot, price=price)
    if asked.is_last_chance:
        return say("panel-consult-last", character=character)
    key = "panel-consult-hired-at-last" if no_more_auctions else "panel-consult-hired"
    return say(key, character=character)


def _use_buttons(seat: SeatContext[View], view: View) -> Iterator[ComponentSpec]:
    question, speech = seat.question_id, seat.voice
    for move in seat.legal_moves():
        if isinstance(move, Consult):
            label = speech.button_text(_describe_use(seat, move))
            yield ButtonSpec(
                components.move_id(question, seat.spell_move(move)), label, likely=True
            )
    if view.asked.kind != "consulting":
        back = seat.turn_button_id
        yield ButtonSpec(back, speech.label_text("panel-away"))
        return
    label = speech.button_text(_describe_forgoing(view))
    yield ButtonSpec(components.move_id(question, seat.spell_move(Forgo())), label)


def _describe_use(seat: SeatContext[View], move: Consult) -> Text:
    match move.use:
        case "free":
            return say("panel-use-free", price=Florins(seat.view.asked.price))
        case "points":
            return say("panel-use-points", points=rehearse_move(seat, move).points_from(CHARACTERS))
        case "prestige":
            return say("panel-use-prestige")
    return say("panel-use-bonus")


def _describe_forgoing(view: View) -> Text:
    if view.asked.lot:
        return say("panel-use-nothing", price=Florins(view.asked.price))
    return say("panel-use-never") if view.asked.is_last_chance else say("panel-use-later")


# The Banker at the end


def build_change_panel(seat: SeatContext[View], _: str) -> PrivateReply:
    view = seat.view
    assert view.own is not None
    florins, most = Florins(view.own.hidden.florins), seat.amounts(Change(1))[-1]
    shown = sample_amounts(seat.amounts(Change(1)))[: limits.OPTIONS]
    prices = _prices_by_points(seat, (1, *shown, most))
    words = seat.voice("panel-change", florins=florins, rate=prices[1], points=most)
    options = tuple(MenuChoice(str(one), _change_label(seat, one, prices[one])) for one in shown)
    return PrivateReply(words, tuple(_change_controls(seat, options, most, prices[most])))


def _prices_by_points(seat: SeatContext[View], amounts: Iterable[int]) -> dict[int, Florins]:
    """What he takes for so many points."""
    brought = rehearse_moves(seat, map(Change, amounts)).values()
    return {one.points_from(CHARACTERS): Florins(one.florins_paid) for one in brought}


def _change_controls(
    seat: SeatContext[View], options: tuple[MenuChoice, ...], most: int, price: Florins
) -> Iterator[ComponentSpec]:
    placeholder = seat.voice.label_text("panel-change-how-many")
    yield MenuSpec(
        components.choice_menu_id(seat.question_id, "change", 0),
        placeholder,
        options,
        row=_AMOUNTS,
    )
    id_ = components.move_id(seat.question_id, seat.spell_move(Change(most)))
    yield ButtonSpec(id_, _change_label(seat, most, price), likely=True, row=_DECISION)
    yield seat.move_button(seat.spell_move(Forgo()), row=_DECISION)


def _change_label(seat: SeatContext[View], points: int, price: Florins) -> str:
    text = say("panel-change-option", points=points, florins=price)
    return seat.voice.plain_text(text)
