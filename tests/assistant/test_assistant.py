"""munch mcp: a chat assistant looks up, lays a board and asks, through the SDK's own client.

What hangs on the connection is tried over stdio; all else with a server in this process.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from munch_cli.cli.assistant import server

if TYPE_CHECKING:
    from mcp import Client

LONGEST = 60.0


def over_stdio() -> "Client":
    """Return a client of a server in a process of its own."""
    from mcp import Client, StdioServerParameters

    munch = StdioServerParameters(command=sys.executable, args=["-m", "munch_cli", "mcp"])
    return Client(munch, read_timeout_seconds=LONGEST)


def connected(talk: "Callable[[Client], Awaitable[None]]", connect: "Callable[[], Client] | None" = None) -> None:
    """Has a talk with a server of its own, which is in this process if nothing else is said."""
    from mcp import Client

    async def main() -> None:
        async with connect() if connect else Client(server()) as client:
            await talk(client)

    asyncio.run(main())


async def told(client: "Client", tool: str, **given: object) -> object:
    """What a tool answers; a list without the wrapping that lists get."""
    found = await client.call_tool(tool, given)
    assert not found.is_error, found.content
    content = found.structured_content
    return content["result"] if set(content) == {"result"} else content


async def refused(client: "Client", tool: str, **given: object) -> str:
    """What a tool says that cannot do what it was asked for."""
    found = await client.call_tool(tool, given)
    assert found.is_error
    return found.content[0].text


def test_every_tool_has_a_description_and_the_schemas_of_what_goes_in_and_comes_out():
    async def talk(client: "Client") -> None:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        wanted = {"look_up", "quote_place", "new_table", "open_board", "board", "do", "undo"}
        wanted |= {"card", "may", "what_if", "why", "compare", "ways", "odds", "legal"}
        assert set(tools) == wanted
        assert all(len(tool.description) > 30 for tool in tools.values())
        assert set(tools["look_up"].input_schema["properties"]) == {"question", "edition"}
        assert tools["look_up"].input_schema["required"] == ["question"]
        said = tools["may"].output_schema
        assert {"outcome", "rules", "choices", "says"} <= set(said["properties"])
        fields = [(tool, one) for tool in tools.values() for one in tool.input_schema["properties"].values()]
        assert not [(tool.name, one) for tool, one in fields if not one.get("description")]
        assert "christmas-lite" in tools["look_up"].input_schema["properties"]["edition"]["enum"]
        changing = {"new_table", "open_board", "do", "undo"}
        assert {name for name, tool in tools.items() if not tool.annotations.read_only_hint} == changing
        (prompt,) = (await client.list_prompts()).prompts
        assert [one.name for one in prompt.arguments] == ["quarrel", "edition"]

    connected(talk)


def test_rules_are_looked_up_with_their_places_and_silence_is_told():
    async def talk(client: "Client") -> None:
        (found,) = await told(client, "look_up", question="can two of you help me?", edition="bites")
        assert found["found"][0]["id"] == "helping.only-one-helper"
        assert found["found"][0]["where"]["bites"].startswith("Munchkin Bites! 1.6, ")
        (nothing,) = await told(client, "look_up", question="how many minutes does one game last?", edition="bites")
        assert nothing["found"] == [] and nothing["unspoken"]
        quoted = await told(client, "quote_place", id="helping.only-one-helper")
        assert set(quoted["cite"]) == {"classic", "booty", "bites", "christmas-lite", "lite"}
        assert "only-one-helper" in await refused(client, "quote_place", id="helping.only-one-helpr")
        assert "classic" in await refused(client, "look_up", question="who starts?", edition="classik")

    connected(talk)


def test_a_board_is_laid_asked_about_and_played():
    async def talk(client: "Client") -> None:
        assert "no table is laid" in await refused(client, "board")
        await told(client, "open_board", board="combat/pumpkinhead")
        (kicked,) = await told(client, "do", sentences=["Jenn kicks open the door"])
        assert (kicked["outcome"], kicked["done"]) == ("allowed", True)
        assert kicked["rules"][0]["where"] and kicked["rules"][0]["says"]
        assert kicked["totals"] == {"munchkins": 10, "monsters": 6}
        assert kicked["changed"]["fight"] == ["none", "on"]
        answer = await told(client, "may", sentence="Jenn equips Goth Boots")
        assert answer["outcome"] == "refused"
        assert answer["would_be_allowed"]
        ids = [place["id"] for place in answer["rules"]]
        assert "combat.equipment-frozen-once-monster-is-exposed" in ids
        why = await told(client, "why")
        assert any(ids[0] in line for line in why["lines"])
        assert "10 = 4 Level" in (await told(client, "why", number=10))["lines"][0]
        imagined = await told(client, "what_if", sentences=["K.C. offers help", "Jenn agrees"])
        assert [one["done"] for one in imagined] == [True, True]
        compared = await told(client, "compare", sentences=["Jenn loots the room"])
        assert set(compared["answers"]) == {"classic", "booty", "bites", "christmas-lite", "lite"}
        assert (await told(client, "ways"))["line"]
        assert "fight" in await told(client, "odds")
        assert "Jenn claims the kill" in await told(client, "legal", who="Jenn")
        before = await told(client, "undo")
        assert before["combat"] is None

    connected(talk)


def test_what_is_told_of_a_board_is_laid_and_what_cannot_be_is_not():
    async def talk(client: "Client") -> None:
        await told(client, "new_table", edition="lite", players=["Ann", "Bo"])
        (laid,) = await told(client, "do", sentences=["Ann is a Level 4 Elf"])
        assert laid["outcome"] == "allowed"
        assert (await told(client, "board"))["players"]["Ann"]["level"] == 4
        (over,) = await told(client, "do", sentences=["Ann loots the room", "Bo is Level 2"])
        assert over["outcome"] == "refused"
        assert "carried out before it: Bo is Level 1" in await refused(
            client, "do", sentences=["Bo is Level 1", "Ann dances"]
        )
        assert (await told(client, "board"))["players"]["Bo"]["level"] == 1
        assert "Ann dances" in await refused(client, "may", sentence="Ann dances")
        assert "bites" in await refused(client, "new_table", edition="bitez", players=["Ann"])
        assert (await told(client, "board"))["edition"] == "lite"
        assert "Cleo" in await refused(client, "legal", who="Cleo")
        assert "question" in await refused(client, "look_up")

    connected(talk)


def test_a_file_that_is_no_board_is_refused_and_none_of_it_is_shown(tmp_path: Path):
    (tmp_path / "secret.toml").write_text('password = "open sesame"\n', encoding="utf-8")
    (tmp_path / "secret.txt").write_text("open sesame\n", encoding="utf-8")
    (tmp_path / "wrong.toml").write_text('format = 1\nedition = "bites"\ntitle = 3 # sesame\n', encoding="utf-8")

    async def talk(client: "Client") -> None:
        for name in ("secret.toml", "secret.txt", "wrong.toml"):
            assert "sesame" not in await refused(client, "open_board", board=str(tmp_path / name))
        (fluffy,) = await told(client, "card", name="Fluffy")
        assert fluffy["id"] == "bites.fluffy"
        assert "Fluffy" in await refused(client, "card", name="Flufy")

    connected(talk)


def test_each_connection_has_a_table_of_its_own():
    async def talk(client: "Client") -> None:
        await told(client, "new_table", edition="lite", players=["Ann", "Bo"])
        async with over_stdio() as other:
            assert "no table is laid" in await refused(other, "board")

    connected(talk, over_stdio)


def test_calls_that_are_sent_together_are_carried_out_one_after_the_other():
    async def talk(client: "Client") -> None:
        await told(client, "new_table", edition="classic", players=["Ann", "Bob"])
        cards = ["Huge Rock", "Lame Goblin", "Wizard", "Thief", "Loaded Die", "Broad Sword", "Flying Frogs", "Elf"]
        await asyncio.gather(*(told(client, "do", sentences=[f"Ann holds {card}"]) for card in cards))
        board = await told(client, "board")
        assert board["players"]["Ann"]["hand"] == cards

    connected(talk, over_stdio)


@pytest.mark.parametrize("leaves", ["stdin", "SIGINT"])
def test_it_ends_though_a_call_still_waits(leaves: str, tmp_path: Path):
    pipe = tmp_path / "board.toml"
    os.mkfifo(pipe)
    version = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    said = [
        {"id": 0, "method": "initialize", "params": version},
        {"method": "notifications/initialized"},
        {"id": 1, "method": "tools/call", "params": {"name": "open_board", "arguments": {"board": str(pipe)}}},
    ]
    with subprocess.Popen(
        [sys.executable, "-m", "munch_cli", "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdin is not None and server.stdout is not None
        for one in said:
            server.stdin.write(json.dumps({"jsonrpc": "2.0", **one}) + "\n")
            server.stdin.flush()
        assert json.loads(server.stdout.readline())["id"] == 0
        with pipe.open("wb"):  # opens once the call reads the pipe
            if leaves == "stdin":
                server.stdin.close()
            else:
                server.send_signal(signal.SIGINT)
            assert server.wait(LONGEST) in (0, -signal.SIGINT)
