import type { HydrationState } from "react-router";
import type { Snapshot } from "xstate";

/** The state of a server-rendered page for the browser: the machines' snapshot and the routes' loader data. */
export type ServerState = {
  snapshot: Snapshot<unknown>;
  /** Null in a skeleton: the browser runs the loaders. */
  loaderData: NonNullable<HydrationState["loaderData"]> | null;
};

const ID = "server-state";

/** Writes the state as a `script` element of type JSON, which the content security policy does not block. */
export function writeServerState(state: ServerState): string {
  const json = JSON.stringify(state).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/**
 * Null for an empty page, and for a rendered one that the browser restored from its cache without a request: its prices
 * may be outdated, so everything is loaded anew. Also for one that the browser has translated, where React would not
 * find the text that it hydrates.
 */
export function readServerState(): ServerState | null {
  const json = document.getElementById(ID)?.textContent;
  const [load] = performance.getEntriesByType("navigation");
  const isFromCache = load instanceof PerformanceNavigationTiming && load.transferSize === 0;
  if (!json) return null;
  // A browser's translator wraps text in `font`.
  const isTranslated = document.body.querySelector("font") !== null;
  // The page and this code are from the same build, so the type holds.
  const state = JSON.parse(json) as ServerState;
  return isTranslated || (state.loaderData && isFromCache) ? null : state;
}
