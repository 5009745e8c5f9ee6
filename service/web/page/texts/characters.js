/** What the AIs' characters say. The service names them. */

/** @type {Record<string, {greeting: string, farewell: {won: string, lost: string}}>} */
export const texts = {
  random: {
    greeting: "Moo. I put my hoof where I like.",
    farewell: { won: "Moo! I do not know how I won.", lost: "Moo. Can I eat the cards now?" },
  },
  beginner: {
    greeting: "I learned the rules this morning. Grandfather says I may play.",
    farewell: { won: "I won! I must tell Grandfather.", lost: "I mixed up the rules again. Once more?" },
  },
  casual: {
    greeting: "I come for the music. Do not mind if I hum.",
    farewell: { won: "What, over already? And I won?", lost: "The song was so good that I forgot the game." },
  },
  easy: {
    greeting: "Sit down, sit down. I play for the company.",
    farewell: { won: "I have won? You were kind to me.", lost: "Well played! My plans are as slow as my knees." },
  },
  medium: {
    greeting: "I weave all day, so I know a pattern when I see one.",
    farewell: { won: "One thread after another. That is how I won.", lost: "You found my loose thread. Well played." },
  },
  hard: {
    greeting: "My clan has held this glen for three hundred years. Begin.",
    farewell: { won: "You fought well. The glen is still mine.", lost: "The glen is yours today. I will come back." },
  },
  expert: {
    greeting: "I have seen a million of these games. Show me one that is new.",
    farewell: { won: "I had seen that one before.", lost: "That one was new. Thank you." },
  },
  greedy: {
    greeting: "I take the best I see. I never look further.",
    farewell: { won: "What a day! My purse is full.", lost: "I took all I could see. You saw more." },
  },
};
