"""The little auction as the door shows it: its board in words, and whom it asks."""

from bot.engine.text import Text, Who, say
from bot.i18n.speak import speaker_for
from cogs.interaction.game_ui import GameUI, Names
from tests.little.auction.rules import View


def position(view: View, language: str, names: Names) -> str:
    table = say("auction-board", lot=view.lot, coming=view.coming, price=view.price)
    seats = [
        say("auction-seat", who=Who(seat), coins=coins, points=points)
        for seat, (coins, points) in enumerate(zip(view.purses, view.points, strict=True))
    ]
    return "\n".join(speaker_for(language).speak_text(text, names) for text in (table, *seats))


def describe_question(view: View) -> Text:
    return say("asked-auction", who=Who(view.bidding[0]), lot=view.lot, price=view.price)


GAME_UI: GameUI[View] = GameUI(position, describe_question)
