import type { DeliveryWindow } from "@shop/contract";
import { checkout as texts } from "../texts.ts";
import { longDate, timeOfDay } from "../../../shared/format.ts";
import type { DeliveryDay } from "./window-choice.tsx";

/** Delivery windows by day, in the time zone of the shop, in their order. */
export function deliveryDays(windows: readonly DeliveryWindow[]): DeliveryDay[] {
  return [...Map.groupBy(windows, ({ from }) => longDate(from))].map(([date, ofDay]) => ({
    date,
    windows: ofDay.map(({ id, from, to, label }) => ({
      value: id,
      hours: texts.shipping.hours(timeOfDay(from), timeOfDay(to)),
      label,
    })),
  }));
}
