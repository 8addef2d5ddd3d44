// Segments of ffwd: a header in one of two sizes, then entries that nothing protects.
import { Fault, answered, faultOf, hex, isTorn, isZeroFrom, load, parse } from "./frames.mjs";

const FfwdEntry = load("ffwd_entry");
const FfwdSegment = load("ffwd_segment");
const NAME = /^[0-9a-fA-F]{1,16}$/;
const DOCUMENT_DIGITS = 10;
const ZERO_TAIL = 64;

export function read(name, content) {
  let header;
  const fault = faultOf(() => (header = headerOf(name, content)));
  if (fault) return answered([], 0, fault.code, fault.code === "bad-magic" ? "not-this-format" : undefined);
  const records = [];
  let at = header.end;
  let number = header.base;
  while (at < content.length) {
    if (isZeroTail(content, at)) return answered(records, at, "zeroed");
    let entry, end;
    const fault = faultOf(() => ([entry, end] = parse(FfwdEntry, content, at)));
    if (fault) return answered(records, at, fault.code);
    records.push({ offset: String(number), value: hex(entry.blob) });
    number += 1n;
    at = end;
  }
  return answered(records, at);
}

const isZeroTail = (content, at) => content.length - at >= ZERO_TAIL && isZeroFrom(content, at);

// The header that name and entries speak for; where neither does, the longer one, which is the system's.
function headerOf(name, content) {
  const [system, fault] = headerAs(FfwdSegment.SystemHeader, content);
  const [document] = headerAs(FfwdSegment.DocumentHeader, content);
  if (fault) {
    if (document && isDocumentOnly(name, content, document, fault)) return document;
    throw fault;
  }
  return document && isRatherDocument(name, content, system, document) ? document : system;
}

function headerAs(Spec, content) {
  let header, end;
  const fault = faultOf(() => ([header, end] = parse(Spec, content, 0)));
  if (!fault) return [{ base: BigInt(header.baseOffset), end }, null];
  const code = fault.path?.endsWith("seq/0") ? "bad-magic" : "unsupported-version";
  return [null, isTorn(fault) ? fault : new Fault(code)];
}

const baseOf = (name) => (NAME.test(name) ? BigInt(`0x${name}`) : null);

function isDocumentOnly(name, content, document, fault) {
  const named = baseOf(name);
  if (isTorn(fault)) return named === document.base && (named !== 0n || name.length === DOCUMENT_DIGITS);
  const found = fit(content, document.end);
  return found.isExact && (found.isFilled || named === document.base);
}

// Entries of no bytes prove nothing: the zeros of a misread header look like them.
function isRatherDocument(name, content, system, document) {
  const named = baseOf(name);
  if (named === system.base && named !== document.base) return false;
  const [rival, found] = [fit(content, system.end), fit(content, document.end)];
  const hasItsWidth = name.length === DOCUMENT_DIGITS;
  if (named === document.base && (named !== system.base || hasItsWidth)) {
    if (rival.isExact && rival.isFilled) return found.isExact;
    return found.isExact || found.stop >= document.end + rival.stop - system.end;
  }
  if (rival.isExact) return false;
  return hasItsWidth ? found.isExact || found.stop > rival.stop : found.isExact && found.isFilled;
}

// Where entries stop, whether that is the end of the file, and whether any of them holds a byte.
function fit(content, at) {
  let isFilled = false;
  while (at < content.length && !isZeroTail(content, at)) {
    let entry, end;
    if (faultOf(() => ([entry, end] = parse(FfwdEntry, content, at)))) return { stop: at, isExact: false, isFilled };
    isFilled ||= entry.lenBlob > 0;
    at = end;
  }
  return { stop: at, isExact: true, isFilled };
}
