import type { DeliveryWindow, WindowPlan } from "@shop/contract";
import type { Shop } from "./read-shop.ts";
import { windowLabel } from "./window-label.ts";
import { addDays, zoneClock } from "./zone-clock.ts";

/** As `Date` counts them, from Sunday. */
const WEEKDAYS: readonly NonNullable<WindowPlan["days"]>[number][] = [
  "domingo",
  "lunes",
  "martes",
  "miercoles",
  "jueves",
  "viernes",
  "sabado",
];

/** What the windows of a list of plans depend on, besides the day. */
type Place = Pick<Shop, "timeZone" | "delivery" | "locale">;

/** The last computed windows of a list of plans: they stay the same until the day ends. */
const cachedWindows = new WeakMap<readonly WindowPlan[], { key: string; windows: DeliveryWindow[] }>();

/**
 * The windows that can be chosen now, soonest first. Days, hours and cut-offs are in the shop's time zone; at its
 * cut-off a window is closed.
 * @param now by the server's clock: a shopper's own may be wrong
 */
export function openWindows(plans: readonly WindowPlan[], place: Place, now: Date): DeliveryWindow[] {
  if (plans.length === 0) return [];
  const today = zoneClock(place.timeZone).dayAt(now);
  return windowsFrom(today, plans, place).filter(({ closesAt }) => now.toISOString() < closesAt);
}

/** Cached: every summary needs them for every shipping option, and time zones are slow to compute. */
function windowsFrom(today: string, plans: readonly WindowPlan[], place: Place): DeliveryWindow[] {
  const { timeZone, locale, delivery } = place;
  const key = JSON.stringify([today, timeZone, locale, delivery.daysAhead, delivery.closedOn, plans]);
  const cached = cachedWindows.get(plans);
  if (cached?.key === key) return cached.windows;
  const windows = computeWindows(today, plans, place);
  cachedWindows.set(plans, { key, windows });
  return windows;
}

/** The windows of a day and the days after it, open or closed. */
function computeWindows(
  today: string,
  plans: readonly WindowPlan[],
  { timeZone, delivery, locale }: Place,
): DeliveryWindow[] {
  const clock = zoneClock(timeZone);
  const days = Array.from({ length: delivery.daysAhead + 1 }, (_, count) => addDays(today, count));
  return days
    .filter((day) => !delivery.closedOn.includes(day))
    .flatMap((day) => plans.filter((plan) => isOn(plan, day)).map((plan) => ({ day, plan })))
    .map(({ day, plan: { from, to, cutOff } }) => ({
      id: `${day}-${from}-${to}`.replaceAll(":", ""),
      label: windowLabel(day, from, to, locale),
      from: clock.momentOf(day, from).toISOString(),
      to: clock.momentOf(day, to).toISOString(),
      closesAt: clock.momentOf(addDays(day, -cutOff.daysBefore), cutOff.at).toISOString(),
    }))
    .toSorted((one, other) => compare(`${one.from} ${one.to}`, `${other.from} ${other.to}`));
}

function isOn({ days }: WindowPlan, day: string): boolean {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return days === undefined || days.some((each) => each === weekday);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
