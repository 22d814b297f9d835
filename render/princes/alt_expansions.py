"""The two expansions in words: characters and pawns, borders, shared buildings and offers."""

from bot.engine.game import Seat
from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.games.princes.borders import neighbours
from bot.games.princes.pieces import PRINCESS, Tile
from bot.games.princes.view import Character, SeenEstate, View


def essentials(view: View) -> list[Text]:
    """What is auctioned or offered just now, and who has whom in his service."""
    texts = []
    if view.asked.bargain:
        texts.append(_bargain(view))
    if view.phase == "characters":
        texts += _courtship(view)
    elif any(estate.character for estate in view.estates):
        serving = tuple(_serves(estate) for estate in view.estates if estate.character)
        texts.append(say("alt-serving", serving=serving))
    return texts


def _bargain(view: View) -> Text:
    bargain = view.asked.bargain
    assert bargain is not None
    return say(
        "alt-offer",
        who=Who(bargain.builder),
        whom=Who(bargain.partner),
        building=Named("building", bargain.offer.building),
        squares=" ".join(_strip_squares(view)),
        price=Florins(bargain.price),
        cost=Florins(bargain.cost),
    )


def _strip_squares(view: View) -> tuple[str, ...]:
    """The squares of the offer on both boards, whose columns go on from a to n."""
    bargain, borders = view.asked.bargain, view.box.borders
    assert bargain is not None
    assert borders is not None
    offer = bargain.offer
    bits = borders.strip.lying(offer.building, offer.square, offer.turn)
    return borders.strip.squares_of(bits or 0)


def _courtship(view: View) -> list[Text]:
    texts = [say("alt-characters", cards=tuple(_card(card) for card in view.characters))]
    out = tuple(Who(estate.seat) for estate in view.estates if estate.pawn_lies)
    if out:
        texts.append(say("alt-hire-no-more", who=out))
    return texts


def _card(card: Character) -> Text:
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


def _serves(estate: SeenEstate) -> Text:
    key = "alt-served" if estate.is_face_down else "alt-serves"
    return say(key, who=Who(estate.seat), character=Named("character", estate.character))


# The whole position


def table(view: View) -> list[Text]:
    texts = []
    if view.characters and view.phase != "characters":
        texts.append(say("alt-characters", cards=tuple(_card(card) for card in view.characters)))
    if view.borders:
        borders = tuple(
            say("alt-border", west=Who(border.west), east=Who(border.east))
            for border in view.borders
        )
        texts += [say("alt-borders", borders=borders), say("render-ours-side-b")]
    if view.borders and view.phase == "action":
        texts.append(say("alt-offers-left", count=view.offers_left))
    return texts


def shared(view: View, tile: Tile, estate: SeenEstate, squares: str) -> Fact:
    """A building across a border: where it lies here, and whose it is, too."""
    other: Seat = dict(neighbours(len(view.estates), estate.seat))[tile.across]
    name = Named("building", tile.name)
    return say("alt-tile-shared", thing=name, squares=squares, whom=Who(other))


def author(profession: str) -> Named:
    """The Princess completes works without a profession."""
    return Named("character" if profession == PRINCESS else "profession", profession)
