// Parses with the generated JavaScript parsers and prints what they read, for comparison with the Python ones.
//
// usage:  node tree.mjs FOLDER [--debug]
// stdin:  one request a line: {"spec", "params", "file" | "hex", "position", "end", "flip"}
//         (`flip` is a bit of the file, counted from its first byte's highest bit)
// stdout: one answer a line: {"tree", "position"} or {"error": {"kind", "path"}}
//
// FOLDER holds compiled parsers. Those compiled with --debug keep a half-read tree, which names the field that failed;
// of them only errors are printed.
//
// What the official runtime reads wrong, and what is put right here, docs/_explorer/reading/runtime.cjs says.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { resolve } from "node:path";

import { runtime } from "../adapters/javascript/runtime.mjs";

const [folder, debug] = [resolve(process.argv[2]), process.argv[3] === "--debug"];
const { KaitaiStream, load } = runtime(folder);

const isStruct = (value) => value !== null && typeof value === "object" && "_io" in value;

function kindOf(error) {
  if (error instanceof KaitaiStream.EOFError) return "end";
  if (error.constructor.name.startsWith("Validation")) return "refused";
  if (error instanceof RangeError && error.message.startsWith("negative")) return "negative";
  if (error.code === "ERR_ENCODING_INVALID_ENCODED_DATA") return "text";
  if (error instanceof TypeError && error.message.includes("BigInt")) return "bigint";
  return `${error.constructor.name}: ${error.message}`;
}

function float(value) {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return Number.isNaN(value) ? "nan" : `f:${view.getBigUint64(0).toString(16).padStart(16, "0")}`;
}

function render(value, above) {
  if (typeof value === "number") return Number.isInteger(value) ? String(BigInt(value)) : float(value);
  if (typeof value === "bigint") return String(value);
  if (typeof value === "string") return `s:${value}`;
  if (value instanceof Uint8Array) return `x:${Buffer.from(value).toString("hex")}`;
  if (Array.isArray(value)) return value.map((item) => render(item, above));
  if (!isStruct(value)) return value;
  return above.includes(value) ? "above" : struct(value, [...above, value]);
}

function struct(object, above) {
  const out = {};
  const own = Object.keys(object).filter((name) => !name.startsWith("_"));
  const getters = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(object)));
  const instances = getters.filter(([, descriptor]) => descriptor.get).map(([name]) => name);
  for (const name of [...own, ...instances].sort()) {
    try {
      const value = object[name];
      if (value !== undefined) out[name] = render(value, above);
    } catch (error) {
      out[name] = { error: kindOf(error) };
    }
  }
  return out;
}

// The field at which a debug build stopped: the one begun and not ended, in the innermost object; of a refused value,
// the last field that this object has, since a rule is checked as soon as its field is read.
function failingPath(object, error) {
  const spans = Object.entries(object._debug).filter(([, span]) => span.start !== undefined);
  const open = spans.filter(([, span]) => span.end === undefined).at(-1);
  if (open === undefined) {
    const last = spans.filter(([name]) => Object.hasOwn(object, name)).at(-1);
    return kindOf(error) === "refused" && last ? [step(...last)] : [];
  }
  const [name, span] = open;
  const value = object[name];
  const item = span.arr?.at(-1);
  if (item?.end !== undefined) return [step(name, span)];
  const child = item ? value[span.arr.length - 1] : value;
  return isStruct(child) ? [step(name, span), ...failingPath(child, error)] : [step(name, span)];
}

const step = (name, span) => name.replace(/^_m_/, "") + (span.arr?.length ? `[${span.arr.length - 1}]` : "");

let last = { file: null, content: null };
function contentOf(request) {
  if (request.hex !== undefined) return Buffer.from(request.hex, "hex");
  if (last.file !== request.file) last = { file: request.file, content: readFileSync(request.file) };
  return last.content;
}

function answer(request) {
  const content = new Uint8Array(contentOf(request).subarray(0, request.end ?? undefined));
  if (request.flip !== undefined) content[request.flip >> 3] ^= 0x80 >> (request.flip & 7);
  const io = new KaitaiStream(content.buffer);
  io.seek(request.position ?? 0);
  const Spec = load(request.spec);
  let object = null;
  try {
    object = new Spec(io, null, null, ...(request.params ?? []));
    if (debug) object._read();
    const position = io.pos;
    return debug ? { position } : { tree: struct(object, [object]), position };
  } catch (error) {
    const path = debug && object !== null ? failingPath(object, error).join(".") : undefined;
    return { error: { kind: kindOf(error), path } };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`);
}
