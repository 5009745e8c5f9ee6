/* Which positions a game can have. Bytes come from outside, and what is not refused here is used as an index. */

#include "game.h"
#include "refusal.h"

/* The tile that is turned over is above the leader's points, or the game is over (HC-70); then a round of raids brings a
   seat 2 points a raid at most, and the scoring of 86 cubes not more than this. */
enum { MAX_BEFORE_ROUND = 41, MAX_OF_RAID = 2, MAX_OF_SCORING = 42 };

static const char *check_numbers(const State *state) {
    DEMAND(state->seats >= MIN_SEATS && state->seats <= MOST_SEATS, "seats is %d; it must be %d to %d", state->seats,
           MIN_SEATS, MOST_SEATS);
    int last = state->seats - 1;
    const struct { const char *name; int value, min, max; bool none; } fields[] = {
        {"drawn", state->drawn, 0, 1, false},
        {"round", state->round, 1, ALL_TILES + 1, false},
        {"start", state->start, 0, last, false},
        {"turn", state->turn, 0, last, false},
        {"phase", state->phase, REDRAWING, OVER, false},
        {"most_actions", state->most_actions, 1, 2, false},
        {"actions[0]", state->actions[0], 0, KINDS - 1, true},
        {"actions[1]", state->actions[1], 0, KINDS - 1, true},
        {"following", state->following, 0, last, true},
        {"raid.opponent", state->raid.opponent, 0, last, true},
        {"raid.fought", state->raid.fought, 0, COMBATS, false},
        {"raid.piper", state->raid.piper, 0, 1, false},
        {"raid.card", state->raid.card, 0, VALUES, true},
        {"reason", state->reason, RED_ZONE, EMPTY_SUPPLY, true},
    };
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        DEMAND((fields[i].value >= fields[i].min && fields[i].value <= fields[i].max) ||
                   (fields[i].none && fields[i].value == NONE),
               "%s is %d; it must be %d to %d%s", fields[i].name, fields[i].value, fields[i].min, fields[i].max,
               fields[i].none ? ", or 255" : "");
    return NULL;
}

static const char *check_clans(const State *state) {
    for (int seat = 0; seat < MOST_SEATS; seat++) {
        const Clan *clan = &state->clans[seat];
        bool absent = seat >= state->seats;
        DEMAND(clan->held <= HAND && !(absent && (clan->held || state->points[seat] || sum(clan->has, HAS))),
               "seat %d of %d has %d cards", seat, state->seats, clan->held);
        for (int i = 0; i < HAND; i++)
            DEMAND(i < clan->held ? clan->hand[i] <= VALUES : clan->hand[i] == NONE,
                   "clans[%d].hand has card %d at place %d of %d", seat, clan->hand[i], i, clan->held);
        DEMAND(absent || clan->has[WARRIOR] >= FEWEST_WARRIORS, "clans[%d] has %d warriors; it must have %d or more", seat,
               clan->has[WARRIOR], FEWEST_WARRIORS);
        DEMAND(absent || (lands_of(clan) >= 2 && lands_of(clan) <= MAX_LANDS), "clans[%d] has %d lands; it must have 2 to %d",
               seat, lands_of(clan), MAX_LANDS);
    }
    return NULL;
}

/* All cubes are there (HC-02). */
static const char *check_cubes(const State *state) {
    static const int ALL[][COLOURS] = {{21, 23, 20, 10}, {25, 25, 20, 10}, {29, 27, 20, 10}};
    int all[COLOURS] = {0, state->raid.piper, 0, 0};
    for (int colour = 0; colour < COLOURS; colour++) all[colour] += state->reserve[colour] + state->bag[colour];
    for (int seat = 0; seat < state->seats; seat++) {
        const u8 *has = state->clans[seat].has;
        for (int follower = WARRIOR; follower <= MONK; follower++) all[follower] += has[follower];
        for (int what = 0; what < 3; what++)
            for (int colour = 0; colour < COLOURS; colour++) all[colour] += has[CATTLE + what] * BUILDINGS[what][colour];
    }
    for (int colour = 0; colour < COLOURS; colour++)
        DEMAND(all[colour] == ALL[state->seats - MIN_SEATS][colour], "there are %d cubes of colour %d; there must be %d",
               all[colour], colour, ALL[state->seats - MIN_SEATS][colour]);
    return NULL;
}

/* All cards and tiles are there (HC-06, HC-07); a round takes one tile out of the game. */
static const char *check_cards_and_tiles(const State *state) {
    int left[VALUES + 1], cards = state->deck + sum(state->discards, VALUES + 1) + (state->raid.card != NONE);
    int tiles = state->supply + state->removed, removed = state->round - !(state->phase == OVER && state->reason == RED_ZONE);
    for (int seat = 0; seat < state->seats; seat++) {
        cards += state->clans[seat].held;
        tiles += lands_of(&state->clans[seat]) - 2;
    }
    DEMAND(cards == ALL_CARDS, "there are %d cards; there must be %d", cards, ALL_CARDS);
    unseen(state, left);
    for (int card = 1; card <= VALUES; card++)
        DEMAND(left[card] >= 0, "there are %d cards of value %d; there may be %d", CARDS[card] - left[card], card,
               CARDS[card]);
    DEMAND(tiles == ALL_TILES, "there are %d tiles; there must be %d", tiles, ALL_TILES);
    DEMAND(state->removed == removed, "removed is %d in round %d; it must be %d", state->removed, state->round, removed);
    DEMAND(sum(state->shown, TILE_NUMBERS) <= removed, "%d tiles are shown of %d removed ones",
           sum(state->shown, TILE_NUMBERS), removed);
    for (int i = 0; i < TILE_NUMBERS; i++)
        DEMAND(state->shown[i] <= TILES[i], "shown has %d tiles of number %d", state->shown[i], FIRST_TILE + i);
    return NULL;
}

static int lead(const State *state) {
    int most = 0;
    for (int seat = 0; seat < state->seats; seat++)
        if (state->points[seat] > most) most = state->points[seat];
    return most;
}

static const char *check_points(const State *state) {
    int max = MAX_BEFORE_ROUND + MAX_OF_RAID * state->seats + (state->phase == OVER ? MAX_OF_SCORING : 0);
    DEMAND(lead(state) <= max, "the leader has %d points; %d are possible", lead(state), max);
    return NULL;
}

static const char *check_end(const State *state) {
    int shown = FIRST_TILE, bag = sum(state->bag, COLOURS);
    DEMAND((state->phase == OVER) == (state->reason != NONE), "reason is %d in phase %d", state->reason, state->phase);
    while (shown < FIRST_TILE + TILE_NUMBERS && !state->shown[shown - FIRST_TILE]) shown++;
    DEMAND(state->reason != RED_ZONE || shown <= lead(state), "reason is %d, where the lowest tile shown is %d", RED_ZONE,
           shown);
    DEMAND(state->reason != EMPTY_BAG || bag < DRAWN, "reason is %d, where the bag has %d cubes", EMPTY_BAG, bag);
    DEMAND(state->reason != EMPTY_SUPPLY || !state->supply, "reason is %d, where the supply has %d tiles", EMPTY_SUPPLY,
           state->supply);
    return NULL;
}

/* The fewest and the most cubes of the reserve that an action uses, by kind. */
static const u8 USED[KINDS][2] = {
    [WARRIOR] = {1, 1}, [PIPER] = {1, 1},     [MONK] = {1, 2},   [CATTLE] = {1, 1},
    [CASTLE] = {2, 2},  [MONASTERY] = {3, 3}, [DOMAIN] = {0, 3}, [BARD] = {1, 1},
};

static const char *check_actions(const State *state, int discarding) {
    const u8 *actions = state->actions;
    int count = (actions[0] != NONE) + (actions[1] != NONE), used = DRAWN - sum(state->reserve, COLOURS), min = 0, max = 0;
    bool all = count == state->most_actions || actions[0] == BARD, draws = state->phase <= ACTING;
    DEMAND((actions[0] != NONE || actions[1] == NONE) && count <= state->most_actions &&
               (count < 2 || (actions[0] != actions[1] && actions[0] != BARD && actions[1] != BARD)),
           "actions are %d and %d, of %d", actions[0], actions[1], state->most_actions);
    for (int i = 0; i < count; i++) {
        min += USED[actions[i]][0];
        max += USED[actions[i]][1];
    }
    if (!draws) min = max = DRAWN;
    if (max > MAX_USED && draws) max = MAX_USED;
    DEMAND(state->phase == OVER || (state->most_actions == 1) == ((state->turn + 1) % state->seats == state->start),
           "most_actions is %d in turn %d of the round that seat %d began", state->most_actions, state->turn, state->start);
    DEMAND(used >= min && used <= max, "%d cubes of the reserve are used in phase %d; it must be %d to %d", used,
           state->phase, min, max);
    DEMAND(state->phase != REDRAWING || (!count && state->following == state->turn),
           "phase is %d, where seat %d has the turn and seat %d the largest following", REDRAWING, state->turn,
           state->following);
    DEMAND(state->phase != ACTING || discarding != NO_SEAT || !all, "phase is %d, where all actions are taken", ACTING);
    DEMAND(state->round > 1 || state->phase == OVER || state->following == NONE, "following is %d in round 1",
           state->following);
    return NULL;
}

static const char *check_raid(const State *state) {
    const Raid *raid = &state->raid;
    bool under_way = state->phase == COMBAT || state->phase == SPOIL, won = raid->wins[0] > raid->wins[1];
    DEMAND(under_way ? raid->opponent != NONE && raid->opponent != state->turn
                     : raid->opponent == NONE && !raid->fought && !raid->wins[0] && !raid->wins[1] && raid->card == NONE,
           "raid.opponent is %d in phase %d", raid->opponent, state->phase);
    DEMAND(raid->card != NONE || !raid->piper, "raid.piper is %d without a card", raid->piper);
    DEMAND(raid->wins[0] + raid->wins[1] <= raid->fought, "raid.wins is %d and %d, of %d combats", raid->wins[0],
           raid->wins[1], raid->fought);
    DEMAND(!under_way || (state->phase == SPOIL) == (raid->fought == COMBATS), "raid.fought is %d in phase %d",
           raid->fought, state->phase);
    DEMAND(state->phase != SPOIL || (won && raid->card == NONE && sum(state->clans[raid->opponent].has + CATTLE, 3)),
           "phase is %d, where the attacker has won nothing", SPOIL);
    return NULL;
}

/* Hands are as large as courts, except in a raid, after one, and after an action that moved a warrior (HC-24, HC-49). */
static const char *check_hands(const State *state) {
    const Raid *raid = &state->raid;
    int latest = state->actions[1] == NONE ? state->actions[0] : state->actions[1], own = 0, other = 0, others = 0;
    for (int seat = 0; seat < state->seats; seat++) {
        int more = state->clans[seat].held - state->clans[seat].has[WARRIOR];
        if (raid->opponent == seat || (raid->opponent != NONE && seat == state->turn)) more += raid->fought;
        if (raid->card != NONE && seat == state->turn) more++;
        if (seat == state->turn) {
            own = more;
        } else if (more) {
            other = more;
            others++;
        }
    }
    bool fits = !own && !others;
    if (state->phase == ACTING && latest == DOMAIN) fits |= own == 1 && !others;
    if (state->phase == ACTING && latest == BARD) fits |= (own == 0 || own == -1) && others == 1 && other == 1;
    if (state->phase == REFILL) fits = others == 1 && ((other == 2 && own >= 0 && own <= 2) || (other == 1 && !own));
    DEMAND(fits, "hands have cards that they cannot have in phase %d", state->phase);
    return NULL;
}

/* Return why no game, and no view of one, has a position, NULL if one can. The next call overwrites the sentence. */
const char *check_state(const State *state) {
    Moves moves = {.count = 0};
    TRY(check_numbers(state));
    TRY(check_clans(state));
    TRY(check_cubes(state));
    TRY(check_cards_and_tiles(state));
    TRY(check_points(state));
    TRY(check_end(state));
    TRY(check_raid(state));
    int discarding = state->phase == ACTING || state->phase == REFILL ? seat_to_discard(state) : NO_SEAT;
    TRY(check_actions(state, discarding));
    TRY(check_hands(state));
    if (state->phase == ACTING && discarding == NO_SEAT) legal_actions(state, &moves);
    DEMAND(moves.count != 1, "phase is %d, where there is one thing to do", ACTING);
    return NULL;
}
