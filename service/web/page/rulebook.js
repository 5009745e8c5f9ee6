/** The rulebook in a dialog, opened at a clause. */

import { askOnce, messageFor } from "./api.js";
import { dialog, h } from "./dom.js";
import { texts } from "./texts/page.js";

/** Show a game's rulebook, scrolled to a clause (such as `GM-31`) if one is given. */
export async function openRules(ruleset, clause) {
  const blocks = await askOnce(`/rulesets/${ruleset}/rules`).then(render, (error) =>
    h("p.refused", null, messageFor(error)),
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

/** Return a button that opens the rulebook at a clause. */
export function clauseLink(ruleset, clause) {
  return h("button.clause", { type: "button", onclick: () => openRules(ruleset, clause) }, texts.readClause(clause));
}

/** Return the elements of a rulebook in Markdown: headings, paragraphs, clauses and tables. */
export function render(markdown) {
  const blocks = [];
  const lines = markdown.split("\n");
  while (lines.length) {
    const line = lines.shift();
    const heading = /^(#+) (.*)/.exec(line);
    if (heading) blocks.push(h(`h${Math.min(5, heading[1].length + 2)}`, null, inline(heading[2])));
    else if (line.startsWith("- ")) blocks.push(list([line, ...takeWhile(lines, (next) => /^(- |\s+\S)/.test(next))]));
    else if (line.startsWith("|")) blocks.push(table([line, ...takeWhile(lines, (next) => next.startsWith("|"))]));
    else if (line.trim())
      blocks.push(h("p", null, inline([line, ...takeWhile(lines, (next) => /^[^#|\s-]/.test(next))].join(" "))));
  }
  return blocks;
}

/** Remove and return the first lines for which a test is true. */
function takeWhile(lines, test) {
  const taken = [];
  while (lines.length && test(lines[0])) taken.push(lines.shift());
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
    { tabindex: 0, role: "region", "aria-label": texts.rulebookTable(head.join(", ")) },
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

/** Return the parts of a line: bold text, emphasis, code and plain text. */
function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/).map((part) => {
    if (part.startsWith("**")) return h("strong", null, part.slice(2, -2));
    if (part.startsWith("`")) return h("code", null, part.slice(1, -1));
    if (part.length > 2 && part.startsWith("*")) return h("em", null, part.slice(1, -1));
    return part;
  });
}
