"""The version of the program."""

from functools import cache
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of


@cache
def version() -> str:
    """The installed package's version."""
    try:
        return version_of("boneyard")
    except PackageNotFoundError:
        return "of a folder that is not installed"
