// The compiler's worker: texts of specs in, JavaScript parsers in debug mode out.
const compiler = require("kaitai-struct-compiler");
const yaml = require("js-yaml");
const { plain } = require("./plain.cjs");

// The specs by the last part of the name that another imports them by.
function trees(texts) {
  return new Map(
    Object.entries(texts).map(([file, text]) => [file.replace(/\.\w+$/, ""), yaml.load(text, { schema: yaml.CORE_SCHEMA })]),
  );
}

const last = (name) => name.split("/").at(-1);

// The spec that no other imports.
function mainOf(specs) {
  const imported = new Set([...specs.values()].flatMap((spec) => (spec.meta.imports ?? []).map(last)));
  const names = [...specs.keys()].filter((name) => !imported.has(name));
  if (names.length !== 1) throw new Error(`Of ${[...specs.keys()].join(", ")}, ${names.length} are imported by no other: one has to be.`);
  return names[0];
}

onmessage = async ({ data }) => {
  try {
    const specs = trees(data);
    const importYaml = async (name) => {
      if (!specs.has(last(name))) throw new Error(`The spec imports ${name}: drop ${last(name)}.ksy with it.`);
      return plain(specs.get(last(name)));
    };
    const main = mainOf(specs);
    const modules = await compiler.compile("javascript", plain(specs.get(main)), { importYaml }, true);
    postMessage({ specs: [...specs.values()], main: specs.get(main).meta.id, modules });
  } catch (error) {
    postMessage({ error: String(error.message ?? error) });
  }
};
