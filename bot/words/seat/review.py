"""The short words of a deal that is looked back at."""

from bot.words.facts.tricks.review import Review, Verdict, has_followed
from bot.words.names import Namer
from bot.words.pictures import signed
from bot.words.seat.parts import Line, Part, Pill, named, sign_of, strong


def ask_words(review: Review) -> str:
    """What the viewer may do: "Challenge a grey card, or accept"."""
    if review.has_accepted:
        return "You accepted every play"
    if not review.challengeable:
        return "Nothing to challenge" if review.is_complete else "Nothing to challenge yet"
    grey = all(_is_grey(review, seat, number) for seat, number in review.challengeable)
    what = "any grey card" if grey else "a play"
    return f"Challenge {what}, or accept" if review.is_complete else f"You may challenge {what}"


def verdict_line(verdict: Verdict, viewer: int | None, name: Namer) -> Line:
    """The play that was challenged, and what shows it was a revoke: "Your 9♠ in trick 3: you held 10♦"."""
    own = verdict.seat == viewer
    whose: tuple[Part, ...] = (strong("Your "),) if own else (named(name, verdict.seat, strong=True), strong(": "))
    held = "" if verdict.held is None else f"{': you' if own else ','} held {sign_of(verdict.held)}"
    return (*whose, strong(f"{sign_of(verdict.piece)} in trick {verdict.trick}{held}"))


def verdict_result(review: Review) -> str:
    """What the latest challenge showed: "revoke proven: +13", "no revoke"; empty before the first."""
    if review.verdict is None:
        return ""
    return f"revoke proven: {signed(review.cost)}" if review.verdict.is_proven else "no revoke"


def review_headline(review: Review) -> tuple[str, str, Pill]:
    """Title, what follows it, and the pill: "Review", "before the score", "tricks 13"."""
    if not review.is_complete:
        so_far = Pill("trick", f"{len(review.tricks)} of {review.count}", Pill.Look.DARK)
        return "Review", "the tricks so far", so_far
    more = "before the score"
    if review.verdict is not None:  # the bar, which says what is asked, tells of it
        more = "challenge, or accept" if review.is_asked else "you accepted"
    return "Review", more, Pill("tricks", str(review.count), Pill.Look.DARK)


def _is_grey(review: Review, seat: int, number: int) -> bool:
    trick = review.tricks[number - 1]
    played = trick.by(seat)
    return played is not None and not has_followed(trick, played)
