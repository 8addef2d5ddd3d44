"""A spec without fault, and for every rule a change that breaks it: old text, new text, findings (`line: message`)."""

from __future__ import annotations

import pytest

from segspec.core.errors import Code

GOOD = """\
meta:
  id: good
  title: a spec without fault
  application: tests
  xref:
    wikidata: Q1
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  bit-endian: be
doc: Nothing is wrong with it.
doc-ref: tests
seq:
  - id: magic
    contents: GOOD
    -code: bad-magic
    doc: Begins it.
  - id: kind
    type: u1
    enum: kind
    valid:
      in-enum: true
    doc: Which.
  - id: is_last
    type: b1
    doc: A bit.
  - id: rest
    type: b7
    doc: The other bits.
  - id: len_body
    -orig-id: size
    -role: length
    type: u2
    doc: Bytes.
  - id: body
    size: len_body
    type: body
    doc: The body.
instances:
  is_empty:
    value: len_body == 0
    doc: Whether it is empty.
types:
  body:
    doc: What is in it.
    doc-ref: tests
    seq:
      - id: num_items
        type: u1
        doc: Items.
      - id: items
        type: u1
        repeat: expr
        repeat-expr: num_items
        doc: The items.
enums:
  kind:
    0:
      id: one
      doc: One.
"""

CASES = [
    pytest.param(
        "  title: a spec without fault\n  application: tests\n",
        "  application: tests\n  title: a spec without fault\n",
        [
            "3: meta: `application` stands where `title` belongs (id, title, application, file-extension, "
            "xref, tags, license, ks-version, imports, encoding, endian, bit-endian)",
        ],
        id="meta is in the style guide's order",
    ),
    pytest.param(
        "  application: tests\n",
        "",
        [
            "2: `meta/application` is missing",
        ],
        id="meta says who it is",
    ),
    pytest.param(
        "  endian: le\n",
        "  endian: le\n  ks-debug: true\n",
        [
            "10: `meta/ks-debug` is not a key of the style guide",
        ],
        id="meta has known keys",
    ),
    pytest.param(
        "id: good",
        "id: better",
        [
            "2: `meta/id` is better, and the file is called good",
        ],
        id="the id is the file's name",
    ),
    pytest.param(
        "CC0-1.0",
        "MIT",
        [
            "7: `meta/license` is MIT, not CC0-1.0",
        ],
        id="the licence is the project's",
    ),
    pytest.param(
        "'0.11'",
        "0.11",
        [
            "8: `meta/ks-version` is a number: quote it, as in '0.11'",
        ],
        id="ks-version is quoted",
    ),
    pytest.param(
        "'0.11'",
        "'0.9'",
        [
            "8: `meta/ks-version` is 0.9, not 0.11",
        ],
        id="ks-version is the compiler's",
    ),
    pytest.param(
        "  body:\n    doc: What",
        "  body:\n    meta:\n      title: no\n    doc: What",
        [
            "46: good.body: `meta/title` belongs at the top level only",
        ],
        id="inner meta says byte order only",
    ),
    pytest.param(
        "doc: Nothing is wrong with it.\ndoc-ref: tests\n",
        "doc-ref: tests\ndoc: Nothing is wrong with it.\n",
        [
            "11: good: `doc-ref` stands where `doc` belongs (meta, doc, doc-ref, params, seq, instances, types, enums)",
        ],
        id="sections have one order",
    ),
    pytest.param(
        "is_empty:",
        "is__empty:",
        [
            "40: good: `is__empty` is not snake_case",
        ],
        id="ids are snake_case",
    ),
    pytest.param(
        "  body:\n",
        "  body__x:\n",
        [
            "44: good: `body__x` is not snake_case",
        ],
        id="types are snake_case",
    ),
    pytest.param(
        "id: items",
        "id: int",
        [
            "51: good.body.int: a reserved word of a language that the specs compile to",
        ],
        id="ids are no reserved words",
    ),
    pytest.param(
        "id: rest",
        "id: rest_len",
        [
            "27: good.rest_len: lengths begin with `len_`, counts with `num_`",
        ],
        id="lengths are called so",
    ),
    pytest.param(
        "len_body",
        "body_bytes",
        [
            "36: good.body: `body_bytes` is used as `size`, so its name begins with `len_`",
        ],
        id="what is used as a size is called so",
    ),
    pytest.param(
        "num_items",
        "many",
        [
            "54: good.body.items: `many` is used as `repeat-expr`, so its name begins with `num_`",
        ],
        id="what is used as a count is called so",
    ),
    pytest.param(
        "    value: len_body == 0\n",
        "    pos: len_body\n    type: u1\n",
        [
            "41: good.is_empty: `len_body` is used as `pos`, so its name begins with `ofs_` or `pos_`",
        ],
        id="what is used as a position is called so",
    ),
    pytest.param(
        "    doc: What is in it.\n",
        "",
        [
            "45: good.body: `doc` is missing",
        ],
        id="structures have a doc",
    ),
    pytest.param(
        "    doc-ref: tests\n    seq",
        "    seq",
        [
            "45: good.body: `doc-ref` is missing",
        ],
        id="structures name their source",
    ),
    pytest.param(
        "doc-ref: tests\nseq",
        "seq",
        [
            "1: good: `doc-ref` is missing",
        ],
        id="specs name their source",
    ),
    pytest.param(
        "    doc: Bytes.\n",
        "",
        [
            "30: good.len_body: `doc` is missing",
        ],
        id="fields have a doc",
    ),
    pytest.param(
        "    doc: Whether it is empty.\n",
        "",
        [
            "40: good.is_empty: `doc` is missing",
        ],
        id="instances have a doc",
    ),
    pytest.param(
        "  - id: is_last\n    type: b1\n",
        "  - type: b1\n    id: is_last\n",
        [
            "25: good.is_last: `id` comes first",
        ],
        id="fields begin with their id",
    ),
    pytest.param(
        "    type: b1\n    doc: A bit.\n",
        "    doc: A bit.\n    type: b1\n",
        [
            "25: good.is_last: `doc` come last",
        ],
        id="fields end with their doc",
    ),
    pytest.param(
        "    contents: GOOD\n    -code: bad-magic\n",
        "    size: 4\n",
        [
            "14: good.magic: needs `contents`, `valid` or `-expect`",
        ],
        id="a magic has a rule",
    ),
    pytest.param(
        "doc: The other bits.",
        "doc: Must be 0.",
        [
            '29: good.rest: doc says "Must be 0" and no rule does',
        ],
        id="a promise in words has a rule",
    ),
    pytest.param(
        "    doc: The other bits.",
        "    -expect: none\n    doc: The other bits.",
        [
            "29: good.rest: `-expect` is a number",
        ],
        id="an expected value is a number",
    ),
    pytest.param(
        "    type: b7\n",
        "    type: b7\n    valid: 0\n    -expect: 0\n",
        [
            "30: good.rest: `-expect` is reported, `valid` is refused: choose one",
        ],
        id="a value is refused or reported",
    ),
    pytest.param(
        "    -code: bad-magic\n",
        "",
        [
            "14: good.magic: a refused magic or version has a name: `-code`",
        ],
        id="a refused magic has a name",
    ),
    pytest.param(
        "-code: bad-magic",
        "-code: bad-magics",
        [
            f"16: good.magic: `-code` is one of {', '.join(sorted(map(str, Code)))}",
        ],
        id="a code is one of ours",
    ),
    pytest.param(
        "    doc: The other bits.",
        "    -code: bad-count\n    doc: The other bits.",
        [
            "29: good.rest: `-code` names a refusal, and no `contents` or `valid` refuses",
        ],
        id="only a refused value has a code",
    ),
    pytest.param(
        "-role: length",
        "-role: size",
        [
            "32: good.len_body: `-role` is one of structure, length, checksum, payload, reserved",
        ],
        id="a role is one of five",
    ),
    pytest.param(
        "-orig-id: size",
        "-orig-id: len_body",
        [
            "31: good.len_body: `-orig-id` names what upstream calls it otherwise",
        ],
        id="an upstream name differs",
    ),
    pytest.param(
        "doc-ref: tests\nseq",
        "doc-ref: tests\n-value-of: nothing\nseq",
        [
            "13: good: `-value-of` names no field or instance of it",
        ],
        id="a structure's value exists",
    ),
    pytest.param(
        "      doc: One.\n",
        "",
        [
            "58: good.kind: the value 0 has no `doc`",
        ],
        id="values of an enum have docs",
    ),
    pytest.param(
        "    valid:\n      in-enum: true\n",
        "",
        [
            "20: good.kind: needs `valid: in-enum: true`, or `-open-enum:` with the reason",
        ],
        id="a field says what other values mean",
    ),
    pytest.param(
        "    size: len_body\n    type: body\n",
        "    type:\n      switch-on: kind\n      cases:\n        kind::one: body\n    repeat: eos\n",
        [
            "36: good.body: a repeated switch needs a case `_` or a `size`",
        ],
        id="a repeated switch always reads",
    ),
    pytest.param(
        "doc-ref: tests\nseq",
        "doc-ref: 7\nseq",
        [
            "12: good: `doc-ref` names a source",
        ],
        id="a source is a text",
    ),
    pytest.param(
        "type: b7",
        "type: b6",
        [
            "28: good.rest: bit fields end within a byte before `len_body` (7 bits)",
        ],
        id="bits fill bytes before other fields",
    ),
    pytest.param(
        "        type: u1\n        repeat: expr\n        repeat-expr: num_items\n",
        "        type: b4\n",
        [
            "52: good.body.items: bit fields end within a byte at the end of the type (4 bits)",
        ],
        id="bits fill bytes at the end of a type",
    ),
    pytest.param(
        "    type: b7\n",
        "    type: b7\n    if: is_last\n",
        [
            "29: good.rest: 7 bits that may be absent split a byte",
        ],
        id="bits that may be absent fill bytes",
    ),
    pytest.param(
        "        type: u1\n        repeat: expr\n",
        "        type: b4\n        repeat: expr\n",
        [
            "52: good.body.items: bit fields end within a byte at the end of the type (4 bits)",
            "53: good.body.items: repeated 4 bits may split a byte",
        ],
        id="repeated bits fill bytes",
    ),
    pytest.param(
        "  bit-endian: be\n",
        "",
        [
            "24: good.is_last: bit fields need `bit-endian` in `meta`",
        ],
        id="bits have an order",
    ),
]
