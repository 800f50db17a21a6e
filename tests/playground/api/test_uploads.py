"""Files arrive byte for byte, under the names they were sent with; a form that is cut off is refused."""

import io

import aiohttp
import discord
import pytest

from tests.playground.conftest import Bench

AWKWARD = (
    b"",
    b"\r\n",
    b"\r\n--",
    b"--\r\n\r\nContent-Disposition: form-data; name=x\r\n\r\n",
    bytes(range(256)) * 300,
)


async def test_whatever_is_in_a_file_arrives(bench: Bench) -> None:
    files = [discord.File(io.BytesIO(data), f"{number}.bin") for number, data in enumerate(AWKWARD)]
    channel = bench.bot.get_partial_messageable(bench.games.id)
    message = await channel.send("–", files=files)
    attachments = bench.games.messages[message.id].attachments
    assert [it.data for it in attachments] == [*AWKWARD]
    assert [it.filename for it in attachments] == [f"{number}.bin" for number in range(len(AWKWARD))]


@pytest.mark.parametrize("name", ['a "quoted" name.png', "a;b.png", "ü.png"])
async def test_a_file_keeps_its_name_as_far_as_discord_lets_it(bench: Bench, name: str) -> None:
    file = discord.File(io.BytesIO(b"x"), name)
    message = await bench.bot.get_partial_messageable(bench.games.id).send(file=file)
    sent = bench.games.messages[message.id].attachments[0].filename
    assert len(sent) == len(name)
    assert sent.endswith(".png")


@pytest.mark.parametrize(
    "body", [b"", b"--x\r\n", b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{}']
)
async def test_a_form_that_is_cut_off_is_refused(bench: Bench, body: bytes) -> None:
    address = f"{bench.playground.api_url}/channels/{bench.games.id}/messages"
    headers = {"Authorization": f"Bot {bench.playground.token}", "Content-Type": "multipart/form-data; boundary=x"}
    async with aiohttp.ClientSession() as session, session.post(address, data=body, headers=headers) as answer:
        assert answer.status == 400
        assert (await answer.json())["code"] == 50109
