"""Record a data folder of the format that is written now: `python tests/recorded/record.py`.

`cairn up` makes it, with a finished game of each kind, one that AIs still play, one of two guests, and a player with a
webhook; the finished ones lie in a segment. Where the format has a new number, the folder of the one before stays as it
is.
"""

import sys
import tarfile
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers.api import KEY, Api
from helpers.running import Up, address, until

from cairn.service.redis_clients.format import HIGHEST
from cairn.service.rules import GAMES

FOLDER = Path(__file__).parent
LEFT_OUT = {"lock", "server.lock", "socket", "redis.sock", "redis.log", "queue"}
"""What a data folder has while it is in use, and the queue, which keeps nothing."""
AI = {"kind": "ai", "level": "random"}
GUESTS = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]


def play(api: Api) -> None:
    """Fill a Cairn."""
    seats = {ruleset: 3 if ruleset == "highland_clans" else 2 for ruleset in GAMES}
    games = [api.post("/v1/games", {"ruleset": name, "seats": [AI] * count})["id"] for name, count in seats.items()]
    until(lambda: all(api.ask("GET", f"/v1/transparency?game={game}").status_code == 200 for game in games))
    game, players = api.open(*GUESTS)
    for _ in range(5):
        for player in players:
            if moves := player.get(f"/v1/games/{game['id']}/legal-moves")["moves"]:
                player.post(f"/v1/games/{game['id']}/moves", {"moves": moves[:1]})
    ann = api.as_(api.post("/v1/players", {"name": "Cid"})["token"])
    ann.post("/v1/webhooks", {"url": "http://127.0.0.1:9999/hook", "player": "me"})
    ann.post("/v1/games", {"ruleset": "glen_more", "seats": [{"kind": "human", "player": "me"}, {"kind": "open"}]})


def main() -> None:
    """Write the archive of the folder."""
    with tempfile.TemporaryDirectory() as temporary:
        data = Path(temporary) / "data"
        options = ("--port", "0", "--data", str(data), "--no-demo")
        settings = {"CAIRN_KEY": KEY, "CAIRN_WEBHOOK_NETWORKS": "127.0.0.0/8", "CAIRN_COLD_AFTER": "0.001"}
        up = Up(Path(temporary) / "said", *options, **settings)
        try:
            play(Api(address(up)))
        finally:
            assert up.stop() == 0
        with tarfile.open(FOLDER / f"format-{HIGHEST}.tar.xz", "w:xz") as archive:
            for path in sorted(data.iterdir()):
                if path.name not in LEFT_OUT:
                    archive.add(path, path.name, filter=_nobodys)


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


if __name__ == "__main__":
    main()
