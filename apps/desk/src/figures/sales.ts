import type { DayFigures, Money } from "@shop/contract";

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** What these days have sold, by all ways of payment together. */
export function salesOf(days: readonly DayFigures[]): Money {
  return sumOf(days.flatMap(({ sales }) => sales.map(({ amount }) => amount)));
}
