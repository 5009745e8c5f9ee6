/* The tiles of Glen More, as `events/glen_more/tiles.csv` lists them, and the cubes that they cost and take. */

#include "game.h"

enum { A_CATTLE = 1 << CATTLE, A_GRAIN = 1 << GRAIN, A_SHEEP = 1 << SHEEP, A_STONE = 1 << STONE, A_WOOD = 1 << WOOD };

/* Each tile: its kind, its river and road, the cubes that it costs. */
static const struct { u8 kind, sides, cost; } LIST[TILES + 1] = {
    [1] = {QUARRY, ROAD}, [2] = {FOREST, RIVER}, [3] = {MEADOW, RIVER}, [4] = {VILLAGE, ROAD},
    [5] = {GRAIN_FIELD, ROAD}, [6] = {PASTURE, RIVER}, [7] = {QUARRY, RIVER}, [8] = {FOREST, ROAD},
    [9] = {LOCH, RIVER}, [10] = {BUTCHER}, [11] = {DISTILLERY, 0, A_STONE}, [12] = {MEADOW}, [13] = {FAIR, 0, A_WOOD},
    [14] = {VILLAGE, RIVER, A_STONE}, [15] = {DISTILLERY, ROAD, A_STONE}, [16] = {VILLAGE, 0, A_STONE},
    [17] = {FAIR, ROAD, A_WOOD}, [18] = {GRAIN_FIELD, ROAD}, [19] = {VILLAGE, ROAD, A_STONE},
    [20] = {VILLAGE, RIVER, A_WOOD}, [21] = {PASTURE}, [22] = {GRAIN_FIELD}, [23] = {QUARRY}, [24] = {FOREST},
    [25] = {QUARRY}, [26] = {CASTLE, 0, A_WOOD | A_STONE | A_GRAIN}, [27] = {CASTLE, RIVER, A_WOOD | A_STONE},
    [28] = {FOREST}, [29] = {VILLAGE, 0, A_WOOD}, [30] = {CASTLE, 0, A_WOOD | A_STONE}, [31] = {BUTCHER},
    [32] = {QUARRY}, [33] = {TAVERN}, [34] = {BUTCHER, 0, A_WOOD}, [35] = {LOCH, RIVER},
    [36] = {DISTILLERY, 0, A_STONE}, [37] = {LOCH, RIVER}, [38] = {CASTLE, 0, A_WOOD | A_STONE | A_CATTLE},
    [39] = {PASTURE, ROAD}, [40] = {FOREST, ROAD}, [41] = {VILLAGE, ROAD, A_WOOD}, [42] = {TAVERN},
    [43] = {CASTLE, 0, A_WOOD | A_STONE | A_SHEEP}, [44] = {VILLAGE, RIVER, A_STONE}, [45] = {VILLAGE, 0, A_WOOD},
    [46] = {GRAIN_FIELD}, [47] = {GRAIN_FIELD}, [48] = {ABBEY, ROAD, A_WOOD | A_STONE | A_SHEEP},
    [49] = {FAIR, ROAD, A_WOOD}, [50] = {MEADOW, RIVER}, [51] = {CASTLE, 0, A_WOOD | A_STONE | A_CATTLE},
    [52] = {LOCH, RIVER}, [53] = {FOREST}, [54] = {GRAIN_FIELD}, [55] = {FAIR, 0, A_WOOD}, [56] = {GROCER, 0, A_STONE},
    [57] = {MEADOW}, [58] = {VILLAGE, RIVER, A_WOOD}, [59] = {DISTILLERY, ROAD, A_STONE}, [60] = {LOCH, RIVER},
    [61] = {VILLAGE, ROAD, A_STONE}, [62] = {VILLAGE, 0, A_STONE}, [63] = {TAVERN},
    [64] = {CASTLE, ROAD, A_WOOD | A_STONE | A_GRAIN}, [65] = {PASTURE}, [66] = {BRIDGE, RIVER}, [67] = {QUARRY, ROAD},
    [68] = {VILLAGE, RIVER | ROAD}, [69] = {VILLAGE, RIVER | ROAD}, [70] = {VILLAGE, RIVER | ROAD},
    [71] = {VILLAGE, RIVER | ROAD}, [72] = {VILLAGE, RIVER | ROAD},
};

const u8 FIRST_OF_STACK[STACKS + 1] = {1, 9, 32, 51, FIRST_VILLAGE};

/* What all tiles of a kind share. */
static const struct { u8 colour, effect, terms, members, barrels; } BY_KIND[KINDS] = {
    [QUARRY] = {YELLOW, PRODUCE, STONE}, [FOREST] = {YELLOW, PRODUCE, WOOD}, [MEADOW] = {GREEN, PRODUCE, SHEEP},
    [VILLAGE] = {GREY, GIVE_MOVEMENT, 1, 1, 0}, [GRAIN_FIELD] = {GREEN, PRODUCE, GRAIN},
    [PASTURE] = {GREEN, PRODUCE, CATTLE}, [LOCH] = {BLUE, NO_EFFECT}, [BUTCHER] = {BROWN, TRADE},
    [DISTILLERY] = {YELLOW, CONVERT, 0, 0, 1}, [FAIR] = {BROWN, TRADE}, [CASTLE] = {GREY, GIVE_MOVEMENT, 1, 1, 0},
    [TAVERN] = {BROWN, SCORE, 3}, [ABBEY] = {YELLOW, PRODUCE, ANY}, [GROCER] = {BROWN, TRADE}, [BRIDGE] = {BROWN, TRADE},
};

Tile TILE[TILES + 1];
Sets COSTS[TILES + 1], EXCHANGES[TILES + 1];

static Set DIFFERENT[31], OF_THREE[MOST_SETS], OF_COSTS[TILES + 1];
static const Set OF_SHEEP[] = {{{0, 0, 1, 0, 0}, 2}, {{0, 0, 2, 0, 0}, 4}};
static const Set OF_CATTLE[] = {{{1, 0, 0, 0, 0}, 2}, {{2, 0, 0, 0, 0}, 4}};
static const Set OF_BOTH[] = {{{1, 0, 1, 0, 0}, 5}}, OF_BRIDGE[] = {{{0, 0, 0, 1, 1}, 7}}, OF_GRAIN[] = {{{0, 1, 0, 0, 0}, 1}};
enum { SHEEP_BUTCHER = 10, CATTLE_BUTCHER = 31, MEDIUM_FAIR = 49, LARGE_FAIR = 55, DEAR_TAVERN = 63 };
enum { OF_ONE = 5, OF_TWO = 10, UP_TO_THREE = 25, UP_TO_FOUR = 30, UP_TO_FIVE = 31 };

/* Add to the sets of different cubes, in the order of `itertools.combinations`, those of `left` more. */
static void add_different(Set set, int from, int left, u8 gain, int *count) {
    if (!left) {
        set.gain = gain;
        DIFFERENT[(*count)++] = set;
        return;
    }
    for (int kind = from; kind <= RESOURCES - left; kind++) {
        Set more = set;
        more.cubes[kind] = 1;
        add_different(more, kind + 1, left - 1, gain, count);
    }
}

static void prepare_sets(void) {
    static const u8 GAINS[] = {0, 1, 3, 5, 8, 12};
    int count = 0;
    for (int number = 1; number <= RESOURCES; number++) add_different((Set){{0}, 0}, 0, number, GAINS[number], &count);
    count = 0;
    for (int a = 0; a < RESOURCES; a++)
        for (int b = a; b < RESOURCES; b++)
            for (int c = b; c < RESOURCES; c++) {
                Set set = {{0}, 8};
                set.cubes[a]++;
                set.cubes[b]++;
                set.cubes[c]++;
                OF_THREE[count++] = set;
            }
}

static Sets exchange_of(int tile) {
    switch (LIST[tile].kind) {
    case BUTCHER:
        if (tile == SHEEP_BUTCHER) return (Sets){OF_SHEEP, 2};
        return tile == CATTLE_BUTCHER ? (Sets){OF_CATTLE, 2} : (Sets){OF_BOTH, 1};
    case FAIR: return (Sets){DIFFERENT, tile == LARGE_FAIR ? UP_TO_FIVE : tile == MEDIUM_FAIR ? UP_TO_FOUR : UP_TO_THREE};
    case GROCER: return (Sets){OF_THREE, MOST_SETS};
    case BRIDGE: return (Sets){OF_BRIDGE, 1};
    case DISTILLERY: return (Sets){OF_GRAIN, 1};
    default: return (Sets){0, 0};
    }
}

static bool is_special(int tile) {
    return LIST[tile].kind == LOCH || LIST[tile].kind == CASTLE || LIST[tile].kind == ABBEY;
}

/* Fill the tables; what tiles cost and take is in the order of the rules, as sums and choices follow it. */
void prepare_tiles(void) {
    prepare_sets();
    for (int tile = 1; tile <= TILES; tile++) {
        int kind = LIST[tile].kind, stack = 0;
        while (stack < STACKS && tile >= FIRST_OF_STACK[stack + 1]) stack++;
        TILE[tile] = (Tile){
            .stack = (u8)stack, .colour = BY_KIND[kind].colour, .kind = (u8)kind, .sides = LIST[tile].sides,
            .effect = BY_KIND[kind].effect, .terms = tile == DEAR_TAVERN ? 4 : BY_KIND[kind].terms,
            .members = BY_KIND[kind].members, .barrels = BY_KIND[kind].barrels, .whisky = kind == TAVERN,
            .is_special = is_special(tile),
            .costs = LIST[tile].cost || kind == TAVERN || tile == LOCH_NESS || tile == LOCH_OICH,
        };
        for (int cube = 0; cube < RESOURCES; cube++) OF_COSTS[tile].cubes[cube] = LIST[tile].cost >> cube & 1;
        COSTS[tile] = tile == LOCH_OICH ? (Sets){DIFFERENT + OF_ONE, OF_TWO} : (Sets){&OF_COSTS[tile], 1};
        EXCHANGES[tile] = exchange_of(tile);
    }
}
