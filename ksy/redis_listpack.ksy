meta:
  id: redis_listpack
  title: 'Redis: whole listpack'
  application: Redis
  file-extension: lp
  tags:
    - database
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - listpack_element
  endian: le
doc: |
  A listpack in memory or in a dump of Redis: a header of 6 bytes, the elements, the end marker, and nothing else.

  On disk, mojo writes the elements without this header. See mojo_pack.
doc-ref:
  - redis/redis src/listpack.c lpNew, lpValidateIntegrity
  - antirez/listpack listpack.md "General structure"
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
    doc: Elements without the end marker. With 65535, a reader must count them.
  - id: elements
    type: listpack_element
    repeat: until
    repeat-until: _.is_end
    doc: The elements and the end marker.
  - id: check
    type: totals(elements.size - 1)
    doc: Compares the header with the content. It takes no bytes.
types:
  totals:
    doc: Facts that must hold after the elements.
    doc-ref: redis/redis src/listpack.c lpValidateIntegrity
    params:
      - id: num_counted
        type: s4
        doc: Elements read, without the end marker.
    seq:
      - id: rest
        -role: reserved
        size-eos: true
        valid:
          expr: _.length == 0
        -code: trailing-bytes
        -rule: mojo.redis.end
        -text: Nothing follows the end marker.
        -fields: [check.rest]
        -level: should
        doc: Empty.
      - id: num_elements_agree
        -role: reserved
        size: 0
        valid:
          expr: _parent.num_elements == 65535 or _parent.num_elements == num_counted
        -code: bad-count
        -rule: mojo.redis.elements
        -text: Redis' number of elements is right, or 65535.
        -level: should
        doc: The header's count is the number of elements, or 65535.
