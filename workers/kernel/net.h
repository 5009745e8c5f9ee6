/* A learned value, in whole numbers alone, as `workers/search/net.py` says it.

   What a seat sees is a sight: numbers of 8 for 1, some for each of its blocks (stones, seats), some for the whole. Each
   block goes through one shared net (INPUTS, HIDDEN, EMBEDDED), then all of them and the whole through another (HIDDEN,
   1). Weights have 256 for 1, what is between the layers 128. The value is the logarithm of the odds, 32,768 for 1. */

#ifndef CAIRN_NET_H
#define CAIRN_NET_H

#include "game.h"

/* A function that is compiled for processors with AVX2, too: the loader takes the one for its machine (GCC's function
   multiversioning). In whole numbers both give the same. Sanitizers are not ready yet when the loader takes one. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define NEWER_TOO __attribute__((target_clones("default", "avx2")))
#else
#define NEWER_TOO
#endif

enum { HIDDEN = 32, EMBEDDED = 8, MOST_BETWEEN = 2047, MOST_VALUE = 1 << 30, MOST_BIAS = 1 << 18, MOST_WEIGHT = 2047 };

typedef struct { int8_t blocks[BLOCKS][INPUTS], whole[WHOLES]; } Sight;

typedef struct {
    int32_t first_bias[HIDDEN], second_bias[EMBEDDED], head_bias[HIDDEN], last_bias;
    int16_t first[INPUTS][HIDDEN], second[EMBEDDED][HIDDEN], head[BLOCKS][EMBEDDED][HIDDEN], whole[WHOLES][HIDDEN];
    int16_t last[HIDDEN];
} Net;
enum { BIASES = 2 * HIDDEN + EMBEDDED + 1 };
enum { WEIGHTS_OF_NET = BIASES + (INPUTS + WHOLES + 1 + EMBEDDED + BLOCKS * EMBEDDED) * HIDDEN };

extern Net NETS[MOST_NETS];

/* What the shared net says of a block, and what that adds to the hidden layer of the whole, which a block's place decides.
   The net's first layer can be summed in parts: `first` has what other inputs of the block add to it. */
typedef struct { int16_t passed[EMBEDDED]; } Embedding;
typedef struct { int32_t hidden[HIDDEN]; } Hidden;
void begin_first(const Net *net, Hidden *first);
void add_inputs(const Net *net, const int8_t *inputs, int from, int to, Hidden *first);
void embed_first(const Net *net, const Hidden *first, Embedding *embedding);
void embed(const Net *net, const int8_t *inputs, Embedding *embedding);
void place(const Net *net, const Embedding *embedding, int block, Hidden *said);
void see_whole(const Net *net, const int8_t *inputs, Hidden *said);
int odds_of_hidden(const Net *net, const Hidden *hidden);
int odds_of_sight(const Net *net, const Sight *sight);

/* Offered by a game: what a seat sees. */
void see(const State *state, int seat, Sight *sight);
void mirror(Sight *sight); /* another sight of the same value: training meets either as often */

/* What training notes after a move; false where it notes nothing. A game that is VALUED offers its own. */
bool see_after(const State *before, int mover, Move move, const State *after, int seat, Sight *sight);

int share_of(int value); /* of 65,536 */
void share_out(const int *values, int seats, double *shares); /* 1 among several seats, each by the value that it sees */
void set_net(Net *net, const int32_t *weights); /* in the order of its fields, `second` by its inputs */
void prepare_net(void);

#endif
