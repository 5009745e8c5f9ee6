/* The sentence of a refusal. */

#include "refusal.h"

#include <stdarg.h>
#include <stdio.h>

const char *refuse(const char *format, ...) {
    static char sentence[200];
    va_list values;
    va_start(values, format);
    vsnprintf(sentence, sizeof sentence, format, values);
    va_end(values);
    return sentence;
}
