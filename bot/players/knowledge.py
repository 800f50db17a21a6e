"""The games that the search knows, each with what it adds."""

from bot.players.black_tile import BlackTileKnowledge
from bot.players.count_games import FortyTwoKnowledge, SeventyNineKnowledge
from bot.players.domino_hearts import DominoHeartsKnowledge
from bot.players.domino_whist import DominoWhistKnowledge
from bot.players.search.knowledge import Knowledge

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
