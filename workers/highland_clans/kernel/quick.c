/* The quick policy and the order of moves: `quick.py` and `ranked` of `sense.py` in `workers/highland_clans`. */

#include "game.h"

enum { LOW = 2 };
static const double AVERAGE = 2.6, EXCHANGED = 0.12, KEPT_PIPER = 0.4;

/* The most that each of some moves is worth. `reserve` is that of a redraw, which a plan's cubes decide; else NULL. */
typedef struct { const Moves *moves; const u8 *reserve; double values[MOST_MOVES]; } Scores;

/* The best move so far; of equal ones the first stays. */
typedef struct { double value; Move move; u8 used[COLOURS]; bool found; Scores *scores; } Best;

static Move put_back(const u8 *reserve, const u8 *used) {
    return MOVE(REDRAW, reserve[YELLOW] - used[YELLOW], reserve[BLUE] - used[BLUE], reserve[GREEN] - used[GREEN],
                reserve[RED] - used[RED]);
}

static void record(Scores *scores, double value, Move move) {
    for (int i = 0; i < scores->moves->count; i++)
        if (scores->moves->moves[i] == move && value > scores->values[i]) scores->values[i] = value;
}

static void offer(Best *best, double value, Move move, const u8 *used) {
    Scores *scores = best->scores;
    if (scores) record(scores, value, scores->reserve ? put_back(scores->reserve, used) : move);
    if (best->found && !(value > best->value)) return;
    best->found = true;
    best->value = value;
    best->move = move;
    if (used) memcpy(best->used, used, COLOURS);
}

static double worth_of_action(const Worth *worth, const Action *action) {
    int seat = worth->seat, monks = (int)THIRD(action->move);
    switch (action->kind) {
    case WARRIOR: return worth_of_warriors(worth, seat, 1);
    case PIPER: return worth_of_blue(worth, seat, 1);
    case MONK: return worth_of_green(worth, seat, (int)FIRST(action->move));
    case DOMAIN: {
        double paid = SECOND(action->move) ? worth_of_warriors(worth, seat, -1) : 0.0;
        return worth_of_lands(worth, seat, 1) + paid + (monks ? worth_of_green(worth, seat, -monks) : 0.0);
    }
    default: return worth_of_building(worth, action->kind, seat, 1);
    }
}

static bool is_building(const Action *action) { return action->kind >= CATTLE && action->kind <= MONASTERY; }

/* Offer two actions, unless they cannot follow each other. */
static void offer_pair(Best *best, const State *state, int first, int two, const double *values, int free_lands) {
    const Action *one = &ACTIONS[first], *other = &ACTIONS[two];
    u8 used[COLOURS];
    for (int colour = 0; colour < COLOURS; colour++) {
        used[colour] = (u8)(one->price[colour] + other->price[colour]);
        if (used[colour] > state->reserve[colour]) return;
    }
    if (one->kind == other->kind || sum(used, COLOURS) > MAX_USED) return;
    if (free_lands == 1 && is_building(one) && is_building(other)) return;
    offer(best, values[first] + values[two], one->move, used);
}

static void offer_pairs(Best *best, const State *state, const u8 *others, int count, const double *values) {
    int free_lands = state->clans[state->turn].has[FREE_LAND], domains = 0;
    u8 ordered[OTHERS];
    for (int i = 0; i < count; i++)
        if (others[i] >= FIRST_DOMAIN) ordered[domains++] = others[i];
    memcpy(ordered + domains, others, (size_t)(count - domains)); /* domains are last there */
    for (int i = 0; i < count; i++)
        for (int n = i + 1; n < count; n++) offer_pair(best, state, ordered[i], ordered[n], values, free_lands);
    for (int i = 0; i < domains && !free_lands; i++)
        for (int build = 0; build < 3; build++) offer_pair(best, state, ordered[i], build, values, free_lands);
}

static void offer_bards(Best *best, const State *state, const Worth *worth) {
    static const u8 BLUE_CUBE[COLOURS] = {0, 1, 0, 0};
    double gains[MONK + 1], taken[MONK + 1];
    for (int what = WARRIOR; what <= MONK; what++) gains[what] = worth_of_follower(worth, what, worth->seat, 1);
    for (int opponent = 0; opponent < state->seats; opponent++) {
        const u8 *has = state->clans[opponent].has;
        const bool there[] = {has[WARRIOR] > FEWEST_WARRIORS, has[PIPER] > 0, has[MONK] > 0};
        if (opponent == worth->seat) continue;
        for (int what = WARRIOR; what <= MONK; what++)
            if (there[what]) taken[what] = worth_of_follower(worth, what, opponent, -1);
        for (int what = WARRIOR; what <= MONK; what++) {
            if (!there[what]) continue;
            offer(best, taken[what], MOVE(SEND_BARD, opponent, 1 << what, 0, 0), BLUE_CUBE);
            for (int other = what + 1; other <= MONK; other++) {
                if (!there[other]) continue;
                int kept = gains[what] > gains[other] ? what : other;
                Move move = MOVE(SEND_BARD, opponent, 1 << what | 1 << other, kept + 1, 0);
                offer(best, taken[what] + taken[other] + gains[kept], move, BLUE_CUBE);
            }
        }
    }
}

/* Find the best plan of one or two actions. */
static Best best_plan(const State *state, Scores *scores) {
    static const u8 NOTHING[COLOURS] = {0};
    Best best = {.scores = scores};
    Worth worth;
    u8 others[OTHERS];
    bool bard;
    double values[OTHERS];
    int count = affordable(state, others, &bard);
    worth_to(state, state->turn, &worth);
    for (int i = 0; i < count; i++) {
        const Action *action = &ACTIONS[others[i]];
        values[others[i]] = worth_of_action(&worth, action);
        offer(&best, values[others[i]], action->move, action->price);
    }
    if (state->most_actions == 2 && state->actions[0] == NONE) {
        for (int build = 0; build < 3 && !state->clans[state->turn].has[FREE_LAND]; build++)
            values[build] = worth_of_action(&worth, &ACTIONS[build]);
        offer_pairs(&best, state, others, count, values);
    }
    if (bard) offer_bards(&best, state, &worth);
    if (!best.found) offer(&best, 0.0, MOVE(END_ACTIONS, 0, 0, 0, 0), NOTHING);
    return best;
}

static void offer_exchange(Best *best, const Clan *clan) {
    u8 cards[MAX_EXCHANGED] = {0};
    int count = 0, low = 0;
    for (u8 card = 1; card <= LOW; card++)
        for (int i = 0; i < clan->held; i++)
            if (clan->hand[i] == card && count < MAX_EXCHANGED) {
                cards[count++] = card;
                low += card;
            }
    if (count)
        offer(best, EXCHANGED * (AVERAGE * count - low), MOVE(EXCHANGE, cards[0], cards[1], cards[2], 0), NULL);
    else
        offer(best, 0.0, MOVE(END_TURN, 0, 0, 0, 0), NULL);
}

static double worth_of_spoils(const Worth *worth, const State *state, int defender) {
    double most = 0.0;
    for (int what = CATTLE; what <= MONASTERY; what++) {
        double gain = state->clans[defender].has[what] ? worth_of_spoil(worth, what, defender) : 0.0;
        if (gain > most) most = gain;
    }
    return most;
}

static Move best_quarrel(const State *state, int seat, Scores *scores) {
    Best best = {.scores = scores};
    Worth worth;
    u8 cards[COMBATS];
    int loss = state->points[seat] ? 1 : 0;
    worth_to(state, seat, &worth);
    offer_exchange(&best, &state->clans[seat]);
    best_cards(&state->clans[seat], COMBATS, cards);
    for (int opponent = 0; opponent < state->seats; opponent++) {
        const u8 *has = state->clans[opponent].has;
        if (opponent == seat) continue;
        const Odds *odds = odds_of(cards, has[WARRIOR]);
        double gain = sum(has + CATTLE, 3) ? 1.0 + worth_of_spoils(&worth, state, opponent) : 2.0;
        double value = odds->won * gain + (1.0 - odds->won - odds->lost) -
                       odds->lost * (loss - 2.0 * worth.shares[opponent]);
        offer(&best, value, MOVE(RAID, opponent, 0, 0, 0), NULL);
    }
    return best.move;
}

static Move best_spoil(const State *state, int seat, Scores *scores) {
    Best best = {.scores = scores};
    Worth worth;
    worth_to(state, seat, &worth);
    for (int what = CATTLE; what <= MONASTERY; what++)
        if (state->clans[state->raid.opponent].has[what])
            offer(&best, worth_of_spoil(&worth, what, state->raid.opponent), MOVE(TAKE_SPOIL, what - CATTLE, 0, 0, 0), NULL);
    offer(&best, 0.0, MOVE(DECLINE_SPOIL, 0, 0, 0, 0), NULL);
    return best.move;
}

/* Lay one of the best cards at random, with a piper that has no value in court. */
static Move lay(const State *state, int seat, Chance *chance) {
    const Clan *clan = &state->clans[seat];
    Worth worth;
    u8 cards[COMBATS];
    int count = best_cards(clan, COMBATS - state->raid.fought, cards);
    u8 card = cards[draw(chance, count)];
    chance->failed |= !card;
    worth_to(state, seat, &worth);
    bool piper = clan->has[PIPER] && -worth_of_blue(&worth, seat, -1) < KEPT_PIPER;
    return MOVE(LAY_CARD, piper, card, 0, 0);
}

Move quick(const State *state, int seat, Chance *chance) {
    Moves moves = {.count = 0};
    switch (state->phase) {
    case COMBAT: return lay(state, seat, chance);
    case RAIDING: return best_quarrel(state, seat, NULL);
    case SPOIL: return best_spoil(state, seat, NULL);
    }
    if (state->clans[seat].held > state->clans[seat].has[WARRIOR]) {
        legal_discards(state, seat, &moves);
        chance->failed |= !moves.count; /* a view of another hand */
        return moves.count ? moves.moves[0] : MOVE(DISCARD, 0, 0, 0, 0);
    }
    Best best = best_plan(state, NULL);
    if (state->phase == REDRAWING) return put_back(state->reserve, best.used);
    return best.value <= 0.0 && state->actions[0] != NONE ? MOVE(END_ACTIONS, 0, 0, 0, 0) : best.move;
}

static double value_of_exchange(Move move) {
    const int cards[] = {(int)FIRST(move), (int)SECOND(move), (int)THIRD(move)};
    int count = 0, all = 0;
    for (int i = 0; i < MAX_EXCHANGED; i++) {
        count += cards[i] > 0;
        all += cards[i];
    }
    return EXCHANGED * (AVERAGE * count - all);
}

/* Sort legal moves, at least one, the most promising first; equal ones stay as they are. Of discards only the lowest
   card is left. */
void rank(const State *state, int seat, Moves *moves) {
    Scores scores = {.moves = moves, .reserve = state->phase == REDRAWING ? state->reserve : NULL};
    if (KIND_OF(moves->moves[0]) == DISCARD) {
        moves->count = 1;
        return;
    }
    for (int i = 0; i < moves->count; i++) {
        Move move = moves->moves[i];
        scores.values[i] = -1000.0;
        if (KIND_OF(move) == END_ACTIONS) scores.values[i] = 0.0;
        if (KIND_OF(move) == EXCHANGE) scores.values[i] = value_of_exchange(move);
        if (KIND_OF(move) == LAY_CARD) scores.values[i] = (int)SECOND(move) - (int)FIRST(move);
    }
    if (state->phase == RAIDING)
        best_quarrel(state, seat, &scores);
    else if (state->phase == SPOIL)
        best_spoil(state, seat, &scores);
    else if (state->phase != COMBAT)
        best_plan(state, &scores);
    for (int i = 1; i < moves->count; i++) {
        double value = scores.values[i];
        Move move = moves->moves[i];
        int at = i;
        for (; at > 0 && scores.values[at - 1] < value; at--) {
            scores.values[at] = scores.values[at - 1];
            moves->moves[at] = moves->moves[at - 1];
        }
        scores.values[at] = value;
        moves->moves[at] = move;
    }
}
