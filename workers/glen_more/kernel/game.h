/* The inner world of Glen More: a position as bytes, and what each file of the kernel offers the others.

   The names are those of the Python modules that say the same; those say why. What is equal there to the bit must be
   equal here: no sum is taken in another order, and the compiler may not join a product and a sum. */

#ifndef CAIRN_GAME_H
#define CAIRN_GAME_H

#include "chance.h"

enum { NONE = 255, MOST_SEATS = 5, SPACES = 14, STACKS = 4, LARGEST = 60, CAPACITY = 3, MOST_MOVES = 512 };
enum { STACKED = 67, FIRST_VILLAGE = 68, TILES = 72 }; /* tiles have numbers from 1; those after STACKED are villages */
enum { TAKE, PAY, PLACE, CHOOSE, ACTIVATE, EXCHANGE, MOVE_ON, DISCARDED, OVER };
enum { CATTLE, GRAIN, SHEEP, STONE, WOOD, RESOURCES };
enum { BARRELS, CHIEFTAINS, CARDS, AREAS };

/* The special locations, and those of their cards, by their tiles. */
enum {
    LOCH_LOCHY = 9, CASTLE_MOIL = 26, CASTLE_STALKER = 27, ARMADALE_CASTLE = 30, LOCH_MORAR = 35, LOCH_NESS = 37,
    CASTLE_OF_MEY = 38, DUART_CASTLE = 43, IONA_ABBEY = 48, CAWDOR_CASTLE = 51, LOCH_SHIEL = 52, LOCH_OICH = 60,
    DONAN_CASTLE = 64, SPECIAL = 13
};

/* Every field is a byte, so that a position is the same bytes here and in Python. No tile is 0, no cube or seat NONE;
   free places hold these. Cells are the bytes of signed numbers, points the two of one, the lower first. */
typedef struct { u8 tile, x, y, members, count, cubes[CAPACITY]; } Laid;
typedef struct { u8 coins, barrels, chieftains, cards, card[SPECIAL], tiles; Laid territory[LARGEST]; } Player;
typedef struct { u8 count, tiles[LARGEST]; } Tiles;
typedef struct {
    u8 seats, turn, phase, die, empty, scorings, taken, exchange, movement, loch_ness;
    u8 track[SPACES], figures[MOST_SEATS], market[RESOURCES], points[MOST_SEATS][2];
    u8 stacked[9]; /* a bit for each stacked tile, of tile 1 the lowest of the first byte */
    u8 paid_count, paid[5], choice_count, choices[2];
    Tiles near, activated;
    u8 gone_count, gone[TILES];
    Player players[MOST_SEATS];
} State;

/* Moves: a kind, then a tile or a space, then a cube, or a target; of a placing the cell; of a choice the cube first. */
typedef uint32_t Move;
enum {
    SELL_CUBE = 1, TAKE_TILE, DISCARD_TILE, PAY_CUBE, BUY_CUBE, PAY_MEMBER, PAY_CHIEFTAIN, PLACE_TILE, CHOOSE_CUBE,
    ACTIVATE_TILE, CLOSE_EXCHANGE, MOVE_MEMBER, PROMOTE_MEMBER, END_TURN
};
#define MOVE(kind, a, b) ((Move)(kind) << 16 | (Move)(u8)(a) << 8 | (Move)(u8)(b))
#define KIND_OF(move) ((move) >> 16)
#define FIRST_OF(move) ((u8)((move) >> 8))
#define SECOND_OF(move) ((u8)(move))

enum { FEATURES = 34, BLOCKS = MOST_SEATS, INPUTS = 61, WHOLES = 11, MOST_NETS = 5, TRAININGS = 2 };
#define ENDINGS
#define TURNWISE
#define TREES "a tree of glen_more"
#include "frame.h"

static inline Player *mover(State *state) { return &state->players[state->turn]; }
static inline const Player *current(const State *state) { return &state->players[state->turn]; }
static inline int x_of(const Laid *laid) { return (int8_t)laid->x; }
static inline int y_of(const Laid *laid) { return (int8_t)laid->y; }
static inline int min(int a, int b) { return a < b ? a : b; }

/* tiles.c: `cubes` are sets that pay for a tile, or that it takes; `gain` is what it gives for a set. */
enum { YELLOW, GREEN, BLUE, BROWN, GREY };
enum {
    QUARRY, FOREST, MEADOW, VILLAGE, GRAIN_FIELD, PASTURE, LOCH, BUTCHER, DISTILLERY, FAIR, CASTLE, TAVERN, ABBEY,
    GROCER, BRIDGE, KINDS
};
enum { NO_EFFECT, PRODUCE, GIVE_MOVEMENT, SCORE, CONVERT, TRADE };
enum { RIVER = 1, ROAD = 2, ANY = 5, MOST_SETS = 35 };
typedef struct { u8 cubes[RESOURCES], gain; } Set;
typedef struct { const Set *sets; int count; } Sets;
typedef struct { u8 stack, colour, kind, sides, effect, terms, members, barrels, whisky; bool is_special, costs; } Tile;
extern Tile TILE[TILES + 1];
extern Sets COSTS[TILES + 1], EXCHANGES[TILES + 1];
extern const u8 FIRST_OF_STACK[STACKS + 1];
void prepare_tiles(void);

/* placement.c: a territory as a grid of its cells, and of those around. */
enum { EDGE = 2, MOST_CELLS = 1200, LAID = 4, MEMBER_NEAR = 8 };
typedef struct { uint16_t at; u8 sides; } Cell;
typedef struct {
    int west, north, width, height, open_count;
    int counts[4]; /* the free cells for a tile, by its sides */
    u8 grid[MOST_CELLS];
    Cell open[MOST_MOVES]; /* from north to south, from west to east */
} Ground;
void survey_ground(const Player *player, Ground *ground);
int free_around(const Ground *ground, const Laid *laid);
void placings(const State *state, const Ground *ground, Moves *moves);
bool are_neighbours(const Laid *laid, const Laid *other);
Laid *laid_of(Player *player, u8 tile);
const Laid *find_laid(const Player *player, u8 tile);
bool has_card(const Player *player, u8 tile);
static inline int place_in(const Ground *ground, const Laid *laid) {
    return (y_of(laid) - ground->north) * ground->width + x_of(laid) - ground->west;
}
bool contains(const Tiles *tiles, u8 tile);

/* means.c */
extern const int ROW_COINS[CAPACITY + 1]; /* the coins of a row of the market, by its filled spaces */
typedef struct { int own[RESOURCES], rows[RESOURCES], coins; } Means;
typedef struct { Set sets[MOST_SETS]; int count; } Needs; /* what is still to be given, with the gain of the whole set */
typedef struct { Needs needs; Means means; } Bill;
Means means_of(const State *state);
bool pays(const Means *means, const u8 *need);
bool pays_any(const Means *means, const Sets *sets);
bool holds(const Laid *laid, u8 cube);
void demand(const State *state, Needs *needs);
bool is_nothing(const u8 *need);
bool nothing_needed(const State *state);
bool asks_for(const Bill *bill, int kind);
bool may_give(const Bill *bill, int kind);
bool may_buy(const Bill *bill, int kind);
Move forced_payment(const State *state); /* 0 if none is */

/* rules.c */
void tiles_near(const State *state, Tiles *near);

/* turn.c */
Move only_answer(const State *state); /* 0 if there is none, or a choice */
void moves_but_sales(const State *state, Moves *moves);
void sales(const State *state, Moves *moves);

/* track.c and scoring.c */
void refill(State *state, Chance *chance);
int points_of(const State *state, int seat);
void add_points(State *state, int seat, int more);
int hats_of(u8 card);
int number_of(const Player *player, int area);
void compare(const int *numbers, int seats, int *scored);
void score_stack(State *state, int stack);
void score_end(State *state);
int count_tiles(const Player *player, int colour, int kind); /* of a colour, or of a kind; the other is NONE */
int cubes_on_tiles(const Player *player);
int stacked_tiles(const State *state, int from, int to);

/* check.c */
const char *check_state(const State *state);

/* worth.c */
extern const double ACTIVATED[KINDS], MEMBERS[6], ROOM[7], ENDS, STUCK[4];
double share_left(const State *state);
int members_on_tiles(const Player *player);
double worth_of_members(const Player *player, const Ground *ground, double share);

/* hand.c */
typedef struct {
    const State *state;
    const Player *player;
    double share, prices[RESOURCES], costs[RESOURCES][CAPACITY + 1], barrel;
    Means means;
} Hand;
void read_hand(const State *state, Hand *hand);
double worth_of_activation(const Hand *hand, u8 tile, int cubes);
double worth_of_tile(const Hand *hand, u8 tile);
double worth_of_cubes(const Hand *hand, const u8 *need);
double worth_of_gain(const Hand *hand, u8 tile, int gain);
double gain_of_number(const State *state, int area, int more);

/* hasty.c */
typedef struct { Move moves[MOST_MOVES]; double worth[MOST_MOVES]; int count; } Judged;
void judge(const State *state, Judged *judged);

#endif
