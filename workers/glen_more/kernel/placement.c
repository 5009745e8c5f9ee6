/* Where a tile may lie, as `service/rules/glen_more/placement.py` says it. */

#include "game.h"

/* Return the river and road of the tiles that fit a free cell, by its four sides; -1 if no tile fits. */
static int fitting(const u8 *cell, int width) {
    int north = cell[-width], south = cell[width], west = cell[-1], east = cell[1];
    if (!((north | south | west | east) & LAID)) return -1;
    int river = (north & LAID ? north : south) & RIVER, road = (west & LAID ? west : east) & ROAD;
    if ((south & LAID && (south & RIVER) != river) || (east & LAID && (east & ROAD) != road)) return -1;
    return river | road;
}

/* Index a territory: the cells that hold tiles, and the free ones near a member where a tile fits. */
void survey_ground(const Player *player, Ground *ground) {
    int west = 0, north = 0, east = 0, south = 0;
    for (int i = 0; i < player->tiles; i++) {
        int x = x_of(&player->territory[i]), y = y_of(&player->territory[i]);
        west = min(west, x);
        north = min(north, y);
        if (x > east) east = x;
        if (y > south) south = y;
    }
    int width = east - west + 1 + 2 * EDGE, height = south - north + 1 + 2 * EDGE;
    ground->west = west - EDGE;
    ground->north = north - EDGE;
    ground->width = width;
    ground->height = height;
    memset(ground->grid, 0, (size_t)(width * height));
    for (int i = 0; i < player->tiles; i++) {
        const Laid *laid = &player->territory[i];
        u8 *cell = ground->grid + place_in(ground, laid);
        *cell |= (u8)(LAID | TILE[laid->tile].sides);
        if (!laid->members) continue;
        for (int row = -width; row <= width; row += width)
            for (int step = -1; step <= 1; step++)
                if (row || step) cell[row + step] |= MEMBER_NEAR;
    }
    memset(ground->counts, 0, sizeof ground->counts);
    ground->open_count = 0;
    for (int at = width; at < width * (height - 1); at++) {
        if ((ground->grid[at] & (LAID | MEMBER_NEAR)) != MEMBER_NEAR) continue;
        int sides = fitting(ground->grid + at, width);
        if (sides < 0 || ground->open_count == MOST_MOVES) continue;
        ground->open[ground->open_count++] = (Cell){(uint16_t)at, (u8)sides};
        ground->counts[sides]++;
    }
}

/* Return the number of empty cells among the eight around a tile. */
int free_around(const Ground *ground, const Laid *laid) {
    const u8 *cell = ground->grid + place_in(ground, laid), *above = cell - ground->width, *below = cell + ground->width;
    int held = (above[-1] & LAID) + (above[0] & LAID) + (above[1] & LAID) + (cell[-1] & LAID) + (cell[1] & LAID) +
               (below[-1] & LAID) + (below[0] & LAID) + (below[1] & LAID);
    return 8 - held / LAID;
}

bool are_neighbours(const Laid *laid, const Laid *other) {
    int x = x_of(laid) - x_of(other), y = y_of(laid) - y_of(other);
    return laid != other && x >= -1 && x <= 1 && y >= -1 && y <= 1;
}

const Laid *find_laid(const Player *player, u8 tile) {
    for (int i = 0; i < player->tiles; i++)
        if (player->territory[i].tile == tile) return &player->territory[i];
    return NULL;
}

/* Return a tile of a territory that has it. */
Laid *laid_of(Player *player, u8 tile) {
    Laid *laid = player->territory;
    while (laid->tile != tile) laid++;
    return laid;
}

bool has_card(const Player *player, u8 tile) {
    for (int i = 0; i < player->cards; i++)
        if (player->card[i] == tile) return true;
    return false;
}

bool contains(const Tiles *tiles, u8 tile) { return memchr(tiles->tiles, tile, tiles->count) != NULL; }

void placings(const State *state, const Ground *ground, Moves *moves) {
    int sides = TILE[state->taken].sides;
    for (int i = 0; i < ground->open_count; i++) {
        if (ground->open[i].sides != sides) continue;
        int x = ground->open[i].at % ground->width + ground->west, y = ground->open[i].at / ground->width + ground->north;
        moves->moves[moves->count++] = MOVE(PLACE_TILE, x, y);
    }
}
