"""A publication without a broker: what is refused before, where it continues, what is said when nobody answers."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import SegspecError
from segspec.core.model import Record
from segspec.formats.contract.publishing import Confirmations, Outgoing
from segspec.library.record_selection import Selection
from segspec.library.where import read_conditions
from segspec.publishing import Publication, PublishError, destination_of
from segspec.publishing.publication import PublishedUpTo, batches, numbered
from segspec.reading.walk import OnDamage
from segspec.samples import FOLDER as SAMPLES
from tests.cli.conftest import Run

SOUND = SAMPLES / "osiris" / "epochs" / "log"
QUEUE = destination_of("amqp://u:s3cr3t@127.0.0.1:1/orders")


def closed_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.parametrize("scheme", ["amqp", "rabbitmq-stream"])
def test_nobody_listens(scheme: str, segspec: Run) -> None:
    uri = f"{scheme}://u:s3cr3t@127.0.0.1:{closed_port()}/orders"
    told = segspec("publish", SOUND, "--to", uri)
    assert told.code == 1
    assert f"{destination_of(uri)}: " in told.err
    assert "onnect" in told.err
    assert "s3cr3t" not in told.out + told.err


@pytest.mark.parametrize("scheme", ["amqp", "rabbitmq-stream"])
def test_somebody_listens_who_never_answers(scheme: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        to = f"{scheme}://127.0.0.1:{server.getsockname()[1]}/orders"
        with pytest.raises(PublishError, match=r"did not answer in 0\.5 s"):
            library.publish(SOUND, to, timeout=0.5)


def test_records_without_a_value_are_refused_with_a_way_out(segspec: Run) -> None:
    told = segspec("publish", SAMPLES / "mojo" / "deleted" / "log", "--to", str(QUEUE))
    assert told.code == 1
    assert "convert the log" in told.err


def test_an_index_has_no_records_to_publish(segspec: Run) -> None:
    index = library.open(SOUND).segments[0].index
    assert index is not None
    told = segspec("publish", index, "--to", str(QUEUE))
    assert (told.code, "is an index" in told.err) == (2, True)


def saved(path: Path, **changed: str) -> Publication:
    """A publication of the sample whose file says that it got to 100."""
    publication = Publication(library.open(SOUND), QUEUE, resume=path)
    publication._resumption.next = 100
    publication._resumption.save(path)
    path.write_text(json.dumps({**json.loads(path.read_text()), **changed}))
    return publication


def test_a_publication_goes_on_where_its_file_says(tmp_path: Path) -> None:
    file = tmp_path / "state"
    first = saved(file)
    again = Publication(library.open(SOUND), QUEUE, resume=file)
    assert again.result.next == 100
    assert again.result.producer == first.result.producer
    assert "s3cr3t" not in file.read_text()
    assert Publication(library.open(SOUND), QUEUE).result.producer != first.result.producer


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"source": "osiris /elsewhere"}, "its source is osiris /elsewhere"),
        ({"destination": "amqp://other"}, "its destination is amqp://other"),
        ({"choice": "all"}, "its choice is all"),
        ({"version": "segspec-publish-9"}, "another version"),
        ({"next": "many"}, "not a file of a publication"),
        ({"more": "1"}, "not a file of a publication"),
    ],
)
def test_a_file_of_another_publication_is_refused(changed: dict[str, str], words: str, tmp_path: Path) -> None:
    file = tmp_path / "state"
    saved(file, **changed)
    before = file.read_bytes()
    with pytest.raises(PublishError, match=words):
        Publication(library.open(SOUND), QUEUE, resume=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(("what", "words"), [("pipe", "this is a FIFO"), ("huge", "is read up to 1,048,576")])
def test_a_file_that_is_no_small_plain_file_is_named_and_not_waited_for(what: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    if what == "pipe":
        os.mkfifo(file)
    else:
        file.touch()
        os.truncate(file, 100 << 30)
    with pytest.raises((OSError, SegspecError), match=words):
        PublishedUpTo("source", "", "destination", "producer").resumed(file)


def test_a_producer_other_than_the_file_s_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "state"
    saved(file)
    with pytest.raises(PublishError, match="its producer is segspec-"):
        Publication(library.open(SOUND), QUEUE, resume=file, producer="another")


def test_a_stream_that_was_made_anew_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "state"
    stream = destination_of("rabbitmq-stream://127.0.0.1:1/orders")
    publication = Publication(library.open(SOUND), stream, resume=file)
    publication._resumption.next = 100
    assert publication._begin(150) == 151
    assert PublishedUpTo.resumed(publication._resumption, file).next == 151
    with pytest.raises(PublishError, match="re-created"):
        publication._begin(None)


def outgoing(folder: Path, first: int, *, on_damage: str = "skip") -> list[Outgoing]:
    return list(numbered(library.open(folder), Selection(OnDamage(on_damage)), first, lambda _: None))


def test_records_are_numbered_by_their_offsets_and_begun_with_anywhere() -> None:
    everything = [record.offset for record in library.open(SOUND).records()]
    assert [one.number for one in outgoing(SOUND, 0)] == everything
    assert [one.number for one in outgoing(SOUND, 150)] == [offset for offset in everything if (offset or 0) >= 150]


def test_conditions_choose_records_and_are_part_of_what_is_gone_on_with(tmp_path: Path) -> None:
    log, where = library.open(SOUND), read_conditions(["offset >= 50", "offset < 60"])
    publication = Publication(log, QUEUE, where=where, resume=tmp_path / "state")
    chosen = numbered(log, publication._choice, 55, lambda _: None)
    assert [one.number for one in chosen] == list(range(55, 60))
    publication._resumption.save(tmp_path / "state")
    with pytest.raises(PublishError, match=r"its choice is .*offset >= 50 offset < 60"):
        Publication(log, QUEUE, resume=tmp_path / "state")


def test_offsets_that_go_back_are_refused_since_a_broker_would_drop_them(monkeypatch: pytest.MonkeyPatch) -> None:
    records = [("a.segment", Record(0, 7)), ("b.segment", Record(48, 7))]
    monkeypatch.setattr(library.Log, "placed_records", lambda *_, **__: iter(records))
    with pytest.raises(SegspecError, match="offset 7 comes after 7: recover the log") as caught:
        outgoing(SOUND, 0)
    assert (caught.value.path, caught.value.position, caught.value.expected) == ("b.segment", 48, "more than 7")


def test_batches_end_at_their_number_and_at_their_bytes() -> None:
    ones = outgoing(SOUND, 0)
    assert [len(batch) for batch in batches(iter(ones), 100, 1 << 20)] == [100, 100, 100]
    assert [one for batch in batches(iter(ones), 7, 1 << 20) for one in batch] == ones


def test_all_below_the_lowest_unconfirmed_is_the_broker_s() -> None:
    async def run() -> None:
        waiting = Confirmations("here", 0.05)
        waiting.begin(5)
        assert waiting.reached == 5
        for number in (7, 9, 12):
            waiting.expect(number, 1)
        waiting.confirm(9)
        assert waiting.reached == 7
        waiting.confirm(7)
        assert waiting.reached == 12
        waiting.blocked = "disk"
        with pytest.raises(PublishError, match=r"came in 0\.05 s, and 1 are due: the node blocks .*disk"):
            await waiting.wait_for_all()
        waiting.fail("it was given back")
        waiting.confirm(12)
        assert waiting.reached == 12
        with pytest.raises(PublishError, match="here: it was given back"):
            await waiting.wait_for_room()

    asyncio.run(run())


def test_an_error_of_a_broker_goes_through_a_pickle() -> None:
    import pickle

    found = pickle.loads(pickle.dumps(PublishError("why", "where")))
    assert (str(found), found.code) == ("where: why", None)
