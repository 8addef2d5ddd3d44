meta:
  id: listpack_element
  title: 'Redis listpack: element'
  application: Redis
  tags:
    - database
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: |
  An integer, a string, or the end marker FF. The first byte determines the type. `backlen`, after the data, is the
  length of first byte and data, for readers that walk the list backwards. A reader must check this only redundancy, to
  stop at the first damaged element instead of misreading the rest. Zeros end a list: `00` is the integer 0 and requires
  the backlen `01`.
doc-ref:
  - redis/redis src/listpack.c lpGetWithSize, lpEncodeGetType
  - antirez/listpack listpack.md "Elements representation"
seq:
  - id: encoding
    -role: structure
    type: u1
    valid:
      expr: _ <= 0xf4 or _ == 0xff
    -rule: mojo.element.first-byte
    -text: The first byte of an element is not F5 to FE.
    doc: Type, and the first bits of the value or of the length. F5 to FE have no meaning.
    doc-ref: redis/redis src/listpack.c LP_ENCODING_7BIT_UINT and its neighbours
  - id: data
    -role: payload
    type:
      switch-on: kind
      cases:
        'kind::uint7': data_uint7(encoding)
        'kind::str6': data_str6(encoding)
        'kind::int13': data_int13(encoding)
        'kind::str12': data_str12(encoding)
        'kind::str32': data_str32
        'kind::int16': data_int16
        'kind::int24': data_int24
        'kind::int32': data_int32
        'kind::int64': data_int64
    doc: The bytes after the first one, none for the end marker.
  - id: backlen
    -role: length
    type: u1
    repeat: expr
    repeat-expr: num_backlen
    -max-elements: 5
    valid: '((len_body >> (7 * (num_backlen - 1 - _index))) & 0x7f) | (_index == 0 ? 0 : 0x80)'
    -code: bad-length
    -rule: mojo.element.backlen
    -text: The backlen is the length of first byte and data.
    doc: |
      `len_body` in groups of 7 bits, the most significant first. Bit 7 is set in every byte except the first: a reader
      from the right continues while it is set. 500 is stored as `03 F4`. listpack.md has the opposite order, Redis this
      one.
    doc-ref: redis/redis src/listpack.c lpEncodeBacklen, lpDecodeBacklen
instances:
  kind:
    value: >-
      encoding < 0x80 ? kind::uint7 :
      encoding < 0xc0 ? kind::str6 :
      encoding < 0xe0 ? kind::int13 :
      encoding < 0xf0 ? kind::str12 :
      encoding == 0xf0 ? kind::str32 :
      encoding == 0xf1 ? kind::int16 :
      encoding == 0xf2 ? kind::int24 :
      encoding == 0xf3 ? kind::int32 :
      encoding == 0xf4 ? kind::int64 : kind::end
    doc: The type.
  is_end:
    value: encoding == 0xff
    doc: An end marker, without data and backlen.
  is_str:
    value: kind == kind::str6 or kind == kind::str12 or kind == kind::str32
    doc: The type is a string.
  is_int:
    value: not (is_end or is_str)
    doc: The type is an integer.
  len_body:
    value: >-
      (kind == kind::uint7 ? 1 :
      kind == kind::str6 ? 1 + data.as<data_str6>.len_value :
      kind == kind::int13 ? 2 :
      kind == kind::str12 ? 2 + data.as<data_str12>.len_value :
      kind == kind::str32 ? 5 + data.as<data_str32>.len_value :
      kind == kind::int16 ? 3 :
      kind == kind::int24 ? 4 :
      kind == kind::int32 ? 5 :
      kind == kind::int64 ? 9 : 1).as<u8>
    doc: Bytes through the data.
  num_backlen:
    value: >-
      (is_end ? 0 :
      len_body <= 127 ? 1 :
      len_body < 16383 ? 2 :
      len_body < 2097151 ? 3 :
      len_body < 268435455 ? 4 : 5).as<u1>
    doc: "The bounds are strict: 16383 would fit into two groups, but has three bytes."
    doc-ref: redis/redis src/listpack.c lpEncodeBacklen
  int_value:
    value: >-
      (kind == kind::uint7 ? data.as<data_uint7>.value.as<s8> :
      kind == kind::int13 ? data.as<data_int13>.value.as<s8> :
      kind == kind::int16 ? data.as<data_int16>.value.as<s8> :
      kind == kind::int24 ? data.as<data_int24>.value.as<s8> :
      kind == kind::int32 ? data.as<data_int32>.value.as<s8> :
      data.as<data_int64>.value).as<s8>
    if: is_int
    doc: The integer.
types:
  data_uint7:
    doc: 0xxxxxxx, an integer from 0 to 127.
    doc-ref: redis/redis src/listpack.c lpGetWithSize
    params:
      - id: encoding
        type: u1
        doc: The first byte.
    instances:
      value:
        value: encoding & 0x7f
        doc: The integer.
  data_str6:
    doc: 10xxxxxx, a string of 0 to 63 bytes.
    doc-ref: redis/redis src/listpack.c lpGetWithSize
    params:
      - id: encoding
        type: u1
        doc: The first byte.
    seq:
      - id: value
        -role: payload
        size: len_value
        doc: The string.
    instances:
      len_value:
        value: encoding & 0x3f
        doc: Bytes of the string.
  data_int13:
    -value-of: value
    doc: 110xxxxx and one byte, an integer from -4096 to 4095.
    doc-ref: redis/redis src/listpack.c lpGetWithSize
    params:
      - id: encoding
        type: u1
        doc: The first byte.
    seq:
      - id: low
        -role: payload
        type: u1
        doc: The low 8 bits, after the first byte's 5.
    instances:
      two_complement:
        value: ((encoding & 0x1f) << 8) | low
        doc: The 13 bits, unsigned.
      value:
        value: 'two_complement >= 4096 ? two_complement - 8192 : two_complement'
        doc: The integer.
  data_str12:
    doc: 1110xxxx and one byte, a string of 64 to 4095 bytes.
    doc-ref: redis/redis src/listpack.c lpGetWithSize
    params:
      - id: encoding
        type: u1
        doc: The first byte.
    seq:
      - id: len_low
        -role: length
        type: u1
        doc: The length's low 8 bits, after the first byte's 4.
      - id: value
        -role: payload
        size: len_value
        doc: The string.
    instances:
      len_value:
        value: ((encoding & 0x0f) << 8) | len_low
        doc: Bytes of the string.
  data_str32:
    doc: F0, a string of 4096 bytes or more.
    doc-ref: redis/redis src/listpack.c lpGetWithSize
    seq:
      - id: len_value
        -role: length
        type: u4
        doc: Bytes of the string, little-endian.
      - id: value
        -role: payload
        size: len_value
        doc: The string.
  data_int16:
    doc: F1, a signed 16-bit integer.
    doc-ref: redis/redis src/listpack.c lpGetWithSize
    seq:
      - id: value
        -role: payload
        type: s2
        doc: The integer.
  data_int24:
    -value-of: value
    doc: F2, a signed 24-bit integer.
    doc-ref: redis/redis src/listpack.c lpGetWithSize
    seq:
      - id: low
        -role: payload
        type: u2
        doc: The low 16 bits.
      - id: high
        -role: payload
        type: s1
        doc: The high 8 bits, with the sign.
    instances:
      value:
        value: high * 65536 + low
        doc: The integer.
  data_int32:
    doc: F3, a signed 32-bit integer.
    doc-ref: redis/redis src/listpack.c lpGetWithSize
    seq:
      - id: value
        -role: payload
        type: s4
        doc: The integer.
  data_int64:
    doc: F4, a signed 64-bit integer.
    doc-ref: redis/redis src/listpack.c lpGetWithSize
    seq:
      - id: value
        -role: payload
        type: s8
        doc: The integer.
enums:
  kind:
    0:
      id: uint7
      doc: 0xxxxxxx, integer 0 to 127
    1:
      id: str6
      doc: 10xxxxxx, string of 0 to 63 bytes
    2:
      id: int13
      doc: 110xxxxx, integer -4096 to 4095
    3:
      id: str12
      doc: 1110xxxx, string of 64 to 4095 bytes
    4:
      id: str32
      doc: F0, string of 4096 bytes or more
    5:
      id: int16
      doc: F1, 16-bit integer
    6:
      id: int24
      doc: F2, 24-bit integer
    7:
      id: int32
      doc: F3, 32-bit integer
    8:
      id: int64
      doc: F4, 64-bit integer
    9:
      id: end
      doc: FF, the end marker
