/**
 * Something that can be seen: nothing, fillers, characters without width and accents on nothing make a label that looks
 * empty. The five signs are letters or symbols to Unicode, and drawn as nothing.
 */
const VISIBLE =
  /(?!\p{Default_Ignorable_Code_Point}|[\u2800\ufffc\u{13441}\u{13442}\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * No half of a character, which UTF-8 cannot write, nothing that steers a terminal or breaks a line of a label, and no
 * Bidi_Control, which shows the parts of a label in another order.
 */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;

/** The same, but for the line breaks and the tabs of a text area. */
const LINES = /^(?:[^\p{Cc}\p{Cs}\p{Bidi_Control}]|[\n\r\t])*$/u;

/** How far a sign of full width is from the plain one. */
const FULL_WIDTH = 0xff01 - 0x21;

/** Half of a character, where a text was cut. */
const CUT = /[\uD800-\uDBFF]$/;

/** The beginning of a text: at most so many UTF-16 units, and no half of a character. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(CUT, "");
}

/** Nothing to see, but after an emoji: there they say its colour or country, or join it with the next to one sign. */
const UNSEEN =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}](?:\ufe0f?\u200d(?=\p{Extended_Pictographic})|\ufe0f)|\u{1f3f4}[\u{e0020}-\u{e007f}]+)|\p{Default_Ignorable_Code_Point}/gu;

/** Lines of text without what is drawn as nothing or changes the order of what is seen; trimmed. */
export function dropUnseen(text: string): string {
  return text.replace(UNSEEN, "$1").trim();
}

/** A line as it is seen: without what is drawn as nothing or changes the order, and with single spaces. */
export function toSeenLine(text: string): string {
  const line = dropUnseen(text.replace(/(?!\s)[\p{Cc}\p{Cs}]/gu, "")).replace(/\s+/g, " ");
  return isVisible(line) ? line : "";
}

/**
 * A line as the person who typed or copied it means it. Contacts, messages, PDFs and keyboards bring signs that nobody sees,
 * blanks that do not break, dashes of several lengths, and figures and letters of full width; each becomes its plain one.
 */
export function normalizeLine(text: string): string {
  const line = text
    .replace(/\p{Zs}/gu, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH));
  return dropUnseen(line);
}

/** The figures of a code or a postal code, which may be written with blanks and dashes. */
export function normalizeDigits(text: string): string {
  return normalizeLine(text).replace(/[\s-]/g, "");
}

/** Whether there is anything to see in a text. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether this may be a line of text that a person typed. */
export function isTypedText(text: string): boolean {
  return ONE_LINE.test(text) && isVisible(text);
}

/** Whether these may be lines of text that a person typed. */
export function areTypedLines(text: string): boolean {
  return LINES.test(text) && isVisible(text);
}
