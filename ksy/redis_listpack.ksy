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
  A listpack as Redis keeps it in memory and in its dumps: a header of 6 bytes, the elements, the end marker. The
  stream given to this spec must end where the listpack ends.

  mojo writes the same elements to disk without this header before them; see mojo_pack.
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
    -text: Redis' total of bytes is that of the whole listpack.
    -fields: [len_total]
    -level: should
    doc: Bytes of the whole listpack, with this header and the end marker.
  - id: num_elements
    -orig-id: num-elements
    -role: length
    type: u2
    doc: Elements without the end marker. 65535 means that there may be more, and that a reader must count them.
  - id: elements
    type: listpack_element
    repeat: until
    repeat-until: _.is_end
    doc: The elements, then the end marker.
  - id: check
    type: totals(elements.size - 1)
    doc: Takes no bytes. Compares the header with the content.
types:
  totals:
    doc: What must hold once the elements have been read.
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
        doc: Nothing follows the end marker.
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
