"""Check the playground's traffic by Discord's published OpenAPI description."""

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import validators

from bot.playground import Change, Playground
from bot.playground.world.components import object_in

# Where the real Discord is known to accept more than its description says.
MORE_IN_REQUESTS: dict[str, Any] = {
    # Ids may come as numbers: Discord reads them, and discord.py numbers its new files so.
    "SnowflakeType": {"type": ["string", "integer"]}
}
# And where it gives something else.
OTHERWISE_IN_ANSWERS: dict[str, Any] = {
    # The reasons in an error's tree have words for codes ("BASE_TYPE_MAX_LENGTH"), as its documentation shows.
    "InnerErrors": {
        "type": "object",
        "properties": {"_errors": {"type": "array", "items": {"properties": {"code": {"type": "string"}}}}},
        "required": ["_errors"],
        "additionalProperties": False,
    }
}


def described() -> Path | None:
    """Discord's API description, if BONEYARD_REFERENCE names its folder."""
    folder = os.environ.get("BONEYARD_REFERENCE")
    path = Path(folder) / "discord-openapi.json" if folder else None
    return path if path and path.is_file() else None


@contextmanager
def conforming(playground: Playground) -> Iterator["Conformity | None"]:
    """All traffic within has to fit the description; yields None if that is not available."""
    path = described()
    found = Conformity(path) if path else None
    if found is not None:
        playground.subscribe(found.watch)
    yield found
    assert found is None or found.violations == []


class Conformity:
    """Collects the violations of the description at `path` by requests and answers."""

    def __init__(self, path: Path) -> None:
        self._description = _read(path)
        self._of_requests, self._of_answers = _validators(path)
        self._made: dict[str, Any] = {}
        self.violations: list[str] = []
        self.checked = 0

    def watch(self, change: Change) -> None:
        """Check a request of which the playground notifies."""
        if change.kind == "request":
            it = change.subject
            self.check(it.method, it.route, it.status, it.body, it.answer, multipart=bool(it.files))

    def check(self, method: str, route: str, status: int, request: Any, answer: Any, *, multipart: bool) -> None:
        """Check one exchange; `route` is the path template of the description."""
        operation = self._description["paths"].get(route, {}).get(method.lower())
        if operation is None:
            if route:
                self.violations.append(f"{method} {route}: not in the description")
            return
        if request is not None and status < 400:
            kind = "multipart/form-data" if multipart else "application/json"
            content = operation.get("requestBody", {}).get("content", {})
            self._check(f"{method} {route} request", object_in(content, kind).get("schema"), request, self._of_requests)
        answers = operation["responses"]
        described = answers.get(str(status)) or answers.get(f"{status // 100}XX")
        if described is None:
            if status < 500:
                self.violations.append(f"{method} {route}: {status} is not in the description")
            return
        if "$ref" in described:
            described = self._description["components"]["responses"][described["$ref"].rsplit("/", 1)[1]]
        content = described.get("content", {}).get("application/json", {})
        self._check(f"{method} {route} answer {status}", content.get("schema"), answer, self._of_answers)

    def _check(self, name: str, schema: Any, instance: Any, validator: Callable[[Any], Any]) -> None:
        if schema is None or instance is None:
            return
        if name not in self._made:
            self._made[name] = validator(schema)
        self.checked += 1
        for error in self._made[name].iter_errors(instance):
            self.violations.append(f"{name}: {_innermost(error)}")


@cache
def _read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


@cache
def _validators(path: Path) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    """Makers of validators: for requests, and for answers."""
    components = _read(path)["components"]
    schemas = components["schemas"]
    of_requests = {"schemas": schemas | MORE_IN_REQUESTS}
    of_answers = {**components, "schemas": schemas | OTHERWISE_IN_ANSWERS}
    quick = _quick(of_requests["schemas"]), _quick(of_answers["schemas"])
    return lambda it: quick[0]({**it, "components": of_requests}), lambda it: quick[1]({**it, "components": of_answers})


def _quick(schemas: Mapping[str, Any]) -> Any:
    """JSON Schema's validator, but quick with unions.

    The usual one descends into every branch: it would check all components of a container before it finds that the
    container is no row of buttons, and again at each level.
    """
    library: Any = validators  # which has no types
    usual = library.Draft202012Validator

    def may_fit(branch: Any, instance: Any) -> bool:
        """False only for a branch with another value, or with another `type`, than the instance has."""
        described = schemas[branch["$ref"].rsplit("/", 1)[1]] if "$ref" in branch else branch
        if "const" in described:
            return described["const"] == instance
        kinds = object_in(object_in(described, "properties"), "type").get("enum")
        has_type = isinstance(instance, dict) and "type" in instance
        return kinds is None or not has_type or instance["type"] in kinds

    def union(keyword: str, is_enough: Callable[[int], bool]) -> Callable[..., Iterator[Any]]:
        def check(validator: Any, branches: list[Any], instance: Any, schema: Any) -> Iterator[Any]:
            likely = [branch for branch in branches if may_fit(branch, instance)]
            fitting = sum(validator.evolve(schema=branch).is_valid(instance) for branch in likely)
            if not is_enough(fitting):
                yield from usual.VALIDATORS[keyword](validator, branches, instance, schema)

        return check

    quick = {
        "oneOf": union("oneOf", lambda fitting: fitting == 1),
        "anyOf": union("anyOf", lambda fitting: fitting > 0),
    }
    return library.extend(usual, quick)


def _innermost(error: Any) -> str:
    """The deepest error in the union's branch that the instance is meant for."""
    while error.context:
        branches: dict[Any, list[Any]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        meant = max(branches.values(), key=_closeness)
        error = max(meant, key=lambda it: len(it.absolute_path))
    where = "/".join(map(str, error.absolute_path))
    return f"{error.message[:300]} (at {where or 'the top'})"


def _closeness(errors: list[Any]) -> tuple[bool, int]:
    other_type = any(it.validator in ("const", "enum") and list(it.relative_path) == ["type"] for it in errors)
    return not other_type, min(len(it.absolute_path) for it in errors)
