import * as z from "zod/mini";

/** Leaves a message for the shop. */
const sendMessage = {
  input: z.object({
    method: z.literal("sendMessage"),
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
    email: z.string().check(z.trim(), z.maxLength(254), z.email()),
    message: z.string().check(z.trim(), z.minLength(10), z.maxLength(2000)),
  }),
  output: z.object({}),
};

/** The calls of `httpContactServices`, by method. */
export const contact = { sendMessage };
