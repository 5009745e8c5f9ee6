/* What follows from a move, as `service/rules/glen_more` says it and the state folds it. */

#include "game.h"

int seats_of(const State *state) { return state->seats; }

int to_act(const State *state) { return state->phase == OVER ? NO_SEAT : state->turn; }

bool acts(const State *state, int seat) { return seat == to_act(state); }

/* Each turn ends with a refill, which lays at least one stacked tile (GM-13). */
int turn_of(const State *state) { return stacked_tiles(state, 1, FIRST_VILLAGE); }

static void add_cube(Laid *laid, u8 cube) { laid->cubes[laid->count++] = cube; }

static void take_cube(State *state, u8 tile, u8 cube) {
    Laid *laid = laid_of(mover(state), tile);
    int at = 0;
    while (laid->cubes[at] != cube) at++;
    for (; at < laid->count - 1; at++) laid->cubes[at] = laid->cubes[at + 1];
    laid->cubes[--laid->count] = NONE;
}

static void clear_payment(State *state) {
    state->paid_count = 0;
    memset(state->paid, NONE, sizeof state->paid);
}

static void settle_cost(State *state) {
    if (state->taken == LOCH_NESS || !nothing_needed(state)) return;
    clear_payment(state);
    state->phase = PLACE;
}

static void take(State *state, int space) {
    u8 tile = state->track[space];
    state->figures[state->turn] = (u8)space;
    state->track[space] = 0;
    state->taken = tile;
    state->phase = PAY;
    mover(state)->barrels = (u8)(mover(state)->barrels - TILE[tile].whisky);
    settle_cost(state);
}

static void discard(State *state, int space) {
    state->figures[state->turn] = (u8)space;
    state->gone[state->gone_count++] = state->track[space];
    state->track[space] = 0;
    state->phase = DISCARDED;
}

/* Take the gain of an exchange for the cubes given: a barrel or victory points (GM-54 to GM-58). */
static void close_exchange(State *state) {
    const Sets *sets = &EXCHANGES[state->exchange];
    u8 given[RESOURCES] = {0};
    int at = 0;
    for (int i = 0; i < state->paid_count; i++) given[state->paid[i]]++;
    while (at < sets->count - 1 && memcmp(sets->sets[at].cubes, given, sizeof given)) at++;
    if (TILE[state->exchange].effect == CONVERT)
        mover(state)->barrels = (u8)(mover(state)->barrels + sets->sets[at].gain);
    else
        add_points(state, state->turn, sets->sets[at].gain);
    clear_payment(state);
    state->exchange = 0;
    state->phase = ACTIVATE;
}

static void pay(State *state, u8 cube) {
    state->paid[state->paid_count++] = cube;
    if (!state->exchange)
        settle_cost(state);
    else if (nothing_needed(state))
        close_exchange(state);
}

static void promise_cubes(State *state, u8 tile, int count) {
    for (int i = 0; i < count; i++) state->choices[state->choice_count++] = tile;
    state->phase = CHOOSE;
}

/* Find the tiles that may be activated: the new one and its neighbours, by Loch Oich all (GM-44, GM-50). */
void tiles_near(const State *state, Tiles *near) {
    const Player *player = current(state);
    const Laid *latest = &player->territory[player->tiles - 1];
    memset(near, 0, sizeof *near);
    for (int i = 0; i < player->tiles; i++) {
        const Laid *laid = &player->territory[i];
        if (state->taken == LOCH_OICH || laid == latest || are_neighbours(laid, latest))
            near->tiles[near->count++] = laid->tile;
    }
}

static void begin_activation(State *state) {
    if (state->choice_count || state->near.count) return;
    tiles_near(state, &state->near);
    state->phase = ACTIVATE;
}

/* Lay a cube on each empty tile of the five kinds, and one of choice on an empty Iona Abbey (GM-43). */
static void fill_empty_tiles(State *state) {
    Player *player = mover(state);
    bool is_open = false;
    for (int i = 0; i < player->tiles; i++) {
        Laid *laid = &player->territory[i];
        const Tile *tile = &TILE[laid->tile];
        if (tile->effect != PRODUCE || laid->count) continue;
        if (tile->terms == ANY)
            is_open = true;
        else
            add_cube(laid, tile->terms);
    }
    if (is_open) promise_cubes(state, IONA_ABBEY, 1);
}

static void place(State *state, u8 x, u8 y) {
    Player *player = mover(state);
    u8 tile = state->taken;
    Laid *laid = &player->territory[player->tiles++];
    *laid = (Laid){tile, x, y, TILE[tile].members, 0, {NONE, NONE, NONE}};
    player->barrels = (u8)(player->barrels + TILE[tile].barrels);
    if (TILE[tile].is_special) player->card[player->cards++] = tile;
    switch (tile) {
    case LOCH_LOCHY: promise_cubes(state, tile, 2); break;
    case LOCH_SHIEL: fill_empty_tiles(state); break;
    case CASTLE_STALKER: laid->members++; break;
    case CASTLE_MOIL: player->barrels++; break;
    case DONAN_CASTLE: player->barrels = (u8)(player->barrels + 2); break;
    case ARMADALE_CASTLE: player->coins = (u8)(player->coins + 3); break;
    default: break;
    }
    begin_activation(state);
}

static void choose(State *state, u8 cube) {
    u8 tile = state->choices[--state->choice_count];
    state->choices[state->choice_count] = 0;
    add_cube(laid_of(mover(state), tile), cube);
    if (!state->choice_count) state->phase = ACTIVATE;
    begin_activation(state);
}

static void activate(State *state, u8 number) {
    const Tile *tile = &TILE[number];
    state->activated.tiles[state->activated.count++] = number;
    state->loch_ness |= !contains(&state->near, number);
    switch (tile->effect) {
    case PRODUCE:
        if (tile->terms == ANY)
            promise_cubes(state, number, 1);
        else
            add_cube(laid_of(mover(state), number), tile->terms);
        break;
    case GIVE_MOVEMENT: state->movement = (u8)(state->movement + tile->terms); break;
    case SCORE: add_points(state, state->turn, tile->terms); break;
    default:
        state->exchange = number;
        state->phase = EXCHANGE;
    }
}

static void move_member(State *state, u8 origin) {
    laid_of(mover(state), origin)->members--;
    state->movement--;
    state->phase = MOVE_ON;
}

static void end_turn(State *state, Chance *chance) {
    state->taken = state->loch_ness = state->movement = 0;
    memset(&state->near, 0, sizeof state->near);
    memset(&state->activated, 0, sizeof state->activated);
    refill(state, chance);
}

static void trade(State *state, u8 cube, int row, int coins) {
    state->market[cube] = (u8)(state->market[cube] + row);
    mover(state)->coins = (u8)(mover(state)->coins + coins);
}

static void make(State *state, Move move, Chance *chance) {
    u8 first = FIRST_OF(move), second = SECOND_OF(move);
    switch (KIND_OF(move)) {
    case SELL_CUBE:
        take_cube(state, first, second);
        trade(state, second, -1, state->market[second]);
        break;
    case TAKE_TILE: take(state, first); break;
    case DISCARD_TILE: discard(state, first); break;
    case PAY_CUBE:
        take_cube(state, first, second);
        pay(state, second);
        break;
    case BUY_CUBE:
        trade(state, second, 1, -(state->market[second] + 1));
        pay(state, second);
        break;
    case PAY_MEMBER:
        laid_of(mover(state), first)->members--;
        state->phase = PLACE;
        break;
    case PAY_CHIEFTAIN:
        mover(state)->chieftains--;
        state->phase = PLACE;
        break;
    case PLACE_TILE: place(state, first, second); break;
    case CHOOSE_CUBE: choose(state, first); break;
    case ACTIVATE_TILE: activate(state, first); break;
    case CLOSE_EXCHANGE: close_exchange(state); break;
    case MOVE_MEMBER:
        move_member(state, first);
        laid_of(mover(state), second)->members++;
        break;
    case PROMOTE_MEMBER:
        move_member(state, first);
        mover(state)->chieftains++;
        break;
    default: end_turn(state, chance);
    }
}

/* Make a legal move of the seat whose turn it is, and all that follows without a choice. */
void follow(State *state, int seat, Move move, Chance *chance) {
    (void)seat;
    while (move && !chance->failed) {
        make(state, move, chance);
        move = only_answer(state);
    }
}

/* Only the order of the stacks is hidden, and no position says it (GM-95). */
void determinize(State *view, int seat, Chance *chance) {
    (void)view;
    (void)seat;
    (void)chance;
}

/* Positions of a last turn are the same only if all of them is. */
void normalize(State *state) { (void)state; }
