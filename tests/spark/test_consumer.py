"""Spark as a named consumer of a queue: where it begins, what it acknowledges, and who else may."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

import segspec
from segspec.formats import get
from segspec.queue import Queue, QueueReader, UnknownConsumerError
from segspec.spark.consumer import ConsumerError
from segspec.spark.option_table import Use
from segspec.spark.options import parse
from segspec.spark.streaming.stream_offsets import DataLossError
from tests.spark.direct import read
from tests.spark.direct_stream import DirectStream
from tests.spark.streams import numbers

pytestmark = pytest.mark.usefixtures("no_waiting")

AS_LAKE = {"consumer": "lake"}
FROM_THE_BEGINNING = {**AS_LAKE, "startingOffsets": "earliest"}


def queue_of(folder: Path, count: int = 0, **options: object) -> Queue:
    """A queue with small segments, which trims on call only."""
    queue = Queue(folder, segment_bytes=10_000, fsync="never", interval=3600, **options)  # type: ignore[arg-type]
    put(queue, range(count))
    return queue


def put(queue: Queue, which: range) -> None:
    queue.append_many([b"record %d " % number + b"." * 90 for number in which])


def committed(stream: DirectStream, batch: int) -> None:
    """Spark says so when it plans the next batch."""
    stream.reader.commit(json.loads(stream.log[batch]))


def test_a_query_begins_where_the_consumer_is_and_leaves_the_queue_what_it_has_not_committed(tmp_path: Path) -> None:
    with queue_of(tmp_path / "queue", 300) as queue:
        queue.add("lake")
        queue.ack("lake", 149)
        queue.flush()
        stream = DirectStream("ffwd", tmp_path / "queue", **AS_LAKE, maxRecordsPerTrigger="100")
        first = numbers(stream.batch() or [])
        assert first == list(range(150, 150 + len(first)))
        assert queue.lag("lake") == 150, "the batch is not committed yet"
        queue.trim()
        assert queue.first_offset <= 150
        assert numbers(stream.batch() or [])[0] == first[-1] + 1
        committed(stream, 1)
        assert queue.lag("lake") == 150 - len(first)
        queue.trim()
        assert 150 < queue.first_offset <= first[-1] + 1
        assert stream.drain() == []
        committed(stream, -1)
        assert queue.consumers() == {"lake": 300}


def test_a_query_that_was_killed_reads_its_batch_again_though_the_queue_is_trimmed(tmp_path: Path) -> None:
    with queue_of(tmp_path / "queue", 300) as queue:
        stream = DirectStream("ffwd", tmp_path / "queue", **FROM_THE_BEGINNING, maxRecordsPerTrigger="200")
        first = stream.batch()
        stream.batch()
        committed(stream, 1)
        queue.trim()
        assert queue.first_offset > 0
        stream.restart()
        assert numbers(first or []) + numbers(stream.rows()) == list(range(300))


def test_a_consumer_that_is_not_there_is_added_where_the_options_say(tmp_path: Path) -> None:
    with queue_of(tmp_path / "queue", 30) as queue:
        for name, given in (("early", {"startingOffsets": "earliest"}), ("late", {}), ("5", {"startingOffsets": "5"})):
            stream = DirectStream("ffwd", tmp_path / "queue", consumer=name, **given)
            stream.batch()
        assert queue.consumers() == {"early": 0, "late": 30, "5": 5}


def test_a_query_whose_consumer_somebody_else_moves_ends_before_it_loses_anything(tmp_path: Path) -> None:
    with queue_of(tmp_path / "queue", 300) as queue:
        one = DirectStream("ffwd", tmp_path / "queue", **FROM_THE_BEGINNING, maxRecordsPerTrigger="100")
        other = DirectStream("ffwd", tmp_path / "queue", **FROM_THE_BEGINNING, maxRecordsPerTrigger="100")
        one.batch(), one.batch()
        committed(one, 1)
        with pytest.raises(ConsumerError) as caught:
            other.batch()
        assert caught.value.path == str(tmp_path / "queue")
        assert str(caught.value).endswith(
            "consumer 'lake' is at 100, and this query has committed what is before 0: another query or program reads "
            "as the same consumer, or has moved it. Give each query a consumer of its own, or seek to 0, from where "
            "this one continues"
        )
        queue.seek("lake", 0)
        assert numbers(other.batch() or []) == list(range(100)), "as the message says"


def test_a_consumer_that_is_removed_under_a_query_ends_it_and_a_restart_adds_it_where_the_query_is(
    tmp_path: Path,
) -> None:
    with queue_of(tmp_path / "queue", 200) as queue:
        stream = DirectStream("ffwd", tmp_path / "queue", **FROM_THE_BEGINNING, maxRecordsPerTrigger="100")
        stream.batch()
        queue.remove("lake")
        with pytest.raises(ConsumerError, match="consumer 'lake' was removed while the query followed it"):
            stream.batch()
        stream.restart()
        assert numbers(stream.batch() or []) == list(range(100, 200))
        assert queue.consumers() == {"lake": 100}


def test_what_a_full_queue_dropped_ends_the_query_or_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "queue"
    with queue_of(folder, 100, max_bytes=60_000, on_full="drop-oldest") as queue:
        stream = DirectStream("ffwd", folder, **FROM_THE_BEGINNING, maxRecordsPerTrigger="10")
        going_on = DirectStream("ffwd", folder, consumer="other", startingOffsets="earliest", failOnDataLoss="false")
        for one in (stream, going_on):
            one.log.append(one.latest(one.reader.getDefaultReadLimit()))
            one.log.pop()
        put(queue, range(100, 2000))
        first = queue.first_offset
        with pytest.raises(DataLossError, match=rf"records 0 to {first - 1} \({first} of them\) are lost"):
            stream.batch()
        with caplog.at_level(logging.WARNING):
            assert numbers(going_on.drain()) == list(range(first, 2000))
        assert f"records 0 to {first - 1}" in caplog.text
        new = DirectStream("ffwd", folder, consumer="new", startingOffsets="earliest")
        assert numbers(new.drain()) == list(range(first, 2000))
        queue.add("slow", first)
        queue.flush()
        put(queue, range(2000, 3000))
        with pytest.raises(DataLossError, match=f"the query is to begin with record {first}, and the log begins with"):
            DirectStream("ffwd", folder, consumer="slow")


def test_a_queue_that_was_made_anew_is_not_what_the_consumer_was_due(tmp_path: Path) -> None:
    with queue_of(tmp_path / "queue", 10) as queue:
        queue.add("lake", 10)
    with segspec.create(tmp_path / "new", "ffwd") as log:
        log.append(b"record 0")
    (tmp_path / "queue" / "index").rename(tmp_path / "new" / "index")
    with pytest.raises(DataLossError, match="the consumer is due record 10, and the queue ends before 1"):
        DirectStream("ffwd", tmp_path / "new", **AS_LAKE)


def test_the_queues_of_a_tree_have_a_consumer_each(tmp_path: Path) -> None:
    """One that appears later is read from its beginning."""
    with queue_of(tmp_path / "all" / "a", 30) as one:
        one.add("lake", 10)
        one.flush()
        stream = DirectStream("ffwd", tmp_path / "all", **FROM_THE_BEGINNING)
        assert numbers(stream.drain()) == list(range(10, 30))
        with queue_of(tmp_path / "all" / "b", 5) as other:
            assert numbers(stream.drain()) == list(range(5))
            committed(stream, -1)
            assert (one.consumers(), other.consumers()) == ({"lake": 30}, {"lake": 5})


def test_a_batch_reads_from_the_consumer_on_and_moves_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for name, due in (("a", 250), ("b", 3)):
        with queue_of(tmp_path / "all" / name, 300) as queue:
            queue.add("lake", due)
    rows = read("ffwd", tmp_path / "all", **AS_LAKE, maxPartitionBytes="5k")
    assert numbers(rows) == [*range(250, 300), *range(3, 300)]
    assert numbers(read("ffwd", tmp_path / "all", **AS_LAKE, endingOffsets="252")) == [250, 251, *range(3, 252)]
    with QueueReader(tmp_path / "all" / "a") as reader:
        assert reader.consumers() == {"lake": 250}
    with pytest.raises(UnknownConsumerError, match=r"there is no consumer 'lage' \(there are: lake\)"):
        read("ffwd", tmp_path / "all", consumer="lage")
    with queue_of(tmp_path / "all" / "b") as queue:
        queue.add("done", "end")
        queue.ack("lake", 299)
        queue.trim()
        queue.seek("lake", 3)
        first = queue.first_offset
    with caplog.at_level(logging.WARNING):
        assert numbers(read("ffwd", tmp_path / "all" / "b", **AS_LAKE)) == list(range(first, 300))
    assert f"messages 3 to {first - 1} are gone: consumer 'lake' was due them" in caplog.text


@pytest.mark.parametrize(
    ("format", "given", "said"),
    [
        ("mojo", {}, "option consumer: mojo has no consumers"),
        ("ffwd", {"consumer": ""}, "option consumer is '': it takes the name of a consumer"),
        ("ffwd", {"startingOffsets": "5"}, "options startingOffsets and consumer: give one of them"),
        ("ffwd", {"path": "s3://bucket/queue"}, "option consumer: the position of a consumer is kept in the queue's"),
        ("ffwd", {"table": "frames"}, "option consumer has no meaning for the table frames"),
    ],
)
def test_a_consumer_that_cannot_be_meant_is_refused_by_name(format: str, given: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        parse({"path": "/log", **AS_LAKE, **given}, get(format), Use.READ)
