"""One line of the story for what belongs together: a closed lot, a hired character, a deal."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.engine.text import Fact, Florins, Text, say


@dataclass(frozen=True, slots=True)
class _Auction:
    """An auction so far: who leads, who else has bid, in the order of first bids, who passed."""

    leader: Fact
    price: Fact
    others: tuple[Fact, ...] = ()
    passed: tuple[Fact, ...] = ()

    def led_by(self, who: Fact, price: Fact) -> "_Auction":
        """Whoever led before is one of those the new leader is against."""
        others = tuple(one for one in dict.fromkeys((*self.others, self.leader)) if one != who)
        return replace(self, leader=who, price=price, others=others)

    def told(self, lot: Fact) -> Text:
        return say(
            "auction-runs",
            lot=lot,
            who=self.leader,
            price=self.price,
            against=tuple(one for one in self.others if one not in self.passed),
            passed=self.passed,
        )


@dataclass(slots=True)
class _Telling:
    """The lines so far, each by the number of its last event, and what may still grow of them."""

    lines: dict[int, Text] = field(default_factory=dict)
    growing: dict[Hashable, int] = field(default_factory=dict)  # by what a line is about
    auctions: dict[Fact, _Auction] = field(default_factory=dict)
    courting: dict[Fact, dict[Fact, None]] = field(default_factory=dict)
    is_solo: bool = False

    def grow(self, about: Hashable, at: int, text: Text) -> None:
        """The line about this is told anew, and may go on growing."""
        self.end(about, at, text)
        self.growing[about] = at

    def end(self, about: Hashable, at: int, text: Text | None) -> None:
        """With this the line is complete, or else it was told already."""
        self.lines.pop(self.growing.pop(about, -1), None)
        if text is not None:
            self.lines[at] = text

    def last(self, about: Hashable) -> Text | None:
        return self.lines.get(self.growing.get(about, -1))


def gathered(texts: Sequence[Text]) -> Mapping[int, Text]:
    """The events of a game as lines, each by the number of the event that completes it."""
    return _told(texts).lines


def complete(texts: Sequence[Text]) -> Mapping[int, Text]:
    """Those of its lines that stay as they are, whatever comes."""
    telling = _told(texts)
    open_ = frozenset(telling.growing.values())
    return {at: text for at, text in telling.lines.items() if at not in open_}


def _told(texts: Sequence[Text]) -> _Telling:
    telling = _Telling(is_solo=any(text.key == "solo-round-begins" for text in texts))
    for at, text in enumerate(texts):
        tell = _TOLD.get(text.key)
        if tell is None:
            telling.lines[at] = text
        else:
            tell(telling, at, text)
    return telling


def _round_began(telling: _Telling, at: int, text: Text) -> None:
    """Whatever was under way has ended before."""
    telling.growing.clear()
    telling.lines[at] = text


# Before the first round


def _chosen(telling: _Telling, at: int, text: Text) -> None:
    """All choose at the same time: one line says who has, and nobody hears what."""
    before = telling.last("choice")
    who = (*_several(before, "who"), *_several(text, "who"))
    telling.grow("choice", at, say("has-chosen", who=who))


def _several(text: Text | None, name: str) -> tuple[Fact, ...]:
    fact = text.fact(name) if text else ()
    return fact if isinstance(fact, tuple) else (fact,)


# Lots


def _nominated(telling: _Telling, at: int, text: Text) -> None:
    _ran(telling, at, text.fact("lot"), _Auction(text.fact("who"), text.fact("price")))


def _bid(telling: _Telling, at: int, text: Text) -> None:
    lot = text.fact("lot")
    auction = telling.auctions[lot].led_by(text.fact("who"), text.fact("price"))
    _ran(telling, at, lot, auction)


def _passed(telling: _Telling, at: int, text: Text) -> None:
    lot = text.fact("lot")
    before = telling.auctions[lot]
    _ran(telling, at, lot, replace(before, passed=(*before.passed, text.fact("who"))))


def _ran(telling: _Telling, at: int, lot: Fact, auction: _Auction) -> None:
    telling.auctions[lot] = auction
    telling.grow(lot, at, auction.told(lot))


def _won(telling: _Telling, at: int, text: Text) -> None:
    """Who may use a character before he pays has won all the same; at what price is told then."""
    lot = text.fact("lot")
    if telling.is_solo:
        telling.end(lot, at, _bought(telling.last(lot), text))
        return
    auction = telling.auctions.get(lot)
    ends = say(
        "auction-ends",
        lot=lot,
        who=text.fact("who"),
        price=text.fact("price"),
        against=auction.others if auction else (),
        alone=int(auction is None),
    )
    if text.key == "wins-first":
        telling.grow(lot, at, ends)
        return
    telling.end(lot, at, ends)
    telling.auctions.pop(lot, None)


# Alone, the die is told until it is known what came of it; of what Wolfgang buys, with it


def _bought(rolled: Text | None, won: Text) -> Text:
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


def _rolled(telling: _Telling, at: int, text: Text) -> None:
    telling.grow(text.fact("lot"), at, text)


def _declined(telling: _Telling, at: int, text: Text) -> None:
    telling.end(text.fact("lot"), at, text)


# Characters


def _courted(telling: _Telling, at: int, text: Text) -> None:
    character = text.fact("character")
    telling.courting.setdefault(character, {})[text.fact("who")] = None
    telling.grow(character, at, text)


def _hired(telling: _Telling, at: int, text: Text) -> None:
    character, who = text.fact("character"), text.fact("who")
    bid = telling.courting.pop(character)
    ends = say(
        "hiring-ends",
        character=character,
        who=who,
        price=text.fact("price"),
        against=tuple(one for one in bid if one != who),
    )
    telling.end(character, at, ends)


# Cards


def _looked(telling: _Telling, at: int, text: Text) -> None:
    telling.grow("card", at, text)


def _kept(telling: _Telling, at: int, text: Text) -> None:
    """What was bought; where a card was won, or the Professor brought it, that was told already."""
    looked = telling.last("card")
    price = looked.fact("price") if looked else Florins(0)
    is_free = price == Florins(0)
    bought = Text("takes-card", (*text.facts, ("price", price)))
    telling.end("card", at, None if is_free else bought)


def _kept_this(telling: _Telling, at: int, text: Text) -> None:
    """Whoever keeps the card hears which one it is."""
    looked = telling.last("card")
    price = looked.fact("price") if looked else Florins(0)
    telling.end("card", at, Text("takes-this-card", (*text.facts, ("price", price))))


def _held(telling: _Telling, at: int, text: Text) -> None:
    """A Recruiting card that is saved was won, and that was told."""


# Building together


def _bargained(telling: _Telling, at: int, text: Text) -> None:
    telling.grow("bargain", at, text)


def _dealt(telling: _Telling, at: int, text: Text) -> None:
    telling.end("bargain", at, text)


# Turns


def _turn_ended(telling: _Telling, at: int, text: Text) -> None:
    """That a turn ended is plain from the next one, unless something was given up with it."""
    if text.fact("forgone"):
        telling.lines[at] = text


_TOLD: Mapping[str, Callable[[_Telling, int, Text], None]] = {
    "round-begins": _round_began,
    "solo-round-begins": _round_began,
    "has-chosen": _chosen,
    "nominates": _nominated,
    "bids": _bid,
    "passes": _passed,
    "wins-first": _won,
    "wins": _won,
    "solo-rolls": _rolled,
    "solo-forced": _rolled,
    "automa-rolls": _rolled,
    "automa-knows-price": _rolled,
    "solo-declines": _declined,
    "courts": _courted,
    "courts-instead": _courted,
    "hires": _hired,
    "looks": _looked,
    "sees": _looked,
    "keeps-one": _kept,
    "keeps-this": _kept_this,
    "holds-recruiting": _held,
    "offers": _bargained,
    "answers-price": _bargained,
    "accepts-price": _bargained,
    "builds-together": _dealt,
    "declines-offer": _dealt,
    "retracts-offer": _dealt,
    "ends-turn": _turn_ended,
}
