// Reads a segment with the generated JavaScript parsers, a frame at a time, and says how long that took.
//
// usage:  node kaitai_javascript.mjs FOLDER FORMAT SEGMENT
// stdout: {"seconds": [...], "records": n, "peak_kib": n}
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [folder, format, segment] = process.argv.slice(2);
const require = createRequire(join(resolve(folder), "package.json"));
const KaitaiStream = require("kaitai-struct/KaitaiStream");
const parser = (name) => require(`./${name}`)[name];

const loop = (Parser, count) => (stream) => {
  let records = 0;
  while (!stream.isEof()) records += count(new Parser(stream));
  return records;
};
// Every field of every row into a list.
const lists = (names, rows, content = (row) => row) => (stream) => {
  const columns = names.map(() => []);
  for (const row of rows(stream)) {
    const fields = content(row);
    for (let i = 0; i < names.length; i++) columns[i].push(fields[names[i]]);
  }
  return columns[0].length;
};
const readers = {
  durable_log: () => loop(parser("DurableLogRecord"), () => 1),
  osiris: () => {
    const { LogHeader } = parser("OsirisSegment"), Entries = parser("OsirisEntries");
    const chunks = loop(parser("OsirisChunk"), (chunk) => {
      const { data } = chunk;
      const bytes = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
      return new Entries(new KaitaiStream(bytes)).entries.length;
    });
    return (stream) => (new LogHeader(stream), chunks(stream));
  },
  tank: () => loop(parser("TankEntry"), (entry) => entry.bundle.messageSet.messages.length),
  mojo: () => {
    const { BytesForm, ElementsForm, NumberForm } = parser("MojoEnums"), Segment = parser("MojoSegment");
    const reading = [NumberForm.RAW_LE, false, true, false, false, BytesForm.BODY, ElementsForm.BODY, false];
    return (stream) => {
      const args = [stream, null, null, ...reading];
      // The last entry of a pack is its end marker.
      return new Segment(...args).packs.reduce((sum, pack) => sum + pack.entries.length - 1, 0);
    };
  },
  ffwd: () => {
    const { SystemHeader } = parser("FfwdSegment");
    const entries = loop(parser("FfwdEntry"), () => 1);
    return (stream) => (new SystemHeader(stream), entries(stream));
  },
  packets: () => lists(
    ["seconds", "microseconds", "lenOriginal", "body"],
    (stream) => new (parser("Packets"))(stream).packets,
  ),
  tlv: () => {
    const Tlv = parser("Tlv");
    const rows = function* (stream) {
      while (!stream.isEof()) yield new Tlv(stream);
    };
    const content = ({ tag, note, body: { value, text, x, y } }) => ({ tag, value, text, x, y, note });
    return lists(["tag", "value", "text", "x", "y", "note"], rows, content);
  },
  bitmap: () => lists(["blue", "green", "red"], function* (stream) {
    for (const line of new (parser("Bitmap"))(stream).lines) yield* line.pixels;
  }),
  elf_symbols: () => lists(["name", "binding", "kind", "section", "value", "size"], function* (stream) {
    for (const { symbols } of new (parser("ElfSymbols"))(stream).sectionHeaders) if (symbols) yield* symbols.entries;
  }),
};

const read = readers[format]();
const file = readFileSync(segment);
const content = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
// As many passes as `child.py` makes.
const [enough, most] = [0.3, 50];
const seconds = [];
let [records, total] = [0, 0];
while (seconds.length < 2 || (total < enough && seconds.length <= most)) {
  const began = process.hrtime.bigint();
  records = read(new KaitaiStream(content));
  seconds.push(Number(process.hrtime.bigint() - began) / 1e9);
  if (seconds.length > 1) total += seconds.at(-1);
}
console.log(JSON.stringify({ seconds, records, peak_kib: process.resourceUsage().maxRSS }));
