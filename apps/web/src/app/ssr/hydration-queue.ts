import type { HydrationQueue } from "../../shared/hydrate-later.tsx";

/** What a shopper does, and what leads to another screen: any part of the page may be needed for it. */
const ACTS = ["pointerdown", "click", "keydown", "focusin", "input", "change", "submit", "popstate"];

/**
 * Lets the parts of a page be hydrated one after another, each when the browser has nothing else to do, and all as soon
 * as the shopper acts: React hydrates at once what an event is for, so that none is lost.
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
  // Before React's own listeners, which are on an element.
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

/** Runs something when the browser has nothing else to do; Safari, which does not tell, soon. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act, 50);
}
