"""Differences and faults planted into the kernel of Schotten Totten, one at a time."""

MUTANTS = {
    "four stones win": ("claims.c", "(stones) >= 5", "(stones) >= 4"),
    "a tie is proven": ("formations.c", "kind * 64 + total > reached", "kind * 64 + total >= reached"),
    "the first side does not win a tie": ("claims.c", "return stone->first == NONE ? 0 : stone->first", "return 0"),
    "a side that is open again stays first": ("rules.c", "if (was_complete) reopen", "if (false) reopen"),
    "the deck is drawn from below": ("rules.c", "deck->left > deck->under_count", "!deck->under_count"),
    "a Joker goes back": ("moves.c", "cards[i] == JOKER && state->jokers[seat]", "false"),
    "a chance is worked out in another way": (
        "hasty.c",
        "rows[i] += q * r + (1.0 - q) * (1.0 - r)",
        "rows[i] += 1.0 - q - r + 2 * q * r",
    ),
    "a kept card is worth more": ("hasty.c", "KEPT = 0.16", "KEPT = 0.17"),
    "a layer is rounded in another way": ("net.c", "passed = sum >> bits", "passed = (sum + 1) >> bits"),
    "a row of three is seen too late": ("sight.c", "(own >> i & 7) == 2", "(own >> i & 7) == 3"),
}
"""Differences planted into the kernel, one at a time: the place, and the replacement."""

FAULTS = {
    "nothing is checked": ("TRY(check_numbers(state));", "return NULL;"),
    "a turn is of any seat": ('{"turn", state->turn, 0, 1}', '{"turn", state->turn, 0, 255}'),
    "a list is as long as it says": ("if (list.count > list.max)", "if (false)"),
    "a card is twice there": ("(card == JOKER ? 2 : 1)", "2"),
    "a hand is too small": ("held >= min && ", ""),
    "a stone has no winner": ("DEMAND(is_proven(stone, stone->owner, hidden)", "DEMAND(true"),
    "a card is missing": ("all[CLAN] == CLAN_CARDS", "all[CLAN] <= CLAN_CARDS"),
    "real positions are refused": ("MAX_DISCARDED = 6", "MAX_DISCARDED = 1"),
}
"""Faults planted into the check, one at a time."""
