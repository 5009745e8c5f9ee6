/** What Highland Clans says in words: its cubes, its moves, and what is to be done. */

import { commas, say, sayEach, term } from "../../language.js";
import { COLOURS } from "./pieces.js";

/**
 * Return cubes in words, such as "2 blue, 1 red"; all colours, or those of which there are some.
 * @type {(numbers: Partial<HighlandClans.Cubes>, isAll?: boolean) => string}
 */
export const cubes = (numbers, isAll = false) =>
  commas(
    COLOURS.filter((colour) => isAll || numbers[colour]).map((colour) =>
      say("hc-cubes", { number: numbers[colour] ?? 0, colour: term(`hc-${colour}`) }),
    ),
  ) || say("hc-label-none");

/**
 * Return the numbers of followers in a court, as arguments of messages.
 * @param {HighlandClans.Clan} clan
 */
export const courtTerms = ({ warriors, pipers, monks }) => ({
  warriors: term("hc-warriors", { number: warriors }),
  pipers: term("hc-pipers", { number: pipers }),
  monks: term("hc-monks", { number: monks }),
});

/**
 * Return a hand in words: the values of its cards, if they may be seen.
 * @type {(name: string, number: number, values: HighlandClans.Card[]) => string}
 */
export const handWords = (name, number, values) =>
  values.length
    ? say("hc-label-hand", { name, number, cards: commas(values.map(String)) })
    : say("hc-label-hand-hidden", { name, number });

/**
 * Return a raid in words.
 * @type {(sides: string[], raid: HighlandClans.Raid) => string}
 */
export const raidWords = ([attacker, defender], { fought, wins: [first, second], laid }) =>
  say("hc-label-raid", { attacker, defender, fought, first, second, laid: laid.length });

/** The names of the options of a new game, and of their values. */
export const optionNames = sayEach("hc-option", ["raid_refill"]);
export const optionValues = sayEach("hc-option", ["hand", "drawn"]);

/**
 * For each type of move: the title of its group, and the move in words.
 * @type {HighlandClans.Texts["moves"]}
 * @satisfies {Cairn.PerMove<HighlandClans.Move, [ctx: Cairn.MoveContext<HighlandClans.State>], [string, string]>}
 */
export const moves = {
  keep: () => [say("hc-group-six"), say("hc-move-keep")],
  redraw: (m) => [say("hc-group-redraw"), say("hc-move-redraw", { cubes: cubes(m) })],
  build: (m) => [say("hc-group-build"), say("hc-move-build", { what: term(`hc-${m.what}`) })],
  warrior: () => [say("hc-group-court"), say("hc-move-warrior")],
  piper: () => [say("hc-group-court"), say("hc-move-piper")],
  monks: (m) => [say("hc-group-court"), say("hc-move-monks", { count: m.count })],
  domain: (m) => [
    say("hc-group-domain"),
    say(m.price === "red" ? "hc-move-domain-red" : "hc-move-domain-green", {
      place: term(`hc-${m.yellow_from}`),
      number: m.green_from_court ?? 0,
    }),
  ],
  bard: (m, { names }) => [
    say("hc-group-bard"),
    say(m.keeps ? "hc-move-bard-keep" : "hc-move-bard", {
      opponent: names[m.opponent],
      takes: m.takes.map((follower) => term(`hc-${follower}`)),
      kept: m.keeps ? term(`hc-${m.keeps}`) : "",
    }),
  ],
  end_actions: () => [say("page-group-turn"), say("hc-move-end-actions")],
  raid: (m, { names }) => [say("hc-label-raid-title"), say("hc-move-raid", { opponent: names[m.opponent] })],
  exchange: (m) => [say("hc-group-exchange"), say("hc-move-exchange", { cards: commas((m.cards ?? []).map(String)) })],
  end_turn: () => [say("page-group-turn"), say("hc-move-end-turn")],
  lay_card: (m) => [say("hc-group-lay"), say(m.piper ? "hc-move-lay-piper" : "hc-move-lay", { card: m.card ?? 0 })],
  take_spoil: (m) => [say("hc-group-spoils"), say("hc-move-spoil", { what: term(`hc-${m.what}`) })],
  decline_spoil: () => [say("hc-group-spoils"), say("hc-move-no-spoil")],
  discard: (m) => [say("hc-group-discard"), say("hc-move-discard", { card: m.card ?? 0 })],
};

/**
 * Tell a player what to do now.
 * @type {HighlandClans.Texts["prompt"]}
 */
export function prompt(state, clicked, moves) {
  const has = (/** @type {HighlandClans.Move["type"]} */ type) => moves.some((move) => move.type === type);
  if (has("keep")) return say("hc-prompt-keep");
  if (has("lay_card")) return clicked.length ? say("hc-prompt-piper") : say("hc-prompt-lay");
  if (has("discard")) return say("hc-prompt-discard");
  if (has("take_spoil")) return say("hc-prompt-spoil");
  if (state.phase === "raid") return say("hc-prompt-raid");
  if (clicked[0] === "supply") return say("hc-prompt-domain");
  if (clicked.length === 1) return say("hc-prompt-where");
  if (clicked.length === 2) return say("hc-prompt-which");
  return say("hc-prompt-action");
}

/** What the replay jumps to. */
export const milestoneName = say("hc-milestone-name");

/**
 * Name an event that the replay can jump to.
 * @type {HighlandClans.Texts["milestone"]}
 */
export const milestone = ({ type }) =>
  type === "highland_clans.following_counted" ? say("hc-milestone-scored") : null;
