"""The harness of hostile input: every prefix and every flipped bit of a file, read under every damage policy."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator

from segspec.core.errors import Finding, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import Record, SegmentSummary
from segspec.core.stretch import Level
from segspec.formats.contract.descriptor import Format
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes
from tests.helpers.sweeps import some

EXTREMES = (0, 1, 0x7F, 0x80, 0xFF)
LIMITS = Limits(decompressed_bytes=8 << 20)
Key = tuple[object, ...]

MOST_PREFIXES, MOST_FLIPS = 50, 190
"""So many of each are tried of a file, of small files all."""


def key(record: Record) -> Key:
    """A record's own columns, without where it lay."""
    fields = None if record.fields is None else tuple(record.fields)
    return (record.offset, record.timestamp, record.key, record.value, record.chunk_id, record.epoch, record.id,
            record.deleted, fields)  # fmt: skip


def read(
    format: Format,
    content: bytes,
    name: str,
    on_damage: OnDamage = OnDamage.STOP,
    *,
    limits: Limits = LIMITS,
    level: Level = Level.RECORDS,
) -> tuple[list[Record], list[Finding], SegmentSummary]:
    """Reads bytes as the segment called `name`."""
    source = from_bytes(content, name)
    segment = format.segment(name, None)
    summary = SegmentSummary(segment, len(content))
    records: list[Record] = []
    findings: list[Finding] = []
    for step in walk(format.reader(source, segment, limits), summary, on_damage=on_damage, level=level):
        records += step.records
        findings += step.findings
    return records, findings, summary


def prefixes(content: bytes) -> Iterator[tuple[int, bytes]]:
    for length in range(len(content)):
        yield length, content[:length]


def flipped(content: bytes, at: int, bits: int = 1) -> bytes:
    """`content` with these bits of one byte flipped."""
    changed = bytearray(content)
    changed[at] ^= bits
    return bytes(changed)


def flips(content: bytes, positions: Iterable[int] | None = None) -> Iterator[tuple[int, int, bytes]]:
    """`content` with one bit flipped: (position, bit, changed bytes)."""
    for position in positions if positions is not None else range(len(content)):
        for bit in range(8):
            yield position, bit, flipped(content, position, 1 << bit)


def mutations(content: bytes, count: int, seed: int | str, keep: int = 0) -> Iterator[bytes]:
    """Damaged copies of `content`, changed at random after its first `keep` bytes: bits flipped, bytes set, runs
    overwritten, cut out, doubled or put in, the end cut off. The same `seed` gives the same copies."""
    chance = random.Random(seed)
    for _ in range(count):
        changed = bytearray(content)
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            if len(changed) > keep:
                _damage(changed, chance.randrange(keep, len(changed)), chance)
        yield bytes(changed)


def _damage(changed: bytearray, at: int, chance: random.Random) -> None:
    run = changed[at : at + chance.choice((1, 1, 2, 4, 8, 40))]
    match chance.randrange(8):
        case 0 | 1:
            changed[at] ^= 1 << chance.randrange(8)
        case 2:
            changed[at] = chance.randrange(256)
        case 3:
            changed[at : at + len(run)] = bytes([chance.choice(EXTREMES)]) * len(run)
        case 4:
            changed[at : at + len(run)] = chance.randbytes(len(run))
        case 5:
            del changed[at : at + len(run)]
        case 6:
            changed[at:at] = chance.choice((run, chance.randbytes(len(run))))
        case _:
            del changed[at:]


def assert_prefixes_are_prefixes(format: Format, content: bytes, name: str) -> None:
    """Under `stop` a cut file gives a prefix of the truth, and says why it stops unless it ends at a frame. Where
    `stop` finds nothing there is nothing to skip."""
    truth = [key(r) for r in read(format, content, name)[0]]
    for length, cut in some(prefixes(content), MOST_PREFIXES):
        findings: list[Finding] = []
        for policy in (OnDamage.STOP, OnDamage.SKIP):
            if policy is OnDamage.SKIP and not findings:
                continue
            records, findings, summary = read(format, cut, name, policy)
            got = [key(r) for r in records]
            assert got == truth[: len(got)], (
                f"{name} cut at {length} under {policy} gives records that are not a prefix"
            )
            assert summary.end == "clean" or findings, (
                f"{name} cut at {length} under {policy} ends {summary.end} unsaid"
            )


def assert_flips_are_caught(
    format: Format,
    content: bytes,
    name: str,
    unprotected: Callable[[int], bool],
    positions: Iterable[int] | None = None,
) -> None:
    """A flipped bit gives a prefix of the truth under `stop` and a subset under `skip`, or lies in a byte that
    `unprotected(position)` admits to. Nothing but `SegspecError` ever escapes, and under `fail` an error is raised
    exactly where `stop` reports one. Where `stop` finds nothing the policy is never asked, and no other is tried."""
    truth = [key(r) for r in read(format, content, name)[0]]
    known = set(truth) | {key(r) for r in read(format, content, name, OnDamage.SKIP)[0]}
    for position, bit, changed in some(flips(content, positions), MOST_FLIPS):
        where = f"{name} with bit {bit} of byte {position} flipped"
        records, findings, summary = read(format, changed, name, OnDamage.STOP)
        got = skipped = [key(r) for r in records]
        if findings:
            skipped = [key(r) for r in read(format, changed, name, OnDamage.SKIP)[0]]
            try:
                read(format, changed, name, OnDamage.FAIL)
                failed = False
            except SegspecError:
                failed = True
            assert failed == any(f.severity == "error" for f in findings), f"{where}: fail and stop disagree"
        if unprotected(position):
            continue
        assert got == truth[: len(got)], f"{where} gives records that are not a prefix of the truth"
        assert set(skipped) <= known, f"{where} gives invented records under skip"
        assert len(got) == len(truth) or findings or summary.end != "clean", f"{where} loses records unsaid"
