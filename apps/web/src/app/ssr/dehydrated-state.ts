import type { Failure } from "@shop/contract";

/** What the catalogue has answered to one question. */
export type Answer = { value: unknown } | { failure: Failure };

/** By their questions. */
export type DehydratedState = Record<string, Answer>;

/** The id of the element that carries them in a server-rendered page. */
export const ANSWERS = "answers";

/** A call of the catalogue as a text: the same call is the same question. */
export function queryKeyOf(method: string, input: object): string {
  return JSON.stringify([method, input]);
}

/** What this page was drawn from; nothing where it was not drawn. */
export function readDehydratedState(): DehydratedState {
  const text = document.getElementById(ANSWERS)?.textContent;
  // The page and this code are of one build.
  return text ? (JSON.parse(text) as DehydratedState) : {};
}
