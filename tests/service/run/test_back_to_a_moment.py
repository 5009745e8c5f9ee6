"""A restore to a moment as described on the page: the append-only file ends there, and is valid."""

import random
import re
import subprocess
from pathlib import Path

import pytest
from helpers.api import KEY, ROOT, free_port
from helpers.rated import GUEST, move, opened, player
from helpers.running import until
from helpers.servers import BINARY, listening

from cairn.service.audit.auditor import Auditor
from cairn.service.container import Services
from cairn.service.queries.snapshots import TRUTH
from cairn.service.run.program import find_program
from cairn.service.settings import Settings
from cairn.workers.caretaker import Caretaker

CONF = ROOT / "service/run/redis.conf"


def second(services: Services) -> int:
    """Return Redis' time, in whole seconds."""
    return int(services.clock.time())


def version(services: Services, game: str) -> int:
    """Return a game's version."""
    return services.repository.get(game, TRUTH).head.version


@pytest.mark.slow
def test_a_restore_to_a_moment(tmp_path: Path) -> None:
    """Games are restored to that moment and are provable. The journal erases players again."""
    data, port, journal = tmp_path / "data", free_port(), str(tmp_path / "erasures")
    settings = Settings(redis_url=f"redis://127.0.0.1:{port}/0", key=KEY, erasures=journal)
    source = random.Random(5)
    with listening(data, port, "--include", str(CONF)):
        services = Services(settings)
        ann = player(services, "Ann of Before")
        game = opened(services, ann, GUEST)
        for _ in range(5):
            move(services, game, source)
        before, moment = version(services, game), second(services)
        until(lambda: second(services) > moment + 1)
        for _ in range(5):
            move(services, game, source)
        services.erasure.begin(str(ann.player))
        Caretaker(services).care_for_erasures()
        assert version(services, game) == before + 5
        services.redis.close()
    manifest = data / "appendonlydir" / "appendonly.aof.manifest"
    words = ["redis-check-aof", "--truncate-to-timestamp", str(moment), str(manifest)]
    program = BINARY or find_program()  # the server does it if it is called by this name
    cut = subprocess.run(words, executable=program, capture_output=True, text=True, check=False)
    assert cut.returncode == 0, cut.stdout
    with listening(data, port, "--include", str(CONF)):
        services = Services(settings)
        assert version(services, game) == before
        _, audit = Auditor(services.log).audit(game)
        assert [proof.status for proof in audit.proofs][:2] == ["passed", "passed"]
        assert "Ann of Before" in str(services.players.get(str(ann.player)))
        Caretaker(services).care_for_erasures()
        assert "Ann of Before" not in str(services.redis.hgetall(f"cairn:{{{ann.player}}}:player"))
        assert [one.player for one in services.erasure.journal.all()] == [ann.player]
        for _ in range(5):
            move(services, game, source)  # and it goes on
        services.redis.close()


def test_the_page_describes_it() -> None:
    """It has the tested command and the setting that it needs."""
    page = (ROOT / "service/run/README.md").read_text().partition("### Back to a moment")[2]
    assert "redis-check-aof --truncate-to-timestamp" in page
    assert "aof-timestamp-enabled yes" in page
    assert re.search("^aof-timestamp-enabled yes$", CONF.read_text(), re.M)
