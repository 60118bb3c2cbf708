import type { DeliveryWindow, WindowPlan } from "@shop/contract";
import type { ShippingOption, Shop } from "./read-shop.ts";
import { hoursLabel, windowLabel } from "./window-label.ts";
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

/** A window of one day. */
export type PlannedWindow = {
  /** `YYYY-MM-DD` */
  day: string;
  /** Such as "de 9 a 14 h". */
  hours: string;
  /** How many orders it takes; undefined when any number. */
  capacity: number | undefined;
  window: DeliveryWindow;
};

/** What is known of a day beside the configuration. */
export type DeliveryDay = {
  /** Whether staff have closed it. */
  isClosed: boolean;
  /** How many orders its windows have, by `windowKey`. */
  orders: Record<string, number>;
};

/** By the day, `YYYY-MM-DD`. A day that is not there is open, and has no orders. */
export type DeliveryDays = Readonly<Record<string, DeliveryDay>>;

/** Names a window among those of all shipping options. */
export function windowKey(shippingOption: string, windowId: string): string {
  return `${shippingOption}-${windowId}`;
}

/** The day of a window, which its id begins with. */
export function dayOfWindow(windowId: string): string {
  return windowId.slice(0, 10);
}

/** The days that the shop plans for, from today in its time zone. */
export function plannedDays(
  { timeZone, delivery }: Pick<Place, "timeZone" | "delivery">,
  now: Date,
): string[] {
  const today = zoneClock(timeZone).dayAt(now);
  return Array.from({ length: delivery.daysAhead + 1 }, (_, count) => addDays(today, count));
}

/** The last computed windows of a list of plans: they stay the same until the day ends. */
const cachedWindows = new WeakMap<readonly WindowPlan[], { key: string; windows: PlannedWindow[] }>();

/**
 * The windows of an option that can be chosen now, soonest first. Days, hours and cut-offs are in the shop's time zone;
 * at its cut-off, on a closed day, and when it is full a window is closed.
 * @param now by the server's clock: a shopper's own may be wrong
 */
export function openWindows(
  { id, windows }: Pick<ShippingOption, "id" | "windows">,
  place: Place,
  now: Date,
  days: DeliveryDays = {},
): DeliveryWindow[] {
  return plannedWindows(windows, place, now)
    .filter(({ window }) => now.toISOString() < window.closesAt)
    .filter(({ day, window, capacity = Infinity }) => {
      const known = days[day];
      return !known || (!known.isClosed && (known.orders[windowKey(id, window.id)] ?? 0) < capacity);
    })
    .map(({ window }) => window);
}

/**
 * The windows of today and the days after it, open or closed. Cached: every summary needs them for every shipping
 * option, and time zones are slow to compute.
 */
export function plannedWindows(plans: readonly WindowPlan[], place: Place, now: Date): PlannedWindow[] {
  if (plans.length === 0) return [];
  const { locale, timeZone, delivery } = place;
  const days = plannedDays(place, now);
  const key = JSON.stringify([days, timeZone, locale, delivery.closedOn, plans]);
  const cached = cachedWindows.get(plans);
  if (cached?.key === key) return cached.windows;
  const windows = computeWindows(days, plans, place);
  cachedWindows.set(plans, { key, windows });
  return windows;
}

function computeWindows(
  days: readonly string[],
  plans: readonly WindowPlan[],
  { timeZone, delivery, locale }: Place,
): PlannedWindow[] {
  const clock = zoneClock(timeZone);
  return days
    .filter((day) => !delivery.closedOn.includes(day))
    .flatMap((day) => plans.filter((plan) => isOn(plan, day)).map((plan) => ({ day, plan })))
    .map(({ day, plan: { from, to, cutOff, capacity } }) => ({
      day,
      hours: hoursLabel(from, to),
      capacity,
      window: {
        id: `${day}-${from}-${to}`.replaceAll(":", ""),
        label: windowLabel(day, from, to, locale),
        from: clock.momentOf(day, from).toISOString(),
        to: clock.momentOf(day, to).toISOString(),
        closesAt: clock.momentOf(addDays(day, -cutOff.daysBefore), cutOff.at).toISOString(),
      },
    }))
    .toSorted(({ window: one }, { window: other }) =>
      compare(`${one.from} ${one.to}`, `${other.from} ${other.to}`),
    );
}

function isOn({ days }: WindowPlan, day: string): boolean {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return days === undefined || days.some((each) => each === weekday);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
