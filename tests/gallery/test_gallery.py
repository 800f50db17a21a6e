"""The gallery as a page: all pictures are there, and names cannot break it."""

import re
from pathlib import Path

import pytest

from tests.gallery.__main__ import main, write_gallery
from tests.gallery.states import states
from tests.samples import sample


def test_every_picture_is_on_the_page(tmp_path: Path):
    folder = tmp_path / "new" / "folder"
    drawn = sample([*states()], 60)
    assert write_gallery(folder, drawn) == len(drawn)
    page = (folder / "index.html").read_text(encoding="utf-8")
    names = sorted(it.name for it in folder.glob("*.png"))
    assert sorted(re.findall('<a href="(.*?)"><img src="(.*?)"', page)) == [*zip(names, names, strict=True)]
    assert page.count("<b>") == len(drawn), "a name with markup in it makes no tag"


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(SystemExit, match="cannot be written"):
        main([str(tmp_path / "file" / "below")])
