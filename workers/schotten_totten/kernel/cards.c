/* Cards, and sets of them. */

#include "game.h"

const Cards ALL = ((Cards)1 << CLAN_CARDS) - 1;

#define NINE(first) first, first + 1, first + 2, first + 3, first + 4, first + 5, first + 6, first + 7, first + 8

const u8 PLACE_OF[NAMES] = {
    NONE, NONE, NINE(0), NINE(9), NINE(18), NONE, NONE, NINE(27), NONE, NINE(36), NONE, NONE, NONE, NONE, NINE(45),
};
const u8 CARD_AT[CLAN_CARDS] = {
    NINE(BLUE_1), NINE(BROWN_1), NINE(GREEN_1), NINE(PURPLE_1), NINE(RED_1), NINE(YELLOW_1),
};

Cards bits(const u8 *cards, int count) {
    Cards set = 0;
    for (int i = 0; i < count; i++)
        if (is_clan(cards[i])) set |= bit(cards[i]);
    return set;
}

/* The clan cards that do not lie face up (ST-08). */
Cards unseen(const State *state) {
    Cards seen = bits(state->discard, state->discarded);
    for (int i = 0; i < STONES; i++)
        for (int seat = 0; seat < SEATS; seat++) seen |= bits(state->stones[i].cards[seat], state->stones[i].count[seat]);
    return ALL & ~seen;
}

void append(u8 *cards, u8 *count, u8 card) { cards[(*count)++] = card; }

/* Take the first such card out of an array with so much room; tell whether it was there. */
bool take_out(u8 *cards, u8 *count, int room, u8 card) {
    for (int i = 0; i < *count; i++)
        if (cards[i] == card) {
            memmove(cards + i, cards + i + 1, (size_t)(room - i - 1));
            cards[room - 1] = NONE;
            (*count)--;
            return true;
        }
    return false;
}
