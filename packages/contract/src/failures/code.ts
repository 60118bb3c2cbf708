import * as z from "zod/mini";
import { failureText } from "./failure-text.ts";
import { FIRST_FAILURE_ID, type AnsweredCode } from "./failure.ts";
import { failure, type Failure } from "./failure-schema.ts";

/** What every response may contain: a number, a sentence in Spanish, and the details of that number. */
export type Code = { id: number; message: string; [detail: string]: unknown };

/** The failure as it travels: weights in kilograms, and the sentence for developers. */
export function encodeFailure(value: Failure, locale: string): Code {
  return { ...z.encode(failure, value), message: failureText(value, locale) };
}

/**
 * The failure that an answer carries, or undefined when it carries none. Details that cannot be read are left
 * out. A number that this client does not know is 400 below 500 (the same call would be refused again) and 500
 * from there on (it may pass).
 * @param answer anything that came over the wire
 */
export function failureIn(answer: unknown): Failure | undefined {
  const carried = carriedBy(answer);
  return carried && meaningOf(carried);
}

/** The id and the message that an answer reports a failure with, as they are on the wire; else undefined. */
export function codeIn(answer: unknown): AnsweredCode | undefined {
  const carried = carriedBy(answer);
  return carried && { id: carried.id, message: typeof carried.message === "string" ? carried.message : "" };
}

type Carried = z.output<typeof carriedCode>;

function carriedBy(answer: unknown): Carried | undefined {
  // Unvalidated: the schema checks it.
  const { data } = z.safeDecode(carrier, answer as z.input<typeof carrier>);
  return data?.code && data.code.id >= FIRST_FAILURE_ID ? data.code : undefined;
}

function meaningOf(code: Carried): Failure {
  const unknown = { id: code.id < 500 ? 400 : 500 } as const;
  // With its details, by its number alone, or unknown: the first that can be read.
  for (const read of [code, { id: code.id }]) {
    const known = z.safeDecode(failure, read as z.input<typeof failure>);
    if (known.success) return known.data;
  }
  return unknown;
}

const carriedCode = z.looseObject({ id: z.number(), message: z.optional(z.unknown()) });
const carrier = z.object({ code: z.optional(carriedCode) });
