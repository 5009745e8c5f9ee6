"""Shared by tests of Glen More's page: games in progress, its drawn table, and text that must not be visible."""

from typing import Any

from helpers.api import Api
from helpers.pages import until

from cairn.contract.playing import recording

NAMES = ("Ann", "Bob", "Cid", "Dora", "Emil")
BY_SEATS = {seats: f"glen_more_{seats}_players" for seats in (2, 3, 4, 5)}

OUTSIDE = """() => {
  // What reaches out of what holds it, or lies over what is beside it, by more than a pixel.
  const found = new Set();
  const box = (one) => one.getBoundingClientRect();
  const seen = (one) => one.checkVisibility() && box(one).width > 0;
  const named = (one) => `${one.getAttribute('class')} "${one.textContent.trim().slice(0, 24)}"`;
  const all = (where, selector) => [...where.querySelectorAll(selector)].filter(seen);
  const within = (one, holder) => {
    const [inner, outer] = [box(one), box(holder)];
    const by = Math.max(outer.left - inner.left, outer.top - inner.top, inner.right - outer.right,
                        inner.bottom - outer.bottom);
    if (by > 1.5) found.add(`${named(one)} reaches out of ${named(holder)} by ${by.toFixed(1)}`);
  };
  const apart = (ones, others = ones) => ones.forEach((one) => others.forEach((other) => {
    if (one === other || one.contains(other) || other.contains(one)) return;
    const [a, b] = [box(one), box(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2) found.add(`${named(one)} lies over ${named(other)}`);
  }));
  const glen = document.querySelector('.glen');
  for (const one of all(glen, ':scope > *')) within(one, glen);
  for (const tile of all(document, '.play .tile')) {
    const printed = all(tile, '.tile-name, .tile-cost, .tile-effect > *');
    printed.forEach((one) => within(one, tile));
    apart(printed);
  }
  for (const cell of all(glen, '.territory-cell')) {
    const held = all(cell, '.on-tile > *');
    held.forEach((one) => within(one, cell));
    apart(held, all(cell, '.tile-name'));
    within(cell, cell.closest('.landscape'));
  }
  for (const space of all(glen, '.space')) all(space, '.figure > *').forEach((one) => within(one, space));
  for (const strip of all(glen, '.strip')) {
    const counts = all(strip, '.count, .small-map');
    counts.forEach((one) => within(one, strip));
    apart(counts);
  }
  for (const holder of [...all(glen, '.owner'), ...all(document, '.glen-hand')]) {
    const held = all(holder, 'h2, .holding, .taken');
    held.forEach((one) => within(one, holder));
    apart(held);
  }
  for (const row of all(glen, '.market-row')) all(row, ':scope > *').forEach((one) => within(one, row));
  apart(all(glen, '.ring, .near, .others, .far'));
  apart(all(glen, '.market-row, .stack, .ring > .space, .centre .taken'));
  return [...found];
}"""


def fork(api: Api, name: str, at: int, phase: str) -> dict[str, Any]:
    """Fork a recorded game, at a step from `at` on in which seat 0 is in a phase, with human players on all seats."""
    over = api.imported(recording(name).read_bytes())
    steps = (api.get(f"/v1/games/{over['id']}?at={version}") for version in range(at, over["version"]))
    step = next(entry for entry in steps if entry["state"]["phase"] == phase and entry["state"]["turn"] == 0)
    seats = [{"kind": "human", "name": each} for each in NAMES[: len(step["seats"])]]
    game: dict[str, Any] = api.post(f"/v1/games/{over['id']}/forks", {"at": step["version"], "seats": seats})
    return game


def table(page: Any, url: str, game: dict[str, Any], at: int | None = None) -> None:
    """Show a table, or a step of its replay, and wait until it is drawn."""
    page.goto(f"{url}/#/games/{game['id']}" + (f"?at={at}" if at else ""))
    if at:
        page.get_by_role("heading", name=f"Step {at},").wait_for()
    page.locator(".board .glen").wait_for()
    until(page, "document.getAnimations().every(({ playState }) => playState !== 'running')")
