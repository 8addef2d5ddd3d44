// The generated JavaScript parsers as an adapter of the conformance suite: a line of JSON in, a line out.
import { createInterface } from "node:readline";
import { gunzipSync } from "node:zlib";
import durable_log from "../../../docs/_explorer/reading/durable_log.cjs";
import ffwd from "../../../docs/_explorer/reading/ffwd.cjs";
import frames from "../../../docs/_explorer/reading/frames.cjs";
import mojo from "../../../docs/_explorer/reading/mojo.cjs";
import osiris from "../../../docs/_explorer/reading/osiris.cjs";
import source from "../../../docs/_explorer/reading/source.cjs";
import tank from "../../../docs/_explorer/reading/tank.cjs";
import { log, seek } from "./logs.mjs";

const READERS = { osiris, tank, durable_log, mojo, ffwd };
const ENDS = { torn: "torn", zeroed: "torn", "unsupported-version": "unsupported" };
const LIMIT = 8 << 20;
const HELLO = {
  protocol: 1,
  name: "kaitai-struct",
  version: "0.11.0",
  language: "javascript",
  can: [
    ...Object.keys(READERS).flatMap((name) => [`read:${name}`, `seek:${name}`]),
    "log:osiris",
    "log:durable_log",
    "compute:crc32",
    "checksum",
    "compression:gzip",
    "compression:snappy",
    "dialect:document",
  ],
};

const bytes = (text) => Uint8Array.from(Buffer.from(text, "hex"));
const gunzip = (body, maxOutputLength) => new Uint8Array(gunzipSync(body, { maxOutputLength }));

// A record as the protocol has it: bytes as hex, numbers as text.
function plain(value) {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("hex");
  if (typeof value === "bigint" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
}

function read(reader, name, content, index) {
  const walk = reader.walk(name, source.Source.of(content), { index, limit: LIMIT });
  const [records, places] = [[], []];
  let step = walk.next();
  let next;
  for (; !step.done; step = walk.next()) {
    const { start, number, count, records: given } = step.value;
    const found = (given?.(gunzip) ?? []).map(plain);
    records.push(...found);
    places.push(...found.map(() => String(start)));
    if (typeof number === "bigint") next = number + BigInt(count ?? 0);
  }
  const { at, code, end } = step.value;
  // `places` and `next` are for questions about whole logs.
  const ended = end ?? (code ? (ENDS[code] ?? "corrupt") : "clean");
  const said = { end: ended, valid_bytes: String(at), records, places, next: next?.toString() };
  if (code) said.error = { code, at: String(at) };
  return said;
}

function aboutLog(request) {
  const { format, input, to } = request;
  const files = input.files.map(({ name, hex }) => ({ name, content: bytes(hex) }));
  const walked = (name, content) => read(READERS[format], name, content);
  return request.cmd === "seek" ? seek(format, files, to, walked) : log(format, files, walked);
}

function respond(request) {
  if (request.cmd === "start") return HELLO;
  const seq = request.seq;
  if (request.cmd === "read") {
    const { segment, index } = request.input;
    return { seq, ...read(READERS[request.format], segment.name, bytes(segment.hex), index && bytes(index.hex)) };
  }
  if (request.cmd === "log" || request.cmd === "seek") return { seq, ...aboutLog(request) };
  if (request.cmd === "compute" && request.function === "crc32")
    return { seq, result: frames.checksum(bytes(request.arguments.bytes)).toString(16).padStart(8, "0") };
  return { seq, skip: `${request.cmd} is not what generated parsers do` };
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.cmd === "stop") {
    process.stdin.destroy();
    break;
  }
  process.stdout.write(`${JSON.stringify(respond(request))}\n`);
}
