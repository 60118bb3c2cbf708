import type { HydrationState } from "react-router";
import type { Snapshot } from "xstate";

/** What a server-rendered page brings for the browser: its machines as they were, and what its routes have loaded. */
export type ServerState = {
  snapshot: Snapshot<unknown>;
  /** Null in a skeleton: the browser has its routes load. */
  loaderData: NonNullable<HydrationState["loaderData"]> | null;
};

const ID = "server-state";

/** As an element of the page: its text is data, which no policy holds back. */
export function writeServerState(state: ServerState): string {
  const json = JSON.stringify(state).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/**
 * Null for a page that was sent empty, and for a rendered one that the browser shows again from its cache without having
 * asked: its prices may be of another day, so everything is asked anew. Also for one that the browser has translated,
 * where React would not find the words that it hydrates.
 */
export function readServerState(): ServerState | null {
  const json = document.getElementById(ID)?.textContent;
  const [load] = performance.getEntriesByType("navigation");
  const isFromCache = load instanceof PerformanceNavigationTiming && load.transferSize === 0;
  if (!json) return null;
  const isTranslated = document.body.querySelector("font") !== null;
  // The page and this code are of one build.
  const state = JSON.parse(json) as ServerState;
  return isTranslated || (state.loaderData && isFromCache) ? null : state;
}
