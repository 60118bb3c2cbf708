import * as z from "zod/mini";
import { configuredText } from "../values/typed-text.ts";

/** How the shop is reached and paid, as its about and contact pages say it; what is left out is not shown. */
export const contact = z.strictObject({
  address: z.optional(configuredText(200)),
  /** It is shown as it is written here, and is the number that a click dials. */
  phone: z.optional(z.string().check(z.regex(/^\+?[0-9][0-9 ()-]{6,22}[0-9]$/))),
  hours: z.optional(configuredText(120)),
  /** The payment methods, a sentence or a few words each. */
  payments: z.optional(z.array(configuredText(80)).check(z.minLength(1), z.maxLength(8))),
});
