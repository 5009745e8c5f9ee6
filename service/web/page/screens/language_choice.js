/** The choice of a language, for all pages of this browser. */

import { choose, language, languages, say } from "../language.js";
import { select } from "./fields.js";

/** Return it; nothing where there is no other language. */
export function languageChoice() {
  const all = languages();
  return Object.keys(all).length > 1 && select(say("page-language"), all, language, choose, "language");
}
