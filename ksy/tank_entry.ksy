meta:
  id: tank_entry
  title: 'TANK: entry of a segment'
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
    - tank_bundle
  endian: le
doc: A bundle after its length, written with one system call, partly if the disk is full.
doc-ref:
  - phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle
  - phaistos-networks/TANK tank_protocol.md "chunk"
seq:
  - id: len_bundle
    -orig-id: bundle length
    -role: length
    type: leb128_u32
    valid:
      expr: _.value != 0
    -code: bad-length
    -rule: tank.bundle.length-not-zero
    -text: A bundle's length is not 0, unless only zeros are left.
    doc: Bytes of the bundle, without this integer. The first document omits it. The broker treats 0 as corruption.
    doc-ref: phaistos-networks/TANK service_log.cpp Service::open_partition_log
  - id: bundle
    -role: structure
    size: len_bundle.value
    type: tank_bundle
    doc: The bundle.
