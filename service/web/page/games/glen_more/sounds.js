/** What is heard when something happens in Glen More: the name of a sound, or null where another event is heard. */

/** @type {GlenMore.View["sounds"]} */
const SOUNDS = {
  game_set_up: "shuffle",
  tile_laid: "turn",
  turn_began: null,
  tile_taken: "wood",
  tile_discarded: "discard",
  cube_paid: "cube",
  cube_bought: "coin",
  cube_sold: "coin",
  barrel_paid: "barrel",
  member_paid: "step",
  chieftain_paid: "step",
  tile_paid: null,
  tile_placed: "tile",
  members_gained: "step",
  barrels_gained: "barrel",
  coins_gained: "coin",
  card_gained: "turn",
  cubes_promised: null,
  cube_gained: "cube",
  activation_began: null,
  tile_activated: "build",
  exchange_made: null,
  points_scored: "points",
  movement_gained: null,
  member_moved: "step",
  member_promoted: "horn",
  turn_ended: null,
  tile_removed: "discard",
  die_rolled: "die",
  area_scored: "points",
  final_scored: "points",
  play_ended: null,
};

export const sounds = Object.fromEntries(Object.entries(SOUNDS).map(([type, name]) => [`glen_more.${type}`, name]));
