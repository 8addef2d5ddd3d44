"""The kernels of the five formats against their parsers: real files, their prefixes, flipped bits, random damage."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import cramjam
import pytest

from segspec.columns.backend import DONE, FULL, Kernel, kernel
from segspec.core.errors import SegspecError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentFile
from segspec.formats.mojo import kernels as mojo_kernels
from segspec.formats.mojo.index import tail_params
from segspec.formats.mojo.layout import BytesForm, ElementsForm, NumberForm, Variant
from segspec.formats.mojo.pack import Pack, header_params, read_pack
from segspec.formats.mojo.reader import MojoReader
from segspec.formats.osiris import kernels as osiris_kernels
from segspec.formats.tank import kernels as tank_kernels
from segspec.storage.source import from_bytes, open_source
from segspec_kaitai.kernels import KernelSpec
from segspec_ksy.logs.kernels import durable_log_frames
from tests.helpers.hostile import flips, mutations
from tests.helpers.sweeps import some
from tests.kaitai.kernels.compare import CAPACITY, check, run_block, with_zeros
from tests.kaitai.kernels.oracle import Oracle
from tests.native.lane import LANES, PLAIN, use

TABLES = (mojo_kernels, osiris_kernels, tank_kernels)
KERNELS = [spec for table in TABLES for spec in table.KERNELS]

LONGEST = 20_000
"""Bytes of a real file that are compared; a cut frame at the end is one more case."""

SHORT = 700
"""Bytes of a file whose every prefix and bit is tried."""


@dataclass(frozen=True)
class Sample:
    """Bytes that a kernel is run over, where its first frame begins, and the frame's parameters."""

    name: str
    data: bytes
    start: int = 0
    params: tuple[int, ...] = ()


def files(folder: Path, *patterns: str) -> Iterator[Path]:
    for pattern in patterns:
        yield from sorted(path for path in folder.glob(pattern) if path.is_file())


def durable_log(corpus: Path) -> Iterator[Sample]:
    for path in files(corpus / "durable_log", "*/log/*.log"):
        yield Sample(str(path), path.read_bytes()[:LONGEST])


def osiris_chunks(corpus: Path) -> Iterator[Sample]:
    for path in files(corpus / "osiris", "*/*.segment", "scenarios/*/*.segment"):
        data = path.read_bytes()[:LONGEST]
        yield Sample(str(path), data, min(8, len(data)))


def osiris_entries(corpus: Path) -> Iterator[Sample]:
    chunks = kernel(osiris_kernels.CHUNKS.name)
    for sample in osiris_chunks(corpus):
        found = chunks.scan(sample.data, sample.start, fast=False).columns
        spans = list(zip(found["data_start"], found["trailer_start"], found["chunk_type"], strict=True))
        for start, end, _ in [span for span in spans if span[2] == 0][:4]:
            yield Sample(f"{sample.name} {start}", sample.data[start:end])


def osiris_simple_entries(corpus: Path) -> Iterator[Sample]:
    """Data sections of simple entries only have the form of a decompressed sub-batch."""
    entries = kernel(osiris_kernels.ENTRIES.name)
    for sample in osiris_entries(corpus):
        found = entries.scan(sample.data, fast=False)
        if found.rows and not any(found.columns["kind"]):
            yield sample


def osiris_trailers(corpus: Path) -> Iterator[Sample]:
    chunks = kernel(osiris_kernels.CHUNKS.name)
    for sample in osiris_chunks(corpus):
        found = chunks.scan(sample.data, sample.start, fast=False).columns
        spans = [span for span in zip(found["trailer_start"], found["end"], strict=True) if span[0] < span[1]]
        for start, end in spans[:4]:
            yield Sample(f"{sample.name} {start}", sample.data[start:end])


def tank_segments(corpus: Path) -> Iterator[Sample]:
    for path in files(corpus / "tank", "**/*.log", "**/*.ilog"):
        yield Sample(str(path), path.read_bytes()[:LONGEST])


def tank_heads(corpus: Path) -> Iterator[Sample]:
    """Each bundle of a segment from its beginning on."""
    entries = kernel(tank_kernels.ENTRIES.name)
    for sample in tank_segments(corpus):
        for start in entries.scan(sample.data, fast=False).columns["position"][:4]:
            yield Sample(f"{sample.name} {start}", sample.data[start:])


def tank_messages(corpus: Path) -> Iterator[Sample]:
    entries = kernel(tank_kernels.ENTRIES.name)
    for sample in tank_segments(corpus):
        found = entries.scan(sample.data, fast=False)
        for row in range(min(found.rows, 4)):
            columns = {name: values[row] for name, values in found.columns.items()}
            content = sample.data[columns["message_set_start"] : columns["end"]]
            if columns["codec"] == 1:
                try:
                    content = bytes(cramjam.snappy.decompress_raw(content))
                except cramjam.DecompressionError:
                    continue
            name = f"{sample.name} {columns['position']}"
            yield Sample(name, content[:LONGEST], 0, (columns["num"], int(columns["is_sparse"])))


def tank_message(corpus: Path) -> Iterator[Sample]:
    """The first message of each set, which is on an edge of it."""
    for sample in tank_messages(corpus):
        yield Sample(sample.name, sample.data, 0, (sample.params[1], 1, 0))


MOJO_READINGS = {
    "variant_ids=lpstr": (2, 0, 0, 0, 0, 0),
    "variant_ids=raw_be": (1, 0, 0, 0, 0, 0),
    "variant_lpcount=True": (0, 0, 0, 1, 0, 0),
    "variant_bytes=redis": (0, 0, 0, 0, 1, 0),
}


def mojo(corpus: Path) -> Iterator[Sample]:
    """First packs in the reading that their case has, and later ones, which have a tag before them."""
    for path in files(corpus / "mojo", "*/*"):
        if path.suffix in (".json", ".jsonl"):
            continue
        data, params = path.read_bytes()[:LONGEST], MOJO_READINGS.get(path.parent.name, (0,) * 6)
        yield Sample(str(path), data, 0, params)
        first = read_pack(from_bytes(data), 0, variant_of(params), has_tag=bool(params[1]))
        if first.closed:
            yield Sample(f"{path} {first.end}", data, first.end, (params[0], 1, *params[2:]))


def variant_of(params: tuple[int, ...]) -> Variant:
    form, _, has_counts, has_lp_count, bytes_form, elements_form = params
    return Variant(
        NumberForm(form),
        has_counts=bool(has_counts),
        has_lp_count=bool(has_lp_count),
        bytes_form=BytesForm(bytes_form),
        elements_form=ElementsForm(elements_form),
    )


def mojo_heads(corpus: Path) -> Iterator[Sample]:
    """The same places; a head has only the first parameters of its pack."""
    for sample in mojo(corpus):
        form, has_tag, _, has_lp_count = sample.params[:4]
        yield Sample(sample.name, sample.data, sample.start, (form, has_tag, has_lp_count))


def mojo_read(corpus: Path) -> Iterator[tuple[Sample, Pack, Variant]]:
    """The packs of the samples as they are read, with their readings."""
    for sample in mojo(corpus):
        variant = variant_of(sample.params)
        source, start = from_bytes(sample.data), sample.start
        while start < len(sample.data):
            pack = read_pack(source, start, variant, has_tag=bool(sample.params[1]) or start > sample.start)
            yield sample, pack, variant
            if not pack.closed:
                break
            start = pack.end


def mojo_entries(corpus: Path) -> Iterator[Sample]:
    """Packs from their first entry on."""
    for sample, pack, variant in mojo_read(corpus):
        if pack.entries and pack.position == sample.start:
            params = (pack.read.head.num_fields, int(variant.has_lp_count), 0, 0)
            tagged = bool(sample.params[1])
            head = read_pack(from_bytes(sample.data), sample.start, variant, has_tag=tagged, limit=0, fields=False)
            yield Sample(sample.name, sample.data[head.end :], 0, params)


def mojo_bodies(corpus: Path) -> Iterator[Sample]:
    """Packs from their listpack on."""
    for sample, pack, _ in mojo_read(corpus):
        if pack.entries and pack.position == sample.start:
            yield Sample(sample.name, sample.data[pack.read.head.body :])


def mojo_headers(corpus: Path) -> Iterator[Sample]:
    """What follows the end markers of packs."""
    for sample, pack, _ in mojo_read(corpus):
        if pack.read.body_end >= 0:
            yield Sample(sample.name, sample.data[pack.read.body_end :], 0, tuple(map(int, header_params(pack))))


def mojo_tails(corpus: Path) -> Iterator[Sample]:
    """INDEX and SUFFIX of finished segments, with the parameters that the reader finds for them."""
    for path in files(corpus / "mojo", "*/*"):
        if path.suffix in (".json", ".jsonl"):
            continue
        with open_source(path) as source:
            reader = MojoReader(source, SegmentFile(str(path)), DEFAULT_LIMITS)
            try:
                reader.begin()
            except SegspecError:
                continue
            footer = reader.footer
            if footer is not None:
                content = source.read(footer.start, footer.end - footer.start)
                params = tail_params(footer, reader.variant)
                yield Sample(str(path), content, 0, tuple(int(value) for value in params))


SAMPLES = {
    mojo_kernels.PACK_HEADS.name: mojo_heads,
    mojo_kernels.NAMES.name: mojo_heads,
    mojo_kernels.ENTRY_HEAD.name: mojo_entries,
    mojo_kernels.ENTRY_FIELDS.name: mojo_entries,
    mojo_kernels.LISTPACK.name: mojo_bodies,
    mojo_kernels.HEADERS.name: mojo_headers,
    mojo_kernels.TAILS.name: mojo_tails,
    osiris_kernels.CHUNKS.name: osiris_chunks,
    osiris_kernels.ENTRIES.name: osiris_entries,
    osiris_kernels.SIMPLE_ENTRIES.name: osiris_simple_entries,
    osiris_kernels.TRACKING_BLOCKS.name: osiris_trailers,
    tank_kernels.ENTRIES.name: tank_segments,
    tank_kernels.MESSAGES.name: tank_messages,
    tank_kernels.SIZES.name: tank_segments,
    tank_kernels.HEADS.name: tank_heads,
    tank_kernels.MESSAGE.name: tank_message,
}
EVERY_KERNEL = pytest.mark.parametrize("spec", KERNELS, ids=lambda spec: spec.name)


def prepared(spec: KernelSpec) -> tuple[Kernel, Oracle]:
    return kernel(spec.name), Oracle(spec)


def short_samples(spec: KernelSpec, corpus: Path) -> list[Sample]:
    """The beginnings of a few samples of different cases, with a cut frame at their ends."""
    cases: dict[str, Sample] = {}
    for sample in SAMPLES[spec.name](corpus):
        if len(sample.data) > sample.start:
            case = sample.name.partition(" ")[0].rpartition("/")[0]
            cut = sample.data[sample.start : sample.start + SHORT]
            cases.setdefault(case, Sample(sample.name, cut, 0, sample.params))
    return list(cases.values())


@EVERY_KERNEL
def test_real_files_are_read_as_the_parser_reads_them(spec: KernelSpec, corpus: Path) -> None:
    own_kernel, oracle = prepared(spec)
    rows = 0
    for sample in SAMPLES[spec.name](corpus):
        rows += len(check(spec, own_kernel, oracle, sample.data, sample.start, sample.params).rows)
    assert rows > 50


@EVERY_KERNEL
def test_every_prefix_stops_at_the_parsers_field(spec: KernelSpec, corpus: Path) -> None:
    own_kernel, oracle = prepared(spec)
    for sample in short_samples(spec, corpus)[:1]:
        for length in some(range(len(sample.data)), 50):
            check(spec, own_kernel, oracle, sample.data[:length], 0, sample.params)


@EVERY_KERNEL
def test_every_flipped_bit_is_met_as_the_parser_meets_it(spec: KernelSpec, corpus: Path) -> None:
    own_kernel, oracle = prepared(spec)
    for sample in short_samples(spec, corpus)[:1]:
        for _, _, changed in some(flips(sample.data[:160]), 70):
            check(spec, own_kernel, oracle, changed, 0, sample.params)


@EVERY_KERNEL
def test_random_damage_is_met_as_the_parser_meets_it(spec: KernelSpec, corpus: Path, mutation_count: int) -> None:
    own_kernel, oracle = prepared(spec)
    samples = short_samples(spec, corpus)
    share = -(-mutation_count // len(samples))
    failed = 0
    for sample in samples:
        for changed in mutations(sample.data, share, f"{spec.name} {sample.name.rpartition('/')[2]}"):
            failed += check(spec, own_kernel, oracle, changed, 0, sample.params).failing is not None
    assert failed


@pytest.mark.parametrize("lane", LANES)
def test_a_block_that_fails_does_not_stop_the_others(corpus: Path, lane: str, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, lane)
    spec = osiris_kernels.TRACKING_BLOCKS
    own_kernel, oracle = prepared(spec)
    blocks = [sample.data for sample in osiris_trailers(corpus)][:40]
    blocks[3], blocks[5] = blocks[3][:-1], b""
    data = b"".join(blocks)
    ends = [sum(map(len, blocks[: n + 1])) for n in range(len(blocks))]
    starts = [end - len(block) for end, block in zip(ends, blocks, strict=True)]
    found = [run_block(own_kernel, data, s, e, (), fast=lane != PLAIN) for s, e in zip(starts, ends, strict=True)]
    wanted = [oracle.block(data, start, end) for start, end in zip(starts, ends, strict=True)]
    assert not found[5].rows
    for number in (n for n in range(len(blocks)) if n != 3):
        assert found[number].rows == with_zeros(wanted[number].rows, found[number].rows)
        assert found[number].failing is None
    assert found[3].failing == wanted[3].failing is not None


@pytest.mark.parametrize("lane", LANES)
def test_a_block_of_more_rows_than_there_is_room_for(corpus: Path, lane: str, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, lane)
    own_kernel = kernel(osiris_kernels.TRACKING_BLOCKS.name)
    data = max((sample.data for sample in osiris_trailers(corpus)), key=len)
    fast = lane != PLAIN
    read, columns = own_kernel.scanner("block", fast=fast), own_kernel.arrays(CAPACITY, fast=fast)
    rows, status, _ = read(data, 0, len(data), CAPACITY, columns)
    assert (rows > 1, status) == (True, DONE)
    for capacity in range(rows):
        assert read(data, 0, len(data), capacity, columns) == (0, FULL, 0)
    assert read(data, 0, len(data), rows, columns)[:2] == (rows, DONE)


def test_frames_from_stop_on_are_left(corpus: Path) -> None:
    sample = next(s for s in durable_log(corpus) if len(s.data) > 1000)
    own_kernel = Kernel(durable_log_frames)
    whole = own_kernel.scan(sample.data, fast=False)
    for stop in (1, 100, 500):
        found = own_kernel.scan(sample.data, stop=stop, fast=False)
        starts = list(whole.columns["position"])
        assert list(found.columns["position"]) == [start for start in starts if start < stop]
        assert found.position >= stop


def test_random_bytes_make_no_kernel_fall(mutation_count: int) -> None:
    chance = random.Random(1)
    for spec in KERNELS:
        own_kernel, oracle = prepared(spec)
        params = tuple(chance.randrange(2) for _ in own_kernel.params)
        for _ in range(mutation_count // 10):
            check(spec, own_kernel, oracle, chance.randbytes(chance.randrange(80)), 0, params)
