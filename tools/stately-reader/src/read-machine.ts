import { extractMachinesFromFile } from "@xstate/machine-extractor";

/**
 * What the static reader behind the hosted editor of Stately finds in a file, as the config of a machine again.
 * @returns undefined when it does not find exactly one machine
 */
export function readMachine(code: string): unknown {
  const [machine, ...others] = extractMachinesFromFile(code)?.machines ?? [];
  return machine && others.length === 0 ? plain(machine.toConfig()) : undefined;
}

/** The reader gives a guard the name that it had in version 4. */
const OLD_GUARD = "cond";

/** The reader wraps each name of an action, a guard or an actor into what kind of thing it is. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const named = "kind" in value && value.kind === "named" ? Object.values(value).find(isNamed) : undefined;
  if (named) return named.type;
  const entries = Object.entries(value).map(([key, inner]) => [
    key === OLD_GUARD ? "guard" : key,
    plain(inner),
  ]);
  return Object.fromEntries(entries);
}

function isNamed(value: unknown): value is { type: string } {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
