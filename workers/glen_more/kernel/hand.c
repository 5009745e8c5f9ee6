/* Values of a player's cubes, activations, payments and tiles, as `workers/glen_more/hand.py` says them. */

#include "game.h"

#include <math.h>

static const int STEPS = 20; /* of the share of the game that is left */
static const double CHOICE = 1.2, POINT = 0.4, LATER = 2.5, SHARED = 0.3, LOCH_NESS_CARD = 12.0;

void read_hand(const State *state, Hand *hand) {
    hand->state = state;
    hand->player = current(state);
    hand->share = share_left(state);
    hand->means = means_of(state);
    hand->barrel = gain_of_number(state, BARRELS, 1);
    double late = 0.35 + (double)(4 * (int)rint(hand->share * STEPS)) / STEPS;
    for (int kind = 0; kind < RESOURCES; kind++) {
        int row = hand->means.rows[kind], owned = hand->means.own[kind];
        double price = (0.9 + 0.4 * row) * (late < 1.0 ? late : 1.0);
        hand->prices[kind] = price;
        for (int needed = 0; needed <= CAPACITY; needed++) {
            int coins = 0;
            for (int bought = 1; bought <= needed - owned; bought++) coins += row + bought;
            hand->costs[kind][needed] = price * min(needed, owned) + coins;
        }
    }
}

double worth_of_cubes(const Hand *hand, const u8 *need) {
    double worth = 0.0;
    for (int kind = 0; kind < RESOURCES; kind++) worth += hand->costs[kind][need[kind]];
    return worth;
}

/* Return what a gain of an exchange is worth: points, or a barrel. */
double worth_of_gain(const Hand *hand, u8 tile, int gain) {
    return TILE[tile].effect == CONVERT ? gain * hand->barrel : gain;
}

static double worth_of_exchange(const Hand *hand, u8 tile) {
    const Sets *sets = &EXCHANGES[tile];
    double best = 0.0;
    bool is_payable = false;
    for (int i = 0; i < sets->count; i++) {
        const Set *set = &sets->sets[i];
        if (!pays(&hand->means, set->cubes)) continue;
        double worth = worth_of_gain(hand, tile, set->gain) - worth_of_cubes(hand, set->cubes);
        if (!is_payable || worth > best) best = worth;
        is_payable = true;
    }
    return best;
}

/* Return the value of activating a tile that holds `cubes` cubes now. */
double worth_of_activation(const Hand *hand, u8 tile, int cubes) {
    u8 terms = TILE[tile].terms;
    switch (TILE[tile].effect) {
    case PRODUCE: return cubes == CAPACITY ? 0.0 : terms == ANY ? CHOICE : hand->prices[terms];
    case SCORE: return terms;
    case GIVE_MOVEMENT: return POINT;
    case NO_EFFECT: return 0.0;
    default: return worth_of_exchange(hand, tile);
    }
}

/* Return the value of a card's effect, apart from the card itself. */
static double worth_of_card(const Hand *hand, u8 card) {
    const State *state = hand->state;
    const Player *player = hand->player;
    int empty = 0, hats = hats_of(card);
    double worth = hats ? gain_of_number(state, CHIEFTAINS, hats) : 0.0;
    switch (card) {
    case LOCH_LOCHY: return 2 * CHOICE;
    case LOCH_SHIEL:
        for (int i = 0; i < player->tiles; i++)
            empty += !player->territory[i].count && TILE[player->territory[i].tile].effect == PRODUCE;
        return CHOICE * empty;
    case LOCH_NESS: return LOCH_NESS_CARD * hand->share - 2.5;
    case ARMADALE_CASTLE: return worth + 3;
    case CASTLE_MOIL: return worth + gain_of_number(state, BARRELS, 1);
    case DONAN_CASTLE: return worth + gain_of_number(state, BARRELS, 2);
    case IONA_ABBEY: return (2 + hand->share) * count_tiles(player, YELLOW, NONE);
    case LOCH_MORAR: return (2 + hand->share) * count_tiles(player, GREEN, NONE);
    case DUART_CASTLE: return (3 + hand->share) * count_tiles(player, NONE, VILLAGE);
    default: return worth;
    }
}

/* Return the cost in cubes of the cheapest way to pay for a tile. */
static double cost_of(const Hand *hand, u8 tile) {
    double least = 0.0;
    bool is_payable = false;
    for (int i = 0; i < COSTS[tile].count; i++) {
        const u8 *need = COSTS[tile].sets[i].cubes;
        if (!pays(&hand->means, need)) continue;
        double worth = worth_of_cubes(hand, need);
        if (!is_payable || worth < least) least = worth;
        is_payable = true;
    }
    return least;
}

/* Return the value of a tile, wherever it is placed, less its cost. */
double worth_of_tile(const Hand *hand, u8 number) {
    const Tile *tile = &TILE[number];
    double share = hand->share;
    double worth = worth_of_activation(hand, number, 0) + LATER * share * ACTIVATED[tile->kind];
    if (tile->barrels) worth += gain_of_number(hand->state, BARRELS, tile->barrels);
    if (tile->members) {
        int members = members_on_tiles(hand->player);
        worth += (0.2 + share) * (MEMBERS[min(members + 1, 5)] - MEMBERS[min(members, 5)]);
    }
    if (tile->is_special) worth += gain_of_number(hand->state, CARDS, 1) + worth_of_card(hand, number);
    if (tile->costs) {
        worth -= cost_of(hand, number);
        if (tile->kind == TAVERN) worth += gain_of_number(hand->state, BARRELS, -1);
    }
    return worth;
}

static double compared_worth(const int *numbers, int seats, int seat) {
    int scored[MOST_SEATS], sum = 0;
    compare(numbers, seats, scored);
    for (int other = 0; other < seats; other++) sum += scored[other];
    double others = (double)(sum - scored[seat]) / (seats - 1) / 2;
    return scored[seat] - others + SHARED * min(numbers[seat], 8);
}

/* Return the gain of `more` more barrels, chieftains or cards in the scorings to come. */
double gain_of_number(const State *state, int area, int more) {
    int numbers[MOST_SEATS], after[MOST_SEATS], seats = state->seats;
    for (int seat = 0; seat < seats; seat++) {
        numbers[seat] = number_of(&state->players[seat], area);
        after[seat] = numbers[seat] + (seat == state->turn ? more : 0);
    }
    double gain = compared_worth(after, seats, state->turn) - compared_worth(numbers, seats, state->turn);
    return gain * (AREAS - state->scorings);
}
