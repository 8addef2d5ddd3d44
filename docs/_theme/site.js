// Search, colours, the menu, and what is lit together in drawings and dumps. Everything is readable without it.
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const base = document.body.dataset.base;

  // Colours: automatic, light, dark.
  const themes = { auto: ["◐", "automatic"], light: ["☀", "light"], dark: ["☾", "dark"] };
  const button = $("#theme");
  const show = (name) => {
    document.documentElement.dataset.theme = name;
    button.textContent = themes[name][0];
    button.title = `Colours: ${themes[name][1]}`;
    button.setAttribute("aria-label", button.title);
  };
  show(document.documentElement.dataset.theme in themes ? document.documentElement.dataset.theme : "auto");
  button.addEventListener("click", () => {
    const names = Object.keys(themes);
    const next = names[(names.indexOf(document.documentElement.dataset.theme) + 1) % names.length];
    localStorage.setItem("theme", next);
    show(next);
  });

  // The menu, and what is on the page, are folded on narrow screens only.
  for (const [id, width] of [["#menu", "56rem"], ["#contents", "78rem"]]) {
    const narrow = matchMedia(`(max-width: ${width})`), box = $(id);
    const fold = () => { if (box) box.open = !narrow.matches; };
    narrow.addEventListener("change", fold);
    fold();
  }
  $("#contents")?.addEventListener("click", (event) => {
    if (event.target.closest("a") && matchMedia("(max-width: 78rem)").matches) $("#contents").open = false;
  });

  // The open page is in view in the menu.
  const current = $("nav.site [aria-current]"), menu = current?.closest("nav");
  if (menu) menu.scrollTop = Math.max(0, current.offsetTop - menu.clientHeight / 2);

  // An old address may name a place that is on another page by now; a folded one is opened.
  const lead = () => {
    const id = decodeURIComponent(location.hash.slice(1)), place = document.getElementById(id);
    if (!id) return;
    for (let box = place?.closest("details"); box; box = box.parentElement.closest("details")) box.open = true;
    const moved = JSON.parse($("#moved")?.textContent ?? "{}");
    for (let start = id; !place && start; start = start.slice(0, Math.max(0, start.lastIndexOf(".")))) {
      if (moved[start]) return location.replace(moved[start] + location.hash);
    }
  };
  addEventListener("hashchange", lead);
  lead();

  // Boxes are in the order of keys only where they scroll.
  const boxes = new ResizeObserver((seen) => seen.forEach(({ target }) => { target.tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1; }));
  document.querySelectorAll("pre[tabindex], .scroll").forEach((box) => boxes.observe(box));

  // Copying: of a transcript what is typed, of other code all.
  document.querySelectorAll(".codehilite, pre.terminal:not(.printed)").forEach((box) => {
    const typed = [...box.querySelectorAll(".typed")].map((line) => line.textContent).join("\n");
    const text = typed || box.textContent.trimEnd();
    const lines = text.split("\n").filter((line) => line.startsWith("$ ")).map((line) => line.slice(2));
    const frame = document.createElement("div"), copy = document.createElement("button");
    frame.className = "copied";
    copy.type = "button";
    copy.textContent = "Copy";
    copy.addEventListener("click", async () => {
      await navigator.clipboard.writeText(lines.length ? lines.join("\n") : text);
      copy.textContent = "Copied";
      setTimeout(() => { copy.textContent = "Copy"; }, 1500);
    });
    box.replaceWith(frame);
    frame.append(box, copy);
  });

  // The same field in drawing, dump and table.
  const light = (event) => {
    const target = event.target.closest("[data-f]");
    document.querySelectorAll(".hot[data-f]").forEach((lit) => lit.classList.remove("hot"));
    if (target) document.querySelectorAll(`[data-f="${CSS.escape(target.dataset.f)}"]`).forEach((same) => same.classList.add("hot"));
  };
  document.addEventListener("mouseover", light);
  document.addEventListener("focusin", light);

  // Where we are on this page.
  const places = new Map([...document.querySelectorAll(".here a")].map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
  const seen = new IntersectionObserver((entries) => {
    const entry = entries.find((one) => one.isIntersecting);
    if (!entry) return;
    places.forEach((link) => link.classList.remove("now"));
    const now = places.get(entry.target.id);
    now.classList.add("now");
    const here = $(".here");
    if (now.offsetTop < here.scrollTop || now.offsetTop > here.scrollTop + here.clientHeight - 40) here.scrollTop = now.offsetTop - 120;
  }, { rootMargin: "-60px 0px -75% 0px" });
  places.forEach((_, id) => { const heading = document.getElementById(id); if (heading) seen.observe(heading); });

  // Search: fetched when the field is first used.
  const input = $("#search"), list = $("#results");
  let found = [], chosen = -1, loading = null;
  const script = (name) => new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = `${base}/${name}`;
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });
  const load = () => loading ??= Promise.all([script("search.js"), script("search-index.js")])
    .then(() => window.makeSearch(window.searchIndex));
  // The text around the first of the words that were looked for.
  const excerpt = (text, terms) => {
    const at = Math.min(...terms.map((term) => text.toLowerCase().indexOf(term)).filter((one) => one >= 0), text.length);
    const from = at === text.length || at < 60 ? 0 : text.indexOf(" ", at - 50) + 1;
    return (from ? "… " : "") + text.slice(from, from + 160);
  };
  const pick = (number) => {
    chosen = found.length ? (number + found.length) % found.length : -1;
    [...list.children].forEach((item, at) => item.setAttribute("aria-selected", at === chosen));
    input.setAttribute("aria-activedescendant", chosen < 0 ? "" : `result-${chosen}`);
    list.children[chosen]?.scrollIntoView({ block: "nearest" });
  };
  const close = () => { list.hidden = true; input.setAttribute("aria-expanded", "false"); };
  const search = async () => {
    const query = input.value.trim();
    if (!query) return close();
    const look = await load();
    if (query !== input.value.trim()) return;
    found = look(query);
    list.replaceChildren(...found.map(({ entry: [title, place, url, text], terms }, at) => {
      const item = document.createElement("li"), link = document.createElement("a"), small = document.createElement("small");
      item.id = `result-${at}`;
      item.setAttribute("role", "option");
      link.href = `${base}/${url}`;
      link.tabIndex = -1;
      link.append(title);
      small.textContent = [place, excerpt(text, terms)].filter(Boolean).join(" · ");
      link.append(small);
      item.append(link);
      return item;
    }));
    if (!found.length) list.innerHTML = '<li role="option" aria-disabled="true"><small>Nothing found</small></li>';
    list.dataset.query = query;
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    pick(0);
  };
  input.addEventListener("focus", load);
  input.addEventListener("input", search);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") pick(chosen + 1);
    else if (event.key === "ArrowUp") pick(chosen - 1);
    else if (event.key === "Enter" && chosen >= 0) { list.children[chosen].firstChild.click(); close(); input.blur(); }
    else if (event.key === "Escape") { input.value = ""; close(); input.blur(); }
    else return;
    event.preventDefault();
  });
  document.addEventListener("click", (event) => { if (!event.target.closest(".search") || event.target.closest("#results a")) close(); });
  document.addEventListener("keydown", (event) => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if ((event.key === "/" && !typing) || (event.key === "k" && (event.ctrlKey || event.metaKey))) { event.preventDefault(); input.focus(); }
  });
})();
