/* What this kernel does beside the frame's: the plays of the quick policy. */

#include "module.h"

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

PyMethodDef OWN_METHODS[] = {
    {"scored_plays", py_scored_plays, METH_VARARGS, "Return the plays of who has the turn, with their gains."},
    {NULL, NULL, 0, NULL},
};
