"""How a person likes their own hand drawn."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """`large`: what may be played alone and larger, codes in large print; `numerals`: figures instead of pips."""

    large: bool = False
    contrast: bool = False
    numerals: bool = False


PLAIN = Style()
