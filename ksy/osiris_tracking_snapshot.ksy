meta:
  id: osiris_tracking_snapshot
  title: 'RabbitMQ osiris: tracking in snapshot form'
  application: RabbitMQ Streams (osiris)
  file-extension: segment
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - osiris_enums
    - osiris_tracking_delta
  endian: be
doc: |
  All that is tracked: the body of the one entry of a tracking snapshot chunk. A name that it does not list is no longer
  tracked. It differs from the delta form in sequences only, which name their chunk. The list may be empty.
doc-ref:
  - seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
  - rabbitmq/osiris src/osiris_tracking.erl snapshot/3
seq:
  - id: blocks
    -role: structure
    type: block
    repeat: eos
    doc: To the end of the entry's body.
types:
  block:
    doc: One tracked value under one name. Every type has names of its own.
    doc-ref: seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
    seq:
      - id: tracking_type
        -orig-id: Trk type
        -role: structure
        type: u1
        enum: osiris_enums::tracking_type
        valid:
          in-enum: true
        -rule: osiris.tracking.type
        -basis: [document, system]
        doc: What is tracked.
      - id: len_tracking_id
        -orig-id: ID size
        -role: length
        type: u1
        doc: Bytes of the name.
      - id: tracking_id
        -orig-id: ID
        -role: payload
        size: len_tracking_id
        doc: Name of the publisher or consumer; opaque bytes.
      - id: data
        -orig-id: Type specific data
        -role: structure
        type:
          switch-on: tracking_type
          cases:
            'osiris_enums::tracking_type::sequence': sequence
            'osiris_enums::tracking_type::offset': osiris_tracking_delta::offset
            'osiris_enums::tracking_type::timestamp': osiris_tracking_delta::timestamp
        doc: The value, 16 bytes for a sequence and 8 for the others.
  sequence:
    doc: A publisher's progress, with the chunk that it was last seen in.
    doc-ref: seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
    seq:
      - id: chunk_id
        -orig-id: ChunkId
        -role: structure
        type: u8
        doc: The chunk that carried this sequence. The broker keeps the sequences with the highest of these.
      - id: publishing_id
        -orig-id: Sequence
        -role: structure
        type: u8
        doc: The last publishing id that the broker stored for this publisher. 0 is legal.
