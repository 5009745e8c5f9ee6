/* The quick policy of playouts, as `workers/glen_more/hasty.py` says it. */

#include "game.h"

static const double ONE_AHEAD = 0.1, TURNS_AHEAD = 0.5, SURPLUS = 0.05;
static const double NEIGHBOURS = 0.75;
static const double ACTIVATED_FIRST = 100.0, SURE = 200.0;

static void add(Judged *judged, Move move, double worth) {
    if (judged->count == MOST_MOVES) return;
    judged->moves[judged->count] = move;
    judged->worth[judged->count++] = worth;
}

/* Find for each cell what the activations of its neighbours bring, were a tile placed there. */
static double find_activations(const Hand *hand, const Ground *ground, double *around) {
    double everywhere = 0.0;
    for (int i = 0; i < ground->width * ground->height; i++) around[i] = 0.0;
    for (int i = 0; i < hand->player->tiles; i++) {
        const Laid *laid = &hand->player->territory[i];
        double worth = worth_of_activation(hand, laid->tile, laid->count);
        everywhere += worth;
        if (!(worth > 0.0)) continue;
        double *cell = around + place_in(ground, laid);
        for (int row = -ground->width; row <= ground->width; row += ground->width)
            for (int step = -1; step <= 1; step++)
                if (row || step) cell[row + step] += worth;
    }
    return everywhere;
}

/* Judge each tile by its value, less its cost and the turns that the others get before the next. */
static void judge_takings(const State *state, Judged *judged) {
    Moves moves;
    Hand hand;
    Ground ground;
    double around[MOST_CELLS], spots[4] = {-1.0, -1.0, -1.0, -1.0};
    moves.count = 0;
    moves_but_sales(state, &moves);
    if (moves.count == 1 || KIND_OF(moves.moves[0]) != TAKE_TILE) {
        for (int i = 0; i < moves.count; i++) add(judged, moves.moves[i], -(double)i);
        return;
    }
    read_hand(state, &hand);
    survey_ground(hand.player, &ground);
    double everywhere = find_activations(&hand, &ground, around);
    for (int i = 0; i < ground.open_count; i++) {
        double worth = around[ground.open[i].at];
        if (worth > spots[ground.open[i].sides]) spots[ground.open[i].sides] = worth;
    }
    int least = LARGEST;
    for (int seat = 0; seat < state->seats; seat++) least = min(least, state->players[seat].tiles);
    double step = ONE_AHEAD + TURNS_AHEAD * hand.share - SURPLUS * (hand.player->tiles - least);
    for (int i = 0; i < moves.count; i++) {
        int space = FIRST_OF(moves.moves[i]), ahead = (space - state->empty + SPACES) % SPACES;
        u8 tile = state->track[space];
        double brought = tile == LOCH_OICH ? everywhere : spots[TILE[tile].sides];
        add(judged, moves.moves[i], brought + worth_of_tile(&hand, tile) - step * ahead);
    }
}

static double worth_of_giving(const Hand *hand, const u8 *goal, Move move) {
    int kind = SECOND_OF(move);
    switch (KIND_OF(move)) {
    case PAY_CUBE: {
        bool full = find_laid(hand->player, FIRST_OF(move))->count == CAPACITY;
        return goal[kind] ? -hand->prices[kind] + 0.1 * full : -50.0;
    }
    case BUY_CUBE: return goal[kind] ? -(hand->means.rows[kind] + 1.0) : -50.0;
    case CLOSE_EXCHANGE: return is_nothing(goal) ? 0.0 : -40.0;
    default:
        return hand->means.rows[kind] - hand->prices[kind] - (goal[kind] >= hand->means.own[kind] ? 40.0 : 20.0);
    }
}

/* Pay for the best use: with own cubes where they are cheaper, else with bought ones. */
static void judge_payments(const State *state, Judged *judged) {
    static const u8 nothing[RESOURCES] = {0};
    const u8 *goal = nothing;
    Hand hand;
    Needs needs;
    Moves moves;
    double best = -99.0;
    read_hand(state, &hand);
    demand(state, &needs);
    for (int i = 0; i < needs.count; i++) {
        const Set *set = &needs.sets[i];
        if (!pays(&hand.means, set->cubes)) continue;
        double worth = -worth_of_cubes(&hand, set->cubes);
        if (state->exchange) worth += worth_of_gain(&hand, state->exchange, set->gain);
        if (worth > best) {
            best = worth;
            goal = set->cubes;
        }
    }
    legal_moves(state, state->turn, &moves);
    for (int i = 0; i < moves.count; i++) add(judged, moves.moves[i], worth_of_giving(&hand, goal, moves.moves[i]));
}

/* Return the potential of a territory: space for tiles, and near it the tiles that would be activated. */
static double worth_of_room(const Player *player, double share) {
    Ground ground;
    double later = 0.0;
    survey_ground(player, &ground);
    for (int i = 0; i < player->tiles; i++) {
        const Laid *laid = &player->territory[i];
        later += ACTIVATED[TILE[laid->tile].kind] * min(free_around(&ground, laid), 4);
    }
    return worth_of_members(player, &ground, share) + NEIGHBOURS * share * later;
}

/* Judge each cell by the activations of its neighbours, and by the space left for other tiles. */
static void judge_placings(const State *state, Judged *judged) {
    Moves moves;
    Hand hand;
    Ground ground;
    double around[MOST_CELLS];
    u8 tile = state->taken;
    moves.count = 0;
    survey_ground(current(state), &ground);
    placings(state, &ground, &moves);
    if (moves.count == 1) {
        add(judged, moves.moves[0], 0.0);
        return;
    }
    read_hand(state, &hand);
    find_activations(&hand, &ground, around);
    Player after = *hand.player;
    Laid *laid = &after.territory[after.tiles++];
    for (int i = 0; i < moves.count; i++) {
        Move move = moves.moves[i];
        *laid = (Laid){tile, FIRST_OF(move), SECOND_OF(move), TILE[tile].members, 0, {NONE, NONE, NONE}};
        add(judged, move, around[place_in(&ground, laid)] + worth_of_room(&after, hand.share));
    }
}

/* Judge each kind of cube by its value; among equal values prefer a kind that the player lacks. */
static void judge_choices(const State *state, Judged *judged) {
    Hand hand;
    read_hand(state, &hand);
    for (int kind = 0; kind < RESOURCES; kind++)
        add(judged, MOVE(CHOOSE_CUBE, kind, 0), hand.prices[kind] - 0.2 * min(hand.means.own[kind], 3));
}

/* Return the value of activating a tile now; adjacent tiles come before the one that Loch Ness adds. */
static double worth_of_activating(const Hand *hand, u8 number) {
    const Tile *tile = &TILE[number];
    double value = worth_of_activation(hand, number, find_laid(hand->player, number)->count);
    if (value <= 0.0) return -1.0;
    if (!contains(&hand->state->near, number)) return ACTIVATED_FIRST / 2 + value;
    bool is_free = (tile->effect == PRODUCE && tile->terms != ANY) || tile->effect == SCORE;
    return value + (is_free ? SURE : ACTIVATED_FIRST);
}

/* Judge the uses of a movement point: a chieftain, or a member that opens space. */
static void judge_movements(const Hand *hand, const Moves *moves, Judged *judged) {
    double share = hand->share;
    double chieftain = gain_of_number(hand->state, CHIEFTAINS, has_card(hand->player, CASTLE_OF_MEY) ? 2 : 1);
    Ground ground;
    survey_ground(hand->player, &ground);
    double before = worth_of_members(hand->player, &ground, share), value;
    bool stuck = ground.counts[0] < 3;
    for (int i = 0; i < moves->count; i++) {
        Move move = moves->moves[i];
        bool promotes = KIND_OF(move) == PROMOTE_MEMBER;
        if (!promotes && !(KIND_OF(move) == MOVE_MEMBER && stuck)) continue;
        Player after = *hand->player;
        laid_of(&after, FIRST_OF(move))->members--;
        if (!promotes) laid_of(&after, SECOND_OF(move))->members++;
        survey_ground(&after, &ground);
        value = worth_of_members(&after, &ground, share);
        add(judged, move, (promotes ? chieftain - before + value : value - before) - 0.2);
    }
}

/* Judge the possible activations, cubes first; then moves of members, sales, and the end of the turn. */
static void judge_activations(const State *state, Judged *judged) {
    Hand hand;
    Moves moves, selling;
    moves.count = selling.count = 0;
    read_hand(state, &hand);
    add(judged, MOVE(END_TURN, 0, 0), 0.0);
    moves_but_sales(state, &moves);
    for (int i = 0; i < moves.count; i++) {
        if (KIND_OF(moves.moves[i]) != ACTIVATE_TILE) continue;
        double value = worth_of_activating(&hand, FIRST_OF(moves.moves[i]));
        if (value > SURE) judged->count = 0;
        add(judged, moves.moves[i], value);
        if (value > SURE) return;
    }
    if (state->movement) judge_movements(&hand, &moves, judged);
    sales(state, &selling);
    for (int i = 0; i < selling.count; i++) {
        int kind = SECOND_OF(selling.moves[i]);
        add(judged, selling.moves[i], (hand.means.rows[kind] - hand.prices[kind]) / 10);
    }
}

/* Find the moves that the quick policy considers, with their values. A cube is taken at once. */
void judge(const State *state, Judged *judged) {
    Moves moves;
    moves.count = judged->count = 0;
    switch (state->phase) {
    case TAKE: judge_takings(state, judged); return;
    case PLACE: judge_placings(state, judged); return;
    case CHOOSE: judge_choices(state, judged); return;
    case PAY:
        if (state->taken != LOCH_NESS) break;
        moves_but_sales(state, &moves);
        for (int i = 0; i < moves.count; i++) add(judged, moves.moves[i], i);
        return;
    case EXCHANGE: break;
    default: judge_activations(state, judged); return;
    }
    judge_payments(state, judged);
}

/* Return the first of the best moves. */
Move quick(const State *state, int seat, Chance *chance) {
    (void)seat;
    (void)chance;
    Judged judged;
    int best = 0;
    judge(state, &judged);
    for (int i = 1; i < judged.count; i++)
        if (judged.worth[i] > judged.worth[best]) best = i;
    return judged.moves[best];
}

/* Replace moves by those that the quick policy considers, the best first, equal ones in their order. */
void rank(const State *state, int seat, Moves *moves) {
    (void)seat;
    Judged judged;
    judge(state, &judged);
    moves->count = 0;
    for (int i = 0; i < judged.count; i++) {
        double worth = judged.worth[i];
        Move move = judged.moves[i];
        int at = moves->count++;
        for (; at > 0 && judged.worth[at - 1] < worth; at--) {
            judged.worth[at] = judged.worth[at - 1];
            moves->moves[at] = moves->moves[at - 1];
        }
        judged.worth[at] = worth;
        moves->moves[at] = move;
    }
}
