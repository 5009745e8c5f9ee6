/* The refill of the track and the die, as `service/rules/glen_more/track.py` says them. */

#include "game.h"

static const u8 FACES[] = {1, 1, 1, 2, 2, 3};

static bool is_stacked(const State *state, int tile) { return state->stacked[(tile - 1) / 8] >> (tile - 1) % 8 & 1; }

/* Return how many of the tiles `from` to before `to` are stacked. */
int stacked_tiles(const State *state, int from, int to) {
    int count = 0;
    if (from == 1 && to == FIRST_VILLAGE) {
        for (int i = 0; i < (int)sizeof state->stacked; i++)
            for (u8 bits = state->stacked[i]; bits; bits &= (u8)(bits - 1)) count++;
        return count;
    }
    for (int tile = from; tile < to; tile++) count += is_stacked(state, tile);
    return count;
}

static void remove_tile(State *state, int space) {
    state->gone[state->gone_count++] = state->track[space];
    state->track[space] = 0;
}

/* Return the space of the figure or the die that is last, and remove the tiles behind it. */
static int hindmost_of(State *state) {
    for (int step = 1; step < SPACES; step++) {
        int space = (state->empty + step) % SPACES;
        bool is_held = space == state->die;
        for (int seat = 0; seat < state->seats; seat++) is_held |= space == state->figures[seat];
        if (is_held) return space;
        if (state->track[space]) remove_tile(state, space);
    }
    return state->empty;
}

/* Draw a tile of the first stack that has any, and lay it on the empty space. Return its stack once that is empty. */
static int lay_tile(State *state, Chance *chance) {
    int stack = 0, left = 0, tile = 0;
    while (!(left = stacked_tiles(state, FIRST_OF_STACK[stack], FIRST_OF_STACK[stack + 1]))) stack++;
    int drawn = draw(chance, left);
    for (tile = FIRST_OF_STACK[stack]; !is_stacked(state, tile) || drawn--; tile++) {}
    state->stacked[(tile - 1) / 8] &= (u8)~(1 << (tile - 1) % 8);
    state->track[state->empty] = (u8)tile;
    state->empty = (u8)((state->empty + 1) % SPACES);
    return left > 1 ? NONE : stack;
}

static void roll_die(State *state, Chance *chance) {
    int left = FACES[draw(chance, sizeof FACES)];
    for (int step = 1; step < SPACES; step++) {
        int space = (state->empty + step) % SPACES;
        if (!state->track[space] || --left) continue;
        remove_tile(state, space);
        state->die = (u8)space;
        return;
    }
}

/* Fill the track (GM-13), score as stacks run out, roll the die while it is last; begin the next turn, or end. */
void refill(State *state, Chance *chance) {
    while (!chance->failed) {
        int hindmost = hindmost_of(state);
        while ((state->empty + 1) % SPACES != hindmost) {
            int stack = lay_tile(state, chance);
            if (stack == NONE) continue;
            score_stack(state, stack);
            if (stack < STACKS - 1) continue;
            score_end(state);
            return;
        }
        for (int seat = 0; seat < state->seats; seat++)
            if (state->figures[seat] == hindmost) {
                state->turn = (u8)seat;
                state->phase = TAKE;
                return;
            }
        roll_die(state, chance);
    }
}

void deal(State *state, Chance *chance) {
    int first = draw(chance, state->seats), end = state->empty;
    state->turn = (u8)first;
    for (int seat = 0; seat < state->seats; seat++) state->figures[seat] = (u8)((seat - first + state->seats) % state->seats);
    for (int space = 0; space < SPACES; space++) {
        int tile = state->track[space];
        if (tile) state->stacked[(tile - 1) / 8] |= (u8)(1 << (tile - 1) % 8);
        state->track[space] = 0;
    }
    state->empty = (u8)(state->seats + (state->die != NONE));
    while (state->empty != end && !chance->failed) lay_tile(state, chance);
}
