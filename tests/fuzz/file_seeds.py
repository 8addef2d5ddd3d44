"""Where the fuzzers of files begin that are no logs: files of rows, and files of the specs in tests/kaitai/own."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from segspec.conversion import arrow_files
from segspec.conversion.jsonl import TextFile
from segspec.core.json_form import REVERSIBLE
from segspec.formats import NAMES, get
from segspec.library.log import open_all
from segspec.library.record_selection import Selection
from segspec.reading.walk import OnDamage
from tests.fuzz.seeds import ROOT
from tests.kaitai.own.oracle import pcap_files, tlv_files, weather_files

MOST_ROWS = 4
DRAWN = 200

FILES: dict[str, Callable[[], st.SearchStrategy[Any]]] = {
    "pcap_like": pcap_files,
    "tlv": tlv_files,
    "weather": weather_files,
}


@cache
def _drawn(spec: str) -> tuple[bytes, ...]:
    if spec not in FILES:
        return (b"\5short\0", b"\0", b"\3abc\4abcd")
    found: set[bytes] = set()

    @settings(
        max_examples=DRAWN, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(FILES[spec]())
    def draw(one: tuple[bytes, Any]) -> None:
        found.add(one[0])

    draw()
    return tuple(sorted(found))


def files(target: str, kind: str) -> list[bytes]:
    """Sound files of one kind; those of rows after the byte that chooses what becomes of them."""
    if target == "own":
        return list(_drawn(kind))
    return [bytes((choice,)) + content for content in _rows(kind) for choice in range(0, 256, 9)]


@cache
def _rows(kind: str) -> tuple[bytes, ...]:
    made: set[bytes] = set()
    for name in NAMES:
        for log in open_all(ROOT / "python" / "segspec" / "samples" / name, format=name)[:2]:
            columns = tuple(get(name).columns)
            placed = log.placed_records(Selection(OnDamage.SKIP, deleted=True))
            records = list(islice(placed, MOST_ROWS))
            out = io.BytesIO()
            if kind == "jsonl":
                TextFile(out, kind, columns, REVERSIBLE["hex"]).write_records(records)
            else:
                schema = arrow_files.table_schema(columns)
                arrow_files.write_batches(arrow_files.batches_of(iter(records), schema, log.path), out, schema, kind)
            made.add(out.getvalue())
    return tuple(sorted(made))
