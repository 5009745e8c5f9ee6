/** The texts of what is done with an archive: a file with a whole game, of Cairn or of anybody. */

export const texts = {
  title: "Check an archive",
  lead:
    "An archive is a file with a whole finished game (.jsonl). Cairn proves each of its steps, and you can replay it " +
    "here. Nothing of it is stored, unless you want to keep it.",
  drop: "Drop a file anywhere on this page, or choose one.",
  choose: "Choose an archive",
  another: "Check another archive",
  /** @type {(name: string) => string} */
  verifying: (name) => `Every step of ${name} is being proven.`,
  /** @type {(name: string) => string} */
  verified: (name) => `${name} is proven.`,
  /** @type {(name: string) => string} */
  refused: (name) => `${name} is refused.`,
  /** @type {(title: string, names: string[]) => string} */
  game: (title, names) => `${title}: ${names.join(", ")}`,
  onlyHere: "This is a file. Cairn does not keep it.",
  choicesLater: "Keep the game at Cairn to have this proven.",
  replay: "Replay it",
  proofs: "The proofs",
  keep: "Keep it at Cairn",
  keeping: "The game is brought in.",
};
