import sys
from typing import Any
import pytest
from helpers.pages import *
from helpers.pages import SETTLED, WATCH_SHIFTS
sys.path.insert(0, __file__.rpartition("/e2e")[0])
from e2e.test_page import play, GAMES
pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]
@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize(("title", "ruleset"), GAMES)
def test_s(title, ruleset, size, service_url, api, visit):
    page = visit(size)
    game = open_game(page, service_url, title)
    until(page, SETTLED)
    page.evaluate("part('store.js').then(({ set }) => set({ openDetails: new Set() }))")
    page.wait_for_timeout(100)
    page.evaluate(WATCH_SHIFTS)
    try:
        n = play(page, api, game, 400)
    except AssertionError as e: n = str(e)[:60]
    shifts = page.evaluate("shifts")
    by = {}
    for v, w in shifts: by[w] = by.get(w, 0) + v
    with open("/tmp/wt/frame/shift.log", "a") as f:
        print(title, size, "clicks", n, "SUM", round(sum(v for v, _ in shifts), 3), file=f)
        for w, v in sorted(by.items(), key=lambda x: -x[1])[:12]: print("   ", round(v, 4), w[:200], file=f)
