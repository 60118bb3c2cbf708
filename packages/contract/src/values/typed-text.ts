import * as z from "zod/mini";
import {
  areTypedLines,
  dropUnseen,
  isTypedText,
  normalizeDigits,
  normalizeLine,
} from "./typed-text-rules.ts";

/** A typed or copied line, normalized. It may be empty or invisible: `typedText` refuses that. */
export function typedLine(max: number) {
  return z.string().check(z.overwrite(normalizeLine), z.maxLength(max));
}

/** Figures that a person typed or copied, without blanks and dashes. @param count how many there are */
export function typedDigits(count: number) {
  return z.string().check(z.overwrite(normalizeDigits), z.length(count), z.regex(/^\d+$/));
}

/** One visible line: a line break could forge another field of a label. */
export function typedText(max: number) {
  return typedLine(max).check(z.refine(isTypedText));
}

/** Lines of text that a person typed. */
export function typedLines(max: number) {
  return z.string().check(z.overwrite(dropUnseen), z.maxLength(max), z.refine(areTypedLines));
}

/** A line of the configuration: its dashes are those that the owner chose. */
export function configuredText(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.refine(isTypedText));
}
