/** How to play Ard Rí, on one screen. */

import { html } from "../../html.js";
import { picture } from "./pieces.js";
import { how as texts } from "./texts.js";

const PICTURES = { aim: ["king"], turn: ["attacker", "defender"], captures: ["attacker", "defender", "attacker"] };

/** Return the sections: a title, and a template. */
export const how = () =>
  Object.entries(texts).map(([section, { title, text }]) => ({
    title,
    content: html`<p class="ard-ri-pieces">${PICTURES[section].map(picture)}</p>
      <p>${text}</p>`,
  }));
