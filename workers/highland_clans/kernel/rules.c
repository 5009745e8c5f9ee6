/* What follows from a move, and the order of turns: `service/rules/highland_clans/rules.py`, as the state folds it. */

#include "game.h"

enum { DRAWN_AFTER = 5, RED_ZONE_BEGINS = 30 };

int seats_of(const State *state) { return state->seats; }

int turn_of(const State *state) { return state->turn; }

int to_act(const State *state) {
    if (state->phase == COMBAT) return state->raid.card == NONE ? state->turn : state->raid.opponent;
    if (state->phase == ACTING || state->phase == REFILL) {
        int seat = seat_to_discard(state);
        if (seat != NO_SEAT) return seat;
    }
    return state->phase == OVER ? NO_SEAT : state->turn;
}

bool acts(const State *state, int seat) { return to_act(state) == seat; }

static int left_of(const State *state, int seat) { return (seat + 1) % state->seats; }

static void end_play(State *state, u8 reason) {
    state->phase = OVER;
    state->reason = reason;
}

static void begin_turn(State *state, int seat, Chance *chance) {
    if (sum(state->bag, COLOURS) < DRAWN) {
        end_play(state, EMPTY_BAG); /* HC-71 */
        return;
    }
    state->turn = (u8)seat;
    state->most_actions = left_of(state, seat) == state->start ? 1 : 2;
    state->actions[0] = state->actions[1] = NONE;
    draw_cubes(state->bag, DRAWN, chance, state->reserve);
    for (int colour = 0; colour < COLOURS; colour++)
        state->bag[colour] = (u8)(state->bag[colour] - state->reserve[colour]);
    state->phase = state->following == seat ? REDRAWING : ACTING;
}

static void return_reserve(State *state) {
    for (int colour = 0; colour < COLOURS; colour++) {
        state->bag[colour] = (u8)(state->bag[colour] + state->reserve[colour]);
        state->reserve[colour] = 0;
    }
    state->phase = RAIDING;
}

void deal(State *state, Chance *chance) {
    for (int seat = 0; seat < state->seats; seat++) {
        Clan *clan = &state->clans[seat];
        state->deck = (u8)(state->deck + clan->held);
        memset(clan->hand, NONE, sizeof clan->hand);
        clan->held = 0;
    }
    for (int seat = 0; seat < state->seats; seat++) draw_cards(state, seat, state->clans[seat].has[WARRIOR], chance);
    return_reserve(state);
    state->start = (u8)draw(chance, state->seats);
    begin_turn(state, state->start, chance);
}

static void end_round(State *state, Chance *chance) {
    score_round(state);
    if (!state->supply) {
        end_play(state, EMPTY_SUPPLY);
        return;
    }
    int leader = 0, number = 0;
    for (int seat = 0; seat < state->seats; seat++)
        if (state->points[seat] > leader) leader = state->points[seat];
    if (leader >= RED_ZONE_BEGINS) {
        number = draw_tile(state, chance);
        state->shown[number - FIRST_TILE]++;
    }
    state->supply--;
    state->removed++;
    if (number && number <= leader) {
        end_play(state, RED_ZONE);
        return;
    }
    state->round++;
    state->start = (u8)left_of(state, state->start);
    begin_turn(state, state->start, chance);
}

static void end_turn(State *state, Chance *chance) {
    int following = left_of(state, state->turn);
    if (following == state->start)
        end_round(state, chance);
    else
        begin_turn(state, following, chance);
}

static void redraw(State *state, Move move, Chance *chance) {
    const u8 back[COLOURS] = {(u8)FIRST(move), (u8)SECOND(move), (u8)THIRD(move), (u8)FOURTH(move)};
    u8 drawn[COLOURS];
    for (int colour = 0; colour < COLOURS; colour++) {
        state->reserve[colour] = (u8)(state->reserve[colour] - back[colour]);
        state->bag[colour] = (u8)(state->bag[colour] + back[colour]);
    }
    draw_cubes(state->bag, sum(back, COLOURS), chance, drawn);
    for (int colour = 0; colour < COLOURS; colour++) {
        state->reserve[colour] = (u8)(state->reserve[colour] + drawn[colour]);
        state->bag[colour] = (u8)(state->bag[colour] - drawn[colour]);
    }
    state->phase = ACTING;
}

static void discard(State *state, int seat, u8 card) {
    take_out(&state->clans[seat], card);
    state->discards[card]++;
}

static void exchange(State *state, int seat, Move move, Chance *chance) {
    const u8 cards[MAX_EXCHANGED] = {(u8)FIRST(move), (u8)SECOND(move), (u8)THIRD(move)};
    int count = 0;
    for (; count < MAX_EXCHANGED && cards[count]; count++) discard(state, seat, cards[count]);
    draw_cards(state, seat, count, chance); /* HC-40 */
    end_turn(state, chance);
}

/* Both sides of a raid that is over draw (HC-49). */
static void refill(State *state, int defender, Chance *chance) {
    if (state->phase != REFILL) return;
    draw_cards(state, state->turn, DRAWN_AFTER, chance);
    draw_cards(state, defender, DRAWN_AFTER, chance);
}

static void go_on_when_hands_fit(State *state, Chance *chance) {
    if (seat_to_discard(state) != NO_SEAT) return;
    if (state->phase == REFILL) {
        end_turn(state, chance);
        return;
    }
    const Clan *clan = &state->clans[state->turn];
    draw_cards(state, state->turn, clan->has[WARRIOR] - clan->held, chance);
    if (actions_are_over(state)) return_reserve(state); /* HC-17 */
}

static void follow_move(State *state, int seat, Move move, Chance *chance) {
    int defender = state->raid.opponent;
    switch (KIND_OF(move)) {
    case LAY_CARD:
        fight(state, seat, (u8)SECOND(move), FIRST(move));
        refill(state, defender, chance);
        break;
    case DISCARD:
        discard(state, seat, (u8)FIRST(move));
        go_on_when_hands_fit(state, chance);
        break;
    case KEEP: state->phase = ACTING; break;
    case REDRAW: redraw(state, move, chance); break;
    case END_ACTIONS: return_reserve(state); break;
    case RAID:
        state->raid = (Raid){(u8)FIRST(move), 0, {0, 0}, 0, NONE};
        state->phase = COMBAT;
        break;
    case EXCHANGE: exchange(state, seat, move, chance); break;
    case END_TURN: end_turn(state, chance); break;
    case TAKE_SPOIL:
        take_spoil(state, (int)FIRST(move));
        refill(state, defender, chance);
        break;
    case DECLINE_SPOIL:
        end_raid(state);
        refill(state, defender, chance);
        break;
    default:
        act(state, move);
        go_on_when_hands_fit(state, chance);
    }
}

/* Find the only legal move, if that is public: one that a hidden card forces is not automatic (HC-80). */
static bool forced_move(const State *state, int seat, Move *move) {
    Moves moves = {.count = 0};
    if (state->phase == COMBAT && state->clans[seat].held == 1)
        legal_lays(state, seat, &moves);
    else if (state->phase == ACTING && seat_to_discard(state) == NO_SEAT)
        legal_actions(state, &moves);
    if (moves.count == 1) *move = moves.moves[0];
    return moves.count == 1;
}

void follow(State *state, int seat, Move move, Chance *chance) {
    follow_move(state, seat, move, chance);
    while ((seat = to_act(state)) != NO_SEAT && forced_move(state, seat, &move)) follow_move(state, seat, move, chance);
}
