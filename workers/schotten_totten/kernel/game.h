/* The inner world of Schotten Totten: a position as bytes, and what each file of the kernel offers the others.

   The names are those of the Python modules that say the same; those say why. What is equal there to the bit must be
   equal here: no sum is taken in another order, and the compiler may not join a product and a sum. */

#ifndef CAIRN_GAME_H
#define CAIRN_GAME_H

#include "chance.h"

typedef uint64_t Cards; /* a set of clan cards, a bit for each place in CARDS */

enum { NONE = 255, SEATS = 2, STONES = 9, CLAN_CARDS = 54, MOST_SEATS = SEATS, MOST_MOVES = 1024, FEATURES = 8 };
enum { BLOCKS = STONES, INPUTS = 54, WHOLES = 30, MOST_NETS = 4, TRAININGS = 1 };
#define ENDINGS
#define VALUED
enum { PLAY, CLAIMING, RECRUIT, RETURN, OVER };
enum { CLAN, TACTIC };
enum { SUM, RUN, COLOUR, OF_A_KIND, COLOUR_RUN };

/* Cards, in the order of their names: the clan cards of a colour follow one another. */
enum {
    BANSHEE = 0, BLIND_MANS_BLUFF = 1, BLUE_1 = 2, BROWN_1 = 11, GREEN_1 = 20, JOKER = 29, MUD_FIGHT = 30,
    PURPLE_1 = 31, RECRUITER = 40, RED_1 = 41, SHIELD_BEARER = 50, SPY = 51, STRATEGIST = 52, TRAITOR = 53,
    YELLOW_1 = 54, NAMES = 63
};

/* Every field is a byte, so that a position is the same bytes here and in Python. Places that are free hold NONE. */
typedef struct { u8 seat, after_joker, card; } Returned;
typedef struct { u8 left, under_count; Returned under[2]; } Deck;
typedef struct { u8 count[SEATS], cards[SEATS][4], first, owner, modes[2]; } Stone;
typedef struct { u8 count, cards[9]; } Hand;
typedef struct {
    u8 rounds, tactics, expert, round, first, turn, phase, drawing, returned, acted, idle;
    u8 played[SEATS], jokers[SEATS], points[SEATS][2];
    Deck decks[2];
    Stone stones[STONES];
    Hand hands[2][SEATS]; /* by kind, then by seat */
    u8 discarded, discard[8];
} State;

/* Moves: a kind, a card (of a draw: the kind of deck), a stone from 1, and where to (0: nowhere). */
typedef uint32_t Move;
enum {
    PLAY_CARD, PLAY_RECRUITER, PLAY_STRATEGIST, PLAY_BANSHEE, PLAY_TRAITOR, RETURN_CARD, PASS, CLAIM, DRAW_CARD, END_TURN
};
#define MOVE(kind, card, stone, to) ((Move)(kind) << 24 | (Move)(card) << 16 | (Move)(stone) << 8 | (Move)(to))
#define KIND_OF(move) ((move) >> 24)
#define CARD_OF(move) ((u8)((move) >> 16))
#define STONE_OF(move) ((u8)((move) >> 8))
#define TO_OF(move) ((u8)(move))

typedef struct { double gain; Move move; } Scored;
typedef struct { Scored plays[MOST_MOVES]; int count; } Plays;

typedef struct { u8 cards, totals_only; } Requirement;
typedef struct { const u8 *cards; int count; } Side;

/* cards.c */
extern const u8 PLACE_OF[NAMES];
extern const u8 CARD_AT[CLAN_CARDS];
extern const Cards ALL;
static inline bool is_clan(u8 card) { return card < NAMES && PLACE_OF[card] != NONE; }
static inline bool is_wild(u8 card) { return card == JOKER || card == SHIELD_BEARER || card == SPY; }
static inline bool is_mode(u8 card) { return card == BLIND_MANS_BLUFF || card == MUD_FIGHT; }
static inline Cards bit(u8 card) { return (Cards)1 << PLACE_OF[card]; }
static inline int value_of(u8 card) { return PLACE_OF[card] % 9 + 1; }
/* Every ninth bit, six of them; and nine bits. */
static inline Cards of_value(int value) { return (Cards)0x0000201008040201 << (value - 1); }
static inline Cards of_colour(int colour) { return (Cards)511 << (9 * colour); }
/* Without an instruction for it, which not every processor has, a compiler's own way is a slow call. */
static inline int count(Cards cards) {
    cards -= cards >> 1 & 0x5555555555555555;
    cards = (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333);
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return (int)(cards * 0x0101010101010101 >> 56);
}
Cards bits(const u8 *cards, int count);
Cards unseen(const State *state);
void append(u8 *cards, u8 *count, u8 card);
bool take_out(u8 *cards, u8 *count, int room, u8 card);

/* formations.c */
typedef struct {
    u8 values[4], wild[4];
    int count, wilds, colours, highest_total;
    u8 colour_set;
} Makeup;
typedef struct { int total, ways; uint16_t missing[16]; } CompletableRun;
Makeup makeup(Side side);
int strength(Side side, bool totals_only); /* kind * 64 + total */
int completable_runs(const Makeup *made, int lacking, CompletableRun *runs);
int values_of_wild(u8 card, int *values);
bool is_refuted(Side mine, Side theirs, Cards unseen, Requirement needed);

/* claims.c */
Requirement requirement(const Stone *stone);
Requirement requirement_with(const Stone *stone, u8 mode);
static inline Side side_of(const Stone *stone, int seat) { return (Side){stone->cards[seat], stone->count[seat]}; }
bool is_complete(const Stone *stone, int seat);
bool has_room(const Stone *stone, int seat);
int seat_of_stronger_side(const Stone *stone);
bool is_proven(const Stone *stone, int seat, Cards unseen);
int claimable_stones(const State *state, int seat, u8 *stones);
bool wins_round(unsigned stones); /* a bit for each stone: ST-15 */
unsigned stones_of(const State *state, int owner);

/* rules.c */
int hand_limit(const State *state);
bool hand_is_full(const State *state, int seat);
bool can_return(const State *state, int seat);
bool may_play_clan_card(const State *state, int seat);
bool may_play_tactic_card(const State *state, int seat, u8 card);
int points_of(const State *state, int seat);
void play(State *state, int seat, Move move); /* a play, without what follows from it */

/* outlook.c */
typedef struct { double all_of[5], of[5][CLAN_CARDS + 1]; } Luck;
typedef struct {
    int lacking, total, colour_runs, values, colours, runs;
    uint64_t number; /* no two have the same, ever */
    Cards relevant, of_values[9], of_colours[6], *colour_run;
    uint16_t *run; /* sets of values */
} Outlook;
typedef struct { Cards hand, deck; const Luck *luck; } Prospect;
const Luck *luck_of(int in_deck, int held, int others);
const Outlook *outlook(Side side, int needed);
Cards beating_cards(Side side, Requirement needed, int other);
double promise(Side side, Requirement needed, const Prospect *prospect);
double chance_to_beat(Side side, Requirement needed, int other, const Prospect *prospect);

/* stones.c */
void prospects_seen_by(const State *state, int seat, Prospect *mine, Prospect *theirs);
double chance_of_stone(const Stone *stone, int seat, const Prospect *mine, const Prospect *theirs);
double chance_of_side(
    Side side, Side other, Requirement needed, bool first, const Prospect *mine, const Prospect *theirs);
double chance_of_open_side(Side side, Side other, Requirement needed, const double *feared, const Prospect *mine);
double value_of_tactic_card(u8 card); /* 0 if it is none */

/* sight.c */
enum { OF_SIDE = 22 }; /* the numbers of a side: the seat's first, then the other's, then those of both */
void see_own_side(const Stone *stone, int seat, Cards hand, Cards deck, int8_t *seen);
void see_stone(const Stone *stone, int seat, Cards hand, Cards deck, int left, int8_t *seen);
void see_table(const State *state, int seat, Cards hand, int8_t *seen);

/* hasty.c */
void scored_plays(const State *state, Plays *plays);

#include "frame.h"

#endif
