/* The odds of a raid: `_odds` of `workers/highland_clans/quick.py`. */

#include "game.h"

enum { HELD = 5 };
static const double OF_HANDS[VALUES + 1] = {0.0, 0.07, 0.22, 0.34, 0.37};

/* Add the raids of three cards against the best of some cards, in any order, as likely as `part`. */
static void add_raids(const u8 *attacks, const u8 *best, double part, Odds *odds, double *whole) {
    static const u8 ORDERS[6][COMBATS] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (int i = 0; i < 6; i++) {
        int lead = 0;
        for (int n = 0; n < COMBATS; n++) {
            int attack = attacks[n], defence = best[ORDERS[i][n]];
            lead += (attack > defence) - (attack < defence);
        }
        if (lead > 0) odds->won += part;
        if (lead < 0) odds->lost += part;
        *whole += part;
    }
}

/* The chances that three cards win and lose a raid against a hand; each is worked out once. */
const Odds *odds_of(const u8 *attacks, int held) {
    static Odds known[HELD + 1][VALUES + 1][VALUES + 1][VALUES + 1];
    if (held > HELD) held = HELD;
    Odds *odds = &known[held][attacks[0]][attacks[1]][attacks[2]];
    double whole = 0.0;
    if (odds->known) return odds;
    for (int hand = 0; hand < 1 << 2 * held; hand++) {
        Clan clan = {.held = (u8)held};
        double part = 1.0;
        u8 best[COMBATS];
        for (int i = 0; i < held; i++) {
            clan.hand[i] = (u8)((hand >> 2 * (held - 1 - i) & 3) + 1);
            part *= OF_HANDS[clan.hand[i]];
        }
        best_cards(&clan, COMBATS, best);
        add_raids(attacks, best, part, odds, &whole);
    }
    odds->won /= whole;
    odds->lost /= whole;
    odds->known = true;
    return odds;
}
