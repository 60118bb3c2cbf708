/** A typed amount in minor units: 2450 of `24.50`. -1, which is no amount, for anything else, `24,50` too. */
export function amountIn(typed: string): number {
  return /^\s*\d+(\.\d{1,2})?\s*$/.test(typed) ? Math.round(Number(typed) * 100) : -1;
}

/** A typed whole number; -1 for anything else. */
export function wholeNumberIn(typed: string): number {
  return /^\s*\d+\s*$/.test(typed) ? Number(typed) : -1;
}
