/* The learned value, as `workers/search/net.py` says it. */

#include "game.h"

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
    /* A sum over inputs reads those of one output, which the weights do not have side by side. */
    const int32_t *second = weights + BIASES + INPUTS * HIDDEN;
    for (int n = 0; n < HIDDEN; n++)
        for (int i = 0; i < EMBEDDED; i++) net->second[i][n] = (int16_t)second[n * EMBEDDED + i];
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

void begin_first(const Net *net, Hidden *first) { memcpy(first->hidden, net->first_bias, sizeof first->hidden); }

NEWER_TOO void add_inputs(const Net *net, const int8_t *inputs, int from, int to, Hidden *first) {
    for (int i = from; i < to; i++)
        if (inputs[i]) add_row(first->hidden, net->first[i], inputs[i], HIDDEN);
}

/* Processors have an instruction for sums of products of 16 bits. */
static inline int32_t dot(const int16_t *restrict a, const int16_t *restrict b) {
    int32_t sum = 0;
    for (int n = 0; n < HIDDEN; n++) sum += a[n] * b[n];
    return sum;
}

static inline void pass(const Hidden *hidden, int bits, int16_t *passed) {
    for (int n = 0; n < HIDDEN; n++) passed[n] = between(hidden->hidden[n], bits);
}

NEWER_TOO void embed_first(const Net *net, const Hidden *first, Embedding *embedding) {
    int16_t passed[HIDDEN];
    pass(first, 4, passed);
    for (int i = 0; i < EMBEDDED; i++)
        embedding->passed[i] = between(net->second_bias[i] + dot(passed, net->second[i]), 8);
}

void embed(const Net *net, const int8_t *inputs, Embedding *embedding) {
    Hidden first;
    begin_first(net, &first);
    add_inputs(net, inputs, 0, INPUTS, &first);
    embed_first(net, &first, embedding);
}

NEWER_TOO void place(const Net *net, const Embedding *embedding, int block, Hidden *said) {
    memset(said, 0, sizeof *said);
    for (int i = 0; i < EMBEDDED; i++)
        if (embedding->passed[i]) add_row(said->hidden, net->head[block][i], embedding->passed[i], HIDDEN);
}

NEWER_TOO void see_whole(const Net *net, const int8_t *inputs, Hidden *said) {
    memcpy(said->hidden, net->head_bias, sizeof said->hidden);
    for (int i = 0; i < WHOLES; i++)
        if (inputs[i]) add_row(said->hidden, net->whole[i], (int16_t)(16 * inputs[i]), HIDDEN);
}

NEWER_TOO int odds_of_hidden(const Net *net, const Hidden *hidden) {
    int16_t passed[HIDDEN];
    pass(hidden, 8, passed);
    return net->last_bias + dot(passed, net->last);
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
Move learned_quick(int training, const State *state, int seat, Chance *chance) {
    (void)training;
    return quick(state, seat, chance);
}
#endif

void learned_chances(int training, const State *state, double *shares) {
    int values[MOST_SEATS];
    if (to_act(state) == NO_SEAT) {
        chances(state, shares);
        return;
    }
    for (int seat = 0; seat < seats_of(state); seat++) {
        Sight sight;
        see(state, seat, &sight);
        values[seat] = odds_of_sight(&NETS[net_of(state, training)], &sight);
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
