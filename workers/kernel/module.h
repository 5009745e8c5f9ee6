/* How the kernel reads what Python passes, for the functions of a game alone. Each reader sets Python's error. */

#ifndef CAIRN_MODULE_H
#define CAIRN_MODULE_H

#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "game.h"

extern PyMethodDef TRAINING_METHODS[];
extern PyMethodDef OWN_METHODS[]; /* offered by a game: what its module has beside these; ends with {NULL} */

bool read_state(const char *bytes, Py_ssize_t size, State *state);
bool read_int(PyObject *number, const char *name, int min, int max, int *value);
bool read_seat(PyObject *number, const State *state, int *seat); /* one that is to act */
bool seed_chance(Chance *chance, PyObject *seed);
void forget(Chance *chance);
PyObject *failed(void); /* NULL, with the error that nothing can be dealt if there is no other */

#endif
