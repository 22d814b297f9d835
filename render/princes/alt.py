"""Describe the board of The Princes of Florence in words, with the expansions and the solo game."""

from collections.abc import Iterator, Mapping

from bot.engine.game import Seat
from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.games.princes.automa import card_worth_texts
from bot.games.princes.land_grid import neighbours
from bot.games.princes.state_parts import PRINCESS, WOLFGANG, AutomaAct, AutomaLook, Tile
from bot.games.princes.view import AutomaRowCard, AutomaView, Character, SeenEstate, View
from render import words
from render.common.board import fit_alt_text, speak_sentences
from render.words import Names


def expansion_essentials(view: View) -> list[Text]:
    """Say what is auctioned or offered now, and who has which character."""
    texts = []
    if view.asked.bargain:
        texts.append(_bargain_text(view))
    if view.phase == "characters":
        texts += _character_auction_texts(view)
    elif any(estate.character for estate in view.estates):
        serving = tuple(
            _character_owner_text(estate) for estate in view.estates if estate.character
        )
        texts.append(say("alt-serving", serving=serving))
    return texts


def _bargain_text(view: View) -> Text:
    bargain = view.asked.bargain
    assert bargain is not None
    return say(
        "alt-offer",
        who=Who(bargain.builder),
        whom=Who(bargain.partner),
        building=Named("building", bargain.offer.building),
        squares=" ".join(_offer_squares(view)),
        price=Florins(bargain.price),
        cost=Florins(bargain.cost),
    )


def _offer_squares(view: View) -> tuple[str, ...]:
    """Name the squares of an offer on both boards, whose columns run from a to n."""
    bargain, borders = view.asked.bargain, view.box.borders
    assert bargain is not None
    assert borders is not None
    offer = bargain.offer
    bits = borders.strip.bits_if_laid(offer.building, offer.square, offer.turn)
    return borders.strip.squares_of(bits or 0)


def _character_auction_texts(view: View) -> list[Text]:
    texts = [say("alt-characters", cards=tuple(_character_text(card) for card in view.characters))]
    out = tuple(Who(estate.seat) for estate in view.estates if estate.pawn_lies)
    if out:
        texts.append(say("alt-hire-no-more", who=out))
    return texts


def _character_text(card: Character) -> Text:
    name = Named("character", card.name)
    if card.serving:
        key = "alt-served" if card.serving.face_down else "alt-serves"
        return say(key, who=Who(card.serving.seat), character=name)
    if card.pawn:
        price = Florins(card.pawn.florins)
        return say("alt-pawn", who=Who(card.pawn.seat), character=name, price=price)
    if card.florins:
        return say("alt-free-with-money", character=name, florins=Florins(card.florins))
    return say("alt-free", character=name)


def _character_owner_text(estate: SeenEstate) -> Text:
    key = "alt-served" if estate.is_face_down else "alt-serves"
    return say(key, who=Who(estate.seat), character=Named("character", estate.character))


# The whole position


def expansion_texts(view: View) -> list[Text]:
    texts = []
    if view.characters and view.phase != "characters":
        texts.append(
            say("alt-characters", cards=tuple(_character_text(card) for card in view.characters))
        )
    if view.borders:
        borders = tuple(
            say("alt-border", west=Who(border.west), east=Who(border.east))
            for border in view.borders
        )
        texts += [say("alt-borders", borders=borders), say("render-ours-side-b")]
    if view.borders and view.phase == "action":
        texts.append(say("alt-offers-left", count=view.offers_left))
    return texts


def shared_building_text(view: View, tile: Tile, estate: SeenEstate, squares: str) -> Fact:
    """Say where a building across a border lies and who shares it."""
    other: Seat = dict(neighbours(len(view.estates), estate.seat))[tile.across]
    name = Named("building", tile.name)
    return say("alt-tile-shared", thing=name, squares=squares, whom=Who(other))


def work_author(profession: str) -> Named:
    """Return the profession, or the Princess for a work without one."""
    return Named("character" if profession == PRINCESS else "profession", profession)


# What matters at once


def solo_question_text(view: View, automa: AutomaView) -> Text:
    """Say what the auction asks: to choose a lot, or to buy it at a price."""
    who = Who(view.asked.seats[0])
    if view.asked.kind == "bidding":
        lot, price = Named("lot", view.asked.lot), Florins(view.asked.bid)
        return say("alt-solo-bidding", who=who, lot=lot, price=price)
    if automa.is_last:
        return say("alt-solo-last", who=who, price=Florins(view.box.opening_bid(view.size)))
    number, most = automa.auctions + 1, automa.auctions_most
    return say("alt-solo-nominating", who=who, number=number, most=most)


def solo_essentials(view: View) -> list[Text]:
    """Describe the open card, the rolls, and Wolfgang's last turn."""
    automa = view.automa
    if automa is None:
        return []
    texts = _solo_auction_texts(automa)
    done = tuple(act.done for act in automa.acts if act.done)
    return [*texts, say("alt-solo-did", done=_named_actions(done))] if automa.acts else texts


def _solo_auction_texts(automa: AutomaView) -> list[Text]:
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


def _named_actions(actions: tuple[str, ...]) -> tuple[Named, ...]:
    return tuple(Named("automa-action", action) for action in actions)


# All of it


def wolfgang_texts(view: View, automa: AutomaView) -> list[Text]:
    """Describe Wolfgang's cards, which are the same for every viewer."""
    estate = view.estates[WOLFGANG]
    return [
        say("alt-solo-row", cards=tuple(_wolfgang_row_card_text(card) for card in automa.row)),
        say("alt-solo-bonus", cards=card_worth_texts("bonus", automa.bonus, automa.worths)),
        say("alt-revealed", cards=tuple(Named("prestige", card) for card in estate.revealed)),
        _completed_works_text(estate),
    ]


def _completed_works_text(estate: SeenEstate) -> Text:
    feats = tuple(
        say("alt-feat", card=work_author(feat.profession), value=feat.value, round=feat.round)
        for feat in estate.open.feats
    )
    return say("alt-feats", feats=feats)


def _wolfgang_row_card_text(card: AutomaRowCard) -> Text:
    if not card.card:
        return say("alt-solo-unknown")
    named = Named("profession", card.card)
    if card.faceup:
        return say("alt-solo-faceup", card=named)
    return say("alt-solo-covered", card=named)


def solo_table_texts(view: View, automa: AutomaView) -> list[Text]:
    """Describe the open card, Wolfgang's last turn, the dummies, and what is out of the game."""
    barred = tuple(Named("lot", want.lot) for want in automa.wants if want.barred)
    left = dict(automa.left)
    early, middle, late = left["early"], left["middle"], left["late"]
    return [
        *_solo_auction_texts(automa),
        *([say("alt-solo-barred", lots=barred)] if automa.card else []),
        *(_automa_action_text(view, nth, act) for nth, act in enumerate(automa.acts, start=1)),
        *(_wolfgang_look_text(look) for look in automa.looks),
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


def _automa_action_text(view: View, nth: int, act: AutomaAct) -> Text:
    """Describe an action by its card; an empty `done` says that it could not be done."""
    return say(
        "alt-solo-act",
        nth=nth,
        number=view.box.automa_cards[act.card].number,
        shown=_named_actions(act.shown),
        failed=_named_actions(tuple(action for action in act.tried if action != act.done)),
        done=_named_actions((act.done,) if act.done else ()),
    )


def _wolfgang_look_text(look: AutomaLook) -> Text:
    cards = card_worth_texts(look.deck, look.cards, look.worths)
    kept = Named(look.deck, look.kept)
    return say("alt-solo-look", deck=Named("deck", look.deck), cards=cards, kept=kept)


def names_with_wolfgang(view: View, language: str, names: Mapping[int, str]) -> Mapping[int, str]:
    """Add the name of Wolfgang, who has no person behind his seat."""
    if view.automa is None:
        return names
    return {**names, WOLFGANG: words.thing_name(language, "automa", view.automa.name)}


def describe_board(view: View, language: str, names: Names) -> str:
    """Describe the public position, most important facts first, within the alt text limit."""
    texts = [*_state_texts(view), *solo_essentials(view)]
    texts += [_prince_summary(estate) for estate in view.estates]
    texts += _round_texts(view)
    return fit_alt_text(_speak_texts(texts, view, language, names), language)


def describe_position(view: View, language: str, names: Names) -> str:
    """Describe all the board shows: a paragraph for the table and one for each prince."""
    texts = [*_essential_texts(view), *expansion_texts(view), *_stock_texts(view)]
    table = _speak_texts(texts, view, language, names)
    parts = ["\n".join(table)]
    for estate in view.estates:
        parts.append("\n".join(_speak_texts(_estate_texts(view, estate), view, language, names)))
    if view.automa:
        parts.append(
            "\n".join(_speak_texts(solo_table_texts(view, view.automa), view, language, names))
        )
    return "\n\n".join(parts)


def _speak_texts(texts: list[Text], view: View, language: str, names: Names) -> Iterator[str]:
    names = names_with_wolfgang(view, language, names)
    return speak_sentences(texts, (estate.seat for estate in view.estates), language, names)


# The table


def _essential_texts(view: View) -> list[Text]:
    return [*_state_texts(view), *_round_texts(view)]


def _state_texts(view: View) -> list[Text]:
    """Describe the round, the open question and the points."""
    rounds = say("alt-round", round=view.round, rounds=view.box.rounds, minimum=view.minimum)
    order = sorted(view.estates, key=lambda estate: -estate.open.points)
    points = tuple(say("alt-has-points", who=Who(e.seat), points=e.open.points) for e in order)
    begun = [] if view.scores is not None else [rounds]  # after the end no Work needs anything
    return [*begun, _question_text(view), say("alt-points", points=points)]


def _round_texts(view: View) -> list[Text]:
    """Describe what happened in this round."""
    texts = [*expansion_essentials(view)]
    if view.scores is not None:
        return texts
    sold = [stack.sale for stack in view.stacks if stack.sale]
    if sold:
        sales = tuple(
            say("alt-sale", who=Who(s.seat), lot=Named("lot", s.lot), price=Florins(s.price))
            for s in sold
        )
        texts.append(say("alt-sales", sales=sales))
    texts.append(say("alt-starter", who=Who(view.starter)))
    if view.best:
        value = view.estates[view.best[0]].best_work
        texts.append(say("alt-best-work", who=tuple(map(Who, view.best)), value=value))
    return texts


def _question_text(view: View) -> Text:
    asked = view.asked
    who = tuple(Who(seat) for seat in asked.seats)
    match asked.kind:
        case "over":
            assert view.scores is not None
            winners = tuple(map(Who, view.winners))
            return say("alt-princes-over", who=winners, points=max(view.scores.totals))
        case "nominating" | "bidding" if view.automa:
            return solo_question_text(view, view.automa)
        case "bidding":
            *others, leader = asked.bidders
            return say(
                "alt-princes-bidding",
                who=who,
                lot=Named("lot", asked.lot),
                price=Florins(asked.price),
                leader=Who(leader),
                others=tuple(Who(seat) for seat in others if seat not in asked.seats),
            )
        case "placing":
            return say("alt-princes-placing", who=who, lot=Named("lot", asked.lot))
        case "picking":
            deck = Named("deck", asked.deck)
            return say("alt-princes-picking", who=who, deck=deck, cards=asked.cards)
        case "consulting":
            character = Named("character", asked.character)
            return say("alt-princes-consulting", who=who, character=character)
    return say(f"alt-princes-{asked.kind}", who=who, actions=asked.actions)


def _prince_summary(estate: SeenEstate) -> Text:
    """Describe a prince's possessions in one line."""
    tiles = (*estate.open.buildings, *estate.open.landscapes)
    return say(
        "alt-court",
        who=Who(estate.seat),
        tiles=tuple(_named_tile(tile, estate) for tile in tiles),
        builders=estate.open.builders,
        jesters=estate.open.jesters,
        freedoms=tuple(say(f"render-freedom-{name}") for name in estate.open.freedoms),
        works=len(estate.open.feats),
    )


def _named_tile(tile: Tile, estate: SeenEstate) -> Named:
    return Named("building" if tile in estate.open.buildings else "landscape", tile.name)


def _stock_texts(view: View) -> list[Text]:
    def supply(key: str, kind: str, names: tuple[tuple[str, int], ...]) -> Text:
        """Say how many are left of each, and which are gone."""
        left = tuple(
            say("alt-left", thing=Named(kind, name), left=left) for name, left in names if left
        )
        gone = tuple(Named(kind, name) for name, left in names if not left)
        return say(key, left=left, gone=gone)

    stacks = tuple((stack.lot, stack.left) for stack in view.stacks)
    buildings = tuple((one.name, one.left) for one in view.buildings)
    freedoms = tuple((one.name, one.left) for one in view.freedoms)
    decks = tuple((one.name, one.left) for one in view.decks)
    ground = view.box.ground
    return [
        supply("alt-stacks", "lot", stacks),
        supply("alt-buildings", "building", buildings),
        supply("alt-freedoms", "freedom", freedoms),
        supply("alt-decks", "deck", decks),
        say("alt-palazzo", squares=", ".join(ground.squares_of(ground.palazzo))),
    ]


# A prince


def _estate_texts(view: View, estate: SeenEstate) -> list[Text]:
    texts = [
        say("alt-prince", who=Who(estate.seat), points=estate.open.points),
        say("alt-servants", builders=estate.open.builders, jesters=estate.open.jesters),
    ]
    if estate.florins is not None:
        texts.append(say("alt-money", florins=Florins(estate.florins)))
    tiles = tuple(
        _tile_text(view, tile, estate) for tile in (*estate.open.buildings, *estate.open.landscapes)
    )
    texts.append(say("alt-tiles", tiles=tiles, free=estate.free_squares))
    texts.append(
        say("alt-rights", freedoms=tuple(Named("freedom", name) for name in estate.open.freedoms))
    )
    if view.automa and estate.seat == WOLFGANG:
        return [*texts, *wolfgang_texts(view, view.automa)]
    texts.append(
        say(
            "alt-cards",
            hand=estate.hand,
            recruiting=estate.open.recruiting,
            bonus=estate.bonus,
            prestige=estate.prestige,
        )
    )
    if estate.open.shown:
        shown = tuple(Named("profession", card) for card in estate.open.shown)
        texts.append(say("alt-shown", cards=shown))
    if estate.revealed:
        texts.append(
            say("alt-revealed", cards=tuple(Named("prestige", card) for card in estate.revealed))
        )
    texts.append(_completed_works_text(estate))
    texts.append(
        say("alt-table", cards=tuple(Named("profession", card) for card in estate.open.table))
    )
    return texts


def _tile_text(view: View, tile: Tile, estate: SeenEstate) -> Fact:
    """Name a tile with its squares; Wolfgang's tiles have none."""
    thing = _named_tile(tile, estate)
    if tile.across:
        return shared_building_text(view, tile, estate, _tile_squares(view, tile))
    return say("alt-tile", thing=thing, squares=_tile_squares(view, tile)) if tile.square else thing


def _tile_squares(view: View, tile: Tile) -> str:
    ground = view.box.ground
    bits = ground.covered([tile])
    return " ".join(ground.squares_of(bits))
