meta:
  id: leveldb_log
  title: LevelDB log
  application: LevelDB
  license: CC0-1.0
  endian: le
doc: What was written to a database, before it is sorted into tables. Records lie in pieces in blocks of 32 KiB.
doc-ref: https://github.com/google/leveldb/blob/main/doc/log_format.md
-log:
  title: LevelDB log
  files: '{file:06}.log'
  frame: piece
  block: 32768
  length: len_data
  join: {by: kind, whole: full, begins: first, goes_on: middle, ends: last}
  value: data
  content: write_batch
  number: {field: content.sequence, takes: content.num_changes}
  columns: [content.num_changes]
  checksum: {field: checksum, algorithm: crc32c-masked, covers: kind..data}
seq:
  - id: blocks
    type: block
    size: '_io.size - _io.pos < 32768 ? _io.size - _io.pos : 32768'
    repeat: eos
types:
  block:
    seq:
      - id: pieces
        type: piece
        repeat: until
        repeat-until: _io.size - _io.pos < 7
  piece:
    seq:
      - id: checksum
        type: u4
      - id: len_data
        type: u2
      - id: kind
        type: u1
        enum: kind
        valid:
          in-enum: true
      - id: data
        size: len_data
    enums:
      kind:
        1: full
        2: first
        3: middle
        4: last
  write_batch:
    seq:
      - id: sequence
        type: u8
      - id: num_changes
        type: u4
      - id: changes
        size-eos: true
