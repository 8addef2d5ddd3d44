"""`python -m tests.bench.queue`, from the project's root: appends a second, by sync mode, message size and threads.

All stores are measured in every round, one after the other, on the same disk; medians of the rounds are written. The
processor's time is that of the whole process, so what other processes do at the same time does not show in it.
"""

from __future__ import annotations

import json
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import click

from segspec.queue import Queue
from tests.bench.machine import describe
from tests.bench.queue.stores import STORES, SYNCHRONOUS, Append

ROOT = Path(__file__).resolve().parents[3]
SIZES = (100, 1000)
THREADS = (1, 8, 64)
FANNED = 100_000
CONSUMERS = 8
AT_ONCE = 1000
RECOVERED = 10 * 10**9


def timed(append: Append, value: bytes, threads: int, seconds: float) -> tuple[float, float]:
    """Appends a second of so many threads together, and the processor's seconds for one."""
    end = 0.0
    counts = [0] * threads

    def set_end() -> None:
        nonlocal end
        end = time.perf_counter() + seconds

    begin = threading.Barrier(threads + 1, action=set_end)

    def run(number: int) -> None:
        begin.wait()
        done = 0
        while not done or time.perf_counter() < end:
            for _ in range(5):
                append(value)
            done += 5
        counts[number] = done

    workers = [threading.Thread(target=run, args=(number,)) for number in range(threads)]
    for worker in workers:
        worker.start()
    begin.wait()
    began, processor = time.perf_counter(), time.process_time()
    for worker in workers:
        worker.join()
    taken = time.perf_counter() - began
    return sum(counts) / taken, (time.process_time() - processor) / sum(counts)


def appends(seconds: float, rounds: int, folder: Path) -> list[dict[str, Any]]:
    rows = []
    for mode in SYNCHRONOUS:
        for size in SIZES:
            for threads in THREADS:
                got: dict[str, list[tuple[float, float]]] = {name: [] for name in STORES}
                for _ in range(rounds):
                    for name, store in STORES.items():
                        with tempfile.TemporaryDirectory(dir=folder) as place, store(Path(place), mode) as append:
                            got[name].append(timed(append, b"x" * size, threads, seconds))
                for name, passes in got.items():
                    rate = median(each[0] for each in passes)
                    cpu = median(each[1] for each in passes)
                    rows.append({"what": name, "mode": mode, "bytes": size, "threads": threads,
                                 "appends_per_second": round(rate), "bytes_per_second": round(rate * size),
                                 "cpu_microseconds": round(cpu * 1e6, 2)})  # fmt: skip
                    click.echo(rows[-1], err=True)
    return rows


def batches(rounds: int, folder: Path) -> list[dict[str, Any]]:
    """100,000 messages in one call, then all of them read and acknowledged by 8 consumers, by 1,000 messages."""
    rates: dict[tuple[str, str], list[float]] = {}
    values = [b"x" * 100] * FANNED
    for _ in range(rounds):
        for name, fan in FANS.items():
            with tempfile.TemporaryDirectory(dir=folder) as place:
                appending, reading = fan(Path(place), values)
            rates.setdefault(("appended in one call", name), []).append(FANNED / appending)
            rates.setdefault((f"read by {CONSUMERS} consumers", name), []).append(CONSUMERS * FANNED / reading)
    return [
        {"what": what, "store": name, "bytes": 100, "messages_per_second": round(median(each))}
        for (what, name), each in rates.items()
    ]


def _fan_queue(folder: Path, values: list[bytes]) -> tuple[float, float]:
    def read(name: str) -> None:
        while batch := queue.read(name, AT_ONCE):
            queue.ack(name, batch[-1].offset)

    with Queue(folder) as queue:
        names = [f"consumer {number}" for number in range(CONSUMERS)]
        for name in names:
            queue.add(name)
        return _seconds(partial(queue.append_many, values)), sum(_seconds(partial(read, name)) for name in names)


def _fan_sqlite(folder: Path, values: list[bytes]) -> tuple[float, float]:
    connection = sqlite3.connect(folder / "table")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE messages (number INTEGER PRIMARY KEY, value BLOB)")
    connection.execute("CREATE TABLE consumers (name INTEGER PRIMARY KEY, due INTEGER)")

    def append() -> None:
        with connection:
            connection.executemany("INSERT INTO messages (value) VALUES (?)", ((value,) for value in values))

    def read(consumer: int) -> None:
        due = 0
        connection.execute("PRAGMA synchronous=NORMAL")  # Positions are on the disk a second later, as the queue's are.
        query = "SELECT number, value FROM messages WHERE number >= ? ORDER BY number LIMIT ?"
        while found := connection.execute(query, (due, AT_ONCE)).fetchall():
            due = found[-1][0] + 1
            with connection:
                connection.execute("INSERT OR REPLACE INTO consumers VALUES (?, ?)", (consumer, due))

    times = _seconds(append), sum(_seconds(partial(read, number)) for number in range(CONSUMERS))
    connection.close()
    return times


FANS = {"segspec.queue": _fan_queue, "SQLite, WAL": _fan_sqlite}


def _seconds(call: Callable[[], object]) -> float:
    began = time.perf_counter()
    call()
    return time.perf_counter() - began


def recovery(folder: Path) -> dict[str, Any]:
    """Opens a queue of 10 GB in segments of 100 MB, with a torn end. The blobs are holes, so it fits on any disk."""
    from segspec.formats.ffwd.encode import entry, header, segment_name

    with tempfile.TemporaryDirectory(dir=folder) as place:
        base, blob = 0, 1_000_000
        while base * blob < RECOVERED:
            with (Path(place) / segment_name(base, "document")).open("wb") as file:
                file.write(header(base, "document"))
                for _ in range(99):
                    file.write(entry(b"x" * blob)[: -blob + 1])
                    file.seek(blob - 1, 1)
                file.write(b"\xff\xff")
            base += 99
        seconds = _seconds(lambda: Queue(place).close())
        return {"bytes": base * blob, "seconds": round(seconds, 3)}


@click.command(help="Measures appends to segspec.queue and to what else keeps messages, and writes the result as JSON.")
@click.option("--seconds", type=float, default=0.5, show_default=True, help="For each measurement.")
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True)
@click.option("--data", type=click.Path(path_type=Path), default=ROOT / "build/bench", help="A folder on the disk.")
@click.option("--output", type=click.Path(path_type=Path), default=ROOT / "docs/_data/bench-queue.json")
def main(seconds: float, rounds: int, data: Path, output: Path) -> None:
    data.mkdir(parents=True, exist_ok=True)
    result = {
        "command": f"python -m tests.bench.queue --seconds {seconds:g} --rounds {rounds}",
        "machine": describe(),
        "rounds": rounds,
        "appends": appends(seconds, rounds, data),
        "batches": batches(rounds, data),
        "recovery": recovery(data),
    }
    output.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
