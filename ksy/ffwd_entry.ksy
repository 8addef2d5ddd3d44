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
  One message of the queue. Message i of a segment has the number base + i. There is no checksum: a changed size
  misplaces all later messages.
doc-ref: seeds/ffwd.txt "Files"
seq:
  - id: len_blob
    -orig-id: size
    type: u4
    -role: length
    doc: |
      Bytes of the blob, unsigned in the document. 0 is valid. The real system reads a signed Java int and does not
      start if the top bit is set.
    doc-ref: spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java Header0.read
  - id: blob
    size: len_blob
    -role: payload
    doc: The message.
    doc-ref: seeds/ffwd.txt "Files"
