"""Columns: the proofs of a game, here and from its archive."""

from pathlib import Path
from tempfile import TemporaryDirectory

from click.testing import CliRunner
from joints.columns.column import Columns, Lived

from cairn.events.archive import names_in
from cairn.events.codec import dump
from cairn.service.cli import main

COLUMNS = Columns()
column = COLUMNS.enter


@column("proofs", *(f"audit.{name}" for name in ("auditor", "proofs", "chain", "fold", "rules")))
def proofs(lived: Lived) -> int:
    """Each of the immediate proofs passes for every version; before the end the first two."""
    statuses = {proof.name: (proof.status, proof.checked) for proof in lived.world.audit(lived.game).proofs}
    passed, chosen = ("passed", len(lived.log)), any(decision.ai for decision in lived.log)
    assert (statuses.pop("chain"), statuses.pop("fold")) == (passed, passed)
    if not lived.table.is_ended:
        assert set(statuses.values()) == {("not_yet", 0)}
    else:
        assert statuses == {"rules": passed, "draws": passed, "choices": ("not_asked" if chosen else "passed", 0)}
    return len(lived.log)


@column(
    "choices",
    "/analyses/<analysis>",
    "/audit",
    "audit.proofs",
    "analyses.analyses",
    "analyses.record",
    "analyses.store",
)
def choices(lived: Lived) -> int:
    """Workers choose again for each decision of an AI, with the same result."""
    versions = [decision.version for decision in lived.log if decision.ai]
    analysis = lived.analysis("choices")
    assert [(row["version"], row["status"], row["why"]) for row in analysis["items"]] == [
        (version, "passed", None) for version in versions
    ]
    (proof,) = (proof for proof in lived.get("/audit")["proofs"] if proof["name"] == "choices")
    assert (proof["status"], proof["checked"]) == ("passed", len(versions))
    return len(versions)


@column("verify", "/archive", "audit.archives", "audit.heads", "audit.imports")
def verify(lived: Lived) -> int:
    """`cairn verify` finds the same for the archive, or for the game by its id, and accepts a signed head."""
    services, what = lived.world.services, lived.game
    with TemporaryDirectory() as folder:
        (Path(folder) / "head").write_bytes(dump(lived.get()))
        if lived.table.is_ended:
            what, data = f"{folder}/archive", lived.world.ask("GET", f"/v1/games/{lived.game}/archive").data
            Path(what).write_bytes(data)
            assert names_in(data) == services.names.of_log(lived.game, services.log.read(lived.game))
        signed = ["--head", f"{folder}/head", "--key", str(services.signer.public_key)]
        result = CliRunner().invoke(main, ["verify", what, *signed])
    statuses = {line.split()[0]: line.split()[1].rstrip(",") for line in result.stdout.splitlines()}
    assert statuses.pop("head") == "passed", result.output
    assert statuses == {proof.name: proof.status for proof in lived.world.audit(lived.game).proofs}
    assert result.exit_code == (0 if lived.table.is_ended else 2)
    return len(statuses)
