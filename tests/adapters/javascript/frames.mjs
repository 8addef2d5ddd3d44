// What all formats share: calling a generated parser, and the shape of an answer.
import { fileURLToPath } from "node:url";
import { runtime } from "./runtime.mjs";

const PARSERS = fileURLToPath(new URL("../../../generated/javascript", import.meta.url));
const ENDS = { torn: "torn", zeroed: "torn", "unsupported-version": "unsupported" };
export const { KaitaiStream, load } = runtime(PARSERS);

// Why a frame may not be used. `path` names the rule that was broken, where one was.
export class Fault extends Error {
  constructor(code, path) {
    super(code);
    this.code = code;
    this.path = path;
  }
}

export const torn = () => new Fault("torn");
export const isTorn = (fault) => fault.code === "torn" && fault.path === undefined;

// One structure at `at` as [structure, end]. Throws a Fault: torn, or bad-encoding with a path. What is a view of a
// larger buffer is copied first, since the runtime reads whole buffers: do that once where much is read of it.
export function parse(Spec, content, at, ...params) {
  const io = new KaitaiStream(content.length === content.buffer.byteLength ? content.buffer : Uint8Array.from(content).buffer);
  io.seek(at);
  try {
    return [new Spec(io, null, null, ...params), io.pos];
  } catch (error) {
    if (error instanceof Fault || error instanceof ReferenceError) throw error;
    throw error instanceof KaitaiStream.EOFError ? torn() : new Fault("bad-encoding", error.path ?? "");
  }
}

export function attempt(Spec, content, at, ...params) {
  try {
    return parse(Spec, content, at, ...params);
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

// What is said of a segment: its reader is called with the records so far, and gives where it ends; a Fault ends it.
export function answered(records, valid, code, end) {
  const said = { end: end ?? (code ? (ENDS[code] ?? "corrupt") : "clean"), valid_bytes: String(valid), records };
  return code ? { ...said, error: { code, at: String(valid) } } : said;
}

export const isZeroFrom = (content, at) => at < content.length && content.subarray(at).every((byte) => byte === 0);
export const hex = (bytes) => Buffer.from(bytes).toString("hex");
export const startsWith = (content, text, at) =>
  at + text.length <= content.length && Buffer.from(content.subarray(at, at + text.length)).toString("latin1") === text;

// Runs `step` and gives its Fault, if it throws one.
export function faultOf(step) {
  try {
    step();
    return null;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}
