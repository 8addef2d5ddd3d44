meta:
  id: jetstream_block
  title: NATS JetStream message block
  application: nats-server
  license: CC0-1.0
  endian: le
  bit-endian: le
doc: Messages of a stream, one after the other, as a server stores them in files N.blk.
doc-ref: https://github.com/nats-io/nats-server/blob/main/server/filestore.go writeMsgRecordLocked
seq:
  - id: messages
    type: message
    repeat: eos
types:
  message:
    seq:
      - id: len_message
        type: b31
        valid:
          min: 30
          max: 33554432
        doc: Bytes of all of it.
      - id: has_header
        type: b1
      - id: sequence
        type: b62
      - id: is_tombstone
        type: b1
        doc: Says that the message of this number, which lies before it, is deleted.
      - id: is_erased
        type: b1
        doc: The message was here, and random bytes were written over it.
      - id: time
        type: s8
        doc: Nanoseconds since 1970.
      - id: len_subject
        type: u2
      - id: subject
        size: len_subject
      - id: len_header
        type: u4
        if: has_header
      - id: header
        size: len_header
        if: has_header
      - id: payload
        size: 'len_message - 30 - len_subject - (has_header ? 4 + len_header : 0)'
      - id: checksum
        type: u8
        doc: HighwayHash-64 by a key that is made of the names of stream and block.
    instances:
      is_message:
        value: not is_tombstone and not is_erased
