/**
 * The search of the documents: every word must be in a section. A section whose title has the words
 * comes before one that only mentions them.
 */

const field = document.querySelector("#search");
const list = document.querySelector("#found");
const count = document.querySelector("#count");

/** The most sections that are listed. */
const MOST = 20;
/** Characters of a section that are shown around the first word. */
const AROUND = 90;

let sections = null;
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The sections, each with its title, heading and text as they are compared. */
function load() {
  sections ??= fetch("search.json")
    .then((answer) => answer.json())
    .then((all) =>
      all.map((one) => ({ ...one, compared: [one.document, one.heading, one.text].map(plain) })),
    );
  return sections;
}

function worthOf({ compared: [inTitle, inHeading, inText] }, words) {
  let worth = 0;
  for (const word of words) {
    const here =
      (inHeading.includes(word) ? 4 : 0) +
      (inTitle.includes(word) ? 2 : 0) +
      (inText.includes(word) ? 1 : 0);
    if (here === 0) return 0;
    worth += here;
  }
  return worth;
}

function excerpt(text, low, words) {
  const at = Math.max(
    0,
    Math.min(...words.map((word) => (low.indexOf(word) + text.length) % text.length)),
  );
  const from = Math.max(0, at - AROUND);
  return `${from > 0 ? "… " : ""}${text.slice(from, at + AROUND)}${at + AROUND < text.length ? " …" : ""}`;
}

async function search() {
  const words = plain(field.value)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) {
    list.replaceChildren();
    count.textContent = "";
    return;
  }
  const all = await load().catch(() => null);
  if (all === null) {
    sections = null;
    count.textContent = "The search could not be loaded";
    return;
  }
  const found = all
    .map((section) => ({ section, worth: worthOf(section, words) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  count.textContent = found.length === 0 ? "Nothing found" : `${found.length} sections`;
  list.replaceChildren(
    ...found
      .slice(0, MOST)
      .map(({ section: { place, document: title, heading, text, compared } }) => {
        const item = document.createElement("li");
        const link = document.createElement("a");
        link.href = place;
        link.textContent = heading === title ? title : `${title}: ${heading}`;
        const shown = document.createElement("p");
        shown.textContent = excerpt(text, compared[2], words);
        item.append(link, shown);
        return item;
      }),
  );
}

field.addEventListener("focus", () => void search());
field.addEventListener("input", () => void search());
