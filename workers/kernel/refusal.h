/* How a game's `check_state` says why it refuses a position. */

#ifndef CAIRN_REFUSAL_H
#define CAIRN_REFUSAL_H

/* Return a sentence, as `printf` forms it. The next call overwrites it. */
__attribute__((format(printf, 1, 2))) const char *refuse(const char *format, ...);

#define DEMAND(holds, ...) do { if (!(holds)) return refuse(__VA_ARGS__); } while (0)
#define TRY(check) do { const char *why = (check); if (why) return why; } while (0)

#endif
