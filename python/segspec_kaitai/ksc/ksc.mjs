// Runs kaitai-struct-compiler on a list of specs and prints what it wrote as JSON.
// stdin:  {"specs": [id, …], "folder": path, "trees": {id: spec, …}, "targets": [{"name", "language", "debug"}, …]}
//         With trees nothing is read from the folder: a spec that it imports is one of them.
// stdout: {"version", "targets": {name: {spec: {file: text}}}, "errors": [{"target", "spec", "kind", "message"}, …]}
// A spec that does not compile is an error of its own and keeps nothing from the others.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";

const require = createRequire(join(process.cwd(), "package.json"));
const compiler = require("kaitai-struct-compiler");
const { version } = require("kaitai-struct-compiler/package.json");

const request = JSON.parse(readFileSync(0, "utf8"));
const given = request.trees && new Map(Object.entries(request.trees));
const yaml = given ? undefined : require("js-yaml");

function load(name) {
  if (!given) {
    return yaml.load(readFileSync(join(request.folder, `${name}.ksy`), "utf8"), { schema: yaml.CORE_SCHEMA });
  }
  if (!given.has(name)) {
    throw new Error(`there is no spec ${name}`);
  }
  return given.get(name);
}

const importer = { importYaml: async (name) => load(name) };

// A fault that the compiler does not expect itself is only printed, and its promise is never settled: node has nothing
// more to do then, and asks here.
let said = "";
let give_up;
console.error = (...words) => { said += words.join(" "); };
process.on("beforeExit", () => give_up && setImmediate(give_up, new Error(said || "the compiler gave up")));

function compiled(target, spec) {
  said = "";
  const stuck = new Promise((_, reject) => { give_up = reject; });
  return Promise.race([compiler.compile(target.language, load(spec), importer, target.debug), stuck]);
}

const targets = {};
const errors = [];

async function all() {
  for (const target of request.targets) {
    targets[target.name] = {};
    for (const spec of request.specs) {
      try {
        targets[target.name][spec] = await compiled(target, spec);
      } catch (error) {
        errors.push({ target: target.name, spec, kind: String(error.name ?? ""), message: String(error.message ?? error) });
      }
    }
  }
  give_up = undefined;
  process.stdout.write(JSON.stringify({ version, targets, errors }));
}

all();
