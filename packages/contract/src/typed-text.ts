import * as z from "zod/mini";
import { areTypedLines, isTypedText } from "./typed-text-rules.ts";

/** A line of text that a person typed: trimmed, one line, so that it cannot forge another field of a label. */
export function typedText(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.refine(isTypedText));
}

/** Lines of text that a person typed: trimmed. */
export function typedLines(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.refine(areTypedLines));
}
