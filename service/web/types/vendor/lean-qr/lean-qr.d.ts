/** What the page uses of Lean QR. */
export function generate(text: string): {
  /** How many squares a side has. */
  size: number;
  /** Tell whether a square is dark. */
  get(x: number, y: number): boolean;
};
