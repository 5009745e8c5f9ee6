/** The texts of the AIs' characters: what each is called on each seat, and what they say. */

/** @type {Record<string, {names: string[], greeting: string, farewell: {won: string, lost: string}}>} */
export const texts = {
  random: {
    names: ["Heather the cow", "Bonnie the cow", "Daisy the cow", "Clover the cow", "Rosie the cow"],
    greeting: "Moo. I put my hoof where I like.",
    farewell: { won: "Moo! I do not know how I won.", lost: "Moo. Can I eat the cards now?" },
  },
  easy: {
    names: ["Old Angus", "Old Hamish", "Old Donald", "Old Fergus", "Old Duncan"],
    greeting: "Sit down, sit down. I play for the company.",
    farewell: {
      won: "I have won? You were kind to an old man.",
      lost: "Well played! My plans are as slow as my knees.",
    },
  },
  medium: {
    names: ["Clever Jean", "Clever Mairi", "Clever Elspeth", "Clever Kirsty", "Clever Catriona"],
    greeting: "I weave all day, so I know a pattern when I see one.",
    farewell: { won: "One thread after another. That is how I won.", lost: "You found my loose thread. Well played." },
  },
  hard: {
    names: ["Chief Ranald", "Chief Torquil", "Chief Malcolm", "Chief Alasdair", "Chief Gregor"],
    greeting: "My clan has held this glen for three hundred years. Begin.",
    farewell: { won: "You fought well. The glen is still mine.", lost: "The glen is yours today. I will come back." },
  },
  greedy: {
    names: ["Greedy Colin", "Greedy Murdo", "Greedy Archie", "Greedy Gilbert", "Greedy Ewan"],
    greeting: "I take the best I see. I never look further.",
    farewell: { won: "What a day! My purse is full.", lost: "I took all I could see. You saw more." },
  },
};
