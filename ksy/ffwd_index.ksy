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
  The file `index` of a queue's folder: the positions of its consumers, in no particular order (a Java HashMap's). There
  is no header; the dots in the document stand for nothing. The file is rewritten as a whole when the queue is
  stopped, so a queue that crashed has none or an old one.
doc-ref: spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java flushIndex
seq:
  - id: entries
    type: ffwd_index_entry
    repeat: eos
    doc: One entry a consumer.
    doc-ref: seeds/ffwd.txt "Files"
