meta:
  id: ffwd_index_entry
  title: ffwd queue index entry
  application: ffwd
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
  endian: be
doc: |
  One consumer of the queue and how far it has come. Whether the offset is of the last message that was handled or of the
  next one, the real system leaves to its caller.
doc-ref: seeds/ffwd.txt "Files"
seq:
  - id: len_id
    -orig-id: idlength
    type: u4
    -role: length
    doc: Length of the consumer's id in bytes. 0 is legal. The real system holds it as a signed Java int.
    doc-ref: seeds/ffwd.txt "Files"
  - id: offset
    type: u8
    doc: The consumer's position in the queue, as a message's number.
    doc-ref: seeds/ffwd.txt "Files"
  - id: id
    size: len_id
    type: str
    -role: payload
    doc: The consumer's id in UTF-8.
    doc-ref: seeds/ffwd.txt "Files"
