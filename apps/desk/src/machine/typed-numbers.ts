/** In minor units; -1, which no amount is, unless it is one. A comma is none: `24,50` is no 2450. */
export function amountIn(typed: string): number {
  return /^\s*\d+(\.\d{1,2})?\s*$/.test(typed) ? Math.round(Number(typed) * 100) : -1;
}

/** A whole number; -1 for anything else. */
export function wholeNumberIn(typed: string): number {
  return /^\s*\d+\s*$/.test(typed) ? Number(typed) : -1;
}
