"""Write the layout of each game's table for tables that wait for players: `python tests/e2e/laid_out.py`.

It needs the packages of the tests. It opens games on its own service and saves the spectator's view of them as
`laid_out.json` next to each game's drawing code.
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[1]))

from e2e.pictures import service
from helpers.api import ROOT, Api

GAMES = ROOT / "service" / "web" / "page" / "games"
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "schotten_totten": [{"tactics": False}, {"tactics": True}],
    "highland_clans": [{}],
    "glen_more": [{}],
}
"""Options with different layouts of the table, for each ruleset."""


def laid_out(api: Api, ruleset: str) -> list[dict[str, Any]]:
    """Return the dealt tables of a ruleset, {seats, options, state}, as a spectator sees them."""
    tables = []
    for count in api.get(f"/v1/rulesets/{ruleset}")["seats"]:
        for options in OPTIONS[ruleset]:
            seats = [{"kind": "human", "name": f"Player {seat + 1}"} for seat in range(count)]
            game = api.post("/v1/games", {"ruleset": ruleset, "seats": seats, "options": options})
            tables.append({"seats": count, "options": options, "state": api.get(f"/v1/games/{game['id']}")["state"]})
    return tables


def main() -> None:
    """Write the file of each game."""
    with service() as api:
        for ruleset in OPTIONS:
            path = GAMES / ruleset / "laid_out.json"
            path.write_text(json.dumps(laid_out(api, ruleset), separators=(",", ":")) + "\n")
            print(f"{ruleset}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
