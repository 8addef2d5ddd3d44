meta:
  id: tank_index
  title: 'TANK: segment index'
  application: TANK
  file-extension: index
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - tank_index_entry
  endian: le
doc: |
  The file `<base>.index` next to a segment. The first entry is (0, 0), and both columns rise. The broker adds an entry
  if more than `log.index.interval.bytes` were written since the last one.
doc-ref:
  - seeds/tank.txt "Messages Sequence Numbers"
  - phaistos-networks/TANK service_indices.cpp Service::verify_index
seq:
  - id: entries
    -role: structure
    type: tank_index_entry
    repeat: eos
    doc: To the end of the file.
