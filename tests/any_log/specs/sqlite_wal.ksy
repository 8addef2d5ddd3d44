meta:
  id: sqlite_wal
  title: SQLite write-ahead log
  application: SQLite
  license: CC0-1.0
  endian: be
doc: Pages of a database as they were written, before they are copied into it.
doc-ref: https://www.sqlite.org/fileformat2.html#walformat
-log:
  title: SQLite write-ahead log
  files: '*-wal'
  frame: frames
  number: {first: 1}
  value: page
  columns: [page_number, pages_after_commit]
  same: {salt: header.salt}
  header:
    checksum: {field: header.checksum, algorithm: paired-sums, covers: header.magic..header.salt,
               big_endian: header.sums_are_big_endian}
  checksum:
    field: checksum
    algorithm: paired-sums
    covers: [page_number..pages_after_commit, page]
    big_endian: header.sums_are_big_endian
    goes_on_from: header.checksum
seq:
  - id: header
    type: header
  - id: frames
    type: frame
    repeat: eos
types:
  header:
    seq:
      - id: magic
        type: u4
        valid:
          any-of: [0x377f0682, 0x377f0683]
        doc: The last bit tells whether checksums take numbers as big-endian.
      - id: version
        type: u4
        valid: 3007000
      - id: page_size
        type: u4
      - id: checkpoint_number
        type: u4
      - id: salt
        type: u8
        doc: The first half grows by 1 whenever the log is begun anew, the other half is random.
      - id: checksum
        type: u8
    instances:
      sums_are_big_endian:
        value: magic == 0x377f0683
  frame:
    seq:
      - id: page_number
        type: u4
      - id: pages_after_commit
        type: u4
        doc: For the last frame of a transaction the size of the database in pages, else 0.
      - id: salt
        type: u8
      - id: checksum
        type: u8
        doc: Goes on from that of the frame before.
      - id: page
        size: _root.header.page_size
