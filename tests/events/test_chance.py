"""Draws and their verification."""

import json
from pathlib import Path
from typing import Any

import pytest

from cairn.events.chance import DrawnChance, ScriptedChance, SeededChance, ai_seed

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text())
SECRET = bytes.fromhex(VECTORS["secret"])


@pytest.mark.parametrize("worked", VECTORS["chance"], ids=lambda worked: f"version {worked['version']}")
def test_draws_match_reference_values(worked: dict[str, Any]) -> None:
    """Blocks and draws, including one that skips values, were computed independently."""
    chance = DrawnChance(SECRET, worked["version"], worked["nonces"])
    assert chance.block(0).hex() == worked["block_0"]
    assert [[k, chance.draw(k)] for k, _ in worked["draws"]] == worked["draws"]
    assert chance.draws == [tuple(draw) for draw in worked["draws"]]


def test_a_value_at_the_limit_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values from the largest multiple of k upwards would favour small results."""
    chance = DrawnChance(SECRET, 1, [])
    monkeypatch.setattr(chance, "_numbers", iter([2**64 - 1, 2**64 - 2]))
    assert chance.draw(2**64 - 1) == 2**64 - 2


def test_each_version_and_each_nonce_has_its_own_chance() -> None:
    """Another version, or another seat's nonce, gives other draws."""
    firsts = {
        DrawnChance(SECRET, version, nonces).draw(2**32) for version, nonces in [(1, [""]), (2, [""]), (1, ["a"])]
    }
    assert len(firsts) == 3


def test_picking_takes_the_drawn_candidate() -> None:
    """`pick` returns the candidate at the index of `draw`."""
    assert DrawnChance(SECRET, 2, ["", ""]).pick([chr(65 + n) for n in range(54)]) == "B"


def test_a_seed_repeats_its_draws() -> None:
    """The search's chance is repeatable and within bounds."""
    first, second = SeededChance("00ff"), SeededChance("00ff")
    draws = [first.draw(k) for k in range(1, 200)]
    assert draws == [second.draw(k) for k in range(1, 200)]
    assert all(0 <= draw < k for k, draw in enumerate(draws, start=1))


@pytest.mark.parametrize(
    "worked", VECTORS["ai"], ids=lambda worked: f"version {worked['version']} {worked.get('nonces')}"
)
def test_the_seed_of_an_ai_matches_the_reference(worked: dict[str, Any]) -> None:
    """`printf 'ai:3' | openssl dgst -sha256 -mac HMAC -macopt hexkey:<secret>` computes it; with and without nonces."""
    assert ai_seed(SECRET, worked["version"], worked.get("nonces")) == worked["seed"]


def test_a_script_is_followed_or_refused() -> None:
    """Scripted draws are used in order. One that is too large, or missing, is an error."""
    chance = ScriptedChance([2, 5])
    assert chance.pick(["a", "b", "c"]) == "c"
    with pytest.raises(ValueError, match="has 5"):
        chance.draw(5)
    with pytest.raises(ValueError, match="has None"):
        chance.draw(5)
