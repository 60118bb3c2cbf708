import { ProtocolError } from "./protocol-error.ts";

interface Values {
  text: string;
  flag: boolean;
  number: number;
  texts: readonly string[];
}

export type Schema = Readonly<Record<string, keyof Values>>;

/** Every field is optional in the protocol; which ones a method cannot do without is for its handler. */
export type Input<S extends Schema> = { readonly [K in keyof S]: Values[S[K]] | undefined };

/**
 * The fields of a body, checked one by one. `null` counts as absent, as everywhere in this protocol.
 * @throws ProtocolError `INVALID_ARGUMENT`: not an object, an unknown field, a value of another type
 */
export function readInput<S extends Schema>(schema: S, body: unknown): Input<S> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new ProtocolError("INVALID_ARGUMENT : The body is not an object.");
  }
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    const kind = Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (kind === undefined) {
      throw new ProtocolError(`INVALID_ARGUMENT : Unknown field "${name}".`);
    }
    if (value !== null && !IS[kind](value)) {
      throw new ProtocolError(`INVALID_ARGUMENT : Invalid value of "${name}".`);
    }
    input[name] = value ?? undefined;
  }
  // Each value was held against its kind in the loop.
  return input as Input<S>;
}

const IS: Record<keyof Values, (value: unknown) => boolean> = {
  text: (value) => typeof value === "string",
  flag: (value) => typeof value === "boolean",
  number: (value) => typeof value === "number",
  texts: (value) => Array.isArray(value) && value.every((item) => typeof item === "string"),
};
