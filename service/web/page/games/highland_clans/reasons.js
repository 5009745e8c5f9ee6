/** The texts that say why something does nothing now. */

/** Why something cannot be done now. */
export const reasons = {
  redraw: "First the six cubes are kept, or some are put back (HC-13).",
  noActions: "Now is not the time for actions (HC-11).",
  taken: "It was taken this turn; a second action must be different (HC-14).",
  over: "The actions of this turn are over (HC-14).",
  bardAlone: "A bard must be the only action of a turn (HC-14).",
  /** @type {(used: number, most: number) => string} */
  tooMany: (used, most) => `It would use more than ${most} cubes; ${used} are used (HC-15).`,
  /** @type {(count: number, colour: HighlandClans.Colour, has: number) => string} */
  tooFew: (count, colour, has) => `It takes ${count} ${colour}, and the reserve has ${has || "none"}.`,
  noFreeLand: "No land is free (HC-30).",
  nothingToTake: "There is no follower that a bard may take (HC-25, HC-29).",
  noSupply: "The supply is empty (HC-28).",
  noRoom: "The clan has four domains already (HC-28).",
  noYellow: "There is no yellow: none in the reserve, and three warriors stay in court (HC-25).",
  noSecondPrice: "There is neither 1 red nor 2 green for it (HC-28).",
  gameOver: "The game is over.",
  /** @type {(name: string) => string} */
  turnOf: (name) => `It is ${name}'s turn.`,
  waitToLay: "The other side lays its card first.",
  notInRaid: "You have no part in this raid.",
  actFirst: "First come the actions; then you may exchange cards or raid.",
  bardFirst: "For a bard choose a blue cube first. A raid comes after the actions.",
  raidLater: "A raid or a bard is not possible now.",
};
