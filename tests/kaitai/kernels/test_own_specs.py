"""Specs of our own that use all of the subset: each kernel against its parser, over valid and over broken bytes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from segspec.columns.backend import Kernel
from segspec_kaitai.kernels import KernelMode, KernelSpec, RowSource, Sources
from tests.helpers.hostile import mutations
from tests.kaitai.kernels.compare import assert_same, check, check_samples, lanes_of, run_file
from tests.kaitai.kernels.oracle import Oracle
from tests.native.lane import PLAIN, using

pytestmark = pytest.mark.node

MakeKernel = Callable[[KernelSpec], Kernel]

FIELDS = ("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "flag", "rest")
BITS = ("b1", "b2", "b3", "b4", "b5", "b6", "l1", "l2", "l3", "l4")
COMPUTED = ("sum", "shifted", "divided", "inverted", "big_less", "mixed_less", "mixed_equal")
CHOSEN = ("chosen", "big_or_small", "low_half", "high_half")

NUMBERS = KernelSpec(
    "numbers",
    "numbers",
    (
        RowSource(
            "",
            {name: name for name in (*FIELDS, *BITS, *COMPUTED, *CHOSEN)}
            | {"position": "_position", "end": "_end", "computed": "a * 3 - c"},
        ),
    ),
)
CHECKED = KernelSpec(
    "checked",
    "checked",
    (
        RowSource(
            "", {"ranged": "ranged", "colour": "in_enum", "u8": "by_expression", "word": "word", "inner": "inner.twice"}
        ),
    ),
)
TLV = KernelSpec(
    "tlv",
    "tlv",
    (
        RowSource(
            "",
            {
                "tag": "tag",
                "number": "body.value",
                "name": "body.name",
                "padded": "body.padded",
                "cut": "body.cut",
                "text": "bytes(body.value)",
                "rest": "body.rest",
                "items": "body.num_items",
                "tail": "tail",
                "mark": "mark",
            },
        ),
    ),
)
TLV_ITEMS = KernelSpec(
    "tlv_items",
    "tlv",
    (
        RowSource(
            "body.items",
            {
                "frame": "_frame_position",
                "tag": "_frame.tag",
                "index": "_index",
                "position": "_position",
                "first": "first",
                "is_last": "is_last",
                "count": "count",
                "siblings": "_parent.num_items",
            },
        ),
    ),
)
TLV_VALUES = KernelSpec("tlv_values", "tlv", (RowSource("body.items.values", {"value": "_", "index": "_index"}),))
LEDGER = KernelSpec(
    "ledger",
    "ledger",
    (
        RowSource(
            "pages.entries",
            {
                "number": "number",
                "amount": "amount",
                "balance": "balance",
                "note": "note",
                "code": "code",
                "last": "is_last",
            },
        ),
    ),
)
OWNERS = KernelSpec("owners", "ledger", (RowSource("pages.entries", {"owner": "owner_first", "name": "_frame.owner"}),))
PCAP = KernelSpec(
    "pcap", "pcap", (RowSource("packets", {"time": "time", "body": "body", "length": "len_original"}),), KernelMode.FILE
)
COUNTED = KernelSpec(
    "counted",
    "counted",
    (RowSource("rows", {"number": "number", "place": "place", "cells": "num_cells", "last": "last_value"}),),
    KernelMode.FILE,
)
CELLS = KernelSpec(
    "cells", "counted", (RowSource("rows.cells", {"value": "value", "row": "_parent.number"}),), KernelMode.FILE
)


def tlv_sample(chance: random.Random) -> bytes:
    out = b""
    for _ in range(chance.randrange(1, 6)):
        tag = chance.choice((1, 2, 3, 3, 4))
        if tag == 1:
            body = chance.randbytes(8 + chance.randrange(4))
        elif tag == 2:
            body = b"name\0" + b"ab    " + chance.choice((b"c;def", b";....", b"abcde")) + chance.randbytes(3)
        elif tag == 3:
            count = chance.randrange(4)
            body = bytes([count]) + chance.randbytes(12)
            body = bytes([count]) + b"".join(chance.randbytes(3) for _ in range(count)) + b"xyz"[: 12 - 3 * count]
        else:
            body = chance.randbytes(chance.randrange(9))
        out += bytes([tag]) + len(body).to_bytes(2, "big") + body
        out += b"T" if tag == 1 else b"TT" if tag == 2 else b"mark" if tag == 3 and len(body) > 2 else b""
    return out


def ledger_sample(chance: random.Random) -> bytes:
    out = b""
    for _ in range(chance.randrange(1, 4)):
        count = chance.randrange(1, 11)
        page = b""
        for number in range(count):
            width = chance.choice((1, 2, 4))
            page += bytes([width]) + chance.randbytes(width)
            if number % 2:
                size = chance.randrange(1, 5)
                page += bytes([size]) + chance.randbytes(size - 1)
            code = chance.randrange(128)
            page += bytes([(128 if number == count - 1 and count < 10 else 0) | code])
        out += chance.choice((0, 2, 5)).to_bytes(2, "big") + page + bytes([count, chance.choice((0, code))])
    return out


def pcap_sample(chance: random.Random) -> bytes:
    out = bytes.fromhex("d4c3b2a1 0200 0400 00000000 00000000 ff000000 01000000")
    for _ in range(chance.randrange(90)):
        body = chance.randbytes(chance.randrange(30))
        out += b"".join(
            n.to_bytes(4, "little") for n in (chance.randrange(1 << 32), chance.randrange(10**6), len(body), 99)
        )
        out += body
    return out


def counted_sample(chance: random.Random) -> bytes:
    count = chance.randrange(90)
    rows = b"".join(bytes([n]) + chance.randbytes(n) for n in (chance.choice((0, 8, 16)) for _ in range(count)))
    return count.to_bytes(2, "little") + rows + b"END"


def checked_sample(chance: random.Random) -> bytes:
    out = b""
    for _ in range(3):
        ranged = chance.choice((-3, 0, 300, 17))
        other = chance.choice((ranged + 3000, (1 << 63) + 5, (1 << 64) - 1))
        out += b"\x89ABC\0\1\2\3\4\5" + b"\7" + ranged.to_bytes(2, "little", signed=True)
        out += chance.choice((0, 2, 4000000000)).to_bytes(4, "little") + bytes([chance.choice((1, 2, 3, 9))])
        out += other.to_bytes(8, "little") + b"ok" + bytes(chance.randrange(10) for _ in range(7)) + b"good"
        out += bytes([chance.choice((1, 2, 77))])
    return out


SAMPLES_OF: dict[str, Callable[[random.Random], bytes]] = {
    "numbers": lambda chance: chance.choice((chance.randbytes(69), b"\xff" * 69, bytes(69), b"\x80" * 69)) * 2,
    "checked": checked_sample,
    "tlv": tlv_sample,
    "ledger": ledger_sample,
    "pcap": pcap_sample,
    "counted": counted_sample,
}


@pytest.mark.parametrize("spec", [NUMBERS, CHECKED, TLV, TLV_ITEMS, TLV_VALUES, LEDGER], ids=lambda spec: spec.name)
def test_frames_are_read_as_the_parser_reads_them(
    spec: KernelSpec, own_parsers: Sources, own_kernel: MakeKernel, mutation_count: int
) -> None:
    kernel, oracle = own_kernel(spec), Oracle(spec, "own_ksy.debug")
    assert check_samples(spec, kernel, oracle, SAMPLES_OF[spec.spec], mutation_count)


def test_a_column_may_look_elsewhere_in_the_file(own_parsers: Sources, own_kernel: MakeKernel) -> None:
    kernel, oracle = own_kernel(OWNERS), Oracle(OWNERS, "own_ksy.debug")
    chance = random.Random(3)
    for _ in range(20):
        assert check(OWNERS, kernel, oracle, SAMPLES_OF["ledger"](chance)).rows


@pytest.mark.parametrize(
    ("spec", "params"),
    [(PCAP, ()), (COUNTED, (1, 0)), (COUNTED, ((1 << 63) + 1, 1)), (CELLS, (5, 0)), (CELLS, (5, 1))],
    ids=lambda value: getattr(value, "name", str(value)),
)
@pytest.mark.parametrize("batch_bytes", [1, 50, 1 << 20])
def test_a_file_is_read_in_resumed_runs(
    spec: KernelSpec, params: tuple[int, ...], batch_bytes: int, own_parsers: Sources, own_kernel: MakeKernel
) -> None:
    kernel, oracle = own_kernel(spec), Oracle(spec, "own_ksy.debug")
    chance = random.Random(spec.name)
    for _ in range(8):
        sample = SAMPLES_OF[spec.spec](chance)
        for changed in [sample, *mutations(sample, 6, f"{spec.name}", keep=24 if spec is PCAP else 2)]:
            want = oracle.file(changed, params)
            for lane in lanes_of(kernel):
                with using(lane):
                    got = run_file(kernel, changed, params, fast=lane != PLAIN, batch_bytes=batch_bytes)
                assert_same(spec, got, want, changed, lane=lane, positions=False)
