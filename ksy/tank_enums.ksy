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
      doc: Uncompressed.
    1:
      id: snappy
      doc: |
        One raw snappy block with the whole message set, without framing format and checksum. It may be larger than its
        content.
      doc-ref: phaistos-networks/TANK Switch/compress.h Compression::Compress
