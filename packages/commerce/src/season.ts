import type { Shop } from "./read-shop.ts";
import { zoneClock } from "./zone-clock.ts";

export type Season = NonNullable<Shop["seasons"]>[number];

/**
 * The seasonal shelf of the home screen: the first in the configuration whose days (`YYYY-MM-DD`, both included) contain
 * today in the shop's time zone.
 */
export function seasonAt(
  { seasons = [], timeZone }: Pick<Shop, "seasons" | "timeZone">,
  now: Date,
): Season | undefined {
  const today = zoneClock(timeZone).dayAt(now);
  return seasons.find(({ from, to }) => from <= today && today <= to);
}
