/**
 * The sounds of what may happen at any table; those of a game's own events are in its view.
 * @type {Record<string, Cairn.SoundName | null>}
 */
export const TABLE_SOUNDS = {
  "table.game_opened": "shuffle",
  "table.forked": "shuffle",
  "table.game_ended": null, // how it ends is heard apart
  "table.seat_declined": "door",
  "table.seat_left": "door",
  "table.seat_taken": "door",
  "table.time_given": "points",
  "table.time_ran_out": "refusal",
  "table.undone": "undo",
  "table.chosen": "pick",
  "table.choice_withdrawn": "undo",
  "table.choices_revealed": null,
};
