meta:
  id: etcd_wal
  title: etcd write-ahead log
  application: etcd
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: |
  Entries of etcd's Raft log, hard states, snapshots and metadata, as protobuf messages. Each file begins with a record
  of the checksum with which the file before it ended. The server makes a file of 64 MB of zeros, and fills it.
doc-ref: https://github.com/etcd-io/etcd/blob/v3.4.23/wal/encoder.go
-log:
  title: etcd write-ahead log
  files: '{file:016x}-*.wal'
  frame: records
  kind: record
  number: {per_file: 1000000000}
  value: body.data
  columns: {type: {path: body.type, doc: 1 metadata; 2 an entry; 3 a hard state; 5 a snapshot}}
  checksum:
    field: body.crc.value
    algorithm: crc32c
    covers: body.data
    goes_on_from: header.body.crc.value
  tail: {reserved: true}
seq:
  - id: header
    type: header
  - id: records
    type: record
    repeat: eos
types:
  length:
    seq:
      - id: len_body
        type: u4
        valid:
          min: 4
      - id: len_body_high
        contents: [0, 0, 0]
      - id: padding
        type: u1
        doc: 0, or 128 and the number of bytes after the body.
    instances:
      len_padding:
        value: 'padding > 127 ? padding & 7 : 0'
  header:
    seq:
      - id: length
        type: length
      - id: body
        type: header_body
        size: length.len_body
      - id: padding
        size: length.len_padding
  header_body:
    seq:
      - id: tags
        contents: [0x08, 0x04, 0x10]
        doc: Field 1, the type of a checksum; field 2.
      - id: crc
        type: uvarint
        doc: That of the last record of the file before, or 0.
  record:
    seq:
      - id: length
        type: length
      - id: body
        type: record_body
        size: length.len_body
      - id: padding
        size: length.len_padding
  record_body:
    seq:
      - id: tag_type
        contents: [0x08]
      - id: type
        type: u1
      - id: tag_crc
        contents: [0x10]
      - id: crc
        type: uvarint
        doc: CRC-32C of the data of all records so far, in all files.
      - id: tag_data
        contents: [0x1a]
      - id: len_data
        type: uvarint
      - id: data
        size: len_data.value
  uvarint:
    seq:
      - id: groups
        type: 'group(_index, _index != 0 ? groups[_index - 1].total : 0, _index != 0 ? groups[_index - 1].weight * 128 : 1)'
        repeat: until
        repeat-until: not _.has_next
        -max-elements: 5
    instances:
      value:
        value: groups.last.total
  group:
    params:
      - id: index
        type: s4
      - id: total_before
        type: u4
      - id: weight
        type: u4
    seq:
      - id: octet
        type: u1
        valid:
          max: 'index == 4 ? 15 : 255'
    instances:
      has_next:
        value: octet > 127
      total:
        value: total_before + (octet & 127) * weight
