"""The lobby: tables open, people and guests sit down, wishes are settled, games start."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.game import Seat, settled
from bot.engine.journal import AnyGame, Opening, begin
from bot.engine.text import Named, Refusal, refuse, say
from bot.host import chronicles, clocks, dealing
from bot.host.company import Chair, PersonId, Status, TableCard, TableId, Terms
from bot.host.standing import News, Standing, with_course, with_news, with_status
from bot.host.table import Act
from bot.host.time import Time
from bot.players.guestbook import guests

ASLEEP = "asleep"  # why a table is cancelled that anybody may wake again
PICTURES = ("move", "turn", "demand")
ALONE = range(1, 2)  # how many may sit at a table that was opened for one


def new_card(
    table: TableId,
    game: str,
    owner: PersonId,
    server: str,
    place: str,
    terms: Terms,
    options: tuple[tuple[str, str], ...],
    now: Time,
) -> TableCard:
    """A table that has just opened, with its owner in the first chair."""
    return TableCard(
        id=table,
        game=game,
        status=Status.GATHERING,
        server=server,
        place=place,
        owner=owner,
        options=options,
        terms=terms,
        chairs=(Chair(owner),),
        opened=now,
    )


def sleep() -> Act:
    """Nobody started it for long; it keeps its chairs, and whoever comes back wakes it."""

    def act(standing: Standing) -> Standing | Refusal:
        if standing.card.status is not Status.GATHERING:
            return _started_already()
        news = News(say("table-fell-asleep"))
        return with_news(with_status(standing, Status.CANCELLED, ASLEEP), news)

    return act


def _gathering(standing: Standing) -> Standing | Refusal:
    """The same while people may still come and go; a table that slept wakes up."""
    card = standing.card
    if card.status is Status.GATHERING:
        return standing
    if card.status is Status.CANCELLED and card.why == ASLEEP:
        awake = with_status(standing, Status.GATHERING)
        return replace(awake, card=replace(awake.card, ended=None))
    return _started_already()


def _started_already() -> Refusal:
    return refuse("lobby", "started-already")


# Chairs


def sit_down(person: PersonId, word: str = "") -> Act:
    """Take a chair at a table that has not started, and add a word to the deal if one likes."""

    def act(standing: Standing) -> Standing | Refusal:
        if standing.card.chair_of(person) is None:
            refusal = why_unwelcome(standing, person)
            after = refusal or _seated(standing, Chair(person))
        else:
            after = _gathering(standing) if word else why_not_twice(standing, person)
        if isinstance(after, Refusal) or not word:
            return after
        return dealing.added(after, person, word)

    return act


def invite_guest(owner: PersonId, guest: str) -> Act:
    """The owner gives a chair to a computer player."""

    def act(standing: Standing) -> Standing | Refusal:
        known = tuple(guests(standing.game.key))
        if guest not in known:
            named = tuple(Named("guest", one) for one in known)
            return refuse("lobby", "no-such-guest", guest=guest[:40], guests=named)
        return _why_not_owner(standing, owner) or _seated(standing, Chair(guest=guest))

    return act


def _seated(standing: Standing, chair: Chair) -> Standing | Refusal:
    after, most = _gathering(standing), _sizes_of(standing)[-1]
    if isinstance(after, Refusal):
        return after
    if len(after.card.chairs) >= most:
        return refuse("lobby", "table-is-full", most=most)
    return replace(after, card=replace(after.card, chairs=(*after.card.chairs, chair)))


def stand_up(person: PersonId) -> Act:
    """Leave a table that has not started; when its owner leaves, the next one owns it."""

    def act(standing: Standing) -> Standing | Refusal:
        seat = standing.card.seat_of(person)
        if seat is None:
            return refuse("lobby", "does-not-sit-here")
        return freed(standing, seat)

    return act


def send_away(owner: PersonId, seat: Seat, sitting: Chair) -> Act:
    """The owner frees a chair before the start, if the one he means still sits there.

    Whoever was sent away stays away until he is asked back.
    """

    def act(standing: Standing) -> Standing | Refusal:
        chairs = standing.card.chairs
        if not 0 <= seat < len(chairs) or chairs[seat] != sitting:
            return refuse("lobby", "sits-there-no-more")
        refusal = _why_not_owner(standing, owner)
        if refusal:
            return refusal
        after = freed(standing, seat)
        if isinstance(after, Refusal) or sitting.person in (None, owner):
            return after
        assert sitting.person is not None
        return replace(after, card=without_him(after.card, sitting.person))

    return act


def ask_back(owner: PersonId, person: PersonId) -> Act:
    """The owner has changed his mind, and whoever was sent away hears of it."""

    def act(standing: Standing) -> Standing | Refusal:
        card = standing.card
        refusal = _why_not_owner(standing, owner)
        if refusal or person not in card.sent_away:
            return refusal or refuse("lobby", "was-not-sent-away")
        after = replace(standing, card=replace(card, sent_away=card.sent_away - {person}))
        return with_news(after, News(say("is-asked-back", table=card.id), person))

    return act


def without_him(card: TableCard, person: PersonId) -> TableCard:
    return replace(card, sent_away=card.sent_away | {person})


def why_not_twice(standing: Standing, person: PersonId) -> Refusal:
    """Why a person who has, or had, a chair here gets no other one."""
    if standing.card.seat_of(person) is None:
        return refuse("table", "has-resigned")
    return refuse("lobby", "you-play-already")


def why_unwelcome(standing: Standing, person: PersonId) -> Refusal | None:
    """Why somebody may not sit down here at all."""
    if person in standing.card.sent_away:
        return refuse("lobby", "was-sent-away")
    return refuse("stewards", "is-kept-out") if person in standing.kept_out else None


def freed(standing: Standing, seat: Seat) -> Standing | Refusal:
    awake, card = _gathering(standing), standing.card
    if isinstance(awake, Refusal):
        return awake
    chairs = (*card.chairs[:seat], *card.chairs[seat + 1 :])
    people = [chair.person for chair in chairs if chair.person is not None]
    if not people:
        # A table is nobody's without a person; its last one stays written in its chair.
        closed = with_status(standing, Status.CANCELLED, "everybody-left")
        return with_news(replace(closed, words=()), News(say("table-closes")))
    owner = card.owner if card.owner in people else people[0]
    # Whoever leaves a table that sleeps lets it sleep.
    after = replace(standing, card=replace(card, chairs=chairs, owner=owner))
    return dealing.without(after, card.chairs[seat].person)


def call_off(owner: PersonId) -> Act:
    """The owner closes a table that has not begun."""

    def act(standing: Standing) -> Standing | Refusal:
        refusal = _why_not_owner(standing, owner)
        if refusal or standing.card.status is not Status.GATHERING:
            return refusal or _started_already()
        closed = with_status(standing, Status.CANCELLED, "called-off")
        return with_news(closed, News(say("table-is-called-off")))

    return act


# Wishes


def wish(owner: PersonId, name: str, value: str) -> Act:
    """The owner chooses one of the game's own options."""

    def act(standing: Standing) -> Standing | Refusal:
        refusal = _why_not_owner(standing, owner) or why_no_option(
            standing.game, _sizes_of(standing), name, value
        )
        after = refusal or _gathering(standing)
        if isinstance(after, Refusal):
            return after
        options = {**dict(after.card.options), name: value}
        return replace(after, card=replace(after.card, options=tuple(options.items())))

    return act


def play_alone(owner: PersonId, wishes: Iterable[tuple[str, str]]) -> Act:
    """Whoever still has a table to himself makes it one for him alone."""

    def act(standing: Standing) -> Standing | Refusal:
        after = _why_not_owner(standing, owner) or _gathering(standing)
        if isinstance(after, Refusal):
            return after
        if len(after.card.chairs) > 1:
            return refuse("lobby", "others-sit-here")
        options = {**_chosen(after), **dict(wishes)}
        refusals = (why_no_option(after.game, ALONE, *option) for option in options.items())
        refusal = next((found for found in refusals if found), None)
        return refusal or replace(after, card=replace(after.card, options=tuple(options.items())))

    return act


def _chosen(standing: Standing) -> dict[str, str]:
    """What was wished for that isn't so anyway."""
    game = standing.game
    defaults = {one.name: one.values[0] for size in game.seats for one in game.options(size)}
    return {name: value for name, value in standing.card.options if defaults[name] != value}


def sizes(game: AnyGame, wishes: Iterable[str]) -> range:
    """How many may sit at a table that was opened with these wishes.

    Alone plays only who wished for something that there is for one alone: nobody starts such
    a game because others are late.
    """
    if game.seats[0] > 1:
        return game.seats
    alone, *others = ({option.name for option in game.options(size)} for size in game.seats)
    if alone.difference(*others).intersection(wishes):
        return ALONE
    return range(2, game.seats[-1] + 1)


def is_for_one(standing: Standing) -> bool:
    """Whether this table was opened for its owner alone, and waits for nobody."""
    return standing.card.status is Status.GATHERING and _sizes_of(standing) == ALONE


def _sizes_of(standing: Standing) -> range:
    return sizes(standing.game, (name for name, _ in standing.card.options))


def why_no_option(game: AnyGame, sizes: range, name: str, value: str) -> Refusal | None:
    """Some options are offered only at some sizes: one size that knows it is enough here."""
    offers = [settled(game, seats, {name[:40]: value[:40]}) for seats in sizes]
    refusals = [offer for offer in offers if isinstance(offer, Refusal)]
    if len(refusals) < len(offers):
        return None
    # That the value is wrong says more than that a smaller table has no such option.
    return max(refusals, key=lambda refusal: refusal.text.key == "no-such-value")


def agree(owner: PersonId, terms: Terms) -> Act:
    """The owner sets the clock, what happens at a deadline, the language."""

    def act(standing: Standing) -> Standing | Refusal:
        after = _why_not_owner(standing, owner) or _gathering(standing)
        if isinstance(after, Refusal):
            return after
        return why_no_terms(terms) or replace(after, card=replace(after.card, terms=terms))

    return act


def why_no_terms(terms: Terms) -> Refusal | None:
    if terms.pictures not in PICTURES:
        return refuse("lobby", "no-such-pictures", pictures=PICTURES)
    if terms.auctions not in ("", *clocks.AUCTIONS):
        auctions = tuple(Named("auctions", one) for one in clocks.AUCTIONS)
        return refuse("lobby", "no-such-auctions", auctions=auctions)
    if terms.chronicle not in ("", chronicles.ON, chronicles.OFF):
        return refuse("lobby", "no-such-chronicle")
    if terms.teaching and clocks.runs(terms):
        return refuse("clocks", "no-clock-for-learning")
    return clocks.why_no_clock(terms.clock)


# The start


def start(owner: PersonId, game: AnyGame, printed: str, half: str) -> Act:
    """Deal the game. From here on its options, printed numbers and luck are settled.

    The half is for tables whose own was not chosen when they were opened.
    """

    def act(standing: Standing) -> Standing | Refusal:
        after = _why_not_owner(standing, owner) or _gathering(standing)
        if isinstance(after, Refusal):
            return after
        card, sizes = after.card, _sizes_of(after)
        if len(card.chairs) == 1 and 1 not in sizes:
            return refuse("seats", "opened-for-several", fewest=sizes[0], most=sizes[-1])
        offered = {option.name for option in game.options(len(card.chairs))}
        wishes = {name: value for name, value in card.options if name in offered}
        setup = settled(game, len(card.chairs), wishes)
        if isinstance(setup, Refusal):
            return setup
        after = dealing.settled(after, half)
        seed = dealing.deal_of(after.half, after.words).seed
        opening = Opening(game.key, setup.rules, printed, setup.seats, setup.options, seed)
        card = replace(card, status=Status.PLAYING, started=after.now, options=setup.options)
        after = with_course(replace(after, card=card, game=game), begin(game, opening))
        return with_news(after, News(say("game-starts", seats=setup.seats)))

    return act


def _why_not_owner(standing: Standing, person: PersonId) -> Refusal | None:
    return None if standing.card.owner == person else refuse("lobby", "only-the-owner")
