import * as z from "zod/mini";
import { configuredText } from "../values/typed-text.ts";
import { decimalMoney, kilograms } from "../values/wire.ts";

/** The names of the days in a shop's file, Sunday first, as `Date` counts them. */
const WEEKDAYS = ["domingo", "lunes", "martes", "miercoles", "jueves", "viernes", "sabado"] as const;

/** A time of day with two digits each, so that times compare as text. */
const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { abort: true }));

/** A time in which an option delivers, on each of its days. */
const windowPlan = z
  .strictObject({
    /** Every day without it. */
    days: z.optional(z.array(z.enum(WEEKDAYS)).check(z.minLength(1))),
    from: timeOfDay,
    to: timeOfDay,
    /** Until when one can choose it: so many days before, at this time. */
    cutOff: z.strictObject({ daysBefore: z.int().check(z.gte(0), z.lte(14)), at: timeOfDay }),
    /** How many orders it takes on a day; any number without it. */
    capacity: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  })
  .check(
    z.refine(({ from, to }) => from < to, { path: ["to"] }),
    // On its own day a window can be chosen until it ends at the latest.
    z.refine(({ to, cutOff }) => cutOff.daysBefore > 0 || cutOff.at <= to, { path: ["cutOff"] }),
  );
export type WindowPlan = z.output<typeof windowPlan>;

/** The price of an option, or of a kilogram: times a full cart it stays a safe integer of minor units. */
export const charge = decimalMoney.check(z.lte(100_000));

/** The price of a cart of up to so many kilograms. */
const rate = z.strictObject({ upTo: kilograms.check(z.gt(0, { abort: true })), price: charge });

/** A way to receive an order. */
export const shippingOption = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  name: configuredText(60),
  /** When it arrives, in a few words. */
  window: configuredText(120),
  /** Whether the cold chain is kept. */
  keepsCold: z.boolean(),
  /** Whether the shopper picks the order up, so that it is never shipped. */
  pickUp: z.optional(z.boolean()),
  /** How the postal codes begin to which it delivers; without it, anywhere. */
  postalCodes: z.optional(z.array(z.string().check(z.regex(/^\d{1,5}$/))).check(z.minLength(1))),
  /** By weight, lightest first. */
  rates: z.array(rate).check(
    z.minLength(1),
    z.refine((rates) => rates.every(({ upTo }, index) => upTo > (rates[index - 1]?.upTo ?? 0))),
  ),
  /** For each started kilogram beyond the last rate; without it, the option is not available for a heavier cart. */
  perExtraKilogram: z.optional(charge),
  /** None when the shopper does not choose a time. */
  windows: z
    .array(windowPlan)
    .check(
      z.refine((plans) =>
        plans.every((plan, index) => plans.slice(0, index).every((other) => !areAlike(plan, other))),
      ),
    ),
});

/** Two windows of one day with the same hours could not be distinguished. */
function areAlike(one: WindowPlan, other: WindowPlan): boolean {
  const days: readonly string[] = other.days ?? WEEKDAYS;
  return (
    one.from === other.from && one.to === other.to && (one.days ?? WEEKDAYS).some((day) => days.includes(day))
  );
}
