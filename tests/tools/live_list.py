"""What only a real Discord can show: a quarter of an hour with a token, point by point."""

from collections.abc import Iterator
from typing import NamedTuple


class LivePoint(NamedTuple):
    """Something to be tried live."""

    minutes: float
    do: str
    look: str
    simulated_by: str  # the tests that show it on the simulated Discord


LIVE_LIST = (
    LivePoint(
        2,
        "Put the token into `.env`, type `make run`, and open both links that it prints.",
        "The first asks for seven permissions and no more; after the second the commands are in"
        " your own list of apps. Neither link is refused.",
        "tests/cogs/test_installs.py",
    ),
    LivePoint(
        1,
        "Type a slash in a channel, with Discord in German and then in French.",
        "`/game new` and `/hand` are there at once, named and described in your language.",
        "tests/cogs/test_wire.py",
    ),
    LivePoint(
        2,
        "Run `python -m tests.tools parade CHANNEL` and look at the posts on a phone and a screen.",
        "What its first message says; no picture is cut, none is blurred, all buttons fit.",
        "tests/cogs/test_parade_pressed.py",
    ),
    LivePoint(
        2,
        "Type `/game new`; join from a second account on a phone; press *Start the game*, *My turn*"
        " and any move, on both.",
        "Each press is answered within a second or so; the answer is seen by its owner alone; the"
        " board changes where it lies, without a flicker.",
        "tests/cogs/test_clicks.py",
    ),
    LivePoint(
        0.5,
        "Press *My turn* again; look at the application's emojis in the portal, start the bot"
        " again, and look once more.",
        "A small drawing stands beside each thing. After the second start there are no more.",
        "tests/cogs/test_emojis.py",
    ),
    LivePoint(
        2,
        "Put the phone away until the other account has moved.",
        "One direct message rings, with the question; a second question changes it silently. Its"
        " link leads to the board.",
        "tests/cogs/test_asked_once.py",
    ),
    LivePoint(
        1,
        "Close direct messages for the server on the phone, and move again from the other account.",
        "The person is called in the channel, once.",
        "tests/outbox/test_shut_ways.py",
    ),
    LivePoint(
        2,
        "Kill the bot with `kill -9`, press a button meanwhile, start it again.",
        "Discord says that the press failed; after the start there is one board, and the same"
        " button works. `python -m bot doctor` finds nothing wrong.",
        "tests/storm/test_storm.py",
    ),
    LivePoint(
        1,
        "Take *Attach Files* from the bot in the channel, and move; give it back, and move.",
        "The board is told in words, then drawn again.",
        "tests/cogs/test_opening.py",
    ),
    LivePoint(
        1,
        "On another server, without the bot, type `/game new` from the account that added it for"
        " itself.",
        "A private answer; its button begins the table in direct messages.",
        "tests/cogs/test_installs.py",
    ),
    LivePoint(
        0.5,
        "Remove the bot from the server.",
        "Both players are told by direct message, and can go on elsewhere.",
        "tests/cogs/test_servers.py",
    ),
)


def tell_live_list() -> Iterator[str]:
    """Yield the list as lines of Markdown."""
    yield f"# To be tried live, in {sum(point.minutes for point in LIVE_LIST):g} minutes"
    for number, point in enumerate(LIVE_LIST, start=1):
        yield f"{number}. ({point.minutes:g} min) {point.do} **Look:** {point.look}"
