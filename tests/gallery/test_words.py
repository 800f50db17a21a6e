"""Words, messages and computers' choices at every moment of the corpus are as they were approved."""

from tests.gallery.approved import approved, said_and_chosen, sums_of


def test_texts_and_choices_are_as_approved():
    there = {name: it for name, it in approved().items() if name.startswith(("texts", "choices", "help", "messages"))}
    assert sorted(name for name, _ in there.items() ^ sums_of(said_and_chosen()).items()) == []
