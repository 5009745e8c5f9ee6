/* The kernel as Python sees it: positions are bytes, moves numbers; `kernel.py` turns them into what others know. */

#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "state.h"

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
static bool seed(Chance *chance, PyObject *seed) {
    PyObject *random = PyObject_CallFunctionObjArgs(random_type, seed, NULL);
    *chance = (Chance){.more = more, .source = random ? PyObject_GetAttrString(random, "random") : NULL};
    Py_XDECREF(random);
    return chance->source != NULL;
}

static void forget(Chance *chance) {
    Py_XDECREF((PyObject *)chance->source);
    free(chance->numbers);
}

/* Read a position that a game can have. The search asks about one again and again: it is checked once. */
static bool read_state(const char *bytes, Py_ssize_t size, State *state) {
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

static bool read_int(PyObject *number, const char *name, int min, int max, int *value) {
    int overflow;
    long long read = PyLong_AsLongLongAndOverflow(number, &overflow);
    if (read == -1 && !overflow && PyErr_Occurred()) return false;
    bool fits = !overflow && read >= min && read <= max;
    if (!fits) PyErr_Format(PyExc_ValueError, "%s is %S; it must be %d to %d", name, number, min, max);
    *value = (int)read;
    return fits;
}

static bool read_move(PyObject *number, const Moves *legal, Move *move) {
    int overflow;
    long long read = PyLong_AsLongLongAndOverflow(number, &overflow);
    if (read == -1 && !overflow && PyErr_Occurred()) return false;
    for (int i = 0; i < legal->count; i++)
        if (read == (long long)legal->moves[i]) {
            *move = legal->moves[i];
            return true;
        }
    PyErr_Format(PyExc_ValueError, "move %S is not legal in this position", number);
    return false;
}

/* Read a list of legal moves; return how many, -1 after an error. */
static int read_moves(PyObject *list, const State *state, Move *moves) {
    Moves legal;
    Py_ssize_t count = PyList_Size(list);
    if (count > MOST_MOVES) {
        PyErr_Format(PyExc_ValueError, "there are %zd moves; there may be %d", count, MOST_MOVES);
        return -1;
    }
    legal_moves(state, &legal);
    for (Py_ssize_t i = 0; i < count; i++)
        if (!read_move(PyList_GetItem(list, i), &legal, &moves[i])) return -1;
    return (int)count;
}

static PyObject *failed(void) {
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "no cards can be dealt that this view does not know");
    return NULL;
}

static PyObject *py_legal_moves(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    State state;
    Moves moves;
    if (!PyArg_ParseTuple(args, "y#", &bytes, &size) || !read_state(bytes, size, &state)) return NULL;
    legal_moves(&state, &moves);
    PyObject *list = PyList_New(moves.count);
    for (int i = 0; list && i < moves.count; i++) PyList_SetItem(list, i, PyLong_FromUnsignedLong(moves.moves[i]));
    return list;
}

static PyObject *py_after(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    PyObject *number, *seed_text;
    State state;
    Moves legal;
    Move move;
    Chance chance;
    if (!PyArg_ParseTuple(args, "y#OU", &bytes, &size, &number, &seed_text) || !read_state(bytes, size, &state))
        return NULL;
    legal_moves(&state, &legal);
    if (!read_move(number, &legal, &move) || !seed(&chance, seed_text)) return NULL;
    follow(&state, move, &chance);
    bool bad = chance.failed;
    forget(&chance);
    return bad ? failed() : write_state(&state);
}

static PyObject *py_imagine(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    PyObject *seed_text;
    State state;
    Chance chance;
    if (!PyArg_ParseTuple(args, "y#U", &bytes, &size, &seed_text) || !read_state(bytes, size, &state) ||
        !seed(&chance, seed_text))
        return NULL;
    determinize(&state, &chance);
    bool bad = chance.failed;
    forget(&chance);
    return bad ? failed() : write_state(&state);
}

static PyObject *py_scored_plays(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    State state;
    Plays plays;
    if (!PyArg_ParseTuple(args, "y#", &bytes, &size) || !read_state(bytes, size, &state)) return NULL;
    scored_plays(&state, &plays);
    PyObject *list = PyList_New(plays.count);
    for (int i = 0; list && i < plays.count; i++) {
        PyObject *play = Py_BuildValue("(dk)", plays.plays[i].gain, (unsigned long)plays.plays[i].move);
        if (!play) return NULL;
        PyList_SetItem(list, i, play);
    }
    return list;
}

static PyObject *py_quick(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    State state;
    Moves legal;
    if (!PyArg_ParseTuple(args, "y#", &bytes, &size) || !read_state(bytes, size, &state)) return NULL;
    legal_moves(&state, &legal);
    if (!legal.count) return PyErr_Format(PyExc_ValueError, "seat %d has no legal move in this position", state.turn);
    return PyLong_FromUnsignedLong(quick(&state));
}

static PyObject *py_chances(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    State state;
    double shares[SEATS];
    if (!PyArg_ParseTuple(args, "y#", &bytes, &size) || !read_state(bytes, size, &state)) return NULL;
    chances(&state, shares);
    return Py_BuildValue("(dd)", shares[0], shares[1]);
}

static PyObject *py_playouts(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    PyObject *listed, *world_seed, *luck_seed, *most_turns, *found;
    int turns;
    Move moves[MOST_MOVES];
    State world;
    Chance chance, luck;
    if (!PyArg_ParseTuple(args, "y#O!UUO", &bytes, &size, &PyList_Type, &listed, &world_seed, &luck_seed,
                          &most_turns) ||
        !read_state(bytes, size, &world) || !read_int(most_turns, "turns", 0, INT_MAX, &turns))
        return NULL;
    int count = read_moves(listed, &world, moves);
    if (count < 0 || !seed(&chance, world_seed)) return NULL;
    determinize(&world, &chance);
    bool bad = chance.failed;
    forget(&chance);
    if (bad) return failed();
    if (!seed(&luck, luck_seed)) return NULL;
    found = PyList_New(count);
    bad = !found;
    for (int i = 0; i < count && !bad; i++) {
        State state = world;
        Played played;
        luck.next = 0;
        follow(&state, moves[i], &luck);
        play_on(&state, world.turn, &luck, turns, &played);
        PyObject *one = Py_BuildValue("((dd)i)", played.shares[0], played.shares[1], played.steps);
        bad = luck.failed || !one;
        if (one) PyList_SetItem(found, i, one);
    }
    forget(&luck);
    if (!bad) return found;
    Py_XDECREF(found);
    return failed();
}

static PyObject *py_ending(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    PyObject *listed, *seed_text, *seat_number, *most_positions;
    int seat, most;
    Move moves[MOST_MOVES];
    Ended found[MOST_MOVES];
    State view;
    Chance chance;
    if (!PyArg_ParseTuple(args, "y#OO!UO", &bytes, &size, &seat_number, &PyList_Type, &listed, &seed_text,
                          &most_positions) ||
        !read_state(bytes, size, &view) || !read_int(seat_number, "seat", 0, SEATS - 1, &seat) ||
        !read_int(most_positions, "most", 0, INT_MAX - 1, &most))
        return NULL;
    if (seat != view.turn)
        return PyErr_Format(PyExc_ValueError, "seat is %d, but seat %d has the turn", seat, view.turn);
    int count = read_moves(listed, &view, moves);
    if (count < 0 || !seed(&chance, seed_text)) return NULL;
    bool known = ending(&view, seat, moves, count, most, &chance, found);
    forget(&chance);
    if (PyErr_Occurred()) return NULL;
    if (!known) Py_RETURN_NONE;
    PyObject *list = PyList_New(count);
    for (int i = 0; list && i < count; i++)
        PyList_SetItem(list, i, Py_BuildValue("(dO)", found[i].worth, found[i].ends ? Py_True : Py_False));
    return list;
}

static PyObject *py_weigh(PyObject *self, PyObject *args) {
    double w[FEATURES];
    if (!PyArg_ParseTuple(args, "dddddddd", w, w + 1, w + 2, w + 3, w + 4, w + 5, w + 6, w + 7)) return NULL;
    for (int i = 0; i < FEATURES; i++)
        if (!isfinite(w[i])) return PyErr_Format(PyExc_ValueError, "weight %d is not finite", i);
    memcpy(WEIGHTS, w, sizeof w);
    Py_RETURN_NONE;
}

static PyMethodDef METHODS[] = {
    {"weigh", py_weigh, METH_VARARGS, "Set what each feature is worth."},
    {"legal_moves", py_legal_moves, METH_VARARGS, "Return the legal moves of a position."},
    {"after", py_after, METH_VARARGS, "Return the position after a move, by a seed."},
    {"imagine", py_imagine, METH_VARARGS, "Return a view with all that it does not know dealt by a seed."},
    {"scored_plays", py_scored_plays, METH_VARARGS, "Return the plays of who has the turn, with their gains."},
    {"quick", py_quick, METH_VARARGS, "Return what a hasty player would do."},
    {"chances", py_chances, METH_VARARGS, "Return each seat's chance to win."},
    {"playouts", py_playouts, METH_VARARGS, "Play on from a view after each move, in one world, with the same luck."},
    {"ending", py_ending, METH_VARARGS, "Return what moves are worth to the end, or None."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT, "_kernel", "The inner world of Schotten Totten, in C.", -1, METHODS, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__kernel(void) {
    PyObject *random = PyImport_ImportModule("random");
    if (!random) return NULL;
    random_type = PyObject_GetAttrString(random, "Random");
    Py_DECREF(random);
    prepare_stones();
    return random_type ? PyModule_Create(&MODULE) : NULL;
}
