"""Chooses moves on request. A separate program that imports only `bot`, so it can run that of another commit.

Each line of standard input is a JSON request, each line of standard output the move in notation. A request has `game`,
`preset`, `players`, `shuffle` (hex), `moves` (a list of [seat, notation], from the first), `seat`, `seed` and `level`.
"""

import json
import sys
from typing import Any


def replayed(request: dict[str, Any]) -> tuple[Any, Any]:
    """The game, and the match after the request's moves."""
    from bot.rules.catalogue import CATALOGUE
    from bot.rules.notation import parse_move

    game, options = CATALOGUE[request["game"]], CATALOGUE.preset(request["game"], request["preset"]).options
    match = game.start(options, request["players"], bytes.fromhex(request["shuffle"]))
    for seat, notation in request["moves"]:
        match, _ = game.play(match, seat, parse_move(notation))
    return game, match


def main() -> None:
    from bot.players.computer import choose

    for line in sys.stdin:
        request = json.loads(line)
        game, match = replayed(request)
        print(choose(game.view(match, request["seat"]), request["seed"], request["level"]), flush=True)


if __name__ == "__main__":
    main()
