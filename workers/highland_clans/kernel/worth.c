/* What cubes, lands and buildings are worth to a seat, in points until the end: `worth.py`. */

#include "game.h"

static const double END = 37.0, A_ROUND = 5.0, CUBE = 0.12, LAND = 0.55, EXTRA_WARRIOR = 1.0, RIVAL = 0.5, ALL_OTHERS = 0.5;

double rounds_left(const State *state) {
    int most = 0;
    for (int seat = 0; seat < state->seats; seat++)
        if (state->points[seat] > most) most = state->points[seat];
    double rounds = (END - most) / A_ROUND, until = 8.0 - state->round;
    if (rounds < 1.0 || state->round >= 7) return 1.0;
    return rounds < until ? rounds : until;
}

static double of(const Worth *worth, const int *points) {
    double all = 0.0;
    for (int seat = 0; seat < worth->seats; seat++) all += worth->shares[seat] * points[seat];
    return all;
}

void worth_to(const State *state, int seat, Worth *worth) {
    int green[MOST_SEATS], red[MOST_SEATS], blue[MOST_SEATS], rival = 0, seats = state->seats;
    double most = -1.0;
    worth->seat = seat;
    worth->seats = seats;
    worth->rounds = rounds_left(state);
    count_cubes(state, &worth->counts);
    green_points(worth->counts.greens, seats, green);
    red_points(worth->counts.herds, seats, red);
    blue_points(worth->counts.blues, worth->counts.herds, seats, blue);
    for (int other = 0; other < seats; other++) {
        double expected = state->points[other] + worth->rounds * (green[other] + red[other] + blue[other]);
        if (expected > most && other != seat) {
            rival = other;
            most = expected;
        }
    }
    for (int other = 0; other < seats; other++)
        worth->shares[other] = other == seat ? 1.0 : -ALL_OTHERS / (seats - 1) - (other == rival ? RIVAL : 0.0);
    worth->green = of(worth, green);
    worth->red = of(worth, red);
    worth->blue = of(worth, blue);
}

double worth_of_green(const Worth *worth, int seat, int by) {
    Counts counts = worth->counts;
    int points[MOST_SEATS];
    counts.greens[seat] += by;
    green_points(counts.greens, worth->seats, points);
    return worth->rounds * (of(worth, points) - worth->green + CUBE * by * worth->shares[seat]);
}

double worth_of_blue(const Worth *worth, int seat, int by) {
    Counts counts = worth->counts;
    int points[MOST_SEATS];
    counts.blues[seat] += by;
    blue_points(counts.blues, counts.herds, worth->seats, points);
    return worth->rounds * (of(worth, points) - worth->blue + CUBE * by * worth->shares[seat]);
}

static double worth_of_herds(const Worth *worth, const Counts *counts, double cubes) {
    int red[MOST_SEATS], blue[MOST_SEATS];
    red_points(counts->herds, worth->seats, red);
    blue_points(counts->blues, counts->herds, worth->seats, blue);
    double change = of(worth, red) - worth->red + of(worth, blue) - worth->blue;
    return worth->rounds * (change + cubes);
}

double worth_of_warriors(const Worth *worth, int seat, int by) {
    return by * worth->shares[seat] * (EXTRA_WARRIOR + CUBE * worth->rounds);
}

double worth_of_lands(const Worth *worth, int seat, int by) {
    return LAND * (worth->rounds - 1.0) * by * worth->shares[seat];
}

double worth_of_follower(const Worth *worth, int what, int seat, int by) {
    if (what == PIPER) return worth_of_blue(worth, seat, by);
    return what == MONK ? worth_of_green(worth, seat, by) : worth_of_warriors(worth, seat, by);
}

double worth_of_building(const Worth *worth, int what, int seat, int by) {
    double land = worth_of_lands(worth, seat, -by);
    if (what == CASTLE) return land + worth_of_blue(worth, seat, 2 * by);
    if (what == MONASTERY) return land + worth_of_green(worth, seat, 3 * by);
    Counts counts = worth->counts;
    counts.herds[seat] += by;
    return land + worth_of_herds(worth, &counts, 0.0 + CUBE * by * worth->shares[seat]);
}

double worth_of_spoil(const Worth *worth, int what, int defender) {
    if (what != CATTLE) return worth_of_building(worth, what, defender, -1);
    Counts counts = worth->counts;
    counts.herds[defender]--;
    counts.herds[worth->seat]++;
    double cubes = 0.0 + CUBE * -1 * worth->shares[defender];
    cubes += CUBE * 1 * worth->shares[worth->seat];
    return worth_of_herds(worth, &counts, cubes) + worth_of_lands(worth, defender, 1) +
           worth_of_lands(worth, worth->seat, -1);
}
