import { Secret } from "./secret.ts";

/** For tests only: the same object with readable secrets, since two secrets look equal whatever their values. */
export function readable(input: object): object {
  const shown = Object.entries(input).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Secret ? value.reveal() : value,
  ]);
  return Object.fromEntries(shown);
}
