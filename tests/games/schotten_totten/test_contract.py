"""Points 2 and 7 of the contract for Schotten Totten."""

from games.schotten_totten.given import change, given

from cairn.contract.playing import perft
from cairn.events.chance import ScriptedChance
from cairn.events.schotten_totten.events import RoundEnded
from cairn.events.schotten_totten.pieces import TACTICS
from cairn.projections.fold import projection_of
from cairn.projections.schotten_totten.state import Deck
from cairn.service.rules import newest
from cairn.service.rules.interface import follow


def test_perft_of_schotten_totten() -> None:
    """Point 7: at the opening 6 cards go to 9 stones, 54 moves; then as many again, as no claim is possible."""
    state = projection_of("schotten_totten").State.new({"rounds": 1, "first_seat": 0}, 2)
    follow(state, newest("schotten_totten").new({"rounds": 1, "first_seat": 0}, 2, ScriptedChance([0] * 12)))
    assert [perft("schotten_totten", state, depth) for depth in (1, 2)] == [54, 54 * 54]


def test_perft_of_schotten_totten_with_claims() -> None:
    """Point 7: brown 9 is about to prove stone 1 with 7, 8, 9; by hand 2 cards on 9 stones, 18; then recorded."""
    state = projection_of("schotten_totten").State.new({"rounds": 1, "first_seat": 0}, 2)
    follow(state, newest("schotten_totten").new({"rounds": 1, "first_seat": 0}, 2, ScriptedChance([0] * 12)))
    state.hands = (("brown-9", "red-1"), ("red-2", "red-3"))
    change(state, 1, sides=(("brown-7", "brown-8"), ("green-1",)))
    state.clan_deck = Deck(0)
    assert [perft("schotten_totten", state, depth) for depth in (1, 2, 3)] == [18, 17 * 18 + 2, 2770]


def test_perft_of_tactics() -> None:
    """Point 7: seven cards go to nine stones, 63 moves; then a deck is chosen, 126; then the other's 63, recorded."""
    options = {"rounds": 1, "first_seat": 0, "tactics": True}
    state = projection_of("schotten_totten").State.new(options, 2)
    follow(state, newest("schotten_totten").new(options, 2, ScriptedChance([0] * 14)))
    assert [perft("schotten_totten", state, depth) for depth in (1, 2, 3)] == [63, 63 * 2, 63 * 2 * 63]


def test_perft_of_all_tactic_cards() -> None:
    """Point 7: Ann holds eight tactic cards and a red 1; stone 1 has her red 2 against blue 2 and a Shield-Bearer.

    By hand: the clan card and two elite troops go to nine stones, 27; each mode onto nine, 18; the Recruiter, 1; the
    Strategist takes the red 2 to eight stones or discards it, 9; the Banshee has two cards, 2; the Traitor takes the
    blue 2 to nine, 9. Then recorded.
    """
    held = " ".join(card for card in sorted({*TACTICS}) if card != "shield_bearer")
    state = given({1: ("r2", "b2 shield_bearer")}, ("r1", "g1"), (held, ""), tactic_deck=0)
    assert [perft("schotten_totten", state, depth) for depth in (1, 2)] == [27 + 18 + 1 + 9 + 2 + 9, 596]


def test_every_sentence_of_a_rounds_end() -> None:
    """Point 2: won in each way, and drawn."""
    say = projection_of("schotten_totten").say
    drawn = RoundEnded("stuck", None, (3, 3), (3, 3))
    assert say(drawn, ["Ann", "Bob"]) == "The round is drawn, as both players could only pass (3:3)."
    for reason in ("three_adjacent", "five", "stuck"):
        assert say(RoundEnded(reason, 0, (5, 1), (5, 1)), ["Ann", "Bob"]).startswith("Ann wins the round, ")
