import type { HydrationQueue } from "../../shared/hydrate-later.tsx";

/** Input of the shopper and navigations: any part of the page may be needed for them. */
const ACTS = ["pointerdown", "click", "keydown", "focusin", "input", "change", "submit", "popstate"];

/**
 * Hydrates the parts of a page one after another while the browser is idle, and all as soon as the shopper acts: React
 * hydrates the target of an event at once, so that none is lost.
 */
export function createHydrationQueue(): { wait: HydrationQueue; start: () => void } {
  const turns = new Map<string, PromiseWithResolvers<void>>();
  const passed = new Set<string>();
  const acts = new AbortController();
  const pass = (id: string, { resolve }: PromiseWithResolvers<void>) => {
    turns.delete(id);
    passed.add(id);
    resolve();
  };
  const end = () => {
    acts.abort();
    for (const [id, turn] of turns) pass(id, turn);
  };
  const next = () => {
    const [first] = turns;
    if (!first) return end();
    pass(...first);
    whenIdle(next);
  };
  // Fires before React's own listeners, which are on an element.
  for (const act of ACTS) addEventListener(act, end, { capture: true, signal: acts.signal });
  return {
    wait: (id) => {
      if (acts.signal.aborted || passed.has(id)) return null;
      const turn = turns.get(id) ?? Promise.withResolvers<void>();
      turns.set(id, turn);
      return turn.promise;
    },
    start: () => whenIdle(next),
  };
}

/** Runs a callback when the browser is idle; soon in Safari, which lacks `requestIdleCallback`. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act, 50);
}
