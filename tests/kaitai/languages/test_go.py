"""The compiler's Go with its sums in one type."""

from __future__ import annotations

import pytest

from segspec_kaitai.languages.go import calculated, go_sources, signatures, with_whole_numbers


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("this.Ofs + this.Len", "int64(this.Ofs) + int64(this.Len)"),
        ("(this.A + 1) * tmp3", "(int64(this.A) + 1) * int64(tmp3)"),
        ("(this.A == tmp1) && (ok)", "(int64(this.A) == int64(tmp1)) && (ok)"),
        ("this.Kind == Spec_Kind__One", "this.Kind == Spec_Kind__One"),
        ("this.Flags & ^3 != 0", "int64(this.Flags) & ^3 != 0"),
        ("tmp1[len(tmp1) - 1]", "tmp1[int64(len(tmp1)) - 1]"),
        ("this.Data.(*Spec_Data).Size", "this.Data.(*Spec_Data).Size"),
        ("bytes.Equal(this.Magic, []uint8{71, 79})", "bytes.Equal(this.Magic, []uint8{71, 79})"),
        ("err != nil", "err != nil"),
    ],
)
def test_numbers_that_are_calculated_with_are_converted(given: str, expected: str) -> None:
    assert calculated(given) == expected


def test_a_choice_between_types_becomes_one_type() -> None:
    source = "func (this *A) Read() {\n\tvar tmp1 uint8;\n\t\ttmp1 = this.Long\n\tthis.value = int(tmp1)\n}\n"
    assert "\tvar tmp1 int64\n\t\ttmp1 = int64(this.Long)\n" in with_whole_numbers(source, {})


def test_parameters_are_converted_to_what_the_constructor_takes() -> None:
    known = signatures("func NewA(index int32, size uint64, isLast bool) *A {\n")
    assert with_whole_numbers("\ttmp1 := NewA(i, tmp2 - 1, ok)\n", known) == (
        "\ttmp1 := NewA(int32(i), uint64(int64(tmp2) - 1), ok)\n"
    )


def test_items_are_counted_from_zero_and_absent_enums_are_numbers() -> None:
    text = (
        "// Code generated\n\nimport ()\ntype Kind int\n"
        "func (this *A) Kind() (v Kind, err error) {\n\tfor i := 1;; i++ {\n\t\treturn nil, err\n\t}\n}\n"
    )
    (source,) = go_sources({"a": text}).values()
    assert source.startswith("// Code generated\n\npackage segspecksy\n")
    assert "for i := 0;; i++ {" in source
    assert "return 0, err" in source
