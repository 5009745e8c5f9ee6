/* Chance of a kernel, as `cairn.events.chance` has it. */

#ifndef CAIRN_CHANCE_H
#define CAIRN_CHANCE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef uint8_t u8;

/* Chance draws numbers of [0, 1) from `more`, and keeps them: all candidates of one world meet the same ones. Where it
   has no source, only what has one answer can be drawn; anything else makes it `failed`. */
typedef struct Chance {
    double (*more)(struct Chance *);
    void *source;
    double *numbers;
    int drawn, next, room;
    bool failed;
} Chance;

/* Return one of 0 ... k - 1, as `SeededChance` does. */
int draw(Chance *chance, int k);

#endif
