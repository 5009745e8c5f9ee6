"""Points 2, 6 and 7 of the contract for Schotten Totten."""

from games.schotten_totten.given import change, rules, set_up

from cairn.contract.playing import load, perft, recording
from cairn.events.chance import ScriptedChance
from cairn.events.codec import decode
from cairn.events.schotten_totten.events import RoundEnded
from cairn.events.schotten_totten.pieces import TACTICS
from cairn.projections.fold import projection_of
from cairn.projections.schotten_totten.state import Deck, State
from cairn.service.languages import english
from cairn.service.rules.interface import follow


def deal(cards: int = 6, **options: bool) -> State:
    """Return the first position of a game, with the lowest cards in both hands."""
    chosen = {"rounds": 1, "first_seat": 0} | options
    state = State.new(chosen, 2)
    follow(state, rules.new(chosen, 2, ScriptedChance([0] * 2 * cards)))
    return state


def test_perft_of_schotten_totten() -> None:
    """Point 7: at the opening 6 cards go to 9 stones, 54 moves; then as many again, as no claim is possible."""
    state = deal()
    assert [perft("schotten_totten", state, depth) for depth in (1, 2)] == [54, 54 * 54]


def test_perft_of_schotten_totten_with_claims() -> None:
    """Point 7: brown 9 is about to prove stone 1 with 7, 8, 9; by hand 2 cards on 9 stones, 18; then recorded."""
    state = deal()
    state.hands = (("brown-9", "red-1"), ("red-2", "red-3"))
    change(state, 1, sides=(("brown-7", "brown-8"), ("green-1",)))
    state.clan_deck = Deck(0)
    assert [perft("schotten_totten", state, depth) for depth in (1, 2, 3)] == [18, 17 * 18 + 2, 2770]


def test_perft_of_tactics() -> None:
    """Point 7: seven cards go to nine stones, 63 moves; then a deck is chosen, 126; then the other's 63, recorded."""
    state = deal(7, tactics=True)
    assert [perft("schotten_totten", state, depth) for depth in (1, 2, 3)] == [63, 63 * 2, 63 * 2 * 63]


def test_perft_of_all_tactic_cards() -> None:
    """Point 7: Ann holds eight tactic cards and a red 1; stone 1 has her red 2 against blue 2 and a Shield-Bearer.

    By hand: the clan card and two elite troops go to nine stones, 27; each mode onto nine, 18; the Recruiter, 1; the
    Strategist takes the red 2 to eight stones or discards it, 9; the Banshee has two cards, 2; the Traitor takes the
    blue 2 to nine, 9. Then recorded.
    """
    held = " ".join(card for card in sorted({*TACTICS}) if card != "shield_bearer")
    state = set_up({1: ("r2", "b2 shield_bearer")}, ("r1", "g1"), (held, ""), tactic_deck=0)
    assert [perft("schotten_totten", state, depth) for depth in (1, 2)] == [27 + 18 + 1 + 9 + 2 + 9, 596]


def test_every_sentence_of_a_rounds_end() -> None:
    """Point 2: won in each way, and drawn."""
    say = lambda *words: english().render(projection_of("schotten_totten").say(*words))  # noqa: E731
    drawn = RoundEnded("stuck", None, (3, 3), (3, 3))
    assert say(drawn, ["Ann", "Bob"]) == "The round is drawn, as both players could only pass (3:3)."
    for reason in ("three_adjacent", "five", "stuck"):
        assert say(RoundEnded(reason, 0, (5, 1), (5, 1)), ["Ann", "Bob"]).startswith("Ann wins the round, ")


def test_the_stuck_game_is_stuck() -> None:
    """Point 6: it was recorded for its passes and awards."""
    decisions = [decode(entry.stored, entry.version) for entry in load(recording("schotten_totten_stuck"))]
    kinds = {event.type.partition(".")[2] for decision in decisions for event in decision.events}
    assert {"passed", "stone_awarded"} <= kinds
