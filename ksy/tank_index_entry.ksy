meta:
  id: tank_index_entry
  title: 'TANK: entry of a segment index'
  application: TANK
  file-extension: index
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: One bundle's position, not in the seed document.
doc-ref:
  - seeds/tank.txt "Messages Sequence Numbers"
  - phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle
seq:
  - id: relative_sequence
    -orig-id: relSeqNum
    -role: structure
    type: u4
    doc: The bundle's first sequence number, minus the segment's base.
  - id: position
    -orig-id: absPhysical
    -role: structure
    type: u4
    doc: Position of the bundle's entry, including its length.
