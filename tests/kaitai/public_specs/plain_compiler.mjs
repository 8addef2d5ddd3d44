// The npm compiler as it is, a spec a line.
// stdin:  {"path": file, "roots": [folders of absolute imports]}
// stdout: {"id", "files": {name: text}} or {"error": words}
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

const require = createRequire(join(process.cwd(), "package.json"));
const compiler = require("kaitai-struct-compiler");
const yaml = require("js-yaml");

const load = (file) => yaml.load(readFileSync(file, "utf8"), { schema: yaml.CORE_SCHEMA });

function importer({ path, roots }) {
  const folders = { rel: [dirname(path), ...roots], abs: roots };
  return {
    importYaml: async (name, mode) => {
      const files = folders[mode].map((folder) => join(folder, `${name}.ksy`));
      return load(files.find(existsSync) ?? files[0]);
    },
  };
}

// A fault that the compiler does not expect itself is only printed or thrown, and its promise is never settled.
let fail = () => {};
process.on("uncaughtException", (error) => fail(error));
process.on("unhandledRejection", (error) => fail(error));
console.error = (...words) => setImmediate(() => fail(new Error(words.join(" "))));
console.log = () => {};

async function compiled(request) {
  const failed = new Promise((_, reject) => { fail = reject; });
  const late = setTimeout(() => fail(new Error("the compiler gives no answer")), 60000);
  const { id } = load(request.path).meta;
  const files = await Promise.race([compiler.compile("python", load(request.path), importer(request), true), failed]);
  clearTimeout(late);
  return { id, files };
}

for await (const line of createInterface({ input: process.stdin })) {
  let result;
  try {
    result = await compiled(JSON.parse(line));
  } catch (error) {
    result = { error: String(error.message ?? error).slice(0, 300) || String(error.name) };
  }
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
