/* This kernel does nothing beside the frame's. */

#include "module.h"

PyMethodDef OWN_METHODS[] = {{NULL, NULL, 0, NULL}};
