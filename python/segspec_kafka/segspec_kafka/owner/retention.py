"""A broker's retention for a partition (UnifiedLog.java:1767-1999; LogManager.scala:1380-1421)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import accumulate
from operator import itemgetter

from segspec.formats.contract.startup import NEVER, Aged, Fate, Forecast, Retention, by_age, judged
from segspec.storage.directory import Directory
from segspec.storage.source import open_source
from segspec_kafka.descriptor import KafkaStartup
from segspec_kafka.folder import offset_in
from segspec_kafka.owner import cluster, node
from segspec_kafka.owner.loader import UPSTREAM
from segspec_kafka.owner.segments import BadLengthError, Segment

CLEANUP, AGE, SIZE = "cleanup.policy", "retention.ms", "retention.bytes"
DEFAULTS = {CLEANUP: "delete", AGE: str(7 * 24 * 3_600_000), SIZE: "-1"}
CHECKS = "made 30 s after the start, then every 5 minutes (log.retention.check.interval.ms); files go a minute later"


def retention(directory: Directory, made: Forecast, asked: dict[str, str], now: int) -> Retention | None:
    """What the first check deletes; None if unknown. `now` is in milliseconds."""
    of, around = node.partition_of(directory), node.log_dir(directory.path)
    known = None if around is None else cluster.image(around)
    is_tiered = of is not None and cluster.config(known, of.topic, "remote.storage.enable") == "true"
    if made.next_offset is None or of is None or of.topic == node.METADATA or is_tiered:
        return None
    told = {name: cluster.config(known, of.topic, name) or "" for name in DEFAULTS} | asked
    told = {name: told[name] for name, values in KafkaStartup.policies.items() if re.fullmatch(values, told[name])}
    policies, untold = DEFAULTS | told, " and ".join(name for name in DEFAULTS if name not in told)
    segments = sorted(_held(directory, made), key=itemgetter(0))
    bases, held = [base for base, _ in segments], [each for _, each in segments]
    ends, start, last = [*bases[1:], made.next_offset], node.log_start(directory) or 0, len(held) - 1
    confirmed = (node.confirmed(directory) or 0) if cluster.is_replicated(known, of) else made.next_offset
    keeps = [f"until all replicas in sync have its last record, {end - 1}" if end > confirmed else None for end in ends]
    if held and not held[-1].bytes:
        keeps[-1] = "as the active segment, which is empty"
    deletes = "delete" in policies[CLEANUP]
    age, most = (int(policies[name]) if deletes else -1 for name in (AGE, SIZE))
    after = accumulate((each.bytes for each in held[:0:-1]), initial=0)
    left = {
        "the log's start": [NEVER if place == last else end - start for place, end in enumerate(ends)],
        SIZE: [NEVER if most < 0 else most - size for size in after][::-1],
        AGE: by_age(held, age, now),
    }
    judgement = judged(held, now, keeps, left, AGE, SIZE)
    why = f"whether server.properties has other values than the usual ones of {untold}" if untold else None
    return Retention(now, policies, CHECKS, f"{UPSTREAM}UnifiedLog.java:1767-1999", judgement, why)


def _held(directory: Directory, made: Forecast) -> Iterator[tuple[int, Aged]]:
    """Segments by first offset. Without a batch's time the file's counts (LogSegment.java:856-861)."""
    for file in made.files:
        name = file.path.rpartition("/")[2]
        base = offset_in(name)
        if not file.is_segment or file.bytes_after is None or file.fate is Fate.IGNORED or base is None:
            continue
        changed = directory.times.get(name)
        held = Aged(file.path, file.bytes_after, None, None if changed is None else int(changed * 1000))
        if file.bytes is not None:
            latest = -1
            with open_source(file.path) as source, suppress(BadLengthError):
                segment = Segment(base, source, file.bytes_after)
                for head in segment.heads():
                    if head.time > latest:
                        first = segment.began(head) if latest < 0 else held.first_timestamp
                        latest = head.time
                        held = held._replace(first_timestamp=first, last_timestamp=latest, position=head.position)
        yield base, held
