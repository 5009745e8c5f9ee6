/* Actions: costs, what is legal, and consequences (HC-14 to HC-30): `service/rules/highland_clans/actions.py`. */

#include "game.h"

enum { IN_RED, IN_GREEN };
enum { FROM_RESERVE, FROM_COURT };

#define DOMAIN_FOR(price, source, monks, ...) {MOVE(BUY_DOMAIN, price, source, monks, 0), DOMAIN, {__VA_ARGS__}}
const Action ACTIONS[OTHERS] = {
    {MOVE(BUILD, 0, 0, 0, 0), CATTLE, {0, 0, 0, 1}},
    {MOVE(BUILD, 1, 0, 0, 0), CASTLE, {0, 2, 0, 0}},
    {MOVE(BUILD, 2, 0, 0, 0), MONASTERY, {0, 0, 3, 0}},
    {MOVE(GAIN_WARRIOR, 0, 0, 0, 0), WARRIOR, {1, 0, 0, 0}},
    {MOVE(GAIN_PIPER, 0, 0, 0, 0), PIPER, {0, 1, 0, 0}},
    {MOVE(GAIN_MONKS, 1, 0, 0, 0), MONK, {0, 0, 1, 0}},
    {MOVE(GAIN_MONKS, 2, 0, 0, 0), MONK, {0, 0, 2, 0}},
    DOMAIN_FOR(IN_RED, FROM_RESERVE, 0, 1, 0, 0, 1),
    DOMAIN_FOR(IN_RED, FROM_COURT, 0, 0, 0, 0, 1),
    DOMAIN_FOR(IN_GREEN, FROM_RESERVE, 0, 1, 0, 2, 0),
    DOMAIN_FOR(IN_GREEN, FROM_RESERVE, 1, 1, 0, 1, 0),
    DOMAIN_FOR(IN_GREEN, FROM_RESERVE, 2, 1, 0, 0, 0),
    DOMAIN_FOR(IN_GREEN, FROM_COURT, 0, 0, 0, 2, 0),
    DOMAIN_FOR(IN_GREEN, FROM_COURT, 1, 0, 0, 1, 0),
    DOMAIN_FOR(IN_GREEN, FROM_COURT, 2, 0, 0, 0, 0),
};
const u8 BUILDINGS[3][COLOURS] = {{0, 0, 0, 1}, {0, 2, 0, 0}, {0, 0, 3, 0}};

static bool is_taken(const State *state, int kind) { return state->actions[0] == kind || state->actions[1] == kind; }

static bool can_pay(const State *state, const u8 *price) {
    int left = MAX_USED - (DRAWN - sum(state->reserve, COLOURS));
    for (int colour = 0; colour < COLOURS; colour++)
        if (price[colour] > state->reserve[colour]) return false;
    return sum(price, COLOURS) <= left;
}

static bool has_means(const State *state, const Action *action) {
    const Clan *clan = &state->clans[state->turn];
    if (action->kind >= CATTLE && action->kind <= MONASTERY) return clan->has[FREE_LAND];
    if (action->kind != DOMAIN) return true;
    return state->supply && lands_of(clan) < MAX_LANDS &&
           !(SECOND(action->move) == FROM_COURT && clan->has[WARRIOR] == FEWEST_WARRIORS) &&
           THIRD(action->move) <= clan->has[MONK];
}

/* Write which actions except bards may be taken, by their places; return how many, and whether a bard can be paid. */
int affordable(const State *state, u8 *others, bool *bard) {
    static const u8 BARD_PRICE[COLOURS] = {0, 1, 0, 0};
    int count = 0;
    for (u8 i = 0; i < OTHERS; i++)
        if (!is_taken(state, ACTIONS[i].kind) && can_pay(state, ACTIONS[i].price) && has_means(state, &ACTIONS[i]))
            others[count++] = i;
    *bard = state->actions[0] == NONE && can_pay(state, BARD_PRICE);
    return count;
}

static void add_bards(const State *state, int opponent, Moves *moves) {
    /* Sets of followers, a bit for each, in the order of `_KEEPS`. */
    static const u8 TAKES[] = {1 << WARRIOR, 1 << PIPER, 1 << MONK, 1 << WARRIOR | 1 << PIPER, 1 << WARRIOR | 1 << MONK,
                               1 << PIPER | 1 << MONK};
    const u8 *has = state->clans[opponent].has;
    unsigned there = (has[WARRIOR] > FEWEST_WARRIORS) << WARRIOR | (has[PIPER] > 0) << PIPER | (has[MONK] > 0) << MONK;
    for (int i = 0; i < 6; i++) {
        if (TAKES[i] & ~there) continue;
        add(moves, MOVE(SEND_BARD, opponent, TAKES[i], 0, 0));
        for (int follower = WARRIOR; i > 2 && follower <= MONK; follower++)
            if (TAKES[i] >> follower & 1) add(moves, MOVE(SEND_BARD, opponent, TAKES[i], follower + 1, 0));
    }
}

void legal_actions(const State *state, Moves *moves) {
    u8 others[OTHERS];
    bool bard;
    int count = affordable(state, others, &bard);
    for (int i = 0; i < count; i++) add(moves, ACTIONS[others[i]].move);
    for (int opponent = 0; bard && opponent < state->seats; opponent++)
        if (opponent != state->turn) add_bards(state, opponent, moves);
    if (state->actions[0] != NONE || !moves->count) add(moves, MOVE(END_ACTIONS, 0, 0, 0, 0));
}

bool actions_are_over(const State *state) {
    return state->actions[state->most_actions - 1] != NONE || state->actions[0] == BARD;
}

static void send_bard(State *state, Clan *clan, Move move) {
    Clan *opponent = &state->clans[FIRST(move)];
    for (int follower = WARRIOR; follower <= MONK; follower++) {
        if (!(SECOND(move) >> follower & 1)) continue;
        opponent->has[follower]--;
        if (follower + 1 == (int)THIRD(move))
            clan->has[follower]++;
        else
            state->bag[follower]++; /* a follower's number is that of its colour */
    }
}

/* Take an action, without the discards and draws that follow. */
void act(State *state, Move move) {
    Clan *clan = &state->clans[state->turn];
    u8 price[COLOURS] = {0}, kind = BARD;
    if (KIND_OF(move) == SEND_BARD) {
        price[BLUE] = 1;
        send_bard(state, clan, move);
    } else {
        int i = 0;
        while (ACTIONS[i].move != move) i++;
        kind = ACTIONS[i].kind;
        memcpy(price, ACTIONS[i].price, sizeof price);
        if (kind == DOMAIN) {
            u8 warriors = SECOND(move) == FROM_COURT, monks = (u8)THIRD(move);
            clan->has[WARRIOR] = (u8)(clan->has[WARRIOR] - warriors);
            clan->has[MONK] = (u8)(clan->has[MONK] - monks);
            clan->has[FREE_LAND]++;
            state->bag[YELLOW] = (u8)(state->bag[YELLOW] + warriors);
            state->bag[GREEN] = (u8)(state->bag[GREEN] + monks);
            state->supply--;
        } else {
            clan->has[kind] = (u8)(clan->has[kind] + (kind == MONK ? price[GREEN] : 1));
            if (kind >= CATTLE) clan->has[FREE_LAND]--;
        }
    }
    bool to_bag = kind >= DOMAIN;
    for (int colour = 0; colour < COLOURS; colour++) {
        state->reserve[colour] = (u8)(state->reserve[colour] - price[colour]);
        if (to_bag) state->bag[colour] = (u8)(state->bag[colour] + price[colour]);
    }
    state->actions[state->actions[0] != NONE] = kind;
}
