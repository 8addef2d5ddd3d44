meta:
  id: redis_stream_node
  title: 'Redis: node of a stream'
  application: Redis
  file-extension: lp
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - mojo_entry
    - mojo_pack_head
  endian: le
doc: |
  One node of a Redis stream, on which mojo's packs are based. The node's key is its master id: two big-endian 64-bit
  numbers.
doc-ref: redis/redis src/t_stream.c streamAppendItem, streamValidateListpackIntegrity
seq:
  - id: len_total
    -orig-id: total-bytes
    -role: length
    type: u4
    valid: _io.size
    -code: bad-length
    -rule: mojo.redis.total-bytes
    -text: Redis' total of bytes is the listpack's.
    -fields: [len_total]
    -level: should
    doc: Bytes of the whole listpack.
  - id: num_elements
    -orig-id: num-elements
    -role: length
    type: u2
    doc: Elements without the end marker, or 65535.
  - id: master
    type: mojo_pack_head::master_entry(true)
    doc: Counts, and the field names that entries share.
  - id: entries
    type: >-
      mojo_entry(master.num_fields.int_value, true,
      _index == 0 ? master.num_elements : entries[_index - 1].num_elements_through,
      _index == 0 ? 0 : entries[_index - 1].num_live_through)
    repeat: until
    repeat-until: _.is_end
    doc: The records, then the end marker.
