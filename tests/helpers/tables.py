"""A table with a test's player, in the page, and the parts of its state that a test may read."""

from typing import Any

from helpers.api import Api
from helpers.pages import sit, until

TURN = """() => {
  if (document.querySelector('.ending')) return 'over';
  const prompt = document.querySelector('.actions .prompt')?.textContent ?? '';
  return prompt.startsWith('It is your turn.') && !!document.querySelector('.play .clickable, .actions [data-move]');
}"""

STORE = "part('store.js').then(({{ get }}) => get().{})"
LEGAL, VERSION, CLICKED = (STORE.format(name) for name in ("moves", "game.version", "clicked"))


def table(page: Any, url: str, api: Api, ruleset: str = "schotten_totten", seats: int = 2) -> int:
    """Open a game of humans, and show the table of the seat to act, which is returned."""
    names = ("Ann", "Bob", "Cid")[:seats]
    body = {"ruleset": ruleset, "seats": [{"kind": "human", "name": name} for name in names]}
    game = api.post("/v1/games", body)
    seat = int(game["to_act"][0]["seat"])
    sit(page, url, game, seat)
    until(page, TURN)
    return seat
