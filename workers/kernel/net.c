/* The learned value, as `workers/search/net.py` says it. */

#include "game.h"

#ifdef LEARNED

#include "net.h"

#include <stddef.h>

enum { STEPS_OF_ONE = 64, FARTHEST_SHARE = 8 * STEPS_OF_ONE };

Net NETS[MOST_NETS];
static int32_t SHARES[2 * FARTHEST_SHARE + 1];

void prepare_net(void) {
    for (int step = -FARTHEST_SHARE; step <= FARTHEST_SHARE; step++) {
        double power = 1.0 + (double)(step < 0 ? step : -step) / STEPS_OF_ONE / 1024;
        for (int i = 0; i < 10; i++) power *= power;
        double share = step < 0 ? power / (1.0 + power) : 1.0 / (1.0 + power);
        SHARES[step + FARTHEST_SHARE] = (int32_t)(share * 65536 + 0.5);
    }
}

void set_net(Net *net, const int32_t *weights) {
    memcpy(net, weights, BIASES * sizeof(int32_t));
    int16_t *rest = (int16_t *)((char *)net + offsetof(Net, first));
    for (int i = BIASES; i < WEIGHTS_OF_NET; i++) rest[i - BIASES] = (int16_t)weights[i];
}

int share_of(int value) {
    int step = value >> 9;
    step = step < FARTHEST_SHARE ? step : FARTHEST_SHARE;
    return SHARES[(step > -FARTHEST_SHARE ? step : -FARTHEST_SHARE) + FARTHEST_SHARE];
}

void share_out(const int *values, int seats, double *shares) {
    int all = 0, rest = 65536;
    for (int seat = 0; seat < seats; seat++) all += share_of(values[seat]);
    for (int seat = seats - 1; seat >= 0; seat--) {
        int share = seat ? (int)((int64_t)65536 * share_of(values[seat]) / all) : rest;
        shares[seat] = (double)share / 65536;
        rest -= share;
    }
}

static inline int16_t between(int32_t sum, int bits) {
    int32_t passed = sum >> bits;
    return (int16_t)(passed < 0 ? 0 : passed < MOST_BETWEEN ? passed : MOST_BETWEEN);
}

static inline void add_row(int32_t *restrict sums, const int16_t *restrict weights, int16_t number, int count) {
    for (int n = 0; n < count; n++) sums[n] += number * weights[n];
}

void embed(const Net *net, const int8_t *inputs, Embedding *embedding) {
    int32_t first[HIDDEN], second[EMBEDDED];
    memcpy(first, net->first_bias, sizeof first);
    for (int i = 0; i < INPUTS; i++)
        if (inputs[i]) add_row(first, net->first[i], inputs[i], HIDDEN);
    memcpy(second, net->second_bias, sizeof second);
    for (int i = 0; i < HIDDEN; i++) {
        int16_t passed = between(first[i], 4);
        if (passed) add_row(second, net->second[i], passed, EMBEDDED);
    }
    for (int i = 0; i < EMBEDDED; i++) embedding->passed[i] = between(second[i], 8);
}

void place(const Net *net, const Embedding *embedding, int block, Hidden *said) {
    memset(said, 0, sizeof *said);
    for (int i = 0; i < EMBEDDED; i++)
        if (embedding->passed[i]) add_row(said->hidden, net->head[block][i], embedding->passed[i], HIDDEN);
}

void see_whole(const Net *net, const int8_t *inputs, Hidden *said) {
    memcpy(said->hidden, net->head_bias, sizeof said->hidden);
    for (int i = 0; i < WHOLES; i++)
        if (inputs[i]) add_row(said->hidden, net->whole[i], (int16_t)(16 * inputs[i]), HIDDEN);
}

int odds_of_hidden(const Net *net, const Hidden *hidden) {
    int32_t value = net->last_bias;
    for (int n = 0; n < HIDDEN; n++) value += between(hidden->hidden[n], 8) * net->last[n];
    return value;
}

int odds_of_sight(const Net *net, const Sight *sight) {
    Hidden hidden, said;
    Embedding embedding;
    see_whole(net, sight->whole, &hidden);
    for (int block = 0; block < BLOCKS; block++) {
        embed(net, sight->blocks[block], &embedding);
        place(net, &embedding, block, &said);
        for (int n = 0; n < HIDDEN; n++) hidden.hidden[n] += said.hidden[n];
    }
    return odds_of_hidden(net, &hidden);
}

#ifndef VALUED
#ifndef TURNWISE
Move learned_quick(const State *state, int seat, Chance *chance) { return quick(state, seat, chance); }
#endif

void learned_chances(const State *state, double *shares) {
    int values[MOST_SEATS];
    if (to_act(state) == NO_SEAT) {
        chances(state, shares);
        return;
    }
    for (int seat = 0; seat < seats_of(state); seat++) {
        Sight sight;
        see(state, seat, &sight);
        values[seat] = odds_of_sight(&NETS[net_of(state)], &sight);
    }
    share_out(values, seats_of(state), shares);
}

/* Every seat's sight as a turn begins. */
bool see_after(const State *before, int mover, Move move, const State *after, int seat, Sight *sight) {
    (void)mover;
    (void)move;
    if (to_act(after) == NO_SEAT || turn_of(after) == turn_of(before)) return false;
    see(after, seat, sight);
    return true;
}
#endif

#endif
