// A dropped spec as the compiler gets it: what says something about bytes. The compiler writes docs, titles, names and
// encodings into code as they stand, so that the former do not reach it, and the latter are names or the spec is refused.
// The command line does the same (segspec_kaitai/own/grammar.py).
const isTable = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const same = (value) => value;

function matching(pattern, what) {
  return (value) => {
    if (!pattern.test(value)) throw new Error(`${String(JSON.stringify(value)).slice(0, 60)} is no ${what}.`);
    return value;
  };
}

const name = matching(/^[a-z][a-z0-9_]*$/, "name: a small letter, then small letters, digits and underscores");
const path = matching(/^[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*$/, "name of an enum");
const imported = matching(/^(?:\/|(?:\.\.\/)*)[a-z][a-z0-9_]*(?:\/[a-z][a-z0-9_]*)*$/, "import");
const encoding = matching(/^[A-Za-z0-9][A-Za-z0-9_.:-]*$/, "encoding");
const number = matching(/^-?(?:[0-9][0-9_]*|0x[0-9a-fA-F_]+|0b[01_]+|0o[0-7_]+)$/, "number of an enum");
const process = matching(/^(?:zlib$|(?:xor|rol|ror)\s*\()/, "process of the language, and others are programs");

const listOf = (plain) => (value) => (Array.isArray(value) ? value.map(plain) : []);
const mapOf = (key, plain) => (value) => Object.fromEntries(Object.entries(value ?? {}).map(([one, inner]) => [key(one), plain(inner)]));
// The keys that have a meaning, each with what makes its value plain; all others are for people, or for other tools.
const tableOf = (keys) => (value) =>
  Object.fromEntries(Object.keys(keys).flatMap((key) => (isTable(value) && key in value ? [[key, keys[key](value[key])]] : [])));

// What the compiler reads and writes anew as it has understood it: expressions, types and numbers. An encoding in an
// expression is written out.
const DECODING = /\bto_s\s*\(\s*(["'])[A-Za-z0-9_.:-]+\1\s*\)/g;
function expression(value) {
  if (isTable(value)) return mapOf(expression, expression)(value);
  if (Array.isArray(value)) return value.map(expression);
  if (typeof value === "string" && /\bto_s\s*\(/.test(value.replace(DECODING, ""))) throw new Error(`${value.slice(0, 60)}: to_s takes the name of an encoding.`);
  return value;
}

const ATTRIBUTE = {
  type: expression, if: expression, contents: same, size: expression, "size-eos": same, terminator: Number, consume: Boolean,
  include: Boolean, "eos-error": Boolean, "pad-right": Number, encoding, enum: path, process: (value) => expression(process(value)),
  parent: expression, repeat: same, "repeat-expr": expression, "repeat-until": expression, valid: expression,
};
const META = { id: name, imports: listOf(imported), endian: expression, "bit-endian": same, encoding, "ks-zero-copy-substream": Boolean };
const plain = tableOf({
  meta: tableOf(META),
  params: listOf(tableOf({ id: name, type: expression, enum: path })),
  seq: listOf(tableOf({ id: name, ...ATTRIBUTE })),
  types: (value) => mapOf(name, plain)(value),
  instances: mapOf(name, tableOf({ pos: expression, io: expression, value: expression, ...ATTRIBUTE })),
  enums: mapOf(name, mapOf(number, (value) => name(isTable(value) ? value.id : value))),
});

module.exports = { plain };
