/* Every legal move, in the order of `service/rules/highland_clans`. */

#include "game.h"

static void legal_redraws(const u8 *reserve, Moves *moves) {
    add(moves, MOVE(KEEP, 0, 0, 0, 0));
    for (int yellow = 0; yellow <= reserve[YELLOW]; yellow++)
        for (int blue = 0; blue <= reserve[BLUE]; blue++)
            for (int green = 0; green <= reserve[GREEN]; green++)
                for (int red = 0; red <= reserve[RED]; red++)
                    if (yellow + blue + green + red) add(moves, MOVE(REDRAW, yellow, blue, green, red));
}

void legal_moves(const State *state, int seat, Moves *moves) {
    moves->count = 0;
    if (to_act(state) != seat) return;
    switch (state->phase) {
    case REDRAWING: legal_redraws(state->reserve, moves); break;
    case RAIDING: legal_raids(state, moves); break;
    case COMBAT: legal_lays(state, seat, moves); break;
    case SPOIL: legal_spoils(state, moves); break;
    default:
        if (seat_to_discard(state) != NO_SEAT)
            legal_discards(state, seat, moves);
        else
            legal_actions(state, moves);
    }
}
