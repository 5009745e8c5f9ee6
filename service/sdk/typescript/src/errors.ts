/** The base of all refusals. `problems.ts` has a class for each type of problem. */
import type { components } from "./types.js";

export type Problem = components["schemas"]["Problem"];

/** A refused request; `kind` is the last part of the problem's type, as `illegal-move`. */
export class CairnError extends Error {
  override readonly name: string = "CairnError";
  readonly kind: string;

  /** `retryAfter` has the seconds of `Retry-After`. */
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
    readonly retryAfter?: number,
  ) {
    super(`${status || ""} ${problem.title ?? ""}: ${problem.detail ?? ""}`.trimStart());
    this.kind = (problem.type ?? "").split("/").pop() ?? "";
  }

  /** The rulebook's clause that forbids a move, as ST-04. */
  get rule(): string | undefined {
    return this.problem.rule;
  }

  /** The path of that clause. */
  get rulebook(): string | undefined {
    return this.problem.rulebook;
  }

  /** The path of the legal moves. */
  get legalMoves(): string | undefined {
    return this.problem.legal_moves;
  }

  /** The game's current version, or the one that cannot be read. */
  get version(): number | undefined {
    return this.problem.version;
  }

  /** The mistakes of the request: each has a `detail`, and a `pointer` (RFC 6901) or a `parameter`. */
  get errors(): NonNullable<Problem["errors"]> {
    return this.problem.errors ?? [];
  }
}

/** The service did not respond before the deadline, or broke off a request that must not be sent twice. */
export class Unreachable extends CairnError {
  override readonly name: string = "Unreachable";

  constructor(cause: unknown) {
    super(0, { title: "No response", detail: String(cause) });
    this.cause = cause;
  }
}
