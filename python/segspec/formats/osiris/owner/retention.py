"""RabbitMQ's retention of a stream (osiris_log:evaluate_retention/2, the same from osiris 1.3 to 1.10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate

from segspec.formats.contract.retained import NEVER, Aged, Retention, by_age, judged
from segspec.formats.contract.startup import Fate, Forecast
from segspec.formats.osiris.layout import INDEX_NAME, segment_of
from segspec.formats.osiris.owner.releases import RELEASES
from segspec.formats.osiris.owner.start import UPSTREAM
from segspec.storage.directory import Directory
from segspec.storage.source import open_source
from segspec_ksy.layouts import osiris_index, osiris_index_record

AGE, SIZE = "max-age", "max-length-bytes"
DAY = 86_400_000
UNITS = {"s": 1_000, "m": 60_000, "h": 3_600_000, "D": DAY, "M": 30 * DAY, "Y": 365 * DAY}
"""Milliseconds: rabbitmq/rabbitmq-server deps/rabbit/src/rabbit_amqqueue.erl unit_value_in_ms/1."""
RECORD = osiris_index_record.SIZE
FIRST = osiris_index.SIZE + RECORD
CHECKS = "made when the active segment is full, or the policy changes; a start makes none"
UNTOLD = f"{AGE} and {SIZE}, which are with the queue's declaration and its policy"


def retention(directory: Directory, made: Forecast, asked: Mapping[str, str], now: int) -> Retention | None:
    """The segments that a check deletes; None after a crash. `now` is in ms."""
    if made.crash is not None:
        return None
    policies = {name: value for name in (SIZE, AGE) if (value := asked.get(name, asked.get(f"x-{name}")))}
    held = list(_held(made))
    most = int(policies[SIZE]) if SIZE in policies else NEVER
    age = int(policies[AGE][:-1]) * UNITS[policies[AGE][-1]] if AGE in policies else -1
    sizes = list(accumulate(each.bytes for each in reversed(held)))[::-1]
    left = {SIZE: [NEVER if most == NEVER else most + 1 - size for size in sizes], AGE: by_age(held, age, now)}
    hourly = "; and every hour after that, where max-age is set" if not RELEASES[made.owner].is_early else ""
    keeps = [*([None] * (len(held) - 1)), "as the active segment"][-len(held) :]
    segments = judged(held, now, keeps, left, AGE, SIZE)
    source = f"{UPSTREAM} evaluate_retention/2"
    return Retention(now, policies, CHECKS + hourly, source, segments, None if policies else UNTOLD)


def _held(made: Forecast) -> Iterator[Aged]:
    files = {file.path: file for file in made.files}
    for path, file in sorted(files.items()):
        folder, _, name = path.rpartition("/")
        if not INDEX_NAME.fullmatch(name) or file.bytes_after is None:
            continue
        segment = files.get(f"{folder}/{segment_of(name)}")
        held = Aged(f"{folder}/{segment_of(name)}", 0 if segment is None else segment.bytes_after or 0)
        if file.fate in (Fate.KEPT, Fate.TRUNCATED) and file.bytes_after >= FIRST:
            with open_source(path) as source:
                stored = [source.read(end - RECORD, RECORD) for end in (FIRST, file.bytes_after)]
            first, last = map(osiris_index_record.unpack, stored)
            held = Aged(held.path, held.bytes, first.timestamp, last.timestamp, last.ofs_chunk)
        yield held
