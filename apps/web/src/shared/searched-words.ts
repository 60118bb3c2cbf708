import { cutText, MAX_QUERY_LENGTH, toVisibleLine } from "@shop/contract";
import { query } from "./paths.ts";

/** The search words of a URL, normalized and limited in number. */
export function searchedWords(params: URLSearchParams): string {
  return cutText(toVisibleLine(params.get(query.search) ?? ""), MAX_QUERY_LENGTH).trim();
}
