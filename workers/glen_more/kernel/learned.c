/* What a seat sees of a position, and the learned leaf, as `sight.py` and `learned.py` of `workers/glen_more` say them. */

#include "net.h"

#include <math.h>
#include <stdlib.h>

enum { ONE = 8, HALF = 4, FARTHEST = 100, TRIED = 6, WON = 1 << 30, MADE_AGAIN = 4 };

/* A net for each number of seats; the second training made only that of two again. */
int net_of(const State *state, int training) {
    return state->seats == 2 && training > 1 ? MADE_AGAIN : state->seats - 2;
}

static inline int max(int a, int b) { return a > b ? a : b; }
static inline int8_t limit(int number) { return (int8_t)max(-FARTHEST, min(number, FARTHEST)); }

/* What all seats see: how far each figure is, how much of the game is left, and the numbers that are compared. */
typedef struct {
    int left, to_come, ahead[MOST_SEATS], tiles, points[2]; /* the most points, and the most but one */
    int numbers[AREAS][MOST_SEATS], scored[AREAS][MOST_SEATS], least[AREAS];
} Common;

static int steps_to(const State *state, int space) { return (space - state->empty + SPACES) % SPACES; }

static void look(const State *state, Common *common) {
    int hindmost = SPACES, seats = state->seats;
    *common = (Common){.to_come = AREAS - state->scorings, .tiles = LARGEST, .points = {-FARTHEST, -FARTHEST}};
    for (int seat = 0; seat < seats; seat++) {
        hindmost = min(hindmost, common->ahead[seat] = steps_to(state, state->figures[seat]));
        common->tiles = min(common->tiles, state->players[seat].tiles);
        int points = max(-FARTHEST, points_of(state, seat));
        common->points[1] = max(common->points[1], min(points, common->points[0]));
        common->points[0] = max(common->points[0], points);
        for (int area = 0; area < AREAS; area++) common->numbers[area][seat] = number_of(&state->players[seat], area);
    }
    for (int seat = 0; seat < seats; seat++) common->ahead[seat] -= hindmost;
    for (int area = 0; area < AREAS; area++) {
        compare(common->numbers[area], seats, common->scored[area]);
        common->least[area] = common->numbers[area][0];
        for (int seat = 1; seat < seats; seat++) common->least[area] = min(common->least[area], common->numbers[area][seat]);
    }
    if (state->die != NONE) hindmost = min(hindmost, steps_to(state, state->die));
    common->left = max(0, turn_of(state) - hindmost + 1);
}

static int lead_of(const State *state, const Common *common, int seat) {
    int points = max(-FARTHEST, points_of(state, seat));
    return points - common->points[points == common->points[0]];
}

static void see_territory(const Player *player, int8_t *seen) {
    Ground ground;
    int kinds[KINDS] = {0}, members = members_on_tiles(player);
    survey_ground(player, &ground);
    for (int i = 0; i < player->tiles; i++)
        kinds[TILE[player->territory[i].tile].kind] += 2 + min(free_around(&ground, &player->territory[i]), 4);
    int plain = ground.counts[0], river = ground.counts[RIVER], road = ground.counts[ROAD];
    seen[0] = (int8_t)(HALF * min(members, 8));
    seen[1] = members == 1 ? ONE : 0;
    seen[2] = members == 0 ? ONE : 0;
    seen[3] = (int8_t)(HALF * min(plain, 8));
    seen[4] = river ? ONE : 0;
    seen[5] = road ? ONE : 0;
    seen[6] = (int8_t)(ONE * (3 - min(3, plain + river + road)));
    for (int kind = 0; kind < KINDS; kind++) seen[7 + kind] = limit(kinds[kind]);
}

static void see_player(const State *state, const Common *common, int seat, int8_t *seen) {
    const Player *player = &state->players[seat];
    int own[RESOURCES] = {0}, cubes = 0;
    for (int i = 0; i < player->tiles; i++)
        for (int n = 0; n < player->territory[i].count; n++, cubes++) own[player->territory[i].cubes[n]]++;
    int yellow = count_tiles(player, YELLOW, NONE), green = count_tiles(player, GREEN, NONE);
    int village = count_tiles(player, NONE, VILLAGE);
    seen[0] = ONE;
    seen[1] = limit(points_of(state, seat) / 2);
    seen[2] = limit(lead_of(state, common, seat));
    seen[3] = limit(2 * player->coins);
    seen[4] = limit(2 * cubes);
    for (int kind = 0; kind < RESOURCES; kind++) {
        seen[5 + kind] = limit(HALF * own[kind]);
        seen[10 + kind] = own[kind] ? (int8_t)(HALF * state->market[kind]) : 0;
    }
    for (int area = 0; area < AREAS; area++) {
        int number = common->numbers[area][seat];
        seen[15 + area] = limit(3 * number);
        seen[18 + area] = (int8_t)(HALF * min(number - common->least[area], 7));
        seen[21 + area] = (int8_t)(2 * common->scored[area][seat] * common->to_come);
    }
    seen[24] = limit(2 * player->tiles);
    seen[25] = limit(HALF * (player->tiles - common->tiles));
    see_territory(player, seen + 26);
    seen[48] = has_card(player, LOCH_NESS) ? ONE : 0;
    seen[49] = has_card(player, IONA_ABBEY) ? limit(HALF * yellow) : 0;
    seen[50] = has_card(player, LOCH_MORAR) ? limit(HALF * green) : 0;
    seen[51] = has_card(player, DUART_CASTLE) ? limit(HALF * village) : 0;
    seen[52] = has_card(player, CASTLE_OF_MEY) ? ONE : 0;
    seen[53] = limit(2 * yellow);
    seen[54] = limit(2 * green);
    seen[55] = limit(2 * village);
    seen[56] = (int8_t)(2 * common->ahead[seat]);
    seen[57] = common->ahead[seat] ? 0 : ONE;
    seen[58] = limit(common->left);
    seen[59] = (int8_t)(2 * min(common->left, 8));
    seen[60] = (int8_t)(HALF * common->to_come);
}

static void see_table(const State *state, const Common *common, int seat, int8_t *seen) {
    seen[0] = limit(common->left);
    seen[1] = (int8_t)(2 * min(common->left, 8));
    seen[2] = (int8_t)(ONE * common->to_come);
    for (int kind = 0; kind < RESOURCES; kind++) seen[3 + kind] = (int8_t)(HALF * state->market[kind]);
    seen[8] = state->die == NONE ? 0 : (int8_t)(2 * steps_to(state, state->die));
    seen[9] = limit(lead_of(state, common, seat));
    seen[10] = common->ahead[seat] ? 0 : ONE;
}

void see(const State *state, int seat, Sight *sight) {
    Common common;
    look(state, &common);
    memset(sight, 0, sizeof *sight);
    for (int i = 0; i < state->seats; i++) see_player(state, &common, (seat + i) % state->seats, sight->blocks[i]);
    see_table(state, &common, seat, sight->whole);
}

/* The order of the other seats does not matter: figures take turns by their places. */
void mirror(Sight *sight) {
    int last = MOST_SEATS - 1;
    while (!sight->blocks[last][0]) last--;
    for (int first = 1; first < last; first++, last--) {
        int8_t kept[INPUTS];
        memcpy(kept, sight->blocks[first], INPUTS);
        memcpy(sight->blocks[first], sight->blocks[last], INPUTS);
        memcpy(sight->blocks[last], kept, INPUTS);
    }
}

void hide(State *state, int seat) {
    (void)state;
    (void)seat;
}

/* Luck that is neither good nor bad: a turn ends with a refill, and its tiles are the same after each move. */
static double middle(Chance *chance) {
    (void)chance;
    return 0.5;
}

/* Return the value of a position to a seat, as the learned policy compares it. */
static int odds_of(int training, const State *state, int seat) {
    if (state->phase == OVER) {
        double shares[MOST_SEATS];
        chances(state, shares);
        return (int)((2 * shares[seat] - 1) * WON);
    }
    Sight sight;
    see(state, seat, &sight);
    return odds_of_sight(&NETS[net_of(state, training)], &sight);
}

/* As a turn begins, return the move of the most promising ones after whose turn the value is best; else that of the
   quick policy. */
Move learned_quick(int training, const State *state, int seat, Chance *chance) {
    Moves moves;
    if (state->phase != TAKE) return quick(state, seat, chance);
    rank(state, seat, &moves);
    if (moves.count == 1) return moves.moves[0];
    int best = 0, most = 0;
    for (int i = 0; i < moves.count && i < TRIED; i++) {
        State after = *state;
        Chance luck = {.more = middle};
        follow(&after, seat, moves.moves[i], &luck);
        while (after.phase != OVER && turn_of(&after) == turn_of(state)) follow(&after, seat, quick(&after, seat, &luck), &luck);
        free(luck.numbers);
        int value = odds_of(training, &after, seat);
        if (i && value <= most) continue;
        best = i;
        most = value;
    }
    return moves.moves[best];
}

/* Training aims half at the win, half at the points: a narrow win says less than a clear one. */
void aim(const State *state, double *shares) {
    static const double ONE_LEAD = 6.0;
    double parts[MOST_SEATS], whole = 0.0;
    for (int seat = 0; seat < state->seats; seat++)
        whole += parts[seat] = exp((points_of(state, seat) - points_of(state, 0)) / ONE_LEAD);
    chances(state, shares);
    for (int seat = 0; seat < state->seats; seat++) shares[seat] = (shares[seat] + parts[seat] / whole) / 2;
}
