"""What only the store has: segments that are only in an archive, and a hundred thousand of them."""

from __future__ import annotations

import logging
import random
import tempfile
import time
from collections.abc import Callable
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Any

from segspec.core.model import Id, Record
from segspec.formats.mojo.layout import State
from segspec.store import Store, StoredStream
from segspec.store.aof import AofEntry, LoggedUrl, Upload, Verb, entry_line
from segspec.store.inventory import Phase, way_to
from tests.bench.store.peers import RECORD, RECORDS
from tests.helpers import faulty_store

BUCKET = "bench"


def first_records(folder: Path, records: int, rounds: int) -> dict[str, Any]:
    """Seconds until the first record of an archived segment is there, from an S3 server on this machine: with the whole
    segment fetched and verified, or just the packs that are needed."""
    from s3fs import S3FileSystem

    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    seconds: dict[str, list[float]] = {"fetch": [], "ranges": []}
    with faulty_store.faulty_store() as server, tempfile.TemporaryDirectory(dir=folder) as place:
        options = {
            "key": faulty_store.KEY,
            "secret": faulty_store.SECRET,
            "endpoint_url": f"http://127.0.0.1:{server.upstream}",
            "client_kwargs": {"region_name": "us-east-1"},
        }
        S3FileSystem(**options).call_s3("create_bucket", Bucket=BUCKET)
        with Store(place, f"s3://{BUCKET}/{folder.name}", storage_options=options, fsync="never") as store:
            stream = store.stream("orders")
            ids = stream.append_many(islice(cycle(RECORDS), records))
            stream.roll()
            stream.append(RECORD)
            stream.archive()
            size = int(stream.info()["bytes_archived"])
            for _ in range(rounds):
                for through, found in seconds.items():
                    stream.evict()
                    found.append(_seconds(partial(_first, stream, random.choice(ids), through)))
    return {"segment_bytes": size, "seconds": {name: round(median(each), 4) for name, each in seconds.items()}}


def _first(stream: StoredStream, start: Id, through: str) -> Record:
    return next(stream.range(start, through=through))


def _seconds(call: Callable[[], object]) -> float:
    began = time.perf_counter()
    call()
    return time.perf_counter() - began


def opening(folder: Path, segments: int, rounds: int) -> dict[str, Any]:
    """Opens a stream of so many segments, all but the last one in an archive."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        stream = Path(place) / "orders"
        stream.mkdir()
        lines = [entry_line(AofEntry(Verb.STREAM, name="orders"))]
        digest = "sha256:" + "0" * 64
        for number in range(1, segments):
            one = (1_700_000_000_000 + number * 1000, 0)
            name = f"{one[0]}-{one[1]}"
            upload = Upload(LoggedUrl(f"s3://{BUCKET}/store/orders/{name}"), 1 << 26, digest)
            lines += [
                entry_line(AofEntry(verb, one, upload=upload if verb is Verb.UP_DONE else None))
                for verb in way_to(Phase.REMOTE)
            ]
            (stream / f"{State.ARCHIVED}{name}").touch()
        # The last one is being written, as in a store that was closed.
        with Store(Path(place) / "one", fsync="never") as store:
            last = store.stream("orders").append(RECORD)
        name = f"{last[0]}-{last[1]}"
        (Path(place) / "one" / "orders" / f"{State.WRITING}{name}").rename(stream / f"{State.WRITING}{name}")
        lines.append(entry_line(AofEntry(Verb.ADD, last)))
        (stream / "stream.aof").write_text("".join(lines))
        wall: list[float] = []
        processor: list[float] = []
        for _ in range(rounds):
            store = Store(place)
            began = time.process_time()
            wall.append(_seconds(partial(store.stream, "orders")))
            processor.append(time.process_time() - began)
            store.close()
    return {"segments": segments, "seconds": round(median(wall), 3), "processor_seconds": round(median(processor), 3)}
