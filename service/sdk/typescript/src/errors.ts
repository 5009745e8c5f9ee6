/** Refusals, as exceptions. */
import type { components } from "./types.js";

export type Problem = components["schemas"]["Problem"];

/** A request was refused; `kind` is the last part of the problem's type, as `illegal-move`. */
export class CairnError extends Error {
  readonly kind: string;

  constructor(
    readonly status: number,
    readonly problem: Partial<Problem> & { title?: string },
  ) {
    super(`${status} ${problem.title ?? ""}: ${problem.detail ?? ""}`);
    this.name = "CairnError";
    this.kind = (problem.type ?? "").split("/").pop() ?? "";
  }

  /** The clause of the rulebook that stands in the way, as ST-04. */
  get rule(): string | undefined {
    return this.problem.rule;
  }
}

/** The service does not answer, however often it was tried; `cause` is the last error. */
export class Unreachable extends CairnError {
  constructor(cause: unknown) {
    super(0, { title: "No answer", detail: String(cause) });
    this.name = "Unreachable";
    this.cause = cause;
  }
}
