"""`python -m tests.bench.queue`, from the project's root: appends a second, by sync mode, message size and threads.

All stores are measured in every round, one after the other, on the same disk; medians of the rounds are written. The
processor's time is that of the whole process, so what other processes do at the same time does not show in it.
"""

from __future__ import annotations

import json
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
        while time.perf_counter() < end:
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
    """`append_many`, and one consumer after the other reading all of it, by 1,000 messages."""
    values = [b"x" * 100] * FANNED
    rates: dict[str, list[float]] = {"append_many": [], f"read by {CONSUMERS} consumers": []}
    for _ in range(rounds):
        with tempfile.TemporaryDirectory(dir=folder) as place, Queue(place) as queue:
            rates["append_many"].append(FANNED / _seconds(partial(queue.append_many, values)))
            names = [f"consumer {number}" for number in range(CONSUMERS)]
            for name in names:
                queue.add(name)
            seconds = sum(_seconds(partial(_read, queue, name)) for name in names)
            rates[f"read by {CONSUMERS} consumers"].append(CONSUMERS * FANNED / seconds)
    return [{"what": what, "bytes": 100, "messages_per_second": round(median(each))} for what, each in rates.items()]


def _read(queue: Queue, name: str) -> None:
    while batch := queue.read(name, 1000):
        queue.ack(name, batch[-1].offset)


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
