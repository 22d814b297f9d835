"""The solo game in words: Wolfgang's wishes, row and last turn, the dummies, and the die."""

from bot.engine.text import Florins, Named, Text, Who, say
from bot.games.princes.automa_view import AutomaView, InRow
from bot.games.princes.pieces import WOLFGANG, AutomaAct, Look
from bot.games.princes.view import View

# What matters at once


def asked(view: View, automa: AutomaView) -> Text:
    """What the auction asks: a lot to be chosen, or to be bought at a price."""
    who = Who(view.asked.seats[0])
    if view.asked.kind == "bidding":
        lot, price = Named("lot", view.asked.lot), Florins(view.asked.bid)
        return say("alt-solo-bidding", who=who, lot=lot, price=price)
    if automa.is_last:
        return say("alt-solo-last", who=who, price=Florins(view.box.opening_bid(view.size)))
    number, most = automa.auctions + 1, automa.auctions_most
    return say("alt-solo-nominating", who=who, number=number, most=most)


def essentials(view: View) -> list[Text]:
    """The open card, what was rolled, and what Wolfgang did in his last turn."""
    automa = view.automa
    if automa is None:
        return []
    texts = _auctions(automa)
    done = tuple(act.done for act in automa.acts if act.done)
    return [*texts, say("alt-solo-did", done=_actions(done))] if automa.acts else texts


def _auctions(automa: AutomaView) -> list[Text]:
    texts: list[Text] = []
    if automa.card:
        lots = tuple(
            say("automa-price", lot=Named("lot", want.lot), add=want.add) for want in automa.wants
        )
        texts.append(say("automa-opens", number=automa.card, lots=lots))
    if automa.rolls:
        rolls = tuple(
            say("alt-solo-roll", lot=Named("lot", r.lot), die=r.die, bid=Florins(r.bid))
            for r in automa.rolls
        )
        texts.append(say("alt-solo-rolls", rolls=rolls))
    rolled = {roll.lot for roll in automa.rolls}
    his = (die for die in automa.dice if die.lot not in rolled)
    return [*texts, *(say("alt-solo-his-die", die=die.pips) for die in his)]


def _actions(actions: tuple[str, ...]) -> tuple[Named, ...]:
    return tuple(Named("automa-action", action) for action in actions)


# All of it


def wolfgang(view: View, automa: AutomaView) -> list[Text]:
    """His cards: everybody sees the same of them."""
    estate = view.estates[WOLFGANG]
    feats = tuple(
        say("alt-feat", card=Named("profession", f.profession), value=f.value, round=f.round)
        for f in estate.open.feats
    )
    bonus = tuple(
        say("automa-worth", card=Named("bonus", card), worth=worth)
        for card, worth in zip(automa.bonus, automa.worths, strict=True)
    )
    prestige = tuple(Named("prestige", card) for card in estate.revealed)
    return [
        say("alt-solo-row", cards=tuple(_in_row(card) for card in automa.row)),
        say("alt-solo-bonus", cards=bonus),
        say("alt-revealed", cards=prestige),
        say("alt-feats", feats=feats),
    ]


def _in_row(card: InRow) -> Text:
    if not card.card:
        return say("alt-solo-unknown")
    named = Named("profession", card.card)
    if card.faceup:
        return say("alt-solo-faceup", card=named)
    return say("alt-solo-covered", card=named)


def beside(view: View, automa: AutomaView) -> list[Text]:
    """The open card, his last turn, the dummies, and what is out of the game."""
    barred = tuple(Named("lot", want.lot) for want in automa.wants if want.barred)
    left = dict(automa.left)
    early, middle, late = left["early"], left["middle"], left["late"]
    return [
        *_auctions(automa),
        *([say("alt-solo-barred", lots=barred)] if automa.card else []),
        *(_act(view, nth, act) for nth, act in enumerate(automa.acts, start=1)),
        *(_look(look) for look in automa.looks),
        *(
            say(
                "alt-solo-dummy",
                number=dummy.number,
                cards=tuple(Named("profession", card) for card in dummy.faceup),
                covered=dummy.covered,
            )
            for dummy in automa.dummies
        ),
        say("alt-solo-deck", early=early, middle=middle, late=late),
        say("alt-solo-gone", lots=tuple(Named("lot", lot) for lot in automa.discarded)),
    ]


def _act(view: View, nth: int, act: AutomaAct) -> Text:
    """An action by its card; `done` is a list of nothing when he could do nothing."""
    return say(
        "alt-solo-act",
        nth=nth,
        number=view.box.automa_cards[act.card].number,
        shown=_actions(act.shown),
        failed=_actions(tuple(action for action in act.tried if action != act.done)),
        done=_actions((act.done,) if act.done else ()),
    )


def _look(look: Look) -> Text:
    cards = tuple(
        say("automa-worth", card=Named(look.deck, card), worth=worth)
        for card, worth in zip(look.cards, look.worths, strict=True)
    )
    kept = Named(look.deck, look.kept)
    return say("alt-solo-look", deck=Named("deck", look.deck), cards=cards, kept=kept)
