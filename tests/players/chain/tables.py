"""Tables of dominoes: every preset at every number of players, and others by chance; and a deal as it truly lies."""

from random import Random

from bot.players.chain.deal import Deal
from bot.players.chain.position import Candidate, ChainPosition
from bot.rules.dominoes.deal import DominoMatch
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.options import PRESETS, DominoesOptions
from bot.rules.errors import BadOptions
from bot.rules.moves import Move, Play
from bot.rules.options import dump, load
from bot.rules.pieces import Tile

TABLES = [(preset.name, players) for preset in PRESETS for players in preset.players]
OPTIONS = {preset.name: load(DominoesOptions, dump(preset.options)) for preset in PRESETS}


def house_rules(players: int, dice: Random) -> DominoesOptions:
    """House rules of which each is any that is offered, as far as so many can play by them."""
    while True:
        values = {rule.name: dice.choice(rule.offered_values).value for rule in DOMINOES.house_rules}
        if players != 4:
            values["partners"] = "no"
        options = load(DominoesOptions, values)
        try:
            DOMINOES.check_options(options, players)
        except BadOptions:
            continue
        return load(DominoesOptions, dump(options))


def position_of(match: DominoMatch) -> ChainPosition:
    """What the seat to act knows."""
    return ChainPosition.of(DOMINOES.view(match, match.deal.seat))


def truth(match: DominoMatch) -> Deal:
    """The deal as it lies, which no player knows."""
    position = position_of(match)
    hands = [position.tiles.mask(hand) for hand in match.deal.hands]
    return position.deal(hands, [position.tiles.number[tile] for tile in reversed(match.deal.boneyard)])


def candidate_of(position: ChainPosition, move: Move) -> Candidate:
    """The play that a move is."""
    assert isinstance(move, Play)
    assert isinstance(move.piece, Tile)
    chain = position.view.chain_board
    _, ends = position.line.lines.of(chain.ends, chain.spinner, len(chain.laid))
    tile = position.tiles.number[move.piece]
    return tile, position.line.lines.begun(tile) if move.end is None else position.line.placed(tile, ends[move.end])
