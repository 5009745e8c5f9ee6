/* The three scorings and the final one, as `service/rules/glen_more/scoring.py` says them. */

#include "game.h"

enum { PENALTY = 3, FARTHEST_APART = 5 };
static const int BY_DIFFERENCE[FARTHEST_APART + 1] = {0, 1, 2, 3, 5, 8};

int points_of(const State *state, int seat) { return (int16_t)(state->points[seat][0] | state->points[seat][1] << 8); }

void add_points(State *state, int seat, int more) {
    int points = points_of(state, seat) + more;
    state->points[seat][0] = (u8)points;
    state->points[seat][1] = (u8)(points >> 8);
}

int hats_of(u8 card) {
    switch (card) {
    case CAWDOR_CASTLE: return 3;
    case CASTLE_OF_MEY:
    case CASTLE_STALKER:
    case CASTLE_MOIL:
    case DONAN_CASTLE:
    case ARMADALE_CASTLE: return 1;
    default: return 0;
    }
}

/* Return how many barrels, chieftains with hats, or cards a player has (GM-71). */
int number_of(const Player *player, int area) {
    int hats = 0;
    if (area == BARRELS) return player->barrels;
    if (area == CARDS) return player->cards;
    for (int i = 0; i < player->cards; i++) hats += hats_of(player->card[i]);
    return (has_card(player, CASTLE_OF_MEY) ? 2 : 1) * player->chieftains + hats;
}

static int least_of(const int *numbers, int seats) {
    int least = numbers[0];
    for (int seat = 1; seat < seats; seat++) least = min(least, numbers[seat]);
    return least;
}

/* Find the points of each number against the smallest (GM-71). */
void compare(const int *numbers, int seats, int *scored) {
    int least = least_of(numbers, seats);
    for (int seat = 0; seat < seats; seat++) scored[seat] = BY_DIFFERENCE[min(numbers[seat] - least, FARTHEST_APART)];
}

void score_stack(State *state, int stack) {
    int numbers[MOST_SEATS], scored[MOST_SEATS];
    for (int area = 0; area < AREAS && stack; area++) {
        for (int seat = 0; seat < state->seats; seat++) numbers[seat] = number_of(&state->players[seat], area);
        compare(numbers, state->seats, scored);
        for (int seat = 0; seat < state->seats; seat++) add_points(state, seat, scored[seat]);
        state->scorings = (u8)stack;
    }
}

int count_tiles(const Player *player, int colour, int kind) {
    int count = 0;
    for (int i = 0; i < player->tiles; i++) {
        const Tile *tile = &TILE[player->territory[i].tile];
        count += tile->colour == colour || tile->kind == kind;
    }
    return count;
}

int cubes_on_tiles(const Player *player) {
    int cubes = 0;
    for (int i = 0; i < player->tiles; i++) cubes += player->territory[i].count;
    return cubes;
}

/* Score cards, coins and the size of territories, and end the game (GM-74). */
void score_end(State *state) {
    int tiles[MOST_SEATS];
    for (int seat = 0; seat < state->seats; seat++) tiles[seat] = state->players[seat].tiles;
    int least = least_of(tiles, state->seats);
    for (int seat = 0; seat < state->seats; seat++) {
        const Player *player = &state->players[seat];
        int points = player->coins - PENALTY * (player->tiles - least);
        if (has_card(player, IONA_ABBEY)) points += 2 * count_tiles(player, YELLOW, NONE);
        if (has_card(player, LOCH_MORAR)) points += 2 * count_tiles(player, GREEN, NONE);
        if (has_card(player, DUART_CASTLE)) points += 3 * count_tiles(player, NONE, VILLAGE);
        add_points(state, seat, points);
    }
    state->phase = OVER;
}
