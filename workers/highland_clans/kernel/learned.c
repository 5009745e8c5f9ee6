/* What a seat sees of a position, and the learned leaf, as `sight.py` and `learned.py` of `workers/highland_clans` say. */

#include "net.h"

enum { ONE = 8, HALF = 4, FARTHEST = 100, RED_ZONE_BEGINS = 30, DRAWN_CUBES = 6 };

int net_of(const State *state, int training) {
    (void)training;
    return state->seats - MIN_SEATS;
}

static inline int within(int number, int most) { return number < -most ? -most : number > most ? most : number; }
static inline int8_t limit(int number) { return (int8_t)within(number, FARTHEST); }

/* What all seats see: the cubes that are compared, and the points that they bring. */
typedef struct {
    Counts counts;
    int against[MOST_SEATS], green[MOST_SEATS], red[MOST_SEATS], blue[MOST_SEATS], most, over;
} Common;

static void look(const State *state, Common *common) {
    Counts *counts = &common->counts;
    int seats = state->seats;
    count_cubes(state, counts);
    largest_other_herds(counts->herds, seats, common->against);
    green_points(counts->greens, seats, common->green);
    red_points(counts->herds, seats, common->red);
    blue_points(counts->blues, counts->herds, seats, common->blue);
    common->most = 0;
    for (int seat = 0; seat < seats; seat++)
        if (state->points[seat] > common->most) common->most = state->points[seat];
    common->over = (state->turn + seats - state->start) % seats;
}

static int most_of_others(const int *numbers, int seats, int seat) {
    int most = -1;
    for (int other = 0; other < seats; other++)
        if (other != seat && numbers[other] > most) most = numbers[other];
    return most;
}

static int lead_of(const State *state, int seat) {
    int most = 0;
    for (int other = 0; other < state->seats; other++)
        if (other != seat && state->points[other] > most) most = state->points[other];
    return state->points[seat] - most;
}

static void see_clan(const State *state, const Common *common, int seat, int8_t *seen) {
    const Clan *clan = &state->clans[seat];
    const Counts *counts = &common->counts;
    int seats = state->seats, at = (seat + seats - state->start) % seats;
    u8 best[COMBATS] = {0};
    best_cards(clan, COMBATS, best);
    seen[0] = ONE;
    seen[1] = limit(2 * state->points[seat]);
    seen[2] = limit(HALF * lead_of(state, seat));
    seen[3] = limit(HALF * (common->green[seat] + common->red[seat] + common->blue[seat]));
    for (int kind = 0; kind < CATTLE; kind++) seen[4 + kind] = limit(HALF * clan->has[kind]);
    for (int kind = CATTLE; kind < HAS; kind++) seen[4 + kind] = limit(ONE * clan->has[kind]);
    seen[11] = limit(HALF * counts->greens[seat]);
    seen[12] = limit(HALF * counts->blues[seat]);
    seen[13] = (int8_t)(HALF * within(counts->greens[seat] - most_of_others(counts->greens, seats, seat), 8));
    seen[14] = (int8_t)(HALF * within(counts->blues[seat] - common->against[seat], 8));
    seen[15] = (int8_t)(ONE * within(counts->herds[seat] - common->against[seat], 6));
    seen[16] = limit(2 * clan->held);
    for (int i = 0; i < COMBATS; i++) seen[17 + i] = (int8_t)(ONE * best[i]);
    seen[20] = state->following == seat ? ONE : 0;
    seen[21] = at >= common->over ? ONE : 0;
    seen[22] = at == common->over ? ONE : 0;
    seen[23] = (int8_t)(HALF * at);
    seen[24] = at == seats - 1 ? ONE : 0;
    seen[25] = (int8_t)(ONE * common->green[seat]);
    seen[26] = limit(HALF * common->red[seat]);
    seen[27] = limit(HALF * common->blue[seat]);
    seen[28] = limit(HALF * state->round);
    seen[29] = limit(2 * common->most);
    seen[30] = common->most >= RED_ZONE_BEGINS ? ONE : 0;
}

static void see_table(const State *state, const Common *common, int seat, int8_t *seen) {
    int bag = sum(state->bag, COLOURS);
    seen[0] = limit(HALF * state->round);
    seen[1] = limit(2 * common->most);
    seen[2] = common->most >= RED_ZONE_BEGINS ? ONE : 0;
    seen[3] = limit(bag / 2);
    seen[4] = (int8_t)(HALF * within(bag / DRAWN_CUBES, 16));
    seen[5] = (int8_t)(HALF * within(state->supply, 12));
    int8_t *reserve = seen + (state->turn == seat ? 6 : 10);
    for (int colour = 0; colour < COLOURS; colour++) reserve[colour] = (int8_t)(HALF * state->reserve[colour]);
    seen[14] = state->turn == seat ? ONE : 0;
    seen[15] = (int8_t)(HALF * (state->seats - common->over));
    seen[16] = limit(HALF * lead_of(state, seat));
}

void see(const State *state, int seat, Sight *sight) {
    Common common;
    look(state, &common);
    memset(sight, 0, sizeof *sight);
    for (int i = 0; i < state->seats; i++) see_clan(state, &common, (seat + i) % state->seats, sight->blocks[i]);
    see_table(state, &common, seat, sight->whole);
}

void mirror(Sight *sight) { (void)sight; } /* turns go round in one direction */

void hide(State *state, int seat) {
    for (int owner = 0; owner < state->seats; owner++)
        if (owner != seat) memset(state->clans[owner].hand, 0, state->clans[owner].held);
    if (state->raid.card != NONE && state->turn != seat) state->raid.card = 0;
}
