"""What was corrected in the rules, and since which number: games that began before end so."""

NEWEST = 3


def wants_all_types_of_freedom(rules: int) -> bool:
    """Whoever has to own all freedoms has to own each type; before, any three tokens would do.

    It makes a difference for Wolfgang alone, who may own the same freedom twice.
    """
    return rules >= 2


def sells_while_bargaining(rules: int) -> bool:
    """Whoever decides what to pay across a border may give up points for money first."""
    return rules >= 2


def names_any_price(rules: int) -> bool:
    """An offer across a border names any price up to a fixed most; only to agree takes a purse.

    Before, its prices went from what the builder lacked to what the partner had: they told both.
    """
    return rules >= 2


def counts_the_card_to_turn_as_in_hand(rules: int) -> bool:
    """Wolfgang values a bonus card by what lies there before a card is turned for it.

    Before, the next card to be turned counted as one on the table.
    """
    return rules >= 3
