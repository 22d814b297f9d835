"""The character auction: six cards, each with room for one pawn (The Muse and the Princess)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine.game import Event, Note, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Florins, Named, Refusal, Who, refuse, say
from bot.games.princes import character_favours, payments_and_gains
from bot.games.princes.box import Box
from bot.games.princes.moves import VOCABULARY, Court, Move, Pass
from bot.games.princes.state import AskedOfOne, Characters, State
from bot.games.princes.state_parts import Asked, Pawn, Serving


def begin_courting(box: Box, state: State) -> Step[State]:
    """Every card goes back; where the Banker comes back, his money is laid out anew."""
    before = state.characters_in_play
    banker_back = any(serving.character == "banker" for serving in before.serving)
    florins = box.favours.banker_florins if banker_back else before.florins
    after = Characters(florins, next=state.starter)
    told = say("characters-begin", who=Who(state.starter), florins=Florins(florins))
    step = continue_courting(box, replace(state, characters=after))
    return step.preceded_by(Event(told))


def continue_courting(box: Box, state: State) -> Step[State]:
    """On to the next seat with something to decide; whoever's pawn still stands buys on the way.

    When all pawns lie, nobody is next, and the action phase begins.
    """
    characters = state.characters_in_play
    assert characters.next is not None
    seat = next((s for s in state.clockwise(characters.next) if s not in characters.lying), None)
    if seat is None:
        return _end_courting(box, state)
    characters = replace(characters, next=state.clockwise(seat)[1])
    state = replace(state, characters=characters)
    standing = next((pawn for pawn in characters.pawns if pawn.seat == seat), None)
    if standing is None:
        return Step(replace(state, question=Courting(seat)), ())
    bought = _hire_for_pawn(box, state, standing)
    asked = character_favours.ask_on_hiring(bought.state, seat)
    step = Step(asked, ()) if asked else continue_courting(box, bought.state)
    return step.preceded_by(*bought.events)


def _hire_for_pawn(box: Box, state: State, pawn: Pawn) -> Step[State]:
    """One's own pawn still stands at one's next turn: one pays, and the card is one's own."""
    characters, seat = state.characters_in_play, pawn.seat
    estate, _ = payments_and_gains.pay_selling_points_if_short(
        box, state.estates[seat], pawn.florins
    )
    name, price = Named("character", pawn.character), Florins(pawn.florins)
    events = [Event(say("hires", who=Who(seat), character=name, price=price))]
    brought = characters.florins if pawn.character == "banker" else 0
    if brought:
        estate = replace(
            estate,
            hidden=replace(
                estate.hidden,
                florins=estate.hidden.florins + brought,
                banked=estate.hidden.banked + brought,
            ),
        )
        events.append(Event(say("banker-pays", who=Who(seat), florins=Florins(brought))))
    after = replace(
        characters,
        florins=characters.florins - brought,
        serving=(*characters.serving, Serving(pawn.character, seat)),
        pawns=tuple(other for other in characters.pawns if other != pawn),
        lying=(*characters.lying, seat),
    )
    estates = state.estates_with(seat, estate)
    return Step(replace(state, characters=after, estates=estates), tuple(events))


def _end_courting(box: Box, state: State) -> Step[State]:
    characters = state.characters_in_play
    after = replace(characters, next=None, lying=())
    if any(serving.character == "banker" for serving in characters.serving):
        return Step(replace(state, characters=after), ())
    florins = characters.florins + box.favours.banker_growth
    told = Event(say("banker-grows", florins=Florins(florins)))
    return Step(replace(state, characters=replace(after, florins=florins)), (told,))


# Courting


@dataclass(frozen=True, slots=True)
class Courting(AskedOfOne):
    """The characters are auctioned: stand the pawn on one of them, or pass."""

    def candidates(self, box: Box, state: State, seat: Seat) -> Iterator[Move]:
        for character in box.characters:
            yield Court(character, _lowest_useful_space(box, state, character))
        yield Pass()

    def why_not(self, box: Box, state: State, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Court(character):
                serving, pawns = state.characters_in_play.serving, state.characters_in_play.pawns
                refusal = why_character_unavailable(box, serving, pawns, character)
                return refusal or _why_not_bid_so_much(box, state, seat, move)
            case Pass():
                return None
        return refuse("character-auction", "court-or-pass")

    def amounts(self, box: Box, state: State, seat: Seat, move: Move) -> range:
        return possible_bids(box, state, seat, move) if isinstance(move, Court) else range(0)

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        return (
            place_pawn(state, seat, move) if isinstance(move, Court) else pass_courting(state, seat)
        )

    def public_view(self, box: Box, state: State) -> Asked:
        return Asked("courting", self.seats)


def possible_bids(box: Box, state: State, seat: Seat, move: Court) -> range:
    """What this seat may bid for the character: free spaces, up to the cash it has."""
    served, pawns = state.characters_in_play.serving, state.characters_in_play.pawns
    spaces = spaces_left(box, served, pawns, move.character)
    florins = state.estates[seat].hidden.florins
    return range(spaces.start, min(spaces.stop, florins + 1), spaces.step)


def why_character_unavailable(
    box: Box, served: Iterable[Serving], pawns: Iterable[Pawn], character: str
) -> Refusal | None:
    """Why nobody can hire this character any more in this round."""
    if character not in box.characters:
        named = tuple(Named("character", name) for name in box.characters)
        return refuse("characters", "no-such-character", character=character, characters=named)
    name = Named("character", character)
    serving = next((serving for serving in served if serving.character == character), None)
    if serving:
        who = Who(serving.seat)
        return refuse("character-auction", "character-hired", character=name, who=who)
    pawn = _pawn_on(pawns, character)
    if pawn and not spaces_above(box, character, pawn):
        who = Who(pawn.seat)
        return refuse("character-spaces", "no-space-above", character=name, who=who)
    return None


def _why_not_bid_so_much(box: Box, state: State, seat: Seat, move: Court) -> Refusal | None:
    refusal = why_no_space(box, move)
    if refusal:
        return refusal
    pawn = _pawn_on(state.characters_in_play.pawns, move.character)
    if pawn and move.florins <= pawn.florins:
        name, who = Named("character", move.character), Who(pawn.seat)
        lowest = Florins(_lowest_useful_space(box, state, move.character))
        return refuse(
            "character-spaces", "place-pawn-higher", character=name, who=who, lowest=lowest
        )
    refusal = payments_and_gains.why_not_pay(box, state.estates[seat], move.florins)
    if refusal and not possible_bids(box, state, seat, move):
        return replace(refusal, nearest=VOCABULARY.spell(Pass()))
    return refusal


def why_no_space(box: Box, move: Court) -> Refusal | None:
    """Why nobody may ever bid so much for this character."""
    spaces, name = box.bidding_spaces(move.character), Named("character", move.character)
    if move.florins in spaces:
        return None
    lowest, highest = Florins(spaces[0]), Florins(spaces[-1])
    return refuse(
        "character-spaces", "no-such-space", character=name, lowest=lowest, highest=highest
    )


def place_pawn(state: State, seat: Seat, move: Court) -> Step[State]:
    """A pawn that stood on the card goes back to its owner."""
    characters = state.characters_in_play
    before = _pawn_on(characters.pawns, move.character)
    pawns = tuple(pawn for pawn in characters.pawns if pawn != before)
    after = replace(characters, pawns=(*pawns, Pawn(move.character, seat, move.florins)))
    name, price = Named("character", move.character), Florins(move.florins)
    told = say("courts", who=Who(seat), character=name, price=price)
    if before:
        whom = Who(before.seat)
        told = say("courts-instead", who=Who(seat), character=name, price=price, whom=whom)
    return Step(replace(state, characters=after), (Event(told),))


def pass_courting(state: State, seat: Seat) -> Step[State]:
    """Whoever passes is out until the next round."""
    characters = state.characters_in_play
    after = replace(characters, lying=(*characters.lying, seat))
    return Step(replace(state, characters=after), (Event(say("courts-nobody", who=Who(seat))),))


def _lowest_useful_space(box: Box, state: State, character: str) -> int:
    """The lowest space that is still of use."""
    return spaces_above(box, character, _pawn_on(state.characters_in_play.pawns, character)).start


def spaces_left(
    box: Box, served: Iterable[Serving], pawns: Sequence[Pawn], character: str
) -> range:
    """The spaces on which a pawn may still be put, whoever has the money for it."""
    if why_character_unavailable(box, served, pawns, character):
        return range(0)
    return spaces_above(box, character, _pawn_on(pawns, character))


def spaces_above(box: Box, character: str, pawn: Pawn | None) -> range:
    """The spaces of a character above the pawn that stands on one of them."""
    spaces = box.bidding_spaces(character)
    lowest = pawn.florins + spaces.step if pawn else spaces.start
    return range(lowest, spaces.stop, spaces.step)


def _pawn_on(pawns: Iterable[Pawn], character: str) -> Pawn | None:
    return next((pawn for pawn in pawns if pawn.character == character), None)


# For the umpire


def tally_notes(box: Box, state: State) -> list[Note]:
    """The money on the Banker; for each seat the number of its card (negative: face down),
    and while the characters are auctioned the card its pawn stands on, and its bid."""
    characters, seats = state.characters_in_play, range(len(state.estates))
    numbers = {name: number for number, name in enumerate(box.characters, start=1)}
    served = [state.serving(Seat(seat)) for seat in seats]
    cards = [numbers[s.character] * (-1 if s.face_down else 1) if s else 0 for s in served]
    found: list[Note] = [("banker", (characters.florins,)), ("serving", tuple(cards))]
    if characters.next is None:
        return found
    pawns = {pawn.seat: pawn for pawn in characters.pawns}
    standing = [pawns.get(Seat(seat)) for seat in seats]
    found.append(("pawns", tuple([p.florins if p else -1 for p in standing])))
    found.append(("on", tuple([numbers[p.character] if p else 0 for p in standing])))
    return found
