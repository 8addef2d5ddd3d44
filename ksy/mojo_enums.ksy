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
  No program ever wrote a mojo segment, and the document that describes one can be read in several ways. The first
  value of each enum is the reading in which all sizes that the document states hold; the others are what its wording
  or older code allow as well. A reader finds out from the first pack and the end of the file which of them it has.
doc-ref: seeds/mojo.txt "SEGMENT FILE FORMAT"
enums:
  number_form:
    0:
      id: raw_le
      doc: Plain fixed-width numbers, little-endian. The only form in which MASTER ID is 16 and SUFFIX is 32 bytes.
    1:
      id: raw_be
      doc: Plain fixed-width numbers, big-endian, as in the keys of a Redis stream.
    2:
      id: strings
      doc: Fixed-width numbers in listpack strings, as the document's "(string) u64" can be read.
  bytes_form:
    0:
      id: body
      doc: From num_fields to the end marker.
    1:
      id: redis
      doc: The same and 6. That is the total of the listpack in memory, which begins with a header.
    2:
      id: pack
      doc: From MASTER ID to the end of HEADER.
  elements_form:
    0:
      id: body
      doc: The elements that the pack has on disk.
    1:
      id: memory
      doc: Two more, the count and deleted that the master entry has in memory.
  tag:
    0x5b50:
      id: pack
      -orig-id: '[P'
      doc: A pack follows.
    0x5b49:
      id: index
      -orig-id: '[I'
      doc: INDEX follows, then SUFFIX.
