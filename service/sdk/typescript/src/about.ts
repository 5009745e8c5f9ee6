/** The name and the version of this client. */
export const NAME = "cairn-games-client";
export const VERSION = "0.2.0";
