/* Every legal move, in the order of `service/rules/schotten_totten/rules.py`. */

#include "game.h"

static void add(Moves *moves, Move move) {
    if (moves->count < MOST_MOVES) moves->moves[moves->count++] = move;
}

/* Write the different cards of a hand, sorted; return how many. */
static int sorted(const Hand *hand, u8 *cards) {
    int found = 0;
    for (int card = 0; card < NAMES; card++)
        for (int i = 0; i < hand->count; i++)
            if (hand->cards[i] == card) {
                cards[found++] = (u8)card;
                break;
            }
    return found;
}

/* Add what a ruse can do with a card of a side, by each stone and each card there in order. */
static void ruse_plays(const State *state, int seat, u8 ruse, Moves *moves) {
    int side = ruse == STRATEGIST ? seat : 1 - seat;
    for (int n = 1; n <= STONES; n++) {
        const Stone *stone = &state->stones[n - 1];
        if (stone->owner != NONE) continue;
        for (int card = 0; card < NAMES; card++)
            for (int i = 0; i < stone->count[side]; i++) {
                if (stone->cards[side][i] != card) continue;
                if (ruse == BANSHEE) add(moves, MOVE(PLAY_BANSHEE, card, n, 0));
                if (ruse == BANSHEE || (ruse == TRAITOR && is_wild((u8)card))) continue;
                for (int to = 1; to <= STONES; to++)
                    if (has_room(&state->stones[to - 1], seat) && !(ruse == STRATEGIST && to == n))
                        add(moves, MOVE(ruse == TRAITOR ? PLAY_TRAITOR : PLAY_STRATEGIST, card, n, to));
                if (ruse == STRATEGIST) add(moves, MOVE(PLAY_STRATEGIST, card, n, 0));
            }
    }
}

static void plays(const State *state, int seat, Moves *moves) {
    u8 cards[NAMES];
    bool clan = false;
    int held = sorted(&state->hands[CLAN][seat], cards);
    for (int i = 0; i < held; i++)
        for (int n = 1; n <= STONES; n++)
            if (has_room(&state->stones[n - 1], seat)) {
                add(moves, MOVE(PLAY_CARD, cards[i], n, 0));
                clan = true;
            }
    held = sorted(&state->hands[TACTIC][seat], cards);
    for (int i = 0; i < held; i++) {
        u8 card = cards[i];
        if (!may_play_tactic_card(state, seat, card)) continue;
        if (is_wild(card) || is_mode(card)) {
            for (int n = 1; n <= STONES; n++)
                if (is_mode(card) ? state->stones[n - 1].owner == NONE : has_room(&state->stones[n - 1], seat))
                    add(moves, MOVE(PLAY_CARD, card, n, 0));
        } else if (card == RECRUITER) {
            if (state->decks[CLAN].left || state->decks[TACTIC].left) add(moves, MOVE(PLAY_RECRUITER, 0, 0, 0));
        } else {
            ruse_plays(state, seat, card, moves);
        }
    }
    if (!clan && !may_play_clan_card(state, seat)) add(moves, MOVE(PASS, 0, 0, 0));
}

static void returns(const State *state, int seat, Moves *moves) {
    Hand held = {0};
    u8 all[18], cards[NAMES];
    for (int kind = CLAN; kind <= TACTIC; kind++)
        for (int i = 0; i < state->hands[kind][seat].count; i++) all[held.count++] = state->hands[kind][seat].cards[i];
    int found = 0;
    for (int card = 0; card < NAMES; card++)
        for (int i = 0; i < held.count; i++)
            if (all[i] == card) {
                cards[found++] = (u8)card;
                break;
            }
    for (int i = 0; i < found; i++)
        if (!(cards[i] == JOKER && state->jokers[seat])) add(moves, MOVE(RETURN_CARD, cards[i], 0, 0));
}

void legal_moves(const State *state, int seat, Moves *moves) {
    u8 stones[STONES];
    bool filled[2] = {state->decks[CLAN].left > 0, state->decks[TACTIC].left > 0};
    moves->count = 0;
    if (state->phase == OVER) return;
    if (state->phase == RETURN) {
        returns(state, seat, moves);
        return;
    }
    int claims = claimable_stones(state, seat, stones);
    for (int i = 0; i < claims; i++) add(moves, MOVE(CLAIM, 0, stones[i], 0));
    bool may_name = !hand_is_full(state, seat) && filled[CLAN] && filled[TACTIC];
    if (state->phase == PLAY)
        plays(state, seat, moves);
    else if (state->phase == RECRUIT || may_name)
        for (int kind = CLAN; kind <= TACTIC; kind++) {
            if (state->phase != RECRUIT || filled[kind]) add(moves, MOVE(DRAW_CARD, kind, 0, 0));
        }
    else
        add(moves, MOVE(END_TURN, 0, 0, 0));
}
