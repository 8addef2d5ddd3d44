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
  A whole file of entries, without header, magic, padding or checksum. The file's name states the first message's
  sequence number. Numbers are consecutive, except in sparse bundles.
doc-ref:
  - seeds/tank.txt "Messages Sequence Numbers"
  - phaistos-networks/TANK service_log.cpp Service::verify_log
seq:
  - id: entries
    -role: structure
    type: tank_entry
    repeat: eos
    doc: To the end of the file.
