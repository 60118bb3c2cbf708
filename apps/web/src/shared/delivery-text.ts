import type { NextDelivery } from "@shop/contract";
import { longDate, shortMoney, timeOfDay, weekday } from "./format.ts";
import { shell } from "./texts.ts";

const texts = shell.delivery;
/** From this many days on, the name of a weekday is ambiguous. */
const DAYS_OF_A_WEEK = 7;

/** The space before the dot does not break, so that no line begins with the dot. */
const BETWEEN = "\u00A0· ";

type Delivery = Omit<NextDelivery, "cheapest" | "pickUp">;

/**
 * The soonest and the cheapest delivery of an order: `Hoy 18–21 h desde $94 · Mañana desde $48 · Recoger gratis`. The
 * second has hours only if both are on one day.
 */
export function deliveryText({ cheapest, pickUp, ...soonest }: NextDelivery): string {
  return [
    priced(soonest, `${dayOf(soonest)} ${hoursOf(soonest)}`),
    ...(cheapest
      ? [
          priced(
            cheapest,
            cheapest.daysAhead === soonest.daysAhead
              ? `${dayOf(cheapest)} ${hoursOf(cheapest)}`
              : dayOf(cheapest),
          ),
        ]
      : []),
    ...(pickUp === undefined ? [] : [pickUp === 0 ? texts.pickUpFree : texts.pickUp(shortMoney(pickUp))]),
  ].join(BETWEEN);
}

function priced({ price }: Delivery, when: string): string {
  return price === 0 ? texts.free(when) : texts.from(when, shortMoney(price));
}

function dayOf({ daysAhead, window }: Delivery): string {
  const todayOrTomorrow = [texts.today, texts.tomorrow][daysAhead];
  return todayOrTomorrow ?? (daysAhead < DAYS_OF_A_WEEK ? weekday(window.from) : longDate(window.from));
}

function hoursOf({ window }: Delivery): string {
  return texts.hours(timeOfDay(window.from), timeOfDay(window.to));
}
