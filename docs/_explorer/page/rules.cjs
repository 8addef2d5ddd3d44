// Which rule damage is about: the one that the reader names, else the one that has its code and its field.
function fits(rule, { code, field }) {
  if (rule.finds !== code || rule.severity !== "error") return 0;
  const ends = rule.fields.filter((one) => `.${field}`.endsWith(`.${one}`)).map((one) => one.length);
  return rule.fields.length && !ends.length ? 0 : 1 + Math.max(0, ...ends);
}

function ruleOf(rules, damage) {
  const named = rules.find((rule) => rule.id === damage.rule);
  if (named) return named;
  const found = { code: damage.code, field: damage.field.replace(/\[\d*\]/g, "") };
  const rated = rules.map((rule) => [fits(rule, found), rule]).filter(([rate]) => rate > 0);
  return rated.reduce((best, one) => (one[0] > best[0] ? one : best), [0, null])[1];
}

module.exports = { ruleOf };
