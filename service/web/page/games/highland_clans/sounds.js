/** What is heard when something happens in Highland Clans: the name of a sound, or null where another event is heard. */

/** @type {HighlandClans.View["sounds"]} */
const SOUNDS = {
  board_set_up: "shuffle",
  clan_set_up: "build",
  round_began: "horn",
  turn_began: null,
  reserve_drawn: "cube",
  reserve_kept: "wood",
  reserve_redrawn: "cube",
  built: "build",
  followers_gained: "step",
  domain_bought: "tile",
  bard_sent: "step",
  reserve_returned: "cube",
  cards_drawn: "slide",
  discards_shuffled: "shuffle",
  cards_discarded: "discard",
  peace_kept: null,
  raid_began: "horn",
  card_laid: "slide",
  combat_fought: "clash",
  raid_decided: "points",
  spoil_taken: "cube",
  spoil_declined: "letGo",
  following_counted: null,
  colour_scored: "points",
  tile_removed: "discard",
  play_ended: null,
};

export const sounds = Object.fromEntries(
  Object.entries(SOUNDS).map(([type, name]) => [`highland_clans.${type}`, name]),
);
