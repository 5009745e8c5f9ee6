"""How people act at the table, and what they see and hear of it: keys, dragging, typing, motion, sounds, leaving."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.forks import fork
from helpers.pages import PART, SIZES, game_of, open_game, sit, sound, until

from cairn.contract.playing import recording

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

MOST_PRESSES = 8
"""So many keys a move may take at most."""
TURN = """() => {
  if (document.querySelector('.ending')) return 'over';
  const prompt = document.querySelector('.actions .prompt')?.textContent ?? '';
  return prompt.startsWith('It is your turn.') && document.querySelector('.play .clickable, .actions [data-move]');
}"""
LEGAL = "part('store.js').then(({ get }) => get().moves)"
HAND = "[...document.querySelectorAll('.hand-bar button[data-targets]')].map((one) => one.dataset.targets)"
VERSION = "part('store.js').then(({ get }) => get().game.version)"


def test_a_whole_game_is_played_by_keyboard(service_url: str, visit: Callable[..., Any]) -> None:
    """No move of a whole game of Schotten Totten takes more than 8 keys, nor do all of them on average."""
    page = visit("desk")
    open_game(page, service_url, "Schotten Totten")
    presses = []
    while until(page, TURN) != "over":
        moves, hand, version = (page.evaluate(script) for script in (LEGAL, HAND, VERSION))
        move = next((one for one in moves if one["type"] == "claim"), moves[len(moves) // 2])
        keys = {
            "play_card": lambda one, held: [str(held.index(f"hand:{one['card']}") + 1), str(one["stone"])],
            "claim": lambda one, _: [f"Shift+Digit{one['stone']}"],
        }.get(move["type"], lambda *_: ["e"])(move, hand)
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(30)
        presses.append(sum(1 + key.startswith("Shift+") for key in keys))
        until(page, f"document.querySelector('.ending') || {VERSION}.then((now) => now > {version})")
    game = Api(service_url).get(f"/v1/games/{game_of(page)}")
    assert game["status"] == "finished"
    assert len(presses) > 10
    assert sum(presses) / len(presses) <= MOST_PRESSES
    assert max(presses) <= MOST_PRESSES
    print(f"{len(presses)} moves, {sum(presses) / len(presses):.2f} keys a move, at most {max(presses)}")
