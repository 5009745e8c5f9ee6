/* The scoring of a round (HC-60 to HC-63): `service/rules/highland_clans/scoring.py`. */

#include "game.h"

void count_cubes(const State *state, Counts *counts) {
    for (int seat = 0; seat < state->seats; seat++) {
        const u8 *has = state->clans[seat].has;
        counts->greens[seat] = has[MONK] + 3 * has[MONASTERY];
        counts->blues[seat] = has[PIPER] + 2 * has[CASTLE];
        counts->herds[seat] = has[CATTLE];
    }
}

static int most(const int *numbers, int seats) {
    int most = numbers[0];
    for (int seat = 1; seat < seats; seat++)
        if (numbers[seat] > most) most = numbers[seat];
    return most;
}

static int count_of(const int *numbers, int seats, int number) {
    int count = 0;
    for (int seat = 0; seat < seats; seat++) count += numbers[seat] == number;
    return count;
}

void largest_other_herds(const int *herds, int seats, int *against) {
    for (int seat = 0; seat < seats; seat++) {
        against[seat] = herds[seat == 0];
        for (int other = 0; other < seats; other++)
            if (other != seat && herds[other] > against[seat]) against[seat] = herds[other];
    }
}

/* 3 for the sole most and 2 for the sole second, 1 for each that shares a place; nothing without green (HC-61). */
void green_points(const int *greens, int seats, int *points) {
    int first = most(greens, seats), second = 0;
    bool alone = count_of(greens, seats, first) == 1;
    for (int seat = 0; seat < seats; seat++)
        if (greens[seat] != first && greens[seat] > second) second = greens[seat];
    bool second_alone = count_of(greens, seats, second) == 1;
    for (int seat = 0; seat < seats; seat++) {
        points[seat] = 0;
        if (greens[seat] <= 0) continue;
        if (greens[seat] == first) points[seat] = alone ? 3 : 1;
        if (greens[seat] == second && alone) points[seat] = second_alone ? 2 : 1;
    }
}

void red_points(const int *herds, int seats, int *points) {
    int largest = most(herds, seats);
    bool alone = count_of(herds, seats, largest) == 1;
    for (int seat = 0; seat < seats; seat++) points[seat] = herds[seat] + 2 * (alone && herds[seat] == largest);
}

void blue_points(const int *blues, const int *herds, int seats, int *points) {
    int against[MOST_SEATS];
    largest_other_herds(herds, seats, against);
    for (int seat = 0; seat < seats; seat++)
        points[seat] = blues[seat] > against[seat] ? blues[seat] - against[seat] : 0;
}

/* Most warriors take the marker, and among those most cubes in court; in a tie it stays (HC-60). */
static void pass_following(State *state) {
    int size[MOST_SEATS] = {0}, largest;
    for (int seat = 0; seat < state->seats; seat++) {
        const u8 *has = state->clans[seat].has;
        size[seat] = 256 * has[WARRIOR] + has[WARRIOR] + has[PIPER] + has[MONK];
    }
    largest = most(size, state->seats);
    if (count_of(size, state->seats, largest) > 1) return;
    for (int seat = 0; seat < state->seats; seat++)
        if (size[seat] == largest) state->following = (u8)seat;
}

void score_round(State *state) {
    Counts counts;
    int green[MOST_SEATS], red[MOST_SEATS], blue[MOST_SEATS], seats = state->seats;
    pass_following(state);
    count_cubes(state, &counts);
    green_points(counts.greens, seats, green);
    red_points(counts.herds, seats, red);
    blue_points(counts.blues, counts.herds, seats, blue);
    for (int seat = 0; seat < seats; seat++)
        state->points[seat] = (u8)(state->points[seat] + green[seat] + red[seat] + blue[seat]);
}
