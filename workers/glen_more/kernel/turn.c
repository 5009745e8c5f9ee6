/* Every legal move, in the order of `turn.py` and the modules it asks in `service/rules/glen_more`, sales last. */

#include "game.h"

static void add(Moves *moves, Move move) {
    if (moves->count < MOST_MOVES) moves->moves[moves->count++] = move;
}

/* Return whether Loch Ness has a legal cell without a member of a tile (GM-34). */
static bool has_cell_without(const Player *player, int place) {
    Player without = *player;
    Ground ground;
    without.territory[place].members--;
    survey_ground(&without, &ground);
    return ground.counts[TILE[LOCH_NESS].sides] > 0;
}

static void loch_ness_payments(const Player *player, Moves *moves) {
    for (int i = 0; i < player->tiles; i++)
        if (player->territory[i].members && has_cell_without(player, i))
            add(moves, MOVE(PAY_MEMBER, player->territory[i].tile, 0));
    if (player->chieftains) add(moves, MOVE(PAY_CHIEFTAIN, 0, 0));
}

static bool may_pay_loch_ness(const Player *player) {
    for (int i = 0; i < player->tiles && !player->chieftains; i++)
        if (player->territory[i].members && has_cell_without(player, i)) return true;
    return player->chieftains;
}

static bool may_take(const Player *player, const Ground *ground, const Means *means, u8 tile) {
    if (!ground->counts[TILE[tile].sides]) return false;
    if (tile == LOCH_NESS) return may_pay_loch_ness(player);
    return TILE[tile].whisky <= player->barrels && pays_any(means, &COSTS[tile]);
}

/* Add what may be taken, or what may be discarded if that is nothing. */
static void takings(const State *state, Moves *moves) {
    const Player *player = current(state);
    Ground ground;
    Means means = means_of(state);
    u8 ahead[SPACES];
    int count = 0, before = moves->count;
    survey_ground(player, &ground);
    for (int step = 1; step < SPACES; step++) {
        int space = (state->empty + step) % SPACES;
        if (!state->track[space]) continue;
        ahead[count++] = (u8)space;
        if (may_take(player, &ground, &means, state->track[space])) add(moves, MOVE(TAKE_TILE, space, 0));
    }
    for (int i = 0; i < count && moves->count == before + i; i++) add(moves, MOVE(DISCARD_TILE, ahead[i], 0));
}

static void payments(const State *state, Moves *moves) {
    const Player *player = current(state);
    Bill bill = {.means = means_of(state)};
    demand(state, &bill.needs);
    for (int kind = 0; kind < RESOURCES; kind++) {
        if (!asks_for(&bill, kind)) continue;
        if (bill.means.own[kind] && may_give(&bill, kind))
            for (int i = 0; i < player->tiles; i++)
                if (holds(&player->territory[i], (u8)kind)) add(moves, MOVE(PAY_CUBE, player->territory[i].tile, kind));
        if (may_buy(&bill, kind)) add(moves, MOVE(BUY_CUBE, 0, kind));
    }
}

static void closing(const State *state, Moves *moves) {
    Needs needs;
    demand(state, &needs);
    for (int i = 0; i < needs.count; i++)
        if (is_nothing(needs.sets[i].cubes)) {
            add(moves, MOVE(CLOSE_EXCHANGE, 0, 0));
            return;
        }
}

static bool can_exchange(const Means *means, u8 tile) { return !EXCHANGES[tile].count || pays_any(means, &EXCHANGES[tile]); }

static void activations(const State *state, Moves *moves) {
    const Player *player = current(state);
    Means means = means_of(state);
    bool everywhere = !state->loch_ness && has_card(player, LOCH_NESS);
    for (int i = 0; i < player->tiles; i++) {
        const Laid *laid = &player->territory[i];
        int effect = TILE[laid->tile].effect;
        if (!everywhere && !contains(&state->near, laid->tile)) continue;
        if (contains(&state->activated, laid->tile) || effect == NO_EFFECT) continue;
        if (effect == PRODUCE && laid->count == CAPACITY) continue;
        if (can_exchange(&means, laid->tile)) add(moves, MOVE(ACTIVATE_TILE, laid->tile, 0));
    }
}

static void movements(const State *state, Moves *moves) {
    const Player *player = current(state);
    for (int i = 0; i < player->tiles && state->movement; i++) {
        const Laid *laid = &player->territory[i];
        if (!laid->members) continue;
        for (int n = 0; n < player->tiles; n++)
            if (are_neighbours(laid, &player->territory[n]))
                add(moves, MOVE(MOVE_MEMBER, laid->tile, player->territory[n].tile));
        add(moves, MOVE(PROMOTE_MEMBER, laid->tile, 0));
    }
}

/* Add the moves of the phase apart from sales. */
void moves_but_sales(const State *state, Moves *moves) {
    Ground ground;
    switch (state->phase) {
    case TAKE: takings(state, moves); return;
    case PAY:
        if (state->taken == LOCH_NESS)
            loch_ness_payments(current(state), moves);
        else
            payments(state, moves);
        return;
    case PLACE:
        survey_ground(current(state), &ground);
        placings(state, &ground, moves);
        return;
    case CHOOSE:
        for (int kind = 0; kind < RESOURCES; kind++) add(moves, MOVE(CHOOSE_CUBE, kind, 0));
        return;
    case EXCHANGE:
        payments(state, moves);
        closing(state, moves);
        return;
    case ACTIVATE: activations(state, moves); break;
    case OVER: return;
    default: break;
    }
    if (state->phase != DISCARDED) movements(state, moves);
    add(moves, MOVE(END_TURN, 0, 0));
}

void sales(const State *state, Moves *moves) {
    const Player *player = current(state);
    for (int i = 0; i < player->tiles; i++) {
        const Laid *laid = &player->territory[i];
        for (int kind = 0; laid->count && kind < RESOURCES; kind++)
            if (state->market[kind] && holds(laid, (u8)kind)) add(moves, MOVE(SELL_CUBE, laid->tile, kind));
    }
}

void legal_moves(const State *state, int seat, Moves *moves) {
    moves->count = 0;
    if (state->phase == OVER || seat != state->turn) return;
    moves_but_sales(state, moves);
    sales(state, moves);
}

/* Return the next step if it has a single option. A sale is no alternative to paying, placing or exchanging, except to
   the placing of Loch Shiel, which fills tiles that were emptied before (GM-43). */
Move only_answer(const State *state) {
    Moves moves;
    if (state->phase == OVER) return 0;
    if ((state->phase == PAY && state->taken != LOCH_NESS) || state->phase == EXCHANGE) {
        Move forced = forced_payment(state);
        if (forced) return forced;
    }
    bool selling = !(state->phase == PAY && state->taken == LOCH_NESS) &&
                   !(state->phase == PLACE && state->taken != LOCH_SHIEL);
    moves.count = 0;
    if (selling) sales(state, &moves); /* where a payment needs a sale first, that may be the only move */
    if (moves.count < 2) moves_but_sales(state, &moves);
    return moves.count == 1 ? moves.moves[0] : 0;
}
