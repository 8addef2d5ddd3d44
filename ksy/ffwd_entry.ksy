meta:
  id: ffwd_entry
  title: ffwd queue entry
  application: ffwd
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  One message of the queue. It has no number of its own (message i of a segment is number base + i), no checksum, no type
  and no padding, so a changed byte of a blob cannot be noticed, and a changed size misplaces everything after it.
doc-ref: seeds/ffwd.txt "Files"
seq:
  - id: len_blob
    -orig-id: size
    type: u4
    -role: length
    doc: |
      Length of the blob in bytes; 0 is legal. Unsigned by the document. The real system reads it as a signed Java int
      and fails to start when the top bit is set.
    doc-ref: spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java Header0.read
  - id: blob
    size: len_blob
    -role: payload
    doc: The message as it was written.
    doc-ref: seeds/ffwd.txt "Files"
