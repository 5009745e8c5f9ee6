/** The rulebook in a dialog, opened at a clause. */

import { askOnce, wordsOf } from "./api.js";
import { dialog, h } from "./dom.js";
import { texts } from "./texts/page.js";

/** Show a game's rulebook; at a clause (`GM-31`) if one is named. */
export async function openRules(ruleset, clause) {
  const blocks = await askOnce(`/rulesets/${ruleset}/rules`).then(render, (error) =>
    h("p.refused", null, wordsOf(error)),
  );
  const shown = dialog(
    texts.rulebook,
    texts.close,
    h("div.rulebook", { tabindex: 0, role: "region", "aria-label": texts.rulebook }, blocks),
  );
  if (!clause) return;
  const item = shown.querySelector(`[data-clause="${CSS.escape(clause)}"]`);
  if (!item) return;
  item.classList.add("cited");
  item.setAttribute("tabindex", "-1");
  item.scrollIntoView({ block: "center" });
  item.focus({ preventScroll: true });
}

/** Return a link that opens the rulebook at a clause. */
export function clauseLink(ruleset, clause) {
  return h("button.clause", { type: "button", onclick: () => openRules(ruleset, clause) }, texts.readClause(clause));
}

/** Return the blocks of a rulebook's markdown: headings, paragraphs, clauses, tables. */
export function render(markdown) {
  const blocks = [];
  const lines = markdown.split("\n");
  while (lines.length) {
    const line = lines.shift();
    const heading = /^(#+) (.*)/.exec(line);
    if (heading) blocks.push(h(`h${Math.min(5, heading[1].length + 2)}`, null, inline(heading[2])));
    else if (line.startsWith("- ")) blocks.push(list([line, ...take(lines, (next) => /^(- |\s+\S)/.test(next))]));
    else if (line.startsWith("|")) blocks.push(table([line, ...take(lines, (next) => next.startsWith("|"))]));
    else if (line.trim())
      blocks.push(h("p", null, inline([line, ...take(lines, (next) => /^[^#|\s-]/.test(next))].join(" "))));
  }
  return blocks;
}

function take(lines, fits) {
  const taken = [];
  while (lines.length && fits(lines[0])) taken.push(lines.shift());
  return taken;
}

function list(lines) {
  const items = [];
  for (const line of lines) {
    if (line.startsWith("- ")) items.push(line.slice(2));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return h(
    "ul",
    null,
    items.map((item) => h("li", { "data-clause": /^\*\*([A-Z]+-\d+)\*\*/.exec(item)?.[1] }, inline(item))),
  );
}

function table(lines) {
  const rows = lines
    .filter((line) => !/^\|[-|: ]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
  const [head, ...body] = rows;
  return h(
    "div.wide",
    { tabindex: 0, role: "region", "aria-label": texts.tableOfRules },
    h(
      "table",
      null,
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          head.map((cell) => h("th", { scope: "col" }, inline(cell))),
        ),
      ),
      h(
        "tbody",
        null,
        body.map((row) =>
          h(
            "tr",
            null,
            row.map((cell) => h("td", null, inline(cell))),
          ),
        ),
      ),
    ),
  );
}

/** Return a line's pieces: bold, emphasis, code and plain text. */
function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/).map((piece) => {
    if (piece.startsWith("**")) return h("strong", null, piece.slice(2, -2));
    if (piece.startsWith("`")) return h("code", null, piece.slice(1, -1));
    if (piece.length > 2 && piece.startsWith("*")) return h("em", null, piece.slice(1, -1));
    return piece;
  });
}
