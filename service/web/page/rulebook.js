/** The rulebook in a dialog, opened at a clause. */

import { askOnce, messageFor } from "./api.js";
import { marked } from "./emphasis.js";
import { find, html, openDialog } from "./html.js";
import { say } from "./language.js";
import "./printing.js";

/**
 * Show the rulebook of a version (the newest if none is given), scrolled to a clause (such as `GM-31`) if one is.
 * @type {(ruleset: string, version?: number | null, clause?: string | null) => Promise<void>}
 */
export async function openRules(ruleset, version, clause) {
  const query = version ? `?version=${version}` : "";
  const blocks = await askOnce(`/rulesets/${ruleset}/rules${query}`).then(
    (markdown) => blocksOf(markdown, clause),
    (error) => html`<p class="refused">${messageFor(error)}</p>`,
  );
  const { element } = openDialog(
    say("page-rulebook"),
    say("page-close"),
    () => html`<div class="rulebook" tabindex="0" role="region" aria-label=${say("page-rulebook")}>${blocks}</div>`,
  );
  const cited = find(".cited", element);
  cited?.scrollIntoView({ block: "center" });
  cited?.focus({ preventScroll: true });
}

/**
 * Return the elements of a rulebook in Markdown: headings, paragraphs, clauses and tables. One clause is cited.
 * @type {(markdown: string, cited?: string | null) => Cairn.Template[]}
 */
function blocksOf(markdown, cited) {
  const blocks = [];
  const lines = markdown.split("\n");
  while (lines.length) {
    const line = lines.shift() ?? "";
    const heading = /^(#+) (.*)/.exec(line);
    if (heading) blocks.push(html`<${`h${Math.min(5, heading[1].length + 2)}`}>${marked(heading[2])}<//>`);
    else if (line.startsWith("- "))
      blocks.push(list([line, ...takeWhile(lines, (next) => /^(- |\s+\S)/.test(next))], cited));
    else if (line.startsWith("|")) blocks.push(table([line, ...takeWhile(lines, (next) => next.startsWith("|"))]));
    else if (line.trim()) {
      const rest = takeWhile(lines, (next) => /^[^#|\s-]/.test(next));
      blocks.push(html`<p>${marked([line, ...rest].join(" "))}</p>`);
    }
  }
  return blocks;
}

/**
 * Remove and return the first lines for which a test is true.
 * @type {(lines: string[], test: (line: string) => boolean) => string[]}
 */
function takeWhile(lines, test) {
  const end = lines.findIndex((line) => !test(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

/** @type {(lines: string[], cited?: string | null) => Cairn.Template} */
function list(lines, cited) {
  /** @type {string[]} */
  const items = [];
  for (const line of lines) {
    if (line.startsWith("- ")) items.push(line.slice(2));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return html`<ul>
    ${items.map((item) => {
      const clause = /^\*\*([A-Z]+-\d+)\*\*/.exec(item)?.[1];
      const mark = clause && clause === cited ? { class: "cited", tabindex: -1 } : {};
      return html`<li data-clause=${clause} ...${mark}>${marked(item)}</li>`;
    })}
  </ul>`;
}

/** @type {(lines: string[]) => Cairn.Template} */
function table(lines) {
  const [head, ...body] = lines
    .filter((line) => !/^\|[-|: ]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
  return html`<div class="wide" tabindex="0" role="region" aria-label=${say("page-rulebook-table", { columns: head.join(", ") })}>
    <table>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${marked(cell)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${body.map((row) => html`<tr>${row.map((cell) => html`<td>${marked(cell)}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`;
}
