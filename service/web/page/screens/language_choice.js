/** The choice of a language, for all pages of this browser. */

import { choose, LANGUAGES, language, say } from "../language.js";
import { select } from "./fields.js";

/** Return it; nothing where there is no other language. */
export const languageChoice = () =>
  Object.keys(LANGUAGES).length > 1 && select(say("page-language"), LANGUAGES, language, choose, "language");
