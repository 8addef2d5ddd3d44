"""How the tests of the mojo writer read what it wrote."""

from __future__ import annotations

from pathlib import Path

import segspec
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentSummary
from segspec.formats import get
from segspec.formats.mojo import encode as ours
from segspec.formats.mojo.layout import Id, Variant
from segspec.formats.mojo.pack import Pack, read_pack
from segspec.formats.mojo.reader import MojoReader, PackFrame
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import Source
from segspec.writing import LogWriter

Fields = list[tuple[bytes, bytes]]
Row = tuple[Id, bool, Fields]

FIRST = (1526919030474, 0)
SAMPLE: list[Row] = [
    ((FIRST[0] + n // 3, n % 3), n % 5 == 4, [(b"name", b"value %d" % n), (b"n", b"%d" % (n * n))]) for n in range(12)
]


def sample_segment(variant: Variant, reading: str = "absolute", *, finished: bool = True) -> bytes:
    """`SAMPLE` as a segment of three packs."""
    out = ours.record_id(FIRST, variant.form) if variant.has_lead_id else b""
    places: list[ours.Indexed] = []
    for chosen in (SAMPLE[:5], SAMPLE[5:9], SAMPLE[9:]):
        entries = [ours.NewEntry(own_id, fields, deleted) for own_id, deleted, fields in chosen]
        content = ours.pack(chosen[0][0], [b"name", b"n"], entries, variant, has_tag=bool(places))
        start = len(out) + (2 if places and variant.has_tags else 0)
        out += content
        places.append(ours.Indexed(chosen[0][0], start, len(out) - start))
    return out + (ours.tail(places, len(SAMPLE), variant, reading) if finished else b"")


def every_row(folder: Path, on_damage: str = "fail") -> list[Row]:
    """Every record, deleted ones too."""
    found = segspec.open(folder, format="mojo").records(on_damage=on_damage, deleted=True, report=lambda _: None)
    return [(r.id, bool(r.deleted), r.fields) for r in found if r.id is not None and r.fields is not None]


def append_rows(log: LogWriter, records: list[Row], *, at_once: bool = False) -> None:
    if at_once:
        given = [{"fields": fields, "id": own_id, "deleted": deleted} for own_id, deleted, fields in records]
        assert log.append_many(given) == len(records)
        return
    for record_id, deleted, fields in records:
        assert log.append(fields=fields, id=record_id, deleted=deleted) == record_id


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def segment_in(folder: Path) -> Path:
    return next(path for path in folder.iterdir() if path.suffix not in (".json", ".jsonl"))


def read(source: Source) -> tuple[MojoReader, list[Pack]]:
    """A reader at the end of an undamaged segment, and its packs with all their entries, which a reader only counts."""
    file = get("mojo").segment(source.name, None)
    reader = MojoReader(source, file, DEFAULT_LIMITS)
    steps = walk(reader, SegmentSummary(file, source.size), on_damage=OnDamage.FAIL)
    frames = [step.frame for step in steps if isinstance(step.frame, PackFrame)]
    packs = [frame.pack for frame in frames if frame.pack is not None]
    return reader, [read_pack(source, pack.start, pack.variant, has_tag=False) for pack in packs]
