meta:
  id: osiris_tracking_delta
  title: 'RabbitMQ osiris: tracking in delta form'
  application: RabbitMQ Streams (osiris)
  file-extension: segment
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - osiris_enums
  endian: be
doc: |
  Changes: a user chunk's trailer, or the body of a tracking delta chunk's entry. Blocks are unordered, at most one for
  each type and name.
doc-ref:
  - seeds/osiris.txt "Tracking format"
  - rabbitmq/osiris src/osiris_tracking.erl append_trailer/3
seq:
  - id: blocks
    -role: structure
    type: block
    repeat: eos
    doc: To the end.
types:
  block:
    doc: A value and its name, which belongs to a type.
    doc-ref: seeds/osiris.txt "Tracking format"
    seq:
      - id: tracking_type
        -orig-id: Tracking type
        -role: structure
        type: u1
        enum: osiris_enums::tracking_type
        valid:
          in-enum: true
        -rule: osiris.tracking.type
        -basis: [document, system]
        doc: The kind of the value.
      - id: len_tracking_id
        -orig-id: TrackingID size
        -role: length
        type: u1
        doc: Bytes of the name.
      - id: tracking_id
        -orig-id: TrackingID
        -role: payload
        size: len_tracking_id
        doc: Name of the publisher or consumer, arbitrary bytes.
      - id: data
        -orig-id: Tracking data
        -role: structure
        type:
          switch-on: tracking_type
          cases:
            'osiris_enums::tracking_type::sequence': sequence
            'osiris_enums::tracking_type::offset': offset
            'osiris_enums::tracking_type::timestamp': timestamp
        doc: 8 bytes.
  sequence:
    doc: A publisher's progress, for the chunk that contains the block.
    doc-ref: seeds/osiris.txt "Tracking format"
    seq:
      - id: publishing_id
        -orig-id: Sequence
        -role: structure
        type: u8
        doc: The last publishing id that the broker stored for this publisher. 0 is valid.
  offset:
    doc: A consumer's progress.
    doc-ref: seeds/osiris.txt "Tracking format"
    seq:
      - id: offset
        -orig-id: Offset
        -role: structure
        type: u8
        doc: The consumer's offset.
  timestamp:
    doc: A point in time.
    doc-ref: seeds/osiris.txt "Tracking format"
    seq:
      - id: timestamp
        -orig-id: Timestamp
        -role: structure
        type: s8
        doc: Milliseconds since the Unix epoch.
