/* What a player can pay, as `means.py` and `market.py` of `service/rules/glen_more` say it. */

#include "game.h"

const int ROW_COINS[CAPACITY + 1] = {0, 1, 3, 6};

Means means_of(const State *state) {
    const Player *player = current(state);
    Means means = {.coins = player->coins};
    for (int i = 0; i < player->tiles; i++)
        for (int n = 0; n < player->territory[i].count; n++) means.own[player->territory[i].cubes[n]]++;
    for (int kind = 0; kind < RESOURCES; kind++) means.rows[kind] = state->market[kind];
    return means;
}

/* Return whether any sequence of sales and purchases pays a need (GM-23). */
bool pays(const Means *means, const u8 *need) {
    int coins = means->coins;
    for (int kind = 0; kind < RESOURCES; kind++) {
        int row = means->rows[kind], after = row + need[kind] - means->own[kind];
        if (after > CAPACITY) return false;
        coins += ROW_COINS[row] - ROW_COINS[after > 0 ? after : 0];
    }
    return coins >= 0;
}

bool pays_any(const Means *means, const Sets *sets) {
    for (int i = 0; i < sets->count; i++)
        if (pays(means, sets->sets[i].cubes)) return true;
    return false;
}

bool holds(const Laid *laid, u8 cube) {
    for (int i = 0; i < laid->count; i++)
        if (laid->cubes[i] == cube) return true;
    return false;
}

/* Find every set of cubes that would complete the current cost or exchange after those already given. */
void demand(const State *state, Needs *needs) {
    const Sets *sets = state->exchange ? &EXCHANGES[state->exchange] : &COSTS[state->taken];
    u8 given[RESOURCES] = {0};
    for (int i = 0; i < state->paid_count; i++) given[state->paid[i]]++;
    needs->count = 0;
    for (int i = 0; i < sets->count; i++) {
        Set left = sets->sets[i];
        bool fits = true;
        for (int kind = 0; kind < RESOURCES; kind++) {
            fits &= left.cubes[kind] >= given[kind];
            left.cubes[kind] = (u8)(left.cubes[kind] - given[kind]);
        }
        if (fits) needs->sets[needs->count++] = left;
    }
}

bool is_nothing(const u8 *need) {
    for (int kind = 0; kind < RESOURCES; kind++)
        if (need[kind]) return false;
    return true;
}

bool nothing_needed(const State *state) {
    Needs needs;
    demand(state, &needs);
    Means means = means_of(state);
    for (int i = 0; i < needs.count; i++)
        if (!is_nothing(needs.sets[i].cubes) && pays(&means, needs.sets[i].cubes)) return false;
    return true;
}

bool asks_for(const Bill *bill, int kind) {
    for (int i = 0; i < bill->needs.count; i++)
        if (bill->needs.sets[i].cubes[kind]) return true;
    return false;
}

/* Return whether the rest can be paid once a cube of a kind is given. */
static bool pays_rest(const Bill *bill, int kind, const Means *left) {
    for (int i = 0; i < bill->needs.count; i++) {
        Set rest = bill->needs.sets[i];
        if (!rest.cubes[kind]) continue;
        rest.cubes[kind]--;
        if (pays(left, rest.cubes)) return true;
    }
    return false;
}

bool may_give(const Bill *bill, int kind) {
    Means left = bill->means;
    left.own[kind]--;
    return pays_rest(bill, kind, &left);
}

bool may_buy(const Bill *bill, int kind) {
    Means left = bill->means;
    if (left.rows[kind] == CAPACITY || left.coins <= left.rows[kind]) return false;
    left.coins -= ++left.rows[kind];
    return pays_rest(bill, kind, &left);
}

static bool pays_buying(const Bill *bill, const u8 *need, int kind) {
    Means means = bill->means;
    means.own[kind] = min(means.own[kind], need[kind] - 1);
    return pays(&means, need);
}

/* Return the payment of a kind if it is forced, 0 otherwise; `payable` are the sets that can be paid. */
static Move forced_payment_of(const State *state, const Bill *bill, const Needs *payable, int kind) {
    const Player *player = current(state);
    int tiles = 0;
    u8 holding = 0;
    for (int i = 0; i < payable->count; i++)
        if (!payable->sets[i].cubes[kind]) return 0;
    for (int i = 0; i < player->tiles; i++)
        if (holds(&player->territory[i], (u8)kind)) {
            holding = player->territory[i].tile;
            tiles++;
        }
    if (!tiles) return may_buy(bill, kind) ? MOVE(BUY_CUBE, 0, kind) : 0;
    if (tiles > 1) return 0;
    for (int i = 0; i < payable->count; i++)
        if (pays_buying(bill, payable->sets[i].cubes, kind)) return 0;
    return MOVE(PAY_CUBE, holding, kind);
}

Move forced_payment(const State *state) {
    Bill bill = {.means = means_of(state)};
    Needs payable = {.count = 0};
    demand(state, &bill.needs);
    for (int i = 0; i < bill.needs.count; i++)
        if (pays(&bill.means, bill.needs.sets[i].cubes)) payable.sets[payable.count++] = bill.needs.sets[i];
    for (int kind = 0; kind < RESOURCES; kind++) {
        Move move = forced_payment_of(state, &bill, &payable, kind);
        if (move) return move;
    }
    return 0;
}
