meta:
  id: ffwd_segment
  title: ffwd queue segment file
  application: ffwd
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ffwd_entry
  endian: be
doc: |
  A header and entries to the end of the file. The file is named by its base offset in hexadecimal, padded with zeros to
  16 digits (10 in the document's example).

  Document and code differ in the width of the header's version, and both write 0 there, so the bytes alone do not show
  which header a file has. The parameter does. A reader decides by: version 0, base offset equal to the file's name,
  entries ending exactly at the end of the file; if that decides nothing, it is the system's header.

  The byte order is big-endian. The document does not specify it.
doc-ref: seeds/ffwd.txt "Files"
-log:
  name: ffwd
  title: ffwd queue
  files: '{base:016x}'
  frame: entries
  kind: entry
  header: {base: header.base_offset}
  length: len_blob
  value: blob
  tail: {unwritten: 64}
params:
  - id: variant
    type: u1
    enum: header_variant
    doc: Which of the two headers this file has.
seq:
  - id: header
    type:
      switch-on: variant
      cases:
        'header_variant::system': system_header
        'header_variant::document': document_header
    doc: The file's header. The dots that follow it in the document stand for nothing.
    doc-ref: seeds/ffwd.txt "Files"
  - id: entries
    type: ffwd_entry
    repeat: eos
    doc: The messages, in their order.
    doc-ref: seeds/ffwd.txt "Files"
types:
  system_header:
    doc: The 16-byte header that the code writes.
    doc-ref: spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java appendHeader
    seq:
      - id: magic
        contents: [0x46, 0x46, 0x4c, 0x47]
        -code: bad-magic
        -rule: ffwd.header.magic
        -basis: [document, system]
        doc: The four bytes that begin every segment, `46 46 4C 47`, "FFLG" in ASCII.
        doc-ref: seeds/ffwd.txt "Files"
      - id: version
        type: s4
        valid: 0
        -code: unsupported-version
        -rule: ffwd.header.version
        doc: Version of the segment's format, as a Java int. Only 0 is defined.
        doc-ref: spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java CURRENT_VERSION
      - id: base_offset
        -orig-id: offset
        type: u8
        doc: |
          Number of the segment's first message, counted in messages since the queue began. The real system holds it as a
          signed Java long and ignores the file's name.
        doc-ref: seeds/ffwd.txt "Files"
  document_header:
    doc: The 14-byte header that the document describes. No known program writes it.
    doc-ref: seeds/ffwd.txt "Files"
    seq:
      - id: magic
        contents: [0x46, 0x46, 0x4c, 0x47]
        -code: bad-magic
        -rule: ffwd.header.document-magic
        -basis: document
        doc: The same four bytes as in the other header.
        doc-ref: seeds/ffwd.txt "Files"
      - id: version
        type: u2
        valid: 0
        -code: unsupported-version
        -rule: ffwd.header.document-version
        -basis: document
        doc: Version of the segment's format, two bytes and unsigned. The document names no value; 0 is the code's.
        doc-ref: seeds/ffwd.txt "Files"
      - id: base_offset
        -orig-id: offset
        type: u8
        doc: Number of the segment's first message, unsigned.
        doc-ref: seeds/ffwd.txt "Files"
enums:
  header_variant:
    0:
      id: system
      doc: 16 bytes, with a 4-byte version; what the code writes.
    1:
      id: document
      doc: 14 bytes, with a 2-byte version; what the document describes.
