"""Commands before the start: open, sit down, choose options, start; limits per person."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from bot import catalogue
from bot.engine.deal import LONGEST_SALT, Deal, DealSalt, normalize_salt
from bot.engine.game import Seat, settle_options
from bot.engine.journal import AnyGame, Opening, begin_course
from bot.engine.text import Named, Refusal, refuse, say
from bot.players.registry import computer_players
from bot.tables import clocks
from bot.tables.people import (
    HOUR,
    PersonId,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.records import PlayerSalt
from bot.tables.seat_commands import apply_move
from bot.tables.state import (
    Announcement,
    AnyCourse,
    CommandRejected,
    TableState,
    accept,
    people_at,
    reject_if_refused,
    table_command,
    with_news,
    with_status,
)

MOST_SALTS = 12  # their codes fit on the lobby's post; those of players who left count too


def add_salt(state: TableState, person: PersonId, typed: str) -> TableState:
    """Add a player's own text to the deal, in place of their last one if no other followed it."""
    text = normalize_salt(typed)
    if not 0 < len(text) <= LONGEST_SALT:
        raise CommandRejected(refuse("lobby", "no-such-word", most=LONGEST_SALT))
    replaced, earlier = (
        last_salt_if_own(state, person),
        remove_last_salt(state, person).player_salts,
    )
    if any(salt.person == person for salt in earlier):
        raise CommandRejected(refuse("lobby", "word-was-followed"))
    if are_salts_closed(earlier):
        raise CommandRejected(refuse("lobby", "words-are-closed"))
    deal = make_deal(state.server_seed, earlier)
    salt = PlayerSalt(person, text, deal.make_code(text, deal.last_code), is_proof=True)
    salt = replace(salt, closes=replaced is not None and replaced.closes)
    return replace(state, player_salts=(*earlier, salt))


def last_salt_if_own(state: TableState, person: PersonId | None) -> PlayerSalt | None:
    """Return the last salt if it is this person's."""
    last = state.player_salts[-1] if state.player_salts else None
    return last if last and person is not None and last.person == person else None


def remove_last_salt(state: TableState, person: PersonId | None) -> TableState:
    """Take a person's salt back; one that another followed stays in the deal."""
    if last_salt_if_own(state, person) is None:
        return state
    return replace(state, player_salts=state.player_salts[:-1])


def are_salts_closed(salts: Sequence[PlayerSalt]) -> bool:
    return len(salts) >= MOST_SALTS or (bool(salts) and salts[-1].closes)


@table_command
def close_salts(state: TableState, person: PersonId) -> TableState:
    """Let no other salt follow this person's, which must be the last."""
    after = _require_awake_lobby(state)
    salt = last_salt_if_own(after, person)
    if salt is None:
        raise CommandRejected(refuse("lobby", "word-was-followed"))
    return replace(after, player_salts=(*after.player_salts[:-1], replace(salt, closes=True)))


def _change_seats_or_options(state: TableState, card: TableCard) -> TableState:
    """Change seats or options; the last salt was given for others and proves nothing now.

    The program knows the seed by then, so the change could have been chosen by the cards.
    """
    salts = state.player_salts
    if salts:
        salts = (*salts[:-1], replace(salts[-1], is_proof=False))
    return replace(state, card=card, player_salts=salts)


def tie_salts_to_seats(state: TableState) -> TableState:
    """Tie each salt to the seat of its player."""
    at = {holder.person: Seat(seat) for seat, holder in enumerate(state.card.holders)}
    salts = (
        replace(salt, seat=None if salt.person is None else at.get(salt.person))
        for salt in state.player_salts
    )
    return replace(state, player_salts=tuple(salts))


def make_deal(server_seed: str, salts: Iterable[PlayerSalt]) -> Deal:
    return Deal(server_seed, tuple(DealSalt(one.seat, one.text, one.code) for one in salts))


def deal_of_game(state: TableState, course: AnyCourse) -> Deal:
    """Return what the game was dealt from; without a stored server seed, its opening's seed."""
    return make_deal(state.server_seed or course.opening.seed, state.player_salts)


ASLEEP_REASON = "asleep"  # why a table is cancelled that any visitor may wake again
PICTURE_CHOICES = ("move", "turn", "demand")
BOARD_CHOICES = ("wide", "portrait")
STORY_CHOICES = ("", "on", "off")  # "": as on its server
FREE_TAKEOVERS = "free"
TAKEOVER_CHOICES = ("", FREE_TAKEOVERS)  # "": the others vote after the first round
SOLO_SIZES = range(1, 2)  # how many may sit at a table that was opened for one


def make_table_card(
    table: TableId,
    game: str,
    owner: PersonId,
    server: str,
    place: str,
    terms: TableTerms,
    options: tuple[tuple[str, str], ...],
    now: Time,
) -> TableCard:
    """Make the card of a new table, with its owner in the first seat."""
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


@table_command
def put_lobby_to_sleep(state: TableState) -> TableState:
    """Cancel a table that was not started for long; joining or changing it wakes it again."""
    if state.card.status is not TableStatus.GATHERING:
        raise CommandRejected(_why_already_started())
    news = Announcement(say("table-fell-asleep", people=len(people_at(state.card))))
    return with_news(with_status(state, TableStatus.CANCELLED, ASLEEP_REASON), news)


def _require_awake_lobby(state: TableState) -> TableState:
    """Return a lobby that is open to changes; raise CommandRejected once the game has begun."""
    card = state.card
    if card.status is TableStatus.GATHERING:
        return state
    if card.status is TableStatus.CANCELLED and card.why == ASLEEP_REASON:
        awake = with_status(state, TableStatus.GATHERING)
        return replace(awake, card=replace(awake.card, ended=None))
    raise CommandRejected(_why_already_started())


def _why_already_started() -> Refusal:
    return refuse("lobby", "started-already")


# Seats


@table_command
def sit_down(state: TableState, person: PersonId, salt: str = "") -> TableState:
    """Join a table that has not started, and add a text to the deal if one is given."""
    if state.card.seat_of_person(person) is None:
        reject_if_refused(why_person_may_not_join(state, person))
        after = _add_holder(state, SeatHolder(person))
    elif salt:
        after = _require_awake_lobby(state)
    else:
        raise CommandRejected(why_no_second_seat(state, person))
    return add_salt(after, person, salt) if salt else after


@table_command
def keep_seats_free(state: TableState, owner: PersonId, computer: str, seats: int) -> TableState:
    """Let computers keep the seats up to this number, for whoever comes; only the owner may."""
    if not len(state.card.holders) < seats:
        raise CommandRejected(refuse("lobby", "nothing-to-keep", seats=len(state.card.holders)))
    while len(state.card.holders) < seats:
        state = invite_computer(owner, computer)(state)
        *others, last = state.card.holders
        holders = (*others, replace(last, free=True))
        state = replace(state, card=replace(state.card, holders=holders))
    return state


@table_command
def invite_computer(state: TableState, owner: PersonId, computer: str) -> TableState:
    """Give a seat to a computer player; only the owner may."""
    known = tuple(computer_players(state.game.key))
    if computer not in known:
        named = tuple(Named("guest", one) for one in known)
        raise CommandRejected(refuse("lobby", "no-such-guest", guest=computer[:40], guests=named))
    _check_owner(state, owner)
    return _add_holder(state, SeatHolder(computer=computer))


def _add_holder(state: TableState, holder: SeatHolder) -> TableState:
    after, most = _require_awake_lobby(state), _sizes_of_table(state)[-1]
    if len(after.card.holders) >= most:
        raise CommandRejected(refuse("lobby", "table-is-full", most=most))
    return _change_seats_or_options(
        after, replace(after.card, holders=(*after.card.holders, holder))
    )


@table_command
def stand_up(state: TableState, person: PersonId) -> TableState:
    """Leave a table that has not started; if its owner leaves, the next person owns it."""
    seat = state.card.owned_seat(person)
    if seat is None:
        raise CommandRejected(refuse("lobby", "does-not-sit-here"))
    return vacate_seat(state, seat)


@table_command
def remove_holder(state: TableState, owner: PersonId, seat: Seat, holder: SeatHolder) -> TableState:
    """Free a seat before the start, if the same holder still has it; only the owner may.

    A removed person can't join again until they are asked back.
    """
    holders = state.card.holders
    if not 0 <= seat < len(holders) or holders[seat] != holder:
        raise CommandRejected(refuse("lobby", "sits-there-no-more"))
    _check_owner(state, owner)
    after = vacate_seat(state, seat)
    if holder.person is None or holder.person == owner:
        return after
    return replace(after, card=with_person_sent_away(after.card, holder.person))


@table_command
def readmit_person(state: TableState, owner: PersonId, person: PersonId) -> TableState:
    """Let a removed person join again, and tell them; only the owner may."""
    card = state.card
    _check_owner(state, owner)
    if person not in card.sent_away:
        raise CommandRejected(refuse("lobby", "was-not-sent-away"))
    after = replace(state, card=replace(card, sent_away=card.sent_away - {person}))
    return with_news(after, Announcement(say("is-asked-back", table=card.id), person))


def with_person_sent_away(card: TableCard, person: PersonId) -> TableCard:
    return replace(card, sent_away=card.sent_away | {person})


def why_no_second_seat(state: TableState, person: PersonId) -> Refusal:
    """Say why a person who has, or had, a seat here gets no other one."""
    if state.card.owned_seat(person) is None:
        return refuse("table", "has-resigned")
    return refuse("lobby", "you-play-already")


def check_may_take_over(state: TableState, person: PersonId) -> None:
    """Raise CommandRejected if a person may not take over a seat of a running game."""
    if state.card.seat_of_person(person) is not None:
        raise CommandRejected(refuse("lobby", "sits-already"))
    reject_if_refused(why_person_may_not_join(state, person))
    if person in state.card.left:
        raise CommandRejected(refuse("lobby", "sat-here-before"))


def why_person_may_not_join(state: TableState, person: PersonId) -> Refusal | None:
    """Say why a person may not sit down here at all; None if they may."""
    if person in state.card.sent_away:
        return refuse("lobby", "was-sent-away")
    return refuse("stewards", "is-kept-out") if person in state.kept_out else None


def vacate_seat(state: TableState, seat: Seat) -> TableState:
    """Free a seat before the start; without a person left the table closes."""
    card = state.card
    _require_awake_lobby(state)  # refuses once the game has begun; leaving wakes no sleeping table
    holders = (*card.holders[:seat], *card.holders[seat + 1 :])
    people = [holder.person for holder in holders if holder.person is not None]
    if not people:
        closed = with_status(state, TableStatus.CANCELLED, "everybody-left")
        return with_news(replace(closed, player_salts=()), Announcement(say("table-closes")))
    owner = card.owner if card.owner in people else people[0]
    after = remove_last_salt(state, card.holders[seat].person)
    return _change_seats_or_options(after, replace(card, holders=holders, owner=owner))


@table_command
def cancel_lobby(state: TableState, owner: PersonId) -> TableState:
    """Close a table that has not started; only the owner may."""
    _check_owner(state, owner)
    if state.card.status is not TableStatus.GATHERING:
        raise CommandRejected(_why_already_started())
    closed = with_status(state, TableStatus.CANCELLED, "called-off")
    return with_news(closed, Announcement(say("table-is-called-off")))


# Options and terms


@table_command
def set_option(state: TableState, owner: PersonId, name: str, value: str) -> TableState:
    """Choose one of the game's own options; only the owner may."""
    _check_owner(state, owner)
    reject_if_refused(why_not_option(state.game, _sizes_of_table(state), name, value))
    after = _require_awake_lobby(state)
    return _change_options(after, {**dict(after.card.options), name: value})


@table_command
def make_table_solo(
    state: TableState, owner: PersonId, wishes: Iterable[tuple[str, str]]
) -> TableState:
    """Turn a table that no other person has joined into a solo table."""
    _check_owner(state, owner)
    after = _require_awake_lobby(state)
    if len(after.card.holders) > 1:
        raise CommandRejected(refuse("lobby", "others-sit-here"))
    options = {**_non_default_options(after), **dict(wishes)}
    for name, value in options.items():
        reject_if_refused(why_not_option(after.game, SOLO_SIZES, name, value))
    return _change_options(after, options)


def _change_options(state: TableState, options: Mapping[str, str]) -> TableState:
    return _change_seats_or_options(state, replace(state.card, options=tuple(options.items())))


def _non_default_options(state: TableState) -> dict[str, str]:
    game = state.game
    defaults = {one.name: one.values[0] for size in game.seats for one in game.options(size)}
    return {name: value for name, value in state.card.options if defaults[name] != value}


def table_sizes(game: AnyGame, wishes: Iterable[str]) -> range:
    """Return how many may sit at a table opened with these options.

    A table is for one only with an option that exists for one alone, so that no game among
    several starts as a solo game because the others are late.
    """
    if game.seats[0] > 1:
        return game.seats
    alone, *others = ({option.name for option in game.options(size)} for size in game.seats)
    if alone.difference(*others).intersection(wishes):
        return SOLO_SIZES
    return range(2, game.seats[-1] + 1)


def is_opened_solo(state: TableState) -> bool:
    """Check whether this lobby was opened for its owner alone."""
    return state.card.status is TableStatus.GATHERING and is_for_one_person(state.card)


def is_for_one_person(card: TableCard) -> bool:
    """Check whether a table was opened for its owner alone."""
    game = catalogue.current_game(card.game)
    return table_sizes(game, (name for name, _ in card.options)) == SOLO_SIZES


def _sizes_of_table(state: TableState) -> range:
    return table_sizes(state.game, (name for name, _ in state.card.options))


def why_not_option(game: AnyGame, sizes: range, name: str, value: str) -> Refusal | None:
    """Say why an option can't be chosen; it is enough that one of these sizes offers it."""
    offers = [settle_options(game, seats, {name[:40]: value[:40]}) for seats in sizes]
    refusals = [offer for offer in offers if isinstance(offer, Refusal)]
    if len(refusals) < len(offers):
        return None
    # That the value is wrong says more than that a smaller table has no such option.
    return max(refusals, key=lambda refusal: refusal.text.key == "no-such-value")


@table_command
def set_terms(state: TableState, owner: PersonId, terms: TableTerms) -> TableState:
    """Set the clock, what happens at a deadline, the language; only the owner may."""
    _check_owner(state, owner)
    after = _require_awake_lobby(state)
    reject_if_refused(why_not_terms(terms))
    return replace(after, card=replace(after.card, terms=terms))


def why_not_terms(terms: TableTerms) -> Refusal | None:
    """Say why a table can't have these terms; None if it can."""
    if terms.pictures not in PICTURE_CHOICES:
        return refuse("lobby", "no-such-pictures", pictures=PICTURE_CHOICES)
    if terms.board not in ("", *BOARD_CHOICES):
        return refuse("lobby", "no-such-board")
    if terms.auctions not in ("", *clocks.AUCTIONS):
        auctions = tuple(Named("auctions", one) for one in clocks.AUCTIONS)
        return refuse("lobby", "no-such-auctions", auctions=auctions)
    if terms.turns not in clocks.TURNS:
        return refuse("lobby", "no-such-turns")
    if terms.chronicle not in STORY_CHOICES:
        return refuse("lobby", "no-such-chronicle")
    if terms.takeovers not in TAKEOVER_CHOICES:
        return refuse("lobby", "no-such-takeovers")
    if terms.teaching and clocks.has_clock(terms):
        return refuse("clocks", "no-clock-for-learning")
    return clocks.why_no_such_clock(terms.clock)


# The start


@table_command
def start_game(
    state: TableState,
    owner: PersonId,
    game: AnyGame,
    printed: str,
    moves: Iterable[tuple[Seat, str]] = (),
) -> TableState:
    """Deal the game and make these moves; options, numbers and luck are settled from here on."""
    _check_owner(state, owner)
    after = _require_awake_lobby(state)
    card, sizes = after.card, _sizes_of_table(after)
    if len(card.holders) == 1 and 1 not in sizes:
        raise CommandRejected(
            refuse("seats", "opened-for-several", fewest=sizes[0], most=sizes[-1])
        )
    offered = {option.name for option in game.options(len(card.holders))}
    wishes = {name: value for name, value in card.options if name in offered}
    setup = accept(settle_options(game, len(card.holders), wishes))
    assert after.server_seed, "a table opens with its server seed"
    after = tie_salts_to_seats(after)
    seed = make_deal(after.server_seed, after.player_salts).seed
    opening = Opening(game.key, setup.rules, printed, setup.seats, setup.options, seed)
    card = replace(card, status=TableStatus.PLAYING, started=after.now, options=setup.options)
    after = replace(after, card=card, game=game, course=begin_course(game, opening))
    for seat, move in moves:
        after = apply_move(after, seat, move)
    return with_news(after, Announcement(say("game-starts", seats=setup.seats)))


def _check_owner(state: TableState, person: PersonId) -> None:
    if state.card.owner != person:
        raise CommandRejected(refuse("lobby", "only-the-owner"))


# Limits per person on what is empty: lobbies, openings, games played on, reviews

OPENINGS_WINDOW = HOUR


class LimitKind(StrEnum):
    LOBBIES = "lobbies"  # open lobbies in which no other person sits
    OPENINGS = "openings"  # tables opened in the last hour
    PLAY_ONS = "play-ons"  # running games continued from a position of another
    REVIEWS = "reviews"  # reviews that are being computed


Limits: TypeAlias = Mapping[LimitKind, int]
NO_LIMITS: Limits = {}
PERSON_LIMITS: Limits = {
    LimitKind.LOBBIES: 3,
    LimitKind.OPENINGS: 6,
    LimitKind.PLAY_ONS: 1,
    LimitKind.REVIEWS: 1,
}

TO_BEGIN = (LimitKind.OPENINGS,)  # limits on a table whose game begins at once
TO_GATHER = (LimitKind.LOBBIES, LimitKind.OPENINGS)  # on one that waits for others
TO_PLAY_ON = (LimitKind.PLAY_ONS, LimitKind.OPENINGS)


@dataclass(frozen=True, slots=True)
class LimitedUse:
    """A table that counts towards a limit; after `until` it no longer does."""

    table: TableId
    until: Time | None = None  # None: when its game or review ends


def limits_for_table(card: TableCard) -> Sequence[LimitKind]:
    """Return which limits a new table falls under."""
    if card.origin is not None:
        return TO_PLAY_ON
    begins_at_once = len(card.holders) > 1 or is_for_one_person(card)
    return TO_BEGIN if begins_at_once else TO_GATHER


def why_limited(limits: Limits, kind: LimitKind, uses: Sequence[LimitedUse]) -> Refusal | None:
    """Refuse one more use beside these; the refusal tells when the next one is free."""
    most = limits.get(kind)
    if most is None or len(uses) < most:
        return None
    free = sorted(use.until or 0 for use in uses)[len(uses) - most]
    tables = tuple([use.table for use in uses])
    return refuse("lobby", f"limit-{kind}", most=most, tables=tables, free=str(free))
