/* Chances to get stones and to win, as `workers/schotten_totten/stones.py` and `outcome.py` say them. */

#include "game.h"

enum { STEPS = 20, FARTHEST = 4 };
static double CHANCES[2 * FARTHEST * STEPS + 1];
double WEIGHTS[FEATURES];
static const double OF_A_POINT = 0.8, MOST = 30.0;

static double exponential(double x) {
    double power = 1.0 + x / 1024;
    for (int i = 0; i < 10; i++) power *= power;
    return power;
}

void prepare(void) {
    for (int step = -FARTHEST * STEPS; step <= FARTHEST * STEPS; step++) {
        double x = (double)step / STEPS;
        CHANCES[step + FARTHEST * STEPS] =
            step >= 0 ? 1.0 / (1.0 + exponential(-x)) : 1.0 - 1.0 / (1.0 + exponential(x));
    }
}

void prospects_seen_by(const State *state, int seat, Prospect *mine, Prospect *theirs) {
    const Hand *hand = &state->hands[CLAN][seat];
    Cards held = bits(hand->cards, hand->count), deck = unseen(state) & ~held;
    int in_deck = state->decks[CLAN].left, others = state->hands[CLAN][1 - seat].count;
    *mine = (Prospect){held, deck, luck_of(in_deck, 0, others)};
    *theirs = (Prospect){0, deck, luck_of(in_deck, others, 0)};
}

static void prospects_of_all(const State *state, Prospect *first, Prospect *other) {
    const Hand *hands = state->hands[CLAN];
    Cards held = bits(hands[0].cards, hands[0].count), others = bits(hands[1].cards, hands[1].count);
    Cards deck = unseen(state) & ~held & ~others;
    const Luck *luck = luck_of(state->decks[CLAN].left, 0, 0);
    *first = (Prospect){held, deck, luck};
    *other = (Prospect){others, deck, luck};
}

double chance_of_open_side(Side side, Side other, Requirement needed, const double *feared, const Prospect *mine) {
    if (!feared) return chance_to_beat(side, needed, strength(other, needed.totals_only), mine);
    double more = promise(side, needed, mine) - *feared;
    more = more < FARTHEST ? more : FARTHEST;
    more = more > -FARTHEST ? more : -FARTHEST;
    return CHANCES[(int)((more + FARTHEST) * STEPS + 0.5)];
}

double chance_of_side(
    Side side, Side other, Requirement needed, bool first, const Prospect *mine, const Prospect *theirs) {
    if (side.count < needed.cards) {
        double feared = other.count < needed.cards ? promise(other, needed, theirs) : 0.0;
        return chance_of_open_side(side, other, needed, other.count < needed.cards ? &feared : 0, mine);
    }
    int reached = strength(side, needed.totals_only);
    if (other.count < needed.cards) return 1.0 - chance_to_beat(other, needed, reached, theirs);
    int to_beat = strength(other, needed.totals_only);
    return reached > to_beat || (first && reached == to_beat) ? 1.0 : 0.0;
}

double chance_of_stone(const Stone *stone, int seat, const Prospect *mine, const Prospect *theirs) {
    if (stone->owner != NONE) return stone->owner == seat ? 1.0 : 0.0;
    bool first = stone->first == seat;
    return chance_of_side(side_of(stone, seat), side_of(stone, 1 - seat), requirement(stone), first, mine, theirs);
}

double value_of_tactic_card(u8 card) {
    switch (card) {
    case JOKER: return 2.5;
    case TRAITOR: return 2.0;
    case BANSHEE:
    case SPY: return 1.5;
    case RECRUITER:
    case SHIELD_BEARER:
    case STRATEGIST: return 1.0;
    case BLIND_MANS_BLUFF:
    case MUD_FIGHT: return 0.8;
    default: return 0.0;
    }
}

static double value_of_tactic_cards(const State *state, int seat) {
    const Hand *hand = &state->hands[TACTIC][seat];
    double best = 0.0, second = 0.0;
    for (int i = 0; i < hand->count; i++) {
        if (hand->cards[i] == NONE || (hand->cards[i] == JOKER && state->jokers[seat])) continue;
        double value = value_of_tactic_card(hand->cards[i]);
        if (value > best) {
            second = best;
            best = value;
        } else if (value > second) {
            second = value;
        }
    }
    return (second + best) - 0.5 * (hand->count > 2 ? hand->count - 2 : 0);
}

static double chance_of_row(const double *p) {
    double none = 1.0;
    for (int i = 0; i < STONES - 2; i++) none *= 1.0 - p[i] * p[i + 1] * p[i + 2];
    return 1.0 - none;
}

static double chance_of_five(const double *chances) {
    double none = 1.0, one = 0.0, two = 0.0, three = 0.0, four = 0.0;
    for (int i = 0; i < STONES; i++) {
        double p = chances[i], q = 1.0 - p;
        four = four * q + three * p;
        three = three * q + two * p;
        two = two * q + one * p;
        one = one * q + none * p;
        none *= q;
    }
    return 1.0 - none - one - two - three - four;
}

static double worth_of_round(const State *state) {
    Prospect mine, theirs;
    double p[STONES], q[STONES], stones = 0.0, worth = 0.0;
    prospects_of_all(state, &mine, &theirs);
    for (int i = 0; i < STONES; i++) {
        p[i] = chance_of_stone(&state->stones[i], 0, &mine, &theirs);
        q[i] = 1.0 - p[i];
        stones += p[i];
    }
    stones -= STONES / 2.0;
    const Hand *hands = state->hands[CLAN];
    double late = 1.0 - (double)(state->decks[CLAN].left + hands[0].count + hands[1].count) / CLAN_CARDS;
    double five = chance_of_five(p) - chance_of_five(q);
    int totals = 0;
    for (int i = 0; i < hands[0].count; i++) totals += hands[0].cards[i] == NONE ? 0 : value_of(hands[0].cards[i]);
    for (int i = 0; i < hands[1].count; i++) totals -= hands[1].cards[i] == NONE ? 0 : value_of(hands[1].cards[i]);
    const double features[FEATURES] = {
        stones, stones * late, chance_of_row(p) - chance_of_row(q), five, five * late,
        state->phase == PLAY ? (state->turn == 0 ? 0.5 : -0.5) : 0.0, (double)totals / 20,
        (value_of_tactic_cards(state, 0) - value_of_tactic_cards(state, 1)) / 2,
    };
    for (int i = 0; i < FEATURES; i++) worth += WEIGHTS[i] * features[i];
    return worth;
}

void chances(const State *state, double *shares) {
    int more = points_of(state, 0) - points_of(state, 1);
    if (state->phase == OVER && state->round >= state->rounds) {
        shares[0] = more > 0 ? 1.0 : more < 0 ? 0.0 : 0.5;
        shares[1] = more < 0 ? 1.0 : more > 0 ? 0.0 : 0.5;
        return;
    }
    double worth = state->phase == OVER ? 0.0 : worth_of_round(state);
    worth += OF_A_POINT * more;
    worth /= 1 + state->rounds - state->round;
    double best = worth >= -worth ? worth : -worth, parts[SEATS] = {worth - best, -worth - best}, whole = 0.0;
    for (int seat = 0; seat < SEATS; seat++) {
        parts[seat] = exponential(parts[seat] > -MOST ? parts[seat] : -MOST);
        whole += parts[seat];
    }
    for (int seat = 0; seat < SEATS; seat++) shares[seat] = parts[seat] / whole;
}
