import { ProtocolError } from "./protocol-error.ts";

/** One method of the protocol, ready for a parsed body. */
export type Method = (body: unknown) => Promise<object>;

interface Values {
  text: string;
  flag: boolean;
  number: number;
  texts: readonly string[];
}

type Schema = Readonly<Record<string, keyof Values>>;

/** Every field is optional in the protocol; the handler checks which ones a method requires. */
type Input<S extends Schema> = { readonly [K in keyof S]: Values[S[K]] | undefined };

/**
 * Validates the input before the handler.
 * @param definition.schema the fields the method knows; others are refused, not ignored
 * @param definition.handler gives the body of the answer, throws `ProtocolError`
 */
export function defineMethod<S extends Schema>(definition: {
  schema: S;
  handler: (input: Input<S>) => object | Promise<object>;
}): Method {
  return async (body) => definition.handler(readInput(definition.schema, body));
}

/** `null` counts as absent, as everywhere in this protocol. */
function readInput<S extends Schema>(schema: S, body: unknown): Input<S> {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new ProtocolError("INVALID_ARGUMENT : The body is not an object.");
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    const kind = Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (kind === undefined) throw new ProtocolError(`INVALID_ARGUMENT : Unknown field "${name}".`);
    if (value !== null && !IS[kind](value))
      throw new ProtocolError(`INVALID_ARGUMENT : Invalid value of "${name}".`);
    input[name] = value ?? undefined;
  }
  // The loop has checked each value against its kind.
  return input as Input<S>;
}

const IS: Record<keyof Values, (value: unknown) => boolean> = {
  text: (value) => typeof value === "string",
  flag: (value) => typeof value === "boolean",
  number: (value) => typeof value === "number",
  texts: (value) => Array.isArray(value) && value.every((item) => typeof item === "string"),
};
