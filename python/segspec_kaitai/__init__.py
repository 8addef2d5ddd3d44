"""The Kaitai compiler: from a `.ksy` to parsers, kernels, tables and pages.

| room | what it does |
|---|---|
| `spec` | reads specs: their YAML with its lines, their structures, enums, docs |
| `programs` | runs other programs within bounds; the C compiler |
| `ksc` | runs kaitai-struct-compiler, and reads what it wrote |
| `kernels` | lowers its parsers to flat functions over bytes |
| `translate` | kernels, runs and rules to C |
| `own` | formats of the user's own, at run time: `segspec compile`, `segspec docs` |
| `layouts` | numbers of each layout: sizes, magics, masks, bounds |
| `languages` | parsers as packages of Go, Java, Rust |
| `parsers` | `generated/`: parsers, stubs, layouts, the tables of fields |
| `lint` | the style of `ksy/` |
| `pages` | structures as drawings and tables in HTML |
"""
