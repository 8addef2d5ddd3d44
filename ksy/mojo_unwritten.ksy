meta:
  id: mojo_unwritten
  title: 'mojo: room for more'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
doc: |
  The end of a preallocated segment: zeros, after an end marker if the writer keeps one for the next entry to overwrite.
  A listpack element cannot begin with two zeros, so zeros are never mistaken for data.
doc-ref: run-mojo/sliced src/stream/aof.rs try_append (commented out)
params:
  - id: len_room
    type: u8
    doc: To the end of the file.
  - id: has_end_marker
    type: bool
    doc: An end marker precedes the zeros.
seq:
  - id: end_marker
    -orig-id: EOF
    -role: structure
    contents: [0xff]
    -rule: mojo.end.running-marker
    -text: Bytes between the last entry and the room are FF.
    -level: should
    -basis: judgement
    if: has_end_marker
    doc: Ends the listpack for a concurrent reader.
  - id: zeros
    -role: reserved
    size: 'len_room - (has_end_marker ? 1 : 0)'
    doc: Unused space.
