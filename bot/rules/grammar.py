"""What every sentence for people is made of, whatever it speaks of: lists and counts."""

from collections.abc import Iterable


def joined(words: Iterable[str], last: str = "and") -> str:
    """Words as a sentence lists them: "7-4, 6-4 or 4-0". Empty where there are none."""
    *most, end = [*words] or [""]
    return f"{', '.join(most)} {last} {end}" if most else end


def listed(things: Iterable[object], last: str = "and") -> str:
    """Pieces in a sentence, equal ones once: "7-4, 6-4 or 4-0"."""
    return joined(map(str, dict.fromkeys(things)), last)


def counted(number: int, thing: str) -> str:
    """So many of a thing: "1 trick", "2 matches"."""
    plural = f"{thing}es" if thing.endswith(("ch", "s")) else f"{thing}s"
    return f"{number} {thing if number == 1 else plural}"
