/* Training of a learned value by TD(lambda) on self-play, in floats: no choice is made by them, but by what they round to. */

#include "module.h"

#include "net.h"

#include <math.h>
#include <stdlib.h>

enum { MOST_SIGHTS = 256, MOST_TRIED = 10 };

/* The weights in floats, laid out as in a net, with what Adam keeps (Kingma and Ba, 2015). */
typedef struct { float weights[WEIGHTS_OF_NET], mean[WEIGHTS_OF_NET], square[WEIGHTS_OF_NET]; int64_t steps; } Trainer;
typedef struct {
    float first_bias[HIDDEN], second_bias[EMBEDDED], head_bias[HIDDEN], last_bias;
    float first[INPUTS][HIDDEN], second[HIDDEN][EMBEDDED], head[BLOCKS][EMBEDDED][HIDDEN], whole[WHOLES][HIDDEN];
    float last[HIDDEN];
} Floats;
typedef struct { Sight sights[MOST_SIGHTS]; int values[MOST_SIGHTS], count; } Story;
typedef struct { uint64_t state; } Source;

static double next_of(Source *source) {
    source->state += 0x9E3779B97F4A7C15u; /* SplitMix64 (Steele, Lea and Flood, 2014) */
    uint64_t mixed = source->state;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return (double)((mixed ^ mixed >> 31) >> 11) / 9007199254740992.0;
}

static double more_of(Chance *chance) {
    return next_of(chance->source);
}

static void fill(float *weights, size_t count, int inputs, Source *source) {
    for (size_t i = 0; i < count; i++) weights[i] = (float)((2 * next_of(source) - 1) * sqrt(3.0 / inputs));
}

static void begin_weights(Trainer *trainer, Source *source) {
    Floats *floats = (Floats *)trainer->weights;
    memset(trainer, 0, sizeof *trainer);
    fill(&floats->first[0][0], INPUTS * HIDDEN, 16, source);
    fill(&floats->second[0][0], HIDDEN * EMBEDDED, HIDDEN, source);
    fill(&floats->head[0][0][0], BLOCKS * EMBEDDED * HIDDEN, 2 * BLOCKS * EMBEDDED, source);
    fill(&floats->whole[0][0], WHOLES * HIDDEN, 2 * WHOLES, source);
    fill(floats->last, HIDDEN, 4 * HIDDEN, source);
    for (int i = 0; i < EMBEDDED; i++) floats->second_bias[i] = 0.3f;
}

static void round_weights(const Trainer *trainer, int32_t *weights) {
    for (int i = 0; i < WEIGHTS_OF_NET; i++) {
        float scale = i >= BIASES ? 256.0f : i < HIDDEN ? 2048.0f : 32768.0f;
        weights[i] = (int32_t)floorf(trainer->weights[i] * scale + 0.5f);
    }
}

/* Add the slope of the loss at one sight, whose value should be a share. */
static void add_slope(const Floats *w, const Sight *sight, float share, Floats *slope) {
    float first[BLOCKS][HIDDEN], second[BLOCKS][EMBEDDED], hidden[HIDDEN], back[HIDDEN], value = w->last_bias;
    memcpy(hidden, w->head_bias, sizeof hidden);
    for (int b = 0; b < BLOCKS; b++) {
        memcpy(first[b], w->first_bias, sizeof first[b]);
        memcpy(second[b], w->second_bias, sizeof second[b]);
        for (int i = 0; i < INPUTS; i++)
            if (sight->blocks[b][i])
                for (int n = 0; n < HIDDEN; n++) first[b][n] += 0.125f * sight->blocks[b][i] * w->first[i][n];
        for (int i = 0; i < HIDDEN; i++)
            if (first[b][i] > 0)
                for (int n = 0; n < EMBEDDED; n++) second[b][n] += first[b][i] * w->second[i][n];
        for (int i = 0; i < EMBEDDED; i++)
            if (second[b][i] > 0)
                for (int n = 0; n < HIDDEN; n++) hidden[n] += second[b][i] * w->head[b][i][n];
    }
    for (int i = 0; i < WHOLES; i++)
        if (sight->whole[i])
            for (int n = 0; n < HIDDEN; n++) hidden[n] += 0.125f * sight->whole[i] * w->whole[i][n];
    for (int n = 0; n < HIDDEN; n++) value += hidden[n] > 0 ? hidden[n] * w->last[n] : 0;
    float error = 1 / (1 + expf(-value)) - share;
    slope->last_bias += error;
    for (int n = 0; n < HIDDEN; n++) {
        slope->last[n] += hidden[n] > 0 ? error * hidden[n] : 0;
        back[n] = hidden[n] > 0 ? error * w->last[n] : 0;
        slope->head_bias[n] += back[n];
    }
    for (int i = 0; i < WHOLES; i++)
        if (sight->whole[i])
            for (int n = 0; n < HIDDEN; n++) slope->whole[i][n] += 0.125f * sight->whole[i] * back[n];
    for (int b = 0; b < BLOCKS; b++) {
        float back_second[EMBEDDED] = {0}, back_first[HIDDEN] = {0};
        for (int i = 0; i < EMBEDDED; i++) {
            if (second[b][i] <= 0) continue;
            for (int n = 0; n < HIDDEN; n++) {
                back_second[i] += back[n] * w->head[b][i][n];
                slope->head[b][i][n] += back[n] * second[b][i];
            }
            slope->second_bias[i] += back_second[i];
        }
        for (int i = 0; i < HIDDEN; i++) {
            if (first[b][i] <= 0) continue;
            for (int n = 0; n < EMBEDDED; n++) {
                back_first[i] += back_second[n] * w->second[i][n];
                slope->second[i][n] += back_second[n] * first[b][i];
            }
            slope->first_bias[i] += back_first[i];
        }
        for (int i = 0; i < INPUTS; i++)
            if (sight->blocks[b][i])
                for (int n = 0; n < HIDDEN; n++) slope->first[i][n] += 0.125f * sight->blocks[b][i] * back_first[n];
    }
}

static void step_weights(Trainer *trainer, const float *slope, float scale, double rate) {
    const float keep = 0.9f, keep_square = 0.999f, most = 7.9f;
    trainer->steps++;
    double bias = 1 - pow(keep, (double)trainer->steps), bias_square = 1 - pow(keep_square, (double)trainer->steps);
    float step = (float)(rate * sqrt(bias_square) / bias);
    for (int i = 0; i < WEIGHTS_OF_NET; i++) {
        float s = slope[i] * scale;
        trainer->mean[i] = keep * trainer->mean[i] + (1 - keep) * s;
        trainer->square[i] = keep_square * trainer->square[i] + (1 - keep_square) * s * s;
        float moved = trainer->weights[i] - step * trainer->mean[i] / (sqrtf(trainer->square[i]) + 1e-8f);
        trainer->weights[i] = moved > most ? most : moved < -most ? -most : moved;
    }
}

#ifndef TURNWISE
static void aim(const State *state, double *shares) { learned_chances(TRAININGS, state, shares); }
#endif

#if defined VALUED || defined TURNWISE
static Move choose(const State *state, int seat, Chance *chance, bool begins) {
    (void)begins;
    return learned_quick(TRAININGS, state, seat, chance);
}
#else
static const double TRIED_WITHIN = 0.125;

/* Choose the move after which the seat's share is best once its turn is over: of the policy's move and some others at
   the beginning of each turn, and now and then within it. */
static Move choose(const State *state, int seat, Chance *chance, bool begins) {
    Moves moves;
    Move best = learned_quick(TRAININGS, state, seat, chance);
    double most = -1.0;
    if (!begins && next_of(chance->source) >= TRIED_WITHIN) return best;
    legal_moves(state, seat, &moves);
    if (moves.count < 2) return best;
    for (int i = 0; i < moves.count && i < MOST_TRIED; i++) {
        int other = i + draw(chance, moves.count - i);
        Move move = moves.moves[other];
        moves.moves[other] = moves.moves[i];
        moves.moves[i] = move;
    }
    int count = moves.count < MOST_TRIED ? moves.count : MOST_TRIED;
    State world = *state;
    hide(&world, seat);
    determinize(&world, seat, chance);
    const uint64_t luck = ((Source *)chance->source)->state;
    for (int i = -1; i < count; i++) {
        Move move = i < 0 ? best : moves.moves[i];
        Source source = {luck};
        Chance same = {.more = more_of, .source = &source};
        State after = world;
        Played played;
        follow(&after, seat, move, &same);
        play_on(TRAININGS, &after, turn_of(state), &same, 0, &played);
        free(same.numbers);
        if (played.shares[seat] <= most) continue;
        most = played.shares[seat];
        best = move;
    }
    return best;
}
#endif

#ifdef TURNWISE
static const double WITHIN = 0.25; /* random moves within a turn are rarer, as it has several */
#else
static const double WITHIN = 1.0;
#endif

/* Play a game by the policy with some random moves; note each seat's sights, and its share of the win. */
static bool play_game(State *state, Source *source, double stray, Story *stories, double *shares) {
    Chance chance = {.more = more_of, .source = source};
    int seat, turn = -1;
    for (int i = 0; i < MOST_SEATS; i++) stories[i].count = 0;
    deal(state, &chance);
    while ((seat = to_act(state)) != NO_SEAT) {
        const State before = *state;
        bool begins = turn_of(state) != turn;
        Move move;
        turn = turn_of(state);
        if (next_of(source) < (begins ? stray : WITHIN * stray)) {
            Moves moves;
            legal_moves(state, seat, &moves);
            move = moves.moves[draw(&chance, moves.count)];
        } else {
            move = choose(state, seat, &chance, begins);
        }
        follow(state, seat, move, &chance);
        for (int other = 0; other < seats_of(state); other++) {
            Story *story = &stories[other];
            if (story->count == MOST_SIGHTS || !see_after(&before, seat, move, state, other, &story->sights[story->count]))
                continue;
            story->values[story->count] = odds_of_sight(&NETS[net_of(state, TRAININGS)], &story->sights[story->count]);
            story->count++;
        }
    }
    aim(state, shares);
    free(chance.numbers);
    return !chance.failed;
}

static PyObject *py_train(PyObject *self, PyObject *args) {
    const char *trained, *bytes;
    Py_ssize_t trained_size, size;
    unsigned long long seed;
    double rate, lambda, stray;
    int games, batch;
    State start;
    if (!PyArg_ParseTuple(args, "y#y#Kiiddd", &trained, &trained_size, &bytes, &size, &seed, &games, &batch, &rate,
                          &lambda, &stray) ||
        !read_state(bytes, size, &start))
        return NULL;
    if (batch < 1) return PyErr_Format(PyExc_ValueError, "the batch has %d games; it must have 1 at least", batch);
    if (trained_size && trained_size != sizeof(Trainer))
        return PyErr_Format(PyExc_ValueError, "a trainer has %zd bytes, where this one has %zd", sizeof(Trainer), trained_size);
    Trainer *trainer = malloc(sizeof *trainer);
    Floats *slope = malloc(sizeof *slope);
    Story *stories = malloc(MOST_SEATS * sizeof *stories);
    PyObject *written = NULL;
    int32_t weights[WEIGHTS_OF_NET];
    if (trainer && slope && stories) {
        Source source = {seed};
        Net *net = &NETS[net_of(&start, TRAININGS)];
        if (trained_size)
            memcpy(trainer, trained, sizeof *trainer);
        else
            begin_weights(trainer, &source);
        round_weights(trainer, weights);
        set_net(net, weights);
        bool fine = true;
        int sights = 0;
        memset(slope, 0, sizeof *slope);
        for (int game = 1; game <= games && fine; game++) {
            double shares[MOST_SEATS];
            State state = start;
            fine = play_game(&state, &source, stray, stories, shares);
            for (int seat = 0; seat < seats_of(&start); seat++) {
                double wanted = shares[seat];
                for (int i = stories[seat].count - 1; i >= 0; i--, sights++) {
                    if (next_of(&source) < 0.5) mirror(&stories[seat].sights[i]);
                    add_slope((const Floats *)trainer->weights, &stories[seat].sights[i], (float)wanted, slope);
                    wanted = lambda * wanted + (1 - lambda) * share_of(stories[seat].values[i]) / 65536.0;
                }
            }
            if (game % batch && game < games) continue;
            if (sights) step_weights(trainer, (const float *)slope, 1.0f / (float)sights, rate);
            sights = 0;
            memset(slope, 0, sizeof *slope);
            round_weights(trainer, weights);
            set_net(net, weights);
        }
        if (fine) written = PyBytes_FromStringAndSize((const char *)trainer, sizeof *trainer);
        else PyErr_SetString(PyExc_ValueError, "a game could not be played");
    } else {
        PyErr_NoMemory();
    }
    free(trainer);
    free(slope);
    free(stories);
    return written;
}

static PyObject *py_round(PyObject *self, PyObject *args) {
    const char *trained;
    Py_ssize_t size;
    if (!PyArg_ParseTuple(args, "y#", &trained, &size)) return NULL;
    if (size != sizeof(Trainer)) return PyErr_Format(PyExc_ValueError, "a trainer has %zd bytes", sizeof(Trainer));
    int32_t weights[WEIGHTS_OF_NET];
    Trainer *trainer = malloc(sizeof *trainer);
    if (!trainer) return PyErr_NoMemory();
    memcpy(trainer, trained, sizeof *trainer);
    round_weights(trainer, weights);
    free(trainer);
    PyObject *list = PyList_New(WEIGHTS_OF_NET);
    for (int i = 0; list && i < WEIGHTS_OF_NET; i++) PyList_SetItem(list, i, PyLong_FromLong(weights[i]));
    return list;
}

PyMethodDef TRAINING_METHODS[] = {
    {"train", py_train, METH_VARARGS, "Return a trainer after more games of self-play."},
    {"round_weights", py_round, METH_VARARGS, "Return the weights of a trainer as whole numbers."},
    {NULL, NULL, 0, NULL},
};
