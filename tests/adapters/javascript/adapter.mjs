// The generated JavaScript parsers as an adapter of the conformance suite: a line of JSON in, a line out.
import { createInterface } from "node:readline";
import { crc32 } from "node:zlib";
import * as durable_log from "./durable_log.mjs";
import * as ffwd from "./ffwd.mjs";
import * as mojo from "./mojo.mjs";
import * as osiris from "./osiris.mjs";
import * as tank from "./tank.mjs";

const READERS = { osiris, tank, durable_log, mojo, ffwd };
const HELLO = {
  protocol: 1,
  name: "kaitai-struct",
  version: "0.11.0",
  language: "javascript",
  can: [
    ...Object.keys(READERS).map((name) => `read:${name}`),
    "compute:crc32",
    "checksum",
    "compression:gzip",
    "dialect:document",
  ],
};

const bytes = (text) => Uint8Array.from(Buffer.from(text, "hex"));

function respond(request) {
  if (request.cmd === "start") return HELLO;
  const seq = request.seq;
  if (request.cmd === "read") {
    const { segment, index } = request.input;
    const reader = READERS[request.format];
    return { seq, ...reader.read(segment.name, bytes(segment.hex), index && bytes(index.hex)) };
  }
  if (request.cmd === "compute" && request.function === "crc32")
    return { seq, result: crc32(bytes(request.arguments.bytes)).toString(16).padStart(8, "0") };
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
