/* Chance that keeps what it drew, and playouts, as `workers/search/halving.py` says them. */

#include "game.h"

#include <stdlib.h>

int draw(Chance *chance, int k) {
    if (!chance->more) {
        chance->failed |= k != 1;
        return 0;
    }
    if (chance->next == chance->drawn) {
        if (chance->drawn == chance->room) {
            int room = chance->room ? 2 * chance->room : 64;
            double *numbers = realloc(chance->numbers, (size_t)room * sizeof(double));
            if (!numbers) {
                chance->failed = true;
                return 0;
            }
            chance->numbers = numbers;
            chance->room = room;
        }
        chance->numbers[chance->drawn++] = chance->more(chance);
    }
    if (k < 1 || chance->failed) {
        chance->failed = true;
        return 0;
    }
    return (int)(chance->numbers[chance->next++] * k);
}

Move choose_quickly(int training, const State *state, int seat, Chance *chance) {
    return training ? learned_quick(training, state, seat, chance) : quick(state, seat, chance);
}

void judge_end(int training, const State *state, double *shares) {
    if (training) learned_chances(training, state, shares);
    else chances(state, shares);
}

/* Play on until so many turns have followed on the one that began. */
void play_on(int training, State *state, int began, Chance *chance, int turns, Played *played) {
    int turn = began, seat;
    played->steps = 0;
    while ((seat = to_act(state)) != NO_SEAT && !chance->failed) {
        if (turn_of(state) != turn) {
            turn = turn_of(state);
            if (--turns < 0) break;
        }
        follow(state, seat, choose_quickly(training, state, seat, chance), chance);
        played->steps++;
    }
    judge_end(training, state, played->shares);
}
