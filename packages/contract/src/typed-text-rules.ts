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

/** Half of a character, where a text was cut. */
const CUT = /[\uD800-\uDBFF]$/;

/** The beginning of a text: at most so many UTF-16 units, and no half of a character. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(CUT, "");
}

/** Nothing to see, but after an emoji: there they say its colour, or join it with the next to one sign. */
const UNSEEN =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}](?:\ufe0f?\u200d(?=\p{Extended_Pictographic})|\ufe0f))|(?!\s)[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** A line as it is seen: without what is drawn as nothing or changes the order, and with single spaces. */
export function toSeenLine(text: string): string {
  const line = text.replace(UNSEEN, "$1").replace(/\s+/g, " ").trim();
  return isVisible(line) ? line : "";
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
