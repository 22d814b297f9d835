"""Describe the board of Firenze in words."""

from collections.abc import Iterator, Sequence

from bot.engine.text import Fact, Named, Text, Who, say
from bot.games.firenze.box import OURS, ActionCard
from bot.games.firenze.state_parts import COLORS, Bricks
from bot.games.firenze.view import Commission, Offer, SeenBuilder, View
from render.common.board import fit_alt_text, speak_sentences
from render.firenze.header_and_side_panels import LAST_PHASE, PHASES
from render.firenze.theme import CARD_THING
from render.words import ROMAN, Names


def describe_board(view: View, language: str, names: Names) -> str:
    """Describe the public position, most important facts first, within the alt text limit."""
    texts = [*_essential_texts(view), *(_builder_summary(one) for one in view.builders)]
    if view.scores is None:
        row = tuple(_named_card(offer.card) for offer in view.row)
        texts += [*_affordable_card_texts(view), *_open_commission_texts(view)]
        texts.append(say("alt-firenze-row", row=row))
    return fit_alt_text(_speak_texts(texts, view, language, names), language)


def describe_position(view: View, language: str, names: Names) -> str:
    """Describe all the board shows: a paragraph for the table and one for each builder."""
    table = [
        *_essential_texts(view),
        *(_row_card_text(offer) for offer in view.row),
        *_family_texts(view),
        *_stock_and_turn_texts(view),
    ]
    parts = ["\n".join(_speak_texts(table, view, language, names))]
    for builder in view.builders:
        parts.append("\n".join(_speak_texts(_builder_texts(view, builder), view, language, names)))
    return "\n\n".join(parts)


def _speak_texts(texts: Sequence[Text], view: View, language: str, names: Names) -> Iterator[str]:
    return speak_sentences(texts, (builder.seat for builder in view.builders), language, names)


# Facts that return


def brick_texts(counted: Bricks) -> tuple[Text, ...]:
    """List every colour there is with its count, or say that there is none."""
    pairs = zip(COLORS, counted, strict=True)
    return tuple(
        say("alt-firenze-bricks", color=_named_color(color), count=count)
        for color, count in pairs
        if count
    )


def _named_color(color: str) -> Named:
    return Named("brick", color)


def _tower_text(color: str, height: int, *, idle: bool = False) -> Text:
    if idle:
        return say("alt-firenze-idle-tower", color=_named_color(color), height=height)
    return say("alt-firenze-tower", color=_named_color(color), height=height)


def _named_cards(cards: Sequence[ActionCard]) -> tuple[Fact, ...]:
    return tuple(_named_card(card) for card in cards)


def _named_card(card: ActionCard) -> Fact:
    return Named(CARD_THING, card.name)


# The table


def _essential_texts(view: View) -> list[Text]:
    phase = PHASES[view.asked.kind][0]
    texts = [say("alt-firenze-turn", round=view.round), _question_text(view)]
    if phase:
        texts[0] = say("alt-firenze-turn-phase", round=view.round, phase=phase, phases=LAST_PHASE)
    order = sorted(view.builders, key=lambda builder: -builder.open.points)
    points = tuple(say("alt-has-points", who=Who(b.seat), points=b.open.points) for b in order)
    texts.append(say("alt-points", points=points))
    if view.ender is not None and view.scores is None:
        who = tuple(Who(b.seat) for b in view.builders if b.turn_left)
        texts.append(say("alt-firenze-ending", ender=Who(view.ender), who=who))
    return texts


def _row_card_text(offer: Offer) -> Text:
    card, kind = _named_card(offer.card), Named("card-kind", offer.card.kind)
    place, cost, bricks = offer.place, offer.cost, brick_texts(offer.bricks)
    return say("alt-firenze-offer", place=place, card=card, kind=kind, cost=cost, bricks=bricks)


def _affordable_card_texts(view: View) -> Iterator[Text]:
    """Describe the cards that can be paid for, while one is chosen."""
    if view.asked.kind == "choosing":
        stored = view.active_builder.stored
        yield from (_row_card_text(offer) for offer in view.row if offer.cost <= stored)


def _question_text(view: View) -> Text:
    asked = view.asked
    if asked.kind == "over":
        assert view.scores is not None
        winners = tuple(Who(seat) for seat in view.scores.winners)
        return say("alt-firenze-over", who=winners, points=max(view.scores.totals))
    who = Who(asked.seats[0])
    if asked.card:
        card = Named(CARD_THING, asked.card)
        return say(f"alt-firenze-{asked.kind}", who=who, count=asked.due, card=card)
    return say(f"alt-firenze-{asked.kind}", who=who, count=asked.due)


def _builder_summary(builder: SeenBuilder) -> Text:
    """Describe a master builder in one line."""
    return say(
        "alt-firenze-builder",
        who=Who(builder.seat),
        towers=_site_texts(builder),
        bricks=brick_texts(builder.open.storehouse),
        seals=builder.open.seals,
    )


def _site_texts(builder: SeenBuilder) -> tuple[Text, ...]:
    return tuple(
        _tower_text(tower.color, tower.height, idle=tower.idle) for tower in builder.open.site
    )


def _open_commission_texts(view: View) -> list[Text]:
    """List the commissions that can be fulfilled, by family."""
    texts = []
    for family in view.families:
        commissions = tuple(_worth_text(one) for one in family.commissions if one.open)
        if commissions:
            color = _named_color(family.color)
            texts.append(say("alt-firenze-open", color=color, commissions=commissions))
    return texts


def _worth_text(commission: Commission) -> Text:
    return say("alt-firenze-commission", height=commission.height, points=commission.points)


# The towers of the families


def _family_texts(view: View) -> list[Text]:
    texts = []
    for family in view.families:
        told = tuple(_commission_text(one) for one in family.commissions)
        color = _named_color(family.color)
        texts.append(say("alt-firenze-family", color=color, commissions=told))
        points = _points_text(family.majority.points, family.majority.points_from)
        if family.majority.seat is None:
            texts.append(say("alt-firenze-majority-open", color=color, points=points))
        else:
            who = Who(family.majority.seat)
            texts.append(say("alt-firenze-majority", color=color, points=points, who=who))
    levels = tuple(
        say(
            "alt-firenze-level",
            height=level.height,
            points=_points_text(level.points, level.points_from),
        )
        for level in view.levels
        if level.seat is None
    )
    texts.append(say("alt-firenze-levels", levels=levels))
    texts.append(say("alt-firenze-ours"))
    return texts


def _commission_text(commission: Commission) -> Text:
    """Describe a commission and what covers it."""
    worth = _points_text(commission.points, commission.points_from)
    if commission.neutral:
        return say("alt-firenze-neutral", height=commission.height)
    if commission.seat is not None:
        return say(
            "alt-firenze-sealed", height=commission.height, who=Who(commission.seat), points=worth
        )
    if commission.balcony is None:
        return say("alt-firenze-free", height=commission.height, points=worth)
    height, numeral = commission.height, ROMAN[commission.balcony.numeral]
    if commission.open:
        return say("alt-firenze-balcony", height=height, points=worth, numeral=numeral)
    return say("alt-firenze-waiting", height=height, points=worth, numeral=numeral)


def _points_text(points: int, source: str) -> Text:
    """Say how many points, and whether that is printed."""
    return say("alt-firenze-points", points=points, printed=int(source != OURS))


def _stock_and_turn_texts(view: View) -> list[Text]:
    texts = [
        say("alt-firenze-church", cards=_named_cards(view.church)),
        say("alt-firenze-pouch", bricks=brick_texts(view.pouch)),
        say("alt-firenze-deck", deck=view.deck, discards=len(view.discards)),
        say("alt-starter", who=Who(view.starter)),
    ]
    now = view.turn
    if sum(now.laid):
        texts.append(
            say(
                "alt-firenze-laid",
                who=Who(now.seat),
                bricks=brick_texts(now.laid),
                paid=brick_texts(now.paid),
            )
        )
    if now.played:
        played = tuple(Named(CARD_THING, card) for card in now.played)
        texts.append(say("alt-firenze-played", who=Who(now.seat), cards=played))
    return texts


# A master builder


def _builder_texts(view: View, builder: SeenBuilder) -> list[Text]:
    texts = [
        say("alt-firenze-who", who=Who(builder.seat), points=builder.open.points),
        say("alt-firenze-seals", seals=builder.open.seals),
        say("alt-firenze-site", towers=_site_texts(builder)),
        say(
            "alt-firenze-storehouse",
            bricks=brick_texts(builder.open.storehouse),
            stored=builder.open.stored,
            limit=builder.storehouse_limit,
        ),
        say(
            "alt-firenze-cards",
            hand=builder.hand,
            celebrations=builder.celebrations,
            cards=builder.cards,
            limit=builder.card_limit,
        ),
        say("alt-firenze-buildings", cards=_named_cards(builder.buildings)),
    ]
    if builder.open.owes_bell_tower:
        texts.append(say("alt-firenze-bell"))
    if builder.seat == view.ender:
        texts.append(say("alt-firenze-ender"))
    if builder.revealed:
        texts.append(say("alt-firenze-revealed", cards=_named_cards(builder.revealed)))
    return texts
