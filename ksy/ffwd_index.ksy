meta:
  id: ffwd_index
  title: ffwd queue index file
  application: ffwd
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ffwd_index_entry
  endian: be
doc: |
  The file `index` in a queue's folder: the unordered positions of its consumers, without a header. The document's dots
  have no meaning. It is rewritten when the queue is stopped, so a crashed queue has none or an old one.
doc-ref: spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java flushIndex
seq:
  - id: entries
    type: ffwd_index_entry
    repeat: eos
    doc: One per consumer.
    doc-ref: seeds/ffwd.txt "Files"
