import * as z from "zod/mini";
import { areTypedLines, isTypedText } from "./typed-text-rules.ts";

/** A line of text that a person typed: trimmed, one line, so that it cannot forge another field of a label. */
export function typedText(most: number) {
  return z.string().check(z.trim(), z.maxLength(most), z.refine(isTypedText));
}

/** Lines of text that a person typed: trimmed. */
export function typedLines(most: number) {
  return z.string().check(z.trim(), z.maxLength(most), z.refine(areTypedLines));
}
