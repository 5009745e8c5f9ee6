/* What a seat sees just after its move, as `workers/schotten_totten/sight.py` says it. */

#include "net.h"

enum { ONE = 8, HALF = 4 };

static inline int min(int a, int b) { return a < b ? a : b; }
static inline int max(int a, int b) { return a > b ? a : b; }

/* What an incomplete side with cards can become: for each kind how much of it is held, and how much is left. */
static inline void see_kinds(const Outlook *side, Cards hand, Cards deck, int8_t *seen) {
    Cards live = hand | deck;
    int held = 0, ways = 0;
    for (int i = 0; i < side->colour_runs; i++) {
        if (side->colour_run[i] & ~live) continue;
        held = max(held, 1 + count(side->colour_run[i] & hand));
        ways++;
    }
    seen[0] = (int8_t)(HALF * held);
    seen[1] = (int8_t)(HALF * min(ways, 4));
    const Cards *sets[2] = {side->of_values, side->of_colours};
    const int numbers[2] = {side->values, side->colours};
    for (int kind = 0; kind < 2; kind++) {
        int most = 0, left = 0;
        for (int i = 0; i < numbers[kind]; i++) {
            Cards cards = sets[kind][i];
            if (count(cards & live) < side->lacking) continue;
            most = max(most, 1 + min(count(cards & hand), side->lacking));
            left = max(left, count(cards & deck));
        }
        seen[2 + 2 * kind] = (int8_t)(HALF * most);
        seen[3 + 2 * kind] = (int8_t)(HALF * min(left, 8));
    }
    int most = 0, left = 0;
    ways = 0;
    for (int i = 0; i < side->runs; i++) {
        int in_hand = 0, fewest = 6;
        for (int v = 1; v <= 9; v++) {
            if (!(side->run[i] >> v & 1)) continue;
            if (of_value(v) & hand)
                in_hand++;
            else
                fewest = min(fewest, count(of_value(v) & deck));
        }
        if (!fewest) continue;
        most = max(most, 1 + in_hand);
        left = max(left, fewest);
        ways++;
    }
    seen[6] = (int8_t)(HALF * most);
    seen[7] = (int8_t)(HALF * left);
    seen[8] = (int8_t)(HALF * min(ways, 3));
}

static inline void see_side(Side side, Side other, Requirement needed, Cards hand, Cards deck, int8_t *seen) {
    int lacking = needed.cards - side.count;
    if (lacking <= 0) {
        int reached = strength(side, needed.totals_only);
        seen[4] = (int8_t)(reached % 64);
        seen[5 + reached / 64] = ONE;
        return;
    }
    seen[lacking - 1] = ONE;
    if (side.count) {
        const Outlook *can = outlook(side, needed.cards);
        seen[4] = (int8_t)can->total;
        if (!needed.totals_only) see_kinds(can, hand, deck, seen + 10);
    }
    if (other.count < needed.cards) return;
    if (lacking == 1) {
        Cards beating = beating_cards(side, needed, strength(other, needed.totals_only));
        seen[19] = (int8_t)(ONE * min(count(beating & hand), 3));
        seen[20] = (int8_t)(HALF * min(count(beating & deck), 8));
    }
    if (is_refuted(other, side, hand | deck, needed)) seen[21] = ONE;
}

/* The numbers of the seat's side of an unclaimed stone. As long as it is incomplete, no card of it changes the others. */
NEWER_TOO void see_own_side(const Stone *stone, int seat, Cards hand, Cards deck, int8_t *seen) {
    memset(seen, 0, OF_SIDE);
    see_side(side_of(stone, seat), side_of(stone, 1 - seat), requirement(stone), hand, deck, seen);
}

NEWER_TOO void see_stone(const Stone *stone, int seat, Cards hand, Cards deck, int left, int8_t *seen) {
    memset(seen, 0, INPUTS);
    int8_t *both = seen + 2 * OF_SIDE;
    if (stone->owner != NONE) {
        both[stone->owner == seat ? 8 : 9] = ONE;
        return;
    }
    Side side = side_of(stone, seat), other = side_of(stone, 1 - seat);
    Requirement needed = requirement(stone);
    see_side(side, other, needed, hand, deck, seen);
    see_side(other, side, needed, 0, deck, seen + OF_SIDE);
    if (side.count >= needed.cards && other.count >= needed.cards)
        both[seat_of_stronger_side(stone) == seat ? 0 : 1] = ONE;
    if (stone->first != NONE) both[stone->first == seat ? 2 : 3] = ONE;
    both[4] = needed.totals_only ? ONE : 0;
    both[5] = needed.cards == 4 ? ONE : 0;
    both[6] = (int8_t)(left / 2);
    both[7] = (int8_t)(2 * min(left, 8));
}

/* How many rows of three a seat has two stones of, where the other has none (ST-15). */
static int near_rows(unsigned own, unsigned others) {
    int found = 0;
    for (int i = 0; i < STONES - 2; i++)
        found += __builtin_popcount(own >> i & 7) == 2 && !(others >> i & 7);
    return found;
}

void see_table(const State *state, int seat, Cards hand, int8_t *seen) {
    static const u8 KINDS[] = {
        BANSHEE, BLIND_MANS_BLUFF, JOKER, MUD_FIGHT, RECRUITER, SHIELD_BEARER, SPY, STRATEGIST, TRAITOR,
    };
    int other = 1 - seat, total = 0, high = 0, values = 0, near = 0;
    unsigned own = stones_of(state, seat), others = stones_of(state, other);
    for (int v = 1; v <= 9; v++) {
        int held = count(hand & of_value(v));
        total += v * held;
        high += v >= 7 ? held : 0;
        values += held > 0;
    }
    for (int colour = 0; colour < 6; colour++) {
        Cards held = hand & of_colour(colour);
        near += count(held & held >> 1);
    }
    memset(seen, 0, WHOLES);
    seen[0] = (int8_t)(state->decks[CLAN].left / 4);
    seen[1] = (int8_t)(HALF * __builtin_popcount(own));
    seen[2] = (int8_t)(HALF * __builtin_popcount(others));
    seen[3] = (int8_t)(ONE * min(near_rows(own, others), 2));
    seen[4] = (int8_t)(ONE * min(near_rows(others, own), 2));
    seen[5] = __builtin_popcount(own) == 4 ? ONE : 0;
    seen[6] = __builtin_popcount(others) == 4 ? ONE : 0;
    seen[7] = (int8_t)(total / 2);
    seen[8] = (int8_t)(2 * state->hands[CLAN][seat].count);
    seen[9] = (int8_t)(2 * state->hands[CLAN][other].count);
    seen[10] = (int8_t)(HALF * near);
    seen[11] = (int8_t)(HALF * (count(hand) - values));
    seen[12] = (int8_t)(HALF * high);
    if (!state->tactics) return;
    const Hand *held = &state->hands[TACTIC][seat];
    seen[13] = (int8_t)(HALF * held->count);
    seen[14] = (int8_t)(HALF * state->hands[TACTIC][other].count);
    seen[15] = state->played[seat] <= state->played[other] ? ONE : 0;
    seen[16] = state->played[other] <= state->played[seat] ? ONE : 0;
    seen[17] = state->jokers[seat] ? ONE : 0;
    seen[18] = state->jokers[other] ? ONE : 0;
    seen[19] = state->phase == RECRUIT ? ONE : 0;
    seen[20] = (int8_t)(2 * state->decks[TACTIC].left);
    for (int i = 0; i < (int)sizeof KINDS; i++)
        if (memchr(held->cards, KINDS[i], held->count)) seen[21 + i] = ONE;
}
