export interface Clock {
  now: () => number;
  /** Goes on by so many ms. */
  pass: (ms: number) => void;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A clock that starts at the present and goes on only when asked. */
export function createClock(): Clock {
  let at = Date.now();
  return {
    now: () => at,
    pass: (ms) => {
      at += ms;
    },
  };
}
