"""Fair keys: the server pledges its secret, people contribute, and nobody chooses the key or foretells the bots."""

from __future__ import annotations

import asyncio
import json
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

import pytest

from tenban.kernel.fairness import KeyDraw, drawn_key
from tenban.kernel.record import parse
from tenban.registry import games
from tenban.server.context import ServerContext
from tenban.server.tables import commands
from tenban.server.tables.lobby import rematch
from tenban.server.tables.service import TableService
from tenban.server.tables.setup import Seating
from tenban.server.tables.table import Table
from tenban.server.workers.bots import question_seed
from tenban.server.workers.records import fork_table
from tenban.server.workers.worker import Think, think
from tests.server.support import Guest, Socket, in_server
from tests.server.test_http import served

ENTROPY = ("aa" * 32, "bb" * 32)


def last_table(socket: Socket) -> Any:
    return socket.got("table")[-1]


def test_a_game_begins_when_every_person_has_contributed_to_its_key(tmp_path: Path) -> None:
    async def story(context: ServerContext) -> None:
        ann, ben = Guest(context, "Ann"), Guest(context, "Ben")
        made = await ann.make("row", 2, contribute=True)
        here = await ann.sit_at(made.table, 0)
        seen = last_table(here)
        pledge = seen["pledge"]
        assert "contribute" in seen["may"]
        assert "commitment" not in seen
        await ben.join(made.table, made.invites[0].token, contributes=True)
        there = await ben.sit_at(made.table, 1)
        service = here.service
        assert service.table.phase() == "waiting"
        await here.say("contribute", seat=0, entropy=ENTROPY[0])
        assert service.table.phase() == "waiting"
        seats = last_table(there)["seats"]
        assert [seat.get("contributed", False) for seat in seats] == [True, False]
        await there.say("contribute", seat=1, entropy=ENTROPY[1])
        table = service.table
        assert table.phase() == "running"
        assert sha256(bytes.fromhex(table.made.secret)).hexdigest() == pledge
        drawn = drawn_key(KeyDraw(bytes.fromhex(table.made.secret), (b"\xaa" * 32, b"\xbb" * 32)), ["Ann", "Ben"])
        assert (table.key, table.salt) == drawn

    in_server(tmp_path, story)


def test_nobody_learns_the_secret_or_a_contribution_before_the_end(tmp_path: Path) -> None:
    async def story(context: ServerContext) -> None:
        ann, eve = Guest(context, "Ann"), Guest(context, "Eve")
        made = await ann.make("row", 2, bots={"1": "random"}, contribute=True)
        here, watching = await ann.sit_at(made.table, 0), await eve.sit_at(made.table)
        await here.dispatcher.handle(json.dumps({"t": "contribute", "seat": 0, "entropy": ENTROPY[0]}).encode())
        table = here.service.table
        sent = b"".join(here.raw() + watching.raw())
        assert table.pledge.encode() in sent
        assert table.phase() == "running"
        for secret in (table.made.secret, ENTROPY[0], table.key.hex(), table.salt.hex()):
            assert secret.encode() not in sent

    in_server(tmp_path, story)


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ({"seat": 1, "entropy": ENTROPY[0]}, "not your seat"),
        ({"seat": 0, "entropy": "zz"}, "not understood"),
        ({"seat": 0, "entropy": "aa" * 31}, "not understood"),
    ],
)
def test_a_wrong_contribution_is_refused(tmp_path: Path, message: dict[str, Any], text: str) -> None:
    async def story(context: ServerContext) -> None:
        made = await Guest(context, "Ann").make("row", 2, contribute=True)
        here = await Guest(context, "Ann").sit_at(made.table, 0)
        answer = await here.say("contribute", **message)
        assert answer[0]["t"] == "refused"
        assert here.service.table.seats[0].entropy == ""

    in_server(tmp_path, story)


def test_a_contribution_is_made_once_and_not_after_the_start(tmp_path: Path) -> None:
    async def story(context: ServerContext) -> None:
        made = await Guest(context, "Ann").make("row", 2, contribute=True)
        here = await Guest(context, "Ann").sit_at(made.table, 0)
        assert "refused" not in {m["t"] for m in await here.say("contribute", seat=0, entropy=ENTROPY[0])}
        assert await here.say("contribute", seat=0, entropy=ENTROPY[1]) == []
        assert here.service.table.seats[0].entropy == ENTROPY[0]
        await Guest(context, "Ben").join(made.table, made.invites[0].token)
        assert here.service.table.phase() == "running"
        assert await here.say("contribute", seat=0, entropy=ENTROPY[1]) == []
        assert here.service.table.seats[0].entropy == ENTROPY[0]
        ben = await Guest(context, "Ben").sit_at(made.table, 1)
        assert "begun" in (await ben.say("contribute", seat=1, entropy=ENTROPY[1]))[0]["text"]

    in_server(tmp_path, story)


def test_a_person_of_a_hot_seat_table_contributes_once(tmp_path: Path) -> None:
    async def story(context: ServerContext) -> None:
        made = await Guest(context, "Ann").make("row", 2, hotseat=True, contribute=True)
        here = await Guest(context, "Ann").sit_at(made.table, 0)
        await here.say("contribute", seat=0, entropy=ENTROPY[0])
        assert here.service.table.phase() == "running"

    in_server(tmp_path, story)


def test_a_bot_in_place_of_a_person_is_not_waited_for(tmp_path: Path) -> None:
    async def story(context: ServerContext) -> None:
        ann, ben = Guest(context, "Ann"), Guest(context, "Ben")
        made = await ann.make("row", 2, contribute=True)
        await ben.join(made.table, made.invites[0].token, contributes=True)
        here = await ann.sit_at(made.table, 0)
        await here.say("contribute", seat=0, entropy=ENTROPY[0])
        service = here.service
        asker = service.asker(ben.owner)
        await service.execute(lambda table, now: commands.put_bot(table, now, asker, 1, "random"))
        assert service.table.phase() == "running"

    in_server(tmp_path, story)


async def play_out(service: TableService, socket: Socket) -> Table:
    while service.table.phase() == "running":
        match = service.table.match()
        for seat in match.to_act:
            await socket.act(list(match.moves(seat)[0].codes), seat=seat)
            break
    return service.table


def test_the_record_of_a_finished_table_proves_its_key_and_a_rematch_draws_another(tmp_path: Path) -> None:
    async def story(context: ServerContext) -> None:
        ann = Guest(context, "Ann")
        made = await ann.make("row", 2, hotseat=True, contribute=True)
        here = await ann.sit_at(made.table, 0)
        await here.say("contribute", seat=0, entropy=ENTROPY[0])
        table = await play_out(here.service, here)
        record = parse(table.finished_record().to_json())
        assert record.draw is not None
        assert record.draw.contributions == (b"\xaa" * 32, b"")
        again = await rematch(context.registry, ann.owner, here.service)
        assert again.table.phase() == "waiting"
        assert again.table.pledge != table.pledge
        there = await ann.sit_at(again.table.id, 0)
        await there.say("contribute", seat=0, entropy=ENTROPY[1])
        assert again.table.phase() == "running"
        assert again.table.key != table.key

    in_server(tmp_path, story)


def test_the_record_that_is_downloaded_and_uploaded_again_keeps_what_the_key_was_drawn_from(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path, games=games()) as (server, browser), browser() as client:
            body = {"game": "latria", "seats": 3, "name": "Ann", "bots": {"1": "random", "2": "random"}}
            made = (await client.post("/api/tables", json={**body, "contribute": True})).json()
            service = await server.registry.service(made["table"])
            here = Socket(service, service.table.seats[0].owner, 0)
            await here.say("contribute", seat=0, entropy=ENTROPY[0])
            await client.post(f"/api/tables/{made['table']}/leave", json={"level": "random"})
            async with asyncio.timeout(120):
                while service.table.phase() != "over":  # noqa: ASYNC110 - nothing in the product waits for this
                    await asyncio.sleep(0.01)
            record = (await client.get(f"/api/tables/{made['table']}/record")).json()
            assert record["draw"]["pledge"] == service.table.pledge
            assert record["draw"]["contributions"] == [ENTROPY[0], "", ""]
            checked = (await client.get(f"/api/tables/{made['table']}/verify")).json()
            assert (checked["kept"], checked["replays"]) == (True, True)
            again = (await client.post("/api/records", json=record)).json()["table"]
            assert (await client.get(f"/api/tables/{again}/record")).json() == record

    asyncio.run(run())


# -- what bots will do


def foreseen(table: Table, seat: int) -> int:
    """Return the seed of a bot's next choice as one would compute it who knows all but the server's secret."""
    question = repr((seat, table.asked(seat), "move"))
    return int.from_bytes(blake2b(question.encode(), digest_size=7).digest(), "big")


class Listening:
    """Workers that think at once, and an attacker who foretells what they answer."""

    def __init__(self, server: ServerContext) -> None:
        self.server = server
        self.foretold: list[bool] = []

    async def run(self, task: Any, seconds: float, kind: type) -> Any:
        assert isinstance(task, Think)
        (service,) = self.server.registry.services.values()
        guess = Think(**{name: getattr(task, name) for name in task.__struct_fields__})
        guess.seed = foreseen(service.table, task.seat)
        chosen, expected = think(task), think(guess)
        self.foretold.append(chosen.move == expected.move)
        return chosen

    def share(self, seconds: float) -> float:
        return seconds

    async def close(self) -> None:
        pass


def foretold_plans(folder: Path, leaky: bool) -> list[bool]:
    """Let bots play the sealed plans of Olympus and return which of their choices were foretold."""
    found: list[bool] = []

    async def story(context: ServerContext) -> None:
        pool = Listening(context)
        context.pools.bots = pool  # type: ignore[assignment]
        made = await Guest(context, "Ann").make("olympus", 3, bots={str(n): "random" for n in range(3)}, watch=True)
        service = await context.registry.service(made.table)
        if leaky:  # the planted fault: nothing secret goes into the seed
            service.table.made.secret, service.table.key = "", b""
        async with asyncio.timeout(60):
            while len(pool.foretold) < 24 and service.table.phase() == "running":  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        service.close()
        found.extend(pool.foretold[4:24])

    in_server(folder, story, games=games())
    return found


def test_the_sealed_choices_of_bots_cannot_be_foretold_from_public_facts(tmp_path: Path) -> None:
    assert len(foretold_plans(tmp_path, leaky=False)) == 20
    assert not all(foretold_plans(tmp_path / "again", leaky=False))


def test_they_can_be_foretold_if_the_secret_is_left_out(tmp_path: Path) -> None:
    assert all(foretold_plans(tmp_path, leaky=True))


def test_bots_of_a_study_use_a_secret_that_its_key_does_not_give(tmp_path: Path) -> None:

    async def story(context: ServerContext) -> None:
        ann = Guest(context, "Ann")
        here = await ann.sit_at((await ann.make("row", 2, hotseat=True)).table, 0)
        table = await play_out(here.service, here)
        seating = Seating("Ann", hotseat=True)
        study = (await fork_table(context.registry, context.pools.records, ann.owner, table, 0, seating)).table
        public = repr((study.id, 0, study.asked(0), "move")).encode()
        assert study.key == table.key
        assert question_seed(study, 0, "move") != int.from_bytes(
            blake2b(public, key=study.key, digest_size=7).digest(), "big"
        )

    in_server(tmp_path, story)
