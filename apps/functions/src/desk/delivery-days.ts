import {
  dayLabel,
  plannedDays,
  plannedWindows,
  windowKey,
  type DeliveryDay,
  type Shop,
} from "@shop/commerce";
import { FailureError, type DeskDay } from "@shop/contract";
import type { HandlerDeps } from "../call/handler.ts";
import { readDays } from "../documents/delivery-days.ts";
import { logChange } from "./log-change.ts";
import type { StaffHandler } from "./require-staff.ts";

/** The coming days with their windows, and how many orders each has. */
export function listDeliveryDays({ store, shop, now }: HandlerDeps): StaffHandler<"listDeliveryDays"> {
  return async () => {
    const at = now();
    const known = await readDays(store, plannedDays(shop, at));
    return { days: openableDays(shop, at).map((day) => toDeskDay(day, known[day], shop, at)) };
  };
}

/**
 * Closes a day, or opens it again. The day and the entry in the log are one transaction.
 * @throws FailureError 422 `day` that shoppers cannot choose anyway
 */
export function changeDeliveryDay({
  store,
  shop,
  now,
  newId,
}: HandlerDeps): StaffHandler<"changeDeliveryDay"> {
  return async ({ day, isClosed }, staff) => {
    const at = now();
    if (!openableDays(shop, at).includes(day)) throw new FailureError({ id: 422, field: "day" });
    return store.transaction(async (tx) => {
      const before = (await tx.get("deliveryDays", day)) ?? { isClosed: false, orders: {} };
      const after = { ...before, isClosed };
      if (before.isClosed !== isClosed) {
        tx.set("deliveryDays", day, after);
        logChange(tx, newId(), staff, {
          at: at.toISOString(),
          method: "changeDeliveryDay",
          subject: dayLabel(day, shop.locale),
          before: stateOf(before),
          after: stateOf(after),
        });
      }
      return toDeskDay(day, after, shop, at);
    });
  };
}

/** The coming days that the configuration leaves open. */
function openableDays(shop: Shop, at: Date): string[] {
  return plannedDays(shop, at).filter((day) => !shop.delivery.closedOn.includes(day));
}

function toDeskDay(day: string, known: DeliveryDay | undefined, shop: Shop, at: Date): DeskDay {
  const windows = shop.shipping.flatMap(({ id, name, windows: plans }) =>
    plannedWindows(plans, shop, at)
      .filter((planned) => planned.day === day)
      .map(({ window, hours, capacity }) => {
        const key = windowKey(id, window.id);
        const orders = known?.orders[key] ?? 0;
        return { id: key, option: name, hours, orders, ...(capacity !== undefined && { capacity }) };
      }),
  );
  return { day, name: dayLabel(day, shop.locale), isClosed: known?.isClosed ?? false, windows };
}

/** For the log. */
function stateOf({ isClosed }: DeliveryDay): string {
  return isClosed ? "cerrado" : "abierto";
}
