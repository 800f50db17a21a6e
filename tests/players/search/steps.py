"""When a deal is over, as the rules have it: what play-outs are held against."""

from bot.players.search.playout import DECIDED, PlaySetup, PlayState


def is_over(course: PlaySetup, standing: PlayState) -> bool:
    """Whether no play can change the score any more."""
    if standing.trick is not None:
        return False
    if not standing.tricks_left or not standing.left & course.valued:
        return True
    is_ended = course.aim is not None and course.aim.ends
    return is_ended and course.aimed(standing.points, standing.tricks) == DECIDED
