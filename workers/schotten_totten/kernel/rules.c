/* What follows from a move, as `service/rules/schotten_totten` says it and the state folds it. */

#include "game.h"

static const u8 TACTICS[] = {
    BANSHEE, BLIND_MANS_BLUFF, JOKER, JOKER, MUD_FIGHT, RECRUITER, SHIELD_BEARER, SPY, STRATEGIST, TRAITOR,
};
enum { TACTIC_CARDS = 10, RECRUITS = 3, RETURNS = 2 };

int hand_limit(const State *state) { return state->tactics ? 7 : 6; }

bool hand_is_full(const State *state, int seat) {
    return state->hands[CLAN][seat].count + state->hands[TACTIC][seat].count >= hand_limit(state);
}

bool may_play_clan_card(const State *state, int seat) {
    if (!state->hands[CLAN][seat].count) return false;
    for (int i = 0; i < STONES; i++)
        if (has_room(&state->stones[i], seat)) return true;
    return false;
}

bool may_play_tactic_card(const State *state, int seat, u8 card) {
    return state->played[seat] <= state->played[1 - seat] && !(card == JOKER && state->jokers[seat]);
}

int points_of(const State *state, int seat) { return state->points[seat][0] | state->points[seat][1] << 8; }

/* Write the cards of a kind whose place nobody can know, sorted; return how many. */
static int without_known_place(const State *state, int kind, u8 *cards) {
    const Deck *deck = &state->decks[kind];
    int found = 0;
    if (kind == CLAN) {
        Cards hidden = unseen(state);
        for (int i = 0; i < deck->under_count; i++) hidden &= ~bits(&deck->under[i].card, 1);
        for (int seat = 0; seat < SEATS; seat++) {
            const Hand *hand = &state->hands[CLAN][seat];
            hidden &= ~bits(hand->cards, hand->count);
        }
        for (; hidden; hidden &= hidden - 1) cards[found++] = CARD_AT[__builtin_ctzll(hidden)];
        return found;
    }
    u8 elsewhere[NAMES] = {0};
    for (int i = 0; i < state->discarded; i++) elsewhere[state->discard[i]]++;
    for (int i = 0; i < deck->under_count; i++)
        if (deck->under[i].card != NONE) elsewhere[deck->under[i].card]++;
    for (int seat = 0; seat < SEATS; seat++) {
        const Hand *hand = &state->hands[TACTIC][seat];
        for (int i = 0; i < hand->count; i++)
            if (hand->cards[i] != NONE) elsewhere[hand->cards[i]]++;
    }
    for (int n = 0; n < STONES; n++) {
        const Stone *stone = &state->stones[n];
        for (int i = 0; i < 2; i++)
            if (stone->modes[i] != NONE) elsewhere[stone->modes[i]]++;
        for (int seat = 0; seat < SEATS; seat++)
            for (int i = 0; i < stone->count[seat]; i++) elsewhere[stone->cards[seat][i]]++;
    }
    for (int i = 0; i < TACTIC_CARDS; i++)
        if (elsewhere[TACTICS[i]])
            elsewhere[TACTICS[i]]--;
        else
            cards[found++] = TACTICS[i];
    return found;
}

static void draw_card(State *state, int seat, int kind, Chance *chance) {
    Deck *deck = &state->decks[kind];
    u8 card, hidden[CLAN_CARDS];
    if (deck->left > deck->under_count) {
        card = hidden[draw(chance, without_known_place(state, kind, hidden))];
        if (chance->failed) card = NONE;
    } else {
        card = deck->under[0].card;
    }
    deck->left--;
    if (deck->under_count > deck->left) {
        deck->under[0] = deck->under[1];
        deck->under[1] = (Returned){NONE, NONE, NONE};
        deck->under_count--;
    }
    Hand *hand = &state->hands[kind][seat];
    if (hand->count < 9) append(hand->cards, &hand->count, card);
    state->acted = 1;
    if (state->phase == RECRUIT && !--state->drawing) state->phase = RETURN;
}

static void begin_round(State *state, int number, int first, Chance *chance) {
    int left = CLAN_CARDS, limit = hand_limit(state);
    u8 deck[CLAN_CARDS];
    memcpy(deck, CARD_AT, sizeof deck);
    state->round = (u8)number;
    state->first = state->turn = (u8)first;
    state->phase = PLAY;
    state->acted = state->idle = 0;
    memset(state->decks, NONE, sizeof state->decks);
    memset(state->stones, NONE, sizeof state->stones);
    memset(state->hands, NONE, sizeof state->hands);
    memset(state->discard, NONE, sizeof state->discard);
    state->decks[TACTIC].left = state->tactics ? TACTIC_CARDS : 0;
    state->decks[CLAN].under_count = state->decks[TACTIC].under_count = state->discarded = 0;
    for (int i = 0; i < STONES; i++) state->stones[i].count[0] = state->stones[i].count[1] = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        state->played[seat] = state->jokers[seat] = 0;
        state->hands[CLAN][seat].count = state->hands[TACTIC][seat].count = 0;
    }
    for (int i = 0; i < 2 * limit; i++) {
        int at = draw(chance, left);
        Hand *hand = &state->hands[CLAN][i < limit ? first : 1 - first];
        append(hand->cards, &hand->count, deck[at]);
        memmove(deck + at, deck + at + 1, (size_t)(left-- - at - 1));
    }
    state->decks[CLAN].left = (u8)left;
}

static void end_round(State *state, int winner, Chance *chance) {
    state->phase = OVER;
    for (int seat = 0; seat < SEATS; seat++) {
        int more = seat == winner ? 5 : __builtin_popcount(stones_of(state, seat)), points = points_of(state, seat) + more;
        state->points[seat][0] = (u8)points;
        state->points[seat][1] = (u8)(points >> 8);
    }
    if (state->round < state->rounds) begin_round(state, state->round + 1, 1 - state->first, chance);
}

/* Award what nobody claimed in a round that is stuck; return who wins it, NONE if nobody does (ST-70). */
static int settle(State *state) {
    for (int i = 0; i < STONES; i++) {
        Stone *stone = &state->stones[i];
        bool complete[SEATS] = {is_complete(stone, 0), is_complete(stone, 1)};
        if (stone->owner != NONE || !(complete[0] || complete[1])) continue;
        stone->owner = (u8)(complete[0] && complete[1] ? seat_of_stronger_side(stone) : complete[1]);
        state->acted = 1;
    }
    unsigned stones[SEATS] = {stones_of(state, 0), stones_of(state, 1)};
    if (wins_round(stones[0]) != wins_round(stones[1])) return wins_round(stones[1]);
    int more = __builtin_popcount(stones[1]) - __builtin_popcount(stones[0]);
    return more ? more > 0 : NONE;
}

static void end_turn(State *state, int named, Chance *chance) {
    int seat = state->turn;
    bool draws = named != NONE || !hand_is_full(state, seat);
    bool filled[2] = {state->decks[CLAN].left > 0, state->decks[TACTIC].left > 0};
    for (int kind = CLAN; kind <= TACTIC && draws; kind++)
        if (named == NONE ? filled[kind] : named == kind) draw_card(state, seat, kind, chance);
    int idle = state->acted ? 0 : state->idle + 1;
    if (idle < 2) {
        state->turn = (u8)(1 - seat);
        state->idle = (u8)idle;
        state->phase = PLAY;
        state->acted = 0;
    } else {
        int winner = settle(state);
        end_round(state, winner, chance);
    }
}

bool can_return(const State *state, int seat) {
    if (state->hands[CLAN][seat].count) return true;
    const Hand *hand = &state->hands[TACTIC][seat];
    for (int i = 0; i < hand->count; i++)
        if (!(hand->cards[i] == JOKER && state->jokers[seat])) return true;
    return false;
}

static void make_forced_choices(State *state, Chance *chance) {
    u8 stones[STONES];
    while (state->phase == RECRUIT && (state->decks[CLAN].left > 0) != (state->decks[TACTIC].left > 0))
        draw_card(state, state->turn, state->decks[CLAN].left ? CLAN : TACTIC, chance);
    if (state->phase == RETURN && (state->returned == RETURNS || !can_return(state, state->turn))) {
        Hand *hand = &state->hands[TACTIC][state->turn];
        if (state->returned < RETURNS && hand->count) {
            memset(hand, NONE, sizeof *hand);
            hand->count = 1;
            hand->cards[0] = JOKER;
        }
        state->phase = CLAIMING;
    }
    while (!chance->failed && (state->phase == PLAY || state->phase == CLAIMING)) {
        int seat = state->turn;
        if (claimable_stones(state, seat, stones)) return;
        if (state->phase == PLAY) {
            bool tactic = state->hands[TACTIC][seat].count && state->played[seat] <= state->played[1 - seat];
            if (tactic || may_play_clan_card(state, seat)) return;
            state->phase = CLAIMING;
        } else {
            if (!hand_is_full(state, seat) && state->decks[CLAN].left && state->decks[TACTIC].left) return;
            end_turn(state, NONE, chance);
        }
    }
}

static void take_from_hand(State *state, int seat, u8 card) {
    Hand *hand = &state->hands[is_clan(card) ? CLAN : TACTIC][seat];
    if (!take_out(hand->cards, &hand->count, 9, card)) take_out(hand->cards, &hand->count, 9, NONE);
    if (!is_clan(card)) state->played[seat]++;
    state->phase = CLAIMING;
    state->acted = 1;
}

static void lay(State *state, int seat, int number, u8 card) {
    Stone *stone = &state->stones[number - 1];
    append(stone->cards[seat], &stone->count[seat], card);
    if (is_complete(stone, seat) && !is_complete(stone, 1 - seat)) stone->first = (u8)seat;
}

static void reopen(Stone *stone, int seat) {
    if (!is_complete(stone, seat)) stone->first = is_complete(stone, 1 - seat) ? (u8)(1 - seat) : NONE;
}

/* A card leaves a side. It goes to another stone of a seat, or to the discard pile; only then is the side open again. */
static void leave_side(State *state, int side, int number, u8 card, int seat, int to) {
    Stone *stone = &state->stones[number - 1];
    bool was_complete = is_complete(stone, side);
    take_out(stone->cards[side], &stone->count[side], 4, card);
    if (!to) {
        append(state->discard, &state->discarded, card);
    } else {
        Stone *other = &state->stones[to - 1];
        append(other->cards[seat], &other->count[seat], card);
    }
    if (was_complete) reopen(stone, side);
    if (to) {
        Stone *other = &state->stones[to - 1];
        if (is_complete(other, seat) && !is_complete(other, 1 - seat)) other->first = (u8)seat;
    }
}

static void play_card(State *state, int seat, u8 card, int number) {
    Stone *stone = &state->stones[number - 1];
    take_from_hand(state, seat, card);
    if (!is_mode(card)) {
        lay(state, seat, number, card);
        if (card == JOKER) state->jokers[seat] = 1;
        return;
    }
    bool complete[SEATS] = {is_complete(stone, 0), is_complete(stone, 1)};
    stone->modes[stone->modes[0] == NONE ? 0 : 1] = card;
    for (int side = 0; side < SEATS; side++)
        if (complete[side]) reopen(stone, side);
}

static void play_ruse(State *state, int seat, Move move) {
    static const u8 RUSE[] = {
        [PLAY_RECRUITER] = RECRUITER, [PLAY_STRATEGIST] = STRATEGIST, [PLAY_BANSHEE] = BANSHEE, [PLAY_TRAITOR] = TRAITOR,
    };
    u8 ruse = RUSE[KIND_OF(move)];
    int left = state->decks[CLAN].left + state->decks[TACTIC].left;
    take_from_hand(state, seat, ruse);
    append(state->discard, &state->discarded, ruse);
    state->drawing = ruse == RECRUITER ? (u8)(left < RECRUITS ? left : RECRUITS) : 0;
    state->returned = 0;
    if (state->drawing) state->phase = RECRUIT;
    if (ruse == STRATEGIST) leave_side(state, seat, STONE_OF(move), CARD_OF(move), seat, TO_OF(move));
    if (ruse == BANSHEE) leave_side(state, 1 - seat, STONE_OF(move), CARD_OF(move), seat, 0);
    if (ruse == TRAITOR) leave_side(state, 1 - seat, STONE_OF(move), CARD_OF(move), seat, TO_OF(move));
}

static void return_card(State *state, int seat, u8 card) {
    int kind = is_clan(card) ? CLAN : TACTIC;
    Hand *hand = &state->hands[kind][seat];
    Deck *deck = &state->decks[kind];
    take_out(hand->cards, &hand->count, 9, card);
    if (deck->under_count < 2) deck->under[deck->under_count++] = (Returned){(u8)seat, state->jokers[seat], card};
    deck->left++;
    state->returned++;
}

int seats_of(const State *state) { return SEATS; }

int to_act(const State *state) { return state->phase == OVER ? NO_SEAT : state->turn; }

bool acts(const State *state, int seat) { return seat == to_act(state); }

int turn_of(const State *state) { return state->turn; }

void play(State *state, int seat, Move move) {
    if (KIND_OF(move) == PLAY_CARD)
        play_card(state, seat, CARD_OF(move), STONE_OF(move));
    else if (KIND_OF(move) == PASS)
        state->phase = CLAIMING;
    else
        play_ruse(state, seat, move);
}

void deal(State *state, Chance *chance) {
    memset(state->points, 0, sizeof state->points);
    begin_round(state, 1, draw(chance, SEATS), chance);
}

void follow(State *state, int seat, Move move, Chance *chance) {
    switch (KIND_OF(move)) {
    case CLAIM:
        state->stones[STONE_OF(move) - 1].owner = (u8)seat;
        state->acted = 1;
        if (wins_round(stones_of(state, seat))) {
            end_round(state, seat, chance);
            return;
        }
        break;
    case DRAW_CARD:
        if (state->phase == RECRUIT)
            draw_card(state, seat, CARD_OF(move), chance);
        else
            end_turn(state, CARD_OF(move), chance);
        break;
    case END_TURN:
        end_turn(state, NONE, chance);
        break;
    case RETURN_CARD:
        return_card(state, seat, CARD_OF(move));
        break;
    default:
        play(state, seat, move);
    }
    make_forced_choices(state, chance);
}

/* Take one of some cards, those excepted that are another; return it. */
static u8 deal_card(u8 *cards, u8 *left, u8 but, Chance *chance) {
    u8 fitting[CLAN_CARDS];
    int found = 0;
    for (int i = 0; i < *left; i++)
        if (cards[i] != but) fitting[found++] = cards[i];
    u8 card = fitting[draw(chance, found)];
    if (chance->failed) return NONE;
    take_out(cards, left, CLAN_CARDS, card);
    return card;
}

/* Deal what a view does not know from the cards that it has not seen (ST-90). */
void determinize(State *view, int seat_of_view, Chance *chance) {
    for (int kind = CLAN; kind <= TACTIC; kind++) {
        u8 cards[CLAN_CARDS];
        u8 left = (u8)without_known_place(view, kind, cards);
        Deck *deck = &view->decks[kind];
        for (int i = 0; i < deck->under_count; i++)
            if (deck->under[i].card == NONE)
                deck->under[i].card = deal_card(cards, &left, deck->under[i].after_joker ? JOKER : NONE, chance);
        for (int seat = 0; seat < SEATS; seat++) {
            Hand *hand = &view->hands[kind][seat];
            for (int i = 0; i < hand->count; i++)
                if (hand->cards[i] == NONE) hand->cards[i] = deal_card(cards, &left, NONE, chance);
        }
    }
}

static void sort_bytes(u8 *bytes, int count) {
    for (int i = 1; i < count; i++) {
        u8 byte = bytes[i];
        int at = i;
        for (; at > 0 && bytes[at - 1] > byte; at--) bytes[at] = bytes[at - 1];
        bytes[at] = byte;
    }
}

/* Sort the cards: in which order they came does not matter, nor what lies where nothing is drawn. */
void normalize(State *state) {
    for (int i = 0; i < STONES; i++) {
        Stone *stone = &state->stones[i];
        for (int seat = 0; seat < SEATS; seat++) sort_bytes(stone->cards[seat], stone->count[seat]);
    }
    for (int kind = CLAN; kind <= TACTIC; kind++)
        for (int seat = 0; seat < SEATS; seat++) sort_bytes(state->hands[kind][seat].cards, state->hands[kind][seat].count);
    memset(state->discard, NONE, sizeof state->discard);
    state->discarded = 0;
    memset(state->decks, 0, sizeof state->decks);
    memset(state->points, 0, sizeof state->points);
}
