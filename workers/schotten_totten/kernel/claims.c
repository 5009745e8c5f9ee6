/* Claims, as `service/rules/schotten_totten/claims.py` says them; and which stones win a round (ST-15). */

#include "game.h"

static Requirement asks(const Stone *stone, u8 more) {
    bool mud = more == MUD_FIGHT, bluff = more == BLIND_MANS_BLUFF;
    for (int i = 0; i < 2; i++) {
        mud |= stone->modes[i] == MUD_FIGHT;
        bluff |= stone->modes[i] == BLIND_MANS_BLUFF;
    }
    return (Requirement){mud ? 4 : 3, bluff};
}

Requirement requirement(const Stone *stone) { return asks(stone, NONE); }

Requirement requirement_with(const Stone *stone, u8 mode) { return asks(stone, mode); }

bool is_complete(const Stone *stone, int seat) { return stone->count[seat] >= requirement(stone).cards; }

bool has_room(const Stone *stone, int seat) { return stone->owner == NONE && !is_complete(stone, seat); }

int seat_of_stronger_side(const Stone *stone) {
    bool totals_only = requirement(stone).totals_only;
    int first = strength(side_of(stone, 0), totals_only), other = strength(side_of(stone, 1), totals_only);
    if (first == other) return stone->first == NONE ? 0 : stone->first;
    return other > first;
}

bool is_proven(const Stone *stone, int seat, Cards unseen) {
    if (is_complete(stone, 1 - seat)) return seat_of_stronger_side(stone) == seat;
    return !is_refuted(side_of(stone, seat), side_of(stone, 1 - seat), unseen, requirement(stone));
}

int claimable_stones(const State *state, int seat, u8 *stones) {
    int found = 0;
    if (state->phase != (state->expert ? PLAY : CLAIMING)) return 0;
    Cards hidden = 0;
    bool known = false;
    for (int i = 0; i < STONES; i++) {
        const Stone *stone = &state->stones[i];
        if (stone->owner != NONE || !is_complete(stone, seat)) continue;
        if (!known) hidden = unseen(state);
        known = true;
        if (is_proven(stone, seat, hidden)) stones[found++] = (u8)(i + 1);
    }
    return found;
}

bool wins_round(unsigned stones) {
    return (stones & stones >> 1 & stones >> 2) || __builtin_popcount(stones) >= 5;
}

unsigned stones_of(const State *state, int owner) {
    unsigned stones = 0;
    for (int i = 0; i < STONES; i++) stones |= (unsigned)(state->stones[i].owner == owner) << i;
    return stones;
}
