meta:
  id: amqp_value
  title: 'AMQP 1.0: value'
  application: RabbitMQ Streams (osiris)
  xref:
    iso: 19464:2014
  tags:
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
  endian: be
doc: One value of any AMQP type.
doc-ref:
  - OASIS AMQP 1.0 part 1 "Type System", 1.2 "Type Encodings", 1.6 "Primitive Type Definitions"
  - rabbitmq/rabbitmq-server deps/amqp10_common/src/amqp10_binary_parser.erl
params:
  - id: depth_left
    type: u1
    doc: Levels of nesting that the caller allows. AMQP has no limit.
seq:
  - id: format_code
    -role: structure
    type: u1
    enum: format_code
    valid:
      in-enum: true
    -rule: amqp.value.format-code
    -basis: document
    doc: Type and encoding of the value.
  - id: encoded
    -role: structure
    type: encoded(format_code, depth_left)
    doc: The value.
types:
  encoded:
    doc: A value without its format code, as in arrays.
    doc-ref: AMQP 1.0 part 1, 1.2
    params:
      - id: format_code
        type: u1
        enum: format_code
        doc: Encoding of the value.
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: nesting
        -role: reserved
        size: 0
        valid:
          expr: depth_left > 0
        -code: limit-exceeded
        -rule: amqp.value.nesting
        -text: A value is nested no deeper than the caller allows
        -level: should
        -basis: judgement
        doc: Refuses deeper nesting, without bytes.
      - id: value
        -role: payload
        type:
          switch-on: format_code
          cases:
            'format_code::described': described(depth_left)
            'format_code::ubyte': ubyte
            'format_code::byte': byte
            'format_code::small_uint': ubyte
            'format_code::small_ulong': ubyte
            'format_code::small_int': byte
            'format_code::small_long': byte
            'format_code::boolean': boolean
            'format_code::ushort': ushort
            'format_code::short': short
            'format_code::uint': uint
            'format_code::int': int
            'format_code::float': float
            'format_code::char': uint
            'format_code::decimal32': decimal32
            'format_code::ulong': ulong
            'format_code::long': long
            'format_code::double': double
            'format_code::timestamp': long
            'format_code::decimal64': decimal64
            'format_code::decimal128': decimal128
            'format_code::uuid': uuid
            'format_code::binary8': binary8
            'format_code::string8': string8
            'format_code::symbol8': string8
            'format_code::binary32': binary32
            'format_code::string32': string32
            'format_code::symbol32': string32
            'format_code::list8': compound8(false, depth_left)
            'format_code::map8': compound8(true, depth_left)
            'format_code::list32': compound32(false, depth_left)
            'format_code::map32': compound32(true, depth_left)
            'format_code::array8': array8(depth_left)
            'format_code::array32': array32(depth_left)
        doc: The value, unless the code implies it.
    instances:
      is_without_bytes:
        value: format_code.to_i >= 0x40 and format_code.to_i < 0x50
        doc: The code implies the value.
  described:
    doc: A value and its descriptor.
    doc-ref: AMQP 1.0 part 1, 1.2
    params:
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: descriptor
        -role: structure
        type: amqp_value(depth_left - 1)
        doc: A number or a symbol.
      - id: described_value
        -role: structure
        type: amqp_value(depth_left - 1)
        doc: The value.
  boolean:
    doc: A boolean in one byte.
    doc-ref: AMQP 1.0 part 1, 1.6.2
    seq:
      - id: value
        -role: payload
        type: u1
        valid:
          max: 1
        -rule: amqp.value.boolean
        -basis: document
        doc: 0 is false, 1 is true.
  ubyte:
    doc: An unsigned byte.
    doc-ref: AMQP 1.0 part 1, 1.6.3
    seq:
      - id: value
        -role: payload
        type: u1
        doc: The number.
  byte:
    doc: A signed byte.
    doc-ref: AMQP 1.0 part 1, 1.6.7
    seq:
      - id: value
        -role: payload
        type: s1
        doc: The number.
  ushort:
    doc: An unsigned 16-bit integer.
    doc-ref: AMQP 1.0 part 1, 1.6.4
    seq:
      - id: value
        -role: payload
        type: u2
        doc: The number.
  short:
    doc: A signed 16-bit integer.
    doc-ref: AMQP 1.0 part 1, 1.6.8
    seq:
      - id: value
        -role: payload
        type: s2
        doc: The number.
  uint:
    doc: An unsigned 32-bit integer or code point.
    doc-ref: AMQP 1.0 part 1, 1.6.5
    seq:
      - id: value
        -role: payload
        type: u4
        doc: The number.
  int:
    doc: A signed 32-bit integer.
    doc-ref: AMQP 1.0 part 1, 1.6.9
    seq:
      - id: value
        -role: payload
        type: s4
        doc: The number.
  ulong:
    doc: An unsigned 64-bit integer.
    doc-ref: AMQP 1.0 part 1, 1.6.6
    seq:
      - id: value
        -role: payload
        type: u8
        doc: The number.
  long:
    doc: A signed 64-bit integer, or a point in time.
    doc-ref: AMQP 1.0 part 1, 1.6.10
    seq:
      - id: value
        -role: payload
        type: s8
        doc: The number.
  float:
    doc: A 32-bit floating-point number.
    doc-ref: AMQP 1.0 part 1, 1.6.11
    seq:
      - id: value
        -role: payload
        type: f4
        doc: The number.
  double:
    doc: A 64-bit floating-point number.
    doc-ref: AMQP 1.0 part 1, 1.6.12
    seq:
      - id: value
        -role: payload
        type: f8
        doc: The number.
  decimal32:
    doc: A 32-bit decimal number.
    doc-ref: AMQP 1.0 part 1, 1.6.13
    seq:
      - id: value
        -role: payload
        size: 4
        doc: Most significant byte first.
  decimal64:
    doc: A 64-bit decimal number.
    doc-ref: AMQP 1.0 part 1, 1.6.14
    seq:
      - id: value
        -role: payload
        size: 8
        doc: Most significant byte first.
  decimal128:
    doc: A 128-bit decimal number.
    doc-ref: AMQP 1.0 part 1, 1.6.15
    seq:
      - id: value
        -role: payload
        size: 16
        doc: Most significant byte first.
  uuid:
    doc: A UUID.
    doc-ref: AMQP 1.0 part 1, 1.6.18
    seq:
      - id: value
        -role: payload
        size: 16
        doc: Most significant byte first.
  binary8:
    doc: Bytes with their length.
    doc-ref: AMQP 1.0 part 1, 1.6.19
    seq:
      - id: len_value
        -role: length
        type: u1
        doc: In bytes.
      - id: value
        -role: payload
        size: len_value
        doc: The bytes.
  binary32:
    doc: Bytes with their length.
    doc-ref: AMQP 1.0 part 1, 1.6.19
    seq:
      - id: len_value
        -role: length
        type: u4
        doc: In bytes.
      - id: value
        -role: payload
        size: len_value
        doc: The bytes.
  string8:
    doc: |
      A string or symbol. AMQP's symbols are ASCII, but RabbitMQ stores AMQP 0.9.1 header names, in UTF-8, as symbols.
    doc-ref: AMQP 1.0 part 1, 1.6.20
    seq:
      - id: len_value
        -role: length
        type: u1
        doc: In bytes.
      - id: value
        -role: payload
        type: str
        size: len_value
        doc: The text.
  string32:
    doc: A string or symbol, as in `string8`.
    doc-ref: AMQP 1.0 part 1, 1.6.20
    seq:
      - id: len_value
        -role: length
        type: u4
        doc: In bytes.
      - id: value
        -role: payload
        type: str
        size: len_value
        doc: The text.
  compound8:
    doc: A list or map.
    doc-ref: AMQP 1.0 part 1, 1.2.3
    params:
      - id: is_map
        type: bool
        doc: Keys and values alternate.
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: len_content
        -role: length
        type: u1
        doc: In bytes.
      - id: content
        -role: structure
        size: len_content
        type: compound8_content(is_map, depth_left)
        doc: Count and items.
  compound8_content:
    doc: Count and items.
    doc-ref: AMQP 1.0 part 1, 1.2.3
    params:
      - id: is_map
        type: bool
        doc: Keys and values alternate.
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: num_items
        -role: length
        type: u1
        valid:
          expr: not is_map or _ % 2 == 0
        -rule: amqp.value.map-pairs
        -text: A map has as many values as keys
        -basis: document
        doc: Items. A map's keys and values count separately.
      - id: items
        -role: structure
        type: amqp_value(depth_left - 1)
        repeat: expr
        repeat-expr: num_items
        doc: The items. In a map, keys and values alternate.
  array8:
    doc: An array with its length.
    doc-ref: AMQP 1.0 part 1, 1.2.4
    params:
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: len_content
        -role: length
        type: u1
        doc: In bytes.
      - id: content
        -role: structure
        size: len_content
        type: array8_content(depth_left)
        doc: Count, constructor and items.
  array8_content:
    doc: All items share one format code.
    doc-ref: AMQP 1.0 part 1, 1.2.4
    params:
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: num_items
        -role: length
        type: u1
        doc: Number of items.
      - id: constructor
        -role: structure
        type: array_constructor(depth_left)
        doc: The items' type.
      - id: items
        -role: payload
        type: encoded(constructor.item_code, depth_left - 1)
        repeat: expr
        repeat-expr: 'constructor.is_without_bytes ? 0 : num_items'
        doc: |
          The items without format codes. Items without bytes are not listed: they are identical, and the length does
          not bound their number.
  compound32:
    doc: A list or map.
    doc-ref: AMQP 1.0 part 1, 1.2.3
    params:
      - id: is_map
        type: bool
        doc: Keys and values alternate.
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: len_content
        -role: length
        type: u4
        doc: In bytes.
      - id: content
        -role: structure
        size: len_content
        type: compound32_content(is_map, depth_left)
        doc: Count and items.
  compound32_content:
    doc: Count and items.
    doc-ref: AMQP 1.0 part 1, 1.2.3
    params:
      - id: is_map
        type: bool
        doc: Keys and values alternate.
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: num_items
        -role: length
        type: u4
        valid:
          expr: not is_map or _ % 2 == 0
        -rule: amqp.value.map-pairs
        -text: A map has as many values as keys
        -basis: document
        doc: Items. A map's keys and values count separately.
      - id: items
        -role: structure
        type: amqp_value(depth_left - 1)
        repeat: expr
        repeat-expr: num_items
        doc: The items. In a map, keys and values alternate.
  array32:
    doc: An array with its length.
    doc-ref: AMQP 1.0 part 1, 1.2.4
    params:
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: len_content
        -role: length
        type: u4
        doc: In bytes.
      - id: content
        -role: structure
        size: len_content
        type: array32_content(depth_left)
        doc: Count, constructor and items.
  array32_content:
    doc: All items share one format code.
    doc-ref: AMQP 1.0 part 1, 1.2.4
    params:
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: num_items
        -role: length
        type: u4
        doc: Number of items.
      - id: constructor
        -role: structure
        type: array_constructor(depth_left)
        doc: The items' type.
      - id: items
        -role: payload
        type: encoded(constructor.item_code, depth_left - 1)
        repeat: expr
        repeat-expr: 'constructor.is_without_bytes ? 0 : num_items'
        doc: As in `array8_content`.
  array_constructor:
    doc: The items' format code, with a descriptor if described.
    doc-ref: AMQP 1.0 part 1, 1.2.4
    params:
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: format_code
        -role: structure
        type: u1
        enum: format_code
        valid:
          in-enum: true
        -rule: amqp.value.array-code
        -basis: document
        doc: The items' format code, or 0 before a descriptor.
      - id: descriptor
        -role: structure
        type: amqp_value(depth_left - 1)
        if: format_code == format_code::described
        doc: Describes every item.
      - id: described_code
        -role: structure
        type: u1
        enum: format_code
        valid:
          in-enum: true
        -rule: amqp.value.array-code-described
        -basis: document
        if: format_code == format_code::described
        doc: The code after a descriptor.
    instances:
      item_code:
        value: 'format_code == format_code::described ? described_code : format_code'
        doc: The items' format code.
      is_without_bytes:
        value: item_code.to_i >= 0x40 and item_code.to_i < 0x50
        doc: The items have no bytes.
enums:
  format_code:
    0x00:
      id: described
      doc: A descriptor and its value.
    0x40:
      id: null_value
      doc: Null, no bytes.
    0x41:
      id: true_value
      doc: True; no bytes.
    0x42:
      id: false_value
      doc: False; no bytes.
    0x43:
      id: uint_zero
      doc: An unsigned 32-bit 0; no bytes.
    0x44:
      id: ulong_zero
      doc: An unsigned 64-bit 0; no bytes.
    0x45:
      id: empty_list
      doc: An empty list, no bytes.
    0x50:
      id: ubyte
      doc: Unsigned, 8 bits.
    0x51:
      id: byte
      doc: Signed, 8 bits.
    0x52:
      id: small_uint
      doc: Unsigned, 32 bits, in one byte.
    0x53:
      id: small_ulong
      doc: Unsigned, 64 bits, in one byte.
    0x54:
      id: small_int
      doc: Signed, 32 bits, in one byte.
    0x55:
      id: small_long
      doc: Signed, 64 bits, in one byte.
    0x56:
      id: boolean
      doc: A boolean in one byte.
    0x60:
      id: ushort
      doc: Unsigned, 16 bits.
    0x61:
      id: short
      doc: Signed, 16 bits.
    0x70:
      id: uint
      doc: Unsigned, 32 bits.
    0x71:
      id: int
      doc: Signed, 32 bits.
    0x72:
      id: float
      doc: IEEE 754 binary32.
    0x73:
      id: char
      doc: A Unicode code point, as UTF-32BE.
    0x74:
      id: decimal32
      doc: IEEE 754 decimal32.
    0x80:
      id: ulong
      doc: Unsigned, 64 bits.
    0x81:
      id: long
      doc: Signed, 64 bits.
    0x82:
      id: double
      doc: IEEE 754 binary64.
    0x83:
      id: timestamp
      doc: Signed milliseconds since the Unix epoch.
    0x84:
      id: decimal64
      doc: IEEE 754 decimal64.
    0x94:
      id: decimal128
      doc: IEEE 754 decimal128.
    0x98:
      id: uuid
      doc: A UUID (RFC 4122).
    0xa0:
      id: binary8
      doc: Up to 255 bytes.
    0xa1:
      id: string8
      doc: Up to 255 bytes of UTF-8.
    0xa3:
      id: symbol8
      doc: Up to 255 bytes.
    0xb0:
      id: binary32
      doc: Bytes.
    0xb1:
      id: string32
      doc: UTF-8.
    0xb3:
      id: symbol32
      doc: A symbol.
    0xc0:
      id: list8
      doc: Up to 255 items and bytes.
    0xc1:
      id: map8
      doc: Up to 255 keys, values and bytes.
    0xd0:
      id: list32
      doc: A list.
    0xd1:
      id: map32
      doc: A map.
    0xe0:
      id: array8
      doc: Up to 255 items and bytes.
    0xf0:
      id: array32
      doc: An array.
