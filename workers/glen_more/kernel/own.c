/* What the module of Glen More has beside those of all games. */

#include "module.h"

void prepare(void) { prepare_tiles(); }

static PyObject *py_judge(PyObject *self, PyObject *args) {
    const char *bytes;
    Py_ssize_t size;
    State state;
    Judged judged;
    if (!PyArg_ParseTuple(args, "y#", &bytes, &size) || !read_state(bytes, size, &state)) return NULL;
    if (to_act(&state) == NO_SEAT) return PyErr_Format(PyExc_ValueError, "no seat is to act in this position");
    judge(&state, &judged);
    PyObject *list = PyList_New(judged.count);
    for (int i = 0; list && i < judged.count; i++)
        PyList_SetItem(list, i, Py_BuildValue("(kd)", (unsigned long)judged.moves[i], judged.worth[i]));
    return list;
}

PyMethodDef OWN_METHODS[] = {
    {"judge", py_judge, METH_VARARGS, "Return the moves that the quick policy considers, with their values."},
    {NULL, NULL, 0, NULL},
};
