/* Which positions a game can have. Bytes come from outside, and what is not refused here is used as an index. */

#include "game.h"

#include <stdarg.h>
#include <stdio.h>

enum { MAX_BARRELS = 200, MAX_POINTS = 2000, MIN_POINTS = -3 * LARGEST, FARTHEST = 59, COINS = 6, WITH_DIE = 3, LOCHY = 2 };

static char sentence[200];

__attribute__((format(printf, 1, 2))) static const char *refuse(const char *format, ...) {
    va_list values;
    va_start(values, format);
    vsnprintf(sentence, sizeof sentence, format, values);
    va_end(values);
    return sentence;
}

#define DEMAND(holds, ...) do { if (!(holds)) return refuse(__VA_ARGS__); } while (0)
#define TRY(check) do { const char *why = (check); if (why) return why; } while (0)

static bool is_placed(const State *state) {
    return state->phase == CHOOSE || state->phase == ACTIVATE || state->phase == EXCHANGE || state->phase == MOVE_ON;
}

static bool is_taken(const State *state) { return state->phase == PAY || state->phase == PLACE; }

static const char *check_numbers(const State *state) {
    const struct { const char *name; int value, min, max; } fields[] = {
        {"seats", state->seats, 2, MOST_SEATS}, {"turn", state->turn, 0, state->seats - 1},
        {"phase", state->phase, TAKE, OVER}, {"empty", state->empty, 0, SPACES - 1},
        {"scorings", state->scorings, 0, AREAS}, {"loch_ness", state->loch_ness, 0, 1},
        {"paid_count", state->paid_count, 0, sizeof state->paid},
        {"choice_count", state->choice_count, 0, sizeof state->choices}, {"gone_count", state->gone_count, 0, TILES},
        {"near.count", state->near.count, 0, LARGEST}, {"activated.count", state->activated.count, 0, LARGEST},
    };
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        DEMAND(fields[i].value >= fields[i].min && fields[i].value <= fields[i].max, "%s is %d; it must be %d to %d",
               fields[i].name, fields[i].value, fields[i].min, fields[i].max);
    for (int kind = 0; kind < RESOURCES; kind++)
        DEMAND(state->market[kind] <= CAPACITY, "market[%d] is %d; it must be 0 to %d", kind, state->market[kind],
               CAPACITY);
    bool has_tile = is_taken(state) || is_placed(state);
    DEMAND(has_tile ? state->taken >= 1 && state->taken <= STACKED : !state->taken, "taken is %d in phase %d",
           state->taken, state->phase);
    return NULL;
}

/* Check that the places of a list hold numbers of a range, and its free places nothing. */
static const char *check_list(const char *name, const u8 *list, int count, int room, int min, int max, u8 nothing) {
    for (int i = 0; i < room; i++)
        DEMAND(i < count ? list[i] >= min && list[i] <= max : list[i] == nothing, "%s[%d] is %d, of %d", name, i, list[i],
               count);
    return NULL;
}

static const char *check_lists(const State *state) {
    TRY(check_list("paid", state->paid, state->paid_count, sizeof state->paid, 0, RESOURCES - 1, NONE));
    TRY(check_list("choices", state->choices, state->choice_count, sizeof state->choices, 1, TILES, 0));
    TRY(check_list("near", state->near.tiles, state->near.count, LARGEST, 1, TILES, 0));
    TRY(check_list("activated", state->activated.tiles, state->activated.count, LARGEST, 1, TILES, 0));
    TRY(check_list("gone", state->gone, state->gone_count, TILES, 1, TILES, 0));
    TRY(check_list("track", state->track, SPACES, SPACES, 0, STACKED, 0));
    return check_list("figures", state->figures, state->seats, MOST_SEATS, 0, SPACES - 1, NONE);
}

/* Each space holds a figure, the die or a tile, except the empty one, and those that this turn or the end left free. */
static const char *check_track(const State *state) {
    bool held[SPACES] = {false};
    bool has_die = state->seats <= WITH_DIE, behind = true;
    DEMAND(has_die ? state->die < SPACES : state->die == NONE, "die is %d, with %d seats", state->die, state->seats);
    if (has_die) held[state->die] = true;
    for (int seat = 0; seat < state->seats; seat++) {
        DEMAND(!held[state->figures[seat]], "figures[%d] is %d, where another stands", seat, state->figures[seat]);
        held[state->figures[seat]] = true;
    }
    DEMAND(!held[state->empty], "empty is %d, where a figure stands", state->empty);
    for (int step = 0; step < SPACES; step++) {
        int space = (state->empty + step) % SPACES;
        behind &= !held[space];
        bool is_free = held[space] || !step || (step == 1 && state->phase != TAKE) || (state->phase == OVER && behind);
        DEMAND(!state->track[space] == is_free, "track[%d] is %d in phase %d", space, state->track[space], state->phase);
    }
    int first = (state->empty + 1) % SPACES;
    if (state->phase == TAKE)
        DEMAND(state->figures[state->turn] == first, "turn is %d, whose figure is not the last", state->turn);
    else
        DEMAND(state->phase == OVER || !held[first], "phase is %d, where the last figure has not moved", state->phase);
    return NULL;
}

/* Stacks are drawn one after the other; each after the first is scored when it is empty, and the last ends the game. */
static const char *check_stacks(const State *state) {
    int scored = 0;
    bool began = false;
    DEMAND(state->stacked[8] < 1 << (STACKED - 64), "stacked has a tile after %d", STACKED);
    for (int stack = 0; stack < STACKS; stack++) {
        int all = FIRST_OF_STACK[stack + 1] - FIRST_OF_STACK[stack];
        int left = stacked_tiles(state, FIRST_OF_STACK[stack], FIRST_OF_STACK[stack + 1]);
        DEMAND(!began || left == all, "stack %d has %d of %d tiles, where one before it has some", stack, left, all);
        began |= left > 0;
        scored += stack && !left;
    }
    DEMAND(state->scorings == scored, "scorings is %d, where %d stacks are empty", state->scorings, scored);
    DEMAND((state->phase == OVER) == !began, "phase is %d, where tiles are %sleft", state->phase, began ? "" : "not ");
    return NULL;
}

/* A tile is in one place. */
static const char *check_places(const State *state) {
    u8 tally[TILES + 1] = {0};
    for (int space = 0; space < SPACES; space++) tally[state->track[space]]++;
    for (int i = 0; i < state->gone_count; i++) tally[state->gone[i]]++;
    for (int seat = 0; seat < state->seats; seat++)
        for (int i = 0; i < state->players[seat].tiles; i++) tally[state->players[seat].territory[i].tile]++;
    if (is_taken(state)) tally[state->taken]++;
    for (int tile = 1; tile <= TILES; tile++) {
        int count = tally[tile] + (tile <= STACKED && stacked_tiles(state, tile, tile + 1));
        DEMAND(count == 1, "tile %d is in %d places", tile, count);
    }
    return NULL;
}

/* What can lie on a tile: the cubes that it makes, on Loch Lochy the two of its card. */
static bool may_hold(const Laid *laid) {
    const Tile *tile = &TILE[laid->tile];
    bool any = laid->tile == LOCH_LOCHY || (tile->effect == PRODUCE && tile->terms == ANY);
    if (laid->count > (laid->tile == LOCH_LOCHY ? LOCHY : any || tile->effect == PRODUCE ? CAPACITY : 0)) return false;
    for (int i = 0; i < CAPACITY; i++) {
        u8 cube = laid->cubes[i];
        if (i < laid->count ? cube >= RESOURCES || (!any && cube != tile->terms) : cube != NONE) return false;
    }
    return true;
}

/* A tile continues the rivers and roads of those before it that it touches, and begins none (GM-30 to GM-32). */
static bool may_lie(const Player *player, int place) {
    const Laid *laid = &player->territory[place];
    int beside = 0, sides = 0;
    for (int i = 0; i < place; i++) {
        const Laid *other = &player->territory[i];
        int x = x_of(laid) - x_of(other), y = y_of(laid) - y_of(other);
        if (!x && !y) return false;
        int touching = !x && (y == 1 || y == -1) ? RIVER : !y && (x == 1 || x == -1) ? ROAD : 0;
        if (!touching) continue;
        beside++;
        if ((TILE[laid->tile].sides & touching) != (TILE[other->tile].sides & touching)) return false;
        sides |= TILE[laid->tile].sides & touching;
    }
    return beside && sides == TILE[laid->tile].sides;
}

static const char *check_territory(const State *state, int seat) {
    const Player *player = &state->players[seat];
    DEMAND(player->tiles >= 1 && player->tiles <= LARGEST, "players[%d] has %d tiles; it must have 1 to %d", seat,
           player->tiles, LARGEST);
    for (int i = 0; i < LARGEST; i++) {
        const Laid *laid = &player->territory[i];
        if (i >= player->tiles) {
            static const Laid nothing = {.tile = 0};
            DEMAND(!memcmp(laid, &nothing, sizeof nothing), "players[%d] has a tile after its %d", seat, player->tiles);
            continue;
        }
        DEMAND(i ? laid->tile >= 1 && laid->tile <= STACKED : laid->tile == FIRST_VILLAGE + seat && !laid->x && !laid->y,
               "players[%d].territory[%d] is tile %d", seat, i, laid->tile);
        DEMAND(x_of(laid) >= -FARTHEST && x_of(laid) <= FARTHEST && y_of(laid) >= -FARTHEST && y_of(laid) <= FARTHEST &&
                   (!i || may_lie(player, i)),
               "tile %d cannot lie on cell %d, %d", laid->tile, x_of(laid), y_of(laid));
        DEMAND(laid->count <= CAPACITY && may_hold(laid), "tile %d cannot hold its %d cubes", laid->tile, laid->count);
    }
    return NULL;
}

/* A player has the cards of their special locations, and the members that their tiles brought, but one for Loch Ness. */
static const char *check_player(const State *state, int seat) {
    const Player *player = &state->players[seat];
    int cards = 0, members = 0, gained = 0;
    TRY(check_territory(state, seat));
    for (int i = 0; i < player->tiles; i++) {
        const Laid *laid = &player->territory[i];
        members += laid->members;
        gained += TILE[laid->tile].members + (laid->tile == CASTLE_STALKER) - (laid->tile == LOCH_NESS);
        if (!TILE[laid->tile].is_special) continue;
        DEMAND(cards < player->cards && player->card[cards] == laid->tile, "players[%d] has no card of tile %d", seat,
               laid->tile);
        cards++;
    }
    DEMAND(player->cards == cards, "players[%d] has %d cards, of %d tiles", seat, player->cards, cards);
    TRY(check_list("card", player->card, cards, SPECIAL, 1, STACKED, 0));
    gained -= state->phase == PLACE && state->turn == seat && state->taken == LOCH_NESS;
    DEMAND(members + player->chieftains == gained, "players[%d] has %d members and chieftains; it must have %d", seat,
           members + player->chieftains, gained);
    DEMAND(player->barrels <= MAX_BARRELS, "players[%d] has %d barrels; it may have %d", seat, player->barrels,
           MAX_BARRELS);
    int points = points_of(state, seat), least = state->phase == OVER ? MIN_POINTS : 0;
    DEMAND(points >= least && points <= MAX_POINTS, "players[%d] has %d points; it must have %d to %d", seat, points,
           least, MAX_POINTS);
    return NULL;
}

/* Coins go to the market and back; Armadale Castle alone brings more. Places without a player are free. */
static const char *check_players(const State *state) {
    int coins = 0, all = COINS * state->seats + (state->seats <= WITH_DIE ? RESOURCES : 0);
    for (int seat = 0; seat < state->seats; seat++) {
        TRY(check_player(state, seat));
        coins += state->players[seat].coins;
        all += find_laid(&state->players[seat], ARMADALE_CASTLE) ? 3 : 0;
    }
    for (int kind = 0; kind < RESOURCES; kind++) coins += ROW_COINS[state->market[kind]];
    DEMAND(coins == all, "there are %d coins; there must be %d", coins, all);
    for (int seat = state->seats; seat < MOST_SEATS; seat++) {
        static const Player free_place = {.coins = 0};
        DEMAND(!points_of(state, seat) && !memcmp(&state->players[seat], &free_place, sizeof free_place),
               "players[%d] has something, with %d seats", seat, state->seats);
    }
    return NULL;
}

/* Tiles were activated once, near the new one; by Loch Ness one of them anywhere. Villages and castles gave movement. */
static const char *check_activated(const State *state) {
    const Player *player = current(state);
    Tiles near = {0};
    int movement = 0, far = 0;
    u8 latest = player->territory[player->tiles - 1].tile;
    DEMAND(!is_placed(state) || latest == state->taken, "taken is %d, where tile %d was placed", state->taken, latest);
    bool began = is_placed(state) && (state->phase != CHOOSE || state->near.count);
    if (began) tiles_near(state, &near);
    DEMAND(!memcmp(&near, &state->near, sizeof near), "near has %d tiles; it must have %d others", state->near.count,
           near.count);
    for (int i = 0; i < state->activated.count; i++) {
        u8 tile = state->activated.tiles[i];
        int again = 0;
        for (int n = 0; n < i; n++) again += state->activated.tiles[n] == tile;
        DEMAND(began && !again && find_laid(player, tile) && TILE[tile].effect != NO_EFFECT,
               "activated[%d] is %d, which cannot be activated", i, tile);
        movement += TILE[tile].effect == GIVE_MOVEMENT;
        far += !contains(&near, tile);
    }
    DEMAND(state->loch_ness == far && (!far || has_card(player, LOCH_NESS)),
           "loch_ness is %d, where %d distant tiles were activated", state->loch_ness, far);
    DEMAND(state->phase == MOVE_ON ? state->movement < movement : state->movement == movement,
           "movement is %d in phase %d, where %d tiles gave some", state->movement, state->phase, movement);
    return NULL;
}

static const char *check_choices(const State *state) {
    u8 tile = state->choices[0];
    const Laid *laid = find_laid(current(state), tile);
    if (state->phase != CHOOSE) {
        DEMAND(!state->choice_count, "choice_count is %d in phase %d", state->choice_count, state->phase);
        return NULL;
    }
    DEMAND(state->choice_count && laid, "choices[0] is %d, which does not lie there", tile);
    if (state->near.count) {
        int latest = state->activated.count ? state->activated.tiles[state->activated.count - 1] : 0;
        DEMAND(state->choice_count == 1 && tile == IONA_ABBEY && latest == tile && laid->count < CAPACITY,
               "choices[0] is %d, where tile %d was activated", tile, latest);
    } else if (state->taken == LOCH_LOCHY) {
        DEMAND(tile == LOCH_LOCHY && laid->count <= LOCHY - state->choice_count &&
                   (state->choice_count == 1 || state->choices[1] == tile),
               "choices has %d tiles, where Loch Lochy holds %d cubes", state->choice_count, laid->count);
    } else {
        DEMAND(state->taken == LOCH_SHIEL && tile == IONA_ABBEY && state->choice_count == 1 && !laid->count,
               "choices[0] is %d, where tile %d was taken", tile, state->taken);
    }
    return NULL;
}

/* What is to be paid can be paid. */
static const char *check_payment(const State *state) {
    if (state->phase == EXCHANGE) {
        int latest = state->activated.count ? state->activated.tiles[state->activated.count - 1] : 0;
        DEMAND(state->exchange && state->exchange == latest && EXCHANGES[latest].count,
               "exchange is %d, where tile %d was activated", state->exchange, latest);
    } else {
        DEMAND(!state->exchange, "exchange is %d in phase %d", state->exchange, state->phase);
    }
    bool pays = state->phase == EXCHANGE || (state->phase == PAY && state->taken != LOCH_NESS);
    DEMAND(pays || !state->paid_count, "paid_count is %d in phase %d", state->paid_count, state->phase);
    DEMAND(!pays || !nothing_needed(state), "phase is %d, where nothing more can be paid", state->phase);
    return NULL;
}

/* Where there is one thing to do it was done already: the position after it is the one that a game has. */
static const char *check_choice(const State *state) {
    Moves moves;
    if (state->phase == OVER) return NULL;
    legal_moves(state, state->turn, &moves);
    DEMAND(moves.count, "phase is %d, where seat %d has no move", state->phase, state->turn);
    DEMAND(!only_answer(state), "phase is %d, where seat %d has nothing to choose", state->phase, state->turn);
    return NULL;
}

/* Return why no game has a position, NULL if one can have it. The next call overwrites the sentence. */
const char *check_state(const State *state) {
    TRY(check_numbers(state));
    TRY(check_lists(state));
    TRY(check_track(state));
    TRY(check_stacks(state));
    TRY(check_players(state));
    TRY(check_places(state));
    TRY(check_activated(state));
    TRY(check_choices(state));
    TRY(check_payment(state));
    return check_choice(state);
}
