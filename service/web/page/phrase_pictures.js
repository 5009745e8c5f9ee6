/** The eight pictures of what can be said at a table, drawn in a square of 48. Light comes from the upper left. */

import { html } from "./html.js";

const picture = (content) =>
  html`<svg class="phrase" viewBox="0 0 48 48" aria-hidden="true" focusable="false">${content}</svg>`;

/** A bonnet that is lifted. */
const hello = html`<g>
  <path class="move" d="M4 13q2-7 9-9M44 14q-1-6-6-9M9 15q1-3 4-5" />
  <g transform="translate(0 3) rotate(-14 24 26)">
    <path class="heather" d="M5 25c0-9 9-14 20-14s19 6 18 12c-1 5-10 7-20 7S5 30 5 25Z" />
    <path class="shade" d="M12 30q13 3 27-2 4-2 4-6 1 6-8 9-12 3-23-1Z" />
    <path class="light" d="M11 21q5-7 14-7" />
    <path class="white" d="M10 29q14 4 28-1l-2 6q-12 4-24 1Z" />
    <path class="check" d="M14 30.5l3 4M17 31l-2 4M22 31.500l3 4M25 31.500l-2 4M30 31l3 3.500M33 30.500l-2 4" />
    <circle class="berry" cx="25" cy="10" r="4.2" />
    <path class="light" d="M23 8.500q1-1.5 2.5-1.5" />
    <path class="ribbon" d="M36 33q3 4 1 9M35 33q0 5-3 7" />
  </g>
</g>`;

/** A sprig of white heather, which brings luck. */
const goodLuck = html`<g>
  <path class="stem" d="M22 45C22 33 24 20 26 7M23 32q-6-5-9-13M24 27q7-5 10-12M22.5 38q6-3 10-9M22.5 38q-5-2-8-6" />
  ${[
    [26, 6],
    [22.5, 10],
    [28.5, 11.5],
    [24, 15.5],
    [13, 18],
    [16.5, 21.5],
    [13.5, 25],
    [18.5, 27],
    [34.5, 14],
    [31, 18],
    [35, 20.5],
    [29, 22.5],
    [33, 28],
    [29, 31],
    [14, 31.5],
    [17.5, 34.5],
  ].map(
    ([x, y]) =>
      html`<path class="bell" transform="translate(${x} ${y})" d="M-2.8-1.500q2.8-3 5.6 0l.6 3.6-1.7-.9-1.7 1.3-1.7-1.3-1.7.9Z" />`,
  )}
  <path class="tie" d="M18 41.500q4.5 2 8.5 0M22 42l-6 4M22.5 42l6 3.5" />
</g>`;

/** A thistle in a wreath. */
const wellPlayed = html`<g transform="translate(3.5 3.5) scale(0.86)">
  <path class="wreath" d="M14 41C5 35 3 22 9 12M34 41c9-6 11-19 5-29" />
  ${[
    [-1, 0],
    [1, 48],
  ].map(
    ([side, from]) => html`<g transform="translate(${from} 0) scale(${-side} 1)">
      <path class="leaf" d="M9 12q-6-1-6-7 6 1 6 7ZM6 19q-6 1-6-4 5-1 6 4ZM6 26q-5 3-6-2 4-3 6 2ZM8 33q-4 4-7 0 3-4 7 0ZM12 39q-2 5-7 2 2-5 7-2ZM9 13q4-3 7 0-3 4-7 0ZM7 28q4-3 6 1-4 3-6-1Z" />
    </g>`,
  )}
  <path class="stem" d="M24 44V33" />
  <path class="leaf" d="M24 41q-6 0-8-6 7 0 8 6Zm0-2q6-1 8-6-7 0-8 6Z" />
  <path class="heather" d="M16 20C15 14 14 11 12 8l6 4 1-6 4 6 1-8 1 8 4-6 1 6 6-4c-2 3-3 6-4 12Z" />
  <path class="light" d="M18.5 18l-1-5M24 18V9" />
  <path class="leaf" d="M24 34c-6 0-9-4-9-9 0-3 2-6 9-6s9 3 9 6c0 5-3 9-9 9Z" />
  <path class="scales" d="M16 23q4 3 8 0 4 3 8 0M16 28q4 3 8-.5 4 3.5 8 .500M20 20q4 14 4 14t4-14" />
</g>`;

/** A quaich, which is raised. */
const thanks = html`<g>
  <path class="move" d="M12 10l-3-5M24 8V2M36 10l3-5" />
  <path class="amber" d="M9 19q15 5 30 0v-1q-15-4-30 0Z" />
  <path class="silver" d="M9 19q15 5 30 0c0 10-6 17-15 17S9 29 9 19Z" />
  <path class="silver" d="M10 20q-8-3-9 1 0 4 11 6-2-3-2-7ZM38 20q8-3 9 1 0 4-11 6 2-3 2-7Z" />
  <path class="shade" d="M24 36c9 0 15-7 15-17-2 8-8 13-19 15q2 2 4 2Z" />
  <path class="light" d="M12.5 23q1 6 5 9" />
  <path class="silver" d="M18 36h12l3 6q-9 3-18 0Z" />
  <path class="knot" d="M20 27c0-3 4-3 4 0s4 3 4 0-4-3-4 0-4 3-4 0Z" />
  <path class="foam" d="M17 15q2-2 0-4M24 15q2-2 0-5M31 15q2-2 0-4" />
</g>`;

/** A cairn that falls. */
const oops = html`<g>
  <path class="ground" d="M3 43q21-4 42 0Z" />
  <path class="rock" d="M9 36q1-6 9-7 9 0 11 7 0 6-10 6-11 0-10-6Z" />
  <path class="shade" d="M29 36q1 6-10 6-8 0-9.5-3.500Q18 41 24 38t5-2Z" />
  <path class="light" d="M12 34q3-3 7-3" />
  <path class="rock" transform="rotate(16 21 24)" d="M12 24q1-5 9-5 8 0 9 5 0 5-9 5t-9-5Z" />
  <path class="light" transform="rotate(16 21 24)" d="M15 22.500q2-2 5-2" />
  <path class="rock" transform="rotate(38 33 17)" d="M26 17q1-4 7-4 6 0 7 4 0 4-7 4t-7-4Z" />
  <path class="light" transform="rotate(38 33 17)" d="M28.5 15.500q1.5-1.5 4-1.5" />
  <path class="rock" transform="rotate(70 41 30)" d="M36 30q1-3.5 5-3.500t5 3.500q0 3.5-5 3.500t-5-3.500Z" />
  <path class="move" d="M22 11q5-5 12-3M31 8.500l3.5-.5-1.5-3.500M42 17q3 2 3.5 6" />
  <path class="move" d="M33 40l3-2M38 41l3-1" />
</g>`;

/** A Highland cow that thinks. */
const thinking = html`<g>
  <path class="horn" d="M12 22C4 21 1 15 3 9c1 5 5 7 11 7ZM34 22c8-1 11-7 9-13-1 5-5 7-11 7Z" />
  <path class="coat" d="M10 24q-5 0-7 4 4 3 8 1ZM36 24q5 0 7 4-4 3-8 1Z" />
  <path class="coat" d="M11 22c0-8 5-11 12-11s12 3 12 11c0 4-1 7-2 10-1 8-4 12-10 12s-9-4-10-12c-1-3-2-6-2-10Z" />
  <path class="muzzle" d="M15 36c0-5 3-7 8-7s8 2 8 7-3 9-8 9-8-4-8-9Z" />
  <circle class="dark" cx="19.5" cy="36" r="1.5" /><circle class="dark" cx="26.5" cy="36" r="1.5" />
  <path class="mouth" d="M20 41q3 1.5 6 0" />
  <circle class="dark" cx="17" cy="27" r="1.6" /><circle class="dark" cx="29" cy="27" r="1.6" />
  <path class="fringe" d="M23 7c-8 0-13 5-12 14l3-4-1 8 4-6v8l3-7 1 9 2-9 2 8 1-8 3 7v-8l4 6-1-8 3 4c1-9-4-14-12-14Z" />
  <path class="light" d="M15 14q3-4 7-4.5" />
  <circle class="cloud" cx="37" cy="10" r="2.2" /><circle class="cloud" cx="42" cy="4.5" r="3.2" />
</g>`;

/** Bagpipes that are played. */
const bagpipes = html`<g transform="translate(2 4) scale(0.9)">
  <path class="pipe" d="M24 24L14 5M29 22L24 3M34 22l1-17" />
  <path class="ivory" d="M15.5 8l-3-6M24.5 6L23 1M35 7l.3-5M18.5 14l-1.5-3M26.5 13l-1-3.500M34.5 14l.2-3.5" />
  <path class="cord" d="M19 15q4 3 8-1 4 3 7.5 0" />
  <path class="tartan" d="M11 27c3-7 13-9 22-6 8 3 11 8 9 13-2 6-11 8-19 6-9-2-14-7-12-13Z" />
  <path class="weave" d="M17 22.500q0 9 7 17.500M25 20.500q0 10 6 20M33 21.500q0 8 5 16M11 29q14 3 31 2M12.5 34q13 3 27 3" />
  <path class="shade" d="M42 34c-2 6-11 8-19 6-6-1-10-4-11.5-7.5 7 4.5 21 6.5 30.5 1.500Z" />
  <path class="light" d="M14 26q4-4.5 10-4.5" />
  <path class="pipe" d="M12 30L4 24M15 37l-5 8" />
  <path class="ivory" d="M6 25.500l-4-3M10.5 44l-1 2" />
  <path class="note" d="M41 12V4l4-1v8" />
  <ellipse class="dark" cx="39.6" cy="12.3" rx="1.9" ry="1.4" /><ellipse class="dark" cx="43.6" cy="11.3" rx="1.9" ry="1.4" />
</g>`;

/** A die, and the way round. */
const again = html`<g>
  <path class="ring" d="M39 29A15.5 15.5 0 1 1 34 13.1" />
  <path class="arrow" d="M40.9 19L37.8 8 29.8 17.6Z" />
  <g transform="rotate(-12 24 25)">
    <path class="ivory-face" d="M16 20l8-4 8 4v10l-8 4-8-4Z" />
    <path class="shade" d="M24 24l8-4v10l-8 4Z" />
    <path class="edge" d="M16 20l8 4 8-4M24 24v10" />
    <ellipse class="dark" cx="24" cy="20" rx="1.7" ry="1" />
    <ellipse class="dark" cx="18.5" cy="24.5" rx="1" ry="1.4" /><ellipse class="dark" cx="21.5" cy="29" rx="1" ry="1.4" />
    <ellipse class="dark" cx="26.5" cy="29.5" rx="1" ry="1.4" /><ellipse class="dark" cx="28.2" cy="27" rx="1" ry="1.4" /><ellipse class="dark" cx="29.8" cy="24" rx="1" ry="1.4" />
  </g>
</g>`;

const PICTURES = {
  hello,
  good_luck: goodLuck,
  well_played: wellPlayed,
  thanks,
  oops,
  thinking,
  bagpipes,
  again,
};

/** What can be said, in the order in which it is offered. */
export const PHRASES = Object.keys(PICTURES);

/** Return the picture of a phrase. Who cannot see it is told by what stands beside it. */
export const phrasePicture = (phrase) => picture(PICTURES[phrase]);
