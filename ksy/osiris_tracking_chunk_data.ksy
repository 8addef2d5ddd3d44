meta:
  id: osiris_tracking_chunk_data
  title: 'RabbitMQ osiris: data section of a tracking chunk'
  application: RabbitMQ Streams (osiris)
  file-extension: segment
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - osiris_tracking_delta
    - osiris_tracking_snapshot
  endian: be
  bit-endian: be
doc: One simple entry with a list of tracking blocks.
doc-ref:
  - seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
  - rabbitmq/osiris src/osiris_log.erl evaluate_tracking_snapshot/2, src/osiris_writer.erl handle_batch/2
params:
  - id: is_snapshot
    type: bool
    doc: The chunk is a snapshot, and its blocks have that form.
seq:
  - id: is_sub_batch
    -orig-id: T
    -role: structure
    type: b1
    valid: false
    -rule: osiris.tracking.simple-entry
    -fields: [data.is_sub_batch]
    -level: should
    doc: Clear, as in every simple entry.
  - id: len_tracking
    -orig-id: Entry body length
    -role: length
    type: b31
    doc: Bytes of the tracking blocks.
  - id: tracking
    -orig-id: Entry Body
    -role: structure
    size: len_tracking
    type:
      switch-on: is_snapshot
      cases:
        false: osiris_tracking_delta
        true: osiris_tracking_snapshot
    doc: The tracking blocks.
  - id: surplus
    -role: reserved
    size-eos: true
    valid:
      expr: _.length == 0
    -code: trailing-bytes
    -rule: osiris.tracking.one-entry
    -text: Nothing follows the one entry of a tracking chunk
    -level: should
    doc: Empty. A tracking chunk has one entry.
