/* Raids and exchanges (HC-40 to HC-49): `service/rules/highland_clans/raids.py`. */

#include "game.h"

/* Add exchanges that begin with some cards, the lowest first, of those left by value from `least` up. */
static void add_exchanges(u8 *cards, int count, int least, u8 *left, Moves *moves) {
    for (int card = least; card <= VALUES && count < MAX_EXCHANGED; card++) {
        if (!left[card]) continue;
        cards[count] = (u8)card;
        add(moves, MOVE(EXCHANGE, cards[0], count > 0 ? cards[1] : 0, count > 1 ? cards[2] : 0, 0));
        left[card]--;
        add_exchanges(cards, count + 1, card, left, moves);
        left[card]++;
    }
}

void legal_raids(const State *state, Moves *moves) {
    const Clan *clan = &state->clans[state->turn];
    u8 held[VALUES + 1] = {0}, cards[MAX_EXCHANGED];
    for (int i = 0; i < clan->held; i++) held[clan->hand[i]]++;
    for (int seat = 0; seat < state->seats; seat++)
        if (seat != state->turn) add(moves, MOVE(RAID, seat, 0, 0, 0));
    add_exchanges(cards, 0, 1, held, moves);
    add(moves, MOVE(END_TURN, 0, 0, 0, 0));
}

void legal_lays(const State *state, int seat, Moves *moves) {
    const Clan *clan = &state->clans[seat];
    for (u8 card = 1; card <= VALUES; card++)
        for (int piper = 0; piper <= (clan->has[PIPER] > 0); piper++)
            if (memchr(clan->hand, card, clan->held)) add(moves, MOVE(LAY_CARD, piper, card, 0, 0));
}

void legal_spoils(const State *state, Moves *moves) {
    const Clan *defender = &state->clans[state->raid.opponent];
    for (int what = 0; what < 3; what++)
        if (defender->has[CATTLE + what]) add(moves, MOVE(TAKE_SPOIL, what, 0, 0, 0));
    add(moves, MOVE(DECLINE_SPOIL, 0, 0, 0, 0));
}

void end_raid(State *state) {
    state->raid = (Raid){NONE, 0, {0, 0}, 0, NONE};
    state->phase = REFILL;
}

static void decide(State *state) {
    const Raid *raid = &state->raid;
    u8 *attacker = &state->points[state->turn], *defender = &state->points[raid->opponent];
    bool has_spoils = sum(state->clans[raid->opponent].has + CATTLE, 3) > 0;
    if (raid->wins[0] < raid->wins[1]) {
        *attacker = (u8)(*attacker - (*attacker > 0)); /* HC-48 */
        *defender = (u8)(*defender + 2);               /* HC-46 */
        end_raid(state);
    } else {
        bool won = raid->wins[0] > raid->wins[1];
        *attacker = (u8)(*attacker + (won && !has_spoils ? 2 : 1)); /* HC-44, HC-45, HC-47 */
        if (won && has_spoils)
            state->phase = SPOIL;
        else
            end_raid(state);
    }
}

/* Lay a card; fight a combat round once both have laid one, and decide the raid after the third (HC-41, HC-42). */
void fight(State *state, int seat, u8 card, bool piper) {
    Raid *raid = &state->raid;
    Clan *clan = &state->clans[seat];
    take_out(clan, card);
    if (piper) clan->has[PIPER]--;
    if (raid->card == NONE) {
        raid->card = card;
        raid->piper = piper;
        return;
    }
    int first = raid->card + raid->piper, second = card + piper;
    if (first != second) raid->wins[second > first]++;
    state->bag[BLUE] = (u8)(state->bag[BLUE] + raid->piper + piper);
    state->discards[raid->card]++;
    state->discards[card]++;
    raid->card = NONE;
    raid->piper = 0;
    if (++raid->fought == COMBATS) decide(state);
}

/* Take a spoil: cattle to a free land of the attacker if there is one, all else to the bag (HC-44). */
void take_spoil(State *state, int what) {
    Clan *attacker = &state->clans[state->turn], *defender = &state->clans[state->raid.opponent];
    defender->has[CATTLE + what]--;
    defender->has[FREE_LAND]++;
    if (CATTLE + what == CATTLE && attacker->has[FREE_LAND]) {
        attacker->has[CATTLE]++;
        attacker->has[FREE_LAND]--;
    } else {
        for (int colour = 0; colour < COLOURS; colour++)
            state->bag[colour] = (u8)(state->bag[colour] + BUILDINGS[what][colour]);
    }
    end_raid(state);
}
