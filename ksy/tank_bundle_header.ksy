meta:
  id: tank_bundle_header
  title: 'TANK: bundle header'
  application: TANK
  file-extension:
    - log
    - ilog
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - leb128_u32
    - tank_enums
  endian: le
  bit-endian: be
doc: It is never compressed.
doc-ref:
  - seeds/tank.txt "BUNDLE"
  - phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume
seq:
  - id: unused
    -orig-id: '(0)'
    -role: reserved
    -expect: 0
    -rule: tank.bundle.unused
    -text: Bit 7 of a bundle's flags is clear.
    -fields: [header.unused]
    -severity: warning
    -expected: "0"
    -actual: "1"
    -words: "bit 7 of the bundle's flags is set, to which no version gives a meaning; TANK ignores it"
    type: b1
    doc: |
      Clear in all bundles that TANK's clients wrote. A later document defines it (an extra flags byte), but broker and
      client ignore it and expect no such byte.
    doc-ref: phaistos-networks/TANK tank_encoding.md (864091f)
  - id: is_sparse
    -orig-id: '(1)'
    -role: structure
    type: b1
    doc: |
      The bundle states its sequence numbers, which are not consecutive, or do not follow the previous bundle's. In the
      seed document the bit is unused. The system has it since v0.34.
    doc-ref: phaistos-networks/TANK client_api_consume.cpp sparse_bundle
  - id: num_messages_short
    -orig-id: '(2, 6]'
    -role: length
    type: b4
    doc: Number of messages from 1 to 15. If 0, it is a separate integer.
  - id: codec
    -orig-id: '(6, 8]'
    -role: structure
    type: b2
    enum: tank_enums::codec
    -open-enum: a bundle of another codec can be framed and is reported as such
    doc: Codec of the message set. TANK's client and its `verify` abort on 2 and 3, which are not assigned.
    doc-ref: phaistos-networks/TANK service_log.cpp Service::verify_log
  - id: num_messages_long
    -orig-id: total messages in messages set
    -role: length
    type: leb128_u32
    if: num_messages_short == 0
    valid:
      expr: _.value != 0
    -code: bad-count
    -rule: tank.count.not-zero
    -text: A count that follows the flags is not 0.
    doc: Number of messages. Writers use it above 15. Readers accept any number except 0, on which the broker aborts.
    doc-ref:
      - phaistos-networks/TANK service_write.cpp#L368@ecb7a2d23532bf6eb21c5f587490f71b7afdb859
      - phaistos-networks/TANK service_log.cpp#L71@ecb7a2d23532bf6eb21c5f587490f71b7afdb859
  - id: first_sequence
    -orig-id: first_msg_seqnum
    -role: structure
    type: u8
    if: is_sparse
    doc: The first message's absolute sequence number.
    doc-ref: phaistos-networks/TANK client_api_consume.cpp first_msg_seqnum
  - id: last_delta
    -orig-id: last_msg_seqnum
    -role: structure
    type: leb128_u32
    if: is_sparse and num_messages != 1
    doc: The last message's sequence number, minus that of the first, minus 1.
    doc-ref: phaistos-networks/TANK client_api_consume.cpp last_msg_seqnum
instances:
  num_messages:
    value: 'num_messages_short != 0 ? num_messages_short.as<u4> : num_messages_long.value.as<u4>'
    -orig-id: msgset_size
    doc: |
      The declared number of messages, not compared with the message set. TANK's broker numbers the next bundle by it,
      its client by the actual messages.
  last_sequence:
    value: '(num_messages != 1 ? first_sequence + last_delta.value + 1 : first_sequence).as<u8>'
    if: is_sparse
    doc: Absolute sequence number of a sparse bundle's last message.
