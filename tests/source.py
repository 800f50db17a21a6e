"""The program's own source, parsed."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = [path for folder in ("bot", "cogs", "images") for path in sorted((ROOT / folder).glob("**/*.py"))]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """All nodes of a file."""
    return list(ast.walk(tree_of(path)))
