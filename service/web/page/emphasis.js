/** Emphasis in texts: as in Markdown, `**bold**`, `*emphasis*` and `code` within backticks. */

import { html } from "./html.js";

/**
 * Return the parts of a line: bold text, emphasis, code and plain text.
 * @type {(text: string) => Cairn.Content[]}
 */
export function marked(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/).map((part) => {
    if (part.startsWith("**")) return html`<strong>${part.slice(2, -2)}</strong>`;
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    if (part.length > 2 && part.startsWith("*")) return html`<em>${part.slice(1, -1)}</em>`;
    return part;
  });
}
