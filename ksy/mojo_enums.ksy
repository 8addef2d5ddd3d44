meta:
  id: mojo_enums
  title: 'mojo: readings of the document'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
doc: |
  No program ever wrote a mojo segment, and its document has several interpretations. In the first value of each enum,
  all sizes agree with the document. The others come from its wording or from older code. A file's first pack and end
  show which one it has.
doc-ref: seeds/mojo.txt "SEGMENT FILE FORMAT"
enums:
  number_form:
    0:
      id: raw_le
      doc: Plain little-endian numbers. Only these give MASTER ID 16 and SUFFIX 32 bytes.
    1:
      id: raw_be
      doc: Plain big-endian numbers, as in the keys of a Redis stream.
    2:
      id: strings
      doc: Numbers in listpack strings, the document's "(string) u64".
  bytes_form:
    0:
      id: body
      doc: From num_fields through the end marker.
    1:
      id: redis
      doc: "6 more: the size of the listpack in memory, which has a header."
    2:
      id: pack
      doc: From MASTER ID through HEADER.
  elements_form:
    0:
      id: body
      doc: The elements on disk.
    1:
      id: memory
      doc: Two more, for count and deleted, which the master entry has in memory.
  tag:
    0x5b50:
      id: pack
      -orig-id: '[P'
      doc: A pack follows.
    0x5b49:
      id: index
      -orig-id: '[I'
      doc: INDEX follows, and then SUFFIX.
