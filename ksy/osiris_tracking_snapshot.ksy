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
  All tracking: the body of a tracking snapshot chunk's entry, possibly empty. Names that it lacks are no longer
  tracked.
doc-ref:
  - seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
  - rabbitmq/osiris src/osiris_tracking.erl snapshot/3
seq:
  - id: blocks
    -role: structure
    type: block
    repeat: eos
    doc: To the end of the body.
types:
  block:
    doc: A value and its name, which belongs to a type.
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
        doc: The kind of the value.
      - id: len_tracking_id
        -orig-id: ID size
        -role: length
        type: u1
        doc: Bytes of the name.
      - id: tracking_id
        -orig-id: ID
        -role: payload
        size: len_tracking_id
        doc: Name of the publisher or consumer, arbitrary bytes.
      - id: data
        -orig-id: Type specific data
        -role: structure
        type:
          switch-on: tracking_type
          cases:
            'osiris_enums::tracking_type::sequence': sequence
            'osiris_enums::tracking_type::offset': osiris_tracking_delta::offset
            'osiris_enums::tracking_type::timestamp': osiris_tracking_delta::timestamp
        doc: 16 bytes for a sequence, otherwise 8.
  sequence:
    doc: A publisher's progress, with its chunk.
    doc-ref: seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
    seq:
      - id: chunk_id
        -orig-id: ChunkId
        -role: structure
        type: u8
        doc: The chunk that contained this sequence. The broker keeps the highest ones.
      - id: publishing_id
        -orig-id: Sequence
        -role: structure
        type: u8
        doc: As in the delta form.
