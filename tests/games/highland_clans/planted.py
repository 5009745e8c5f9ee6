"""Differences and faults planted into the kernel of Highland Clans, one at a time."""

MUTANTS = {
    "two wins and a draw lose a raid": ("raids.c", "raid->wins[0] < raid->wins[1]", "raid->wins[0] < 2"),
    "a shared second place has 2 points": ("scoring.c", "second_alone ? 2 : 1", "2"),
    "the oldest of equal cards goes": (
        "hands.c",
        "at > 0 && clan->hand[at] != card",
        "at > 0 && clan->hand[0] != card",
    ),
    "any two cards go after a raid": ("hands.c", "state->phase == REFILL && state->drawn", "false"),
    "the deck is not shuffled": ("hands.c", "memset(state->discards, 0, sizeof state->discards);", ""),
    "a shown tile is drawn again": ("rules.c", "state->shown[number - FIRST_TILE]++;", ""),
    "a forced card is laid": ("rules.c", "state->clans[seat].held == 1", "true"),
    "a product is rounded in another order": (
        "sense.c",
        "0.1 * rounds * scored[seat]",
        "0.1 * (rounds * scored[seat])",
    ),
    "more cattle than looked at": (
        "learned.c",
        "counts->herds[seat] - common->against",
        "counts->herds[seat] + 1 - common->against",
    ),
    "others sit the other way round": ("learned.c", "(seat + i) %", "(seat + 4 * i) %"),
    "of equal plans the last is taken": ("quick.c", "!(value > best->value)", "!(value >= best->value)"),
    "of equal moves the last is ranked first": (
        "quick.c",
        "scores.values[at - 1] < value",
        "scores.values[at - 1] <= value",
    ),
    "redraws are ranked as they come": ("quick.c", "state->phase == REDRAWING ? state->reserve : NULL}", "NULL}"),
    "an exchange is ranked by its cards": ("quick.c", "all += cards[i];", ""),
    "a piper is ranked first": (
        "quick.c",
        "(int)SECOND(move) - (int)FIRST(move)",
        "(int)SECOND(move) + (int)FIRST(move)",
    ),
    "spoils are not ranked": ("quick.c", "best_spoil(state, seat, &scores)", "best_spoil(state, seat, NULL)"),
    "the end of actions is ranked last": (
        "quick.c",
        "if (KIND_OF(move) == END_ACTIONS) scores.values[i] = 0.0;",
        "",
    ),
    "all discards are ranked": ("quick.c", "        moves->count = 1;\n", ""),
    "a tree learns for the seat to act alone": (
        "tree.c",
        "tree->nodes[node].sums[each] += played->shares[each]",
        "tree->nodes[node].sums[each] += played->shares[0]",
    ),
    "a card is as likely as any in a hand": ("sense.c", "{0, 1, 3, 5, 6}", "{0, 1, 1, 1, 1}"),
}
"""Differences planted into the kernel, one at a time: the place, and the replacement."""

FAULTS = {
    "nothing is checked": ("TRY(check_numbers(state));", "return NULL;"),
    "a turn is of any seat": ('{"turn", state->turn, 0, last', '{"turn", state->turn, 0, 255'),
    "a hand has any card": ("clan->hand[i] <= VALUES", "true"),
    "a cube is missing": ("all[colour] == ALL[", "all[colour] <= ALL["),
    "a card is there too often": ("DEMAND(left[card] >= 0", "DEMAND(true"),
    "a court is too small": ("clan->has[WARRIOR] >= FEWEST_WARRIORS", "true"),
    "a tile is missing": ("tiles == ALL_TILES", "tiles <= ALL_TILES"),
    "a hand is too small": ("DEMAND(fits,", "DEMAND(true,"),
    "real positions are refused": ("MAX_BEFORE_ROUND = 41", "MAX_BEFORE_ROUND = 1"),
}
"""Faults planted into the check, one at a time."""
