meta:
  id: amqp_section
  title: 'AMQP 1.0: message section, unopened'
  application: RabbitMQ Streams (osiris)
  xref:
    iso: 19464:2014
  tags:
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  One section, with its content as bytes, so that readers can walk through any sections. A format code's upper half
  determines the width of a value.
doc-ref:
  - OASIS AMQP 1.0 part 1 "Type System", 1.2 "Type Encodings"
  - OASIS AMQP 1.0 part 3 "Messaging", 3.2 "Message Format"
params:
  - id: depth_left
    type: u1
    doc: Allowed nesting.
seq:
  - id: marker
    -role: structure
    contents: [0x00]
    -rule: amqp.section.marker
    -basis: document
    doc: Every section is a described value.
  - id: descriptor
    -role: structure
    type: section_descriptor
    doc: Identifies the section.
  - id: body
    -role: structure
    type: unopened(depth_left)
    doc: The section's content.
types:
  section_descriptor:
    doc: The section's number as an unsigned long, in one of two forms.
    doc-ref: AMQP 1.0 part 3, 3.2
    seq:
      - id: format_code
        -role: structure
        type: u1
        enum: descriptor_format
        valid:
          in-enum: true
        -rule: amqp.section.descriptor
        -basis: document
        doc: The form.
      - id: form
        -role: structure
        type:
          switch-on: format_code
          cases:
            'descriptor_format::small_ulong': small_descriptor
            'descriptor_format::ulong': large_descriptor
        doc: The number.
    instances:
      number:
        value: 'format_code == descriptor_format::small_ulong ? form.as<small_descriptor>.number : form.as<large_descriptor>.number'
        doc: The section's number.
      kind:
        value: number
        enum: section_kind
        doc: The section's kind.
  small_descriptor:
    doc: The usual form.
    doc-ref: AMQP 1.0 part 1, 1.6.6
    seq:
      - id: number
        -role: structure
        type: u1
        doc: The section's number.
  large_descriptor:
    doc: The long form, valid for all numbers.
    doc-ref: AMQP 1.0 part 1, 1.6.6
    seq:
      - id: number
        -role: structure
        type: u8
        doc: The section's number.
  unopened:
    doc: The content is left as bytes.
    doc-ref: AMQP 1.0 part 1, 1.2
    params:
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
      - id: format_code
        -role: structure
        type: u1
        valid:
          expr: _ == 0 or _ >= 0x40
        -rule: amqp.value.width
        -text: A format code is 0, or 0x40 or more
        -basis: document
        doc: Encoding of the value, 0 if described. Codes between have no width.
      - id: encoded
        -role: payload
        type:
          switch-on: format_code >> 4
          cases:
            0: unopened_described(depth_left)
            4: fixed_width(0)
            5: fixed_width(1)
            6: fixed_width(2)
            7: fixed_width(4)
            8: fixed_width(8)
            9: fixed_width(16)
            10: variable_width_8
            11: variable_width_32
            12: variable_width_8
            13: variable_width_32
            14: variable_width_8
            15: variable_width_32
        doc: The value.
  unopened_described:
    doc: A value with its descriptor.
    doc-ref: AMQP 1.0 part 1, 1.2
    params:
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: descriptor
        -role: structure
        type: unopened(depth_left - 1)
        doc: A number or a symbol.
      - id: described_value
        -role: structure
        type: unopened(depth_left - 1)
        doc: The value.
  fixed_width:
    doc: The format code gives the width.
    doc-ref: AMQP 1.0 part 1, 1.2.1
    params:
      - id: len_content
        type: u1
        doc: In bytes.
    seq:
      - id: content
        -role: payload
        size: len_content
        doc: The value.
  variable_width_8:
    doc: Up to 255 bytes.
    doc-ref: AMQP 1.0 part 1, 1.2.2
    seq:
      - id: len_content
        -role: length
        type: u1
        doc: Bytes of the value, in a list, map or array with its count.
      - id: content
        -role: payload
        size: len_content
        doc: The value, in a data section the publisher's bytes.
  variable_width_32:
    doc: A value of any size.
    doc-ref: AMQP 1.0 part 1, 1.2.2
    seq:
      - id: len_content
        -role: length
        type: u4
        doc: As in the 8-bit form.
      - id: content
        -role: payload
        size: len_content
        doc: As in the 8-bit form.
enums:
  descriptor_format:
    0x53:
      id: small_ulong
      doc: One byte follows.
    0x80:
      id: ulong
      doc: Eight bytes follow.
  section_kind:
    0x70:
      id: header
      doc: Delivery of the message.
    0x71:
      id: delivery_annotations
      doc: For the next hop only.
    0x72:
      id: message_annotations
      doc: About the message, for its handlers. RabbitMQ stores exchange and routing key here.
    0x73:
      id: properties
      doc: Standard properties.
    0x74:
      id: application_properties
      doc: The application's properties, or AMQP 0.9.1 headers.
    0x75:
      id: data
      doc: Bytes of the body. It may repeat.
    0x76:
      id: amqp_sequence
      doc: A list as the body. It may repeat.
    0x77:
      id: amqp_value
      doc: One value as the body.
    0x78:
      id: footer
      doc: Values that depend on the body.
