"""The games that the search knows, each with what it adds."""

from bot.players.black_tile import BlackTileKnowledge
from bot.players.domino_hearts import DominoHeartsKnowledge
from bot.players.domino_whist import DominoWhistKnowledge
from bot.players.forty_two import FortyTwoKnowledge
from bot.players.search.knowledge import Knowledge
from bot.players.seventy_nine import SeventyNineKnowledge

KNOWLEDGE: dict[str, Knowledge] = {
    known.game.name: known
    for known in (
        BlackTileKnowledge(),
        DominoHeartsKnowledge(),
        DominoWhistKnowledge(),
        SeventyNineKnowledge(),
        FortyTwoKnowledge(),
    )
}
