import * as z from "zod/mini";
import { typedLine, typedLines, typedText } from "../values/typed-text.ts";

/** Leaves a message for the shop. */
const sendMessage = {
  input: z.object({
    name: typedText(80).check(z.minLength(2)),
    email: typedLine(254).check(z.email()),
    message: typedLines(2000).check(z.minLength(10)),
  }),
  output: z.object({}),
};

/** The calls of `httpContactServices`, by method. */
export const contact = { sendMessage };
