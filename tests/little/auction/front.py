"""The little auction on Discord: its board in words, and the question it asks."""

from bot.engine.text import Text, Who, say
from bot.i18n.speak import speaker_for
from cogs.interaction.game_ui import GameUI, Names
from tests.little.auction.rules import View


class AuctionUI(GameUI[View]):
    def describe_position(self, view: View, language: str, names: Names) -> str:
        table = say("auction-board", lot=view.lot, coming=view.coming, price=view.price)
        seats = [
            say("auction-seat", who=Who(seat), coins=coins, points=points)
            for seat, (coins, points) in enumerate(zip(view.purses, view.points, strict=True))
        ]
        return "\n".join(speaker_for(language).speak_text(text, names) for text in (table, *seats))

    def describe_question(self, view: View) -> Text:
        return say("asked-auction", who=Who(view.bidding[0]), lot=view.lot, price=view.price)


GAME_UI = AuctionUI()
