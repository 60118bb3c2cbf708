import type { Suggestion } from "@shop/contract";

/** An option below the search box. */
export type SearchOption = { kind: "recent"; text: string } | Suggestion;

/** The text of the box, and the sources of its options. */
type SearchBox = { text: string; suggestions: Suggestion[]; recent: string[] };

/** The options: former searches while nothing is typed, else the suggestions. */
export function optionsOf({ text, suggestions, recent }: SearchBox): SearchOption[] {
  return text.trim() === "" ? recent.map((each) => ({ kind: "recent", text: each })) : suggestions;
}

/**
 * The option that an arrow key reaches: the text counts as one more option, before the first and after the last.
 * @param active the option reached last; null in the text
 */
export function movedBy(active: number | null, by: 1 | -1, count: number): number | null {
  const place = (active ?? -1) + by;
  if (place === -1 || place >= count) return null;
  // Up from the text: to the last option, if there is any.
  return place < -1 ? (count === 0 ? null : count - 1) : place;
}
