meta:
  id: short_text
  title: A language and a text
  license: CC0-1.0
  ks-version: '0.11'
seq:
  - id: language
    type: str
    size: 2
    encoding: ASCII
  - id: text
    type: strz
    encoding: UTF-8
