import * as z from "zod/mini";
import { typedDigits, typedLine, typedText } from "../values/typed-text.ts";

/** A telephone number as people write it, such as `+52 (55) 1234-5678`; 10 to 15 digits, the most that E.164 allows. */
export const phone = typedLine(25).check(z.regex(/^\+?(?:[ ().-]*\d){10,15}\)?$/));

/** The id of an address in an address book. */
export const addressId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** Where an order goes: the parts of a Mexican address. `id` is absent while it is in no address book. */
export const address = z.object({
  id: z.optional(addressId),
  /** Who receives it. */
  name: typedText(80),
  street: typedText(120),
  exteriorNumber: typedText(20),
  interiorNumber: z.optional(typedText(20)),
  neighbourhood: typedText(80),
  city: typedText(80),
  state: typedText(60),
  postalCode: typedDigits(5),
  phone,
  /** Directions for the courier. */
  notes: z.optional(typedText(300)),
});
/** A stored address. Input is validated more strictly by now, and older ones must still be readable. */
export const storedAddress = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  street: z.string(),
  exteriorNumber: z.string(),
  interiorNumber: z.optional(z.string()),
  neighbourhood: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  phone: z.string(),
  notes: z.optional(z.string()),
});

export type Address = z.output<typeof address>;
