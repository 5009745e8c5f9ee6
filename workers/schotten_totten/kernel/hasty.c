/* What a hasty player would do, as `workers/schotten_totten/hasty.py`, `wins.py` and `sense.py` say it. */

#include "game.h"

#include <stdlib.h>

static const double BEST = 1000.0, ALONE = 1.0, IN_ROW = 1.5, KEPT = 0.16, RECRUITING = 0.3;
enum { MOST_TAKEN = 3, TACTIC_CARDS = 2 };

typedef struct {
    const State *state;
    int seat, held;
    u8 cards[9]; /* clan cards of the hand, sorted */
    Prospect mine, theirs;
    double chances[STONES], weights[STONES];
    bool room[STONES];
} Table;
typedef struct { double gain; int place; u8 card; } Taking;

static int descending(const double a, const double b) { return a > b ? -1 : a < b; }

static void weigh_stones(const double *chances, double *weights) {
    double rows[STONES] = {0.0};
    for (int i = 0; i < STONES - 2; i++) {
        double p = chances[i], q = chances[i + 1], r = chances[i + 2];
        rows[i] += q * r + (1.0 - q) * (1.0 - r);
        rows[i + 1] += p * r + (1.0 - p) * (1.0 - r);
        rows[i + 2] += p * q + (1.0 - p) * (1.0 - q);
    }
    for (int i = 0; i < STONES; i++) weights[i] = ALONE + IN_ROW * rows[i];
}

static void look(Table *table, const State *state) {
    const Hand *hand = &state->hands[CLAN][state->turn];
    table->state = state;
    table->seat = state->turn;
    table->held = 0;
    for (Cards held = bits(hand->cards, hand->count); held; held &= held - 1)
        table->cards[table->held++] = CARD_AT[__builtin_ctzll(held)];
    prospects_seen_by(state, table->seat, &table->mine, &table->theirs);
    for (int i = 0; i < STONES; i++) {
        table->chances[i] = chance_of_stone(&state->stones[i], table->seat, &table->mine, &table->theirs);
        table->room[i] = has_room(&state->stones[i], table->seat);
    }
    weigh_stones(table->chances, table->weights);
}

static void add(Plays *plays, double gain, Move move) {
    if (plays->count < MOST_MOVES) plays->plays[plays->count++] = (Scored){gain, move};
}

static Side with_card(Side side, u8 card, u8 *cards) {
    memcpy(cards, side.cards, (size_t)side.count);
    cards[side.count] = card;
    return (Side){cards, side.count + 1};
}

static Side without_card(Side side, u8 card, u8 *cards) {
    u8 left = (u8)side.count;
    memcpy(cards, side.cards, (size_t)side.count);
    take_out(cards, &left, 4, card);
    return (Side){cards, left};
}

static double gain_of(const Table *table, int place, Side side, Side other, Requirement needed) {
    double chance = chance_of_side(side, other, needed, false, &table->mine, &table->theirs);
    return table->weights[place] * (chance - table->chances[place]);
}

static double gain_of_card(const Table *table, int place, u8 card) {
    u8 cards[5];
    const Stone *stone = &table->state->stones[place];
    Side side = with_card(side_of(stone, table->seat), card, cards);
    return gain_of(table, place, side, side_of(stone, 1 - table->seat), requirement(stone));
}

static bool same(Side a, Side b) { return a.count == b.count && !memcmp(a.cards, b.cards, (size_t)a.count); }

/* Sides with room, each once: the places where it is the same, what the other side promises, the cards that matter. */
typedef struct {
    Side side, other;
    Requirement needed;
    double feared;
    bool fears;
    int places[STONES], count;
    Cards relevant;
} OpenSide;

static int open_sides(const Table *table, OpenSide *sides) {
    int found = 0;
    for (int place = 0; place < STONES; place++) {
        if (!table->room[place]) continue;
        const Stone *stone = &table->state->stones[place];
        Side side = side_of(stone, table->seat), other = side_of(stone, 1 - table->seat);
        Requirement needed = requirement(stone);
        int at = 0;
        while (at < found && !(same(sides[at].side, side) && same(sides[at].other, other) &&
                               sides[at].needed.cards == needed.cards && sides[at].needed.totals_only == needed.totals_only))
            at++;
        OpenSide *open = &sides[at];
        if (at == found) {
            *open = (OpenSide){.side = side, .other = other, .needed = needed, .fears = other.count < needed.cards};
            if (open->fears) open->feared = promise(other, needed, &table->theirs);
            if (side.count) open->relevant = outlook(side, needed.cards)->relevant;
            found++;
        }
        open->places[open->count++] = place;
    }
    return found;
}

static void clan_cards(const Table *table, Plays *plays) {
    OpenSide sides[STONES];
    int count = open_sides(table, sides);
    for (int i = 0; i < table->held; i++) {
        u8 card = table->cards[i], cards[5];
        Prospect prospect = table->mine;
        double missed = 0.0, after[STONES];
        prospect.hand &= ~bit(card);
        for (int n = 0; n < count; n++) {
            const OpenSide *open = &sides[n];
            const double *feared = open->fears ? &open->feared : 0;
            double change = 0.0;
            if (open->relevant & bit(card)) {
                int first = open->places[0];
                change = chance_of_open_side(open->side, open->other, open->needed, feared, &prospect) - table->chances[first];
                missed += table->weights[first] * change;
            }
            Side with = with_card(open->side, card, cards);
            double then = with.count < open->needed.cards
                              ? chance_of_open_side(with, open->other, open->needed, feared, &prospect)
                              : chance_of_side(with, open->other, open->needed, false, &prospect, &table->theirs);
            after[n] = then - change;
        }
        for (int n = 0; n < count; n++)
            for (int p = 0; p < sides[n].count; p++) {
                int place = sides[n].places[p];
                double gain = table->weights[place] * (after[n] - table->chances[place]) + missed;
                add(plays, gain, MOVE(PLAY_CARD, card, place + 1, 0));
            }
    }
}

/* Whether a card completes a side that is proven then. */
static bool completes(const Stone *stone, int seat, u8 card, Cards hidden) {
    Stone after = *stone;
    append(after.cards[seat], &after.count[seat], card);
    if (!is_complete(&after, seat)) return false;
    if (after.first == NONE) after.first = (u8)seat;
    return is_proven(&after, seat, hidden);
}

/* The cards that win the round by a claim after them, wherever they serve for that (ST-06, ST-15). */
static void winning_cards(const Table *table, Plays *plays) {
    const State *state = table->state;
    int seat = table->seat;
    unsigned own = stones_of(state, seat), free = stones_of(state, NONE), deciding = 0;
    for (int i = 0; i < STONES; i++)
        if (free >> i & 1 && wins_round(own | 1u << i)) deciding |= 1u << i;
    if (state->expert || !deciding) return;
    u8 cards[18];
    int count = table->held;
    memcpy(cards, table->cards, (size_t)count);
    for (int card = 0; card < NAMES; card++)
        for (int i = 0; i < state->hands[TACTIC][seat].count; i++)
            if (is_wild((u8)card) && state->hands[TACTIC][seat].cards[i] == card && may_play_tactic_card(state, seat, (u8)card)) {
                cards[count++] = (u8)card;
                break;
            }
    for (int i = 0; i < count; i++) {
        Cards hidden = unseen(state) & ~bits(&cards[i], 1);
        bool anywhere = false;
        for (int n = 0; n < STONES && !anywhere; n++)
            anywhere = deciding >> n & 1 && is_complete(&state->stones[n], seat) && is_proven(&state->stones[n], seat, hidden);
        for (int n = 0; n < STONES; n++)
            if (table->room[n] &&
                (anywhere || (deciding >> n & 1 && completes(&state->stones[n], seat, cards[i], hidden))))
                add(plays, BEST, MOVE(PLAY_CARD, cards[i], n + 1, 0));
    }
}

/* What it is worth to take each card from a seat's sides, the best first, but no elite troop where `clan_only`. */
static int takings(const Table *table, int owner, bool clan_only, Taking *found) {
    int count = 0;
    for (int place = 0; place < STONES; place++) {
        const Stone *stone = &table->state->stones[place];
        if (stone->owner != NONE) continue;
        for (int card = 0; card < NAMES; card++) {
            Side side = side_of(stone, owner), other = side_of(stone, 1 - owner);
            if (!memchr(side.cards, card, (size_t)side.count) || (clan_only && is_wild((u8)card))) continue;
            u8 cards[4];
            Side rest = without_card(side, (u8)card, cards);
            bool mine = owner == table->seat;
            double gain = gain_of(table, place, mine ? rest : other, mine ? other : rest, requirement(stone));
            int at = count++;
            for (; at > 0 && descending(gain, found[at - 1].gain) < 0; at--) found[at] = found[at - 1];
            found[at] = (Taking){gain, place, (u8)card};
        }
    }
    return count;
}

static void traitor(const Table *table, double kept, Plays *plays) {
    Taking taken[4 * STONES];
    int count = takings(table, 1 - table->seat, true, taken);
    for (int i = 0; i < count && i < MOST_TAKEN; i++) {
        u8 card = taken[i].card, own[5], others[4];
        int at = taken[i].place;
        for (int to = 0; to < STONES; to++)
            if (table->room[to] && to != at)
                add(plays, taken[i].gain + gain_of_card(table, to, card) - kept, MOVE(PLAY_TRAITOR, card, at + 1, to + 1));
        if (table->room[at]) {
            const Stone *stone = &table->state->stones[at];
            Side side = with_card(side_of(stone, table->seat), card, own);
            Side other = without_card(side_of(stone, 1 - table->seat), card, others);
            double gain = gain_of(table, at, side, other, requirement(stone));
            add(plays, gain - kept, MOVE(PLAY_TRAITOR, card, at + 1, at + 1));
        }
    }
}

static void strategist(const Table *table, double kept, Plays *plays) {
    Taking taken[4 * STONES];
    int count = takings(table, table->seat, false, taken);
    for (int i = 0; i < count && i < MOST_TAKEN; i++) {
        u8 card = taken[i].card;
        int at = taken[i].place;
        add(plays, taken[i].gain - kept, MOVE(PLAY_STRATEGIST, card, at + 1, 0));
        for (int to = 0; to < STONES; to++)
            if (table->room[to] && to != at)
                add(plays, taken[i].gain + gain_of_card(table, to, card) - kept, MOVE(PLAY_STRATEGIST, card, at + 1, to + 1));
    }
}

static void tactic_card(const Table *table, u8 card, Plays *plays) {
    const State *state = table->state;
    double kept = KEPT * value_of_tactic_card(card);
    if (is_wild(card)) {
        for (int n = 0; n < STONES; n++)
            if (table->room[n]) add(plays, gain_of_card(table, n, card) - kept, MOVE(PLAY_CARD, card, n + 1, 0));
    } else if (is_mode(card)) {
        for (int n = 0; n < STONES; n++) {
            const Stone *stone = &state->stones[n];
            if (stone->owner != NONE) continue;
            Side side = side_of(stone, table->seat), other = side_of(stone, 1 - table->seat);
            double gain = gain_of(table, n, side, other, requirement_with(stone, card));
            add(plays, gain - kept, MOVE(PLAY_CARD, card, n + 1, 0));
        }
    } else if (card == RECRUITER) {
        if (state->decks[CLAN].left || state->decks[TACTIC].left) add(plays, RECRUITING - kept, MOVE(PLAY_RECRUITER, 0, 0, 0));
    } else if (card == BANSHEE) {
        Taking taken[4 * STONES];
        int count = takings(table, 1 - table->seat, false, taken);
        for (int i = 0; i < count; i++)
            add(plays, taken[i].gain - kept, MOVE(PLAY_BANSHEE, taken[i].card, taken[i].place + 1, 0));
    } else if (card == TRAITOR) {
        traitor(table, kept, plays);
    } else {
        strategist(table, kept, plays);
    }
}

void scored_plays(const State *state, Plays *plays) {
    Table table;
    plays->count = 0;
    look(&table, state);
    clan_cards(&table, plays);
    winning_cards(&table, plays);
    const Hand *hand = &state->hands[TACTIC][table.seat];
    for (int card = 0; card < NAMES; card++)
        if (memchr(hand->cards, card, hand->count) && may_play_tactic_card(state, table.seat, (u8)card))
            tactic_card(&table, (u8)card, plays);
}

static double liking(const State *state, Move move) {
    u8 card = CARD_OF(move);
    switch (KIND_OF(move)) {
    case CLAIM: return BEST;
    case DRAW_CARD:
        return (card == TACTIC) == (state->hands[TACTIC][state->turn].count < TACTIC_CARDS) ? 1.0 : 0.0;
    case END_TURN: return 0.5;
    case RETURN_CARD: return is_clan(card) ? -(double)value_of(card) / 5 : -value_of_tactic_card(card);
    case PASS: return 0.0;
    default: return -BEST;
    }
}

Move quick(const State *state, int seat, Chance *chance) {
    u8 stones[STONES];
    if (claimable_stones(state, seat, stones)) return MOVE(CLAIM, 0, stones[0], 0);
    if (state->phase == PLAY) {
        Plays plays;
        scored_plays(state, &plays);
        int best = 0;
        for (int i = 1; i < plays.count; i++)
            if (plays.plays[i].gain > plays.plays[best].gain) best = i;
        if (plays.count) return plays.plays[best].move;
    }
    Moves moves;
    legal_moves(state, seat, &moves);
    int best = 0;
    for (int i = 1; i < moves.count; i++)
        if (liking(state, moves.moves[i]) > liking(state, moves.moves[best])) best = i;
    return moves.moves[best];
}

/* Sort moves, the best-looking first; equal ones stay as they are. */
void rank(const State *state, int seat, Moves *moves) {
    Plays plays;
    double gains[MOST_MOVES];
    plays.count = 0;
    if (state->phase == PLAY) scored_plays(state, &plays);
    for (int i = 0; i < moves->count; i++) {
        Move move = moves->moves[i];
        bool played = false;
        double gain = 0.0;
        for (int n = 0; n < plays.count; n++)
            if (plays.plays[n].move == move && (!played || plays.plays[n].gain > gain)) {
                gain = plays.plays[n].gain;
                played = true;
            }
        if (!played) gain = liking(state, move);
        int at = i;
        for (; at > 0 && gains[at - 1] < gain; at--) {
            gains[at] = gains[at - 1];
            moves->moves[at] = moves->moves[at - 1];
        }
        gains[at] = gain;
        moves->moves[at] = move;
    }
}
