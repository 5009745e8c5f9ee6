/* Hands that must discard, and draws of cards, cubes and tiles: `service/rules/highland_clans/hands.py`. */

#include "game.h"

const u8 CARDS[VALUES + 1] = {0, 17, 17, 17, 16};
const u8 TILES[TILE_NUMBERS] = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1};
enum { DRAWN_AFTER = 5, DISCARDED_AFTER = 2 };

/* Draw cubes without a change of the bag (HC-12). */
void draw_cubes(const u8 *bag, int count, Chance *chance, u8 *drawn) {
    int inside[COLOURS], all = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        all += inside[colour] = bag[colour];
        drawn[colour] = 0;
    }
    for (int i = 0; i < count; i++) {
        int at = draw(chance, all--), colour = 0;
        while (at >= inside[colour]) at -= inside[colour++];
        inside[colour]--;
        drawn[colour]++;
    }
}

/* Draw cards; a deck that is too short becomes the discard pile in between (HC-50). */
void draw_cards(State *state, int seat, int count, Chance *chance) {
    Clan *clan = &state->clans[seat];
    while (count > 0) {
        if (!state->deck) {
            state->deck = (u8)sum(state->discards, VALUES + 1);
            memset(state->discards, 0, sizeof state->discards);
        }
        int left[VALUES + 1], now = count < state->deck ? count : state->deck, all = unseen(state, left);
        for (int i = 0; i < now; i++) {
            int at = draw(chance, all--), card = 1;
            while (at >= left[card]) at -= left[card++];
            left[card]--;
            clan->hand[clan->held++] = (u8)card;
        }
        state->deck = (u8)(state->deck - now);
        count -= now;
    }
}

int unseen(const State *state, int *left) {
    int all = 0;
    for (int card = 0; card <= VALUES; card++) left[card] = CARDS[card] - state->discards[card];
    for (int seat = 0; seat < state->seats; seat++) {
        const Clan *clan = &state->clans[seat];
        for (int i = 0; i < clan->held; i++) left[clan->hand[i]]--;
    }
    if (state->raid.card != NONE) left[state->raid.card]--;
    for (int card = 1; card <= VALUES; card++) all += left[card];
    return all;
}

int draw_tile(const State *state, Chance *chance) {
    int at = draw(chance, ALL_TILES - sum(state->shown, TILE_NUMBERS)), number = 0;
    while (at >= TILES[number] - state->shown[number]) {
        at -= TILES[number] - state->shown[number];
        number++;
    }
    return FIRST_TILE + number;
}

/* Take the newest such card out of a hand. */
void take_out(Clan *clan, u8 card) {
    int at = clan->held - 1;
    while (at > 0 && clan->hand[at] != card) at--;
    memmove(clan->hand + at, clan->hand + at + 1, (size_t)(HAND - at - 1));
    clan->hand[HAND - 1] = NONE;
    clan->held--;
}

int seat_to_discard(const State *state) {
    const Clan *first = &state->clans[state->turn];
    if (first->held > first->has[WARRIOR]) return state->turn;
    for (int seat = 0; seat < state->seats; seat++)
        if (state->clans[seat].held > state->clans[seat].has[WARRIOR]) return seat;
    return NO_SEAT;
}

/* Cards that may be discarded; after a raid with the option `drawn` they are of those just drawn (HC-49). */
void legal_discards(const State *state, int seat, Moves *moves) {
    const Clan *clan = &state->clans[seat];
    int first = 0;
    if (state->phase == REFILL && state->drawn)
        first = clan->held - DRAWN_AFTER + DISCARDED_AFTER - (clan->held - clan->has[WARRIOR]);
    for (u8 card = 1; card <= VALUES; card++)
        if (memchr(clan->hand + first, card, (size_t)(clan->held - first))) add(moves, MOVE(DISCARD, card, 0, 0, 0));
}

/* Write the highest cards of a hand, the highest first; return how many. */
int best_cards(const Clan *clan, int number, u8 *cards) {
    int held[VALUES + 1] = {0}, count = 0;
    for (int i = 0; i < clan->held; i++) held[clan->hand[i]]++;
    for (int card = VALUES; card >= 0; card--)
        for (; held[card] && count < number; held[card]--) cards[count++] = (u8)card;
    return count;
}
