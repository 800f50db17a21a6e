"""The short words with which trump is named, and the doubles are told where they belong."""

from bot.rules.suits import Doubles

# What each place of the doubles is called, and what beats what there.
DOUBLES_WORDS: dict[Doubles, tuple[str, str, str]] = {
    Doubles.HIGH: ("High", "6-6 beats 6-5", "as always"),
    Doubles.LOW: ("Low", "6-0 beats 6-6", "below the blank"),
    Doubles.OWN_SUIT: ("Own suit", "6-6 beats 5-5", "follow doubles only"),
    Doubles.BOTH: ("Both", "6-6 beats 6-5", "and a suit of their own"),
}
