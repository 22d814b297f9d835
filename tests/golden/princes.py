"""The golden games of *The Princes of Florence*."""

from bot.engine.text import Fact, Florins, Who
from bot.games.princes import moves
from tests.conformance.tables import Table
from tests.golden.recipes import Moment, Recipe, Shows


def at(seats: int, **chosen: str) -> Table:
    return Table("princes", seats, tuple(chosen.items()))


def over(moment: Moment) -> bool:
    return bool(moment.ending)


def ends(words: str) -> Shows:
    return lambda moment: words in moment.ending


def told(moment: Moment, key: str) -> list[dict[str, Fact]]:
    """The facts of every such thing the table is told."""
    return [dict(event.text.facts) for event in moment.events if event.text.key == key]


def hears(key: str) -> Shows:
    return lambda moment: bool(told(moment, key))


def wins_with(least: int) -> Shows:
    def shows(moment: Moment) -> bool:
        scores = moment.game.scores(moment.after.state)
        return scores is not None and max(scores.totals) >= least

    return shows


def paid(moment: Moment, key: str) -> list[int]:
    """What was paid for everything of this kind the table is told."""
    prices = [facts["price"] for facts in told(moment, key)]
    return [price.amount for price in prices if isinstance(price, Florins)]


def stack_is_empty(*lots: str) -> Shows:
    return lambda moment: any(
        stack.lot in lots and not stack.left for stack in moment.view().stacks
    )


def building_is_sold_out(moment: Moment) -> bool:
    return any(not supply.left for supply in moment.view().buildings)


def freedom_is_gone(moment: Moment) -> bool:
    return any(not supply.left for supply in moment.view().freedoms)


def nobody_buys_in_a_round(moment: Moment) -> bool:
    """The last one withdraws, and nothing was sold."""
    view = moment.view()
    return bool(told(moment, "action-phase-begins")) and not any(s.sale for s in view.stacks)


def last_one_pays_the_opening_bid(moment: Moment) -> bool:
    return isinstance(moment.move, moves.Nominate) and bool(told(moment, "wins"))


def sells_points_to_pay_for_a_lot(moment: Moment) -> bool:
    return bool(told(moment, "wins")) and bool(told(moment, "sells-points"))


def sells_points_to_pay_for_an_action(moment: Moment) -> bool:
    acts = (moves.Build, moves.TakeProfession, moves.AcquireBonus)
    return isinstance(moment.move, acts) and bool(told(moment, "sells-points"))


def recruits_at_once(moment: Moment) -> bool:
    return isinstance(moment.move, moves.Recruit) and moment.after.state.turn is None


def recruits_in_the_action_turn(moment: Moment) -> bool:
    return isinstance(moment.move, moves.Recruit) and moment.before.state.turn is not None


def recruits_back(moment: Moment) -> bool:
    """A card that was once taken from this seat."""
    if not isinstance(moment.move, moves.Recruit):
        return False
    before = [made for made in moment.before.made if made.move == moment.move]
    robbed = [dict(e.text.facts).get("whom") for made in before for e in made.step.events]
    return any(who == Who(moment.entry.seat) for who in robbed if moment.entry.seat is not None)


def is_held(moment: Moment) -> bool:
    return isinstance(moment.move, moves.Hold)


def plays_bonus_cards(least: int) -> Shows:
    return lambda m: isinstance(m.move, moves.Work) and len(m.move.bonus) >= least


def all_pay_in_points(moment: Moment) -> bool:
    """As many points as the work allows, and an odd value leaves 100 florins."""
    return any(
        facts["points"] and facts["florins"] in (Florins(0), Florins(100))
        for facts in told(moment, "works")
    )


def best_work_is_shared(moment: Moment) -> bool:
    return any(
        isinstance(facts["who"], tuple) and len(facts["who"]) > 1
        for facts in told(moment, "best-work")
    )


def looks_at_fewer_than(cards: int) -> Shows:
    return lambda moment: any(int(str(f["count"])) < cards for f in told(moment, "looks"))


def builds_wall_to_wall(moment: Moment) -> bool:
    """Where it could not stand without two builders."""
    if not isinstance(moment.move, moves.Build):
        return False
    ground = moment.game.box.ground  # type: ignore[attr-defined]
    bits = ground.bits_if_laid(moment.move.building, moment.move.square, moment.move.turn)
    walls = ground.palazzo | ground.covered(
        moment.before.state.estates[moment.entry.seat].open.buildings
    )
    return bool(ground.beside(bits) & walls)


def builds_for(price: int) -> Shows:
    return lambda moment: price in paid(moment, "builds")


def pays_at_least(price: int) -> Shows:
    return lambda moment: any(paying >= price for paying in paid(moment, "wins"))


def forgoes(actions: int) -> Shows:
    return lambda moment: any(f["forgone"] == actions for f in told(moment, "ends-turn"))


def places_a_second_of_a_kind(moment: Moment) -> bool:
    return isinstance(moment.move, moves.Place) and bool(told(moment, "earns-points"))


def undoes(kind: type, *, by_vote: bool = False, count: int = 1) -> Shows:
    """At least so many moves are taken back, the last of this kind."""

    def shows(moment: Moment) -> bool:
        if not moment.undoes or (moment.entry.seat is None) != by_vote:
            return False
        gone = moment.before.made[len(moment.after.made) :]
        return len(gone) >= count and isinstance(gone[-1].move, kind)

    return shows


def undoes_across_a_round(moment: Moment) -> bool:
    before, after = moment.before.state.round, moment.after.state.round
    return bool(moment.undoes and after < before)


# The characters


def with_characters(seats: int, **chosen: str) -> Table:
    return at(seats, **chosen, characters="on")


def makes(kind: type) -> Shows:
    return lambda moment: isinstance(moment.move, kind)


def consults(use: str) -> Shows:
    return lambda moment: moment.move == moves.Consult(use)


def consults_at_last(moment: Moment) -> bool:
    """It was the last chance, at the end of the auction phase."""
    before = moment.game.view(moment.before.state, None)
    return isinstance(moment.move, moves.Consult) and before.asked.is_last_chance


def sends_a_pawn_back_at(least: int) -> Shows:
    return lambda moment: any(p >= least for p in paid(moment, "courts-instead"))


def acts_a_third_time(moment: Moment) -> bool:
    """The Cardinal is turned down for it."""
    before, after = moment.before.state.characters, moment.after.state.characters
    cardinals = [
        [s for s in characters.serving if s.character == "cardinal" and s.face_down]
        for characters in (before, after)
    ]
    return not cardinals[0] and bool(cardinals[1])


def banker_holds(least: int) -> Shows:
    return lambda moment: any(card.florins >= least for card in moment.view().characters)


def all_hire_somebody(moment: Moment) -> bool:
    view = moment.view()
    return bool(told(moment, "action-phase-begins")) and all(e.character for e in view.estates)


GREEDY, RANDOM, IDLE = ("greedy",), ("random",), ("idle",)
MIXED = ("greedy", "random", "greedy", "random", "greedy")

RECIPES = (
    # How a game ends
    Recipe("sole-winner", at(4), GREEDY, "One has the most points.", ends("wins with")),
    Recipe("tie-broken-by-money", at(3), GREEDY, "Money breaks a tie.", ends("wins the tie")),
    Recipe("shared-victory", at(2), GREEDY, "Points and money are equal.", ends("share the")),
    Recipe("nobody-does-anything", at(5), IDLE, "All share a victory without a point.", over),
    Recipe("high-score", at(4), GREEDY, "Somebody wins with 70 or more.", wins_with(70)),
    # Every number of players
    Recipe("two-sensible", at(2), GREEDY, "Two who play sensibly.", over),
    Recipe("three-sensible", at(3), GREEDY, "Three who play sensibly.", over),
    Recipe("five-sensible", at(5), GREEDY, "Five who play sensibly.", over),
    Recipe("two-wild", at(2), RANDOM, "Two who do anything at all.", over),
    Recipe("three-wild", at(3), RANDOM, "Three who do anything at all.", over),
    Recipe("four-wild", at(4), RANDOM, "Four who do anything at all.", over),
    Recipe("five-mixed", at(5), MIXED, "Sensible and wild people at one table.", over),
    # Options
    Recipe("open-deal", at(4, deal="open"), GREEDY, "Professions are dealt face up.", over),
    Recipe("open-money", at(5, money="open"), GREEDY, "Everybody's money lies open.", over),
    Recipe("four-freedoms", at(2, freedoms="4"), GREEDY, "A freedom is used up.", freedom_is_gone),
    Recipe(
        "all-open",
        at(2, deal="open", money="open", freedoms="4"),
        MIXED,
        "Two players with every option other than usual.",
        over,
    ),
    Recipe("open-wild", at(3, deal="open", money="open"), RANDOM, "All is open and wild.", over),
    # The auction phase
    Recipe("nobody-buys", at(4), RANDOM, "All withdraw, nothing is sold.", nobody_buys_in_a_round),
    Recipe(
        "last-one-alone",
        at(3),
        GREEDY,
        "The last one just pays the opening bid.",
        last_one_pays_the_opening_bid,
    ),
    Recipe("dear-lot", at(5), GREEDY, "A lot goes for 1200 or more.", pays_at_least(1200)),
    Recipe("jesters-gone", at(5), GREEDY, "The last jester is sold.", stack_is_empty("jester")),
    Recipe("builders-gone", at(5), GREEDY, "The last builder is sold.", stack_is_empty("builder")),
    Recipe(
        "landscape-gone",
        at(5),
        GREEDY,
        "The last of a landscape is sold.",
        stack_is_empty("forest", "lake", "park"),
    ),
    Recipe(
        "points-for-a-lot",
        at(4),
        RANDOM,
        "Points are sold to pay for a lot.",
        sells_points_to_pay_for_a_lot,
    ),
    Recipe(
        "two-of-a-landscape",
        at(2),
        GREEDY,
        "The winner of 'landscapes' chooses a kind he has.",
        places_a_second_of_a_kind,
    ),
    Recipe(
        "few-prestige-cards", at(5), GREEDY, "Fewer than five are left.", looks_at_fewer_than(5)
    ),
    # Recruiting
    Recipe("recruits-at-once", at(4), GREEDY, "A card is recruited when won.", recruits_at_once),
    Recipe("holds-recruiting", at(4), RANDOM, "A recruiting card is kept for later.", is_held),
    Recipe(
        "recruits-later",
        at(3),
        RANDOM,
        "A card is recruited in the action turn.",
        recruits_in_the_action_turn,
    ),
    Recipe("recruits-back", at(4), GREEDY, "A card taken away is recruited back.", recruits_back),
    # Actions
    Recipe("two-bonus-cards", at(3), RANDOM, "A work with two bonus cards.", plays_bonus_cards(2)),
    Recipe(
        "four-bonus-cards", at(5), RANDOM, "A work with four bonus cards.", plays_bonus_cards(4)
    ),
    Recipe("paid-in-points", at(2), RANDOM, "A work pays nothing but points.", all_pay_in_points),
    Recipe("shared-best-work", at(5), GREEDY, "Some tie for the best work.", best_work_is_shared),
    Recipe("no-best-work", at(3), RANDOM, "A round without a work.", hears("no-best-work")),
    Recipe("wall-to-wall", at(5), GREEDY, "A building touches another.", builds_wall_to_wall),
    Recipe("free-building", at(5), GREEDY, "Three builders build for nothing.", builds_for(0)),
    Recipe("buildings-gone", at(5), RANDOM, "A building is sold out.", building_is_sold_out),
    Recipe(
        "points-for-an-action",
        at(5),
        RANDOM,
        "Points are sold to pay for an action.",
        sells_points_to_pay_for_an_action,
    ),
    Recipe("forgoes-both", at(5), MIXED, "Somebody forgoes both actions.", forgoes(2)),
    # Moves taken back
    Recipe("undo-a-bid", at(3), RANDOM, "A raise is taken back.", undoes(moves.Bid), fickle=True),
    Recipe(
        "undo-a-choice",
        at(4),
        GREEDY,
        "A chosen profession is taken back.",
        undoes(moves.GiveBack),
        fickle=True,
    ),
    Recipe(
        "undo-a-building",
        at(2),
        MIXED,
        "A building is taken back.",
        undoes(moves.Build),
        fickle=True,
    ),
    Recipe(
        "undo-a-sale",
        at(3),
        RANDOM,
        "Two own moves are taken back.",
        undoes(moves.Sell, count=2),
        fickle=True,
    ),
    Recipe(
        "vote-on-a-card",
        at(5),
        MIXED,
        "All take back a card that was kept.",
        undoes(moves.Keep, by_vote=True),
        fickle=True,
    ),
    Recipe(
        "vote-across-a-round",
        at(4),
        MIXED,
        "All go back to the round before.",
        undoes_across_a_round,
        fickle=True,
    ),
    # The Muse and the Princess
    Recipe("two-hire", with_characters(2), GREEDY, "Two hire characters.", all_hire_somebody),
    Recipe(
        "three-hire",
        with_characters(3),
        GREEDY,
        "The Princess completes a work.",
        makes(moves.PrincessWork),
    ),
    Recipe("four-hire", with_characters(4), GREEDY, "The Merchant pays.", consults("free")),
    Recipe(
        "five-hire",
        with_characters(5),
        GREEDY,
        "A pawn is sent back at 900 or more.",
        sends_a_pawn_back_at(900),
    ),
    Recipe(
        "hire-wild",
        with_characters(3),
        RANDOM,
        "The Merchant or the Professor is used at the last chance.",
        consults_at_last,
    ),
    Recipe("five-hire-wild", with_characters(5), MIXED, "Somebody waits.", makes(moves.Forgo)),
    Recipe(
        "banker-changes",
        with_characters(4),
        GREEDY,
        "The Banker changes money at the end.",
        makes(moves.Change),
    ),
    Recipe(
        "banker-waits", with_characters(4), IDLE, "Nobody hires the Banker.", banker_holds(1300)
    ),
    Recipe(
        "third-action",
        with_characters(4),
        MIXED,
        "The Cardinal is used for a third action.",
        acts_a_third_time,
    ),
    Recipe(
        "professor-bonus",
        with_characters(2, deal="open", money="open", freedoms="4"),
        MIXED,
        "The Professor brings a bonus card.",
        consults("bonus"),
    ),
    Recipe(
        "undo-a-courtship",
        with_characters(3),
        RANDOM,
        "A bid for a character is taken back.",
        undoes(moves.Court),
        fickle=True,
    ),
)
