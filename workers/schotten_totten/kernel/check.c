/* Which positions a game can have. Bytes come from outside, and what is not refused here is used as an index. */

#include "game.h"
#include "refusal.h"

#include <stdio.h>

enum { MAX_ROUNDS = 99, MAX_POINTS = 5, MAX_POINTS_OF_BOTH = 9 }; /* points: of a round (ST-20) */
enum { TACTIC_CARDS = 10, MAX_HELD = 9, MAX_DISCARDED = 6, RECRUITS = 3, RETURNS = 2 };

static bool is_tactic(u8 card) { return card < NAMES && !is_clan(card); }
static bool is_ruse(u8 card) { return is_tactic(card) && !is_wild(card) && !is_mode(card); }
static bool is_troop(u8 card) { return is_clan(card) || is_wild(card); }
static bool is_discardable(u8 card) { return is_troop(card) || is_ruse(card); }
static bool is_clan_or_hidden(u8 card) { return is_clan(card) || card == NONE; }
static bool is_tactic_or_hidden(u8 card) { return is_tactic(card) || card == NONE; }

static bool recruits(const State *state) { return state->phase == RECRUIT || state->phase == RETURN; }

/* A list of cards: its name, in which two numbers may stand, its cards, how many they may be, and which. */
typedef struct { const char *name; int a, b; const u8 *cards; int count, max, room; bool (*fits)(u8); } List;

static const char *refuse_list(const List *list, const char *format, int first, int second) {
    char name[64], why[100];
    snprintf(name, sizeof name, list->name, list->a, list->b);
    snprintf(why, sizeof why, format, first, second);
    return refuse("%s %s", name, why);
}

/* Check a list, and that its free places are free. `tally` has how often each card is known to be somewhere. */
static const char *check_list(List list, u8 *tally) {
    if (list.count > list.max) return refuse_list(&list, "has %d cards; it may have %d", list.count, list.max);
    for (int i = 0; i < list.room; i++) {
        u8 card = list.cards[i];
        if (i >= list.count) {
            if (card != NONE) return refuse_list(&list, "has card %d after its %d cards", card, list.count);
        } else if (!list.fits(card)) {
            return refuse_list(&list, "has card %d at place %d, which cannot be there", card, i);
        } else if (card != NONE && ++tally[card] > (card == JOKER ? 2 : 1)) {
            return refuse_list(&list, "has card %d at place %d, which is in another place, too", card, i);
        }
    }
    return NULL;
}

static const char *check_numbers(const State *state) {
    const struct { const char *name; int value, min, max; } fields[] = {
        {"rounds", state->rounds, 1, MAX_ROUNDS}, {"tactics", state->tactics, 0, 1}, {"expert", state->expert, 0, 1},
        {"round", state->round, 1, state->rounds}, {"first", state->first, 0, 1}, {"turn", state->turn, 0, 1},
        {"phase", state->phase, PLAY, OVER}, {"drawing", state->drawing, 0, RECRUITS},
        {"returned", state->returned, 0, state->tactics ? RETURNS : 0}, {"acted", state->acted, 0, 1},
        {"idle", state->idle, 0, 1}, {"jokers[0]", state->jokers[0], 0, 1}, {"jokers[1]", state->jokers[1], 0, 1},
    };
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        DEMAND(fields[i].value >= fields[i].min && fields[i].value <= fields[i].max, "%s is %d; it must be %d to %d",
               fields[i].name, fields[i].value, fields[i].min, fields[i].max);
    int points[SEATS] = {points_of(state, 0), points_of(state, 1)}, ended = state->round - (state->phase != OVER);
    DEMAND(points[0] <= MAX_POINTS * ended && points[1] <= MAX_POINTS * ended &&
               points[0] + points[1] <= MAX_POINTS_OF_BOTH * ended,
           "points are %d and %d, after %d rounds", points[0], points[1], ended);
    return NULL;
}

static const char *check_stones(const State *state, u8 *tally) {
    for (int i = 0; i < STONES; i++) {
        const Stone *stone = &state->stones[i];
        int modes = stone->modes[0] == NONE ? 0 : stone->modes[1] == NONE ? 1 : 2, needed = requirement(stone).cards;
        TRY(check_list((List){"stones[%d].modes", i, 0, stone->modes, modes, 2, 2, is_mode}, tally));
        for (int seat = 0; seat < SEATS; seat++)
            TRY(check_list(
                (List){"stones[%d].sides[%d]", i, seat, stone->cards[seat], stone->count[seat], needed, 4, is_troop}, tally));
        bool complete[SEATS] = {is_complete(stone, 0), is_complete(stone, 1)};
        DEMAND(stone->first == NONE ? !complete[0] && !complete[1] : stone->first < SEATS && complete[stone->first],
               "stones[%d].first is %d, where the sides have %d and %d of %d cards", i, stone->first, stone->count[0],
               stone->count[1], needed);
        DEMAND(stone->owner == NONE || (stone->owner < SEATS && complete[stone->owner]),
               "stones[%d].owner is %d, where the sides have %d and %d of %d cards", i, stone->owner, stone->count[0],
               stone->count[1], needed);
    }
    return NULL;
}

/* Ruses lie there, and on the Banshee, and maybe on the Strategist, the card that it took from a side (ST-61, ST-62). */
static const char *check_discard(const State *state, u8 *tally) {
    const u8 *cards = state->discard;
    int count = state->discarded;
    TRY(check_list((List){"discard", 0, 0, cards, count, MAX_DISCARDED, sizeof state->discard, is_discardable}, tally));
    for (int i = 0; i <= count; i++) {
        u8 before = i ? cards[i - 1] : NONE;
        bool taken = i < count && !is_ruse(cards[i]);
        DEMAND(taken ? before == BANSHEE || before == STRATEGIST : before != BANSHEE,
               "discard has no card that a ruse took where it must be, or one where none can be, at place %d", i);
    }
    return NULL;
}

/* The tactic cards that were played in this round are those that lie face up: `open` counts them. */
static const char *check_played(const State *state, const u8 *open) {
    const u8 *played = state->played, *jokers = state->jokers;
    int count = 0;
    for (u8 card = 0; card < NAMES; card++) count += is_tactic(card) ? open[card] : 0;
    DEMAND(played[0] + played[1] == count && played[0] <= played[1] + 1 && played[1] <= played[0] + 1,
           "played is %d and %d, where %d tactic cards lie face up", played[0], played[1], count);
    DEMAND(jokers[0] + jokers[1] == open[JOKER], "jokers is %d and %d, where %d lie face up", jokers[0], jokers[1],
           open[JOKER]);
    for (int seat = 0; seat < SEATS; seat++) {
        int troops = 0, laid = 0;
        for (int i = 0; i < STONES; i++)
            for (int n = 0; n < state->stones[i].count[seat]; n++) {
                troops += is_wild(state->stones[i].cards[seat][n]);
                laid += state->stones[i].cards[seat][n] == JOKER;
            }
        DEMAND(troops <= played[seat], "played[%d] is %d, where %d elite troops lie on its sides", seat, played[seat],
               troops);
        DEMAND(laid <= jokers[seat], "jokers[%d] is %d, where %d lie on its sides", seat, jokers[seat], laid);
    }
    return NULL;
}

static const char *check_deck(const State *state, int kind, u8 *tally) {
    const Deck *deck = &state->decks[kind];
    const u8 cards[] = {deck->under[0].card, deck->under[1].card};
    int max = deck->left < RETURNS ? deck->left : RETURNS;
    bool (*fits)(u8) = kind == CLAN ? is_clan_or_hidden : is_tactic_or_hidden;
    TRY(check_list((List){"decks[%d].under", kind, 0, cards, deck->under_count, max, 2, fits}, tally));
    for (int i = 0; i < 2; i++) {
        Returned one = deck->under[i];
        DEMAND(i < deck->under_count ? one.seat < SEATS && one.after_joker <= state->jokers[one.seat] &&
                                           !(one.after_joker && one.card == JOKER)
                                     : one.seat == NONE && one.after_joker == NONE,
               "decks[%d].under[%d] cannot have seat %d, after_joker %d and card %d", kind, i, one.seat, one.after_joker,
               one.card);
    }
    return NULL;
}

/* The Recruiter is played once in a round, and puts under the decks all that lies there (ST-60). */
static const char *check_recruiter(const State *state, const u8 *open) {
    int under = state->decks[CLAN].under_count + state->decks[TACTIC].under_count;
    int by = recruits(state) ? state->turn : NONE;
    bool latest = state->discarded && state->discard[state->discarded - 1] == RECRUITER;
    bool before = !recruits(state) && !state->discarded && state->round > 1; /* `returned` outlasts a round */
    DEMAND((state->phase == RECRUIT) == (state->drawing > 0), "drawing is %d in phase %d", state->drawing, state->phase);
    DEMAND(latest || !recruits(state), "phase is %d, where the Recruiter is not the latest ruse", state->phase);
    DEMAND(!state->returned || (latest && state->phase != RECRUIT) || before, "returned is %d in phase %d",
           state->returned, state->phase);
    int max = latest ? state->returned : open[RECRUITER] ? RETURNS : 0, min = recruits(state) ? max : 0;
    DEMAND(under >= min && under <= max, "%d cards lie under the decks; there must be %d to %d", under, min, max);
    for (int kind = CLAN; kind <= TACTIC; kind++)
        for (int i = 0; i < state->decks[kind].under_count; i++) {
            int seat = state->decks[kind].under[i].seat;
            DEMAND(by == NONE || seat == by, "decks[%d].under[%d].seat is %d; it must be %d", kind, i, seat, by);
            by = seat;
        }
    return NULL;
}

/* All cards are there; and a hand is full, as far as that can be, until a Recruiter draws from decks that run out. */
static const char *check_hands(const State *state, const u8 *open, u8 *tally) {
    int all[] = {state->decks[CLAN].left, state->decks[TACTIC].left}, left = all[CLAN] + all[TACTIC];
    for (int seat = 0; seat < SEATS; seat++) {
        const Hand *clan = &state->hands[CLAN][seat], *tactic = &state->hands[TACTIC][seat];
        TRY(check_list((List){"hands[%d]", seat, 0, clan->cards, clan->count, MAX_HELD, 9, is_clan_or_hidden}, tally));
        TRY(check_list((List){"tactic_hands[%d]", seat, 0, tactic->cards, tactic->count, MAX_HELD, 9, is_tactic_or_hidden},
                       tally));
        all[CLAN] += clan->count;
        all[TACTIC] += tactic->count;
        bool now = seat == state->turn, more = now && recruits(state);
        int held = clan->count + tactic->count, limit = hand_limit(state);
        int max = more ? MAX_HELD - state->drawing - state->returned : limit;
        int min = open[RECRUITER] || !left ? 0 : limit - (now && state->phase != PLAY);
        DEMAND(held >= min && held <= max, "seat %d holds %d cards in phase %d; it must hold %d to %d", seat, held,
               state->phase, min, max);
    }
    for (u8 card = 0; card < NAMES; card++) all[is_clan(card) ? CLAN : TACTIC] += open[card];
    int tactics = state->tactics ? TACTIC_CARDS : 0;
    DEMAND(all[CLAN] == CLAN_CARDS, "there are %d clan cards; there must be %d", all[CLAN], CLAN_CARDS);
    DEMAND(all[TACTIC] == tactics, "there are %d tactic cards; there must be %d", all[TACTIC], tactics);
    return NULL;
}

/* Whoever has a stone wins it; a round that was stuck, which is over then, gives some without a proof (ST-70). */
static const char *check_claims(const State *state) {
    Cards hidden = unseen(state);
    bool won = wins_round(stones_of(state, 0)) || wins_round(stones_of(state, 1));
    for (int i = 0; i < STONES; i++) {
        const Stone *stone = &state->stones[i];
        if (stone->owner == NONE || (state->phase == OVER && !is_complete(stone, 1 - stone->owner))) continue;
        DEMAND(is_proven(stone, stone->owner, hidden), "stones[%d].owner is %d, whose side does not win it", i,
               stone->owner);
    }
    DEMAND(state->phase == OVER ? won || state->idle : !won, "phase is %d, where %s stones that win the round",
           state->phase, won ? "a seat has" : "no seat has");
    DEMAND(state->phase != OVER || state->round == state->rounds, "phase is %d in round %d of %d", OVER, state->round,
           state->rounds);
    return NULL;
}

/* Where there is one thing to do it was done already: the position after it is the one that a game has. */
static const char *check_choice(const State *state) {
    u8 stones[STONES];
    int seat = state->turn;
    bool filled = state->decks[CLAN].left && state->decks[TACTIC].left, open = state->phase == OVER;
    if (state->phase == RECRUIT) open = filled;
    if (state->phase == RETURN) open = state->returned < RETURNS && can_return(state, seat);
    if (state->phase == PLAY)
        open = may_play_clan_card(state, seat) ||
               (state->hands[TACTIC][seat].count && state->played[seat] <= state->played[1 - seat]);
    if (state->phase == CLAIMING) open = filled && !hand_is_full(state, seat);
    DEMAND(open || claimable_stones(state, seat, stones), "phase is %d, where seat %d has nothing to choose", state->phase,
           seat);
    DEMAND(state->acted ? state->phase != PLAY || state->expert : !recruits(state), "acted is %d in phase %d",
           state->acted, state->phase);
    return NULL;
}

/* Return why no game, and no view of one, has a position, NULL if one can. The next call overwrites the sentence. */
const char *check_state(const State *state) {
    u8 tally[NAMES] = {0}, open[NAMES];
    TRY(check_numbers(state));
    TRY(check_stones(state, tally));
    TRY(check_discard(state, tally));
    memcpy(open, tally, sizeof open);
    TRY(check_played(state, open));
    TRY(check_deck(state, CLAN, tally));
    TRY(check_deck(state, TACTIC, tally));
    TRY(check_recruiter(state, open));
    TRY(check_hands(state, open, tally));
    TRY(check_claims(state));
    return check_choice(state);
}
