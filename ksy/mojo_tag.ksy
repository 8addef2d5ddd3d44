meta:
  id: mojo_tag
  title: 'mojo: tag'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - mojo_enums
  endian: be
doc: Two characters before a part. The document's first pack has none.
doc-ref: seeds/mojo.txt "Sequence Type", "PACK > [P > PACK > [I > INDEX > SUFFIX"
params:
  - id: expected
    type: u2
    enum: mojo_enums::tag
    doc: The expected part.
seq:
  - id: tag
    -orig-id: MESSAGE TYPE
    -role: structure
    type: u2
    enum: mojo_enums::tag
    valid: expected
    -rule: mojo.pack.tag
    -text: "`[P` precedes every pack except the first, and `[I` precedes INDEX."
    -basis: document
    -open-enum: compared with the one value that may stand here
    doc: "`[P` before a pack, `[I` before INDEX."
