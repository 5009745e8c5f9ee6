/* The learned policy and leaf, as `workers/schotten_totten/learned.py` says them. */

#include "net.h"

#include <stdlib.h>

enum { OF_A_POINT = 52429 }; /* a point of earlier rounds is worth 1.6 in the logarithm of the odds */

int net_of(const State *state, int training) {
    (void)training;
    return 2 * state->expert + state->tactics;
}

static bool plays(const State *state, int seat) {
    u8 stones[STONES];
    return state->phase == PLAY && !claimable_stones(state, seat, stones);
}

/* Make a play without what follows it, but with all the claims that it allows. */
static void play_and_claim(State *state, int seat, Move move) {
    u8 stones[STONES];
    play(state, seat, move);
    int claims = claimable_stones(state, seat, stones);
    for (int i = 0; i < claims; i++) state->stones[stones[i] - 1].owner = (u8)seat;
}

static Cards hand_of(const State *state, int seat) {
    const Hand *hand = &state->hands[CLAN][seat];
    return bits(hand->cards, hand->count);
}

void see(const State *state, int seat, Sight *sight) {
    Cards hand = hand_of(state, seat), deck = unseen(state) & ~hand;
    for (int i = 0; i < STONES; i++)
        see_stone(&state->stones[i], seat, hand, deck, state->decks[CLAN].left, sight->blocks[i]);
    see_table(state, seat, hand, sight->whole);
}

/* The mover's sight of a play, before a card is drawn. */
bool see_after(const State *before, int mover, Move move, const State *after, int seat, Sight *sight) {
    (void)after;
    if (seat != mover || !plays(before, mover)) return false;
    State played = *before;
    play_and_claim(&played, seat, move);
    see(&played, seat, sight);
    return true;
}

void mirror(Sight *sight) {
    for (int i = 0; i < STONES / 2; i++) {
        int8_t kept[INPUTS];
        memcpy(kept, sight->blocks[i], INPUTS);
        memcpy(sight->blocks[i], sight->blocks[STONES - 1 - i], INPUTS);
        memcpy(sight->blocks[STONES - 1 - i], kept, INPUTS);
    }
}

/* What a seat sees of the stones as they lie, with a card less in its hand: each, and all, and the whole. `claims` are
   the stones, a bit for each, that the seat can claim as soon as the card lies anywhere. */
typedef struct {
    Cards hand, deck, hidden;
    Hidden stones[STONES], all, whole;
    const Hidden *rests;
    unsigned claims;
    bool is_known;
} Base;

/* The same for each clan card, and for the whole hand (the last), which share what no card in hand changes: `rests`, of
   each stone all but the seat's own side. */
typedef struct { Hidden rests[STONES]; Base bases[CLAN_CARDS + 1]; } Bases;

static unsigned claims_of(const State *state, int seat, Cards hidden) {
    unsigned claims = 0;
    for (int i = 0; i < STONES && !state->expert; i++) {
        const Stone *stone = &state->stones[i];
        if (stone->owner == NONE && is_complete(stone, seat) && is_proven(stone, seat, hidden)) claims |= 1u << i;
    }
    return claims;
}

/* Whether what a seat sees of a stone depends on a card in its hand. */
static bool depends(const Stone *stone, int seat, u8 card) {
    if (stone->owner != NONE || is_complete(stone, seat)) return false;
    Side side = side_of(stone, seat);
    return is_complete(stone, 1 - seat) || (side.count && outlook(side, requirement(stone).cards)->relevant & bit(card));
}

/* What a stone says, of the numbers of the seat's own side and the sum of all others. */
static void say(const Net *net, const int8_t *own, const Hidden *rest, int at, Hidden *said) {
    Embedding embedding;
    Hidden first = *rest;
    add_inputs(net, own, 0, OF_SIDE, &first);
    embed_first(net, &first, &embedding);
    place(net, &embedding, at, said);
}

static void sum_rest(const Net *net, const int8_t *seen, Hidden *rest) {
    begin_first(net, rest);
    add_inputs(net, seen, OF_SIDE, INPUTS, rest);
}

static void look_at(Bases *bases, const Net *net, const State *state, int seat, u8 but) {
    Base *all_held = &bases->bases[CLAN_CARDS], *base = but == NONE ? all_held : &bases->bases[PLACE_OF[but]];
    int8_t seen[INPUTS];
    State after = *state;
    base->hand = hand_of(state, seat);
    base->hidden = unseen(state);
    base->deck = base->hidden & ~base->hand;
    if (but != NONE) {
        base->hand &= ~bit(but);
        base->hidden &= ~bit(but);
        after.hands[CLAN][seat].count--;
    }
    memset(&base->all, 0, sizeof base->all);
    base->rests = bases->rests;
    for (int i = 0; i < STONES; i++) {
        const Stone *stone = &state->stones[i];
        if (but == NONE) {
            see_stone(stone, seat, base->hand, base->deck, state->decks[CLAN].left, seen);
            sum_rest(net, seen, &bases->rests[i]);
            say(net, seen, &bases->rests[i], i, &base->stones[i]);
        } else if (depends(stone, seat, but)) {
            see_own_side(stone, seat, base->hand, base->deck, seen);
            say(net, seen, &bases->rests[i], i, &base->stones[i]);
        } else
            base->stones[i] = all_held->stones[i];
        for (int n = 0; n < HIDDEN; n++) base->all.hidden[n] += base->stones[i].hidden[n];
    }
    see_table(&after, seat, base->hand, seen);
    see_whole(net, seen, &base->whole);
    base->claims = but == NONE ? 0 : claims_of(state, seat, base->hidden);
    base->is_known = true;
}

/* Whether a seat's own side is all that differs, and incomplete then: all other numbers of the stone stay the same. */
static bool is_own_side(const Stone *before, const Stone *after, int seat) {
    return before->owner == NONE && after->owner == NONE && !is_complete(before, seat) && !is_complete(after, seat) &&
           before->count[1 - seat] == after->count[1 - seat] && !memcmp(before->modes, after->modes, sizeof after->modes) &&
           !memcmp(before->cards[1 - seat], after->cards[1 - seat], sizeof after->cards[1 - seat]);
}

/* Exchange what is said of a stone for what is said of it as it lies then. */
static void change(const Net *net, const Base *base, const State *state, int seat, const Stone *stone, int at, Hidden *hidden) {
    Hidden rest, said;
    int8_t seen[INPUTS];
    if (is_own_side(&state->stones[at], stone, seat)) {
        see_own_side(stone, seat, base->hand, base->deck, seen);
        say(net, seen, &base->rests[at], at, &said);
    } else {
        see_stone(stone, seat, base->hand, base->deck, state->decks[CLAN].left, seen);
        sum_rest(net, seen, &rest);
        say(net, seen, &rest, at, &said);
    }
    for (int n = 0; n < HIDDEN; n++) hidden->hidden[n] += said.hidden[n] - base->stones[at].hidden[n];
}

static int odds_after(const Net *net, const State *state, int seat, const State *after, const Base *base, bool is_same) {
    Hidden hidden = base->whole;
    int8_t whole[WHOLES];
    if (!is_same) {
        see_table(after, seat, base->hand, whole);
        see_whole(net, whole, &hidden);
    }
    for (int n = 0; n < HIDDEN; n++) hidden.hidden[n] += base->all.hidden[n];
    for (int i = 0; i < STONES; i++)
        if (memcmp(&after->stones[i], &state->stones[i], sizeof(Stone)))
            change(net, base, state, seat, &after->stones[i], i, &hidden);
    return odds_of_hidden(net, &hidden);
}

/* The value after a clan card is laid at a stone. Of stones that look the same there is one to see. */
static int value_of_card(const Net *net, const State *state, int seat, u8 card, int at, const Base *base) {
    State after = *state;
    Stone *stone = &after.stones[at];
    append(stone->cards[seat], &stone->count[seat], card);
    after.hands[CLAN][seat].count--;
    unsigned claims = base->claims;
    if (is_complete(stone, seat)) {
        if (!is_complete(stone, 1 - seat)) stone->first = (u8)seat;
        if (!state->expert && is_proven(stone, seat, base->hidden)) claims |= 1u << at;
    }
    for (int i = 0; i < STONES && claims >> i; i++)
        if (claims >> i & 1) after.stones[i].owner = (u8)seat;
    if (claims && wins_round(stones_of(&after, seat))) return MOST_VALUE;
    return odds_after(net, state, seat, &after, base, !claims);
}

static int value_after(const Net *net, const State *state, int seat, Move move, Bases *bases) {
    Base *base = &bases->bases[CLAN_CARDS];
    u8 card = CARD_OF(move);
    if (!base->is_known) look_at(bases, net, state, seat, NONE);
    if (KIND_OF(move) == PLAY_CARD && is_clan(card)) {
        base = &bases->bases[PLACE_OF[card]];
        if (!base->is_known) look_at(bases, net, state, seat, card);
        return value_of_card(net, state, seat, card, STONE_OF(move) - 1, base);
    }
    State after = *state;
    play_and_claim(&after, seat, move);
    if (wins_round(stones_of(&after, seat))) return MOST_VALUE;
    return odds_after(net, state, seat, &after, base, false);
}

/* Write the value of each move of a seat that is to play. */
bool weigh_moves(int training, const State *state, int seat, const Moves *moves, int *values) {
    if (!plays(state, seat)) return false;
    Bases *bases = malloc(sizeof(Bases));
    if (!bases) abort(); /* 80 KB */
    for (int i = 0; i <= CLAN_CARDS; i++) bases->bases[i].is_known = false;
    for (int i = 0; i < moves->count; i++)
        values[i] = value_after(&NETS[net_of(state, training)], state, seat, moves->moves[i], bases);
    free(bases);
    return true;
}

Move learned_quick(int training, const State *state, int seat, Chance *chance) {
    Moves moves;
    int values[MOST_MOVES], best = 0;
    if (!plays(state, seat)) return quick(state, seat, chance);
    legal_moves(state, seat, &moves);
    weigh_moves(training, state, seat, &moves, values);
    for (int i = 1; i < moves.count; i++)
        if (values[i] > values[best]) best = i;
    return moves.moves[best];
}

static int divide(int a, int b) { return a / b - (a % b < 0); }

void learned_chances(int training, const State *state, double *shares) {
    int more = points_of(state, 0) - points_of(state, 1), left = 1 + state->rounds - state->round, value = 0;
    if (state->phase == OVER && left <= 1) {
        chances(state, shares);
        return;
    }
    if (state->phase != OVER) {
        Sight sight;
        see(state, 0, &sight);
        value = odds_of_sight(&NETS[net_of(state, training)], &sight);
        see(state, 1, &sight);
        value = divide(value - odds_of_sight(&NETS[net_of(state, training)], &sight), 2);
    }
    int share = share_of(divide(value + OF_A_POINT * more, left));
    shares[0] = (double)share / 65536;
    shares[1] = (double)(65536 - share) / 65536;
}
