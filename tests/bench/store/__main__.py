"""`python -m tests.bench.store`, from the project's root: the store beside Redis Streams and SQLite, in one run.

All are measured in every round, one after the other, on the same disk; medians of the rounds are written. The
processor's time is that of this process, and of Redis' server, so what others do at the same time does not show in it.
"""

from __future__ import annotations

import json
import random
import tempfile
import threading
import time
from pathlib import Path
from statistics import median
from typing import Any

import click

from tests.bench.machine import describe
from tests.bench.store.peers import PEERS, SERVER, SYNCHRONOUS, Open, Peer, present
from tests.bench.store.segments import first_records, opening

ROOT = Path(__file__).resolve().parents[3]
THREADS = (1, 8, 64)
BATCH = 1000
AT_ONCE = 100
"""Records that a range is read of."""


def appends(peers: dict[str, Open], seconds: float, rounds: int, folder: Path) -> list[dict[str, Any]]:
    rows = []
    for mode in SYNCHRONOUS:
        for threads in (*THREADS, BATCH):
            got: dict[str, list[tuple[float, float]]] = {name: [] for name in peers}
            for _ in range(rounds):
                for name, open_peer in peers.items():
                    with tempfile.TemporaryDirectory(dir=folder) as place, open_peer(Path(place), mode) as peer:
                        got[name].append(
                            _batches(peer, seconds) if threads == BATCH else _timed(peer, threads, seconds)
                        )
            for name, passes in got.items():
                row = {"what": name, "mode": mode, "threads": 1 if threads == BATCH else threads}
                row["batch"] = BATCH if threads == BATCH else 1
                rows.append({**row, **_medians(passes)})
                click.echo(rows[-1], err=True)
    return rows


def _medians(passes: list[tuple[float, float]]) -> dict[str, Any]:
    return {
        "records_per_second": round(median(rate for rate, _ in passes)),
        "cpu_microseconds": round(median(cpu for _, cpu in passes) * 1e6, 2),
    }


def _timed(peer: Peer, threads: int, seconds: float) -> tuple[float, float]:
    """Appends a second of so many threads together, and the processor's seconds for one."""
    peer.append()
    counts = [0] * threads
    begin = threading.Barrier(threads + 1)

    def run(number: int) -> None:
        begin.wait()
        end, done = time.perf_counter() + seconds, 0
        while not done or time.perf_counter() < end:
            peer.append()
            done += 1
        counts[number] = done

    workers = [threading.Thread(target=run, args=(number,)) for number in range(threads)]
    for worker in workers:
        worker.start()
    begin.wait()
    began, processor = time.perf_counter(), peer.processor()
    for worker in workers:
        worker.join()
    return sum(counts) / (time.perf_counter() - began), (peer.processor() - processor) / sum(counts)


def _batches(peer: Peer, seconds: float) -> tuple[float, float]:
    peer.append_many(BATCH)
    began, processor, done = time.perf_counter(), peer.processor(), 0
    while not done or time.perf_counter() < began + seconds:
        peer.append_many(BATCH)
        done += BATCH
    return done / (time.perf_counter() - began), (peer.processor() - processor) / done


def reads(peers: dict[str, Open], records: int, ranges: int, rounds: int, folder: Path) -> list[dict[str, Any]]:
    """Ranges from random places of a stream, all of it, and its bytes on the disk."""
    found: dict[str, dict[str, list[Any]]] = {name: {"ranges": [], "scans": [], "bytes": []} for name in peers}
    for _ in range(rounds):
        for name, open_peer in peers.items():
            with tempfile.TemporaryDirectory(dir=folder) as place, open_peer(Path(place), "interval") as peer:
                for _ in range(0, records, BATCH):
                    peer.append_many(BATCH)
                starts = peer.starts()
                chosen = random.Random(1).choices(starts[: len(starts) - AT_ONCE], k=ranges)
                found[name]["ranges"].append(_reads(peer, chosen, AT_ONCE))
                found[name]["scans"].append(_reads(peer, starts[:1], len(starts)))
                peer.finish()
                found[name]["bytes"].append(peer.bytes_on_disk() / len(starts))
    rows = []
    for name, each in found.items():
        row = {"what": name, "ranges": _medians(each["ranges"]), "scan": _medians(each["scans"])}
        rows.append({**row, "bytes_per_record": round(median(each["bytes"]), 1)})
        click.echo(rows[-1], err=True)
    return rows


def _reads(peer: Peer, starts: list[Any], count: int) -> tuple[float, float]:
    """Records a second, and the processor's seconds for one."""
    began, processor = time.perf_counter(), peer.processor()
    got = sum(peer.read(start, count) for start in starts)
    taken = time.perf_counter() - began
    if got != count * len(starts):
        raise ValueError(f"{got} records were read of {count * len(starts)}")
    return got / taken, (peer.processor() - processor) / got


@click.command(help="Measures segspec.store beside Redis Streams and SQLite, and writes the result as JSON.")
@click.option("--seconds", type=float, default=0.5, show_default=True, help="For each measurement of appends.")
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True)
@click.option("--records", type=click.IntRange(1), default=200_000, show_default=True, help="In the streams to read.")
@click.option("--ranges", type=click.IntRange(1), default=300, show_default=True, help="Ranges that are read.")
@click.option("--segments", type=click.IntRange(2), default=100_000, show_default=True, help="Of a stream to open.")
@click.option("--data", type=click.Path(path_type=Path), default=ROOT / "build/bench", help="A folder on the disk.")
@click.option("--output", type=click.Path(path_type=Path), default=ROOT / "docs/_data/bench-store.json")
def main(seconds: float, rounds: int, records: int, ranges: int, segments: int, data: Path, output: Path) -> None:
    data.mkdir(parents=True, exist_ok=True)
    peers = present()
    for name in PEERS:
        if name not in peers:
            click.echo(f"{name} is left out: {SERVER} is not installed", err=True)
    result = {
        "command": f"python -m tests.bench.store --seconds {seconds:g} --rounds {rounds}",
        "machine": describe(),
        "rounds": rounds,
        "records": records,
        "appends": appends(peers, seconds, rounds, data),
        "reads": reads(peers, records, ranges, rounds, data),
        "archived": first_records(data, records, rounds),
        "opening": opening(data, segments, rounds),
    }
    output.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
