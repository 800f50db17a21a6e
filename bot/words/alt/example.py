"""The alt text of the example beside a page of help: its caption, the trick or the line, and the pieces."""

from bot.rules.view import Example
from bot.words.alt.phrases import line_sentences, listed


def alt_example(example: Example) -> str:
    """The example in words."""
    sentences = [f"{example.caption}."]
    if example.trump is not None:
        sentences.append(f"Trump: {example.trump.label}.")
    if (trick := example.trick) is not None:
        won = " takes it" if any(shown.penalty for _, shown in trick.plays) else " wins"
        plays = (f"{shown.piece}{won if seat == trick.winner else ''}" for seat, shown in trick.plays)
        sentences.append(f"Led: {trick.led.label}. Played: {', '.join(plays)}.")
        if trick.points:
            sentences.append(f"The trick is worth {trick.points}.")
    if example.line is not None:
        sentences.extend(line_sentences(example.line))
    for word, legal in (("Tiles", None), ("Playable", True), ("Not playable", False)):
        if pieces := [shown.piece for shown in example.pieces if shown.legal is legal]:
            sentences.append(f"{word}: {listed(pieces)}.")
    return " ".join(sentences)
