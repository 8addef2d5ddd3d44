meta:
  id: amqp_message
  title: 'AMQP 1.0: message'
  application: RabbitMQ Streams (osiris)
  xref:
    iso: 19464:2014
  tags:
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - amqp_section
    - amqp_value
  endian: be
doc: |
  The body of an osiris entry in RabbitMQ: the sections of an AMQP 1.0 message, to which AMQP 0.9.1 messages are
  converted. Clients of the stream protocol may store other bytes.
doc-ref:
  - OASIS AMQP 1.0 part 3 "Messaging", 3.2 "Message Format"
  - rabbitmq/rabbitmq-server deps/rabbit/src/rabbit_msg_record.erl
  - rabbitmq/rabbitmq-server deps/rabbit/src/mc_amqp.erl
params:
  - id: depth_left
    type: u1
    doc: Allowed nesting.
seq:
  - id: sections
    -role: structure
    type: section(depth_left)
    repeat: eos
    doc: In ascending order. Data and sequence sections may repeat.
types:
  section:
    doc: One opened section.
    doc-ref: AMQP 1.0 part 3, 3.2
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
        type: amqp_section::section_descriptor
        doc: Identifies the section.
      - id: body
        -role: structure
        type:
          switch-on: descriptor.kind
          cases:
            'amqp_section::section_kind::header': header(depth_left)
            'amqp_section::section_kind::properties': properties(depth_left)
            _: amqp_value(depth_left)
        doc: |
          A list of fields for header and properties, a map for annotations, application properties and footer, bytes
          for data, a list for a sequence, any value for a value.
  list_head:
    doc: Number of fields, and their size.
    doc-ref: AMQP 1.0 part 1, 1.6.22
    seq:
      - id: format_code
        -role: structure
        type: u1
        enum: list_format
        valid:
          in-enum: true
        -rule: amqp.section.fields
        -basis: document
        doc: The list's encoding.
      - id: form
        -role: length
        type:
          switch-on: format_code
          cases:
            'list_format::empty_list': empty_list_head
            'list_format::list8': list8_head
            'list_format::list32': list32_head
        doc: Length and count.
    instances:
      num_fields:
        value: 'format_code == list_format::list8 ? form.as<list8_head>.num_fields : format_code == list_format::list32 ? form.as<list32_head>.num_fields : 0'
        doc: Present fields.
      len_fields:
        value: 'format_code == list_format::list8 ? form.as<list8_head>.len_fields : format_code == list_format::list32 ? form.as<list32_head>.len_fields : 0'
        doc: Bytes of the fields.
  empty_list_head:
    doc: No bytes and no fields.
    doc-ref: AMQP 1.0 part 1, 1.6.22
  list8_head:
    doc: A list of up to 255 bytes.
    doc-ref: AMQP 1.0 part 1, 1.6.22
    seq:
      - id: len_content
        -role: length
        type: u1
        valid:
          min: 1
        -rule: amqp.section.list8-length
        -basis: document
        doc: Bytes of count and fields.
      - id: num_fields
        -role: length
        type: u1
        doc: Present fields.
    instances:
      len_fields:
        value: len_content - 1
        doc: Bytes of the fields.
  list32_head:
    doc: A list of any size.
    doc-ref: AMQP 1.0 part 1, 1.6.22
    seq:
      - id: len_content
        -role: length
        type: u4
        valid:
          min: 4
        -rule: amqp.section.list32-length
        -basis: document
        doc: Bytes of count and fields.
      - id: num_fields
        -role: length
        type: u4
        doc: Present fields.
    instances:
      len_fields:
        value: len_content - 4
        doc: Bytes of the fields.
  header:
    doc: Delivery of the message.
    doc-ref: AMQP 1.0 part 3, 3.2.1
    params:
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: head
        -role: structure
        type: list_head
        doc: The number of present fields.
      - id: fields
        -role: structure
        size: head.len_fields
        type: header_fields(head.num_fields, depth_left)
        doc: In a fixed order.
  header_fields:
    doc: A null means absent.
    doc-ref: AMQP 1.0 part 3, 3.2.1
    params:
      - id: num_fields
        type: u4
        doc: Present fields.
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: durable
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 0
        doc: The message must survive a crash.
      - id: priority
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 1
        doc: 0 to 9. If absent, 4.
      - id: ttl
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 2
        doc: Lifetime in milliseconds.
      - id: first_acquirer
        -orig-id: first-acquirer
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 3
        doc: Nobody has acquired the message before.
      - id: delivery_count
        -orig-id: delivery-count
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 4
        doc: Failed deliveries.
  properties:
    doc: Standard properties.
    doc-ref: AMQP 1.0 part 3, 3.2.4
    params:
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: head
        -role: structure
        type: list_head
        doc: The number of present fields.
      - id: fields
        -role: structure
        size: head.len_fields
        type: properties_fields(head.num_fields, depth_left)
        doc: In a fixed order.
  properties_fields:
    doc: As in `header_fields`.
    doc-ref: AMQP 1.0 part 3, 3.2.4
    params:
      - id: num_fields
        type: u4
        doc: Present fields.
      - id: depth_left
        type: u1
        doc: Allowed nesting.
    seq:
      - id: message_id
        -orig-id: message-id
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 0
        doc: Identifies the message.
      - id: user_id
        -orig-id: user-id
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 1
        doc: The publishing user, as bytes.
      - id: to
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 2
        doc: Destination.
      - id: subject
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 3
        doc: Subject.
      - id: reply_to
        -orig-id: reply-to
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 4
        doc: Destination of answers.
      - id: correlation_id
        -orig-id: correlation-id
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 5
        doc: The related message.
      - id: content_type
        -orig-id: content-type
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 6
        doc: Media type of the body.
      - id: content_encoding
        -orig-id: content-encoding
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 7
        doc: Encoding of the body.
      - id: absolute_expiry_time
        -orig-id: absolute-expiry-time
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 8
        doc: In milliseconds since the Unix epoch.
      - id: creation_time
        -orig-id: creation-time
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 9
        doc: In milliseconds since the Unix epoch.
      - id: group_id
        -orig-id: group-id
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 10
        doc: The message's group.
      - id: group_sequence
        -orig-id: group-sequence
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 11
        doc: Place in the group.
      - id: reply_to_group_id
        -orig-id: reply-to-group-id
        -role: structure
        type: amqp_value(depth_left)
        if: num_fields > 12
        doc: The group of answers.
enums:
  list_format:
    0x45:
      id: empty_list
      doc: No fields.
    0xc0:
      id: list8
      doc: Length and count in one byte each.
    0xd0:
      id: list32
      doc: Length and count in four bytes each.
