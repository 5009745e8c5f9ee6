/* The kernel of Highland Clans: a position as bytes, and what each file offers the others.

   The names are those of the Python modules that say the same; those say why. What is equal there to the bit must be
   equal here: no sum is taken in another order, and the compiler may not join a product and a sum. */

#ifndef CAIRN_GAME_H
#define CAIRN_GAME_H

#include "chance.h"

enum { NONE = 255, MIN_SEATS = 3, MOST_SEATS = 5, MOST_MOVES = 128, FEATURES = 21, HAND = 20 };
enum { BLOCKS = MOST_SEATS, INPUTS = 31, WHOLES = 17, MOST_NETS = 3, TRAININGS = 1 };
#define TREES "a tree of highland_clans"
enum { YELLOW, BLUE, GREEN, RED, COLOURS };
/* What a clan has, and the kinds of actions, of which the first six bring what has the same number. */
enum { WARRIOR, PIPER, MONK, CATTLE, CASTLE, MONASTERY, FREE_LAND, HAS };
enum { DOMAIN = 6, BARD = 7, KINDS = 8 };
enum { REDRAWING, ACTING, RAIDING, COMBAT, SPOIL, REFILL, OVER };
enum { RED_ZONE, EMPTY_BAG, EMPTY_SUPPLY };
enum { VALUES = 4, ALL_CARDS = 67, TILE_NUMBERS = 13, FIRST_TILE = 30, ALL_TILES = 25 };
enum { DRAWN = 6, MAX_USED = 4, FEWEST_WARRIORS = 3, MAX_LANDS = 6, COMBATS = 3, MAX_EXCHANGED = 3 };

/* Cards have their value; one that a view does not know is 0. The places of a hand that are free hold NONE. */
typedef struct { u8 has[HAS], held, hand[HAND]; } Clan;
/* The raid: who defends, or NONE without one; then the combats, and the first card of one, NONE if none is laid. */
typedef struct { u8 opponent, fought, wins[2], piper, card; } Raid;
/* Of the discard pile and the tiles shown, only how many there are of each matters. */
typedef struct {
    u8 seats, drawn, round, start, turn, phase, actions[2], most_actions, following;
    u8 reserve[COLOURS], bag[COLOURS];
    Clan clans[MOST_SEATS];
    Raid raid;
    u8 deck, discards[VALUES + 1], supply, removed, shown[TILE_NUMBERS], points[MOST_SEATS], reason;
} State;

/* Moves: a kind and up to four numbers, each below 16. */
typedef uint32_t Move;
enum {
    KEEP, REDRAW, BUILD, GAIN_WARRIOR, GAIN_PIPER, GAIN_MONKS, BUY_DOMAIN, SEND_BARD, END_ACTIONS, RAID, EXCHANGE,
    END_TURN, LAY_CARD, TAKE_SPOIL, DECLINE_SPOIL, DISCARD
};
#define MOVE(kind, a, b, c, d) ((Move)(kind) << 16 | (Move)(a) << 12 | (Move)(b) << 8 | (Move)(c) << 4 | (Move)(d))
#define KIND_OF(move) ((move) >> 16)
#define FIRST(move) ((move) >> 12 & 15)
#define SECOND(move) ((move) >> 8 & 15)
#define THIRD(move) ((move) >> 4 & 15)
#define FOURTH(move) ((move) & 15)

#include "frame.h"

static inline void add(Moves *moves, Move move) { moves->moves[moves->count++] = move; }
static inline int sum(const u8 *numbers, int count) {
    int all = 0;
    for (int i = 0; i < count; i++) all += numbers[i];
    return all;
}
static inline int lands_of(const Clan *clan) { return sum(clan->has + CATTLE, FREE_LAND - CATTLE + 1); }

/* hands.c */
extern const u8 CARDS[VALUES + 1], TILES[TILE_NUMBERS];
void draw_cubes(const u8 *bag, int count, Chance *chance, u8 *drawn);
void draw_cards(State *state, int seat, int count, Chance *chance);
int draw_tile(const State *state, Chance *chance);
int unseen(const State *state, int *left); /* how many of each value, and in all */
void take_out(Clan *clan, u8 card);
int seat_to_discard(const State *state); /* NO_SEAT if none must */
void legal_discards(const State *state, int seat, Moves *moves);
int best_cards(const Clan *clan, int number, u8 *cards);

/* actions.c */
enum { OTHERS = 15 };
typedef struct { Move move; u8 kind, price[COLOURS]; } Action;
extern const Action ACTIONS[OTHERS]; /* all but bards; three ways to build are first */
extern const u8 BUILDINGS[3][COLOURS];
enum { FIRST_DOMAIN = 7 };
int affordable(const State *state, u8 *others, bool *bard);
void legal_actions(const State *state, Moves *moves);
bool actions_are_over(const State *state);
void act(State *state, Move move);

/* raids.c */
void legal_raids(const State *state, Moves *moves);
void legal_lays(const State *state, int seat, Moves *moves);
void legal_spoils(const State *state, Moves *moves);
void fight(State *state, int seat, u8 card, bool piper);
void take_spoil(State *state, int what);
void end_raid(State *state);

/* scoring.c */
typedef struct { int greens[MOST_SEATS], blues[MOST_SEATS], herds[MOST_SEATS]; } Counts;
void count_cubes(const State *state, Counts *counts);
void largest_other_herds(const int *herds, int seats, int *against);
void green_points(const int *greens, int seats, int *points);
void red_points(const int *herds, int seats, int *points);
void blue_points(const int *blues, const int *herds, int seats, int *points);
void score_round(State *state);

/* worth.c */
typedef struct {
    Counts counts;
    int seat, seats;
    double rounds, shares[MOST_SEATS], green, red, blue;
} Worth;
double rounds_left(const State *state);
void worth_to(const State *state, int seat, Worth *worth);
double worth_of_green(const Worth *worth, int seat, int by);
double worth_of_blue(const Worth *worth, int seat, int by);
double worth_of_warriors(const Worth *worth, int seat, int by);
double worth_of_lands(const Worth *worth, int seat, int by);
double worth_of_follower(const Worth *worth, int what, int seat, int by);
double worth_of_building(const Worth *worth, int what, int seat, int by);
double worth_of_spoil(const Worth *worth, int what, int defender);

/* odds.c */
typedef struct { double won, lost; bool known; } Odds;
const Odds *odds_of(const u8 *attacks, int held);

#endif
