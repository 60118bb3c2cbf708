import { timingSafeEqual } from "node:crypto";

/** Whether two texts are equal, without telling by the time it takes how far they agree. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
