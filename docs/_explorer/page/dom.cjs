// Elements in one call: el("p.note", { title }, "text", child).
function el(name, properties = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties)) {
    if (key in element && !key.includes("-")) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return element;
}

// Text in which `words` are code, as the specs write it.
const prose = (text) => text.split(/`([^`]+)`/).map((part, at) => (at % 2 ? el("code", {}, part) : part));

// 1234567 as 1,234,567.
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

module.exports = { el, grouped, prose };
