import * as z from "zod/mini";

/** Something that can be seen: nothing, letters without width, and accents on nothing make a label that looks empty. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** No half of a character, which UTF-8 cannot write, and nothing that steers a terminal or breaks a line of a label. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** The same, but for the line breaks and the tabs of a text area. */
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** A line of text that a person typed: trimmed, one line, so that it cannot forge another field of a label. */
export function typedText(most: number) {
  return z.string().check(z.trim(), z.maxLength(most), z.regex(ONE_LINE), z.regex(VISIBLE));
}

/** Lines of text that a person typed: trimmed. */
export function typedLines(most: number) {
  return z.string().check(z.trim(), z.maxLength(most), z.regex(LINES), z.regex(VISIBLE));
}
