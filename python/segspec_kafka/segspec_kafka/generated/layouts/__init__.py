# segspec_kaitai, for kaitai-struct-compiler 0.11.0
"""The numbers of the specs' layouts: a module a spec, with the names of its fields.

A module is about the spec's own structure; a structure within it is a class of the module. In each:

- `SIZE`, `STRUCT`, `Fields`, `pack`, `unpack`: the fixed part, which is the longest row of fields of constant size that
  the structure begins with. `pack` takes the fields by name; a field that has only one value need not be given.
  `unpack` checks nothing. Both raise `struct.error` for what does not fit. A structure within the fixed part is bytes.
- `AT_X`: the position of field x, in bytes from the structure's start. `BYTE_ORDER`: of the fixed part's numbers.
- `X`: the only value of x (`contents`, `valid`), or the one it should have (`-expect`).
- `MIN_X`, `MAX_X`, `ANY_OF_X`: what x can hold by its width, or may hold by its rule.
- `SHIFT_X`, `MASK_X`: where a bit field lies in the number that its bytes make.
- `SIZE_X`, `pack_x`, `unpack_x`: of a field of constant size after the fixed part. `SIZE_OF_X`: of each item of x.
- `MOST_X`: so many items may x have.
- An enum has the parser's own class.

Of an instance that is computed:

- `X`: its value, where that is constant. `MIN_X`, `MAX_X`: where its inputs bound it.
- `MASK_X` (or `MASKS_X`): the bits that it looks at. `SHIFT_X`: by how much it moves them.
- `Y_CASE`, or `MIN_Y_CASE` and `MAX_Y_CASE`, or `RANGES_Y_CASE`: the values of field y that make it say `case`, where
  it tells apart the values of that field alone. Of a truth value, `CASE` is its own name: what makes it true.
- `X_MEMBER`: what it says of a member of an enum, where it depends on that alone.
"""
