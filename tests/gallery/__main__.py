"""`python -m tests.gallery DIR` draws every picture in every state, with a page to leaf through."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.gallery.page import write_gallery
from tests.gallery.states import states


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line. Exits with 1 where the folder cannot be written."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description="Draw every picture in every state.")
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures and index.html go")
    folder: Path = parser.parse_args(arguments).folder
    try:
        count = write_gallery(folder, states())
    except OSError as error:
        sys.exit(f"{folder} cannot be written ({error.strerror}). Choose another folder.")
    print(f"{count} pictures. Open {folder / 'index.html'} to leaf through them.")


if __name__ == "__main__":
    main()
