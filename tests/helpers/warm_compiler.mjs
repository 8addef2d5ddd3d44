// The driver of kaitai-struct-compiler again and again in one process: a line of JSON in, {"folder", "request"}, and what
// it prints out. Its text is run as it is, with what it asks of the process given by this one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const text = readFileSync(process.argv[2], "utf8").replace(/^import .*$/gm, "");
const driver = new Function("readFileSync", "join", "createRequire", "process", text);

function printed({ folder, request }) {
  return new Promise((resolve) => {
    let ends = () => undefined;
    let is_done = false;
    const write = (out) => { is_done = true; resolve(out); };
    const own = { cwd: () => folder, on: (_, then) => { ends = then; }, stdout: { write } };
    const read = (place, form) => (place === 0 ? JSON.stringify(request) : readFileSync(place, form));
    driver(read, join, createRequire, own);
    // Where node would have nothing more to do.
    const wait = () => is_done || (ends(), setTimeout(wait, 50));
    setTimeout(wait, 50);
  });
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${await printed(JSON.parse(line))}\n`);
}
