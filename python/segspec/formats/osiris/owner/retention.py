"""What RabbitMQ's retention deletes of a stream (osiris_log:evaluate_retention/2, the same from osiris 1.3 to 1.10)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate

from segspec.formats.contract.retention import Held, Retention, judged
from segspec.formats.contract.startup import Fate, Forecast
from segspec.formats.osiris.layout import INDEX_NAME, segment_of
from segspec.formats.osiris.owner.releases import RELEASES
from segspec.formats.osiris.owner.start import UPSTREAM
from segspec.storage.directory import Directory
from segspec.storage.source import open_source
from segspec_ksy.layouts import osiris_index, osiris_index_record

AGE, SIZE = "max-age", "max-length-bytes"
FIRST = osiris_index.SIZE + osiris_index_record.SIZE
"""Where the first record of an index ends."""
UNITS = {"s": 1, "m": 60, "h": 3_600, "D": 86_400, "M": 30 * 86_400, "Y": 365 * 86_400}
"""Seconds of each: rabbitmq/rabbitmq-server deps/rabbit/src/rabbit_amqqueue.erl unit_value_in_ms/1."""
UNTOLD = (
    "max-age and max-length-bytes: they are not in these files, but with the queue's declaration and the policies; "
    "rabbitmqctl list_queues name arguments effective_policy_definition says them"
)


def retention(directory: Directory, made: Forecast, asked: Mapping[str, str], now: int) -> Retention | None:
    """What a check deletes. Raises `ValueError` for a policy that RabbitMQ does not take."""
    if made.crash is not None:
        return None
    policies = {name: value for name in (SIZE, AGE) if (value := asked.get(name) or asked.get(f"x-{name}"))}
    age = _milliseconds(policies[AGE]) if AGE in policies else None
    most = _bytes(policies[SIZE]) if SIZE in policies else None
    held = list(_held(made))
    size = list(accumulate(each.bytes for each in reversed(held)))[::-1]
    deletes: dict[str, Callable[[int], bool]] = {}
    if most is not None:
        deletes[SIZE] = lambda place: size[place] > most
    if age is not None:
        deletes[AGE] = lambda place: now - _time(held[place], now) > age
    checks = "when the active segment is full, or the policy changes; a start does not check"
    if RELEASES[made.owner].checks_hourly:
        checks += "; after that every hour, where max-age is set"
    return Retention(
        now,
        policies,
        checks,
        f"{UPSTREAM} evaluate_retention/2",
        judged(
            held,
            deletes,
            keeps=lambda place: "as the active segment" if place == len(held) - 1 else "",
            age=age,
            until=None if most is None else lambda place: most + 1 - size[place],
        ),
        untold="" if policies else UNTOLD,
    )


def _milliseconds(age: str) -> int:
    """Raises `ValueError`."""
    found = re.fullmatch(r"0*([1-9][0-9]{0,15})([YMDhms])", age, re.ASCII)
    if found is None:
        raise ValueError(f"{AGE} is a number and one of Y, M, D, h, m, s, such as 7D, and not {age!r}")
    return int(found[1]) * UNITS[found[2]] * 1_000


def _bytes(size: str) -> int:
    """Raises `ValueError`."""
    if not re.fullmatch(r"[0-9]{1,18}", size, re.ASCII):
        raise ValueError(f"{SIZE} is a number of bytes, and not {size!r}")
    return int(size)


def _time(held: Held, now: int) -> int:
    """Where the index lists nothing, that keeps its segment."""
    return now if held.last_timestamp is None else held.last_timestamp


def _held(made: Forecast) -> Iterator[Held]:
    """The segments that have an index; the times are those of its first and its last record, as osiris asks them."""
    sizes = {file.path: file for file in made.files}
    for path, file in sorted(sizes.items()):
        folder, _, name = path.rpartition("/")
        if not INDEX_NAME.fullmatch(name) or file.bytes_after is None:
            continue
        segment = f"{folder}/{segment_of(name)}"
        size = sizes[segment].bytes_after if segment in sizes else None
        held = Held(segment, size or 0)
        if file.fate in (Fate.KEPT, Fate.TRUNCATED) and file.bytes_after >= FIRST:
            with open_source(path) as source:
                first, last = (
                    osiris_index_record.unpack(source.read(end - osiris_index_record.SIZE, osiris_index_record.SIZE))
                    for end in (FIRST, file.bytes_after)
                )
            held = Held(segment, size or 0, first.timestamp, last.timestamp, last.ofs_chunk)
        yield held
