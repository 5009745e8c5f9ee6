/* The kernel as Python sees it: positions are bytes, moves numbers; a game's `native.py` translates them. */

#include "module.h"

#include "net.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>

static PyObject *random_type;

static double more(Chance *chance) {
    PyObject *number = PyObject_CallNoArgs(chance->source);
    double value = number ? PyFloat_AsDouble(number) : 0.0;
    chance->failed |= !number;
    Py_XDECREF(number);
    return value;
}

/* Set a chance up as `SeededChance` does; tell whether that went well. */
bool seed_chance(Chance *chance, PyObject *seed) {
    PyObject *random = PyObject_CallFunctionObjArgs(random_type, seed, NULL);
    *chance = (Chance){.more = more, .source = random ? PyObject_GetAttrString(random, "random") : NULL};
    Py_XDECREF(random);
    return chance->source != NULL;
}

void forget(Chance *chance) {
    Py_XDECREF((PyObject *)chance->source);
    free(chance->numbers);
}

/* Read a position that a game can have. The search asks about one again and again: it is checked once. */
bool read_state(const char *bytes, Py_ssize_t size, State *state) {
    static State latest;
    static bool is_checked = false;
    if (size != sizeof(State)) {
        PyErr_Format(PyExc_ValueError, "a position has %zd bytes, where this kernel has %zd", size, sizeof(State));
        return false;
    }
    memcpy(state, bytes, sizeof(State));
    if (is_checked && !memcmp(state, &latest, sizeof(State))) return true;
    const char *why = check_state(state);
    if (why) PyErr_Format(PyExc_ValueError, "no game has this position: %s", why);
    is_checked = !why;
    latest = *state;
    return !why;
}

static PyObject *write_state(const State *state) {
    return PyBytes_FromStringAndSize((const char *)state, sizeof(State));
}

bool read_int(PyObject *number, const char *name, int min, int max, int *value) {
    int overflow;
    long long read = PyLong_AsLongLongAndOverflow(number, &overflow);
    if (read == -1 && !overflow && PyErr_Occurred()) return false;
    bool fits = !overflow && read >= min && read <= max;
    if (!fits) PyErr_Format(PyExc_ValueError, "%s is %S; it must be %d to %d", name, number, min, max);
    *value = (int)read;
    return fits;
}

bool read_seat(PyObject *number, const State *state, int *seat) {
    if (!read_int(number, "seat", 0, seats_of(state) - 1, seat)) return false;
    if (acts(state, *seat)) return true;
    PyErr_Format(PyExc_ValueError, "seat is %d, which is not to act", *seat);
    return false;
}

static bool read_move(PyObject *number, const Moves *legal, Move *move) {
    unsigned long long read = PyLong_AsUnsignedLongLong(number);
    if (read == (unsigned long long)-1 && PyErr_Occurred()) {
        if (!PyErr_ExceptionMatches(PyExc_OverflowError)) return false;
        PyErr_Clear();
    }
    for (int i = 0; i < legal->count; i++)
        if (read == (unsigned long long)legal->moves[i]) {
            *move = legal->moves[i];
            return true;
        }
    PyErr_Format(PyExc_ValueError, "move %S is not legal in this position", number);
    return false;
}

/* Read a list of a seat's legal moves; return how many, -1 after an error. */
static int read_moves(PyObject *list, const State *state, int seat, Move *moves) {
    Moves legal;
    Py_ssize_t count = PyList_Size(list);
    if (count > MOST_MOVES) {
        PyErr_Format(PyExc_ValueError, "there are %zd moves; there may be %d", count, MOST_MOVES);
        return -1;
    }
    legal_moves(state, seat, &legal);
    for (Py_ssize_t i = 0; i < count; i++)
        if (!read_move(PyList_GetItem(list, i), &legal, &moves[i])) return -1;
    return (int)count;
}

static PyObject *write_shares(const State *state, const double *shares) {
    PyObject *written = PyTuple_New(seats_of(state));
    for (int seat = 0; written && seat < seats_of(state); seat++)
        PyTuple_SetItem(written, seat, PyFloat_FromDouble(shares[seat]));
    return written;
}

PyObject *failed(void) {
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "no cards can be dealt that this view does not know");
    return NULL;
}

static PyObject *py_legal_moves(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    PyObject *number;
    int seat;
    State state;
    Moves moves;
    if (!PyArg_ParseTuple(args, "y#O", &bytes, &size, &number) || !read_state(bytes, size, &state) ||
        !read_int(number, "seat", 0, seats_of(&state) - 1, &seat))
        return NULL;
    moves.count = 0;
    if (acts(&state, seat)) legal_moves(&state, seat, &moves);
    PyObject *list = PyList_New(moves.count);
    for (int i = 0; list && i < moves.count; i++) PyList_SetItem(list, i, PyLong_FromUnsignedLongLong(moves.moves[i]));
    return list;
}

static PyObject *py_after(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    PyObject *seat_number, *number, *seed;
    int seat;
    State state;
    Moves legal;
    Move move;
    Chance chance;
    if (!PyArg_ParseTuple(args, "y#OOU", &bytes, &size, &seat_number, &number, &seed) ||
        !read_state(bytes, size, &state) || !read_seat(seat_number, &state, &seat))
        return NULL;
    legal_moves(&state, seat, &legal);
    if (!read_move(number, &legal, &move) || !seed_chance(&chance, seed)) return NULL;
    follow(&state, seat, move, &chance);
    bool bad = chance.failed;
    forget(&chance);
    return bad ? failed() : write_state(&state);
}

static PyObject *py_imagine(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    PyObject *number, *seed;
    int seat;
    State state;
    Chance chance;
    if (!PyArg_ParseTuple(args, "y#OU", &bytes, &size, &number, &seed) || !read_state(bytes, size, &state) ||
        !read_int(number, "seat", 0, seats_of(&state) - 1, &seat) || !seed_chance(&chance, seed))
        return NULL;
    determinize(&state, seat, &chance);
    bool bad = chance.failed;
    forget(&chance);
    return bad ? failed() : write_state(&state);
}

static PyObject *py_quick(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    PyObject *number, *seed;
    int seat;
    State state;
    Chance chance;
    if (!PyArg_ParseTuple(args, "y#OU", &bytes, &size, &number, &seed) || !read_state(bytes, size, &state) ||
        !read_seat(number, &state, &seat) || !seed_chance(&chance, seed))
        return NULL;
    Move move = quick(&state, seat, &chance);
    bool bad = chance.failed;
    forget(&chance);
    return bad ? failed() : PyLong_FromUnsignedLongLong(move);
}

static PyObject *py_chances(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    State state;
    double shares[MOST_SEATS];
    if (!PyArg_ParseTuple(args, "y#", &bytes, &size) || !read_state(bytes, size, &state)) return NULL;
    chances(&state, shares);
    return write_shares(&state, shares);
}

#ifdef TREES
static void drop_tree(PyObject *capsule) { free_tree(PyCapsule_GetPointer(capsule, TREES)); }

static PyObject *py_tree(PyObject *self, PyObject *args) {
    PyObject *number;
    int width;
    if (!PyArg_ParseTuple(args, "O", &number) || !read_int(number, "width", 1, MOST_MOVES, &width)) return NULL;
    Tree *tree = new_tree(width);
    if (!tree) return PyErr_NoMemory();
    PyObject *capsule = PyCapsule_New(tree, TREES, drop_tree);
    if (!capsule) free_tree(tree);
    return capsule;
}
#endif

static PyObject *py_playouts(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    PyObject *number, *listed, *world_seed, *luck_seed, *most_turns, *learned = NULL, *found, *capsule = Py_None;
    int seat, turns, training = 0;
    Move moves[MOST_MOVES];
    State world;
    Chance chance, luck;
    if (!PyArg_ParseTuple(args, "y#OO!UUO|OO", &bytes, &size, &number, &PyList_Type, &listed, &world_seed,
                          &luck_seed, &most_turns, &learned, &capsule) ||
        !read_state(bytes, size, &world) || !read_int(most_turns, "turns", 0, INT_MAX, &turns) ||
        !read_seat(number, &world, &seat) ||
        (learned && !read_int(learned, "training", 0, TRAININGS, &training)))
        return NULL;
    int count = read_moves(listed, &world, seat, moves);
    if (count < 0) return NULL;
    void *tree = NULL;
#ifdef TREES
    if (PyCapsule_IsValid(capsule, TREES)) tree = PyCapsule_GetPointer(capsule, TREES);
#endif
    if (!tree && capsule != Py_None)
        return PyErr_Format(PyExc_ValueError, "tree is %R; it must be None, or a tree of this kernel", capsule);
    if (!seed_chance(&chance, world_seed)) return NULL;
    determinize(&world, seat, &chance);
    bool bad = chance.failed;
    forget(&chance);
    if (bad) return failed();
    if (!seed_chance(&luck, luck_seed)) return NULL;
    found = PyList_New(count);
    bad = !found;
    for (int i = 0; i < count && !bad; i++) {
        State state = world;
        Played played;
        luck.next = 0;
        follow(&state, seat, moves[i], &luck);
#ifdef TREES
        if (tree && !play_in_tree(tree, training, &state, moves[i], turn_of(&world), &luck, turns, &played)) {
            PyErr_NoMemory();
            bad = true;
            break;
        }
        if (!tree)
#endif
            play_on(training, &state, turn_of(&world), &luck, turns, &played);
        PyObject *shares = luck.failed ? NULL : write_shares(&state, played.shares);
        PyObject *one = shares ? Py_BuildValue("(Ni)", shares, played.steps) : NULL;
        bad = !one;
        if (one) PyList_SetItem(found, i, one);
    }
    forget(&luck);
    if (!bad) return found;
    Py_XDECREF(found);
    return failed();
}

#ifdef ENDINGS
static PyObject *py_ending(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    PyObject *number, *listed, *seed, *most_positions;
    int seat, most;
    Move moves[MOST_MOVES];
    Ended found[MOST_MOVES];
    State view;
    Chance chance;
    if (!PyArg_ParseTuple(args, "y#OO!UO", &bytes, &size, &number, &PyList_Type, &listed, &seed, &most_positions) ||
        !read_state(bytes, size, &view) || !read_seat(number, &view, &seat) ||
        !read_int(most_positions, "most", 0, INT_MAX - 1, &most))
        return NULL;
    int count = read_moves(listed, &view, seat, moves);
    if (count < 0 || !seed_chance(&chance, seed)) return NULL;
    bool known = ending(&view, seat, moves, count, most, &chance, found);
    forget(&chance);
    if (PyErr_Occurred()) return NULL;
    if (!known) Py_RETURN_NONE;
    PyObject *list = PyList_New(count);
    for (int i = 0; list && i < count; i++)
        PyList_SetItem(list, i, Py_BuildValue("(dO)", found[i].worth, found[i].ends ? Py_True : Py_False));
    return list;
}
#endif

static PyObject *py_load(PyObject *self, PyObject *args) {
    PyObject *number, *weights;
    int which;
    if (!PyArg_ParseTuple(args, "OO!", &number, &PyList_Type, &weights) ||
        !read_int(number, "net", 0, MOST_NETS - 1, &which))
        return NULL;
    if (PyList_Size(weights) != WEIGHTS_OF_NET)
        return PyErr_Format(PyExc_ValueError, "there are %zd weights; there must be %d", PyList_Size(weights),
                            WEIGHTS_OF_NET);
    int32_t read[WEIGHTS_OF_NET];
    for (int i = 0; i < WEIGHTS_OF_NET; i++) {
        int most = i < BIASES ? MOST_BIAS : MOST_WEIGHT, weight;
        if (!read_int(PyList_GetItem(weights, i), "weight", -most, most, &weight)) return NULL;
        read[i] = weight;
    }
    set_net(&NETS[which], read);
    Py_RETURN_NONE;
}

#ifdef VALUED
static PyObject *py_values(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    PyObject *number;
    int seat, values[MOST_MOVES];
    State state;
    Moves moves;
    if (!PyArg_ParseTuple(args, "y#O", &bytes, &size, &number) || !read_state(bytes, size, &state) ||
        !read_seat(number, &state, &seat))
        return NULL;
    legal_moves(&state, seat, &moves);
    if (!weigh_moves(TRAININGS, &state, seat, &moves, values)) Py_RETURN_NONE;
    PyObject *list = PyList_New(moves.count);
    for (int i = 0; list && i < moves.count; i++) PyList_SetItem(list, i, PyLong_FromLong(values[i]));
    return list;
}
#endif

static PyObject *py_sight(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    PyObject *number;
    int seat;
    State state;
    Sight sight;
    if (!PyArg_ParseTuple(args, "y#O", &bytes, &size, &number) || !read_state(bytes, size, &state) ||
        !read_int(number, "seat", 0, seats_of(&state) - 1, &seat))
        return NULL;
    see(&state, seat, &sight);
    return PyBytes_FromStringAndSize((const char *)&sight, sizeof sight);
}

static PyObject *py_learned_chances(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    State state;
    double shares[MOST_SEATS];
    PyObject *number;
    int training;
    if (!PyArg_ParseTuple(args, "y#O", &bytes, &size, &number) || !read_state(bytes, size, &state) ||
        !read_int(number, "training", 1, TRAININGS, &training))
        return NULL;
    learned_chances(training, &state, shares);
    return write_shares(&state, shares);
}

static PyObject *py_weigh(PyObject *self, PyObject *args) {
    double weights[FEATURES];
    if (PyTuple_Size(args) != FEATURES)
        return PyErr_Format(PyExc_TypeError, "there are %zd weights; there must be %d", PyTuple_Size(args), FEATURES);
    for (int i = 0; i < FEATURES; i++) {
        weights[i] = PyFloat_AsDouble(PyTuple_GetItem(args, i));
        if (PyErr_Occurred()) return NULL;
        if (!isfinite(weights[i])) return PyErr_Format(PyExc_ValueError, "weight %d is not finite", i);
    }
    memcpy(WEIGHTS, weights, sizeof weights);
    Py_RETURN_NONE;
}

static PyMethodDef METHODS[] = {
    {"weigh", py_weigh, METH_VARARGS, "Set what each feature is worth."},
    {"legal_moves", py_legal_moves, METH_VARARGS, "Return a seat's legal moves."},
    {"after", py_after, METH_VARARGS, "Return the position after a seat's move, by a seed."},
    {"imagine", py_imagine, METH_VARARGS, "Return a seat's view with all that it does not know dealt by a seed."},
    {"quick", py_quick, METH_VARARGS, "Return what a hasty player would do."},
    {"chances", py_chances, METH_VARARGS, "Return each seat's chance to win."},
    {"playouts", py_playouts, METH_VARARGS, "Play on from a view after each move, in one world, with the same luck."},
#ifdef TREES
    {"tree", py_tree, METH_VARARGS, "Return an empty tree, for the playouts of a search."},
#endif
#ifdef ENDINGS
    {"ending", py_ending, METH_VARARGS, "Return what moves are worth to the end, or None."},
#endif
    {"load", py_load, METH_VARARGS, "Set the weights of a learned value."},
#ifdef VALUED
    {"values", py_values, METH_VARARGS, "Return the learned value of each legal move, or None."},
#endif
    {"sight", py_sight, METH_VARARGS, "Return the numbers that a seat sees: each block's, then the whole's."},
    {"learned_chances", py_learned_chances, METH_VARARGS, "Return each seat's chance to win by the learned value."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT, "_kernel", "The inner world of a game, in C.", -1, METHODS, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__kernel(void) {
    PyObject *random = PyImport_ImportModule("random");
    if (!random) return NULL;
    random_type = PyObject_GetAttrString(random, "Random");
    Py_DECREF(random);
    prepare();
    prepare_net();
    PyObject *module = random_type ? PyModule_Create(&MODULE) : NULL;
    if (module && PyModule_AddFunctions(module, OWN_METHODS)) Py_CLEAR(module);
    if (module && PyModule_AddFunctions(module, TRAINING_METHODS)) Py_CLEAR(module);
    return module;
}
