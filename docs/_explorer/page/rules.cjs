// Which rule a finding is about: as segspec.formats.contract.rulebook finds it.
function fits(rule, { code, field, message }) {
  if (rule.finds !== code) return 0;
  const ends = rule.fields.filter((one) => `.${field}`.endsWith(`.${one}`)).map((one) => one.length);
  const isWorded = rule.words !== "" && new RegExp(rule.words).test(message);
  if ((rule.fields.length && !ends.length) || (rule.words && !isWorded)) return 0;
  return 1 + 2 * (rule.severity === "error") + 4 * Math.max(0, ...ends) + 1000 * isWorded;
}

function ruleOf(rules, damage) {
  const found = { code: damage.code, field: damage.field.replace(/\[\d*\]/g, ""), message: damage.message ?? "" };
  const rated = rules.map((rule) => [fits(rule, found), rule]).filter(([rate]) => rate > 0);
  return rated.reduce((best, one) => (one[0] > best[0] ? one : best), [0, null])[1];
}

module.exports = { ruleOf };
