// Search: ranks the entries of search-index.js by the words of a query (BM25, beginnings of words count, titles most), then
// by what they are: pages before headings, findings, rules, options and fields. Of twins the best is shown.
// Both are scripts, so that it works from a disk without a server.
window.makeSearch = ({ entries, synonyms }) => {
  const STOP = new Set("a an and are as at be by can do does for from has have how i in is it its me my of on or that the this to was what when where which who why will with you your".split(" "));
  const TITLE = 4, PLACE = 1.5, SYNONYM = 0.8, BEGINNING = 0.6, OF_PAGE = 0.5, K = 1.2, B = 0.6;
  const KINDS = { page: 1.6, heading: 1, finding: 1.2, rule: 0.6, option: 0.4, field: 0.35 };
  const kind = ([name, place, url]) => !place ? "page" : /#[^#]*\.[^#]*\./.test(url) && url.endsWith(`#${name}`) ? "rule"
    : place.includes(" · ") ? "field" : name.startsWith("--") ? "option" : url.includes("reference/findings.html#") ? "finding" : "heading";
  const kinds = entries.map(kind);
  const words = (text) => text.toLowerCase().replace(/['’]/g, "").split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const stem = (word) => word.length < 4 || /\d/.test(word) ? word
    : word.replace(/(?<=..)(ies|ied)$/, "y").replace(/(?<=...)(ing|ed|es|s|e)$/, "").replace(/([^aeiouls])\1$/, "$1");
  const terms = (text) => words(text).map(stem);

  const postings = new Map(), lengths = [];
  entries.forEach(([name, place, , text], at) => {
    const counts = new Map();
    const count = (list, weight) => list.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + weight));
    const body = terms(text);
    count(body, 1);
    count(terms(name), place ? TITLE : TITLE * 1.5);
    count(terms(place), PLACE);
    lengths.push(body.length + 8);
    for (const [word, weight] of counts) {
      if (!postings.has(word)) postings.set(word, []);
      postings.get(word).push([at, weight]);
    }
  });
  const vocabulary = [...postings.keys()].sort();
  const mean = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length);
  const meant = Object.entries(synonyms).map(([said, means]) => [terms(said).join(" "), terms(means)]);

  const beginnings = (term) => {
    let low = 0, high = vocabulary.length;
    while (low < high) { const middle = (low + high) >> 1; if (vocabulary[middle] < term) low = middle + 1; else high = middle; }
    const found = [];
    while (low < vocabulary.length && vocabulary[low].startsWith(term) && found.length < 40) found.push(vocabulary[low++]);
    return found;
  };
  const scores = (term, weight) => {
    const best = new Map();
    const add = (word, share) => {
      const list = postings.get(word) ?? [], rarity = Math.log(1 + (entries.length - list.length + 0.5) / (list.length + 0.5));
      for (const [at, count] of list) {
        const score = weight * share * rarity * count * (K + 1) / (count + K * (1 - B + B * lengths[at] / mean));
        if (score > (best.get(at) ?? 0)) best.set(at, score);
      }
    };
    add(term, 1);
    if (term.length > 1) for (const word of beginnings(term)) if (word !== term) add(word, BEGINNING * term.length / word.length);
    return best;
  };

  return (query, most = 24) => {
    const all = words(query), kept = all.filter((word) => !STOP.has(word));
    const asked = [...new Set((kept.length ? kept : all).map(stem))];
    const line = ` ${all.map(stem).join(" ")} `;
    const added = meant.filter(([said]) => line.includes(` ${said} `)).map(([said, means]) => [said.split(" "), means]);
    const sums = new Map(), hits = new Map();
    for (const term of asked) {
      const best = scores(term, 1);
      // A word for a word stands in its place; it counts less than the word itself.
      for (const [said, means] of added) if (said.includes(term))
        for (const other of means) for (const [at, score] of scores(other, SYNONYM)) best.set(at, (best.get(at) ?? 0) + score);
      for (const [at, score] of best) { sums.set(at, (sums.get(at) ?? 0) + score); hits.set(at, (hits.get(at) ?? 0) + 1); }
    }
    const exact = query.trim().toLowerCase(), technical = /^-|_/.test(exact);
    const scored = [...sums].map(([at, sum]) => {
      const share = hits.get(at) / asked.length, name = entries[at][0].toLowerCase();
      // Who types an option or a field by its name wants it, whatever it is.
      const weight = technical && hits.get(at) === asked.length ? 1 : KINDS[kinds[at]];
      return [at, sum * share * share * (name === exact ? (kinds[at] === "page" || technical ? 3 : 1.5) : 1) * weight];
    });
    // A page answers as well as the best of its places does, less something.
    const best = new Map(), page = ([, , url]) => url.split("#")[0];
    for (const [at, score] of scored) best.set(page(entries[at]), Math.max(score, best.get(page(entries[at])) ?? 0));
    for (const one of scored) if (kinds[one[0]] === "page") one[1] += OF_PAGE * best.get(page(entries[one[0]]));
    const shown = new Map();
    return scored.sort((a, b) => b[1] - a[1] || a[0] - b[0]).filter(([at]) => {
      const twin = kinds[at] + " " + entries[at][0].toLowerCase(), count = shown.get(twin) ?? 0;
      shown.set(twin, count + 1);
      return count < (kinds[at] === "field" ? 3 : 1);
    }).slice(0, most).map(([at]) => ({ entry: entries[at], terms: asked }));
  };
};
