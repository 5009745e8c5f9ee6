/* Each seat's chance to win, and likely worlds: `features.py`, `sense.py`, and `shares.py` of the search. */

#include "game.h"

double WEIGHTS[FEATURES];
static const double LONG = 6.0, MAX_SHARE = 30.0;

void prepare(void) {} /* all tables are filled when they are needed */

/* About e to the power of x, by operations that every machine rounds in the same way. */
static double exponential(double x) {
    double power = 1.0 + x / 1024;
    for (int i = 0; i < 10; i++) power *= power;
    return power;
}

static int between(int least, int number, int most) { return number < least ? least : number > most ? most : number; }

static int most_of_others(const int *numbers, int seats, int seat) {
    int against[MOST_SEATS];
    largest_other_herds(numbers, seats, against);
    return against[seat];
}

/* Return the sum of the features of a seat, by their weights. */
static double worth_of_seat(const State *state, int seat, const Counts *counts, double rounds, const double *scored) {
    const Clan *clan = &state->clans[seat];
    const u8 *has = clan->has;
    int green = counts->greens[seat], blue = counts->blues[seat], herd = counts->herds[seat], seats = state->seats;
    int against = most_of_others(counts->herds, seats, seat), over = (state->turn + seats - state->start) % seats;
    u8 best[COMBATS];
    int held = best_cards(clan, COMBATS, best);
    double far = rounds / LONG, near = 1.0 / rounds, points = 0.1 * state->points[seat], cards = 0.1 * sum(best, held);
    double expected = points + 0.1 * rounds * scored[seat], all = 0.0;
    const double features[FEATURES] = {
        points,
        points * near,
        expected,
        expected * near,
        expected * near * near,
        0.2 * green * far,
        0.2 * has[MONK] * far,
        0.4 * between(-3, green - most_of_others(counts->greens, seats, seat), 3) * far,
        0.2 * blue * far,
        0.2 * has[PIPER] * far,
        0.2 * has[PIPER],
        0.4 * between(-4, blue - against, 0) * far,
        0.2 * herd * far,
        0.6 * between(-2, herd - against, 2) * far,
        0.5 * has[FREE_LAND] * far,
        0.5 * (has[CASTLE] + has[MONASTERY]) * far,
        0.2 * has[WARRIOR] * far,
        0.2 * has[WARRIOR],
        cards,
        cards * near,
        (seat + seats - state->start) % seats >= over ? 1.0 : 0.0,
    };
    for (int i = 0; i < FEATURES; i++) all += features[i] * WEIGHTS[i];
    return all;
}

static void shares_of_winners(const State *state, double *shares) {
    int winners = 0, most = 0;
    for (int seat = 0; seat < state->seats; seat++)
        if (state->points[seat] > most) most = state->points[seat];
    for (int seat = 0; seat < state->seats; seat++) winners += state->points[seat] == most;
    for (int seat = 0; seat < state->seats; seat++) shares[seat] = state->points[seat] == most ? 1.0 / winners : 0.0;
}

void chances(const State *state, double *shares) {
    int green[MOST_SEATS], red[MOST_SEATS], blue[MOST_SEATS], seats = state->seats;
    double scored[MOST_SEATS], worth[MOST_SEATS], best = 0.0, whole = 0.0, rounds = rounds_left(state);
    Counts counts;
    if (state->phase == OVER) {
        shares_of_winners(state, shares);
        return;
    }
    count_cubes(state, &counts);
    green_points(counts.greens, seats, green);
    red_points(counts.herds, seats, red);
    blue_points(counts.blues, counts.herds, seats, blue);
    for (int seat = 0; seat < seats; seat++) scored[seat] = green[seat] + red[seat] + blue[seat];
    for (int seat = 0; seat < seats; seat++) {
        worth[seat] = worth_of_seat(state, seat, &counts, rounds, scored);
        if (!seat || worth[seat] > best) best = worth[seat];
    }
    for (int seat = 0; seat < seats; seat++) {
        double behind = worth[seat] - best;
        shares[seat] = exponential(behind > -MAX_SHARE ? behind : -MAX_SHARE);
        whole += shares[seat];
    }
    for (int seat = 0; seat < seats; seat++) shares[seat] /= whole;
}

/* Draw an unseen card, as likely as it is that it stays in a hand. */
static u8 draw_likely(int *weights, Chance *chance) {
    static const int LIKELY[VALUES + 1] = {0, 1, 3, 5, 6};
    int all = 0;
    for (int card = 1; card <= VALUES; card++) all += weights[card] * LIKELY[card];
    int at = draw(chance, all);
    u8 card = 1;
    for (; card < VALUES && at >= weights[card] * LIKELY[card]; card++) at -= weights[card] * LIKELY[card];
    weights[card]--;
    return card;
}

/* Give the opponents likely hands. Discards that lie face down stay unknown: only the hands matter to later draws. */
void determinize(State *view, int seat, Chance *chance) {
    int left[VALUES + 1];
    (void)seat;
    unseen(view, left);
    for (int owner = 0; owner < view->seats; owner++) {
        Clan *clan = &view->clans[owner];
        for (int i = 0; i < clan->held; i++)
            if (!clan->hand[i]) clan->hand[i] = draw_likely(left, chance);
    }
    if (!view->raid.card) view->raid.card = draw_likely(left, chance);
}
