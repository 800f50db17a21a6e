"""The depth of an arm, from its length alone."""

from random import Random

from images.line.walks import DEEP, GAP, Path, least_depth, walk


def test_no_walk_is_less_deep_than_its_tiles_are_long():
    chance, impossible, exact = Random(11), 0, 0
    for _ in range(5_000):
        wide, across = chance.randrange(16, 66, 2), chance.random() < 0.5
        doubles = tuple(chance.random() < 0.25 for _ in range(chance.randrange(22)))
        path = Path(
            wide,
            start=wide // 2 + GAP,
            inner=chance.randrange(60),
            outer=chance.randrange(80, 900),
            rows=chance.choice((1, 2, 3, DEEP)),
            across=across,
            grows=chance.random() < 0.5,
        )
        least, walked = least_depth(doubles, path), walk(doubles, path)
        assert walked is None or least <= walked.depth
        impossible += least == DEEP
        exact += walked is not None and 0 < least == walked.depth
    assert impossible > 300, "most of those that find no room are known by their length"
    assert exact > 300
