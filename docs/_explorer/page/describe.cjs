// What specs say of their fields, by the names that their JavaScript classes have.
const camel = (name) => name.split("_").map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
const lower = (name) => camel(name).replace(/^./, (letter) => letter.toLowerCase());
const anchor = (text) => text.replaceAll("_", "-");

// `specs` are specs as their YAML has them, `pageOf` names the page of one ("" where there is none).
function described(specs, pageOf) {
  const info = {};
  for (const spec of specs) add(info, spec, camel(spec.meta.id), spec.meta.id, pageOf(spec.meta.id));
  return info;
}

function add(info, table, name, key, page) {
  const link = page && `${page}#${anchor(key)}`;
  const fields = {};
  for (const field of table.seq ?? []) if (field.id) fields[lower(field.id)] = about(field, link);
  for (const [id, one] of Object.entries(table.instances ?? {})) fields[lower(id)] = about({ id, ...one }, link);
  info[name] = {
    doc: table.doc ?? "",
    title: table.meta?.title ?? "",
    valueOf: table["-value-of"] && lower(table["-value-of"]),
    link,
    fields,
  };
  for (const [inner, one] of Object.entries(table.types ?? {})) add(info, one, `${name}.${camel(inner)}`, `${key}.${inner}`, page);
}

function about(field, link) {
  const bits = /^b(\d+)(le|be)?$/.exec(field.type ?? "");
  return {
    id: field.id,
    doc: field.doc ?? "",
    role: field["-role"] ?? "",
    bits: bits ? Number(bits[1]) : 0,
    link: link && `${link}.${anchor(field.id)}`,
  };
}

module.exports = { camel, described };
