"""Texts and story of a solo game against Wolfgang, the Automa."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.games.princes.pieces import HUMAN
from bot.games.princes.view import AutomaView, View
from cogs.interaction.game_ui import GameStory, StoryChapter

# What the auctions ask


def describe_auction_question(view: View, facts: dict[str, Fact]) -> Text | None:
    """Say what the Automa's die asks of the player; None for any other question."""
    if view.automa is None or view.asked.kind not in ("nominating", "bidding"):
        return None
    return _describe_die_question(view, view.automa, facts["who"])


def _describe_die_question(view: View, automa: AutomaView, who: Fact) -> Text:
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


def public_moves(view: View, automa: AutomaView) -> list[tuple[str, bool]]:
    """Return the lots in the order in which the Automa wants them, or the answers to a price."""
    if view.asked.kind == "bidding":
        return [(f"bid {view.asked.bid}", False), ("pass", False)]
    return [*((f"nominate {lot}", False) for lot in automa.lots), ("withdraw", False)]


def describe_auction_move(view: View, spelt: str) -> Text | None:
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
            asked = Named("lot", view.asked.lot)
            return say("press-solo-buy", lot=asked, price=Florins(view.asked.bid))
        case "bidding", ["pass"]:
            return say("press-solo-decline")
    return None


def _describe_wanted_lot(automa: AutomaView, lot: str) -> Text | None:
    for rank, want in enumerate(automa.wants, start=1):
        if lot in want.lots:
            return say("press-solo-nominate", rank=rank, lot=Named("lot", lot), add=want.add)
    return None


# The story


def _is_solo(view: View) -> bool:
    return view.automa is not None


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


_PURCHASES = frozenset(
    {"automa-buys", "automa-buys-nothing", "automa-knows-price", "automa-rolls", "automa-skips"}
)


def _is_by_automa(text: Text) -> bool:
    """Tell whether the Automa does this, or it follows from that."""
    own = text.key.startswith(("automa-", "dummies-"))
    return own or dict(text.facts).get("who") == Named("automa", "wolfgang")


def _make_key_test(*keys: str) -> Callable[[Text], bool]:
    return lambda text: text.key in keys


def _is_first_action(text: Text) -> bool:
    return text.key == "automa-acts" and text.fact("nth") == 1


def _is_purchase(text: Text) -> bool:
    """Tell whether the Automa names what it wants, or why it can't have that."""
    return text.key in _PURCHASES


_BEGINNINGS: Sequence[tuple[Callable[[Text], bool], Callable[[Text], Text]]] = (
    (
        _make_key_test("solo-round-begins"),
        lambda text: say("chapter-auctions", round=text.fact("round")),
    ),
    (_is_purchase, lambda _: say("chapter-automa-buys")),
    (_make_key_test("action-phase-begins"), lambda _: say("chapter-actions")),
    (_is_first_action, lambda _: say("chapter-automa-turn")),
    (_make_key_test("best-work", "no-best-work"), lambda _: say("chapter-round-ends")),
)

# How the Automa came to its moves: told in full on request.
_DETAILS = frozenset(
    {
        "action-phase-begins",
        "automa-acts",
        "automa-cannot",
        "automa-falls-back",
        "automa-flips",
        "automa-has-to-work",
        "automa-keeps",
        "automa-knows-price",
        "automa-looks",
        "automa-opens",
        "automa-rolls",
        "automa-skips",
        "dummies-turn-up",
    }
)


def _is_detail(text: Text) -> bool:
    return text.key in _DETAILS


STORY = GameStory(
    is_told=_is_solo,
    rounds=_split_rounds,
    chapters=_split_chapters,
    is_detail=_is_detail,
    is_sought=_make_key_test("chapter-automa-buys", "chapter-automa-turn"),
    press=Text("press-story"),
)
