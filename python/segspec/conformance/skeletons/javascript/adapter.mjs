// An adapter for `segspec conformance`: it reads a request a line, and answers with a line.
//
// As it stands it finds the frames of FORMAT, and the records in them as far as they are plain.
// Put your own reader in place of `read`, and name in CAN what it can.
// Print nothing on standard output but answers: words for people go to standard error.

import { createInterface } from "node:readline";
IMPORTS

/** Why reading stops: the end and the code of the answer. */
class Fault extends Error {
  constructor(end, code) {
    super(code);
    this.end = end;
    this.code = code;
  }
}

/** Where the zeros at the end of the file begin. */
function zerosBegin(data) {
  let end = data.length;
  while (end > 0 && data[end - 1] === 0) end--;
  return end;
}

READER

/** What a reader that stops at damage answers: all records before it, and why it stopped. */
function read(name, data) {
  let at = 0;
  const records = [];
  try {
    for (const [end, found] of frames(name, data)) {
      at = end;
      for (const record of found) records.push(record);
    }
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return { end: fault.end, valid_bytes: String(at), records, error: { code: fault.code, at: String(at) } };
  }
  return { end: "clean", valid_bytes: String(at), records };
}

function answer({ cmd, seq, format, input }) {
  if (cmd === "start") return { protocol: 1, name: "skeleton", version: "0", language: "javascript", can: CAN };
  if (cmd !== "read" || format !== "FORMAT") return { seq, skip: "this adapter reads FORMAT only" };
  return { seq, ...read(input.segment.name, Buffer.from(input.segment.hex, "hex")) };
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.cmd === "stop") process.exit(0);
  process.stdout.write(JSON.stringify(answer(request)) + "\n");
}
