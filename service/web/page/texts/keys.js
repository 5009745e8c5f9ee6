/** The texts of the keys, of moves that are typed, and of what a player turns off. */

export const texts = {
  keys: "Keys",
  keysLead: "Every key works wherever you are at the table, but not while you type.",
  /** @type {{title: string, rows: [keys: string[], meaning: string][]}[]} */
  groups: [
    {
      title: "At the board",
      rows: [
        [["←", "→", "↑", "↓"], "Go to the nearest piece that can be clicked."],
        [["Shift", "arrow"], "Go to the nearest piece of all."],
        [["1", "–", "9"], "Choose a piece of your hand. When one is chosen: choose the place with that number."],
        [["Shift", "1", "–", "9"], "Choose the place with that number at once."],
        [["Enter"], "Click the piece you are at."],
        [["Esc"], "Let go of what is chosen."],
      ],
    },
    {
      title: "Buttons below the board",
      rows: [
        [["E"], "Press the first button, such as “End the turn”."],
        [["R"], "Press the second button."],
        [["T"], "Press the third button."],
        [["U"], "Undo."],
        [["H"], "Ask for a hint."],
        [["S"], "Skip to the present."],
      ],
    },
    {
      title: "Moves in words",
      rows: [
        [["/"], "Type a move."],
        [["M"], "Open or close the list of all moves."],
      ],
    },
    {
      title: "In a replay",
      rows: [
        [["←", "→"], "Go one step back or forward."],
        [["Shift", "←", "→"], "Go to the milestone before or after."],
        [["Shift", "↑", "↓"], "Go to the mistake before or after, in an analysis."],
        [["Home", "End"], "Go to the first or the last step."],
        [["Space"], "Play the steps, or pause."],
      ],
    },
    { title: "Everywhere at a table", rows: [[["?"], "Show these keys."]] },
  ],

  typeMove: "Type a move",
  typeHow: "Write a move as it stands in this list, then press Enter.",
  /** @type {(count: number) => string} */
  fitting: (count) => (count === 1 ? "One move fits. Enter plays it." : `${count} moves fit.`),
  noneFits: "No move is written like this. The nearest ones are below.",
  /** @type {(count: number) => string} */
  notClear: (count) => `${count} moves fit. Write more, or choose one.`,

  motion: "Motion",
  sounds: "Sounds",
  explanations: "Explanations of what the mouse or the focus rests on",
};
