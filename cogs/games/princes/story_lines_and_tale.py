"""Events as lines of a story, the tale of a finished game, and its feats."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from bot.engine.ended_game import GameMemory, GameSummary, PlayerNumber, SummaryMoment, usual_price
from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.games.princes import automa, final_scoring
from cogs.interaction import game_ui


@dataclass(frozen=True, slots=True)
class _RunningAuction:
    """An auction so far: who leads, who else has bid, in the order of first bids, who passed."""

    leader: Fact
    price: Fact
    others: tuple[Fact, ...] = ()
    passed: tuple[Fact, ...] = ()

    def with_leader(self, who: Fact, price: Fact) -> "_RunningAuction":
        """Return the auction with a new leader; the one before is among the others."""
        others = tuple(one for one in dict.fromkeys((*self.others, self.leader)) if one != who)
        return replace(self, leader=who, price=price, others=others)

    def to_text(self, lot: Fact) -> Text:
        against = tuple(one for one in self.others if one not in self.passed)
        facts = {"lot": lot, "who": self.leader, "price": self.price}
        return say("auction-runs", **facts, against=against, passed=self.passed)


@dataclass(slots=True)
class _StoryDraft:
    """The lines so far, each by the number of its last event, and what may still grow of them."""

    lines: dict[int, Text] = field(default_factory=dict)
    growing: dict[Hashable, int] = field(default_factory=dict)  # by what a line is about
    auctions: dict[Fact, _RunningAuction] = field(default_factory=dict)
    courting: dict[Fact, dict[Fact, None]] = field(default_factory=dict)
    is_solo: bool = False

    def replace_growing_line(self, about: Hashable, at: int, text: Text) -> None:
        """Replace the line about this; it may still grow."""
        self.complete_line(about, at, text)
        self.growing[about] = at

    def complete_line(self, about: Hashable, at: int, text: Text | None) -> None:
        """Complete the line about this; None leaves it out."""
        self.lines.pop(self.growing.pop(about, -1), None)
        if text is not None:
            self.lines[at] = text

    def growing_line(self, about: Hashable) -> Text | None:
        return self.lines.get(self.growing.get(about, -1))


def gather_lines(texts: Sequence[Text]) -> Mapping[int, Text]:
    """Join events to lines, each by the number of the event that completes it."""
    return _draft_story(texts).lines


def complete_lines(texts: Sequence[Text]) -> Mapping[int, Text]:
    """Return those lines that later events can't change."""
    draft = _draft_story(texts)
    open_ = frozenset(draft.growing.values())
    return {at: text for at, text in draft.lines.items() if at not in open_}


def _draft_story(texts: Sequence[Text]) -> _StoryDraft:
    draft = _StoryDraft(is_solo=any(text.key == "solo-round-begins" for text in texts))
    for at, text in enumerate(texts):
        tell = _HANDLERS.get(text.key)
        if tell is None:
            draft.lines[at] = text
        else:
            tell(draft, at, text)
    return draft


def _make_growing_line_handler(about: str) -> "_Handler":
    """Replace the line about the thing of this name, or about this; it may still grow."""
    return lambda draft, at, text: draft.replace_growing_line(
        dict(text.facts).get(about, about), at, text
    )


def _make_ending_line_handler(about: str) -> "_Handler":
    return lambda draft, at, text: draft.complete_line(dict(text.facts).get(about, about), at, text)


def _begin_round(draft: _StoryDraft, at: int, text: Text) -> None:
    """Begin a round; no line of the one before grows any more."""
    draft.growing.clear()
    draft.lines[at] = text


# Before the first round


def _add_seat_that_has_chosen(draft: _StoryDraft, at: int, text: Text) -> None:
    """Add a seat to the line of those that have chosen; the cards stay secret."""
    before = draft.growing_line("choice")
    who = (*_facts_named(before, "who"), *_facts_named(text, "who"))
    draft.replace_growing_line("choice", at, say("has-chosen", who=who))


def _facts_named(text: Text | None, name: str) -> tuple[Fact, ...]:
    fact = text.fact(name) if text else ()
    return fact if isinstance(fact, tuple) else (fact,)


# Lots


def _begin_auction_line(draft: _StoryDraft, at: int, text: Text) -> None:
    auction = _RunningAuction(text.fact("who"), text.fact("price"))
    _update_auction(draft, at, text.fact("lot"), auction)


def _add_bid(draft: _StoryDraft, at: int, text: Text) -> None:
    lot = text.fact("lot")
    auction = draft.auctions[lot].with_leader(text.fact("who"), text.fact("price"))
    _update_auction(draft, at, lot, auction)


def _add_pass(draft: _StoryDraft, at: int, text: Text) -> None:
    lot = text.fact("lot")
    before = draft.auctions[lot]
    _update_auction(draft, at, lot, replace(before, passed=(*before.passed, text.fact("who"))))


def _update_auction(draft: _StoryDraft, at: int, lot: Fact, auction: _RunningAuction) -> None:
    draft.auctions[lot] = auction
    draft.replace_growing_line(lot, at, auction.to_text(lot))


def _end_auction(draft: _StoryDraft, at: int, text: Text) -> None:
    """End an auction; where a character may still change the price, the line may grow."""
    lot = text.fact("lot")
    if draft.is_solo:
        draft.complete_line(lot, at, _automa_purchase_text(draft.growing_line(lot), text))
        return
    auction = draft.auctions.get(lot)
    who, price = text.fact("who"), text.fact("price")
    against, alone = auction.others if auction else (), int(auction is None)
    ends = say("auction-ends", lot=lot, who=who, price=price, against=against, alone=alone)
    if text.key == "wins-first":
        draft.replace_growing_line(lot, at, ends)
        return
    draft.complete_line(lot, at, ends)
    draft.auctions.pop(lot, None)


# Alone, the die is told until it is known what came of it; of what Wolfgang buys, with it


def _automa_purchase_text(rolled: Text | None, won: Text) -> Text:
    match rolled:
        case Text("automa-rolls" | "automa-knows-price"):
            die = dict(rolled.facts)
            facts = {"lot": won.fact("lot"), "price": won.fact("price")}
            return say("automa-buys", **facts, die=die.get("die", 0), add=die.get("add", 0))
    return won


# Characters


def _add_courtship(draft: _StoryDraft, at: int, text: Text) -> None:
    character = text.fact("character")
    draft.courting.setdefault(character, {})[text.fact("who")] = None
    draft.replace_growing_line(character, at, text)


def _end_courtship(draft: _StoryDraft, at: int, text: Text) -> None:
    character, who = text.fact("character"), text.fact("who")
    bid = draft.courting.pop(character)
    price, against = text.fact("price"), tuple(one for one in bid if one != who)
    ends = say("hiring-ends", character=character, who=who, price=price, against=against)
    draft.complete_line(character, at, ends)


# Cards


def _with_price(draft: _StoryDraft, key: str, text: Text) -> Text:
    """Add what was paid to look at the cards."""
    looked = draft.growing_line("card")
    return Text(key, (*text.facts, ("price", looked.fact("price") if looked else Florins(0))))


def _tell_kept_card(draft: _StoryDraft, at: int, text: Text) -> None:
    """Tell a bought card; one that was won or cost nothing was told before."""
    bought = _with_price(draft, "takes-card", text)
    draft.complete_line("card", at, None if bought.fact("price") == Florins(0) else bought)


def _tell_own_kept_card(draft: _StoryDraft, at: int, text: Text) -> None:
    """Tell the seat that keeps the card which one it is."""
    draft.complete_line("card", at, _with_price(draft, "takes-this-card", text))


def _omit_event(draft: _StoryDraft, at: int, text: Text) -> None:
    """Leave an event out that was told before."""


# Turns


def _end_turn(draft: _StoryDraft, at: int, text: Text) -> None:
    """Tell the end of a turn only if something was given up with it."""
    if text.fact("forgone"):
        draft.lines[at] = text


_Handler: TypeAlias = Callable[[_StoryDraft, int, Text], None]
_HANDLERS: Mapping[str, _Handler] = {
    **dict.fromkeys(("round-begins", "solo-round-begins"), _begin_round),
    "has-chosen": _add_seat_that_has_chosen,
    "nominates": _begin_auction_line,
    "bids": _add_bid,
    "passes": _add_pass,
    **dict.fromkeys(("wins-first", "wins"), _end_auction),
    **dict.fromkeys(
        ("solo-rolls", "solo-forced", "automa-rolls"), _make_growing_line_handler("lot")
    ),
    "automa-knows-price": _make_growing_line_handler("lot"),
    "solo-declines": _make_ending_line_handler("lot"),
    **dict.fromkeys(("courts", "courts-instead"), _add_courtship),
    "hires": _end_courtship,
    **dict.fromkeys(("looks", "sees"), _make_growing_line_handler("card")),
    "keeps-one": _tell_kept_card,
    "keeps-this": _tell_own_kept_card,
    "holds-recruiting": _omit_event,
    **dict.fromkeys(
        ("offers", "answers-price", "accepts-price"), _make_growing_line_handler("bargain")
    ),
    **dict.fromkeys(
        ("builds-together", "declines-offer", "retracts-offer"),
        _make_ending_line_handler("bargain"),
    ),
    "ends-turn": _end_turn,
}


HIRE = "hire"


def tell_tale(page: GameSummary) -> Iterator[Text]:
    def name_player(player: PlayerNumber) -> Fact:
        return Who(player) if player < page.people else automa.NAME

    yield _tell_players_and_expansions(page)
    told = (_tell_dearest_purchase(page), _tell_best_work(page))
    yield from game_ui.sort_sentences((*told, game_ui.tell_turning_point(page, name_player)))
    yield game_ui.ending_text(page, name_player)


def _tell_players_and_expansions(page: GameSummary) -> Text:
    """Tell who played, and with which expansions."""
    keys = [one.text.key for one in page.told]
    players = tuple(map(Who, range(page.people)))
    if "solo-round-begins" in keys:
        return game_ui.tale_sentence(page, "alone", 2, who=players, automa=automa.NAME)
    hires, shared = "characters-begin" in keys, keys.count("builds-together")
    if hires and shared:
        return game_ui.tale_sentence(page, "both", 2, players=players, count=shared)
    if shared:
        return game_ui.tale_sentence(page, "together", 2, players=players, count=shared)
    return game_ui.tale_sentence(page, "characters" if hires else "court", 3, players=players)


def _tell_dearest_purchase(page: GameSummary) -> tuple[int, Text]:
    """Tell the dearest purchase; of equal ones the first."""
    bought = [one for one in page.moments if one.memory.is_price] + list(_hire_moments(page))
    dearest = game_ui.best_moment(bought)
    if dearest is None or not dearest.memory.amount:
        return page.moves, game_ui.tale_sentence(page, "unsold", 1)
    memory = dearest.memory
    kind = memory.kind if memory.kind in (final_scoring.JESTER, HIRE) else "bought"
    price, ways = Florins(memory.amount), 2 if kind == HIRE else 3
    return game_ui.tell_moment(page, kind, ways, dearest, price=price, lot=memory.what)


def _hire_moments(page: GameSummary) -> Iterator[SummaryMoment]:
    """Yield the hiring of characters as purchases."""
    for one in page.told:
        if one.text.key == "hires":
            character, price = one.text.fact("character"), one.text.fact("price")
            assert isinstance(character, Named)
            assert isinstance(price, Florins)
            memory = GameMemory(HIRE, one.text.fact("who"), character, price.amount)
            yield SummaryMoment(memory, one.moves, one.year)


def _tell_best_work(page: GameSummary) -> tuple[int, Text]:
    """Tell the best Work; of equal ones the first."""
    best = game_ui.best_moment(one for one in page.moments if one.memory.kind == final_scoring.WORK)
    if best is None:
        return page.moves, game_ui.tale_sentence(page, "no-work", 1)
    card, value = best.memory.what, best.memory.amount
    return game_ui.tell_moment(page, "work", 3, best, card=card, value=value)


_MOST_ALIKE = 3  # buys for the same price; of more of them none is dear


def list_feats(texts: Sequence[Text]) -> Iterator[Text]:
    """Pick what is worth remembering from all public events."""
    found = tuple(final_scoring.derive_memories(texts))
    cards = [one for one in found if one.kind == final_scoring.PRESTIGE_MEMORY]
    yield from game_ui.feat_texts_by_owner(cards, "feat-prestige")
    yield from _best_work_feat([one for one in found if one.kind == final_scoring.WORK])
    bought = [one for one in found if one.is_price]
    yield from _dearest_feat(bought)
    yield from _lucky_purchase_feat(bought)


def _best_work_feat(works: Sequence[GameMemory]) -> Iterator[Text]:
    if not works:
        return
    best = max(work.amount for work in works)
    told = [say("feat-work", who=work.who, card=work.what) for work in works if work.amount == best]
    yield say("feat-best-work", value=best, works=tuple(told))


def _dearest_feat(bought: Sequence[GameMemory]) -> Iterator[Text]:
    if not bought:
        return
    price = max(one.amount for one in bought)
    lots = [_describe_bought_lot(one) for one in bought if one.amount == price]
    if len(lots) <= _MOST_ALIKE:
        yield say("feat-dearest", price=Florins(price), lots=tuple(lots))


def _describe_bought_lot(one: GameMemory) -> Text:
    return say("feat-lot", lot=one.what, who=one.who)


def _lucky_purchase_feat(bought: Sequence[GameMemory]) -> Iterator[Text]:
    """Tell the purchase farthest below its usual price; of equal ones the first."""
    spared = [(usual_price(one, bought) - one.amount, one) for one in bought]
    most, one = max(spared, key=lambda pair: pair[0], default=(0, None))
    if one is None or most <= 0:
        return
    usual = Florins(usual_price(one, bought))
    yield say("feat-lucky", price=Florins(one.amount), usual=usual, lot=_describe_bought_lot(one))
