/** The texts of the recovery code: how it is written down, and how one comes back by it. */

/** @type {(at: string) => string} */
const date = (at) => new Date(at).toLocaleDateString("en-GB", { dateStyle: "long" });

export const texts = {
  title: "Recovery code",
  write: "Write down your recovery code",
  lead: "Twelve words on paper let you come back when no device knows you any more.",
  none: "You have no recovery code. Without one, you cannot come back after you clear this browser.",
  /** @type {(at: string) => string} */
  since: (at) => `You have a recovery code since ${date(at)}. Nobody can show it again, but you can make a new one.`,
  another: "Make a new code",
  anotherLead: "The new code replaces the old one. The words that you have written down then no longer work.",
  keepOld: "Keep the old code",
  shownOnce: "Write these words down in their order, and keep the paper safe. They are shown this once.",
  whoHas: "Anyone with these words can act as you.",
  copy: "Copy",
  copied: "The words are copied.",
  notCopied: "This browser does not let the page copy. Select the words, or write them down.",
  print: "Print",
  /** @type {(name: string, origin: string) => string} */
  printedFor: (name, origin) => `The recovery code of ${name} at ${origin}`,
  written: "I have written it down",
  later: "Later",

  have: "I have a recovery code",
  comeBack: "Come back",
  comeBackLead:
    "Type the twelve words of your recovery code in their order. The first four letters of each word are enough.",
  words: "Your twelve words",
  /** @type {(count: number) => string} */
  counted: (count) => (count === 12 ? "All twelve words are there." : `${count} of 12 words`),
};
