export interface Clock {
  now: () => number;
  /** Advances by so many ms. */
  pass: (ms: number) => void;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A clock that starts now and advances only on request. */
export function createClock(): Clock {
  let at = Date.now();
  return {
    now: () => at,
    pass: (ms) => {
      at += ms;
    },
  };
}
