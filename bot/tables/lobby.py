"""Commands before the start: open, sit down, choose options, start."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.deal import LONGEST_SALT, Deal, normalize_salt
from bot.engine.game import Seat, settle_options
from bot.engine.journal import AnyGame, Opening, begin
from bot.engine.text import Named, Refusal, refuse, say
from bot.history import game_summary
from bot.players.registry import computer_players
from bot.tables import clocks
from bot.tables.people import (
    PersonId,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.records import PlayerSalt
from bot.tables.state import (
    Announcement,
    AnyCourse,
    TableState,
    with_course,
    with_news,
    with_status,
)
from bot.tables.table import TableCommand


def add_salt(state: TableState, person: PersonId, typed: str) -> TableState | Refusal:
    """The word of somebody who sits there, in place of the one he had added before."""
    word = normalize_salt(typed)
    if not 0 < len(word) <= LONGEST_SALT:
        return refuse("lobby", "no-such-word", most=LONGEST_SALT)
    others = remove_salt(state, person).player_salts
    return replace(state, player_salts=(*others, PlayerSalt(person, word)))


def remove_salt(state: TableState, person: PersonId | None) -> TableState:
    """His word leaves with whoever leaves."""
    return replace(
        state, player_salts=tuple(one for one in state.player_salts if one.person != person)
    )


def settle_deal(state: TableState, half: str) -> TableState:
    """Each word has its seat now; a table that was opened without a half gets this one."""
    added = {word.person: word for word in state.player_salts}
    words = tuple(
        replace(added[holder.person], seat=Seat(at))
        for at, holder in enumerate(state.card.holders)
        if holder.person in added
    )
    return replace(state, server_seed=state.server_seed or half, player_salts=words)


def make_deal(half: str, words: Iterable[PlayerSalt]) -> Deal:
    return Deal(half, tuple((one.seat or Seat(0), one.text) for one in words))


def deal_of_game(state: TableState, course: AnyCourse) -> Deal:
    """What the luck of this game is made of; where no half is kept, its seed is the half."""
    return make_deal(state.server_seed or course.opening.seed, state.player_salts)


ASLEEP_REASON = "asleep"  # why a table is cancelled that anybody may wake again
PICTURE_CHOICES = ("move", "turn", "demand")
SOLO_SIZES = range(1, 2)  # how many may sit at a table that was opened for one


def make_card(
    table: TableId,
    game: str,
    owner: PersonId,
    server: str,
    place: str,
    terms: TableTerms,
    options: tuple[tuple[str, str], ...],
    now: Time,
) -> TableCard:
    """A table that has just opened, with its owner in the first chair."""
    return TableCard(
        id=table,
        game=game,
        status=TableStatus.GATHERING,
        server=server,
        place=place,
        owner=owner,
        options=options,
        terms=terms,
        holders=(SeatHolder(owner),),
        opened=now,
    )


def put_to_sleep() -> TableCommand:
    """Nobody started it for long; it keeps its chairs, and whoever comes back wakes it."""

    def act(state: TableState) -> TableState | Refusal:
        if state.card.status is not TableStatus.GATHERING:
            return _refuse_started()
        news = Announcement(say("table-fell-asleep"))
        return with_news(with_status(state, TableStatus.CANCELLED, ASLEEP_REASON), news)

    return act


def _wake_up(state: TableState) -> TableState | Refusal:
    """The same while people may still come and go; a table that slept wakes up."""
    card = state.card
    if card.status is TableStatus.GATHERING:
        return state
    if card.status is TableStatus.CANCELLED and card.why == ASLEEP_REASON:
        awake = with_status(state, TableStatus.GATHERING)
        return replace(awake, card=replace(awake.card, ended=None))
    return _refuse_started()


def _refuse_started() -> Refusal:
    return refuse("lobby", "started-already")


# Chairs


def sit_down(person: PersonId, word: str = "") -> TableCommand:
    """Take a chair at a table that has not started, and add a word to the deal if one likes."""

    def act(state: TableState) -> TableState | Refusal:
        if state.card.seat_ever_held(person) is None:
            refusal = refuse_person(state, person)
            after = refusal or _add_holder(state, SeatHolder(person))
        else:
            after = _wake_up(state) if word else refuse_twice(state, person)
        if isinstance(after, Refusal) or not word:
            return after
        return add_salt(after, person, word)

    return act


def invite_computer(owner: PersonId, guest: str) -> TableCommand:
    """The owner gives a chair to a computer player."""

    def act(state: TableState) -> TableState | Refusal:
        known = tuple(computer_players(state.game.key))
        if guest not in known:
            named = tuple(Named("guest", one) for one in known)
            return refuse("lobby", "no-such-guest", guest=guest[:40], guests=named)
        return _refuse_not_owner(state, owner) or _add_holder(state, SeatHolder(computer=guest))

    return act


def _add_holder(state: TableState, holder: SeatHolder) -> TableState | Refusal:
    after, most = _wake_up(state), _sizes_of_table(state)[-1]
    if isinstance(after, Refusal):
        return after
    if len(after.card.holders) >= most:
        return refuse("lobby", "table-is-full", most=most)
    return replace(after, card=replace(after.card, holders=(*after.card.holders, holder)))


def stand_up(person: PersonId) -> TableCommand:
    """Leave a table that has not started; when its owner leaves, the next one owns it."""

    def act(state: TableState) -> TableState | Refusal:
        seat = state.card.owned_seat(person)
        if seat is None:
            return refuse("lobby", "does-not-sit-here")
        return free_seat(state, seat)

    return act


def remove_holder(owner: PersonId, seat: Seat, sitting: SeatHolder) -> TableCommand:
    """The owner frees a chair before the start, if the one he means still sits there.

    Whoever was sent away stays away until he is asked back.
    """

    def act(state: TableState) -> TableState | Refusal:
        holders = state.card.holders
        if not 0 <= seat < len(holders) or holders[seat] != sitting:
            return refuse("lobby", "sits-there-no-more")
        refusal = _refuse_not_owner(state, owner)
        if refusal:
            return refusal
        after = free_seat(state, seat)
        if isinstance(after, Refusal) or sitting.person in (None, owner):
            return after
        assert sitting.person is not None
        return replace(after, card=with_person_sent_away(after.card, sitting.person))

    return act


def ask_back(owner: PersonId, person: PersonId) -> TableCommand:
    """The owner has changed his mind, and whoever was sent away hears of it."""

    def act(state: TableState) -> TableState | Refusal:
        card = state.card
        refusal = _refuse_not_owner(state, owner)
        if refusal or person not in card.sent_away:
            return refusal or refuse("lobby", "was-not-sent-away")
        after = replace(state, card=replace(card, sent_away=card.sent_away - {person}))
        return with_news(after, Announcement(say("is-asked-back", table=card.id), person))

    return act


def with_person_sent_away(card: TableCard, person: PersonId) -> TableCard:
    return replace(card, sent_away=card.sent_away | {person})


def refuse_twice(state: TableState, person: PersonId) -> Refusal:
    """Why a person who has, or had, a chair here gets no other one."""
    if state.card.owned_seat(person) is None:
        return refuse("table", "has-resigned")
    return refuse("lobby", "you-play-already")


def refuse_person(state: TableState, person: PersonId) -> Refusal | None:
    """Why somebody may not sit down here at all."""
    if person in state.card.sent_away:
        return refuse("lobby", "was-sent-away")
    return refuse("stewards", "is-kept-out") if person in state.kept_out else None


def free_seat(state: TableState, seat: Seat) -> TableState | Refusal:
    awake, card = _wake_up(state), state.card
    if isinstance(awake, Refusal):
        return awake
    holders = (*card.holders[:seat], *card.holders[seat + 1 :])
    people = [holder.person for holder in holders if holder.person is not None]
    if not people:
        # A table is nobody's without a person; its last one stays written in its chair.
        closed = with_status(state, TableStatus.CANCELLED, "everybody-left")
        return with_news(replace(closed, player_salts=()), Announcement(say("table-closes")))
    owner = card.owner if card.owner in people else people[0]
    # Whoever leaves a table that sleeps lets it sleep.
    after = replace(state, card=replace(card, holders=holders, owner=owner))
    return remove_salt(after, card.holders[seat].person)


def cancel_lobby(owner: PersonId) -> TableCommand:
    """The owner closes a table that has not begun."""

    def act(state: TableState) -> TableState | Refusal:
        refusal = _refuse_not_owner(state, owner)
        if refusal or state.card.status is not TableStatus.GATHERING:
            return refusal or _refuse_started()
        closed = with_status(state, TableStatus.CANCELLED, "called-off")
        return with_news(closed, Announcement(say("table-is-called-off")))

    return act


# Wishes


def set_option(owner: PersonId, name: str, value: str) -> TableCommand:
    """The owner chooses one of the game's own options."""

    def act(state: TableState) -> TableState | Refusal:
        refusal = _refuse_not_owner(state, owner) or refuse_option(
            state.game, _sizes_of_table(state), name, value
        )
        after = refusal or _wake_up(state)
        if isinstance(after, Refusal):
            return after
        options = {**dict(after.card.options), name: value}
        return replace(after, card=replace(after.card, options=tuple(options.items())))

    return act


def make_solo(owner: PersonId, wishes: Iterable[tuple[str, str]]) -> TableCommand:
    """Whoever still has a table to himself makes it one for him alone."""

    def act(state: TableState) -> TableState | Refusal:
        after = _refuse_not_owner(state, owner) or _wake_up(state)
        if isinstance(after, Refusal):
            return after
        if len(after.card.holders) > 1:
            return refuse("lobby", "others-sit-here")
        options = {**_non_default_options(after), **dict(wishes)}
        refusals = (refuse_option(after.game, SOLO_SIZES, *option) for option in options.items())
        refusal = next((found for found in refusals if found), None)
        return refusal or replace(after, card=replace(after.card, options=tuple(options.items())))

    return act


def _non_default_options(state: TableState) -> dict[str, str]:
    """What was wished for that isn't so anyway."""
    game = state.game
    defaults = {one.name: one.values[0] for size in game.seats for one in game.options(size)}
    return {name: value for name, value in state.card.options if defaults[name] != value}


def table_sizes(game: AnyGame, wishes: Iterable[str]) -> range:
    """How many may sit at a table that was opened with these wishes.

    Alone plays only who wished for something that there is for one alone: nobody starts such
    a game because others are late.
    """
    if game.seats[0] > 1:
        return game.seats
    alone, *others = ({option.name for option in game.options(size)} for size in game.seats)
    if alone.difference(*others).intersection(wishes):
        return SOLO_SIZES
    return range(2, game.seats[-1] + 1)


def is_opened_solo(state: TableState) -> bool:
    """Whether this table was opened for its owner alone, and waits for nobody."""
    return state.card.status is TableStatus.GATHERING and _sizes_of_table(state) == SOLO_SIZES


def _sizes_of_table(state: TableState) -> range:
    return table_sizes(state.game, (name for name, _ in state.card.options))


def refuse_option(game: AnyGame, sizes: range, name: str, value: str) -> Refusal | None:
    """Some options are offered only at some sizes: one size that knows it is enough here."""
    offers = [settle_options(game, seats, {name[:40]: value[:40]}) for seats in sizes]
    refusals = [offer for offer in offers if isinstance(offer, Refusal)]
    if len(refusals) < len(offers):
        return None
    # That the value is wrong says more than that a smaller table has no such option.
    return max(refusals, key=lambda refusal: refusal.text.key == "no-such-value")


def set_terms(owner: PersonId, terms: TableTerms) -> TableCommand:
    """The owner sets the clock, what happens at a deadline, the language."""

    def act(state: TableState) -> TableState | Refusal:
        after = _refuse_not_owner(state, owner) or _wake_up(state)
        if isinstance(after, Refusal):
            return after
        return refuse_terms(terms) or replace(after, card=replace(after.card, terms=terms))

    return act


def refuse_terms(terms: TableTerms) -> Refusal | None:
    if terms.pictures not in PICTURE_CHOICES:
        return refuse("lobby", "no-such-pictures", pictures=PICTURE_CHOICES)
    if terms.auctions not in ("", *clocks.AUCTIONS):
        auctions = tuple(Named("auctions", one) for one in clocks.AUCTIONS)
        return refuse("lobby", "no-such-auctions", auctions=auctions)
    if terms.chronicle not in ("", game_summary.ON, game_summary.OFF):
        return refuse("lobby", "no-such-chronicle")
    if terms.teaching and clocks.has_clock(terms):
        return refuse("clocks", "no-clock-for-learning")
    return clocks.refuse_clock(terms.clock)


# The start


def start_game(owner: PersonId, game: AnyGame, printed: str, half: str) -> TableCommand:
    """Deal the game. From here on its options, printed numbers and luck are settled.

    The half is for tables whose own was not chosen when they were opened.
    """

    def act(state: TableState) -> TableState | Refusal:
        after = _refuse_not_owner(state, owner) or _wake_up(state)
        if isinstance(after, Refusal):
            return after
        card, sizes = after.card, _sizes_of_table(after)
        if len(card.holders) == 1 and 1 not in sizes:
            return refuse("seats", "opened-for-several", fewest=sizes[0], most=sizes[-1])
        offered = {option.name for option in game.options(len(card.holders))}
        wishes = {name: value for name, value in card.options if name in offered}
        setup = settle_options(game, len(card.holders), wishes)
        if isinstance(setup, Refusal):
            return setup
        after = settle_deal(after, half)
        seed = make_deal(after.server_seed, after.player_salts).seed
        opening = Opening(game.key, setup.rules, printed, setup.seats, setup.options, seed)
        card = replace(card, status=TableStatus.PLAYING, started=after.now, options=setup.options)
        after = with_course(replace(after, card=card, game=game), begin(game, opening))
        return with_news(after, Announcement(say("game-starts", seats=setup.seats)))

    return act


def _refuse_not_owner(state: TableState, person: PersonId) -> Refusal | None:
    return None if state.card.owner == person else refuse("lobby", "only-the-owner")
