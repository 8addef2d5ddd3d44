// What bytes and numbers may mean: dates, hexadecimal, and the types that a converter shows.
const { el, grouped } = require("./dom.cjs");

const UNITS = [["s", 1e3], ["ms", 1], ["µs", 1e-3], ["ns", 1e-6]];
const [EARLIEST, LATEST] = [Date.UTC(2000), Date.UTC(2100)];
const TYPES = [["u1", "Uint8"], ["s1", "Int8"], ["u2", "Uint16"], ["s2", "Int16"], ["u4", "Uint32"], ["s4", "Int32"], ["u8", "BigUint64"], ["s8", "BigInt64"], ["f4", "Float32"], ["f8", "Float64"]];
const MOST = 8;
const LEB = 10;

// A number of seconds or of parts of one since 1970 as an ISO date in UTC; "" if none lies in this century.
function dateOf(number) {
  for (const [unit, scale] of UNITS) {
    const time = Number(number) * scale;
    if (time >= EARLIEST && time < LATEST) return `${new Date(time).toISOString().replace("T", " ").replace("Z", "")} UTC (${unit})`;
  }
  return "";
}

// The date that a field holds, if its name says that it holds one.
const dateIn = (id, value) => (/time|date|stamp|expir/.test(id ?? "") && /^\d+$/.test(value ?? "") ? dateOf(value) : "");

const hexOf = (value) => (/^\d{2,}$/.test(value ?? "") ? `0x${BigInt(value).toString(16)}` : "");

// The unsigned LEB128 at the start of `bytes`, with its width.
function varint(bytes) {
  let value = 0n;
  for (let at = 0; at < Math.min(bytes.length, LEB); at += 1) {
    value |= BigInt(bytes[at] & 127) << BigInt(7 * at);
    if (bytes[at] < 128) return [value, at + 1];
  }
  return null;
}

const shown = (value) => (typeof value === "number" && !Number.isInteger(value) ? String(value) : grouped(value));

// The table of a converter for the bytes from `at` on.
function converter(bytes, at) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const cell = (method, size, little) => (bytes.length < size ? "" : shown(view[`get${method}`](0, little)));
  const row = (...cells) => el("tr", {}, ...cells.map((words, number) => el(number ? "td" : "th", number ? {} : { scope: "row" }, words || "–")));
  const rows = TYPES.map(([name, method]) => row(name, cell(method, Number(name[1]), true), name[1] === "1" ? "" : cell(method, Number(name[1]), false)));
  const dates = [true, false].map((little) => (bytes.length < MOST ? "" : dateOf(view.getBigInt64(0, little)) || dateOf(view.getUint32(0, little))));
  const leb = varint(bytes);
  rows.push(row("date", ...dates), row("LEB128", leb ? `${grouped(leb[0])} (${leb[1]} B)` : "", ""));
  const head = el("tr", {}, ...["type", "little-endian", "big-endian"].map((name) => el("th", { scope: "col" }, name)));
  return el("table.converter", { "aria-label": `The bytes from ${grouped(at)} on as numbers` }, el("thead", {}, head), el("tbody", {}, ...rows));
}

module.exports = { LEB, converter, dateIn, hexOf };
