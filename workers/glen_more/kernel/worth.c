/* Values in victory points, as `workers/glen_more/worth.py` says them. */

#include "game.h"

enum { LAID_LATER = 59 };
const double ACTIVATED[KINDS] = {
    [QUARRY] = 1.3, [FOREST] = 1.3, [MEADOW] = 1.3, [PASTURE] = 1.3, [GRAIN_FIELD] = 1.3, [ABBEY] = 1.6, [VILLAGE] = 0.8,
    [CASTLE] = 0.8, [DISTILLERY] = 1.2, [TAVERN] = 3.2, [BUTCHER] = 1.5, [FAIR] = 2.2, [GROCER] = 2.5, [BRIDGE] = 3.0,
    [LOCH] = 0.0,
};
const double MEMBERS[6] = {-20.0, 0.0, 1.5, 2.5, 3.2, 3.7};
const double ROOM[7] = {-10.0, -3.0, -1.0, 0.0, 0.4, 0.7, 0.9};
const double ENDS = 0.6;
const double STUCK[4] = {-30.0, -8.0, -3.0, 0.0};

double share_left(const State *state) {
    int hindmost = SPACES;
    for (int seat = 0; seat < state->seats; seat++)
        hindmost = min(hindmost, (state->figures[seat] - state->empty + SPACES) % SPACES);
    if (state->die != NONE) hindmost = min(hindmost, (state->die - state->empty + SPACES) % SPACES);
    int left = turn_of(state) - hindmost + 1;
    return (double)(left > 0 ? left : 0) / LAID_LATER;
}

int members_on_tiles(const Player *player) {
    int members = 0;
    for (int i = 0; i < player->tiles; i++) members += player->territory[i].members;
    return members;
}

double worth_of_members(const Player *player, const Ground *ground, double share) {
    int plain = ground->counts[0], river = ground->counts[RIVER], road = ground->counts[ROAD];
    double room = ROOM[min(6, plain)] + ENDS * (double)((river > 0) + (road > 0));
    return (0.2 + share) * (MEMBERS[min(members_on_tiles(player), 5)] + room) +
           share * STUCK[min(3, plain + river + road)];
}
