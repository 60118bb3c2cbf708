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

/**
 * The windows that can be chosen now, soonest first. Days, hours and cut-offs are those of the shop's clocks;
 * at its cut-off a window is closed.
 * @param now by the server's clock: a shopper's own may be wrong
 */
export function openWindows(
  plans: readonly WindowPlan[],
  { timeZone, delivery, locale }: Pick<Shop, "timeZone" | "delivery" | "locale">,
  now: Date,
): DeliveryWindow[] {
  if (plans.length === 0) return [];
  const clock = zoneClock(timeZone);
  const today = clock.dayAt(now);
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
    .filter(({ closesAt }) => now.toISOString() < closesAt)
    .toSorted((one, other) => compare(`${one.from} ${one.to}`, `${other.from} ${other.to}`));
}

function isOn({ days }: WindowPlan, day: string): boolean {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return days === undefined || days.some((each) => each === weekday);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
