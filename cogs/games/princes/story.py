"""Events as lines of a story, the tale of a finished game, and its feats."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.engine.summary import GameMemory, GameSummary, PlayerNumber, SummaryMoment, usual_price
from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.games.princes import scoring
from bot.games.princes.automa import NAME
from bot.games.princes.scoring import JESTER, PRESTIGE_MEMORY, WORK
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
        return say(
            "auction-runs",
            lot=lot,
            who=self.leader,
            price=self.price,
            against=tuple(one for one in self.others if one not in self.passed),
            passed=self.passed,
        )


@dataclass(slots=True)
class _StoryDraft:
    """The lines so far, each by the number of its last event, and what may still grow of them."""

    lines: dict[int, Text] = field(default_factory=dict)
    growing: dict[Hashable, int] = field(default_factory=dict)  # by what a line is about
    auctions: dict[Fact, _RunningAuction] = field(default_factory=dict)
    courting: dict[Fact, dict[Fact, None]] = field(default_factory=dict)
    is_solo: bool = False

    def grow_line(self, about: Hashable, at: int, text: Text) -> None:
        """Replace the line about this; it may still grow."""
        self.end_line(about, at, text)
        self.growing[about] = at

    def end_line(self, about: Hashable, at: int, text: Text | None) -> None:
        """Complete the line about this; None leaves it out."""
        self.lines.pop(self.growing.pop(about, -1), None)
        if text is not None:
            self.lines[at] = text

    def last_line(self, about: Hashable) -> Text | None:
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


def _begin_round(draft: _StoryDraft, at: int, text: Text) -> None:
    """Begin a round; no line of the one before grows any more."""
    draft.growing.clear()
    draft.lines[at] = text


# Before the first round


def _add_choice(draft: _StoryDraft, at: int, text: Text) -> None:
    """Add a seat to the line of those that have chosen; the cards stay secret."""
    before = draft.last_line("choice")
    who = (*_facts_named(before, "who"), *_facts_named(text, "who"))
    draft.grow_line("choice", at, say("has-chosen", who=who))


def _facts_named(text: Text | None, name: str) -> tuple[Fact, ...]:
    fact = text.fact(name) if text else ()
    return fact if isinstance(fact, tuple) else (fact,)


# Lots


def _open_auction(draft: _StoryDraft, at: int, text: Text) -> None:
    _update_auction(
        draft, at, text.fact("lot"), _RunningAuction(text.fact("who"), text.fact("price"))
    )


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
    draft.grow_line(lot, at, auction.to_text(lot))


def _end_auction(draft: _StoryDraft, at: int, text: Text) -> None:
    """End an auction; where a character may still change the price, the line may grow."""
    lot = text.fact("lot")
    if draft.is_solo:
        draft.end_line(lot, at, _automa_purchase_text(draft.last_line(lot), text))
        return
    auction = draft.auctions.get(lot)
    ends = say(
        "auction-ends",
        lot=lot,
        who=text.fact("who"),
        price=text.fact("price"),
        against=auction.others if auction else (),
        alone=int(auction is None),
    )
    if text.key == "wins-first":
        draft.grow_line(lot, at, ends)
        return
    draft.end_line(lot, at, ends)
    draft.auctions.pop(lot, None)


# Alone, the die is told until it is known what came of it; of what Wolfgang buys, with it


def _automa_purchase_text(rolled: Text | None, won: Text) -> Text:
    match rolled:
        case Text("automa-rolls" | "automa-knows-price"):
            die = dict(rolled.facts)
            return say(
                "automa-buys",
                lot=won.fact("lot"),
                price=won.fact("price"),
                die=die.get("die", 0),
                add=die.get("add", 0),
            )
    return won


def _add_die_roll(draft: _StoryDraft, at: int, text: Text) -> None:
    draft.grow_line(text.fact("lot"), at, text)


def _decline_lot(draft: _StoryDraft, at: int, text: Text) -> None:
    draft.end_line(text.fact("lot"), at, text)


# Characters


def _add_courtship(draft: _StoryDraft, at: int, text: Text) -> None:
    character = text.fact("character")
    draft.courting.setdefault(character, {})[text.fact("who")] = None
    draft.grow_line(character, at, text)


def _end_courtship(draft: _StoryDraft, at: int, text: Text) -> None:
    character, who = text.fact("character"), text.fact("who")
    bid = draft.courting.pop(character)
    ends = say(
        "hiring-ends",
        character=character,
        who=who,
        price=text.fact("price"),
        against=tuple(one for one in bid if one != who),
    )
    draft.end_line(character, at, ends)


# Cards


def _add_look(draft: _StoryDraft, at: int, text: Text) -> None:
    draft.grow_line("card", at, text)


def _keep_card(draft: _StoryDraft, at: int, text: Text) -> None:
    """Tell a bought card; one that was won or cost nothing was told before."""
    looked = draft.last_line("card")
    price = looked.fact("price") if looked else Florins(0)
    is_free = price == Florins(0)
    bought = Text("takes-card", (*text.facts, ("price", price)))
    draft.end_line("card", at, None if is_free else bought)


def _keep_known_card(draft: _StoryDraft, at: int, text: Text) -> None:
    """Tell the seat that keeps the card which one it is."""
    looked = draft.last_line("card")
    price = looked.fact("price") if looked else Florins(0)
    draft.end_line("card", at, Text("takes-this-card", (*text.facts, ("price", price))))


def _omit_event(draft: _StoryDraft, at: int, text: Text) -> None:
    """Leave an event out that was told before."""


# Building together


def _add_offer(draft: _StoryDraft, at: int, text: Text) -> None:
    draft.grow_line("bargain", at, text)


def _end_offer(draft: _StoryDraft, at: int, text: Text) -> None:
    draft.end_line("bargain", at, text)


# Turns


def _end_turn(draft: _StoryDraft, at: int, text: Text) -> None:
    """Tell the end of a turn only if something was given up with it."""
    if text.fact("forgone"):
        draft.lines[at] = text


_HANDLERS: Mapping[str, Callable[[_StoryDraft, int, Text], None]] = {
    "round-begins": _begin_round,
    "solo-round-begins": _begin_round,
    "has-chosen": _add_choice,
    "nominates": _open_auction,
    "bids": _add_bid,
    "passes": _add_pass,
    "wins-first": _end_auction,
    "wins": _end_auction,
    "solo-rolls": _add_die_roll,
    "solo-forced": _add_die_roll,
    "automa-rolls": _add_die_roll,
    "automa-knows-price": _add_die_roll,
    "solo-declines": _decline_lot,
    "courts": _add_courtship,
    "courts-instead": _add_courtship,
    "hires": _end_courtship,
    "looks": _add_look,
    "sees": _add_look,
    "keeps-one": _keep_card,
    "keeps-this": _keep_known_card,
    "holds-recruiting": _omit_event,
    "offers": _add_offer,
    "answers-price": _add_offer,
    "accepts-price": _add_offer,
    "builds-together": _end_offer,
    "declines-offer": _end_offer,
    "retracts-offer": _end_offer,
    "ends-turn": _end_turn,
}


HIRE = "hire"


def tell_tale(page: GameSummary) -> Iterator[Text]:
    def name_player(player: PlayerNumber) -> Fact:
        return Who(player) if player < page.people else NAME

    yield _tell_scene(page)
    yield from game_ui.sort_sentences(
        (
            _tell_dearest_purchase(page),
            _tell_best_work(page),
            game_ui.turning_point(page, name_player),
        )
    )
    yield game_ui.ending_text(page, name_player)


def _tell_scene(page: GameSummary) -> Text:
    """Tell who played, and with which expansions."""
    keys = [one.text.key for one in page.told]
    players = tuple(map(Who, range(page.people)))
    if "solo-round-begins" in keys:
        return game_ui.tale_sentence(page, "alone", 2, who=players, automa=NAME)
    hires, shared = "characters-begin" in keys, keys.count("builds-together")
    if hires and shared:
        return game_ui.tale_sentence(page, "both", 2, players=players, count=shared)
    if shared:
        return game_ui.tale_sentence(page, "together", 2, players=players, count=shared)
    return game_ui.tale_sentence(page, "characters" if hires else "court", 3, players=players)


def _tell_dearest_purchase(page: GameSummary) -> tuple[int, Text]:
    """Tell the dearest purchase; of equal ones the first."""
    bought = [one for one in page.moments if one.memory.is_price] + list(_hire_moments(page))
    dearest = max(bought, key=lambda one: (one.memory.amount, -one.moves), default=None)
    if dearest is None or not dearest.memory.amount:
        return page.moves, game_ui.tale_sentence(page, "unsold", 1)
    memory = dearest.memory
    kind, ways = (memory.kind, 3) if memory.kind == JESTER else ("bought", 3)
    if memory.kind == HIRE:
        kind, ways = HIRE, 2
    return dearest.moves, game_ui.tale_sentence(
        *(page, kind, ways),
        year=game_ui.year_text(dearest.year),
        who=memory.who,
        price=Florins(memory.amount),
        lot=memory.what,
    )


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
    works = [one for one in page.moments if one.memory.kind == WORK]
    if not works:
        return page.moves, game_ui.tale_sentence(page, "no-work", 1)
    best = max(works, key=lambda one: (one.memory.amount, -one.moves))
    return best.moves, game_ui.tale_sentence(
        *(page, "work", 3),
        year=game_ui.year_text(best.year),
        who=best.memory.who,
        card=best.memory.what,
        value=best.memory.amount,
    )


_MOST_ALIKE = 3  # buys for the same price; of more of them none is dear


def list_feats(texts: Sequence[Text]) -> Iterator[Text]:
    """Pick what is worth remembering from all public events."""
    found = tuple(scoring.derive_memories(texts))
    cards = [one for one in found if one.kind == PRESTIGE_MEMORY]
    yield from game_ui.feats_by_owner(cards, "feat-prestige")
    yield from _best_work_feat([one for one in found if one.kind == WORK])
    bought = [one for one in found if one.is_price]
    yield from _dearest_feat(bought)
    yield from _lucky_feat(bought)


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
    lots = [_describe_lot(one) for one in bought if one.amount == price]
    if len(lots) <= _MOST_ALIKE:
        yield say("feat-dearest", price=Florins(price), lots=tuple(lots))


def _describe_lot(one: GameMemory) -> Text:
    return say("feat-lot", lot=one.what, who=one.who)


def _lucky_feat(bought: Sequence[GameMemory]) -> Iterator[Text]:
    """Tell the purchase farthest below its usual price; of equal ones the first."""
    spared = [(usual_price(one, bought) - one.amount, one) for one in bought]
    most, one = max(spared, key=lambda pair: pair[0], default=(0, None))
    if one is None or most <= 0:
        return
    usual = Florins(usual_price(one, bought))
    yield say("feat-lucky", price=Florins(one.amount), usual=usual, lot=_describe_lot(one))
