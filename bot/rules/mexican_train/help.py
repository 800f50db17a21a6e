"""The help pages of Mexican Train."""

from functools import partial

from bot.message import Message
from bot.rules.boards import PieceView, TrainsView
from bot.rules.events import JoinedTrain, Knocked, TrainEvent
from bot.rules.help import Example, HelpPage, PageRow, facts_of, pages_of
from bot.rules.mexican_train.deal import grown
from bot.rules.mexican_train.options import MexicanTrainOptions
from bot.rules.mexican_train.trains import RoundTerms, Trains, numbers_of
from bot.rules.mexican_train.view import board_with
from bot.rules.pieces import Tile, double_set
from bot.rules.view import Phase

_BEGUN = "0 {0}-7, 1 {0}-4, 2 {0}-6, 0 7-3"  # {0} is the number of the engine


def train_example(options: MexicanTrainOptions, plays: str, caption: str, pieces: str = "") -> Example:
    """Trains of three seats after plays such as "0 12-7, 1 12-4 m, 2 -": "m" is the Mexican train, "-" a pass. The
    pieces beside them are those of the first seat, which has the turn; those that it can play are marked.
    """
    terms = RoundTerms(options, players=3)
    trains, log = Trains(terms), list[TrainEvent]()
    for seat, what, *train in (play.split() for play in plays.format(terms.engine).split(", ")):
        _give_turn(trains, int(seat))
        if what == "-":
            numbers = trains.numbers(trains.seat)
            trains.passed(numbers)
            log.append(Knocked(trains.seat, numbers_of(numbers)))
        else:
            tile, owner = _tile(what), None if train else trains.seat
            index = terms.players if owner is None else owner
            trains.lay(terms.tiles.number[tile], index)
            log.append(JoinedTrain(trains.seat, tile, owner, trains.ends[index]))
    _give_turn(trains, 0)
    board = board_with(TrainsView(terms.engine, (), ()), trains, grown(((),) * 4, log), tuple(log))
    numbers = board.numbers(0)
    shown = tuple(
        PieceView(
            tile, legal=tile.high in numbers or tile.low in numbers, tinted=(tile.high in numbers, tile.low in numbers)
        )
        for tile in map(_tile, pieces.split())
    )
    return Example(Message(caption), trains=board, pieces=shown)


def _give_turn(trains: Trains, seat: int) -> None:
    while trains.seat != seat:
        trains.next_turn()


def _tile(name: str) -> Tile:
    return Tile(*map(int, name.split("-")))


def help_pages(options: MexicanTrainOptions, players: int) -> tuple[HelpPage, ...]:
    tiles, is_train = options.hand_for(players), options.first_turn == "train"
    leftover = len(double_set(options.highest)) - (options.engine == "set_aside") - players * tiles
    facts = facts_of(options, players, tiles=tiles, leftover=leftover, rounds=options.round_count)
    example = partial(train_example, options)
    return pages_of(
        facts,
        PageRow("help-title-aim",
             ("mexican-train-help-aim", "mexican-train-help-match"),
             example(f"{_BEGUN}, 1 {{0}}-2 m", "mexican-train-help-example-aim")),
        PageRow("help-title-deal",
             ("mexican-train-help-deal", "mexican-train-help-boneyard" if leftover else None,
              "mexican-train-help-engine",
              "mexican-train-help-first-dealt" if options.engine == "dealt" else "mexican-train-help-first")),
        PageRow("mexican-train-help-title-trains",
             ("mexican-train-help-own", "mexican-train-help-mexican", "mexican-train-help-marked"),
             example(f"{_BEGUN}, 1 4-1, 2 -", "mexican-train-help-example-marked", "8-3 6-5 5-1")),
        PageRow("help-title-turn",
             ("mexican-train-help-turn", "mexican-train-help-no-fit", "mexican-train-help-marker"),
             None, (Phase.PLAY,)),
        PageRow("mexican-train-help-title-first-turn",
             ("mexican-train-help-first-turn",
              "mexican-train-help-first-doubles" if options.covers else "mexican-train-help-first-doubles-free"
              if options.must_cover else None), only_if=is_train),
        PageRow("mexican-train-help-title-doubles",
             ("mexican-train-help-doubles",
              "mexican-train-help-owed" if options.covers else None,
              "mexican-train-help-no-cover" if options.covers else None)),
        PageRow("mexican-train-help-title-round-end",
             ("mexican-train-help-round-end", "mexican-train-help-last-double" if options.must_cover else None,
              "mexican-train-help-blocked")),
        PageRow("help-title-score",
             (("mexican-train-help-score",
               Message("rule-double-blank.sentence", number=options.double_blank) if options.double_blank else None),)),
        PageRow("help-title-playing-well",
             ("mexican-train-help-well-heavy", "mexican-train-help-well-train",
              "mexican-train-help-well-doubles" if options.must_cover else None, "mexican-train-help-well-mexican")),
    )  # fmt: skip
