/** The texts of the first lessons, but for what the guide says: that is in each game's `lesson.json`. */

export const texts = {
  title: "Learn a game",
  lead: "Morag shows you one thing at a time, at a table that is laid out. A lesson takes five minutes.",
  begin: "Begin the lesson",
  /** @type {(title: string) => string} */
  lesson: (title) => `First lesson: ${title}`,
  guide: "Morag, your guide",
  /** @type {(step: number, steps: number) => string} */
  progress: (step, steps) => `Step ${step} of ${steps}`,
  next: "Go on",
  back: "Back",
  leave: "Leave the lesson",
  other: "That is not what Morag asked for.",
  refused: "The service refuses that:",
  won: "You have won!",
  play: "Play your first game",
  again: "The lesson again",
  more: "Learn another game",
  noLesson: "This game has no lesson.",
};
