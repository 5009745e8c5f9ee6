/* Each seat's chance to win, by the features of a position, as `features.py` and `sense.py` of `workers/glen_more` say. */

#include "game.h"

double WEIGHTS[FEATURES];
static const double MOST = 30.0;

/* The contents of a territory by itself. */
typedef struct {
    double members, room, stuck, production, distilleries, taverns, brown, villages;
    int cubes, own[RESOURCES], yellow, green, village;
} Survey;

static bool is_productive(int kind) {
    return kind == QUARRY || kind == FOREST || kind == MEADOW || kind == GRAIN_FIELD || kind == PASTURE || kind == ABBEY;
}

static void survey(const Player *player, Survey *found) {
    Ground ground;
    double later[KINDS] = {0.0};
    u8 kinds[KINDS];
    int count = 0;
    bool is_there[KINDS] = {false};
    *found = (Survey){0};
    survey_ground(player, &ground);
    for (int i = 0; i < player->tiles; i++) {
        const Laid *laid = &player->territory[i];
        int kind = TILE[laid->tile].kind;
        if (!is_there[kind]) kinds[count++] = (u8)kind; /* sums are in the order in which kinds came */
        is_there[kind] = true;
        later[kind] += ACTIVATED[kind] * (0.3 + (double)min(free_around(&ground, laid), 4) / 4);
        found->cubes += laid->count;
        for (int n = 0; n < laid->count; n++) found->own[laid->cubes[n]]++;
    }
    for (int i = 0; i < count; i++)
        if (is_productive(kinds[i])) found->production += later[kinds[i]];
    int plain = ground.counts[0], river = ground.counts[RIVER], road = ground.counts[ROAD];
    found->members = MEMBERS[min(members_on_tiles(player), 5)];
    found->room = ROOM[min(6, plain)] + ENDS * (double)((river > 0) + (road > 0));
    found->stuck = STUCK[min(3, plain + river + road)];
    found->distilleries = later[DISTILLERY];
    found->taverns = later[TAVERN];
    found->brown = ((later[FAIR] + later[BUTCHER]) + later[GROCER]) + later[BRIDGE];
    found->villages = later[VILLAGE] + later[CASTLE];
    found->yellow = count_tiles(player, YELLOW, NONE);
    found->green = count_tiles(player, GREEN, NONE);
    found->village = count_tiles(player, NONE, VILLAGE);
}

/* What the features of all seats share. */
typedef struct { double share, later; int numbers[AREAS][MOST_SEATS], scored[AREAS][MOST_SEATS], tiles, distance; } Table;

static int distance_of(const State *state, int seat) {
    return (state->figures[seat] - state->empty + SPACES) % SPACES;
}

static void read_table(const State *state, Table *table) {
    table->share = share_left(state);
    table->later = 4 * table->share < 1.0 ? 4 * table->share : 1.0;
    table->tiles = LARGEST;
    table->distance = SPACES;
    for (int seat = 0; seat < state->seats; seat++) {
        table->tiles = min(table->tiles, state->players[seat].tiles);
        table->distance = min(table->distance, distance_of(state, seat));
        for (int area = 0; area < AREAS; area++) table->numbers[area][seat] = number_of(&state->players[seat], area);
    }
    for (int area = 0; area < AREAS; area++) compare(table->numbers[area], state->seats, table->scored[area]);
}

static double worth_of(const State *state, const Table *table, int seat) {
    const Player *player = &state->players[seat];
    double share = table->share, later = table->later, areas[2 * AREAS], worth = 0.0;
    int to_come = AREAS - state->scorings, points = points_of(state, seat), sold = 0;
    Survey has;
    survey(player, &has);
    for (int area = 0; area < AREAS; area++) {
        int least = table->numbers[area][0];
        for (int other = 1; other < state->seats; other++) least = min(least, table->numbers[area][other]);
        areas[2 * area] = (double)(table->scored[area][seat] * to_come) / 10;
        areas[2 * area + 1] = (table->numbers[area][seat] - least) * share;
    }
    double surplus = (double)(player->tiles - table->tiles) / 3;
    double ahead = (double)(distance_of(state, seat) - table->distance) / 4;
    for (int kind = 0; kind < RESOURCES; kind++) sold += state->market[kind] * min(1, has.own[kind]);
    bool iona = has_card(player, IONA_ABBEY), morar = has_card(player, LOCH_MORAR), duart = has_card(player, DUART_CASTLE);
    const double features[FEATURES] = {
        (double)points / 10, points * share / 10,
        (double)player->coins / 5, player->coins * share / 5,
        (double)has.cubes / 5, has.cubes * later / 5, (double)sold / 5,
        areas[0], areas[1], areas[2], areas[3], areas[4], areas[5],
        surplus, surplus * share, ahead * later, ahead * share, (seat == state->turn ? 1.0 : 0.0) * later,
        has.members * later, has.members * share, has.room * later, has.room * share, has.stuck * share,
        has.production * share, has.distilleries * share, has.taverns * share,
        has.brown * later / 2, has.brown * share, has.villages * share, has_card(player, LOCH_NESS) * share,
        (double)(iona * has.yellow) / 5, (double)(morar * has.green) / 5, (double)(duart * has.village) / 3,
        (iona + morar + duart) * share,
    };
    for (int i = 0; i < FEATURES; i++) worth += WEIGHTS[i] * features[i];
    return worth;
}

static double exponential(double x) {
    double power = 1.0 + x / 1024;
    for (int i = 0; i < 10; i++) power *= power;
    return power;
}

/* After the end the winners have equal shares: by points, then by cubes (GM-75). */
static void share_win(const State *state, double *shares) {
    int best = 0, winners = 0, cubes[MOST_SEATS];
    bool is_first[MOST_SEATS];
    for (int seat = 0; seat < state->seats; seat++) {
        cubes[seat] = cubes_on_tiles(&state->players[seat]);
        int more = points_of(state, seat) - points_of(state, best);
        if (more > 0 || (!more && cubes[seat] > cubes[best])) best = seat;
    }
    for (int seat = 0; seat < state->seats; seat++) {
        is_first[seat] = points_of(state, seat) == points_of(state, best) && cubes[seat] == cubes[best];
        winners += is_first[seat];
    }
    for (int seat = 0; seat < state->seats; seat++) shares[seat] = is_first[seat] ? 1.0 / winners : 0.0;
}

void chances(const State *state, double *shares) {
    double worth[MOST_SEATS], whole = 0.0;
    Table table;
    if (state->phase == OVER) {
        share_win(state, shares);
        return;
    }
    read_table(state, &table);
    for (int seat = 0; seat < state->seats; seat++) worth[seat] = worth_of(state, &table, seat);
    double best = worth[0];
    for (int seat = 1; seat < state->seats; seat++)
        if (worth[seat] > best) best = worth[seat];
    for (int seat = 0; seat < state->seats; seat++) {
        double behind = worth[seat] - best;
        shares[seat] = exponential(behind > -MOST ? behind : -MOST);
        whole += shares[seat];
    }
    for (int seat = 0; seat < state->seats; seat++) shares[seat] /= whole;
}
