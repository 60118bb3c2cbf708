export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A clock that starts now and advances only on request. */
export function createClock() {
  let at = Date.now();
  return {
    now: () => at,
    /** Advances by so many ms. */
    pass: (ms: number) => {
      at += ms;
    },
  };
}
