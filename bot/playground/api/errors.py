"""Discord's errors: a status, a numeric code, a sentence, and for a request's body a tree of its faults."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
}


class ApiError(Exception):
    """A REST answer that is an error; `more` are keys besides its message and code."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.json: dict[str, Any] = {"message": message, "code": code, **more}


def refusal(code: int, **more: Any) -> ApiError:
    status, message = KNOWN[code]
    return ApiError(status, code, message, **more)


def invalid(path: "FieldPath", code: str, message: str) -> ApiError:
    """A 50035 with one fault."""
    form = Form()
    form.refuse(path, code, message)
    return refusal(50035, errors=form.tree)


FieldPath = tuple[str | int, ...]


class Form:
    """Collects the faults of one request body; `check` raises 50035 with the whole tree."""

    def __init__(self) -> None:
        self.tree: dict[str, Any] = {}

    def refuse(self, path: FieldPath, code: str, message: str) -> None:
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def check(self) -> None:
        if self.tree:
            raise refusal(50035, errors=self.tree)

    def fields(
        self, path: FieldPath, it: Mapping[str, Any], checks: Mapping[str, Callable[["Form", FieldPath, Any], object]]
    ) -> None:
        for key, check in checks.items():
            check(self, (*path, key), it.get(key))

    def text(self, path: FieldPath, value: Any, *, most: int, least: int = 0, required: bool = False) -> None:
        if isinstance(value, str):
            self.count(path, len(value), most=most, least=least)
        elif value is not None:
            self.refuse(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif required:
            self.refuse(path, "BASE_TYPE_REQUIRED", "This field is required")

    def choice(self, path: FieldPath, value: Any, among: Collection[int | str]) -> bool:
        if value not in among:
            self.refuse(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, among))}}}.")
        return value in among

    def kind(self, path: FieldPath, value: Any, among: Collection[int]) -> bool:
        """Check a component's type."""
        if value not in among:
            these = ", ".join(map(str, among))
            self.refuse((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({these}).')
        return value in among

    def count(self, path: FieldPath, number: int, *, most: int, least: int = 0) -> None:
        if number > most and not least:
            self.refuse(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif not least <= number <= most:
            self.refuse(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def integer(self, path: FieldPath, value: int | None, *, most: int, least: int) -> None:
        if value is not None and value > most:
            self.refuse(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        elif value is not None and value < least:
            self.refuse(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
