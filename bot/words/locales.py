"""The languages there are, each a folder of the catalogue, and the choice of one for a locale."""

from functools import cache

from bot.words.catalogue import CORE, FOLDER

ENGLISH = "en"  # the fallback for messages missing in another language


@cache
def languages() -> tuple[str, ...]:
    """Every language by its folder, English first: "en", "de", "pt-BR"."""
    found = sorted(path.parent.name for path in FOLDER.glob(f"*/{CORE}.ftl"))
    return (ENGLISH, *(it for it in found if it != ENGLISH))


@cache
def language_of(locale: str | None) -> str:
    """The language for a locale of Discord: that one, else of another region ("es" for "es-419"), else English."""
    if locale is None:
        return ENGLISH
    if locale in languages():
        return locale
    spoken = locale.partition("-")[0]
    return next((it for it in languages() if it.partition("-")[0] == spoken), ENGLISH)
