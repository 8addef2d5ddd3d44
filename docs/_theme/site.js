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

  // The menu is folded on narrow screens only.
  const narrow = matchMedia("(max-width: 56rem)");
  const fold = () => { $("#menu").open = !narrow.matches; };
  narrow.addEventListener("change", fold);
  fold();

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

  // Search: the index is one script, fetched when the field is first used (so it works from a disk, too).
  const input = $("#search"), list = $("#results");
  let found = [], chosen = -1, loading = null;
  const load = () => loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${base}/search-index.js`;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  const score = (entry, terms) => {
    const title = entry[0].toLowerCase(), rest = `${entry[1]} ${entry[3]}`.toLowerCase();
    let sum = 0;
    for (const term of terms) {
      if (title === term) sum += 20;
      else if (title.startsWith(term)) sum += 10;
      else if (title.includes(term)) sum += 6;
      else if (rest.includes(term)) sum += 1;
      else return 0;
    }
    return sum;
  };
  const pick = (number) => {
    chosen = found.length ? (number + found.length) % found.length : -1;
    [...list.children].forEach((item, at) => item.setAttribute("aria-selected", at === chosen));
    input.setAttribute("aria-activedescendant", chosen < 0 ? "" : `result-${chosen}`);
    list.children[chosen]?.scrollIntoView({ block: "nearest" });
  };
  const close = () => { list.hidden = true; input.setAttribute("aria-expanded", "false"); };
  const search = async () => {
    const terms = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (!terms.length) return close();
    await load();
    found = window.searchIndex.map((entry) => [score(entry, terms), entry]).filter(([sum]) => sum)
      .sort((a, b) => b[0] - a[0]).slice(0, 24).map(([, entry]) => entry);
    list.replaceChildren(...found.map(([title, place, url, text], at) => {
      const item = document.createElement("li"), link = document.createElement("a"), small = document.createElement("small");
      item.id = `result-${at}`;
      item.setAttribute("role", "option");
      link.href = `${base}/${url}`;
      link.tabIndex = -1;
      link.append(title);
      small.textContent = text ? `${place} · ${text}` : place;
      link.append(small);
      item.append(link);
      return item;
    }));
    if (!found.length) list.innerHTML = "<li><small>Nothing found</small></li>";
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
    if (event.key === "/" && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) { event.preventDefault(); input.focus(); }
  });
})();
