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
  What changed: the trailer of a user chunk, and the body of the one entry of a tracking delta chunk. Blocks come in
  any order, at most one for each type and id.
doc-ref:
  - seeds/osiris.txt "Tracking format"
  - rabbitmq/osiris src/osiris_tracking.erl append_trailer/3
seq:
  - id: blocks
    -role: structure
    type: block
    repeat: eos
    doc: To the end of the trailer or of the entry's body.
types:
  block:
    doc: One tracked value under one name. Every type has names of its own.
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
        doc: What is tracked.
      - id: len_tracking_id
        -orig-id: TrackingID size
        -role: length
        type: u1
        doc: Bytes of the name.
      - id: tracking_id
        -orig-id: TrackingID
        -role: payload
        size: len_tracking_id
        doc: Name of the publisher or consumer; opaque bytes.
      - id: data
        -orig-id: Tracking data
        -role: structure
        type:
          switch-on: tracking_type
          cases:
            'osiris_enums::tracking_type::sequence': sequence
            'osiris_enums::tracking_type::offset': offset
            'osiris_enums::tracking_type::timestamp': timestamp
        doc: The value, 8 bytes in every case.
  sequence:
    doc: A publisher's progress. The chunk that carries the block is the chunk of the sequence.
    doc-ref: seeds/osiris.txt "Tracking format"
    seq:
      - id: publishing_id
        -orig-id: Sequence
        -role: structure
        type: u8
        doc: The last publishing id that the broker stored for this publisher. 0 is legal.
  offset:
    doc: A consumer's progress.
    doc-ref: seeds/osiris.txt "Tracking format"
    seq:
      - id: offset
        -orig-id: Offset
        -role: structure
        type: u8
        doc: The offset that the consumer stored.
  timestamp:
    doc: A stored point in time.
    doc-ref: seeds/osiris.txt "Tracking format"
    seq:
      - id: timestamp
        -orig-id: Timestamp
        -role: structure
        type: s8
        doc: Milliseconds since the Unix epoch.
