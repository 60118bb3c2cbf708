import { type Input, readInput, type Schema } from "./schema.ts";

/** One method of the protocol, ready for a parsed body. */
export type Method = (body: unknown) => Promise<object>;

/**
 * Puts the check of what comes in before the handler.
 * @param definition.schema the fields the method knows; others are refused, not ignored
 * @param definition.handler gives the body of the answer, throws `ProtocolError`
 */
export function defineMethod<S extends Schema>(definition: {
  schema: S;
  handler: (input: Input<S>) => object | Promise<object>;
}): Method {
  return async (body) => definition.handler(readInput(definition.schema, body));
}
