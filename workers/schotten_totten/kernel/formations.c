/* Formations and the claim proof, as `service/rules/schotten_totten/formations.py` says them. */

#include "game.h"

int values_of_wild(u8 card, int *values) {
    int highest = card == JOKER ? 9 : card == SPY ? 7 : 3, lowest = card == SPY ? 7 : 1;
    for (int v = highest; v >= lowest; v--) values[highest - v] = v;
    return highest - lowest + 1;
}

Makeup makeup(Side side) {
    Makeup made = {.count = 0};
    for (int i = 0; i < side.count; i++) {
        u8 card = side.cards[i];
        if (is_wild(card)) {
            made.wild[made.wilds++] = card;
            made.highest_total += card == JOKER ? 9 : card == SPY ? 7 : 3;
        } else {
            made.values[made.count++] = (u8)value_of(card);
            made.colour_set |= (u8)(1 << PLACE_OF[card] / 9);
            made.highest_total += value_of(card);
        }
    }
    made.colours = __builtin_popcount(made.colour_set);
    return made;
}

static int strength_of_values(const u8 *values, int count, bool one_colour) {
    u8 sorted[4];
    int total = 0;
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at > 0 && sorted[at - 1] > values[i]; at--) sorted[at] = sorted[at - 1];
        sorted[at] = values[i];
        total += values[i];
    }
    bool is_run = true;
    for (int i = 1; i < count; i++) is_run &= sorted[i] == sorted[i - 1] + 1;
    int kind = is_run ? (one_colour ? COLOUR_RUN : RUN)
               : sorted[0] == sorted[count - 1] ? OF_A_KIND
               : one_colour ? COLOUR : SUM;
    return kind * 64 + total;
}

/* The strongest with all that the elite troops from one on can stand for (ST-43). */
static int strongest(Makeup *made, int from, bool one_colour) {
    if (from == made->wilds) return strength_of_values(made->values, made->count + made->wilds, one_colour);
    int values[9], best = -1, ways = values_of_wild(made->wild[from], values);
    for (int i = 0; i < ways; i++) {
        made->values[made->count + from] = (u8)values[i];
        int reached = strongest(made, from + 1, one_colour);
        if (reached > best) best = reached;
    }
    return best;
}

int strength(Side side, bool totals_only) {
    Makeup made = makeup(side);
    return totals_only ? made.highest_total : strongest(&made, 0, made.colours <= 1);
}

/* Whether one set of values comes before another in the order of their sorted lists. */
static bool comes_before(uint16_t a, uint16_t b) {
    unsigned differ = a ^ b;
    return a & (differ & -differ);
}

/* Add what a run lacks beside one way for the elite troops from one on to stand for values. */
static void add_ways(const Makeup *made, int from, unsigned held, unsigned run, int had, CompletableRun *found) {
    if (from < made->wilds) {
        int values[9], ways = values_of_wild(made->wild[from], values);
        for (int i = 0; i < ways; i++) add_ways(made, from + 1, held | 1u << values[i], run, had, found);
        return;
    }
    if (held & ~run || __builtin_popcount(held) != had) return;
    uint16_t missing = (uint16_t)(run & ~held);
    int at = 0;
    while (at < found->ways && comes_before(found->missing[at], missing)) at++;
    if (at < found->ways && found->missing[at] == missing) return;
    memmove(found->missing + at + 1, found->missing + at, sizeof(uint16_t) * (size_t)(found->ways - at));
    found->missing[at] = missing;
    found->ways++;
}

/* Each run that a side can become, the highest first, and the sets of values that it may lack. */
int completable_runs(const Makeup *made, int lacking, CompletableRun *runs) {
    int had = made->count + made->wilds, length = had + lacking, count = 0;
    unsigned held = 0;
    for (int i = 0; i < made->count; i++) held |= 1u << made->values[i];
    for (int low = 10 - length; low > 0; low--) {
        CompletableRun *found = &runs[count];
        found->ways = 0;
        found->total = length * low + length * (length - 1) / 2;
        add_ways(made, 0, held, ((1u << length) - 1) << low, had, found);
        count += found->ways > 0;
    }
    return count;
}

/* Whether all of some values are among the clan cards of a set: of one colour (from 0), or of any (-1). */
static bool are_there(uint16_t values, Cards cards, int colour) {
    for (int v = 1; v <= 9; v++)
        if (values >> v & 1 && !(cards & of_value(v) & (colour < 0 ? ALL : of_colour(colour)))) return false;
    return true;
}

/* The total of the highest so many of some cards; -1 if there are not so many. */
static int highest(Cards cards, int wanted) {
    int total = 0;
    for (int v = 9; v > 0 && wanted; v--) {
        int there = count(cards & of_value(v)), taken = there < wanted ? there : wanted;
        total += taken * v;
        wanted -= taken;
    }
    return wanted ? -1 : total;
}

/* The highest total of a kind that a side can be completed to with unseen cards; -1 if it cannot. */
static int best_completion(int kind, const Makeup *made, int lacking, Cards unseen) {
    int best = -1;
    if ((kind == COLOUR || kind == COLOUR_RUN) && made->colours > 1) return -1;
    if (kind == SUM) return made->highest_total + highest(unseen, lacking);
    if (kind == OF_A_KIND) {
        for (int v = 9; v > 0; v--) {
            bool fits = true;
            for (int i = 0; i < made->count; i++) fits &= made->values[i] == v;
            for (int i = 0; i < made->wilds; i++) {
                u8 wild = made->wild[i];
                fits &= wild == JOKER || (wild == SPY ? v == 7 : v <= 3);
            }
            if (fits && count(unseen & of_value(v)) >= lacking) return v * (made->count + made->wilds + lacking);
        }
        return -1;
    }
    for (int colour = 0; kind == COLOUR && colour < 6; colour++)
        if (!made->colour_set || made->colour_set >> colour & 1) {
            int reached = highest(unseen & of_colour(colour), lacking);
            if (reached >= 0 && made->highest_total + reached > best) best = made->highest_total + reached;
        }
    if (kind == COLOUR) return best;
    CompletableRun runs[9];
    int found = completable_runs(made, lacking, runs);
    for (int i = 0; i < found; i++)
        for (int way = 0; way < runs[i].ways; way++) {
            if (kind == RUN && are_there(runs[i].missing[way], unseen, -1)) return runs[i].total;
            for (int colour = 0; kind == COLOUR_RUN && colour < 6; colour++)
                if ((!made->colour_set || made->colour_set >> colour & 1) &&
                    are_there(runs[i].missing[way], unseen, colour))
                    return runs[i].total;
        }
    return -1;
}

/* Whether unseen cards could complete `theirs` so that it beats `mine` (ST-07 to ST-10). */
bool is_refuted(Side mine, Side theirs, Cards unseen, Requirement needed) {
    int reached = strength(mine, needed.totals_only), lacking = needed.cards - theirs.count;
    if (count(unseen) < lacking) return false;
    Makeup made = makeup(theirs);
    for (int kind = needed.totals_only ? SUM : COLOUR_RUN; kind >= reached / 64; kind--) {
        int total = best_completion(kind, &made, lacking, unseen);
        if (total >= 0 && kind * 64 + total > reached) return true;
    }
    return false;
}
