/* Exact endings, as `workers/search/exact.py` says them. */

#include "game.h"

#ifdef ENDINGS

#include <stdlib.h>

typedef struct { uint64_t first, second; double lowest, highest; bool used; } Bounds;
typedef struct {
    int seat, most, looked_at;
    Bounds *table;
    unsigned mask, entries;
    Chance *chance;
    bool unknown;
} Ending;

static void key_of(const State *state, uint64_t *first, uint64_t *second) {
    State same = *state;
    normalize(&same);
    uint64_t a = 0x243F6A8885A308D3u, b = 0x13198A2E03707344u;
    const u8 *bytes = (const u8 *)&same;
    for (size_t i = 0; i < sizeof same; i += 8) {
        uint64_t word = 0;
        memcpy(&word, bytes + i, sizeof same - i < 8 ? sizeof same - i : 8);
        a = (a ^ word) * 0x9E3779B97F4A7C15u;
        a ^= a >> 29;
        b = (b + word) * 0xD6E8FEB86659FD93u;
        b ^= b >> 32;
    }
    *first = a;
    *second = b;
}

/* Return a position's place in the table, which grows; NULL if there is no memory. */
static Bounds *bounds_of(Ending *ending, const State *state) {
    uint64_t first, second;
    if (2 * (ending->entries + 1) > ending->mask) {
        unsigned mask = ending->mask ? 2 * ending->mask + 1 : 1023;
        Bounds *table = calloc((size_t)mask + 1, sizeof(Bounds));
        if (!table) return 0;
        for (unsigned i = 0; ending->table && i <= ending->mask; i++) {
            if (!ending->table[i].used) continue;
            unsigned at = (unsigned)ending->table[i].first & mask;
            while (table[at].used) at = (at + 1) & mask;
            table[at] = ending->table[i];
        }
        free(ending->table);
        ending->table = table;
        ending->mask = mask;
    }
    key_of(state, &first, &second);
    unsigned at = (unsigned)first & ending->mask;
    while (ending->table[at].used && !(ending->table[at].first == first && ending->table[at].second == second))
        at = (at + 1) & ending->mask;
    if (!ending->table[at].used) {
        ending->table[at] = (Bounds){first, second, 0.0, 1.0, true};
        ending->entries++;
    }
    return &ending->table[at];
}

static double worth_of(Ending *ending, const State *state, double least, double most);

static double worth_after(Ending *ending, const State *state, Move move, double least, double most) {
    State after = *state;
    follow(&after, to_act(state), move, ending->chance);
    ending->unknown |= ending->chance->failed;
    return ending->unknown ? 0.0 : worth_of(ending, &after, least, most);
}

static double best_of(Ending *ending, const State *state, double lower, double upper) {
    int seat = to_act(state);
    bool own = seat == ending->seat;
    double best = own ? 0.0 : 1.0;
    Moves *moves = malloc(sizeof(Moves)); /* too large for the stack of a recursion */
    if (!moves) {
        ending->unknown = true;
        return best;
    }
    legal_moves(state, seat, moves);
    if (moves->count > 1) rank(state, seat, moves);
    for (int i = 0; i < moves->count && !ending->unknown; i++) {
        double worth = worth_after(ending, state, moves->moves[i], lower, upper);
        if (own ? worth > best : worth < best) best = worth;
        if (own && worth > lower) lower = worth;
        if (!own && worth < upper) upper = worth;
        if (lower >= upper) break;
    }
    free(moves);
    return best;
}

static double worth_of(Ending *ending, const State *state, double least, double most) {
    int seat = to_act(state);
    if (seat == NO_SEAT) {
        double shares[MOST_SEATS];
        chances(state, shares);
        return shares[ending->seat];
    }
    bool too_far = ++ending->looked_at > ending->most || (seat != ending->seat && seats_of(state) > 2);
    Bounds *bounds = too_far ? 0 : bounds_of(ending, state);
    if (!bounds) {
        ending->unknown = true;
        return 0.0;
    }
    double lowest = bounds->lowest, highest = bounds->highest;
    double alpha = least > lowest ? least : lowest, beta = most < highest ? most : highest;
    if (alpha >= beta) return lowest >= most ? lowest : highest;
    double best = best_of(ending, state, alpha, beta);
    bounds = ending->unknown ? 0 : bounds_of(ending, state); /* the table may have moved */
    if (!bounds) return best;
    bounds->lowest = best > alpha ? best : lowest;
    bounds->highest = best < beta ? best : highest;
    return best;
}

static bool ends_with(const State *state, Move move, Chance *chance) {
    State after = *state;
    int seat;
    follow(&after, to_act(state), move, chance);
    while ((seat = to_act(&after)) != NO_SEAT && turn_of(&after) == turn_of(state) && !chance->failed)
        follow(&after, seat, quick(&after, seat, chance), chance);
    return seat == NO_SEAT;
}

/* Find what moves are worth in truth to a seat, and whether they end the game; tell whether that is known. */
bool ending(const State *view, int seat, const Move *moves, int count, int most, Chance *chance, Ended *found) {
    State world = *view;
    Chance nothing = {0};
    Ending ending = {.seat = seat, .most = most, .chance = &nothing};
    determinize(&world, seat, chance);
    ending.unknown = chance->failed;
    for (int i = 0; i < count && !ending.unknown; i++) {
        found[i].worth = worth_after(&ending, &world, moves[i], 0.0, 1.0);
        if (!ending.unknown) found[i].ends = ends_with(&world, moves[i], &nothing);
    }
    free(ending.table);
    return !ending.unknown && !nothing.failed && !chance->failed;
}

#endif
