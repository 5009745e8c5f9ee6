/** How to play Roup, on one screen. */

import { html } from "../../html.js";
import { how as texts } from "./texts.js";

/** Return the sections: a title, and a template. */
export const how = () => Object.values(texts).map(({ title, text }) => ({ title, content: html`<p>${text}</p>` }));
