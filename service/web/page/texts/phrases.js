/** The texts of what can be said at a table. */

export const texts = {
  say: "Say something",
  /** @type {Cairn.Words} */
  phrases: {
    hello: "Hello!",
    good_luck: "Good luck!",
    well_played: "Well played!",
    thanks: "Thank you!",
    oops: "Oops!",
    thinking: "I am thinking…",
    bagpipes: "Bagpipes!",
    again: "Again?",
  },
  /** @type {(name: string, words: string) => string} */
  says: (name, words) => `${name} says: ${words}`,
  muteHere: "Mute what people say at this table",
  muteAlways: "Mute it at all tables",
};
