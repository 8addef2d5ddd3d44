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
doc: |
  Two characters that announce what follows. The document draws the first pack of a segment without one.
doc-ref: seeds/mojo.txt "Sequence Type", "PACK > [P > PACK > [I > INDEX > SUFFIX"
params:
  - id: expected
    type: u2
    enum: mojo_enums::tag
    doc: What has to follow here.
seq:
  - id: tag
    -orig-id: MESSAGE TYPE
    -role: structure
    type: u2
    enum: mojo_enums::tag
    valid: expected
    -rule: mojo.pack.tag
    -text: "`[P` stands before every pack but the first, and `[I` before INDEX."
    -basis: document
    -open-enum: compared with the one value that may stand here
    doc: "`[P` before a pack, `[I` before INDEX."
