import * as z from "zod/mini";
import { contact } from "./contact-config.ts";
import { isLocale, isTimeZone } from "./intl-names.ts";
import { promotion } from "./promotion-config.ts";
import { season } from "./season-config.ts";
import { charge, shippingOption } from "./shipping-config.ts";
import { configuredText } from "../values/typed-text.ts";
import { MAX_GUEST_LINES, MAX_UNITS } from "../values/limits.ts";
import { categoryId, kilograms } from "../values/wire.ts";

/** A line that a shop may leave empty. */
const optionalLine = z.union([z.literal(""), configuredText(200)]);

const percentage = z.int().check(z.gte(0), z.lte(100));

/** Placing an order reads every open order of its account and of its address. */
const MAX_OPEN_ORDERS = 100;
const MAX_OPEN_UNITS = 1_000_000;

/** The longest that an order holds its stock without being accepted: 30 days. */
const MAX_ACCEPT_HOURS = 720;

/** How much may wait at once to be paid or accepted; the maximum is practically no cap. */
const openOrders = z.strictObject({
  orders: z.int().check(z.gte(1), z.lte(MAX_OPEN_ORDERS)),
  units: z.int().check(z.gte(1), z.lte(MAX_OPEN_UNITS)),
});

/** The files that a shop owner edits, as one: amounts in the shop's currency, weights in kilograms. */
export const shopConfig = z.strictObject({
  name: configuredText(60),
  tagline: optionalLine,
  promise: optionalLine,
  locale: z.string().check(z.refine(isLocale)),
  /** IANA name: the days and hours of windows and promotions are those of its clocks. */
  timeZone: z.string().check(z.refine(isTimeZone)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  minimumWeight: kilograms,
  limits: z.strictObject({
    distinctProducts: z.int().check(z.gte(1), z.lte(MAX_GUEST_LINES)),
    unitsPerProduct: z.int().check(z.gte(1), z.lte(MAX_UNITS)),
    pharmacyUnitsPerProduct: z.int().check(z.gte(1), z.lte(MAX_UNITS)),
  }),
  iva: z.strictObject({
    percentage,
    byCategory: z.record(categoryId, percentage),
  }),
  coldChain: z.strictObject({ surchargePerKilogram: charge }),
  delivery: z.strictObject({
    /** How many days after today are offered. */
    daysAhead: z.int().check(z.gte(0), z.lte(30)),
    /** Days on which nothing is delivered. */
    closedOn: z.array(z.iso.date()),
  }),
  /** How long an order that is paid at the door waits for the shop to accept it; 72 hours without it. */
  cashOnDelivery: z.optional(
    z.strictObject({ acceptWithinHours: z.int().check(z.gte(1), z.lte(MAX_ACCEPT_HOURS)) }),
  ),
  /** The limits of orders that wait to be paid or accepted, as they reserve their stock. */
  openOrders: z.optional(z.strictObject({ perAccount: openOrders, perAddress: openOrders })),
  shipping: z.array(shippingOption).check(
    z.minLength(1),
    z.refine((options) => areDifferent(options.map(({ id }) => id))),
  ),
  promotions: z.optional(
    z
      .array(promotion)
      .check(z.refine((promotions) => areDifferent(promotions.map(({ code }) => code.toUpperCase())))),
  ),
  /** How shoppers reach the shop; without it, no screen shows contact details. */
  contact: z.optional(contact),
  /** Categories without food: their products are not suggested to a cart of food that is below the minimum weight. */
  nonFoodCategories: z.optional(z.array(categoryId)),
  /** Shelves of the home screen: the first current one is shown. */
  seasons: z.optional(z.array(season)),
});

export type ShopConfig = z.output<typeof shopConfig>;

function areDifferent(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
