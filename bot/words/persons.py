"""The players and sides of a sentence: who they are, for the verb that goes with them, and their article."""

from bot.message import AllOf, Message, Who


def person_of(value: object) -> str | None:
    """The grammatical person of players: "you", "one", "us" or "many"; None where there is no player."""
    if isinstance(value, Who):
        return "you" if value.is_you else "one"
    if isinstance(value, AllOf) and value.items and all(isinstance(item, Who) for item in value.items):
        if len(value.items) == 1:
            return person_of(value.items[0])
        return "us" if any(isinstance(item, Who) and item.is_you for item in value.items) else "many"
    return None


def side_of(value: Who) -> Message | None:
    """The name of a side; None for a player."""
    name = value.name
    return name if isinstance(name, Message) and name.id.startswith("side") else None


def with_article(value: object) -> object:
    """A side by the name that has its article, "le camp A"; all else as it is."""
    if isinstance(value, AllOf):
        return AllOf(map(with_article, value.items))
    return Who(side.attribute("the")) if isinstance(value, Who) and (side := side_of(value)) else value
