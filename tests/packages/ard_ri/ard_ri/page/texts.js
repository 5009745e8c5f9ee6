/** The texts of Ard Rí. */

const PIECES = { attacker: "an attacker", defender: "a defender", king: "the king" };

/** Labels that a screen reader reads. */
export const labels = {
  board: "Board of seven by seven squares",
  square: (name, piece) => `${name}${name === "d4" ? ", the throne" : ""}: ${piece ? PIECES[piece] : "empty"}`,
};

export const optionNames = { first_seat: "Attacks" };

/** For each type of move: the title of its group, and the move in words. */
export const moves = {
  move_piece: ({ start, end }) => [`From ${start}`, `Move from ${start} to ${end}`],
};

/** Tell a player what to do now. */
export function prompt(state, clicked) {
  if (clicked.length) return "Choose where it goes.";
  return state.turn === state.attackers
    ? "Move an attacker: catch the king on all four sides."
    : "Move the king or a defender: the king wins at the edge.";
}

/** What the replay jumps to. */
export const milestoneName = "capture";

/** Name an event that the replay can jump to. */
export const milestone = ({ type }) => (type === "ard_ri.pieces_captured" ? "a capture" : null);

/** How to play. */
export const how = {
  aim: { title: "The aim", text: "The king wins by reaching the edge of the board. The attackers win when they stand on all four sides of the king." },
  turn: { title: "A turn", text: "Move one of your pieces in a straight line, as far as nothing stands in the way. Only the king stops on the throne in the middle." },
  captures: { title: "Captures", text: "A piece is captured when a piece that moves catches it between two of the other side. Who moves between two is safe." },
};
