"""Which case of a switch was taken, what one case has, and which structures are there."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from segspec.columns.backend import Kernel
from segspec_kaitai.kernels import ColumnError, KernelSpec, RowSource, Sources, lower
from tests.kaitai.kernels.compare import SAMPLES, check_samples
from tests.kaitai.kernels.oracle import Oracle

pytestmark = pytest.mark.node

MakeKernel = Callable[[KernelSpec], Kernel]

TEMPERATURE, MESSAGE = "'events.Events.Temperature'", "'events.Events.Message'"
EVENTS = KernelSpec(
    "events",
    "events",
    (
        RowSource(
            "",
            {
                "kind": "kind",
                "case": "case(body)",
                "degrees": f"as_type(body, {TEMPERATURE}).value",
                "text": f"as_type(body, {MESSAGE}).value",
                "unit": f"as_type(body, {MESSAGE}).unit",
                "any_unit": "body.unit",
                "has_message": f"present(as_type(body, {MESSAGE}))",
                "has_unit": f"present(as_type(body, {MESSAGE}).unit)",
                "factor": "as_type(body, 'scale.Scale').factor",
                "number": "int(body)",
                "has_number": "present(int(body))",
                "has_when": "present(when)",
                "has_seconds": "present(when.seconds)",
                "zone": "case(when.zone)",
                "until_zone": "case(until.zone)",
                "has_until_zone": "present(until.zone)",
                "until_offset": "as_type(until.zone, 'events.Events.Offset').value",
                "until_name": "as_type(until.zone, 'events.Events.Name').value",
                "checked_zone": "case(checked.zone)",
                "has_checked": "present(checked)",
                "has_parts": "present(body.parts)",
            },
        ),
    ),
)
PARTS = KernelSpec(
    "event_parts",
    "events",
    (
        RowSource(
            "body.parts",
            {
                "case": "case(_)",
                "number": "_",
                "unit": "unit",
                "degrees": f"as_type(_, {TEMPERATURE}).value",
                "text": f"as_type(_, {MESSAGE}).value",
                "has_unit": "present(unit)",
                "index": "_index",
            },
        ),
    ),
)
CASES = {
    "case": ("events.Events.Temperature", "events.Events.Message", "scale.Scale", "events.Events.Many"),
    "zone": ("events.Events.Offset", "events.Events.Name"),
}


def stamp(chance: random.Random) -> bytes:
    kind = chance.randrange(4)
    zone = {1: chance.randbytes(1), 2: b"UTC\0"}.get(kind, b"")
    return bytes([kind]) + (chance.randbytes(2) if kind else b"") + zone


def body(chance: random.Random, kind: int) -> bytes:
    if kind == 6:
        count = chance.randrange(5)
        kinds = [(1, 2, 7)[number % 3] for number in range(count)]
        return bytes([count]) + b"".join(body(chance, each) for each in kinds)
    sizes = {1: 5, 3: 12, 4: 4, 7: 2}
    text = "żółw"[: chance.randrange(5)].encode() + b"\0" + chance.randbytes(2)
    return text if kind in (2, 5) else chance.randbytes(sizes.get(kind, 0))


def event(chance: random.Random) -> bytes:
    kind = chance.randrange(7)
    stamps = (stamp(chance) if kind < 5 else b"") + stamp(chance) + (stamp(chance) if kind == 1 else b"")
    return bytes([kind]) + stamps + body(chance, kind) + b"!"


def events(chance: random.Random) -> bytes:
    return b"".join(event(chance) for _ in range(8))


@pytest.mark.parametrize("spec", [EVENTS, PARTS], ids=lambda spec: spec.name)
def test_cases_are_told_as_the_parser_takes_them(
    spec: KernelSpec, own_parsers: Sources, own_kernel: MakeKernel, mutation_count: int
) -> None:
    kernel, oracle = own_kernel(spec), Oracle(spec, "own_ksy.debug")
    oracle.cases = dict(lower(own_parsers, spec).cases)
    assert check_samples(spec, kernel, oracle, events, mutation_count) == SAMPLES


def test_cases_are_counted_in_the_order_of_the_spec(own_parsers: Sources) -> None:
    made = lower(own_parsers, EVENTS)
    assert made.cases["case"] == CASES["case"]
    assert made.cases["zone"] == made.cases["until_zone"] == CASES["zone"]
    assert {column.name: column.kind for column in made.columns}["case"] == "u8"
    assert lower(own_parsers, PARTS).cases == {"case": CASES["case"][:2]}


def test_a_case_that_the_switch_does_not_have_is_refused(own_parsers: Sources) -> None:
    columns = {"kind": "kind", "wrong": "as_type(body, 'events.Events.Stamp').seconds"}
    with pytest.raises(ColumnError, match="column wrong of k") as caught:
        lower(own_parsers, KernelSpec("k", "events", (RowSource("", columns),)))
    assert caught.value.column == "wrong"


def test_a_kind_that_no_case_has_is_refused(own_parsers: Sources) -> None:
    with pytest.raises(ColumnError, match=r"'f8\(body\)' has nothing of the kind f8") as caught:
        lower(own_parsers, KernelSpec("k", "events", (RowSource("", {"wide": "f8(body)"}),)))
    assert caught.value.column == "wide"
