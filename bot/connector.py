"""HTTP connections that send each request in one piece.

aiohttp writes a form with a picture in nine pieces, and asyncio hands each to the kernel at once, by a system call that
wakes whoever reads. That took a twentieth of what a play costs.
"""

import asyncio
from collections.abc import Iterable
from typing import Any

import aiohttp
from aiohttp.client_proto import ResponseHandler


class Connector(aiohttp.TCPConnector):
    """Connects as aiohttp does, but what is written in one go is sent in one piece."""

    async def _create_connection(self, *args: Any, **kwargs: Any) -> ResponseHandler:
        protocol = await super()._create_connection(*args, **kwargs)
        if protocol.transport is not None:
            protocol.transport = Gathering(protocol.transport)
        return protocol


class Gathering(asyncio.Transport):
    """A transport that gathers what is written, and sends it when the event loop comes to its next round."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._gathered: list[bytes | bytearray | memoryview] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._gathered:
            self._loop.call_soon(self._send)
        self._gathered.append(bytes(data) if isinstance(data, memoryview) else data)

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        for data in list_of_data:
            self.write(data)

    def _send(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered and not self._transport.is_closing():
            self._transport.write(b"".join(gathered))

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size() + sum(map(len, self._gathered))

    def close(self) -> None:
        self._send()
        self._transport.close()

    def abort(self) -> None:
        self._gathered.clear()
        self._transport.abort()

    # -- the rest is the transport's own ---------------------------------------------------------------------------

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def is_reading(self) -> bool:
        return self._transport.is_reading()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._transport.get_protocol()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._transport.set_protocol(protocol)
