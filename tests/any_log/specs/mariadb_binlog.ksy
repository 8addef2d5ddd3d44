meta:
  id: mariadb_binlog
  title: MariaDB binary log
  application: MariaDB
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: |
  The events of a server with `binlog_checksum=CRC32`, which is the default. The first event describes the file. Its
  checksum leaves out the flags, of which one is set as long as the server writes the file.
doc-ref: https://mariadb.com/kb/en/2-binlog-event-header/
-log:
  title: MariaDB binary log
  files: 'binlog.{file:06}'
  others: [binlog.index, binlog.state]
  frame: events
  kind: event
  number: {first: 1, per_file: 1000000000}
  time: {field: timestamp, unit: s}
  value: body
  length: event_size
  header:
    checksum:
      field: header.description.checksum
      algorithm: crc32
      covers: header.description.timestamp..header.description.body
      zeroed: header.description.flags
  columns: [event_type, server_id, log_pos, flags]
  checksum:
    field: checksum
    algorithm: crc32
    covers: timestamp..body
seq:
  - id: header
    type: header
  - id: events
    type: event
    repeat: eos
types:
  header:
    seq:
      - id: magic
        contents: [0xfe, bin]
      - id: description
        type: event
  event:
    seq:
      - id: timestamp
        type: u4
      - id: event_type
        type: u1
      - id: server_id
        type: u4
      - id: event_size
        type: u4
        valid:
          min: 23
      - id: log_pos
        type: u4
        doc: The byte after the event in its file.
      - id: flags
        type: u2
      - id: body
        size: event_size - 23
      - id: checksum
        type: u4
