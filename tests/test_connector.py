"""A request over our connections arrives whole, and is sent in one piece."""

import socket

import aiohttp
import pytest
from aiohttp import web

from bot.connector import Connector

pytestmark = pytest.mark.asyncio


class CountingSocket(socket.socket):
    """A socket that counts the pieces it is given to send."""

    pieces = 0

    def send(self, data, flags: int = 0) -> int:
        CountingSocket.pieces += 1
        return super().send(data, flags)


async def received(request: web.Request) -> web.Response:
    form = await request.post()
    picture = form["picture"]
    assert isinstance(picture, web.FileField)
    return web.json_response({"text": form["text"], "size": len(picture.file.read())})


async def pieces_sent(port: int, connector: aiohttp.BaseConnector, pictures: list[bytes]) -> int:
    before = CountingSocket.pieces
    async with aiohttp.ClientSession(connector=connector) as session:
        for picture in pictures:
            form = aiohttp.FormData()
            form.add_field("text", "a hand")
            form.add_field("picture", picture, filename="seat.png", content_type="image/png")
            async with session.post(f"http://127.0.0.1:{port}/", data=form) as answer:
                assert await answer.json() == {"text": "a hand", "size": len(picture)}
    return CountingSocket.pieces - before


async def test_a_form_is_sent_in_one_piece() -> None:
    application = web.Application(client_max_size=2**24)
    application.router.add_post("/", received)
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    (address,) = runner.addresses
    small, pictures = [b"x" * 1000], [b"x" * 36_000, b"", b"y" * 5_000_000, b"z" * 1000]

    def connect(info: tuple[int, int, int, str, object]) -> socket.socket:
        family, kind, protocol, *_ = info
        return CountingSocket(family, kind, protocol)

    try:
        assert await pieces_sent(address[1], aiohttp.TCPConnector(socket_factory=connect), small) > 1
        assert await pieces_sent(address[1], Connector(socket_factory=connect), small) == 1
        await pieces_sent(address[1], Connector(socket_factory=connect), pictures)  # the kernel takes some in parts
    finally:
        await runner.cleanup()
