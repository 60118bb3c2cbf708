/**
 * A visible character: fillers, zero-width characters and isolated accents make a label that looks empty. The five
 * listed ones are letters or symbols in Unicode, but invisible.
 */
const VISIBLE =
  /(?!\p{Default_Ignorable_Code_Point}|[\u2800\ufffc\u{13441}\u{13442}\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * No lone surrogate, which UTF-8 cannot encode, no control character or line break, and no Bidi_Control, which reorders
 * the parts of a label.
 */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;

/** The same, but for the line breaks and the tabs of a text area. */
const LINES = /^(?:[^\p{Cc}\p{Cs}\p{Bidi_Control}]|[\n\r\t])*$/u;

/** The distance of a full-width character from the plain one. */
const FULL_WIDTH = 0xff01 - 0x21;

/** A lone surrogate at the cut of a text. */
const CUT = /[\uD800-\uDBFF]$/;

/** Cuts a text: at most so many UTF-16 units, and no lone surrogate. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(CUT, "");
}

/**
 * Invisible characters. The group, which stays as `$1`, is an emoji with those that change it: they choose its colour
 * (U+FE0F), join two (U+200D, as in a family), or name the country of a flag (U+E0020 to U+E007F).
 */
const UNSEEN =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}](?:\ufe0f?\u200d(?=\p{Extended_Pictographic})|\ufe0f)|\u{1f3f4}[\u{e0020}-\u{e007f}]+)|\p{Default_Ignorable_Code_Point}/gu;

/** Lines of text without invisible and bidirectional control characters; trimmed. */
export function dropUnseen(text: string): string {
  return text.replace(UNSEEN, "$1").trim();
}

/** A line without invisible and bidirectional control characters, and with single spaces. */
export function toVisibleLine(text: string): string {
  const line = dropUnseen(text.replace(/(?!\s)[\p{Cc}\p{Cs}]/gu, "")).replace(/\s+/g, " ");
  return isVisible(line) ? line : "";
}

/**
 * Normalizes a typed or copied line. Contacts, messages, PDFs and keyboards add invisible characters, no-break spaces,
 * several dashes, and full-width digits and letters; each becomes its plain form.
 */
export function normalizeLine(text: string): string {
  const line = text
    .replace(/\p{Zs}/gu, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH));
  return dropUnseen(line);
}

/** The digits of a code or a postal code, which may contain blanks and dashes. */
export function normalizeDigits(text: string): string {
  return normalizeLine(text).replace(/[\s-]/g, "");
}

/** Whether a text has a visible character. */
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
