"""Raids, cards and hidden information in Highland Clans by clause: given these hands, when this move, these events."""

from collections import Counter

import pytest
from games.highland_clans.given import begin_raid, change, clan, cubes, kinds, refused, rules, set_up, waited_for, when

from cairn.events.chance import SeededChance
from cairn.events.decision import Decision, Event, Move, redact
from cairn.events.highland_clans.events import (
    CardLaid,
    CardsDiscarded,
    CardsDrawn,
    CombatFought,
    DiscardsShuffled,
    RaidBegan,
    RaidDecided,
    SpoilDeclined,
    SpoilTaken,
    TurnBegan,
)
from cairn.events.highland_clans.moves import DeclineSpoil, Discard, EndTurn, Exchange, LayCard, Raid, TakeSpoil
from cairn.events.highland_clans.pieces import CARDS
from cairn.projections.highland_clans.state import RaidUnderWay, State
from cairn.service.rules.highland_clans.hands import unseen


def lay(cards: str) -> list[LayCard]:
    """Return cards laid in turn, attacker first; `3p` is one with a piper."""
    return [LayCard(word.endswith("p"), int(word[0])) for word in cards.split()]


def test_raid_exchange_or_neither() -> None:
    """HC-40: any opponent, one to three cards, or nothing."""
    state = set_up(clan("1124"), phase="raid")
    pairs = [(1, 1), (1, 1, 2), (1, 1, 4), (1, 2), (1, 2, 4), (1, 4), (2, 4)]
    exchanges = sorted([(1,), (2,), (4,), *pairs])
    assert rules.legal_moves(state, 0) == [Raid(1), Raid(2), *map(Exchange, exchanges), EndTurn()]
    assert refused(state, Raid(0)) == "A raid is against an opponent (HC-40)."
    assert refused(state, Raid(3)) == "A raid is against an opponent (HC-40)."
    for cards in (None, (), (1, 1, 2, 4)):
        assert refused(state, Exchange(cards)) == "One, two or three cards can be exchanged (HC-40)."
    assert refused(state, Exchange((2, 1))) == "Name the cards with the lowest first (HC-40)."
    assert refused(state, Exchange((4, 4))) == "Your hand has 1 of value 4; this takes 2 (HC-40)."
    assert refused(state, Exchange((3, 4))) == "Your hand has no 3 (HC-40)."
    assert refused(state, Exchange((1, 1, 1))) == "Your hand has 2 of value 1; this takes 3 (HC-40)."


def test_an_exchange_discards_then_draws_as_many() -> None:
    """HC-40: and the turn is over; the cards discarded lie face down."""
    state = set_up(clan("1124"), phase="raid", bag=cubes("yybbgg"))
    events = when(state, Exchange((1, 1)), draws=[54, 53])
    assert events[:3] == [CardsDiscarded(0, 2, 0, (1, 1)), CardsDrawn(0, 2, 53, (4, 4)), TurnBegan(1, 2)]
    assert (state.clans[0].hand, state.discards) == ((2, 4, 4, 4), (1, 1))


def test_a_raid_on_a_player_without_property() -> None:
    """HC-40: it is allowed, and the defence is compulsory."""
    state = set_up(clan(), clan(cattle=0, free_lands=2), phase="raid")
    assert when(state, Raid(1)) == [RaidBegan(0, 1)]
    when(state, *lay("1"))
    assert waited_for(state) == (1, "lay_card")
    assert {type(move) for move in rules.legal_moves(state, 1)} == {LayCard}
    assert refused(state, EndTurn(), 1) == "Three combat rounds make a raid; lay a card (HC-41)."
    assert refused(state, LayCard(False, 1)) == "It is not your move; Bob is waited for (HC-41)."


def test_a_combat_round() -> None:
    """HC-41, HC-42: a card each, a piper adds 1; both are revealed and discarded, the pipers go to the bag."""
    state = begin_raid(clan("1234"), clan("1234", pipers=0))
    bag = state.bag
    assert when(state, *lay("3p")) == [CardLaid(0, True, 3)]
    assert (state.clans[0].pipers, state.clans[0].hand) == (1, (1, 2, 4))
    assert refused(state, LayCard(True, 1), 1) == "Your court has no piper (HC-41)."
    assert refused(state, LayCard(False, None), 1) == "Say which card (HC-41)."
    assert when(state, *lay("3")) == [CardLaid(1, False, 3), CombatFought(1, (3, 3), (4, 3), 0, (1, 0))]
    assert CombatFought.reveals
    assert (state.discards, state.bag, waited_for(state)) == ((3, 3), bag + cubes("b"), (0, "lay_card"))
    assert refused(state, LayCard(False, 3)) == "Your hand has no 3 (HC-41)."


def test_equal_totals_win_nothing() -> None:
    """HC-41: a 3 and a 2 with a piper are equal."""
    events = when(begin_raid(clan("1234"), clan("1234")), *lay("3 2p"))
    assert events[-1] == CombatFought(1, (3, 2), (3, 3), None, (0, 0))


def test_always_three_combat_rounds() -> None:
    """HC-41: even after two wins; the last card of a hand without a piper for it needs no answer, all see it."""
    state = begin_raid(clan("444", warriors=3, pipers=0), clan("111", warriors=3, pipers=0))
    events = when(state, *lay("4 1 4 1"))
    assert [event.combat for event in events if isinstance(event, CombatFought)] == [1, 2, 3]
    state = begin_raid(clan("444", warriors=3, pipers=0), clan("1111", pipers=0))
    when(state, *lay("4 1 4 1"))
    assert waited_for(state) == (1, "lay_card")
    assert rules.legal_moves(state, 1) == [LayCard(False, 1)]
    state = begin_raid(clan("444", warriors=3, pipers=1), clan("1111", pipers=0))
    when(state, *lay("4 1 4 1"))
    assert waited_for(state) == (0, "lay_card")


@pytest.mark.parametrize(
    ("cards", "decided"),
    [
        ("4 1 4 1 1 1", RaidDecided(0, 1, (2, 0), 0, 1, 0, ("cattle",))),
        ("4 1 1 1 1 1", RaidDecided(0, 1, (1, 0), 0, 1, 0, ("cattle",))),
        ("4 1 1 4 1 4", RaidDecided(0, 1, (1, 2), 1, -1, 2, ())),
        ("4 1 1 4 1 1", RaidDecided(0, 1, (1, 1), None, 1, 0, ())),
    ],
)
def test_most_of_three_combat_rounds_win_the_raid(cards: str, decided: RaidDecided) -> None:
    """HC-43, HC-44, HC-46, HC-47: one win and two draws suffice; +1; or -1 and +2; or +1 for none."""
    state = begin_raid(clan("11144", warriors=5), clan("11144", warriors=5))
    assert decided in when(state, *lay(cards))
    assert state.points == (5 + decided.attacker_points, 5 + decided.defender_points, 5)
    assert waited_for(state) == ((0, "spoil") if decided.spoils else (0, "discard"))


def won_raid(attacker: dict[str, int], defender: dict[str, int]) -> State:
    """Return a raid that Ann has just won."""
    state = begin_raid(clan("444", warriors=3, **attacker), clan("111", warriors=3, **defender))
    when(state, *lay("4 1 4 1 4 1"))
    return state


def test_one_spoil_may_be_taken() -> None:
    """HC-44: a castle or a monastery, which goes to the bag with all its cubes, or cattle; or none."""
    state = won_raid({}, {"castles": 1, "free_lands": 0})
    assert rules.legal_moves(state, 0) == [TakeSpoil("cattle"), TakeSpoil("castle"), DeclineSpoil()]
    assert refused(state, TakeSpoil("monastery")) == "The defender has no monastery (HC-44)."
    assert refused(state, EndTurn()) == "You have won the raid; take a spoil, or none (HC-44)."
    bag = state.bag
    assert when(state, TakeSpoil("castle"))[0] == SpoilTaken(0, 1, "castle", "bag")
    assert state.bag == bag + cubes("bb")
    assert (state.clans[1].castles, state.clans[1].free_lands, state.clans[0].castles) == (0, 1, 0)
    state = won_raid({}, {"monasteries": 1, "free_lands": 0})
    bag = state.bag
    when(state, TakeSpoil("monastery"))
    assert (state.bag, state.clans[1].monasteries) == (bag + cubes("ggg"), 0)


def test_stolen_cattle_goes_onto_a_free_land_if_there_is_one() -> None:
    """HC-44: otherwise it goes to the bag."""
    state = won_raid({}, {})
    assert when(state, TakeSpoil("cattle"))[0] == SpoilTaken(0, 1, "cattle", "land")
    assert (state.clans[0].cattle, state.clans[0].free_lands) == (2, 0)
    assert (state.clans[1].cattle, state.clans[1].free_lands) == (0, 2)
    state = won_raid({"free_lands": 0, "castles": 1}, {})
    bag = state.bag
    assert when(state, TakeSpoil("cattle"))[0] == SpoilTaken(0, 1, "cattle", "bag")
    assert (state.bag, state.clans[0].cattle) == (bag + cubes("r"), 1)


def test_a_declined_spoil_brings_no_more() -> None:
    """HC-44, HC-45: the attacker has the one point and nothing else."""
    state = won_raid({}, {})
    assert when(state, DeclineSpoil())[0] == SpoilDeclined(0)
    assert (state.points[0], state.clans[1].cattle) == (6, 1)


def test_victory_over_a_player_without_property() -> None:
    """HC-45: it brings 2 points, and there is no spoil to ask for."""
    state = won_raid({}, {"cattle": 0, "free_lands": 2})
    assert state.points == (7, 5, 5)
    assert waited_for(state) == (0, "discard")


def test_points_never_fall_below_zero() -> None:
    """HC-48: a player without points may raid, and loses none."""
    assert Raid(1) in rules.legal_moves(set_up(phase="raid", points=(0, 5, 5)), 0)
    state = begin_raid(clan("111", warriors=3, pipers=0), clan("444", warriors=3, pipers=0), points=(0, 5, 5))
    assert RaidDecided(0, 1, (0, 3), 1, 0, 2, ()) in when(state, *lay("1 4 1 4"))
    assert state.points == (0, 7, 5)


def test_fresh_cards_after_a_raid() -> None:
    """HC-49: points, spoil, the attacker draws 5, the defender 5; the attacker discards 2, then the defender 2."""
    state = begin_raid(clan("444", warriors=3, pipers=0), clan("111", warriors=3, pipers=0), bag=cubes("yybbgg"))
    assert kinds(when(state, *lay("4 1 4 1")))[-1] == "raid_decided"
    events = when(state, TakeSpoil("cattle"))
    assert kinds(events) == ["spoil_taken", "cards_drawn", "cards_drawn"]
    assert [(event.seat, event.count) for event in events if isinstance(event, CardsDrawn)] == [(0, 5), (1, 5)]
    owed = []
    for seat in (0, 0, 1, 1):
        assert waited_for(state) == (seat, "discard")
        discarded, *after = when(state, rules.legal_moves(state, seat)[0])
        assert isinstance(discarded, CardsDiscarded)
        owed.append(discarded.owed)
    assert owed == [1, 0, 1, 0]
    assert after[0] == TurnBegan(1, 2)
    assert [len(one.hand) for one in state.clans[:2]] == [3, 3]


def test_the_attacker_discards_first_on_every_seat() -> None:
    """HC-49: the attacker has the turn."""
    state = set_up(clan("111122"), clan("333344"), turn=1, phase="refill")
    assert waited_for(state) == (1, "discard")
    when(state, Discard(3), Discard(3))
    assert waited_for(state) == (0, "discard")


def test_refusals_in_a_raid_name_its_clauses() -> None:
    """HC-41, HC-44, HC-49: for both sides of the raid, whichever is to move."""
    state = begin_raid(clan("444", warriors=3, pipers=0), clan("111", warriors=3, pipers=0))
    assert refused(state, LayCard(False, 1), 1) == "It is not your move; Ann is waited for (HC-41)."
    when(state, *lay("4 1 4 1"))
    assert refused(state, LayCard(False, 1), 1) == "It is not your move; Ann is waited for (HC-44)."
    when(state, DeclineSpoil())
    assert refused(state, Discard(1), 1) == "It is not your move; Ann is waited for (HC-49)."
    assert refused(state, EndTurn()) == "After a raid you discard two cards; discard one first (HC-49)."
    assert refused(state, Discard(4)) == "Your hand has no 4 (HC-49)."


def refill(option: str) -> State:
    """Return a position in which Ann held a 1 and a 4, and has drawn 1 1 2 2 3 after a raid."""
    state = set_up(clan("1411223", warriors=5), clan("3333334", warriors=5), phase="refill", raid_refill=option)
    state.bag = cubes("yybbgg")
    return state


def test_any_two_cards_are_discarded() -> None:
    """HC-49: `hand`, the French text."""
    state = refill("hand")
    assert rules.legal_moves(state, 0) == [Discard(1), Discard(2), Discard(3), Discard(4)]
    when(state, Discard(4), Discard(1))
    assert sorted(map(int, filter(None, state.clans[0].hand))) == [1, 1, 2, 2, 3]


def test_two_of_the_five_just_drawn_are_discarded() -> None:
    """HC-49: `drawn`, the Dutch text; the first to go leaves four of them."""
    state = refill("drawn")
    assert rules.legal_moves(state, 0) == [Discard(1), Discard(2), Discard(3)]
    assert refused(state, Discard(4)) == "The 4 is not one of the cards you have just drawn (HC-49)."
    when(state, Discard(3))
    assert rules.legal_moves(state, 0) == [Discard(1), Discard(2)]
    assert refused(state, Discard(3)) == "Your hand has no 3 (HC-49)."
    when(state, Discard(1))
    assert waited_for(state) == (1, "discard")
    when(state, Discard(3), Discard(3))
    assert waited_for(state)[1] == "action"


def test_the_drawn_four_stay_apart_after_one_of_an_equal_value_went() -> None:
    """HC-49: of equal cards a drawn one goes, so that an old one cannot become one of the five."""
    state = set_up(clan("1412341", warriors=5), phase="refill", raid_refill="drawn")
    when(state, Discard(1))
    assert [*state.clans[0].hand] == [1, 4, 1, 2, 3, 4]
    assert rules.legal_moves(state, 0) == [Discard(1), Discard(2), Discard(3), Discard(4)]
    when(state, Discard(1))
    assert [*state.clans[0].hand] == [1, 4, 2, 3, 4]


def test_an_empty_deck_is_made_of_all_discards() -> None:
    """HC-50: the cards of the current turn included, and drawing goes on."""
    state = set_up(clan("1234"), phase="raid", deck=1, bag=cubes("yybbgg"))
    held: Counter[int | None] = Counter([4, *(card for one in state.clans for card in one.hand)])
    state.discards = tuple((Counter[int | None](CARDS) - held).elements())
    events = when(state, Exchange((1, 2, 3)))
    assert events[1:4] == [CardsDrawn(0, 1, 0, (4,)), DiscardsShuffled(57), CardsDrawn(0, 2, 55, (1, 1))]
    assert state.discards == ()


def test_nothing_is_shuffled_before_it_is_needed() -> None:
    """HC-50: a deck that is just used up stays empty until a card must be drawn."""
    state = set_up(clan("1234"), phase="raid", bag=cubes("yybbgg"))
    state.deck, state.discards = 2, ()
    assert DiscardsShuffled not in map(type, when(state, Exchange((1, 2))))
    assert state.deck == 0


def redact_for(viewer: int | None, by: int, move: Move, *events: Event) -> tuple[Move | None, tuple[Event, ...]]:
    """Return a decision's move and events as visible to a viewer."""
    decision = Decision(game="g", version=3, at="", by=by, move=move, events=events, ai=None, draws=())
    visible = redact(decision, viewer, ended=False)
    return visible.move, visible.events


def test_visibility_of_cards() -> None:
    """HC-51, HC-80: cards laid are hidden until both lie, public then; drawn or discarded ones are the owner's."""
    state = begin_raid(clan("1234"), clan("1234"))
    first, second = when(state, *lay("4")), when(state, *lay("2"))
    assert redact_for(1, 0, LayCard(False, 4), *first) == (LayCard(False, None), (CardLaid(0, False, None),))
    fought = CombatFought(1, (4, 2), (4, 2), 0, (1, 0))
    assert redact_for(None, 1, LayCard(False, 2), *second)[1] == (CardLaid(1, False, None), fought)
    known = CardsDiscarded(0, 1, 0, (1,)), CardsDrawn(0, 1, 9, (4,))
    blank = CardsDiscarded(0, 1, 0, None), CardsDrawn(0, 1, 9, None)
    for move, hidden in ((Discard(1), Discard(None)), (Exchange((1,)), Exchange(None))):
        assert [redact_for(viewer, 0, move, *known) for viewer in (1, None)] == [(hidden, blank)] * 2
        assert redact_for(0, 0, move, *known) == (move, known)


def test_a_determinized_view_deals_all_hidden_cards() -> None:
    """HC-80: hands, face-down discards and a laid card from what is unseen; the deck is the rest."""
    view = begin_raid(clan("2224"), clan(), discards=(4, None, 3, None), deck=47)
    for seat in (1, 2):
        change(view, seat, hand=(None,) * 4)
    view.raid = RaidUnderWay(1, 0, (0, 0), ())
    view.evolve(CardLaid(1, True, None))
    before = view.copy()
    for seed in range(20):
        whole = rules.determinize(view, 0, SeededChance(str(seed)))
        assert whole.raid
        cards = [*(card for one in whole.clans for card in one.hand), *whole.discards, whole.raid.laid[0].card]
        assert None not in cards
        assert all(number <= CARDS[card or 0] for card, number in Counter(cards).items())
        assert (whole.clans[0].hand, whole.discards[0], whole.discards[2]) == ((2, 2, 2, 4), 4, 3)
        assert len(unseen(whole)) == 67 - len(cards)
    assert view == before
