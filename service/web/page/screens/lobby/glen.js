/** The inn that the lobby is, with three doors. The glen behind it is drawn in `glen.svg`. */

import { button, html } from "../../html.js";
import { say } from "../../language.js";

/** Rows of slates on a roof. */
const SLATES =
  "M0 20h160M0 31h160M0 42h160M14 9v11M42 9v11M70 9v11M98 9v11M126 9v11M154 9v11M0 20v11M28 20v11M56 20v11M84 20v11M112 20v11M140 20v11M14 31v11M42 31v11M70 31v11M98 31v11M126 31v11M154 31v11";
/** @type {(x: number) => Cairn.Template} */
const chimney = (x) =>
  html`<path class="smoke" d="M${x + 9}-14c-8-8 6-14-2-24s8-12 2-22" /><path class="stone1" d="M${x}-12h18v24H${x}z" /><path class="stone0" d="M${x - 3}-15h24v5H${x - 3}zM${x + 3}-20h4v5h-4zM${x + 11}-20h4v5h-4z" />`;

/** @type {(x: number) => Cairn.Template} */
const pane = (x) =>
  html`<path class="frame" d="M${x} 74h26v30H${x}z" /><path class="pane" d="M${x + 3} 77h9.2v11.5H${x + 3}zM${x + 13.8} 77H${x + 23}v11.5H${x + 13.8}zM${x + 3} 90h9.2v11H${x + 3}zM${x + 13.8} 90H${x + 23}v11H${x + 13.8}z" /><path class="stone2" d="M${x - 3} 104h32v4H${x - 3}z" />`;

/**
 * Return the part of the inn that has one of its three doors, 0 to 2. The door opens where it is pointed at.
 * @type {(place: number) => Cairn.Template}
 */
const bay = (place) =>
  html`<svg class="bay" viewBox="0 -62 160 204" aria-hidden="true">
    ${place === 0 && chimney(10)}${place === 2 && chimney(132)}
    <path class="roof" d=${["M8 8h152v46H-2V50z", "M0 8h160v46H0z", "M0 8h152l10 42v4H0z"][place]} /><path class="slates" d=${SLATES} />
    <path class="limewash" d="M${place ? 0 : 4} 53h${place === 1 ? 160 : 156}v89H${place ? 0 : 4}z" /><path class="eaves" d="M${place ? 0 : 4} 53h${place === 1 ? 160 : 156}v7H${place ? 0 : 4}z" />
    <path class="stone1" d="M${place ? 0 : 4} 132h${place === 1 ? 160 : 156}v10H${place ? 0 : 4}z" />
    ${pane(14)}${pane(120)}
    <path class="stone2" d="M54 140V92c0-14 11-22 26-22s26 8 26 22v48z" /><path class="inside" d="M59 140V93c0-11 9-18 21-18s21 7 21 18v47z" />
    <g class="leaf"><path class="wood" d="M59 140V93c0-11 9-18 21-18s21 7 21 18v47z" /><path class="planks" d="M69.5 78.5V140M80 75v65M90.5 78.5V140" /><path class="iron" d="M61 98h12M61 126h12" /><circle class="iron-dot" cx="95" cy="113" r="2.3" /></g>
    <path class="stone0" d="M50 138h60v4H50z" /><path class="lantern" d="M111 80h6v9h-6z" />
  </svg>`;

/**
 * Return the scene with the doors.
 * @param {Cairn.Ruleset[]} rulesets
 */
export function glen(rulesets) {
  /** @type {(place: number, key: string) => Cairn.Content} */
  const inside = (place, key) => html`${bay(place)}<span class="sign">${say(`lobby-doors-${key}`)}</span>`;
  /** @type {(place: number, key: string, open: "openPlayNow" | "openFriend") => Cairn.Template} */
  const door = (place, key, open) =>
    button(inside(place, key), async () => rulesets.length && (await import("./doors.js"))[open](rulesets), {
      class: "door",
      "data-key": `door ${key}`,
    });
  return html`<header class="inn-scene">
    <div><h1>${say("lobby-title")}</h1><p>${say("lobby-lead")}</p></div>
    <div class="inn">${door(0, "play", "openPlayNow")}${door(1, "friend", "openFriend")}<a class="door" href="#/learn" data-key="door learn">${inside(2, "learn")}</a></div>
  </header>`;
}
