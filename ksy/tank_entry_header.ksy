meta:
  id: tank_entry_header
  title: 'TANK: what precedes the message set of an entry'
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
    - tank_bundle_header
  endian: le
doc: |
  The start of a `tank_entry`, for readers that step over bundles. The next entry begins `len_bundle` bytes after the
  length. A longer header is damaged.
doc-ref: phaistos-networks/TANK service_log.cpp Service::open_partition_log
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
    doc: Bytes of the bundle, without this integer. They include the header below.
    doc-ref: phaistos-networks/TANK service_log.cpp Service::open_partition_log
  - id: header
    -role: structure
    type: tank_bundle_header
    doc: The message set follows.
