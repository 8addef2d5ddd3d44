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
  A header, and entries to the end of the file. The file's name is its base offset in hexadecimal, with 16 digits (10 in
  the document's example). Document and code have headers of different width, and both write version 0. The parameter
  states which one a file has, and the rules ffwd.choice how to find out. Numbers are big-endian, which the document
  does not specify.
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
    doc: The kind of header.
seq:
  - id: header
    type:
      switch-on: variant
      cases:
        'header_variant::system': system_header
        'header_variant::document': document_header
    doc: The dots after it in the document have no meaning.
    doc-ref: seeds/ffwd.txt "Files"
  - id: entries
    type: ffwd_entry
    repeat: eos
    doc: In ascending order.
    doc-ref: seeds/ffwd.txt "Files"
types:
  system_header:
    doc: The code's header of 16 bytes.
    doc-ref: spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java appendHeader
    seq:
      - id: magic
        contents: [0x46, 0x46, 0x4c, 0x47]
        -code: bad-magic
        -rule: ffwd.header.magic
        -basis: [document, system]
        doc: "`46 46 4C 47`, \"FFLG\" in ASCII."
        doc-ref: seeds/ffwd.txt "Files"
      - id: version
        type: s4
        valid: 0
        -code: unsupported-version
        -rule: ffwd.header.version
        doc: Only 0 is defined. A Java int.
        doc-ref: spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java CURRENT_VERSION
      - id: base_offset
        -orig-id: offset
        type: u8
        doc: |
          Number of the segment's first message since the queue began. The real system uses a signed Java long, and
          ignores the file's name.
        doc-ref: seeds/ffwd.txt "Files"
  document_header:
    doc: The document's header of 14 bytes. No known program writes it.
    doc-ref: seeds/ffwd.txt "Files"
    seq:
      - id: magic
        contents: [0x46, 0x46, 0x4c, 0x47]
        -code: bad-magic
        -rule: ffwd.header.document-magic
        -basis: document
        doc: The same as in the other header.
        doc-ref: seeds/ffwd.txt "Files"
      - id: version
        type: u2
        valid: 0
        -code: unsupported-version
        -rule: ffwd.header.document-version
        -basis: document
        doc: The document names no value. 0 is the code's.
        doc-ref: seeds/ffwd.txt "Files"
      - id: base_offset
        -orig-id: offset
        type: u8
        doc: The first message's number.
        doc-ref: seeds/ffwd.txt "Files"
enums:
  header_variant:
    0:
      id: system
      doc: 16 bytes, with a 4-byte version, as in the code.
    1:
      id: document
      doc: 14 bytes, with a 2-byte version, as in the document.
