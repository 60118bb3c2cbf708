import type { DeliveryWindow } from "@shop/contract";
import { checkout as texts } from "../texts.ts";
import { longDate, timeOfDay } from "../../../shared/format.ts";
import type { DeliveryDay } from "./window-choice.tsx";

/** Windows by their day, both as the shop's clocks show them, in the order in which they come. */
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
