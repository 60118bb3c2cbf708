import * as z from "zod/mini";
import { failureText, FIRST_FAILURE_ID, type Failure } from "./failure.ts";
import { INVALID_REASONS } from "./invalid-reason.ts";
import { productId, weight } from "./wire.ts";

/** A failure as it travels, without its sentence: weights in kilograms. */
export const failure = z.discriminatedUnion("id", [
  z.object({ id: z.literal(401) }),
  z.object({ id: z.literal(403), reason: z.enum(["notYours", "counterOnly", "tooLate", "signInTooOld"]) }),
  z.object({ id: z.literal(404), what: z.enum(["product", "order", "address"]) }),
  z.object({ id: z.literal(406), minimumWeight: weight, missingWeight: weight }),
  z.object({
    id: z.literal(409),
    reason: z.enum(["stock", "cap"]),
    productId,
    limit: z.int().check(z.gte(0)),
  }),
  z.object({ id: z.literal(410), productId }),
  z.object({ id: z.literal(413), limit: z.int() }),
  z.object({ id: z.literal(422), field: z.string(), reason: z.optional(z.enum(INVALID_REASONS)) }),
  z.object({ id: z.literal(429), retryAfter: z.int() }),
  z.object({ id: z.literal(500) }),
  z.object({ id: z.literal(503) }),
  z.object({ id: z.literal(507) }),
]);

/** What every answer may carry: a number, a sentence in Spanish, and the details of that number. */
export type Code = { id: number; message: string; [detail: string]: unknown };

/** The failure as it travels: weights in kilograms, and the sentence for whoever reads the wire. */
export function encodeFailure(value: Failure, locale: string): Code {
  return { ...z.encode(failure, value), message: failureText(value, locale) };
}

/**
 * The failure that an answer carries, or undefined when it carries none.
 * @param answer anything: a `code` with a number that this client does not know is an unexpected failure
 */
export function failureIn(answer: unknown): Failure | undefined {
  const carried = z.safeDecode(carrier, answer as z.input<typeof carrier>);
  if (!carried.success || (carried.data.code?.id ?? 0) < FIRST_FAILURE_ID) return undefined;
  const known = z.safeDecode(failure, carried.data.code as z.input<typeof failure>);
  return known.success ? known.data : { id: 500 };
}

const carrier = z.object({ code: z.optional(z.looseObject({ id: z.number() })) });
