/** Runs something when the browser has nothing else to do; Safari, which does not tell, soon. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act, 50);
}
