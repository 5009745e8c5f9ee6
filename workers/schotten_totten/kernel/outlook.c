/* What sides can become, as `workers/schotten_totten/outlook.py` says it. */

#include "game.h"

#include <stdlib.h>

static const double FROM_HAND[] = {1.0, 0.9, 0.8, 0.7, 0.6};
enum { DRAWS = 10, TABLE = 1 << 14 };
typedef struct { double colour_run, of_a_kind, colour, run, total, anyway; } Worths;
static const Worths LACKING_ONE = {5.3, 4.2, 2.9, 1.6, 3.1, -3.0}, LACKING_MORE = {3.6, 2.4, 1.2, 0.0, 4.3, -2.4};
static const double EMPTY = 1.65, POINT = 0.4, USUAL = 5.5;

const Luck *luck_of(int in_deck, int held, int others) {
    static Luck *known[CLAN_CARDS + 1][10][10];
    Luck **luck = &known[in_deck][held][others];
    if (*luck) return *luck;
    Luck *found = calloc(1, sizeof(Luck));
    if (!found) abort(); /* 2 KB */
    int drawn = (in_deck + 1) / 2 < DRAWS ? (in_deck + 1) / 2 : DRAWS, all = in_deck + held + others;
    double q = (double)(drawn + held) / (double)(all > 1 ? all : 1);
    found->all_of[0] = 1.0;
    for (int n = 1; n < 5; n++) found->all_of[n] = found->all_of[n - 1] * q;
    double exactly[5] = {1.0, 0.0, 0.0, 0.0, 0.0};
    for (int m = 0; m <= CLAN_CARDS; m++) {
        double before = 0.0;
        for (int n = 0; n < 5; n++) {
            double chance = 1.0 - before;
            found->of[n][m] = chance > 0.0 ? chance : 0.0;
            before += exactly[n];
        }
        double next[5];
        for (int n = 0; n < 5; n++) next[n] = exactly[n] * (1 - q) + (n ? exactly[n - 1] * q : 0.0);
        memcpy(exactly, next, sizeof exactly);
    }
    return *luck = found;
}

/* A number for a side, whatever the order of its cards. */
static uint32_t key_of(Side side) {
    u8 cards[4] = {NONE, NONE, NONE, NONE};
    for (int i = 0; i < side.count; i++) {
        int at = i;
        for (; at > 0 && cards[at - 1] > side.cards[i]; at--) cards[at] = cards[at - 1];
        cards[at] = side.cards[i];
    }
    return (uint32_t)cards[0] << 24 | (uint32_t)cards[1] << 16 | (uint32_t)cards[2] << 8 | cards[3];
}

static unsigned place_in_table(uint64_t key) { return (unsigned)(key * 0x9E3779B97F4A7C15u >> 50); }

static uint64_t numbers;

static Outlook *work_out(Side side, int needed) {
    CompletableRun runs[9];
    Makeup made = makeup(side);
    int lacking = needed - side.count, found = completable_runs(&made, lacking, runs), ways = 0;
    for (int i = 0; i < found; i++) ways += runs[i].ways;
    Outlook *outlook = calloc(1, sizeof(Outlook));
    if (!outlook) abort();
    outlook->colour_run = malloc(sizeof(Cards) * (size_t)(6 * ways + 1));
    outlook->run = malloc(sizeof(uint16_t) * (size_t)(ways + 1));
    if (!outlook->colour_run || !outlook->run) abort();
    outlook->number = ++numbers;
    outlook->lacking = lacking;
    outlook->total = made.highest_total;
    for (int colour = 0; colour < 6 && made.colours <= 1; colour++)
        if (!made.colour_set || made.colour_set >> colour & 1) outlook->of_colours[outlook->colours++] = of_colour(colour);
    for (int i = 0; i < found; i++)
        for (int way = 0; way < runs[i].ways; way++) outlook->run[outlook->runs++] = runs[i].missing[way];
    for (int i = 0; i < outlook->colours; i++)
        for (int way = 0; way < outlook->runs; way++) {
            Cards cards = 0;
            for (int v = 1; v <= 9; v++)
                if (outlook->run[way] >> v & 1) cards |= of_value(v) & outlook->of_colours[i];
            outlook->colour_run[outlook->colour_runs++] = cards;
        }
    for (int v = 1; v <= 9 && side.count; v++) {
        bool common = true;
        for (int i = 0; i < made.count; i++) common &= made.values[i] == v;
        for (int i = 0; i < made.wilds; i++)
            common &= made.wild[i] == JOKER || (made.wild[i] == SPY ? v == 7 : v <= 3);
        if (common) outlook->of_values[outlook->values++] = of_value(v);
    }
    for (int i = 0; i < outlook->values; i++) outlook->relevant |= outlook->of_values[i];
    for (int i = 0; i < outlook->colours; i++) outlook->relevant |= outlook->of_colours[i];
    for (int i = 0; i < outlook->runs; i++)
        for (int v = 1; v <= 9; v++)
            if (outlook->run[i] >> v & 1) outlook->relevant |= of_value(v);
    return outlook;
}

/* What a side can become that is not complete. It stays until another takes its place in the table: read it at once. */
const Outlook *outlook(Side side, int needed) {
    static struct { uint64_t key; Outlook *outlook; } table[TABLE];
    uint64_t key = (uint64_t)key_of(side) << 8 | (uint64_t)needed;
    unsigned place = place_in_table(key);
    if (!table[place].outlook || table[place].key != key) {
        if (table[place].outlook) {
            free(table[place].outlook->colour_run);
            free(table[place].outlook->run);
            free(table[place].outlook);
        }
        table[place].key = key;
        table[place].outlook = work_out(side, needed);
    }
    return table[place].outlook;
}

static double chance_of_so_many(const Outlook *side, Cards cards, const Prospect *prospect) {
    int lacking = side->lacking - count(cards & prospect->hand), n = lacking > 0 ? lacking : 0;
    return prospect->luck->of[n][count(cards & prospect->deck)] * FROM_HAND[side->lacking - n];
}

/* The chances of each kind: colour run, of a kind, colour, run. */
static void work_out_kinds(const Outlook *side, const Prospect *prospect, double *kind) {
    double missed = 1.0;
    for (int i = 0; i < side->colour_runs; i++) {
        Cards need = side->colour_run[i] & ~prospect->hand;
        if (need & ~prospect->deck) continue;
        int n = count(need);
        missed *= 1.0 - prospect->luck->all_of[n] * FROM_HAND[side->lacking - n];
    }
    kind[0] = 1.0 - missed;
    missed = 1.0;
    for (int i = 0; i < side->values; i++) missed *= 1.0 - chance_of_so_many(side, side->of_values[i], prospect);
    kind[1] = 1.0 - missed;
    kind[2] = 0.0;
    for (int i = 0; i < side->colours; i++) {
        double p = chance_of_so_many(side, side->of_colours[i], prospect);
        if (p > kind[2]) kind[2] = p;
    }
    kind[3] = 0.0;
    double of_one[10];
    for (int v = 1; v <= 9 && side->runs; v++)
        of_one[v] = of_value(v) & prospect->hand ? FROM_HAND[1] : prospect->luck->of[1][count(of_value(v) & prospect->deck)];
    for (int i = 0; i < side->runs; i++) {
        double p = 1.0;
        for (int v = 1; v <= 9; v++)
            if (side->run[i] >> v & 1) p *= of_one[v];
        if (p > kind[3]) kind[3] = p;
    }
}

/* The same; most are asked for again and again, as a move changes little. */
static const double *kinds(const Outlook *side, const Prospect *prospect) {
    static struct { uint64_t number; Cards hand, deck; const Luck *luck; double kind[4]; } table[TABLE];
    Prospect relevant = {prospect->hand & side->relevant, prospect->deck & side->relevant, prospect->luck};
    uint64_t mixed = (relevant.hand * 0xD6E8FEB86659FD93u ^ relevant.deck) * 0x9E3779B97F4A7C15u;
    unsigned place = place_in_table(mixed ^ side->number << 7 ^ (uint64_t)(uintptr_t)prospect->luck << 3);
    if (table[place].number != side->number || table[place].hand != relevant.hand ||
        table[place].deck != relevant.deck || table[place].luck != relevant.luck) {
        table[place].number = side->number;
        table[place].hand = relevant.hand;
        table[place].deck = relevant.deck;
        table[place].luck = relevant.luck;
        work_out_kinds(side, &relevant, table[place].kind);
    }
    return table[place].kind;
}

double promise(Side cards, Requirement needed, const Prospect *prospect) {
    if (!cards.count) return needed.totals_only ? (POINT * (USUAL + 1)) * needed.cards : EMPTY;
    const Outlook *side = outlook(cards, needed.cards);
    double expected = side->total + USUAL * side->lacking;
    if (needed.totals_only) return POINT * (expected + side->lacking);
    const Worths *worth = side->lacking == 1 ? &LACKING_ONE : &LACKING_MORE;
    const double *kind = kinds(side, prospect);
    double promised = kind[2] * worth->colour + (1.0 - kind[2]) * kind[3] * worth->run;
    promised = kind[0] * worth->colour_run +
               (1.0 - kind[0]) * (kind[1] * worth->of_a_kind + (1.0 - kind[1]) * promised);
    return promised + worth->total * expected / (11 * needed.cards) + worth->anyway;
}

/* The cards of which any would make a side, which lacks one, stronger than another. */
Cards beating_cards(Side side, Requirement needed, int other) {
    static struct { uint64_t key; Cards beating; } table[TABLE];
    uint64_t key = (uint64_t)key_of(side) << 24 | (uint64_t)other << 8 | (uint64_t)(needed.cards << 1 | needed.totals_only);
    unsigned place = place_in_table(key);
    if (table[place].key != key) {
        u8 cards[4];
        memcpy(cards, side.cards, (size_t)side.count);
        table[place].key = key;
        table[place].beating = 0;
        for (int i = 0; i < CLAN_CARDS; i++) {
            cards[side.count] = CARD_AT[i];
            if (strength((Side){cards, side.count + 1}, needed.totals_only) > other) table[place].beating |= (Cards)1 << i;
        }
    }
    return table[place].beating;
}

double chance_to_beat(Side cards, Requirement needed, int other, const Prospect *prospect) {
    static const int REACHED[] = {COLOUR_RUN, OF_A_KIND, COLOUR, RUN};
    if (needed.cards - cards.count == 1) {
        Cards beating = beating_cards(cards, needed, other);
        return beating & prospect->hand ? FROM_HAND[1] : prospect->luck->of[1][count(beating & prospect->deck)];
    }
    const Outlook *side = outlook(cards, needed.cards);
    int kind = other / 64, to_beat = other % 64;
    if (needed.totals_only) {
        double chance = 0.5 + (side->total + 6.5 * side->lacking - to_beat) / 12;
        chance = chance < 0.9 ? chance : 0.9;
        return chance > 0.0 ? chance : 0.0;
    }
    const double *chances = kinds(side, prospect);
    double missed = 1.0;
    for (int i = 0; i < 4; i++) {
        if (REACHED[i] > kind) missed *= 1.0 - chances[i];
        if (REACHED[i] == kind) missed *= 1.0 - 0.5 * chances[i];
    }
    if (kind == SUM) {
        double chance = 0.5 + (to_beat - side->total - 6.5 * side->lacking) / 12;
        chance = chance < 1.0 ? chance : 1.0;
        missed *= chance > 0.1 ? chance : 0.1;
    }
    return 1.0 - missed;
}
