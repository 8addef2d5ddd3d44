// The compiler's worker: texts of specs in, JavaScript parsers in debug mode out.
const compiler = require("kaitai-struct-compiler");
const yaml = require("js-yaml");
const { plain } = require("./plain.cjs");

// The specs by the last part of the name that another imports them by.
function trees(texts) {
  const isSpec = ([, spec]) => spec !== null && typeof spec === "object" && spec.meta;
  const read = Object.entries(texts).map(([file, text]) => [file.replace(/\.\w+$/, ""), yaml.load(text, { schema: yaml.CORE_SCHEMA })]);
  return new Map(read.length > 1 ? read.filter(isSpec) : read);
}

const last = (name) => name.split("/").at(-1);
const importsOf = (spec) => [spec?.meta?.imports ?? []].flat().map((name) => last(String(name)));
const extensionsOf = (spec) => [spec?.meta?.["file-extension"] ?? []].flat();

// The spec `main` with all that it imports. Throws an Error that names every import that is missing.
function needed(specs, main) {
  const [found, missing] = [new Set([main]), new Set()];
  for (const name of found) for (const one of importsOf(specs.get(name))) (specs.has(one) ? found : missing).add(one);
  const files = [...missing].sort().map((name) => `${name}.ksy`);
  if (files.length) throw new Error(`${main}.ksy imports ${files.length === 1 ? "a spec that is" : "specs that are"} missing: drop ${files.join(", ")} with it.`);
  return [...found];
}

// Which spec is meant: the one that no other imports, or of several the only one for the extension of `file`.
function meant(specs, file) {
  const imported = new Set([...specs.values()].flatMap(importsOf));
  const names = [...specs.keys()].filter((name) => !imported.has(name));
  if (names.length === 1) return { name: names[0] };
  if (!names.length) throw new Error(`${[...specs.keys()].join(", ")} import each other: none is the main one.`);
  const fits = names.filter((name) => extensionsOf(specs.get(name)).includes(file.split(".").at(-1)));
  const choices = names.map((name) => ({ name, title: String(specs.get(name).meta.title ?? "") }));
  return { name: fits.length === 1 ? fits[0] : null, choices };
}

onmessage = async ({ data: { texts, name: chosen, file } }) => {
  try {
    const specs = trees(texts);
    const { name, choices } = chosen ? { name: chosen } : meant(specs, file);
    if (!name) return postMessage({ choices });
    const main = plain(specs.get(name));
    const used = needed(specs, name);
    const importYaml = async (one) => plain(specs.get(last(one)));
    const modules = await compiler.compile("javascript", main, { importYaml }, true);
    const { id, title } = specs.get(name).meta;
    postMessage({ specs: used.map((one) => specs.get(one)), main: id, name, title: String(title ?? ""), modules, choices });
  } catch (error) {
    postMessage({ error: String(error.message ?? error) });
  }
};
