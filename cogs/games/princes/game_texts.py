"""Texts of The Princes of Florence: question, public moves, hand; story of a solo game."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.games.princes.auction import why_lot_is_useless
from bot.games.princes.moves import Offer
from bot.games.princes.state_parts import HUMAN, WISHING, Bargain
from bot.games.princes.view import AutomaView, View
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import GameStory, StoryChapter
from cogs.interaction.speech import SpeechContext

# What the auctions ask


def _describe_solo_question(view: View, facts: dict[str, Fact]) -> Text | None:
    """Say what the Automa's die asks of the player; None for any other question."""
    automa, who = view.automa, facts["who"]
    if automa is None or view.asked.kind not in ("nominating", "bidding"):
        return None
    if view.asked.kind == "bidding":
        lot = Named("lot", view.asked.lot)
        return say("solo-asks-bidding", who=who, lot=lot, price=Florins(view.asked.bid))
    if automa.is_last:
        return say("solo-asks-last", who=who, price=_opening_price(view))
    number, most = automa.auctions + 1, automa.auctions_most
    return say("solo-asks-nominating", who=who, number=number, most=most)


def _opening_price(view: View) -> Florins:
    return Florins(view.box.opening_bid(view.size))


# Its buttons


def _solo_public_moves(view: View, automa: AutomaView) -> list[tuple[str, bool]]:
    """Return the lots in the order in which the Automa wants them, or the answers to a price."""
    if view.asked.kind == "bidding":
        return [(f"bid {view.asked.bid}", False), ("pass", False)]
    return [*((f"nominate {lot}", False) for lot in automa.lots), ("withdraw", False)]


def describe_solo_auction_move(view: View, spelt: str) -> Text | None:
    """Say how much the Automa wants a lot, and what is added to the die for it."""
    automa = view.automa
    if automa is None:
        return None
    match view.asked.kind, spelt.split():
        case "nominating", ["nominate", lot] if automa.is_last:
            return say("press-solo-last", lot=Named("lot", lot), price=_opening_price(view))
        case "nominating", ["nominate", lot]:
            return _describe_wanted_lot(automa, lot)
        case "bidding", ["bid", _]:
            return say("press-solo-buy", price=Florins(view.asked.bid))
        case "bidding", ["pass"]:
            return say("press-solo-decline")
    return None


def _describe_wanted_lot(automa: AutomaView, lot: str) -> Text | None:
    for rank, want in enumerate(automa.wants, start=1):
        if lot in want.lots:
            return say("press-solo-nominate", rank=rank, lot=Named("lot", lot), add=want.add)
    return None


# The story


def _split_rounds(texts: Sequence[Text]) -> list[Sequence[Text]]:
    """Split events by rounds; the setup belongs to the first."""
    begins = [at for at, text in enumerate(texts) if text.key == "solo-round-begins"][1:]
    cuts = [0, *begins, len(texts)]
    return [texts[start:end] for start, end in pairwise(cuts)]


def _split_chapters(texts: Sequence[Text]) -> list[StoryChapter]:
    """Split events where the round, the phase or the acting player changes."""
    found: list[tuple[Text | None, list[Text]]] = [(None, [])]
    for text in texts:
        title = _chapter_title(text, found[-1][0])
        if title is not None and title != found[-1][0]:
            found.append((title, []))
        found[-1][1].append(text)
    return [StoryChapter(title, told) for title, told in found if told]


def _chapter_title(text: Text, running: Text | None) -> Text | None:
    """Return the title of the chapter that begins with this event; None where it goes on."""
    in_turn = running is not None and running.key == "chapter-automa-turn"
    for begins, title in _BEGINNINGS:
        if begins(text):
            return title(text)
    if text.key in ("automa-flips", "sells-points") and _is_by_automa(text) and not in_turn:
        return say("chapter-automa-buys")
    return say("chapter-turn", who=Who(HUMAN)) if in_turn and not _is_by_automa(text) else None


def _is_by_automa(text: Text) -> bool:
    """Tell whether the Automa does this, or it follows from that."""
    own = text.key.startswith(("automa-", "dummies-"))
    return own or dict(text.facts).get("who") == Named("automa", "wolfgang")


def _make_key_test(*keys: str) -> Callable[[Text], bool]:
    return lambda text: text.key in keys


def _is_automas_first_action(text: Text) -> bool:
    return text.key == "automa-acts" and text.fact("nth") == 1


# The Automa names what it wants, or why it can't have that.
_is_purchase = _make_key_test(
    *("automa-buys", "automa-buys-nothing", "automa-knows-price", "automa-rolls", "automa-skips")
)
_BEGINNINGS: Sequence[tuple[Callable[[Text], bool], Callable[[Text], Text]]] = (
    (
        _make_key_test("solo-round-begins"),
        lambda text: say("chapter-auctions", round=text.fact("round")),
    ),
    (_is_purchase, lambda _: say("chapter-automa-buys")),
    (_make_key_test("action-phase-begins"), lambda _: say("chapter-actions")),
    (_is_automas_first_action, lambda _: say("chapter-automa-turn")),
    (_make_key_test("best-work", "no-best-work"), lambda _: say("chapter-round-ends")),
)

# How the Automa came to its moves: told in full on request.
_DETAILS = (
    *("action-phase-begins", "automa-acts", "automa-cannot", "automa-falls-back", "automa-flips"),
    *("automa-has-to-work", "automa-keeps", "automa-knows-price", "automa-looks", "automa-opens"),
    *("automa-rolls", "automa-skips", "dummies-turn-up"),
)


STORY: GameStory[View] = GameStory(
    is_told=lambda view: view.automa is not None,
    rounds=_split_rounds,
    chapters=_split_chapters,
    is_detail=_make_key_test(*_DETAILS),
    is_sought=_make_key_test("chapter-automa-buys", "chapter-automa-turn"),
    press=Text("press-story"),
)


# A solo game against Wolfgang, the Automa

PrincesSeat: TypeAlias = SeatContext[View]


def describe_question(view: View) -> Text:
    waiting = view.asked
    if waiting.kind == WISHING:
        return _describe_wishing(view)
    facts: dict[str, Fact] = {
        "who": tuple(Who(seat) for seat in waiting.seats),
        "lot": Named("lot", waiting.lot),
        "next": Florins(waiting.bid),
        "deck": Named("deck", waiting.deck),
        "count": waiting.cards,
        "actions": waiting.actions,
        "hired": int(bool(view.characters)),
        "character": Named("character", waiting.character),
    }
    of_solo = _describe_solo_question(view, facts)
    if of_solo is not None:
        return of_solo
    if waiting.bargain:
        is_builder = waiting.bargain.builder in waiting.seats
        facts |= _bargain_facts(view, waiting.bargain, is_builder=is_builder)
    return Text(f"asked-princes-{waiting.kind}", tuple(facts.items()))


def _describe_wishing(view: View) -> Text:
    who = tuple(map(Who, view.asked.seats))
    if view.phase == "characters":
        return say("called-princes-characters", round=view.round, who=who)
    return say("called-princes-lots", round=view.round, who=who)


def _bargain_facts(view: View, bargain: Bargain, *, is_builder: bool) -> dict[str, Fact]:
    """Return the facts of an offer; the builder is asked after the partner's counter-offer."""
    return {
        "whom": Who(bargain.partner if is_builder else bargain.builder),
        "part": "builder" if is_builder else "partner",
        "building": Named("building", bargain.offer.building),
        "square": squares_across(view, bargain.offer),
        "price": Florins(bargain.price),
    }


def squares_across(view: View, offer: Offer) -> str:
    """Name the squares of an offer on both boards side by side, a to n."""
    borders = view.box.borders
    assert borders is not None
    bits = borders.strip.bits_if_laid(offer.building, offer.square, offer.turn)
    return ", ".join(borders.strip.squares_of(bits or 0))


def public_moves(view: View) -> list[tuple[str, bool]]:
    """Return the moves that are made in public: bids and lots."""
    match view.asked.kind:
        case "bidding" | "nominating" if view.automa:
            return _solo_public_moves(view, view.automa)
        case "bidding":
            return [(f"bid {view.asked.bid}", True), ("pass", False)]
        case "nominating":
            named = [(f"nominate {lot}", False) for lot in _useful_lots(view)]
            return [*named, ("withdraw", False)]
        case "courting":
            return [*((spelt, False) for spelt in _court_moves(view)), ("pass", False)]
        case "bargaining":
            return _bargain_answers(view)
    return []


def _useful_lots(view: View) -> Iterator[str]:
    """Yield the lots that the seat could use, as far as all can see."""
    (seat,) = view.asked.seats
    for lot in view.open_lots:
        if why_lot_is_useless(view.box, view.open_estates, seat, lot) is None:
            yield lot


def describe_move(view: View, spelt: str) -> Text | None:
    """Add the price to a purchase; in a solo game, what the Automa makes of a lot."""
    numbers = view.box.numbers
    match spelt.split():
        case ["sell", points]:
            price = int(points) * numbers.florins_for_point
            return say("panel-sell-for", points=int(points), price=Florins(price))
        case ["take-profession"]:
            move, price = say("move-princes-take-profession"), numbers.profession_cost
        case ["acquire-bonus"]:
            move, price = say("move-princes-acquire-bonus"), numbers.bonus_cost
        case ["introduce", freedom]:
            move = say("move-princes-introduce", freedom=Named("freedom", freedom))
            price = numbers.freedom_cost
        case _:
            return describe_solo_auction_move(view, spelt)
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
    own = view.my
    is_over = view.scores is not None
    if is_over:
        yield speech("hand-ended", florins=Florins(own.hidden.florins))
    elif view.mine.open.may_sell and own.means > own.hidden.florins:
        yield speech("hand-money", florins=Florins(own.hidden.florins), means=Florins(own.means))
    else:
        yield speech("hand-purse", florins=Florins(own.hidden.florins))
    yield from _describe_character(view, speech)
    for held in own.hand:
        wants = held.card
        names = {"building": wants.building, "landscape": wants.landscape, "freedom": wants.freedom}
        things = {kind: Named(kind, name) for kind, name in names.items()}
        profession, value = Named("profession", wants.name), held.sum.value
        yield speech("hand-profession", profession=profession, **things, value=value)
    for card in own.bonus:
        about = speech.name_thing("bonus", card.name, "about")
        yield speech("hand-bonus", card=Named("bonus", card.name), about=about, worth=card.worth)
    for card in own.prestige:
        about, worth = speech.name_thing("prestige", card.name, "about"), card.worth
        key = "hand-scored" if is_over else "hand-prestige"
        yield speech(key, card=Named("prestige", card.name), about=about, worth=worth)
    if own.looking_at:
        cards_ = tuple(Named(view.asked.deck, card) for card in own.looking_at)
        yield speech("hand-looking", cards=cards_)
    if own.gives_back:
        yield speech("hand-gives-back", profession=Named("profession", own.gives_back))


def _describe_character(view: View, speech: SpeechContext) -> Iterator[str]:
    """Describe the seat's character, and whether it may still be used."""
    estate = view.estates[view.my.seat]
    character = Named("character", estate.character)
    if estate.is_face_down:
        yield speech("hand-character-used", character=character)
    elif estate.character:
        about = speech.name_thing("character", estate.character, "about")
        yield speech("hand-character", character=character, about=about)
