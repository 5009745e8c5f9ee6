/** What it costs to leave one's seat: for oneself, for the others, for ratings, and for good. */

export const texts = {
  title: "What leaving costs",
  you: "You",
  others: "The others",
  rating: "Rating",
  after: "After that",
  /**
   * By what leaving does (`leaving.does` of a game); `names` are the others, in words.
   * @type {Record<Cairn.Schemas["Leaving"]["does"], {you: string, others: (names: string) => string, button: string}>}
   */
  does: {
    opens_seat: {
      you: "Your seat is open again. The game has not begun.",
      others: (names) => (names ? `${names} must wait until somebody sits down.` : "Nobody else sits here yet."),
      button: "Leave the seat",
    },
    loses: {
      you: "You lose this game.",
      others: (names) => `${names} wins at once.`,
      button: "Leave and lose",
    },
    ai_plays_on: {
      you: "An AI plays your seat to the end. You rank last, whatever it reaches.",
      others: (names) => `For ${names} the game goes on, and one of them wins.`,
      button: "Leave and rank last",
    },
    abandons: {
      you: "The game ends, and nobody wins.",
      others: () => "No other person plays this game.",
      button: "Leave and end the game",
    },
  },
  rated: "This game is rated. You lose rating as for a lost game.",
  unrated: "Your rating stays as it is.",
  forGood: "It cannot be taken back: your seat is not yours any more.",
  mayReturn: "You may sit down again as long as the seat is open.",
};
