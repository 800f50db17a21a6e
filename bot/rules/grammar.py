"""Lists and counts in sentences."""

from collections.abc import Iterable


def joined(words: Iterable[str], last: str = "and") -> str:
    """Words as a sentence lists them: "7-4, 6-4 or 4-0". Empty where there are none."""
    *most, end = [*words] or [""]
    return f"{', '.join(most)} {last} {end}" if most else end


def listed(items: Iterable[object], last: str = "and") -> str:
    """Items as a sentence lists them, duplicates once: "7-4, 6-4 or 4-0"."""
    return joined(map(str, dict.fromkeys(items)), last)


def counted(number: int, noun: str) -> str:
    """A number with its noun: "1 trick", "2 matches"."""
    plural = f"{noun}es" if noun.endswith(("ch", "s")) else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"
