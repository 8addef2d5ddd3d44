meta:
  id: tank_segment
  title: 'TANK: segment of a partition log'
  application: TANK
  file-extension:
    - log
    - ilog
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - tank_entry
  endian: le
doc: |
  A whole segment file: entries, one after the other, and nothing else; no file header, no magic, no padding, no checksum.
  The sequence number of the first message is the file name's; from there they count up, except where a bundle is sparse.
doc-ref:
  - seeds/tank.txt "Messages Sequence Numbers"
  - phaistos-networks/TANK service_log.cpp Service::verify_log
seq:
  - id: entries
    -role: structure
    type: tank_entry
    repeat: eos
    doc: To the end of the file.
