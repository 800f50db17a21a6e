"""Where the picture of a message is drawn."""

import threading

import pytest

from cogs.kit.payload import payload
from images.drawing.drawing import Drawing


@pytest.mark.parametrize("is_fast", [True, False])
async def test_a_large_picture_is_packed_once_and_off_the_loop(
    monkeypatch: pytest.MonkeyPatch, *, is_fast: bool
) -> None:
    drawn_in = list[threading.Thread]()

    def render() -> bytes:
        drawn_in.append(threading.current_thread())
        return b"picture"

    monkeypatch.setattr(payload, "IS_FAST", is_fast)
    attachment = await payload.attached(Drawing("alt", "table.png", render), to_one=False)
    assert attachment is not None
    assert attachment.data == b"picture"
    assert [thread is threading.current_thread() for thread in drawn_in] == [is_fast]
