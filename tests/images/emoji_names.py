"""Write the names of the emojis anew: `python -m tests.images.emoji_names`."""

from bot.rules.pieces import EVERY_PIECE
from bot.words.mentions import emoji_name
from images.emojis import NAMES_FILE, emoji_hash


def names_by_picture() -> list[str]:
    """The name of each emoji, as its picture is drawn now."""
    return [emoji_name(piece, emoji_hash(piece)) for piece in EVERY_PIECE]


if __name__ == "__main__":
    NAMES_FILE.write_text("".join(f"{name}\n" for name in names_by_picture()), encoding="utf-8")
