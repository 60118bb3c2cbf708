import { cutText, MAX_QUERY_LENGTH, toSeenLine } from "@shop/contract";
import { query } from "./paths.ts";

/** The words that an address searches for, as they are seen, and as many of them as can be searched for. */
export function searchedWords(params: URLSearchParams): string {
  return cutText(toSeenLine(params.get(query.search) ?? ""), MAX_QUERY_LENGTH).trim();
}
