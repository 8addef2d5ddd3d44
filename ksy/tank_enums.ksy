meta:
  id: tank_enums
  title: 'TANK: names of values'
  application: TANK
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
doc: Values that several of TANK's structures share.
doc-ref: seeds/tank.txt "BUNDLE"
enums:
  codec:
    0:
      id: none
      doc: The message set is stored as it is.
    1:
      id: snappy
      doc: |
        One raw snappy block (snappy's own format, without its framing format) holds the whole message set. It carries no
        checksum. It may be larger than its content.
      doc-ref: phaistos-networks/TANK Switch/compress.h Compression::Compress
