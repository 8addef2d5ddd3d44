// Segments of ffwd: a header in one of two sizes, then entries that nothing protects.
const { Fault, faultOf, isTorn, load, parse } = require("./frames.cjs");

const FfwdEntry = load("ffwd_entry");
const FfwdSegment = load("ffwd_segment");
const NAME = /^[0-9a-fA-F]{1,16}$/;
const DOCUMENT_DIGITS = 10;
const ZERO_TAIL = 64;
const BETWEEN = 1024;
const LONGEST_HEADER = 16;
const GREATEST = (1n << 64n) - 1n;

function* walk(name, source) {
  let header;
  try {
    header = yield* headerOf(name, source);
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return { at: 0, code: fault.code, end: fault.code === "bad-magic" ? "not-this-format" : undefined };
  }
  yield { start: 0, end: header.end, kind: header.kind };
  let at = header.end;
  let number = header.base;
  while (at < source.length) {
    if (isZeroTail(source, at)) return { at, code: "zeroed" };
    let entry, end;
    const fault = faultOf(() => ([entry, end] = parse(FfwdEntry, source, at)));
    if (fault) return { at, code: fault.code };
    if (number > GREATEST) return { at, code: "bad-order" };
    const offset = number;
    yield { start: at, end, kind: "entry", number, count: 1, records: () => [{ offset, value: entry.blob }] };
    number += 1n;
    at = end;
  }
  return { at };
}

const isZeroTail = (source, at) => source.length - at >= ZERO_TAIL && source.isZeroFrom(at);

// The header that name and entries speak for; where neither does, the longer one, which is the system's.
function* headerOf(name, source) {
  const [system, fault] = headerAs("system_header", source);
  const [document] = headerAs("document_header", source);
  if (fault) {
    if (document && (yield* isDocumentOnly(name, source, document))) return document;
    throw fault;
  }
  return document && (yield* isRatherDocument(name, source, system, document)) ? document : system;
}

const HEADERS = { system_header: FfwdSegment.SystemHeader, document_header: FfwdSegment.DocumentHeader };

function headerAs(kind, source) {
  let header, end;
  const fault = faultOf(() => ([header, end] = parse(HEADERS[kind], source, 0)));
  if (!fault) return [{ kind, base: BigInt(header.baseOffset), end }, null];
  const code = fault.path?.endsWith("seq/0") ? "bad-magic" : "unsupported-version";
  return [null, isTorn(fault) ? fault : new Fault(code)];
}

const baseOf = (name) => (NAME.test(name) ? BigInt(`0x${name}`) : null);

function* isDocumentOnly(name, source, document) {
  const named = baseOf(name);
  if (source.length < LONGEST_HEADER) return named === document.base && (named !== 0n || name.length === DOCUMENT_DIGITS);
  const found = yield* fit(source, document.end);
  return found.isExact && (found.isFilled || named === document.base);
}

// Entries of no bytes prove nothing: the zeros of a misread header look like them.
function* isRatherDocument(name, source, system, document) {
  const named = baseOf(name);
  if (named === system.base && named !== document.base) return false;
  const [rival, found] = [yield* fit(source, system.end), yield* fit(source, document.end)];
  const hasItsWidth = name.length === DOCUMENT_DIGITS;
  if (named === document.base && (named !== system.base || hasItsWidth)) {
    if (rival.isExact && rival.isFilled) return found.isExact;
    return found.isExact || found.stop >= document.end + rival.stop - system.end;
  }
  if (rival.isExact) return false;
  return hasItsWidth ? found.isExact || found.stop > rival.stop : found.isExact && found.isFilled;
}

// Where entries stop, whether that is the end of the file, and whether any of them holds a byte.
function* fit(source, at) {
  let isFilled = false;
  for (let count = 1; at < source.length && !isZeroTail(source, at); count += 1) {
    let entry, end;
    if (count % BETWEEN === 0) yield;
    if (faultOf(() => ([entry, end] = parse(FfwdEntry, source, at)))) return { stop: at, isExact: false, isFilled };
    isFilled ||= entry.lenBlob > 0;
    at = end;
  }
  return { stop: at, isExact: true, isFilled };
}

module.exports = { walk };
