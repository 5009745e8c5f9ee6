/** What is heard when something happens in Schotten Totten: the name of a sound, or null where another event is heard. */

/** @type {SchottenTotten.View["sounds"]} */
const SOUNDS = {
  round_began: "shuffle",
  hand_dealt: "slide",
  card_played: "slide",
  mode_played: "turn",
  ruse_played: "turn",
  card_moved: "slide",
  card_discarded: "discard",
  card_taken: "slide",
  side_completed: "wood",
  side_reopened: null,
  card_returned: "discard",
  recruiting_ended: null,
  passed: "letGo",
  stone_claimed: "drag",
  card_drawn: "slide",
  turn_ended: null,
  stone_awarded: "drag",
  round_ended: "horn",
};

export const sounds = Object.fromEntries(
  Object.entries(SOUNDS).map(([type, name]) => [`schotten_totten.${type}`, name]),
);
