/* The frame of a game's kernel: what a game offers to the search, and what the search offers to Python.

   Each game has an extension `_kernel`, compiled from its own folder `kernel` and from this one. Its `game.h` includes
   `chance.h`, defines what follows, and includes this file at its end:

     State       a struct of bytes alone, without padding: a position, or a seat's view of one
     Move        an unsigned integer
     FEATURES    how many weights `chances` has
     MOST_SEATS  the most seats of a game
     MOST_MOVES  the most legal moves of a position
     ENDINGS     a macro, where `ending` can be asked
     VALUED      a macro, where the learned policy chooses moves by the learned value
     TREES       the name of its trees, where `rank` is the `ranked` of its sense, so that playouts can grow one
     TURNWISE    a macro, where it chooses by what comes of a turn: where it is neither, it is `quick`, and training
                 tries moves until a turn is over

   Results are those of the Python modules of the same names, to the bit: no sum is taken in another order. Only
   `check_state` meets bytes from outside; the other functions get positions that it lets pass, and legal moves. */

#ifndef CAIRN_FRAME_H
#define CAIRN_FRAME_H

enum { NO_SEAT = -1 };

typedef struct { Move moves[MOST_MOVES]; int count; } Moves;

/* Offered by a game. */
extern double WEIGHTS[FEATURES];
void prepare(void);                           /* called once, when the module is loaded */
const char *check_state(const State *state);  /* why no game, and no view of one, has it; NULL if one can */
int seats_of(const State *state);
int to_act(const State *state);               /* the first seat that is to act; NO_SEAT after the end */
bool acts(const State *state, int seat);      /* several do where seats act at the same time */
int turn_of(const State *state);              /* a number that changes when another turn begins */
void legal_moves(const State *state, int seat, Moves *moves); /* in the order of the rules */
void determinize(State *view, int seat, Chance *chance);      /* as `imagine` of the game's sense */
/* Make a move and all that follows without a choice; others who act at the same time choose by `quick`. */
void follow(State *state, int seat, Move move, Chance *chance);
Move quick(const State *state, int seat, Chance *chance);
/* Sort one legal move or more, the best-looking first; for TREES and ENDINGS. */
void rank(const State *state, int seat, Moves *moves);
void chances(const State *state, double *shares); /* each seat's chance to win; after the end, its share */

/* Offered by a game for its learned value (`net.h`), for which it has BLOCKS, INPUTS, WHOLES, MOST_NETS, and TRAININGS:
   how many there were. A training has a number from 1; what it learned decides where it is passed. */
int net_of(const State *state, int training); /* which of the MOST_NETS */
void deal(State *state, Chance *chance); /* a new game with the options of another */
Move learned_quick(int training, const State *state, int seat, Chance *chance);
void learned_chances(int training, const State *state, double *shares);
#ifdef TURNWISE
void aim(const State *state, double *shares); /* after the end, what training takes for each seat's share */
#endif
#ifdef VALUED
/* Return whether it chooses by values here. */
bool weigh_moves(int training, const State *state, int seat, const Moves *moves, int *values);
#else
void hide(State *state, int seat); /* what a seat does not know, so that it can be dealt */
#endif

/* playouts.c: they are by what a training learned, or by `quick` and `chances` where its number is 0. */
typedef struct { double shares[MOST_SEATS]; int steps; } Played;
Move choose_quickly(int training, const State *state, int seat, Chance *chance);
void judge_end(int training, const State *state, double *shares);
void play_on(int training, State *state, int began, Chance *chance, int turns, Played *played);

#ifdef TREES
/* tree.c */
typedef struct Tree Tree;
Tree *new_tree(int width); /* NULL where there is no memory */
void free_tree(Tree *tree);
/* Play on after a candidate, in the tree and then as `play_on`; return whether there was memory. */
bool play_in_tree(Tree *tree, int training, State *state, Move candidate, int began, Chance *chance, int turns,
                  Played *played);
#endif

#ifdef ENDINGS
/* Offered by a game with endings, in which seats act one after the other. */
void normalize(State *state); /* positions that are worth the same become the same bytes, as `ending` of its sense keys them */

/* ending.c */
typedef struct { double worth; bool ends; } Ended;
bool ending(const State *view, int seat, const Move *moves, int count, int most, Chance *chance, Ended *found);
#endif

#endif
