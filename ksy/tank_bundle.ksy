meta:
  id: tank_bundle
  title: 'TANK: bundle'
  application: TANK
  file-extension:
    - log
    - ilog
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - tank_bundle_header
    - tank_enums
    - tank_message_set
  endian: le
doc: The unit that a producer sends. The broker stores it unchanged, without length or checksum.
doc-ref:
  - seeds/tank.txt "BUNDLE"
  - phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle
seq:
  - id: header
    -role: structure
    type: tank_bundle_header
    doc: Flags, number of messages, sequence numbers of a sparse bundle.
  - id: message_set
    -role: payload
    size-eos: true
    type:
      switch-on: header.codec
      cases:
        'tank_enums::codec::none': 'tank_message_set(header.num_messages, header.is_sparse)'
    doc: |
      To the end of the bundle. Decompressed, it is a `tank_message_set` with the same parameters. With a codec it is
      one block.
