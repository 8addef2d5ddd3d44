// What is said of the field that is chosen, and of the damage that was found.
const { el, grouped, prose } = require("./dom.cjs");
const { LEB, converter, dateIn, hexOf } = require("./values.cjs");

const KINDS = { file: "The file", damaged: "Bytes that are not read", "not listed": "What follows is not listed", unwritten: "Room that is not written yet" };

function placed(at, size) {
  if (at === null) return "in what was decompressed";
  if (size === 0) return `no bytes, at ${grouped(at)}`;
  return size === 1 ? `byte ${grouped(at)}` : `bytes ${grouped(at)} to ${grouped(at + size - 1)}, ${grouped(size)} in all`;
}

// The numbers and dates that the bytes from `at` on may be.
async function converted(blob, at) {
  return converter(new Uint8Array(await blob.slice(at, at + LEB).arrayBuffer()), at);
}

// `about` is what the specs say of the field.
function fieldDetails({ path, node, about, type }) {
  const parts = [el("h2", {}, el("code", {}, path))];
  if (node.note !== "computed") parts.push(el("p.place", {}, placed(node.at, node.size)));
  if (about?.type) parts.push(el("p.type", {}, about.type));
  if (node.value !== undefined) {
    parts.push(el("p.value", {}, node.value));
    const more = [hexOf(node.value), dateIn(about?.id, node.value)].filter(Boolean);
    if (more.length) parts.push(el("p.more", {}, more.join(" · ")));
  }
  if (node.note) parts.push(el("p.note", {}, node.note));
  const fault = node.fault ?? node.inner;
  if (fault) parts.push(el("p.fault", {}, fault.message));
  const doc = about?.doc || type?.doc || type?.title;
  if (doc) parts.push(el("p.doc", {}, ...prose(doc.trim().split(/\n\s*\n/)[0])));
  const link = about?.link || type?.link;
  if (link) parts.push(el("p", {}, el("a", { href: link }, "In the format's page")));
  return parts;
}

function frameDetails(label, { kind, start, end }) {
  return [
    el("h2", {}, KINDS[kind] ?? label),
    el("p.place", {}, placed(start, end - start)),
  ];
}

// `rule` is the rule that is broken, if it is known; `meaning` and `advice` are what the code stands for, and what helps.
function damageDetails({ damage, rule, meaning, advice, page }) {
  const code = damage.code && el("a.code", { href: `${page}#${damage.code}` }, damage.code);
  const field = damage.field || (rule?.fields.at(-1) ?? "");
  const parts = [el("p.fault", {}, code, " at byte ", grouped(damage.at), field ? el("span", {}, " in ", el("code", {}, field)) : "")];
  if (damage.message) parts[0].append(`: ${damage.message}`);
  if (rule) {
    const link = el("a.rule", { href: rule.link }, rule.id);
    parts.push(el("p", {}, "Rule ", link, ": ", ...prose(rule.text.join(" "))));
  } else if (meaning) parts.push(el("p", {}, meaning));
  if (advice) parts.push(el("p.advice", {}, ...prose(advice)));
  return parts;
}

module.exports = { converted, damageDetails, fieldDetails, frameDetails };
