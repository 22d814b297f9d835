"""Texts of The Princes of Florence: heading, question, public moves, one's hand."""

from collections.abc import Iterator

from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.games.princes.auction import why_no_use
from bot.games.princes.pieces import WISHING, Bargain
from bot.games.princes.view import View
from cogs.games.princes import automa
from cogs.interaction.speech import SpeechContext


def describe_question(view: View) -> Text:
    waiting = view.asked
    if waiting.kind == WISHING:
        return _wishing(view)
    facts: dict[str, Fact] = {
        "who": tuple(Who(seat) for seat in waiting.seats),
        "lot": Named("lot", waiting.lot),
        "next": Florins(waiting.bid),
        "deck": Named("deck", waiting.deck),
        "count": waiting.cards,
        "actions": waiting.actions,
        "character": Named("character", waiting.character),
    }
    of_solo = automa.describe_auction_question(view, facts)
    if of_solo is not None:
        return of_solo
    if waiting.bargain:
        facts |= _bargain_facts(
            waiting.bargain, is_builder=waiting.bargain.builder in waiting.seats
        )
    return Text(f"asked-princes-{waiting.kind}", tuple(facts.items()))


def _wishing(view: View) -> Text:
    who = tuple(map(Who, view.asked.seats))
    if view.phase == "characters":
        return say("called-princes-characters", round=view.round, who=who)
    return say("called-princes-lots", round=view.round, who=who)


def _bargain_facts(bargain: Bargain, *, is_builder: bool) -> dict[str, Fact]:
    """Return the facts of an offer; the builder is asked after the partner's counter-offer."""
    return {
        "whom": Who(bargain.partner if is_builder else bargain.builder),
        "part": "builder" if is_builder else "partner",
        "building": Named("building", bargain.offer.building),
        "square": bargain.offer.square,
        "price": Florins(bargain.price),
    }


def public_moves(view: View) -> list[tuple[str, bool]]:
    """Return the moves that are made in public: bids and lots."""
    match view.asked.kind:
        case "bidding" | "nominating" if view.automa:
            return automa.public_moves(view, view.automa)
        case "bidding":
            return [(f"bid {view.asked.bid}", True), ("pass", False)]
        case "nominating":
            return [
                *((f"nominate {lot}", False) for lot in _useful_lots(view)),
                ("withdraw", False),
            ]
        case "courting":
            return [*((spelt, False) for spelt in _court_moves(view)), ("pass", False)]
        case "bargaining":
            return _bargain_answers(view)
    return []


def _useful_lots(view: View) -> Iterator[str]:
    """Yield the lots that the seat could use, as far as all can see."""
    (seat,) = view.asked.seats
    for lot in view.open_lots:
        if why_no_use(view.box, view.open_estates, seat, lot) is None:
            yield lot


def describe_move(view: View, spelt: str) -> Text | None:
    """Add the price to a purchase; in a solo game, what the Automa makes of a lot."""
    numbers = view.box.numbers
    match spelt.split():
        case ["take-profession"]:
            move, price = say("move-princes-take-profession"), numbers.profession_cost
        case ["acquire-bonus"]:
            move, price = say("move-princes-acquire-bonus"), numbers.bonus_cost
        case ["introduce", freedom]:
            move = say("move-princes-introduce", freedom=Named("freedom", freedom))
            price = numbers.freedom_cost
        case _:
            return automa.describe_auction_move(view, spelt)
    return say("panel-for-price", move=move, price=Florins(price))


def _court_moves(view: View) -> Iterator[str]:
    """Yield the next higher space of each character that can be hired."""
    for card in view.characters:
        spaces = view.spaces_left(card.name)
        if spaces:
            yield f"court {card.name} {spaces[0]}"


def _bargain_answers(view: View) -> list[tuple[str, bool]]:
    """Return the public answers to an offer; another price is named in the panel."""
    bargain = view.asked.bargain
    assert bargain is not None
    no = "retract" if bargain.builder in view.asked.seats else "decline"
    return [(f"accept {bargain.price}", True), (no, False)]


def describe_hand(view: View, speech: SpeechContext) -> Iterator[str]:
    own = view.own
    assert own is not None
    if view.mine.open.may_sell and own.means > own.hidden.florins:
        yield speech("hand-money", florins=Florins(own.hidden.florins), means=Florins(own.means))
    else:
        yield speech("hand-purse", florins=Florins(own.hidden.florins))
    yield from _describe_character(view, speech)
    for held in own.hand:
        wants = held.card
        yield speech(
            "hand-profession",
            profession=Named("profession", wants.name),
            building=Named("building", wants.building),
            landscape=Named("landscape", wants.landscape),
            freedom=Named("freedom", wants.freedom),
            value=held.sum.value,
        )
    for kind, cards in (("bonus", own.bonus), ("prestige", own.prestige)):
        for card in cards:
            about = speech.name_thing(kind, card.name, "about")
            thing = Named(kind, card.name)
            yield speech(f"hand-{kind}", card=thing, about=about, worth=card.worth)
    if own.looking_at:
        cards_ = tuple(Named(view.asked.deck, card) for card in own.looking_at)
        yield speech("hand-looking", cards=cards_)
    if own.gives_back:
        yield speech("hand-gives-back", profession=Named("profession", own.gives_back))


def _describe_character(view: View, speech: SpeechContext) -> Iterator[str]:
    """Describe the seat's character, and whether it may still be used."""
    assert view.own is not None
    estate = view.estates[view.own.seat]
    character = Named("character", estate.character)
    if estate.is_face_down:
        yield speech("hand-character-used", character=character)
    elif estate.character:
        about = speech.name_thing("character", estate.character, "about")
        yield speech("hand-character", character=character, about=about)
