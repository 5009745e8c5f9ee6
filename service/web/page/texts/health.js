/** The texts of the screen for operators. */

export const texts = {
  title: "Health",
  ready: "Moves can be acknowledged.",
  notReady: "No move can be acknowledged.",
  met: "ok",
  wrong: "wrong",
  runbook: "What to do",
  more: "`cairn doctor` names machines, paths and numbers, which this page leaves out.",
};
