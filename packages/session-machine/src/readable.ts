import { Secret } from "./secret.ts";

/** For tests alone: the same with its secrets readable, since two secrets look equal whatever they hold. */
export function readable(input: object): object {
  const shown = Object.entries(input).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Secret ? value.reveal() : value,
  ]);
  return Object.fromEntries(shown);
}
