import { randomInt } from "node:crypto";

/** Six digits that nobody can guess. */
export const newSignInCode = () => String(randomInt(1_000_000)).padStart(6, "0");
