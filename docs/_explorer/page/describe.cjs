// What specs say of their fields, by the names that their JavaScript classes have.
const camel = (name) => name.split("_").map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
const lower = (name) => camel(name).replace(/^./, (letter) => letter.toLowerCase());
const anchor = (text) => text.replaceAll("_", "-");

// `specs` are specs as their YAML has them, `pageOf` names the page of one ("" where there is none).
function described(specs, pageOf) {
  const info = {};
  for (const spec of specs) add(info, spec, camel(spec.meta.id), spec.meta.id, pageOf(spec.meta.id), spec.meta.endian);
  return info;
}

function add(info, table, name, key, page, outer) {
  const endian = table.meta?.endian ?? outer;
  const link = page && `${page}#${anchor(key)}`;
  const fields = {};
  for (const field of table.seq ?? []) if (field.id) fields[lower(field.id)] = about(field, link, endian);
  for (const [id, one] of Object.entries(table.instances ?? {})) fields[lower(id)] = about({ id, ...one }, link, endian);
  info[name] = {
    doc: table.doc ?? "",
    title: table.meta?.title ?? "",
    valueOf: table["-value-of"] && lower(table["-value-of"]),
    link,
    fields,
  };
  for (const [inner, one] of Object.entries(table.types ?? {})) add(info, one, `${name}.${camel(inner)}`, `${key}.${inner}`, page, endian);
}

function about(field, link, endian) {
  const bits = /^b(\d+)(le|be)?$/.exec(field.type ?? "");
  return {
    id: field.id,
    doc: field.doc ?? "",
    role: field["-role"] ?? "",
    type: typeOf(field, endian),
    bits: bits ? Number(bits[1]) : 0,
    link: link && `${link}.${anchor(field.id)}`,
  };
}

// The type of a field as the spec has it, with the byte order of a number.
function typeOf({ type, size, contents, enum: names }, endian) {
  if (typeof type === "object") return "a type by case";
  if (type === undefined) return contents ? "fixed bytes" : size === undefined ? "" : "bytes";
  const order = /^[usf][248]$/.test(type) && typeof endian === "string" ? endian : "";
  return `${type}${order}${names ? `, one of ${names}` : ""}`;
}

module.exports = { camel, described };
